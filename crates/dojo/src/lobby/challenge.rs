//! An offer to one person: a challenge. Who is challenged takes it, says why not, or offers other terms, which then stand in its place
//! and are the challenger's to answer. Each of these is one conditional write: a challenge is answered once.

use super::refusal::Refusal;
use super::strength::Strength;
use super::terms::{SeekWish, Terms};
use super::{MOST_TO_ONE, Seek};
use crate::account::NOT_SIGNED_IN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::seats::Seat;
use crate::who::Who;
use std::net::IpAddr;
use std::sync::Arc;
use store::SeekDeed;

/// Nobody challenges themselves.
const OWN_CHALLENGE: Failure = Failure::new(Kind::Conflict, "own-challenge");
/// They have as many challenges as anybody can read.
const ENOUGH_CHALLENGES: Failure = Failure::new(Kind::NoRoom, "enough-challenges");

/// Whom an offer is for, if it is not for anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenged {
    /// Who.
    pub who: Who,
    /// How strong they are.
    pub strength: Strength,
}

/// What makes an offer a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Whom it is for.
    pub to: Challenged,
    /// Why they do not take it, if they have said so.
    pub refusal: Option<Refusal>,
    /// What was offered before, to which this is the answer.
    pub before: Option<Terms>,
}

impl Seek {
    /// Whether an offer is for this reader to see: all see what is for anybody, two see a challenge, and whoever has said no to one does not
    /// see it any more.
    pub fn concerns(&self, reader: &Who) -> bool {
        let is_for = |challenge: &Challenge| challenge.to.who == *reader && challenge.refusal.is_none();
        self.maker == *reader || self.challenge.as_ref().is_none_or(is_for)
    }

    /// Whether whom it was for has said no.
    pub(super) fn is_declined(&self) -> bool {
        self.challenge.as_ref().is_some_and(|challenge| challenge.refusal.is_some())
    }

    /// Whether it waits for this reader's answer.
    pub fn challenges(&self, reader: &Who) -> bool {
        self.challenge.is_some() && self.maker != *reader && self.concerns(reader)
    }
}

impl App {
    /// How many challenges wait for somebody's answer.
    pub fn challenges_to(&self, who: &Who) -> usize {
        self.lobby.seeks().iter().filter(|seek| seek.challenges(who)).count()
    }

    /// Whom a wish names, if it names anybody; both must be willing to play with each other.
    ///
    /// # Errors
    /// If nobody is called so, or one of them may not be challenged by the other.
    pub(super) async fn challenged(&self, maker: &Who, wish: &SeekWish) -> Result<Option<Challenged>, Failure> {
        let name = wish.whom.trim();
        if name.is_empty() {
            return Ok(None);
        }
        self.names.of(maker).ok_or(NOT_SIGNED_IN)?;
        let found = self.person_of(name).filter(|who| self.is_shown_to(who, maker));
        let who = found.ok_or_else(|| Failure::of_field("whom", name))?;
        if who == *maker {
            return Err(OWN_CHALLENGE);
        }
        if self.refuse_held(&who).is_err() {
            return Err(Failure::of_field("whom", name));
        }
        self.refuse_strangers_of_minors(maker, std::iter::once(&Seat::new(who.clone(), "")))?;
        self.may_play_with(maker, std::iter::once(&who)).await?;
        self.may_play_with(&who, std::iter::once(maker)).await?;
        if self.challenges_to(&who) >= MOST_TO_ONE {
            return Err(ENOUGH_CHALLENGES);
        }
        Ok(Some(Challenged { strength: self.strength_of(&who).await?, who }))
    }

    /// Says that one does not take a challenge, and why; the challenger sees it until they take the challenge back.
    ///
    /// # Errors
    /// If it is gone, or was for somebody else.
    pub async fn decline(&self, who: &Who, id: &str, refusal: Refusal) -> Result<(), Failure> {
        let seek = self.challenge_to(who, id)?;
        let _making = self.lobby.making.lock().await;
        let answer = SeekDeed::Decline { id: id.to_owned(), answer: refusal.code().to_owned() };
        self.answered(id, self.store.seek_deed(answer).await).await?;
        let challenge = seek.challenge.clone().map(|challenge| Challenge { refusal: Some(refusal), ..challenge });
        self.lobby.add(Arc::new(Seek { challenge, ..Seek::clone(&seek) }));
        self.tell_declined(&seek, who, refusal).await;
        Ok(())
    }

    /// Offers other terms in the place of a challenge, for the challenger to answer.
    ///
    /// # Errors
    /// If it is gone or was for somebody else, or what is offered cannot be.
    pub async fn counter(&self, who: &Who, from: IpAddr, id: &str, wish: &SeekWish) -> Result<Arc<Seek>, Failure> {
        let seek = self.challenge_to(who, id)?;
        let to = Challenged { who: seek.maker.clone(), strength: seek.strength };
        let challenge = Challenge { to, refusal: None, before: Some(seek.terms.clone()) };
        let counter = self.seek_of(who, from, wish, Some(challenge)).await?;
        let _making = self.lobby.making.lock().await;
        let deed = SeekDeed::Counter { id: id.to_owned(), with: counter.to_row() };
        self.answered(id, self.store.seek_deed(deed).await).await?;
        self.lobby.remove(|other| *other.id == *seek.id);
        self.lobby.add(counter.clone());
        self.settle_offer(&seek).await;
        self.tell_challenged(&counter).await;
        Ok(counter)
    }

    fn challenge_to(&self, who: &Who, id: &str) -> Result<Arc<Seek>, Failure> {
        let seek = self.lobby.find(id).ok_or(super::taking::SEEK_GONE)?;
        if seek.challenges(who) { Ok(seek) } else { Err(Failure::NOT_FOUND) }
    }

    /// What has become of an answer: of one that comes too late the challenge is gone.
    async fn answered(&self, id: &str, done: Result<(), store::Error>) -> Result<(), Failure> {
        match done {
            Err(store::Error::Gone) => {
                self.lobby.remove(|seek| &*seek.id == id);
                Err(super::taking::SEEK_GONE)
            }
            done => Ok(done?),
        }
    }
}
