use super::*;

fn every_outcome() -> Vec<Outcome> {
    let lost = Color::ALL.into_iter().flat_map(|loser| {
        let fouls = Foul::all().map(move |foul| Outcome::Foul { loser, foul, ply: 57 });
        let others = [
            Outcome::Resign { loser },
            Outcome::Mate { loser },
            Outcome::NoLegalMove { loser },
            Outcome::Time { loser },
            Outcome::Points { loser },
            Outcome::Declaration { loser },
            Outcome::FailedDeclaration { loser },
            Outcome::Default { loser },
            Outcome::Adjudicated { loser: Some(loser) },
            Outcome::Impasse { declared_by: Some(loser) },
        ];
        others.into_iter().chain(fouls)
    });
    let open = [
        Outcome::Adjudicated { loser: None },
        Outcome::Repetition { agreed: false },
        Outcome::Repetition { agreed: true },
        Outcome::Impasse { declared_by: None },
        Outcome::AgreedDraw,
        Outcome::MoveLimit,
        Outcome::Interrupted,
    ];
    lost.chain(open).collect()
}

// END-01 to END-08.
#[test]
fn every_outcome_comes_back_from_its_text_and_has_kanji_and_reading() {
    for outcome in every_outcome() {
        assert_eq!(outcome.to_string().parse(), Ok(outcome));
        assert!(!outcome.kanji().is_ascii() && !outcome.reading().is_empty(), "{outcome}");
        assert_eq!(outcome.winner().is_some(), outcome.loser().is_some(), "{outcome}");
        assert!(!(outcome.is_no_contest() && outcome.loser().is_some()), "{outcome}");
    }
    let terms = |outcome: Outcome| (outcome.code(), outcome.kanji(), outcome.reading());
    let loser = Color::Black;
    assert_eq!(terms(Outcome::Resign { loser }), ("resign", "投了", "tōryō"));
    assert_eq!(terms(Outcome::Mate { loser }), ("mate", "詰み", "tsumi"));
    assert_eq!(terms(Outcome::Time { loser }), ("time", "時間切れ", "jikangire"));
    let foul = Foul::from_code("two_pawns").unwrap();
    assert_eq!(terms(Outcome::Foul { loser, foul, ply: 1 }), ("foul", "反則行為", "hansoku kōi"));
    assert_eq!(terms(Outcome::Points { loser }), ("points", "相入玉の点数不足", "ainyūgyoku no tensū fusoku"));
    assert_eq!(terms(Outcome::Declaration { loser }), ("declaration", "入玉宣言", "nyūgyoku sengen"));
    assert_eq!(terms(Outcome::Repetition { agreed: false }), ("repetition", "千日手", "sennichite"));
    assert_eq!(terms(Outcome::Impasse { declared_by: None }), ("impasse", "持将棋", "jishōgi"));
}

/// What databases have from before fouls had the names of other games' rules.
#[test]
fn stored_outcomes_come_back() {
    let check = |text: &str, foul: Foul, ply: u32| {
        assert_eq!(text.parse(), Ok(Outcome::Foul { loser: Color::White, foul, ply }), "{text}");
    };
    check("foul white cannot_move_so 12", Foul::Illegal(shogi::IllegalMove::CannotMoveSo), 12);
    check("foul white two_pawns 8", Foul::Illegal(shogi::IllegalMove::TwoPawns), 8);
    check("foul white perpetual_check 31", Foul::PerpetualCheck, 31);
    check("foul white barred_check 3", Foul::Barred(variants::Bar::Check), 3);
}

#[test]
fn other_texts_are_no_outcomes() {
    for text in
        ["", "resign", "resign green", "resign black ", "foul black nifu 3", "foul black two_pawns -1", "repetition x"]
    {
        assert_eq!(text.parse::<Outcome>(), Err(ParseOutcomeError), "{text:?}");
    }
}
