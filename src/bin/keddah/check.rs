//! `keddah check`: judges moves, a JSON object a line in, one a line out.

use std::io::{BufRead, Write};

use clap::Subcommand;
use keddah::answer::{Reason, Status};
use keddah::arimaa::{self, Error, Setup};
use keddah::quoridor::{self, Notation, Options};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::Failure;
use crate::json::print;
use crate::quoridor::from_position;

pub const ABOUT: &str = "Judge moves: a JSON object a line on standard input, one a line out

A question: {\"position\"?: text, \"history\"?: [turn, …], \"move\": turn}. Without a position Arimaa \
starts from the empty board, and Quoridor as {\"players\"?, \"size\"?, \"walls\"?, \"first\"?: number} say; \
its moves are written as {\"notation\"?: \"standard\" or \"glendenning\"} says. Other keys are ignored, and so \
are empty lines.

An answer: {\"legal\": true, \"move\": as written in full, \"position\": after it, \"status\": …, \
\"occurrences\": n} or {\"legal\": false, \"code\": …, \"message\": …, \"squares\": […]}; to a question that \
makes no sense {\"error\": {\"code\", \"message\", \"index\"?, \"at\"?}}. Codes of such questions: `json`, \
`type`, those of a position or of a refused turn of the history (at `index`).";

#[derive(Subcommand)]
pub enum Game {
    /// Whole turns, or setups of sixteen placements
    Arimaa,
    /// Moves
    Quoridor,
}

impl Game {
    pub fn run(self) -> Result<(), Failure> {
        let judge = match self {
            Self::Arimaa => judge_arimaa,
            Self::Quoridor => judge_quoridor,
        };
        let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
        answer_lines(&mut input, &mut output, judge)
    }
}

/// What is said of one question.
type Judge = fn(&Question) -> Result<Verdict, Box<Reason>>;

fn answer_lines(input: &mut impl BufRead, output: &mut impl Write, judge: Judge) -> Result<(), Failure> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        if read.map_err(|error| Failure::Read(format!("reading standard input: {error}")))? == 0 {
            return Ok(());
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let verdict = Question::read(&line).and_then(|question| judge(&question));
        print(output, &verdict.unwrap_or_else(|error| Verdict::Error { error }))?;
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum Verdict {
    Legal {
        legal: bool,
        #[serde(rename = "move")]
        written: String,
        position: String,
        status: Status,
        occurrences: u32,
    },
    Illegal {
        legal: bool,
        #[serde(flatten)]
        reason: Box<Reason>,
    },
    Error {
        error: Box<Reason>,
    },
}

/// A question as read: an object.
struct Question(Map<String, Value>);

impl Question {
    fn read(line: &[u8]) -> Result<Self, Box<Reason>> {
        match serde_json::from_slice(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(other) => Err(Reason::new("type", format!("A question is an object, not {}.", kind(&other)))),
            Err(error) => {
                let before = &line[..error.column().saturating_sub(1).min(line.len())];
                let at = String::from_utf8_lossy(before).chars().count();
                Err(Reason::new("json", format!("This is not JSON: {error}.")).at(at))
            }
        }
    }

    /// A text; `None` where it is missing or null.
    fn text(&self, key: &str) -> Result<Option<&str>, Box<Reason>> {
        match self.0.get(key) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(wrong_type(&format!("“{key}” is a text"), other)),
        }
    }

    /// A whole number; `None` where it is missing or null.
    fn number(&self, key: &str) -> Result<Option<i64>, Box<Reason>> {
        match self.0.get(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match value.as_i64() {
                Some(number) => Ok(Some(number)),
                None if value.is_number() => {
                    Err(Reason::new("type", format!("“{key}” is a whole number, not {value}.")))
                }
                None => Err(wrong_type(&format!("“{key}” is a whole number"), value)),
            },
        }
    }

    /// The move to be judged.
    fn asked(&self) -> Result<&str, Box<Reason>> {
        self.text("move")?.ok_or_else(|| Reason::new("type", "“move” is missing: the turn to judge, a text."))
    }

    /// The turns before it.
    fn history<'a>(&'a self) -> Result<Vec<&'a str>, Box<Reason>> {
        let turns = match self.0.get("history") {
            None | Some(Value::Null) => return Ok(Vec::new()),
            Some(Value::Array(turns)) => turns,
            Some(other) => return Err(wrong_type("“history” is a list of texts", other)),
        };
        let text = |(index, turn): (usize, &'a Value)| {
            let wrong = || wrong_type("A turn of the history is a text", turn).at_index(index);
            turn.as_str().ok_or_else(wrong)
        };
        turns.iter().enumerate().map(text).collect()
    }
}

fn wrong_type(wanted: &str, found: &Value) -> Box<Reason> {
    Reason::new("type", format!("{wanted}, not {}.", kind(found)))
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

fn judge_arimaa(question: &Question) -> Result<Verdict, Box<Reason>> {
    let (position, history, asked) = (question.text("position")?, question.history()?, question.asked()?);
    let mut game = match position {
        Some(text) => arimaa_game(text).map_err(Reason::of)?,
        None => arimaa::Game::new(),
    };
    for (index, turn) in history.into_iter().enumerate() {
        game.play(turn).map_err(|error| Reason::of(error).at_index(index))?;
    }
    Ok(match game.check(asked) {
        Ok(checked) => Verdict::Legal {
            legal: true,
            written: checked.turn.to_string(),
            position: checked.position.to_string(),
            status: checked.status.into(),
            occurrences: checked.occurrences,
        },
        Err(error) => Verdict::Illegal { legal: false, reason: Reason::of(error) },
    })
}

fn judge_quoridor(question: &Question) -> Result<Verdict, Box<Reason>> {
    let (position, history, asked) = (question.text("position")?, question.history()?, question.asked()?);
    let usual = Options::default();
    let notation = match question.text("notation")? {
        None => usual.notation,
        Some(name) => Notation::from_name(name)
            .ok_or_else(|| Reason::new("type", "“notation” is “standard” or “glendenning”."))?,
    };
    let options = Options {
        players: question.number("players")?.unwrap_or(usual.players),
        size: question.number("size")?.unwrap_or(usual.size),
        walls: question.number("walls")?,
        first: question.number("first")?.unwrap_or(usual.first),
        notation,
    };
    let mut game = match position {
        Some(text) => from_position(text, notation).map_err(Reason::of)?,
        None => quoridor::Game::new(&options).map_err(Reason::of)?,
    };
    for (index, text) in history.into_iter().enumerate() {
        game.play(text).map_err(|error| Reason::of(error).at_index(index))?;
    }
    Ok(match game.check(asked) {
        Ok(checked) => Verdict::Legal {
            legal: true,
            written: checked.text,
            position: checked.position.to_string(),
            status: checked.status.into(),
            occurrences: checked.occurrences,
        },
        Err(error) => Verdict::Illegal { legal: false, reason: Reason::of(error) },
    })
}

/// A game from a position; a record is none.
pub fn arimaa_game(text: &str) -> Result<arimaa::Game, Error> {
    text.parse::<Setup>()?;
    arimaa::Game::parse(text)
}
