//! A session of a protocol in a thread of its own, seen from the controller's side.

use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Result, Write, pipe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

pub struct Engine {
    pub to: PipeWriter,
    pub from: BufReader<PipeReader>,
    pub thread: JoinHandle<Result<()>>,
}

impl Engine {
    pub fn start(converse: fn(PipeReader, &mut PipeWriter) -> Result<()>) -> Self {
        let (input, to) = pipe().expect("a pipe");
        let (from, mut output) = pipe().expect("a pipe");
        let thread = std::thread::spawn(move || converse(input, &mut output));
        Self { to, from: BufReader::new(from), thread }
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.to, "{line}").expect("the session listens");
    }

    /// The next line; empty at the end.
    pub fn hear(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    /// What it says up to a line that begins so: that line.
    pub fn until(&mut self, start: &str) -> String {
        let mut line = String::new();
        while !line.starts_with(start) {
            line.clear();
            let read = self.from.read_line(&mut line).expect("a line");
            assert!(read > 0, "the session ended before {start}");
        }
        line.trim_end().to_owned()
    }

    pub fn end(self) {
        drop(self.to);
        self.thread.join().expect("no panic").expect("all was heard");
    }
}

/// Keeps every core busy while it lives, and notes how long the machine gave others the cores: a sleeper that wakes up far
/// too late was not kept asleep by this test.
pub struct Load {
    over: Arc<AtomicBool>,
    stalled: Arc<AtomicU64>,
}

impl Load {
    pub fn start() -> Self {
        let (over, stalled) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        for _ in 0..std::thread::available_parallelism().map_or(2, Into::into) {
            let over = Arc::clone(&over);
            std::thread::spawn(move || while !over.load(Ordering::Relaxed) {});
        }
        let (seen, sum) = (Arc::clone(&over), Arc::clone(&stalled));
        std::thread::spawn(move || {
            while !seen.load(Ordering::Relaxed) {
                let begin = Instant::now();
                std::thread::sleep(Duration::from_millis(2));
                // So late a few busy threads alone make no one.
                let late = begin.elapsed().saturating_sub(Duration::from_millis(32));
                sum.fetch_add(late.as_micros() as u64, Ordering::Relaxed);
            }
        });
        Self { over, stalled }
    }

    /// Seconds for which the machine has been elsewhere so far.
    pub fn stalled(&self) -> f64 {
        self.stalled.load(Ordering::Relaxed) as f64 / 1e6
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
    }
}
