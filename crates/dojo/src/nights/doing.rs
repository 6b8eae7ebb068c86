//! What is done about club nights: those who look after the club make and end them, people want to be told, and are.

use super::{Night, NightWish, TOLD_BEFORE_MS, Told};
use crate::account::NOT_SIGNED_IN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::notices::{About, Notice, of_night};
use crate::rights::Act;
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Who};
use std::sync::Arc;
use store::{NightDeed, NightGuest};

/// A week has no more evenings.
const MOST: i64 = 14;

/// There are as many as there can be.
const ENOUGH_NIGHTS: Failure = Failure::new(Kind::Conflict, "enough-nights");

impl App {
    /// From now on there is such an evening every week.
    ///
    /// # Errors
    /// If whoever asks may not, it cannot be, or there are many already.
    pub async fn make_night(&self, who: &Who, wish: &NightWish) -> Result<Arc<str>, Failure> {
        self.allow(who, Act::KeepNights, None).await?;
        let night = wish.night(time_of_day_ms())?;
        match self.store.night_deed(NightDeed::Make(night.to_row(), MOST)).await {
            Err(store::Error::Taken) => return Err(ENOUGH_NIGHTS),
            done => done?,
        }
        let id = night.id.clone();
        self.nights.add(night);
        Ok(id)
    }

    /// There is such an evening no more.
    ///
    /// # Errors
    /// If whoever asks may not, or there is none of this name.
    pub async fn end_night(&self, who: &Who, night: &str) -> Result<(), Failure> {
        self.allow(who, Act::KeepNights, None).await?;
        self.store.night_deed(NightDeed::End { night: night.to_owned() }).await?;
        for guest in self.nights.guests_of(night) {
            self.notices.settle(&guest, &of_night(night)).await;
        }
        self.nights.remove(night);
        Ok(())
    }

    /// Somebody wants to be told each time before it begins.
    ///
    /// # Errors
    /// If they have no name, or there is none of this name.
    pub async fn come_to_night(&self, bearer: &Bearer, night: &str) -> Result<(), Failure> {
        let who = bearer.who();
        self.names.of(who).ok_or(NOT_SIGNED_IN)?;
        let guest = NightGuest { night: night.to_owned(), person: who.to_string() };
        self.store.night_deed(NightDeed::Come(guest, time_of_day_ms())).await?;
        self.nights.put(night, who, true);
        Ok(())
    }

    /// They do not want to be any more.
    ///
    /// # Errors
    /// If there is none of this name.
    pub async fn stay_from_night(&self, bearer: &Bearer, night: &str) -> Result<(), Failure> {
        let who = bearer.who();
        if !self.nights.all().iter().any(|other| &*other.id == night) {
            return Err(Failure::NOT_FOUND);
        }
        let guest = NightGuest { night: night.to_owned(), person: who.to_string() };
        self.store.night_deed(NightDeed::Stay(guest)).await?;
        self.nights.put(night, who, false);
        self.notices.settle(who, &of_night(night)).await;
        Ok(())
    }

    /// Tells of what is about to begin, and takes back what was told of what is over.
    pub(crate) async fn look_after_nights(&self, now_ms: i64) {
        for (night, evening) in self.nights.next(now_ms) {
            let told = self.nights.told(&night.id);
            if told.begins_ms >= evening.begins_ms {
                continue;
            }
            if !told.is_settled {
                self.take_back(&night, told).await;
            }
            if evening.begins_ms - now_ms <= TOLD_BEFORE_MS {
                self.tell_of_evening(&night, evening.begins_ms).await;
            }
        }
    }

    /// Everybody who wants to be.
    async fn tell_of_evening(&self, night: &Night, begins_ms: i64) {
        for guest in self.nights.guests_of(&night.id) {
            let about = About::Night { night: night.id.clone(), begins_ms };
            let notice = Notice { name: night.name.clone(), ..Notice::new(&guest, about, None) };
            self.notices.tell(notice).await;
        }
        self.nights.note(&night.id, Told { begins_ms, is_settled: false });
        // Whoever is told once more of the same after a crash hears nothing new.
        match self.store.night_deed(NightDeed::Told { night: night.id.to_string(), begins_ms }).await {
            Ok(()) | Err(store::Error::Taken) => {}
            Err(error) => tracing::warn!(%error, "it is not remembered who was told of an evening of the club"),
        }
    }

    /// It is over: nobody need be told any more.
    async fn take_back(&self, night: &Night, told: Told) {
        for guest in self.nights.guests_of(&night.id) {
            self.notices.settle(&guest, &of_night(&night.id)).await;
        }
        self.nights.note(&night.id, Told { is_settled: true, ..told });
    }
}
