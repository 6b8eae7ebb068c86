//! `GET /rules/tournaments`: the clocks of professional tournaments, with the marks by which tables write them, best-of and days, meals, and
//! up to what a replay fills the time (CLOCK-14, CLOCK-15, CLOCK-21, CLOCK-23, CLOCK-30 … CLOCK-53).

use super::super::layout::Page;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use arbiter::preset::{Basis, Meals, Round, Tournament, tournaments};
use axum::extract::State;
use maud::{Markup, html};
use words::Language;

pub(crate) async fn tournament_clocks(Preferred(language): Preferred, State(reach): State<Reach>) -> Markup {
    let text = |id: &str| language.text(&format!("tournament-clocks-{id}"));
    let title = text("title");
    let body = html! {
        main.rules.clocks id="main" {
            h1 { (title) }
            p.lead { (text("lead")) }
            ul.contents {
                li { a href="/rules/clocks" { (language.text("rules-chapter-clocks")) } }
                li { a href="/ceremony/clock" { (language.text("table-clock-title")) } }
            }
            p { (text("marks")) }
            @for (women, heading) in [(false, "open"), (true, "women")] {
                section {
                    h2 { (text(heading)) }
                    @for event in tournaments().iter().filter(|event| event.women == women) { (tournament(event, language)) }
                }
            }
            section {
                p { (text("meals-note")) }
                p { (text("two-days")) }
                p { (text("presets")) }
            }
        }
    };
    Page {
        language,
        title: &title,
        description: text("lead"),
        picture: None,
        path: "/rules/tournaments",
        styles: &["rules.css", "ceremony.css"],
        script: "page.js",
        game: None,
        body,
    }
    .render(&reach)
}

fn tournament(event: &Tournament, language: Language) -> Markup {
    let text = |id: &str| language.text(&format!("tournament-clocks-{id}"));
    html! {
        div.scrolled tabindex="0" role="region" aria-label=(words::tournament(event, language)) {
            table.tournament id=(event.code) {
                caption { (words::tournament(event, language)) @if language != Language::Japanese { " " span lang="ja" { (event.kanji) } } }
                thead { tr {
                    @for head in ["round", "time", "best-of", "days", "meals", "replay"] { th scope="col" { (text(head)) } }
                } }
                tbody { @for round in &event.rounds { (row(event, round, language)) } }
            }
        }
    }
}

fn row(event: &Tournament, round: &Round, language: Language) -> Markup {
    let text = |id: &str| language.text(&format!("tournament-clocks-{id}"));
    let Meals { lunch, dinner } = round.meals();
    let meals = match (lunch, dinner) {
        (_, true) => "meals-both",
        (true, false) => "meals-lunch",
        (false, false) => "meals-none",
    };
    let hours = round.refill().as_secs() / 3600;
    let name = format!("{}/{}", event.code, round.code);
    let is_long = round.control.main() > round.refill();
    html! {
        tr {
            th scope="row" title=(name) {
                (language.text(&format!("round-{}", round.code)))
                @if round.basis != Basis::Printed { small { (text(round.basis.code())) } }
                @if let Some(year) = round.since { small { (language.text_with("tournament-clocks-since", "year", year.to_string())) } }
            }
            td title=(round.control) {
                a href={ "/ceremony/clock?clock=" (name) } { (words::clock(round.control, language)) }
                // Hours without a sign are said already.
                @if let Some(mark) = round.control.mark().filter(|mark| !mark.ends_with('h')) { small.mark { (mark) } }
            }
            td { @if round.best_of > 1 { (round.best_of) } @else { "–" } }
            td { (round.days) }
            td { (text(meals)) }
            td { @if is_long { (language.text_with("tournament-clocks-replay-hours", "hours", hours)) } @else { "–" } }
        }
    }
}
