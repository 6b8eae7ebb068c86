//! The net's arithmetic, as wide as the processor can: chosen when a net is read, the same numbers everywhere.
//!
//! What is written here is the reference; `x86` compiles the same code for wider registers, and it and `neon` write out by
//! hand only the products of bytes, for which processors have instructions that compilers do not find.

#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(target_arch = "x86_64")]
mod x86;

use super::accumulator::Sums;
use super::network::Stack;
use super::{HIDDEN_1, HIDDEN_2, INPUTS, WIDTH};

/// Something that begins on a line of the cache, where wide registers like to load.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Lined<T>(pub(super) T);

/// Which instructions to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kernel {
    /// What every processor has.
    Reference,
    /// Registers of 16 bytes, on Arm.
    #[cfg(target_arch = "aarch64")]
    Neon,
    /// Registers of 32 bytes.
    #[cfg(target_arch = "x86_64")]
    Avx2(x86::Avx2),
    /// Registers of 64 bytes, with dot products of bytes.
    #[cfg(target_arch = "x86_64")]
    Avx512(x86::Avx512),
}

/// Calls the same function of the kernel chosen.
macro_rules! dispatch {
    ($kernel:expr, $function:ident($($argument:expr),*)) => {
        match $kernel {
            Kernel::Reference => reference::$function($($argument),*),
            #[cfg(target_arch = "aarch64")]
            Kernel::Neon => neon::$function($($argument),*),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2(kernel) => kernel.$function($($argument),*),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512(kernel) => kernel.$function($($argument),*),
        }
    };
}

impl Kernel {
    /// Every kernel that this processor can run, the slowest first.
    pub(super) fn all() -> Vec<Kernel> {
        #[allow(unused_mut, reason = "only the reference exists on other processors")]
        let mut kernels = vec![Kernel::Reference];
        #[cfg(target_arch = "aarch64")]
        kernels.push(Kernel::Neon);
        #[cfg(target_arch = "x86_64")]
        {
            kernels.extend(x86::Avx2::detect().map(Kernel::Avx2));
            kernels.extend(x86::Avx512::detect().map(Kernel::Avx512));
        }
        kernels
    }

    /// The fastest.
    pub(super) fn detect() -> Kernel {
        Kernel::all().pop().unwrap_or(Kernel::Reference)
    }

    /// `sums = bias` and all rows.
    #[inline]
    pub(super) fn gather(self, bias: &Sums, rows: &[&Sums], sums: &mut Sums) {
        dispatch!(self, gather(bias, rows, sums));
    }

    /// `after = before - gone + come`.
    #[inline]
    pub(super) fn change_one(self, before: &Sums, gone: &Sums, come: &Sums, after: &mut Sums) {
        dispatch!(self, change_one(before, gone, come, after));
    }

    /// `after = before - gone + come`, two of each.
    #[inline]
    pub(super) fn change_two(self, before: &Sums, gone: [&Sums; 2], come: [&Sums; 2], after: &mut Sums) {
        dispatch!(self, change_two(before, gone, come, after));
    }

    /// The last layer's sum.
    #[inline]
    pub(super) fn forward(self, stack: &Stack, own: &Sums, other: &Sums) -> i32 {
        dispatch!(self, forward(stack, own, other))
    }
}

/// Inputs of the second layer.
type Activations = Lined<[u8; INPUTS]>;

pub(super) mod reference {
    //! In plain Rust.

    use super::{Activations, HIDDEN_1, HIDDEN_2, INPUTS, Lined, Stack, Sums, WIDTH};

    #[inline(always)]
    pub(in super::super) fn gather(bias: &Sums, rows: &[&Sums], sums: &mut Sums) {
        /// So many sums stay in registers while the rows go by.
        const AT_ONCE: usize = 128;
        for start in (0..WIDTH).step_by(AT_ONCE) {
            let mut part = [0; AT_ONCE];
            part.copy_from_slice(&bias.0[start..start + AT_ONCE]);
            for row in rows {
                for (sum, weight) in part.iter_mut().zip(&row.0[start..start + AT_ONCE]) {
                    *sum = i16::wrapping_add(*sum, *weight);
                }
            }
            sums.0[start..start + AT_ONCE].copy_from_slice(&part);
        }
    }

    #[inline(always)]
    pub(in super::super) fn change_one(before: &Sums, gone: &Sums, come: &Sums, after: &mut Sums) {
        for i in 0..WIDTH {
            after.0[i] = before.0[i].wrapping_sub(gone.0[i]).wrapping_add(come.0[i]);
        }
    }

    #[inline(always)]
    pub(in super::super) fn change_two(before: &Sums, gone: [&Sums; 2], come: [&Sums; 2], after: &mut Sums) {
        for i in 0..WIDTH {
            let less = before.0[i].wrapping_sub(gone[0].0[i]).wrapping_sub(gone[1].0[i]);
            after.0[i] = less.wrapping_add(come[0].0[i]).wrapping_add(come[1].0[i]);
        }
    }

    /// The sums between 0 and 1 (255), squared, on a scale of 127.
    #[inline(always)]
    pub(in super::super) fn activate(own: &Sums, other: &Sums, out: &mut Activations) {
        let (first, second) = out.0.split_at_mut(WIDTH);
        for (sums, out) in [(own, first), (other, second)] {
            for (sum, out) in sums.0.iter().zip(out) {
                let clamped = (*sum).clamp(0, 255) as u16;
                *out = (clamped.wrapping_mul(clamped) >> 9) as u8;
            }
        }
    }

    /// The second layer's outputs, plain and squared, on a scale of 127.
    #[inline(always)]
    pub(in super::super) fn activate_hidden(sums: &[i32; HIDDEN_1]) -> Lined<[u8; HIDDEN_2]> {
        let mut out = Lined([0; HIDDEN_2]);
        for (i, sum) in sums.iter().enumerate() {
            // Beyond this the square is at its end anyhow, and it still fits.
            let near = (*sum).clamp(-16_384, 16_384);
            out.0[i] = (sum >> 6).clamp(0, 127) as u8;
            out.0[i + HIDDEN_1] = ((near * near) >> 19).min(127) as u8;
        }
        out
    }

    /// The last layer.
    #[inline(always)]
    pub(in super::super) fn finish(stack: &Stack, sums: &[i32; HIDDEN_2]) -> i32 {
        let weighted = |(sum, weight): (&i32, &i16)| (sum >> 6).clamp(0, 127) * i32::from(*weight);
        sums.iter().zip(&stack.weights_3).map(weighted).sum::<i32>() + stack.bias_3
    }

    pub(in super::super) fn forward(stack: &Stack, own: &Sums, other: &Sums) -> i32 {
        let mut inputs = Lined([0; INPUTS]);
        activate(own, other, &mut inputs);
        let hidden = activate_hidden(&affine(&inputs.0, &stack.weights_1.0, &stack.bias_1.0));
        finish(stack, &affine(&hidden.0, &stack.weights_2.0, &stack.bias_2.0))
    }

    fn affine<const OUT: usize>(inputs: &[u8], weights: &[[[i8; 4]; OUT]], bias: &[i32; OUT]) -> [i32; OUT] {
        let mut sums = *bias;
        for (four, weights) in inputs.as_chunks::<4>().0.iter().zip(weights) {
            for (sum, weights) in sums.iter_mut().zip(weights) {
                let products = four.iter().zip(weights).map(|(input, weight)| i32::from(*input) * i32::from(*weight));
                *sum += products.sum::<i32>();
            }
        }
        sums
    }
}
