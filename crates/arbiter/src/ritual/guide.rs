//! The ceremony step by step: what comes when, who does it, and what is said (ETIQ-10 … ETIQ-15, ETIQ-18 … ETIQ-21, ETIQ-23).

use super::Role;
use crate::handicap::Odds;
use shogi::Color;
use std::fmt;

/// A step of the ceremony.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Board and stands are set out, the box of pieces in the centre (ETIQ-10).
    SetOut,
    /// 座礼 zarei: a slight bow (ETIQ-11).
    Bow,
    /// The box is opened, the bag taken out, the pieces fall on the board without scattering (ETIQ-11).
    OpenBox,
    /// The kings, the senior's first (ETIQ-12).
    PlaceKings,
    /// The other pieces, one each by turns (ETIQ-13).
    PlacePieces,
    /// Spare pieces go back into the bag, the box under the board or beside it (ETIQ-13).
    PutBoxAside,
    /// The pieces of the handicap leave the board (ETIQ-14).
    RemovePieces,
    /// 振り駒 furigoma: five pawns are thrown (ETIQ-14).
    ThrowPawns,
    /// The pawns go back in the player's style (ETIQ-14).
    PutPawnsBack,
    /// The opening words, with a bow. When both have risen from it the first turn begins (ETIQ-15, RULE-17).
    Greeting,
    /// The game itself, in silence (ETIQ-16).
    Play,
    /// A hand on the stand, a bow, and the words of who has lost (ETIQ-18).
    Concede,
    /// The opponent bows in turn (ETIQ-19).
    Thank,
    /// 感想戦 kansōsen: the moves are played through again, with advice and impressions (ETIQ-20).
    Review,
    /// The pieces are counted into the bag, see [`super::groups`] (ETIQ-21).
    PutAway,
    /// The last bow (ETIQ-23).
    LastBow,
}

impl Step {
    /// Every step, in order.
    pub const ALL: [Step; 16] = [
        Step::SetOut,
        Step::Bow,
        Step::OpenBox,
        Step::PlaceKings,
        Step::PlacePieces,
        Step::PutBoxAside,
        Step::RemovePieces,
        Step::ThrowPawns,
        Step::PutPawnsBack,
        Step::Greeting,
        Step::Play,
        Step::Concede,
        Step::Thank,
        Step::Review,
        Step::PutAway,
        Step::LastBow,
    ];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Step::SetOut => "set_out",
            Step::Bow => "bow",
            Step::OpenBox => "open_box",
            Step::PlaceKings => "place_kings",
            Step::PlacePieces => "place_pieces",
            Step::PutBoxAside => "put_box_aside",
            Step::RemovePieces => "remove_pieces",
            Step::ThrowPawns => "throw_pawns",
            Step::PutPawnsBack => "put_pawns_back",
            Step::Greeting => "greeting",
            Step::Play => "play",
            Step::Concede => "concede",
            Step::Thank => "thank",
            Step::Review => "review",
            Step::PutAway => "put_away",
            Step::LastBow => "last_bow",
        }
    }

    /// What may be said, the usual words first.
    pub const fn phrases(self) -> &'static [Phrase] {
        match self {
            Step::Greeting => &[Phrase::Onegaishimasu],
            Step::Concede => &[Phrase::Makemashita, Phrase::Arimasen],
            Step::Thank | Step::LastBow => &[Phrase::Arigato],
            _ => &[],
        }
    }
}

/// Words of courtesy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// "Please be kind to me", before the game.
    Onegaishimasu,
    /// "I have lost": one of the two ways to resign (END-09).
    Makemashita,
    /// "There is nothing", of moves.
    Arimasen,
    /// "Thank you very much."
    Arigato,
}

impl Phrase {
    /// Every phrase.
    pub const ALL: [Phrase; 4] = [Phrase::Onegaishimasu, Phrase::Makemashita, Phrase::Arimasen, Phrase::Arigato];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Phrase::Onegaishimasu => "onegaishimasu",
            Phrase::Makemashita => "makemashita",
            Phrase::Arimasen => "arimasen",
            Phrase::Arigato => "arigato",
        }
    }

    /// As it is written.
    pub const fn japanese(self) -> &'static str {
        match self {
            Phrase::Onegaishimasu => "よろしくお願いします",
            Phrase::Makemashita => "負けました",
            Phrase::Arimasen => "ありません",
            Phrase::Arigato => "ありがとうございました",
        }
    }

    /// As it is spoken.
    pub const fn reading(self) -> &'static str {
        match self {
            Phrase::Onegaishimasu => "yoroshiku onegaishimasu",
            Phrase::Makemashita => "makemashita",
            Phrase::Arimasen => "arimasen",
            Phrase::Arigato => "arigatō gozaimashita",
        }
    }
}

/// Who does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// One player.
    One(Role),
    /// Both, at once or by turns.
    Both,
}

impl By {
    /// Whether this player is among them.
    pub const fn includes(self, role: Role) -> bool {
        match self {
            By::One(one) => one as u8 == role as u8,
            By::Both => true,
        }
    }
}

/// A step and who does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// What.
    pub step: Step,
    /// Who.
    pub by: By,
}

const fn act(step: Step, by: By) -> Act {
    Act { step, by }
}

const SENIOR: By = By::One(Role::Senior);

/// What comes before the first move. `stronger` is who gives the odds; in a game with lots it does not matter.
pub fn opening(odds: Odds, stronger: Role) -> Vec<Act> {
    let mut acts = vec![
        act(Step::SetOut, By::Both),
        act(Step::Bow, By::Both),
        act(Step::OpenBox, SENIOR),
        act(Step::PlaceKings, By::Both),
        act(Step::PlacePieces, By::Both),
        act(Step::PutBoxAside, SENIOR),
    ];
    match odds {
        Odds::Lots => acts.extend([act(Step::ThrowPawns, SENIOR), act(Step::PutPawnsBack, SENIOR)]),
        Odds::WeakerFirst => {}
        Odds::Pieces(handicap) => {
            let givers = [(Color::White, stronger), (Color::Black, !stronger)];
            let gives = |(color, _): &(Color, Role)| handicap.removed(*color).next().is_some();
            acts.extend(givers.into_iter().filter(gives).map(|(_, role)| act(Step::RemovePieces, By::One(role))));
        }
    }
    acts.push(act(Step::Greeting, By::Both));
    acts
}

/// What comes after the last move. Nobody concedes a draw or a game without result (ETIQ-18); in any other game the
/// loser does, whatever the game was lost by.
pub fn closing(loser: Option<Role>) -> Vec<Act> {
    let mut acts = Vec::new();
    if let Some(loser) = loser {
        acts.extend([act(Step::Concede, By::One(loser)), act(Step::Thank, By::One(!loser))]);
    }
    acts.extend([act(Step::Review, By::Both), act(Step::PutAway, SENIOR), act(Step::LastBow, By::Both)]);
    acts
}

/// A ceremony in progress: each step waits for who does it, and all of it can be skipped (ETIQ-25).
///
/// ```
/// use arbiter::handicap::Odds;
/// use arbiter::ritual::{Guide, Role, opening};
/// let mut guide = Guide::new(opening(Odds::Lots, Role::Senior));
/// guide.skip();
/// assert_eq!(guide.current(), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide {
    acts: Vec<Act>,
    at: usize,
    /// Whether the senior, and the junior, have done their part of the current step.
    done: [bool; 2],
}

impl Guide {
    /// Before the first of these.
    pub fn new(acts: Vec<Act>) -> Guide {
        Guide { acts, at: 0, done: [false; 2] }
    }

    /// All steps.
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// What is to be done now; `None` when the ceremony is over.
    pub fn current(&self) -> Option<Act> {
        self.acts.get(self.at).copied()
    }

    /// Whether the ceremony waits for this player.
    pub fn waits_for(&self, role: Role) -> bool {
        self.current().is_some_and(|act| act.by.includes(role) && !self.done[role as usize])
    }

    /// A player has done their part of the current step.
    ///
    /// # Errors
    /// If the ceremony does not wait for them; nothing changes.
    pub fn done(&mut self, by: Role) -> Result<(), NotTheirTurn> {
        if !self.waits_for(by) {
            return Err(NotTheirTurn);
        }
        self.done[by as usize] = true;
        if Role::ALL.into_iter().all(|role| !self.waits_for(role)) {
            self.at += 1;
            self.done = [false; 2];
        }
        Ok(())
    }

    /// Goes to the end at once. Lots that have not been drawn must still be drawn, without show.
    pub fn skip(&mut self) {
        self.at = self.acts.len();
        self.done = [false; 2];
    }
}

/// The ceremony waits for the other player, or is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotTheirTurn;

impl fmt::Display for NotTheirTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the ceremony does not wait for this player")
    }
}

impl std::error::Error for NotTheirTurn {}

#[cfg(test)]
mod tests;
