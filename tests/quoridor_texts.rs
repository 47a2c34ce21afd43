//! Texts: what is written reads back the same, and nothing that is read brings the rules down.

#![cfg(feature = "quoridor")]

use keddah::quoridor::{Game, Notation, Options, Setup, read_games};
use proptest::prelude::*;

const TEXTS: [&str; 6] = [
    "a1a8c1e3/d6e1h3/e2e9/7 6/1",
    "11:a2a10c10/j9/f1f11/21 18/2",
    "//e1a5e9i5/5 5 5 5/1",
    "1. e8 e2  2. e7 e3  3. e3h e6h",
    "[Event \"A game\"]\n[Players \"4\"]\n[Size \"7\"]\n[Walls \"3\"]\n[First \"2\"]\n\n1. b4 d6 f4 d2 2. a1h resigns\n",
    "[Position \"//e8a5/0 3/1\"]\n[Notation \"glendenning\"]\n[Result \"1\"]\n[Termination \"time\"]\n\ne1 1-0\n",
];

/// Puts a text to everything that reads one. Whatever comes of it, it is no panic, and a refusal says why.
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
            let game = Game::new(&Options { players, notation, ..Options::default() }).expect("a game");
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
        match Game::parse(text, notation) {
            Ok(game) => assert_eq!(Game::parse(&game.to_record(), None), Ok(game)),
            Err(error) => assert!(error.at().is_none_or(|at| at <= length), "{error:?}"),
        }
    }
    for listed in read_games(text, None) {
        assert!(listed.game.err().and_then(|error| error.at()).is_none_or(|at| at <= length));
    }
}

/// A text of words that mean something.
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

/// A good text with a few characters changed, added or left out.
fn spoilt() -> impl Strategy<Value = String> {
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
    fn any_text(text in any::<String>()) {
        read(&text);
    }

    #[test]
    fn words_in_any_order(text in words()) {
        read(&text);
    }

    #[test]
    fn spoilt_texts(text in spoilt()) {
        read(&text);
    }
}

#[test]
fn good_texts() {
    for text in TEXTS {
        assert!(Game::parse(text, None).is_ok(), "{text}");
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
