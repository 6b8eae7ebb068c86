//! The `%%` commands of the extended mode.

use super::{Request, Target, Wish};
use crate::game_name::BadGameName;
use crate::name::PlayerName;
use shogi::Color;

/// A command of the extended mode.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Extended {
    /// `%%GAME` alone: does not wait for a game any longer.
    StopWaiting,
    /// `%%GAME NAME +|-|*`; `%%CHALLENGE` does not wait if nobody is there.
    Play {
        wish: Wish,
        waits: bool,
    },
    List,
    Who,
    Show(String),
    /// `%%MONITORON ID` and its like.
    Monitor {
        game: String,
        kind: Monitor,
        on: bool,
    },
    Chat(String),
    /// `%%MUTE NAME`, `%%UNMUTE NAME`; without a name, all.
    Mute {
        whom: Option<PlayerName>,
        mute: bool,
    },
    Rating,
    Version,
    Help,
    SetBuoy {
        name: String,
        moves: String,
        count: u32,
    },
    DeleteBuoy(String),
    BuoyCount(String),
    /// `%%FORK ID [NAME] [PLY]`: the moves of a game up to a ply, as a buoy.
    Fork {
        game: String,
        name: Option<String>,
        ply: Option<usize>,
    },
}

/// What a monitor is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Monitor {
    /// The whole state, with every move.
    State,
    /// The record so far, then every move.
    Moves,
}

impl Extended {
    /// Reads a command without its `%%`.
    ///
    /// # Errors
    /// With the reason, if it cannot be understood.
    pub(super) fn read(command: &str) -> Result<Request, String> {
        let (word, rest) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        let words: Vec<&str> = rest.split_ascii_whitespace().collect();
        let monitor = |kind, on| match words[..] {
            [game, ..] => Ok(Extended::Monitor { game: game.to_owned(), kind, on }),
            [] => Err(format!("%%{word} needs the id of a game")),
        };
        let extended = match (word, &words[..]) {
            ("GAME", []) => Extended::StopWaiting,
            ("GAME" | "CHALLENGE", [name, color]) => Extended::Play { wish: wish(name, color)?, waits: word == "GAME" },
            ("GAME" | "CHALLENGE", _) => return Err("a game name and a colour (+, - or *) are required".to_owned()),
            ("LIST", _) => Extended::List,
            ("WHO", _) => Extended::Who,
            ("RATING", _) => Extended::Rating,
            ("VERSION", _) => Extended::Version,
            ("HELP", _) => Extended::Help,
            ("SHOW", [game, ..]) => Extended::Show((*game).to_owned()),
            ("MONITORON", _) => monitor(Monitor::State, true)?,
            ("MONITOROFF", _) => monitor(Monitor::State, false)?,
            ("MONITOR2ON", _) => monitor(Monitor::Moves, true)?,
            ("MONITOR2OFF", _) => monitor(Monitor::Moves, false)?,
            ("CHAT", [_, ..]) => Extended::Chat(rest.trim().to_owned()),
            ("MUTE" | "UNMUTE", names) if names.len() < 2 => {
                let whom = names.first().map(|name| name.parse().map_err(|()| format!("not a name: {name}")));
                Extended::Mute { whom: whom.transpose()?, mute: word == "MUTE" }
            }
            ("SETBUOY", [name, moves]) => set_buoy(name, moves, "1")?,
            ("SETBUOY", [name, moves, count]) => set_buoy(name, moves, count)?,
            ("DELETEBUOY", [name]) => Extended::DeleteBuoy((*name).to_owned()),
            ("GETBUOYCOUNT", [name]) => Extended::BuoyCount((*name).to_owned()),
            ("FORK", [game]) => Extended::Fork { game: (*game).to_owned(), name: None, ply: None },
            ("FORK", [game, name]) => {
                Extended::Fork { game: (*game).to_owned(), name: Some((*name).to_owned()), ply: None }
            }
            ("FORK", [game, name, ply]) => {
                let ply = ply.parse().map_err(|_| format!("not a move number: {ply}"))?;
                Extended::Fork { game: (*game).to_owned(), name: Some((*name).to_owned()), ply: Some(ply) }
            }
            _ if word.starts_with('%') => return Ok(Request::Ignored),
            _ => return Ok(Request::unknown(&format!("%%{command}"))),
        };
        Ok(Request::Extended(extended))
    }
}

fn wish(name: &str, color: &str) -> Result<Wish, String> {
    let target = Target::read(name).map_err(|error: BadGameName| format!("bad game name: {error}"))?;
    let color = match color {
        "+" => Some(Color::Black),
        "-" => Some(Color::White),
        "*" => None,
        _ => return Err(format!("not a colour (+, - or *): {color}")),
    };
    Ok(Wish { target, color })
}

fn set_buoy(name: &str, moves: &str, count: &str) -> Result<Extended, String> {
    let count = count.parse().ok().filter(|count| *count > 0).ok_or_else(|| format!("invalid count: {count}"))?;
    Ok(Extended::SetBuoy { name: name.to_owned(), moves: moves.to_owned(), count })
}
