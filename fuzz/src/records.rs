//! Records: of one game, of files, and the comments in them.

use keddah::json::tree_of;
use keddah::record::{Annotation, GameRecord, Mark, NodeId};

use crate::game::{Fuzzed, Snapshot, check_error, check_keys};
use crate::text;

/// The most nodes of a tree that are visited one by one.
const MAX_VISITS: usize = 40;

/// Checks that a text is a game or an error, and the properties of the game's record.
pub fn record<G: Fuzzed>(input: &[u8]) {
    let text = text(input);
    let length = text.chars().count();
    let options = G::Options::default();
    for turn in G::split_turns(&text) {
        assert!(!turn.is_empty());
    }
    match G::parse(&text, &options) {
        Ok(game) => {
            for error in game.variation_errors() {
                check_error::<G>(error, length);
            }
            check_record(&game);
            check_tree(&game);
        }
        Err(error) => check_error::<G>(&error, length),
    }
    if let Err(error) = G::parse_record(&text, &options) {
        check_error::<G>(&error, length);
    }
}

/// Checks that the record of a game reads as an equal game, and that of its cursor as its history.
pub fn check_record<G: Fuzzed>(game: &GameRecord<G>) {
    let options = G::reading_options();
    let written = game.to_record();
    let read = G::parse_record(&written, &options);
    let read = read.unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(read.to_record(), written);
    assert!(read == *game, "another game after reading\n{written}");
    assert_eq!(read.variation_errors(), [], "{written}");

    let written = game.to_record_up_to_cursor();
    let read = G::parse_record(&written, &options);
    let read = read.unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(Snapshot::of(&read), Snapshot::of(game), "{written}");
    assert_eq!(read.to_record(), written);
}

/// Checks that all nodes of a game can be visited, that each has the position to which its turns
/// lead, and that undo and redo lead from the root to the end of a line and back.
pub fn check_tree<G: Fuzzed>(game: &GameRecord<G>) {
    let nodes = tree_of(game);
    assert_eq!(nodes.len(), game.nodes().count());
    serde_json::to_string(&nodes).expect("JSON");
    let mut walked = game.clone();
    for node in nodes.iter().take(MAX_VISITS) {
        walked.go_to_node(NodeId::new(node.id)).unwrap_or_else(|_| panic!("node {}", node.id));
        let there = Snapshot::of(&walked);
        let positions: Vec<_> = walked.positions().copied().collect();
        check_keys::<G>(&positions[positions.len().saturating_sub(MAX_VISITS / 4)..]);
        assert_eq!(walked.node(), NodeId::new(node.id));
        let (mut undone, plies) = (Vec::new(), walked.plies());
        while let Some(turn) = walked.undo() {
            undone.push(turn);
        }
        assert_eq!((walked.ply(), walked.plies()), (0, plies));
        while let Some(turn) = undone.pop() {
            assert_eq!(walked.redo(), Some(turn));
        }
        assert_eq!(Snapshot::of(&walked), there);
    }
    assert!(walked == *game, "moving the cursor changes nothing");
}

/// Checks that a file of records is read record by record, and that the records of its games, one
/// after the other, are a file of the same games.
pub fn file<G: Fuzzed>(input: &[u8]) {
    let text = text(input);
    let length = text.chars().count();
    let mut games = Vec::new();
    for (index, entry) in GameRecord::<G>::read_all(&text, &G::Options::default()).enumerate() {
        assert_eq!(entry.number, index + 1);
        match entry.game {
            Ok(game) => games.push(game),
            Err(error) => check_error::<G>(&error, length),
        }
    }
    let records: Vec<_> = games.iter().map(GameRecord::to_record).collect();
    check_file(&records.join("\n"), &games, |_| None);
    let headed = records.iter().zip(&games).enumerate();
    let headed: Vec<_> = headed
        .map(|(index, (record, game))| format!("game {index} of a file\n{record}final {game}\n"))
        .collect();
    check_file(&headed.join("\n"), &games, |index| Some(index.to_string()));
    for (record, game) in records.iter().zip(&games) {
        // Without tags, a line that begins with a later number goes on with the game.
        if !G::TURN_PER_LINE && !record.starts_with('[') && !record.contains(['{', '(']) {
            check_file(&record.replace(" 2. ", "\n2. "), std::slice::from_ref(game), |_| None);
        }
    }
}

/// Checks that a file has these games, with these names.
fn check_file<G: Fuzzed>(text: &str, games: &[GameRecord<G>], name: impl Fn(usize) -> Option<String>) {
    let read: Vec<_> = GameRecord::<G>::read_all(text, &G::reading_options()).collect();
    assert_eq!(read.len(), games.len(), "the number of games\n{text}");
    for (index, (entry, game)) in read.iter().zip(games).enumerate() {
        assert_eq!(entry.name, name(index));
        assert!(
            entry.game.as_ref().is_ok_and(|read| read == game),
            "{:?}\n{text}",
            entry.game.as_ref().err()
        );
    }
}

/// Checks that a comment, written and read again, is the same comment, and so are its marks.
pub fn comment(input: &[u8]) {
    let text = text(input);
    let mut annotation = Annotation::default();
    annotation.add_comment(&text);
    check_annotation(&annotation);
    for mark in &annotation.marks {
        assert_eq!(mark.to_string().parse::<Mark>().as_ref(), Ok(mark));
    }
    assert!(!annotation.comment.contains("\n\n") && annotation.comment.trim() == annotation.comment);
    if let Err(error) = text.parse::<Mark>() {
        assert!(error.at <= text.chars().count() && error.message.ends_with('.'));
    }
}

/// Checks that reading what is written of an annotation gives the same, except for its glyphs.
pub fn check_annotation(annotation: &Annotation) {
    let written = annotation.comment_text();
    let mut read = Annotation { nags: annotation.nags.clone(), ..Annotation::default() };
    read.add_comment(&written);
    assert_eq!(&read, annotation, "{written}");
    assert_eq!(read.comment_text(), written);
}
