//! Accounts: a visitor takes a name, with a password or a passkey, and is the same on every device where they sign in. Who signs up goes on
//! being the visitor they were, so that nothing that they have done has to move; what was done as a guest on another device
//! becomes theirs when they sign in there (`adopt.rs`). Programs are them by tokens (`tokens.rs`).

mod adopt;
mod authenticator;
mod blocks;
mod card;
mod challenges;
mod codes;
mod depart;
mod guesses;
mod kept;
mod name;
pub(crate) mod names;
mod passkeys;
mod password;
mod reset;
mod tokens;

pub use authenticator::{Admission, NewAuthenticator, TWO_STEPS};
pub use card::Card;
pub use challenges::{Challenges, TOO_LATE};
pub use depart::{REGRET_DAYS, see_off_those_who_leave};
pub use guesses::Guesses;
pub use name::Name;
pub use names::{Behind, Names};
pub use passkeys::{Home, MadeKey, NO_PASSKEYS_HERE, ShownKey, Wanted};
pub use password::{LONGEST, Passwords, SHORTEST};
pub use reset::{ResetError, reset};
pub use store::{Credential, Device, Holdings};
pub use tokens::{Lifetime, OwnToken, TokenWish};

use self::names::NAME_TAKEN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::log::own_line;
use crate::one_line::one_line;
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Who};
use std::net::IpAddr;
use store::{Account, AccountDeed, Code};

/// Name and password do not belong together, or there is no such name.
pub const WRONG: Failure = Failure::new(Kind::Forbidden, "sign-in");
/// Only who is signed in has that.
pub const NOT_SIGNED_IN: Failure = Failure::new(Kind::Forbidden, "not-signed-in");
/// Who is signed in cannot do that once more.
pub const SIGNED_IN: Failure = Failure::new(Kind::Conflict, "signed-in");
/// The code is none of theirs, or was used.
pub const WRONG_CODE: Failure = Failure::new(Kind::Forbidden, "wrong-code");

/// A device is called by so many characters at most.
const LONGEST_LABEL: usize = 60;

/// Where somebody asks from, as somebody who wants to be let in.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    /// As whom they come.
    pub bearer: &'a Bearer,
    /// What their device is called.
    pub label: &'a str,
    /// The address that guesses are counted by.
    pub from: IpAddr,
}

/// Somebody is signed in: the token that their browser brings from now on.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// The token.
    pub token: String,
    /// When they are gone, if they have said that they want to go: milliseconds since 1970.
    pub leaves_ms: Option<i64>,
}

/// By what somebody shows once more that it is them.
#[derive(Clone, Copy, Debug)]
pub enum Proof<'a> {
    /// Their password.
    Password(&'a str),
    /// A passkey, at this home of the site.
    Passkey(&'a Home, &'a ShownKey),
}

impl App {
    /// Whoever asks takes a name, and is signed in. Returns the codes by which they come back without their password.
    ///
    /// # Errors
    /// If they have one, the name cannot be or is another's, or the password cannot be.
    pub async fn sign_up(
        &self,
        asking: Asking<'_>,
        name: &str,
        password: &str,
    ) -> Result<(SignedIn, Vec<String>), Failure> {
        let name = self.free_name(asking.bearer.who(), name)?;
        password::check(password, &name)?;
        self.gate.count(asking.from)?;
        let password = self.passwords.hash(password).await?;
        self.open_account(asking, name, Some(password), None).await
    }

    /// A name that whoever asks can take.
    fn free_name(&self, who: &Who, name: &str) -> Result<Name, Failure> {
        if self.names.of(who).is_some() {
            return Err(SIGNED_IN);
        }
        let name = Name::new(name)?;
        if self.names.is_anothers(&name, who) { Err(NAME_TAKEN) } else { Ok(name) }
    }

    async fn open_account(
        &self,
        asking: Asking<'_>,
        name: Name,
        password: Option<String>,
        credential: Option<Credential>,
    ) -> Result<(SignedIn, Vec<String>), Failure> {
        let (who, now_ms) = (asking.bearer.who(), time_of_day_ms());
        let account = Account {
            person: who.to_string(),
            name: name.to_string(),
            skeleton: name.skeleton().to_owned(),
            password,
            created_ms: now_ms,
            minor: false,
            program: false,
        };
        let (device, signed_in) = self.new_device(who, asking.label, now_ms);
        let codes = codes::fresh();
        let hashes = codes.iter().map(|code| codes::hash(who, code)).collect();
        let (id, person) = (Who::from(device.id.as_str()), who.clone());
        match self.store.account_deed(AccountDeed::Open { account, device, codes: hashes, credential }).await {
            Ok(()) => {}
            Err(store::Error::Taken) => return Err(NAME_TAKEN),
            Err(error) => return Err(error.into()),
        }
        self.names.add(person.clone(), name);
        self.reseat(&self.going_on(&person).await?).await;
        self.identities.claim(&person);
        self.identities.admit(id, person);
        Ok((signed_in, codes))
    }

    /// Whoever asks is signed in by name and password, or asked for a code if they show one. What they have done here as a guest
    /// becomes theirs if they say that it is.
    ///
    /// # Errors
    /// [`WRONG`], as slowly for a name that nobody has; or if they have guessed too often.
    pub async fn sign_in(
        &self,
        asking: Asking<'_>,
        (name, password): (&str, &str),
        adopts: bool,
    ) -> Result<Admission, Failure> {
        if self.names.of(asking.bearer.who()).is_some() {
            return Err(SIGNED_IN);
        }
        let person = self.known_by_password(asking, (name, password)).await?;
        self.admit(asking, person, adopts).await
    }

    /// Whose name and password these are.
    ///
    /// # Errors
    /// [`WRONG`], as slowly for a name that nobody has; or if they have guessed too often.
    pub(crate) async fn known_by_password(
        &self,
        asking: Asking<'_>,
        (name, password): (&str, &str),
    ) -> Result<Who, Failure> {
        let person = self.person_of(name);
        let guess = self.guesses.count(asking.from, person.as_ref())?;
        let account = match &person {
            Some(person) => self.store.account(&person.to_string()).await?,
            None => None,
        };
        let hash = account.and_then(|account| account.password);
        if !self.passwords.verify(password, hash).await? {
            return Err(WRONG);
        }
        guess.was_right(&self.guesses);
        person.ok_or(WRONG)
    }

    async fn let_in(&self, asking: Asking<'_>, person: Who, adopts: bool) -> Result<SignedIn, Failure> {
        self.refuse_closed(&person)?;
        let (device, signed_in) = self.new_device(&person, asking.label, time_of_day_ms());
        let id = Who::from(device.id.as_str());
        match self.store.account_deed(AccountDeed::SignIn(device)).await {
            // They have set up a second step just now.
            Err(store::Error::Gone) => return Err(Failure::BUSY),
            done => done?,
        }
        self.welcome(asking, (id, person), adopts, signed_in).await
    }

    /// The device of somebody is let in from now on.
    async fn welcome(
        &self,
        asking: Asking<'_>,
        (device, person): (Who, Who),
        adopts: bool,
        signed_in: SignedIn,
    ) -> Result<SignedIn, Failure> {
        self.identities.admit(device.clone(), person.clone());
        // Their account may have been closed since it was asked.
        if let Err(closed) = self.refuse_closed(&person) {
            self.identities.dismiss(&device);
            return Err(closed);
        }
        if adopts {
            self.adopt(asking.bearer.who(), &person).await?;
        }
        Ok(SignedIn { leaves_ms: self.leaves(&person).await?, ..signed_in })
    }

    /// The device that asks is nobody's any more.
    pub async fn sign_out(&self, bearer: &Bearer) -> Result<(), Failure> {
        if self.names.of(bearer.who()).is_none() {
            return Err(NOT_SIGNED_IN);
        }
        self.end_device_of(bearer.who(), &bearer.token().to_string()).await
    }

    /// Whoever asks has another password, or now has one. Every other device is signed out; this one goes on with another token.
    ///
    /// # Errors
    /// If the proof is none, or the new one cannot be.
    pub async fn change_password(&self, asking: Asking<'_>, proof: Proof<'_>, new: &str) -> Result<SignedIn, Failure> {
        let (person, name) = self.own_account(asking.bearer)?;
        self.confirm(asking, proof).await?;
        password::check(new, &name)?;
        self.set_password(&person, asking.label, new, None).await
    }

    /// Somebody who has lost their password, or the phone that told them codes, comes back by one of their own codes, with a new
    /// password. Every device is signed out, every token of theirs ends, and their password alone lets them in again.
    ///
    /// # Errors
    /// [`WRONG_CODE`], also for a name that nobody has; or if they have guessed too often, or the password cannot be.
    pub async fn recover(
        &self,
        asking: Asking<'_>,
        (name, code): (&str, &str),
        new: &str,
    ) -> Result<SignedIn, Failure> {
        let person = self.person_of(name);
        let guess = self.guesses.count(asking.from, person.as_ref())?;
        let person = person.ok_or(WRONG_CODE)?;
        let name = self.names.of(&person).ok_or(WRONG_CODE)?;
        let (hash, now_ms) = (codes::hash(&person, code), time_of_day_ms());
        let is_good = |code: &Code| code.hash == hash && code.due_ms.is_none_or(|due_ms| due_ms > now_ms);
        let codes = self.store.codes_of(&person.to_string()).await?;
        let code = codes.into_iter().find(is_good).ok_or(WRONG_CODE)?;
        password::check(new, &name)?;
        guess.was_right(&self.guesses);
        self.refuse_closed(&person)?;
        match self.set_password(&person, asking.label, new, Some(code)).await {
            Err(failure) if failure.is(&Failure::NOT_FOUND) => Err(WRONG_CODE),
            done => done,
        }
    }

    async fn set_password(
        &self,
        person: &Who,
        label: &str,
        new: &str,
        code: Option<Code>,
    ) -> Result<SignedIn, Failure> {
        let password = self.passwords.hash(new).await?;
        let (device, signed_in) = self.new_device(person, label, time_of_day_ms());
        let id = Who::from(device.id.as_str());
        let act = match &code {
            None => "set-password",
            Some(Code { due_ms: None, .. }) => "came-by-code",
            Some(_) => "came-by-card",
        };
        let line = own_line(person, act, device.created_ms);
        let by_code = code.is_some();
        let deed = AccountDeed::SetPassword { password, device, code: code.map(|code| code.hash) };
        self.store.account_deed(AccountDeed::Noted(Box::new(deed), line)).await?;
        self.identities.dismiss_all(person);
        self.challenges.forget_passwords_of(person);
        if by_code {
            self.identities.dismiss_programs(person);
        }
        self.identities.admit(id, person.clone());
        Ok(signed_in)
    }

    /// Other codes for whoever asks; those from before are worth nothing.
    pub async fn new_codes(&self, asking: Asking<'_>, proof: Proof<'_>) -> Result<Vec<String>, Failure> {
        let (person, _) = self.own_account(asking.bearer)?;
        self.confirm(asking, proof).await?;
        let codes = codes::fresh();
        let hashes = codes.iter().map(|code| codes::hash(&person, code)).collect();
        let deed = AccountDeed::SetCodes { person: person.to_string(), codes: hashes };
        let line = own_line(&person, "new-codes", time_of_day_ms());
        self.store.account_deed(AccountDeed::Noted(Box::new(deed), line)).await?;
        Ok(codes)
    }

    /// How many codes somebody has left.
    pub async fn codes_left(&self, person: &Who) -> Result<usize, Failure> {
        let codes = self.store.codes_of(&person.to_string()).await?;
        Ok(codes.iter().filter(|code| code.due_ms.is_none()).count())
    }

    /// The devices on which somebody is signed in.
    pub async fn devices_of(&self, person: &Who) -> Result<Vec<Device>, Failure> {
        Ok(self.store.devices_of(&person.to_string()).await?)
    }

    /// Signs a device of somebody's out.
    ///
    /// # Errors
    /// If it is none of theirs.
    pub async fn end_device_of(&self, person: &Who, device: &str) -> Result<(), Failure> {
        let own = self.store.devices_of(&person.to_string()).await?;
        if !own.iter().any(|own| own.id == device) {
            return Err(Failure::NOT_FOUND);
        }
        let deed = AccountDeed::SignOut { device: device.to_owned(), at_ms: time_of_day_ms() };
        self.store.account_deed(deed).await?;
        self.identities.dismiss(&Who::from(device));
        Ok(())
    }

    /// Whether somebody has a password.
    pub async fn has_password(&self, person: &Who) -> Result<bool, Failure> {
        Ok(self.store.account(&person.to_string()).await?.is_some_and(|account| account.password.is_some()))
    }

    /// Whoever asks shows once more that it is them.
    pub(crate) async fn confirm(&self, asking: Asking<'_>, proof: Proof<'_>) -> Result<(), Failure> {
        let password = match proof {
            Proof::Password(password) => password,
            Proof::Passkey(home, key) => return self.confirm_by_passkey(asking, home, key).await,
        };
        let person = asking.bearer.who();
        let guess = self.guesses.count(asking.from, Some(person))?;
        let account = self.store.account(&person.to_string()).await?;
        if !self.passwords.verify(password, account.and_then(|account| account.password)).await? {
            return Err(WRONG);
        }
        guess.was_right(&self.guesses);
        Ok(())
    }

    fn own_account(&self, bearer: &Bearer) -> Result<(Who, Name), Failure> {
        let name = self.names.of(bearer.who()).ok_or(NOT_SIGNED_IN)?;
        Ok((bearer.who().clone(), name))
    }

    pub(crate) fn person_of(&self, name: &str) -> Option<Who> {
        self.names.person(&name.parse().ok()?)
    }

    fn new_device(&self, person: &Who, label: &str, now_ms: i64) -> (Device, SignedIn) {
        let (id, token) = self.identities.issue();
        let label: String = one_line(label).chars().take(LONGEST_LABEL).collect();
        let (id, person) = (id.to_string(), person.to_string());
        (Device { id, person, label, created_ms: now_ms, seen_ms: now_ms }, SignedIn { token, leaves_ms: None })
    }
}

#[cfg(test)]
mod tests;
