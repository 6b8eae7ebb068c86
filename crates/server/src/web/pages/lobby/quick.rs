//! Quick pairing: a press, and whoever fits is found; when nobody is, a program of one's strength is offered while one goes on looking.

use super::row::Seeker;
use super::{against, form, level_near};
use dojo::lobby::{COMPUTER_AFTER, Seek};
use dojo::stored::time_of_day_ms;
use maud::{Markup, html};
use words::Language;

/// What is played a move at a time, whenever one comes by: the offer stays.
const BY_THE_DAY: &str = "3d/move";
/// What is played quickly.
pub(super) const CLOCKS: [&str; 2] = ["10m+30s", "15m+60s"];

pub(super) fn section(waits: Option<&Seek>, seeker: &Seeker) -> Markup {
    let language = seeker.language;
    html! {
        section.quick {
            h2 { (language.text("lobby-quick")) }
            @match waits {
                Some(seek) => (waiting(seek, seeker)),
                None => {
                    div.speeds { @for clock in CLOCKS.into_iter().chain([BY_THE_DAY]) { (button(clock, seeker)) } }
                    p.note {
                        (language.text("lobby-quick-how")) " "
                        a href="/rules/handicaps" { (language.text("lobby-odds-table")) }
                    }
                    noscript { p.note { (language.text("lobby-needs-script")) } }
                }
            }
        }
    }
}

fn button(clock: &str, seeker: &Seeker) -> Markup {
    html! {
        form method="post" action="/lobby/seeks" {
            input type="hidden" name="clock" value=(clock);
            input type="hidden" name="odds" value="grades/jsa";
            input type="hidden" name="quick" value="on";
            input type="hidden" name="name";
            @if seeker.named { input type="hidden" name="rated" value="on"; }
            button.primary { (form::clock_in_words(clock, seeker.language)) }
        }
    }
}

/// Somebody looks, and stays for it.
fn waiting(seek: &Seek, seeker: &Seeker) -> Markup {
    let language = seeker.language;
    let waited_ms = (time_of_day_ms() - seek.created_ms).max(0);
    let computer_ms = i64::try_from(COMPUTER_AFTER.as_millis()).unwrap_or(i64::MAX).saturating_sub(waited_ms).max(0);
    html! {
        div.waiting data-computer-after=(computer_ms) {
            p role="status" {
                b { (language.text("lobby-waiting")) } " "
                (words::clock(seek.terms.clock, language))
            }
            p.note { (language.text("lobby-waiting-how")) }
            form method="post" action=(format!("/lobby/seeks/{}/withdraw", seek.id)) {
                button { (language.text("lobby-stop")) }
            }
            div.computer hidden[computer_ms > 0] { (computer(seek, seeker, language)) }
        }
    }
}

fn computer(seek: &Seek, seeker: &Seeker, language: Language) -> Markup {
    let level = level_near(seeker.strength.grade, 0);
    html! {
        p { (language.text("lobby-computer-free")) }
        (against(level, &seek.terms.clock.to_string(), "lobby-computer-play", language))
    }
}
