//! `GET /games`: the visitor's own games.

use super::form;
use super::layout::Page;
use crate::agreement::{Agreement, Player};
use crate::app::App;
use crate::failure::Failure;
use crate::games::{Entry, PAGE, Part};
use crate::language::Language;
use crate::seats::Sides;
use crate::stored::Agreed;
use crate::visitor::Visitor;
use crate::wording;
use arbiter::Outcome;
use axum::Extension;
use axum::extract::{Query, State};
use maud::{Markup, html};
use shogi::Color;

pub(crate) async fn games(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    language: Language,
    Query(part): Query<Part>,
) -> Result<Markup, Failure> {
    let list = app.list(&visitor, &part, PAGE).await?;
    let title = language.text("games-title");
    let more = list.last().filter(|_| list.len() as i64 == PAGE).map(|entry| &entry.agreed.id);
    let body = html! {
        main {
            section.games {
                h1 { (title) }
                @if list.is_empty() {
                    p { (language.text("games-none")) }
                } @else {
                    (entries(&list, &visitor, language))
                }
                @if let Some(before) = more {
                    p.more { a rel="next" href=(format!("/games?before={before}")) { (language.text("games-older")) } }
                }
                p.more { a.button href="/" { (language.text("nav-new")) } }
                (super::record::import_box(language))
            }
        }
    };
    let page =
        Page { language, title: &title, path: "/games", styles: &["home.css"], script: "games.js", game: None, body };
    Ok(page.render())
}

/// A list of games.
pub(super) fn entries(list: &[Entry], visitor: &Visitor, language: Language) -> Markup {
    html! {
        ol.game-list {
            @for entry in list {
                @let agreed = &entry.agreed;
                @let sides = agreed.seats.sides_of(visitor);
                li {
                    a href=(format!("/games/{}", agreed.id)) {
                        span { (mark(sides)) }
                        span.opponent { (opponent(entry, visitor, language)) }
                        span.handicap.quiet { (form::name_of_start(&agreed.agreement, language)) }
                        @match agreed.outcome {
                            None => span.outcome.going-on { (language.text("games-going-on")) },
                            Some(outcome) => span.outcome.quiet {
                                (result(outcome, &agreed.agreement, sides, language)) " · "
                                (language.text_with("games-moves", "count", entry.plies))
                            },
                        }
                        (date(agreed.created_ms, language))
                    }
                }
            }
        }
    }
}

fn mark(sides: Sides) -> String {
    sides.iter().map(|color| if color == Color::Black { '☗' } else { '☖' }).collect()
}

fn opponent(entry: &Entry, visitor: &Visitor, language: Language) -> String {
    let Agreed { agreement, seats, .. } = &entry.agreed;
    let sides = seats.sides_of(visitor);
    let name = |color: Color| match (agreement.player(color), seats.player(color)) {
        (Player::Computer(level), _) => wording::computer(level, language),
        (Player::Person, Some(seat)) => wording::person(&seat.name, agreement, language),
        (Player::Person, None) => language.text("games-open-seat"),
    };
    match sides.iter().collect::<Vec<_>>()[..] {
        [own] if agreement.player(!own) == Player::Person && seats.player(!own).is_none() => name(!own),
        [own] => language.text_with("games-against", "name", name(!own)),
        _ if agreement.between_two => format!("{} – {}", name(Color::Black), name(Color::White)),
        _ => language.text("games-two"),
    }
}

fn result(outcome: Outcome, agreement: &Agreement, sides: Sides, language: Language) -> String {
    let own: Vec<Color> = sides.iter().collect();
    match (outcome.winner(), &own[..]) {
        (None, _) => language.text("games-drawn"),
        (Some(winner), [own]) if winner == *own => language.text("games-won"),
        (Some(_), [_]) => language.text("games-lost"),
        (Some(winner), _) => {
            language.text_with("games-side-won", "winner", wording::side(winner, agreement.handicap, language))
        }
    }
}

/// When it began, at the server's place.
fn date(created_ms: i64, language: Language) -> Markup {
    let stamp = jiff::Timestamp::from_millisecond(created_ms).unwrap_or_default();
    html! { time.quiet datetime=(stamp) { (wording::day(created_ms, &language.text("games-date"))) } }
}
