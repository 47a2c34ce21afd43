//! A protocol session that runs in a thread, and the controller's end of its pipes.

use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Result, Write, pipe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use keddah::protocol::{Session, converse};

/// A running session.
pub struct Engine {
    pub to: PipeWriter,
    pub from: BufReader<PipeReader>,
    pub thread: JoinHandle<Result<()>>,
}

impl Engine {
    pub fn start(session: impl Session + Send + 'static) -> Self {
        let (input, to) = pipe().expect("a pipe");
        let (from, mut output) = pipe().expect("a pipe");
        let thread = std::thread::spawn(move || converse(session, None, input, &mut output));
        Self { to, from: BufReader::new(from), thread }
    }

    pub fn send(&mut self, line: &str) {
        writeln!(self.to, "{line}").expect("the session reads");
    }

    /// Returns the next line; empty at the end of the output.
    pub fn receive(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    /// Reads lines up to one with this start. Returns that line.
    pub fn until(&mut self, start: &str) -> String {
        let mut line = String::new();
        while !line.starts_with(start) {
            line.clear();
            let read = self.from.read_line(&mut line).expect("a line");
            assert!(read > 0, "the session ended before {start}");
        }
        line.trim_end().to_owned()
    }

    /// Closes the session's input and waits for its end.
    pub fn end(self) {
        drop(self.to);
        self.thread.join().expect("no panic").expect("an open output");
    }
}

/// Keeps every core busy until dropped. Also measures how long the machine ran other programs, by
/// a thread that sleeps: if it wakes much too late, other programs had the cores.
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
                // The busy threads alone delay it by less than 32 ms.
                let late = begin.elapsed().saturating_sub(Duration::from_millis(32));
                sum.fetch_add(late.as_micros() as u64, Ordering::Relaxed);
            }
        });
        Self { over, stalled }
    }

    /// Returns the seconds for which the machine has run other programs so far.
    pub fn stalled(&self) -> f64 {
        self.stalled.load(Ordering::Relaxed) as f64 / 1e6
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
    }
}

/// Returns the number of turns that a test of time plays: `short`, or `long` if `KEDDAH_LONG` is
/// set, as in `npm run test:long`.
pub fn turns(short: usize, long: usize) -> usize {
    if std::env::var_os("KEDDAH_LONG").is_some() { long } else { short }
}
