use super::*;
use Color::{Black, White};
use shogi::IllegalMove;

#[test]
fn each_ending() {
    let check = |outcome: Outcome, black: &str, white: &str| {
        for (color, expected) in [(Black, black), (White, white)] {
            let lines = lines(outcome, color, 4);
            assert_eq!(lines.lines().collect::<Vec<_>>().join(" "), expected, "{outcome:?} {color:?}");
            assert!(lines.ends_with('\n'));
        }
    };
    let loser = Black;
    check(Outcome::Resign { loser }, "%TORYO,T4 #RESIGN #LOSE", "%TORYO,T4 #RESIGN #WIN");
    check(Outcome::Mate { loser }, "%TORYO,T4 #RESIGN #LOSE", "%TORYO,T4 #RESIGN #WIN");
    check(Outcome::Time { loser: White }, "#TIME_UP #WIN", "#TIME_UP #LOSE");
    let foul = |foul| Outcome::Foul { loser, foul, ply: 1 };
    check(foul(Foul::Illegal(IllegalMove::TwoPawns)), "#ILLEGAL_MOVE #LOSE", "#ILLEGAL_MOVE #WIN");
    check(foul(Foul::PerpetualCheck), "#OUTE_SENNICHITE #LOSE", "#OUTE_SENNICHITE #WIN");
    check(Outcome::Declaration { loser }, "%KACHI,T4 #JISHOGI #LOSE", "%KACHI,T4 #JISHOGI #WIN");
    check(Outcome::FailedDeclaration { loser }, "%KACHI,T4 #ILLEGAL_MOVE #LOSE", "%KACHI,T4 #ILLEGAL_MOVE #WIN");
    let drawn = "%KACHI,T4 #JISHOGI #DRAW";
    check(Outcome::Impasse { declared_by: Some(Black) }, drawn, drawn);
    check(Outcome::Repetition { agreed: false }, "#SENNICHITE #DRAW", "#SENNICHITE #DRAW");
    check(Outcome::AgreedDraw, "#CENSORED #DRAW", "#CENSORED #DRAW");
    check(Outcome::MoveLimit, "#MAX_MOVES #CENSORED", "#MAX_MOVES #CENSORED");
    check(Outcome::Interrupted, "#CHUDAN", "#CHUDAN");
    check(Outcome::Adjudicated { loser: Some(White) }, "%TORYO,T4 #RESIGN #WIN", "%TORYO,T4 #RESIGN #LOSE");
}
