//! The settings of the search that both protocols share.

use crate::search::Limits;

/// The playing level of a search that nothing else limits.
const DEFAULT_LEVEL: u8 = 10;

/// The largest integer that JavaScript represents exactly.
const MAX_SAFE_INTEGER: u64 = (1 << 53) - 1;

/// The limits of all searches of a protocol session. For every setting but the seed, 0 means no
/// limit.
#[derive(Clone, Debug, Default)]
pub struct SearchSettings {
    /// The limits set so far by the controller.
    pub limits: Limits,
}

/// The reasons why a search setting is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingError {
    /// The setting is refused because no setting has this name.
    Unknown,
    /// The setting is refused because its value is not an integer from 0 to this maximum.
    NotAnIntegerUpTo(u64),
}

impl SearchSettings {
    /// Sets the search limit `level`, `nodes`, `seed` or `depth`.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SettingError> {
        let integer = |max: u64| {
            let number = value.parse().ok().filter(|&number: &u64| number <= max);
            number.ok_or(SettingError::NotAnIntegerUpTo(max))
        };
        let limit = |number: u64| (number > 0).then_some(number);
        match name {
            "level" => self.limits.level = limit(integer(10)?).map(|level| level as u8),
            "nodes" => self.limits.nodes = limit(integer(MAX_SAFE_INTEGER)?),
            "seed" => self.limits.seed = integer(MAX_SAFE_INTEGER)?,
            "depth" => self.limits.depth = limit(integer(1 << 20)?).map(|depth| depth as u32),
            _ => return Err(SettingError::Unknown),
        }
        Ok(())
    }

    /// The limits of a search for the `lines` best lines. `timed` says whether a time budget limits
    /// it too.
    pub fn for_search(&self, lines: u32, timed: bool) -> Limits {
        let limits = &self.limits;
        let limited = timed || limits.nodes.is_some() || limits.depth.is_some() || limits.time_ms.is_some();
        let level = limits.level.or((!limited).then_some(DEFAULT_LEVEL));
        Limits { level, lines: Some(lines), ..limits.clone() }
    }
}
