//! What a client says, line by line.

mod extended;

pub(crate) use extended::{Extended, Monitor};

use super::game_name::{BadGameName, GameName};
use super::name::PlayerName;
use dojo::random::GameId;
use dojo::who::{Who, is_token};
use shogi::Color;
use std::fmt;

/// A line, read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// An empty line: a sign of life that wants one back.
    KeepAlive,
    /// Spaces, or what only other servers know: nothing is answered.
    Ignored,
    Login(Login),
    Logout,
    /// To the game proposed, perhaps with its id.
    Agree(Option<String>),
    Reject(Option<String>),
    /// What the association's test server knows.
    Challenge,
    /// A move, as far as one can tell before knowing the position; what follows a comma is a comment.
    Move(String),
    /// `%TORYO`
    Resign,
    /// `%KACHI`
    Declare,
    /// `%CHUDAN`
    Interrupt,
    Extended(Extended),
    /// Not understood; why not.
    Wrong(String),
}

/// `LOGIN`, with its password.
#[derive(PartialEq, Eq)]
pub(crate) struct Login {
    pub(crate) name: PlayerName,
    password: String,
    /// The mode with `%%` commands, `x1`. Who is not in it is matched by its password and leaves after the game.
    pub(crate) extended: bool,
}

impl fmt::Debug for Login {
    /// Passwords do not belong into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Login").field("name", &self.name).field("extended", &self.extended).finish_non_exhaustive()
    }
}

/// What somebody wants to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wish {
    pub(crate) target: Target,
    /// What the player would like to be.
    pub(crate) color: Option<Color>,
}

/// With whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// Whoever names the same game.
    Named(GameName),
    /// Whoever has made this game on a page, and left a seat free.
    Made(GameId),
}

impl Default for Wish {
    /// What those want who name no game.
    fn default() -> Wish {
        Wish { target: Target::Named(GameName::default()), color: None }
    }
}

impl Target {
    fn read(text: &str) -> Result<Target, BadGameName> {
        text.parse().map(Target::Made).or_else(|()| text.parse().map(Target::Named))
    }
}

impl Login {
    /// What the password says about the game, before a comma if there is one. A password that speaks of no game leads to
    /// the game of those who name none.
    ///
    /// # Errors
    /// If it speaks of a game that cannot be.
    pub(crate) fn wish(&self) -> Result<Wish, BadGameName> {
        let game = self.password.split(',').next().unwrap_or_default();
        let made = game.split('-').next().unwrap_or_default().parse::<GameId>();
        match (GameName::with_wish(game), made) {
            (_, Ok(id)) => Ok(Wish { target: Target::Made(id), color: color_suffix(game) }),
            (Ok((name, color)), _) => Ok(Wish { target: Target::Named(name), color }),
            (Err(BadGameName::Parts), _) => Ok(Wish::default()),
            (Err(error), _) => Err(error),
        }
    }

    /// The token of a person, if that is what the password is, or what follows its comma.
    pub(crate) fn token(&self) -> Option<&str> {
        let last = self.password.split_once(',').map_or(self.password.as_str(), |(_, secret)| secret);
        Some(last).filter(|text| is_token(text))
    }

    /// Which guest it is. Without a secret nobody ever is the same again.
    pub(crate) fn guest(&self) -> Who {
        self.secret().map_or_else(Who::unknown, |secret| self.name.with_secret(secret))
    }

    /// What proves who somebody is: what follows a comma; in the extended mode, where the password names no game, all of it.
    /// The name of a game is no secret: everybody can read it (`%%WHO`).
    fn secret(&self) -> Option<&str> {
        let secret = match self.password.split_once(',') {
            Some((_, secret)) => secret,
            None if self.extended && self.wish() == Ok(Wish::default()) => &self.password,
            None => return None,
        };
        Some(secret).filter(|secret| !secret.is_empty())
    }
}

fn color_suffix(text: &str) -> Option<Color> {
    match text.rsplit_once('-')?.1 {
        "B" | "b" => Some(Color::Black),
        "W" | "w" => Some(Color::White),
        _ => None,
    }
}

impl Request {
    /// Reads a line.
    pub(crate) fn read(line: &str) -> Request {
        if line.is_empty() {
            return Request::KeepAlive;
        }
        if let Some(command) = line.strip_prefix("%%") {
            return Extended::read(command).unwrap_or_else(Request::Wrong);
        }
        if line.starts_with(['+', '-']) {
            return Request::Move(line.split(',').next().unwrap_or_default().to_owned());
        }
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        match words[..] {
            [] => Request::Ignored,
            ["LOGIN", name, password] => login(name, password, false),
            ["LOGIN", name, password, "x1"] => login(name, password, true),
            // Not even a wrong password is said back.
            ["LOGIN", ..] => Request::Wrong("LOGIN takes a name and a password".to_owned()),
            ["LOGOUT"] => Request::Logout,
            ["AGREE"] => Request::Agree(None),
            ["AGREE", id] => Request::Agree(Some(id.to_owned())),
            ["REJECT"] => Request::Reject(None),
            ["REJECT", id] => Request::Reject(Some(id.to_owned())),
            ["CHALLENGE", ..] => Request::Challenge,
            ["%TORYO"] => Request::Resign,
            ["%KACHI"] => Request::Declare,
            ["%CHUDAN"] => Request::Interrupt,
            _ => Request::unknown(line),
        }
    }

    fn unknown(line: &str) -> Request {
        Request::Wrong(format!("unknown command: {}", line.chars().take(80).collect::<String>()))
    }
}

fn login(name: &str, password: &str, extended: bool) -> Request {
    match name.parse() {
        Ok(name) => Request::Login(Login { name, password: password.to_owned(), extended }),
        Err(()) => Request::Wrong("a name is 1 to 32 letters, digits, '_', '-', '@' or '.'".to_owned()),
    }
}

#[cfg(test)]
mod tests;
