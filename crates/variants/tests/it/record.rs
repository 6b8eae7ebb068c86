//! Records of other games than standard shogi.

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use std::path::PathBuf;
use variants::{Game, NAMES, Position, Record, RecordCursor, RecordForm};

/// KIF written by lishogi's library, with the same moves in USI beside it.
#[test]
fn lishogis_kif_is_read_and_written() {
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/reference");
    let shelf = std::env::var_os("MIYAKO_SHELF").map_or(beside, PathBuf::from).join("records");
    let Ok(files) = std::fs::read_dir(&shelf) else {
        println!("skipped: no reference shelf");
        return;
    };
    let mut seen = 0;
    for path in files.flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let ours =
            ["chushogi", "minishogi"].iter().any(|game| name.starts_with(&format!("generated--lishogi-kif-{game}")));
        if !ours || !name.ends_with(".kif") {
            continue;
        }
        seen += 1;
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::read(&text).expect(&name).unwrap_or_else(|error| panic!("{name}: {error}"));
        let usi = std::fs::read_to_string(path.with_extension("usi")).unwrap();
        let usi = usi.trim().trim_start_matches("position ");
        let end = Position::parse_line(record.game(), usi).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.end().to_string(), end.to_string(), "{name}");
        let own = record.write(RecordForm::Kif);
        assert_eq!(Record::read(&own).expect("ours").expect("ours").end(), record.end(), "{name}");
        // Of a Lion's turn they write the empty square in the middle as well: it makes no difference.
        let moves = |text: &str| {
            text.lines()
                .filter(|line| line.contains("(") && !line.contains("手目"))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(moves(&own), moves(&text), "{name}");
    }
    assert!(seen > 3, "{seen} files");
}

proptest! {
    #![proptest_config(Config { cases: 4, rng_seed: RngSeed::Fixed(7), failure_persistence: None, ..Config::default() })]

    /// Random games of every game come back from every form.
    #[test]
    fn random_games_come_back(choices in prop::collection::vec(any::<u16>(), 60)) {
        for name in NAMES {
            let game = Game::named(name).unwrap();
            let mut record = Record::new(Position::start(&game));
            let mut cursor = RecordCursor::new(&record);
            let squares = usize::from(game.files()) * usize::from(game.ranks());
            for choice in choices.iter().take(6000 / squares.max(100)) {
                let position = cursor.position();
                let moves = position.legal_moves();
                let Some(m) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
                let text = position.move_text(*m);
                cursor.play(&mut record, &text).unwrap();
            }
            for form in RecordForm::ALL.into_iter().filter(|form| *form != RecordForm::Kif || *name != "shogi") {
                let text = record.write(form);
                let again = Record::read(&text).expect(name).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
                assert_eq!(again.end().to_string(), record.end().to_string(), "{name} {form:?}");
                assert_eq!(again.write(form), text, "{name} {form:?}");
            }
        }
    }

    /// Whatever stands in a text, it is read or refused.
    #[test]
    fn no_text_is_too_strange(lines in prop::collection::vec(line(), 0..12)) {
        let _ = Record::read(&lines.join("\n"));
    }
}

fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("手合割：中将棋".to_owned()),
        Just("手合割：京都将棋".to_owned()),
        Just("手合割：5五将棋".to_owned()),
        Just("   1手目   一歩目 5八獅子 （←7十）".to_owned()),
        Just("   2   ５五歩打".to_owned()),
        Just("|v金v玉v銀 ・ と|一".to_owned()),
        Just("後手の持駒：金二　歩十八".to_owned()),
        "[0-9一二十同仝成打歩玉金獅（）←() :：|v・*]{0,14}",
    ]
}
