use super::*;

#[test]
fn squares_lie_where_the_reader_sits() {
    let mut picture = Picture::new(Setup::even());
    let cell = |picture: &Picture, name| picture.cell(Square::from_usi(name).unwrap());
    assert_eq!((cell(&picture, "1a"), cell(&picture, "9i")), ((8, 0), (0, 8)));
    assert_eq!(picture.labels(0), ("9".to_owned(), "一".to_owned()));
    picture.flip = true;
    assert_eq!((cell(&picture, "1a"), cell(&picture, "9i")), ((0, 8), (8, 0)));
    assert_eq!(picture.labels(0), ("1".to_owned(), "九".to_owned()));
}

#[test]
fn sizes_have_limits() {
    let picture = Picture::new(Setup::even());
    for width in [0, 15, LARGEST + 1, u32::MAX] {
        assert_eq!(picture.png(width), Err(SizeError), "{width}");
    }
    assert!(picture.png(16).is_ok());
}

#[test]
fn labels_of_squares() {
    let check = |kind: Coordinates, expected: (&str, &str)| {
        assert_eq!(kind.labels(7), (expected.0.to_owned(), expected.1.to_owned()));
    };
    check(Coordinates::Japanese, ("7", "七"));
    check(Coordinates::Digits, ("7", "7"));
    check(Coordinates::Letters, ("7", "g"));
    check(Coordinates::None, ("", ""));
}

/// CRAFT-24, CRAFT-26, CRAFT-28: a board in space has legs and the stands that suit it, and is drawn with whatever it wears.
#[test]
fn a_board_in_space_shows_what_it_wears() {
    let drawn = |choices: &[(&str, &str)], hands| {
        let mut natural = crate::Natural::default();
        for (choice, value) in choices {
            natural.put(choice, value).unwrap();
        }
        Picture { style: Style::Corner(natural), hands, ..Picture::new(Setup::even()) }.svg()
    };
    let plain = drawn(&[], Hands::Both);
    assert_ne!(plain, drawn(&[], Hands::Neither), "no stands");
    let worn: [&[(&str, &str)]; 7] = [
        &[("thickness", "4")],
        &[("thickness", "table")],
        &[("komadai", "ippon")],
        &[("stand", "kaya")],
        &[("wood", "hiba")],
        &[("making", "stamped")],
        &[("lettering", "chess")],
    ];
    let mut seen = vec![plain];
    for choices in worn {
        let svg = drawn(choices, Hands::Both);
        assert!(!seen.contains(&svg), "{choices:?}");
        seen.push(svg);
    }
}
