use super::*;
use std::io::Write;

fn file(text: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mates.jsonl");
    fs::File::create(&path).unwrap().write_all(text.as_bytes()).unwrap();
    (folder, path)
}

#[test]
fn mates_are_counted_by_length() {
    // A gold at the head of the king; and the same with nothing in hand to do it with.
    let (_folder, path) = file(
        "{\"sfen\": \"4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1\", \"plies\": 1}\n\
         {\"sfen\": \"4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1\", \"plies\": 1}\n\
         {\"sfen\": \"4k4/9/4P4/9/9/9/9/9/9 b 2r2b4g4s4n4l17p 1\", \"plies\": 3}\n\
         {\"sfen\": \"a long one\", \"plies\": null}\n",
    );
    let net = Network::shipped();
    assert_eq!(find(&net, &path, &[1, 3], 100, 2_000).unwrap(), [(1, 2, 2), (3, 0, 1)]);
    assert_eq!(find(&net, &path, &[1, 5], 1, 2_000).unwrap(), [(1, 1, 1), (5, 0, 0)]);
}

#[test]
fn what_is_no_problem_is_refused_with_its_line() {
    let (_folder, path) = file("{\"sfen\": \"9/9/9/9/9/9/9/9/9 b - 1\", \"plies\": \"three\"}\n");
    let error = find(&Network::shipped(), &path, &[3], 1, 100).unwrap_err().to_string();
    assert!(error.ends_with("line 1: \"plies\" should be a number"), "{error}");
}
