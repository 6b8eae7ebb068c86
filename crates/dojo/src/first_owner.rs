//! The way to the first owner of a site.

use crate::offices::Offices;
use crate::random;
use crate::rights::Role;
use std::sync::{Arc, Mutex, PoisonError};

/// By which somebody becomes the owner of a site that has none: a secret, told to who started the server.
#[derive(Clone)]
pub struct FirstOwner(Arc<Mutex<Option<String>>>);

impl FirstOwner {
    pub(crate) fn new(offices: &Offices) -> FirstOwner {
        FirstOwner(Arc::new(Mutex::new((offices.count(Role::Owner) == 0).then(random::name))))
    }

    /// The secret, as long as there is no owner.
    pub fn secret(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn is(&self, secret: &str) -> bool {
        self.secret().is_some_and(|own| own == secret)
    }

    pub(crate) fn used(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
