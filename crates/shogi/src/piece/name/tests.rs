use super::*;

/// EQUIP-05.
#[test]
fn a_piece_is_found_by_any_of_its_names() {
    let check = |text: &str, expected: &str| {
        let found = PieceName::find(text).map(|name| {
            format!("{} {} {} {} {}", name.kind.letters(), name.kanji, name.reading, name.short, name.short_reading)
        });
        assert_eq!(found.as_deref(), (!expected.is_empty()).then_some(expected), "{text}");
    };
    check("+B", "+B 龍馬 ryūma 馬 uma");
    check("h", "+B 龍馬 ryūma 馬 uma");
    check("Ryuma", "+B 龍馬 ryūma 馬 uma");
    check("竜", "+R 龍王 ryūō 龍 ryū");
    check("仝", "+L 成香 narikyō 杏 narikyō");
    check("今", "+N 成桂 narikei 圭 narikei");
    check("个", "+P と金 tokin と tokin");
    check("T", "+P と金 tokin と tokin");
    check("K", "K 王将 ōshō 王 ō");
    check("gyoku", "K 玉将 gyokushō 玉 gyoku");
    check("+S", "+S 成銀 narigin 全 narigin");
    check("fuhyo", "P 歩兵 fuhyō 歩 fu");
    check("bishop", "B 角行 kakugyō 角 kaku");
    check("queen", "");
    check("", "");
}

#[test]
fn every_kind_has_its_name_and_no_two_share_one() {
    for kind in PieceKind::ALL {
        assert_eq!(kind.name().kind, kind);
    }
    assert_eq!(PieceKind::King.name().kanji, "玉将");
    let column = |get: fn(&PieceName) -> &'static str| {
        let mut texts: Vec<_> = PieceName::ALL.iter().map(get).collect();
        texts.sort_unstable();
        texts.dedup();
        texts.len()
    };
    assert_eq!([column(|name| name.code), column(|name| name.kanji), column(|name| name.short)], [15; 3]);
}
