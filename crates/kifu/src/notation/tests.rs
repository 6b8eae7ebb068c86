use super::*;

#[test]
fn reading_takes_other_spellings() {
    let check = |sfen: &str, text: &str, expected: &str| {
        let position: Position = sfen.parse().unwrap();
        let found = read(&position, text, None).ok().map(|m| m.to_string());
        assert_eq!(found.as_deref(), (!expected.is_empty()).then_some(expected), "{text} in {sfen}");
    };
    let dragons = "1+R7/9/9/9/9/9/9/9/1+R2K3k b - 1";
    for text in ["８四竜行", "84龍入", "☗8四龍上", " ８ 四 龍 上 "] {
        check(dragons, text, "8i8d");
    }
    check("4k4/9/7S1/9/9/9/9/9/4K4 b - 1", "34銀生", "2c3d");
    check("4k4/9/9/9/9/9/9/9/4K4 b - 1", "５八王", "5i5h");
    check("4k4/9/9/9/9/9/9/9/4K4 b N 1", "N＊33", "N*3c");
    check("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "58金", "");
    check("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "", "");
}

#[test]
fn a_move_from_an_empty_square_has_no_text() {
    let m = "5e5d".parse().unwrap();
    for (name, notation) in Notation::ALL {
        assert_eq!(notation.write(&Position::even(), m, None), "", "{name}");
    }
}
