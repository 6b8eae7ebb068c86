//! The whole ceremony at a board of two people's own, movement by movement, with how the table looks after each (ETIQ-10 …
//! ETIQ-25). Everything follows from what they have chosen: the same choices are always the same walk.

use super::choices::End;
use super::{
    Act, By, Choices, Group, Placement, Role, Step, Throw, Thrower, closing, complete, groups, opening, pawns_thrown,
    setting_up,
};
use shogi::{Color, Piece, PieceKind, Setup, Square};

/// A movement of the ceremony.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The step that it belongs to.
    pub step: Step,
    /// Who makes it.
    pub by: By,
    /// What is done.
    pub deed: Deed,
    /// How the table looks then. The senior sits at the top, as White does in diagrams, whatever colour they play.
    pub table: Table,
}

/// What is done in a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// The step itself.
    Whole,
    /// A piece comes onto the board.
    Place(Placement),
    /// A piece of the handicap leaves it.
    Remove(Placement),
    /// Five pawns are thrown.
    Throw(Throw),
    /// A pawn goes back after the lots.
    PutBack(Placement),
    /// Pieces go into the bag together.
    Pack(Group),
}

/// Where the box of pieces is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// In the middle of the board, closed.
    OnBoard,
    /// Open, the bag beside it.
    Open,
    /// Under the board or beside it.
    Aside,
}

/// How the table looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What stands on the board.
    pub setup: Setup,
    /// What lies in a heap on it.
    pub heap: Vec<PieceKind>,
    /// Where the box is.
    pub case: Case,
    /// The pawns as they were thrown, if they lie there.
    pub thrown: Option<Throw>,
    /// Who throws for a player, while they are there.
    pub helper: Option<Thrower>,
    /// What the handicap has taken, beside the board.
    pub taken: Vec<PieceKind>,
    /// Whether the senior, and the junior, bow.
    pub bowing: [bool; 2],
    /// Who lays a hand on their stand.
    pub hand_on_stand: Option<Role>,
}

/// Where the senior sits.
const SENIOR: Color = Color::White;

const fn side(role: Role) -> Color {
    match role {
        Role::Senior => SENIOR,
        Role::Junior => Color::Black,
    }
}

/// All pieces of a set without the spare ones, in the order in which they are put away.
fn forty() -> impl Iterator<Item = PieceKind> {
    complete().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()))
}

/// Who makes the walk as it goes on.
struct Walk<'a> {
    choices: &'a Choices,
    table: Table,
    beats: Vec<Beat>,
}

/// The whole ceremony from the seats to the last bow. As long as nobody has said how the game ended, nobody concedes.
pub fn walk(choices: &Choices) -> Vec<Beat> {
    let empty = Setup { board: [None; Square::COUNT], ..Setup::even() };
    let table = Table {
        setup: empty,
        heap: Vec::new(),
        case: Case::OnBoard,
        thrown: None,
        helper: None,
        taken: Vec::new(),
        bowing: [false; 2],
        hand_on_stand: None,
    };
    let mut walk = Walk { choices, table, beats: Vec::new() };
    for act in acts(choices) {
        walk.go(act);
    }
    walk.beats
}

/// The steps in order, the lots first where they were drawn before the players sat down (RULE-12).
fn acts(choices: &Choices) -> Vec<Act> {
    let own = By::One(choices.lots.on_behalf_of());
    let mut acts = opening(choices.odds, choices.stronger);
    for act in acts.iter_mut().filter(|act| matches!(act.step, Step::ThrowPawns | Step::PutPawnsBack)) {
        act.by = own;
    }
    if choices.lots.is_pre_drawn() && choices.has_lots() {
        acts.retain(|act| !matches!(act.step, Step::ThrowPawns | Step::PutPawnsBack));
        acts.insert(0, Act { step: Step::ThrowPawns, by: own });
    }
    acts.push(Act { step: Step::Play, by: By::Both });
    let loser = match choices.end {
        Some(End::Lost(role)) => Some(role),
        Some(End::Drawn) | None => None,
    };
    acts.extend(closing(loser));
    acts
}

impl Walk<'_> {
    fn beat(&mut self, act: Act, deed: Deed) {
        self.beats.push(Beat { step: act.step, by: act.by, deed, table: self.table.clone() });
    }

    fn go(&mut self, act: Act) {
        self.table.bowing = [false; 2];
        self.table.hand_on_stand = None;
        match act.step {
            Step::SetOut | Step::Review => self.beat(act, Deed::Whole),
            Step::Bow | Step::Greeting | Step::Thank => self.bow(act),
            Step::OpenBox => {
                self.table.case = Case::Open;
                let spare = std::iter::repeat_n(PieceKind::Pawn, self.choices.spare.into());
                self.table.heap = forty().chain(spare).collect();
                self.beat(act, Deed::Whole);
            }
            Step::PlaceKings => self.place(act, 0..2),
            Step::PlacePieces => self.place(act, 2..40),
            Step::PutBoxAside => {
                self.table.heap.clear();
                self.table.case = Case::Aside;
                self.beat(act, Deed::Whole);
            }
            Step::RemovePieces => self.remove(act),
            Step::ThrowPawns => self.throw(act),
            Step::PutPawnsBack => self.put_back(act),
            Step::Play => {
                self.table.helper = None;
                self.beat(act, Deed::Whole);
            }
            Step::Concede => {
                if let By::One(loser) = act.by {
                    self.table.hand_on_stand = Some(loser);
                }
                self.bow(act);
            }
            Step::PutAway => self.put_away(act),
            Step::LastBow => {
                self.table.case = Case::OnBoard;
                self.bow(act);
            }
        }
    }

    fn bow(&mut self, act: Act) {
        self.table.bowing = Role::ALL.map(|role| act.by.includes(role));
        self.beat(act, Deed::Whole);
    }

    fn place(&mut self, act: Act, range: std::ops::Range<usize>) {
        let placements: Vec<Placement> = setting_up(SENIOR, self.choices.styles).collect();
        for placement in &placements[range] {
            let kind = placement.piece.kind();
            if let Some(at) = self.table.heap.iter().position(|lying| *lying == kind) {
                self.table.heap.remove(at);
            }
            self.put(placement.square, Some(placement.piece));
            self.beat(Act { by: By::One(placement.by), ..act }, Deed::Place(*placement));
        }
    }

    fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.table.setup.board[square.index()] = piece;
    }

    /// The weaker player's own pieces, too, where the handicap takes some.
    fn remove(&mut self, act: Act) {
        let By::One(giver) = act.by else { return };
        let color = if giver == self.choices.stronger { Color::White } else { Color::Black };
        let removed: Vec<(Square, Piece)> = self.choices.odds.handicap().removed(color).collect();
        for (square, piece) in removed {
            let square = if side(giver) == color { square } else { square.rotated() };
            let piece = Piece::new(side(giver), piece.kind());
            self.put(square, None);
            self.table.taken.push(piece.kind());
            self.beat(act, Deed::Remove(Placement { by: giver, piece, square }));
        }
    }

    fn throw(&mut self, act: Act) {
        let lots = &self.choices.lots;
        self.table.helper = Some(lots.thrower()).filter(|thrower| *thrower != Thrower::Player);
        if !lots.is_pre_drawn() {
            for square in pawns_thrown(side(lots.on_behalf_of())) {
                self.put(square, None);
            }
        }
        self.beat(act, Deed::Whole);
        for throw in lots.throws() {
            self.table.thrown = Some(*throw);
            self.beat(act, Deed::Throw(*throw));
        }
        if lots.is_pre_drawn() {
            (self.table.thrown, self.table.helper) = (None, None);
        }
    }

    fn put_back(&mut self, act: Act) {
        let By::One(by) = act.by else { return };
        (self.table.thrown, self.table.helper) = (None, None);
        let piece = Piece::new(side(by), PieceKind::Pawn);
        let squares: Vec<Square> = self.choices.styles[by as usize].refill(side(by)).collect();
        for square in squares {
            self.put(square, Some(piece));
            self.beat(act, Deed::PutBack(Placement { by, piece, square }));
        }
    }

    /// All pieces to the centre, those of the handicap among them, then into the bag group by group.
    fn put_away(&mut self, act: Act) {
        self.table.setup.board = [None; Square::COUNT];
        self.table.taken.clear();
        self.table.case = Case::Open;
        self.table.heap = forty().collect();
        self.beat(act, Deed::Whole);
        for group in groups(&Setup::even()) {
            self.table.heap.drain(..usize::from(group.found));
            self.beat(act, Deed::Pack(group));
        }
    }
}

#[cfg(test)]
mod tests;
