//! What ties pieces to others: whom one may not take or hit, without whom one does not promote or go forward, who promotes
//! together, who turns back, and what a side must keep to play on (VAR-24).

mod aftermath;
mod bonds;
mod play;

use crate::kind::KindId;
pub(crate) use bonds::Bonds;

/// What a data file says of a piece with regard to others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ties {
    /// It takes only these, if any are named; shots apart.
    pub takes_only: Option<Vec<KindId>>,
    /// It does not take these; shots apart.
    pub cannot_take: Vec<KindId>,
    /// What it shoots.
    pub missile: Option<String>,
    /// Missiles that do not hit it.
    pub proof: Vec<String>,
    /// Others hit it only from so many squares away, or more.
    pub hit_from: u8,
    /// It promotes, and stays promoted, only while one of these stands on its side.
    pub patrons: Vec<KindId>,
    /// It goes forward only while one of these stands on its side.
    pub forward_needs: Vec<KindId>,
    /// Its promotion promotes all of these on its side.
    pub calls: Vec<KindId>,
    /// Its promotion puts out all enemies that burn.
    pub quenches: bool,
    /// Its promoted face turns back in sight of this enemy, up to so many squares away.
    pub turns_back_near: Option<(KindId, u8)>,
    /// Enemies with these missiles cannot shoot up to so many squares around it.
    pub blinds: Option<(Vec<String>, u8)>,
}

/// A capture that promotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Taking {
    /// Of whom.
    pub(crate) of: Vec<KindId>,
    /// By whom; by anybody if it is not said.
    pub(crate) by: Option<Vec<KindId>>,
}
