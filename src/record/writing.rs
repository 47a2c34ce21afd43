//! Writing games as records.

use std::fmt::Write;

use super::annotation::glyph_of;
use super::{Annotation, GameRecord, Node, NodeId, Player, Rules};

/// The value of the tag `Result` for a draw, as in PGN.
const DRAW: &str = "1/2-1/2";

/// A part of the game record that remains to be written.
enum Part {
    /// A node and the turns that follow it. `true` for the main continuation of its parent, after
    /// which the other children follow as variations.
    Line(NodeId, usize, bool),
    Open,
    Close,
}

impl<R: Rules> GameRecord<R> {
    /// Writes the game as a record: tags, then all turns with their variations and annotations,
    /// wherever the cursor is. The tags are those of the parsed record, the start position if it is
    /// not the default, and an agreed result. Parsing the record gives an equal game.
    ///
    /// ```
    /// use keddah::arimaa::{Game, Position};
    /// let mut game = Game::from_position(Position::default());
    /// game.play("Ee2n")?;
    /// game.resign(None)?;
    /// let record = game.to_record();
    /// assert!(record.ends_with("[Result \"gold\"]\n[Termination \"resignation\"]\n\n2g Ee2n\n"));
    /// assert_eq!(Game::parse(&record)?, game);
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn to_record(&self) -> String {
        let result = self.end.as_ref().filter(|_| self.tree.has_end());
        let result = result.map(|end| (end.winner, end.reason));
        let mut text = RecordText::new::<R>(self.head(result));
        text.annotation(self.tree.root().annotation());
        let mut parts = Vec::new();
        self.push_children(NodeId::ROOT, 0, &mut parts);
        while let Some(part) = parts.pop() {
            match part {
                Part::Line(id, ply, is_main) => {
                    let Some(node) = self.tree.node(id) else { continue };
                    self.write_turn(&mut text, id, ply);
                    self.push_children(id, ply + 1, &mut parts);
                    let siblings =
                        node.parent().filter(|_| is_main).and_then(|parent| self.tree.node(parent));
                    for &sibling in siblings.map_or(&[][..], Node::children).iter().skip(1).rev() {
                        parts.extend([Part::Close, Part::Line(sibling, ply, false), Part::Open]);
                    }
                }
                Part::Open => text.open(),
                Part::Close => text.close(),
            }
        }
        text.end(R::turn_label(self, 0, true))
    }

    /// Adds the continuation of a node to the parts that remain to be written; after an agreed
    /// result, as a variation.
    fn push_children(&self, id: NodeId, ply: usize, parts: &mut Vec<Part>) {
        let first = self.tree.node(id).and_then(|node| node.children().first());
        let Some(&first) = first else { return };
        let line = Part::Line(first, ply, true);
        if self.tree.is_end(id) {
            parts.extend([Part::Close, line, Part::Open]);
        } else {
            parts.push(line);
        }
    }

    /// Writes the turns up to the cursor as a record, with their annotations and without
    /// variations.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// let mut game = Game::parse("1. e2 (1. d1) e8", &Default::default())?;
    /// game.undo();
    /// assert_eq!(game.to_record_up_to_cursor(), "1. e2\n");
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn to_record_up_to_cursor(&self) -> String {
        let mut text = RecordText::new::<R>(self.head(self.agreed_result()));
        text.annotation(self.tree.root().annotation());
        for (ply, node) in self.tree.path().skip(1).enumerate() {
            self.write_turn(&mut text, node.id(), ply);
        }
        text.end(R::turn_label(self, 0, true))
    }

    /// Writes the tags of the record, and the blank line after them.
    fn head(&self, result: Option<(Option<R::Player>, super::Reason)>) -> String {
        let mut out = String::new();
        let mut tag = |name: &str, value: &str| {
            out.push('[');
            out.push_str(name);
            out.push_str(" \"");
            push_escaped(&mut out, value, '"');
            out.push_str("\"]\n");
        };
        for (name, value) in self.tags() {
            tag(name, value);
        }
        R::write_origin(self, &mut tag);
        if let Some((winner, reason)) = result {
            tag("Result", &winner.map_or_else(|| DRAW.into(), |winner| winner.label().to_string()));
            tag("Termination", reason.name());
        }
        if !out.is_empty() {
            out.push('\n');
        }
        out
    }

    /// Writes the turn of a node, which `ply` turns precede, and its annotation.
    fn write_turn(&self, text: &mut RecordText, id: NodeId, ply: usize) {
        let Some(node) = self.tree.node(id) else { return };
        let turn = node.turn().map(|turn| R::write(self, turn)).unwrap_or_default();
        let label = R::turn_label(self, ply, std::mem::take(&mut text.is_interrupted));
        text.begin_turn();
        text.word(&label);
        text.word(&turn);
        text.annotation(node.annotation());
    }
}

/// The text of a game record while it is being generated, and its layout.
struct RecordText {
    text: String,
    turn_per_line: bool,
    /// Whether the record's text is at the start of a line or just after an opening bracket.
    at_start: bool,
    /// Whether the next turn of the record does not directly follow another one.
    is_interrupted: bool,
    has_turn: bool,
}

impl RecordText {
    /// Creates the text of a record that begins with these tags.
    fn new<R: Rules>(tags: String) -> Self {
        let turn_per_line = R::TURN_PER_LINE;
        Self { text: tags, turn_per_line, at_start: true, is_interrupted: true, has_turn: false }
    }

    /// Adds a word to the record, after a space if another one precedes it. Does nothing for an
    /// empty word.
    fn word(&mut self, word: &str) {
        if word.is_empty() {
            return;
        }
        if !std::mem::take(&mut self.at_start) {
            self.text.push(' ');
        }
        self.text.push_str(word);
    }

    /// Begins a new line if the record has each turn on a line of its own.
    fn begin_turn(&mut self) {
        self.has_turn = true;
        self.break_line();
    }

    fn break_line(&mut self) {
        if self.turn_per_line && !self.at_start {
            self.text.push('\n');
            self.at_start = true;
        }
    }

    fn annotation(&mut self, annotation: &Annotation) {
        for &nag in &annotation.nags {
            self.word(glyph_of(nag).unwrap_or("$"));
            if glyph_of(nag).is_none() {
                let _ = write!(self.text, "{}", u64::from(nag));
            }
        }
        let comment = annotation.comment_text();
        if !comment.is_empty() {
            self.word("{");
            push_escaped(&mut self.text, &comment, '}');
            self.text.push('}');
            self.is_interrupted = true;
        }
    }

    fn open(&mut self) {
        self.break_line();
        self.word("(");
        self.at_start = !self.turn_per_line;
        self.is_interrupted = true;
    }

    fn close(&mut self) {
        self.break_line();
        self.text.push(')');
        self.at_start = false;
        self.is_interrupted = true;
    }

    /// Completes the record and returns its text. A record without turns ends with the label of the
    /// first turn.
    fn end(mut self, label: String) -> String {
        if !self.has_turn {
            self.begin_turn();
            self.word(&label);
        }
        self.text.push('\n');
        self.text
    }
}

/// Appends a text, escaped: a backslash precedes each `end` and each backslash.
fn push_escaped(out: &mut String, text: &str, end: char) {
    for c in text.chars() {
        if c == end || c == '\\' {
            out.push('\\');
        }
        out.push(c);
    }
}
