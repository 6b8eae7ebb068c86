//! How a record writes what was agreed and what the referee decided: neither knows the other.

use arbiter::{Foul, Game, Operator, Outcome, Side, Terms, TimeControl};
use kifu::{Cursor, Ending, Headers, Illegal, Key, Record, kif};
use play::{AnyBoard, AnyMove, Attempt};
use shogi::{Color, Piece, Position};
use std::time::Duration;
use variants::{Course, RecordCursor, RecordEnding, RecordFault, RecordFoul, yonin};

/// Adds the headers that tell the players' time and who worked the clock (EQUIP-13); none for a game without a clock.
pub fn record_clock<B: play::Board<Seat: Side>>(headers: &mut Headers, terms: &Terms<B>) {
    let clocks = terms.clocks.as_ref();
    if !clocks.iter().all(|clock| clock.is_timed()) {
        return;
    }
    match clocks {
        [black, white] if black != white => {
            headers.push(Key::BlackTimeControl, &time(*black));
            headers.push(Key::WhiteTimeControl, &time(*white));
        }
        // All have the same.
        _ => clocks.iter().take(1).for_each(|clock| headers.push(Key::TimeControl, &time(*clock))),
    }
    let operator = match terms.operator {
        Operator::Timekeeper => "記録係",
        Operator::Players => "対局者",
    };
    headers.push(Key::ClockOperator, operator);
}

/// The same headers by their Japanese names.
fn clock_in_words<B: play::Board<Seat: Side>>(terms: &Terms<B>) -> Vec<(String, String)> {
    let mut clock = Headers::default();
    record_clock(&mut clock, terms);
    clock.iter().map(|(key, value)| (kif::word_of_header(key).to_owned(), value.to_owned())).collect()
}

/// A clock as records write it: `1時間30分+60秒`, `10分切れ負け`, `5分+5秒加算`.
fn time(clock: TimeControl) -> String {
    let main = amount(clock.main());
    match clock {
        TimeControl::Untimed => "なし".to_owned(),
        TimeControl::Stopwatch { .. } => format!("{main}（ストップウォッチ）"),
        TimeControl::SuddenDeath { .. } => format!("{main}切れ負け"),
        TimeControl::Byoyomi { considerations: 0, period, .. } => format!("{main}+{}", amount(period)),
        TimeControl::Byoyomi { considerations, period, .. } => {
            format!("{main}+{}+考慮時間{considerations}回", amount(period))
        }
        TimeControl::Increment { increment, .. } => format!("{main}+{}加算", amount(increment)),
    }
}

fn amount(time: Duration) -> String {
    let seconds = time.as_secs();
    let parts = [(seconds / 3600, "時間"), (seconds / 60 % 60, "分"), (seconds % 60, "秒")];
    let text: String = parts.iter().filter(|(n, _)| *n > 0).map(|(n, unit)| format!("{n}{unit}")).collect();
    if text.is_empty() { "0分".to_owned() } else { text }
}

/// Adds how the game ended to a record at whose last move `cursor` is: the foul, if it was one that can stand there
/// (FOUL-16), and the ending.
pub fn record_outcome(record: &mut Record, mut cursor: Cursor, outcome: Outcome, offence: Option<Attempt>) {
    // Who changes a move makes two in a row, on paper; the name of the foul tells them apart.
    if let Outcome::Foul { loser, foul, .. } = outcome
        && foul != Foul::ChangedMove
        && let Some(attempt) = offence.and_then(|offence| recorded_attempt(cursor.position(), offence))
    {
        let _ = cursor.play_illegally(record, Illegal::new(loser, attempt));
    }
    let _ = cursor.end(record, recorded_ending(outcome));
}

fn recorded_attempt(position: &Position, offence: Attempt) -> Option<kifu::Attempt> {
    match offence {
        Attempt::Move(m) => Some(m.into()),
        Attempt::DropPromoted { piece, to } => {
            Some(kifu::Attempt::Changed { from: None, to, piece: piece.kind().promoted()? })
        }
        Attempt::TurnBack(square) => {
            let stood = position.piece_at(square).map(Piece::kind)?;
            let turned = if stood.is_promoted() { stood.unpromoted() } else { stood.promoted()? };
            Some(kifu::Attempt::Changed { from: Some(square), to: square, piece: turned })
        }
        Attempt::Straddle(..) | Attempt::TurnPoint(_) | Attempt::Pass => None,
    }
}

/// The ending of a record for an outcome of a game (END-01 … END-08, FOUL-16).
fn recorded_ending(outcome: Outcome) -> Ending {
    match outcome {
        Outcome::Resign { .. } => Ending::Resign,
        Outcome::Mate { .. } => Ending::Mate,
        Outcome::NoLegalMove { .. } => Ending::NoLegalMove,
        Outcome::Time { .. } => Ending::Time,
        Outcome::Foul { loser, foul: Foul::PerpetualCheck, .. } => Ending::PerpetualCheck { by: loser },
        Outcome::Foul { loser, foul, ply } => {
            Ending::Foul { by: loser, name: Some(foul.kanji().to_owned()), ply: Some(ply) }
        }
        Outcome::Points { loser } => Ending::Points { loser },
        Outcome::Declaration { .. } => Ending::Declaration,
        Outcome::FailedDeclaration { .. } => Ending::FailedDeclaration,
        Outcome::Default { loser } => Ending::Default { loser },
        Outcome::Adjudicated { loser } => Ending::Adjudicated { loser },
        Outcome::Repetition { agreed } => Ending::Repetition { agreed },
        Outcome::Impasse { declared_by } => Ending::Impasse { declared_by },
        Outcome::Goal { .. } => Ending::Other(outcome.kanji().to_owned()),
        Outcome::AgreedDraw => Ending::AgreedDraw,
        Outcome::MoveLimit => Ending::MoveLimit,
        Outcome::Interrupted => Ending::Interrupted,
    }
}

/// The record of another game of the family: its clock, its moves with their times, how it ended if it did.
///
/// # Errors
/// If it has more moves than a record may have.
pub fn record_of_family(start: &Course, game: &Game<AnyBoard>) -> Result<variants::Record, RecordFault> {
    let mut record = variants::Record::new(start.position().clone());
    record.headers = clock_in_words(game.terms());
    let mut cursor = RecordCursor::new(&record);
    for played in game.moves() {
        let AnyMove::Family(m) = played.m else { continue };
        let id = cursor.play_accepted(&mut record, m.m)?;
        record.set_used(id, Some(played.used));
    }
    if let Some(outcome) = game.outcome() {
        cursor.end(&mut record, family_ending(outcome, game.turn(), game.offence()))?;
    }
    Ok(record)
}

/// The ending of such a record for an outcome of a game, when it was somebody's turn; with the move that was a foul, if it
/// was one (FOUL-16).
pub fn family_ending(outcome: Outcome, turn: Color, offence: Option<Attempt<AnyMove>>) -> RecordEnding {
    match outcome {
        Outcome::Foul { loser, foul, ply } if foul != Foul::PerpetualCheck => {
            let m = match offence {
                Some(Attempt::Move(AnyMove::Family(played))) => Some(played.m),
                _ => None,
            };
            let told = RecordFoul { code: foul.code().to_owned(), name: foul.kanji().to_owned(), ply, m };
            RecordEnding { foul: Some(told), ..RecordEnding::fouled(loser, turn) }
        }
        _ => RecordEnding::new(outcome.kanji(), outcome.winner()),
    }
}

/// The record of a game for four, without names: its clock, its moves with their times, who left and why, and whether it was broken
/// off.
pub fn record_of_four(game: &Game<yonin::Course>) -> yonin::Record {
    let mut record = yonin::Record::new(game.terms().start.position().clone());
    record.headers = clock_in_words(game.terms());
    let mut cursor = yonin::Cursor::new(&record);
    let mut departures = game.departures().iter().peekable();
    for number in 0..=game.moves().len() {
        if let Some(played) = number.checked_sub(1).map(|index| game.moves()[index]) {
            let text = cursor.position().move_text(played.m);
            // What the referee has let stand is a move of the record.
            if let Ok(id) = cursor.play(&mut record, &text) {
                record.set_used(id, Some(played.charged));
            }
        }
        while let Some(out) = departures.next_if(|out| out.after as usize == number) {
            let how = leaving(game, out.seat()).unwrap_or(yonin::Leaving::Resigned);
            let _ = cursor.leave(&mut record, out.seat(), how);
        }
    }
    if game.outcome().is_some_and(|outcome| !matches!(outcome, Outcome::Final(_))) {
        let _ = cursor.end(&mut record, yonin::Reason::Interrupted.code());
    }
    record
}

/// Why somebody is out of a game for four, if they are, and not for mate.
pub fn leaving(game: &Game<yonin::Course>, seat: yonin::Seat) -> Option<yonin::Leaving> {
    let departure = game.departures().iter().find(|departure| departure.seat() == seat)?;
    Some(match departure.how {
        Outcome::Resign { .. } => yonin::Leaving::Resigned,
        Outcome::Time { .. } => yonin::Leaving::Flag,
        Outcome::Foul { .. } => yonin::Leaving::Foul,
        _ => yonin::Leaving::Absent,
    })
}

#[cfg(test)]
mod tests;
