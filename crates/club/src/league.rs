//! Leagues: classes, who rises, who falls, and who plays no league any more.

mod decide;
mod draw;
mod free_class;
mod knock_out;
mod points;
mod retirement;
mod season;
mod sheet;
mod table;
mod why;

pub use decide::{Decided, Fate, Placing};
pub use draw::{Drawn, NoDraw, Round, draw};
pub use free_class::{Declared, DeclaredRule, Return, ReturnRule, WayBack, free_until};
pub use knock_out::KnockOut;
pub use points::{Points, PointsRule, Season, Verdict, retirement_points};
pub use season::{Effect, Event, Free, League, Member, Refusal, Roster, Stage, Start};
pub use sheet::{Game, Losers, MAIN, Part, Sheet, Source, Who};
pub use table::{Class, Clearing, FreeRule, MainGame, MoreRise, Retirement, Span, Table};
pub use why::{Reason, Why};
