//! All that mate theory says of a position.

use crate::{Inquiry, Known, Mate, Progress, Reply, Slack, Solver, Zetto};
use shogi::{Color, Move, Position};

/// What there is to say of a position, seen by the side to move; each thing is known, known not to be, or not decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The side to move mates by checks alone.
    pub mate: Known<Mate>,
    /// The opponent would, after a pass (詰めろ tsumero, TSUME-02); none in check.
    pub threat: Known<Mate>,
    /// The opponent does, whatever is played: in check by checks alone, else it is 必至 hisshi (TSUME-03).
    pub lost: Known<Mate>,
    /// What becomes of that after each move; empty where nothing threatens.
    pub replies: Vec<(Move, Reply)>,
    /// One quiet move of the side to move that leaves no defence, or [several](Effort::brink_moves); not looked for where
    /// it mates anyway.
    pub brinkmate: Known<Mate>,
    /// How near each side is to mating, within [`Outlook::MOST_SLACK`] (TSUME-06), by [`Color::index`].
    pub slack: [Known<Slack>; 2],
    /// How safe each king is, by [`Color::index`] (TSUME-07).
    pub zetto: [Known<Zetto>; 2],
}

/// How far an [`Outlook`] goes.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// About how many positions each thing may take.
    pub nodes: u64,
    /// How many of its own moves the side to move may spend on a brinkmate, 1 at least (see [`Inquiry::brinkmate`]).
    pub brink_moves: u8,
}

impl Outlook {
    /// No gap wider than this is looked for.
    pub const MOST_SLACK: usize = 3;

    /// Asks `solver` everything, while `watch` says `true`.
    pub fn of(
        solver: &mut Solver,
        position: &Position,
        effort: Effort,
        watch: &mut dyn FnMut(&Progress) -> bool,
    ) -> Outlook {
        let mut ask = Ask { solver, nodes: effort.nodes, watch };
        let us = position.turn();
        let mate = ask.about(|inquiry| inquiry.shortest_mate(position, us));
        let threat = ask.about(|inquiry| inquiry.threat(position));
        let threatened = position.in_check() || threat != Ok(None);
        let mates = matches!(mate, Ok(Some(_)));
        Outlook {
            lost: if !threatened || mates { Ok(None) } else { ask.about(|inquiry| inquiry.brink(position)) },
            replies: if threatened { ask.about(|inquiry| inquiry.replies(position)) } else { Vec::new() },
            brinkmate: if mates {
                Ok(None)
            } else {
                ask.about(|inquiry| inquiry.brinkmate(position, effort.brink_moves))
            },
            slack: Color::ALL.map(|color| ask.about(|inquiry| inquiry.slack(position, color, Outlook::MOST_SLACK))),
            zetto: Color::ALL.map(|color| ask.about(|inquiry| inquiry.zetto(position, color))),
            mate,
            threat,
        }
    }

    /// Who is ahead in the race to mate, where the gaps of both sides are known: the side with the smaller one, at equality
    /// the one to move (TSUME-06).
    pub fn ahead(&self, turn: Color) -> Option<Color> {
        let gap = |color: Color| Some(self.slack[color.index()].as_ref().ok()?.as_ref()?.moves());
        let (own, other) = (gap(turn)?, gap(!turn)?);
        Some(if own <= other { turn } else { !turn })
    }

    /// Whether the side to move may give up any material for a brinkmate that it has: its own king cannot be mated
    /// (OPEN-10).
    pub fn may_give_up_anything(&self, turn: Color) -> bool {
        matches!(self.zetto[turn.index()], Ok(Some(_))) && matches!(self.brinkmate, Ok(Some(_)))
    }
}

/// Each thing has a budget of its own.
struct Ask<'a> {
    solver: &'a mut Solver,
    nodes: u64,
    watch: &'a mut dyn FnMut(&Progress) -> bool,
}

impl Ask<'_> {
    fn about<T>(&mut self, question: impl FnOnce(&mut Inquiry<'_>) -> T) -> T {
        question(&mut Inquiry::new(self.solver, self.nodes, self.watch))
    }
}
