//! Malformed text names the place where it goes wrong: adding a case is adding a line to `tests/data/malformed.txt`.

use crate::program::{check_refused, miyako, miyako_reading};

#[test]
fn every_error_names_its_column() {
    let cases = include_str!("../data/malformed.txt").lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for case in cases {
        let mut fields = case.splitn(3, '\t');
        let [kind, column, text] = std::array::from_fn(|_| fields.next().expect("three fields"));
        let (run, place) = match kind {
            "sfen" => (miyako(&["moves", &format!("--sfen={text}")]), format!("--sfen: column {column}:")),
            "move" => {
                (miyako(&["moves", &format!("--why={text}")]), format!("--why: not a USI move: column {column}:"))
            }
            "line" => (miyako_reading(&["moves", "-"], text), format!("-:1:{column}:")),
            kind => panic!("{kind}"),
        };
        println!("{text}");
        check_refused(&run, &format!("miyako: {place} "));
        count += 1;
    }
    assert!(count >= 200, "{count} cases");
}
