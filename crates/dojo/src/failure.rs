//! Why somebody is not answered as they wished: made where it arises, with its name, its text and what programs are told of
//! it. Here is only what all failures have in common; the door at which somebody asked tells it.

use serde_json::{Value, json};
use std::fmt::{self, Display};
use std::sync::Arc;
use words::Language;

/// So many characters are repeated of what somebody has sent.
const REPEATED: usize = 100;

/// What whoever has asked can do about it. Every door has a sign of its own for each; on the web it is a status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It is not there.
    NotFound,
    /// The request cannot be understood.
    Nonsense,
    /// It is understood, but cannot be.
    Unfit,
    /// Nobody knows who they are.
    Stranger,
    /// They may not.
    Forbidden,
    /// It is not so any more, or not yet.
    Conflict,
    /// They have no room left.
    NoRoom,
    /// They send more than is taken in.
    TooLarge,
    /// They ask too often.
    TooMany,
    /// There is too much to do just now.
    Busy,
    /// The rest of the request did not come in time.
    Slow,
    /// Our own fault.
    Internal,
}

/// Why somebody is not answered as they wished.
#[derive(Clone)]
pub struct Failure {
    /// What they can do about it.
    pub kind: Kind,
    /// A name for programs; `error-…` in the texts.
    pub code: &'static str,
    /// After how many seconds it is worth trying again.
    pub retry_after: Option<u32>,
    /// What is said, if it is another text than the name leads to.
    said: Option<Told<String>>,
    /// What programs are told: fields of an object.
    details: Option<Told<Value>>,
}

/// Something in the reader's language.
type Told<T> = Arc<dyn Fn(Language) -> T + Send + Sync>;

impl Failure {
    /// There is no such thing, or none that they may see.
    pub const NOT_FOUND: Failure = Failure::new(Kind::NotFound, "not-found");
    /// The request cannot be understood.
    pub const BAD_REQUEST: Failure = Failure::new(Kind::Nonsense, "bad-request");
    /// The request is larger than any that is taken in.
    pub const TOO_LARGE: Failure = Failure::new(Kind::TooLarge, "too-large");
    /// They ask too often; a minute later they may again.
    pub const TOO_MANY: Failure = Failure::new(Kind::TooMany, "too-many").retry_after(60);
    /// There is too much to do just now; a few seconds later there may be less.
    pub const BUSY: Failure = Failure::new(Kind::Busy, "busy").retry_after(5);
    /// The rest of the request did not come in time.
    pub const SLOW: Failure = Failure::new(Kind::Slow, "slow");
    /// Our own fault; [`Failure::internal`] also writes the reason into the log.
    pub const INTERNAL: Failure = Failure::new(Kind::Internal, "internal");

    /// A failure with this name, which the texts `error-NAME` and `error-NAME-title` explain.
    pub const fn new(kind: Kind, code: &'static str) -> Failure {
        Failure { kind, code, retry_after: None, said: None, details: None }
    }

    /// The same, and after so many seconds it is worth trying again.
    pub const fn retry_after(mut self, seconds: u32) -> Failure {
        self.retry_after = Some(seconds);
        self
    }

    /// A field of what was asked for that cannot be; `error-wish-FIELD` says why, with the beginning of what stood in it.
    pub fn of_field(field: &'static str, value: &str) -> Failure {
        Failure::of_wish(field, format!("error-wish-{field}"), value)
    }

    /// Two fields that exclude each other, with what stood in the second.
    pub fn of_fields(field: &'static str, with: &'static str, value: &str) -> Failure {
        Failure::of_wish(field, format!("error-wish-{field}-with-{with}"), value)
    }

    fn of_wish(field: &str, text: String, value: &str) -> Failure {
        let value = Failure::repeated(value);
        Failure::of_parameter(field, move |language| language.text_with(&text, "value", value.as_str()))
    }

    /// A part of what was asked for that cannot be, by its name, with a text that says why.
    pub fn of_parameter(name: &str, text: impl Fn(Language) -> String + Send + Sync + 'static) -> Failure {
        let name = Failure::repeated(name);
        let details = move |_| json!({ "field": name });
        Failure::new(Kind::Unfit, "bad-wish").with_text(text).with_details(details)
    }

    /// So much of what somebody has sent as may be told again.
    pub fn repeated(text: &str) -> String {
        text.chars().take(REPEATED).collect()
    }

    /// The same, told in another text than its name leads to.
    pub fn with_text(self, text: impl Fn(Language) -> String + Send + Sync + 'static) -> Failure {
        Failure { said: Some(Arc::new(text)), ..self }
    }

    /// The same, and programs are told more of it, as fields of an object.
    pub fn with_details(self, details: impl Fn(Language) -> Value + Send + Sync + 'static) -> Failure {
        Failure { details: Some(Arc::new(details)), ..self }
    }

    /// The server's own fault: the reason goes to the log, not to the visitor.
    pub fn internal(error: impl Display) -> Failure {
        tracing::error!(%error, "a request failed");
        Failure::INTERNAL
    }

    /// Whether it is the failure of this name.
    pub fn is(&self, other: &Failure) -> bool {
        self.code == other.code
    }

    /// Whether a limit on visitors is the reason.
    pub fn is_limit(&self) -> bool {
        matches!(self.kind, Kind::Busy | Kind::TooMany | Kind::NoRoom)
    }

    /// The heading above [`Failure::text`], in the reader's language.
    pub fn title(&self, language: Language) -> String {
        language.text(&format!("error-{}-title", self.code))
    }

    /// What went wrong, in the reader's language.
    pub fn text(&self, language: Language) -> String {
        match &self.said {
            Some(said) => said(language),
            None => language.text(&format!("error-{}", self.code)),
        }
    }

    /// What programs are told of it, as an object.
    pub fn details(&self, language: Language) -> Value {
        self.details.as_ref().map_or(Value::Null, |details| details(language))
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Failure").field(&self.code).finish()
    }
}

impl From<store::Error> for Failure {
    fn from(error: store::Error) -> Failure {
        match error {
            store::Error::Gone => Failure::NOT_FOUND,
            // That is no fault of anybody's.
            store::Error::Busy(cause) => {
                tracing::warn!(%cause, "the database has too much to do");
                Failure::BUSY
            }
            error => Failure::internal(error),
        }
    }
}
