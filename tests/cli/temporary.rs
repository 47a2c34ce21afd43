//! Files for the time of a test.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A file that is removed when dropped.
pub struct Temporary(PathBuf);

impl Temporary {
    /// Writes a text to a file of its own, whose name ends with this one.
    pub fn new(name: &str, text: &str) -> Self {
        static FILES: AtomicU32 = AtomicU32::new(0);
        let number = FILES.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("keddah-{}-{number}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("a file");
        Self(path)
    }

    pub fn path(&self) -> &str {
        self.0.to_str().expect("a path")
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
