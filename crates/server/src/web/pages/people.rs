//! `GET /people`: who is how strong, as their games say, pool by pool; `?pool=` chooses one. What a number means stands below it.

mod course;
mod follow;
mod profile;

pub(crate) use follow::{follow, unfollow};
pub(super) use follow::{followed, here};
pub(crate) use profile::{Part, change, profile};

use super::layout::Page;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::{Reach, encoded};
use axum::Extension;
use axum::extract::{Query, State};
use dojo::agreement::Strength;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::ratings::{PoolName, Rated, Standing, bounds, level_of};
use dojo::seats::Seat;
use dojo::stored::time_of_day_ms;
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use serde::Deserialize;
use std::ops::Range;
use words::Language;

/// So many of a pool are read, and so many stand on a page.
const MOST: i64 = 10_000;
const ON_A_PAGE: usize = 100;

/// Which pool, and which page of it, from 1.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    pool: Option<String>,
    page: Option<String>,
}

/// Somebody of a pool who may be shown, with what they are called.
struct Line {
    name: String,
    /// Where their own page stands; a level of the computer has none.
    at: Option<String>,
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
    let part = wanted.page.as_deref().and_then(|page| page.parse::<usize>().ok());
    let shown = Shown::new([sure.len(), guessed.len()], sure.iter().chain(&guessed).position(|line| line.own), part);
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
                @if pool.standing == Standing::Programs && pool.has_grades() { p.note { (text("people-levels")) } }
                (shown.ways(pool, language))
                @if sure.is_empty() { p.note { (text("people-none-sure")) } }
                @if !shown.sure.is_empty() { (table(&sure, &shown.sure, language)) }
                @if !shown.guessed.is_empty() {
                    h3 { (text("people-guessed")) }
                    p.note { (text("people-guessed-how")) }
                    (table(&guessed, &shown.guessed, language))
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
        if let Some(level) = level_of(&rated.player) {
            let name = wording::computer(Strength::Grade(level), language);
            return Some(Line { name, at: None, own: false, rated });
        }
        let name = app.names.of(&rated.player)?.to_string();
        let seat = Seat { visitor: rated.player.clone(), name };
        let is_shown = app.is_shown_to(&rated.player, visitor);
        is_shown.then(|| Line {
            at: Some(address(&seat.name)),
            name: wording::named(&seat.name, app.names.behind(&seat), language),
            own: rated.player == *visitor,
            rated,
        })
    };
    Ok(rated.into_iter().filter_map(line).collect())
}

/// Where somebody's page stands.
pub(crate) fn address(name: &str) -> String {
    format!("/people/{}", encoded(name))
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

/// What stands on a page, as parts of both lists: the sure ones come first.
#[derive(Debug, PartialEq)]
struct Shown {
    sure: Range<usize>,
    guessed: Range<usize>,
    page: usize,
    pages: usize,
    /// On which page the reader stands, if anywhere.
    own: Option<usize>,
}

impl Shown {
    /// The page of this number, from 1, where so many are sure and so many guessed and the reader has this place: what is no page is
    /// the first, what is beyond the last is the last.
    fn new([sure, guessed]: [usize; 2], own: Option<usize>, wanted: Option<usize>) -> Shown {
        let pages = (sure + guessed).div_ceil(ON_A_PAGE).max(1);
        let page = wanted.unwrap_or(1).clamp(1, pages);
        let bounds = [(page - 1) * ON_A_PAGE, page * ON_A_PAGE];
        let part = |count: usize, before: usize| {
            let [from, to] = bounds.map(|at| at.saturating_sub(before).min(count));
            from..to
        };
        let own = own.map(|place| place / ON_A_PAGE + 1);
        Shown { sure: part(sure, 0), guessed: part(guessed, sure), page, pages, own }
    }

    /// The ways to the other pages, and to oneself.
    fn ways(&self, pool: &PoolName, language: Language) -> Markup {
        let at = |page: usize| format!("/people?pool={pool}&page={page}");
        let told = [("page", self.page), ("pages", self.pages)];
        html! {
            @if self.pages > 1 {
                p.buttons {
                    @if self.page > 1 { a.button rel="prev" href=(at(self.page - 1)) { (language.text("club-before")) } }
                    @if self.page < self.pages { a.button rel="next" href=(at(self.page + 1)) { (language.text("club-after")) } }
                    @if let Some(own) = self.own { a.button href={ (at(own)) "#you" } { (language.text("people-find-own")) } }
                    span.quiet { (language.text_with_counts("people-page", &told)) }
                }
            }
        }
    }
}

/// Those of a list who stand on a page, with their places in it.
fn table(list: &[&Line], shown: &Range<usize>, language: Language) -> Markup {
    html! {
        div.wide tabindex="0" role="region" aria-label=(language.text("people-title")) {
            table {
                thead { tr {
                    th scope="col" { (language.text("people-place")) }
                    @for head in ["people-name", "people-grade", "people-number", "people-played"] {
                        th scope="col" { (language.text(head)) }
                    }
                } }
                tbody { @for (place, line) in list.iter().enumerate().take(shown.end).skip(shown.start) {
                    tr.own[line.own] id=[line.own.then_some("you")] {
                        td { (place + 1) }
                        th scope="row" { bdi { @if let Some(at) = &line.at { a href=(at) { (line.name) } } @else { (line.name) } } }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_go_on_from_the_sure_ones_to_the_others() {
        let seen = |page| {
            let shown = Shown::new([150, 100], Some(230), page);
            assert_eq!((shown.pages, shown.own), (3, Some(3)));
            (shown.sure, shown.guessed)
        };
        assert_eq!(seen(None), (0..100, 0..0));
        assert_eq!(seen(Some(2)), (100..150, 0..50));
        assert_eq!(seen(Some(3)), (150..150, 50..100));
        assert_eq!((seen(Some(0)), seen(Some(99))), (seen(Some(1)), seen(Some(3))));
    }

    #[test]
    fn nobody_stands_on_one_page() {
        let shown = Shown::new([0, 0], None, Some(7));
        assert_eq!(shown, Shown { sure: 0..0, guessed: 0..0, page: 1, pages: 1, own: None });
    }
}
