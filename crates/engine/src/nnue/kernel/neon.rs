//! For Arm: NEON, which every 64-bit processor of that family has.

#![allow(unsafe_code, reason = "registers are loaded through pointers")]

use super::super::INPUTS;
use super::{Lined, Stack, Sums, reference};
use std::arch::aarch64::*;

// Compilers find the sums of words by themselves.
pub(super) use super::reference::{change_one, change_two, gather};

pub(super) fn forward(stack: &Stack, own: &Sums, other: &Sums) -> i32 {
    let mut inputs = Lined([0; INPUTS]);
    reference::activate(own, other, &mut inputs);
    let hidden = reference::activate_hidden(&affine(&inputs.0, &stack.weights_1.0, &stack.bias_1.0));
    reference::finish(stack, &affine(&hidden.0, &stack.weights_2.0, &stack.bias_2.0))
}

/// Four outputs at a time. Activations end at 127, so that they are signed bytes as well, and two products always fit into
/// sixteen bits.
fn affine<const OUT: usize>(inputs: &[u8], weights: &[[[i8; 4]; OUT]], bias: &[i32; OUT]) -> [i32; OUT] {
    const { assert!(OUT.is_multiple_of(4)) }
    let mut out = *bias;
    for (input, weights) in inputs.as_chunks::<4>().0.iter().zip(weights) {
        let input = i32::from_le_bytes(*input);
        for (out, weights) in out.as_chunks_mut::<4>().0.iter_mut().zip(weights.as_chunks::<4>().0) {
            // SAFETY: four times four bytes are the 16 that are read and written; no alignment is asked for.
            unsafe {
                let input = vreinterpretq_s8_s32(vdupq_n_s32(input));
                let weights = vld1q_s8(weights.as_ptr().cast());
                let (first, last) = (vmull_s8(vget_low_s8(input), vget_low_s8(weights)), vmull_high_s8(input, weights));
                let pairs = vpaddq_s16(first, last);
                vst1q_s32(out.as_mut_ptr(), vpadalq_s16(vld1q_s32(out.as_ptr()), pairs));
            }
        }
    }
    out
}
