use super::*;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

// END-19: the list shows both methods.
#[test]
fn named_rulesets_and_their_switches() {
    for (name, ruleset) in Ruleset::NAMED {
        assert_eq!(ruleset.to_string(), name);
        assert_eq!(name.parse(), Ok(ruleset));
        assert_eq!(ruleset.declaration, Declaration::Points24, "the default");
    }
    let (official, amateur, friendly) = (Ruleset::OFFICIAL, Ruleset::AMATEUR, Ruleset::FRIENDLY);
    assert_eq!((official.mate, amateur.mate), (AtMate::Waits, AtMate::Ends));
    assert_eq!((official.fouls, friendly.fouls), (Fouls::Lose, Fouls::Refused));
    assert_eq!((official.no_contest, amateur.no_contest), (NoContest::Replay, NoContest::Draw));
    // END-23
    assert_eq!((official.agreed_draws, amateur.agreed_draws), (AgreedDraws::None, AgreedDraws::Allowed));
    assert_eq!((amateur.takebacks, friendly.takebacks), (Takeback::Never, Takeback::Asked));
}

#[test]
fn a_text_that_is_no_ruleset_says_where() {
    let column = |text: &str| text.parse::<Ruleset>().unwrap_err().column;
    assert_eq!((column(""), column("Official"), column("amateur/"), column("amateur/27-point/x")), (1, 1, 9, 18));
    for text in
        ["amateur/0-moves", "amateur/+5-moves", "amateur/-moves", "amateur/9999999999-moves", "amateur/5-movesx"]
    {
        assert_eq!(column(text), 9, "{text}");
    }
}

fn any_ruleset() -> impl Strategy<Value = Ruleset> {
    let limits = prop_oneof![
        Just(MoveLimit::None),
        (1..=LONGEST).prop_map(MoveLimit::AfterChecks),
        (1..=LONGEST).prop_map(MoveLimit::AtOnce)
    ];
    let first = (
        prop_oneof![Just(AtMate::Ends), Just(AtMate::Waits)],
        prop_oneof![Just(Fouls::Lose), Just(Fouls::Refused), Just(Fouls::Stand)],
        prop_oneof![Just(Declaration::Points24), Just(Declaration::Points27)],
        prop_oneof![Just(ImpasseKings::Both), Just(ImpasseKings::One)],
    );
    let second = (
        prop_oneof![Just(NoContest::Replay), Just(NoContest::Draw)],
        prop_oneof![Just(AgreedDraws::None), Just(AgreedDraws::Allowed)],
        limits,
        prop_oneof![Just(Takeback::Never), Just(Takeback::Asked), Just(Takeback::Free)],
        prop_oneof![Just(Claims::WhilePlaying), Just(Claims::UntilClosed)],
    );
    (first, second).prop_map(|(first, (no_contest, agreed_draws, move_limit, takebacks, claims))| {
        let (mate, fouls, declaration, impasse) = first;
        Ruleset { mate, fouls, declaration, impasse, agreed_draws, no_contest, move_limit, takebacks, claims }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_ruleset_comes_back_from_its_text(ruleset in any_ruleset()) {
        prop_assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
    }

    #[test]
    fn no_text_is_too_much(text in "\\PC{0,60}") {
        let _ = text.parse::<Ruleset>();
    }
}
