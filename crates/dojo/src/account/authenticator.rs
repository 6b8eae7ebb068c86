//! A second step at signing in, for who wants it and for whoever acts on others: a program on their phone tells a new code every
//! half minute (TOTP, RFC 6238 over RFC 4226), which they show beside their password. Once each; a code that somebody has looked
//! over a shoulder is worth nothing.

use super::challenges::Purpose;
use super::{Asking, Proof, SIGNED_IN, SignedIn};
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::log::own_line;
use crate::random;
use crate::stored::time_of_day_ms;
use crate::who::Who;
use data_encoding::BASE32_NOPAD;
use ring::hmac;
use store::{AccountDeed, Authenticator};

/// The code is not the one of now, or was shown before.
const WRONG_STEP: Failure = Failure::new(Kind::Forbidden, "authenticator");
/// They show codes already.
const HAS_ONE: Failure = Failure::new(Kind::Conflict, "authenticator-there");
/// They act on others, and somebody who has found out their password could, too.
pub const TWO_STEPS: Failure = Failure::new(Kind::Forbidden, "two-steps");

/// As long as the hash (RFC 4226, section 4, R6).
const SECRET: usize = 20;
/// A code is good for so long.
const PERIOD_S: i64 = 30;
/// So many codes before and after the one of now are good, too, for clocks that are wrong and people who are slow.
const DRIFT: i64 = 1;
const DIGITS: u32 = 6;

/// A program that is to tell somebody codes.
#[derive(Clone, Debug)]
pub struct NewAuthenticator {
    /// By which it is known when the first code comes.
    pub ticket: String,
    /// What both sides make codes of, as people copy it (base32).
    pub secret: String,
    /// Whose codes they are.
    pub name: String,
}

/// Where somebody is who has shown their name and password.
#[derive(Clone, Debug)]
pub enum Admission {
    /// They are in.
    In(SignedIn),
    /// They are to show a code, too, with this ticket.
    CodeWanted(String),
}

impl App {
    /// Somebody whose password was right is let in, or asked for a code.
    pub(super) async fn admit(&self, asking: Asking<'_>, person: Who, adopts: bool) -> Result<Admission, Failure> {
        if self.store.authenticator(&person.to_string()).await?.is_none() {
            return Ok(Admission::In(self.let_in(asking, person, adopts).await?));
        }
        self.refuse_closed(&person)?;
        Ok(Admission::CodeWanted(self.challenges.issue(Purpose::ShowCode { person }, asking.from)))
    }

    /// Whoever has shown their password shows a code. What they have done here as a guest becomes theirs if they say that it
    /// is.
    ///
    /// # Errors
    /// If the code is wrong, or was shown before; they can try another with the same ticket. If they have guessed too often, or
    /// have taken too long.
    pub async fn sign_in_by_code(
        &self,
        asking: Asking<'_>,
        (ticket, code): (&str, &str),
        adopts: bool,
    ) -> Result<SignedIn, Failure> {
        // They may have come in meanwhile, by another tab: what is theirs is no guest's.
        if self.names.of(asking.bearer.who()).is_some() {
            return Err(SIGNED_IN);
        }
        let Purpose::ShowCode { person } = self.challenges.look(ticket)? else { return Err(Failure::BAD_REQUEST) };
        let guess = self.guesses.count_code(asking.from, &person)?;
        let own = self.store.authenticator(&person.to_string()).await?.ok_or(WRONG_STEP)?;
        let step = step_of(&own.secret, code, own.last).ok_or(WRONG_STEP)?;
        self.challenges.take(ticket)?;
        self.refuse_closed(&person)?;
        let (device, signed_in) = self.new_device(&person, asking.label, time_of_day_ms());
        let id = Who::from(device.id.as_str());
        match self.store.account_deed(AccountDeed::SignInByCode { device, code: step }).await {
            Err(store::Error::Gone) => return Err(WRONG_STEP),
            done => done?,
        }
        guess.was_right(&self.guesses);
        self.welcome(asking, (id, person), adopts, signed_in).await
    }

    /// A program that whoever asks may have tell them codes; they show one before it counts.
    ///
    /// # Errors
    /// If the proof is none, or they have one.
    pub async fn want_authenticator(&self, asking: Asking<'_>, proof: Proof<'_>) -> Result<NewAuthenticator, Failure> {
        let (person, _) = self.own_account(asking.bearer)?;
        self.confirm(asking, proof).await?;
        if self.authenticator_since(&person).await?.is_some() {
            return Err(HAS_ONE);
        }
        let secret = random::hex(&random::bytes::<SECRET>());
        let ticket = self.challenges.issue(Purpose::Authenticator { person, secret }, asking.from);
        self.new_authenticator(asking, &ticket)
    }

    /// The program that whoever asks is about to have, to show it once more.
    ///
    /// # Errors
    /// If they have taken too long.
    pub fn new_authenticator(&self, asking: Asking<'_>, ticket: &str) -> Result<NewAuthenticator, Failure> {
        let (own, name) = self.own_account(asking.bearer)?;
        match self.challenges.look(ticket)? {
            Purpose::Authenticator { person, secret } if person == own => {
                let secret = BASE32_NOPAD.encode(&random::from_hex(&secret).unwrap_or_default());
                Ok(NewAuthenticator { ticket: ticket.to_owned(), secret, name: name.to_string() })
            }
            _ => Err(Failure::BAD_REQUEST),
        }
    }

    /// Whoever asks shows the first code: from now on their password alone lets nobody in, and wherever else they are signed in
    /// they are no more.
    ///
    /// # Errors
    /// If the code is wrong; they can try another with the same ticket. If they have taken too long.
    pub async fn set_authenticator(&self, asking: Asking<'_>, ticket: &str, code: &str) -> Result<(), Failure> {
        let (own, _) = self.own_account(asking.bearer)?;
        let Purpose::Authenticator { person, secret } = self.challenges.look(ticket)? else {
            return Err(Failure::BAD_REQUEST);
        };
        if person != own {
            return Err(Failure::BAD_REQUEST);
        }
        let last = step_of(&secret, code, 0).ok_or(WRONG_STEP)?;
        self.challenges.take(ticket)?;
        let (since_ms, device) = (time_of_day_ms(), asking.bearer.token());
        let authenticator = Authenticator { person: person.to_string(), secret, last, since_ms };
        let deed = AccountDeed::SetAuthenticator { authenticator, device: device.to_string() };
        let line = own_line(&person, "set-authenticator", since_ms);
        match self.store.account_deed(AccountDeed::Noted(Box::new(deed), line)).await {
            Err(store::Error::Taken) => return Err(HAS_ONE),
            done => done?,
        }
        self.identities.dismiss_others(&person, device);
        Ok(())
    }

    /// Whoever asks shows no codes any more.
    ///
    /// # Errors
    /// If the proof is none.
    pub async fn remove_authenticator(&self, asking: Asking<'_>, proof: Proof<'_>) -> Result<(), Failure> {
        let (person, _) = self.own_account(asking.bearer)?;
        self.confirm(asking, proof).await?;
        let deed = AccountDeed::RemoveAuthenticator { person: person.to_string() };
        let line = own_line(&person, "remove-authenticator", time_of_day_ms());
        Ok(self.store.account_deed(AccountDeed::Noted(Box::new(deed), line)).await?)
    }

    /// Since when somebody shows codes, if they do: milliseconds since 1970.
    pub async fn authenticator_since(&self, person: &Who) -> Result<Option<i64>, Failure> {
        Ok(self.store.authenticator(&person.to_string()).await?.map(|own| own.since_ms))
    }

    /// Whether nobody can come in as somebody who knows but one thing, their password: they show a code with it, or have
    /// passkeys alone, whose devices know their owner.
    pub async fn comes_in_two_steps(&self, person: &Who) -> Result<bool, Failure> {
        if self.authenticator_since(person).await?.is_some() {
            return Ok(true);
        }
        Ok(!self.has_password(person).await? && !self.passkeys_of(person).await?.is_empty())
    }
}

/// Which code of now this is, if it is one and comes after that which was shown last.
fn step_of(secret: &str, code: &str, last: i64) -> Option<i64> {
    let typed: String = code.chars().filter(|sign| !sign.is_whitespace()).collect();
    let secret = random::from_hex(secret)?;
    let now = time_of_day_ms() / 1000 / PERIOD_S;
    (now - DRIFT..=now + DRIFT).find(|step| *step > last && code_of(&secret, *step) == typed)
}

/// The code with this number (RFC 4226, section 5.3).
fn code_of(secret: &[u8], step: i64) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, secret);
    let tag = hmac::sign(&key, &step.to_be_bytes());
    let tag = tag.as_ref();
    let at = usize::from(tag[tag.len() - 1] & 0xf);
    let word = u32::from_be_bytes([tag[at], tag[at + 1], tag[at + 2], tag[at + 3]]) & 0x7fff_ffff;
    format!("{:0width$}", word % 10_u32.pow(DIGITS), width = DIGITS as usize)
}

#[cfg(test)]
mod tests;
