//! `GET /account/data`: all that is kept of whoever asks, with a name or without: what it is, why it is there, how long it
//! stays, how much of it is theirs, and where to see it.

use super::AUTHENTICATOR;
use super::entrance::page as dressed;
use super::leave::{banner, date_of};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::Extension;
use axum::extract::State;
use dojo::account::{Holdings, REGRET_DAYS};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::who::Bearer;
use maud::{Markup, html};
use words::Language;

/// Something that is kept: its texts are called `data-{name}`, `data-{name}-what`, `-why` and `-long`.
struct Kept {
    name: &'static str,
    /// How much of it is theirs, where that can be counted.
    count: Option<String>,
    /// Where it is seen.
    seen: Option<&'static str>,
}

impl Kept {
    fn new(name: &'static str, count: impl Into<Option<String>>, seen: Option<&'static str>) -> Kept {
        Kept { name, count: count.into(), seen }
    }

    fn section(&self, language: Language) -> Markup {
        let text = |part: &str| language.text(&format!("data-{}{part}", self.name));
        html! {
            section id=(self.name) {
                h2 { (text("")) }
                p { (text("-what")) }
                dl.kept {
                    dt { (language.text("data-why")) } dd { (text("-why")) }
                    dt { (language.text("data-long")) }
                    dd { (language.text_with(&format!("data-{}-long", self.name), "days", REGRET_DAYS)) }
                    @if let Some(count) = &self.count {
                        dt { (language.text("data-count")) } dd { strong { (count) } }
                    }
                }
                @if let Some(seen) = self.seen { p { a href=(seen) { (language.text("data-see")) } } }
            }
        }
    }
}

pub(crate) async fn data(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
) -> Result<Markup, Failed> {
    let text = |id: &str| language.text(id);
    let title = text("data-title");
    let leaves_ms = app.leaves(bearer.who()).await?;
    let has_name = app.names.of(bearer.who()).is_some();
    let mut kept =
        if has_name { of_a_name(&app, &bearer, language).await? } else { vec![Kept::new("guest", None, None)] };
    kept.extend(of_anybody(app.holdings(bearer.who()).await?, language));
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p.lead { (text("data-lead")) }
            (banner(leaves_ms, language))
            p.buttons {
                a.button.primary href="/account/data.zip" download { (text("data-take")) }
                @if !has_name { a.button href="/forget" { (text("forget-link")) } }
                @else if leaves_ms.is_none() { a.button href="/account#leave" { (text("account-leave")) } }
            }
            p.note { (text("data-take-how")) }
            div.ways { @for kept in &kept { (kept.section(language)) } }
            p.note { (text("data-copies")) }
        }
    };
    Ok(dressed(language, &title, "/account/data", body, &reach))
}

/// What is kept of who has a name.
async fn of_a_name(app: &App, bearer: &Bearer, language: Language) -> Result<Vec<Kept>, Failed> {
    let person = bearer.who();
    let (devices, codes) = (app.devices_of(person).await?.len(), app.codes_left(person).await?);
    let (blocked, holidays) = (app.blocked_by(person).await?.len(), app.holidays(person).await?.len());
    let (passkeys, tokens) = (app.passkeys_of(person).await?.len(), app.tokens_of(person).await?.len());
    let second_step = usize::from(app.authenticator_since(person).await?.is_some());
    let rated = app.store.rated_games_of(&person.to_string(), 0, i64::MAX).await.map_err(Failure::from)?.len();
    let acts = app.log_on(person).await?.len();
    let since = app.account_of(person).await?.map(|account| {
        let (name, since) = (account.name, date_of(account.created_ms, language));
        language.text_with_list("data-name-count", &[("name", name.as_str()), ("since", since.as_str())])
    });
    Ok(vec![
        Kept::new("name", since, Some("/account")),
        Kept::new("devices", counted("devices", devices, language), Some("/account")),
        Kept::new("codes", counted("codes", codes, language), Some("/account")),
        Kept::new("passkeys", counted("passkeys", passkeys, language), Some("/account")),
        Kept::new("second-step", counted("second-step", second_step, language), Some(AUTHENTICATOR)),
        Kept::new("tokens", counted("tokens", tokens, language), Some("/account")),
        Kept::new("blocks", counted("blocks", blocked, language), Some("/account#blocks")),
        Kept::new("holidays", counted("holidays", holidays, language), Some("/account#holidays")),
        Kept::new("ratings", counted("ratings", rated, language), Some("/people")),
        Kept::new("club", counted("club", acts, language), Some("/account")),
    ])
}

fn of_anybody(held: Holdings, language: Language) -> Vec<Kept> {
    let number = |number: i64| usize::try_from(number).unwrap_or_default();
    let games = [("count", number(held.games)), ("going", number(held.going_on))];
    let kilobytes = number(held.bytes).div_ceil(1024);
    let records = [("count", number(held.records)), ("files", number(held.uploads)), ("size", kilobytes)];
    vec![
        Kept::new("games", language.text_with_counts("data-games-count", &games), Some("/games")),
        Kept::new("records", language.text_with_counts("data-records-count", &records), Some("/library")),
        Kept::new("shares", counted("shares", number(held.shares), language), Some("/library")),
        Kept::new("tsume", counted("tsume", number(held.tries), language), Some("/tsume")),
        Kept::new("hindsight", counted("hindsight", number(held.looked_through), language), Some("/")),
        Kept::new("lessons", counted("lessons", number(held.attempts), language), Some("/school")),
        Kept::new("cards", counted("cards", number(held.cards), language), Some("/train")),
        Kept::new("assignments", counted("assignments", number(held.assignments), language), Some("/teach")),
        Kept::new("simuls", counted("simuls", number(held.simuls), language), Some("/teach")),
        Kept::new("pupil", counted("pupil", number(held.joined), language), Some("/teach")),
        Kept::new("notices", counted("notices", number(held.notices), language), Some("/notices")),
        Kept::new("ladder", counted("ladder", number(held.ladder), language), Some("/ladder")),
        Kept::new("mail", counted("mail", number(held.mailbox), language), Some("/notices#mail")),
        Kept::new("nights", counted("nights", number(held.nights), language), Some("/lobby#nights")),
        Kept::new("follows", counted("follows", number(held.follows), language), Some("/notices#people")),
        Kept::new("reports", None, None),
        Kept::new("cookies", None, None),
        Kept::new("browser", None, None),
        Kept::new("address", None, None),
    ]
}

fn counted(name: &str, count: usize, language: Language) -> String {
    language.text_with(&format!("data-{name}-count"), "count", count)
}
