//! Conversions from Rust to JavaScript that all classes share.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

#[cfg(any(feature = "classes", feature = "lesson", feature = "player"))]
use crate::json::ErrorInfo;

/// Converts a value to plain JavaScript: maps become objects, `None` becomes `undefined`.
pub(super) fn to_js(value: &impl Serialize) -> JsValue {
    with_serializer(value, Serializer::new())
}

/// Converts a value to plain JavaScript like [`to_js`], except that `None` becomes `null`.
#[cfg(feature = "player")]
pub(super) fn to_js_with_null(value: &impl Serialize) -> JsValue {
    with_serializer(value, Serializer::new().serialize_missing_as_null(true))
}

fn with_serializer(value: &impl Serialize, serializer: Serializer) -> JsValue {
    // All values here consist of strings and numbers, whose conversion cannot fail.
    value.serialize(&serializer.serialize_maps_as_objects(true)).unwrap_or(JsValue::NULL)
}

/// An error as the JavaScript object that is thrown.
#[cfg(any(feature = "classes", feature = "lesson", feature = "player"))]
#[derive(Serialize)]
pub(super) struct Failure {
    /// The kind of error: `notation` if a text cannot be parsed, else `rule`.
    kind: &'static str,
    #[serde(flatten)]
    pub reason: ErrorInfo,
}

#[cfg(any(feature = "classes", feature = "lesson", feature = "player"))]
impl From<ErrorInfo> for Failure {
    fn from(reason: ErrorInfo) -> Self {
        Self { kind: if reason.at.is_some() { "notation" } else { "rule" }, reason }
    }
}

#[cfg(any(feature = "classes", feature = "lesson", feature = "player"))]
impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        to_js(&failure)
    }
}

/// Converts an error in a text to its JSON form, with the offset `at` in UTF-16 units.
#[cfg(any(feature = "classes", feature = "lesson", feature = "player"))]
pub(super) fn reason(error: impl Into<ErrorInfo>, text: &str) -> ErrorInfo {
    let reason = error.into();
    ErrorInfo { at: reason.at.map(|at| utf16_offset(text, at)), ..reason }
}

/// Returns a function that converts an error in a text to the JavaScript value to throw.
#[cfg(any(feature = "classes", feature = "lesson", feature = "player"))]
pub(super) fn thrown<E: Into<ErrorInfo>>(text: &str) -> impl FnOnce(E) -> JsValue {
    move |error| Failure::from(reason(error, text)).into()
}

/// Whether a turn or a step is legal and, if not, the reason.
#[cfg(feature = "classes")]
#[derive(Serialize)]
pub(super) struct Verdict {
    ok: bool,
    #[serde(flatten)]
    reason: Option<ErrorInfo>,
}

#[cfg(feature = "classes")]
impl From<Result<(), ErrorInfo>> for Verdict {
    fn from(result: Result<(), ErrorInfo>) -> Self {
        Self { ok: result.is_ok(), reason: result.err() }
    }
}

/// Converts an offset in characters to an offset in UTF-16 units, as JavaScript counts them.
#[cfg(any(feature = "classes", feature = "lesson", feature = "player"))]
pub(super) fn utf16_offset(text: &str, characters: usize) -> usize {
    text.chars().take(characters).map(char::len_utf16).sum()
}
