use super::*;
use shogi::Setup;

fn booklet(chapters: usize, blocks: &[Block]) -> Booklet {
    let leaves = |number| Leaves { title: format!("Chapter {number}"), blocks: blocks.to_vec() };
    let [title, lead, made, contents] = ["Rules", "All of them", "Miyako", "Contents"].map(str::to_owned);
    let cover = Picture::new(Setup::even());
    Booklet { title, lead, cover, made, contents, chapters: (1..=chapters).map(leaves).collect() }
}

fn rule(text: &str) -> Block {
    let board = Board {
        picture: Picture::new(Setup::even()),
        caption: "P-76".to_owned(),
        arrow: Some((Some(Square::new(7, 7)), Square::new(7, 6))),
        is_foul: false,
        crosses: vec![Square::new(5, 5)],
    };
    Block::Rule { name: "A rule".to_owned(), text: text.to_owned(), board: Some(Box::new(board)) }
}

/// A cover, the contents, and the chapters one after the other: below the one before where there is room for more than a heading, else on a
/// page of its own. The file's list of places names them.
#[test]
fn chapters_follow_one_another() {
    let Set { pages, begins, .. } = booklet(3, &[rule("short")]).set();
    assert_eq!((pages.len(), begins), (4, vec![2, 2, 3]));
    let long: Vec<Block> = (0..2).map(|_| rule("short")).collect();
    let booklet = booklet(3, &long);
    let Set { pages, begins, .. } = booklet.set();
    assert_eq!((pages.len(), begins), (5, vec![2, 3, 4]));
    assert!(pages.iter().all(|page| !page.is_empty()));
    let pdf = String::from_utf8_lossy(&booklet.pdf()).into_owned();
    assert_eq!(pdf.matches("/Type /Page\n").count(), 5);
    for number in 1..=3 {
        assert!(pdf.contains(&format!("(Chapter {number})")), "{number}");
    }
    assert_eq!(booklet.pdf(), booklet.pdf(), "the same bytes every time");
}

/// What is printed is said, too, where it is printed: it can be looked for.
#[test]
fn words_can_be_found() {
    let booklet = booklet(1, &[rule("王 is a King")]);
    let said = booklet.set().said;
    let texts: Vec<&str> = said.iter().flatten().map(|line| line.text.as_str()).collect();
    for text in ["Rules", "Chapter 1", "A rule", "王 is a King", "P-76"] {
        assert!(texts.contains(&text), "{text}: {texts:?}");
    }
    let line = said[2].iter().find(|line| line.text == "A rule").unwrap();
    assert_eq!((line.at.0, line.size), (140.0, 42.0));
    assert!(line.width > 80.0 && line.width < 200.0, "{}", line.width);
    // The font gives each code its character.
    let pdf = String::from_utf8_lossy(&booklet.pdf()).into_owned();
    assert!(pdf.contains("/ToUnicode") && pdf.to_lowercase().contains("<738b> <738b>"), "no codes");
}

/// A heading is never the last of its page, though what the rule below it says is higher than its board.
#[test]
fn a_heading_stays_with_its_rule() {
    for tall in [rule(&"字".repeat(400)), rule("short")] {
        for above in 0..24 {
            let mut blocks = vec![Block::Text("字".to_owned()); above];
            blocks.extend([Block::Heading("H".to_owned()), tall.clone()]);
            let said = booklet(1, &blocks).set().said;
            let has = |page: &Vec<Said>, text: &str| page.iter().any(|line| line.text == text);
            let page = said.iter().find(|page| has(page, "H")).expect("it is printed");
            assert!(has(page, "A rule"), "below {above} lines");
        }
    }
}

/// Whatever is long goes on: on further pages, and in further lines.
#[test]
fn pages_fill_up() {
    let pages = |blocks: &[Block]| booklet(1, blocks).set().pages.len();
    let rules: Vec<Block> = (0..3).map(|_| rule("short")).collect();
    assert_eq!(pages(&rules), 3);
    let rules: Vec<Block> = (0..5).map(|_| rule("short")).collect();
    assert_eq!(pages(&rules), 4);
    assert!(pages(&[Block::Text("字".repeat(3000))]) > 4);
    let ways = [(0, 1, true), (1, 0, false), (1, 2, false)];
    let reach = Reach(ways.map(|(right, forward, goes_on)| Way { right, forward, goes_on }).into());
    let moves = Block::Moves { drawn: vec![reach.clone(), reach], name: "R".to_owned(), text: "far".to_owned() };
    let rows = Block::Rows(vec![["a".to_owned(), "b ".repeat(200)], ["c".repeat(80), String::new()]]);
    assert_eq!(pages(&[Block::Heading("H".to_owned()), moves, rows]), 3);
    // Nine boards, three to a row, take a page; ten go on.
    let Block::Rule { board: Some(board), .. } = rule("") else { unreachable!("a rule has a board") };
    let plate = Plate { name: "Rook".to_owned(), text: "gone".to_owned(), board: *board };
    assert_eq!(pages(&[Block::Boards(vec![plate.clone(); 9])]), 3);
    assert_eq!(pages(&[Block::Boards(vec![plate; 10])]), 4);
}
