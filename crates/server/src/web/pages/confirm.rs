//! What a form asks for, beside what it is for, where somebody is to show once more that it is them: their password or, where
//! they have one that is good here, a passkey.

use super::account::entrance::{key_button, password_field};
use super::visit::Visit;
use crate::web::failure::Failed;
use dojo::account::{NO_PASSKEYS_HERE, Proof, ShownKey};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::who::Who;
use maud::{Markup, html};

/// By what somebody can show that it is them.
#[derive(Clone, Copy)]
pub(super) struct Confirming<'a> {
    visit: &'a Visit,
    pub(super) has_password: bool,
    has_key: bool,
}

impl<'a> Confirming<'a> {
    pub(super) async fn of(app: &App, who: &Who, visit: &'a Visit) -> Result<Confirming<'a>, Failed> {
        let keys = app.passkeys_of(who).await?;
        let has_key = visit.keys.home().is_some_and(|home| keys.iter().any(|key| key.host == home.host));
        Ok(Confirming { visit, has_password: app.has_password(who).await?, has_key })
    }

    /// The field for the password of now, for who has one.
    pub(super) fn field(&self, id: &str, label: &str) -> Markup {
        html! {
            @if self.has_password { (password_field(id, "password", "current-password", label, self.visit.language)) }
        }
    }

    /// The buttons that send the form.
    pub(super) fn buttons(&self, label: &str) -> Markup {
        let text = |id: &str| self.visit.language.text(id);
        html! {
            @if self.has_password { button { (text(label)) } }
            @if self.has_key { (key_button("confirm", "passkey-confirm-do", &self.visit.keys, self.visit.language)) }
            @else if !self.has_password { p.note { (text("passkey-confirm-not")) } }
        }
    }
}

/// What a form has sent of that.
pub(super) struct Confirmation<'a> {
    password: &'a str,
    key: Option<ShownKey>,
}

impl<'a> Confirmation<'a> {
    /// # Errors
    /// If no script of ours can have written the passkey.
    pub(super) fn read(password: &'a str, key: &str) -> Result<Confirmation<'a>, Failure> {
        let shown = |key| serde_json::from_str(key).map_err(|_| Failure::BAD_REQUEST);
        Ok(Confirmation { password, key: (!key.is_empty()).then(|| shown(key)).transpose()? })
    }

    /// # Errors
    /// If there are no passkeys here.
    pub(super) fn proof<'b>(&'b self, visit: &'b Visit) -> Result<Proof<'b>, Failure> {
        match &self.key {
            None => Ok(Proof::Password(self.password)),
            Some(key) => Ok(Proof::Passkey(visit.keys.home().ok_or(NO_PASSKEYS_HERE)?, key)),
        }
    }
}
