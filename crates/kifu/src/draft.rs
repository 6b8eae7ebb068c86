//! What all readers of records share: the record so far, the place in it, and what is to be said about the text.

use crate::finding::{self, Finding, FindingKind};
use crate::record::Unplayable;
use crate::{Attempt, Cursor, Encoding, Ending, Format, Headers, Illegal, Key, NodeId, Reading, Record, Step, kanji};
use shogi::{Color, Faults, IllegalMove, Move, Piece, PieceKind, Position, Setup, Square};
use std::time::Duration;

/// A record while its text is read.
pub(crate) struct Draft {
    /// The line being read, from 1.
    pub(crate) line: usize,
    /// Something has been recognised as being of the format.
    pub(crate) recognised: bool,
    format: Format,
    /// Whether moves are not checked against the rules.
    trust: bool,
    record: Record,
    cursor: Cursor,
    findings: Vec<Finding>,
    /// Lines of comment not yet given to where the text is.
    remark: Option<String>,
    /// A remark has told more of the ending where the text is; another one is only a remark.
    told: bool,
    /// The start is settled.
    begun: bool,
    /// A move on this line could not be understood: those after it are lost.
    broken: bool,
    /// Moves of this line have been lost, and it has been said.
    losing: bool,
    lost: usize,
    /// The line of each node.
    lines: Vec<u32>,
}

impl Draft {
    pub(crate) fn new(format: Format, trust: bool) -> Draft {
        let record = Record::even();
        Draft {
            line: 1,
            recognised: false,
            format,
            trust,
            cursor: Cursor::new(&record),
            record,
            findings: Vec::new(),
            remark: None,
            told: false,
            begun: false,
            broken: false,
            losing: false,
            lost: 0,
            lines: vec![0],
        }
    }

    pub(crate) fn find(&mut self, column: usize, kind: FindingKind) {
        self.find_at(self.line, column, kind);
    }

    pub(crate) fn find_at(&mut self, line: usize, column: usize, kind: FindingKind) {
        finding::add(&mut self.findings, Finding::new(line, column, kind));
    }

    pub(crate) fn header(&mut self, key: Key, value: &str) {
        self.record.headers.push(key, value);
    }

    /// Takes back all headers.
    pub(crate) fn forget_headers(&mut self) {
        self.record.headers = Headers::default();
    }

    /// The first header of this key so far.
    pub(crate) fn header_of(&self, key: &Key) -> Option<&str> {
        self.record.headers.get(key)
    }

    /// Whether the start is settled: no line of it can come any more.
    pub(crate) fn has_begun(&self) -> bool {
        self.begun
    }

    /// Settles the start; `line` and `column` say where the text tells it.
    ///
    /// # Errors
    /// If a side has two kings.
    pub(crate) fn begin(&mut self, start: Setup, line: usize, column: usize) -> Result<(), Finding> {
        self.begun = true;
        if start == Setup::even() {
            return Ok(());
        }
        if let Err(error) = start.clone().into_position().or_else(|error| error.forgive(Faults::PLAYABLE)) {
            self.find_at(line, column, FindingKind::OddStart(Box::new(error)));
        }
        let impossible = |error| Finding::new(line, column, FindingKind::ImpossibleStart(Box::new(error)));
        self.record.begin_like(start).map_err(impossible)?;
        self.cursor = Cursor::new(&self.record);
        Ok(())
    }

    /// How many steps lead to where the text is.
    pub(crate) fn plies(&self) -> usize {
        self.cursor.plies()
    }

    pub(crate) fn position(&self) -> &Position {
        self.cursor.position()
    }

    pub(crate) fn last_to(&self) -> Option<Square> {
        self.cursor.last_to()
    }

    pub(crate) fn turn(&self) -> Color {
        self.cursor.turn()
    }

    /// Where the text is, if that is a foul.
    pub(crate) fn illegal(&self) -> Option<&Illegal> {
        match self.record.step(self.cursor.id()) {
            Some(Step::Illegal(illegal)) => Some(illegal),
            _ => None,
        }
    }

    /// The ending where the text is, if it is one.
    pub(crate) fn ending(&self) -> Option<&Ending> {
        match self.record.step(self.cursor.id()) {
            Some(Step::End(ending)) => Some(ending),
            _ => None,
        }
    }

    pub(crate) fn set_ending(&mut self, ending: Ending) {
        self.record.set_ending(self.cursor.id(), ending);
    }

    /// Plays a move of the side to move.
    #[inline]
    pub(crate) fn play(&mut self, m: Move, used: Option<Duration>, column: usize) {
        self.begun = true;
        if self.remark.is_some() {
            self.leave();
        }
        let played = if self.broken {
            Err(Unplayable::Closed)
        } else if self.trust {
            self.cursor.play_on_trust(&mut self.record, m)
        } else {
            self.cursor.play(&mut self.record, m)
        };
        match played {
            Ok(id) => self.note(id, used),
            Err(_) => self.attempt(self.turn(), m.into(), used, column),
        }
    }

    /// Plays what stands in a text. What is illegal is kept as such, and then said.
    pub(crate) fn attempt(&mut self, by: Color, attempt: Attempt, used: Option<Duration>, column: usize) {
        self.begun = true;
        if self.is_closed(column) {
            return;
        }
        self.leave();
        let found = self.why_illegal(by, attempt);
        match self.cursor.play_illegally(&mut self.record, Illegal { by, attempt }) {
            Ok(id) => self.note(id, used),
            Err(_) => {
                self.broken = true;
                self.is_closed(column);
            }
        }
        found.into_iter().for_each(|kind| self.find(column, kind));
    }

    /// `None` for a legal move.
    fn why_illegal(&self, by: Color, attempt: Attempt) -> Option<FindingKind> {
        let position = self.position();
        let found = |square| position.piece_at(square).map(Piece::kind);
        match attempt {
            _ if by != self.turn() => Some(FindingKind::OutOfTurn),
            Attempt::Move(m) => match position.judge(m) {
                Ok(()) => (found(m.to()) == Some(PieceKind::King)).then_some(FindingKind::TakesKing),
                Err(IllegalMove::NoPiece) => Some(FindingKind::OtherPiece { found: "no piece" }),
                Err(reason) => Some(FindingKind::IllegalMove { m, reason }),
            },
            Attempt::Changed { from: None, .. } => {
                Some(FindingKind::BadMove { expected: "a piece that can be dropped" })
            }
            Attempt::Changed { from: Some(from), .. } => {
                Some(FindingKind::OtherPiece { found: found(from).map_or("no piece", kanji::piece) })
            }
        }
    }

    #[inline]
    fn note(&mut self, id: NodeId, used: Option<Duration>) {
        if id.index() >= self.lines.len() {
            self.lines.push(self.line as u32);
        }
        if used.is_some() {
            self.record.set_used(id, used);
        }
    }

    /// A move that cannot be understood ends the line it stands on, but not the reading.
    pub(crate) fn break_off(&mut self, column: usize, kind: FindingKind) {
        self.begun = true;
        if !self.is_closed(column) {
            self.broken = true;
            self.find(column, kind);
        }
    }

    /// Whether this line can take no more moves: one before could not be played, or the game has ended.
    fn is_closed(&mut self, column: usize) -> bool {
        let closed = self.broken || !self.cursor.is_open();
        if closed {
            if !self.losing {
                self.find(column, FindingKind::MovesNotRead);
            }
            self.losing = true;
            self.lost += 1;
        }
        closed
    }

    /// Whether the start is settled and moves are still taken: none was lost, and the game has not ended.
    #[inline]
    pub(crate) fn takes_moves(&self) -> bool {
        self.begun && !self.broken && self.cursor.is_open()
    }

    /// Whether moves of this line are lost.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken || self.losing
    }

    /// The node where the text is.
    pub(crate) fn place(&self) -> NodeId {
        self.cursor.id()
    }

    /// Goes back to where so many steps of this line had led, to read another line from there.
    pub(crate) fn back_to(&mut self, plies: usize) {
        self.leave();
        self.cursor.back_to(&self.record, plies);
        (self.broken, self.losing) = (false, false);
    }

    /// Goes to a node of another line.
    pub(crate) fn go_to(&mut self, id: NodeId) {
        self.leave();
        self.cursor = Cursor::at(&self.record, id);
        (self.broken, self.losing) = (false, false);
    }

    /// Goes on to a step after where the text is.
    pub(crate) fn enter(&mut self, id: NodeId) {
        self.leave();
        self.cursor.enter(&self.record, id);
        (self.broken, self.losing) = (false, false);
    }

    /// Goes to the end of the main line.
    pub(crate) fn go_to_end(&mut self) {
        let last = self.record.main_line().last();
        last.into_iter().for_each(|id| self.go_to(id));
    }

    /// Counts moves that are not in the record, as nobody knows where they belong.
    pub(crate) fn lose(&mut self, moves: usize) {
        self.lost += moves;
    }

    /// How many headers there are.
    pub(crate) fn headers(&self) -> usize {
        self.record.headers.iter().count()
    }

    /// Drops the headers behind so many, which belong to the next game.
    pub(crate) fn truncate_headers(&mut self, count: usize) {
        self.record.headers.truncate(count);
    }

    /// Ends the game where the text is.
    pub(crate) fn end(&mut self, ending: Ending, used: Option<Duration>, column: usize) {
        self.begun = true;
        self.leave();
        let (ending, kind) = self.reconcile(ending);
        match self.cursor.end(&mut self.record, ending) {
            Ok(id) => {
                self.told = false;
                self.note(id, used);
            }
            Err(_) => return self.find(column, FindingKind::UnknownLine),
        }
        kind.into_iter().for_each(|kind| self.find(column, kind));
    }

    /// What is said of an ending. One that is there already counts: another line has come to the same place.
    fn reconcile(&self, ending: Ending) -> (Ending, Option<FindingKind>) {
        let found = self.record.children(self.cursor.id()).find_map(|id| match self.record.step(id) {
            Some(Step::End(found)) => Some(found.clone()),
            _ => None,
        });
        let kind = match (&found, &ending) {
            (Some(found), ending) => {
                let agree = found.code() == ending.code() && found.winner(self.turn()) == ending.winner(self.turn());
                (!agree).then_some(FindingKind::ContradictoryClosing)
            }
            (None, Ending::Other(word)) => Some(FindingKind::UnknownEnding(word.clone())),
            (None, _) => None,
        };
        (found.unwrap_or(ending), kind)
    }

    /// Adds a line of comment to where the text is. The first one at an end may tell what the writer could not say in the
    /// format's own words.
    pub(crate) fn remark(&mut self, line: &str) {
        if let Some(remark) = &mut self.remark {
            remark.push('\n');
            remark.push_str(line);
            return;
        }
        let id = self.cursor.id();
        if let Some(ending) = self.ending()
            && !self.told
            && self.record.comment(id).is_empty()
            && let Some(told) = Ending::from_remark(line).filter(|told| ending.is_refined_by(told, self.turn()))
        {
            self.told = true;
            return self.record.set_ending(id, told);
        }
        self.remark = Some(line.to_owned());
    }

    /// Before the text goes elsewhere.
    fn leave(&mut self) {
        if let Some(remark) = self.remark.take() {
            self.record.add_comment(self.cursor.id(), &remark);
        }
    }

    /// Whether nothing comes yet after where the text is.
    pub(crate) fn is_last(&self) -> bool {
        self.record.next(self.cursor.id()).is_none()
    }

    /// Makes the step where the text is the first of those beside it.
    pub(crate) fn put_first(&mut self) {
        let id = self.cursor.id();
        let parent = self.record.parent(id);
        if parent.is_some_and(|parent| self.record.next(parent) != Some(id)) {
            self.record.put_first(id);
        }
    }

    /// Adds a line of comment that is nothing but that.
    pub(crate) fn add_comment(&mut self, line: &str) {
        self.record.add_comment(self.cursor.id(), line);
    }

    /// The whole remark on where the text is.
    pub(crate) fn comment(&mut self, comment: &str) {
        self.record.set_comment(self.cursor.id(), comment);
    }

    pub(crate) fn bookmark(&mut self, name: &str) {
        self.record.set_bookmark(self.cursor.id(), name);
    }

    /// The time of the last step, said after it.
    pub(crate) fn set_used(&mut self, used: Duration) {
        self.record.set_used(self.cursor.id(), Some(used));
    }

    /// # Errors
    /// If nothing was recognised.
    pub(crate) fn finish(mut self) -> Result<Reading, Finding> {
        if !self.recognised {
            return Err(Finding::new(1, 1, FindingKind::NotARecord));
        }
        self.leave();
        Ok(Reading {
            record: self.record,
            findings: self.findings,
            format: self.format,
            encoding: Encoding::Utf8,
            lines: self.lines,
            lost: self.lost,
        })
    }
}
