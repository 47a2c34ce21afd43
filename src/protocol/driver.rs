//! The native driver of sessions: one thread reads the input, and each search has its own.

use std::collections::{HashMap, VecDeque};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Effect, Event, SearchId, SearchRequest, Session};
use crate::net::Net;
use crate::search::{Control, SearchResult, TimeBudget, system_clock};

/// Runs a protocol session until it quits, or until the input has ended and all searches have ended
/// too. Searches that [use a network](crate::search::Limits::uses_net) use `net`, if there is one.
///
/// Fails if the output cannot be written.
///
/// ```
/// use keddah::protocol::{AeiSession, converse};
/// let mut output = Vec::new();
/// let input = "aei\nsetoption name nodes value 500\nnewgame\nmakemove Ee2n\nisready\nquit\n";
/// converse(AeiSession::new("keddah"), None, input.as_bytes(), &mut output)?;
/// let output = String::from_utf8_lossy(&output);
/// assert!(output.starts_with("protocol-version 1\nid name keddah\n"));
/// assert!(output.contains("log Error: ") && output.ends_with("readyok\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn converse<S: Session>(
    mut session: S,
    net: Option<Net>,
    input: impl Read + Send + 'static,
    output: &mut impl Write,
) -> io::Result<()> {
    let now = system_clock();
    let (events, received) = channel();
    read_lines(input, events.clone());
    let mut searches = Searches { running: HashMap::new(), events, net: net.map(Arc::new) };
    for event in received {
        if let Event::SearchEnded { id, .. } = event {
            searches.running.remove(&id);
        }
        let mut effects = VecDeque::from(session.handle(event, now()));
        while let Some(effect) = effects.pop_front() {
            let file_result = match effect {
                Effect::Write { text } => {
                    output.write_all(text.as_bytes())?;
                    output.flush()?;
                    continue;
                }
                Effect::StartSearch { id, request } => {
                    searches.start::<S>(id, request);
                    continue;
                }
                Effect::StopSearch { id } => {
                    searches.change(id, |orders| orders.stop = true);
                    continue;
                }
                Effect::SetTimeBudget { id, budget } => {
                    searches.change(id, |orders| orders.time_budget = Some(budget));
                    continue;
                }
                Effect::Quit => return Ok(()),
                Effect::ReadFile { path, max_bytes } => read_file(&path, max_bytes),
                Effect::WriteFile { path, text } => std::fs::write(path, text).map(|()| String::new()),
            };
            let result = file_result.map_err(|error| error.to_string());
            effects.extend(session.handle(Event::FileDone { result }, now()));
        }
    }
    Ok(())
}

/// Reads the lines of the input on a thread of its own and sends them as events.
fn read_lines(input: impl Read + Send + 'static, events: Sender<Event>) {
    std::thread::spawn(move || {
        let lines = BufReader::new(input).split(b'\n').map_while(Result::ok);
        let lines = lines.map(|line| Event::Line { text: String::from_utf8_lossy(&line).into() });
        for event in lines.chain([Event::InputEnded]) {
            if events.send(event).is_err() {
                break;
            }
        }
    });
}

fn read_file(path: &str, max_bytes: u32) -> io::Result<String> {
    let mut text = String::new();
    std::fs::File::open(path)?.take(u64::from(max_bytes) + 1).read_to_string(&mut text)?;
    if text.len() > max_bytes as usize {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "the file is too long"));
    }
    Ok(text)
}

/// The stop signal and the time budget of a running search, shared with its thread.
#[derive(Default)]
struct Orders {
    stop: bool,
    time_budget: Option<TimeBudget>,
}

fn lock(orders: &Mutex<Orders>) -> MutexGuard<'_, Orders> {
    orders.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The running searches of a session, by number. Dropping this stops them.
struct Searches {
    running: HashMap<SearchId, Arc<Mutex<Orders>>>,
    events: Sender<Event>,
    net: Option<Arc<Net>>,
}

impl Searches {
    fn start<S: Session>(&mut self, id: SearchId, request: SearchRequest) {
        let now = system_clock();
        let time_budget = request.time_budget;
        let orders = Arc::new(Mutex::new(Orders { stop: false, time_budget }));
        self.running.insert(id, Arc::clone(&orders));
        let (events, net) = (self.events.clone(), self.net.clone());
        std::thread::spawn(move || {
            let delay_ms = now();
            let budget = || lock(&orders).time_budget;
            let control = Control {
                now: &now,
                stop: &|| lock(&orders).stop,
                time_budget: &|| budget().map(|budget| SearchRequest::budget_from_request(budget, delay_ms)),
                net: net.as_deref(),
                ..Control::default()
            };
            // Sending fails only after the session has ended.
            let mut report = |result: &SearchResult<String>| {
                drop(events.send(Event::SearchReport { id, result: result.clone() }));
            };
            let search = AssertUnwindSafe(|| request.run::<S::Game>(&control, &mut report));
            let result = catch_unwind(search).unwrap_or_default();
            drop(events.send(Event::SearchEnded { id, result }));
        });
    }

    fn change(&self, id: SearchId, change: impl FnOnce(&mut Orders)) {
        if let Some(orders) = self.running.get(&id) {
            change(&mut lock(orders));
        }
    }
}

impl Drop for Searches {
    fn drop(&mut self) {
        self.running.keys().for_each(|&id| self.change(id, |orders| orders.stop = true));
    }
}
