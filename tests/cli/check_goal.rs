//! `keddah check-goal`.

use serde_json::{Value, json};

use crate::program::answer_lines;

fn check_goal(game: &str, question: &Value) -> Value {
    let [answer] = <[Value; 1]>::try_from(answer_lines("check-goal", game, question.to_string().as_bytes()))
        .expect("one line");
    answer
}

const ELEPHANT: &str = "g [       r           h       E                            R       ]";

#[test]
fn a_goal_is_reached_or_says_what_is_missing() {
    let question = |turn| json!({"position": ELEPHANT, "goal": "capture h@d6 and within 1", "turns": [turn]});
    assert_eq!(
        check_goal("arimaa", &question("hd6w hc6x Ed5n")),
        json!({"done": true, "missing": [], "failed": false, "turnsLeft": 0})
    );
    let missing = json!({"code": "not-captured", "message": "The horse on d6 is still there.",
        "squares": ["d6"], "piece": "h", "square": "d6"});
    assert_eq!(
        check_goal("arimaa", &question("Ed5w")),
        json!({"done": false, "missing": [missing], "failed": true, "turnsLeft": 0})
    );
}

#[test]
fn a_forced_win_is_reported_and_a_refutation_shown() {
    let question = |walls| {
        let position = format!("//e7e4/0 {walls}/1");
        json!({"position": position, "goal": "win 2", "turns": ["e8"]})
    };
    assert_eq!(
        check_goal("quoridor", &question(0)),
        json!({"done": true, "missing": [], "failed": false, "turnsLeft": 1, "forced": 1})
    );
    let answer = check_goal("quoridor", &question(1));
    assert_eq!((&answer["failed"], &answer["missing"][0]["code"]), (&json!(true), &json!("not-forced")));
    assert_eq!(answer["missing"][0]["turn"], "d8h");
}

#[test]
fn options_and_records() {
    let four = json!({"goal": "wall", "turns": ["e8h"], "players": 4, "notation": "glendenning"});
    assert_eq!(check_goal("quoridor", &four)["done"], true);
    let record = json!({"position": "1. e2 e8 2. e3", "goal": "from e8", "turns": ["e7"]});
    assert_eq!(check_goal("quoridor", &record)["done"], true);
}

#[test]
fn invalid_questions() {
    for (question, code, at, index) in [
        (json!({}), "type", Value::Null, Value::Null),
        (json!({"goal": 1}), "type", Value::Null, Value::Null),
        (json!({"goal": "push", "turns": "x"}), "type", Value::Null, Value::Null),
        (json!({"goal": "push and fly", "position": ELEPHANT}), "goal-word", json!(9), Value::Null),
        (json!({"goal": "push", "position": "x"}), "notation", json!(0), Value::Null),
        (json!({"goal": "push", "position": ELEPHANT, "turns": ["Ed5n"]}), "occupied", Value::Null, json!(0)),
    ] {
        let answer = check_goal("arimaa", &question);
        let error = &answer["error"];
        assert_eq!((&error["code"], &error["at"], &error["index"]), (&json!(code), &at, &index), "{answer}");
    }
}
