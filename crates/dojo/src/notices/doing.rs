//! What is done about notices: who reads them, who is called although their browser is closed, and when not.

use super::attention::Told;
use super::{Call, KEPT_MS, Notice, Peace, ms};
use crate::account::NOT_SIGNED_IN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::who::{Bearer, Who};
use std::time::Duration;
use store::{NoticeDeed, Push, PushDeed};
use words::Language;

/// So many are looked at together.
const AT_ONCE: i64 = 500;
/// What cannot be delivered is tried again so much later, for so long.
const AGAIN_MS: i64 = ms(Duration::from_secs(300));
const GIVEN_UP_MS: i64 = ms(Duration::from_secs(24 * 3600));
/// Addresses that browsers are given are shorter.
const LONGEST_ENDPOINT: usize = 1000;

/// Nobody keeps a device's address for who has none.
const NO_DEVICE: Failure = Failure::new(Kind::Conflict, "push-no-device");

impl App {
    /// What somebody is told, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn notices_of(&self, who: &Who) -> Result<Vec<Notice>, Failure> {
        let rows = self.store.notices_of(&who.to_string()).await?;
        Ok(rows.iter().filter_map(Notice::from_row).collect())
    }

    /// Somebody has looked at one matter, or at all that they were told until then.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn see_notices(&self, who: &Who, matter: Option<&str>, until_ms: i64) -> Result<(), Failure> {
        match matter {
            Some(matter) => self.notices.seen_one(who, matter).await?,
            // Whoever says it again and again costs no commit.
            None if self.notices_of(who).await?.iter().all(|notice| notice.seen) => {}
            None => {
                self.store.notice_deed(NoticeDeed::See { person: who.to_string(), matter: None, until_ms }).await?;
                self.notices.lines.tell(who, Told::Seen(None));
            }
        }
        Ok(())
    }

    /// Somebody needs a notice no more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn discard_notice(&self, who: &Who, matter: &str) -> Result<(), Failure> {
        let deed = NoticeDeed::Settle { person: who.to_string(), matter: matter.to_owned() };
        if self.notices.unless_unknown(who, matter, deed).await? {
            self.notices.lines.tell(who, Told::Gone(matter.into()));
        }
        Ok(())
    }

    /// Somebody has a notice before their eyes as it comes: no browser need be called for it.
    pub async fn notice_is_shown(&self, who: &Who, matter: &str) {
        let deed = NoticeDeed::Shown { person: who.to_string(), matter: matter.to_owned() };
        // Otherwise they are called, and that is all.
        let _ = self.notices.unless_unknown(who, matter, deed).await;
    }

    /// Forgets what was told long ago.
    pub(crate) async fn forget_old_notices(&self, now_ms: i64) {
        if let Err(error) = self.store.notice_deed(NoticeDeed::Forget { before_ms: now_ms - KEPT_MS }).await {
            tracing::warn!(%error, "old notices stay");
        }
    }

    /// When somebody wants to be left in peace.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn peace_of(&self, who: &Who) -> Result<Peace, Failure> {
        Ok(Peace(self.store.quiet_of(&who.to_string()).await?.unwrap_or_default()))
    }

    /// When somebody wants to be left in peace from now on.
    ///
    /// # Errors
    /// If they have no name, or the database fails.
    pub async fn want_peace(&self, bearer: &Bearer, peace: Peace) -> Result<(), Failure> {
        self.names.of(bearer.who()).ok_or(NOT_SIGNED_IN)?;
        let deed = PushDeed::Quiet { person: bearer.who().to_string(), quiet: peace.0 };
        Ok(self.store.push_deed(deed).await?)
    }

    /// The browser that asks wants to be called, at an address that it was given by whoever made it; `key` and `auth` are for whom what is
    /// said is sealed.
    ///
    /// # Errors
    /// If nobody with a name is signed in there, or it cannot be.
    pub async fn want_calls(
        &self,
        bearer: &Bearer,
        endpoint: &str,
        (key, auth): (&str, &str),
        language: Language,
    ) -> Result<(), Failure> {
        self.names.of(bearer.who()).ok_or(NOT_SIGNED_IN)?;
        if endpoint.len() > LONGEST_ENDPOINT {
            return Err(Failure::of_field("endpoint", ""));
        }
        let push = Push {
            device: bearer.token().to_string(),
            person: bearer.who().to_string(),
            endpoint: endpoint.to_owned(),
            key: key.to_owned(),
            auth: auth.to_owned(),
            language: language.code().to_owned(),
        };
        match self.store.push_deed(PushDeed::Want(push)).await {
            Err(store::Error::Gone) => Err(NO_DEVICE),
            done => Ok(done?),
        }
    }

    /// It wants to be called no more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn stop_calls(&self, bearer: &Bearer) -> Result<(), Failure> {
        Ok(self.store.push_deed(PushDeed::Stop { device: bearer.token().to_string() }).await?)
    }

    /// Whether the browser that asks is called.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_called(&self, bearer: &Bearer) -> Result<bool, Failure> {
        let pushes = self.store.pushes_of(&bearer.who().to_string()).await?;
        Ok(pushes.iter().any(|push| push.device == bearer.token().to_string()))
    }

    /// Who is to be called now; whoever is not to be is not looked at again before they are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn calls(&self, now_ms: i64) -> Result<Vec<Call>, Failure> {
        let rows = self.store.to_call(now_ms, AT_ONCE).await?;
        let mut calls = Vec::new();
        for rows in rows.chunk_by(|one, other| one.person == other.person) {
            let person = Who::from(rows[0].person.as_str());
            let browsers = self.store.pushes_of(&rows[0].person).await?;
            let peace = self.peace_of(&person).await?;
            let is_young = |notice: &Notice| notice.made_ms + GIVEN_UP_MS > now_ms;
            let notices = rows.iter().filter_map(Notice::from_row);
            let notices: Vec<Notice> =
                notices.filter(|notice| is_young(notice) && peace.wants(notice.about.kind())).collect();
            let call = Call { person, browsers, notices, by_ms: now_ms };
            if call.browsers.is_empty() || call.notices.is_empty() {
                self.called(&call, 0).await?;
                continue;
            }
            match peace.lasts_until(now_ms).or_else(|| self.notices.was_just_called(&call.person, now_ms)) {
                Some(until_ms) => self.called(&call, until_ms).await?,
                None => calls.push(call),
            }
        }
        Ok(calls)
    }

    /// Somebody was called, or could not be: then it is tried again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn was_called(&self, call: &Call, delivered: bool) -> Result<(), Failure> {
        self.notices.note_call(call);
        self.called(call, if delivered { 0 } else { call.by_ms + AGAIN_MS }).await?;
        Ok(())
    }

    async fn called(&self, call: &Call, again_ms: i64) -> Result<(), store::Error> {
        let person = call.person.to_string();
        self.store.notice_deed(NoticeDeed::Called { person, by_ms: call.by_ms, again_ms }).await
    }

    /// Nobody answers at this address any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn browser_is_gone(&self, endpoint: &str) -> Result<(), Failure> {
        Ok(self.store.push_deed(PushDeed::Gone { endpoint: endpoint.to_owned() }).await?)
    }
}
