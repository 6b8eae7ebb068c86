//! `GET /people`: who is how strong, as their games say, pool by pool; `?pool=` chooses one. What a number means stands below it.

use super::layout::Page;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::Extension;
use axum::extract::{Query, State};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::ratings::{PoolName, Rated, bounds};
use dojo::seats::Seat;
use dojo::stored::time_of_day_ms;
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

/// So many of a pool are read.
const MOST: i64 = 500;

/// Which pool.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    pool: Option<String>,
}

/// Somebody of a pool who may be shown, with what they are called.
struct Line {
    name: String,
    rated: Rated,
    own: bool,
}

pub(crate) async fn people(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Failed> {
    let now_ms = time_of_day_ms();
    let pools = app.pools().await?;
    let chosen = match wanted.pool.as_deref().filter(|pool| !pool.is_empty()) {
        Some(text) => Some(text.parse::<PoolName>().map_err(|()| Failure::NOT_FOUND)?),
        None => pools.first().map(|(pool, _)| *pool),
    };
    let lines = match &chosen {
        Some(pool) => lines(&app, &visitor, pool, now_ms, language).await?,
        None => Vec::new(),
    };
    let own = app.ratings_of(&visitor, now_ms).await?;
    let (sure, guessed): (Vec<&Line>, Vec<&Line>) = lines.iter().partition(|line| line.rated.is_certain());
    let text = |id: &str| language.text(id);
    let body = html! {
        main.people id="main" {
            h1 { (text("people-title")) }
            p.lead { (text("people-lead")) }
            @if !own.is_empty() { (yours(&own, language)) }
            @if pools.is_empty() {
                p { (text("people-none")) }
                p { a.button.primary href="/lobby" { (text("lobby-title")) } }
            } @else {
                nav.pools aria-label=(text("people-pools")) {
                    @for (pool, players) in &pools {
                        a href=(format!("/people?pool={pool}")) aria-current=[(chosen == Some(*pool)).then_some("page")] {
                            (name(pool, language)) " " span.quiet { (players) }
                        }
                    }
                }
            }
            @if let Some(pool) = &chosen {
                h2 { (name(pool, language)) }
                @if sure.is_empty() { p.note { (text("people-none-sure")) } } @else { (table(&sure, language)) }
                @if !guessed.is_empty() {
                    h3 { (text("people-guessed")) }
                    p.note { (text("people-guessed-how")) }
                    (table(&guessed, language))
                }
            }
            (meaning(language))
        }
    };
    let page = Page {
        language,
        title: &text("people-title"),
        description: text("people-lead"),
        picture: None,
        path: "/people",
        styles: &["start.css", "people.css"],
        script: "page.js",
        game: None,
        body,
    };
    Ok(page.render(&reach))
}

/// Who may be shown: people with a name; who is not of age only to those who may play with them.
async fn lines(
    app: &App,
    visitor: &Who,
    pool: &PoolName,
    now_ms: i64,
    language: Language,
) -> Result<Vec<Line>, Failed> {
    let rated = app.ratings_in(pool, MOST, now_ms).await?;
    let line = |rated: Rated| {
        let name = app.names.of(&rated.player)?.to_string();
        let seat = Seat { visitor: rated.player.clone(), name };
        let is_shown = app.is_shown_to(&rated.player, visitor);
        is_shown.then(|| Line {
            name: wording::named(&seat.name, app.names.behind(&seat), language),
            own: rated.player == *visitor,
            rated,
        })
    };
    Ok(rated.into_iter().filter_map(line).collect())
}

/// What a pool is called: the game, the speed, and whether programs play in it.
pub(super) fn name(pool: &PoolName, language: Language) -> String {
    let game = match variants::Game::named(pool.game).filter(|_| pool.game != "shogi") {
        Some(game) => super::family::name(&game, language).to_owned(),
        None => language.text("lobby-game-shogi"),
    };
    let speed = language.text(&format!("speed-{}", pool.speed.code()));
    let standing = language.text(&format!("standing-{}", pool.standing.code()));
    let parts = [game, speed, standing];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// A number with what it may be off by, two deviations: in nineteen cases of twenty it lies between.
fn number(rated: &Rated) -> String {
    format!("{:.0} ± {:.0}", rated.rating.rating, 2.0 * rated.rating.deviation)
}

fn grade(rated: &Rated, language: Language) -> String {
    rated.grade().map(|grade| words::grade(grade, language)).unwrap_or_default()
}

fn yours(own: &[Rated], language: Language) -> Markup {
    html! {
        section.own {
            h2 { (language.text("people-own")) }
            ul { @for rated in own { li {
                b { (name(&rated.pool, language)) } " " (number(rated)) " · " (grade(rated, language)) " · "
                (language.text_with("people-games", "count", rated.games))
            } } }
        }
    }
}

fn table(lines: &[&Line], language: Language) -> Markup {
    html! {
        div.wide tabindex="0" role="region" aria-label=(language.text("people-title")) {
            table {
                thead { tr {
                    th scope="col" { (language.text("people-place")) }
                    @for head in ["people-name", "people-grade", "people-number", "people-played"] {
                        th scope="col" { (language.text(head)) }
                    }
                } }
                tbody { @for (place, line) in lines.iter().enumerate() {
                    tr.own[line.own] {
                        td { (place + 1) }
                        th scope="row" { bdi { (line.name) } }
                        td { (grade(&line.rated, language)) }
                        td { (number(&line.rated)) }
                        td { (line.rated.games) }
                    }
                } }
            }
        }
    }
}

/// How a number becomes a grade.
fn meaning(language: Language) -> Markup {
    html! {
        details.meaning id="table" {
            summary { (language.text("people-meaning")) }
            p { (language.text("people-meaning-how")) }
            table {
                thead { tr { @for head in ["people-grade", "people-from"] { th scope="col" { (language.text(head)) } } } }
                tbody { @for (grade, from) in bounds() { tr {
                    th scope="row" { (words::grade(grade, language)) }
                    td { (format!("{from:.0}")) }
                } } }
            }
        }
    }
}
