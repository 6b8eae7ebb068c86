//! The lobby: who looks for somebody to play, on which terms; who is here; and the word that goes round when that changes.
//!
//! What is offered stands in the database, where taking it is one conditional write: of all who come at once exactly one gets
//! the game. Here it stands a second time, for those who look on.

mod challenge;
mod hours;
mod keeping;
mod pairing;
mod pause;
pub(crate) mod refusal;
mod running;
mod strength;
mod taking;
mod telling;
mod terms;

pub use challenge::{Challenge, Challenged};
pub use keeping::keep;
pub use pairing::COMPUTER_AFTER;
pub use refusal::Refusal;
pub use running::Running;
pub use strength::Strength;
pub use taking::Taker;
pub use terms::{AskedOdds, Fit, SeekWish, Terms};

use crate::random::GameId;
use crate::seats::Seat;
use crate::who::Who;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::Instant;

/// So many offers somebody may have at once.
const MOST_OF_ONE: i64 = 5;
/// And so many challenges may wait for somebody's answer.
const MOST_TO_ONE: usize = 20;
/// And all together: a list is for people to read.
const MOST: usize = 500;
/// Those of guests that last leave room for the others: a guest is only a cookie.
const MOST_OF_GUESTS: usize = 200;
/// An offer that lasts does so for a fortnight.
const LASTS_MS: i64 = 14 * 24 * 3_600_000;
/// Whoever has left the page is waited for so long: they may come back, or only turn the page.
const GRACE: Duration = Duration::from_secs(15);
/// Whoever was on the way from one page to another when somebody was found hears of it for so long.
const HEARD_OF: Duration = Duration::from_secs(60);
/// So many changes may be told before somebody slow has to begin anew.
const NEWS: usize = 256;

/// What somebody offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Its name in addresses.
    pub id: Arc<str>,
    /// Who offers it.
    pub maker: Who,
    /// What a guest wants to be called; a person's name when it was made.
    pub name: String,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// When it is gone if nobody has come.
    pub expires_ms: i64,
    /// Whether it stays when its maker has left the site.
    pub lasting: bool,
    /// What is to be played.
    pub terms: Terms,
    /// How strong its maker is.
    pub strength: Strength,
    /// Whom it is for, if it is a challenge.
    pub challenge: Option<Challenge>,
}

/// What has changed.
#[derive(Clone, Debug)]
pub enum News {
    /// There is another offer, or one has changed.
    Seek(Arc<Seek>),
    /// Nobody can take this one any more.
    Gone(Arc<str>),
    /// Two have found each other.
    Begun {
        /// Who play, and how strong they are.
        people: [(Seat, Strength); 2],
        /// Where.
        game: GameId,
    },
    /// Somebody is stronger than before, or is somebody else.
    Changed(Who),
    /// Others are here than before.
    Here,
}

/// All who look for an opponent.
#[derive(Clone)]
pub struct Lobby {
    open: Arc<Mutex<Open>>,
    news: broadcast::Sender<News>,
    running: running::Kept,
    /// Who was seen in the hour that runs.
    hour: Arc<Mutex<hours::Hour>>,
    /// Who makes an offer does so alone.
    making: Arc<tokio::sync::Mutex<()>>,
}

#[derive(Default)]
struct Open {
    /// By the time when they were made.
    seeks: BTreeMap<(i64, Arc<str>), Arc<Seek>>,
    /// Who has how many pages open.
    here: HashMap<Who, usize>,
    /// Who had one, and since when none.
    left: HashMap<Who, Instant>,
    /// Who has found somebody just now, and where they play.
    found: HashMap<Who, (Instant, GameId)>,
}

/// Somebody is here, until this is dropped.
pub struct Presence {
    lobby: Lobby,
    who: Who,
}

impl Lobby {
    /// A lobby in which nobody is yet.
    pub(crate) fn new() -> Lobby {
        Lobby {
            open: Arc::default(),
            news: broadcast::Sender::new(NEWS),
            running: Arc::default(),
            hour: Arc::default(),
            making: Arc::default(),
        }
    }

    /// Everything that is offered, the newest first.
    pub fn seeks(&self) -> Vec<Arc<Seek>> {
        self.lock().seeks.values().rev().cloned().collect()
    }

    /// Whether there is room for one more, of a guest who may go or of anybody else.
    fn has_room(&self, of_absent_guest: bool) -> bool {
        let open = self.lock();
        // A challenge stands in nobody's list but two people's.
        let public = || open.seeks.values().filter(|seek| seek.challenge.is_none());
        let absent = public().filter(|seek| seek.lasting).count();
        public().count() < MOST && (!of_absent_guest || absent < MOST_OF_GUESTS)
    }

    /// What is offered under this name.
    pub fn find(&self, id: &str) -> Option<Arc<Seek>> {
        self.lock().seeks.values().find(|seek| &*seek.id == id).cloned()
    }

    /// What somebody offers who stays for it.
    pub fn waits(&self, who: &Who) -> Option<Arc<Seek>> {
        self.lock().seeks.values().find(|seek| seek.maker == *who && !seek.lasting).cloned()
    }

    /// The game that somebody has found an opponent for just now.
    pub fn found(&self, who: &Who) -> Option<GameId> {
        let open = self.lock();
        let (since, game) = open.found.get(who)?;
        (since.elapsed() < HEARD_OF).then(|| game.clone())
    }

    /// Whether somebody offers anything that can still be taken.
    pub fn offers(&self, who: &Who) -> bool {
        self.lock().seeks.values().any(|seek| seek.maker == *who && !seek.is_declined())
    }

    /// How many others could be played just now: whoever offers something and is here.
    pub fn looking(&self, reader: &Who) -> usize {
        let open = self.lock();
        let public = open.seeks.values().filter(|seek| seek.challenge.is_none());
        let makers: HashSet<&Who> = public.map(|seek| &seek.maker).collect();
        makers.iter().filter(|maker| **maker != reader && open.here.contains_key(*maker)).count()
    }

    /// Who is here, everybody once.
    pub fn here(&self) -> Vec<Who> {
        self.lock().here.keys().cloned().collect()
    }

    /// What changes from now on.
    pub fn listen(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Somebody comes, and stays as long as this is kept.
    pub fn enter(&self, who: &Who) -> Presence {
        let mut open = self.lock();
        open.left.remove(who);
        let pages = open.here.entry(who.clone()).or_default();
        *pages += 1;
        let is_first = *pages == 1;
        drop(open);
        if is_first {
            self.tell(News::Here);
        }
        Presence { lobby: self.clone(), who: who.clone() }
    }

    /// Somebody is gone for good, or is somebody else now: what they offered is gone already.
    pub fn forget(&self, who: &Who) {
        let is_to = |seek: &Seek| seek.challenge.as_ref().is_some_and(|challenge| challenge.to.who == *who);
        self.remove(|seek| seek.maker == *who || is_to(seek));
    }

    fn add(&self, seek: Arc<Seek>) {
        if !seek.lasting {
            self.remove(|other| other.maker == seek.maker && !other.lasting);
        }
        // Whoever looks again has not missed anything.
        self.lock().found.remove(&seek.maker);
        self.lock().seeks.insert((seek.created_ms, seek.id.clone()), seek.clone());
        self.tell(News::Seek(seek));
    }

    /// Takes away all of which this is true.
    fn remove(&self, is_gone: impl Fn(&Seek) -> bool) {
        let mut gone = Vec::new();
        self.lock().seeks.retain(|_, seek| {
            let goes = is_gone(seek);
            if goes {
                gone.push(seek.id.clone());
            }
            !goes
        });
        gone.into_iter().for_each(|id| self.tell(News::Gone(id)));
    }

    /// Somebody is stronger than was known, or is said to be something else: what they offer is told anew.
    pub(crate) fn restate(&self, who: &Who, strength: Strength) {
        let mut changed = Vec::new();
        for seek in self.lock().seeks.values_mut() {
            let mut restated = Seek::clone(seek);
            if restated.maker == *who {
                restated.strength = strength;
            }
            if let Some(challenge) = restated.challenge.as_mut().filter(|challenge| challenge.to.who == *who) {
                challenge.to.strength = strength;
            }
            if restated != **seek {
                *seek = Arc::new(restated);
                changed.push(seek.clone());
            }
        }
        changed.into_iter().for_each(|seek| self.tell(News::Seek(seek)));
        self.tell(News::Changed(who.clone()));
    }

    /// Whether somebody has a page open just now, on which they hear of a game.
    fn hears(&self, who: &Who) -> bool {
        self.lock().here.contains_key(who)
    }

    /// Those who have been away for longer than they are waited for, or have never come.
    fn are_away(&self, who: &Who) -> bool {
        let open = self.lock();
        !open.here.contains_key(who) && open.left.get(who).is_none_or(|since| since.elapsed() >= GRACE)
    }

    fn tell(&self, news: News) {
        // Nobody may be listening.
        let _ = self.news.send(news);
    }

    fn hour(&self) -> MutexGuard<'_, hours::Hour> {
        self.hour.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut open = self.lobby.lock();
        let Some(pages) = open.here.get_mut(&self.who) else { return };
        *pages -= 1;
        if *pages == 0 {
            open.here.remove(&self.who);
            open.left.insert(self.who.clone(), Instant::now());
            drop(open);
            self.lobby.tell(News::Here);
        }
    }
}

impl Seek {
    /// From the database; `to` is how strong they are whom it is for. `None` if it makes no sense to this program.
    fn from_row(row: store::Seek, strength: Strength, to: Strength) -> Option<Seek> {
        let challenge = match row.addressee.as_str() {
            "" => None,
            who => Some(Challenge {
                to: Challenged { who: Who::from(who), strength: to },
                refusal: Refusal::from_code(&row.answer),
                before: Terms::from_text(&row.before),
            }),
        };
        Some(Seek {
            id: row.id.into(),
            maker: Who::from(row.visitor.as_str()),
            name: row.name,
            created_ms: row.created_ms,
            expires_ms: row.expires_ms,
            lasting: row.lasting,
            terms: Terms::from_text(&row.terms)?,
            strength,
            challenge,
        })
    }

    fn to_row(&self) -> store::Seek {
        let challenge = self.challenge.as_ref();
        let refusal = challenge.and_then(|challenge| challenge.refusal);
        store::Seek {
            id: self.id.to_string(),
            visitor: self.maker.to_string(),
            name: self.name.clone(),
            created_ms: self.created_ms,
            expires_ms: self.expires_ms,
            lasting: self.lasting,
            terms: self.terms.to_text(),
            addressee: challenge.map_or_else(String::new, |challenge| challenge.to.who.to_string()),
            answer: refusal.map_or_else(String::new, |refusal| refusal.code().to_owned()),
            before: challenge.and_then(|own| own.before.as_ref()).map_or_else(String::new, Terms::to_text),
        }
    }
}

#[cfg(test)]
mod tests;
