//! What somebody offers to play who looks for an opponent, and what follows for the one who comes.

use super::strength::Strength;
use crate::agreement::{Agreement, Begins, Series};
use crate::appointment;
use crate::failure::Failure;
use crate::random;
use crate::variant::Variant;
use crate::wish::Ticked;
use arbiter::handicap::{Odds, Plan, System};
use arbiter::{Ruleset, TimeControl};
use serde::{Deserialize, Serialize};
use shogi::{Color, Grade};

/// What is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The game of the family, if it is not standard shogi.
    pub variant: Option<Variant>,
    /// For both.
    pub clock: TimeControl,
    /// What whoever is stronger gives.
    pub odds: AskedOdds,
    /// What the maker plays in an even game; nothing leaves it to chance.
    pub color: Option<Color>,
    /// Whether the game counts.
    pub rated: bool,
    /// Who may come, by their grade: from the first to the second.
    pub range: Option<(Grade, Grade)>,
    /// Whether only people with a name may come.
    pub named_only: bool,
    /// Whether strangers may be led to the game.
    pub watched: bool,
    /// Whether anybody will do whom the house finds.
    pub quick: bool,
    /// The hour at which the game begins, in milliseconds since 1970; nothing is as soon as both are there.
    pub at_ms: Option<i64>,
}

/// Odds as they are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AskedOdds {
    /// None, whoever comes.
    Even,
    /// By the difference of grades, as this tradition has it.
    ByGrades(System),
    /// These, whoever comes: the maker gives them, or takes them.
    Fixed {
        /// What the games are played at.
        plan: Plan,
        /// Whether the maker is who gives.
        giving: bool,
    },
}

/// What two would play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The odds of the games.
    pub plan: Plan,
    /// What the maker of the offer plays; nothing if chance decides.
    pub maker: Option<Color>,
}

impl Fit {
    /// What whoever comes is shown, and repeats: the plan of the odds, and their side in the first game.
    pub fn shown(&self) -> String {
        format!("{}/{}", self.plan, self.maker.map_or("lots", |maker| (!maker).name()))
    }
}

impl AskedOdds {
    /// From its name: `even`, `grades/jsa`, `give/lance`, `take/two-piece`.
    pub fn from_code(code: &str) -> Option<AskedOdds> {
        match code.split_once('/') {
            None if matches!(code, "" | "even") => Some(AskedOdds::Even),
            Some(("grades", system)) => System::from_code(system).map(AskedOdds::ByGrades),
            Some((way @ ("give" | "take"), plan)) => {
                // One handicap, or two by turns.
                let is_fit = |plan: &Plan| plan.mix().is_some() || plan.games().len() == 1;
                let plan = Plan::from_name(plan).filter(|plan| is_fit(plan) && *plan != Plan::from(Odds::Lots))?;
                Some(AskedOdds::Fixed { plan, giving: way == "give" })
            }
            _ => None,
        }
    }

    /// Its name.
    pub fn code(&self) -> String {
        match self {
            AskedOdds::Even => "even".to_owned(),
            AskedOdds::ByGrades(system) => format!("grades/{}", system.code()),
            AskedOdds::Fixed { plan, giving } => {
                let plan = plan.mix().map_or_else(|| plan.to_string(), |mix| mix.code().to_owned());
                format!("{}/{plan}", if *giving { "give" } else { "take" })
            }
        }
    }
}

impl Terms {
    /// What the maker and this other would play. Whoever is weaker is Black (HCAP-02, HCAP-11). Of whom nobody knows how strong they are
    /// plays even.
    pub fn fit(&self, maker: &Strength, other: &Strength) -> Fit {
        match &self.odds {
            AskedOdds::Even => Fit { plan: Odds::Lots.into(), maker: self.color },
            AskedOdds::Fixed { plan, giving } => {
                Fit { plan: plan.clone(), maker: Some(if *giving { Color::White } else { Color::Black }) }
            }
            AskedOdds::ByGrades(system) => {
                let (Some(own), Some(others)) = (maker.grade, other.grade) else {
                    return Fit { plan: Odds::Lots.into(), maker: self.color };
                };
                let plan = system.recommend(own.difference(others)).plan();
                let is_even = plan == Plan::from(Odds::Lots);
                let weaker = if own < others { Color::Black } else { Color::White };
                Fit { plan, maker: if is_even { self.color } else { Some(weaker) } }
            }
        }
    }

    /// Whether somebody of this strength may come. Where a range is asked for, one has to have said how strong one is.
    pub fn is_for(&self, other: &Strength) -> bool {
        self.range.is_none_or(|(from, to)| other.grade.is_some_and(|grade| (from..=to).contains(&grade)))
    }

    /// The agreement on a game, and what the maker plays in it: lots that the house draws where nothing else says it.
    pub(super) fn agree(&self, fit: &Fit) -> (Agreement, Color) {
        let maker = fit.maker.unwrap_or_else(|| Color::ALL[usize::from(random::bytes::<1>()[0] & 1)]);
        let odds = fit.plan.after(0);
        let is_match = fit.plan.games().len() > 1 || odds == Odds::WeakerFirst;
        let agreement = Agreement {
            variant: self.variant.clone(),
            handicap: odds.handicap(),
            // Whoever is weaker sits down as Black, also where the first game of a mix is even.
            series: is_match.then(|| Series::new(fit.plan.clone())),
            ruleset: Ruleset::AMATEUR,
            clocks: [self.clock; 2],
            begins: self.at_ms.map_or(Begins::OnArrival, Begins::Appointed),
            between_two: true,
            watched: self.watched,
            rated: self.rated,
            ..Agreement::even_at_one_screen()
        };
        (agreement, maker)
    }

    /// For the database.
    pub(crate) fn to_text(&self) -> String {
        let stored = Stored {
            variant: self.variant.as_ref().map(|variant| (variant.name().to_owned(), variant.readings())),
            clock: self.clock.to_string(),
            odds: self.odds.code(),
            color: self.color.map(|color| color.name().to_owned()),
            rated: self.rated,
            range: self.range.map(|(from, to)| (from.to_string(), to.to_string())),
            named_only: self.named_only,
            watched: self.watched,
            quick: self.quick,
            at_ms: self.at_ms,
        };
        serde_json::to_string(&stored).unwrap_or_default()
    }

    /// From the database; `None` if it makes no sense to this program.
    pub(crate) fn from_text(text: &str) -> Option<Terms> {
        let stored: Stored = serde_json::from_str(text).ok()?;
        let variant = stored.variant.map(|(name, readings)| Variant::new(&name, &readings).ok_or(()));
        let range =
            stored.range.map(|(from, to)| Ok::<_, ()>((from.parse().map_err(drop)?, to.parse().map_err(drop)?)));
        let color = stored.color.map(|name| Color::ALL.into_iter().find(|color| color.name() == name).ok_or(()));
        Some(Terms {
            variant: variant.transpose().ok()?,
            clock: stored.clock.parse().ok()?,
            odds: AskedOdds::from_code(&stored.odds)?,
            color: color.transpose().ok()?,
            rated: stored.rated,
            range: range.transpose().ok()?,
            named_only: stored.named_only,
            watched: stored.watched,
            quick: stored.quick,
            at_ms: stored.at_ms,
        })
    }
}

/// As one text of JSON.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Stored {
    /// Its name and readings.
    variant: Option<(String, String)>,
    clock: String,
    odds: String,
    color: Option<String>,
    rated: bool,
    range: Option<(String, String)>,
    named_only: bool,
    watched: bool,
    quick: bool,
    at_ms: Option<i64>,
}

/// The fields of the form, all optional but the clock.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SeekWish {
    variant: String,
    readings: String,
    clock: String,
    odds: String,
    color: String,
    rated: Ticked,
    lowest: String,
    highest: String,
    named_only: Ticked,
    private: Ticked,
    quick: Ticked,
    lasting: Ticked,
    starts_at: String,
    /// The one person whom it is for; empty if it is for anybody.
    pub(super) whom: String,
    /// What a guest wants to be called.
    pub name: String,
}

impl SeekWish {
    /// That of whoever would play anybody.
    pub(crate) fn quick(variant: &str, clock: &str, odds: &str) -> SeekWish {
        let (variant, clock, odds) = (variant.to_owned(), clock.to_owned(), odds.to_owned());
        SeekWish { variant, clock, odds, quick: Ticked::ON, ..SeekWish::default() }
    }

    /// What was written in a field, to be shown once more.
    pub fn field(&self, name: &str) -> &str {
        match name {
            "variant" => &self.variant,
            "clock" => &self.clock,
            "odds" => &self.odds,
            "color" => &self.color,
            "lowest" => &self.lowest,
            "highest" => &self.highest,
            "starts_at" => &self.starts_at,
            "whom" => &self.whom,
            "name" => &self.name,
            _ => "",
        }
    }

    /// Whether a box was ticked.
    pub fn is_ticked(&self, name: &str) -> bool {
        match name {
            "rated" => self.rated.is_on(),
            "named_only" => self.named_only.is_on(),
            "private" => self.private.is_on(),
            "lasting" => self.lasting.is_on(),
            _ => false,
        }
    }

    /// What it offers, and whether the offer stays when its maker goes.
    ///
    /// # Errors
    /// With the field that cannot be fulfilled.
    pub fn terms(&self) -> Result<(Terms, bool), Failure> {
        let bad = Failure::of_field;
        let clock: TimeControl = self.clock.trim().parse().map_err(|_| bad("clock", &self.clock))?;
        let odds = AskedOdds::from_code(self.odds.trim()).ok_or_else(|| bad("odds", &self.odds))?;
        let color = match self.color.as_str() {
            "" | "random" => None,
            name => Some(Color::named(name).ok_or_else(|| bad("color", name))?),
        };
        let grade = |field, text: &str| match text.trim() {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| bad(field, text)),
        };
        let (lowest, highest) = (shogi::Grade::kyu(15), shogi::Grade::dan(9));
        let range = match (grade("lowest", &self.lowest)?, grade("highest", &self.highest)?) {
            (None, None) => None,
            // Whichever is said first.
            (from, to) => from.or(lowest).zip(to.or(highest)).map(|(from, to)| (from.min(to), from.max(to))),
        };
        let variant = match self.variant.trim() {
            "" | "shogi" => None,
            name => Some(Variant::new(name, &self.readings).ok_or_else(|| bad("variant", name))?),
        };
        // Handicaps are of standard shogi: by grades there are none in another game.
        let odds = match odds {
            AskedOdds::ByGrades(_) if variant.is_some() => AskedOdds::Even,
            AskedOdds::Fixed { .. } if variant.is_some() => {
                return Err(Failure::of_fields("odds", "variant", &self.odds));
            }
            odds => odds,
        };
        let at_ms = match self.starts_at.trim() {
            "" => None,
            _ if clock.is_by_the_day() => return Err(Failure::of_fields("starts_at", "clock", &self.starts_at)),
            text => Some(appointment::hour(text).ok_or_else(|| bad("starts_at", text))?),
        };
        let quick = self.quick.is_on() && at_ms.is_none();
        let terms = Terms {
            variant,
            clock,
            odds,
            // Whom the house finds is found for any side.
            color: color.filter(|_| !quick),
            rated: self.rated.is_on(),
            range,
            // Whom the house finds need not have a name; then it does not count.
            named_only: self.named_only.is_on() || self.rated.is_on() && !quick,
            watched: !self.private.is_on(),
            quick: quick && !clock.is_by_the_day(),
            at_ms,
        };
        // One has to be there when somebody is found, but for a game at another hour.
        Ok((terms, at_ms.is_some() || self.lasting.is_on() && !quick))
    }
}

#[cfg(test)]
mod tests;
