//! Answers as lines of JSON.

use std::io::Write;

use serde::Serialize;

/// Writes an answer as a line.
pub fn print(out: &mut impl Write, answer: &impl Serialize) -> std::io::Result<()> {
    // One write a line, so that who reads line by line never waits for the rest.
    let mut line = serde_json::to_vec(answer)?;
    line.push(b'\n');
    out.write_all(&line)?;
    out.flush()
}
