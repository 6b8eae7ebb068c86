//! The tokens that people make for their programs: who brings one is the person who made it, within its scopes and until it
//! expires. A token is nobody's cookie, and no cookie is a token.

use super::{Bearer, Identities, Scopes, Who};
use crate::random;
use crate::stored::time_of_day_ms;
use std::time::Duration;
use store::{ApiToken, ApiTokenDeed};

/// All tokens begin so: whoever finds one in a file knows what it is.
const PREFIX: &str = "mk_";
const DAY_MS: i64 = 24 * 3_600_000;
/// Nobody waits longer at once for a token to expire.
const LONGEST_WAIT: Duration = Duration::from_secs(24 * 3600);

/// What is known of a token.
#[derive(Clone, Debug)]
pub(super) struct Program {
    person: Who,
    scopes: Scopes,
    expires_ms: i64,
    /// The day on which it came last.
    seen: Option<i64>,
}

impl From<&ApiToken> for Program {
    fn from(token: &ApiToken) -> Program {
        Program {
            person: Who::from(token.person.as_str()),
            scopes: Scopes::read(&token.scopes),
            expires_ms: token.expires_ms,
            seen: token.seen_ms.map(|ms| ms / DAY_MS),
        }
    }
}

impl Program {
    pub(super) fn is_of(&self, person: &Who) -> bool {
        self.person == *person
    }
}

/// Whether a text has the form of a token: 200 random bits after the beginning that all have.
pub fn is_token(text: &str) -> bool {
    let random = text.strip_prefix(PREFIX).and_then(|rest| rest.split_at_checked(rest.len() / 2));
    random.is_some_and(|(one, other)| random::is_name(one) && random::is_name(other))
}

/// A new token, and the hash that is kept of it.
pub(crate) fn fresh() -> (Who, String) {
    let token = format!("{PREFIX}{}{}", random::name(), random::name());
    (Who::of_token(&token), token)
}

impl Identities {
    /// Whose token a program has brought, and what it allows; `None` if it is nobody's, or not any more. Once a day it is noted
    /// that it has come.
    pub async fn program(&self, token: &str) -> Result<Option<(Bearer, Scopes)>, store::Error> {
        if !is_token(token) {
            return Ok(None);
        }
        let id = Who::of_token(token);
        let now_ms = time_of_day_ms();
        let found = self.known.borrow().programs.get(&id).filter(|program| now_ms < program.expires_ms).cloned();
        let Some(program) = found else { return Ok(None) };
        let today = Some(now_ms / DAY_MS);
        if program.seen < today {
            self.known.send_if_modified(|known| {
                known.programs.get_mut(&id).into_iter().for_each(|program| program.seen = today);
                false
            });
            self.store.api_token_deed(ApiTokenDeed::Seen { id: id.to_string(), at_ms: now_ms }).await?;
        }
        Ok(Some((Bearer { who: program.person, token: id, expires_ms: Some(program.expires_ms) }, program.scopes)))
    }

    /// There is one more.
    pub(crate) fn admit_program(&self, token: &ApiToken) {
        self.change(|known| {
            known.programs.insert(Who::from(token.id.as_str()), Program::from(token));
        });
    }

    /// A token is nobody's any more.
    pub(crate) fn dismiss_program(&self, id: &Who) {
        self.change(|known| {
            known.programs.remove(id);
            known.ended.insert(id.clone());
        });
    }

    /// All tokens of a person are nobody's any more.
    pub(crate) fn dismiss_programs(&self, person: &Who) {
        self.change(|known| {
            let own = known.programs.extract_if(|_, program| program.is_of(person));
            known.ended.extend(own.map(|(id, _)| id));
        });
    }
}

/// Ready when the time of a token is up.
pub(super) async fn expiry(at_ms: i64) {
    loop {
        let left = u64::try_from(at_ms - time_of_day_ms()).unwrap_or_default();
        if left == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(left).min(LONGEST_WAIT)).await;
    }
}
