//! For processors with AVX2, or AVX-512 and its dot products (VNNI).
//!
//! A value of [`Avx2`] or [`Avx512`] exists only where the processor has the instructions: that is what makes the calls
//! sound. Activations end at 127, so that two products of bytes always fit into sixteen bits.

#![allow(unsafe_code, reason = "instructions that not every processor has")]

use super::super::{HIDDEN_1, HIDDEN_2, INPUTS};
use super::{Lined, Stack, Sums, reference};
use std::arch::x86_64::*;

/// The functions of [`super::Kernel`] for one set of instructions, given how it multiplies bytes in `products`, which it
/// has in a module of its own.
macro_rules! kernel {
    ($(#[$doc:meta])* $kernel:ident, $module:ident, $features:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(in super::super) struct $kernel(());

        impl $kernel {
            #[inline(always)]
            pub(super) fn gather(self, bias: &Sums, rows: &[&Sums], sums: &mut Sums) {
                #[target_feature(enable = $features)]
                fn wide(bias: &Sums, rows: &[&Sums], sums: &mut Sums) {
                    reference::gather(bias, rows, sums);
                }
                // SAFETY: `self` exists only where the processor has these instructions.
                unsafe { wide(bias, rows, sums) }
            }

            #[inline(always)]
            pub(super) fn change_one(self, before: &Sums, gone: &Sums, come: &Sums, after: &mut Sums) {
                #[target_feature(enable = $features)]
                fn wide(before: &Sums, gone: &Sums, come: &Sums, after: &mut Sums) {
                    reference::change_one(before, gone, come, after);
                }
                // SAFETY: `self` exists only where the processor has these instructions.
                unsafe { wide(before, gone, come, after) }
            }

            #[inline(always)]
            pub(super) fn change_two(self, before: &Sums, gone: [&Sums; 2], come: [&Sums; 2], after: &mut Sums) {
                #[target_feature(enable = $features)]
                fn wide(before: &Sums, gone: [&Sums; 2], come: [&Sums; 2], after: &mut Sums) {
                    reference::change_two(before, gone, come, after);
                }
                // SAFETY: `self` exists only where the processor has these instructions.
                unsafe { wide(before, gone, come, after) }
            }

            #[inline(always)]
            pub(super) fn forward(self, stack: &Stack, own: &Sums, other: &Sums) -> i32 {
                #[target_feature(enable = $features)]
                fn wide(stack: &Stack, own: &Sums, other: &Sums) -> i32 {
                    let mut inputs = Lined([0; INPUTS]);
                    reference::activate(own, other, &mut inputs);
                    let sums = $module::affine_1(&inputs.0, &stack.weights_1.0, &stack.bias_1.0);
                    let hidden = reference::activate_hidden(&sums);
                    reference::finish(stack, &$module::affine_2(&hidden.0, &stack.weights_2.0, &stack.bias_2.0))
                }
                // SAFETY: `self` exists only where the processor has these instructions.
                unsafe { wide(stack, own, other) }
            }
        }
    };
}

kernel!(
    /// Proof that the processor has AVX2.
    Avx2,
    avx2,
    "avx2"
);

kernel!(
    /// Proof that the processor has AVX-512 with bytes and words, and VNNI.
    Avx512,
    avx512,
    "avx512f,avx512bw,avx512vnni"
);

impl Avx2 {
    pub(super) fn detect() -> Option<Avx2> {
        is_x86_feature_detected!("avx2").then_some(Avx2(()))
    }
}

impl Avx512 {
    pub(super) fn detect() -> Option<Avx512> {
        let all = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vnni");
        all.then_some(Avx512(()))
    }
}

/// Four bytes as one number, to be repeated over a register.
#[inline(always)]
fn four(bytes: &[u8; 4]) -> i32 {
    i32::from_le_bytes(*bytes)
}

mod avx2 {
    use super::*;

    #[target_feature(enable = "avx2")]
    pub(super) fn affine_1(
        inputs: &[u8; INPUTS],
        weights: &[[[i8; 4]; HIDDEN_1]; INPUTS / 4],
        bias: &[i32; HIDDEN_1],
    ) -> [i32; HIDDEN_1] {
        affine::<HIDDEN_1, { HIDDEN_1 / 8 }>(inputs, weights, bias)
    }

    #[target_feature(enable = "avx2")]
    pub(super) fn affine_2(
        inputs: &[u8; HIDDEN_2],
        weights: &[[[i8; 4]; HIDDEN_2]; HIDDEN_2 / 4],
        bias: &[i32; HIDDEN_2],
    ) -> [i32; HIDDEN_2] {
        affine::<HIDDEN_2, { HIDDEN_2 / 8 }>(inputs, weights, bias)
    }

    /// `OUT` sums in `REGISTERS` of eight.
    #[target_feature(enable = "avx2")]
    fn affine<const OUT: usize, const REGISTERS: usize>(
        inputs: &[u8],
        weights: &[[[i8; 4]; OUT]],
        bias: &[i32; OUT],
    ) -> [i32; OUT] {
        const { assert!(REGISTERS * 8 == OUT) }
        let mut sums = [_mm256_setzero_si256(); REGISTERS];
        let ones = _mm256_set1_epi16(1);
        for (input, weights) in inputs.as_chunks::<4>().0.iter().zip(weights) {
            let input = _mm256_set1_epi32(four(input));
            for (sum, weights) in sums.iter_mut().zip(weights.as_chunks::<8>().0) {
                // SAFETY: eight times four bytes are the 32 that are read; no alignment is asked for.
                let weights = unsafe { _mm256_loadu_si256(weights.as_ptr().cast()) };
                let pairs = _mm256_maddubs_epi16(input, weights);
                *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(pairs, ones));
            }
        }
        let mut out = *bias;
        for (out, sum) in out.as_chunks_mut::<8>().0.iter_mut().zip(sums) {
            let mut eight = [0; 8];
            // SAFETY: eight numbers of four bytes are the 32 that are written; no alignment is asked for.
            unsafe { _mm256_storeu_si256(eight.as_mut_ptr().cast(), sum) };
            out.iter_mut().zip(eight).for_each(|(out, sum)| *out += sum);
        }
        out
    }
}

mod avx512 {
    use super::*;

    #[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
    pub(super) fn affine_1(
        inputs: &[u8; INPUTS],
        weights: &[[[i8; 4]; HIDDEN_1]; INPUTS / 4],
        bias: &[i32; HIDDEN_1],
    ) -> [i32; HIDDEN_1] {
        // Four sums side by side, because each dot product takes a while.
        let mut sums = [_mm512_setzero_si512(); 4];
        for (inputs, weights) in inputs.as_chunks::<16>().0.iter().zip(weights.as_chunks::<4>().0) {
            for i in 0..4 {
                let input = _mm512_set1_epi32(four(&inputs.as_chunks::<4>().0[i]));
                sums[i] = _mm512_dpbusd_epi32(sums[i], input, load(&weights[i]));
            }
        }
        let both = [_mm512_add_epi32(sums[0], sums[1]), _mm512_add_epi32(sums[2], sums[3])];
        added(bias, _mm512_add_epi32(both[0], both[1]))
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
    pub(super) fn affine_2(
        inputs: &[u8; HIDDEN_2],
        weights: &[[[i8; 4]; HIDDEN_2]; HIDDEN_2 / 4],
        bias: &[i32; HIDDEN_2],
    ) -> [i32; HIDDEN_2] {
        let mut sums = [_mm512_setzero_si512(); 2];
        for (input, weights) in inputs.as_chunks::<4>().0.iter().zip(weights) {
            let input = _mm512_set1_epi32(four(input));
            for (sum, weights) in sums.iter_mut().zip(weights.as_chunks::<16>().0) {
                *sum = _mm512_dpbusd_epi32(*sum, input, load(weights));
            }
        }
        let mut out = *bias;
        for (out, sum) in out.as_chunks_mut::<16>().0.iter_mut().zip(sums) {
            *out = added(out, sum);
        }
        out
    }

    #[target_feature(enable = "avx512f")]
    fn load(weights: &[[i8; 4]; 16]) -> __m512i {
        // SAFETY: sixteen times four bytes are the 64 that are read; no alignment is asked for.
        unsafe { _mm512_loadu_si512(weights.as_ptr().cast()) }
    }

    #[target_feature(enable = "avx512f")]
    fn added(bias: &[i32; 16], sum: __m512i) -> [i32; 16] {
        let mut out = [0; 16];
        // SAFETY: sixteen numbers of four bytes are the 64 that are read and written; no alignment is asked for.
        unsafe {
            let sum = _mm512_add_epi32(sum, _mm512_loadu_si512(bias.as_ptr().cast()));
            _mm512_storeu_si512(out.as_mut_ptr().cast(), sum);
        }
        out
    }
}
