//! The growth of the wasm's memory.

#[cfg(target_arch = "wasm32")]
use std::{arch::wasm32::memory_size, cell::Cell, hint::black_box};

/// The size of a page of the wasm's memory.
#[cfg(target_arch = "wasm32")]
const PAGE_BYTES: usize = 1 << 16;

#[cfg(target_arch = "wasm32")]
thread_local! {
    /// The number of pages above which `grow_ahead` acts: first 32 MiB, then the size it made.
    static PAGES: Cell<usize> = const { Cell::new(512) };
}

/// Makes a large memory grow by a quarter at once, if it has grown since the last call.
///
/// The allocator asks for single pages. V8 counts the memory of wasm as memory of its own garbage
/// collector, and above 64 MB may collect all garbage at each growth: many held games then took
/// most of their time for that.
pub(super) fn grow_ahead() {
    #[cfg(target_arch = "wasm32")]
    {
        let pages = memory_size::<0>();
        if pages <= PAGES.get() {
            return;
        }
        // The allocator keeps the freed block for the games to come. Without so much memory left,
        // it goes on with single pages.
        let mut block = Vec::<u8>::new();
        let _ = block.try_reserve_exact(pages / 4 * PAGE_BYTES);
        drop(black_box(block));
        PAGES.set(memory_size::<0>());
    }
}
