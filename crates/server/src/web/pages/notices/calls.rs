//! When one is called although Miyako is closed: whether, for what, and at which hours not.

use dojo::notices::{Peace, kinds};
use maud::{Markup, html};
use words::Language;

/// The form of somebody with a name. A script asks the browser for an address under `key`.
pub(super) fn form(peace: &Peace, key: &str, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let [since, until] = peace.hours().unwrap_or_default();
    html! {
        p { (text("calls-how")) }
        p.device data-key=(key) {
            button.primary data-action="call" hidden { (text("calls-on")) }
            button data-action="call-no-more" hidden { (text("calls-off")) }
            " " span.state role="status" {}
        }
        noscript { p.note { (text("calls-script")) } }
        form.quiet-hours method="post" action="/notices/quiet" {
            input type="hidden" name="zone" value="";
            fieldset {
                legend { (text("calls-kinds")) }
                @for (kind, wanted) in kinds(peace) {
                    label.check { input type="checkbox" name=(kind.code()) checked[wanted]; " "
                        (text(&format!("calls-kind-{}", kind.code()))) }
                }
            }
            fieldset {
                legend { (text("calls-quiet")) }
                p.note id="quiet-how" { (text("calls-quiet-how")) }
                label { (text("calls-since")) " " input type="time" name="since" value=(since) aria-describedby="quiet-how"; }
                " "
                label { (text("calls-until")) " " input type="time" name="until" value=(until) aria-describedby="quiet-how"; }
            }
            button { (text("calls-save")) }
        }
    }
}
