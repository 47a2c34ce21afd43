//! A search in a thread of its own, so that questions are answered meanwhile.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::game::Game;
use crate::search::{Allowance, Clock, Limits, Pace, SearchResult};

/// A game with a player who can be asked for a move.
pub trait Player: Clone + Send + 'static {
    /// A move.
    type Move: Clone + PartialEq + Send + 'static;
    /// Where the mover's turn starts.
    type Position: Game;

    /// The position to think about.
    fn root(&self) -> &Self::Position;

    /// The best move found; `None` where nothing can be played.
    fn search(
        &self,
        limits: &Limits,
        clock: Clock<'_>,
        report: &mut dyn FnMut(&SearchResult<Self::Move>),
    ) -> Option<SearchResult<Self::Move>>;
}

/// What a conversation hears of.
pub enum Event<M> {
    /// A line, without its end.
    Line(String),
    /// Nothing more will be said.
    End,
    /// What the search with this number has found so far.
    Found(u64, SearchResult<M>),
    /// The search with this number has ended; without a result it has failed.
    Done(u64, Option<SearchResult<M>>),
}

/// What a search under way is told.
#[derive(Default)]
struct Orders {
    stop: bool,
    /// How long it may take, and since when.
    time: Option<(Instant, Allowance)>,
}

/// A search under way.
pub struct Thinking {
    id: u64,
    since: Instant,
    orders: Arc<Mutex<Orders>>,
}

fn lock(orders: &Mutex<Orders>) -> MutexGuard<'_, Orders> {
    orders.lock().unwrap_or_else(PoisonError::into_inner)
}

fn ms(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1000.0
}

impl Thinking {
    /// Begins to think; what is found is told as events with this number.
    pub fn start<P: Player>(
        id: u64,
        player: P,
        limits: Limits,
        allowance: Option<Allowance>,
        events: Sender<Event<P::Move>>,
    ) -> Self {
        let since = Instant::now();
        let time = allowance.map(|allowance| (since, allowance));
        let orders = Arc::new(Mutex::new(Orders { stop: false, time }));
        let heard = Arc::clone(&orders);
        std::thread::spawn(move || {
            let think =
                || think(&player, &limits, since, &heard, |found| drop(events.send(Event::Found(id, found))));
            let result = catch_unwind(AssertUnwindSafe(think)).unwrap_or_default();
            // Nobody listens any more only when the conversation has ended.
            let _ = events.send(Event::Done(id, result));
        });
        Self { id, since, orders }
    }

    /// Its number.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Milliseconds since it began.
    fn ms(&self) -> f64 {
        ms(self.since)
    }

    /// How many milliseconds it has taken since a clock ran, and how many it may take.
    pub fn spent(&self) -> (f64, f64) {
        lock(&self.orders)
            .time
            .map_or((self.ms(), f64::INFINITY), |(from, allowance)| (ms(from), allowance.most_ms))
    }

    /// Ends it as soon as it looks at the clock; it still tells its result.
    pub fn stop(&self) {
        lock(&self.orders).stop = true;
    }

    /// Gives a search without a time limit one, from now. What it has taken so far counts half: it was on another's time,
    /// but the work is done.
    #[cfg(feature = "arimaa")]
    pub fn allow(&self, allowance: Allowance) {
        let aim_ms = (allowance.aim_ms - self.ms() / 2.0).max(allowance.aim_ms / 8.0);
        lock(&self.orders).time = Some((Instant::now(), Allowance { aim_ms, ..allowance }));
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop();
    }
}

fn think<P: Player>(
    player: &P,
    limits: &Limits,
    since: Instant,
    orders: &Mutex<Orders>,
    found: impl Fn(SearchResult<P::Move>),
) -> Option<SearchResult<P::Move>> {
    let pace = RefCell::new(Pace::of(player.root()));
    let begun = Cell::new(false);
    let clock = || {
        // The first look is at when the search began, even if it is to stop at once.
        if !begun.replace(true) {
            return ms(since);
        }
        let orders = lock(orders);
        let late = orders.time.is_some_and(|(from, allowance)| ms(from) >= pace.borrow().due_ms(&allowance));
        // The search ends at once when the clock says that all time is over.
        if orders.stop || late { f64::INFINITY } else { ms(since) }
    };
    let timed = |result: &SearchResult<P::Move>| SearchResult { time_ms: ms(since), ..result.clone() };
    let result = player.search(limits, &clock, &mut |result| {
        pace.borrow_mut().observe(result.best.clone(), result.score());
        found(timed(result));
    })?;
    Some(timed(&result))
}
