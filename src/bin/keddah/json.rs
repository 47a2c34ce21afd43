//! Output as lines of JSON.

use std::io::Write;

use serde::Serialize;

/// Writes the JSON of a command's output as one line.
pub fn print(out: &mut impl Write, answer: &impl Serialize) -> std::io::Result<()> {
    // One write and a flush per line, so that the reader never waits for the rest of a line.
    let mut line = serde_json::to_vec(answer)?;
    line.push(b'\n');
    out.write_all(&line)?;
    out.flush()
}
