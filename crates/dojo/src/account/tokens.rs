//! Tokens that a person makes for programs: shown once, kept as a hash, ended by hand, by time, or when somebody comes back by a
//! code. Another password ends none of them: programs go on.

use super::{Asking, LONGEST_LABEL, NOT_SIGNED_IN, Proof};
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::one_line::one_line;
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Scopes, Who, fresh};
use store::{AccountDeed, ApiToken, ApiTokenDeed};

/// It has no name by which its owner knows it again.
const NAMELESS: Failure = Failure::new(Kind::Unfit, "token-nameless");
/// It would allow nothing.
const ALLOWS_NOTHING: Failure = Failure::new(Kind::Unfit, "token-allows-nothing");
/// They have as many as one has.
const TOO_MANY: Failure = Failure::new(Kind::Conflict, "tokens-full");
/// What somebody has played by themselves was no program's.
const HAS_PLAYED: Failure = Failure::new(Kind::Conflict, "program-has-played");

/// So many somebody has at most.
const MOST: i64 = 50;
const DAY_MS: i64 = 24 * 3_600_000;

/// For how long a token is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lifetime {
    /// A month.
    Month,
    /// A season.
    Season,
    /// A year.
    Year,
}

impl Lifetime {
    /// All of them.
    pub const ALL: [Lifetime; 3] = [Lifetime::Month, Lifetime::Season, Lifetime::Year];

    /// How many days it has.
    pub fn days(self) -> u16 {
        match self {
            Lifetime::Month => 30,
            Lifetime::Season => 90,
            Lifetime::Year => 365,
        }
    }

    /// The one that has so many days.
    pub fn of_days(days: u16) -> Option<Lifetime> {
        Lifetime::ALL.into_iter().find(|lifetime| lifetime.days() == days)
    }
}

/// What a token is to be.
#[derive(Clone, Debug)]
pub struct TokenWish<'a> {
    /// What it is called.
    pub label: &'a str,
    /// What it allows.
    pub scopes: Scopes,
    /// For how long.
    pub lifetime: Lifetime,
}

/// A token, as its owner sees it in the list.
#[derive(Clone, Debug)]
pub struct OwnToken {
    /// The name of it in addresses; it opens nothing.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// What it allows.
    pub scopes: Scopes,
    /// Until when.
    pub expires_ms: i64,
    /// Whether that has passed.
    pub is_over: bool,
    /// When it came last, to a day or so.
    pub seen_ms: Option<i64>,
}

impl App {
    /// Another token for whoever asks, who shows once more who they are. Nobody sees it again.
    ///
    /// # Errors
    /// If the proof is none, the token has no name or allows nothing, or they have too many.
    pub async fn make_token(
        &self,
        asking: Asking<'_>,
        proof: Proof<'_>,
        wish: TokenWish<'_>,
    ) -> Result<String, Failure> {
        let (person, _) = self.own_account(asking.bearer)?;
        let label: String = one_line(wish.label).chars().take(LONGEST_LABEL).collect();
        if label.is_empty() {
            return Err(NAMELESS);
        }
        if wish.scopes.is_empty() {
            return Err(ALLOWS_NOTHING);
        }
        self.confirm(asking, proof).await?;
        let (id, token) = fresh();
        let created_ms = time_of_day_ms();
        let row = ApiToken {
            id: id.to_string(),
            person: person.to_string(),
            label,
            scopes: wish.scopes.to_string(),
            created_ms,
            expires_ms: created_ms + i64::from(wish.lifetime.days()) * DAY_MS,
            seen_ms: None,
        };
        match self.store.api_token_deed(ApiTokenDeed::Make { token: row.clone(), most: MOST }).await {
            Ok(()) => {}
            Err(store::Error::Gone) => return Err(TOO_MANY),
            Err(error) => return Err(error.into()),
        }
        self.identities.admit_program(&row);
        Ok(token)
    }

    /// Says that a program plays under the name of whoever asks, from now on and for ever.
    ///
    /// # Errors
    /// If they have no name, or somebody has played under it already.
    pub async fn become_program(&self, bearer: &Bearer) -> Result<(), Failure> {
        let person = self.names.of(bearer.who()).map(|_| bearer.who().clone()).ok_or(NOT_SIGNED_IN)?;
        match self.store.account_deed(AccountDeed::BecomeProgram { person: person.to_string() }).await {
            Err(store::Error::Taken) => return Err(HAS_PLAYED),
            done => done?,
        }
        self.names.mark(person.clone());
        self.lobby.restate(&person, self.strength_of(&person).await?);
        Ok(())
    }

    /// The tokens of somebody, the newest first.
    pub async fn tokens_of(&self, person: &Who) -> Result<Vec<OwnToken>, Failure> {
        let now_ms = time_of_day_ms();
        let own = |token: ApiToken| OwnToken {
            scopes: Scopes::read(&token.scopes),
            is_over: token.expires_ms <= now_ms,
            id: token.id,
            label: token.label,
            expires_ms: token.expires_ms,
            seen_ms: token.seen_ms,
        };
        Ok(self.store.api_tokens_of(&person.to_string()).await?.into_iter().map(own).collect())
    }

    /// Ends a token of somebody's.
    ///
    /// # Errors
    /// If it is none of theirs.
    pub async fn end_token_of(&self, person: &Who, id: &str) -> Result<(), Failure> {
        let own = self.store.api_tokens_of(&person.to_string()).await?;
        if !own.iter().any(|own| own.id == id) {
            return Err(Failure::NOT_FOUND);
        }
        self.store.api_token_deed(ApiTokenDeed::End { id: id.to_owned() }).await?;
        self.identities.dismiss_program(&Who::from(id));
        Ok(())
    }
}
