//! Work on several items at the same time.

use std::io;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// Works on the items from 0 to `count`, with `threads` threads. A thread ends at its first error.
///
/// # Errors
///
/// Returns the error of one of the threads that failed.
pub fn for_each(count: u32, threads: u32, work: impl Fn(u32) -> io::Result<()> + Sync) -> io::Result<()> {
    let next = AtomicU32::new(0);
    let failure = Mutex::new(Ok(()));
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        break;
                    }
                    if let Err(error) = work(index)
                        && let Ok(mut failure) = failure.lock()
                    {
                        *failure = Err(error);
                        break;
                    }
                }
            });
        }
    });
    failure.into_inner().map_err(|_| io::Error::other("a thread panicked"))?
}
