//! Putting records into the library, changing them, finding them, sharing them, taking them out.

use super::content::{Content, MOST_NODES, Wrong};
use super::facts::{cut, facts};
use super::noted::Noted;
use super::recorded::{Read, Recorded, Source, of_file, record_of};
use super::terms::{Query, mark, terms};
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::four;
use crate::games::{AnyGame, STILL_PLAYING};
use crate::random;
use crate::stored::{Agreed, time_of_day_ms};
use crate::two::is_called_off;
use crate::who::Who;
use kifu::{GameError, NodeId, Options, Reading};
use serde_json::json;
use store::{self, Card, Deed, Kept, MovedRecord, Search, Upload};
use words::Language;

/// A file of which there is more to be said is no record, and not worth reading on.
const MOST_FINDINGS: usize = 10_000;
/// So many games that have ended are collected when somebody looks at their library.
const COLLECTED: i64 = 50;

/// There is no room in the library.
const LIBRARY_FULL: Failure = Failure::new(Kind::NoRoom, "library-full");
/// The same bytes have come before.
const THERE_ALREADY: Failure = Failure::new(Kind::Conflict, "there-already");
/// The record has another version by now.
const CHANGED: Failure = Failure::new(Kind::Conflict, "changed");

/// The record has this version by now.
fn changed(version: i64) -> Failure {
    CHANGED.with_details(move |_| json!({ "version": version }))
}

/// There is no record in a file; why.
fn no_record(findings: Vec<Noted>) -> Failure {
    let told =
        move |language| json!({ "findings": findings.iter().map(|noted| noted.to_json(language)).collect::<Vec<_>>() });
    Failure::new(Kind::Unfit, "no-record").with_details(told)
}

impl From<Wrong> for Failure {
    /// A record was sent that cannot be.
    fn from(wrong: Wrong) -> Failure {
        let told = move |_| json!({ "node": wrong.node, "reason": wrong.reason });
        Failure::new(Kind::Unfit, "bad-record").with_details(told)
    }
}

/// What became of a file.
#[derive(Clone, Debug)]
pub struct Imported {
    pub cards: Vec<Card>,
    /// Each with the number of its game, from 0, if it is about one.
    pub findings: Vec<(Option<usize>, Noted)>,
    /// The same bytes had come before: nothing was added, and the records are those that are there of them.
    pub known: bool,
}

impl Imported {
    fn known(cards: Vec<Card>) -> Imported {
        Imported { cards, findings: Vec::new(), known: true }
    }
}

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Found {
    pub cards: Vec<Card>,
    /// Whether there is more.
    pub more: bool,
}

/// A record that was read, ready to be stored.
struct Ready {
    kept: Kept,
    terms: Vec<i64>,
}

impl Ready {
    /// `None` if the record is longer than any game.
    fn new(owner: &Who, record: &dyn Recorded, findings: &[Noted]) -> Option<Ready> {
        let content = record.content();
        if content.nodes.len() > MOST_NODES {
            return None;
        }
        let facts = facts(record, &content);
        let terms = terms(owner, record, &content, &facts);
        let content = record.to_text(&content);
        let findings = serde_json::to_string(findings).unwrap_or_default();
        let card = Card {
            id: random::name(),
            owner: owner.to_string(),
            version: 1,
            size: (content.len() + findings.len()) as i64,
            facts,
            ..Card::default()
        };
        Some(Ready { kept: Kept { card, content, findings }, terms })
    }
}

/// A record as it moves to another owner: by what they find it.
pub(crate) fn moved(owner: &Who, kept: &Kept) -> Result<MovedRecord, Failure> {
    let record = record_of(kept)?;
    let content = record.content();
    let facts = facts(&*record, &content);
    let terms = terms(owner, &*record, &content, &facts);
    Ok(MovedRecord { id: kept.card.id.clone(), version: kept.card.version, terms })
}

impl App {
    /// Puts the games of a file into somebody's library, all of them or none; none if the same bytes are there, unless they
    /// are wanted `again`.
    pub async fn import(&self, owner: &Who, name: &str, bytes: Vec<u8>, again: bool) -> Result<Imported, Failure> {
        let reader = owner.clone();
        let most = self.gate.limits.games_of_one_file;
        let read = move || (Contents::read(&reader, &bytes, most), mark(&reader, &bytes), bytes);
        let (Contents { source, games, findings }, mark, bytes) = self.gate.work(read).await?;
        if games.is_empty() {
            return Err(no_record(findings.into_iter().map(|(_, noted)| noted).collect()));
        }
        let upload = Upload { id: random::name(), name: cut(name), bytes, mark };
        let source = serde_json::to_string(&source).unwrap_or_default();
        match self.keep(games, Some(upload), !again, &source).await {
            Ok(cards) => Ok(Imported { cards, findings, known: false }),
            // What is there takes no more room, however full the library is.
            Err(failure) if !again && (failure.is(&THERE_ALREADY) || failure.is(&LIBRARY_FULL)) => {
                let known = self.store.records_of_file(&owner.to_string(), mark).await?;
                match known.is_empty() {
                    false => Ok(Imported::known(known)),
                    true if failure.is(&LIBRARY_FULL) => Err(failure),
                    // It has just been taken out again.
                    true => Err(Failure::BUSY),
                }
            }
            Err(failure) => Err(failure),
        }
    }

    /// Puts a record into somebody's library that comes from no file.
    pub async fn add(&self, owner: &Who, record: Box<dyn Recorded>, game: Option<String>) -> Result<Card, Failure> {
        let reader = owner.clone();
        let mut ready = self.gate.work(move || Ready::new(&reader, &*record, &[])).await?.ok_or(Failure::TOO_LARGE)?;
        ready.kept.card.game = game;
        let cards = self.keep(vec![ready], None, false, "{}").await?;
        cards.into_iter().next().ok_or(Failure::INTERNAL)
    }

    /// Stores records and the file they came from, all in one commit: what is cut off has not begun. If the file is to come
    /// `once` it may be [`THERE_ALREADY`].
    async fn keep(
        &self,
        mut ready: Vec<Ready>,
        upload: Option<Upload>,
        once: bool,
        source: &str,
    ) -> Result<Vec<Card>, Failure> {
        let Some(first) = ready.first() else { return Ok(Vec::new()) };
        let size = ready.iter().map(|ready| ready.kept.card.size).sum::<i64>();
        let size = size + upload.as_ref().map_or(0, |upload| upload.bytes.len() as i64);
        self.has_room(&first.kept.card.owner, ready.len(), size).await?;
        let now = time_of_day_ms();
        // Numbers grow with time; the first game of a file has the highest, for the last come first in a list.
        let [high, low] = random::bytes::<2>();
        let base = (now << 20) | i64::from(u16::from_be_bytes([high, low])) << 4;
        for (ready, number) in ready.iter_mut().rev().zip(base..) {
            let card = &mut ready.kept.card;
            (card.number, card.added_ms, card.changed_ms) = (number, now, now);
            card.source = source.to_owned();
            card.upload = upload.as_ref().map(|upload| upload.id.clone());
        }
        let cards = ready.iter().map(|ready| ready.kept.card.clone()).collect();
        let records = ready.into_iter().map(|ready| (ready.kept, ready.terms)).collect();
        match self.store.library(Deed::Keep { upload, once, records }).await {
            Ok(()) => Ok(cards),
            Err(store::Error::Taken) if once => Err(THERE_ALREADY),
            Err(error) => Err(error.into()),
        }
    }

    async fn has_room(&self, owner: &str, records: usize, bytes: i64) -> Result<(), Failure> {
        let usage = self.store.usage(owner).await?;
        let limits = self.gate.limits;
        let records = usage.records.saturating_add_unsigned(records as u64);
        let fits = u64::try_from(records).is_ok_and(|records| records <= u64::from(limits.records))
            && u64::try_from(usage.bytes + bytes).is_ok_and(|bytes| bytes <= limits.record_bytes);
        if fits { Ok(()) } else { Err(LIBRARY_FULL) }
    }

    /// The record with this id in somebody's own library.
    pub async fn own_record(&self, visitor: &Who, id: &str) -> Result<Kept, Failure> {
        let kept = self.kept(id).await?;
        let own = kept.card.owner == visitor.to_string() && kept.card.id == id;
        if own { Ok(kept) } else { Err(Failure::NOT_FOUND) }
    }

    /// What a list tells of the record with this id in somebody's own library.
    pub async fn own_card(&self, visitor: &Who, id: &str) -> Result<Card, Failure> {
        if !random::is_name(id) {
            return Err(Failure::NOT_FOUND);
        }
        self.store.card(&visitor.to_string(), id).await?.ok_or(Failure::NOT_FOUND)
    }

    /// The record that is shared by this name.
    pub async fn shared_record(&self, token: &str) -> Result<Kept, Failure> {
        let kept = self.kept(token).await?;
        if kept.card.share.as_deref() == Some(token) { Ok(kept) } else { Err(Failure::NOT_FOUND) }
    }

    async fn kept(&self, name: &str) -> Result<Kept, Failure> {
        if !random::is_name(name) {
            return Err(Failure::NOT_FOUND);
        }
        self.store.record(name).await?.ok_or(Failure::NOT_FOUND)
    }

    /// Puts an edited record in the place of the one with this version; the version it has then.
    pub async fn revise(&self, visitor: &Who, id: &str, version: i64, content: Content) -> Result<i64, Failure> {
        let kept = self.own_record(visitor, id).await?;
        if kept.card.version != version {
            return Err(changed(kept.card.version));
        }
        let (before, owner) = (kept.card.size, visitor.clone());
        let revised = move || {
            let record = record_of(&kept)?.revised(&content)?;
            let content = record.content();
            let facts = facts(&*record, &content);
            let terms = terms(&owner, &*record, &content, &facts);
            Ok::<_, Failure>((record.to_text(&content), facts, terms))
        };
        let (content, facts, terms) = self.gate.work(revised).await??;
        self.has_room(&visitor.to_string(), 0, content.len() as i64 - before).await?;
        let changed_ms = time_of_day_ms();
        let deed = Deed::Revise { id: id.to_owned(), version, changed_ms, content, facts: Box::new(facts), terms };
        match self.store.library(deed).await {
            Ok(()) => Ok(version + 1),
            // Somebody was quicker.
            Err(store::Error::Changed) => Err(changed(self.own_record(visitor, id).await?.card.version)),
            Err(error) => Err(error.into()),
        }
    }

    /// Marks a record with a tag, or takes that tag off it.
    pub async fn tag(&self, visitor: &Who, id: &str, tag: &str, on: bool) -> Result<(), Failure> {
        let kept = self.own_record(visitor, id).await?;
        let (version, tag) = (kept.card.version, tag.to_owned());
        let tagged = move || {
            let mut content = record_of(&kept)?.content();
            content.tag(&tag, on);
            Ok::<_, Failure>(content)
        };
        let content = self.gate.work(tagged).await??;
        self.revise(visitor, id, version, content).await.map(drop)
    }

    /// Takes a record out of the library.
    pub async fn discard(&self, visitor: &Who, id: &str) -> Result<(), Failure> {
        self.own_card(visitor, id).await?;
        Ok(self.store.library(Deed::Discard { id: id.to_owned() }).await?)
    }

    /// The name by which everybody may read a record of one's own; it has one from now on.
    pub async fn share(&self, visitor: &Who, id: &str) -> Result<String, Failure> {
        let card = self.own_record(visitor, id).await?.card;
        if let Some(share) = card.share {
            return Ok(share);
        }
        let share = random::name();
        self.store.library(Deed::Share { id: id.to_owned(), share: Some(share.clone()) }).await?;
        Ok(share)
    }

    /// Nobody else may read the record any more.
    pub async fn unshare(&self, visitor: &Who, id: &str) -> Result<(), Failure> {
        self.own_record(visitor, id).await?;
        Ok(self.store.library(Deed::Share { id: id.to_owned(), share: None }).await?)
    }

    /// A copy of a record in somebody's own library.
    pub async fn copy(&self, visitor: &Who, kept: Kept) -> Result<Card, Failure> {
        let (owner, source) = (visitor.clone(), kept.card.source.clone());
        let findings: Vec<Noted> = serde_json::from_str(&kept.findings).map_err(Failure::internal)?;
        let copied = move || Ok::<_, Failure>(Ready::new(&owner, &*record_of(&kept)?, &findings));
        let ready = self.gate.work(copied).await??.ok_or(Failure::TOO_LARGE)?;
        let cards = self.keep(vec![ready], None, false, &source).await?;
        cards.into_iter().next().ok_or(Failure::INTERNAL)
    }

    /// Looks for records in somebody's library. Games of theirs that have ended since are put there first.
    pub async fn find_records(
        &self,
        visitor: &Who,
        query: &Query,
        search: Search,
        language: Language,
    ) -> Result<Found, Failure> {
        self.collect(visitor, language).await?;
        let most = search.most;
        let search = Search { owner: visitor.to_string(), terms: query.terms(visitor), most: most + 1, ..search };
        let mut cards = self.store.search(&search).await?;
        let more = cards.len() as i64 > most;
        cards.truncate(usize::try_from(most).unwrap_or_default());
        Ok(Found { cards, more })
    }

    /// Puts games that have ended into the library of who sat at them.
    async fn collect(&self, visitor: &Who, language: Language) -> Result<(), Failure> {
        let owner = visitor.to_string();
        for game in self.store.finished_games(&owner, COLLECTED).await? {
            match self.collect_from(visitor, &game, language).await {
                Ok(_) => {}
                Err(failure) if failure.is(&Failure::NOT_FOUND) => {}
                Err(failure) if failure.is(&LIBRARY_FULL) => return Ok(()),
                // One that cannot be read keeps nothing else from anybody; it stays where it is, and is tried again.
                Err(failure) if failure.is(&Failure::INTERNAL) => {
                    tracing::error!(%game, "a game that has ended cannot be put into the library");
                    continue;
                }
                Err(failure) => return Err(failure),
            }
            self.store.library(Deed::Collected { owner: owner.clone(), game }).await?;
        }
        Ok(())
    }

    /// The record of a game that has ended in somebody's library; it is put there if need be, and one of standard shogi is
    /// brought up to date as long as nobody has changed it.
    pub async fn collect_from(&self, visitor: &Who, game: &str, language: Language) -> Result<Card, Failure> {
        match self.find_any(game).await? {
            AnyGame::Two(agreed) => self.collect_two(visitor, *agreed, language).await,
            AnyGame::Four(agreed) => self.collect_four(visitor, &agreed, language).await,
        }
    }

    async fn collect_two(&self, visitor: &Who, agreed: Agreed, language: Language) -> Result<Card, Failure> {
        let Some(outcome) = agreed.outcome else { return Err(STILL_PLAYING) };
        // Nobody has played it.
        if is_called_off(outcome, &agreed.agreement, &agreed.seats) {
            return Err(Failure::NOT_FOUND);
        }
        let game = agreed.id.to_string();
        let record = self.record_of_game(agreed, language).await?;
        let Some(id) = self.store.record_from(&visitor.to_string(), &game).await? else {
            return self.add(visitor, record, Some(game)).await;
        };
        let card = self.own_record(visitor, &id).await?.card;
        if card.facts.variant.is_empty() && card.version == 1 {
            match self.revise(visitor, &id, 1, record.content()).await {
                Err(failure) if !failure.is(&CHANGED) => return Err(failure),
                _ => {}
            }
        }
        Ok(self.own_record(visitor, &id).await?.card)
    }

    async fn collect_four(&self, visitor: &Who, agreed: &four::Agreed, language: Language) -> Result<Card, Failure> {
        if agreed.places.is_none() {
            return Err(STILL_PLAYING);
        }
        match self.store.record_from(&visitor.to_string(), agreed.id.as_str()).await? {
            Some(id) => Ok(self.own_record(visitor, &id).await?.card),
            None => {
                let played = self.played_by_four(agreed).await?;
                let record = self.gate.work(move || played.record(language)).await?;
                self.add(visitor, record.into(), Some(agreed.id.to_string())).await
            }
        }
    }

    /// The file a record came from.
    pub async fn original(&self, kept: &Kept) -> Result<Upload, Failure> {
        let id = kept.card.upload.as_ref().ok_or(Failure::NOT_FOUND)?;
        self.store.upload(id).await?.ok_or(Failure::NOT_FOUND)
    }
}

/// What a file holds.
#[derive(Default)]
struct Contents {
    source: Source,
    games: Vec<Ready>,
    /// What is to be said about it all, each with the number of its game if it is about one.
    findings: Vec<(Option<usize>, Noted)>,
}

impl Contents {
    /// Reads the games of a file, and no more than so many.
    fn read(owner: &Who, bytes: &[u8], most: usize) -> Contents {
        let mut contents = Contents::default();
        if let Some((source, read)) = of_file(bytes) {
            contents.add_family(owner, source, read);
            return contents;
        }
        for game in kifu::games(bytes, Options::default()) {
            match game {
                Ok(reading) if contents.games.len() >= most => {
                    contents.findings.push((None, Noted::too_many_games(first_line(&reading), most)));
                    break;
                }
                Ok(reading) => contents.add(owner, &reading),
                Err(GameError::Unreadable(finding)) => contents.findings.push((None, Noted::of(&finding))),
                Err(GameError::Io(_)) => break,
            }
            if contents.findings.len() > MOST_FINDINGS {
                break;
            }
        }
        if contents.games.is_empty() && contents.findings.is_empty() {
            // A blank file has no games, and nothing that is wrong with any.
            contents.findings.extend(kifu::read(bytes).err().map(|finding| (None, Noted::of(&finding))));
        }
        contents
    }

    /// Another game of the family stands alone in its file.
    fn add_family(&mut self, owner: &Who, source: Source, read: Read) {
        self.source = source;
        let ready = read.map(|record| Ready::new(owner, &*record, &[]));
        match ready {
            Ok(Some(ready)) => self.games.push(ready),
            Ok(None) => self.findings.push((None, Noted::too_long(1, MOST_NODES))),
            Err(error) => self.findings.push((None, Noted::of_fault(&error))),
        }
    }

    fn add(&mut self, owner: &Who, reading: &Reading) {
        let Reading { record, findings, format, encoding, .. } = reading;
        self.source = Source { format: format.name().to_owned(), encoding: encoding.name().to_owned() };
        let noted: Vec<Noted> = findings.iter().map(Noted::of).collect();
        match Ready::new(owner, record, &noted) {
            Some(ready) => {
                let number = self.games.len();
                self.games.push(ready);
                self.findings.extend(noted.into_iter().map(|noted| (Some(number), noted)));
            }
            None => self.findings.push((None, Noted::too_long(first_line(reading), MOST_NODES))),
        }
    }
}

/// Where a game begins.
fn first_line(reading: &Reading) -> usize {
    reading.record.next(NodeId::START).and_then(|first| reading.line_of(first)).unwrap_or(1)
}
