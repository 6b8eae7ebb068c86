//! Reading KIF: the tree of moves, and a finding for whatever is not in it.

use super::closing::{Closing, closing_agrees, divide_closing, outcome_of};
use super::line::{self, Line, MoveText, What};
use super::variation::{self, Lines};
use super::{FOUL, OTHER_START, ending_of, header_of, setup_of};
use crate::diagram::DiagramReader;
use crate::draft::Draft;
use crate::scan::lines;
use crate::{Attempt, Ending, Finding, FindingKind, Format, Key, Reading};
use shogi::{Color, Handicap, Setup};
use std::time::Duration;

/// Reads a KIF text.
///
/// # Errors
/// If the text holds no record, or the start of the game cannot be understood.
pub fn read(text: &str) -> Result<Reading, Finding> {
    read_with(text, false)
}

pub(crate) fn read_with(text: &str, trust: bool) -> Result<Reading, Finding> {
    let mut reader = Reader::new(trust);
    for (number, line) in (1..).zip(lines(text)) {
        reader.draft.line = number;
        reader.read_line(line)?;
    }
    if reader.draft.recognised {
        reader.begin()?;
    }
    reader.draft.finish()
}

/// What the head of the text says until the first move, and the record.
struct Reader<'a> {
    draft: Draft,
    handicap: Option<Named<'a>>,
    diagram: DiagramReader,
    lines: Lines,
    /// This is a variation that leaves no line known: what stands in it is not read.
    skipping: bool,
}

/// The value of 手合割 and its line.
struct Named<'a> {
    name: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Reader<'a> {
    fn new(trust: bool) -> Reader<'a> {
        Reader {
            draft: Draft::new(Format::Kif, trust),
            handicap: None,
            diagram: DiagramReader::default(),
            lines: Lines::new(),
            skipping: false,
        }
    }

    fn read_line(&mut self, line: &'a str) -> Result<(), Finding> {
        let text = line.trim_end_matches([' ', '\t', '\u{3000}']);
        if text.is_empty() || text.starts_with('#') {
            return Ok(());
        }
        if let Some(ply) = variation::announced(text) {
            self.begin_variation(ply);
            return Ok(());
        }
        if self.skipping {
            if line::read(text).is_some_and(|read| read.is_ok_and(|line| matches!(line.what, What::Move(_)))) {
                self.draft.lose();
            }
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
        } else if let Some(read) = line::read(text) {
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

    fn take_line(&mut self, line: Line) {
        let used = line.used.unwrap_or_else(|column| {
            self.draft.find(column, FindingKind::BadTime { expected: "( 0:16/00:00:16)" });
            None
        });
        let Line { number, what, column, .. } = line;
        match what {
            What::Move(text) => self.take_move(number, &text, column, used),
            What::Ending(word) => {
                let known = match self.draft.illegal() {
                    Some(illegal) if word == FOUL => ending_of(FOUL, illegal.by),
                    _ => ending_of(&word, self.draft.turn()),
                };
                self.draft.end(known.unwrap_or(Ending::Other(word)), used, column);
            }
        }
    }

    fn take_move(&mut self, number: u32, text: &MoveText, column: usize, used: Option<Duration>) {
        if self.repeats(number as usize) {
            self.draft.find(1, FindingKind::UnannouncedVariation);
            self.begin_variation(Some(number as usize));
        } else if !self.draft.is_broken() {
            self.check_number(number);
        }
        match text.resolve(self.draft.position(), self.draft.last_to()) {
            Err((column, kind)) => self.draft.break_off(column, kind),
            Ok((by, attempt)) => {
                let column = text.place(attempt, self.draft.position(), column);
                match attempt {
                    Attempt::Move(m) if by == self.draft.turn() => self.draft.play(m, used, column),
                    attempt => self.draft.attempt(by, attempt, used, column),
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
                    _ => Ending::Other(outcome.to_owned()),
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

/// The text without a remark for programs at its end.
fn before_remark(text: &str) -> &str {
    text.split('#').next().unwrap_or(text).trim()
}
