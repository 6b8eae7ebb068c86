//! More than mate: threats, brinkmates, slack, zetto, the capital (TSUME-02, TSUME-03, TSUME-06 … TSUME-08, OPEN-10).

use shogi::{Color, Position};
use tsume::{Effort, Inquiry, Mate, Outlook, Reply, Solver, Zetto};

/// Asks about a position with a budget that reaches for all of these.
#[track_caller]
fn ask<T>(sfen: &str, question: impl FnOnce(Inquiry<'_>, &Position) -> T) -> T {
    let position: Position = sfen.parse().unwrap();
    let mut solver = Solver::new(1 << 24);
    question(Inquiry::new(&mut solver, 2_000_000, &mut |_| true), &position)
}

/// The moves after which there is no mate any more, and the checks that only put it off.
#[track_caller]
fn defences(sfen: &str) -> (Vec<String>, Vec<String>) {
    let replies = ask(sfen, |mut inquiry, position| inquiry.replies(position));
    let such = |fits: fn(&Reply) -> bool| {
        replies.iter().filter(|(_, reply)| fits(reply)).map(|(m, _)| m.to_string()).collect::<Vec<_>>()
    };
    assert!(such(|reply| matches!(reply, Reply::Undecided(_))).is_empty(), "{sfen}");
    (such(|reply| *reply == Reply::Holds), such(|reply| matches!(reply, Reply::Delays { .. })))
}

#[test]
fn tsume_02_a_threat_of_mate_and_what_meets_it() {
    let sfen = "r3k4/9/4S4/9/9/9/9/9/4K4 w G 1";
    let threat = ask(sfen, |mut inquiry, position| inquiry.threat(position)).unwrap().unwrap();
    assert_eq!(threat.line, ["G*5b".parse().unwrap()]);
    let (holding, _) = defences(sfen);
    assert!(holding.contains(&"9a9b".to_owned()), "{holding:?}");
    assert_eq!(ask(sfen, |mut inquiry, position| inquiry.brink(position)), Ok(None));
    // Nothing threatens where the silver is too far away.
    let far = "r3k4/9/9/4S4/9/9/9/9/4K4 w G 1";
    assert_eq!(ask(far, |mut inquiry, position| inquiry.threat(position)), Ok(None));
}

#[test]
fn tsume_03_brinkmate() {
    let lost = "4k4/9/4S4/9/9/9/9/9/4K4 w G 1";
    let mate = ask(lost, |mut inquiry, position| inquiry.brink(position)).unwrap().unwrap();
    assert_eq!(mate.plies(), 2, "{mate:?}");
    assert_eq!(defences(lost), (vec![], vec![]));
    // With a pawn it is not, at once: one drop holds, another is a check that wins a move.
    let pawn = "4k4/9/4S4/9/9/9/9/9/4K4 w Gp 1";
    assert_eq!(ask(pawn, |mut inquiry, position| inquiry.brink(position)), Ok(None));
    let (holding, delaying) = defences(pawn);
    assert!(holding.contains(&"P*5b".to_owned()), "{holding:?}");
    assert_eq!(delaying, ["P*5h"]);
}

#[test]
fn who_mates_first_is_not_in_brinkmate() {
    // White mates with the gold: the king in the corner has no way out.
    let first = "4k4/9/4S4/9/9/9/4s4/9/4K4 w Gg 1";
    assert_eq!(ask(first, |mut inquiry, position| inquiry.brink(position)), Ok(None));
}

#[test]
fn a_quiet_move_brings_about_a_brinkmate() {
    for (sfen, moves, plies) in
        [("4k4/9/9/4S4/9/9/9/9/4K4 b G 1", 1, Some(3)), ("4k4/9/9/9/4S4/9/9/9/4K4 b G 1", 1, None)]
    {
        let found = ask(sfen, |mut inquiry, position| inquiry.brinkmate(position, moves)).unwrap();
        assert_eq!(found.as_ref().map(Mate::plies), plies, "{sfen}: {found:?}");
    }
}

#[test]
fn tsume_06_slack() {
    for (sfen, expected) in [
        // A threat of mate, whoever is to move.
        ("4k4/9/4S4/9/9/9/9/9/4K4 w G 1", Some(1)),
        ("4k4/9/4S4/9/9/9/9/9/4K4 b G 1", Some(1)),
        // One move away from it, and two.
        ("4k4/9/9/4S4/9/9/9/9/4K4 w G 1", Some(2)),
        ("4k4/9/9/9/4S4/9/9/9/4K4 w G 1", Some(3)),
        ("4k4/9/9/9/9/9/9/9/4K4 w G 1", None),
        // A king in check lets nothing pass.
        ("4k4/4G4/4S4/9/9/9/9/9/4K4 w - 1", None),
    ] {
        let found = ask(sfen, |mut inquiry, position| inquiry.slack(position, Color::Black, 3)).unwrap();
        assert_eq!(found.map(|slack| slack.moves()), expected, "{sfen}");
    }
}

#[test]
fn tsume_07_zetto() {
    for (sfen, king, expected) in [
        ("4k4/9/9/9/9/9/1P7/LS7/KN7 w rb4g3s3n3l17p 1", Color::Black, Some(Zetto::Strict)),
        // Without the pawn a knight gives check, and mates in 29.
        ("4k4/9/9/9/9/9/9/LS7/KN7 w rb4g3s3n3l18p 1", Color::Black, None),
        // With two golds it gives check, and that is all.
        ("4k4/9/9/9/9/9/9/LSG6/KNG6 w 2r2b2g3s3n3l18p 1", Color::Black, Some(Zetto::Wide)),
        ("4k4/9/9/9/9/9/1P7/LS7/KN7 w rb4g3s3n3l17p 1", Color::White, None),
        // In check it is not.
        ("4k4/9/9/9/9/1n7/9/L8/K8 b - 1", Color::Black, None),
    ] {
        assert_eq!(ask(sfen, |mut inquiry, position| inquiry.zetto(position, king)), Ok(expected), "{sfen}");
    }
}

#[test]
fn tsume_08_mate_in_the_capital() {
    for (sfen, line, expected) in [
        ("9/9/2S1G1S2/9/4k4/9/4P4/9/9 b G 1", "G*5f", true),
        ("4k4/9/4P4/9/9/9/9/9/9 b G 1", "G*5b", false),
        // Not yet a mate.
        ("9/9/9/9/4k4/9/4P4/9/9 b G 1", "G*5f", false),
    ] {
        let mate = Mate { line: vec![line.parse().unwrap()], minimum: true };
        assert_eq!(mate.is_in_capital(&sfen.parse().unwrap()), expected, "{sfen}");
    }
}

#[test]
fn open_10_who_cannot_be_mated_may_give_up_anything_for_a_brinkmate() {
    for (sfen, expected) in [("4k4/9/9/4S4/9/9/1P7/LS7/KN7 b G 1", true), ("4k4/9/9/4S4/9/9/9/9/4K4 b G 1", false)] {
        let position: Position = sfen.parse().unwrap();
        let effort = Effort { nodes: 200_000, brink_moves: 1 };
        let outlook = Outlook::of(&mut Solver::new(1 << 24), &position, effort, &mut |_| true);
        assert!(matches!(outlook.brinkmate, Ok(Some(_))), "{sfen}");
        assert_eq!(outlook.may_give_up_anything(Color::Black), expected, "{sfen}");
        assert_eq!(outlook.slack[0].as_ref().map(|slack| slack.as_ref().map(tsume::Slack::moves)), Ok(Some(2)));
    }
}
