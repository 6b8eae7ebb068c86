use super::*;
use shogi::Setup;

const STYLE: Type = Type { font: crate::font::Font::Text, size: 34.0, ink: INK };

#[test]
fn remarks_are_broken_into_lines() {
    let room = STYLE.width("字字字字字");
    assert_eq!(wrapped(STYLE, "字字字字字字字", room), ["字字字字字", "字字"]);
    assert_eq!(wrapped(STYLE, "字字字字字。字", room), ["字字字字", "字。字"], "。 does not begin a line");
    assert_eq!(wrapped(STYLE, "", room), [""]);
    let room = STYLE.width("one two ");
    assert_eq!(wrapped(STYLE, "one two three", room), ["one two ", "three"]);
    let long = wrapped(STYLE, &"x".repeat(100), room);
    assert!(long.len() > 5 && long.iter().all(|line| STYLE.width(line) <= room), "{long:?}");
    assert_eq!(long.concat().len(), 100);
}

fn moves(count: usize) -> Vec<Part> {
    (1..=count).map(|number| Part::Move { number, text: "☗7六歩".to_owned() }).collect()
}

fn pages(parts: Vec<Part>) -> Result<usize, TooLong> {
    Sheet { title: "A".to_owned(), facts: vec!["B".to_owned()], parts }.pages().map(|(pages, _)| pages.len())
}

#[test]
fn columns_and_pages_fill_up() {
    assert_eq!(pages(Vec::new()), Ok(1));
    assert_eq!(pages(moves(150)), Ok(1));
    assert_eq!(pages(moves(200)), Ok(2));
    let diagram = || Part::Diagram(Box::new(Picture::new(Setup::even())));
    assert_eq!(pages((0..4).map(|_| diagram()).collect()), Ok(1), "two in each column");
    assert_eq!(pages((0..7).map(|_| diagram()).collect()), Ok(2));
}

#[test]
fn a_sheet_has_limits() {
    assert_eq!(pages(moves(MOST_PAGES * 200)), Err(TooLong));
    assert_eq!(pages(vec![Part::Remark("字".repeat(1_000_000))]), Err(TooLong));
}

/// A game that White begins has its first move on the left all the same: odd numbers are.
#[test]
fn odd_moves_stand_on_the_left() {
    let mut press = Press::new("", &[]);
    press.set_move(1, "a").unwrap();
    assert!(press.is_half);
    press.set_move(2, "b").unwrap();
    assert!(!press.is_half && press.y == MARGIN + ROW);
    press.set_move(4, "c").unwrap();
    assert!(!press.is_half && press.y == MARGIN + 2.0 * ROW);
    press.set_move(5, "d").unwrap();
    press.remark("e").unwrap();
    assert!(press.y > MARGIN + 3.0 * ROW);
}

/// Six problems are on a page, numbered in rows, their answers on another.
#[test]
fn problems_stand_in_rows_six_on_a_page() {
    let sheet = |count: usize| {
        let exercise = |number| Exercise {
            setup: Setup::even(),
            heading: format!("{number}. Mate in 3"),
            answer: "G*5b".to_owned(),
        };
        let exercises = (1..=count).map(exercise).collect();
        Sheet::exercises("A".to_owned(), "B".to_owned(), "C".to_owned(), exercises)
    };
    for (count, expected) in [(1, 2), (6, 2), (7, 3), (12, 3), (13, 4)] {
        assert_eq!(sheet(count).pages().unwrap().0.len(), expected, "{count}");
    }
    let (pages, mut symbols) = sheet(8).pages().unwrap();
    let diagrams: Vec<_> = (1..=8).map(|number| symbols.get(format!("diagram {number}"), |_| Vec::new())).collect();
    let place_of = |item: &Item| match item {
        Item::Use { symbol, place, .. } if diagrams.contains(symbol) => Some((place.x, place.y)),
        _ => None,
    };
    let places: Vec<_> = pages[0].iter().filter_map(place_of).collect();
    assert_eq!(places.len(), 6);
    for (row, pair) in places.chunks(2).enumerate() {
        assert!(pair[0].0 < pair[1].0 && pair[0].1 == pair[1].1, "{row}: {pair:?}");
        assert!(row == 0 || pair[0].1 > places[2 * row - 1].1, "{places:?}");
    }
}
