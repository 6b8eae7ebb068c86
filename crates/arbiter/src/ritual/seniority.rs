//! Who is senior in official games.

use shogi::Grade;
use std::cmp::Ordering;

/// A day. The order is all that matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    /// Year.
    pub year: u16,
    /// Month, 1–12.
    pub month: u8,
    /// Day of the month, 1–31.
    pub day: u8,
}

impl std::str::FromStr for Date {
    type Err = ();

    /// Reads `2018-05-18`.
    fn from_str(text: &str) -> Result<Date, ()> {
        let mut parts = text.split('-');
        let (year, month, day) = (parts.next().ok_or(())?, parts.next().ok_or(())?, parts.next().ok_or(())?);
        let date = Date {
            year: year.parse().map_err(drop)?,
            month: month.parse().map_err(drop)?,
            day: day.parse().map_err(drop)?,
        };
        let is_day = (1..=12).contains(&date.month) && (1..=31).contains(&date.day);
        if is_day && parts.next().is_none() { Ok(date) } else { Err(()) }
    }
}

/// One of the eight titles, in the order of [`Title::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Title {
    /// 竜王.
    Ryuo,
    /// 名人.
    Meijin,
    /// 王位.
    Oi,
    /// 王座.
    Oza,
    /// 棋王.
    Kio,
    /// 叡王.
    Eio,
    /// 王将.
    Osho,
    /// 棋聖.
    Kisei,
}

impl Title {
    /// Every title, the weightiest first, as things stood in 2022.
    pub const ALL: [Title; 8] =
        [Title::Ryuo, Title::Meijin, Title::Oi, Title::Oza, Title::Kio, Title::Eio, Title::Osho, Title::Kisei];

    /// A name for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Title::Ryuo => "ryuo",
            Title::Meijin => "meijin",
            Title::Oi => "oi",
            Title::Oza => "oza",
            Title::Kio => "kio",
            Title::Eio => "eio",
            Title::Osho => "osho",
            Title::Kisei => "kisei",
        }
    }

    /// The Japanese term.
    pub const fn kanji(self) -> &'static str {
        match self {
            Title::Ryuo => "竜王",
            Title::Meijin => "名人",
            Title::Oi => "王位",
            Title::Oza => "王座",
            Title::Kio => "棋王",
            Title::Eio => "叡王",
            Title::Osho => "王将",
            Title::Kisei => "棋聖",
        }
    }

    /// How it is read.
    pub const fn reading(self) -> &'static str {
        match self {
            Title::Ryuo => "ryūō",
            Title::Meijin => "meijin",
            Title::Oi => "ōi",
            Title::Oza => "ōza",
            Title::Kio => "kiō",
            Title::Eio => "eiō",
            Title::Osho => "ōshō",
            Title::Kisei => "kisei",
        }
    }
}

/// A set of titles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Titles(u8);

impl Titles {
    /// The set of these.
    pub fn of(titles: &[Title]) -> Titles {
        Titles(titles.iter().fold(0, |set, title| set | 1 << *title as u8))
    }

    /// Whether this one is among them.
    pub const fn has(self, title: Title) -> bool {
        self.0 >> title as u8 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// What counts of a player when precedence is settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Professional {
    /// The titles held now.
    pub titles: Titles,
    /// How many times Ryūō and Meijin have been won in all.
    pub ryuo_and_meijin_won: u16,
    /// Since when the player has the right to any eternal title (永世称号 eisei shōgō).
    pub eternal_since: Option<Date>,
    /// The grade.
    pub grade: Grade,
    /// Since when.
    pub grade_since: Date,
    /// 棋士番号 kishi bangō: the registration number, lower for who became a professional earlier; no two are alike.
    pub number: u16,
}

/// What is compared between Ryūō and Meijin (ETIQ-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RyuoMeijin {
    /// The titles held now, as the federation does it.
    #[default]
    Held,
    /// How many times these two have been won.
    Won,
}

/// The rules of precedence at some time: the titles' weight changes with the years.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Precedence {
    /// The titles, the weightiest first.
    pub titles: [Title; 8],
    /// What is compared between Ryūō and Meijin.
    pub ryuo_meijin: RyuoMeijin,
}

impl Default for Precedence {
    fn default() -> Precedence {
        Precedence { titles: Title::ALL, ryuo_meijin: RyuoMeijin::default() }
    }
}

/// Why somebody is senior.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Friends have said who of them is older, more important or more experienced (ETIQ-08).
    Named,
    /// They hold the title that is played for (ETIQ-06).
    Defender,
    /// They are Ryūō or Meijin, the other is neither.
    RyuoMeijin,
    /// They hold a title, the other holds none.
    Title,
    /// They have a right to an eternal title, the other has none.
    Eternal,
    /// They hold more titles.
    MoreTitles,
    /// They have won Ryūō and Meijin more often.
    MoreWon,
    /// They hold as many titles, the weightiest of all among them.
    WeightierTitle,
    /// They have had the right to an eternal title for longer.
    EarlierEternal,
    /// Their grade is higher.
    HigherGrade,
    /// They have had the same grade for longer.
    EarlierGrade,
    /// Their registration number is lower.
    Number,
}

impl Why {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Why::Named => "named",
            Why::Defender => "defender",
            Why::RyuoMeijin => "ryuo_meijin",
            Why::Title => "title",
            Why::Eternal => "eternal",
            Why::MoreTitles => "more_titles",
            Why::MoreWon => "more_won",
            Why::WeightierTitle => "weightier_title",
            Why::EarlierEternal => "earlier_eternal",
            Why::HigherGrade => "higher_grade",
            Why::EarlierGrade => "earlier_grade",
            Why::Number => "number",
        }
    }
}

/// The four groups, each senior to the next (ETIQ-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    RyuoMeijin,
    Title,
    Eternal,
    Grade,
}

impl Group {
    fn of(player: &Professional) -> Group {
        if player.titles.has(Title::Ryuo) || player.titles.has(Title::Meijin) {
            Group::RyuoMeijin
        } else if !player.titles.is_empty() {
            Group::Title
        } else if player.eternal_since.is_some() {
            Group::Eternal
        } else {
            Group::Grade
        }
    }

    /// What makes those of the group senior to all of the next.
    const fn why(self) -> Why {
        match self {
            Group::RyuoMeijin => Why::RyuoMeijin,
            Group::Title => Why::Title,
            Group::Eternal => Why::Eternal,
            Group::Grade => Why::HigherGrade,
        }
    }
}

const UNSETTLED: (Ordering, Why) = (Ordering::Equal, Why::Number);

impl Precedence {
    /// Who comes first, `Less` if `one` does (ETIQ-01 … ETIQ-05). Equal only for the same registration number, which
    /// settles whatever else leaves open.
    pub fn compare(&self, one: &Professional, other: &Professional) -> Ordering {
        self.settle(one, other).0
    }

    /// The same, and what has settled it.
    pub fn settle(&self, one: &Professional, other: &Professional) -> (Ordering, Why) {
        let [group, of_other] = [one, other].map(Group::of);
        let grounds = match group {
            _ if group != of_other => [(group.cmp(&of_other), group.min(of_other).why()), UNSETTLED],
            Group::RyuoMeijin => [self.compare_ryuo_meijin(one, other), UNSETTLED],
            Group::Title => [
                (other.titles.len().cmp(&one.titles.len()), Why::MoreTitles),
                (self.weightiest(one).cmp(&self.weightiest(other)), Why::WeightierTitle),
            ],
            Group::Eternal => [(one.eternal_since.cmp(&other.eternal_since), Why::EarlierEternal), UNSETTLED],
            Group::Grade => [
                (other.grade.cmp(&one.grade), Why::HigherGrade),
                (one.grade_since.cmp(&other.grade_since), Why::EarlierGrade),
            ],
        };
        let settled = grounds.into_iter().find(|(order, _)| order.is_ne());
        settled.unwrap_or_else(|| (one.number.cmp(&other.number), Why::Number))
    }

    fn compare_ryuo_meijin(&self, one: &Professional, other: &Professional) -> (Ordering, Why) {
        match self.ryuo_meijin {
            RyuoMeijin::Held => (other.titles.len().cmp(&one.titles.len()), Why::MoreTitles),
            RyuoMeijin::Won => (other.ryuo_and_meijin_won.cmp(&one.ryuo_and_meijin_won), Why::MoreWon),
        }
    }

    /// The place of a player's weightiest title in the order of the year.
    fn weightiest(&self, player: &Professional) -> Option<usize> {
        self.titles.iter().position(|title| player.titles.has(*title))
    }
}

#[cfg(test)]
mod tests;
