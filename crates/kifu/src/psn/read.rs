//! Reading PSN of any kind: the old one of ASCII texts, that of Shogidokoro with a move a line and its time, PSN2 with USI
//! moves, and our own.

use super::lex::{Lexer, Word, read_time};
use super::{
    ANY_HEADER, BOOKMARK, END, FEN, HANDICAP, ILLEGAL, RESULT, SFEN, TIME, WORD, ending_of, header_of, result_of,
};
use crate::draft::Draft;
use crate::notation::{Notation, Wrong};
use crate::reading::{Division, First};
use crate::{Ending, Finding, FindingKind, Format, Key, NodeId, Reading, kanji};
use shogi::{Color, Handicap, Move, Setup};
use std::time::Duration;

/// Whether a text is PSN: a header, or a numbered move in letters.
pub(crate) fn looks_like(text: &str) -> bool {
    let text = text.trim_start();
    let numbered = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_move = |rest: &str| {
        let bare = rest.trim_start_matches(['.', '…']);
        bare.len() < rest.len()
            && bare.trim_start().starts_with(|c: char| c.is_ascii_alphabetic() || "+☗☖▲△".contains(c))
    };
    divides(text) == Division::Before || numbered.len() < text.len() && is_move(numbered)
}

/// Headers stand before a game.
pub(crate) fn divides(line: &str) -> Division {
    let word = line.strip_prefix('[').map(|rest| rest.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_'));
    let is_header = word.is_some_and(|rest| rest.len() + 1 < line.len() && rest.trim_start().starts_with('"'));
    if is_header { Division::Before } else { Division::None }
}

/// Reads the first game of a PSN text.
///
/// # Errors
/// If the text holds no record, or the start of the game cannot be understood.
pub fn read(text: &str) -> Result<Reading, Finding> {
    first(text, false).alone_in(text)
}

/// Reads the first game of a text; the next one begins with its headers.
pub(crate) fn first(text: &str, trust: bool) -> First {
    let mut reader = Reader::new(trust);
    let mut lexer = Lexer::new(text);
    let mut failed = None;
    loop {
        lexer.skip_blanks();
        if lexer.is_at_header() && reader.in_moves && reader.open.is_empty() {
            break;
        }
        let (line, column) = lexer.place();
        let Some(word) = lexer.next() else { break };
        reader.in_moves |= !matches!(word, Word::Header(..));
        if failed.is_none() {
            reader.draft.line = line;
            failed = reader.take(word, column).err();
        }
    }
    let (line, _) = lexer.place();
    let reading = match failed {
        Some(finding) => Err(finding),
        None => reader.finish(line),
    };
    First { reading, length: lexer.offset(), lines: line - 1 }
}

/// What stands before the first move, the way through the variations, and the record.
struct Reader {
    draft: Draft,
    start: Option<(Setup, usize)>,
    handicap: Option<(String, usize, usize)>,
    /// What the header says of the result, and its line.
    result: Option<(String, usize)>,
    /// Words other than headers have been met.
    in_moves: bool,
    /// The comment on where the text is, as far as it has been read.
    comment: Option<String>,
    /// The variations that are open.
    open: Vec<Opened>,
    /// How many variations are open within one that is not read.
    skipped: usize,
}

/// Where a variation has left its line.
struct Opened {
    id: NodeId,
    plies: usize,
}

impl Reader {
    fn new(trust: bool) -> Reader {
        Reader {
            draft: Draft::new(Format::Psn, trust),
            start: None,
            handicap: None,
            result: None,
            in_moves: false,
            comment: None,
            open: Vec::new(),
            skipped: 0,
        }
    }

    fn take(&mut self, word: Word<'_>, column: usize) -> Result<(), Finding> {
        match word {
            Word::Header(word, value) => return self.take_header(word, value, column),
            Word::Open if self.skipped > 0 => self.skipped += 1,
            Word::Close if self.skipped > 0 => self.skipped -= 1,
            _ if self.skipped > 0 => {
                if matches!(word, Word::Plain(_)) {
                    self.draft.lose(1);
                }
            }
            word => {
                self.begin()?;
                self.take_word(word, column);
            }
        }
        Ok(())
    }

    fn take_word(&mut self, word: Word<'_>, column: usize) {
        if !matches!(word, Word::Comment(_)) {
            self.leave_comment();
        }
        match word {
            Word::Number(number) => self.check_number(number, column),
            Word::Plain(text) => self.take_plain(text, column),
            Word::Comment(comment) => self.take_comment(comment),
            Word::Command(command, value) => self.take_command(command, value, column),
            Word::Time(Some(used)) => self.take_time(used),
            Word::Time(None) => self.bad_time(column),
            Word::Open => self.open(column),
            Word::Close => self.close(column),
            Word::Unclosed => self.unexpected("{", "a } that ends the comment", column),
            Word::Header(..) => {}
        }
    }

    fn unexpected(&mut self, found: &str, expected: &'static str, column: usize) {
        self.draft.find(column, FindingKind::UnexpectedWord { found: found.to_owned(), expected });
    }

    /// The time of a move that could not be played is nobody's.
    fn take_time(&mut self, used: Duration) {
        if !self.draft.is_broken() {
            self.draft.set_used(used);
        }
    }

    fn bad_time(&mut self, column: usize) {
        self.draft.find(column, FindingKind::BadTime { expected: "(00:03 / 00:00:03)" });
    }

    fn take_header(&mut self, word: &str, value: String, column: usize) -> Result<(), Finding> {
        let line = self.draft.line;
        self.draft.recognised = true;
        let is = |own: &str| own.eq_ignore_ascii_case(word);
        if self.draft.has_begun() {
            self.draft.find(column, FindingKind::UnknownLine);
        } else if is(SFEN) || is(FEN) {
            let column = column + word.chars().count() + 3;
            let bad = |error: shogi::ParseSfenError| {
                Finding::new(line, column - 1 + error.column, FindingKind::BadSfen(error.kind))
            };
            self.start = Some((value.trim().parse().map_err(bad)?, line));
        } else if is(HANDICAP) {
            self.handicap = Some((value, line, column));
        } else if is(RESULT) {
            self.result = Some((value, line));
        } else if is(ANY_HEADER) {
            let (word, value) = value.split_once(':').unwrap_or(("", &value));
            self.draft.header(Key::Other(word.to_owned()), value);
        } else if let Some(key) = header_of(word) {
            self.draft.header(key, &value);
        }
        Ok(())
    }

    /// Settles the start before the first word that is no header.
    fn begin(&mut self) -> Result<(), Finding> {
        if self.draft.has_begun() {
            return Ok(());
        }
        let named = self.handicap.take().map(|(name, line, column)| (handicap_of(&name), name, line, column));
        match (self.start.take(), named) {
            (Some((setup, at)), named) => {
                if let Some((Some(handicap), name, line, column)) = named
                    && handicap.setup() != setup
                {
                    self.draft.find_at(line, column, FindingKind::DiagramContradictsHandicap(name));
                }
                self.draft.begin(setup, at, 1)
            }
            (None, Some((None, name, line, column))) => {
                Err(Finding::new(line, column, FindingKind::UnknownHandicap(name)))
            }
            (None, Some((Some(handicap), _, line, column))) => self.draft.begin(handicap.setup(), line, column),
            (None, None) => self.draft.begin(Handicap::Even.setup(), 1, 1),
        }
    }

    /// Numbers count moves, or pairs of them.
    fn check_number(&mut self, number: usize, column: usize) {
        if self.draft.is_broken() {
            return;
        }
        let plies = self.draft.plies();
        let pair = |plies: usize| plies / 2 + 1;
        let counted_on = usize::from(self.draft.position().ply());
        if ![plies + 1, pair(plies), pair(plies + 1), counted_on].contains(&number) {
            self.draft.find(column, FindingKind::WrongNumber { expected: plies + 1 });
        }
    }

    fn take_plain(&mut self, text: &str, column: usize) {
        let turn = self.draft.turn();
        if matches!(text, "1-0" | "0-1" | "1/2-1/2" | "*") {
            return self.take_result(text, column);
        }
        if let Some(ending) = ending_of(text, turn) {
            self.draft.recognised = true;
            return self.draft.end(ending, None, column);
        }
        if let Some(ply) = text.strip_prefix("Variation:") {
            return self.go_back(ply, column);
        }
        if let Some(glyph) = text.strip_prefix('$') {
            return self.draft.add_comment(&format!("${glyph}"));
        }
        let bare = text.trim_end_matches(['!', '?', '#']);
        self.take_move(bare, column);
        let judgement = &text[bare.len()..];
        if !judgement.is_empty() && !self.draft.is_broken() {
            self.draft.add_comment(judgement);
        }
    }

    fn take_move(&mut self, text: &str, column: usize) {
        let read = match text.parse::<Move>() {
            Ok(m) => Ok(m),
            Err(_) => Notation::WESTERN.read(self.draft.position(), text, self.draft.last_to()),
        };
        match read {
            Ok(m) => {
                self.draft.recognised = true;
                self.draft.play(m, None, column);
            }
            Err(error) => {
                let kind = match error.wrong {
                    Wrong::Malformed { expected } => FindingKind::BadMove { expected },
                    Wrong::OtherPiece { found } => {
                        FindingKind::OtherPiece { found: found.map_or("no piece", kanji::piece) }
                    }
                    wrong => FindingKind::UnclearMove(wrong),
                };
                self.draft.break_off(column - 1 + error.column, kind);
            }
        }
    }

    fn take_comment(&mut self, comment: String) {
        // What Shogidokoro calls Jishogi is one of several endings, and this is how it says which.
        let declares = comment.trim().starts_with("入玉宣言により勝ち");
        if declares && self.draft.ending() == Some(&Ending::Impasse { declared_by: None }) {
            self.draft.set_ending(Ending::Declaration);
        }
        match &mut self.comment {
            None => self.comment = Some(comment),
            Some(before) => {
                before.push('\n');
                before.push_str(&comment);
            }
        }
    }

    fn leave_comment(&mut self) {
        self.comment.take().into_iter().for_each(|comment| self.draft.add_comment(&comment));
    }

    fn take_command(&mut self, command: &str, value: &str, column: usize) {
        match command {
            TIME => match read_time(value) {
                Some(used) => self.take_time(used),
                None => self.bad_time(column),
            },
            BOOKMARK => self.draft.bookmark(value),
            ILLEGAL => match value.parse::<crate::Illegal>() {
                Ok(illegal) => self.draft.attempt(illegal.by, illegal.attempt, None, column),
                Err(_) => self.draft.break_off(column, FindingKind::BadMove { expected: "a move such as -3c3e" }),
            },
            END => match Ending::from_remark(value).filter(|_| self.draft.ending().is_some()) {
                Some(ending) => self.draft.set_ending(ending),
                None => self.unexpected(value, "what is known of the ending before", column),
            },
            WORD => self.draft.set_ending(Ending::Other(value.to_owned())),
            _ => {}
        }
    }

    /// A variation replaces the step before the bracket.
    fn open(&mut self, column: usize) {
        let plies = self.draft.plies();
        if plies == 0 || self.draft.is_broken() {
            self.draft.find(column, FindingKind::VariationNotRead);
            self.skipped = 1;
            return;
        }
        self.open.push(Opened { id: self.draft.place(), plies });
        self.draft.back_to(plies - 1);
    }

    fn close(&mut self, column: usize) {
        match self.open.pop() {
            Some(Opened { id, plies }) => {
                self.draft.back_to(plies - 1);
                self.draft.enter(id);
            }
            None => self.unexpected(")", "a ( before it", column),
        }
    }

    /// As one program has it: the moves from this number on follow, in place of those before.
    fn go_back(&mut self, ply: &str, column: usize) {
        match ply.parse::<usize>() {
            Ok(ply) if (1..=self.draft.plies()).contains(&ply) && self.open.is_empty() => self.draft.back_to(ply - 1),
            _ => {
                self.draft.find(column, FindingKind::VariationNotRead);
                self.draft.break_off(column, FindingKind::MovesNotRead);
            }
        }
    }

    /// The result at the end of the moves, or in the header, where no word says how the game ended.
    fn take_result(&mut self, result: &str, column: usize) {
        let winner = match result {
            "1-0" => Some(Color::Black),
            "0-1" => Some(Color::White),
            "1/2-1/2" => None,
            _ => return,
        };
        let turn = self.draft.turn();
        if let Some(ending) = self.draft.ending() {
            if ending.winner(turn) != winner {
                self.draft.find(column, FindingKind::ContradictoryClosing);
            }
        } else if winner == Some(!turn) {
            self.draft.end(Ending::Resign, None, column);
        } else {
            self.draft.end(Ending::Other(result.to_owned()), None, column);
        }
    }

    fn finish(mut self, line: usize) -> Result<Reading, Finding> {
        self.leave_comment();
        if self.draft.recognised {
            self.begin()?;
        }
        if self.skipped > 0 || !self.open.is_empty() {
            self.draft.line = line;
            self.unexpected("", "a ) that ends the variation", 1);
        }
        if let Some((result, at)) = self.result.take() {
            self.draft.go_to_end();
            self.draft.line = at;
            let known = result_of(self.draft.ending(), self.draft.turn());
            if result.trim() != known {
                self.take_result(result.trim(), 1);
            }
        }
        self.draft.finish()
    }
}

/// The handicap by its name in any spelling, or as `2 piece`.
fn handicap_of(name: &str) -> Option<Handicap> {
    let name = name.trim().to_lowercase();
    if matches!(name.as_str(), "" | "none" | "no" | "even" | "even game") {
        return Some(Handicap::Even);
    }
    const NUMBERS: [&str; 11] = ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    let numbered = name.split_once(|c: char| !c.is_ascii_digit()).and_then(|(number, rest)| {
        let word = NUMBERS.get(number.parse::<usize>().ok()?).filter(|word| !word.is_empty())?;
        rest.trim_start_matches([' ', '-']).starts_with("piece").then(|| format!("{word}-piece"))
    });
    let plain = name.replace([' ', '_'], "-").replace("pieces", "piece");
    Handicap::from_name(&numbered.unwrap_or(plain))
}
