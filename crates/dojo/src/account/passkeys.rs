//! Passkeys: somebody shows that their device keeps a key of which we have the public half, instead of a password. A key is
//! made for one host; the device recognises its owner before it signs, so that a device in other hands opens nothing.

mod public_key;
mod signed;

pub use signed::Home;

use super::challenges::Purpose;
use super::{Asking, NOT_SIGNED_IN, Proof, SIGNED_IN, SignedIn};
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::one_line::one_line;
use crate::stored::time_of_day_ms;
use crate::who::Who;
use public_key::PublicKey;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use signed::{Said, WRONG_KEY, bytes, goes_on, text};
use store::{Credential, CredentialDeed};

/// The key is somebody's already.
const KNOWN: Failure = Failure::new(Kind::Conflict, "passkey-known");
/// Without it they could not come back.
const LAST_WAY: Failure = Failure::new(Kind::Conflict, "passkey-last");
/// They have as many as anybody can have.
const NO_MORE: Failure = Failure::new(Kind::NoRoom, "passkey-many");
/// The site is not reached in a way by which devices make keys for it.
pub const NO_PASSKEYS_HERE: Failure = Failure::new(Kind::Conflict, "passkey-place");

/// So many somebody can have.
const MOST: usize = 20;
/// A passkey is called by so many characters at most.
const LONGEST_LABEL: usize = 60;

/// What a device is asked for.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// What it is to sign, as browsers write bytes.
    pub challenge: String,
    /// The name whose key it will be, where a new one is wanted.
    pub name: String,
    /// How the device is to call its owner, as browsers write bytes.
    pub handle: String,
    /// The keys that are asked for, or of which there need not be another; any of its own where none is told.
    pub keys: Vec<String>,
}

impl Wanted {
    /// Sorts of keys that may be made, by their number in COSE.
    pub const SORTS: [i32; 3] = public_key::SORTS;
}

/// A new key, as browsers tell of it (`RegistrationResponseJSON`).
#[derive(Clone, Debug, Deserialize)]
pub struct MadeKey {
    id: String,
    response: Made,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Made {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    authenticator_data: String,
}

/// That somebody has a key, as browsers tell of it (`AuthenticationResponseJSON`).
#[derive(Clone, Debug, Deserialize)]
pub struct ShownKey {
    id: String,
    response: Shown,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Shown {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    authenticator_data: String,
    signature: String,
    user_handle: Option<String>,
}

impl App {
    /// What a device is asked for whose owner wants to take a name.
    ///
    /// # Errors
    /// If they have one, or it cannot be or is another's.
    pub fn want_key_for_name(&self, asking: Asking<'_>, name: &str) -> Result<Wanted, Failure> {
        let guest = asking.bearer.who();
        let name = self.free_name(guest, name)?;
        self.gate.count(asking.from)?;
        let (handle, called) = (text(guest.to_string().as_bytes()), name.to_string());
        let challenge = self.challenges.issue(Purpose::TakeName { guest: guest.clone(), name }, asking.from);
        Ok(Wanted { challenge, name: called, handle, keys: Vec::new() })
    }

    /// What a device is asked for whose owner wants one more key.
    ///
    /// # Errors
    /// If the proof is none, or they have as many as anybody can have.
    pub async fn want_another_key(&self, asking: Asking<'_>, proof: Proof<'_>) -> Result<Wanted, Failure> {
        let (person, name) = self.own_account(asking.bearer)?;
        self.confirm(asking, proof).await?;
        let own = self.passkeys_of(&person).await?;
        if own.len() >= MOST {
            return Err(NO_MORE);
        }
        let handle = text(person.to_string().as_bytes());
        let challenge = self.challenges.issue(Purpose::Add { person }, asking.from);
        let keys = own.into_iter().map(|key| key.id).collect();
        Ok(Wanted { challenge, name: name.to_string(), handle, keys })
    }

    /// What a device is asked for whose owner wants to be let in or, if they are in, to show that it is them.
    pub async fn want_sign(&self, asking: Asking<'_>) -> Result<Wanted, Failure> {
        let who = asking.bearer.who();
        let (purpose, keys) = match self.names.of(who) {
            Some(_) => (Purpose::Confirm { person: who.clone() }, self.passkeys_of(who).await?),
            None => (Purpose::SignIn, Vec::new()),
        };
        let challenge = self.challenges.issue(purpose, asking.from);
        let keys = keys.into_iter().map(|key| key.id).collect();
        Ok(Wanted { challenge, name: String::new(), handle: String::new(), keys })
    }

    /// Whoever asks takes the name for which they were asked for a key, and is signed in. Returns the codes by which they come
    /// back without it.
    ///
    /// # Errors
    /// If the key is none, or the name has become another's.
    pub async fn sign_up_by_passkey(
        &self,
        asking: Asking<'_>,
        home: &Home,
        key: &MadeKey,
    ) -> Result<(SignedIn, Vec<String>), Failure> {
        let who = asking.bearer.who();
        let (purpose, credential) = self.read_new(asking, home, key).await?;
        match purpose {
            Purpose::TakeName { guest, name } if guest == *who => {
                let name = self.free_name(who, &name.to_string())?;
                self.open_account(asking, name, None, Some(credential)).await
            }
            _ => Err(WRONG_KEY),
        }
    }

    /// Whoever asks has one more key.
    ///
    /// # Errors
    /// If it is none, or is somebody's.
    pub async fn add_passkey(&self, asking: Asking<'_>, home: &Home, key: &MadeKey) -> Result<(), Failure> {
        let (person, _) = self.own_account(asking.bearer)?;
        let (purpose, credential) = self.read_new(asking, home, key).await?;
        if purpose != (Purpose::Add { person }) {
            return Err(WRONG_KEY);
        }
        match self.store.credential_deed(CredentialDeed::Add(credential)).await {
            Err(store::Error::Taken) => Err(KNOWN),
            done => Ok(done?),
        }
    }

    /// A new key of whoever asks, and what it was asked for.
    async fn read_new(&self, asking: Asking<'_>, home: &Home, key: &MadeKey) -> Result<(Purpose, Credential), Failure> {
        let challenge = signed::challenge(&bytes(&key.response.client_data)?, "webauthn.create", home)?;
        let purpose = self.challenges.take(&challenge)?;
        let data = bytes(&key.response.authenticator_data)?;
        let said = Said::read(&data, &home.host)?;
        let (id, public_key) = said.new_key()?;
        if text(id) != key.id {
            return Err(WRONG_KEY);
        }
        if self.store.credential(&key.id).await?.is_some() {
            return Err(KNOWN);
        }
        let credential = Credential {
            id: key.id.clone(),
            person: asking.bearer.who().to_string(),
            host: home.host.clone(),
            public_key: public_key.to_text(),
            counter: said.counter,
            label: one_line(asking.label).chars().take(LONGEST_LABEL).collect(),
            created_ms: time_of_day_ms(),
            seen_ms: None,
        };
        Ok((purpose, credential))
    }

    /// Whoever asks is signed in by a passkey, which says who they are. What they have done here as a guest becomes theirs if
    /// they say that it is.
    ///
    /// # Errors
    /// If the key is nobody's, or they have tried too often.
    pub async fn sign_in_by_passkey(
        &self,
        asking: Asking<'_>,
        (home, key): (&Home, &ShownKey),
        adopts: bool,
    ) -> Result<SignedIn, Failure> {
        if self.names.of(asking.bearer.who()).is_some() {
            return Err(SIGNED_IN);
        }
        let guess = self.guesses.count(asking.from, None)?;
        let (purpose, credential) = self.read_shown(home, key).await?;
        if purpose != Purpose::SignIn {
            return Err(WRONG_KEY);
        }
        guess.was_right(&self.guesses);
        let person = Who::from(credential.person.as_str());
        self.refuse_closed(&person)?;
        let at_ms = time_of_day_ms();
        let (device, signed_in) = self.new_device(&person, asking.label, at_ms);
        let id = Who::from(device.id.as_str());
        let (key, counter) = (credential.id, credential.counter);
        self.used(CredentialDeed::Use { id: key, counter, at_ms, device: Some(device) }).await?;
        self.welcome(asking, (id, person), adopts, signed_in).await
    }

    /// Whoever asks shows by a passkey once more that it is them.
    pub(super) async fn confirm_by_passkey(
        &self,
        asking: Asking<'_>,
        home: &Home,
        key: &ShownKey,
    ) -> Result<(), Failure> {
        let person = asking.bearer.who();
        let guess = self.guesses.count(asking.from, Some(person))?;
        let (purpose, credential) = self.read_shown(home, key).await?;
        if purpose != (Purpose::Confirm { person: person.clone() }) || credential.person != person.to_string() {
            return Err(WRONG_KEY);
        }
        guess.was_right(&self.guesses);
        let (id, counter) = (credential.id, credential.counter);
        self.used(CredentialDeed::Use { id, counter, at_ms: time_of_day_ms(), device: None }).await
    }

    /// The key that was shown, as its device counts now, and what for.
    async fn read_shown(&self, home: &Home, key: &ShownKey) -> Result<(Purpose, Credential), Failure> {
        let client = bytes(&key.response.client_data)?;
        let purpose = self.challenges.take(&signed::challenge(&client, "webauthn.get", home)?)?;
        let credential = self.store.credential(&key.id).await?.ok_or(WRONG_KEY)?;
        let public_key = PublicKey::of_text(&credential.public_key).ok_or(WRONG_KEY)?;
        let data = bytes(&key.response.authenticator_data)?;
        let counter = Said::read(&data, &home.host)?.counter;
        let message = [&data[..], &Sha256::digest(&client)].concat();
        let handle = key.response.user_handle.as_deref().unwrap_or_default();
        let is_owners = handle.is_empty() || bytes(handle)? == credential.person.as_bytes();
        if credential.host != home.host
            || !is_owners
            || !public_key.has_signed(&message, &bytes(&key.response.signature)?)
        {
            return Err(WRONG_KEY);
        }
        if !goes_on(credential.counter, counter) {
            tracing::warn!(person = %credential.person, "a passkey counts backwards: it may have been copied");
            return Err(WRONG_KEY);
        }
        Ok((purpose, Credential { counter, ..credential }))
    }

    async fn used(&self, deed: CredentialDeed) -> Result<(), Failure> {
        match self.store.credential_deed(deed).await {
            Err(store::Error::Changed) => Err(WRONG_KEY),
            done => Ok(done?),
        }
    }

    /// The passkeys of somebody.
    pub async fn passkeys_of(&self, person: &Who) -> Result<Vec<Credential>, Failure> {
        Ok(self.store.credentials_of(&person.to_string()).await?)
    }

    /// A passkey of whoever asks is worth nothing any more.
    ///
    /// # Errors
    /// If it is none of theirs, or they could not come back to this home of the site without it.
    pub async fn remove_passkey(&self, person: &Who, home: Option<&Home>, id: &str) -> Result<(), Failure> {
        if self.names.of(person).is_none() {
            return Err(NOT_SIGNED_IN);
        }
        if !self.passkeys_of(person).await?.iter().any(|own| own.id == id) {
            return Err(Failure::NOT_FOUND);
        }
        let host = home.map(|home| home.host.clone());
        match self
            .store
            .credential_deed(CredentialDeed::Remove { id: id.to_owned(), person: person.to_string(), host })
            .await
        {
            Err(store::Error::Gone) => Err(LAST_WAY),
            done => Ok(done?),
        }
    }
}
