//! The holidays on the page of one's name.

use dojo::holidays::{DAYS_A_YEAR, day_of, days_taken};
use dojo::stored::time_of_day_ms;
use maud::{Markup, html};
use store::Holiday;
use words::Language;

/// The holidays that have not ended, how many days of the year are left, and the form that takes some.
pub(in super::super) fn section(holidays: &[Holiday], open: bool, wrong: Markup, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let now_ms = time_of_day_ms();
    let today = day_of(now_ms);
    let left = DAYS_A_YEAR.saturating_sub(days_taken(today.year(), holidays));
    let to_come: Vec<&Holiday> = holidays.iter().filter(|holiday| holiday.until_ms > now_ms).collect();
    html! {
        section id="holidays" {
            h2 { (text("holidays")) }
            p.note { (text("holidays-why")) " " (language.text_with("holidays-left", "count", left)) }
            @if !to_come.is_empty() {
                ul.devices {
                    @for holiday in to_come { (line(holiday, holiday.since_ms <= now_ms, language)) }
                }
            }
            details open[open] {
                summary { (text("holidays-take")) }
                form method="post" action="/account/holidays" {
                    label for="holiday-first" { (text("holidays-first")) }
                    input id="holiday-first" name="first" type="date" required min=(today) value=(today);
                    label for="holiday-last" { (text("holidays-last")) }
                    input id="holiday-last" name="last" type="date" required min=(today);
                    (wrong)
                    button { (text("holidays-take-do")) }
                }
            }
        }
    }
}

fn line(holiday: &Holiday, is_on: bool, language: Language) -> Markup {
    let day = |at_ms: i64| day_of(at_ms).strftime(&language.text("teach-date")).to_string();
    let days = format!("{} – {}", day(holiday.since_ms), day(holiday.until_ms - 1));
    let end = language.text(if is_on { "holidays-end" } else { "holidays-drop" });
    html! {
        li {
            span { (days) }
            @if is_on { span.quiet { (language.text("holidays-on")) } }
            form method="post" action="/account/holidays/end" {
                input type="hidden" name="since_ms" value=(holiday.since_ms);
                button aria-label={ (end) ": " (days) } { (end) }
            }
        }
    }
}
