//! Teaching games at several boards at once (多面指し tamenzashi): who has a name plays with up to twenty pupils, each at
//! odds of their own. Every board is a game like any other, which both keep; the teacher may end it, and play another there.

use super::odds::ODDS;
use super::{DAY_MS, NOT_BY_THEM, line_of};
use crate::account::Names;
use crate::agreement::{Agreement, Begins};
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::games::{CALLED_OFF, TAKEN, WantedSeat};
use crate::live::{Command, first_wake};
use crate::one_line::one_line;
use crate::random::{self, GameId};
use crate::seats::{Seat, Seats};
use crate::stored::{Agreed, time_of_day_ms};
use crate::two::{Errand, Snapshot};
use crate::who::Who;
use arbiter::{Ruleset, TimeControl};
use shogi::{Color, Handicap};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use store::SimulDeed;

/// Nobody plays at more boards.
pub const MOST_BOARDS: usize = 20;
/// Nobody has more such lists at once.
const MOST_SIMULS: i64 = 50;
/// So long a list of boards stays; the games stay longer.
const DAYS: i64 = 180;

const TOO_MANY_SIMULS: Failure = Failure::new(Kind::NoRoom, "simuls-many");
/// No board is free for somebody of this name.
const NO_BOARD: Failure = Failure::new(Kind::Conflict, "simul-no-board");

/// What somebody wants to play.
#[derive(Clone, Debug, Default)]
pub struct SimulWish {
    /// What it is called.
    pub title: String,
    /// At which boards.
    pub boards: Vec<BoardWish>,
    /// The clock of each player, as a [`TimeControl`]; none if empty.
    pub clock: String,
}

/// A board that somebody wants.
#[derive(Clone, Debug, Default)]
pub struct BoardWish {
    /// Whom it is for; empty if for anybody.
    pub name: String,
    /// One of [`ODDS`], by its name.
    pub odds: String,
}

/// Teaching games at several boards.
#[derive(Clone, Debug)]
pub struct Simul {
    /// Its name in addresses.
    pub id: String,
    /// Who plays at all boards.
    pub teacher: Who,
    /// What it is called.
    pub title: String,
    /// When it is gone: milliseconds since 1970.
    pub ends_ms: i64,
    /// In order.
    pub boards: Vec<Board>,
}

/// A board of them.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its number, from 1.
    pub place: i64,
    /// Whom it is for; empty if for anybody.
    pub name: String,
    /// The games played at it before the last.
    pub before: Vec<GameId>,
    /// The last, which goes on or is over.
    pub game: GameId,
}

/// A board as it stands.
#[derive(Clone, Debug)]
pub struct View {
    /// Which it is.
    pub board: Board,
    /// Its last game, as it was agreed.
    pub agreed: Agreed,
    /// And as it stands.
    pub snapshot: Snapshot,
}

/// Who begins the next even game at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The pupil, as Black.
    Pupil,
    /// The teacher does.
    Teacher,
}

impl Simul {
    fn of(row: store::Simul) -> Option<Simul> {
        let board = |own: store::SimulBoard| {
            let mut before: Vec<GameId> = own.games.iter().filter_map(|id| id.parse().ok()).collect();
            let game = before.pop()?;
            Some(Board { place: own.place, name: own.name, before, game })
        };
        Some(Simul {
            teacher: Who::from(row.teacher.as_str()),
            boards: row.boards.into_iter().map(board).collect::<Option<_>>()?,
            id: row.id,
            title: row.title,
            ends_ms: row.ends_ms,
        })
    }
}

impl View {
    /// The pupil's seat, if somebody has taken it.
    pub fn pupil(&self) -> Option<&Seat> {
        pupil_of(&self.agreed)
    }
}

/// The seat at a board that is not the teacher's, if somebody has taken it.
pub fn pupil_of(agreed: &Agreed) -> Option<&Seat> {
    agreed.seats.players.iter().flatten().find(|seat| seat.visitor != agreed.owner)
}

impl App {
    /// Makes the games at all boards, durably and all at once; the name of the whole in addresses.
    ///
    /// # Errors
    /// If who asks may not teach, or what they want cannot be.
    pub async fn make_simul(&self, teacher: &Who, from: IpAddr, wish: &SimulWish) -> Result<String, Failure> {
        self.may_set(teacher)?;
        self.refuse_held(teacher)?;
        let title = line_of("simul-title", &wish.title, super::LONGEST_TITLE)?;
        let clock = clock_of(&wish.clock)?;
        let count = wish.boards.len();
        let many = u32::try_from(count).ok().and_then(NonZeroU32::new).filter(|_| count <= MOST_BOARDS);
        let many = many.ok_or_else(|| Failure::of_field("simul-boards", &count.to_string()))?;
        let (now_ms, id) = (time_of_day_ms(), random::name());
        let mut games = Vec::new();
        let mut boards = Vec::new();
        for (place, wanted) in (1_i64..).zip(&wish.boards) {
            let name = one_line(&wanted.name);
            if name.chars().count() > super::LONGEST_NAME {
                return Err(Failure::of_field("simul-name", &name));
            }
            let agreed = self.first_game(teacher, &id, odds_of(&wanted.odds)?, clock, now_ms);
            boards.push(store::SimulBoard { place, name, games: vec![agreed.id.to_string()] });
            games.push((agreed.to_row(), first_wake(now_ms, None)));
        }
        if !self.new_games.allows_all(from, many) {
            return Err(Failure::TOO_MANY);
        }
        let simul = store::Simul {
            id: id.clone(),
            teacher: teacher.to_string(),
            title,
            made_ms: now_ms,
            ends_ms: now_ms + DAYS * DAY_MS,
            boards,
        };
        match self.store.simul_deed(SimulDeed::Set(simul, games, MOST_SIMULS)).await {
            Err(store::Error::Taken) => Err(TOO_MANY_SIMULS),
            done => Ok(done.map(|()| id)?),
        }
    }

    /// The first game at a board, where the teacher is White.
    fn first_game(&self, teacher: &Who, simul: &str, odds: Handicap, clock: TimeControl, now_ms: i64) -> Agreed {
        let agreement = Agreement {
            handicap: odds,
            ruleset: Ruleset::FRIENDLY,
            clocks: [clock; 2],
            begins: Begins::OnArrival,
            between_two: true,
            key: Some(random::name().into()),
            simul: Some(simul.to_owned()),
            ..Agreement::even_at_one_screen()
        };
        let name = self.names.of(teacher).map(|name| name.to_string()).unwrap_or_default();
        let seats = Seats { players: [None, Some(Seat::new(teacher.clone(), &name))], arbiter: None };
        Agreed {
            id: GameId::random(),
            created_ms: now_ms,
            owner: teacher.clone(),
            agreement: Arc::new(agreement),
            seats: Arc::new(seats),
            swapped: false,
            previous: None,
            next: None,
            outcome: None,
        }
    }

    /// Those that somebody gives, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn simuls_of(&self, teacher: &Who) -> Result<Vec<Simul>, Failure> {
        let rows = self.store.simuls_of(&teacher.to_string(), time_of_day_ms()).await?;
        Ok(rows.into_iter().filter_map(Simul::of).collect())
    }

    /// Those of this name, for whoever knows it.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if there are none, or none any more.
    pub async fn simul(&self, id: &str) -> Result<Simul, Failure> {
        let row = self.store.simul(id, time_of_day_ms()).await?;
        row.and_then(Simul::of).ok_or(Failure::NOT_FOUND)
    }

    /// The same for who gives them, and nobody else; without the boards of those whom they may not teach.
    ///
    /// # Errors
    /// As [`App::simul`]; to others there are none.
    pub async fn own_simul(&self, who: &Who, id: &str) -> Result<(Simul, Vec<View>), Failure> {
        let simul = self.simul(id).await?;
        if simul.teacher != *who {
            return Err(Failure::NOT_FOUND);
        }
        let mut views = Vec::new();
        for board in &simul.boards {
            let agreed = self.find(board.game.as_str()).await?;
            if self.is_seen(&agreed) {
                let snapshot = self.look(&agreed).await?;
                views.push(View { board: board.clone(), agreed, snapshot });
            }
        }
        Ok((simul, views))
    }

    /// Gives somebody a board that is free: the one that is for them by name, else one that is for anybody. Who sits at one
    /// already stays there. The game's name in addresses.
    ///
    /// # Errors
    /// If there is no board for them, they may not sit down, or cannot be called so.
    pub async fn sit_at_board(&self, who: &Who, from: IpAddr, id: &str, wanted: &str) -> Result<GameId, Failure> {
        let simul = self.simul(id).await?;
        if simul.teacher == *who {
            return Err(Failure::BAD_REQUEST);
        }
        if let Some(own) = self.board_of(who, &simul).await? {
            return Ok(own);
        }
        let name = self.names.at_a_game(who, wanted)?;
        let name = line_of("simul-called", &name, super::LONGEST_NAME)?;
        let by_name = simul.boards.iter().filter(|board| Names::are_alike(&board.name, &name));
        let for_anybody = simul.boards.iter().filter(|board| board.name.is_empty());
        for board in by_name.chain(for_anybody) {
            let agreed = self.find(board.game.as_str()).await?;
            let seat = WantedSeat { name: &name, key: agreed.agreement.key.as_deref(), ..WantedSeat::default() };
            match self.join(&agreed, who.clone(), seat, from).await {
                Ok(_) => return Ok(agreed.id),
                // Over, or somebody has been quicker: perhaps there is another.
                Err(failure) if failure.is(&TAKEN) || failure.is(&CALLED_OFF) => {}
                Err(failure) => return Err(failure),
            }
        }
        Err(NO_BOARD)
    }

    /// The game at the board at which somebody sits, if they do.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn board_of(&self, who: &Who, simul: &Simul) -> Result<Option<GameId>, Failure> {
        for board in &simul.boards {
            let agreed = self.find(board.game.as_str()).await?;
            if agreed.seats.sides_of(who).iter().next().is_some() {
                return Ok(Some(agreed.id));
            }
        }
        Ok(None)
    }

    /// Who is not of age is taught by those who teach at the club.
    ///
    /// # Errors
    /// If a minor wants to sit down at a board of somebody else.
    pub(crate) fn refuse_untaught_minors(&self, comer: &Who, agreed: &Agreed) -> Result<(), Failure> {
        let is_fine = agreed.agreement.simul.is_none() || self.may_be_taught_by(comer, &agreed.owner);
        if is_fine { Ok(()) } else { Err(NOT_BY_THEM) }
    }

    /// Ends the game at a board, if it goes on, without a result.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if there is no such board of theirs.
    pub async fn end_board(&self, teacher: &Who, id: &str, place: i64) -> Result<(), Failure> {
        let agreed = self.own_board(teacher, id, place).await?;
        self.break_off(&agreed).await
    }

    /// The same at all boards.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if they are not theirs.
    pub async fn end_boards(&self, teacher: &Who, id: &str) -> Result<(), Failure> {
        let (_, views) = self.own_simul(teacher, id).await?;
        for view in views {
            self.break_off(&view.agreed).await?;
        }
        Ok(())
    }

    async fn break_off(&self, agreed: &Agreed) -> Result<(), Failure> {
        if agreed.outcome.is_some() {
            return Ok(());
        }
        self.twos.ask(agreed, |answer| Command::Errand(Errand::BreakOff(answer))).await
    }

    /// Another game at a board, at these odds; the one that goes on there ends without a result. In an even game it is
    /// said who begins.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if there is no such board of theirs; if there are no such odds.
    pub async fn play_again(
        &self,
        teacher: &Who,
        from: IpAddr,
        (id, place): (&str, i64),
        (odds, first): (&str, Side),
    ) -> Result<GameId, Failure> {
        let odds = odds_of(odds)?;
        let before = self.own_board(teacher, id, place).await?;
        self.refuse_held(teacher)?;
        if !self.new_games.allows(from) {
            return Err(Failure::TOO_MANY);
        }
        self.break_off(&before).await?;
        // Somebody may have sat down until then.
        let before = self.find(before.id.as_str()).await?;
        let next = next_game(&before, odds, first);
        match self.create(&next).await {
            Ok(()) => {
                self.twos.tell(&before.id, Command::Errand(Errand::Next(next.id.clone()))).await;
                Ok(next.id)
            }
            // The pupil has asked for another game, and was quicker.
            Err(error @ store::Error::Taken) => {
                self.find(before.id.as_str()).await?.next.ok_or_else(|| Failure::internal(error))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The last game at a board.
    async fn own_board(&self, teacher: &Who, id: &str, place: i64) -> Result<Agreed, Failure> {
        let simul = self.simul(id).await?;
        let board = simul.boards.iter().find(|board| board.place == place && simul.teacher == *teacher);
        let agreed = self.find(board.ok_or(Failure::NOT_FOUND)?.game.as_str()).await?;
        if self.is_seen(&agreed) { Ok(agreed) } else { Err(Failure::NOT_FOUND) }
    }

    /// Whether the teacher may see who sits at a board.
    fn is_seen(&self, agreed: &Agreed) -> bool {
        pupil_of(agreed).is_none_or(|seat| self.may_be_taught_by(&seat.visitor, &agreed.owner))
    }

    /// Takes the list of boards away; the games at them are ended, and stay those of who played them.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if it is not theirs.
    pub async fn remove_simul(&self, teacher: &Who, id: &str) -> Result<(), Failure> {
        self.end_boards(teacher, id).await?;
        let deed = SimulDeed::Remove { id: id.to_owned(), teacher: teacher.to_string() };
        Ok(self.store.simul_deed(deed).await?)
    }
}

/// Whoever gives odds is White (HCAP-02).
fn next_game(before: &Agreed, odds: Handicap, first: Side) -> Agreed {
    let agreement = Agreement { handicap: odds, begins: Begins::OnArrival, left: None, ..(*before.agreement).clone() };
    let teacher = if odds == Handicap::Even && first == Side::Teacher { Color::Black } else { Color::White };
    let seats = Seats::clone(&before.seats);
    let sits = seats.sides_of(&before.owner).contains(teacher);
    Agreed {
        id: GameId::random(),
        created_ms: time_of_day_ms(),
        owner: before.owner.clone(),
        agreement: Arc::new(agreement),
        seats: Arc::new(if sits { seats } else { seats.swapped() }),
        swapped: false,
        previous: Some(before.id.clone()),
        next: None,
        outcome: None,
    }
}

fn odds_of(text: &str) -> Result<Handicap, Failure> {
    let odds = Handicap::from_name(text).filter(|odds| ODDS.contains(odds));
    odds.ok_or_else(|| Failure::of_field("simul-odds", text))
}

fn clock_of(text: &str) -> Result<TimeControl, Failure> {
    if text.is_empty() {
        return Ok(TimeControl::Untimed);
    }
    let clock = text.parse::<TimeControl>().ok().filter(|clock| !clock.is_by_the_day());
    clock.ok_or_else(|| Failure::of_field("clock", text))
}
