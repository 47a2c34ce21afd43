//! Tests that written texts read back the same, and that no text makes a parser panic.

use keddah::arimaa::{Game, Piece, Position, Setup, Side, Square, Token, Turn};
use keddah::game::Rng;
use proptest::prelude::*;

const OPENING: &str = "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]";
const RECORD: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2\n\
                      1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7\n\
                      2g Ee2n Ee3n Hb2n Hb3n\n2s ed7s hb7s hg7s cc7s\n3g takeback\n2s ed7s\n3g resigns\n";
const TAGGED: &str = "[Event \"A game\"]\n[Position \"g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]\"]\n\
                      [Result \"1-0\"]\n[Termination \"resignation\"]\n\n2g Ee2n\n2s ed7s 1-0\n";

/// Gives a text to every parser. None may panic, and every error must give a reason.
fn read(text: &str) {
    let _ = text.parse::<Square>();
    let _ = text.parse::<Token>();
    let _ = text.parse::<Turn>();
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse::<Setup>().map(|again| again.board), Ok(setup.board));
        if let Err(faults) = setup.position() {
            assert!(!faults.is_empty());
        }
    }
    let length = text.chars().count();
    for game in [Game::new(), Game::default_setup()] {
        let before = game.clone();
        let mut played = game.clone();
        if let Err(error) = played.play(text) {
            assert!(error.at().is_none_or(|at| at <= length) && !error.to_string().is_empty());
            assert_eq!(played, before);
            assert_eq!(game.check(text).err(), Some(error));
        }
        let mut stepped = game.clone();
        if stepped.step(text).is_err() {
            assert_eq!((stepped.steps().len(), &stepped), (0, &before));
        }
        let _ = game.position().try_turn_text(text);
    }
    match Game::parse(text) {
        Ok(game) => assert_eq!(Game::parse(&game.to_record()), Ok(game)),
        Err(error) => assert!(error.at().is_none_or(|at| at <= length), "{error:?}"),
    }
}

/// Generates texts of meaningful words.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[RCDHMErcdhmex][a-i][0-9][nsewx]?",
        "[0-9]{1,3}[gswb]",
        "[gswb] \\[[ rcdhmeRCDHMEx.]{60,66}\\]",
        Just("takeback".to_string()),
        Just("resigns".to_string()),
        Just("[Result \"1-0\"]".to_string()),
        Just("\n".to_string()),
        Just("\n\n".to_string()),
        Just("#".to_string()),
        Just("1-0".to_string()),
        Just(" +-----------------+\n".to_string()),
        "[1-8]\\|( [rcRE.x ]){8} \\|\n",
        "\\PC{0,3}",
    ];
    (prop::collection::vec(word, 0..24), prop_oneof![Just(" "), Just(""), Just("\n")])
        .prop_map(|(words, between)| words.join(between))
}

/// Generates valid texts with a few characters changed, added or removed.
fn mutated() -> impl Strategy<Value = String> {
    let drawing = Setup::from(&Position::default()).drawing(7);
    let text =
        prop::sample::select(vec![OPENING.to_string(), RECORD.to_string(), TAGGED.to_string(), drawing]);
    let change = (any::<prop::sample::Index>(), any::<char>(), 0..5u8);
    (text, prop::collection::vec(change, 0..4)).prop_map(|(text, changes)| {
        let mut letters: Vec<char> = text.chars().collect();
        for (index, letter, how) in changes {
            let at = index.index(letters.len().max(1));
            if at >= letters.len() {
                continue;
            }
            match how {
                0 => drop(letters.remove(at)),
                1 => letters.insert(at, letter),
                2 => letters[at] = letter,
                3 => letters.truncate(at + 1),
                _ => letters[at] = ' ',
            }
        }
        letters.into_iter().collect()
    })
}

/// Returns a game of random legal turns.
fn random_game(seed: u64, plies: usize) -> Game {
    let mut rng = Rng::new(seed);
    let mut game = Game::default_setup();
    while game.plies() < plies && !game.status().is_over() {
        let legal = game.legal_steps(None);
        let Some(step) = rng.pick(&legal).filter(|_| game.can_end().is_err() || rng.clone().below(4) > 0)
        else {
            if game.finish().is_err() {
                game.clear_turn();
            }
            continue;
        };
        game.step(&step.to_string()).expect("a legal step");
    }
    game.clear_turn();
    game
}

fn boards() -> impl Strategy<Value = Setup> {
    let pieces = prop::collection::vec(
        prop::option::weighted(0.3, prop::sample::select("RCDHMErcdhme".chars().collect::<Vec<_>>())),
        64,
    );
    (pieces, any::<bool>()).prop_map(|(pieces, gold)| {
        let mut setup = Setup { side: if gold { Side::Gold } else { Side::Silver }, ..Setup::default() };
        for (square, piece) in Square::all().zip(pieces) {
            setup.board.set(square, piece.and_then(Piece::from_letter));
        }
        setup
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_text_is_read_or_refused(text in "\\PC{0,80}|[\\x00-\\x7f]{0,80}") {
        read(&text);
    }

    #[test]
    fn words_in_random_order_are_read_or_refused(text in words()) {
        read(&text);
    }

    #[test]
    fn mutated_texts_are_read_or_refused(text in mutated()) {
        read(&text);
    }

    #[test]
    fn positions_read_back_the_same(setup in boards(), turn in any::<u32>()) {
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        prop_assert_eq!(setup.drawing(turn).parse(), Ok(Setup { turn: Some(turn), ..setup }));
        let legal = setup.position();
        prop_assert_eq!(setup.to_string().parse::<Position>().is_ok(), legal.is_ok());
        if let Ok(position) = legal {
            prop_assert_eq!(position.to_string(), setup.to_string());
        }
    }

    #[test]
    fn games_read_back_the_same(seed: u64, plies in 2..60usize, resigned: bool) {
        let mut game = random_game(seed, plies);
        for turn in game.turns() {
            prop_assert_eq!(&turn.to_string().parse::<Turn>(), &Ok(turn.clone()));
        }
        prop_assert_eq!(game.position().to_string().parse::<Position>(), Ok(*game.position()));
        if resigned && !game.status().is_over() {
            game.resign(None).expect("the game is on");
        }
        prop_assert_eq!(Game::parse(&game.to_record()), Ok(game.clone()));
        // The notation of captures is optional.
        let mut again = Game::new();
        for turn in game.turns() {
            let bare = turn.0.iter().filter(|token| !matches!(token, Token::Capture(..))).copied().collect();
            prop_assert_eq!(&again.play_turn(&Turn(bare)).expect("a legal turn"), turn);
        }
        prop_assert_eq!(again.to_string(), game.to_string());
    }
}
