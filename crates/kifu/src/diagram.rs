//! Board diagrams as text (BOD 局面図): written canonically, read line by line.

use crate::kanji;
use crate::scan::Scanner;
use shogi::{Color, Hand, HandPiece, Piece, Setup, Square};
use std::fmt::Write;

const TOP: &str = "  ９ ８ ７ ６ ５ ４ ３ ２ １";
const EDGE: &str = "+---------------------------+";

/// What diagrams and headers call a player.
pub(crate) fn player(color: Color, handicap: bool) -> &'static str {
    match (color, handicap) {
        (Color::Black, false) => "先手",
        (Color::White, false) => "後手",
        (Color::Black, true) => "下手",
        (Color::White, true) => "上手",
    }
}

/// The diagram: White's hand, the board, Black's hand; the number of moves before if there are any; the turn if it is
/// White's. In handicap games the players are called 下手 and 上手.
pub fn write(setup: &Setup, handicap: bool) -> String {
    let mut text = hand_line(Color::White, setup, handicap);
    let _ = writeln!(text, "{TOP}\n{EDGE}");
    for rank in 1..=9 {
        text.push('|');
        for file in (1..=9).rev() {
            match setup.board[Square::new(file, rank).index()] {
                None => text.push_str(" ・"),
                Some(piece) => {
                    text.push(if piece.color() == Color::Black { ' ' } else { 'v' });
                    text.push_str(kanji::piece_on_board(piece.kind()));
                }
            }
        }
        let _ = writeln!(text, "|{}", kanji::digit(rank));
    }
    let _ = writeln!(text, "{EDGE}");
    text.push_str(&hand_line(Color::Black, setup, handicap));
    if setup.ply > 1 {
        let _ = writeln!(text, "手数＝{}  まで", setup.ply - 1);
    }
    if setup.turn == Color::White {
        let _ = writeln!(text, "{}番", player(Color::White, handicap));
    }
    text
}

fn hand_line(color: Color, setup: &Setup, handicap: bool) -> String {
    let mut line = format!("{}の持駒：", player(color, handicap));
    let hand = setup.hands[color.index()];
    if hand.is_empty() {
        line.push_str("なし");
    }
    for (piece, count) in hand.iter() {
        line.push_str(kanji::piece(piece.kind()));
        if count > 1 {
            line.push_str(&kanji::number(count));
        }
        line.push('\u{3000}');
    }
    line.push('\n');
    line
}

/// The diagram lines found so far.
#[derive(Default)]
pub(crate) struct DiagramReader {
    ranks: Vec<[Option<Piece>; 9]>,
    hands: [Hand; 2],
    turn: Option<Color>,
    moves_before: Option<u16>,
}

/// The column where a line of a diagram goes wrong, and what should stand there.
type Wrong = (usize, &'static str);

impl DiagramReader {
    /// Whether a rank of the board has been read.
    pub(crate) fn has_board(&self) -> bool {
        !self.ranks.is_empty()
    }

    /// Whose turn the text says it is, if it does.
    pub(crate) fn turn(&self) -> Option<Color> {
        self.turn
    }

    /// The setup shown, with `turn` to move where the text does not say; `None` unless there are nine ranks.
    pub(crate) fn setup(&self, turn: Color) -> Option<Setup> {
        if self.ranks.len() != 9 {
            return None;
        }
        let ply = self.moves_before.map_or(1, |moves| moves.saturating_add(1));
        let mut setup = Setup { hands: self.hands, turn: self.turn.unwrap_or(turn), ply, ..Setup::EMPTY };
        for (rank, cells) in (1..).zip(&self.ranks) {
            for (file, piece) in (1..=9).rev().zip(cells) {
                setup.board[Square::new(file, rank).index()] = *piece;
            }
        }
        Some(setup)
    }

    /// Takes a line if it belongs to a diagram; `None` if it does not.
    pub(crate) fn read_line(&mut self, line: &str) -> Option<Result<(), Wrong>> {
        let mut scanner = Scanner::new(line);
        scanner.skip_blanks();
        if scanner.take("|") {
            return Some(self.read_rank(scanner));
        }
        let rest = scanner.rest();
        if rest.starts_with("+-")
            || rest.starts_with("９ ８ ７")
            || rest.starts_with("9 8 7")
            || rest.starts_with("盤面回転")
        {
            return Some(Ok(()));
        }
        if scanner.take("手数＝") {
            return Some(self.read_ply(scanner));
        }
        let color = player_named(&mut scanner)?;
        if scanner.take("番") {
            self.turn = Some(color);
            return Some(Ok(()));
        }
        let is_hand = scanner.take("の持駒") || scanner.take("の持ち駒");
        (is_hand && scanner.take_any(&['：', ':']).is_some()).then(|| self.read_hand(color, scanner))
    }

    fn read_rank(&mut self, mut scanner: Scanner<'_>) -> Result<(), Wrong> {
        if self.ranks.len() == 9 {
            return Err((scanner.column(), "no tenth rank"));
        }
        let mut cells = [None; 9];
        for cell in &mut cells {
            scanner.skip_blanks();
            let color = if scanner.take_any(&['v', 'V', 'ｖ']).is_some() { Color::White } else { Color::Black };
            let expected = "a piece, v and a piece, or ・";
            let kind = scanner.take_map(|c| match c {
                '・' | '.' | '*' | '＊' => Some(None),
                c => kanji::piece_of(c).map(Some),
            });
            *cell = kind.ok_or((scanner.column(), expected))?.map(|kind| Piece::new(color, kind));
        }
        scanner.skip_blanks();
        if !scanner.rest().is_empty() && !scanner.take("|") {
            return Err((scanner.column(), "| after nine squares"));
        }
        self.ranks.push(cells);
        Ok(())
    }

    fn read_hand(&mut self, color: Color, mut scanner: Scanner<'_>) -> Result<(), Wrong> {
        let mut hand = Hand::EMPTY;
        scanner.skip_blanks();
        if !scanner.take("なし") {
            while scanner.peek().is_some() {
                let (column, expected) = (scanner.column(), "a piece that can be in hand, with its number");
                let piece = scanner.take_map(|c| kanji::piece_of(c)?.in_hand()).ok_or((column, expected))?;
                let count = hand_count(&mut scanner).filter(|count| hand.count(piece) + count <= 18);
                let count = count.ok_or((column, "a number from 1 to 18 after the piece"))?;
                hand.set(piece, hand.count(piece) + count);
                scanner.skip_blanks();
            }
        }
        self.hands[color.index()] = hand;
        Ok(())
    }

    fn read_ply(&mut self, mut scanner: Scanner<'_>) -> Result<(), Wrong> {
        scanner.skip_blanks();
        let column = scanner.column();
        let moves = scanner.take_number().and_then(|number| u16::try_from(number).ok());
        self.moves_before = Some(moves.ok_or((column, "a number of moves up to 65535"))?);
        Ok(())
    }
}

/// The player a line begins with.
fn player_named(scanner: &mut Scanner<'_>) -> Option<Color> {
    let names = [("先手", Color::Black), ("下手", Color::Black), ("後手", Color::White), ("上手", Color::White)];
    names.into_iter().find(|(name, _)| scanner.take(name)).map(|(_, color)| color)
}

/// The number after a piece, 1 if there is none; `None` if no set has as many.
fn hand_count(scanner: &mut Scanner<'_>) -> Option<u8> {
    let count = if scanner.peek().and_then(kanji::arabic_value).is_some() {
        scanner.take_number()?
    } else {
        let ten = scanner.take("十");
        match (ten, scanner.take_map(kanji::kanji_value)) {
            (false, ones) => u32::from(ones.unwrap_or(1)),
            (true, ones) => 10 + u32::from(ones.unwrap_or(0)),
        }
    };
    u8::try_from(count).ok().filter(|count| (1..=HandPiece::Pawn.in_set()).contains(count))
}

#[cfg(test)]
mod tests;
