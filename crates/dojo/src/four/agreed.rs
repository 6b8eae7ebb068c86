//! A game for four as it was agreed, and who sits at it.

use super::agreement::{Agreement, Seats};
use crate::account::Behind;
use crate::account::names::Names;
use crate::live::Hosted as _;
use crate::random::GameId;
use crate::seats::Seat as Taken;
use crate::stored;
use crate::who::Who;
use crate::wording;
use variants::yonin::Seat;
use words::Language;

/// So many play.
pub const PLAYERS: i64 = Seat::ALL.len() as i64;

/// A game as it was agreed, and who sits at it.
#[derive(Clone, Debug)]
pub struct Agreed {
    /// Its name in addresses and in the database.
    pub id: GameId,
    /// When it was made: milliseconds since 1970.
    pub created_ms: i64,
    /// Who has made it.
    pub owner: Who,
    /// Rules, clock, computers and who begins.
    pub agreement: Agreement,
    /// Who has which seat; `None` is free, or the computer's.
    pub seats: Seats,
    /// Who came first to fourth, by seat; `None` while it goes on.
    pub places: Option<[u8; 4]>,
    /// What has ended it, by name.
    pub reason: Option<String>,
}

impl Agreed {
    /// From the database.
    pub fn from_row(row: &store::Game) -> Result<Agreed, stored::Corrupt> {
        let corrupt = |what| stored::Corrupt { game: row.id.clone(), what };
        let seat = |seat: Seat| {
            let taken = row.seats.iter().find(|taken| taken.side == seat.code())?;
            Some(Taken { visitor: Who::from(taken.visitor.as_str()), name: taken.name.clone() })
        };
        Ok(Agreed {
            id: row.id.parse().map_err(|()| corrupt("id"))?,
            created_ms: row.created_ms,
            owner: Who::from(row.visitor.as_str()),
            agreement: Agreement::read(&row.agreement).ok_or(corrupt("agreement"))?,
            seats: Seat::ALL.map(seat),
            reason: row.outcome.as_ref().and_then(|text| text.split(' ').next()).map(str::to_owned),
            places: row.outcome.as_deref().map(|text| places(text).ok_or(corrupt("outcome"))).transpose()?,
        })
    }

    /// What is said of who sits at a seat: their name, or what they are.
    pub fn name_at(&self, seat: Seat, language: Language) -> String {
        match (self.agreement.computers[seat.index()], &self.seats[seat.index()]) {
            (Some(level), _) => language.text_with("player-computer", "level", words::level(level, language)),
            (None, None) => String::new(),
            (None, Some(taken)) if taken.name.is_empty() => language.text("player-person"),
            (None, Some(taken)) => wording::named(&taken.name, Behind::Person, language),
        }
    }

    /// The same for readers who have others before their eyes, too: a guest is said to be one.
    pub fn shown_at(&self, seat: Seat, names: &Names, language: Language) -> String {
        let named = self.seats[seat.index()].as_ref().filter(|taken| !taken.name.is_empty());
        let behind = named.map_or(Behind::Person, |taken| names.behind(taken));
        wording::named(&self.name_at(seat, language), behind, language)
    }

    /// Whether a visitor could sit down.
    pub fn has_room_for(&self, visitor: &Who) -> bool {
        self.places.is_none() && self.free().next().is_some() && self.seats_of(visitor).next().is_none()
    }

    /// The seats that still want somebody.
    pub fn free(&self) -> impl Iterator<Item = Seat> {
        let free = Seat::ALL
            .map(|seat| self.seats[seat.index()].is_none() && self.agreement.computers[seat.index()].is_none());
        Seat::ALL.into_iter().filter(move |seat| free[seat.index()])
    }
}

/// The places that the database has: `decided 1 4 3 2`.
fn places(outcome: &str) -> Option<[u8; 4]> {
    let places: Vec<u8> = outcome.split(' ').skip(1).map_while(|place| place.parse().ok()).collect();
    places.try_into().ok()
}
