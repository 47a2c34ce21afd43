//! Tests that written texts read back the same, and that no text makes a parser panic.

use keddah::quoridor::{Game, Notation, Options, Setup};
use proptest::prelude::*;

const TEXTS: [&str; 6] = [
    "a1a8c1e3/d6e1h3/e2e9/7 6/1",
    "11:a2a10c10/j9/f1f11/21 18/2",
    "//e1a5e9i5/5 5 5 5/1",
    "1. e8 e2  2. e7 e3  3. e3h e6h",
    "[Event \"A game\"]\n[Players \"4\"]\n[Size \"7\"]\n[Walls \"3\"]\n[First \"2\"]\n\n1. b4 d6 f4 d2 2. a1h resigns\n",
    "[Position \"//e8a5/0 3/1\"]\n[Notation \"glendenning\"]\n[Result \"1\"]\n[Termination \"time\"]\n\ne1 1-0\n",
];

/// Gives a text to every parser. None may panic, and every error must give a reason.
fn read(text: &str) {
    let length = text.chars().count();
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
        match setup.position() {
            Ok(position) => assert_eq!(position.to_string().parse(), Ok(position)),
            Err(faults) => assert!(!faults.is_empty() && faults.iter().all(|f| !f.to_string().is_empty())),
        }
    }
    for notation in Notation::ALL {
        for players in [2, 4] {
            let game = Game::new(&Options { players, notation: Some(notation), ..Options::default() })
                .expect("a game");
            let mut played = game.clone();
            match played.play(text) {
                Ok(written) => assert_eq!(game.check(&written).map(|checked| checked.text), Ok(written)),
                Err(error) => {
                    assert!(error.at().is_none_or(|at| at <= length) && error.to_string().ends_with('.'));
                    assert_eq!((&played, game.check(text).err()), (&game, Some(error)));
                }
            }
        }
    }
    for notation in [None, Some(Notation::Standard), Some(Notation::Glendenning)] {
        match Game::parse(text, &Options { notation, ..Options::default() }) {
            Ok(game) => assert_eq!(Game::parse(&game.to_record(), &Options::default()), Ok(game)),
            Err(error) => assert!(error.at().is_none_or(|at| at <= length), "{error:?}"),
        }
    }
    for listed in Game::read_all(text, &Options::default()) {
        assert!(listed.game.err().and_then(|error| error.at()).is_none_or(|at| at <= length));
    }
}

#[test]
fn the_faults_of_labels_are_told_apart() {
    for (text, at, sentence) in [
        ("e", 1, "Expected the number of a row, but the text ends here."),
        ("ex", 1, "Expected the number of a row, found “x”."),
        ("e1234567890", 1, "This number is too large."),
        ("e02", 1, "The number of a row cannot begin with 0."),
    ] {
        let error = Game::default().check(text).expect_err(text);
        assert_eq!((error.at(), error.to_string().as_str()), (Some(at), sentence), "{text}");
    }
}

/// Generates texts of meaningful words.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[a-lA-L][0-9]{1,2}[hvHV]?",
        "[a-i][1-9][hv]?",
        "[0-9]{1,3}\\.{0,3}",
        "([a-k][0-9]{1,2}){0,4}/",
        "-?[0-9]{1,3}",
        Just("pass".to_string()),
        Just("resigns".to_string()),
        Just("1-0".to_string()),
        Just("[Players \"4\"]".to_string()),
        Just("[Result \"2\"]".to_string()),
        "\\[Size \"[0-9]{0,2}\"\\]",
        Just("\n".to_string()),
        Just("\n\n".to_string()),
        Just("final //e1e9/10 10/1\n".to_string()),
        Just("#".to_string()),
        "\\PC{0,3}",
    ];
    (prop::collection::vec(word, 0..24), prop_oneof![Just(" "), Just(""), Just("\n")])
        .prop_map(|(words, between)| words.join(between))
}

/// Generates valid texts with a few characters changed, added or removed.
fn mutated() -> impl Strategy<Value = String> {
    let change = (any::<prop::sample::Index>(), any::<char>(), 0..5u8);
    (prop::sample::select(TEXTS.to_vec()), prop::collection::vec(change, 0..4)).prop_map(|(text, changes)| {
        let mut letters: Vec<char> = text.chars().collect();
        for (index, letter, how) in changes {
            let at = index.index(letters.len().max(1));
            match how {
                0 => letters.insert(at.min(letters.len()), letter),
                1 if at < letters.len() => letters[at] = letter,
                2 if at < letters.len() => letters[at] = char::from(letter as u8 & 0x7f),
                3 => letters.truncate(at),
                _ if at < letters.len() => drop(letters.remove(at)),
                _ => {}
            }
        }
        letters.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_text_is_read_or_refused(text in any::<String>()) {
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
}

#[test]
fn valid_texts_are_read_and_odd_ones_refused() {
    for text in TEXTS {
        assert!(Game::parse(text, &Options::default()).is_ok(), "{text}");
        read(text);
        read(&text.repeat(40));
    }
    for nasty in [
        "\u{0}",
        "\u{feff}e2",
        "e2\u{0301}",
        "🐘",
        "/".repeat(10_000).as_str(),
        "e2 ".repeat(10_000).as_str(),
    ] {
        read(nasty);
    }
}
