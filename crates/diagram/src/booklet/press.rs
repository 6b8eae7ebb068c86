//! Sets a booklet page by page.

use super::reach::{SIDE, arrow};
use super::{Block, Board, Booklet, Leaves, PAGE, Plate, Reach, Set};
use crate::Book;
use crate::book;
use crate::pdf::Said;
use crate::picture::{Picture, Style};
use crate::scene::{Color, Item, Path, Place, Point, Rect, Scene, Symbols};
use crate::sheet::wrapped;
use crate::text::{Anchor, Type};
use shogi::Square;

const MARGIN: f32 = 140.0;
const ROOM: f32 = PAGE.0 - 2.0 * MARGIN;
const TOP: f32 = 210.0;
const BOTTOM: f32 = PAGE.1 - 180.0;
/// How wide a board is, and what lies between it and the text.
const BOARD: f32 = 430.0;
const GAP: f32 = 44.0;
const INK: Color = Color::hex(0x0014_110d);
const GREY: Color = Color::hex(0x006b_655a);
const LINE: Color = Color::hex(0x00c9_bfa8);
const RED: Color = Color::hex(0x009b_2c1f);
const GREEN: Color = Color::hex(0x0038_614a);
const TEXT: f32 = 35.0;
const LEADING: f32 = 1.5;
/// What a rule is called, and what is left below it.
const NAME: f32 = 42.0;
const BELOW_RULE: f32 = 30.0;
/// So many boards stand side by side, where there are several.
const ABREAST: usize = 3;
/// Where the list of chapters stands.
const CONTENTS: usize = 1;

pub(super) struct Press {
    symbols: Symbols,
    pages: Vec<Vec<Item>>,
    said: Vec<Vec<Said>>,
    y: f32,
    /// At the head of the pages that are set.
    head: String,
    begins: Vec<usize>,
    boards: usize,
}

impl Press {
    pub(super) fn new() -> Press {
        let (pages, said, begins) = (vec![Vec::new()], vec![Vec::new()], Vec::new());
        Press { symbols: Symbols::default(), pages, said, y: TOP, head: String::new(), begins, boards: 0 }
    }

    /// The first page: the title, a board, who made it.
    pub(super) fn cover(&mut self, booklet: &Booklet) {
        for (inset, width) in [(70.0, 8.0), (88.0, 2.5)] {
            let frame = Rect::new(inset, inset, PAGE.0 - 2.0 * inset, PAGE.1 - 2.0 * inset);
            self.put(vec![Item::Stroke { path: Path::rect(frame), color: GREEN, width }]);
        }
        self.middle(&booklet.title, 118.0, INK, 430.0);
        self.middle(&booklet.lead, 44.0, GREY, 530.0);
        let scene = self.printed(&booklet.cover);
        let scale = 860.0 / scene.width;
        self.place(scene, scale, ((PAGE.0 - 860.0) / 2.0, 680.0));
        self.middle(&booklet.made, 38.0, GREY, PAGE.1 - 190.0);
    }

    /// A page that is filled later.
    pub(super) fn leave_page(&mut self) {
        self.pages.push(Vec::new());
        self.said.push(Vec::new());
    }

    pub(super) fn chapter(&mut self, leaves: &Leaves) {
        self.head.clone_from(&leaves.title);
        if self.begins.is_empty() || self.y + 210.0 + beginning(&leaves.blocks) > BOTTOM {
            self.new_page();
        } else {
            self.y += 70.0;
        }
        self.begins.push(self.pages.len() - 1);
        let number = format!("{}", self.begins.len());
        let line = self.y + 60.0;
        let digits = Type::new(78.0, GREEN);
        self.set(digits, &number, (MARGIN, line), Anchor::Start);
        let indent = digits.width(&number) + 34.0;
        let (style, title) = Type::new(66.0, INK).fitted(&leaves.title, ROOM - indent);
        self.set(style, &title, (MARGIN + indent, line), Anchor::Start);
        let y = line + 36.0;
        self.put(vec![Item::Stroke { path: Path::line([(MARGIN, y), (MARGIN + ROOM, y)]), color: GREEN, width: 5.0 }]);
        self.y += 140.0;
        for (index, block) in leaves.blocks.iter().enumerate() {
            self.block(block, &leaves.blocks[index + 1..]);
        }
    }

    /// The list of chapters with their pages, where room was left for it.
    pub(super) fn contents(&mut self, heading: &str, chapters: &[Leaves]) {
        self.set_on(CONTENTS, Type::new(66.0, INK), heading, (MARGIN, TOP + 60.0), Anchor::Start);
        let style = Type::new(42.0, INK);
        for (index, (leaves, page)) in chapters.iter().zip(self.begins.clone()).enumerate() {
            let y = TOP + 190.0 + index as f32 * 92.0;
            let own = Type::new(42.0, GREEN);
            self.set_on(CONTENTS, own, &format!("{}", index + 1), (MARGIN, y), Anchor::Start);
            let (fitted, title) = style.fitted(&leaves.title, ROOM - 220.0);
            self.set_on(CONTENTS, fitted, &title, (MARGIN + 84.0, y), Anchor::Start);
            let number = format!("{}", page + 1);
            let right = MARGIN + ROOM - style.width(&number);
            self.set_on(CONTENTS, style, &number, (right, y), Anchor::Start);
            let from = MARGIN + 84.0 + fitted.width(&title) + 24.0;
            let dots = Path::line([(from, y - 4.0), (right - 24.0, y - 4.0)]);
            self.pages[CONTENTS].push(Item::Stroke { path: dots, color: LINE, width: 2.5 });
        }
    }

    /// The pages with their heads and numbers, and where the chapters begin.
    pub(super) fn finish(mut self) -> Set {
        for index in 1..self.pages.len() {
            let number = format!("{}", index + 1);
            let at = (PAGE.0 / 2.0, PAGE.1 - 96.0);
            let items = Type::new(30.0, GREY).across(&mut self.symbols, &number, at, Anchor::Middle);
            self.pages[index].extend(items);
        }
        Set { pages: self.pages, said: self.said, symbols: self.symbols, begins: self.begins }
    }

    fn put(&mut self, items: Vec<Item>) {
        if let Some(page) = self.pages.last_mut() {
            page.extend(items);
        }
    }

    /// A text on the page that is being set, drawn and said.
    fn set(&mut self, style: Type, text: &str, at: Point, anchor: Anchor) {
        self.set_on(self.pages.len() - 1, style, text, at, anchor);
    }

    /// The same on another page.
    fn set_on(&mut self, page: usize, style: Type, text: &str, (x, y): Point, anchor: Anchor) {
        let items = style.across(&mut self.symbols, text, (x, y), anchor);
        self.pages[page].extend(items);
        let (size, width) = (style.size, style.width(text));
        let begin = if anchor == Anchor::Middle { x - width / 2.0 } else { x };
        self.said[page].push(Said { text: text.to_owned(), at: (begin, y), size, width });
    }

    fn middle(&mut self, text: &str, size: f32, ink: Color, y: f32) {
        let (style, text) = Type::new(size, ink).fitted(text, ROOM);
        self.set(style, &text, (PAGE.0 / 2.0, y), Anchor::Middle);
    }

    fn new_page(&mut self) {
        self.leave_page();
        self.y = TOP;
        let (style, head) = Type::new(28.0, GREY).fitted(&self.head, ROOM);
        let items = style.across(&mut self.symbols, &head, (PAGE.0 / 2.0, 130.0), Anchor::Middle);
        self.put(items);
    }

    /// Goes on at the top of the next page unless there is room for this much here.
    fn need(&mut self, height: f32) {
        if self.y + height > BOTTOM && self.y > TOP {
            self.new_page();
        }
    }

    fn block(&mut self, block: &Block, rest: &[Block]) {
        match block {
            Block::Heading(text) => self.heading(text, rest),
            Block::Text(text) => {
                let style = Type::new(TEXT, INK);
                let lines = wrapped(style, text, ROOM);
                for line in lines {
                    self.need(TEXT * LEADING);
                    self.line(style, &line, MARGIN);
                }
                self.y += 22.0;
            }
            Block::Rule { name, text, board } => self.rule(name, text, board.as_deref()),
            Block::Moves { drawn, name, text } => self.moves(drawn, name, text),
            Block::Rows(rows) => self.rows(rows),
            Block::Boards(plates) => plates.chunks(ABREAST).for_each(|row| self.plates(row)),
        }
    }

    /// A line of text at the height reached.
    fn line(&mut self, style: Type, text: &str, x: f32) {
        self.set(style, text.trim_end(), (x, self.y + style.size), Anchor::Start);
        self.y += style.size * LEADING;
    }

    fn heading(&mut self, text: &str, rest: &[Block]) {
        let style = Type::new(48.0, GREEN);
        let lines = wrapped(style, text, ROOM);
        // Not alone at the foot of a page: what it is about begins below it.
        self.need(32.0 + lines.len() as f32 * 48.0 * LEADING + beginning(rest));
        self.y += 26.0;
        lines.iter().for_each(|line| self.line(style, line, MARGIN));
        self.y += 6.0;
    }

    fn rule(&mut self, name: &str, text: &str, board: Option<&Board>) {
        let scene = board.map(|board| (board, self.board(board)));
        let (called, said) = (Type::new(NAME, INK), Type::new(TEXT, INK));
        let [names, lines] = words_of_rule(name, text, scene.is_some());
        let high = told_high(&names, &lines).max(scene.as_ref().map_or(0.0, |(board, scene)| drawn_high(board, scene)));
        self.need(high + BELOW_RULE);
        let top = self.y;
        names.iter().for_each(|line| self.line(called, line, MARGIN));
        lines.iter().for_each(|line| self.line(said, line, MARGIN));
        if let Some((board, scene)) = scene {
            let scale = BOARD / scene.width;
            let (left, below) = (MARGIN + ROOM - BOARD, top + scene.height * scale + 26.0);
            self.place(scene, scale, (left, top));
            let (style, caption) = Type::new(28.0, GREY).fitted(&board.caption, BOARD);
            self.set(style, &caption, (left + BOARD / 2.0, below), Anchor::Middle);
        }
        self.y = top + high + 34.0;
    }

    fn moves(&mut self, drawn: &[Reach], name: &str, text: &str) {
        const BETWEEN: f32 = 66.0;
        let wide = drawn.len() as f32 * SIDE + drawn.len().saturating_sub(1) as f32 * BETWEEN;
        self.need(SIDE + 30.0);
        let top = self.y;
        for (index, reach) in drawn.iter().enumerate() {
            let x = MARGIN + index as f32 * (SIDE + BETWEEN);
            let mut items = reach.drawn((x, top));
            if index > 0 {
                let y = top + SIDE / 2.0;
                items.extend(arrow((x - BETWEEN + 10.0, y), (x - 10.0, y), GREEN, 5.0));
            }
            self.put(items);
        }
        let (left, room) = (MARGIN + wide + GAP, ROOM - wide - GAP);
        let (called, said) = (Type::new(42.0, INK), Type::new(TEXT, INK));
        wrapped(called, name, room).iter().for_each(|line| self.line(called, line, left));
        wrapped(said, text, room).iter().for_each(|line| self.line(said, line, left));
        self.y = self.y.max(top + SIDE) + 34.0;
    }

    /// Boards beside one another, all that is said of each below it.
    fn plates(&mut self, row: &[Plate]) {
        const BETWEEN: f32 = 40.0;
        let wide = (ROOM - BETWEEN * (ABREAST - 1) as f32) / ABREAST as f32;
        let (called, said) = (Type::new(34.0, INK), Type::new(29.0, GREY));
        let set = |press: &mut Press, plate: &Plate| {
            let scene = press.board(&plate.board);
            (scene, wrapped(called, &plate.name, wide), wrapped(said, &plate.text, wide))
        };
        let set: Vec<_> = row.iter().map(|plate| set(self, plate)).collect();
        let drawn = set.iter().map(|(scene, ..)| scene.height * wide / scene.width).fold(0.0, f32::max);
        let lines = |(_, names, lines): &(Scene, Vec<String>, Vec<String>)| {
            (names.len() as f32 * called.size + lines.len() as f32 * said.size) * LEADING
        };
        let height = drawn + set.iter().map(lines).fold(0.0, f32::max) + 30.0;
        self.need(height);
        let top = self.y;
        for (index, (scene, names, lines)) in set.into_iter().enumerate() {
            let left = MARGIN + index as f32 * (wide + BETWEEN);
            let scale = wide / scene.width;
            self.place(scene, scale, (left, top));
            self.y = top + drawn;
            names.iter().for_each(|line| self.line(called, line, left));
            lines.iter().for_each(|line| self.line(said, line, left));
        }
        self.y = top + height;
    }

    fn rows(&mut self, rows: &[[String; 2]]) {
        let (left, right) = (Type::new(33.0, GREY), Type::new(33.0, INK));
        let widest = rows.iter().map(|[name, _]| left.width(name)).fold(0.0, f32::max);
        let indent = widest.min(ROOM * 0.45) + GAP;
        for [name, told] in rows {
            let names = wrapped(left, name, indent - GAP * 0.5);
            let lines = wrapped(right, told, ROOM - indent);
            let height = names.len().max(lines.len()) as f32 * 33.0 * LEADING + 14.0;
            self.need(height);
            let top = self.y;
            names.iter().for_each(|line| self.line(left, line, MARGIN));
            self.y = top;
            lines.iter().for_each(|line| self.line(right, line, MARGIN + indent));
            self.y = top + height;
            let y = self.y - 4.0;
            let rule = Path::line([(MARGIN, y), (MARGIN + ROOM, y)]);
            self.put(vec![Item::Stroke { path: rule, color: LINE, width: 1.5 }]);
        }
        self.y += 24.0;
    }

    /// A board with what happens on it. It may use symbols of this booklet.
    fn board(&mut self, board: &Board) -> Scene {
        let mut scene = drawn(board, std::mem::take(&mut self.symbols));
        self.symbols = std::mem::take(&mut scene.symbols);
        scene
    }

    /// A position as in print. It may use symbols of this booklet.
    fn printed(&mut self, picture: &Picture) -> Scene {
        let picture = print(picture);
        let mut scene = picture.ground(std::mem::take(&mut self.symbols));
        picture.figures(&mut scene);
        self.symbols = std::mem::take(&mut scene.symbols);
        scene
    }

    fn place(&mut self, scene: Scene, scale: f32, at: (f32, f32)) {
        self.boards += 1;
        let symbol = self.symbols.get(format!("board {}", self.boards), |_| scene.items);
        self.put(vec![Item::Use { symbol, place: Place::at(at, scale), ink: INK }]);
    }
}

/// A board with what happens on it.
pub(super) fn drawn(board: &Board, symbols: Symbols) -> Scene {
    let picture = print(&board.picture);
    let mut scene = picture.ground(symbols);
    picture.figures(&mut scene);
    let ink = if board.is_foul { RED } else { GREEN };
    let middle = |square: Square| book::cell(&picture, square).middle();
    for (x, y) in board.crosses.iter().map(|square| middle(*square)) {
        const ARM: f32 = 26.0;
        for side in [ARM, -ARM] {
            scene.stroke(Path::line([(x - side, y - ARM), (x + side, y + ARM)]), RED, 9.0);
        }
    }
    match board.arrow {
        Some((Some(from), to)) => scene.items.extend(arrow(middle(from), middle(to), ink, 13.0)),
        Some((None, to)) => scene.stroke(Path::circle(middle(to), 36.0), ink, 10.0),
        None => {}
    }
    scene
}

/// How high the beginning of these blocks is, about: texts and headings, and the first thing that they lead to.
fn beginning(blocks: &[Block]) -> f32 {
    let Some((first, rest)) = blocks.split_first() else { return 0.0 };
    match first {
        Block::Text(text) => {
            wrapped(Type::new(TEXT, INK), text, ROOM).len() as f32 * TEXT * LEADING + 22.0 + beginning(rest)
        }
        Block::Heading(_) => 32.0 + 48.0 * LEADING + beginning(rest),
        // No page breaks within a rule.
        Block::Rule { name, text, board } => {
            let [names, lines] = words_of_rule(name, text, board.is_some());
            let drawn = |board: &Board| drawn_high(board, &print(&board.picture).ground(Symbols::default()));
            told_high(&names, &lines).max(board.as_deref().map_or(0.0, drawn)) + BELOW_RULE
        }
        Block::Boards(_) => 1.5 * BOARD,
        Block::Moves { .. } => SIDE + 30.0,
        Block::Rows(_) => 5.0 * TEXT * LEADING,
    }
}

/// The lines of what a rule is called and of what it says, beside its board if it has one.
fn words_of_rule(name: &str, text: &str, has_board: bool) -> [Vec<String>; 2] {
    let room = if has_board { ROOM - BOARD - GAP } else { ROOM };
    [wrapped(Type::new(NAME, INK), name, room), wrapped(Type::new(TEXT, INK), text, room)]
}

/// How high these lines of a rule are.
fn told_high(names: &[String], lines: &[String]) -> f32 {
    (names.len() as f32 * NAME + lines.len() as f32 * TEXT) * LEADING
}

/// How high the board beside a rule is, with its caption.
fn drawn_high(board: &Board, scene: &Scene) -> f32 {
    let caption = if board.caption.is_empty() { 0.0 } else { 46.0 };
    scene.height * BOARD / scene.width + caption
}

/// The picture as in print, whatever its style.
fn print(picture: &Picture) -> Picture {
    let style = match &picture.style {
        Style::Book(book) => Style::Book(book.clone()),
        _ => Style::Book(Book::default()),
    };
    Picture { style, ..picture.clone() }
}
