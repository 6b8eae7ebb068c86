use super::*;
use crate::agreement::Agreement;
use shogi::Handicap;

#[test]
fn the_speed_is_what_a_player_can_expect_to_have() {
    for (clock, speed) in [
        ("2m", Speed::Bullet),
        ("0m+3s", Speed::Bullet),
        ("3m", Speed::Blitz),
        ("5m+3s/move", Speed::Blitz),
        ("10m", Speed::Rapid),
        ("0m+30s", Speed::Rapid),
        ("10m+30s", Speed::Classical),
        ("15m+60s", Speed::Classical),
        ("40m+40s", Speed::Classical),
        ("90m+60s", Speed::Long),
        ("none", Speed::Long),
        ("3d/move", Speed::Days),
        ("10d+1d/move", Speed::Days),
    ] {
        assert_eq!(Speed::of(clock.parse().expect(clock)), speed, "{clock}");
    }
}

#[test]
fn pools_are_called_by_what_is_compared() {
    for speed in Speed::ALL {
        for standing in Standing::ALL {
            let pool = PoolName { game: "chu", speed, standing };
            assert_eq!(pool.to_string().parse(), Ok(pool));
        }
    }
    for text in ["", "go/rapid/people", "shogi/rapid", "shogi/rapid/people/x", "shogi/soon/people"] {
        assert_eq!(text.parse::<PoolName>(), Err(()), "{text}");
    }
}

#[test]
fn points_are_grades_by_the_federations_bounds() {
    for (points, grade) in [(1680.0, "1d"), (1679.0, "1k"), (400.0, "15k"), (2640.0, "7d")] {
        assert_eq!(grade_of(points), grade.parse().ok(), "{points}");
    }
    let bounds = bounds();
    assert_eq!(bounds.len(), 22, "{bounds:?}");
    assert!(bounds.windows(2).all(|pair| pair[0].1 > pair[1].1), "{bounds:?}");
    assert!(bounds.contains(&("1d".parse().expect("a grade"), 1680.0)), "{bounds:?}");
}

#[test]
fn what_was_broken_off_does_not_count() {
    assert_eq!(halves_of_black(Outcome::Interrupted), None);
    assert_eq!(halves_of_black(Outcome::Resign { loser: Color::White }), Some(2));
    assert_eq!(halves_of_black(Outcome::Time { loser: Color::Black }), Some(0));
}

#[test]
fn odds_that_nobody_can_weigh_are_not_agreed_to_count() {
    let at = |handicap| Agreement { handicap, ..Agreement::even_at_one_screen() };
    assert!(can_count(&at(Handicap::Even)) && can_count(&at(Handicap::SixPiece)));
    assert!(!can_count(&at(Handicap::TenPiece)));
}

#[test]
fn grades_are_of_standard_shogi() {
    let pool = |game| PoolName { game, speed: Speed::Rapid, standing: Standing::People };
    assert!(pool("shogi").has_grades() && !pool("chu").has_grades());
}
