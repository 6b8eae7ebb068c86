//! Reading KIF: the main line, and a finding for whatever is not in it.

use super::line::{self, EndingText, Line, What};
use super::{FOUL_LOSES, FOUL_WINS, HEADERS, OTHER_START, setup_of};
use crate::diagram::DiagramReader;
use crate::{End, Ending, Finding, FindingKind, Headers, Key, Played, Reading, Record};
use shogi::{Color, Faults, Handicap, Setup};

/// Reads a KIF text.
///
/// # Errors
/// If the text holds no record, or the start of the game cannot be understood.
pub fn read(text: &str) -> Reading {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(lines(text)) {
        reader.line = number;
        reader.read_line(line)?;
    }
    reader.finish()
}

/// The lines of a text, however they end.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(['\n', '\r']).filter_map({
        let mut after_return = false;
        move |line| {
            let skip = after_return && line == "\n";
            after_return = line.ends_with('\r');
            (!skip).then(|| line.trim_end_matches(['\n', '\r']))
        }
    })
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
    /// It has been said that moves are lost.
    told_lost: bool,
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
        self.findings.push(Finding::new(self.line, column, kind));
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
            self.find(column, FindingKind::BadTime);
            None
        });
        let Line { number, what, column, .. } = line;
        match what {
            What::Move(text) => {
                if self.is_closed(column) {
                    return Ok(());
                }
                self.flush_remarks()?;
                self.check_number(number)?;
                let record = self.record()?;
                let last_to = record.moves().next_back().map(|played| played.m.to());
                let resolved = text.resolve(record.position(), last_to).and_then(|m| {
                    let illegal = |reason| (column, FindingKind::IllegalMove { m, reason });
                    record.play(Played { used, ..Played::new(m) }).map_err(illegal)
                });
                match resolved {
                    Ok(()) => Ok(()),
                    Err((column, kind)) => self.break_off(column, kind),
                }
            }
            What::Ending(ending) => {
                self.flush_remarks()?;
                if let EndingText::Unknown(word) = &ending {
                    self.find(column, FindingKind::UnknownEnding(word.clone()));
                }
                let record = self.record()?;
                let ending = ending.ending(record.position().turn());
                record.end = Some(End { used, ..End::from(ending) });
                Ok(())
            }
        }
    }

    /// Whether no more moves can be taken: one before could not be played, or the game has ended.
    fn is_closed(&mut self, column: usize) -> bool {
        let closed = self.broken || self.record.as_ref().is_some_and(|record| record.end.is_some());
        if closed && !self.told_lost {
            self.told_lost = true;
            self.find(column, FindingKind::MovesNotRead);
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
        let record = self.record()?;
        let turn = record.position().turn();
        let (plies, outcome) = divide_closing(closing);
        let counted = plies.is_none_or(|plies| plies == record.moves().len());
        let stated = outcome_of(outcome, turn);
        let agrees = match (&record.end, stated) {
            (None, Outcome::Ending(ending)) => {
                record.end = Some(ending.into());
                true
            }
            (None, Outcome::Won(winner)) if winner != turn => {
                record.end = Some(Ending::Resign.into());
                true
            }
            (None, _) => {
                record.end = Some(Ending::Other(outcome.to_owned()).into());
                self.find(1, FindingKind::UnknownEnding(outcome.to_owned()));
                true
            }
            (Some(end), Outcome::Won(winner)) => end.ending.winner(turn).is_none_or(|own| own == winner),
            (
                Some(End { ending: Ending::Foul { by }, .. }),
                Outcome::Ending(Ending::PerpetualCheck { by: checker }),
            ) => {
                let agrees = *by == checker;
                if let (true, Some(end)) = (agrees, &mut record.end) {
                    end.ending = Ending::PerpetualCheck { by: checker };
                }
                agrees
            }
            (Some(end), Outcome::Ending(ending)) => end.ending == ending,
            (Some(_), Outcome::Unknown) => true,
        };
        if !(self.broken || counted && agrees) {
            self.find(1, FindingKind::ContradictoryClosing);
        }
        Ok(())
    }

    fn finish(mut self) -> Reading {
        if !self.recognised {
            return Err(Finding::new(1, 1, FindingKind::NotARecord));
        }
        self.flush_remarks()?;
        self.record()?;
        match self.record {
            Some(record) => Ok((record, self.findings)),
            None => Err(Finding::new(1, 1, FindingKind::NotARecord)),
        }
    }
}

/// The text without a remark for programs at its end.
fn before_remark(text: &str) -> &str {
    text.split('#').next().unwrap_or(text).trim()
}

/// What a closing line says of the result.
enum Outcome {
    Ending(Ending),
    /// Somebody won; it does not say how.
    Won(Color),
    Unknown,
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

fn outcome_of(text: &str, turn: Color) -> Outcome {
    if let Some(by) = text.strip_prefix("時間切れにより") {
        return winner_of(by, "の勝ち").map_or(Outcome::Unknown, |_| Outcome::Ending(Ending::Time));
    }
    if let Some(by) = text.strip_prefix("連続王手の千日手により") {
        let ending = |winner: Color| Outcome::Ending(Ending::PerpetualCheck { by: !winner });
        return winner_of(by, "の勝ち").map_or(Outcome::Unknown, ending);
    }
    let foul = |suffix, of: &dyn Fn(Color) -> Color| {
        winner_of(text, suffix).map(|color| Outcome::Ending(Ending::Foul { by: of(color) }))
    };
    let declared = || winner_of(text, "の入玉勝ち").map(|_| Outcome::Ending(Ending::Declaration));
    let won = || winner_of(text, "の勝ち").map(Outcome::Won);
    let word = || match super::ENDINGS.iter().find(|(_, word)| *word == text) {
        Some((ending, _)) => Outcome::Ending(ending.clone()),
        None => Outcome::Unknown,
    };
    match text {
        FOUL_WINS => Outcome::Ending(Ending::Foul { by: !turn }),
        FOUL_LOSES => Outcome::Ending(Ending::Foul { by: turn }),
        _ => foul("の反則勝ち", &|winner| !winner)
            .or_else(|| foul("の反則負け", &|loser| loser))
            .or_else(declared)
            .or_else(won)
            .unwrap_or_else(word),
    }
}

/// The player named before `suffix`, if that is all there is.
fn winner_of(text: &str, suffix: &str) -> Option<Color> {
    match text.strip_suffix(suffix)? {
        "先手" | "下手" => Some(Color::Black),
        "後手" | "上手" => Some(Color::White),
        _ => None,
    }
}
