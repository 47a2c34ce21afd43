//! Splitting a file of several records at blank lines.

/// The lines between two blank lines of a file: one record, or in Quoridor several.
#[derive(Default)]
pub struct Block<'a> {
    /// The name of the record, from a heading line such as `game 669122`.
    pub name: Option<&'a str>,
    /// The text of the record, without heading line and final position.
    pub text: &'a str,
    /// The offset of the record's text in the file, in characters.
    pub at: usize,
    /// The final position that a last line `final …` of the record gives, after its offset in the
    /// file.
    pub last: Option<(usize, &'a str)>,
}

/// A line of the file, with its offset in bytes and in characters.
#[derive(Clone, Copy)]
struct TextLine<'a> {
    byte: usize,
    at: usize,
    text: &'a str,
    /// Whether the line begins inside a comment between braces.
    in_comment: bool,
}

/// Splits a file into blocks. The first line of a block may be a heading (`game 669122 …`), and the
/// last may give the final position (`final g […]`). Lines that begin with `#` are ignored. A line
/// within a comment between braces is none of these.
///
/// ```
/// use keddah::record::Blocks;
/// let mut blocks = Blocks::new("game 7\n1. e2 e8\nfinal //e2e8/10 10/1\n\n1. e2\n");
/// let first = blocks.next_block().unwrap();
/// assert_eq!((first.name, first.text), (Some("7"), "1. e2 e8\n"));
/// assert_eq!(first.last.unwrap().1, "//e2e8/10 10/1");
/// assert_eq!(blocks.next_block().unwrap().text, "1. e2\n");
/// ```
pub struct Blocks<'a> {
    text: &'a str,
    byte: usize,
    at: usize,
    in_comment: bool,
}

impl<'a> Blocks<'a> {
    /// Starts to split a file into blocks, from its beginning.
    pub fn new(text: &'a str) -> Self {
        Self { text, byte: 0, at: 0, in_comment: false }
    }

    fn line(&mut self) -> Option<TextLine<'a>> {
        let rest = self.text.get(self.byte..).filter(|rest| !rest.is_empty())?;
        let text = rest.split_inclusive('\n').next()?;
        // A comment ends with its block, so that one without its brace spoils no other record.
        let in_comment = self.in_comment && !text.trim().is_empty();
        let line = TextLine { byte: self.byte, at: self.at, text, in_comment };
        self.in_comment = ends_in_comment(text, in_comment);
        self.byte += text.len();
        self.at += text.chars().count();
        Some(line)
    }

    /// The next block; `None` at the end of the file. A blank line between the tags and the turns
    /// of a record does not end a block.
    pub fn next_block(&mut self) -> Option<Block<'a>> {
        let mut block = Block::default();
        let (mut first, mut last): (Option<TextLine>, Option<TextLine>) = (None, None);
        let (mut turns, mut gap, mut any) = (false, false, false);
        let mut before = (self.byte, self.at, self.in_comment);
        while let Some(line) = self.line() {
            let trimmed = line.text.trim();
            let name = name_line(trimmed).filter(|_| !line.in_comment);
            if trimmed.is_empty() {
                if turns {
                    break;
                }
                gap = any;
            } else if line.in_comment || !trimmed.starts_with('#') {
                let heads = !line.in_comment && trimmed.starts_with('[') || name.is_some();
                if gap && heads {
                    // The lines before the gap are a record of tags alone.
                    (self.byte, self.at, self.in_comment) = before;
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
            before = (self.byte, self.at, self.in_comment);
        }
        if !any {
            return None;
        }
        if let (Some(first), Some(last)) = (first, last) {
            let indent = last.text.len() - last.text.trim_start().len();
            let position = last.text.trim_start().strip_prefix("final ").filter(|_| !last.in_comment);
            block.last = position.map(|position| (last.at + indent + "final ".len(), position.trim_end()));
            let end = if position.is_some() { last.byte } else { last.byte + last.text.len() };
            (block.text, block.at) = (&self.text[first.byte..end.max(first.byte)], first.at);
        }
        Some(block)
    }
}

/// Whether the text after a line is in a comment between braces, given whether the line begins in
/// one. Quoted values of tags and the rest of a line after `;` or `#` begin none.
pub(crate) fn ends_in_comment(line: &str, mut in_comment: bool) -> bool {
    let (mut is_quoted, mut is_escaped) = (false, false);
    for c in line.chars() {
        match c {
            _ if std::mem::take(&mut is_escaped) => {}
            '\\' => is_escaped = true,
            '}' if in_comment => in_comment = false,
            _ if in_comment => {}
            '"' => is_quoted = !is_quoted,
            '{' if !is_quoted => in_comment = true,
            ';' | '#' if !is_quoted => return false,
            _ => {}
        }
    }
    in_comment
}

/// The name in a heading line `game 669122 …`; empty if there is none.
fn name_line(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    words.next()?.eq_ignore_ascii_case("game").then(|| words.next().unwrap_or_default())
}
