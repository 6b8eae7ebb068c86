use super::*;

/// What is read, too long lines as `…`.
fn lines(bytes: &[u8]) -> Vec<String> {
    let mut input = bytes;
    std::iter::from_fn(|| next_line(&mut input).unwrap())
        .map(|line| match line {
            Line::Text(text) => text,
            Line::TooLong => "…".to_owned(),
        })
        .collect()
}

#[test]
fn lines_of_any_kind() {
    assert_eq!(lines(b""), [""; 0]);
    assert_eq!(lines(b"usi\nisready\n"), ["usi", "isready"]);
    assert_eq!(lines(b"usi\r\n\nquit"), ["usi\r", "", "quit"]);
    assert_eq!(lines(b"\xff\xfe\n"), ["\u{fffd}\u{fffd}"]);
}

#[test]
fn endless_lines_are_passed_over() {
    for (length, read_as) in [(LONGEST, LONGEST), (LONGEST + 1, "…".len()), (3 * LONGEST, "…".len())] {
        let bytes = ["x".repeat(length), "quit".to_owned()].join("\n");
        assert_eq!(lines(bytes.as_bytes()).iter().map(String::len).collect::<Vec<_>>(), [read_as, 4]);
    }
}
