//! One connection: from the first line to the last.

mod commands;

use super::game::Match;
use super::line::{Lines, TooLong};
use super::lobby::{Consent, News, Proposal, Sought, Ticket};
use super::port::{Comer, Port};
use super::request::{Login, Request, Target, Wish};
use super::seat::Seat;
use super::watcher::Watchers;
use dojo::places::{Place, Use};
use dojo::random::GameId;
use dojo::refusals;
use dojo::seats;
use dojo::sockets::closed;
use dojo::who::{Bearer, Who};
use shogi::Color;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

/// Whoever connects has so long to log in.
const LOGIN: Duration = Duration::from_secs(30);
/// A game that is proposed has to be agreed to within this time.
const AGREEMENT: Duration = Duration::from_secs(120);
/// A client that has said nothing for so long outside a game is gone.
const SILENCE: Duration = Duration::from_secs(3600);
/// In a game somebody may think for long.
const LONGEST_SILENCE: Duration = Duration::from_secs(24 * 3600);
/// After a game a client without the extended mode has so long to say `LOGOUT`.
const FAREWELL: Duration = Duration::from_secs(5);
/// A client that does not take what it is told for so long is gone.
const SLUGGISH: Duration = Duration::from_secs(10);
/// So much mail may wait for a slow client, then it misses some.
const MAIL: usize = 256;
/// Lines other than moves that a client may send at once, and how long each takes to be forgiven.
const AT_ONCE: u32 = 100;
const EACH: Duration = Duration::from_millis(20);

/// Serves a client until it or the server has had enough.
pub(crate) async fn serve(
    (stream, peer): (TcpStream, IpAddr),
    place: Place,
    port: Arc<Port>,
    mut closing: watch::Receiver<bool>,
) {
    // A move is a small message that must not wait for the next; where the system refuses, it is only slower.
    let _ = stream.set_nodelay(true);
    let (mail, letters) = mpsc::channel(MAIL);
    let mut session = Session {
        stream,
        peer,
        lines: Lines::default(),
        silent_since: Instant::now(),
        pace: Pace::new(),
        port,
        player: None,
        state: State::Strange,
        letters,
        mail,
        watchers: Watchers::default(),
    };
    let talk = async {
        // A client that goes away in the middle of a sentence is no concern of ours.
        while let Ok(Next::GoOn) = session.turn().await {
            place.note(session.used(), session.silent_since);
        }
    };
    let stopping = tokio::select! {
        () = talk => false,
        // Such a line is at no game, so it leaves none.
        () = place.is_wanted() => false,
        () = closed(&mut closing) => true,
    };
    session.end(stopping).await;
}

struct Session {
    stream: TcpStream,
    peer: IpAddr,
    lines: Lines,
    silent_since: Instant,
    pace: Pace,
    port: Arc<Port>,
    player: Option<Player>,
    state: State,
    letters: mpsc::Receiver<News>,
    mail: mpsc::Sender<News>,
    watchers: Watchers,
}

/// Who has logged in.
struct Player {
    ticket: Ticket,
    visitor: Who,
    /// The token of a person, if it has brought one.
    bearer: Option<Bearer>,
    /// Whether it is in the extended mode.
    extended: bool,
}

enum State {
    /// Not logged in.
    Strange,
    /// Perhaps waiting for a game.
    Idle,
    /// A game is proposed.
    Asked(Asked),
    /// At a game.
    Seated(Box<Seat>),
    /// Without the extended mode there is nothing to do any more.
    Leaving { until: Instant },
}

/// A question: will you play this game?
struct Asked {
    what: What,
    color: Color,
    id: String,
    /// How many moves the summary had.
    told: usize,
    agreed: bool,
    until: Instant,
}

enum What {
    New(Arc<Proposal>),
    /// A game that goes on.
    Old(Arc<Match>),
    /// A game from a page, with a seat free.
    Made(Arc<Match>),
}

/// Whether the session goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    GoOn,
    Stop,
}

impl Session {
    /// Waits for whatever comes next, and deals with it.
    async fn turn(&mut self) -> io::Result<Next> {
        if self.lines.is_empty() || !self.pace.allows() {
            return self.wait().await;
        }
        match self.lines.next() {
            Some(Ok(line)) => self.obey(&line).await,
            Some(Err(TooLong)) => {
                self.say("##[ERROR] line too long\n").await?;
                Ok(Next::Stop)
            }
            None => Ok(Next::GoOn),
        }
    }

    async fn wait(&mut self) -> io::Result<Next> {
        let deadline = self.deadline();
        let slow_down = self.pace.next();
        let full = !self.lines.is_empty();
        let mut buffer = [0; 2048];
        let seat = async {
            match &mut self.state {
                State::Seated(seat) => seat.next().await,
                _ => std::future::pending().await,
            }
        };
        let bearer = self.player.as_ref().and_then(|player| player.bearer.as_ref());
        tokio::select! {
            biased;
            // Whoever has it from now on is not the person: their game goes on without them, as if the line were lost.
            () = self.port.end_of(bearer) => Ok(Next::Stop),
            answer = seat => match answer {
                Some(answer) => self.hear(&answer).await,
                // The game's task is gone; what it said is stored. The player comes back to it.
                None => Ok(Next::Stop),
            },
            news = self.letters.recv() => match news {
                Some(news) => self.receive(news).await,
                None => Ok(Next::Stop),
            },
            read = self.stream.read(&mut buffer), if !full => match read? {
                0 => Ok(Next::Stop),
                count => {
                    if self.player.is_some() {
                        self.silent_since = Instant::now();
                    }
                    self.lines.push(&buffer[..count]);
                    Ok(Next::GoOn)
                }
            },
            () = sleep_until(slow_down), if full => Ok(Next::GoOn),
            () = sleep_until(deadline) => self.too_late().await,
        }
    }

    /// What the line is used for.
    fn used(&self) -> Use {
        match self.state {
            State::Strange => Use::Strange,
            State::Idle | State::Leaving { .. } => Use::Idle,
            State::Asked(_) | State::Seated(_) => Use::Busy,
        }
    }

    /// When patience with the client ends.
    fn deadline(&self) -> Instant {
        match &self.state {
            State::Strange => self.silent_since + LOGIN,
            State::Idle => self.silent_since + SILENCE,
            State::Asked(asked) => asked.until,
            State::Seated(seat) => {
                let silence = self.silent_since + LONGEST_SILENCE;
                seat.gives_up().map_or(silence, |at| at.min(silence))
            }
            State::Leaving { until } => *until,
        }
    }

    async fn too_late(&mut self) -> io::Result<Next> {
        match &self.state {
            State::Asked(_) => self.decline("the Server (timed out)").await,
            State::Seated(seat) if seat.gives_up().is_some() => self.at_seat(Seat::leave_game).await,
            _ => Ok(Next::Stop),
        }
    }

    /// Does what a line asks.
    async fn obey(&mut self, line: &str) -> io::Result<Next> {
        let request = Request::read(line);
        if !matches!(&request, Request::Move(_)) || !self.is_turn() {
            self.pace.count();
        }
        if self.player.is_none() {
            return match request {
                Request::Login(login) => self.log_in(login).await,
                Request::KeepAlive | Request::Ignored => Ok(Next::GoOn),
                _ => {
                    // Where a name would stand: what follows may be a secret.
                    refusals::note_log_in(self.peer, line.split(' ').nth(1).unwrap_or_default());
                    self.say("LOGIN:incorrect\n").await?;
                    Ok(Next::Stop)
                }
            };
        }
        match request {
            Request::KeepAlive => self.say("\n").await,
            Request::Ignored => Ok(Next::GoOn),
            Request::Login(_) => self.complain("you are logged in").await,
            Request::Logout => self.log_out().await,
            Request::Challenge => self.say("CHALLENGE ACCEPTED\n").await,
            Request::Agree(id) => self.agree(id.as_deref()).await,
            Request::Reject(id) => match &self.state {
                State::Asked(asked) if id.is_none_or(|id| id == asked.id) => {
                    let name = self.name();
                    self.decline(&name).await
                }
                _ => self.complain("no game is proposed to you").await,
            },
            Request::Move(text) => self.at_seat(async |seat| seat.play(&text).await).await,
            Request::Resign => self.at_seat(Seat::give_up).await,
            Request::Declare => self.at_seat(Seat::declare).await,
            Request::Interrupt => self.at_seat(Seat::interrupt).await,
            Request::Extended(command) if self.is_extended() => self.command(command).await,
            Request::Extended(_) => self.complain("this needs the extended mode: LOGIN NAME PASSWORD x1").await,
            Request::Wrong(reason) => self.complain(&reason).await,
        }
    }

    /// Whether a move that comes now is to be expected.
    fn is_turn(&self) -> bool {
        matches!(&self.state, State::Seated(seat) if seat.is_turn())
    }

    async fn at_seat(&mut self, act: impl AsyncFnOnce(&mut Seat) -> Result<(), super::seat::Idle>) -> io::Result<Next> {
        let State::Seated(seat) = &mut self.state else {
            return self.complain("you are not in a game").await;
        };
        match act(seat).await {
            Ok(()) => Ok(Next::GoOn),
            Err(idle) => self.complain(&idle.to_string()).await,
        }
    }

    async fn log_in(&mut self, login: Login) -> io::Result<Next> {
        let wish = if login.extended { None } else { login.wish().ok() };
        let Comer { visitor, bearer } = match self.port.recognise(&login).await {
            Ok(comer) => comer,
            Err(reason) => return self.refuse(&login, Some(reason)).await,
        };
        let known = login.extended || wish.is_some();
        let enter = || self.port.lobby.enter(&login.name, &visitor, login.extended, self.mail.clone()).ok();
        let Some(ticket) = known.then(enter).flatten() else {
            let taken = login.extended.then(|| format!("username {} is already connected", login.name));
            return self.refuse(&login, taken).await;
        };
        let mut welcome = format!("LOGIN:{} OK\n", login.name);
        if login.extended {
            welcome += "##[LOGIN] +OK x1\n";
        }
        let unfinished = self.port.unfinished(&visitor).await;
        self.player = Some(Player { ticket, visitor, bearer, extended: login.extended });
        self.state = State::Idle;
        self.say(&welcome).await?;
        if let Some((game, color)) = unfinished {
            return self.offer(What::Old(game.clone()), game, color).await;
        }
        match wish {
            Some(wish) => self.seek(wish, true).await,
            None => Ok(Next::GoOn),
        }
    }

    /// Lets nobody in, with the reason if they can be told it.
    async fn refuse(&mut self, login: &Login, reason: Option<String>) -> io::Result<Next> {
        refusals::note_log_in(self.peer, &login.name.to_string());
        let reason = reason.map(|reason| reason + "\n").unwrap_or_default();
        self.say(&format!("LOGIN:incorrect\n{reason}")).await?;
        Ok(Next::Stop)
    }

    /// Asks a player whether they go on with a game, or join it.
    async fn offer(&mut self, what: What, game: Arc<Match>, color: Color) -> io::Result<Next> {
        let Some(board) = self.port.look(&game).await else {
            self.part();
            return self.complain("the game cannot be taken up").await;
        };
        let summary = self.port.summary(&game, color, &board);
        self.note("agree_waiting", Some((game.game_name().to_owned(), Some(color))));
        let (told, until) = (board.played().len(), Instant::now() + AGREEMENT);
        self.state = State::Asked(Asked { what, color, id: game.id.clone(), told, agreed: false, until });
        self.say(&summary).await
    }

    async fn seek(&mut self, wish: Wish, waits: bool) -> io::Result<Next> {
        let Some(player) = &self.player else { return Ok(Next::Stop) };
        let game = match wish.target {
            Target::Named(game) => game,
            Target::Made(id) => return self.ask_for_seat(&id, wish.color).await,
        };
        match self.port.lobby.seek(&player.ticket, game.clone(), wish.color, waits) {
            Sought::Found | Sought::Waits => Ok(Next::GoOn),
            Sought::Nobody => self.complain(&format!("can't find rival for {game}")).await,
            Sought::Refused(reason) => self.complain(&reason).await,
        }
    }

    /// Offers a player the free seat at a game from a page, or their own.
    async fn ask_for_seat(&mut self, id: &GameId, wish: Option<Color>) -> io::Result<Next> {
        let Some(player) = &self.player else { return Ok(Next::Stop) };
        let seat = seats::Seat { visitor: player.visitor.clone(), name: player.ticket.name.to_string() };
        match self.port.made(id, &seat, wish).await {
            Ok((game, color)) => {
                let game = Arc::new(game);
                self.offer(What::Made(game.clone()), game, color).await
            }
            Err(reason) => {
                self.part();
                self.complain(reason).await
            }
        }
    }

    async fn agree(&mut self, id: Option<&str>) -> io::Result<Next> {
        let Some(player) = &self.player else { return Ok(Next::Stop) };
        let asked = match &mut self.state {
            State::Asked(asked) if !asked.agreed && id.is_none_or(|id| id == asked.id) => asked,
            _ => return self.complain("no game is proposed to you").await,
        };
        asked.agreed = true;
        match &asked.what {
            What::Old(game) => {
                let (game, color, told) = (game.clone(), asked.color, asked.told);
                self.sit(game, color, told).await
            }
            What::Made(game) => {
                let (game, color, told) = (game.clone(), asked.color, asked.told);
                if self.port.sit_down(&game, color, self.peer).await {
                    self.sit(game, color, told).await
                } else {
                    self.decline("the Server (taken)").await
                }
            }
            What::New(proposal) => match self.port.lobby.agree(&player.ticket, &proposal.game) {
                Consent::First | Consent::TooLate => Ok(Next::GoOn),
                Consent::Both(proposal) => {
                    self.port.start(&proposal).await;
                    Ok(Next::GoOn)
                }
            },
        }
    }

    /// Answers that the game which is proposed is not played.
    async fn decline(&mut self, by: &str) -> io::Result<Next> {
        let State::Asked(asked) = &self.state else { return Ok(Next::GoOn) };
        let Some(player) = &self.player else { return Ok(Next::Stop) };
        match &asked.what {
            // The lobby tells both.
            What::New(_) => {
                self.port.lobby.reject(&player.ticket, by);
                Ok(Next::GoOn)
            }
            What::Old(_) | What::Made(_) => {
                let line = format!("REJECT:{} by {by}\n", asked.id);
                self.note("connected", None);
                self.part();
                self.say(&line).await
            }
        }
    }

    /// Takes the place at a game that begins or goes on.
    async fn sit(&mut self, game: Arc<Match>, color: Color, told: usize) -> io::Result<Next> {
        self.note("game", Some((game.game_name().to_owned(), Some(color))));
        let Some(player) = &self.player else { return Ok(Next::Stop) };
        match Seat::take(self.port.hall(), game, (player.visitor.clone(), color), told).await {
            Ok(seat) => {
                self.state = State::Seated(Box::new(seat));
                Ok(Next::GoOn)
            }
            Err(_) => Ok(Next::Stop),
        }
    }

    /// Says what the game's task has told.
    async fn hear(&mut self, answer: &dojo::two::Answer) -> io::Result<Next> {
        let State::Seated(seat) = &mut self.state else { return Ok(Next::GoOn) };
        let lines = seat.hear(answer);
        if seat.react().await.is_err() {
            return Ok(Next::Stop);
        }
        if seat.is_over() {
            self.note("connected", None);
            self.part();
        }
        if lines.is_empty() { Ok(Next::GoOn) } else { self.say(&lines).await }
    }

    /// After a game, or one that did not come about: in the extended mode there may be another.
    fn part(&mut self) {
        match &self.player {
            Some(player) if !player.extended => {
                // The name is free for the next game at once.
                self.port.lobby.leave(&player.ticket);
                self.state = State::Leaving { until: Instant::now() + FAREWELL };
            }
            _ => self.state = State::Idle,
        }
    }

    async fn receive(&mut self, news: News) -> io::Result<Next> {
        match news {
            News::Replaced => {
                // The player is not gone, and gives up no game.
                self.state = State::Idle;
                Ok(Next::Stop)
            }
            News::Lines(lines) => self.say(&lines).await,
            News::Proposed(proposal, color) => {
                let (id, told) = (proposal.id(), proposal.moves.len());
                let summary = self.port.proposed(&proposal, color);
                let until = Instant::now() + AGREEMENT;
                self.state = State::Asked(Asked { what: What::New(proposal), color, id, told, agreed: false, until });
                self.say(&summary).await
            }
            News::Rejected(game, by) => match &self.state {
                State::Asked(asked) if asked.is(&game) => {
                    let line = format!("REJECT:{} by {by}\n", asked.id);
                    self.part();
                    self.say(&line).await
                }
                _ => Ok(Next::GoOn),
            },
            News::Started(game, color) => match &self.state {
                State::Asked(asked) if asked.is(&game.agreed.id) => {
                    let told = asked.told;
                    self.sit(game, color, told).await
                }
                _ => Ok(Next::GoOn),
            },
        }
    }

    /// Leaves in order. Who leaves a game like that gives it up.
    async fn log_out(&mut self) -> io::Result<Next> {
        if let State::Asked(asked) = &self.state {
            let line = format!("REJECT:{} by {}\n", asked.id, self.name());
            self.say(&line).await?;
        }
        if let State::Seated(seat) = &mut self.state {
            // The server may be closing; then the player has not left the game.
            let _ = seat.leave_game().await;
        }
        self.say("LOGOUT:completed\n").await?;
        Ok(Next::Stop)
    }

    /// Leaves no trace; a game without a clock would wait for ever, so whoever leaves it gives it up.
    async fn end(self, stopping: bool) {
        if let State::Seated(mut seat) = self.state {
            if !stopping && !seat.game().agreed.agreement.is_timed() {
                let _ = seat.leave_game().await;
            }
            seat.get_up().await;
        }
        if let Some(player) = &self.player {
            self.port.lobby.leave(&player.ticket);
        }
    }

    fn note(&self, status: &'static str, game: Option<(String, Option<Color>)>) {
        if let Some(player) = &self.player {
            self.port.lobby.note(&player.ticket, status, game);
        }
    }

    fn name(&self) -> String {
        self.player.as_ref().map_or(String::new(), |player| player.ticket.name.to_string())
    }

    fn is_extended(&self) -> bool {
        self.player.as_ref().is_some_and(|player| player.extended)
    }

    /// Says what is wrong, to those who understand it: others know no such lines.
    async fn complain(&mut self, reason: &str) -> io::Result<Next> {
        if self.is_extended() { self.say(&format!("##[ERROR] {reason}\n")).await } else { Ok(Next::GoOn) }
    }

    async fn say(&mut self, lines: &str) -> io::Result<Next> {
        timeout(SLUGGISH, self.stream.write_all(lines.as_bytes())).await??;
        Ok(Next::GoOn)
    }
}

impl Asked {
    fn is(&self, id: &GameId) -> bool {
        match &self.what {
            What::New(proposal) => proposal.game == *id,
            What::Old(game) | What::Made(game) => game.agreed.id == *id,
        }
    }
}

/// How fast a client talks. Whoever talks too fast is heard later.
struct Pace {
    /// When everything they have said will be forgiven.
    debt: Instant,
}

impl Pace {
    fn new() -> Pace {
        Pace { debt: Instant::now() }
    }

    fn count(&mut self) {
        self.debt = self.debt.max(Instant::now()) + EACH;
    }

    fn next(&self) -> Instant {
        self.debt.checked_sub(EACH * AT_ONCE).unwrap_or(self.debt)
    }

    fn allows(&self) -> bool {
        self.next() <= Instant::now()
    }
}
