//! The JavaScript class of a protocol session, for the npm package's program in Node.
//!
//! Events, effects and requests are plain objects, serialized from the types of
//! [`protocol`](crate::protocol).

use std::cell::{Cell, RefCell};

use js_sys::Function;
use serde::Deserialize;
use wasm_bindgen::prelude::*;

use super::convert::to_js;
use crate::protocol::{self, Event, SearchRequest};
use crate::search::{Control, SearchResult, TimeBudget};

/// The time between two calls of the callback `orders` of a search.
const ORDER_INTERVAL_MS: f64 = 5.0;

/// An order of a protocol session to its running search: to stop, or to change the time budget.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Order {
    StopSearch,
    SetTimeBudget { budget: TimeBudget },
}

fn handle(session: &mut impl protocol::Session, event: JsValue, now_ms: f64) -> Result<JsValue, JsValue> {
    let event: Event = serde_wasm_bindgen::from_value(event)?;
    Ok(to_js(&session.handle(event, now_ms)))
}

fn search<S: protocol::Session>(
    request: JsValue,
    delay_ms: f64,
    orders: &Function,
    report: &Function,
) -> Result<JsValue, JsValue> {
    let request: SearchRequest = serde_wasm_bindgen::from_value(request)?;
    let (stopped, next_poll_ms) = (Cell::new(false), Cell::new(0.0));
    let budget = RefCell::new(request.time_budget);
    let failure = RefCell::new(None);
    let poll = || -> Result<(), JsValue> {
        let now = super::now();
        if now < next_poll_ms.get() {
            return Ok(());
        }
        next_poll_ms.set(now + ORDER_INTERVAL_MS);
        loop {
            let order = orders.call0(&JsValue::UNDEFINED)?;
            if order.is_undefined() {
                return Ok(());
            }
            match serde_wasm_bindgen::from_value(order)? {
                Order::StopSearch => stopped.set(true),
                Order::SetTimeBudget { budget: changed } => *budget.borrow_mut() = Some(changed),
            }
        }
    };
    let control = Control {
        now: &super::now,
        stop: &|| {
            if let Err(error) = poll() {
                stopped.set(true);
                *failure.borrow_mut() = Some(error);
            }
            stopped.get()
        },
        time_budget: &|| budget.borrow().map(|budget| SearchRequest::budget_from_request(budget, delay_ms)),
        net: super::net::get(),
        ..Control::default()
    };
    let mut on_report = |result: &SearchResult<String>| {
        // An error thrown by the callback is ignored: the caller still receives the result.
        let _ = report.call1(&JsValue::UNDEFINED, &to_js(result));
    };
    let result = request.run::<S::Game>(&control, &mut on_report);
    match failure.into_inner() {
        Some(error) => Err(error),
        None => Ok(to_js(&result)),
    }
}

/// Exports a session type as the JavaScript class `Session`. Each wasm module exports one.
macro_rules! export_session {
    ($feature:literal, $class:ident, $session:ident) => {
        /// The JavaScript class of an engine's side of a protocol session.
        #[cfg(feature = $feature)]
        #[wasm_bindgen(js_name = Session)]
        #[derive(Debug)]
        pub struct $class(protocol::$session);

        #[cfg(feature = $feature)]
        #[wasm_bindgen(js_class = Session)]
        impl $class {
            /// Creates a protocol session for an engine with this name.
            #[wasm_bindgen(constructor)]
            pub fn new(name: &str) -> Self {
                Self(protocol::$session::new(name))
            }

            /// Handles an event of the protocol session. Returns the effects to carry out, in
            /// order.
            pub fn handle(&mut self, event: JsValue, now_ms: f64) -> Result<JsValue, JsValue> {
                handle(&mut self.0, event, now_ms)
            }

            /// Reads the network for all later searches. Returns the reason if it does not fit.
            #[wasm_bindgen(js_name = setNet)]
            pub fn set_net(weights: &[u8]) -> Option<String> {
                super::net::set::<<protocol::$session as protocol::Session>::Game>(weights)
            }

            /// Runs a search that a session requested `delay_ms` ago and returns the result. Calls
            /// `report` after each iteration. Every 5 ms it calls `orders`, which returns the next
            /// effect that concerns this search, until it returns `undefined`.
            pub fn search(
                request: JsValue,
                delay_ms: f64,
                orders: &Function,
                report: &Function,
            ) -> Result<JsValue, JsValue> {
                search::<protocol::$session>(request, delay_ms, orders, report)
            }
        }
    };
}

export_session!("arimaa", JsAeiSession, AeiSession);
export_session!("quoridor", JsQtpSession, QtpSession);
