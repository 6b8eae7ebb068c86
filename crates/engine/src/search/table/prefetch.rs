//! Fetching memory into the cache before it is needed.

#![allow(unsafe_code)]

/// Begins to fetch the cache line of `place`, where the processor can be told so.
#[inline(always)]
pub(super) fn line<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch is a hint: it reads nothing that could be seen, whatever the address. Every x86-64 has SSE.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
