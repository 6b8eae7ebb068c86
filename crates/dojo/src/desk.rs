//! What those do who look after a club's people: they make accounts for who has no mail and no patience, let in who has lost their
//! password, say who is what. Each act is in the log, and whom it is about can read it.

use crate::account::{Asking, Card, Name, Proof, TWO_STEPS, names::NAME_TAKEN};
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::log::line;
use crate::offices::LAST_OWNER;
use crate::rights::{Act, Role, Roles};
use crate::stored::time_of_day_ms;
use crate::who::Who;
use store::{Account, AccountDeed, LogLine};

/// They may not do that.
pub const NOT_ALLOWED: Failure = Failure::new(Kind::Forbidden, "not-allowed");

/// So many lines of the log are shown.
const LINES: i64 = 200;

/// Somebody with a name, as those see them who keep the list.
#[derive(Clone, Debug)]
pub struct Person {
    /// Who they are.
    pub who: Who,
    /// What they are called.
    pub name: Name,
    /// What they are here.
    pub roles: Roles,
    /// They are not of age.
    pub minor: bool,
    /// Since when: milliseconds since 1970.
    pub since_ms: i64,
    /// Whether they have ever come in.
    pub has_come: bool,
}

impl App {
    /// Whether somebody may do this, perhaps to somebody; and whether it is surely them.
    ///
    /// # Errors
    /// [`NOT_ALLOWED`], or that they are to come in by two steps first.
    pub async fn allow(&self, who: &Who, act: Act, whom: Option<&Who>) -> Result<(), Failure> {
        if !self.offices.may(who, act, whom) {
            return Err(NOT_ALLOWED);
        }
        if act.needs_two_steps() && !self.comes_in_two_steps(who).await? {
            return Err(TWO_STEPS);
        }
        Ok(())
    }

    /// Whoever brings the secret that the server told at its start becomes its owner; it is good once.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if it is another, or the site has an owner.
    pub async fn become_owner(&self, who: &Who, secret: &str) -> Result<(), Failure> {
        if !self.first_owner.is(secret) {
            return Err(Failure::NOT_FOUND);
        }
        if self.names.of(who).is_none() {
            return Err(crate::account::NOT_SIGNED_IN);
        }
        let deed = AccountDeed::Grant { person: who.to_string(), role: Role::Owner.code().to_owned(), first: true };
        match self.store.account_deed(noted(deed, who, "grant", who, Role::Owner.code())).await {
            Err(store::Error::Taken) => return Err(Failure::NOT_FOUND),
            done => done?,
        }
        self.offices.change(who, |roles| roles.with(Role::Owner));
        self.first_owner.used();
        Ok(())
    }

    /// Everybody whose name holds this, or what looks like it, in the order of the alphabet.
    pub async fn people(&self, who: &Who, called: &str) -> Result<Vec<Person>, Failure> {
        self.allow(who, Act::SeePeople, None).await?;
        let accounts = self.store.accounts().await?;
        let with_keys = self.store.credential_owners().await?;
        let person = |account: &Account| self.person(account, with_keys.contains(&account.person));
        let mut people: Vec<Person> = accounts.iter().filter_map(person).collect();
        people.retain(|person| person.name.holds(called));
        people.sort_by_cached_key(|person| person.name.to_string().to_lowercase());
        Ok(people)
    }

    /// Somebody who has a name here.
    ///
    /// # Errors
    /// If whoever asks may not see that, or nobody is called so.
    pub async fn person_named(&self, who: &Who, name: &str) -> Result<Person, Failure> {
        self.allow(who, Act::SeePeople, None).await?;
        let person = self.person_of(name).ok_or(Failure::NOT_FOUND)?;
        let account = self.store.account(&person.to_string()).await?.ok_or(Failure::NOT_FOUND)?;
        let has_key = !self.store.credentials_of(&account.person).await?.is_empty();
        self.person(&account, has_key).ok_or(Failure::NOT_FOUND)
    }

    fn person(&self, account: &Account, has_key: bool) -> Option<Person> {
        let who = Who::from(account.person.as_str());
        Some(Person {
            name: account.name.parse().ok()?,
            roles: self.offices.of(&who),
            minor: account.minor,
            since_ms: account.created_ms,
            has_come: has_key || account.password.is_some(),
            who,
        })
    }

    /// Makes an account for somebody, as a member of the club; the card is their way in.
    ///
    /// # Errors
    /// If whoever asks may not, or the name cannot be or is another's.
    pub async fn enrol(&self, who: &Who, name: &str, minor: bool) -> Result<Card, Failure> {
        self.allow(who, Act::Enrol, None).await?;
        let name = Name::new(name)?;
        if self.person_of(&name.to_string()).is_some() {
            return Err(NAME_TAKEN);
        }
        let (person, now_ms) = (Who::unknown(), time_of_day_ms());
        let (card, code) = Card::new(&person, &name.to_string(), now_ms);
        let account = Account {
            person: person.to_string(),
            name: name.to_string(),
            skeleton: name.skeleton().to_owned(),
            password: None,
            created_ms: now_ms,
            minor,
            program: false,
        };
        let deed = AccountDeed::Enrol { account, code, role: Role::Member.code().to_owned() };
        match self.store.account_deed(noted(deed, who, "enrol", &person, "")).await {
            Err(store::Error::Taken) => return Err(NAME_TAKEN),
            done => done?,
        }
        self.names.add(person.clone(), name);
        self.identities.claim(&person);
        self.offices.set_minor(&person, minor);
        self.offices.change(&person, |roles| roles.with(Role::Member));
        Ok(card)
    }

    /// A card for somebody who has lost their password: nobody ever sees the old one, or sets a new one for them.
    ///
    /// # Errors
    /// If whoever asks may not, or nobody is called so.
    pub async fn help(&self, who: &Who, name: &str) -> Result<Card, Failure> {
        let person = self.person_named(who, name).await?;
        self.allow(who, Act::Help, Some(&person.who)).await?;
        let (card, code) = Card::new(&person.who, &person.name.to_string(), time_of_day_ms());
        let deed = AccountDeed::Help { person: person.who.to_string(), code };
        self.store.account_deed(noted(deed, who, "help", &person.who, "")).await?;
        Ok(card)
    }

    /// Says whether somebody is not of age.
    ///
    /// # Errors
    /// If whoever asks may not, or nobody is called so.
    pub async fn set_minor(&self, who: &Who, name: &str, minor: bool) -> Result<(), Failure> {
        let person = self.person_named(who, name).await?;
        self.allow(who, Act::SetMinor, Some(&person.who)).await?;
        let deed = AccountDeed::SetMinor { person: person.who.to_string(), minor };
        let act = if minor { "minor" } else { "of-age" };
        self.store.account_deed(noted(deed, who, act, &person.who, "")).await?;
        self.offices.set_minor(&person.who, minor);
        Ok(())
    }

    /// Makes somebody something here; whoever asks shows once more who they are.
    ///
    /// # Errors
    /// If they may not, the proof is none, or nobody is called so.
    pub async fn grant_role(
        &self,
        asking: Asking<'_>,
        proof: Proof<'_>,
        name: &str,
        role: Role,
    ) -> Result<(), Failure> {
        let who = asking.bearer.who();
        let person = self.person_named(who, name).await?.who;
        self.allow(who, Act::Grant(role), Some(&person)).await?;
        self.confirm(asking, proof).await?;
        let deed = AccountDeed::Grant { person: person.to_string(), role: role.code().to_owned(), first: false };
        self.store.account_deed(noted(deed, who, "grant", &person, role.code())).await?;
        self.offices.change(&person, |roles| roles.with(role));
        Ok(())
    }

    /// Somebody is that no more; whoever asks shows once more who they are.
    ///
    /// # Errors
    /// If they may not, the proof is none, nobody is called so, or the site would be left without an owner.
    pub async fn withdraw_role(
        &self,
        asking: Asking<'_>,
        proof: Proof<'_>,
        name: &str,
        role: Role,
    ) -> Result<(), Failure> {
        let who = asking.bearer.who();
        let person = self.person_named(who, name).await?.who;
        self.allow(who, Act::Withdraw(role), Some(&person)).await?;
        if role == Role::Owner && self.offices.is_last_owner(&person) {
            return Err(LAST_OWNER);
        }
        self.confirm(asking, proof).await?;
        let deed = AccountDeed::Withdraw { person: person.to_string(), role: role.code().to_owned() };
        self.store.account_deed(noted(deed, who, "withdraw", &person, role.code())).await?;
        self.offices.change(&person, |roles| roles.without(role));
        Ok(())
    }

    /// What was done by whom to whom, the newest first.
    pub async fn club_log(&self, who: &Who) -> Result<Vec<LogLine>, Failure> {
        self.allow(who, Act::SeeActs, None).await?;
        Ok(self.store.log(LINES).await?)
    }

    /// What was done to somebody, as they may read it, the newest first.
    pub async fn log_on(&self, person: &Who) -> Result<Vec<LogLine>, Failure> {
        Ok(self.store.log_on(&person.to_string(), LINES).await?)
    }
}

/// A deed with its line in the log.
fn noted(deed: AccountDeed, who: &Who, act: &str, whom: &Who, note: &str) -> AccountDeed {
    AccountDeed::Noted(Box::new(deed), line(who, act, whom, note))
}
