use super::*;

/// The examples of END-15; Black's points are 31, 26 and 31.
#[test]
fn who_may_declare() {
    use DeclarationRule::{TwentyFourPoints, TwentySevenPoints};
    let enough = "2+P+PK+P+P2/2+P+P1+P3/3+R+BG3/9/9/9/9/9/4k4 b RB3P3g4s4n4l8p 1";
    let drawn = "2+P+PK+P+P2/2+P+P1+P3/3+R+BG3/9/9/9/9/9/4k4 b B3Pr3g4s4n4l8p 1";
    let few_pieces = "2+P+PK+P+P2/2+P+P1+P3/3+R+B4/4G4/9/9/9/9/4k4 b RB3P3g4s4n4l8p 1";
    let in_check = "2+P+PK+P+P2/2+P+Pg+P3/3+R+BG3/9/9/9/9/9/4k4 b RB3P2g4s4n4l8p 1";
    for (sfen, rule, wins) in [
        (enough, TwentyFourPoints, true),
        (enough, TwentySevenPoints, true),
        (drawn, TwentyFourPoints, false),
        (drawn, TwentySevenPoints, false),
        (few_pieces, TwentyFourPoints, false),
        (in_check, TwentySevenPoints, false),
    ] {
        assert_eq!(rule.wins(&sfen.parse().unwrap()), wins, "{sfen}");
    }
}
