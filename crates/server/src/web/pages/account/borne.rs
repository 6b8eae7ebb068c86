//! What was decided about whoever reads, with a name or without.

use dojo::wording;
use maud::{Markup, html};
use store::{Measure, WARN};
use words::Language;

/// What they have to bear, and what they can say against it.
pub(super) fn borne(measure: &Measure, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let until = measure.until_ms.map(|until_ms| wording::day(until_ms, &text("games-date")));
    html! {
        section.borne role="alert" {
            h2 { (text(&format!("borne-{}", measure.kind))) }
            @if let Some(until) = until { p { (language.text_with_list("borne-until", &[("until", &until)])) } }
            blockquote { (measure.words) }
            @if measure.kind == WARN {
                form method="post" action=(format!("/account/warnings/{}", measure.number)) { button { (text("borne-read")) } }
            }
            @if measure.answered_ms.is_some() {
                p { (text("appeal-answered")) }
                @if !measure.answer.is_empty() { blockquote { (measure.answer) } }
            } @else if measure.appealed_ms.is_some() { p.note { (text("appeal-done-how")) } }
            @else {
                details {
                    summary { (text("appeal-title")) }
                    form method="post" action=(format!("/account/appeals/{}", measure.number)) {
                        label for=(format!("appeal-{}", measure.number)) { (text("appeal-words")) }
                        textarea id=(format!("appeal-{}", measure.number)) name="words" rows="4" required maxlength="2000" {}
                        button { (text("appeal-do")) }
                    }
                }
            }
        }
    }
}
