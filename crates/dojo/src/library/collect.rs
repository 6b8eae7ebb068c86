//! Games played here, as records.

use super::recorded::Recorded;
use crate::agreement::Player;
use crate::app::App;
use crate::failure::Failure;
use crate::live::Course;
use crate::referee::Game;
use crate::stored::Agreed;
use crate::wording;
use arbiter::Phase;
use kifu::{Cursor, Illegal, Key, Record, kif};
use play::{AnyBoard, AnyMove, Board as _};
use shogi::Color;
use store::Event;
use study::{record_clock, record_outcome};
use words::Language;

impl App {
    /// The record of a game as it is stored, over or not.
    pub async fn record_of_game(&self, agreed: Agreed, language: Language) -> Result<Box<dyn Recorded>, Failure> {
        let events = self.store.events(agreed.id.as_str()).await?;
        self.gate.work(move || record_of_game(&agreed, &events, language)).await?
    }
}

/// The record of a game whose events these are. All of it is met again: for a long game that takes a while.
pub fn record_of_game(agreed: &Agreed, events: &[Event], language: Language) -> Result<Box<dyn Recorded>, Failure> {
    let game = Course::replay(agreed, events)?.game;
    match agreed.agreement.variant {
        None => record(agreed, &game, language).map(Box::from),
        Some(_) => family_record(agreed, &game, language).map(Box::from),
    }
}

fn family_record(agreed: &Agreed, game: &Game, language: Language) -> Result<variants::Record, Failure> {
    let AnyBoard::Family(start) = &game.terms().start else { return Err(Failure::NOT_FOUND) };
    let mut record = study::record_of_family(start, game).map_err(|fault| Failure::internal(fault.at(0)))?;
    record.players = Color::ALL.map(|color| player(agreed, color, language));
    let began = wording::day(agreed.created_ms, "%Y/%m/%d %H:%M");
    record.headers.insert(0, (kif::word_of_header(&Key::Started).to_owned(), began));
    Ok(record)
}

/// What a player is called in a record.
fn player(agreed: &Agreed, color: Color, language: Language) -> String {
    let agreement = &agreed.agreement;
    match agreement.player(color) {
        Player::Person => {
            let name = agreed.seats.player(color).map_or("", |seat| &seat.name);
            wording::person(name, agreement, language)
        }
        Player::Computer(level) => wording::computer(level, language),
    }
}

fn record(agreed: &Agreed, game: &Game, language: Language) -> Result<Record, Failure> {
    let agreement = &agreed.agreement;
    let (mut record, cursor) = moves(game)?;
    let headers = &mut record.headers;
    headers.push(Key::Started, &wording::day(agreed.created_ms, "%Y/%m/%d %H:%M"));
    record_clock(headers, &agreement.terms());
    for (key, color) in [(Key::Black, Color::Black), (Key::White, Color::White)] {
        headers.push(key, &player(agreed, color, language));
    }
    if let Some(outcome) = game.outcome() {
        let offence = game.offence().and_then(|offence| offence.filter_map(AnyBoard::standard_move));
        record_outcome(&mut record, cursor, outcome, offence);
    }
    Ok(record)
}

/// What was played in a game of standard shogi, and where it has come to.
pub(crate) fn moves(game: &Game) -> Result<(Record, Cursor), Failure> {
    let preparing = game.phase() == Phase::Opening;
    let start = if preparing { game.position() } else { &game.terms().start };
    let start = start.standard().ok_or(Failure::NOT_FOUND)?;
    let mut record = Record::new(start.to_setup()).map_err(Failure::internal)?;
    let mut cursor = Cursor::new(&record);
    for (played, ply) in game.moves().iter().zip(1..) {
        // There may be fouls that stand, or a pawn that only this game's handicap allows.
        let AnyMove::Shogi(m) = played.m else { continue };
        let illegal = Illegal::new(game.mover(ply), m);
        let id = cursor.play_illegally(&mut record, illegal).map_err(Failure::internal)?;
        record.set_used(id, Some(played.used));
    }
    Ok((record, cursor))
}
