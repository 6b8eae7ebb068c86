//! What takes long while the server starts.

use std::time::Duration;

/// What the server does before visitors can come, told only where somebody would wonder why it takes so long.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// The database does not answer yet, and is asked again and again.
    Waiting {
        /// Its address, without a password.
        database: &'a str,
        /// What was the matter the first time.
        reason: &'a str,
        /// For so long.
        at_most: Duration,
    },
    /// The database is looked over for damage.
    Checking,
    /// The tables are brought up to date. Each step is kept when the next one begins.
    Step {
        /// From 1.
        step: usize,
        /// How many there are.
        of: usize,
    },
}

/// Who is told.
pub type Tell = fn(&Progress<'_>);
