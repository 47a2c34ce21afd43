//! Weights as Rust source code, in the form of the shipped weight files.

use std::fmt::Write;

/// The maximum width of a line of weights in a weight file, in characters.
const WIDTH: usize = 120;

/// Writes the first doc comment of a weight file: a title, then a paragraph about the origin.
pub fn header(title: &str, origin: &str) -> String {
    let mut text = format!("//! {title}\n//!\n");
    let mut line = String::from("//!");
    for word in origin.split_whitespace() {
        if line.len() + word.len() >= 100 {
            let _ = writeln!(text, "{line}");
            line = String::from("//!");
        }
        line.push(' ');
        line.push_str(word);
    }
    let _ = writeln!(text, "{line}\n");
    text
}

/// Writes a constant array of weights as Rust source code, with a comment above each group of
/// numbers.
pub fn array(declaration: &str, weights: &[i32], groups: &[(&str, usize)]) -> String {
    let mut text = format!("#[rustfmt::skip]\n{declaration} = [\n");
    for (index, &(comment, begin)) in groups.iter().enumerate() {
        let end = groups.get(index + 1).map_or(weights.len(), |&(_, begin)| begin);
        let _ = writeln!(text, "    // {comment}.");
        rows(&mut text, &weights[begin..end]);
    }
    text.push_str("];\n");
    text
}

/// Writes a constant array of weights as Rust source code on one line.
///
/// ```
/// use keddah_tuning::source::line;
/// assert_eq!(line("const PAIR: [i16; 2]", &[1, -2]), "const PAIR: [i16; 2] = [1, -2];\n");
/// ```
pub fn line(declaration: &str, weights: &[i32]) -> String {
    format!("{declaration} = {};\n", nested(weights, &[weights.len()]))
}

/// Writes weights as nested arrays of these lengths, the outermost first, or a single number if
/// there are no lengths.
///
/// ```
/// use keddah_tuning::source::nested;
/// assert_eq!(nested(&[1, 2, 3, 4], &[2, 2]), "[[1, 2], [3, 4]]");
/// ```
pub fn nested(weights: &[i32], lengths: &[usize]) -> String {
    let Some((&length, inner)) = lengths.split_first() else {
        return weights.first().map_or_else(String::new, ToString::to_string);
    };
    let size: usize = inner.iter().product();
    let parts: Vec<String> = (0..length).map(|index| nested(&weights[index * size..], inner)).collect();
    let gap = if lengths.len() > 2 { ",\n        " } else { ", " };
    format!("[{}]", parts.join(gap))
}

fn rows(text: &mut String, weights: &[i32]) {
    let mut line = String::from("   ");
    for weight in weights {
        let number = format!(" {weight},");
        if line.len() + number.len() > WIDTH {
            let _ = writeln!(text, "{line}");
            line = String::from("   ");
        }
        line.push_str(&number);
    }
    let _ = writeln!(text, "{line}");
}

/// Rounds weights to integers within ±`limit`.
///
/// ```
/// assert_eq!(keddah_tuning::source::rounded(&[1.6, -99.0], 10), [2, -10]);
/// ```
pub fn rounded(weights: &[f64], limit: i32) -> Vec<i32> {
    let limit = f64::from(limit);
    weights.iter().map(|weight| weight.round().clamp(-limit, limit) as i32).collect()
}
