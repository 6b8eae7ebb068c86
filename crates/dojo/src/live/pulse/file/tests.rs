use super::{PulseFile, SignOfLife};

fn sign(run: &str, alive_ms: i64) -> SignOfLife {
    SignOfLife { run: run.into(), alive_ms }
}

#[test]
fn the_next_run_reads_what_the_last_one_wrote() {
    let folder = tempfile::TempDir::new().unwrap();
    let (mut file, before) = PulseFile::open(folder.path(), &sign("one", 1)).unwrap();
    assert_eq!(before, []);
    file.write(&sign("one", 5)).unwrap();
    file.write(&sign("one", 1_790_000_000_000)).unwrap();
    let (_, before) = PulseFile::open(folder.path(), &sign("two", 2)).unwrap();
    assert_eq!(before, [sign("one", 1_790_000_000_000)]);
}

#[test]
fn every_run_is_there_until_the_database_knows_of_it() {
    let folder = tempfile::TempDir::new().unwrap();
    for run in ["one", "two"] {
        PulseFile::open(folder.path(), &sign(run, 1)).unwrap().0.write(&sign(run, 7)).unwrap();
    }
    let (mut file, before) = PulseFile::open(folder.path(), &sign("three", 1)).unwrap();
    assert_eq!(before, [sign("two", 7), sign("one", 7)]);
    file.forget_earlier_runs(&sign("three", 1)).unwrap();
    file.write(&sign("three", 9)).unwrap();
    assert_eq!(PulseFile::open(folder.path(), &sign("four", 1)).unwrap().1, [sign("three", 9)]);
}

#[test]
fn a_file_that_says_nothing_is_none() {
    let folder = tempfile::TempDir::new().unwrap();
    for text in ["", "one", "one two", "\0\0\0\0", "one 5 6"] {
        std::fs::write(folder.path().join("pulse"), text).unwrap();
        assert_eq!(PulseFile::open(folder.path(), &sign("now", 1)).unwrap().1, [], "{text:?}");
    }
}
