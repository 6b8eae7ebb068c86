//! Who is asking: an anonymous visitor, known by a random cookie.

mod identities;

pub use identities::Identities;

use crate::random;
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;

/// A visitor, as stored: the hash of the cookie's token. Who reads the database cannot pass for a visitor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Visitor(Arc<str>);

impl Visitor {
    fn of_token(token: &str) -> Visitor {
        Visitor(random::hex(&Sha256::digest(token)).into())
    }
}

impl Visitor {
    /// Somebody who only looks on, and is nobody's token.
    pub fn nobody() -> Visitor {
        Visitor::from("")
    }

    /// Somebody who has no token: nobody comes back as them.
    pub fn unknown() -> Visitor {
        Visitor::from(random::hex(&random::bytes::<32>()).as_str())
    }
}

impl From<&str> for Visitor {
    /// From the database.
    fn from(text: &str) -> Visitor {
        Visitor(text.into())
    }
}

impl fmt::Display for Visitor {
    /// For the database.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
