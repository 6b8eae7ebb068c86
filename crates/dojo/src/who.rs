//! Who is asking. A door makes one [`Who`] of what a request or a session brings, in one place; nobody behind it looks at a
//! cookie, a token or a password.

mod identities;
mod programs;
mod scope;

pub use identities::{Bearer, Identities};
pub(crate) use programs::fresh;
pub use programs::is_token;
pub use scope::{Scope, Scopes};

use crate::random;
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;

/// Somebody who asks, sits at a game, keeps a record: a guest, known by the hash of a secret that they bring (a cookie's
/// token, a program's password); a person with a name is the guest that they were when they took it, and no secret by itself is
/// them any more. Who reads the database cannot pass for any of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Who(Arc<str>);

impl Who {
    fn of_token(token: &str) -> Who {
        Who(random::hex(&Sha256::digest(token)).into())
    }

    /// Somebody who only looks on, and is nobody's token.
    pub fn nobody() -> Who {
        Who::from("")
    }

    /// Somebody who has no token: nobody comes back as them.
    pub fn unknown() -> Who {
        Who::from(random::hex(&random::bytes::<32>()).as_str())
    }
}

impl From<&str> for Who {
    /// From the database.
    fn from(text: &str) -> Who {
        Who(text.into())
    }
}

impl fmt::Display for Who {
    /// For the database.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
