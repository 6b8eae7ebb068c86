//! `GET /notices`: what one is told, whom one follows, and when one is called although Miyako is closed. `POST /notices/seen`: one has looked;
//! `/notices/quiet`: when one wants to be left in peace.

mod calls;
pub(crate) mod mail;

use super::games::date;
use super::layout::Page;
use super::people::followed as followed_list;
use crate::mail::Mailer;
use crate::push::PushKey;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::notice;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::Form;
use axum::extract::State;
use axum::response::Redirect;
use axum::{Extension, extract::rejection::FormRejection};
use dojo::app::App;
use dojo::notices::{Kind, Notice, Peace};
use dojo::stored::time_of_day_ms;
use dojo::who::Bearer;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

pub(crate) async fn show(
    State(app): State<App>,
    State(reach): State<Reach>,
    State(key): State<PushKey>,
    State(mailer): State<Option<Mailer>>,
    Extension(bearer): Extension<Bearer>,
    Preferred(language): Preferred,
) -> Result<Markup, Failed> {
    let who = bearer.who();
    let notices = app.notices_of(who).await?;
    let followed = app.followed_by(who).await?;
    let is_named = app.names.of(who).is_some();
    let peace = app.peace_of(who).await?;
    let mailbox = app.mailbox_of(who).await?;
    let text = |id: &str| language.text(id);
    let title = text("notices-title");
    let body = html! {
        main.people.told id="main" {
            h1 { (title) }
            (list(&notices, &app, language))
            section.followed id="people" {
                h2 { (text("follow-title")) }
                @if followed.is_empty() { p.note { (text("follow-none")) } }
                (followed_list(&followed, language))
                p { a href="/people" { (text("follow-find")) } }
            }
            section.calls id="calls" {
                h2 { (text("calls-title")) }
                @if is_named {
                    (calls::form(&peace, &key.public(), language))
                    @if mailer.is_some() { (mail::section(mailbox.as_ref(), language)) }
                }
                @else {
                    p { (text("calls-name-first")) }
                    p { a.button href="/account?back=/notices" { (text("account-new")) } }
                }
            }
        }
    };
    let page = Page {
        language,
        title: &title,
        description: text("notices-lead"),
        picture: None,
        path: "/notices",
        styles: &["start.css", "people.css", "notices.css"],
        script: "notices.js",
        game: None,
        body,
    };
    Ok(page.render(&reach))
}

/// What one is told, the newest first.
fn list(notices: &[Notice], app: &App, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let any_unseen = notices.iter().any(|notice| !notice.seen);
    html! {
        p.note.none hidden[!notices.is_empty()] { (text("notices-none")) }
        ol.notices {
            @for notice in notices {
                li.new[!notice.seen] data-matter=(notice.about.matter()) {
                    span.what {
                        @if !notice.seen { span.mark { (text("notice-new")) } " " }
                        a href=(notice::path(notice)) { bdi { (notice::text(notice, &app.names, language)) } }
                    }
                    " " (date(notice.made_ms, language))
                }
            }
        }
        form.seen method="post" action="/notices/seen" hidden[!any_unseen] {
            button { (text("notices-seen")) }
        }
    }
}

/// One has looked at all of it.
pub(crate) async fn see(State(app): State<App>, Extension(bearer): Extension<Bearer>) -> Result<Redirect, Failed> {
    app.see_notices(bearer.who(), None, time_of_day_ms()).await?;
    Ok(Redirect::to("/notices"))
}

/// What the form about calls sends.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Wishes {
    zone: String,
    since: String,
    until: String,
    games: Option<String>,
    challenges: Option<String>,
    people: Option<String>,
    club: Option<String>,
    house: Option<String>,
}

impl Wishes {
    fn kinds(&self) -> Vec<String> {
        let wanted = |kind: &Kind| match kind {
            Kind::Games => self.games.is_some(),
            Kind::Challenges => self.challenges.is_some(),
            Kind::People => self.people.is_some(),
            Kind::Club => self.club.is_some(),
            Kind::House => self.house.is_some(),
        };
        Kind::ALL.iter().filter(|kind| wanted(kind)).map(|kind| kind.code().to_owned()).collect()
    }
}

pub(crate) async fn be_quiet(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    sent: Result<Form<Wishes>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(wishes) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.gate.count(from.address)?;
    // Without a script nobody says where they are.
    let zone = if wishes.zone.is_empty() { "UTC" } else { &wishes.zone };
    let peace = Peace::wished(zone, (&wishes.since, &wishes.until), &wishes.kinds())?;
    app.want_peace(&bearer, peace).await?;
    Ok(Redirect::to("/notices#calls"))
}
