//! The review of a game: compares each played turn with the best one that a search finds.

use crate::playable::Playable;
use crate::record::{Checked, ErrorOf, GameRecord, NodeId};
use crate::search::{Control, Judgment, Limits, Line, Score};

/// The default number of nodes that a review searches for each turn.
pub const DEFAULT_NODES: u64 = 50_000;

/// A played turn, the best one that the search found, and how they compare. The scores are for the
/// player who made the turn.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedTurn {
    /// The number of turns in the game up to this one, included.
    pub ply: usize,
    /// The best variation that the search found, with its score.
    pub best: Line<String>,
    /// The best variation that begins with the played turn, with its score.
    pub played: Line<String>,
    /// The judgment of the played turn, from best to blunder.
    pub judgment: Judgment,
    /// The checksum of the network that the searches used, if any.
    pub net: Option<u32>,
}

impl ReviewedTurn {
    /// The win probability that the played turn lost, in basis points (0 to 10 000).
    pub fn loss(&self) -> u16 {
        let win = |line: &Line<String>| line.score.win_basis_points();
        win(&self.best).saturating_sub(win(&self.played))
    }
}

impl<G: Playable> GameRecord<G> {
    /// Reviews a legal turn of the current position. `None` where the computer chooses without a
    /// search, as in Arimaa's setup.
    ///
    /// Searches `nodes` nodes for the best turn. Then that turn and the played one are each
    /// searched alone, to the same depth and with at most as many nodes, so that their scores can
    /// be compared. With a network in `control` that fits the game, the depth is not limited. Fails
    /// if the turn is illegal or the game is over.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// use keddah::search::{Control, Judgment};
    /// // The first player is one step from its goal, and steps back.
    /// let game = Game::parse_position("//e8a5/10 10/1", &Default::default())?;
    /// let reviewed = game.review_turn("e7", 2000, &Control::default())?.unwrap();
    /// assert_eq!((reviewed.best.moves[0].as_str(), reviewed.judgment), ("e9", Judgment::Blunder));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn review_turn(
        &self,
        turn: &str,
        nodes: u64,
        control: &Control<'_>,
    ) -> Result<Option<ReviewedTurn>, ErrorOf<G>> {
        let played = self.check(turn)?;
        let net = control.net.map(|_| true);
        let limits = Limits { nodes: Some(nodes), net, ..Limits::default() };
        let found = self.search_among(&[], &limits, control, &mut |_| ())?;
        if found.depth == 0 {
            return Ok(None);
        }
        let best = self.check(&found.best)?;
        // The depth of a best-first search is a mean, which says little about a single turn.
        let depth = Some(found.depth).filter(|_| found.net.is_none());
        let limits = Limits { depth, ..limits };
        let is_best = best.position == played.position;
        let played = self.line_after(played, &limits, control)?;
        let best = if is_best { played.clone() } else { self.line_after(best, &limits, control)? };
        let best = if best.score > played.score { best } else { played.clone() };
        let judgment = Judgment::of(best.score, played.score);
        Ok(Some(ReviewedTurn { ply: self.ply() + 1, best, played, judgment, net: found.net }))
    }

    /// Searches for the best variation that begins with a turn.
    #[inline(never)] // Two callers, and the code is large in wasm.
    fn line_after(
        &self,
        turn: Checked<G>,
        limits: &Limits,
        control: &Control<'_>,
    ) -> Result<Line<String>, ErrorOf<G>> {
        let found = self.search_among(std::slice::from_ref(&turn), limits, control, &mut |_| ())?;
        let mut line = found.lines.into_iter().next().unwrap_or(Line { moves: Vec::new(), score: Score(0) });
        // The search may write the same turn with its steps in another order.
        if let Some(first) = line.moves.first_mut() {
            *first = turn.text;
        }
        Ok(line)
    }

    /// Reviews every turn of the main line as [`review_turn`](Self::review_turn) does, and calls
    /// `report` with the numbers of reviewed turns and of all turns. The same number of nodes gives
    /// the same review on every machine.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// use keddah::search::Control;
    /// let game = Game::parse("1. e2 e8 2. e3", &Default::default())?;
    /// let reviewed = game.review(500, &Control::default(), &mut |_, _| ())?;
    /// assert_eq!(reviewed.iter().map(|turn| turn.ply).collect::<Vec<_>>(), [1, 2, 3]);
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn review(
        &self,
        nodes: u64,
        control: &Control<'_>,
        report: &mut dyn FnMut(usize, usize),
    ) -> Result<Vec<ReviewedTurn>, ErrorOf<G>> {
        let line = self.main_line_nodes();
        let mut game = self.clone();
        let mut reviewed = Vec::new();
        game.go_to_node(NodeId::ROOT).map_err(|refusal| self.error(refusal))?;
        for (done, &id) in line.iter().enumerate() {
            let turn = self.at_node(id).and_then(|node| node.turn).unwrap_or_default();
            reviewed.extend(game.review_turn(&turn, nodes, control)?);
            game.go_to_node(id).map_err(|refusal| self.error(refusal))?;
            report(done + 1, line.len());
        }
        Ok(reviewed)
    }

    /// Annotates the main line with a review of it: each turn with its win probability, and those
    /// that are inaccuracies or worse with a glyph, which replaces other glyphs of this kind, and
    /// with the best line as a variation.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// use keddah::search::Control;
    /// let mut game = Game::parse("1. e2 d9 2. d2", &Default::default())?;
    /// let reviewed = game.review(500, &Control::default(), &mut |_, _| ())?;
    /// game.annotate_review(&reviewed);
    /// assert!(game.to_record().contains("[%win 0."));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn annotate_review(&mut self, reviewed: &[ReviewedTurn]) {
        let (cursor, line) = (self.node(), self.main_line_nodes());
        for turn in reviewed {
            let Some(&id) = turn.ply.checked_sub(1).and_then(|index| line.get(index)) else { continue };
            let Some(annotation) = self.annotation_mut(id) else { continue };
            annotation.win = Some(turn.played.score.win_basis_points());
            let Some(nag) = turn.judgment.nag() else { continue };
            annotation.nags.retain(|nag| !(1..=6).contains(nag));
            annotation.nags.insert(0, nag);
            let parent = self.at_node(id).and_then(|node| node.parent);
            if parent.is_some_and(|parent| self.go_to_node(parent).is_ok()) {
                // A line of the search may end with a turn that repeats a position too often.
                let _ = turn.best.moves.iter().try_for_each(|turn| self.play_variation(turn).map(drop));
            }
        }
        let _ = self.go_to_node(cursor);
    }

    /// The nodes of the game's main line, without the root.
    fn main_line_nodes(&self) -> Vec<NodeId> {
        let next = |id: &NodeId| self.at_node(*id)?.children.first().copied();
        std::iter::successors(next(&NodeId::ROOT), next).collect()
    }
}
