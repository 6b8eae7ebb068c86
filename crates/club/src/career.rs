//! Careers: what leads somebody from one grade of a ladder to the next, who may begin, and until when one may stay.

mod deed;
mod dossier;
mod ladder;
mod limits;

pub use deed::Deed;
pub use dossier::Dossier;
pub use ladder::{Body, Due, Ladder, Need, Promotion, Prospect, Since, State};
pub use limits::{Admission, Apprenticeship, Stay, StudyGroup, admission};
