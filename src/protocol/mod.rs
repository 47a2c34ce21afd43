//! Engines as other programs talk to them: a line in, lines out, and thinking beside the conversation.
//!
//! - `aei` (feature `arimaa`): the Arimaa Engine Interface, version 1.
//! - `qtp` (feature `quoridor`): Quoridor's dialect of the Go Text Protocol.
//!
//! No rule lives here: lines are read, the game is asked, answers are written.

#[cfg(feature = "arimaa")]
pub mod aei;
#[cfg(feature = "quoridor")]
pub mod qtp;
mod thinking;

use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc::Sender;

use thinking::Event;

/// Reads lines beside the conversation, and tells of each and of their end.
fn listen<M: Send + 'static>(input: impl Read + Send + 'static, events: Sender<Event<M>>) {
    std::thread::spawn(move || {
        let mut input = BufReader::new(input);
        let mut line = Vec::new();
        loop {
            line.clear();
            let heard = match input.read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => Event::End,
                Ok(_) => Event::Line(String::from_utf8_lossy(&line).trim().to_owned()),
            };
            let ended = matches!(heard, Event::End);
            if events.send(heard).is_err() || ended {
                break;
            }
        }
    });
}
