//! The board that a command speaks of, what became of it, and when it is played.

use super::act::Deed;
use crate::failure::Failure;
use club::person::PersonId;
use club::time::Hour;
use club::tournament::{Board, Event, Outcome, Report};
use std::fmt;
use std::str::FromStr;

/// A board by its number in the round, or by the two who sit there.
#[derive(Clone, Debug)]
pub(super) enum Which {
    Number(usize),
    Pair([PersonId; 2]),
}

impl FromStr for Which {
    type Err = String;

    fn from_str(text: &str) -> Result<Which, String> {
        let wrong = || "expected a number, or two people such as anna-rossi:luca-verdi".to_owned();
        if let Ok(number) = text.parse() {
            return Ok(Which::Number(number));
        }
        let (one, other) = text.split_once(':').ok_or_else(wrong)?;
        Ok(Which::Pair([one.parse().map_err(|_| wrong())?, other.parse().map_err(|_| wrong())?]))
    }
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Which::Number(number) => write!(f, "{number}"),
            Which::Pair([one, other]) => write!(f, "{one}:{other}"),
        }
    }
}

impl Which {
    /// Its round and number, both from 1. Of several boards of two people it is the first without a result, or where one is
    /// `ended` the last with one.
    pub(super) fn find(&self, deed: &Deed<'_>, round: Option<usize>, ended: bool) -> Result<(usize, usize), Failure> {
        let rounds = deed.state().rounds();
        let pair = match self {
            Which::Number(number) => return Ok((round.unwrap_or(rounds.len()), *number)),
            Which::Pair(pair) => pair,
        };
        let theirs = |board: &Board| pair.iter().all(|person| board.people.contains(person));
        let boards = (1..).zip(rounds).filter(|(number, _)| round.is_none_or(|round| round == *number));
        let boards =
            boards.flat_map(|(round, found)| (1..).zip(&found.boards).map(move |(board, b)| (round, board, b)));
        let found: Vec<_> = boards.filter(|(.., board)| theirs(board)).collect();
        let open = found.iter().find(|(.., board)| board.counted().is_none()).filter(|_| !ended);
        let board = open.or_else(|| found.iter().rev().find(|(.., board)| board.counted().is_some())).or(found.first());
        board.map(|(round, board, _)| (*round, *board)).ok_or_else(|| {
            let values = [("one", pair[0].as_str()), ("other", pair[1].as_str())];
            Failure::at(&self.to_string(), deed.language().text_with_list("club-no-such-pair", &values))
        })
    }
}

/// How a board ended, as somebody types it.
#[derive(clap::Args)]
pub(super) struct ResultArgs {
    /// The event
    pub(super) name: PersonId,
    /// The board, or the two: anna-rossi:luca-verdi
    board: Which,
    /// The winner, or 1-0, 0-1, 1/2, replay, 1-0f, 0-1f, 0-0f
    outcome: String,
    /// Which round [default: the last]
    #[arg(long)]
    round: Option<usize>,
}

impl ResultArgs {
    /// What is said of a board: by the winner's name, or as it is written.
    pub(super) fn report(&self, deed: &Deed<'_>, corrects: bool) -> Result<Report, Failure> {
        let (round, number) = self.board.find(deed, self.round, corrects)?;
        let found = round.checked_sub(1).and_then(|round| deed.state().rounds().get(round));
        let board = found.and_then(|round| round.boards.get(number.checked_sub(1)?));
        let winner = board.and_then(|board| board.people.iter().position(|person| person.as_str() == self.outcome));
        let by_name = winner.map(|side| if side == 0 { Outcome::First } else { Outcome::Second });
        let outcome = by_name.or_else(|| Outcome::from_code(&self.outcome)).ok_or_else(|| {
            let people = board.map(|board| board.people.each_ref().map(PersonId::as_str)).unwrap_or_default();
            let codes = Outcome::ALL.map(Outcome::code);
            let right: Vec<&str> = people.into_iter().filter(|person| !person.is_empty()).chain(codes).collect();
            let text = deed.language().text_with("club-what-result", "right", right.join(", "));
            Failure::at(&self.outcome, text)
        })?;
        Ok(Report { round, board: number, outcome, corrects })
    }
}

/// Notes an hour for a board: of one of the two, or of both, or that one cannot come.
pub(super) fn appoint(
    deed: &mut Deed<'_>,
    (round, board): (usize, usize),
    hour: Option<Hour>,
    said_by: Option<&PersonId>,
    take_back: Option<&PersonId>,
) -> Result<(), Failure> {
    if let Some(person) = take_back {
        return deed.event(Event::TakeBackHour { round, board, person: person.clone() });
    }
    let Some(hour) = hour else { return Ok(()) };
    let found = round.checked_sub(1).and_then(|round| deed.state().rounds().get(round));
    let board_found = found.and_then(|round| round.boards.get(board.checked_sub(1)?));
    let both = board_found.map(|board| board.people.to_vec()).unwrap_or_default();
    // A board that there is not is refused by the event itself.
    let people = match said_by {
        Some(person) => vec![person.clone()],
        None if both.is_empty() => vec![PersonId::nobody()],
        None => both,
    };
    people.into_iter().try_for_each(|person| deed.event(Event::OfferHour { round, board, person, hour }))
}
