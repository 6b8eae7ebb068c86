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

/// A cover, the contents, and each chapter on pages of its own; the file's list of places names them.
#[test]
fn chapters_begin_on_pages_of_their_own() {
    let booklet = booklet(3, &[rule("short")]);
    let (pages, _, begins) = booklet.pages();
    assert_eq!((pages.len(), begins), (5, vec![2, 3, 4]));
    assert!(pages.iter().all(|page| !page.is_empty()));
    let pdf = String::from_utf8_lossy(&booklet.pdf()).into_owned();
    assert_eq!(pdf.matches("/Type /Page\n").count(), 5);
    for number in 1..=3 {
        assert!(pdf.contains(&format!("(Chapter {number})")), "{number}");
    }
    assert_eq!(booklet.pdf(), booklet.pdf(), "the same bytes every time");
}

/// Whatever is long goes on: on further pages, and in further lines.
#[test]
fn pages_fill_up() {
    let pages = |blocks: &[Block]| booklet(1, blocks).pages().0.len();
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
}
