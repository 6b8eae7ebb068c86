//! What is known of somebody's strength, and what they say of it themselves.

use super::Strength;
use crate::app::App;
use crate::failure::Failure;
use crate::stored::time_of_day_ms;
use crate::who::Who;
use shogi::Grade;
use std::net::IpAddr;

impl App {
    /// How strong somebody is, as far as it is known: what their games at standard shogi say, or else they themselves.
    pub async fn strength_of(&self, who: &Who) -> Result<Strength, Failure> {
        if self.names.of(who).is_some() {
            let rated = self.ratings_of(who, time_of_day_ms()).await?;
            // The surest comes first.
            if let Some(own) = rated.iter().find(|own| own.pool.has_grades() && own.is_certain()) {
                return Ok(Strength { grade: own.grade(), from_games: true });
            }
        }
        let said = self.store.said_grade(&who.to_string()).await?;
        Ok(Strength { grade: said.and_then(|text| text.parse().ok()), from_games: false })
    }

    /// Somebody says how strong they are; nothing takes it back. What they offer in the lobby is offered as who they are now.
    ///
    /// # Errors
    /// If it is no grade, or they say something too often.
    pub async fn say_strength(&self, who: &Who, from: IpAddr, grade: &str) -> Result<(), Failure> {
        self.gate.count(from)?;
        let grade = match grade.trim() {
            "" => None,
            text => Some(text.parse::<Grade>().map_err(|_| Failure::of_field("grade", text))?),
        };
        let said = self.store.said_grade(&who.to_string()).await?;
        if said == grade.map(|grade| grade.to_string()) {
            return Ok(());
        }
        self.store.say_grade(&who.to_string(), grade.map(|grade| grade.to_string())).await?;
        self.lobby.restate(who, self.strength_of(who).await?);
        Ok(())
    }
}
