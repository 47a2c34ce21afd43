//! Errors in the text of clock settings.

/// The error for text that is not the notation of clock settings.
///
/// ```
/// use keddah::clock::{ClockSettings, SettingsErrorKind};
/// let error = "30s/5x".parse::<ClockSettings>().unwrap_err();
/// assert_eq!((error.kind, error.at), (SettingsErrorKind::Unit, 5));
/// assert_eq!(error.kind.code(), "clock-unit");
/// assert_eq!(error.to_string(), "A unit is s, m, h or d.");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .kind.message())]
pub struct SettingsError {
    /// The kind of mistake in the text of clock settings.
    pub kind: SettingsErrorKind,
    /// The offset of the first unexpected character, in characters from the start of the text.
    pub at: usize,
}

/// The kinds of mistakes in the text of clock settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsErrorKind {
    /// A number is missing in the clock settings.
    Number,
    /// A unit of time is unknown, or not allowed in this field of the clock settings.
    Unit,
    /// The units of a time in the clock settings do not go from large to small.
    UnitOrder,
    /// In clock settings, the number after a colon exceeds 59 or is missing.
    Sixty,
    /// The percentage of unused time that is saved exceeds 100.
    Percent,
    /// A number or a time in the clock settings is too large.
    TooLarge,
    /// The clock settings have more than six fields.
    TooManyFields,
    /// The clock settings would leave a player no time for the first turn.
    NoTime,
}

impl SettingsErrorKind {
    /// The stable code of an error in clock settings.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Number => "clock-number",
            Self::Unit => "clock-unit",
            Self::UnitOrder => "clock-unit-order",
            Self::Sixty => "clock-sixty",
            Self::Percent => "clock-percent",
            Self::TooLarge => "clock-too-large",
            Self::TooManyFields => "clock-too-many-fields",
            Self::NoTime => "clock-no-time",
        }
    }

    /// Describes the mistake in the clock settings as an English sentence.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Number => "A number is expected here.",
            Self::Unit => "A unit is s, m, h or d.",
            Self::UnitOrder => "Units go from large to small, each once: 1h30m.",
            Self::Sixty => "After a colon, a number from 0 to 59 is expected.",
            Self::Percent => "The percentage is at most 100.",
            Self::TooLarge => "A time is at most 365 days, a number of turns at most 9999.",
            Self::TooManyFields => "There are at most six fields.",
            Self::NoTime => "This leaves no time for the first turn.",
        }
    }

    pub(super) const fn at(self, at: usize) -> SettingsError {
        SettingsError { kind: self, at }
    }
}
