//! Tests that the ladder in `docs/` was measured with the present levels.

use std::path::Path;

use serde_json::{Value, json};

use crate::program::answer;

#[test]
fn the_steps_have_the_limits_of_the_levels() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ladder: Value =
        serde_json::from_slice(&std::fs::read(root.join("docs/ladder.json")).unwrap()).unwrap();
    let net = root.join("nets/quoridor.net");
    let usual = answer(&["bench", "--nodes", "1"]);
    let with_net = answer(&["bench", "--nodes", "1", "--net", net.to_str().unwrap()]);
    for game in ["arimaa", "quoridor"] {
        let steps = ladder[game].as_array().unwrap();
        assert_eq!(steps.len(), 9, "{game}");
        for step in steps {
            let high = step["high"].as_u64().unwrap() as usize;
            // Only the higher level of a step can have the network.
            let upper = if step["net"] == json!(true) { &with_net } else { &usual };
            let levels = json!([usual[game]["levels"][high - 2], upper[game]["levels"][high - 1]]);
            assert_eq!(
                step["levels"],
                levels,
                "`npm run ladder -- --game {game} --only {}-{high}`",
                high - 1
            );
        }
    }
}
