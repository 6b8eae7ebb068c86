//! What the headers of a record say of the time the players had. Every program has words of its own for it.

use arbiter::{Rounding, TimeControl};
use kifu::{Headers, Key};
use std::time::Duration;

/// What a record says of the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clock {
    /// Nothing.
    Unsaid,
    /// Something that cannot be understood, or leaves out what happens when main time is gone.
    NotUnderstood(String),
    /// The time of Black and White.
    Known([TimeControl; 2]),
}

impl Clock {
    /// What the headers of a record say of the clock; those of other games of the family have the same words.
    pub fn of_headers(headers: &Headers) -> Clock {
        let byoyomi = headers.get(&Key::Byoyomi);
        let said = |key: Key| headers.get(&key).filter(|text| !text.is_empty());
        let both = said(Key::TimeControl);
        let texts = [Key::BlackTimeControl, Key::WhiteTimeControl].map(|key| said(key).or(both));
        match texts {
            [Some(black), Some(white)] => match (control(black, byoyomi), control(white, byoyomi)) {
                (Some(black), Some(white)) => Clock::Known([black, white]),
                (None, _) => Clock::NotUnderstood(black.to_owned()),
                (_, None) => Clock::NotUnderstood(white.to_owned()),
            },
            [Some(one), None] | [None, Some(one)] => Clock::NotUnderstood(one.to_owned()),
            [None, None] => match byoyomi.and_then(|text| control("0分", Some(text))) {
                Some(control) => Clock::Known([control; 2]),
                None => Clock::Unsaid,
            },
        }
    }

    /// The time of Black and White; none if nothing that is understood says so.
    pub fn controls(&self) -> [TimeControl; 2] {
        match self {
            Clock::Known(clocks) => *clocks,
            Clock::Unsaid | Clock::NotUnderstood(_) => Default::default(),
        }
    }
}

/// Reads `10m+30s`, `00:25+00`, `900+0+5`, `各10分+30秒`, `3分切れ負け` and what is like them. `byoyomi` is the header that
/// may bring what comes after main time.
fn control(text: &str, byoyomi: Option<&str>) -> Option<TimeControl> {
    let control = text
        .parse()
        .ok()
        .filter(|_| byoyomi.is_none())
        .or_else(|| csa(text))
        .or_else(|| japanese(&tokens(text)?, byoyomi))?;
    // Only what the referee would take from its own text, too, is within its bounds.
    (control.to_string().parse() == Ok(control)).then_some(control)
}

/// `HH:MM+SS` of version 2, `main+byoyomi+increment` in seconds of version 3.
fn csa(text: &str) -> Option<TimeControl> {
    let seconds = |text: &str| text.parse::<u32>().ok().map(|seconds| Duration::from_secs(seconds.into()));
    let parts: Vec<&str> = text.split('+').collect();
    match parts[..] {
        [main, period] => {
            let (hours, minutes) = main.split_once(':')?;
            Some(byoyomi_or_not(seconds(hours)? * 3600 + seconds(minutes)? * 60, seconds(period)?))
        }
        [main, period, increment] => match (seconds(main)?, seconds(period)?, seconds(increment)?) {
            (main, period, Duration::ZERO) => Some(byoyomi_or_not(main, period)),
            (main, Duration::ZERO, increment) => Some(with_increment(main, increment)),
            _ => None,
        },
        _ => None,
    }
}

fn byoyomi_or_not(main: Duration, period: Duration) -> TimeControl {
    match (main, period) {
        (Duration::ZERO, Duration::ZERO) => TimeControl::Untimed,
        (main, Duration::ZERO) => TimeControl::SuddenDeath { main, rounding: Rounding::Exact },
        (main, period) => with_byoyomi(main, period, 0),
    }
}

fn with_byoyomi(main: Duration, period: Duration, considerations: u32) -> TimeControl {
    TimeControl::Byoyomi { main, considerations, period, rounding: Rounding::Exact }
}

fn with_increment(main: Duration, increment: Duration) -> TimeControl {
    TimeControl::Increment { main, increment, rounding: Rounding::Exact }
}

/// A piece of a Japanese text about time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    /// `1時間30分`.
    Amount(Duration),
    /// `10回`.
    Times(u32),
    Word(&'static str),
}

const WORDS: [&str; 8] = ["切れ負け", "切れたら", "将棋", "追加", "加算", "考慮時間", "ストップウォッチ", "秒読み"];

/// The text without what only divides it; `None` if there is anything else in it.
fn tokens(text: &str) -> Option<Vec<Token>> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).map(half_width).collect();
    let mut rest = text.as_str();
    let mut tokens = Vec::new();
    while let Some(first) = rest.chars().next() {
        if let Some(word) = WORDS.into_iter().find(|word| rest.starts_with(word)) {
            tokens.push(Token::Word(word));
            rest = &rest[word.len()..];
        } else if first.is_ascii_digit() {
            let digits = rest.find(|c: char| !c.is_ascii_digit())?;
            let number: u32 = rest[..digits].parse().ok().filter(|number| *number < 1_000_000)?;
            rest = &rest[digits..];
            let (unit, token) = [("時間", 3600), ("分", 60), ("秒", 1), ("回", 0)]
                .into_iter()
                .find(|(unit, _)| rest.starts_with(unit))?;
            rest = &rest[unit.len()..];
            match (tokens.last_mut(), token) {
                (_, 0) => tokens.push(Token::Times(number)),
                (Some(Token::Amount(amount)), seconds) if !text_divides(&text, rest, digits + unit.len()) => {
                    *amount += Duration::from_secs(u64::from(number) * seconds);
                }
                (_, seconds) => tokens.push(Token::Amount(Duration::from_secs(u64::from(number) * seconds))),
            }
        } else if matches!(first, '各' | '+' | '、' | ',' | '(' | ')' | '・') {
            rest = &rest[first.len_utf8()..];
        } else {
            return None;
        }
    }
    Some(tokens)
}

/// Whether something stands before the number that has just been read, `length` bytes before `rest`.
fn text_divides(text: &str, rest: &str, length: usize) -> bool {
    let before = &text[..text.len() - rest.len() - length];
    before.ends_with(['+', '、', ',', '(', '・'])
}

fn half_width(c: char) -> char {
    match c {
        '０'..='９' => char::from_digit(c as u32 - '０' as u32, 10).unwrap_or(c),
        '＋' => '+',
        '（' => '(',
        '）' => ')',
        c => c,
    }
}

fn japanese(tokens: &[Token], byoyomi: Option<&str>) -> Option<TimeControl> {
    use Token::{Amount, Times, Word};
    const MINUTE: u64 = 60;
    if let Some(byoyomi) = byoyomi {
        return match (tokens, &self::tokens(byoyomi)?[..]) {
            ([Amount(main)], [Amount(period)]) => Some(with_byoyomi(*main, *period, 0)),
            _ => None,
        };
    }
    match *tokens {
        [Amount(main), Word("切れ負け")] => Some(TimeControl::SuddenDeath { main, rounding: Rounding::Exact }),
        [Amount(main), Word("ストップウォッチ")] => Some(TimeControl::Stopwatch { main }),
        [Amount(main), Amount(period)]
        | [Amount(main), Word("秒読み"), Amount(period)]
        | [Amount(main), Word("切れたら"), Amount(period), Word("将棋")] => Some(with_byoyomi(main, period, 0)),
        [Amount(main), Amount(increment), Word("追加" | "加算")] => Some(with_increment(main, increment)),
        [Amount(main), Amount(period), Times(count)]
        | [Amount(main), Amount(period), Word("考慮時間"), Times(count)] => Some(with_byoyomi(main, period, count)),
        [Amount(main), Amount(period), Word("考慮時間"), Amount(all)] => {
            Some(with_byoyomi(main, period, u32::try_from(all.as_secs() / MINUTE).ok()?))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
