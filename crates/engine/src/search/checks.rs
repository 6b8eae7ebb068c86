//! Which moves give check, found out only where somebody asks.

use shogi::{Checks, Position};

/// What there is to know about checks, found out when somebody first asks.
#[derive(Debug, Default)]
pub(crate) struct LazyChecks(Option<Checks>);

impl LazyChecks {
    pub(crate) fn of(&mut self, position: &Position) -> &Checks {
        self.0.get_or_insert_with(|| Checks::new(position))
    }
}
