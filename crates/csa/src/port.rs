//! What all sessions share, and what they want of the site.

use super::board::Board;
use super::game::{self, Match};
use super::game_name::Kind;
use super::lobby::{Lobby, Proposal};
use super::name::PlayerName;
use super::played::Played;
use super::request::Login;
use super::summary::{Now, Summary};
use arbiter::{Claims, Declaration, MoveLimit, NoContest, Outcome, Ruleset, Ruling, TimeControl};
use dojo::agreement::Agreement;
use dojo::app::App;
use dojo::games::{AnyGame, Entry, Part, WantedSeat};
use dojo::live::{Command, Hall};
use dojo::random::GameId;
use dojo::rate::PerAddress;
use dojo::seats::{Seat, Seats};
use dojo::stored::{self, Agreed};
use dojo::turns::Asker;
use dojo::two::{Answer, Intent};
use dojo::who::{Bearer, Scope, Who};
use shogi::{Color, Handicap, Position};
use std::error::Error;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

/// A game in which nothing has happened for so long is looked after: when nobody is there for the second time it ends. That
/// is soon, because a line that is only dead is not noticed so quickly: both have closed theirs.
const LOOK_AFTER: Duration = Duration::from_secs(5);
/// Among so many of a player's latest games one that goes on is looked for.
const LATEST: i64 = 10;
/// So much does one address say to all others in a minute.
const TALK_A_MINUTE: u32 = 30;

/// Who has come.
#[derive(Debug)]
pub(crate) struct Comer {
    pub(crate) visitor: Who,
    /// What shows that it is a person.
    pub(crate) bearer: Option<Bearer>,
}

/// The port without its socket.
pub struct Port {
    pub(crate) lobby: Lobby,
    pub(crate) talk: PerAddress,
    app: App,
    max_moves: u32,
}

impl Port {
    /// In whose games so many moves make a draw.
    pub fn new(app: App, max_moves: u32) -> Port {
        Port { lobby: Lobby::default(), talk: PerAddress::a_minute(TALK_A_MINUTE), app, max_moves }
    }

    /// Who logs in: the person whose token they bring, under any name that is no other person's; or a guest, whose name is no
    /// person's, nor could be taken for it.
    ///
    /// # Errors
    /// With the reason if they cannot.
    pub(crate) async fn recognise(&self, login: &Login) -> Result<Comer, String> {
        let comer = match login.token() {
            None => Comer { visitor: login.guest(), bearer: None },
            Some(token) => {
                let known = self.app.identities.program(token).await.map_err(|_| "the server is busy".to_owned())?;
                let Some((bearer, _)) = known.filter(|(_, scopes)| scopes.has(Scope::Play)) else {
                    return Err("the token is not known, has ended, or lacks the scope play".to_owned());
                };
                Comer { visitor: bearer.who().clone(), bearer: Some(bearer) }
            }
        };
        match self.app.names.is_of_other(login.name.as_str(), &comer.visitor) {
            true => Err(format!("username {} is that of a person; choose another, or bring their token", login.name)),
            false => Ok(comer),
        }
    }

    /// Ready when the token by which somebody has come is worth nothing any more.
    pub(crate) async fn end_of(&self, bearer: Option<&Bearer>) {
        match bearer {
            Some(bearer) => self.app.identities.end_of(bearer).await,
            None => std::future::pending().await,
        }
    }

    pub(crate) fn hall(&self) -> Hall<Agreed> {
        self.app.twos.clone()
    }

    /// The summary of a game that is proposed.
    pub(crate) fn proposed(&self, proposal: &Proposal, color: Color) -> String {
        let agreement = self.agreement(proposal);
        let start = agreement.start();
        let mut position = start.clone();
        let moves = proposal.moves.iter().map(|m| {
            let played = Played::new(&position, *m, Duration::ZERO, TimeControl::Untimed);
            position.play_unchecked(*m);
            played
        });
        let summary = Summary {
            id: &proposal.id(),
            names: proposal.pair.players.each_ref().map(PlayerName::as_str),
            turn: Some(color),
            start: &start,
            clocks: agreement.clocks,
            declaration: agreement.ruleset.declaration,
            max_moves: self.max_moves(),
            moves: &moves.collect::<Vec<_>>(),
            now: None,
        };
        summary.to_string()
    }

    fn max_moves(&self) -> Option<u32> {
        (self.max_moves > 0).then_some(self.max_moves)
    }

    /// A game by the rules of programs: a foul loses, mate is for the loser to see, 27 points declare a win.
    fn agreement(&self, proposal: &Proposal) -> Agreement {
        let game = &proposal.pair.game;
        let handicap = match game.kind() {
            Kind::Handicap(handicap) => handicap,
            Kind::Even | Kind::Buoy | Kind::Floodgate => Handicap::Even,
        };
        let ruleset = Ruleset {
            declaration: Declaration::Points27,
            no_contest: NoContest::Draw,
            move_limit: self.max_moves().map_or(MoveLimit::None, MoveLimit::AtOnce),
            claims: Claims::WhilePlaying,
            ..Ruleset::OFFICIAL
        };
        Agreement {
            handicap,
            ruleset,
            clocks: [game.clock(); 2],
            between_two: true,
            csa: Some(game.to_string()),
            ..Agreement::even_at_one_screen()
        }
    }

    /// Begins a game that both have agreed to: makes it, plays the moves it begins with, and tells both.
    pub(crate) async fn start(self: &Arc<Port>, proposal: &Proposal) {
        let seat = |color: Color| {
            let visitor = proposal.visitors[color.index()].clone();
            // On pages a person is called by their own name, which programs may not be able to write.
            let own = self.app.names.of(&visitor).map(|name| name.to_string());
            let name = own.unwrap_or_else(|| proposal.pair.players[color.index()].to_string());
            Some(Seat { visitor, name })
        };
        let arbiter = Some(Seat { visitor: game::arbiter(), name: "CSA".to_owned() });
        let agreed = Agreed {
            id: proposal.game.clone(),
            created_ms: stored::time_of_day_ms(),
            owner: proposal.visitors[Color::Black.index()].clone(),
            agreement: Arc::new(self.agreement(proposal)),
            seats: Arc::new(Seats { players: Color::ALL.map(seat), arbiter }),
            swapped: false,
            previous: None,
            next: None,
            outcome: None,
        };
        let game = Match::between(agreed, proposal.pair.players.each_ref().map(PlayerName::to_string));
        match self.make(&game, proposal).await {
            Ok(()) => {
                let game = Arc::new(game);
                self.lobby.begin(&game);
                tokio::spawn(self.clone().keep(game));
            }
            Err(error) => {
                tracing::error!(game = %game.agreed.id, %error, "a game could not be made");
                self.lobby.fail(proposal);
            }
        }
    }

    async fn make(&self, game: &Match, proposal: &Proposal) -> Result<(), Box<dyn Error + Send + Sync>> {
        self.app.create(&game.agreed).await?;
        let first = game.agreed.agreement.start().turn();
        let players = [first, !first];
        for ((m, ply), color) in proposal.moves.iter().zip(1..).zip(players.into_iter().cycle()) {
            let (outbox, _) = mpsc::channel(1);
            let visitor = proposal.visitors[color.index()].clone();
            let intent = Intent::Move { ply, m: m.to_string() };
            let ask = Command::Ask { visitor, intent, outbox };
            self.hall().send(&game.agreed, ask).await?;
        }
        Ok(())
    }

    /// Keeps a game in the list until it is over. If both players stay away nobody wants it any more, and it is broken off.
    async fn keep(self: Arc<Port>, game: Arc<Match>) {
        let (outbox, mut inbox) = mpsc::channel(256);
        let weak = outbox.downgrade();
        let join = Command::Join { asker: Asker::nowhere(game::arbiter()), since: None, outbox };
        let mut missed = false;
        if self.hall().send(&game.agreed, join).await.is_ok() {
            loop {
                tokio::select! {
                    answer = inbox.recv() => if answer.is_none_or(|answer| outcome(&answer).is_some()) {
                        break;
                    },
                    () = sleep(LOOK_AFTER) => {
                        let nobody = !game.agreed.seats.players.iter().flatten().any(|seat| self.lobby.has(&seat.visitor));
                        if nobody && missed && let Some(outbox) = weak.upgrade() {
                            let intent = Intent::Rule(Ruling::Interrupt);
                            let ask = Command::Ask { visitor: game::arbiter(), intent, outbox };
                            // If the server is closing, the game goes on another time.
                            let _ = self.hall().send(&game.agreed, ask).await;
                        }
                        missed = nobody;
                    }
                }
            }
        }
        self.lobby.end(&game);
    }

    /// The game of programs that a player has left and can go on with: in memory, or stored before a restart.
    pub(crate) async fn unfinished(self: &Arc<Port>, visitor: &Who) -> Option<(Arc<Match>, Color)> {
        if let Some(found) = self.lobby.game_of(visitor) {
            return Some(found);
        }
        let latest = self.app.list(visitor, &Part::default(), LATEST).await.ok()?;
        let unfinished = |entry: Entry| match entry.game {
            AnyGame::Two(agreed) if agreed.outcome.is_none() && agreed.agreement.csa.is_some() => Some(*agreed),
            _ => None,
        };
        let game = Match::new(latest.into_iter().find_map(unfinished)?);
        let color = game.color_of(visitor)?;
        let game = Arc::new(game);
        if self.lobby.list(&game) {
            tokio::spawn(self.clone().keep(game.clone()));
        }
        Some((game, color))
    }

    /// A game from a page as a player sees it who would take its free seat, or has it already.
    ///
    /// # Errors
    /// With the reason if they cannot.
    pub(crate) async fn made(
        &self,
        id: &GameId,
        player: &Seat,
        wish: Option<Color>,
    ) -> Result<(Match, Color), &'static str> {
        let mut agreed = self.app.find(id.as_str()).await.map_err(|_| "no such game")?;
        let own = agreed.seats.sides_of(&player.visitor).iter().next();
        let color = own.or_else(|| agreed.seats.free(&agreed.agreement).next()).ok_or("the seats are taken")?;
        if let Some(reason) = game::hindrance(&agreed) {
            return Err(reason);
        }
        if wish.is_some_and(|wish| wish != color) {
            return Err("the seat of this colour is not free");
        }
        Arc::make_mut(&mut agreed.seats).players[color.index()] = Some(player.clone());
        Ok((Match::new(agreed), color))
    }

    /// Takes the seat at a game from a page, if it is still free and of this colour.
    pub(crate) async fn sit_down(&self, game: &Match, color: Color, from: IpAddr) -> bool {
        let Some(seat) = game.agreed.seats.player(color) else { return false };
        let Ok(agreed) = self.app.find(game.agreed.id.as_str()).await else { return false };
        let wanted = WantedSeat { name: &seat.name, ..WantedSeat::default() };
        let joined = self.app.join(&agreed, seat.visitor.clone(), wanted, from).await;
        joined.is_ok_and(|own| own == color)
    }

    /// How a game stands.
    pub(crate) async fn look(&self, game: &Match) -> Option<Board> {
        let (reply, answer) = oneshot::channel();
        self.hall().send(&game.agreed, Command::Look(reply)).await.ok()?;
        Some(Board::new(&answer.await.ok()?))
    }

    /// The summary of a game that goes on.
    pub(crate) fn summary(&self, game: &Match, color: Color, board: &Board) -> String {
        self.tell(game, Some(color), board, board.start(), board.played())
    }

    /// Where a game is, for those who watch it.
    pub(crate) fn state(&self, game: &Match, board: &Board) -> String {
        self.tell(game, None, board, board.position(), &[])
    }

    fn tell(&self, game: &Match, turn: Option<Color>, board: &Board, start: &Position, moves: &[Played]) -> String {
        let [black, white] = &game.names;
        let summary = Summary {
            id: &game.id,
            names: [black, white],
            turn,
            start,
            clocks: board.clocks(),
            declaration: game.agreed.agreement.ruleset.declaration,
            max_moves: max_moves(&game.agreed.agreement),
            moves,
            now: Some(Now { left: board.left(), last: board.played().last(), plies: board.played().len() }),
        };
        summary.to_string()
    }
}

fn outcome(answer: &Answer) -> Option<Outcome> {
    match answer {
        Answer::Snapshot(snapshot) => snapshot.standing.outcome,
        Answer::Update(update) => update.standing.outcome,
        Answer::Now(now) => now.standing.outcome,
        Answer::People(_)
        | Answer::Review(..)
        | Answer::Said(_)
        | Answer::Greeted(_)
        | Answer::Next(_)
        | Answer::Queue(_)
        | Answer::Hint(..)
        | Answer::Refused(_) => None,
    }
}

/// How many moves make a draw, as far as the protocol can say it.
fn max_moves(agreement: &Agreement) -> Option<u32> {
    match agreement.ruleset.move_limit {
        MoveLimit::None => None,
        MoveLimit::AtOnce(moves) | MoveLimit::AfterChecks(moves) => Some(moves),
    }
}
