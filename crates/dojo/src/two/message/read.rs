//! What clients say.

use super::super::greeting::Greeting;
use crate::ceremony::LONGEST_NUMBER;
use crate::live::{Incoming, Refused};
use crate::random;
use crate::two::command::{Courtesy, Intent};
use crate::two::review::{LONGEST_LINE, remark};
use arbiter::ritual::Style;
use arbiter::{Foul, Offer, Ruling};
use serde::Deserialize;
use shogi::Color;
use std::time::Duration;

/// A message from a client.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    Move {
        ply: u32,
        usi: String,
    },
    Prepared,
    Resign,
    Declare,
    ClaimGame {
        #[serde(default)]
        without_result: bool,
    },
    Takeback,
    Offer {
        offer: String,
        /// How long a break is to be.
        minutes: Option<u32>,
    },
    Answer {
        accept: bool,
        /// What is answered; without it whatever stands.
        offer: Option<String>,
        minutes: Option<u32>,
    },
    Resume,
    Claim {
        ply: u32,
        foul: String,
    },
    Rule {
        ruling: String,
        color: Option<String>,
        foul: Option<String>,
    },
    Close,
    Hint,
    Ready,
    Ceremony {
        step: String,
        /// Of setting up: `ohashi` or `ito`.
        style: Option<String>,
        /// For the lots: any bytes, hexadecimal.
        number: Option<String>,
    },
    Review {
        ply: Option<usize>,
        #[serde(default)]
        line: Vec<String>,
    },
    Say {
        text: String,
    },
    Greet {
        greeting: String,
    },
    Ping,
}

/// Reads a client's message.
///
/// # Errors
/// If it is none of those that the protocol knows.
pub(crate) fn read(text: &str) -> Result<Incoming<Intent>, Refused> {
    let message = serde_json::from_str(text).map_err(|_| Refused::BAD_MESSAGE)?;
    understand(message).ok_or(Refused::BAD_MESSAGE)
}

fn understand(message: Message) -> Option<Incoming<Intent>> {
    Some(Incoming::Intent(match message {
        Message::Ping => return Some(Incoming::Ping),
        Message::Move { ply, usi } => Intent::Move { ply, m: usi },
        Message::Prepared => Intent::Prepared,
        Message::Resign => Intent::Resign,
        Message::Declare => Intent::Declare,
        Message::ClaimGame { without_result } => Intent::ClaimGame { without_result },
        Message::Takeback => Intent::Offer(Offer::Takeback),
        Message::Offer { offer: name, minutes } => Intent::Offer(offer(&name, minutes)?),
        Message::Answer { accept, offer: None, .. } => Intent::Answer { accept, to: None },
        Message::Answer { accept, offer: Some(name), minutes } => {
            Intent::Answer { accept, to: Some(offer(&name, minutes)?) }
        }
        Message::Resume => Intent::Resume,
        Message::Claim { ply, foul } => {
            Intent::Claim { ply: Some(ply).filter(|ply| *ply > 0)?, foul: Foul::from_code(&foul)? }
        }
        Message::Rule { ruling, color: name, foul } => {
            let color = match name {
                Some(name) => Some(Color::named(&name)?),
                None => None,
            };
            Intent::Rule(match ruling.as_str() {
                "foul" => Ruling::Foul { offender: color?, foul: Foul::from_code(&foul?)? },
                "against" => Ruling::Against(Some(color?)),
                "draw" => Ruling::Against(None),
                "absent" => Ruling::Absent(color?),
                "interrupt" => Ruling::Interrupt,
                _ => return None,
            })
        }
        Message::Close => Intent::Close,
        Message::Hint => Intent::Hint,
        Message::Ready => Intent::Courtesy(Courtesy::Ready),
        Message::Ceremony { step, style, number } => Intent::Courtesy(match step.as_str() {
            "greeting" => Courtesy::Greet,
            "style" | "setting_up" => Courtesy::SetUp(Style::from_code(&style?)?),
            "removing" => Courtesy::Remove,
            "lots" => Courtesy::Number(random::from_hex(&number?).filter(|number| number.len() <= LONGEST_NUMBER)?),
            "bow" => Courtesy::Ready,
            _ => return None,
        }),
        Message::Review { ply: None, .. } => Intent::Review(None),
        Message::Review { ply: Some(ply), line } => {
            Intent::Review(Some((ply, line.into_iter().take(LONGEST_LINE + 1).collect())))
        }
        Message::Say { text } => Intent::Say(remark(&text)?),
        Message::Greet { greeting } => Intent::Greet(Greeting::from_code(&greeting)?),
    }))
}

fn offer(name: &str, minutes: Option<u32>) -> Option<Offer> {
    Some(match name {
        "impasse" => Offer::Impasse,
        "repetition" => Offer::Repetition,
        "draw" => Offer::Draw,
        "takeback" => Offer::Takeback,
        "break" => Offer::Break(Duration::from_secs(60 * u64::from(minutes?))),
        "interrupt" => Offer::Interrupt,
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
