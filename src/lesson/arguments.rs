//! The words of a goal, and those that are arguments of a condition.

use std::ops::RangeInclusive;

use super::GoalFault;
use crate::notation::characters;

/// The words that combine or negate conditions in a goal.
pub(super) const OPERATORS: [&str; 3] = ["and", "or", "not"];

/// A word or a bracket in the text of a goal, with its offset in characters.
#[derive(Clone, Copy)]
pub(super) struct Token<'a> {
    /// The text of the word or bracket.
    pub text: &'a str,
    /// The offset of the word or bracket in the goal, in characters.
    pub at: usize,
}

/// Splits a goal into words and brackets.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let (mut rest, mut at) = (text, 0);
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| !c.is_whitespace() && c != '(' && c != ')';
        let length = match first {
            c if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        if !first.is_whitespace() {
            tokens.push(Token { text: token, at });
        }
        at += characters(token);
        rest = after;
    }
    tokens
}

/// The arguments of a condition in a goal: the words that follow its first word.
pub struct Arguments<'a, 't> {
    pub(super) tokens: &'t [Token<'a>],
    pub(super) next: &'t mut usize,
    pub(super) end: usize,
}

impl<'a> Arguments<'a, '_> {
    /// The offset of the next argument in the goal, in characters.
    pub fn at(&self) -> usize {
        self.tokens.get(*self.next).map_or(self.end, |token| token.at)
    }

    /// Returns the next word of the goal, unless it is a bracket, an operator or missing.
    fn peek(&self) -> Option<&'a str> {
        let token = self.tokens.get(*self.next)?.text;
        (!OPERATORS.contains(&token) && token != "(" && token != ")").then_some(token)
    }

    /// Consumes the next word of the goal. Fails with the message that `what` was expected if there
    /// is none.
    pub fn word(&mut self, code: &'static str, what: &str) -> Result<&'a str, GoalFault> {
        let word =
            self.peek().ok_or_else(|| GoalFault::new(code, self.at(), format!("Expected {what} here.")))?;
        *self.next += 1;
        Ok(word)
    }

    /// Consumes the next word of the goal if it equals `word`, and returns whether it did.
    pub fn accept(&mut self, word: &str) -> bool {
        let accepted = self.peek() == Some(word);
        *self.next += usize::from(accepted);
        accepted
    }

    /// Parses the next word of the goal as a whole number in a range, or returns `None` if it is
    /// not a number.
    pub fn optional_number(&mut self, range: RangeInclusive<u32>) -> Result<Option<u32>, GoalFault> {
        let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+');
        if self.peek().is_some_and(is_number) { self.number(range).map(Some) } else { Ok(None) }
    }

    /// Parses the next word of the goal as a whole number in a range.
    pub fn number(&mut self, range: RangeInclusive<u32>) -> Result<u32, GoalFault> {
        let at = self.at();
        let what = format!("a whole number from {} to {}", range.start(), range.end());
        let word = self.word("goal-number", &what)?;
        let digits = word.chars().all(|c| c.is_ascii_digit()) && !word.starts_with('0');
        let number = word.parse().ok().filter(|number| digits && range.contains(number));
        number.ok_or_else(|| GoalFault::new("goal-number", at, format!("Expected {what} here.")))
    }
}
