//! What two people choose who hold the ceremony at a board of their own, read from names and values as a form sends them.

use super::{
    Date, Furigoma, KingSet, Occasion, Party, Precedence, Professional, Role, Room, RyuoMeijin, Season, Seating, Style,
    Throw, Thrower, Title, Titles, agreed_thrower,
};
use crate::TimeControl;
use crate::handicap::Odds;
use shogi::Grade;
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// The names of everything that can be chosen. Of each player, `first` and `second` as they were named: what they are called,
/// how they set up, whom they want to throw, and for official games their titles (as often as they hold one), since when they
/// have an eternal one, their grade, since when, their registration number, and how often they have won Ryūō and Meijin.
pub const CHOICES: [&str; 34] = [
    "first",
    "second",
    "occasion",
    "senior",
    "defender",
    "compare",
    "yield",
    "first_titles",
    "first_eternal",
    "first_grade",
    "first_since",
    "first_number",
    "first_won",
    "second_titles",
    "second_eternal",
    "second_grade",
    "second_since",
    "second_number",
    "second_won",
    "room",
    "season",
    "odds",
    "giver",
    "first_style",
    "second_style",
    "kings",
    "spare",
    "thrower",
    "first_names",
    "second_names",
    "before",
    "throws",
    "end",
    "clock",
];

/// No name is longer, in characters.
const LONGEST_NAME: usize = 40;
/// Nobody throws oftener.
pub const MOST_THROWS: usize = 20;

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// What the players are called, as they were named; empty if they do not say.
    pub names: [String; 2],
    /// Who sits where (ETIQ-01 … ETIQ-08).
    pub seating: Seating,
    /// Where they play (ETIQ-09).
    pub room: Room,
    /// And when.
    pub season: Season,
    /// What the game is played at.
    pub odds: Odds,
    /// Who gives the odds, if there are any.
    pub stronger: Role,
    /// The order in which the senior and the junior set up (RULE-03 … RULE-05).
    pub styles: [Style; 2],
    /// What tells the kings apart (ETIQ-12).
    pub kings: KingSet,
    /// So many pawns of the set are spare (ETIQ-13).
    pub spare: u8,
    /// The lots as far as they have been drawn (RULE-07 … RULE-12).
    pub lots: Furigoma,
    /// How the game ended, if it has.
    pub end: Option<End>,
}

/// How a game at a board of one's own ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Somebody has lost.
    Lost(Role),
    /// Nobody has.
    Drawn,
}

/// A value that cannot be understood, or one that is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The name of what was to be chosen, or whatever stands there instead of one.
    pub name: Cow<'static, str>,
    /// What stands there; empty if nothing does.
    pub value: String,
    /// What would be right.
    pub right: Right,
}

/// What a value has to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Right {
    /// One of these.
    OneOf(Vec<&'static str>),
    /// A grade: `7d`.
    Grade,
    /// A day: `2018-05-18`.
    Date,
    /// A whole number up to [`MOST_NUMBER`].
    Number,
    /// Throws of five pawns that can lie so, none of them after one that has decided.
    Throws,
    /// A clock: `10m+30s`, `NHK/final`.
    Clock,
    /// Nothing: it is the name that has to be one of [`CHOICES`].
    Name,
}

/// No number that is chosen is greater.
pub const MOST_NUMBER: u16 = u16::MAX;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?} is not {:?}", self.name, self.value, self.right)
    }
}

impl std::error::Error for Unreadable {}

/// Names and values; of a name that stands twice the last value counts, but titles add up.
struct Form<'a>(&'a [(&'a str, &'a str)]);

const PARTIES: [(Party, &str); 2] = [(Party::First, "first"), (Party::Second, "second")];

impl<'a> Form<'a> {
    /// The value of a name; empty if it has none.
    fn get(&self, name: &str) -> &'a str {
        self.0.iter().rev().find(|(known, _)| *known == name).map_or("", |(_, value)| value.trim())
    }

    fn wrong(&self, name: &'static str, right: Right) -> Unreadable {
        Unreadable { name: name.into(), value: self.get(name).to_owned(), right }
    }

    /// One of these values, or none.
    fn one<T: Copy>(&self, name: &'static str, values: &[(T, &'static str)]) -> Result<Option<T>, Unreadable> {
        let value = self.get(name);
        if value.is_empty() {
            return Ok(None);
        }
        let found = values.iter().find(|(_, code)| *code == value);
        found.map(|(value, _)| Some(*value)).ok_or_else(|| self.wrong(name, codes(values)))
    }

    fn parsed<T: FromStr>(&self, name: &'static str, right: Right) -> Result<Option<T>, Unreadable> {
        let value = self.get(name);
        if value.is_empty() { Ok(None) } else { value.parse().map(Some).map_err(|_| self.wrong(name, right)) }
    }

    /// What must be said.
    fn needed<T: FromStr>(&self, name: &'static str, right: Right) -> Result<T, Unreadable> {
        self.parsed(name, right.clone())?.ok_or_else(|| self.wrong(name, right))
    }

    fn party(&self, name: &'static str) -> Result<Option<Party>, Unreadable> {
        self.one(name, &PARTIES)
    }

    fn on(&self, name: &str) -> bool {
        !self.get(name).is_empty()
    }

    fn titles(&self, name: &'static str) -> Result<Titles, Unreadable> {
        let named = self.0.iter().filter(|(known, _)| *known == name).flat_map(|(_, value)| value.split(','));
        let title = |code: &str| {
            let right = || Right::OneOf(Title::ALL.map(Title::code).into());
            let wrong = || Unreadable { name: name.into(), value: code.to_owned(), right: right() };
            Title::ALL.into_iter().find(|title| title.code() == code).ok_or_else(wrong)
        };
        let titles: Result<Vec<Title>, Unreadable> =
            named.map(str::trim).filter(|code| !code.is_empty()).map(title).collect();
        Ok(Titles::of(&titles?))
    }
}

fn codes<T>(values: &[(T, &'static str)]) -> Right {
    Right::OneOf(values.iter().map(|(_, code)| *code).collect())
}

impl Choices {
    /// Reads names of [`CHOICES`] and their values. What was not chosen is as at most boards: friends, in a room with a table,
    /// the first named is senior, an even game, Ōhashi's order, and the senior throws.
    ///
    /// # Errors
    /// With the first name that is none of them, else with one whose value is none of those it may have.
    pub fn read(pairs: &[(&str, &str)]) -> Result<Choices, Unreadable> {
        let form = Form(pairs);
        if let Some((name, value)) = pairs.iter().find(|(name, _)| !CHOICES.contains(name)) {
            let name = Cow::Owned((*name).to_owned());
            return Err(Unreadable { name, value: (*value).to_owned(), right: Right::Name });
        }
        // Nothing of the ceremony follows from the clock that stands beside the board, but it has to be one.
        form.parsed::<TimeControl>("clock", Right::Clock)?;
        let seating = seating(&form)?;
        let of = |role: Role| seating.party(role);
        let style = |role: Role| {
            let name = if of(role) == Party::First { "first_style" } else { "second_style" };
            form.one(name, &Style::ALL.map(|style| (style, style.code()))).map(Option::unwrap_or_default)
        };
        let lost = PARTIES.map(|(party, code)| (End::Lost(seating.role(party)), code));
        Ok(Choices {
            names: ["first", "second"].map(|name| plain(form.get(name))),
            seating,
            room: form.one("room", &Room::ALL)?.unwrap_or(Room::Western),
            season: form.one("season", &Season::ALL)?.unwrap_or(Season::Mild),
            odds: odds(&form)?,
            stronger: form.party("giver")?.map_or(Role::Senior, |party| seating.role(party)),
            styles: [style(Role::Senior)?, style(Role::Junior)?],
            kings: form.one("kings", &KINGS)?.unwrap_or(KingSet::OshoGyokusho),
            spare: form.one("spare", &[(0, "0"), (1, "1"), (2, "2")])?.unwrap_or(0),
            lots: lots(&form, seating)?,
            end: form.one("end", &[lost[0], lost[1], (End::Drawn, "drawn")])?,
        })
    }

    /// What a player is called; empty if they do not say.
    pub fn name(&self, role: Role) -> &str {
        &self.names[usize::from(self.seating.party(role) == Party::Second)]
    }

    /// Whether lots decide who begins (RULE-13).
    pub fn has_lots(&self) -> bool {
        self.odds == Odds::Lots
    }

    /// Who plays Black, as soon as it is known: in a handicap game who gets the odds, else whom the lots made so.
    pub fn black(&self) -> Option<Role> {
        if !self.has_lots() {
            return Some(!self.stronger);
        }
        Role::ALL.into_iter().find(|role| self.lots.color_of(*role) == Some(shogi::Color::Black))
    }
}

/// A name on one line, no longer than a place card.
fn plain(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

const KINGS: [(KingSet, &str); 2] = [(KingSet::OshoGyokusho, "osho"), (KingSet::TwoGyokusho, "two")];

fn odds(form: &Form<'_>) -> Result<Odds, Unreadable> {
    let name = form.get("odds");
    if name.is_empty() {
        return Ok(Odds::Lots);
    }
    Odds::from_name(name).ok_or_else(|| form.wrong("odds", Right::OneOf(Odds::all().map(Odds::code).collect())))
}

fn seating(form: &Form<'_>) -> Result<Seating, Unreadable> {
    let occasion = match form.get("occasion") {
        "" | "friendly" => Occasion::Friendly { senior: form.party("senior")?.unwrap_or(Party::First) },
        "title" => {
            let defender = form.party("defender")?.ok_or_else(|| form.wrong("defender", codes(&PARTIES)))?;
            Occasion::TitleMatch { defender }
        }
        "official" => {
            let ways = [(RyuoMeijin::Held, "held"), (RyuoMeijin::Won, "won")];
            let ryuo_meijin = form.one("compare", &ways)?.unwrap_or_default();
            let precedence = Precedence { ryuo_meijin, ..Precedence::default() };
            Occasion::Official { precedence, players: Box::new([first(form)?, second(form)?]) }
        }
        _ => return Err(form.wrong("occasion", Right::OneOf(vec!["friendly", "official", "title"]))),
    };
    let mut seating = Seating::new(&occasion);
    if form.on("yield") {
        seating.yield_upper_seat();
    }
    Ok(seating)
}

fn first(form: &Form<'_>) -> Result<Professional, Unreadable> {
    let names = ["first_titles", "first_eternal", "first_grade", "first_since", "first_number", "first_won"];
    professional(form, names)
}

fn second(form: &Form<'_>) -> Result<Professional, Unreadable> {
    let names = ["second_titles", "second_eternal", "second_grade", "second_since", "second_number", "second_won"];
    professional(form, names)
}

fn professional(form: &Form<'_>, names: [&'static str; 6]) -> Result<Professional, Unreadable> {
    let [titles, eternal, grade, since, number, won] = names;
    Ok(Professional {
        titles: form.titles(titles)?,
        ryuo_and_meijin_won: form.parsed(won, Right::Number)?.unwrap_or(0),
        eternal_since: form.parsed::<Date>(eternal, Right::Date)?,
        grade: form.needed::<Grade>(grade, Right::Grade)?,
        grade_since: form.needed::<Date>(since, Right::Date)?,
        number: form.needed(number, Right::Number)?,
    })
}

fn lots(form: &Form<'_>, seating: Seating) -> Result<Furigoma, Unreadable> {
    let named = [form.party("first_names")?, form.party("second_names")?];
    let agreed = seating.role(agreed_thrower(named, Party::First));
    let throwers = [
        ((Thrower::Player, Role::Senior), "senior"),
        ((Thrower::Player, Role::Junior), "junior"),
        ((Thrower::Timekeeper, Role::Senior), "timekeeper"),
        ((Thrower::Guest, Role::Senior), "guest"),
        ((Thrower::Player, agreed), "agreed"),
    ];
    let (thrower, role) = form.one("thrower", &throwers)?.unwrap_or(throwers[0].0);
    let mut lots = Furigoma::new(thrower, role, form.on("before"));
    let throws = form.get("throws").split('.').filter(|throw| !throw.is_empty());
    for letters in throws.take(MOST_THROWS) {
        let wrong = || form.wrong("throws", Right::Throws);
        let throw = Throw::from_letters(letters).ok_or_else(wrong)?;
        lots.record(throw).map_err(|_| wrong())?;
    }
    Ok(lots)
}

#[cfg(test)]
mod tests;
