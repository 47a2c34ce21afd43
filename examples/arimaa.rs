//! A game of Arimaa: checks an illegal turn, plays a legal one, lets the computer reply, and prints
//! the board and the record.
//!
//! `cargo run --release --example arimaa`

use keddah::arimaa::{Error, Game, ai};
use keddah::search::Limits;

fn main() -> Result<(), Error> {
    let mut game = Game::default_setup();

    let refused = game.check("Ee2n Ee3n Ee4n Ee5n Ee6n").unwrap_err();
    println!("Refused: {refused} ({})", refused.code());

    println!("Gold plays {}", game.play("Ee2n Ee3n Ee4n Hb2n")?);
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let found = ai::best_move(&game, &limits)?;
    println!("Silver plays {}, after {} nodes", game.play(&found.best.to_string())?, found.nodes);

    println!("{}", game.drawing());
    println!("{}", game.to_record());
    Ok(())
}
