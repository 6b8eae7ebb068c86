//! Positions, games and moves with the names expected (OPEN-01, OPEN-02).

use crate::shelf;
use proptest::prelude::*;
use serde_json::Value;
use shogi::{Color, Faults, Move, Piece, Position, Setup, Square};
use std::collections::HashSet;
use std::process::Command;
use study::patterns::cases::{Answer, answer};
use study::patterns::{Catalogue, Kind, Labels, Tesuji, Watch};

/// What is wrong with the answer to a case.
fn faults(case: &Value, answer: &Answer) -> Vec<String> {
    let named = |field: &str| -> Vec<String> {
        let values = case[field].as_array().into_iter().flatten();
        values.map(|value| value.as_str().unwrap().to_owned()).collect()
    };
    let mut faults = Vec::new();
    if case.get("castle").is_some() {
        let (mut expected, mut ours) = (named("castle"), answer.castles.clone());
        expected.sort();
        ours.sort();
        if expected != ours {
            faults.push(format!("castles {ours:?}, not {expected:?}"));
        }
    }
    let present = [
        ("holding", &answer.holding),
        ("opening", &answer.openings),
        ("game", &answer.game),
        ("tesuji", &answer.tesuji),
    ];
    for (field, ours) in present {
        faults.extend(
            named(field).iter().filter(|id| !ours.contains(id)).map(|id| format!("{field}: no {id}: {ours:?}")),
        );
    }
    let absent = [
        ("castle_not", &answer.holding),
        ("opening_not", &answer.openings),
        ("game_not", &answer.game),
        ("tesuji_not", &answer.tesuji),
    ];
    for (field, ours) in absent {
        faults.extend(named(field).iter().filter(|id| ours.contains(id)).map(|id| format!("{field}: {id}")));
    }
    faults
}

/// The cases of the reference shelf, as docs/patterns.md tells them, and our own for what they leave out.
const CASES: [&str; 2] = [include_str!("../data/patterns.jsonl"), include_str!("../data/patterns-own.jsonl")];

#[test]
fn cases() {
    let mut faulty = Vec::new();
    for line in CASES.iter().flat_map(|text| text.lines()) {
        let case: Value = serde_json::from_str(line).unwrap();
        match answer(line) {
            Ok(answer) => faulty.extend(faults(&case, &answer).iter().map(|fault| format!("{}: {fault}", case["id"]))),
            Err(error) => faulty.push(format!("{}: {error}", case["id"])),
        }
    }
    assert!(faulty.is_empty(), "{}", faulty.join("\n"));
}

#[test]
fn every_pattern_has_a_positive_and_a_negative_case() {
    let lines = CASES.iter().flat_map(|text| text.lines());
    let cases: Vec<Value> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    let named = |fields: &[&str]| -> HashSet<&str> {
        let values = cases.iter().flat_map(|case| fields.iter().filter_map(|field| case[field].as_array()));
        values.flatten().filter_map(Value::as_str).collect()
    };
    let positive = named(&["castle", "holding", "opening", "game", "tesuji"]);
    let negative = named(&["castle_not", "opening_not", "game_not", "tesuji_not"]);
    for (_, pattern) in Catalogue::builtin().all() {
        assert!(positive.contains(pattern.id.as_str()), "{}: no positive case", pattern.id);
        assert!(negative.contains(pattern.id.as_str()), "{}: no negative case", pattern.id);
    }
}

// Bad cases get one clear answer.
#[test]
fn what_is_no_case() {
    let check = |line: &str, expected: &str| {
        let error = answer(line).unwrap_err().to_string();
        assert!(error.contains(expected), "{line}: {error}");
    };
    check("[]", "expected struct Case");
    check(r#"{"type":"board"}"#, "unknown variant `board`, expected one of `position`, `game`, `move`");
    check(r#"{"type":"position"}"#, "expected a field `sfen`");
    check(r#"{"type":"position","sfen":"9/9 b - 1"}"#, "sfen: ");
    check(r#"{"type":"position","sfen":"4k4/9/9/9/9/9/9/9/4K4 b - 1","side":"grey"}"#, "unknown variant `grey`");
    check(r#"{"type":"game"}"#, "expected a field `moves`");
    check(r#"{"type":"game","moves":"7g7f 3c3d 8h2c"}"#, "move 3: 8h2c: ");
    check(r#"{"type":"game","moves":"7g7f 3c"}"#, "move 2: 3c: not a USI move");
    check(r#"{"type":"move","sfen":"4k4/9/9/9/9/9/9/9/4K4 b - 1"}"#, "expected a field `move`");
}

// Most games of the shelf have an opening and a castle: docs/experiments/patterns.md has the figures.
#[test]
fn games_of_the_shelf() {
    let Some(path) = shelf::file("records/corpus.full-games.usi.xz") else { return };
    let Ok(unpacked) = Command::new("xz").arg("-dc").arg(path).output() else {
        println!("skipped: no xz");
        return;
    };
    let (mut games, mut openings, mut castles) = (0, 0, 0);
    for game in kifu::games(unpacked.stdout.as_slice(), kifu::Options::default()) {
        let record = game.unwrap().record;
        if *record.start() != Position::even() {
            continue;
        }
        games += 1;
        let Labels { sides, .. } = Labels::of(&record);
        openings += usize::from(sides.iter().any(|side| !side.openings.is_empty()));
        castles += usize::from(sides.iter().any(|side| side.castle.is_some()));
    }
    assert_eq!(games, 310);
    assert!(openings * 100 >= games * 95, "{openings}");
    assert!(castles * 100 >= games * 70, "{castles}");
}

/// Games to try laws on: one of the cases, and on from there with moves of chance.
fn games() -> impl Strategy<Value = (Position, Vec<Move>)> {
    let begun: Vec<(Position, Vec<Move>)> = CASES.iter().flat_map(|text| text.lines()).filter_map(begun).collect();
    (proptest::sample::select(begun), proptest::collection::vec(any::<proptest::sample::Index>(), 0..60)).prop_map(
        |((start, mut moves), choices)| {
            let mut position = start.clone();
            moves.iter().for_each(|m| position.play_unchecked(*m));
            for choice in choices {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let m = legal[choice.index(legal.len())];
                position.play_unchecked(m);
                moves.push(m);
            }
            (start, moves)
        },
    )
}

fn begun(line: &str) -> Option<(Position, Vec<Move>)> {
    let case: Value = serde_json::from_str(line).unwrap();
    let start = match case["sfen"].as_str() {
        Some(sfen) => sfen.parse().unwrap(),
        None => Position::even(),
    };
    let moves = case["moves"].as_str().unwrap_or_default().split_whitespace().map(|m| m.parse().unwrap());
    Some((start, moves.collect()))
}

fn turned(position: &Position) -> Position {
    let setup = position.to_setup();
    let mut board = [None; Square::COUNT];
    for square in Square::all() {
        let piece = setup.board[square.rotated().index()];
        board[square.index()] = piece.map(|piece| Piece::new(!piece.color(), piece.kind()));
    }
    let [black, white] = setup.hands;
    let setup = Setup { board, hands: [white, black], turn: !setup.turn, ..setup };
    setup.into_position().or_else(|error| error.forgive(Faults::PLAYABLE)).unwrap()
}

fn turned_move(m: Move) -> Move {
    match m {
        Move::Board { from, to, promote } => Move::Board { from: from.rotated(), to: to.rotated(), promote },
        Move::Drop { piece, to } => Move::Drop { piece, to: to.rotated() },
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    // Whoever turns the board by half a turn sees the same patterns, of the other side.
    #[test]
    fn a_turned_game_has_the_labels_of_the_other_side((start, moves) in games()) {
        let Labels { sides: [black, white], game, tesuji } = Labels::of_moves(&start, moves.iter().copied());
        let other = |tesuji: &Tesuji| Tesuji { by: !tesuji.by, ..*tesuji };
        let expected = Labels { sides: [white, black], game, tesuji: tesuji.iter().map(other).collect() };
        let labels = Labels::of_moves(&turned(&start), moves.iter().copied().map(turned_move));
        prop_assert_eq!(labels, expected);
    }

    // What squares tell does not depend on the way there: castles of a game are those of its last position.
    #[test]
    fn castles_do_not_depend_on_the_way((start, moves) in games()) {
        let catalogue = Catalogue::builtin();
        let (mut watch, mut position) = (Watch::new(catalogue, &start), start);
        for m in moves {
            let before = position.clone();
            position.play_unchecked(m);
            watch.play(&before, m, &position);
        }
        for color in Color::ALL {
            let now: Vec<_> = watch.shown(color).filter(|id| catalogue.is_castle(*id)).collect();
            prop_assert_eq!(now, catalogue.castles(&position, color).collect::<Vec<_>>());
        }
    }
}

/// Each pattern has a line: one that builds it ends with it, one that shows a tesuji has it.
#[test]
fn every_line_leads_to_its_pattern() {
    let catalogue = Catalogue::builtin();
    let mut faults = Vec::new();
    for (id, pattern) in catalogue.all() {
        let Some(building) = catalogue.building(id) else {
            faults.push(format!("{}: no line", pattern.id));
            continue;
        };
        let labels = Labels::of_moves(&building.start, building.moves.iter().copied());
        let side = &labels.sides[building.side.index()];
        let is_there = match pattern.kind {
            Kind::Castle => Watch::new(catalogue, &building.end()).holding(building.side).any(|own| own == id),
            Kind::Tesuji => labels.tesuji.iter().any(|tesuji| tesuji.pattern == id && tesuji.by == building.side),
            Kind::Game => labels.game.contains(&id),
            _ => {
                let openings = side.openings.iter().map(|span| span.pattern);
                openings.chain(side.general.iter().copied()).chain(side.style).any(|own| own == id)
            }
        };
        if !is_there {
            faults.push(format!(
                "{}: {:?}",
                pattern.id,
                building.moves.iter().map(ToString::to_string).collect::<Vec<_>>()
            ));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// People look up names as they have heard or read them (GLOSS-03).
#[test]
fn a_pattern_is_found_by_any_spelling() {
    let catalogue = Catalogue::builtin();
    for name in ["mino", "Mino", "美濃囲い", "本美濃", "hon mino", "HON-MINO", "ほんみの"] {
        assert_eq!(catalogue.called(name).next(), catalogue.get("mino"), "{name}");
    }
    for (part, id) in [("oni", "onigoroshi"), ("藤井", "fujii-system"), ("fourth file", "shiken"), ("ŌTE", "otebisha")]
    {
        assert!(catalogue.search(part).any(|found| Some(found) == catalogue.get(id)), "{part}");
    }
    assert_eq!(
        (catalogue.called("").count(), catalogue.search(" ").count(), catalogue.called("x4").count()),
        (0, 0, 0)
    );
}

/// Each game of the collection ends, and has something to show.
#[test]
fn games_show_patterns() {
    let catalogue = Catalogue::builtin();
    for (number, game) in catalogue.examples().iter().enumerate() {
        assert!(game.labels.patterns().len() > 2, "game {number}: {:?}", game.labels);
    }
    for id in ["yagura-opening", "gokigen", "shiken", "yokofudori", "anaguma", "tarefu"] {
        assert!(catalogue.examples_of(catalogue.get(id).unwrap()).count() > 0, "{id}");
    }
}
