//! Reading KIF: the main line, and a finding for whatever is not in it.

use super::line::{self, Line, MoveText, What};
use super::{FOUL, HEADERS, OTHER_START, ending_of, setup_of};
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
    fn new(trust: bool) -> Reader<'a> {
        Reader {
            draft: Draft::new(Format::Kif, trust),
            handicap: None,
            diagram: DiagramReader::default(),
            in_variation: false,
        }
    }

    fn read_line(&mut self, line: &'a str) -> Result<(), Finding> {
        let text = line.trim_end_matches([' ', '\t', '\u{3000}']);
        if text.is_empty() || text.starts_with('#') {
            return Ok(());
        }
        if text.starts_with("変化") {
            self.in_variation = true;
            self.draft.find(1, FindingKind::VariationNotRead);
        }
        if self.in_variation {
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

    fn take_header(&mut self, word: &str, value: &'a str, column: usize) {
        let key = match word {
            "手合割" => {
                let name = before_remark(value);
                self.handicap = Some(Named { name, line: self.draft.line, column });
                self.draft.recognised = true;
                return;
            }
            "先手" | "下手" => Key::Black,
            "後手" | "上手" => Key::White,
            word => HEADERS
                .iter()
                .find(|(_, own)| *own == word)
                .map_or_else(|| Key::Other(word.to_owned()), |(key, _)| key.clone()),
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
        if !self.draft.is_broken() {
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

/// What a closing line says of the result.
enum Closing {
    Ending(Ending),
    /// Somebody won; it does not say how.
    Won(Color),
    Unknown,
}

/// Whether the closing line repeats the ending before it. It may say what kind of foul there was.
fn closing_agrees(ending: &Ending, closing: &Closing, turn: Color) -> (bool, Option<Ending>) {
    match closing {
        Closing::Won(winner) => (ending.winner(turn).is_none_or(|own| own == *winner), None),
        Closing::Ending(stated) => {
            let same_winner = ending.winner(turn) == stated.winner(turn);
            let told = match (ending, stated) {
                (Ending::Foul { .. }, Ending::PerpetualCheck { .. }) if same_winner => Some(stated.clone()),
                _ => None,
            };
            (same_winner && (told.is_some() || ending.code() == stated.code()), told)
        }
        Closing::Unknown => (true, None),
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
