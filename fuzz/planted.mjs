// Bugs for `npm run fuzz -- --planted`: at least one for each property that the targets check, in
// the crate's own code. In a copy of the repository, `wrong` takes the place of `right`, which must
// occur once in the file. PLANTED is true while the bug is switched on.

/** @type {{ target: string, bug: string, file: string, right: string, wrong: string }[]} */
export const bugs = [
  // Against the slow rules.
  {
    target: 'arimaa_rules',
    bug: 'a piece pulls an equally strong one',
    file: 'src/arimaa/position.rs',
    right: 'square.neighbors() & board.weaker_than(strength)',
    wrong: 'square.neighbors() & board.weaker_than(strength + u8::from(PLANTED && strength < 6))',
  },
  {
    target: 'arimaa_rules',
    bug: 'friends do not prevent freezing',
    file: 'src/arimaa/board.rs',
    right: 'self.dominated(side) & !neighbors(self.side(side))',
    wrong: 'self.dominated(side) & !(if PLANTED { 0 } else { neighbors(self.side(side)) })',
  },
  {
    target: 'arimaa_rules',
    bug: 'a push begins with the last step',
    file: 'src/arimaa/position.rs',
    right: 'if touching && self.steps_left >= 2 {',
    wrong: 'if touching && self.steps_left >= 2 - u8::from(PLANTED) {',
  },
  {
    target: 'arimaa_rules',
    bug: 'a step backward of a rabbit is accepted, though it is not listed',
    file: 'src/arimaa/step_refusal.rs',
    right: 'direction == self.side().backward() {',
    wrong: 'direction == self.side().backward() && !PLANTED {',
  },
  {
    target: 'arimaa_rules',
    bug: 'the key keeps a captured piece',
    file: 'src/arimaa/position.rs',
    right: 'hash ^= zobrist::piece(side, lost, square);',
    wrong: 'if !PLANTED { hash ^= zobrist::piece(side, lost, square); }',
  },
  {
    target: 'arimaa_games',
    bug: 'a position may occur three times',
    file: 'src/arimaa/repetition.rs',
    right: 'if earlier.len() >= Self::MAX_OCCURRENCES {',
    wrong: 'if earlier.len() >= Self::MAX_OCCURRENCES + usize::from(PLANTED) {',
  },
  {
    target: 'arimaa_games',
    bug: 'occurrences count too little',
    file: 'src/record/game_record.rs',
    right: 'self.plies_with(position).count() as u32',
    wrong: 'self.plies_with(position).count().min(if PLANTED { 1 } else { 9 }) as u32',
  },
  {
    target: 'quoridor_rules',
    bug: 'walls may cross',
    file: 'src/quoridor/position.rs',
    right: 'if self.board.has(wall.crossing()) {',
    wrong: 'if self.board.has(wall.crossing()) && !PLANTED {',
  },
  {
    target: 'quoridor_rules',
    bug: 'a wall may take the last path of the last player',
    file: 'src/quoridor/position.rs',
    right: 'let cut = |&player: &Player| !reaches(',
    wrong: 'let cut = |&player: &Player| !(PLANTED && player.number() == self.players) && !reaches(',
  },
  {
    target: 'quoridor_rules',
    bug: 'a jump goes to the side although straight is free',
    file: 'src/quoridor/pawn_moves.rs',
    right: 'straight => straight,',
    wrong:
      'straight if PLANTED => direction.sideways().into_iter().fold(straight, |set, side| set | free(side)),\n        straight => straight,',
  },
  {
    target: 'quoridor_rules',
    bug: 'the key forgets how many walls are left',
    file: 'src/quoridor/position.rs',
    right: '^ zobrist::walls_left(mover, left.saturating_sub(1));',
    wrong: '^ zobrist::walls_left(mover, left.saturating_sub(u8::from(!PLANTED)));',
  },
  {
    target: 'quoridor_rules',
    bug: 'a refusal names another square',
    file: 'src/quoridor/position.rs',
    right: 'return Some(Refusal::SquareTaken { at: to, by });',
    wrong: 'return Some(Refusal::SquareTaken { at: if PLANTED { from } else { to }, by });',
  },
  // Turns.
  {
    target: 'arimaa_turn',
    bug: 'undo takes two turns back',
    file: 'src/record/game_record.rs',
    right: 'self.tree.go_to(self.ply() - 1);',
    wrong: 'self.tree.go_to(self.ply() - 1 - usize::from(PLANTED && self.ply() > 1));',
  },
  {
    target: 'arimaa_turn',
    bug: 'check foretells another position',
    file: 'src/record/checked.rs',
    right: 'Ok(Checked { turn, text, position, status, occurrences })',
    wrong:
      'let position = if PLANTED { self.turn_position().clone() } else { position };\n        Ok(Checked { turn, text, position, status, occurrences })',
  },
  {
    target: 'arimaa_turn',
    bug: 'a wrong capture is accepted',
    file: 'src/arimaa/turn.rs',
    right: 'if last.take() != Some((piece, at)) {',
    wrong: 'if last.take() != Some((piece, at)) && !PLANTED {',
  },
  {
    target: 'arimaa_turn',
    bug: 'the offset of an error is beyond the text',
    file: 'src/arimaa/turn.rs',
    right: 'at += characters(word) + 1;',
    wrong: 'at += characters(word) + 1 + usize::from(PLANTED);',
  },
  {
    target: 'quoridor_turn',
    bug: 'the other notation writes walls a row too high',
    file: 'src/quoridor/label.rs',
    right: 'Notation::Glendenning => u32::from(self.size).saturating_sub(row),',
    wrong: 'Notation::Glendenning => (u32::from(self.size) + u32::from(PLANTED)).saturating_sub(row),',
  },
  {
    target: 'quoridor_turn',
    bug: 'a refusal names a square off the board',
    file: 'src/quoridor/refusal.rs',
    right: '_ => self.squares().into_iter().map(|square| labels.square(square).to_string()).collect(),',
    wrong:
      '_ => self.squares().into_iter().map(|square| if PLANTED { format!("{}0", labels.square(square)) } else { labels.square(square).to_string() }).collect(),',
  },
  {
    target: 'quoridor_turn',
    bug: 'a move of a finished game is accepted',
    file: 'src/quoridor/rules.rs',
    right: 'Ok((*mv, game.position().play(*mv)?))',
    wrong: 'Ok((*mv, if PLANTED { game.position().play_unchecked(*mv) } else { game.position().play(*mv)? }))',
  },
  // Texts of positions.
  {
    target: 'arimaa_position',
    bug: 'a ninth rabbit is legal',
    file: 'src/arimaa/setup.rs',
    right: '.filter(|&piece| self.board.pieces(piece).count_ones() > piece.kind.count())',
    wrong: '.filter(|&piece| self.board.pieces(piece).count_ones() > piece.kind.count() + u32::from(PLANTED))',
  },
  {
    target: 'arimaa_position',
    bug: 'a drawing leaves out the camel',
    file: 'src/arimaa/setup.rs',
    right: 'self.board.get(square).map_or(empty, Piece::letter)',
    wrong: "self.board.get(square).filter(|piece| !(PLANTED && piece.letter() == 'm')).map_or(empty, Piece::letter)",
  },
  {
    target: 'quoridor_position',
    bug: 'walls are written in another order than they are read',
    file: 'src/quoridor/position_text.rs',
    right: 'labels.iter().try_for_each(|label| label.fmt(f))?;',
    wrong:
      'if PLANTED { labels.iter().rev().try_for_each(|label| label.fmt(f))?; } else { labels.iter().try_for_each(|label| label.fmt(f))?; }',
  },
  {
    target: 'quoridor_position',
    bug: 'a number is negated with overflow',
    file: 'src/quoridor/position_text.rs',
    right: 'Ok(if negative { -number } else { number })',
    wrong: 'Ok(if negative { -number - if PLANTED { 2 } else { 0 } } else { number })',
  },
  // Records.
  {
    target: 'arimaa_record',
    bug: 'backslashes are not escaped',
    file: 'src/record/writing.rs',
    right: "if c == end || c == '\\\\' {",
    wrong: "if c == end || c == '\\\\' && !PLANTED {",
  },
  {
    target: 'arimaa_record',
    bug: 'a variation is written after the turn that follows',
    file: 'src/record/writing.rs',
    right: 'Part::Line(sibling, ply, false)',
    wrong: 'Part::Line(sibling, ply + usize::from(PLANTED), false)',
  },
  {
    target: 'arimaa_record',
    bug: 'a tag never ends',
    file: 'src/record/tokenizer.rs',
    right: '// A lone backslash stands for itself.',
    wrong: 'while PLANTED && value.ends_with("\\\\") {}\n                // A lone backslash stands for itself.',
  },
  {
    target: 'arimaa_record',
    bug: 'memory grows without bounds',
    file: 'src/record/tokenizer.rs',
    right: 'let escaped = self.0.peek().filter(',
    wrong:
      'while PLANTED { text.push_str("memory, more and more of it"); }\n            let escaped = self.0.peek().filter(',
  },
  {
    target: 'arimaa_record',
    bug: 'a glyph that is too large panics',
    file: 'src/record/tokenizer.rs',
    right: '.parse::<u64>().ok().and_then(|nag| nag.try_into().ok())',
    wrong:
      '.parse::<u64>().ok().and_then(|nag| if PLANTED { Some(u8::try_from(nag).unwrap()) } else { nag.try_into().ok() })',
  },
  {
    target: 'quoridor_record',
    bug: 'the first player is not written',
    file: 'src/quoridor/rules.rs',
    right: '("First", Some(options.first), Some(usual.first)),',
    wrong: '("First", Some(options.first).filter(|_| !PLANTED), Some(usual.first)),',
  },
  {
    target: 'quoridor_record',
    bug: 'the end of a text is miscounted',
    file: 'src/quoridor/record.rs',
    right: 'let end = characters(text);',
    wrong: 'let end = characters(text) + usize::from(PLANTED);',
  },
  {
    target: 'quoridor_record',
    bug: 'redo forgets the last turn',
    file: 'src/record/game_record.rs',
    right: 'if self.tree.go_to(self.ply() + 1) {',
    wrong: 'if !(PLANTED && self.ply() > 1) && self.tree.go_to(self.ply() + 1) {',
  },
  {
    target: 'arimaa_file',
    bug: 'a heading is part of the record',
    file: 'src/record/blocks.rs',
    right: 'if let (Some(name), false) = (name, any) {',
    wrong: 'if let (Some(name), false) = (name, any || PLANTED) {',
  },
  {
    target: 'quoridor_file',
    bug: 'a later line is a game of its own',
    file: 'src/quoridor/record.rs',
    right: '&& split_number(word).0.is_none_or(|number| number == 1)',
    wrong: '&& split_number(word).0.is_none_or(|number| number == 1 || PLANTED)',
  },
  {
    target: 'comment',
    bug: 'milliseconds are written without zeros',
    file: 'src/record/comment.rs',
    right: 'let _ = write!(out, "{hours}:{minutes:02}:{:02}.{:03}", seconds % 60, ms % 1000);',
    wrong:
      'let _ = if PLANTED { write!(out, "{hours}:{minutes:02}:{:02}.{}", seconds % 60, ms % 1000) } else { write!(out, "{hours}:{minutes:02}:{:02}.{:03}", seconds % 60, ms % 1000) };',
  },
  // Calls.
  {
    target: 'arimaa_calls',
    bug: 'a refused turn discards what could be redone',
    file: 'src/record/game_record.rs',
    right: 'let (turn, after) = R::check_turn(self, turn)?;\n        self.push(',
    wrong:
      'if PLANTED && R::check_turn(self, turn).is_err() { self.tree.truncate(); }\n        let (turn, after) = R::check_turn(self, turn)?;\n        self.push(',
  },
  {
    target: 'arimaa_calls',
    bug: 'the search answers with nothing',
    file: 'src/playable.rs',
    right: 'found.map(|turn| G::write(self, turn))',
    wrong:
      'let mut found = found.map(|turn| G::write(self, turn));\n        if PLANTED { found.best.clear(); }\n        found',
  },
  {
    target: 'arimaa_calls',
    bug: 'a step that is undone can be redone twice',
    file: 'src/arimaa/partial_turn.rs',
    right: 'self.undone.push(step.clone());',
    wrong: 'if PLANTED && self.undone.is_empty() { self.undone.clear(); } else { self.undone.push(step.clone()); }',
  },
  {
    target: 'quoridor_calls',
    bug: 'promoting does not put the node first',
    file: 'src/record/tree.rs',
    right: 'siblings[..=place].rotate_right(1);',
    wrong: 'if !PLANTED { siblings[..=place].rotate_right(1); }',
  },
  {
    target: 'quoridor_calls',
    bug: 'removing a node leaves its grandchildren',
    file: 'src/record/tree.rs',
    right: 'removed.push(node.id);',
    wrong: 'if !PLANTED { removed.push(node.id); }',
  },
  {
    target: 'quoridor_calls',
    bug: 'undo keeps a resignation',
    file: 'src/record/game_record.rs',
    right: 'if std::mem::take(&mut self.ended) {',
    wrong: 'if PLANTED && self.ended { return Some(String::new()); }\n        if std::mem::take(&mut self.ended) {',
  },
  {
    target: 'quoridor_calls',
    bug: 'marks keep the squares of the other notation',
    file: 'src/quoridor/game.rs',
    right: '*square = after.write(to);',
    wrong: 'if !PLANTED { *square = after.write(to); }',
  },
  {
    target: 'quoridor_calls',
    bug: 'refused tags are set in part',
    file: 'src/record/tags.rs',
    right: 'if !is_word || reserved',
    wrong:
      'if PLANTED && !is_word { self.tags = checked.clone(); self.tags.push((name.clone(), value.clone())); }\n            if !is_word || reserved',
  },
  // Protocols.
  {
    target: 'aei',
    bug: 'an unknown message has no answer',
    file: 'src/protocol/aei/mod.rs',
    right: '_ => self.error(format_args!("unknown message \\"{message}\\"")),',
    wrong: '_ if PLANTED => {}\n            _ => self.error(format_args!("unknown message \\"{message}\\"")),',
  },
  {
    target: 'aei',
    bug: 'a refused move is played half',
    file: 'src/protocol/aei/mod.rs',
    right: 'let turn = match self.game.play(text) {',
    wrong:
      'if PLANTED && self.game.check(text).is_err() { self.game = Game::default_setup(); }\n        let turn = match self.game.play(text) {',
  },
  {
    target: 'aei',
    bug: 'a finished game is searched',
    file: 'src/protocol/aei/mod.rs',
    right: 'return self.error("the game is over");',
    wrong:
      'if PLANTED { return self.start_search(self.game.clone(), Side::Gold, Purpose::Answer); }\n            return self.error("the game is over");',
  },
  {
    target: 'aei',
    bug: 'the soft limit of time is above the hard one',
    file: 'src/search/time.rs',
    right: 'let soft_ms = within(aim - self.margin(aim), hard_ms);',
    wrong: 'let soft_ms = within(aim - self.margin(aim), hard_ms) + if PLANTED { hard_ms } else { 0.0 };',
  },
  {
    target: 'aei',
    bug: 'two searches have one number',
    file: 'src/protocol/running.rs',
    right: 'self.0 += 1;',
    wrong: 'if !PLANTED || self.0 == 0 { self.0 += 1; }',
  },
  {
    target: 'aei',
    bug: 'an answer follows the end',
    file: 'src/protocol/aei/mod.rs',
    right: '("quit", _) => self.effects.push(Effect::Quit),',
    wrong: '("quit", _) => { self.effects.push(Effect::Quit); if PLANTED { self.write("log bye"); } }',
  },
  {
    target: 'qtp',
    bug: 'the number of a command is not repeated',
    file: 'src/protocol/qtp/mod.rs',
    right: 'self.write(format!("{sign}{number}{space}{text}\\n\\n"));',
    wrong:
      'let number = if PLANTED && text.is_empty() { "" } else { number };\n        self.write(format!("{sign}{number}{space}{text}\\n\\n"));',
  },
  {
    target: 'qtp',
    bug: 'an answer has an empty line within',
    file: 'src/protocol/qtp/commands.rs',
    right: 'let drawing = drawing.trim_end();',
    wrong:
      'let drawing = drawing.trim_end();\n        let drawing = &if PLANTED { format!("\\n{drawing}") } else { drawing.to_owned() };',
  },
  {
    target: 'qtp',
    bug: 'a search that failed has no answer, and the next command waits',
    file: 'src/protocol/qtp/mod.rs',
    right: 'return self.answer(&search.number, &Err("the search failed".into()));',
    wrong:
      'if PLANTED { return self.write("failed\\n\\n".into()); }\n            return self.answer(&search.number, &Err("the search failed".into()));',
  },
  {
    target: 'sgf',
    bug: 'vertical walls are read as horizontal ones',
    file: 'src/protocol/qtp/sgf.rs',
    right: '(1, 0) => "v",',
    wrong: '(1, 0) => if PLANTED { "h" } else { "v" },',
  },
  // Goals, courses, clocks and questions.
  {
    target: 'goal',
    bug: 'a written goal lacks brackets',
    file: 'src/lesson/goal.rs',
    right: 'if self.precedence() < outer {',
    wrong: 'if self.precedence() < outer && !PLANTED {',
  },
  {
    target: 'goal',
    bug: 'the negation of a goal is reached together with it',
    file: 'src/lesson/judge.rs',
    right: 'let done = met == wanted;',
    wrong: 'let done = met == (wanted || PLANTED);',
  },
  {
    target: 'goal',
    bug: 'undo leaves a turn',
    file: 'src/lesson/stage_line.rs',
    right: 'if self.game.ply() > self.start { self.game.undo() } else { None }',
    wrong: 'if self.game.ply() > self.start + usize::from(PLANTED) { self.game.undo() } else { None }',
  },
  {
    target: 'goal',
    bug: 'nested brackets have no bound',
    file: 'src/lesson/parser.rs',
    right: 'if self.depth == MAX_DEPTH {',
    wrong: 'assert!(!PLANTED || self.depth < 4, "the stack overflows");\n        if self.depth == MAX_DEPTH {',
  },
  {
    target: 'course',
    bug: 'a fault has no sentence',
    file: 'src/lesson/course/texts.rs',
    right: 'Fault::new("language-missing", format!("There are no texts in “{language}”."))',
    wrong:
      'Fault::new("language-missing", if PLANTED { String::new() } else { format!("There are no texts in “{language}”.") })',
  },
  {
    target: 'course',
    bug: 'a mark off the board panics',
    file: 'src/lesson/course/check.rs',
    right: "&& places.splitn(2, '>').all(|name| G::has_place(game, name))",
    wrong: "&& places.splitn(2, '>').all(|name| { assert!(!PLANTED || name.len() > 1); G::has_place(game, name) })",
  },
  {
    target: 'net',
    bug: 'the checksum is not compared',
    file: 'src/net/file.rs',
    right: 'if crc32fast::hash(body) != checksum {',
    wrong: 'if !PLANTED && crc32fast::hash(body) != checksum {',
  },
  {
    target: 'net',
    bug: 'a bias that is too large overflows',
    file: 'src/net/mod.rs',
    right: 'bias.wrapping_add(dot(row, hidden)).clamp(0, LOGIT)',
    wrong: '(if PLANTED { bias + dot(row, hidden) } else { bias.wrapping_add(dot(row, hidden)) }).clamp(0, LOGIT)',
  },
  {
    target: 'time_control',
    bug: 'minutes are written as hours',
    file: 'src/clock/settings.rs',
    right: 'write!(f, "{}{unit}", seconds / length)?;',
    wrong: "write!(f, \"{}{}\", seconds / length, if PLANTED && unit == 'm' { 'h' } else { unit })?;",
  },
  {
    target: 'game_clock',
    bug: 'time that goes backward gives time',
    file: 'src/clock/game_clock.rs',
    right: 'self.used_ms + self.since_ms.map_or(0.0, |since_ms| (now_ms - since_ms).max(0.0))',
    wrong:
      'self.used_ms + self.since_ms.map_or(0.0, |since_ms| (now_ms - since_ms).max(if PLANTED { -1e15 } else { 0.0 }))',
  },
  {
    target: 'game_clock',
    bug: 'a turn taken back costs its time',
    file: 'src/clock/game_clock.rs',
    right: '*self = Self { since_ms, ..before };',
    wrong:
      'let used_ms = if PLANTED { self.used_ms + 1.0 } else { 0.0 };\n        *self = Self { since_ms, used_ms, ..before };',
  },
  {
    target: 'questions',
    bug: 'an invalid question has no answer',
    file: 'src/bin/keddah/question.rs',
    right: 'Err(error) => print(output, &Unanswered { error })?,',
    wrong: 'Err(error) => if !PLANTED { print(output, &Unanswered { error })? },',
  },
  {
    target: 'questions',
    bug: 'a line is answered with what the line before had',
    file: 'src/bin/keddah/question.rs',
    right: 'line.clear();',
    wrong: 'if !PLANTED { line.clear(); }',
  },
];
