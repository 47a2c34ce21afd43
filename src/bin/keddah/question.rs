//! The questions of `keddah check` and `keddah check-goal`, one JSON object per line.

use std::io::{BufRead, Write};

use keddah::json::ErrorInfo;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::json::print;

/// Answers each line of the input with a line of JSON, until the input ends. Skips empty lines.
pub fn answer_lines<A: Serialize>(
    input: &mut impl BufRead,
    output: &mut impl Write,
    answer: impl Fn(&Question) -> Result<A, Box<ErrorInfo>>,
) -> Result<(), Failure> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        if read.map_err(|error| Failure::Read(format!("cannot read standard input: {error}")))? == 0 {
            return Ok(());
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        // The messages about JSON count lines and columns, so they must not see the line break.
        match Question::read(line.trim_ascii_end()).and_then(|question| answer(&question)) {
            Ok(answer) => print(output, &answer)?,
            Err(error) => print(output, &Unanswered { error })?,
        }
    }
}

/// The reply to an invalid question, as JSON.
#[derive(Serialize)]
struct Unanswered {
    error: Box<ErrorInfo>,
}

/// A question to `keddah check` or `keddah check-goal`: a line of input with a JSON object.
pub struct Question(Map<String, Value>);

impl Question {
    /// Parses a line of input as a question.
    pub fn read(line: &[u8]) -> Result<Self, Box<ErrorInfo>> {
        match serde_json::from_slice(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(other) => {
                Err(ErrorInfo::new("type", format!("A question must be an object, not {}.", kind(&other))))
            }
            Err(error) => {
                // At its end, the text lacks the next character.
                let column = error.column().saturating_sub(usize::from(!error.is_eof()));
                let before = &line[..column.min(line.len())];
                let at = String::from_utf8_lossy(before).chars().count();
                Err(ErrorInfo::new("json", format!("This is not JSON: {error}.")).at(at))
            }
        }
    }

    /// Returns the string at a key of the question; `None` if it is missing or null.
    pub fn text(&self, key: &str) -> Result<Option<&str>, Box<ErrorInfo>> {
        match self.0.get(key) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(wrong_type(&format!("“{key}” must be a string"), other)),
        }
    }

    /// Returns the integer at a key of the question; `None` if it is missing or null.
    pub fn number(&self, key: &str) -> Result<Option<i64>, Box<ErrorInfo>> {
        match self.0.get(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match value.as_i64() {
                Some(number) => Ok(Some(number)),
                None if value.is_number() => {
                    Err(ErrorInfo::new("type", format!("“{key}” must be a whole number, not {value}.")))
                }
                None => Err(wrong_type(&format!("“{key}” must be a whole number"), value)),
            },
        }
    }

    /// Returns the move whose legality is asked for.
    pub fn asked(&self) -> Result<&str, Box<ErrorInfo>> {
        self.text("move")?
            .ok_or_else(|| ErrorInfo::new("type", "“move” is missing: the turn to check, as a string."))
    }

    /// Returns the list of turns at a key of the question; empty if it is missing or null.
    pub fn turns<'a>(&'a self, key: &str) -> Result<Vec<&'a str>, Box<ErrorInfo>> {
        let turns = match self.0.get(key) {
            None | Some(Value::Null) => return Ok(Vec::new()),
            Some(Value::Array(turns)) => turns,
            Some(other) => return Err(wrong_type(&format!("“{key}” must be a list of strings"), other)),
        };
        let text = |(index, turn): (usize, &'a Value)| {
            let wrong = || wrong_type(&format!("A turn of “{key}” must be a string"), turn).at_index(index);
            turn.as_str().ok_or_else(wrong)
        };
        turns.iter().enumerate().map(text).collect()
    }
}

fn wrong_type(wanted: &str, found: &Value) -> Box<ErrorInfo> {
    ErrorInfo::new("type", format!("{wanted}, not {}.", kind(found)))
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &str) -> String {
        let mut output = Vec::new();
        let answer = |question: &Question| question.asked().map(str::to_owned);
        answer_lines(&mut input.as_bytes(), &mut output, answer).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn an_error_is_the_same_with_and_without_a_line_break() {
        for (text, at) in [("[", 1), ("{\"é\": x", 6), ("{\"move\":\"e2\"} x", 14)] {
            let alone = answers(text);
            assert!(
                alone.contains("at line 1 column") && alone.ends_with(&format!("\"at\":{at}}}}}\n")),
                "{alone}"
            );
            assert_eq!(answers(&format!("{text}\n\r\n{text}\r\n")), alone.repeat(2));
        }
    }
}
