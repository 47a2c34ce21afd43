//! The parser of goals.

use super::arguments::{Arguments, Token, tokens};
use super::goal::{Condition, Expression};
use super::{Goal, GoalFault, Goals};
use crate::notation::characters;
use crate::record::GameRecord;

/// The maximum length of a goal, in characters.
const MAX_LENGTH: usize = 1000;
/// The maximum nesting depth of brackets and `not` in a goal.
const MAX_DEPTH: u32 = 32;

impl<G: Goals> Goal<G> {
    /// Parses a goal for the current position of a game. Squares are in the notation of the game.
    pub fn parse(text: &str, game: &GameRecord<G>) -> Result<Self, GoalFault> {
        parse(text, game).map(|expression| Self { expression })
    }
}

fn parse<G: Goals>(text: &str, game: &GameRecord<G>) -> Result<Expression<G::Condition>, GoalFault> {
    let end = characters(text);
    if end > MAX_LENGTH {
        let message = format!("A goal has at most {MAX_LENGTH} characters.");
        return Err(GoalFault::new("goal-size", MAX_LENGTH, message));
    }
    let tokens = tokens(text);
    let mut parser = Parser { game, tokens: &tokens, next: 0, depth: 0, end };
    let expression = parser.any()?;
    match parser.peek() {
        None => Ok(expression),
        Some(token) => Err(GoalFault::new(
            "goal-syntax",
            token.at,
            format!("Expected “and”, “or” or the end, found “{}”.", crate::notation::excerpt(token.text)),
        )),
    }
}

struct Parser<'a, 't, G: Goals> {
    game: &'t GameRecord<G>,
    tokens: &'t [Token<'a>],
    next: usize,
    depth: u32,
    end: usize,
}

impl<'a, G: Goals> Parser<'a, '_, G> {
    fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.next).copied()
    }

    fn accept(&mut self, word: &str) -> bool {
        let accepted = self.peek().is_some_and(|token| token.text == word);
        self.next += usize::from(accepted);
        accepted
    }

    /// Parses the part of a goal that consists of expressions joined by `or`.
    fn any(&mut self) -> Result<Expression<G::Condition>, GoalFault> {
        let mut parts = vec![self.all()?];
        while self.accept("or") {
            parts.push(self.all()?);
        }
        Ok(single(&mut parts).unwrap_or(Expression::Any(parts)))
    }

    /// Parses the part of a goal that consists of expressions joined by `and`.
    fn all(&mut self) -> Result<Expression<G::Condition>, GoalFault> {
        let mut parts = vec![self.term()?];
        while self.accept("and") {
            parts.push(self.term()?);
        }
        Ok(single(&mut parts).unwrap_or(Expression::All(parts)))
    }

    /// Parses the part of a goal that is a condition, an expression in brackets, or one of them
    /// after `not`.
    fn term(&mut self) -> Result<Expression<G::Condition>, GoalFault> {
        let Some(token) = self.peek() else {
            return Err(GoalFault::new(
                "goal-syntax",
                self.end,
                "Expected a condition, but the goal ends here.",
            ));
        };
        if self.depth == MAX_DEPTH {
            return Err(GoalFault::new("goal-size", token.at, "Too many brackets within each other."));
        }
        self.next += 1;
        self.depth += 1;
        let expression = match token.text {
            "not" => Expression::Not(Box::new(self.term()?)),
            "(" => {
                let inner = self.any()?;
                if !self.accept(")") {
                    let at = self.peek().map_or(self.end, |token| token.at);
                    return Err(GoalFault::new("goal-syntax", at, "Expected “)” here."));
                }
                inner
            }
            "and" | "or" | ")" => {
                let message = format!("Expected a condition, found “{}”.", token.text);
                return Err(GoalFault::new("goal-syntax", token.at, message));
            }
            word => self.condition(word, token.at)?,
        };
        self.depth -= 1;
        Ok(expression)
    }

    fn condition(&mut self, word: &str, at: usize) -> Result<Expression<G::Condition>, GoalFault> {
        let mut arguments = Arguments { tokens: self.tokens, next: &mut self.next, end: self.end };
        let condition = match word {
            "win" => Condition::Win(arguments.optional_number(1..=9)?),
            "within" => Condition::Within(arguments.number(1..=99)?),
            _ => match G::parse_condition(self.game, word, &mut arguments)? {
                Some(condition) => Condition::Game(condition),
                None => {
                    let message = format!("“{}” is not a goal of this game.", crate::notation::excerpt(word));
                    return Err(GoalFault::new("goal-word", at, message));
                }
            },
        };
        let text = match &condition {
            Condition::Win(None) => "win".into(),
            Condition::Win(Some(turns)) => format!("win {turns}"),
            Condition::Within(turns) => format!("within {turns}"),
            Condition::Game(condition) => G::write_condition(self.game, condition),
        };
        Ok(Expression::Is(condition, text))
    }
}

/// Returns the only expression of a list; `None` if there are several.
fn single<C>(parts: &mut Vec<Expression<C>>) -> Option<Expression<C>> {
    if parts.len() == 1 { parts.pop() } else { None }
}
