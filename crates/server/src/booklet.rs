//! All chapters of the rules as a booklet on A5: set from the same data as the pages of `/rules`.

use diagram::{Block, Board, Booklet, Coordinates, Hands, Leaves, Picture, Plate, Reach, Way};
use kifu::notation::Notation;
use shogi::{Handicap, PieceClass, PieceKind, PieceName, Setup};
use std::sync::OnceLock;
use variants::Game;
use words::Language;
use words::manual::odds::{self, Given, LARGEST};
use words::manual::{self, Chapter, Diagram, MOVES, Part, Table, WORTH};

/// The booklet in a language, as PDF. It is set when it is first asked for, and kept.
pub fn booklet(language: Language) -> &'static [u8] {
    static SET: [OnceLock<Vec<u8>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let place = Language::ALL.iter().position(|other| *other == language).unwrap_or_default();
    SET[place].get_or_init(|| composed(language).pdf())
}

fn composed(language: Language) -> Booklet {
    let text = |id: &str| language.text(id);
    let cover = Picture { hands: Hands::Neither, coordinates: coordinates(language), ..Picture::new(Setup::even()) };
    Booklet {
        title: text("rules-title"),
        lead: text("rules-booklet-lead"),
        cover,
        made: text("rules-booklet-made"),
        contents: text("rules-contents"),
        chapters: chapters(language),
    }
}

/// All chapters of the rules in a language, as the booklet has them.
pub fn chapters(language: Language) -> Vec<Leaves> {
    manual::chapters().iter().map(|chapter| leaves(chapter, language)).collect()
}

fn coordinates(language: Language) -> Coordinates {
    if language == Language::Japanese { Coordinates::Japanese } else { Coordinates::Digits }
}

fn leaves(chapter: &Chapter, language: Language) -> Leaves {
    let blocks = chapter.parts.iter().flat_map(|part| part_of(part, language)).collect();
    Leaves { title: chapter.name(language), blocks }
}

fn part_of(part: &Part, language: Language) -> Vec<Block> {
    let text = |id: &String| Block::Text(whole(&language.text(id)));
    let heading = part.heading.iter().map(|id| Block::Heading(language.text(id)));
    let table = part.table.map(|table| tabled(table, language)).unwrap_or_default();
    let rules = part.rules.iter().map(|id| rule(id, language));
    heading.chain(part.lead.iter().map(text)).chain(rules).chain(table).chain(part.after.iter().map(text)).collect()
}

/// A text in the signs that the printed font has: a dash for a minus, the other wave between numbers.
fn printed(text: &str) -> String {
    text.replace('−', "–").replace('〜', "～")
}

/// A sentence that leads to a link on a page ends here.
fn whole(text: &str) -> String {
    let text = printed(text);
    text.strip_suffix([':', '：']).map(|text| format!("{text}.")).unwrap_or(text)
}

fn rule(id: &str, language: Language) -> Block {
    let board = Diagram::of(id).map(|diagram| Box::new(board(&diagram, language)));
    Block::Rule { name: language.text(id), text: printed(&language.text(&format!("{id}-why"))), board }
}

/// The board of a rule or of a handicap (`handicap-rook`), by its anchor.
pub(crate) fn board_of(id: &str, language: Language) -> Option<Board> {
    let handicap = || Handicap::all().find(|handicap| id.strip_prefix("handicap-") == Some(handicap.code()));
    let own = Diagram::of(id).map(|diagram| board(&diagram, language));
    own.or_else(|| Some(board_without(handicap()?, language)))
}

/// How a game with a handicap starts, with crosses for what is gone.
fn board_without(handicap: Handicap, language: Language) -> Board {
    let setup = handicap.setup();
    let picture = Picture { hands: hands(&setup), coordinates: coordinates(language), ..Picture::new(setup) };
    Board { picture, caption: String::new(), arrow: None, is_foul: false, crosses: odds::gone(handicap) }
}

/// Hands are drawn where somebody holds something.
fn hands(setup: &Setup) -> Hands {
    if setup.hands.iter().any(|hand| !hand.is_empty()) { Hands::Both } else { Hands::Neither }
}

/// How the booklet writes moves.
fn notation(language: Language) -> Notation {
    if language == Language::Japanese { Notation::KI2 } else { Notation::WESTERN }
}

fn board(diagram: &Diagram, language: Language) -> Board {
    let setup = diagram.position.to_setup();
    let picture = Picture {
        hands: hands(&setup),
        coordinates: coordinates(language),
        marked: diagram.check().into_iter().collect(),
        ..Picture::new(setup)
    };
    let to = diagram.played.map(|m| (m.from(), m.to()));
    // The squares of the move have its arrow.
    let is_told = |square: &shogi::Square| to.is_none_or(|(from, to)| *square != to && Some(*square) != from);
    Board {
        picture,
        caption: diagram.text(notation(language)).unwrap_or_default(),
        arrow: to,
        is_foul: diagram.is_foul(),
        crosses: diagram.marked().into_iter().filter(is_told).filter(|_| diagram.is_foul() || to.is_none()).collect(),
    }
}

fn tabled(table: Table, language: Language) -> Vec<Block> {
    let named = |kind: PieceKind| {
        let name = kind.name();
        words::term(words::piece_name(name, language).to_owned(), name.kanji, language)
    };
    match table {
        Table::Moves => {
            let block = |kind| Block::Moves {
                drawn: vec![reach(kind)],
                name: named(kind),
                text: manual::said_of_moves(kind, language),
            };
            MOVES.map(block).into()
        }
        Table::Promotions => {
            let block = |[kind, promoted]: [PieceKind; 2]| Block::Moves {
                drawn: vec![reach(kind), reach(promoted)],
                name: [kind, promoted].map(|kind| words::piece_name(kind.name(), language)).join(" → "),
                text: manual::said_of_moves(promoted, language),
            };
            manual::promotions().map(block).collect()
        }
        Table::Names => vec![Block::Rows(PieceName::ALL.iter().map(|name| called(name, language)).collect())],
        Table::Classes => {
            let row = |class: &PieceClass| {
                let reading = words::reading(class.kanji(), class.reading(), language);
                [format!("{} {reading}", class.kanji()), language.text(&format!("class-{}", class.code()))]
            };
            vec![Block::Rows(PieceClass::ALL.iter().map(row).collect())]
        }
        Table::Values => {
            let row = |kind| match (worth(kind, language), PieceKind::promoted(kind).map(|kind| worth(kind, language)))
            {
                (row, None) => row,
                ([name, value], Some([promoted, more])) => {
                    [format!("{name} → {promoted}"), format!("{value} → {more}")]
                }
            };
            vec![Block::Rows(WORTH.map(row).into())]
        }
        Table::Writing => {
            let (how, rows) = manual::writing(notation(language), language);
            vec![Block::Text(how), Block::Rows(rows)]
        }
        Table::Handicaps => given_away(&odds::by_grade(language), language),
        Table::Besides => given_away(&odds::besides(language), language),
        Table::Grades => {
            let told = |[system, proposal]: [String; 2]| format!("{system}: {proposal}");
            let row = |grades| {
                let own = odds::recommended(grades, language).map(told);
                [odds::difference(grades, language), own.join(" · ")]
            };
            vec![Block::Rows((0..=LARGEST).map(row).collect())]
        }
        Table::Mixes => vec![Block::Rows(odds::mixes(language))],
        Table::Facts => vec![Block::Rows(manual::facts(language))],
    }
}

/// Handicaps: those in which nothing is gone are told, the others shown.
fn given_away(all: &[Given], language: Language) -> Vec<Block> {
    let text =
        |given: &Given| [given.told.as_str()].into_iter().chain(given.grades.as_deref()).collect::<Vec<_>>().join(" ");
    let (even, odds): (Vec<_>, Vec<_>) = all.iter().partition(|given| given.odds.handicap() == Handicap::Even);
    let rule = |given: &Given| Block::Rule { name: given.heading(), text: text(given), board: None };
    let plate = |given: &Given| Plate {
        name: given.heading(),
        text: text(given),
        board: board_without(given.odds.handicap(), language),
    };
    even.into_iter().map(rule).chain([Block::Boards(odds.into_iter().map(plate).collect())]).collect()
}

/// What a piece is worth in an exchange (VALUE-01).
fn worth(kind: PieceKind, language: Language) -> [String; 2] {
    [words::piece(kind, language), study::exchange_value(kind).to_string()]
}

/// A piece's name with its kanji and letters, and what they mean (EQUIP-05).
fn called(name: &PieceName, language: Language) -> [String; 2] {
    let literal = language.text(&format!("piece-{}-literal", name.code));
    let meaning = language.text_with("rules-piece-meaning", "literal", literal);
    let reading = words::reading(name.kanji, name.reading, language);
    let own = words::piece_name(name, language);
    let own = if own == name.kanji { String::new() } else { format!("{own} · ") };
    [format!("{} {reading}", name.kanji), format!("{own}{} · {meaning}", name.kind.letters())]
}

/// How a piece of standard shogi goes, as the data of the family has it.
fn reach(kind: PieceKind) -> Reach {
    let game = Game::named("shogi");
    let own = game.iter().flat_map(|game| game.kinds()).find(|own| own.id == kind.letters());
    let rays = own.into_iter().flat_map(|kind| &kind.rays);
    Reach(rays.map(|ray| Way { right: ray.right, forward: ray.forward, goes_on: ray.range > 1 }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every chapter is in the booklet of every language, with all of its rules and what stands beside them.
    #[test]
    fn every_chapter_is_set_in_every_language() {
        for language in Language::ALL {
            let booklet = composed(language);
            assert_eq!(booklet.chapters.len(), manual::chapters().len());
            for (leaves, chapter) in booklet.chapters.iter().zip(manual::chapters()) {
                let said = format!("{leaves:?}");
                assert_eq!(leaves.title, chapter.name(language));
                for rule in chapter.parts.iter().flat_map(|part| &part.rules) {
                    let name = language.text(rule);
                    let is_it = |block: &&Block| matches!(block, Block::Rule { name: own, .. } if *own == name);
                    assert!(leaves.blocks.iter().any(|block| is_it(&block)), "{name}");
                }
                assert!(!leaves.blocks.is_empty() && !said.contains("\"rules-"), "{}: {said}", chapter.id);
                // Nothing in it is printed as 〓.
                let texts: String = said.chars().filter(|c| !c.is_ascii()).collect();
                assert!(diagram::missing(&texts).is_empty(), "{}: {:?}", chapter.id, diagram::missing(&texts));
            }
            let file = booklet_pages(language);
            assert!((20..60).contains(&file), "{file} pages");
        }
    }

    fn booklet_pages(language: Language) -> usize {
        let pdf = booklet(language);
        assert!(pdf.starts_with(b"%PDF-") && pdf.len() < 1_500_000, "{} bytes", pdf.len());
        String::from_utf8_lossy(pdf).matches("/Type /Page\n").count()
    }

    /// RULE-21 … RULE-34: the pieces go as they do.
    #[test]
    fn pieces_are_drawn_as_they_go() {
        for (kind, ways, far) in [
            (PieceKind::King, 8, 0),
            (PieceKind::Gold, 6, 0),
            (PieceKind::Silver, 5, 0),
            (PieceKind::Knight, 2, 0),
            (PieceKind::Lance, 1, 1),
            (PieceKind::Pawn, 1, 0),
            (PieceKind::Rook, 4, 4),
            (PieceKind::Dragon, 8, 4),
            (PieceKind::Tokin, 6, 0),
        ] {
            let Reach(own) = reach(kind);
            assert_eq!((own.len(), own.iter().filter(|way| way.goes_on).count()), (ways, far), "{kind:?}");
        }
    }
}
