//! The interface to JavaScript: strings and numbers in, plain objects out. It parses, calls and
//! converts; rules and search are in the layers below.
//!
//! Errors are thrown as plain objects (`kind`, `code`, `message`, `squares`, …). The only caller,
//! the TypeScript of the npm package, converts them to instances of its error classes.

#[cfg(all(feature = "classes", feature = "arimaa"))]
mod arimaa;
#[cfg(all(feature = "classes", feature = "arimaa"))]
mod arimaa_display;
#[cfg(all(feature = "classes", feature = "arimaa"))]
mod arimaa_setup;
#[cfg(feature = "clock")]
mod clock;
#[cfg(all(
    any(feature = "classes", feature = "lesson", feature = "player", feature = "protocol"),
    any(feature = "arimaa", feature = "quoridor")
))]
mod convert;
#[cfg(all(feature = "classes", any(feature = "arimaa", feature = "quoridor")))]
mod game;
#[cfg(all(feature = "lesson", any(feature = "arimaa", feature = "quoridor")))]
mod lesson;
#[cfg(all(feature = "classes", any(feature = "arimaa", feature = "quoridor")))]
mod memory;
#[cfg(all(any(feature = "player", feature = "protocol"), any(feature = "arimaa", feature = "quoridor")))]
mod net;
#[cfg(all(any(feature = "player", feature = "protocol"), any(feature = "arimaa", feature = "quoridor")))]
mod performance;
#[cfg(all(feature = "protocol", any(feature = "arimaa", feature = "quoridor")))]
mod protocol;
#[cfg(all(feature = "classes", feature = "quoridor"))]
mod quoridor;
#[cfg(all(feature = "classes", feature = "quoridor"))]
mod quoridor_display;
#[cfg(all(feature = "classes", feature = "quoridor"))]
mod quoridor_setup;
#[cfg(all(feature = "player", any(feature = "arimaa", feature = "quoridor")))]
mod search;

#[cfg(all(feature = "classes", feature = "arimaa"))]
pub use arimaa::ArimaaGame;
#[cfg(feature = "clock")]
pub use clock::JsClock;
#[cfg(all(feature = "classes", feature = "quoridor"))]
pub use quoridor::QuoridorGame;
#[cfg(all(feature = "classes", feature = "quoridor"))]
pub use quoridor_setup::JsSetup;
#[cfg(all(feature = "player", any(feature = "arimaa", feature = "quoridor")))]
pub use search::JsHost;

#[cfg(all(
    any(feature = "player", feature = "protocol"),
    any(feature = "arimaa", feature = "quoridor")
))]
use performance::now;

#[cfg(all(feature = "player", feature = "arimaa"))]
search::search_functions!(arimaa_search, crate::arimaa::Arimaa);
#[cfg(all(feature = "player", feature = "quoridor"))]
search::search_functions!(quoridor_search, crate::quoridor::Quoridor);

#[cfg(all(feature = "lesson", feature = "arimaa"))]
lesson::lesson_functions!(arimaa_lesson, crate::arimaa::Arimaa);
#[cfg(all(feature = "lesson", feature = "quoridor"))]
lesson::lesson_functions!(quoridor_lesson, crate::quoridor::Quoridor);

/// The memory allocator of the wasm modules, which takes 2 KB less after gzip than the default one.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Runs once when the wasm module is loaded. Makes panics appear on the console with their location
/// in the source. Modules without a player omit this, to be smaller.
#[cfg(feature = "player")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
