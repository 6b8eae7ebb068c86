//! Leagues: classes, who rises, who falls, and who plays no league any more.

mod decide;
mod draw;
mod free_class;
mod points;
mod season;
mod table;
mod why;

pub use decide::{Decided, Fate, Placing};
pub use draw::{Drawn, NoDraw, Round, draw};
pub use free_class::{Declared, DeclaredRule, Return, ReturnRule, free_until};
pub use points::{Points, PointsRule, Season, Verdict, retirement_points};
pub use season::{Effect, Event, Free, League, Member, Refusal, Roster, Stage, Start};
pub use table::{Class, FreeRule, MoreRise, Retirement, Table};
pub use why::{Reason, Why};
