//! Goals as expressions over conditions.

use std::fmt;

use super::Goals;

/// A condition in a goal, such as `win` or `within 3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition<C> {
    /// The condition `win`: the solver has won. With a number, it has won within that many turns of
    /// its own, or can force such a win.
    Win(Option<u32>),
    /// The condition `within`: the solver has made at most this many turns.
    Within(u32),
    /// A condition that only one game has, such as `freeze` in Arimaa.
    Game(C),
}

/// A goal as an expression: conditions combined by `and`, `or` and `not`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expression<C> {
    /// A single condition, and its text in standard form.
    Is(Condition<C>, String),
    /// The negation (`not`) of an expression.
    Not(Box<Self>),
    /// The conjunction (`and`) of two expressions or more.
    All(Vec<Self>),
    /// The disjunction (`or`) of two expressions or more.
    Any(Vec<Self>),
}

impl<C> Expression<C> {
    /// The precedence of an expression in a goal: `or` binds weakest, then `and`, then `not` and
    /// conditions.
    const fn precedence(&self) -> u8 {
        match self {
            Self::Any(_) => 0,
            Self::All(_) => 1,
            Self::Not(_) | Self::Is(..) => 2,
        }
    }

    /// Writes the expression as a part of one with the precedence `outer`, in brackets if needed.
    fn write(&self, f: &mut fmt::Formatter<'_>, outer: u8) -> fmt::Result {
        if self.precedence() < outer {
            f.write_str("(")?;
            self.write(f, 0)?;
            return f.write_str(")");
        }
        match self {
            Self::Is(_, text) => f.write_str(text),
            Self::Not(inner) => {
                f.write_str("not ")?;
                inner.write(f, 2)
            }
            Self::All(parts) => write_parts(parts, f, " and ", 2),
            Self::Any(parts) => write_parts(parts, f, " or ", 1),
        }
    }
}

fn write_parts<C>(
    parts: &[Expression<C>],
    f: &mut fmt::Formatter<'_>,
    separator: &str,
    precedence: u8,
) -> fmt::Result {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            f.write_str(separator)?;
        }
        part.write(f, precedence)?;
    }
    Ok(())
}

/// A goal, parsed for the position that it is judged from. `Display` writes it with single spaces
/// and as few brackets as possible.
///
/// ```
/// use keddah::{arimaa::Game, lesson::Goal};
/// let goal = Goal::parse("(capture  h@b7) and not (push or pull)", &Game::default_setup()).unwrap();
/// assert_eq!(goal.to_string(), "capture h@b7 and not (push or pull)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal<G: Goals> {
    /// The goal as an expression over conditions.
    pub expression: Expression<G::Condition>,
}

impl<G: Goals> fmt::Display for Goal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.expression.write(f, 0)
    }
}
