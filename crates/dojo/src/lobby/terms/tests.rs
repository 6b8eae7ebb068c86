use super::*;
use proptest::prelude::*;
use shogi::Handicap;

fn terms(fields: &str) -> Terms {
    serde_json::from_str::<SeekWish>(fields).expect("a wish").terms().expect("terms").0
}

fn of(grade: &str) -> Strength {
    Strength { grade: grade.parse().ok(), from_games: false }
}

#[test]
fn odds_by_grades_are_the_same_whoever_offers() {
    let terms = terms(r#"{"clock": "10m+30s", "odds": "grades/jsa"}"#);
    let (weaker, stronger) = (of("3k"), of("2d"));
    let [one, other] = [terms.fit(&weaker, &stronger), terms.fit(&stronger, &weaker)];
    assert_eq!(one, Fit { plan: Odds::Pieces(Handicap::Rook).into(), maker: Some(Color::Black) });
    assert_eq!(other, Fit { maker: Some(Color::White), ..one });
}

#[test]
fn equals_and_strangers_play_even_and_chance_has_the_colours() {
    let terms = terms(r#"{"clock": "10m+30s", "odds": "grades/jsa"}"#);
    let even = Fit { plan: Odds::Lots.into(), maker: None };
    assert_eq!(terms.fit(&of("3k"), &of("3k")), even);
    assert_eq!(terms.fit(&of("3k"), &Strength::default()), even);
}

#[test]
fn fixed_odds_hold_whoever_comes() {
    let gives = terms(r#"{"clock": "10m", "odds": "give/two-piece"}"#);
    assert_eq!(gives.fit(&of("15k"), &of("9d")).maker, Some(Color::White));
    let (agreement, maker) = gives.agree(&gives.fit(&of("15k"), &of("9d")));
    assert_eq!((agreement.handicap, maker, agreement.lots), (Handicap::TwoPiece, Color::White, false));
    let takes = terms(r#"{"clock": "10m", "odds": "take/bishop-rook"}"#);
    let (agreement, maker) = takes.agree(&takes.fit(&of("1k"), &of("1k")));
    assert_eq!((agreement.handicap, maker), (Handicap::Bishop, Color::Black));
    assert_eq!(agreement.series.map(|series| series.plan.games().len()), Some(2));
}

#[test]
fn a_range_asks_for_a_grade() {
    let terms = terms(r#"{"clock": "10m", "lowest": "5k", "highest": "1d"}"#);
    assert_eq!(["6k", "5k", "1d", "2d"].map(|grade| terms.is_for(&of(grade))), [false, true, true, false]);
    assert!(!terms.is_for(&Strength::default()));
}

#[test]
fn a_rated_game_is_for_people_with_a_name() {
    assert!(terms(r#"{"clock": "10m", "rated": "on"}"#).named_only);
}

proptest! {
    #[test]
    fn what_is_stored_is_read_back(
        odds in prop::sample::select(vec!["even", "grades/jsa", "grades/iemoto", "give/lance", "take/even-lance", "take/josen"]),
        clock in prop::sample::select(vec!["10m+30s", "5m+3s/move", "none", "10m"]),
        color in prop::sample::select(vec!["", "black", "white"]),
        flags in any::<[bool; 4]>(),
        grades in prop::option::of((0_usize..24, 0_usize..24)),
    ) {
        let grade = |place: usize| shogi::Grade::all().nth(place).map(|grade| grade.to_string()).unwrap_or_default();
        let (from, to) = grades.map_or_else(Default::default, |(one, other)| (grade(one.min(other)), grade(one.max(other))));
        let [rated, named_only, private, quick] = flags;
        let fields = serde_json::json!({"clock": clock, "odds": odds, "color": color, "rated": rated, "lowest": from,
            "highest": to, "named_only": named_only, "private": private, "quick": quick});
        let terms = terms(&fields.to_string());
        prop_assert_eq!(Terms::from_text(&terms.to_text()), Some(terms));
    }
}
