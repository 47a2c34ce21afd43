//! Files for the time of a test.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A file that is removed when dropped.
pub struct Temporary(PathBuf);

impl Temporary {
    /// A path of its own, whose name ends with this one, without a file yet.
    pub fn absent(name: &str) -> Self {
        static FILES: AtomicU32 = AtomicU32::new(0);
        let number = FILES.fetch_add(1, Ordering::Relaxed);
        Self(std::env::temp_dir().join(format!("keddah-{}-{number}-{name}", std::process::id())))
    }

    /// Writes a text to such a file.
    pub fn new(name: &str, text: &str) -> Self {
        let file = Self::absent(name);
        std::fs::write(&file.0, text).expect("a file");
        file
    }

    pub fn path(&self) -> &str {
        self.0.to_str().expect("a path")
    }

    /// The contents of the file.
    pub fn text(&self) -> String {
        std::fs::read_to_string(&self.0).expect("the file")
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
