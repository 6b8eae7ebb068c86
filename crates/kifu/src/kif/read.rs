//! Reading KIF and KI2: the tree of moves, and a finding for whatever is not in it. The two differ in their lines of moves
//! alone, and one reader takes both.

use super::closing::{Closing, closing_agrees, divide_closing, outcome_of};
use super::handicap::{OTHER_START, setup_of};
use super::line::{self, Line, Stated, What, is_mark};
use super::plain;
use super::variation::{self, Lines};
use super::{FOUL, ending_of, header_of};
use crate::diagram::DiagramReader;
use crate::draft::Draft;
use crate::encoding::MARK;
use crate::reading::{Division, First};
use crate::scan::{Scanner, first_line, is_blank};
use crate::{Attempt, Ending, Finding, FindingKind, Format, Key, Reading, kanji};
use shogi::{Color, Handicap, Setup};
use std::time::Duration;

/// Reads the first game of a text; the next one begins with its head.
pub(crate) fn first(format: Format, text: &str, trust: bool) -> First {
    let mut reader = Reader::new(format, trust);
    let mut failed = None;
    let mut at = Place::default();
    while at.bytes < text.len() {
        if failed.is_none() && !reader.skipping {
            reader.draft.line = at.lines;
            let passed = plain::read_moves(&mut reader.draft, &text[at.bytes..]);
            if passed.lines > 0 {
                reader.tail = None;
                at.bytes += passed.bytes;
                at.lines += passed.lines;
                continue;
            }
        }
        let (line, length) = first_line(&text[at.bytes..]);
        if let Some(end) = reader.next_game(line, at) {
            reader.draft.truncate_headers(end.headers);
            at = end.place;
            break;
        }
        reader.draft.line = at.lines + 1;
        if failed.is_none() {
            failed = reader.read_line(line).err();
        }
        at.bytes += length;
        at.lines += usize::from(line.len() < length);
    }
    let reading = failed.map_or_else(|| reader.finish(), Err);
    First { reading, length: at.bytes, lines: at.lines }
}

/// What a line by itself says about where games begin: those at the top of a head.
pub(crate) fn divides(line: &str) -> Division {
    let line = line.trim_start_matches(MARK);
    let tops = ["#KIF", "#KI2", "# ----", "開始日時", "手合割"];
    if tops.iter().any(|top| line.starts_with(top)) { Division::Before } else { Division::None }
}

/// Games of the family that programs name in place of a handicap.
const OTHER_GAMES: [&str; 5] = ["5五将棋", "京都将棋", "安南将棋", "王手将棋", "どうぶつしょうぎ"];

/// How lines of chū shogi begin their origin; nothing else names that game.
const CHU_ORIGIN: &str = "（←";

/// A place between two lines.
#[derive(Clone, Copy, Default)]
struct Place {
    bytes: usize,
    lines: usize,
}

/// Where the head of the next game may have begun: lines after the moves that could belong to either.
#[derive(Clone, Copy)]
struct Tail {
    place: Place,
    /// How many headers stand before it.
    headers: usize,
}

/// What the head of the text says until the first move, and the record.
struct Reader<'a> {
    draft: Draft,
    handicap: Option<Named<'a>>,
    diagram: DiagramReader,
    lines: Lines,
    /// This is a variation that leaves no line known: what stands in it is not read.
    skipping: bool,
    /// Moves or their ending have been met, read or not.
    played: bool,
    tail: Option<Tail>,
}

/// The value of 手合割 and its line.
struct Named<'a> {
    name: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Reader<'a> {
    fn new(format: Format, trust: bool) -> Reader<'a> {
        Reader {
            draft: Draft::new(format, trust),
            handicap: None,
            diagram: DiagramReader::default(),
            lines: Lines::new(),
            skipping: false,
            played: false,
            tail: None,
        }
    }

    fn finish(mut self) -> Result<Reading, Finding> {
        if self.draft.recognised {
            self.begin()?;
        }
        self.draft.finish()
    }

    /// Where the next game begins, if this line shows that one has: what can only stand in a head, after moves. Headers and
    /// remarks for programs right before it are its own.
    fn next_game(&mut self, line: &str, at: Place) -> Option<Tail> {
        let text = line.trim_start_matches(is_blank);
        if text.is_empty() {
            return None;
        }
        if text.starts_with(['*', '&']) || text.starts_with("変化") || is_of_moves(text) {
            self.played |= is_of_moves(text);
            self.tail = None;
        } else if self.played {
            let here = Tail { place: at, headers: self.draft.headers() };
            if is_of_head(text) {
                return Some(self.tail.unwrap_or(here));
            }
            self.tail.get_or_insert(here);
        }
        None
    }

    fn read_line(&mut self, line: &'a str) -> Result<(), Finding> {
        let text = line.trim_end_matches(is_blank);
        if text.is_empty() || text.starts_with('#') {
            return Ok(());
        }
        if let Some(ply) = variation::announced(text) {
            self.begin_variation(ply);
            return Ok(());
        }
        if self.skipping {
            self.draft.lose(moves_in(text));
            return Ok(());
        }
        if let Some(comment) = line.strip_prefix('*') {
            self.draft.remark(comment);
            return Ok(());
        }
        if let Some(name) = text.strip_prefix('&') {
            self.draft.bookmark(name);
            return Ok(());
        }
        self.read_content(text)
    }

    fn read_content(&mut self, text: &'a str) -> Result<(), Finding> {
        if let Some(closing) = text.strip_prefix("まで") {
            self.read_closing(before_remark(closing))?;
        } else if text.starts_with("手数-") {
            self.draft.recognised = true;
        } else if let Some(read) = self.diagram.read_line(text) {
            self.draft.recognised = true;
            let line = self.draft.line;
            read.map_err(|(column, expected)| Finding::new(line, column, FindingKind::BadDiagram { expected }))?;
        } else if line::is_unnumbered(text) {
            self.begin()?;
            self.take_unnumbered(text);
        } else if text.contains(CHU_ORIGIN) {
            return Err(Finding::new(self.draft.line, 1, FindingKind::OtherGame("中将棋".to_owned())));
        } else if let Some(read) = line::read(text).filter(|read| self.draft.recognised || is_sure(read)) {
            self.begin()?;
            match read {
                Ok(line) => self.take_line(line),
                Err((column, kind)) => self.draft.break_off(column, kind),
            }
        } else if let Some((word, value)) = text.split_once(['：', ':']) {
            let column = text.chars().count() - value.chars().count() + 1;
            self.take_header(word.trim(), value, column);
        } else {
            self.draft.find(1, FindingKind::UnknownLine);
        }
        Ok(())
    }

    /// Goes to where a variation leaves the lines before it. Some programs have written such a line before the first move,
    /// where it means nothing.
    fn begin_variation(&mut self, ply: Option<usize>) {
        if !self.draft.has_begun() {
            return self.draft.find(1, FindingKind::UnknownLine);
        }
        self.skipping = !ply.is_some_and(|ply| self.lines.branch(ply, &mut self.draft));
        if self.skipping {
            self.draft.find(1, FindingKind::VariationNotRead);
        }
    }

    fn take_header(&mut self, word: &str, value: &'a str, column: usize) {
        let Some(key) = header_of(word) else {
            let name = before_remark(value);
            self.handicap = Some(Named { name, line: self.draft.line, column });
            self.draft.recognised = true;
            return;
        };
        self.draft.recognised |= !matches!(key, Key::Other(_));
        self.draft.header(key, value);
    }

    /// Settles the start with what the head said, when the first move is met.
    fn begin(&mut self) -> Result<(), Finding> {
        self.draft.recognised = true;
        if self.draft.has_begun() {
            return Ok(());
        }
        let (line, column) = self.handicap.as_ref().map_or((self.draft.line, 1), |named| (named.line, named.column));
        let setup = self.start().map_err(|kind| Finding::new(line, column, kind))?;
        self.draft.begin(setup, line, column)
    }

    fn start(&mut self) -> Result<Setup, FindingKind> {
        let name = self.handicap.as_ref().map(|named| named.name).filter(|name| !name.is_empty());
        let named = name.map(|name| (name, setup_of(name)));
        if !self.diagram.has_board() {
            let mut setup = match named {
                None => Handicap::Even.setup(),
                Some((_, Some(setup))) => setup,
                Some((name, None)) if OTHER_GAMES.contains(&name) => {
                    return Err(FindingKind::OtherGame(name.to_owned()));
                }
                Some((name, None)) => return Err(FindingKind::UnknownHandicap(name.to_owned())),
            };
            setup.turn = self.diagram.turn().unwrap_or(setup.turn);
            return Ok(setup);
        }
        let named_setup = named.as_ref().and_then(|(_, setup)| setup.as_ref());
        let turn = named_setup.map_or(Color::Black, |setup| setup.turn);
        let shown = self.diagram.setup(turn).ok_or(FindingKind::BadDiagram { expected: "nine ranks" })?;
        if let Some((name, Some(setup))) = named
            && name != OTHER_START
            && (setup.board, setup.hands) != (shown.board, shown.hands)
        {
            self.draft.find(1, FindingKind::DiagramContradictsHandicap(name.to_owned()));
        }
        Ok(shown)
    }

    /// A line of KIF: one move or ending with its number and time.
    fn take_line(&mut self, line: Line) {
        let used = line.used.unwrap_or_else(|column| {
            self.draft.find(column, FindingKind::BadTime { expected: "( 0:16/00:00:16)" });
            None
        });
        if self.repeats(line.number as usize) {
            self.draft.find(1, FindingKind::UnannouncedVariation);
            self.begin_variation(Some(line.number as usize));
        }
        match line.what {
            What::Move(stated) => {
                if !self.draft.is_broken() {
                    self.check_number(line.number);
                }
                self.take_move(&stated, used);
            }
            What::Ending(word) => self.take_ending(word, used, line.column),
        }
    }

    /// A line of KI2: moves one after the other, each with its player's mark, or none of them.
    fn take_unnumbered(&mut self, text: &str) {
        let mut scanner = Scanner::new(text);
        scanner.skip_blanks();
        let marked = scanner.peek().is_some_and(is_mark);
        while scanner.peek().is_some() {
            let column = scanner.column();
            match line::scan_what(&mut scanner) {
                Ok(Some(What::Move(stated))) => self.take_move(&stated, None),
                // Where nothing marks a move, any word could come after one.
                Ok(Some(What::Ending(word))) if !marked && ending_of(&word, self.draft.turn()).is_none() => {
                    return self.draft.find(column, FindingKind::UnknownLine);
                }
                Ok(Some(What::Ending(word))) => self.take_ending(word, None, column),
                Ok(None) => break,
                Err((column, kind)) => {
                    self.draft.break_off(column, kind);
                    if !marked {
                        return;
                    }
                }
            }
            scanner.skip_blanks();
            let column = scanner.column();
            if marked && skip_to_mark(&mut scanner) && !self.draft.is_broken() {
                self.draft.find(column, FindingKind::UnknownLine);
            }
            while !marked && scanner.take_map(|c| (is_blank(c) || line::is_divider(c)).then_some(())).is_some() {}
        }
    }

    fn take_ending(&mut self, word: String, used: Option<Duration>, column: usize) {
        let known = match self.draft.illegal() {
            Some(illegal) if word == FOUL => ending_of(FOUL, illegal.by),
            _ => ending_of(&word, self.draft.turn()),
        };
        self.draft.end(known.unwrap_or_else(|| other(&word)), used, column);
    }

    fn take_move(&mut self, stated: &Stated, used: Option<Duration>) {
        match stated.resolve(self.draft.position(), self.draft.turn(), self.draft.last_to()) {
            Err((column, kind)) => self.draft.break_off(column, kind),
            Ok((by, attempt)) => {
                let column = stated.place(attempt, self.draft.position());
                match attempt {
                    Attempt::Move(m) if by == self.draft.turn() => self.draft.play(m, used, column),
                    attempt => {
                        let unclear = by != self.draft.turn() && stated.is_unmarked() && self.draft.takes_moves();
                        self.draft.attempt(by, attempt, used, column);
                        if unclear {
                            self.draft.find(column, FindingKind::UnmarkedMove);
                        }
                    }
                }
            }
        }
    }

    /// Whether a number is that of a move in the variation being read: what comes is another one in its place.
    fn repeats(&self, number: usize) -> bool {
        self.lines.first_ply().is_some_and(|first| (first..=self.draft.plies()).contains(&number))
    }

    fn check_number(&mut self, number: u32) {
        let expected = self.draft.plies() + 1;
        // A game that starts from a diagram may count on from there.
        let counted_on = usize::from(self.draft.position().ply());
        if number as usize != expected && number as usize != counted_on {
            self.draft.find(1, FindingKind::WrongNumber { expected });
        }
    }

    /// `まで10手で…`: repeats the ending, or brings it where the moves just stop.
    fn read_closing(&mut self, closing: &str) -> Result<(), Finding> {
        self.begin()?;
        let turn = self.draft.turn();
        let (plies, outcome) = divide_closing(closing);
        let stated = outcome_of(outcome, turn);
        let broken = self.draft.is_broken();
        let mut played = self.draft.plies();
        let agrees = match self.draft.ending() {
            Some(ending) => {
                played -= 1;
                let (agrees, told) = closing_agrees(ending, &stated, turn);
                told.into_iter().for_each(|ending| self.draft.set_ending(ending));
                agrees
            }
            None => {
                let ending = match stated {
                    Closing::Ending(ending) => ending,
                    Closing::Won(winner) if winner != turn => Ending::Resign,
                    _ => other(outcome),
                };
                self.draft.end(ending, None, 1);
                true
            }
        };
        let counted = plies.is_none_or(|plies| plies == played);
        if !(broken || counted && agrees) {
            self.draft.find(1, FindingKind::ContradictoryClosing);
        }
        Ok(())
    }
}

/// An ending without a name in this program.
fn other(word: &str) -> Ending {
    Ending::Other(word.replace(char::is_control, ""))
}

/// The text without a remark for programs at its end.
fn before_remark(text: &str) -> &str {
    text.split('#').next().unwrap_or(text).trim()
}

/// Whether a numbered line belongs to a record even if nothing else does: a number before any word is not enough.
fn is_sure(read: &Result<Line, line::Wrong>) -> bool {
    match read {
        Ok(Line { what: What::Ending(word), .. }) => ending_of(word, Color::Black).is_some(),
        Ok(_) => true,
        Err(_) => false,
    }
}

/// Whether a line is one of moves, or closes them.
fn is_of_moves(text: &str) -> bool {
    let numbered = text.starts_with(|c| kanji::arabic_value(c).is_some());
    line::is_unnumbered(text)
        || text.starts_with("まで")
        || numbered && DiagramReader::default().read_line(text).is_none()
}

/// Whether a line can only stand before moves.
fn is_of_head(text: &str) -> bool {
    let word = text.split(['：', ':']).next().filter(|word| word.len() < text.len()).unwrap_or_default().trim();
    let names_start = matches!(header_of(word), None | Some(Key::Started | Key::Black | Key::White));
    let begins = ["#KIF", "#KI2", "手数-"].iter().any(|start| text.starts_with(start));
    names_start || begins || DiagramReader::default().read_line(text).is_some()
}

/// Skips what stands before the next mark, and whether that was more than blanks and commas.
fn skip_to_mark(scanner: &mut Scanner<'_>) -> bool {
    let mut strange = false;
    while let Some(c) = scanner.take_map(|c| (!is_mark(c)).then_some(c)) {
        strange |= !c.is_whitespace() && !line::is_divider(c);
    }
    strange
}

/// How many moves stand on a line that is not read.
fn moves_in(text: &str) -> usize {
    if line::is_unnumbered(text) {
        return text.matches(is_mark).count();
    }
    let is_move = |line: Line| matches!(line.what, What::Move(_));
    usize::from(line::read(text).is_some_and(|read| read.is_ok_and(is_move)))
}
