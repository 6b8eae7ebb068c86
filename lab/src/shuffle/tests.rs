use super::*;
use crate::testing::random_records;

#[test]
fn whole_games_are_held_out_and_nothing_is_lost() {
    let folder = std::env::temp_dir().join(format!("lab-shuffle-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let mut records = random_records(4_000, 1);
    records[17].position = [0xff; 32];
    for (name, records) in [("a.bin", &records[..1_500]), ("b.bin", &records[1_500..]), ("c.txt", &records[..1])] {
        let bytes: Vec<u8> = records.iter().flat_map(|record| record.to_bytes()).collect();
        fs::write(folder.join(name), bytes).unwrap();
    }
    let options = Options { inputs: vec![folder.clone()], output: folder.join("all.x"), held_out: 0.3, seed: 1 };
    let counts = shuffle(&options).unwrap();
    assert_eq!((counts.train + counts.held_out, counts.left_out), (3_999, 1));

    let read = |name| {
        let bytes = fs::read(folder.join(name)).unwrap();
        bytes.as_chunks::<BYTES>().0.iter().map(Record::from_bytes).collect::<Vec<_>>()
    };
    let [train, held] = ["all.x.train", "all.x.held"].map(read);
    assert_eq!((train.len() as u64, held.len() as u64), (counts.train, counts.held_out));
    let mut kept: Vec<_> = train.iter().chain(&held).map(|record| record.to_bytes()).collect();
    let mut expected: Vec<_> =
        records.iter().filter(|record| record.position != [0xff; 32]).map(|record| record.to_bytes()).collect();
    kept.sort_unstable();
    expected.sort_unstable();
    assert!(kept == expected, "every record but the bad one is there once");
    let games = |records: &[Record]| records.iter().filter(|record| record.begins_game).count();
    assert!(games(&held) > 0 && games(&train) > 0);
    assert!(held.windows(2).all(|pair| pair[1].begins_game || pair[1].ply > pair[0].ply), "games stay whole");
    assert!(train.windows(2).filter(|pair| pair[1].ply == pair[0].ply + 1).count() < train.len() / 10);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_record_cut_short_is_refused() {
    let path = std::env::temp_dir().join(format!("lab-shuffle-{}.bin", std::process::id()));
    fs::write(&path, [0; BYTES - 1]).unwrap();
    let options = Options { inputs: vec![path.clone()], output: path.clone(), held_out: 0.0, seed: 1 };
    let error = shuffle(&options).unwrap_err().to_string();
    assert!(error.contains("cut short") && error.contains(".bin"), "{error}");
    for extension in ["pile0", "held"] {
        fs::remove_file(extended(&path, extension)).unwrap();
    }
    fs::remove_file(path).unwrap();
}
