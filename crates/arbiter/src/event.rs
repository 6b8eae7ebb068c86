//! What happens in a game, and what follows.

use crate::{Foul, Outcome, Side, TimeLeft};
use play::Attempt;
use shogi::{Color, Move};
use std::time::Duration;

/// Something that a player or an arbiter does, or that time does. Saying check or mate is not among it: nobody has to
/// (END-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event<M = Move, S: Side = Color> {
    /// A player is there (CLOCK-18).
    Arrive {
        /// Who.
        by: S,
    },
    /// A player has gone away.
    Leave {
        /// Who.
        by: S,
    },
    /// The players have bowed: the first turn begins (RULE-17).
    Begin,
    /// Black makes a move of the run that the handicap gives, or White the move before it (HCAP-51).
    Prepare {
        /// Who.
        by: S,
        /// The move; `None` when Black wants no more.
        m: Option<Move>,
    },
    /// A player does something with a piece: moves it, or what they should not. Naming the move when the piece has
    /// slipped counts as making it (CLOCK-05).
    Move {
        /// Who.
        by: S,
        /// The number this move will have, from 1.
        ply: u32,
        /// The move.
        m: Attempt<M>,
        /// How long the network has kept the player waiting, there and back, as measured; so much is credited as their
        /// bank allows.
        lag: Duration,
    },
    /// A player presses the button of the clock, where players work it (CLOCK-11).
    Press {
        /// Who.
        by: S,
    },
    /// A player gives up, in their own turn (END-01); in a friendly game also in the other's.
    Resign {
        /// Who.
        by: S,
    },
    /// A player declares that their king has entered, in their own turn instead of a move (END-15).
    Declare {
        /// Who.
        by: S,
    },
    /// A player proposes something to the other; an earlier proposal of theirs lapses.
    Offer {
        /// Who.
        by: S,
        /// What.
        offer: Offer,
    },
    /// A player answers the other's proposal; or takes back their own, by not accepting it.
    Answer {
        /// Who.
        by: S,
        /// Whether they agree.
        accept: bool,
    },
    /// The player whose turn it is goes on before a break is over.
    Resume {
        /// Who.
        by: S,
    },
    /// A player claims that a move of the opponent was a foul (FOUL-17).
    Claim {
        /// Who.
        by: S,
        /// The number of the move, from 1.
        ply: u32,
        /// What was wrong with it.
        foul: Foul,
    },
    /// A player claims the game that the other lets stand still: see [`crate::Game::standstill`].
    ClaimGame {
        /// Who.
        by: S,
    },
    /// A player who has not won gives up what they could still claim: the record is closed (FOUL-17).
    Waive {
        /// Who.
        by: S,
    },
    /// An arbiter rules.
    Rule(Ruling<S>),
    /// The record is closed: nothing can be claimed any more (FOUL-17).
    Close,
    /// Time has passed; to be sent at [`crate::Game::deadline`].
    Tick,
}

impl<M: Copy, S: Side> Event<M, S> {
    /// A move as players of programs make it: legal or not, and without lag.
    pub fn played(by: S, ply: u32, m: M) -> Event<M, S> {
        Event::Move { by, ply, m: Attempt::Move(m), lag: Duration::ZERO }
    }

    /// The player it comes from, if it is known to come from one of them.
    pub fn by(self) -> Option<S> {
        match self {
            Event::Arrive { by }
            | Event::Leave { by }
            | Event::Prepare { by, .. }
            | Event::Move { by, .. }
            | Event::Press { by }
            | Event::Resign { by }
            | Event::Declare { by }
            | Event::Offer { by, .. }
            | Event::Answer { by, .. }
            | Event::Resume { by }
            | Event::Claim { by, .. }
            | Event::ClaimGame { by }
            | Event::Waive { by } => Some(by),
            Event::Begin | Event::Rule(_) | Event::Close | Event::Tick => None,
        }
    }
}

/// Something that needs the consent of everybody who plays. They may propose it though all are silent else (ETIQ-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// To call the game an impasse and count (持将棋, END-17).
    Impasse,
    /// To call the game a repetition before the fourth time, when something has come back (千日手, END-14).
    Repetition,
    /// To call the game a draw, whatever stands on the board (引き分け, END-23).
    Draw,
    /// To take the offerer's last move back, with the answer to it if there is one (待った).
    Takeback,
    /// To stop the clocks for so long (CLOCK-21).
    Break(Duration),
    /// To break the game off without a result (中断).
    Interrupt,
}

impl Offer {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Offer::Impasse => "impasse",
            Offer::Repetition => "repetition",
            Offer::Draw => "draw",
            Offer::Takeback => "takeback",
            Offer::Break(_) => "break",
            Offer::Interrupt => "interrupt",
        }
    }
}

/// What an arbiter can decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling<S = Color> {
    /// A foul that no program sees, such as a hidden piece (FOUL-08), or one that was overlooked.
    Foul {
        /// Who committed it.
        offender: S,
        /// Which.
        foul: Foul,
    },
    /// The game ends against a player, or as a draw (`None`).
    Against(Option<S>),
    /// A player did not come; where there is an appointed hour, not before the waiting time has passed (CLOCK-20).
    Absent(S),
    /// The game is broken off without a result.
    Interrupt,
}

/// What follows from an event, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect<M = Move, S: Side = Color> {
    /// A player has arrived, or come back.
    Arrived {
        /// Who.
        by: S,
        /// What their lateness costs them (CLOCK-18).
        deducted: Duration,
    },
    /// A player has gone away.
    Left {
        /// Who.
        by: S,
    },
    /// The clocks run: the first turn has begun, or the moves before it.
    Began,
    /// Black has made a move of the run, or White the one before it.
    Prepared {
        /// The move.
        m: Move,
    },
    /// Black has made all moves of the run; the game's start is what stands on the board, with White to move.
    PreparationEnded,
    /// A foul that would have lost is forgiven, once (HCAP-56): nothing on the board has changed.
    Forgiven {
        /// Who committed it.
        by: S,
        /// Which.
        foul: Foul,
    },
    /// A move was played.
    Moved {
        /// By whom.
        by: S,
        /// Its number, from 1.
        ply: u32,
        /// The move.
        m: M,
        /// Time the player took, without what was credited for lag.
        used: Duration,
        /// What the player has left; `None` without a clock.
        left: Option<TimeLeft>,
    },
    /// A player has pressed the clock's button: the opponent's time runs.
    Pressed {
        /// Who.
        by: S,
    },
    /// Moves were taken back; the clocks show what they showed then, but who has not asked gets no time back.
    TakenBack {
        /// So many moves remain.
        ply: u32,
    },
    /// A player proposes something.
    Offered {
        /// Who.
        by: S,
        /// What.
        offer: Offer,
    },
    /// A player agrees to a proposal, and others have yet to.
    Agreed {
        /// Who.
        by: S,
        /// To what.
        offer: Offer,
        /// Who has yet to.
        open: S::Others,
    },
    /// A proposal is off the table: not accepted, or taken back.
    Declined {
        /// Who answered.
        by: S,
        /// What was proposed.
        offer: Offer,
    },
    /// The clocks stand still.
    BreakBegan {
        /// Until then.
        until: Duration,
    },
    /// The clocks run again.
    BreakEnded,
    /// A player will claim nothing more; the record is closed when the other says so, too.
    Waived {
        /// Who.
        by: S,
    },
    /// The record is closed.
    Closed,
    /// A player is out, and the others go on.
    Out {
        /// What would have lost a game of two: they gave up, their time ran out, they did not come, or it was a foul.
        how: Outcome<S>,
        /// Who still plays.
        others: S::Others,
    },
    /// The game is over.
    Ended(Outcome<S>),
}
