//! Files of many records: what stands between blank lines.

/// What stands between blank lines.
#[derive(Default)]
pub(crate) struct Block<'a> {
    /// What the line before the record calls it: of `game 669122 …`, `669122`.
    pub name: Option<&'a str>,
    /// The record itself, and where it starts in the file.
    pub text: &'a str,
    pub at: usize,
    /// The position of a last line `final …`, and where it starts.
    pub last: Option<(usize, &'a str)>,
}

/// A line and where it starts.
#[derive(Clone, Copy)]
struct Line<'a> {
    byte: usize,
    at: usize,
    text: &'a str,
}

/// The blocks of a text. Lines that begin with `#` are ignored. A block's first line may name it (`game 669122 …`), and a last line
/// may give the position that its record ends in (`final g […]`).
pub(crate) struct Blocks<'a> {
    text: &'a str,
    byte: usize,
    at: usize,
}

impl<'a> Blocks<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, byte: 0, at: 0 }
    }

    fn line(&mut self) -> Option<Line<'a>> {
        let rest = self.text.get(self.byte..).filter(|rest| !rest.is_empty())?;
        let text = rest.split_inclusive('\n').next()?;
        let line = Line { byte: self.byte, at: self.at, text };
        self.byte += text.len();
        self.at += text.chars().count();
        Some(line)
    }

    /// Tags, which a blank line may set off from the turns, and turns.
    pub fn next_block(&mut self) -> Option<Block<'a>> {
        let mut block = Block::default();
        let (mut first, mut last): (Option<Line>, Option<Line>) = (None, None);
        let (mut turns, mut gap, mut any) = (false, false, false);
        let mut before = (self.byte, self.at);
        while let Some(line) = self.line() {
            let trimmed = line.text.trim();
            let name = name_line(trimmed);
            if trimmed.is_empty() {
                if turns {
                    break;
                }
                gap = any;
            } else if !trimmed.starts_with('#') {
                let heads = trimmed.starts_with('[') || name.is_some();
                if gap && heads {
                    // Tags alone were a record.
                    (self.byte, self.at) = before;
                    break;
                }
                if let (Some(name), false) = (name, any) {
                    block.name = Some(name).filter(|name| !name.is_empty());
                } else {
                    first = first.or(Some(line));
                    last = Some(line);
                }
                any = true;
                turns |= !heads;
            }
            before = (self.byte, self.at);
        }
        if !any {
            return None;
        }
        if let (Some(first), Some(last)) = (first, last) {
            let indent = last.text.len() - last.text.trim_start().len();
            let position = last.text.trim_start().strip_prefix("final ");
            block.last = position.map(|position| (last.at + indent + "final ".len(), position.trim_end()));
            let end = if position.is_some() { last.byte } else { last.byte + last.text.len() };
            (block.text, block.at) = (&self.text[first.byte..end.max(first.byte)], first.at);
        }
        Some(block)
    }
}

/// What a line `game 669122 …` calls the record.
fn name_line(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    words.next()?.eq_ignore_ascii_case("game").then(|| words.next().unwrap_or_default())
}
