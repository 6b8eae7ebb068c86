use super::*;

/// Every ending, with every detail.
fn all() -> Vec<Ending> {
    let sided = Color::ALL.into_iter().flat_map(|color| {
        let foul = |name: Option<&str>, ply| Ending::Foul { by: color, name: name.map(str::to_owned), ply };
        [
            foul(None, None),
            foul(Some("二歩"), None),
            foul(None, Some(57)),
            foul(Some("打ち歩詰め"), Some(57)),
            Ending::PerpetualCheck { by: color },
            Ending::Points { loser: color },
            Ending::Default { loser: color },
            Ending::Adjudicated { loser: Some(color) },
            Ending::Impasse { declared_by: Some(color) },
        ]
    });
    let plain = [
        Ending::Resign,
        Ending::Mate,
        Ending::NoLegalMove,
        Ending::Time,
        Ending::Declaration,
        Ending::FailedDeclaration,
        Ending::Repetition { agreed: false },
        Ending::Repetition { agreed: true },
        Ending::Impasse { declared_by: None },
        Ending::AgreedDraw,
        Ending::MoveLimit,
        Ending::Adjudicated { loser: None },
        Ending::NoMate,
        Ending::Interrupted,
        Ending::SealedMove,
        Ending::Other("トライ".to_owned()),
    ];
    plain.into_iter().chain(sided).collect()
}

#[test]
fn remarks_bring_every_ending_back() {
    for ending in all() {
        let remark = ending.remark();
        assert_eq!(Ending::from_remark(&remark).as_ref(), Some(&ending), "{remark}");
    }
}

/// A tab inside a number of a move does not make it a name.
#[test]
fn remarks_are_read_as_they_print() {
    let told = Ending::from_remark("終局：反則手、先手の負け、1手\t目");
    assert_eq!(told, Some(Ending::Foul { by: Color::Black, name: None, ply: Some(1) }));
}

#[test]
fn other_lines_are_no_remarks() {
    for line in ["", "終局", "終局しました", "終局：反則手", "終局：裁定、誰かの負け", "終局：千日手、先手の負け"]
    {
        assert_eq!(Ending::from_remark(line), None, "{line}");
    }
}

/// A comment cannot turn the result round.
#[test]
fn remarks_refine_and_do_not_contradict() {
    use Color::{Black, White};
    let check = |word: Ending, told: Ending, expected: bool| {
        assert_eq!(word.is_refined_by(&told, Black), expected, "{word:?} {told:?}");
    };
    check(Ending::Resign, Ending::Points { loser: Black }, true);
    check(Ending::Resign, Ending::Points { loser: White }, false);
    check(Ending::Interrupted, Ending::SealedMove, true);
    check(Ending::Resign, Ending::Repetition { agreed: true }, false);
    check(Ending::Adjudicated { loser: None }, Ending::Adjudicated { loser: Some(White) }, true);
}
