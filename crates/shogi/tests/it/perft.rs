//! Counts of lines of play, as data: adding a case is adding a line to `tests/data/perft.txt`.

use shogi::Position;

struct Case {
    sfen: String,
    depth: u8,
    lines: u64,
    what: String,
}

fn cases() -> Vec<Case> {
    include_str!("../data/perft.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split(" | ").collect();
            let [sfen, depth, lines, what] = fields[..] else { panic!("four fields expected: {line}") };
            Case {
                sfen: sfen.to_owned(),
                depth: depth.parse().unwrap(),
                lines: lines.parse().unwrap(),
                what: what.to_owned(),
            }
        })
        .collect()
}

#[test]
fn bulk_counts() {
    for case in cases() {
        let position: Position = case.sfen.parse().unwrap();
        assert_eq!(position.perft(case.depth), case.lines, "{} depth {}: {}", case.sfen, case.depth, case.what);
    }
}
