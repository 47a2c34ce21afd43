//! The commands in comments, such as `[%clk 0:01:30]`, as in the supplement of the PGN standard.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use super::{Annotation, Mark};
use crate::notation::{NotationError, Scanner};

impl Annotation {
    /// Adds a comment, given as in a record between braces. The commands `%clk`, `%win`, `%csl` and
    /// `%cal` set the other fields. Other commands, and those that cannot be read, stay in the
    /// text. Line breaks remain, but blank lines and white space at the ends of lines do not.
    pub fn add_comment(&mut self, text: &str) {
        let mut rest = Scanner::new(text);
        // The separator between the previous word and the next.
        let mut gap = Some('\n');
        // Whether the text is in a command that cannot be read.
        let mut is_unread = false;
        while let Some(c) = rest.peek() {
            let within = is_unread;
            if let Some(command) = read_command(&mut rest, &mut is_unread) {
                self.append(command);
                // Without the command within it, the one around it could be read.
                gap = if within { Some('\n') } else { gap.or(Some(' ')) };
                is_unread = within;
                continue;
            }
            is_unread &= c != ']';
            rest.next();
            if c.is_whitespace() {
                gap = if c == '\n' { Some(c) } else { gap.or(Some(' ')) };
                continue;
            }
            // Smaller in wasm than `extend`.
            if let Some(gap) = gap.take().filter(|_| !self.comment.is_empty()) {
                self.comment.push(gap);
            }
            self.comment.push(c);
        }
    }

    /// The comment as a record writes it between braces: the text, then the commands. Adding it to
    /// an empty annotation gives an equal one, without the glyphs.
    pub fn comment_text(&self) -> String {
        let mut out = self.comment.clone();
        let command = |out: &mut String, name: &str| {
            out.push_str(if out.is_empty() { "[%" } else { " [%" });
            out.push_str(name);
        };
        // Neighboring marks of a kind share a command, so that the order of all marks remains.
        let mut last = None;
        for mark in &self.marks {
            let is_arrow = mark.to.is_some();
            if last == Some(is_arrow) {
                out.push(',');
            } else {
                out.push_str(if last.is_some() { "]" } else { "" });
                command(&mut out, if is_arrow { "cal " } else { "csl " });
                last = Some(is_arrow);
            }
            let _ = write!(out, "{mark}");
        }
        out.push_str(if last.is_some() { "]" } else { "" });
        if let Some(ms) = self.clock_ms {
            let seconds = ms / 1000;
            command(&mut out, "clk ");
            let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
            let _ = write!(out, "{hours}:{minutes:02}:{:02}.{:03}", seconds % 60, ms % 1000);
            end_decimals(&mut out);
        }
        if let Some(win) = self.win {
            let win = u64::from(win);
            command(&mut out, "win ");
            let _ = write!(out, "{}.{:04}", win / 10_000, win % 10_000);
            end_decimals(&mut out);
        }
        out
    }
}

/// Removes the zeros at the end of a decimal fraction and closes the comment command that contains
/// it.
fn end_decimals(out: &mut String) {
    while out.ends_with('0') {
        out.pop();
    }
    if out.ends_with('.') {
        out.pop();
    }
    out.push(']');
}

/// Whether a character is white space within a command of a comment. A line break is not: it may
/// separate two comments of a turn, which together must not be a command.
fn is_space(c: char) -> bool {
    c != '\n' && c.is_whitespace()
}

/// Reads a command such as `[%clk 0:01:30]`. Without one, or with one that cannot be read, reads
/// nothing. Sets `begins` if there is one.
fn read_command(text: &mut Scanner<'_>, begins: &mut bool) -> Option<Annotation> {
    let mut rest = text.clone();
    if !rest.accept("[%") {
        return None;
    }
    *begins = true;
    let mut command = Annotation::default();
    let name = rest.take(|c| c.is_ascii_lowercase());
    if rest.take(is_space).is_empty() {
        return None;
    }
    match name {
        "clk" => command.clock_ms = Some(read_clock(&mut rest)?),
        "win" => command.win = Some(read_win(&mut rest)?),
        "csl" | "cal" => loop {
            command.marks.push(read_mark(&mut rest, name == "cal")?);
            if !rest.accept(",") {
                break;
            }
        },
        _ => return None,
    }
    rest.skip(is_space);
    rest.accept("]").then(|| {
        *text = rest;
        command
    })
}

/// Parses a clock time such as `0:01:30` or `0:01:30.5`, and returns milliseconds.
fn read_clock(text: &mut Scanner<'_>) -> Option<u64> {
    let mut seconds = read_number(text)?;
    for _ in 0..2 {
        let part = text.accept(":").then(|| read_number(text))??;
        seconds = seconds * 60 + Some(part).filter(|&part| part < 60)?;
    }
    Some(seconds * 1000 + read_decimals(text, 3)?)
}

/// Reads a win probability from 0 to 1, in units of 0.01 %.
fn read_win(text: &mut Scanner<'_>) -> Option<u16> {
    let win = read_number(text)? * 10_000 + read_decimals(text, 4)?;
    (win <= 10_000).then_some(win as u16)
}

/// Parses a whole number of at most nine digits.
fn read_number(text: &mut Scanner<'_>) -> Option<u64> {
    let digits = text.take(|c| c.is_ascii_digit());
    (1..=9).contains(&digits.len()).then(|| value_of(digits.bytes()))
}

/// Reads the digits after a decimal point, if there is one, as a number with `places` digits.
/// Further ones have no effect.
fn read_decimals(text: &mut Scanner<'_>, places: usize) -> Option<u64> {
    let has_point = text.accept(".");
    let digits = text.take(|c| c.is_ascii_digit());
    (has_point != digits.is_empty()).then(|| value_of(digits.bytes().chain([b'0'; 4]).take(places)))
}

fn value_of(digits: impl Iterator<Item = u8>) -> u64 {
    digits.fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'))
}

/// Parses a circle such as `Re4` or an arrow such as `Gd2d4`, perhaps between white space.
fn read_mark(text: &mut Scanner<'_>, is_arrow: bool) -> Option<Mark> {
    text.skip(is_space);
    let color = text.next().filter(|color| matches!(color, 'G' | 'R' | 'Y' | 'B'))?;
    let from = read_square(text)?;
    let to = if is_arrow { Some(read_square(text)?) } else { None };
    text.skip(is_space);
    Some(Mark { color, from, to })
}

/// Parses the name of a square, of any game.
fn read_square(text: &mut Scanner<'_>) -> Option<String> {
    let mut square = String::from(text.take(|c| c.is_ascii_lowercase()));
    let rank = text.take(|c| c.is_ascii_digit());
    let is_square = square.len() == 1 && (1..=2).contains(&rank.len());
    square.push_str(rank);
    is_square.then_some(square)
}

impl FromStr for Mark {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = |is_arrow| {
            let mut rest = Scanner::new(text);
            read_mark(&mut rest, is_arrow).filter(|_| rest.peek().is_none())
        };
        read(false).or_else(|| read(true)).ok_or_else(|| {
            NotationError::new(0, "A mark is G, R, Y or B, then a square, or two squares for an arrow.")
        })
    }
}

impl Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.color)?;
        f.write_str(&self.from)?;
        f.write_str(self.to.as_deref().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Annotation {
        let mut annotation = Annotation::default();
        annotation.add_comment(text);
        annotation
    }

    #[test]
    fn commands_are_read_and_written() {
        for (text, clock_ms, win) in [
            ("[%clk 0:01:30]", Some(90_000), None),
            ("[%clk 100:00:00.05]", Some(360_000_050), None),
            ("[%clk 0:00:00]", Some(0), None),
            ("[%clk 0:00:10]", Some(10_000), None),
            ("[%win 1]", None, Some(10_000)),
            ("[%win 0]", None, Some(0)),
            ("[%win 0.0625]", None, Some(625)),
        ] {
            let annotation = read(text);
            assert_eq!(
                (annotation.clock_ms, annotation.win, annotation.comment.as_str()),
                (clock_ms, win, "")
            );
            assert_eq!(annotation.comment_text(), text);
        }
        assert_eq!(read("[%win 0.62999]").win, Some(6299));
        let marks = read("look [%csl Ra1,Bk11] here [%cal Gd2d4] [%csl Yc3]");
        assert_eq!(marks.comment, "look here");
        assert_eq!(marks.marks.len(), 4);
        assert_eq!(marks.comment_text(), "look here [%csl Ra1,Bk11] [%cal Gd2d4] [%csl Yc3]");
    }

    #[test]
    fn what_cannot_be_read_stays_in_the_text() {
        for text in [
            "[%eval 1.5,12]",
            "[%emt 0:00:12]",
            "[%clk 1:30]",
            "[%clk 0:61:00]",
            "[%clk 0:00:00:00]",
            "[%clk 0:00:-1]",
            "[%clk 9999999999:00:00]",
            "[%clk]",
            "[%win 1.1]",
            "[%win -0.5]",
            "[%win 0.é]",
            "[%win 0.]",
            "[%win 01111111111]",
            "[%csl Gd2d4]",
            "[%cal Gd2]",
            "[%csl Xa1]",
            "[%csl Ra1,]",
            "[%csl Ré1]",
            "[%",
            "[%clk 0:01:30",
        ] {
            let annotation = read(text);
            assert_eq!(annotation, Annotation { comment: text.into(), ..Annotation::default() });
        }
    }

    #[test]
    fn reading_what_was_written_gives_an_equal_annotation() {
        for text in [
            "a\n\n b  c \t\n",
            "[[%win 0.5]%clk 0:00:05]",
            "[%w[%win 0.5]in 0.3]",
            "[%win [%clk 0:00:05]",
            "[%csl Ra1, [%csl Ra1 , Bb2 ] ]",
            "x[%win 0.5]y [%win 0.6]",
            "[%cal Ga1b1][%csl Ra1]",
            "[%cal Gd2d4 [%win 0.5] ]",
            "[%clk [%clk 0:00:05] 0:00:06]",
            "[%win [%win 0.25]0.5]] [%win 0.75]",
            "[%win\n0.5]",
        ] {
            let annotation = read(text);
            assert_eq!(read(&annotation.comment_text()), annotation, "{text}");
        }
        assert_eq!(read("a\n\n b  c \t\n").comment, "a\nb c");
        assert_eq!(read("x[%win 0.5]y [%win 0.6]").comment, "x y");
        let mut joined = read("[%win");
        joined.add_comment("0.5]");
        assert_eq!(read(&joined.comment_text()), joined);
    }
}
