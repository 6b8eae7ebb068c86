use super::*;

fn lines(bytes: &[u8]) -> Vec<String> {
    let mut input = bytes;
    std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
}

#[test]
fn lines_of_any_kind() {
    assert_eq!(lines(b""), [""; 0]);
    assert_eq!(lines(b"usi\nisready\n"), ["usi", "isready"]);
    assert_eq!(lines(b"usi\r\n\nquit"), ["usi\r", "", "quit"]);
    assert_eq!(lines(b"\xff\xfe\n"), ["\u{fffd}\u{fffd}"]);
}

#[test]
fn endless_lines_are_cut() {
    let mut bytes = vec![b'x'; 3 << 20];
    bytes.extend_from_slice(b"\nquit\n");
    let found = lines(&bytes);
    assert_eq!(found.iter().map(String::len).collect::<Vec<_>>(), [LONGEST, 4]);
}
