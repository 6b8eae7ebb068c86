//! The commands of the extended mode.

use super::{Next, Session, State};
use crate::buoy::{self, BuoyError};
use crate::game_name::GameName;
use crate::request::Extended;
use shogi::Move;
use std::io;

const HELP: &str = "\
##[HELP] %%GAME NAME +|-|*  %%CHALLENGE NAME +|-|*  %%GAME
##[HELP] %%LIST  %%WHO  %%SHOW ID  %%RATING  %%VERSION
##[HELP] %%CHAT TEXT  %%MUTE [NAME]  %%UNMUTE [NAME]
##[HELP] %%MONITORON ID  %%MONITOROFF ID  %%MONITOR2ON ID  %%MONITOR2OFF ID
##[HELP] %%SETBUOY NAME MOVES [COUNT]  %%DELETEBUOY NAME  %%GETBUOYCOUNT NAME  %%FORK ID [NAME] [PLY]
##[HELP] +OK
";

impl Session {
    /// Does what a command asks.
    pub(super) async fn command(&mut self, command: Extended) -> io::Result<Next> {
        let Some(player) = &self.player else { return Ok(Next::Stop) };
        let (lobby, ticket) = (&self.port.lobby, &player.ticket);
        let answer = match command {
            Extended::Play { wish, waits } if matches!(self.state, State::Idle) => return self.seek(wish, waits).await,
            Extended::Play { .. } => "##[ERROR] you are in a game, or asked to play one\n".to_owned(),
            Extended::StopWaiting => {
                if matches!(self.state, State::Idle) {
                    lobby.stop_seeking(ticket);
                }
                String::new()
            }
            Extended::List => list("LIST", lobby.games()),
            Extended::Who => list("WHO", lobby.people()),
            Extended::Rating => list("RATING", Vec::new()),
            Extended::Version => list("VERSION", vec![format!("Miyako {}", env!("CARGO_PKG_VERSION"))]),
            Extended::Help => HELP.to_owned(),
            Extended::Chat(_) if !self.port.talk.allows(self.peer) => {
                "##[ERROR] so much talk is more than others can read: wait a while\n".to_owned()
            }
            Extended::Chat(text) => {
                lobby.chat(&ticket.name, &text);
                String::new()
            }
            Extended::Mute { whom, mute } => {
                let name = if mute { "MUTE" } else { "UNMUTE" };
                if lobby.mute(ticket, whom, mute) {
                    list(name, Vec::new())
                } else {
                    format!("##[ERROR] too many names: %%{name} without a name mutes all\n")
                }
            }
            Extended::Show(id) => list("SHOW", self.show(&id).await),
            Extended::Monitor { game, kind, on: true } => {
                let known = self.port.lobby.game(&game);
                match known {
                    Some(game) if self.watchers.has_room() => {
                        self.watchers.begin(&self.port, game, kind, self.mail.clone()).await;
                        String::new()
                    }
                    Some(_) => "##[ERROR] too many games watched\n".to_owned(),
                    None => format!("##[ERROR] no such game: {game}\n"),
                }
            }
            Extended::Monitor { game, kind, on: false } => {
                self.watchers.end(&game, kind);
                String::new()
            }
            Extended::SetBuoy { name, moves, count } => done("SETBUOY", self.set_buoy(&name, &moves, count)),
            Extended::DeleteBuoy(name) => {
                done("DELETEBUOY", buoy::read_name(&name).and_then(|name| lobby.delete_buoy(ticket, &name)))
            }
            Extended::BuoyCount(name) => {
                let count = buoy::read_name(&name).ok().and_then(|name| lobby.buoy_count(&name));
                list("GETBUOYCOUNT", vec![count.map_or("-1".to_owned(), |count| count.to_string())])
            }
            Extended::Fork { game, name, ply } => self.fork(&game, name, ply).await,
        };
        if answer.is_empty() { Ok(Next::GoOn) } else { self.say(&answer).await }
    }

    /// The whole state of a game, nothing if there is none.
    async fn show(&self, id: &str) -> Vec<String> {
        let Some(game) = self.port.lobby.game(id) else { return Vec::new() };
        let board = self.port.look(&game).await;
        board.map_or(Vec::new(), |board| self.port.state(&game, &board).lines().map(str::to_owned).collect())
    }

    fn set_buoy(&self, name: &str, moves: &str, count: u32) -> Result<(), BuoyError> {
        self.keep_buoy(buoy::read_name(name)?, buoy::read_moves(moves)?, count)
    }

    fn keep_buoy(&self, name: GameName, moves: Vec<Move>, count: u32) -> Result<(), BuoyError> {
        match &self.player {
            Some(player) => self.port.lobby.set_buoy(&player.ticket, name, moves, count),
            None => Ok(()),
        }
    }

    /// Sets up the moves of a game up to a ply: its last but one, if none is given.
    async fn fork(&self, id: &str, name: Option<String>, ply: Option<usize>) -> String {
        let game = self.port.lobby.game(id);
        let board = match &game {
            Some(game) => self.port.look(game).await,
            None => None,
        };
        let Some((game, board)) = game.zip(board) else {
            return format!("##[ERROR] wrong source game name: {id}\n");
        };
        let played = board.played();
        let ply = ply.unwrap_or(played.len().saturating_sub(1));
        if ply == 0 || ply > played.len() {
            return format!("##[ERROR] number of moves to fork is out of range: {}.\n", played.len());
        }
        let mut answer = String::new();
        let name = name.unwrap_or_else(|| {
            let source: Result<GameName, _> = game.game_name().parse();
            let name = source.map_or(String::new(), |source| {
                let (id, clock) = source.parts();
                format!("buoy_{id}_{ply}{clock}")
            });
            answer = format!("##[FORK]: new buoy game name: {name}\n##[FORK] +OK\n");
            name
        });
        let moves: String = played[..ply].iter().map(|played| played.text.as_str()).collect();
        answer + &done("SETBUOY", self.set_buoy(&name, &moves, 1))
    }
}

/// Lines of an answer, with its end.
fn list(name: &str, lines: Vec<String>) -> String {
    let mut answer: String = lines.iter().map(|line| format!("##[{name}] {line}\n")).collect();
    answer += &format!("##[{name}] +OK\n");
    answer
}

fn done(name: &str, result: Result<(), BuoyError>) -> String {
    match result {
        Ok(()) => format!("##[{name}] +OK\n"),
        Err(error) => format!("##[ERROR] {error}\n"),
    }
}
