//! 手筋 tesuji: good moves with a name. Each is a [`Rule`] over the move and what stands around it.

use super::pattern::PatternId;
use crate::trade::points;
use shogi::{Color, Move, Piece, PieceKind, Position, Square, attacks};

use PieceKind::{Bishop, Dragon, Gold, King, Knight, Lance, Pawn, Rook, Silver};

/// What is known of a move that was played.
#[derive(Clone, Copy)]
pub(super) struct Played {
    m: Move,
    taken: Option<PieceKind>,
}

/// A move, the positions around it and what was played before.
pub(super) struct Scene<'a> {
    before: &'a Position,
    after: &'a Position,
    m: Move,
    us: Color,
    /// What stands on its square afterwards.
    kind: PieceKind,
    /// The moves before, the last one first.
    trail: &'a [Played],
}

/// How many moves before one a rule may ask for.
pub(super) const TRAIL: usize = 4;

impl Played {
    pub(super) fn new(before: &Position, m: Move) -> Played {
        Played { m, taken: before.piece_at(m.to()).map(Piece::kind) }
    }
}

impl<'a> Scene<'a> {
    pub(super) fn new(before: &'a Position, m: Move, after: &'a Position, trail: &'a [Played]) -> Option<Scene<'a>> {
        let kind = after.piece_at(m.to())?.kind();
        Some(Scene { before, after, m, us: before.turn(), kind, trail })
    }

    /// Which of these tesuji the move is.
    pub(super) fn among(&self, known: &[(PatternId, &'static Rule)]) -> impl Iterator<Item = PatternId> {
        let how = if self.m.from().is_none() { How::Drop } else { How::Move };
        let fits = move |rule: &Rule| {
            (rule.piece.is_none() || rule.piece == Some(self.kind)) && (rule.how == How::Any || rule.how == how)
        };
        known.iter().filter(move |(_, rule)| fits(rule) && (rule.is)(self)).map(|(id, _)| *id)
    }

    /// The square so many ranks ahead and files to the left, as the mover sees it.
    fn square(&self, ahead: i8, left: i8) -> Option<Square> {
        step(self.m.to(), self.us, ahead, left)
    }

    /// The enemy piece there.
    fn enemy(&self, ahead: i8, left: i8) -> Option<PieceKind> {
        self.piece_of(!self.us, self.square(ahead, left)?)
    }

    /// The own piece there.
    fn own(&self, ahead: i8, left: i8) -> Option<PieceKind> {
        self.piece_of(self.us, self.square(ahead, left)?)
    }

    fn piece_of(&self, color: Color, square: Square) -> Option<PieceKind> {
        self.after.piece_at(square).filter(|piece| piece.color() == color).map(Piece::kind)
    }

    /// The rank as the mover counts it, from the farthest.
    fn rank(&self) -> u8 {
        self.m.to().rank_from(self.us)
    }

    /// What stands on the first and the second square that is not empty in a direction.
    fn along(&self, ahead: i8, left: i8) -> (usize, [Option<Piece>; 2]) {
        let squares = std::iter::successors(self.square(ahead, left), |at| step(*at, self.us, ahead, left));
        let mut found = [None; 2];
        let mut free = 0;
        for square in squares {
            match (self.after.piece_at(square), found) {
                (None, [None, _]) => free += 1,
                (None, _) => {}
                (piece, [None, _]) => found[0] = piece,
                (piece, _) => {
                    found[1] = piece;
                    break;
                }
            }
        }
        (free, found)
    }

    /// The first piece in a direction, if it is the enemy's.
    fn first_enemy(&self, ahead: i8, left: i8) -> Option<PieceKind> {
        let (_, [first, _]) = self.along(ahead, left);
        first.filter(|piece| piece.color() != self.us).map(Piece::kind)
    }

    /// The enemy pieces that the moved one attacks.
    fn attacked(&self) -> impl Iterator<Item = (Square, PieceKind)> {
        let piece = Piece::new(self.us, self.kind);
        let reached = attacks::attacks(piece, self.m.to(), self.after.occupied());
        reached.into_iter().filter_map(|square| Some((square, self.piece_of(!self.us, square)?)))
    }

    /// The enemy piece ahead came there by taking what stood there.
    fn ahead_has_just_taken(&self, kind: PieceKind) -> bool {
        let last = self.trail.first();
        last.is_some_and(|played| Some(played.m.to()) == self.square(1, 0) && played.taken == Some(kind))
    }
}

fn step(from: Square, color: Color, ahead: i8, left: i8) -> Option<Square> {
    match color {
        Color::Black => from.offset(left, -ahead),
        Color::White => from.offset(-left, ahead),
    }
}

/// Whether a move can be this tesuji as far as piece and kind of move go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    Drop,
    Move,
    Any,
}

/// What makes a move a tesuji.
pub(super) struct Rule {
    pub(super) id: &'static str,
    piece: Option<PieceKind>,
    how: How,
    is: fn(&Scene<'_>) -> bool,
}

const fn drop(id: &'static str, piece: PieceKind, is: fn(&Scene<'_>) -> bool) -> Rule {
    Rule { id, piece: Some(piece), how: How::Drop, is }
}

const fn played(id: &'static str, piece: PieceKind, is: fn(&Scene<'_>) -> bool) -> Rule {
    Rule { id, piece: Some(piece), how: How::Move, is }
}

const fn either(id: &'static str, piece: PieceKind, is: fn(&Scene<'_>) -> bool) -> Rule {
    Rule { id, piece: Some(piece), how: How::Any, is }
}

const fn any(id: &'static str, is: fn(&Scene<'_>) -> bool) -> Rule {
    Rule { id, piece: None, how: How::Any, is }
}

/// All tesuji, as docs/patterns.md lists them.
pub(super) static RULES: [Rule; 30] = [
    drop("wariuchi-gin", Silver, |s| [-1, 1].iter().all(|side| s.enemy(-1, *side).is_some_and(is_major_or_metal))),
    drop("tasuki-gin", Silver, |s| {
        [-1, 1]
            .iter()
            .any(|side| [(1, *side), (-1, -*side)].iter().all(|(a, l)| s.enemy(*a, *l).is_some_and(is_plain_target)))
    }),
    drop("tasuki-kaku", Bishop, |s| {
        let is_target = |kind| matches!(kind, Gold | Rook | Silver);
        [-1, 1]
            .iter()
            .any(|side| [(1, *side), (-1, -*side)].iter().all(|(a, l)| s.first_enemy(*a, *l).is_some_and(is_target)))
    }),
    drop("tataki", Pawn, |s| s.enemy(1, 0).is_some_and(|kind| kind != Pawn)),
    drop("tarefu", Pawn, |s| (2..=4).contains(&s.rank()) && is_empty(s, 1, 0)),
    drop("tsugifu", Pawn, |s| s.enemy(1, 0) == Some(Pawn) && s.ahead_has_just_taken(Pawn)),
    drop("renda", Pawn, is_third_pawn),
    drop("kinzoko", Pawn, |s| s.rank() == 9 && s.own(1, 0) == Some(Gold)),
    drop("awase", Pawn, |s| s.enemy(1, 0) == Some(Pawn)),
    either("fundoshi", Knight, |s| [-1, 1].iter().all(|side| s.enemy(2, *side).is_some_and(is_worth_a_knight))),
    drop("hikae-kei", Knight, will_threaten_as_knight),
    drop("tsugikei", Knight, |s| [-1, 1].iter().any(|side| s.own(2, *side) == Some(Knight))),
    either("futo-kei", Knight, |s| s.enemy(1, 0) == Some(Pawn)),
    either("keito-gin", Silver, |s| s.enemy(1, 0) == Some(Knight)),
    drop("dengaku", Lance, is_skewer),
    drop("gedan-kyo", Lance, |s| s.rank() >= 8),
    any("otebisha", |s| {
        let rooks = |at: Square, kind| attacks::attacks(Piece::new(s.us, kind), at, s.after.occupied());
        let takes_rook = |at: Square, kind| {
            rooks(at, kind).into_iter().any(|square| matches!(s.piece_of(!s.us, square), Some(Rook | Dragon)))
        };
        let checkers = s.after.checkers();
        let checks = |at: Square| s.piece_of(s.us, at).is_some_and(|kind| takes_rook(at, kind));
        !checkers.is_empty() && (takes_rook(s.m.to(), s.kind) || checkers.into_iter().any(checks))
    }),
    any("ryotori", is_fork),
    drop("hara-gin", Silver, |s| [-1, 1].iter().any(|side| s.enemy(0, *side) == Some(King))),
    drop("shiri-gin", Silver, |s| s.enemy(-1, 0) == Some(King)),
    either("atama-kin", Gold, |s| s.enemy(1, 0) == Some(King) && s.after.is_checkmate()),
    played("ikken-ryu", Dragon, |s| {
        [(1, 0), (-1, 0), (0, 1), (0, -1)]
            .iter()
            .any(|(a, l)| s.enemy(2 * a, 2 * l) == Some(King) && is_empty(s, *a, *l))
    }),
    drop("jijin-hisha", Rook, |s| s.rank() >= 7),
    drop("jijin-kaku", Bishop, |s| s.rank() >= 7),
    drop("tomi-kaku", Bishop, |s| s.rank() >= 7 && [-1, 1].iter().any(|side| looks_far(s, *side))),
    played("gin-funari", Silver, |s| s.m.to().in_promotion_zone(s.us)),
    any("kabe-gin", |s| is_wall(s.after, s.us) && !is_wall(s.before, s.us)),
    either("ginbasami", Pawn, |s| {
        let is_between =
            |side: i8| s.enemy(0, side) == Some(Silver) && s.own(0, 2 * side) == Some(Pawn) && !is_empty(s, 1, side);
        [-1, 1].into_iter().any(is_between)
    }),
    played("hashi-kogeki", Pawn, |s| {
        matches!(s.m.to().file(), 1 | 9) && matches!(s.rank(), 4 | 5) && s.enemy(1, 0) == Some(Pawn)
    }),
    played("hisha-saki", Rook, |s| {
        let to = if s.us == Color::Black { s.m.to() } else { s.m.to().rotated() };
        let takes_pawn = s.before.piece_at(s.m.to()).is_some_and(|piece| piece.kind() == Pawn);
        takes_pawn && (to == Square::new(2, 4) || to == Square::new(2, 5))
    }),
];

/// A square of the board with nothing on it.
fn is_empty(s: &Scene<'_>, ahead: i8, left: i8) -> bool {
    s.square(ahead, left).is_some_and(|square| s.after.piece_at(square).is_none())
}

fn is_plain_target(kind: PieceKind) -> bool {
    matches!(kind, Gold | Rook | Silver | Bishop)
}

fn is_major_or_metal(kind: PieceKind) -> bool {
    is_plain_target(kind) || matches!(kind, Dragon | PieceKind::Horse)
}

fn is_worth_a_knight(kind: PieceKind) -> bool {
    is_plain_target(kind) || kind == King || kind.is_promoted()
}

/// The third pawn in a row in front of the same piece, which has taken the two before.
fn is_third_pawn(s: &Scene<'_>) -> bool {
    let [second_taken, second, first_taken, first] = s.trail else { return false };
    let dropped =
        |played: &Played, at: Square| matches!(played.m, Move::Drop { piece, to } if piece.kind() == Pawn && to == at);
    let takes = |played: &Played, to: Option<Square>| played.taken == Some(Pawn) && Some(played.m.to()) == to;
    let is_third = takes(second_taken, s.square(1, 0))
        && dropped(second, second_taken.m.to())
        && second_taken.m.from() == Some(first_taken.m.to())
        && takes(first_taken, Some(first.m.to()))
        && dropped(first, first_taken.m.to());
    is_third && s.enemy(1, 0).is_some_and(|kind| kind != Pawn)
}

/// One jump further it attacks something other than a pawn.
fn will_threaten_as_knight(s: &Scene<'_>) -> bool {
    let lands = |side: &i8| s.square(2, *side).is_some() && s.own(2, *side).is_none();
    let threatens =
        |side: i8| [side - 1, side + 1].into_iter().any(|left| s.enemy(4, left).is_some_and(|kind| kind != Pawn));
    (6..=8).contains(&s.rank()) && [-1, 1].into_iter().filter(lands).any(threatens)
}

/// A lance with two enemy pieces before it, the first no pawn, the second of weight.
fn is_skewer(s: &Scene<'_>) -> bool {
    let (_, pieces) = s.along(1, 0);
    let [Some(first), Some(second)] = pieces else { return false };
    first.color() != s.us && second.color() != s.us && first.kind() != Pawn && is_worth_a_knight(second.kind())
}

/// Two pieces are attacked that are worth more, or that nothing guards, by one that nothing can take; pawns do not count.
fn is_fork(s: &Scene<'_>) -> bool {
    if !s.after.attackers_to(s.m.to(), !s.us).is_empty() {
        return false;
    }
    let counts = |(square, kind): &(Square, PieceKind)| {
        let is_free = || s.after.attackers_to(*square, !s.us).is_empty();
        *kind == King || *kind != Pawn && (points(*kind) > points(s.kind) || is_free())
    };
    s.attacked().filter(counts).take(2).count() == 2
}

/// A bishop's way forward is free for four squares and ends among the enemy's ranks.
fn looks_far(s: &Scene<'_>, side: i8) -> bool {
    let (free, [first, _]) = s.along(1, side);
    let reached = free + usize::from(first.is_some_and(|piece| piece.color() != s.us));
    free >= 4 && usize::from(s.rank()) <= reached + 3
}

/// 壁銀 kabegin: a silver on the bishop's square walls the king in.
fn is_wall(position: &Position, us: Color) -> bool {
    let seen =
        |file, rank| if us == Color::Black { Square::new(file, rank) } else { Square::new(file, rank).rotated() };
    let is_near =
        || [(6, 9), (7, 9), (7, 8), (6, 8)].iter().any(|(file, rank)| position.king(us) == Some(seen(*file, *rank)));
    position.piece_at(seen(8, 8)) == Some(Piece::new(us, Silver))
        && position.piece_at(seen(9, 9)).is_some()
        && is_near()
}
