//! The table's memory: one block, in huge pages where the system has them. A search asks for a random line of it at every
//! node; with small pages, finding out where the line lies takes as long as fetching it.

#![allow(unsafe_code)]

use super::Cluster;
use std::alloc::{Layout, alloc, dealloc};
use std::ops::Deref;
use std::ptr::NonNull;

/// Huge pages have this size and alignment on most machines.
const HUGE_PAGE: usize = 2 << 20;

/// A fixed number of clusters.
#[derive(Debug)]
pub(super) struct Memory {
    first: NonNull<Cluster>,
    count: usize,
}

// SAFETY: the block belongs to this value alone, and clusters are made of atomics.
unsafe impl Send for Memory {}
// SAFETY: as above; a shared reference gives out nothing but shared references to atomics.
unsafe impl Sync for Memory {}

impl Memory {
    /// Empty clusters, or `None` if there is not so much memory. `count` is not zero.
    pub(super) fn new(count: usize) -> Option<Memory> {
        let layout = layout(count)?;
        // SAFETY: the layout's size is not zero, because neither `count` nor a cluster's size is.
        let first = NonNull::new(unsafe { alloc(layout) }.cast::<Cluster>())?;
        ask_for_huge_pages(first, layout.size());
        // SAFETY: the block was just allocated for `count` clusters; a cluster is made of numbers, for which all bits zero
        // are a value.
        unsafe { first.write_bytes(0, count) };
        Some(Memory { first, count })
    }
}

impl Deref for Memory {
    type Target = [Cluster];

    #[inline(always)]
    fn deref(&self) -> &[Cluster] {
        // SAFETY: the block holds `count` clusters, written when it was made, and lives as long as `self`.
        unsafe { std::slice::from_raw_parts(self.first.as_ptr(), self.count) }
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        if let Some(layout) = layout(self.count) {
            // SAFETY: allocated with this layout, which depends on the count alone; clusters need no drop.
            unsafe { dealloc(self.first.as_ptr().cast(), layout) };
        }
    }
}

fn layout(count: usize) -> Option<Layout> {
    Layout::from_size_align(count.checked_mul(size_of::<Cluster>())?.max(1), HUGE_PAGE).ok()
}

#[cfg(target_os = "linux")]
fn ask_for_huge_pages(block: NonNull<Cluster>, size: usize) {
    use std::ffi::{c_int, c_void};
    unsafe extern "C" {
        // Linux's own; the standard library links the C library that has it.
        fn madvise(address: *mut c_void, length: usize, advice: c_int) -> c_int;
    }
    const MADV_HUGEPAGE: c_int = 14;
    // SAFETY: the block is ours and begins on a page. The advice changes no contents; whether it is followed shows only in
    // the speed, so the answer does not matter.
    unsafe { madvise(block.as_ptr().cast(), size, MADV_HUGEPAGE) };
}

#[cfg(not(target_os = "linux"))]
fn ask_for_huge_pages(_: NonNull<Cluster>, _: usize) {}
