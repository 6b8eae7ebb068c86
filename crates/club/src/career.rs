//! Careers: what leads somebody from one grade of a ladder to the next, who may begin, and until when one may stay.

mod dossier;
mod ladder;
mod limits;

pub use dossier::{Deed, Dossier};
pub use ladder::{Body, Due, Ladder, Need, Promotion, Prospect, Since, State};
pub use limits::{Admission, Apprenticeship, Stay, StudyGroup, admission};
