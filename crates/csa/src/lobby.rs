//! Everybody at the port: who is there, who waits for whom, which games are proposed and played.

use super::buoy::{BuoyError, Buoys};
use super::game::{Match, game_id};
use super::game_name::{GameName, Kind};
use super::name::PlayerName;
use super::pairing::{Pair, Queue, Seeker};
use dojo::random::{self, GameId};
use dojo::who::Who;
use shogi::{Color, Move};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;

/// What a session is told by the others.
#[derive(Debug)]
pub(crate) enum News {
    /// A game for it, which begins when both agree.
    Proposed(Arc<Proposal>, Color),
    /// Somebody did not agree.
    Rejected(GameId, String),
    /// Both have agreed.
    Started(Arc<Match>, Color),
    /// Lines for those who want them: talk, and games that are watched.
    Lines(String),
    /// The same player has logged in again, and this session is over.
    Replaced,
}

/// A game that both players have to agree to.
#[derive(Clone, Debug)]
pub(crate) struct Proposal {
    pub(crate) game: GameId,
    pub(crate) pair: Pair,
    pub(crate) visitors: [Who; 2],
    /// With which it begins.
    pub(crate) moves: Vec<Move>,
}

impl Proposal {
    /// The id of the game in the protocol.
    pub(crate) fn id(&self) -> String {
        game_id(self.pair.game.as_str(), self.pair.players.each_ref().map(PlayerName::as_str), &self.game)
    }

    /// Who does not have this colour.
    fn player(&self, color: Color) -> &PlayerName {
        &self.pair.players[color.index()]
    }
}

/// What became of looking for a game.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Sought {
    /// Both are told of it.
    Found,
    Waits,
    /// Nobody is there, and the seeker does not wait.
    Nobody,
    /// This colour cannot be asked for, or must be; a line for whoever asked.
    Refused(String),
}

/// What became of a consent.
#[derive(Debug)]
pub(crate) enum Consent {
    /// The other has not answered.
    First,
    /// Both have agreed: whoever hears this starts the game.
    Both(Arc<Proposal>),
    /// There is no such proposal any more.
    TooLate,
}

/// Who is where. Nothing here waits for anything.
#[derive(Debug, Default)]
pub(crate) struct Lobby(Mutex<Floor>);

#[derive(Debug, Default)]
struct Floor {
    sessions: u64,
    people: BTreeMap<PlayerName, Person>,
    queue: Queue,
    buoys: Buoys,
    proposals: HashMap<GameId, (Arc<Proposal>, [bool; 2])>,
    /// By the id of the protocol.
    matches: BTreeMap<String, Arc<Match>>,
}

#[derive(Debug)]
struct Person {
    /// Which of the sessions that had this name.
    session: u64,
    visitor: Who,
    extended: bool,
    mail: mpsc::Sender<News>,
    muted: Muted,
    /// As `%%WHO` says it.
    status: &'static str,
    game: Option<(String, Option<Color>)>,
}

/// Whose talk a player does not want to hear.
#[derive(Debug, Default)]
struct Muted {
    all: bool,
    some: BTreeSet<PlayerName>,
}

/// So many players one can mute by name; who wants to hear fewer mutes all.
const MOST_MUTED: usize = 100;

/// A session's place in the lobby.
#[derive(Clone, Debug)]
pub(crate) struct Ticket {
    pub(crate) name: PlayerName,
    session: u64,
}

/// Somebody else has this name.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct NameTaken;

impl Lobby {
    fn floor(&self) -> MutexGuard<'_, Floor> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a player in. A session of the same player is over then; a line that is dead but does not know it yet keeps
    /// nobody out of their own game; and nobody else takes the name of somebody who has lost the line.
    pub(crate) fn enter(
        &self,
        name: &PlayerName,
        visitor: &Who,
        extended: bool,
        mail: mpsc::Sender<News>,
    ) -> Result<Ticket, NameTaken> {
        let mut floor = self.floor();
        if floor.matches.values().any(|game| game.is_of_other(name, visitor)) {
            return Err(NameTaken);
        }
        if floor.people.get(name).is_some_and(|old| old.visitor != *visitor) {
            return Err(NameTaken);
        }
        // Under whichever name: a person comes under any, but is one player, who does not play themselves.
        let own = floor.people.iter().find(|(_, person)| person.visitor == *visitor).map(|(own, _)| own.clone());
        if let Some(own) = own
            && let Some(old) = floor.people.remove(&own)
        {
            let _ = old.mail.try_send(News::Replaced);
            floor.reject(&own, own.as_str());
            floor.queue.leave(&own);
        }
        floor.sessions += 1;
        let session = floor.sessions;
        let person = Person {
            session,
            visitor: visitor.clone(),
            extended,
            mail,
            muted: Muted::default(),
            status: "connected",
            game: None,
        };
        floor.people.insert(name.clone(), person);
        Ok(Ticket { name: name.clone(), session })
    }

    /// Lets a player go; a game that was proposed to it does not come about.
    pub(crate) fn leave(&self, ticket: &Ticket) {
        let mut floor = self.floor();
        if floor.holds(ticket) {
            floor.reject(&ticket.name, ticket.name.as_str());
            floor.queue.leave(&ticket.name);
            floor.people.remove(&ticket.name);
        }
    }

    /// Looks for a game.
    pub(crate) fn seek(&self, ticket: &Ticket, game: GameName, color: Option<Color>, waits: bool) -> Sought {
        let mut floor = self.floor();
        if !floor.holds(ticket) {
            return Sought::Nobody;
        }
        match (game.kind(), color) {
            (Kind::Floodgate, Some(color)) => {
                let sign = super::summary::sign(color);
                return Sought::Refused(format!("You are not allowed to specify TEBAN {sign} for the game {game}"));
            }
            (Kind::Handicap(_), None) => {
                return Sought::Refused("Random turn preference is not allowed for handicapped games".to_owned());
            }
            _ => {}
        }
        floor.queue.leave(&ticket.name);
        floor.set_status(&ticket.name, "connected", None);
        let seeker = Seeker { name: ticket.name.clone(), game: game.clone(), color };
        let ready = game.kind() != Kind::Buoy || floor.buoys.count(&game).is_some();
        let found = if ready { floor.queue.meet(&seeker, coin()) } else { None };
        match found {
            Some(pair) => {
                floor.propose(pair);
                Sought::Found
            }
            None if waits => {
                floor.set_status(&ticket.name, "game_waiting", Some((game.to_string(), color)));
                floor.queue.wait(seeker);
                Sought::Waits
            }
            None => Sought::Nobody,
        }
    }

    /// Does not look for a game any longer.
    pub(crate) fn stop_seeking(&self, ticket: &Ticket) {
        let mut floor = self.floor();
        if floor.holds(ticket) {
            floor.queue.leave(&ticket.name);
            floor.set_status(&ticket.name, "connected", None);
        }
    }

    /// Pairs those who wait for a floodgate-like game.
    pub(crate) fn draw_lots(&self) {
        let mut floor = self.floor();
        let pairs = floor.queue.draw_lots(|| u32::from_ne_bytes(random::bytes()));
        pairs.into_iter().for_each(|pair| floor.propose(pair));
    }

    /// A player agrees to the game proposed to them.
    pub(crate) fn agree(&self, ticket: &Ticket, game: &GameId) -> Consent {
        let mut floor = self.floor();
        let Some((proposal, agreed)) = floor.proposals.get_mut(game) else { return Consent::TooLate };
        let Some(color) = proposal.color_of(&ticket.name) else { return Consent::TooLate };
        agreed[color.index()] = true;
        if *agreed != [true; 2] {
            floor.set_status_only(&ticket.name, "start_waiting");
            return Consent::First;
        }
        floor.proposals.remove(game).map_or(Consent::TooLate, |(proposal, _)| Consent::Both(proposal))
    }

    /// The game proposed to this player does not come about; `by` is who says so.
    pub(crate) fn reject(&self, ticket: &Ticket, by: &str) {
        let mut floor = self.floor();
        if floor.holds(ticket) {
            floor.reject(&ticket.name, by);
        }
    }

    /// A game that both agreed to could not be made.
    pub(crate) fn fail(&self, proposal: &Proposal) {
        let mut floor = self.floor();
        for name in &proposal.pair.players {
            floor.set_status(name, "connected", None);
            floor.tell(name, News::Rejected(proposal.game.clone(), "the Server (failed)".to_owned()));
        }
    }

    /// A game has begun.
    pub(crate) fn begin(&self, game: &Arc<Match>) {
        let mut floor = self.floor();
        floor.matches.insert(game.id.clone(), game.clone());
        for color in Color::ALL {
            for person in floor.people.values().filter(|person| game.color_of(&person.visitor) == Some(color)) {
                // A session that does not take its mail is about to end.
                let _ = person.mail.try_send(News::Started(game.clone(), color));
            }
        }
    }

    /// A game that has been taken up again after the server was stopped; whether it was not known.
    pub(crate) fn list(&self, game: &Arc<Match>) -> bool {
        self.floor().matches.insert(game.id.clone(), game.clone()).is_none()
    }

    /// A game is over.
    pub(crate) fn end(&self, game: &Match) {
        self.floor().matches.remove(&game.id);
    }

    /// The game in which this visitor plays, and as what.
    pub(crate) fn game_of(&self, visitor: &Who) -> Option<(Arc<Match>, Color)> {
        let floor = self.floor();
        floor.matches.values().find_map(|game| Some((game.clone(), game.color_of(visitor)?)))
    }

    /// Whether a player is there.
    pub(crate) fn has(&self, visitor: &Who) -> bool {
        self.floor().people.values().any(|person| person.visitor == *visitor)
    }

    pub(crate) fn game(&self, id: &str) -> Option<Arc<Match>> {
        self.floor().matches.get(id).cloned()
    }

    /// The ids of all games.
    pub(crate) fn games(&self) -> Vec<String> {
        self.floor().matches.keys().cloned().collect()
    }

    /// Notes what a session does, for others to see.
    pub(crate) fn note(&self, ticket: &Ticket, status: &'static str, game: Option<(String, Option<Color>)>) {
        let mut floor = self.floor();
        if floor.holds(ticket) {
            floor.set_status(&ticket.name, status, game);
        }
    }

    /// A line for everybody, as `%%WHO` has it.
    pub(crate) fn people(&self) -> Vec<String> {
        self.floor().people.iter().map(|(name, person)| person.line(name)).collect()
    }

    /// Lets everybody in the extended mode hear something who wants to.
    pub(crate) fn chat(&self, from: &PlayerName, text: &str) {
        let floor = self.floor();
        for person in floor.people.values().filter(|person| person.extended && !person.muted.contains(from)) {
            let _ = person.mail.try_send(News::Lines(format!("##[CHAT][{from}] {text}\n")));
        }
    }

    /// A player wants to hear no more of what somebody says, or anybody (`None`); or wants to hear it again. Whether that
    /// could be noted.
    pub(crate) fn mute(&self, ticket: &Ticket, whom: Option<PlayerName>, mute: bool) -> bool {
        let mut floor = self.floor();
        if !floor.holds(ticket) {
            return false;
        }
        let Some(Person { muted, .. }) = floor.people.get_mut(&ticket.name) else { return false };
        match whom {
            None if mute => muted.all = true,
            None => *muted = Muted::default(),
            Some(name) if !mute => drop(muted.some.remove(&name)),
            Some(_) if muted.some.len() >= MOST_MUTED => return false,
            Some(name) => drop(muted.some.insert(name)),
        }
        true
    }

    /// Sets up a game; if two wait for it, it is proposed to them.
    pub(crate) fn set_buoy(
        &self,
        owner: &Ticket,
        name: GameName,
        moves: Vec<Move>,
        count: u32,
    ) -> Result<(), BuoyError> {
        let mut floor = self.floor();
        floor.buoys.set(name.clone(), owner.name.clone(), moves, count)?;
        while floor.buoys.count(&name).is_some() {
            let Some(pair) = floor.queue.take_two(&name, coin()) else { break };
            floor.propose(pair);
        }
        Ok(())
    }

    pub(crate) fn delete_buoy(&self, asker: &Ticket, name: &GameName) -> Result<(), BuoyError> {
        self.floor().buoys.delete(name, &asker.name)
    }

    pub(crate) fn buoy_count(&self, name: &GameName) -> Option<u32> {
        self.floor().buoys.count(name)
    }
}

impl Floor {
    fn holds(&self, ticket: &Ticket) -> bool {
        self.people.get(&ticket.name).is_some_and(|person| person.session == ticket.session)
    }

    fn tell(&self, name: &PlayerName, news: News) {
        if let Some(person) = self.people.get(name) {
            // A session that does not take its mail is about to end.
            let _ = person.mail.try_send(news);
        }
    }

    fn set_status(&mut self, name: &PlayerName, status: &'static str, game: Option<(String, Option<Color>)>) {
        if let Some(person) = self.people.get_mut(name) {
            (person.status, person.game) = (status, game);
        }
    }

    fn set_status_only(&mut self, name: &PlayerName, status: &'static str) {
        if let Some(person) = self.people.get_mut(name) {
            person.status = status;
        }
    }

    fn propose(&mut self, pair: Pair) {
        let visitors = pair.players.each_ref().map(|name| self.people.get(name).map(|person| person.visitor.clone()));
        let [Some(black), Some(white)] = visitors else { return };
        let moves = match pair.game.kind() {
            Kind::Buoy => self.buoys.take(&pair.game).unwrap_or_default(),
            Kind::Even | Kind::Handicap(_) | Kind::Floodgate => Vec::new(),
        };
        let proposal = Arc::new(Proposal { game: GameId::random(), pair, visitors: [black, white], moves });
        for color in Color::ALL {
            let name = proposal.player(color);
            self.set_status(name, "agree_waiting", Some((proposal.pair.game.to_string(), Some(color))));
            self.tell(name, News::Proposed(proposal.clone(), color));
        }
        self.proposals.insert(proposal.game.clone(), (proposal, [false; 2]));
    }

    /// Ends the proposal to this player, if there is one.
    fn reject(&mut self, name: &PlayerName, by: &str) {
        let found = self.proposals.values().find(|(proposal, _)| proposal.color_of(name).is_some());
        let Some(game) = found.map(|(proposal, _)| proposal.game.clone()) else { return };
        let Some((proposal, _)) = self.proposals.remove(&game) else { return };
        for name in &proposal.pair.players {
            self.set_status(name, "connected", None);
            self.tell(name, News::Rejected(game.clone(), by.to_owned()));
        }
    }
}

impl Proposal {
    pub(crate) fn color_of(&self, name: &PlayerName) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.player(*color) == name)
    }
}

impl Muted {
    fn contains(&self, name: &PlayerName) -> bool {
        self.all || self.some.contains(name)
    }
}

impl Person {
    fn line(&self, name: &PlayerName) -> String {
        let protocol = if self.extended { "x1" } else { "CSA" };
        match &self.game {
            Some((game, color)) => {
                let sign = color.map_or('*', super::summary::sign);
                format!("{name} {protocol} {} {game} {sign}", self.status)
            }
            None => format!("{name} {protocol} {}", self.status),
        }
    }
}

fn coin() -> bool {
    random::bytes::<1>()[0] & 1 == 0
}
