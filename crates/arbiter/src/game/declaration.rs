//! Impasse (持将棋 jishōgi): its points, agreed or declared.

use super::Game;
use crate::{Declaration, ImpasseKings, Outcome, Side};
use play::{Board, Seat};
use shogi::{Color, EnteringKing, Position};

/// Points that each side has in an even game.
const FULL: u32 = 27;
/// Whoever has fewer loses an agreed impasse (END-17).
const ENOUGH: u32 = 24;
/// Whoever declares with so many wins (END-15).
const WINS: u32 = 31;
/// So many pieces besides the king must stand in the promotion zone.
const PIECES: u32 = 10;

/// What an impasse rests on for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImpasseCount {
    /// The conditions of a declaration; its points are those on the board and in hand, without `granted`.
    pub entering: EnteringKing,
    /// Points that the removed pieces of a handicap count for its giver (END-17).
    pub granted: u32,
    /// Points that a declaration counts, with those granted (END-15).
    pub declared: u32,
    /// Points that an agreed impasse counts, with those granted (END-17).
    pub agreed: u32,
}

impl<B: Board<Seat: Side>> Game<B> {
    /// What an impasse would rest on for this player; nothing in other games than standard shogi.
    pub fn impasse(&self, seat: B::Seat) -> ImpasseCount {
        let (Some(position), Some(start)) = (self.position.standard(), self.terms.start.standard()) else {
            return ImpasseCount::default();
        };
        let Some(color) = seat.color() else { return ImpasseCount::default() };
        let entering = position.entering_king(color);
        let granted = granted(start)[color.index()];
        ImpasseCount {
            entering,
            granted,
            declared: entering.points + granted,
            agreed: position.impasse_points(color) + granted,
        }
    }

    /// Whether an impasse is in sight: a king has entered.
    pub fn impasse_in_sight(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.has_entered(color))
    }

    /// Whether an impasse can be agreed (END-17).
    pub fn impasse_can_be_agreed(&self) -> bool {
        let mut kings = Color::ALL.into_iter();
        match self.terms.ruleset.impasse {
            ImpasseKings::Both => kings.all(|color| self.has_entered(color)),
            ImpasseKings::One => kings.any(|color| self.has_entered(color)),
        }
    }

    fn has_entered(&self, color: Color) -> bool {
        let king = self.position.standard().and_then(|position| position.king(color));
        king.is_some_and(|king| king.in_promotion_zone(color))
    }

    /// How the game would end if this player declared now (END-15, END-19); `None` in other games than standard shogi.
    pub fn declared(&self, by: B::Seat) -> Option<Outcome<B::Seat>> {
        self.position.standard()?;
        let (count, opponent) = (self.impasse(by), by.opponent()?);
        let entering = count.entering;
        let conditions = entering.king_in_zone && entering.pieces_in_zone >= PIECES && !entering.in_check;
        let (least, wins) = match self.terms.ruleset.declaration {
            Declaration::Points24 => (ENOUGH, WINS),
            Declaration::Points27 if by.color() == Some(Color::Black) => (FULL + 1, FULL + 1),
            Declaration::Points27 => (FULL, FULL),
        };
        Some(if !conditions || count.declared < least {
            Outcome::FailedDeclaration { loser: by }
        } else if count.declared >= wins {
            Outcome::Declaration { loser: opponent }
        } else {
            Outcome::Impasse { declared_by: Some(by) }
        })
    }

    /// Whether this player would win by declaring now, if it is their turn.
    pub fn wins_by_declaring(&self, by: B::Seat) -> bool {
        matches!(self.declared(by), Some(Outcome::Declaration { .. }))
    }

    /// How the game would end if both agreed on an impasse now (END-17).
    pub fn agreed_impasse(&self) -> Outcome<B::Seat> {
        let short = B::Seat::ALL.iter().find(|seat| self.impasse(**seat).agreed < ENOUGH);
        short.map_or(Outcome::Impasse { declared_by: None }, |loser| Outcome::Points { loser: *loser })
    }
}

/// The points of pieces that are missing from the start, by the side they belonged to: in a handicap they count as if
/// their giver still held them.
fn granted(start: &Position) -> [u32; 2] {
    let points = Color::ALL.map(|color| start.impasse_points(color));
    let missing = (2 * FULL).saturating_sub(points[0] + points[1]);
    let white = FULL.saturating_sub(points[1]).min(missing);
    [missing - white, white]
}
