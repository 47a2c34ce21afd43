//! Runs walks on request, so that a script can measure them in alternation with `walk/wasm.rs`. For
//! each input line `NAME MILLISECONDS POSITION`, prints the speed in millions per second.

use std::io::{BufRead, stdin};
use std::time::Instant;

#[path = "walk/named.rs"]
mod named;
#[cfg(feature = "arimaa")]
mod walk;

/// The speed that an input line asks for; `None` if the line cannot be parsed.
fn rate(line: &str) -> Option<f64> {
    let mut words = line.splitn(3, ' ');
    let name = words.next()?;
    let millis: f64 = words.next()?.parse().ok()?;
    let walk = named::ready(name, words.next()?)?;
    let (begin, mut done) = (Instant::now(), 0);
    loop {
        done += walk();
        let seconds = begin.elapsed().as_secs_f64();
        if seconds * 1e3 >= millis {
            return Some(done as f64 / seconds / 1e6);
        }
    }
}

fn main() {
    for line in stdin().lock().lines().map_while(Result::ok) {
        match rate(&line) {
            Some(rate) => println!("{rate}"),
            None => println!("unreadable"),
        }
    }
}
