use super::*;
use crate::{Extent, Inquiry, Problem, Progress, Soundness, check};

const COMPOSER: Composer = Composer { seed: 7, memory: 1 << 22 };

fn composed(plies: RangeInclusive<u16>, games: &[Position], count: usize) -> Vec<Composed> {
    (0..3_000).filter_map(|number| COMPOSER.attempt(number, &plies, games)).take(count).collect()
}

#[test]
fn what_is_made_is_sound_and_has_nothing_too_much() {
    let made = composed(3..=5, &[], 2);
    assert_eq!(made.len(), 2);
    for Composed { position, line, .. } in made {
        assert!((3..=5).contains(&line.len()), "{position}");
        let problem = Problem { position: position.clone(), solution: Some(line), plies: None };
        let report = check(&problem, &Extent::ALL, &mut Solver::new(1 << 24), &mut |_| true);
        assert_eq!(report.soundness(), Soundness::Sound, "{position}: {:?}", report.flaws());
        assert!(report.unnecessary.is_empty(), "{position}: {:?}", report.unnecessary);
    }
}

#[test]
fn the_same_seed_makes_the_same_problems() {
    assert_eq!(composed(3..=3, &[], 1), composed(3..=3, &[], 1));
}

/// The end of a game: a gold is dropped, or the pawn promotes, in front of a king that others of its pieces shut in.
#[test]
fn problems_end_as_games_do() {
    let game: Position = "4kgs1l/4r4/3P1pNpp/p1p1p4/9/2P1P1P2/PP3P1PP/1B2K2R1/LNSG1GSNL b Gb2Psnp 91".parse().unwrap();
    for Composed { position, line, .. } in composed(3..=3, &[game], 2) {
        assert_eq!(line.len(), 3, "{position}");
        assert!(position.king(Color::Black).is_none(), "{position}");
    }
}

#[test]
fn moves_taken_back_lead_on() {
    let position: Position = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1".parse().unwrap();
    let earlier = retract::earlier(&position);
    assert!(earlier.len() > 20, "{}", earlier.len());
    for Earlier { position: before, check, answer } in earlier {
        let mut now = before.clone();
        now.play(check).unwrap();
        assert!(now.in_check(), "{before}: {check}");
        now.play(answer).unwrap();
        assert!(now.same_situation(&position), "{before}: {check} {answer}");
    }
}

#[test]
fn themes_of_solutions() {
    let check = |sfen: &str, line: &[&str], expected: &[Theme]| {
        let position: Position = sfen.parse().unwrap();
        let line: Vec<Move> = line.iter().map(|m| m.parse().unwrap()).collect();
        assert_eq!(grade::themes(&position, &line), expected, "{sfen}");
    };
    check("4k4/9/4P4/9/9/9/9/9/9 b G 1", &["G*5b"], &[Theme::DropsOnly]);
    check(
        "9/7k1/9/6+N2/9/9/6R2/9/8L b - 1",
        &["3g3b", "2b3b"],
        &[Theme::Sacrifice, Theme::NonPromotion, Theme::NoDrops],
    );
    check("8k/9/8P/9/9/9/9/9/8L b - 1", &["1c1b"], &[Theme::NonPromotion, Theme::NoDrops]);
    check("8k/9/9/8N/9/9/9/9/8L b - 1", &["1d2b+"], &[Theme::DoubleCheck, Theme::NoDrops]);
    check("8k/9/9/8S/9/9/9/9/8L b g 1", &["1d2e", "G*1b"], &[Theme::Interposition, Theme::Discovered, Theme::NoDrops]);
}

#[test]
fn what_is_shipped_has_its_form() {
    let mut seen = std::collections::HashSet::new();
    let mut ones = 0;
    for line in PROBLEMS.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [sfen, plies, difficulty, themes] = fields[..] else { panic!("{line}") };
        let position: Position = sfen.parse().unwrap();
        assert_eq!(position.to_string(), sfen);
        assert!(plies.parse::<u16>().is_ok_and(|plies| plies % 2 == 1), "{line}");
        assert!(difficulty.parse::<f64>().is_ok_and(|difficulty| difficulty > 0.0), "{line}");
        assert!(
            themes
                .split(',')
                .filter(|theme| !theme.is_empty())
                .all(|theme| Theme::ALL.iter().any(|t| t.code() == theme))
        );
        assert!(seen.insert(sfen), "twice: {sfen}");
        if plies == "1" {
            ones += 1;
            assert_eq!(mates_in_one(&position), 1, "{sfen}");
        }
    }
    assert_eq!(ones, 100);
}

/// Each mate in one is proven sound by the checker: one way to mate, no longer one beside it, nothing too much.
#[test]
fn the_mates_in_one_are_sound() {
    let mut solver = Solver::new(1 << 22);
    for line in PROBLEMS.lines() {
        let (sfen, rest) = line.split_once('\t').unwrap();
        if !rest.starts_with("1\t") {
            continue;
        }
        let problem = Problem { position: sfen.parse().unwrap(), solution: None, plies: None };
        let extent = Extent { nodes: 200_000, first_flaw: true, extras: true, tree: 0 };
        let report = check(&problem, &extent, &mut solver, &mut |_| true);
        assert_eq!(report.soundness(), Soundness::Sound, "{sfen}: {:?}", report.flaws());
        assert_eq!(report.line.len(), 1, "{sfen}");
        assert!(report.unnecessary.is_empty() && report.cooks.is_empty(), "{sfen}");
    }
}

#[test]
fn mates_in_one_without_end_mate_in_one_way() {
    let made: Vec<_> = mates_from(7).take(200).collect();
    assert_eq!(made, mates_from(7).take(200).collect::<Vec<_>>(), "the same seed has the same");
    assert_ne!(made[..5], mates_from(8).take(5).collect::<Vec<_>>()[..]);
    for (position, mate) in made {
        assert_eq!(mates_in_one(&position), 1, "{position}");
        let question = crate::Question { max_plies: Some(1), ..crate::Question::any(Color::Black) };
        let answer = Solver::new(1 << 16).solve(&position, &question, &mut |_| true);
        let crate::Verdict::Mate(found) = answer.verdict else { panic!("{position}") };
        assert_eq!(found.line, [mate], "{position}");
    }
}

/// A way is a mate that the other side does nothing against: the moves are played out, and the solver mates after the last.
#[test]
fn the_ways_of_races_are_mates_and_none_is_shorter() {
    let mut solver = Solver::new(1 << 22);
    let mut seen = std::collections::HashSet::new();
    for race in races() {
        let position = &race.position;
        assert!(!position.in_check() && position.turn() == Color::Black, "{race}");
        let [black, white] = Color::ALL.map(|side| race.moves(side));
        assert_eq!(race.quicker() == Color::Black, black <= white, "{race}");
        seen.insert((black, white));
        for side in Color::ALL {
            let mut watch = |_: &Progress| true;
            let known = Inquiry::new(&mut solver, 1_000_000, &mut watch).slack(position, side, MOST_COUNTED).unwrap();
            assert_eq!(known.map_or(MOST_COUNTED + 1, |slack| slack.moves()), race.moves(side), "{race} {side:?}");
            let Some((check, free)) = race.ways[side.index()].as_deref().and_then(<[Move]>::split_last) else {
                continue;
            };
            let mut now = position.clone();
            if now.turn() != side {
                now.pass();
            }
            for m in free {
                now.play(*m).unwrap();
                assert!(!now.in_check(), "{race}");
                now.pass();
            }
            now.play(*check).unwrap();
            assert!(now.in_check(), "{race}");
            let lost = Inquiry::new(&mut solver, 1_000_000, &mut watch).mate(&now, side).unwrap();
            assert!(lost.is_some(), "{race}: {check}");
        }
    }
    assert_eq!((races().len(), seen.len()), (120, 6), "{seen:?}");
}

#[test]
fn the_same_seed_makes_the_same_races() {
    let made = |seed| races_from(seed).take(2).collect::<Vec<_>>();
    assert_eq!(made(7), made(7));
    assert_ne!(made(7), made(8));
}
