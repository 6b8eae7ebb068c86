use super::*;

#[test]
fn lines() {
    let check = |line: &str, usi: &str, findings: &[(usize, &str)]| {
        let reading = read(line).unwrap_or_else(|finding| panic!("{finding}"));
        assert_eq!(write(&reading.record), usi, "{line}");
        let found: Vec<_> = reading.findings.iter().map(|f| (f.column, f.kind.code())).collect();
        assert_eq!(found, findings, "{line}");
    };
    let lance = "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
    check("startpos", "startpos", &[]);
    check("position startpos moves 7g7f 3c3d", "startpos moves 7g7f 3c3d", &[]);
    check("moves 7g7f", "startpos moves 7g7f", &[]);
    check("startpos moves", "startpos", &[]);
    check(lance, &format!("sfen {lance}"), &[]);
    check(&format!("  position   sfen {lance}  moves 3c3d "), &format!("sfen {lance} moves 3c3d"), &[]);
    check("startpos moves 7g7f resign", "startpos moves 7g7f", &[]);
    check("startpos moves 7g7f 3c3x 2g2f", "startpos moves 7g7f", &[(24, "bad_usi_move"), (26, "moves_not_read")]);
    check("startpos moves 7g7f 7f7e", "startpos moves 7g7f", &[(21, "illegal_move")]);
    check("startpos\n\nstartpos moves 7g7f", "startpos", &[(1, "other_games_not_read")]);
}

#[test]
fn starts_that_cannot_be_understood() {
    let check = |line: &str, column: usize, code: &str| {
        let finding = read(line).expect_err(line);
        assert_eq!((finding.column, finding.kind.code()), (column, code), "{line}");
    };
    check("startpos 7g7f", 10, "unexpected_word");
    check("sfen", 5, "unexpected_word");
    check("sfen 9/9/9/9/9/9/9/9/8x b - 1", 23, "bad_sfen");
    check("position  sfen 9/9/9/9/9/9/9/9/9 x - 1 moves 7g7f", 34, "bad_sfen");
    check("sfen 4k4/9/9/9/9/9/9/9/3KK4 b - 1", 1, "impossible_start");
    check("\n", 1, "not_a_record");
}

#[test]
fn resignation_is_an_ending() {
    let reading = read("startpos moves 7g7f resign").unwrap();
    assert_eq!(reading.record.ending(), Some(&Ending::Resign));
}
