//! The fuzz targets: each function checks the properties of one input, and panics if one fails.
//! `README.md` lists the targets and their properties.
//!
//! The files in `fuzz_targets` give each function its program. Texts come as bytes, so that seeds
//! and findings can be read; calls come as values that `arbitrary` makes of bytes.

pub mod arimaa;
pub mod calls;
pub mod clocks;
pub mod courses;
pub mod game;
pub mod goals;
pub mod networks;
pub mod protocols;
pub mod quoridor;
pub mod records;

use std::borrow::Cow;

/// Returns the input as text. What is no UTF-8 becomes a replacement character.
pub fn text(input: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(input)
}

/// Returns the first line of a text, and the rest.
pub fn first_line(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}
