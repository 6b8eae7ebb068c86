use super::{PulseFile, SignOfLife};

#[test]
fn the_next_run_reads_what_the_last_one_wrote() {
    let folder = tempfile::TempDir::new().unwrap();
    let (mut file, before) = PulseFile::open(folder.path()).unwrap();
    assert_eq!(before, None);
    file.write("one", 5).unwrap();
    file.write("one", 1_790_000_000_000).unwrap();
    let (_, before) = PulseFile::open(folder.path()).unwrap();
    assert_eq!(before, Some(SignOfLife { run: "one".into(), alive_ms: 1_790_000_000_000 }));
}

#[test]
fn a_file_that_says_nothing_is_none() {
    let folder = tempfile::TempDir::new().unwrap();
    for text in ["", "one", "one two", "\0\0\0\0", "one 5 6"] {
        std::fs::write(folder.path().join("pulse"), text).unwrap();
        assert_eq!(PulseFile::open(folder.path()).unwrap().1, None, "{text:?}");
    }
}
