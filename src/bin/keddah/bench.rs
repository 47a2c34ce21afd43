//! `keddah bench`: fixed positions searched with fixed nodes.

use std::time::Instant;

use clap::Args;
use keddah::search::{Limits, SearchResult};
use keddah::{arimaa, quoridor};
use serde::Serialize;

use crate::{Failure, json};

/// Openings, middle games and endings.
const ARIMAA: [&str; 8] = [
    "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]",
    "g [rcrrrrcr  rddrm h      h      ER   e       M  HHRDRDRR    CRRRC ]",
    "g [rcrrr c   rd d rM mhErh e    H       r R D D  H R R RR    CRRRC ]",
    "s [ crrrrc rmrrdrHh      e      E d       M   HD R  CRD RC R R RRR ]",
    "g [ rrr   r  crdrcrh  eh mD   E       r     H  H M R RCDRR   R RRC ]",
    "g [c     rr rcM drr rRedhHR hE mH   RR        D RR r C  C  RD     R]",
    "g [ cr cr rr rd r        h       H M       eCRD  R r ER DCRR hR RR ]",
    "s [ rrrrr  r    crr      d        h D EH  D  me         C  RRRRRRRR]",
];

/// Openings, middle games and endings of two, and games of four.
const QUORIDOR: [&str; 8] = [
    "//e1e9/10 10/1",
    "//e4e6/10 10/1",
    "a1a8c1e3/d6e1h3/e2e9/7 6/1",
    "c3d6f6/e5/e8e2/3 2/2",
    "a8b7c1c8e2e6e7e8f1g6h8/b6d1d3f5f8h7/f7e4/2 1/1",
    "11://f1f11/21 21/1",
    "//e1a5e9i5/5 5 5 5/1",
    "d5e7/c3f6/e4c5e6g5/5 4 4 5/3",
];

#[derive(Args)]
pub struct Bench {
    /// Positions to visit in each search; the fingerprint belongs to this number
    #[arg(long, default_value_t = 50_000, value_parser = clap::value_parser!(u64).range(1..1 << 53))]
    nodes: u64,
}

/// What searches came to.
#[derive(Serialize)]
struct Figures {
    fingerprint: u64,
    nodes: u64,
    seconds: f64,
    nps: u64,
}

/// Both games together, and each alone: a change of one game's search leaves the other's fingerprint as it was.
#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    both: Figures,
    arimaa: Figures,
    quoridor: Figures,
}

impl Bench {
    pub fn run(self) -> Result<(), Failure> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let mut arimaa = Tally::default();
        for text in ARIMAA {
            let game = arimaa::Game::from_position(text.parse()?);
            arimaa.add(|| arimaa::ai::best_move(&game, &limits))?;
        }
        let mut quoridor = Tally::default();
        for text in QUORIDOR {
            let game = quoridor::Game::parse(text, None)?;
            let labels = game.labels();
            quoridor.add(|| {
                quoridor::ai::best_move(&game, &limits)
                    .map(|result| result.map(|&a_move| labels.write(a_move)))
            })?;
        }
        let answer =
            Answer { both: arimaa.and(&quoridor), arimaa: arimaa.figures(), quoridor: quoridor.figures() };
        json::print(&mut std::io::stdout(), &answer)?;
        Ok(())
    }
}

/// What the searches so far came to.
#[derive(Clone, Default)]
struct Tally {
    fingerprint: Fingerprint,
    nodes: u64,
    seconds: f64,
}

impl Tally {
    /// Searches, and adds what comes of it.
    fn add<T, E>(&mut self, search: impl FnOnce() -> Result<SearchResult<T>, E>) -> Result<(), E>
    where
        T: ToString,
    {
        let begin = Instant::now();
        let result = search()?;
        self.seconds += begin.elapsed().as_secs_f64();
        self.nodes += result.nodes;
        self.fingerprint.add_result(&result);
        Ok(())
    }

    fn and(&self, other: &Self) -> Figures {
        let mut both = self.clone();
        both.fingerprint.add(&other.fingerprint.0.to_le_bytes());
        both.nodes += other.nodes;
        both.seconds += other.seconds;
        both.figures()
    }

    fn figures(&self) -> Figures {
        let &Self { ref fingerprint, nodes, seconds } = self;
        Figures { fingerprint: fingerprint.number(), nodes, seconds, nps: (nodes as f64 / seconds) as u64 }
    }
}

/// FNV-1a over all that the searches answered, but for the time.
#[derive(Clone)]
struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    fn add(&mut self, bytes: &[u8]) {
        // Each piece with its end, so that no two sequences run together alike.
        for &byte in bytes.iter().chain(&[0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn add_result<T: ToString>(&mut self, result: &SearchResult<T>) {
        for line in &result.lines {
            line.moves.iter().for_each(|turn| self.add(turn.to_string().as_bytes()));
            self.add(&line.score.0.to_le_bytes());
        }
        self.add(&result.nodes.to_le_bytes());
    }

    /// Below 2⁵³, as all integers in answers.
    fn number(&self) -> u64 {
        self.0 >> 11
    }
}
