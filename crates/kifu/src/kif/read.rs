//! Reading KIF: the main line, and a finding for whatever is not in it.

use super::line::{self, Line, MoveText, What};
use super::{FOUL, HEADERS, OTHER_START, ending_of, setup_of};
use crate::diagram::DiagramReader;
use crate::scan::lines;
use crate::{End, Ending, Finding, FindingKind, Headers, Key, Reading, Record, finding};
use shogi::{Color, Faults, Handicap, Setup};
use std::time::Duration;

/// Reads a KIF text.
///
/// # Errors
/// If the text holds no record, or the start of the game cannot be understood.
pub fn read(text: &str) -> Result<Reading, Finding> {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(lines(text)) {
        reader.line = number;
        reader.read_line(line)?;
    }
    reader.finish()
}

/// What the head of the text says until the first move, and the record from then on.
#[derive(Default)]
struct Reader<'a> {
    /// The line being read, from 1.
    line: usize,
    findings: Vec<Finding>,
    headers: Headers,
    handicap: Option<Named<'a>>,
    diagram: DiagramReader,
    /// Comment lines not yet given to what they are about.
    remarks: Vec<&'a str>,
    record: Option<Record>,
    /// A line has been recognised as KIF.
    recognised: bool,
    /// A move could not be played: the moves after it are lost.
    broken: bool,
    /// How many moves are lost.
    lost: usize,
    /// The line of each ply, and of the ending after them.
    lines: Vec<usize>,
    /// The first variation has begun: the main line is over.
    in_variation: bool,
}

/// The value of 手合割 and its line.
struct Named<'a> {
    name: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Reader<'a> {
    fn find(&mut self, column: usize, kind: FindingKind) {
        finding::add(&mut self.findings, Finding::new(self.line, column, kind));
    }

    fn read_line(&mut self, line: &'a str) -> Result<(), Finding> {
        let text = line.trim_end_matches([' ', '\t', '\u{3000}']);
        if text.is_empty() || text.starts_with('#') {
            return Ok(());
        }
        if text.starts_with("変化") {
            self.in_variation = true;
            self.find(1, FindingKind::VariationNotRead);
        }
        if self.in_variation {
            return Ok(());
        }
        if let Some(comment) = line.strip_prefix('*') {
            self.remarks.push(comment);
            return Ok(());
        }
        if text.starts_with('&') {
            self.find(1, FindingKind::BookmarkNotKept);
            return Ok(());
        }
        self.read_content(text)
    }

    fn read_content(&mut self, text: &'a str) -> Result<(), Finding> {
        if let Some(closing) = text.strip_prefix("まで") {
            self.read_closing(before_remark(closing))?;
        } else if text.starts_with("手数-") {
            self.recognised = true;
        } else if let Some(read) = self.diagram.read_line(text) {
            self.recognised = true;
            read.map_err(|(column, expected)| Finding::new(self.line, column, FindingKind::BadDiagram { expected }))?;
        } else if let Some(read) = line::read(text) {
            match read {
                Ok(line) => self.take_line(line)?,
                Err((column, kind)) => self.break_off(column, kind)?,
            }
        } else if let Some((word, value)) = text.split_once(['：', ':']) {
            let column = text.chars().count() - value.chars().count() + 1;
            self.take_header(word.trim(), value, column);
        } else {
            self.find(1, FindingKind::UnknownLine);
        }
        Ok(())
    }

    fn take_header(&mut self, word: &str, value: &'a str, column: usize) {
        let key = match word {
            "手合割" => {
                let name = before_remark(value);
                self.handicap = Some(Named { name, line: self.line, column });
                self.recognised = true;
                return;
            }
            "先手" | "下手" => Key::Black,
            "後手" | "上手" => Key::White,
            word => HEADERS
                .iter()
                .find(|(_, own)| *own == word)
                .map_or_else(|| Key::Other(word.to_owned()), |(key, _)| key.clone()),
        };
        self.recognised |= !matches!(key, Key::Other(_));
        match &mut self.record {
            Some(record) => record.headers.push(key, value),
            None => self.headers.push(key, value),
        }
    }

    /// The record, begun with what the head said when the first move is met.
    fn record(&mut self) -> Result<&mut Record, Finding> {
        let record = match self.record.take() {
            Some(record) => record,
            None => self.begin()?,
        };
        Ok(self.record.insert(record))
    }

    fn begin(&mut self) -> Result<Record, Finding> {
        let (line, column) = self.handicap.as_ref().map_or((self.line, 1), |named| (named.line, named.column));
        let setup = self.start().map_err(|kind| Finding::new(line, column, kind))?;
        if let Err(error) = setup.clone().into_position().or_else(|error| error.forgive(Faults::PLAYABLE)) {
            self.findings.push(Finding::new(line, column, FindingKind::OddStart(Box::new(error))));
        }
        let mut record = Record::new(setup)
            .map_err(|error| Finding::new(line, column, FindingKind::ImpossibleStart(Box::new(error))))?;
        record.headers = std::mem::take(&mut self.headers);
        Ok(record)
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
            self.find(1, FindingKind::DiagramContradictsHandicap(name.to_owned()));
        }
        Ok(shown)
    }

    /// Gives the comment lines read so far to what they followed.
    fn flush_remarks(&mut self) -> Result<(), Finding> {
        if !self.remarks.is_empty() {
            let lines = std::mem::take(&mut self.remarks).join("\n");
            self.record()?.remark(&lines);
        }
        Ok(())
    }

    fn take_line(&mut self, line: Line) -> Result<(), Finding> {
        self.recognised = true;
        let used = line.used.unwrap_or_else(|column| {
            self.find(column, FindingKind::BadTime { expected: "( 0:16/00:00:16)" });
            None
        });
        let Line { number, what, column, .. } = line;
        match what {
            What::Move(text) => self.take_move(number, &text, column, used),
            What::Ending(word) => {
                self.flush_remarks()?;
                let record = self.record()?;
                if record.end.is_some() {
                    self.find(column, FindingKind::UnknownLine);
                    return Ok(());
                }
                let known = match record.illegal() {
                    Some(illegal) if word == FOUL => ending_of(FOUL, illegal.by),
                    _ => ending_of(&word, record.turn()),
                };
                let unknown = known.is_none().then(|| FindingKind::UnknownEnding(word.clone()));
                record.end = Some(End { used, ..End::from(known.unwrap_or(Ending::Other(word))) });
                unknown.into_iter().for_each(|kind| self.find(column, kind));
                self.lines.push(self.line);
                Ok(())
            }
        }
    }

    fn take_move(
        &mut self,
        number: u32,
        text: &MoveText,
        column: usize,
        used: Option<Duration>,
    ) -> Result<(), Finding> {
        if self.is_closed(column) {
            return Ok(());
        }
        self.flush_remarks()?;
        self.check_number(number)?;
        let record = self.record()?;
        let last_to = record.moves().next_back().map(|played| played.m.to());
        match text.resolve(record.position(), last_to) {
            Err((column, kind)) => self.break_off(column, kind),
            Ok((by, attempt)) => {
                let taken = record.attempt(by, attempt, used);
                self.lines.push(self.line);
                if let Err(kind) = taken {
                    self.find(text.place(&kind, column), kind);
                }
                Ok(())
            }
        }
    }

    /// Whether no more moves can be taken: one before could not be played, or the game has ended.
    fn is_closed(&mut self, column: usize) -> bool {
        let over = |record: &Record| record.end.is_some() || record.illegal().is_some();
        let closed = self.broken || self.record.as_ref().is_some_and(over);
        if closed {
            if self.lost == 0 {
                self.find(column, FindingKind::MovesNotRead);
            }
            self.lost += 1;
        }
        closed
    }

    fn check_number(&mut self, number: u32) -> Result<(), Finding> {
        let record = self.record()?;
        let expected = record.moves().len() + 1;
        // A game that starts from a diagram may count on from there.
        let counted_on = usize::from(record.position().ply());
        if number as usize != expected && number as usize != counted_on {
            self.find(1, FindingKind::WrongNumber { expected });
        }
        Ok(())
    }

    /// A move that cannot be played ends the main line, but not the reading.
    fn break_off(&mut self, column: usize, kind: FindingKind) -> Result<(), Finding> {
        self.recognised = true;
        if self.is_closed(column) {
            return Ok(());
        }
        self.flush_remarks()?;
        self.record()?;
        self.broken = true;
        self.find(column, kind);
        Ok(())
    }

    /// `まで10手で…`: repeats the ending, or brings it where the moves just stop.
    fn read_closing(&mut self, closing: &str) -> Result<(), Finding> {
        self.recognised = true;
        self.flush_remarks()?;
        let (broken, line) = (self.broken || self.lost > 0, self.line);
        let record = self.record()?;
        let turn = record.turn();
        let (plies, outcome) = divide_closing(closing);
        let counted = plies.is_none_or(|plies| plies == record.plies());
        let stated = outcome_of(outcome, turn);
        let agrees = match &mut record.end {
            Some(end) => closing_agrees(&mut end.ending, &stated, turn),
            None => {
                let ending = match stated {
                    Closing::Ending(ending) => ending,
                    Closing::Won(winner) if winner != turn => Ending::Resign,
                    _ => Ending::Other(outcome.to_owned()),
                };
                let unknown = matches!(ending, Ending::Other(_));
                record.end = Some(ending.into());
                self.lines.push(line);
                if unknown {
                    self.find(1, FindingKind::UnknownEnding(outcome.to_owned()));
                }
                true
            }
        };
        if !(broken || counted && agrees) {
            self.find(1, FindingKind::ContradictoryClosing);
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Reading, Finding> {
        if !self.recognised {
            return Err(Finding::new(1, 1, FindingKind::NotARecord));
        }
        self.flush_remarks()?;
        self.record()?;
        match self.record {
            Some(record) => Ok(Reading { record, findings: self.findings, lines: self.lines, lost: self.lost }),
            None => Err(Finding::new(1, 1, FindingKind::NotARecord)),
        }
    }
}

/// The text without a remark for programs at its end.
fn before_remark(text: &str) -> &str {
    text.split('#').next().unwrap_or(text).trim()
}

/// What a closing line says of the result.
enum Closing {
    Ending(Ending),
    /// Somebody won; it does not say how.
    Won(Color),
    Unknown,
}

/// Whether the closing line repeats the ending before it. It may say what kind of foul there was.
fn closing_agrees(ending: &mut Ending, closing: &Closing, turn: Color) -> bool {
    match closing {
        Closing::Won(winner) => ending.winner(turn).is_none_or(|own| own == *winner),
        Closing::Ending(stated) => {
            let same_winner = ending.winner(turn) == stated.winner(turn);
            if same_winner && let (Ending::Foul { .. }, Ending::PerpetualCheck { by }) = (&*ending, stated) {
                *ending = Ending::PerpetualCheck { by: *by };
            }
            same_winner && ending.code() == stated.code()
        }
        Closing::Unknown => true,
    }
}

/// The number of moves and what follows it.
fn divide_closing(closing: &str) -> (Option<usize>, &str) {
    let closing = closing.trim_start_matches(['、', '，', ',', ' ', '\u{3000}']);
    let Some((number, outcome)) = closing.split_once('手') else { return (None, closing) };
    let digits: Option<String> =
        number.trim().chars().map(|c| Some(char::from(b'0' + crate::kanji::arabic_value(c)?))).collect();
    match digits.and_then(|digits| digits.parse().ok()) {
        Some(plies) => (Some(plies), outcome.strip_prefix('で').unwrap_or(outcome).trim()),
        None => (None, closing),
    }
}

fn outcome_of(text: &str, turn: Color) -> Closing {
    if let Some((word, winner)) = text.split_once("により") {
        let ending = winner_of(winner, "の勝ち").and_then(|winner| lost_by(word, !winner));
        return ending.map_or(Closing::Unknown, Closing::Ending);
    }
    let foul = |by| Ending::Foul { by, name: None, ply: None };
    let won_by_foul = winner_of(text, "の反則勝ち").map(|winner| foul(!winner));
    let lost_by_foul = winner_of(text, "の反則負け").map(foul);
    let declared = winner_of(text, "の入玉勝ち").map(|_| Ending::Declaration);
    if let Some(ending) = won_by_foul.or(lost_by_foul).or(declared) {
        return Closing::Ending(ending);
    }
    match winner_of(text, "の勝ち") {
        Some(winner) => Closing::Won(winner),
        None => ending_of(text, turn).map_or(Closing::Unknown, Closing::Ending),
    }
}

/// The ending in which `loser` lost by what a closing line calls this.
fn lost_by(word: &str, loser: Color) -> Option<Ending> {
    Some(match word {
        "時間切れ" => Ending::Time,
        "入玉宣言の失敗" => Ending::FailedDeclaration,
        "連続王手の千日手" => Ending::PerpetualCheck { by: loser },
        "相入玉の点数不足" => Ending::Points { loser },
        "不戦敗" => Ending::Default { loser },
        "裁定" => Ending::Adjudicated { loser: Some(loser) },
        _ => return None,
    })
}

/// The player named before `suffix`, if that is all there is.
fn winner_of(text: &str, suffix: &str) -> Option<Color> {
    match text.strip_suffix(suffix)? {
        "先手" | "下手" => Some(Color::Black),
        "後手" | "上手" => Some(Color::White),
        _ => None,
    }
}
