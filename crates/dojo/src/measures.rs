//! What people have to bear for what they did, as it is known without asking the database.

use crate::stored::time_of_day_ms;
use crate::who::Who;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};
use store::{Measure, Store};

/// What people have to bear just now.
#[derive(Clone, Default)]
pub struct Measures(Arc<RwLock<HashMap<Who, Vec<Measure>>>>);

impl Measures {
    /// As the database knows.
    pub async fn open(store: &Store) -> Result<Measures, store::Error> {
        let measures = Measures::default();
        measures.read(store).await?;
        Ok(measures)
    }

    pub(crate) async fn read(&self, store: &Store) -> Result<(), store::Error> {
        let mut known: HashMap<Who, Vec<Measure>> = HashMap::new();
        for measure in store.measures().await? {
            known.entry(Who::from(measure.whom.as_str())).or_default().push(measure);
        }
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = known;
        Ok(())
    }

    /// What somebody has to bear at this moment.
    pub fn on(&self, who: &Who, now_ms: i64) -> Vec<Measure> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let own = known.get(who).into_iter().flatten();
        own.filter(|measure| measure.until_ms.is_none_or(|until_ms| until_ms > now_ms)).cloned().collect()
    }

    pub(crate) fn find(&self, who: &Who, kind: &str) -> Option<Measure> {
        self.on(who, time_of_day_ms()).into_iter().find(|measure| measure.kind == kind)
    }

    /// All about which something was said that nobody has answered, the oldest first.
    pub(crate) fn appeals(&self) -> Vec<Measure> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let open = |measure: &&Measure| measure.appealed_ms.is_some() && measure.answered_ms.is_none();
        let mut appeals: Vec<Measure> = known.values().flatten().filter(open).cloned().collect();
        appeals.sort_by_key(|measure| measure.number);
        appeals
    }
}
