//! Plays single games of a match.

use std::fmt::Write;
use std::time::Instant;

use keddah::playable::Playable;
use keddah::record::{GameRecord, Reason};

use super::engine::Engine;
use super::fault::Fault;
use super::log::FinishedGame;

/// Plays a game of a match between two engines, from an opening. Fails if an engine cannot start
/// it.
pub fn play<G: Playable>(
    engines: &mut [Engine; 2],
    mut game: GameRecord<G>,
    number: usize,
    max_turns: usize,
    names: &[String; 2],
) -> Result<FinishedGame, String> {
    let start = Instant::now();
    // The first engine has seat 0 in even games.
    let seat = number % 2;
    for (engine, name) in engines.iter_mut().zip(names) {
        engine.begin(&game).map_err(|fault| match fault {
            Fault::Late => format!("{name}: no answer"),
            Fault::Broken(why) => format!("{name}: {why}"),
        })?;
    }
    let mut forfeit = None;
    while let Some(mover) = game.mover().filter(|_| game.ply() < max_turns) {
        let index = mover ^ seat;
        // Both games of an opening use the same seeds.
        let turn = match engines[index].choose(&game, number as u64 / 2) {
            Ok(chosen) => game.play(&chosen).map_err(|error| (false, format!("{chosen}: {error}"))),
            Err(Fault::Late) => Err((true, "lost on time".to_owned())),
            Err(Fault::Broken(why)) => Err((false, why)),
        };
        match turn {
            Ok(turn) => {
                for (other, engine) in engines.iter_mut().enumerate() {
                    // The result of a finished game stands even if an engine fails now.
                    match engine.send_turn::<G>(mover, &turn, other == index) {
                        Err(fault) if game.mover().is_some() => {
                            let (late, why) = match fault {
                                Fault::Late => (true, "no answer".to_owned()),
                                Fault::Broken(why) => (false, why),
                            };
                            forfeit = Some((other ^ seat, late, why));
                        }
                        _ => {}
                    }
                }
            }
            Err((late, why)) => forfeit = Some((mover, late, why)),
        }
        if let Some((loser, late, _)) = forfeit {
            // Cannot fail, since the game is not over.
            let _ = game.forfeit(loser, if late { Reason::Time } else { Reason::Illegal });
            break;
        }
    }
    let (winner, reason) = match game.outcome() {
        Some((winner, reason)) => (winner, reason.name()),
        None => (None, "undecided"),
    };
    let mut record = String::new();
    let quoted = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
    let _ = writeln!(record, "[Round \"{}\"]", number + 1);
    for (player, tag) in G::PLAYER_TAGS.iter().enumerate() {
        let _ = writeln!(record, "[{tag} \"{}\"]", quoted(&names[player ^ seat]));
    }
    if game.outcome().is_none() {
        let _ = writeln!(record, "[Adjudication \"undecided\"]");
    }
    let fault = forfeit.map(|(seat, _, why)| {
        format!("{}: {}", names[seat ^ (number % 2)], why.replace(char::is_control, " "))
    });
    if let Some(fault) = &fault {
        let _ = writeln!(record, "[Fault \"{}\"]", quoted(fault));
    }
    let moves = game.to_record();
    let gap = if moves.starts_with('[') { "" } else { "\n" };
    let _ = write!(record, "{gap}{moves}");
    Ok(FinishedGame {
        number,
        seat,
        winner,
        reason: reason.into(),
        turns: game.ply(),
        seconds: start.elapsed().as_secs_f64(),
        fault,
        record,
    })
}
