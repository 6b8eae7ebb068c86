//! At which hours people are here: a bar for each hour of the day, as it was in the last seven days. The server counts in universal time; the
//! script moves the bars to the reader's.

use maud::{Markup, html};
use words::Language;

/// A bar with the gap beside it, and the room for the highest.
const STEP: usize = 20;
const HEIGHT: f64 = 64.0;
/// An hour in so many has its number below.
const NAMED: usize = 3;

pub(super) fn section(hours: &[f64; 24], language: Language) -> Markup {
    let most = hours.iter().copied().fold(0.0, f64::max);
    let busiest = (0..24).max_by(|one, other| hours[*one].total_cmp(&hours[*other])).unwrap_or_default();
    let hour = |hour: usize| format!("{hour:02}:00 UTC");
    html! {
        section.hours {
            h2 { (language.text("lobby-hours")) }
            p.note { (language.text("lobby-hours-how")) " "
                span.busiest data-hour=(busiest) { (language.text_with("ui-hours-busiest", "time", hour(busiest))) } }
            svg viewBox=(format!("0 0 {} 84", 24 * STEP)) aria-hidden="true" {
                @for (at, people) in hours.iter().enumerate() {
                    @let height = if most > 0.0 { (people / most * HEIGHT).round() } else { 0.0 };
                    g data-hour=(at) transform=(format!("translate({} 0)", at * STEP)) {
                        rect x="2" y=(HEIGHT - height) width=(STEP - 4) height=(height) rx="2" {}
                        text x=(STEP / 2) y="80" text-anchor="middle" { @if at % NAMED == 0 { (at) } }
                    }
                }
            }
        }
    }
}
