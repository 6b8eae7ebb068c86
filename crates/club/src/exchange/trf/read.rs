//! Reading.

use super::line::{Line, PLAYER};
use super::{Absence, Accelerated, BadReport, Cell, Ending, Forbidden, Player, Report, Rest, Tenths};
use std::collections::BTreeMap;

/// Reads a report.
///
/// # Errors
/// The first thing in it that cannot be, and where.
///
/// ```
/// let player = |number: u32, name: &str, score: &str, game: &str| {
///     format!("001 {number:>4}      {name:<33} 1700{:28}{score:>4} {number:>4}  {game:>8}\n", "")
/// };
/// let players = [player(1, "Rossi, Anna", "1.0", "2 w 1"), player(2, "Verdi, Luca", "0.0", "1 b 0")].concat();
/// let text = format!("012 Spring Cup\n142 3\n{players}");
/// let report = club::exchange::trf::read(&text).unwrap();
/// assert_eq!((report.head(12), report.rounds, report.players.len()), (Some("Spring Cup"), Some(3), 2));
/// let error = club::exchange::trf::read(&text.replace("1 b 0", "1 b 1")).unwrap_err();
/// assert_eq!((error.line, error.column), (3, 99));
/// ```
pub fn read(text: &str) -> Result<Report, BadReport> {
    let mut reading = Reading::default();
    // A line may end in CR, in LF or in both.
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    for (number, text) in (1..).zip(text.split(['\r', '\n'])) {
        let line = Line::new(number, text);
        if line.len() > 0 {
            reading.take(&line)?;
        }
    }
    reading.check()?;
    Ok(reading.report)
}

/// A report as far as it has been read.
#[derive(Default)]
struct Reading {
    report: Report,
    /// Which line tells of which player.
    lines: Vec<Line>,
    /// What was said of points, by the letter of the newest version.
    worth: BTreeMap<char, Tenths>,
}

/// The columns of a player's line, beside those of the rounds.
const NUMBER: [usize; 2] = [5, 8];
const RATING: [usize; 2] = [49, 52];
const POINTS: [usize; 2] = [81, 84];
const PLACE: [usize; 2] = [86, 89];
/// Where the first round begins, and how many columns each takes.
const FIRST_ROUND: usize = 92;
const ROUND: usize = 10;

impl Reading {
    fn take(&mut self, line: &Line) -> Result<(), BadReport> {
        let tag: String = (1..=3).map(|column| line.sign(column)).collect();
        if tag.contains(char::is_whitespace) || !tag.is_ascii() {
            return Err(line.wrong(1, format!("expected three letters or figures such as 001 or 012, found {tag:?}")));
        }
        match tag.as_str() {
            "###" => self.report.others.push(line.text(1, line.len())),
            _ => {
                line.blank(&[4])?;
                self.take_tagged(&tag, line)?;
            }
        }
        Ok(())
    }

    fn take_tagged(&mut self, tag: &str, line: &Line) -> Result<(), BadReport> {
        let report = &mut self.report;
        match tag {
            "001" => {
                let player = player(line)?;
                if report.players.iter().any(|other| other.number == player.number) {
                    let what =
                        format!("{} is there twice; expected a number of its own for each player", player.number);
                    return Err(line.wrong(NUMBER[0], what));
                }
                report.players.push(player);
                self.lines.push(Line::new(line.number, &line.text(1, line.len())));
            }
            "142" | "XXR" => report.rounds = Some(line.needed([5, line.len().max(5)], "a number of rounds")?),
            "152" => report.top_began = Some(first_colour(line)?),
            "XXC" => self.take_switches(line)?,
            "162" => self.take_worth(line)?,
            "XXS" => self.take_worth_by_code(line)?,
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                let letter = line.sign(3);
                let points = line.points([5, line.len().max(5)])?;
                self.tell(line, 5, letter_of(&letter.to_string()), points)?;
            }
            "240" => report.absences.push(absence(line)?),
            "XXZ" => {
                let players = line.numbers(5)?;
                report.absences.push(Absence { round: None, rest: Rest::Zero, players });
            }
            "250" => report.accelerated.push(accelerated(line)?),
            "XXA" => report.accelerated.extend(accelerated_by_round(line)?),
            "260" => {
                let rounds = [[5, 7], [9, 11]].map(|columns| line.needed(columns, "a round"));
                let [from, to] = rounds;
                report.forbidden.push(Forbidden { rounds: Some([from?, to?]), players: line.numbers(13)? });
            }
            "XXP" => report.forbidden.push(Forbidden { rounds: None, players: line.numbers(5)? }),
            _ => match tag.parse::<u16>() {
                Ok(number) if number % 10 == 2 && tag.bytes().all(|byte| byte.is_ascii_digit()) => {
                    report.heads.push((number, line.tail(5)));
                }
                _ => report.others.push(line.text(1, line.len())),
            },
        }
        Ok(())
    }

    /// `XXC white1 rank`: switches of pairing programs, of which one says what others need to know.
    fn take_switches(&mut self, line: &Line) -> Result<(), BadReport> {
        for (_, word) in line.words(5) {
            match word.as_str() {
                "white1" => self.report.top_began = Some(true),
                "black1" => self.report.top_began = Some(false),
                _ => self.report.others.push(format!("XXC {word}")),
            }
        }
        Ok(())
    }

    /// `162  W 3.0    D 1.0`: a letter and four columns, every nine columns.
    fn take_worth(&mut self, line: &Line) -> Result<(), BadReport> {
        for column in (6..=line.len()).step_by(9) {
            let letter = line.sign(column);
            if letter == ' ' && line.text(column, column + 8).is_empty() {
                continue;
            }
            if !matches!(letter, 'W' | 'D' | 'L' | 'A' | 'Z' | 'P' | 'X') {
                return Err(line.wrong(column, format!("expected one of W, D, L, A, P, X, found {letter:?}")));
            }
            let points = line.points([column + 1, column + 4])?;
            // What an unknown result is worth matters to nobody who waits for it.
            if letter != 'X' {
                self.tell(line, column, letter_of(&letter.to_string()), points)?;
            }
        }
        Ok(())
    }

    /// `XXS W=3 D=1`
    fn take_worth_by_code(&mut self, line: &Line) -> Result<(), BadReport> {
        for (column, word) in line.words(5) {
            let wrong = || line.wrong(column, format!("expected such as W=3, D=1 or PAB=1, found {word:?}"));
            let (code, points) = word.split_once('=').ok_or_else(wrong)?;
            let letter = letter_of(code);
            if letter.is_none() {
                return Err(wrong());
            }
            let points = line.points_of(points, column + code.chars().count() + 1)?;
            self.tell(line, column, letter, points)?;
        }
        Ok(())
    }

    /// What something is worth is said once.
    fn tell(&mut self, line: &Line, column: usize, letter: Option<char>, points: Tenths) -> Result<(), BadReport> {
        let Some(letter) = letter else { return Ok(()) };
        match self.worth.insert(letter, points) {
            Some(was) if was != points => Err(line.wrong(
                column,
                format!(
                    "expected {was} as before, found {points}: one worth for all that is won, drawn, lost or missed"
                ),
            )),
            _ => Ok(()),
        }
    }

    /// What one line alone does not show.
    fn check(&mut self) -> Result<(), BadReport> {
        let worth = &mut self.report.worth;
        let said = |letter: char| self.worth.get(&letter).copied();
        worth.won = said('W').unwrap_or(worth.won);
        worth.drawn = said('D').unwrap_or(worth.drawn);
        worth.lost = said('L').unwrap_or(worth.lost);
        worth.absent = said('A').unwrap_or(worth.absent);
        worth.bye = said('P').unwrap_or(worth.won);
        let numbers: BTreeMap<u16, usize> =
            (0..).zip(&self.report.players).map(|(at, player)| (player.number, at)).collect();
        for (player, line) in self.report.players.iter().zip(&self.lines) {
            for (round, cell) in player.cells.iter().enumerate() {
                self.check_cell(player, round, *cell, line, &numbers)?;
            }
            self.check_points(player, line)?;
        }
        Ok(())
    }

    /// Both lines of a game tell the same.
    fn check_cell(
        &self,
        player: &Player,
        round: usize,
        cell: Cell,
        line: &Line,
        numbers: &BTreeMap<u16, usize>,
    ) -> Result<(), BadReport> {
        let Cell::Board { opponent, is_first, ending } = cell else { return Ok(()) };
        let column = FIRST_ROUND + ROUND * round;
        let theirs = numbers.get(&opponent).filter(|_| opponent != player.number).map(|at| &self.report.players[*at]);
        let Some(theirs) = theirs else {
            return Err(line.wrong(column, format!("expected the number of another player, found {opponent}")));
        };
        match theirs.cells.get(round) {
            Some(&Cell::Board { opponent, is_first: other, ending: end }) if opponent == player.number => {
                if is_first.is_some() && is_first == other {
                    Err(line
                        .wrong(column + 5, format!("expected the other colour than in the line of {}", theirs.number)))
                } else if !ending.fits(end) && !end.fits(ending) {
                    let what = format!("expected what fits the {:?} of {} in this round", end.sign(), theirs.number);
                    Err(line.wrong(column + 7, what))
                } else {
                    Ok(())
                }
            }
            _ => Err(line.wrong(column, format!("expected an opponent who says the same: {opponent} does not"))),
        }
    }

    /// The points are what the rounds come to, unless something else was given.
    fn check_points(&self, player: &Player, line: &Line) -> Result<(), BadReport> {
        let sum: u32 = player.cells.iter().map(|cell| u32::from(self.report.worth.of(*cell).0)).sum();
        let has_more =
            !self.report.accelerated.is_empty() || self.report.others.iter().any(|line| line.starts_with("299"));
        if u32::from(player.points.0) == sum || has_more {
            return Ok(());
        }
        let what = format!("expected {}.{}, to which the rounds come, found {}", sum / 10, sum % 10, player.points);
        Err(line.wrong(POINTS[0], what))
    }
}

/// The letter of the newest version for what older ones called otherwise.
fn letter_of(code: &str) -> Option<char> {
    Some(match code {
        "W" | "WW" | "BW" | "FW" | "FPB" => 'W',
        "D" | "WD" | "BD" | "HPB" => 'D',
        "L" | "WL" | "BL" => 'L',
        "A" | "Z" | "F" | "ZPB" | "FL" => 'A',
        "P" | "U" | "PAB" => 'P',
        _ => return None,
    })
}

fn first_colour(line: &Line) -> Result<bool, BadReport> {
    match line.tail(5).as_str() {
        "W" | "w" => Ok(true),
        "B" | "b" => Ok(false),
        other => Err(line.wrong(5, format!("expected W or B, found {other:?}"))),
    }
}

fn player(line: &Line) -> Result<Player, BadReport> {
    line.blank(&[9, 14, 48, 53, 57, 69, 80, 85, 90, 91])?;
    let sex = Some(line.sign(10)).filter(|sign| *sign != ' ').map(|sign| sign.to_ascii_lowercase());
    if sex.is_some_and(|sex| !matches!(sex, 'm' | 'w' | 'f')) {
        return Err(line.wrong(10, format!("expected m, w or a blank, found {:?}", line.sign(10))));
    }
    let mut player = Player {
        number: line.needed(NUMBER, PLAYER)?,
        sex: sex.map(|sex| if sex == 'f' { 'w' } else { sex }),
        title: line.text(11, 13),
        name: line.text(15, 47),
        rating: line.number(RATING, "a rating")?.filter(|rating| *rating > 0),
        federation: line.text(54, 56),
        id: line.text(58, 68),
        born: line.text(70, 79),
        points: line.points(POINTS)?,
        place: line.number(PLACE, "a place")?.filter(|place| *place > 0),
        cells: Vec::new(),
    };
    // Blank rounds at the end are none; between others they were missed.
    for column in (FIRST_ROUND..=line.len()).step_by(ROUND) {
        player.cells.push(cell(line, column)?);
    }
    Ok(player)
}

fn cell(line: &Line, column: usize) -> Result<Cell, BadReport> {
    line.blank(&[column + 4, column + 6, column + 8, column + 9])?;
    let opponent = line.number([column, column + 3], "an opponent's number")?.filter(|number| *number > 0);
    let (colour, sign) = (line.sign(column + 5).to_ascii_lowercase(), line.sign(column + 7).to_ascii_uppercase());
    let is_first = match colour {
        'w' => Some(true),
        'b' => Some(false),
        '-' | ' ' => None,
        _ => return Err(line.wrong(column + 5, format!("expected w, b, - or a blank, found {colour:?}"))),
    };
    let ending = Ending::ALL.into_iter().find(|ending| ending.sign() == sign);
    match (opponent, ending) {
        (Some(opponent), Some(ending)) if is_first.is_some() || !ending.is_played() => {
            Ok(Cell::Board { opponent, is_first, ending })
        }
        (Some(_), Some(_)) => Err(line.wrong(column + 5, "expected w or b, as a game was played")),
        (Some(_), None) => Err(line.wrong(column + 7, format!("expected one of 1 = 0 W D L + -, found {sign:?}"))),
        (None, _) if is_first.is_some() => {
            Err(line.wrong(column + 5, "expected - or a blank, as there is no opponent"))
        }
        // Some programs write so what has letters now.
        (None, Some(Ending::WonByForfeit)) => Ok(Cell::Alone(Rest::Full)),
        (None, Some(Ending::LostByForfeit)) => Ok(Cell::Alone(Rest::Zero)),
        (None, Some(Ending::Drawn)) => Ok(Cell::Alone(Rest::Half)),
        (None, _) if sign == ' ' => Ok(Cell::Alone(Rest::Zero)),
        (None, _) => rest(line, column + 7).map(Cell::Alone),
    }
}

fn rest(line: &Line, column: usize) -> Result<Rest, BadReport> {
    let sign = line.sign(column).to_ascii_uppercase();
    let wrong = || line.wrong(column, format!("expected one of U F H Z, as there is no opponent, found {sign:?}"));
    Rest::ALL.into_iter().find(|rest| rest.sign() == sign).ok_or_else(wrong)
}

/// `240 H 003  026  047`
fn absence(line: &Line) -> Result<Absence, BadReport> {
    line.blank(&[6, 10])?;
    let rest = rest(line, 5)?;
    Ok(Absence { round: Some(line.needed([7, 9], "a round")?), rest, players: line.numbers(11)? })
}

/// `250      1.0 001 003 0001 0090`
fn accelerated(line: &Line) -> Result<Accelerated, BadReport> {
    line.blank(&[9, 14, 18, 22, 27])?;
    let points = line.points([10, 13])?;
    let number = |columns, what| line.needed(columns, what);
    let found = Accelerated {
        points,
        rounds: [number([15, 17], "a round")?, number([19, 21], "a round")?],
        players: [number([23, 26], PLAYER)?, number([28, 31], PLAYER)?],
    };
    for ([from, to], column) in [(found.rounds, 19), (found.players, 28)] {
        if from > to {
            return Err(line.wrong(column, format!("expected {from} or more, found {to}")));
        }
    }
    Ok(found)
}

/// `XXA 0001  1.0  1.0  0.5`: a player's points round by round.
fn accelerated_by_round(line: &Line) -> Result<Vec<Accelerated>, BadReport> {
    let number = line.needed([5, 8], PLAYER)?;
    let mut found: Vec<Accelerated> = Vec::new();
    for (round, (column, word)) in (1..=u16::MAX).zip(line.words(9)) {
        let points = line.points_of(&word, column)?;
        match found.last_mut().filter(|last| last.points == points && last.rounds[1] + 1 == round) {
            Some(last) => last.rounds[1] = round,
            None => found.push(Accelerated { points, rounds: [round; 2], players: [number; 2] }),
        }
    }
    found.retain(|accelerated| accelerated.points > Tenths(0));
    Ok(found)
}
