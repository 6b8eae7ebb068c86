//! What people were told, by mail: for those who want that and have said that the address is theirs. What nobody has looked at for a while comes
//! in one letter, and the next one some hours later at the earliest.

use super::{Notice, Notices, ms};
use crate::account::NOT_SIGNED_IN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::random;
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Who};
use std::sync::PoisonError;
use std::time::Duration;
use store::{Mailbox, MailboxDeed};
use words::Language;

/// What somebody has not looked at for so long is worth a letter.
const PATIENCE_MS: i64 = ms(Duration::from_secs(15 * 60));
/// So long after a letter there is no other.
const APART_MS: i64 = ms(Duration::from_secs(3 * 3600));
/// What could not be sent is tried again so much later.
const AGAIN_MS: i64 = ms(Duration::from_secs(10 * 60));
/// Nobody is asked more often whether an address is theirs, and so long they may answer.
const ASKED_MS: i64 = ms(Duration::from_secs(3600));
const ANSWER_MS: i64 = ms(Duration::from_secs(48 * 3600));
/// So many are written to together.
const AT_ONCE: i64 = 50;
/// No address is longer (RFC 5321).
const LONGEST: usize = 254;

/// Nobody is asked again so soon.
const JUST_ASKED: Failure = Failure::new(Kind::TooMany, "mail-just-asked").retry_after(3600);

/// Somebody is to be written to.
#[derive(Clone, Debug)]
pub struct Letter {
    /// Who.
    pub person: Who,
    /// Where.
    pub address: String,
    /// In which language.
    pub language: Language,
    /// What whoever reads there knows.
    pub code: String,
    /// What they were told, the newest last; empty if they are asked whether the address is theirs.
    pub notices: Vec<Notice>,
}

/// What has become of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending {
    /// It is on its way.
    Done,
    /// It is not taken, and will not be.
    Refused,
    /// It could not be sent now.
    Later,
}

impl Notices {
    /// Whether somebody may be asked there; then nobody is for a while, whoever wants it, whatever becomes of it.
    fn may_ask(&self, person: &Who, address: &str, now_ms: i64) -> bool {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.retain(|_, at_ms| *at_ms + ASKED_MS > now_ms);
        let keys = [person.to_string(), address.to_lowercase()];
        if keys.iter().any(|key| asked.contains_key(key)) {
            return false;
        }
        asked.extend(keys.map(|key| (key, now_ms)));
        true
    }

    fn unask(&self, person: &Who, address: Option<&str>) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.remove(&person.to_string());
        if let Some(address) = address {
            asked.remove(&address.to_lowercase());
        }
    }
}

impl App {
    /// Where somebody is written to, or has asked to be.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mailbox_of(&self, who: &Who) -> Result<Option<Mailbox>, Failure> {
        Ok(self.store.mailbox_of(&who.to_string()).await?)
    }

    /// Somebody wants to be written to; the letter asks whether the address is theirs.
    ///
    /// # Errors
    /// If they have no name, that is no address, or they or whoever reads there were asked just now.
    pub async fn want_mail(&self, bearer: &Bearer, address: &str, language: Language) -> Result<Letter, Failure> {
        self.names.of(bearer.who()).ok_or(NOT_SIGNED_IN)?;
        let address = address.trim();
        let is_fit = address.len() <= LONGEST
            && address.split_once('@').is_some_and(|(name, host)| !name.is_empty() && !host.is_empty())
            && !address.chars().any(|c| c.is_control() || c.is_whitespace());
        if !is_fit {
            return Err(Failure::of_field("mail", address));
        }
        let (code, asked_ms) = (random::name(), time_of_day_ms());
        let mailbox = Mailbox {
            person: bearer.who().to_string(),
            address: address.to_owned(),
            language: language.code().to_owned(),
            code: code.clone(),
            confirmed: false,
            asked_ms,
            sent_ms: 0,
            next_ms: 0,
        };
        if !self.notices.may_ask(bearer.who(), address, asked_ms) {
            return Err(JUST_ASKED);
        }
        self.store.mailbox_deed(MailboxDeed::Want(mailbox)).await?;
        let (person, address) = (bearer.who().clone(), address.to_owned());
        Ok(Letter { person, address, language, code, notices: Vec::new() })
    }

    /// The letter that asks did not go out: whoever wanted it may try another address at once, and this one if it was not its fault.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn was_not_asked(&self, letter: &Letter, sending: Sending) -> Result<(), Failure> {
        self.notices.unask(&letter.person, (sending == Sending::Later).then_some(letter.address.as_str()));
        self.end_mail(&letter.code).await
    }

    /// Where whoever knows this code is written to.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if nowhere.
    pub async fn mailbox_by(&self, code: &str) -> Result<Mailbox, Failure> {
        self.store.mailbox_by(code).await?.ok_or(Failure::NOT_FOUND)
    }

    /// Whoever knows this code says that the address is theirs.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if nobody was asked, or too long ago.
    pub async fn confirm_mail(&self, code: &str) -> Result<(), Failure> {
        let deed = MailboxDeed::Confirm { code: code.to_owned(), since_ms: time_of_day_ms() - ANSWER_MS };
        Ok(self.store.mailbox_deed(deed).await?)
    }

    /// Whoever knows this code wants no more letters.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if there are none already.
    pub async fn end_mail(&self, code: &str) -> Result<(), Failure> {
        Ok(self.store.mailbox_deed(MailboxDeed::End { code: code.to_owned() }).await?)
    }

    /// Who is to be written to now; whoever is not to be is not looked at again before they are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn letters(&self, now_ms: i64) -> Result<Vec<Letter>, Failure> {
        let mut letters = Vec::new();
        for mailbox in self.store.to_write_to(now_ms, now_ms - PATIENCE_MS, AT_ONCE).await? {
            let person = Who::from(mailbox.person.as_str());
            let peace = self.peace_of(&person).await?;
            let mut notices = self.notices_of(&person).await?;
            notices.retain(|own| !own.seen && own.made_ms > mailbox.sent_ms && peace.wants(own.about.kind()));
            notices.reverse();
            match peace.lasts_until(now_ms) {
                Some(until_ms) => self.sent(&person, 0, until_ms).await?,
                None if notices.is_empty() => self.sent(&person, now_ms, 0).await?,
                None => {
                    let language = Language::from_code(&mailbox.language).unwrap_or(Language::English);
                    letters.push(Letter { person, address: mailbox.address, language, code: mailbox.code, notices });
                }
            }
        }
        Ok(letters)
    }

    /// What has become of a letter that was sent at this time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn was_sent(&self, letter: &Letter, sending: Sending, now_ms: i64) -> Result<(), Failure> {
        match sending {
            Sending::Done => self.sent(&letter.person, now_ms, now_ms + APART_MS).await,
            Sending::Later => self.sent(&letter.person, 0, now_ms + AGAIN_MS).await,
            // Whoever does not read there is not written to again.
            Sending::Refused => self.end_mail(&letter.code).await,
        }
    }

    async fn sent(&self, person: &Who, at_ms: i64, next_ms: i64) -> Result<(), Failure> {
        let deed = MailboxDeed::Sent { person: person.to_string(), at_ms, next_ms };
        match self.store.mailbox_deed(deed).await {
            // They want no more letters since.
            Err(store::Error::Gone) => Ok(()),
            done => Ok(done?),
        }
    }
}
