use super::*;
use crate::games::tests::random_game;
use crate::packed::Record;

#[test]
fn whole_games_are_held_out_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let games: Vec<_> = (0..40).map(random_game).collect();
    for (name, games) in [("a.games", &games[..15]), ("b.games", &games[15..]), ("c.txt", &games[..1])] {
        fs::write(folder.path().join(name), games::write(games)).unwrap();
    }
    let output = folder.path().join("all.x");
    let options = Options { inputs: vec![folder.path().to_owned()], output, held_out: 0.3, seed: 1 };
    let counts = shuffle(&options).unwrap();

    let read = |name| {
        let bytes = fs::read(folder.path().join(name)).unwrap();
        bytes.as_chunks::<BYTES>().0.iter().map(Record::from_bytes).map(Record::to_bytes).collect::<Vec<_>>()
    };
    let [train, held] = ["all.x.train", "all.x.held"].map(read);
    assert_eq!((train.len() as u64, held.len() as u64), (counts.train, counts.held_out));
    let records = |game: &games::Played| game.records().into_iter().map(Record::to_bytes).collect::<Vec<_>>();
    let mut kept: Vec<_> = train.iter().chain(&held).copied().collect();
    let mut expected: Vec<_> = games.iter().flat_map(records).collect();
    let (in_order, out_of_order) = (expected.clone(), kept.clone());
    kept.sort_unstable();
    expected.sort_unstable();
    assert!(kept == expected, "every position is there once");
    assert!(in_order != out_of_order);
    assert!(games.iter().map(records).all(|game| {
        let held_out = game.iter().filter(|record| held.contains(*record)).count();
        game.len() < 20 || held_out < game.len() / 2 || held_out == game.len()
    }));
    assert!(!held.is_empty() && !train.is_empty());
}

#[test]
fn a_damaged_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.games");
    fs::write(&path, [0; 12]).unwrap();
    let options = Options { inputs: vec![path.clone()], output: folder.path().join("x"), held_out: 0.0, seed: 1 };
    let error = shuffle(&options).unwrap_err().to_string();
    assert!(error.contains("x.games"), "{error}");
}
