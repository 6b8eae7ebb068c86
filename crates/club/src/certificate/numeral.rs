//! Numbers as certificates write them.

use crate::time::Date;

const FIGURES: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// A number figure by figure, as years and serials are written: `一〇二`.
pub fn number_in_kanji(number: u32) -> String {
    number.to_string().bytes().map(|byte| FIGURES[usize::from(byte - b'0')]).collect()
}

/// A day, its year figure by figure: `二〇二六年十一月二十三日`.
pub fn day_in_kanji(date: Date) -> String {
    let year = number_in_kanji(date.year().into());
    format!("{year}年{}月{}日", below_hundred(date.month()), below_hundred(date.day()))
}

/// A number from 1 to 99 with its tens: `二十三`.
fn below_hundred(number: u8) -> String {
    let figure = |figure: u8| FIGURES[usize::from(figure % 10)];
    let tens = match number / 10 {
        0 => String::new(),
        1 => "十".to_owned(),
        tens => format!("{}十", figure(tens)),
    };
    if number.is_multiple_of(10) { tens } else { format!("{tens}{}", figure(number)) }
}

#[cfg(test)]
mod tests;
