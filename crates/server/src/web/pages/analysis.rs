//! What a page needs to analyse what it shows: the panel, and the graph of a game. A script brings them to life.

use super::layout::icon;
use maud::{Markup, html};
use words::Language;

/// How many lines the engine is asked for, as a list offers them.
const LINES: [usize; 5] = [1, 2, 3, 4, 5];
/// What is offered at first.
const USUAL: usize = 3;

/// The panel.
pub(super) fn panel(language: Language) -> Markup {
    let text = |id: &str| language.text(&format!("analysis-page-{id}"));
    let ask = |name: &str, icon_name: &str| {
        html! { button type="button" data-analysis=(name) { (icon(icon_name)) span { (text(name)) } } }
    };
    html! {
        section.analysis aria-label=(text("title")) {
            div.controls {
                label.switch title=(text("on-note")) { input type="checkbox" role="switch" name="engine" autocomplete="off"; (text("on")) }
                span.depth {}
                select name="lines" aria-label=(text("lines")) title=(text("lines")) autocomplete="off" {
                    @for count in LINES { option value=(count) selected[count == USUAL] { (count) } }
                }
            }
            div.worth-of-place {
                div.bar aria-hidden="true" { div.black {} }
                span.score {}
            }
            div.lines-of-place {
                div.trying hidden { span {} button type="button" data-analysis="back" { (text("back")) } }
                ol.best-lines aria-label=(text("lines")) hidden {}
            }
            div.said-of-place hidden {}
            div.answer aria-live="polite" hidden {}
            div.asks role="group" aria-label=(text("title")) {
                (ask("game", "graph"))
                (ask("why", "why"))
                (ask("threat", "threat"))
                (ask("store", "download"))
            }
            progress aria-label=(text("game")) max="1" value="0" hidden {}
            details hidden { summary { (text("summary")) } ul {} }
            p.state role="status" {}
        }
    }
}

/// Castles, openings and tesuji at the move one looks at; a script says which there are.
pub(super) fn labels(language: Language) -> Markup {
    html! { section.labels aria-label=(language.text("labels-title")) hidden {} }
}

/// The graph, over the whole of what it shows.
pub(super) fn graph() -> Markup {
    html! { evaluation-graph hidden {} }
}
