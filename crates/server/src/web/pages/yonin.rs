//! The game for four: `GET /family/yonin` tells its rules and has the form that starts it, `POST /yonin` does what the form
//! says; `GET /yonin/{id}` is the board, `POST /yonin/{id}/join` takes a free seat.

mod rules;

use crate::web::failure::Failed;
pub(crate) use rules::rules;

use super::family::marks;
use super::layout::{Page, Shown, icon};
use super::record::{export, settings};
use crate::web::api::yonin::Guest;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::{Extension, Form};
use dojo::app::App;
use dojo::live::Hosted as _;
use dojo::visitor::Visitor;
use dojo::yonin::{self, Wish};
use maud::{Markup, html};
use serde_json::{Value, json};
use shogi::Handicap;
use variants::yonin::{Rules, Seat};
use words::Language;

/// So many squares stand along each side of the board.
const SIDE: u8 = 9;

const STYLES: [&str; 4] = ["board.css", "game.css", "family.css", "yonin.css"];

pub(crate) async fn start(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    wish: Result<Form<Wish>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let wanted = wish.agree(&visitor)?;
    let id = app.make_four(visitor, from.address, wanted).await?;
    Ok(Redirect::to(&format!("/yonin/{id}")))
}

pub(crate) async fn join(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Path(id): Path<String>,
    guest: Result<Form<Guest>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(guest) = guest.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let agreed = app.find_four(&id).await?;
    app.join_four(&agreed, visitor, guest.wanted(), from.address).await?;
    Ok(Redirect::to(&format!("/yonin/{}", agreed.id)))
}

pub(crate) async fn game(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Preferred(language): Preferred,
    from: Peer,
    Path(id): Path<String>,
) -> Result<Markup, Failed> {
    let agreed = app.find_four(&id).await?;
    let shown = app.look_four(&agreed).await?;
    Ok(app.copies.work(from.address, move || page(&agreed, &shown, &visitor, language)).await?)
}

fn page(agreed: &yonin::Agreed, shown: &yonin::Whole, visitor: &Visitor, language: Language) -> Markup {
    let snapshot = yonin::snapshot(shown, visitor).to_string();
    let path = format!("/yonin/{}", agreed.id);
    let text = |id: &str| language.text(id);
    let free: Vec<Seat> = agreed.free().collect();
    let can_join = !free.is_empty() && agreed.places.is_none() && agreed.seats_of(visitor).next().is_none();
    let timed = agreed.agreement.clock.is_timed();
    let body = html! {
        main.yonin data-game=(agreed.id) data-timed[timed] {
            h1.unseen { (text("yonin-title")) }
            shogi-board { div.board {} }
            div.around {
                p.status role="status" {}
                p.notice role="alert" {}
                @if can_join { (sit_down(&path, &free, language)) }
                @if !free.is_empty() {
                    section.card.invite {
                        label.label for="link" { (text("yonin-invite")) }
                        input id="link" type="text" readonly;
                    }
                }
                ol.places hidden {}
                div.offer role="group" hidden {}
                div.standstill role="group" hidden {}
                div.tools role="group" aria-label=(text("game-tools")) {
                    button type="button" data-action="turn" { (text("ui-yonin-turn-board")) }
                    button type="button" data-action="takeback" hidden { (text("game-takeback")) }
                    button type="button" data-action="interrupt" hidden { (text("game-offer-interrupt")) }
                    button type="button" data-action="study" hidden { (text("ui-study")) }
                    button type="button" data-action="settings" { (text("game-settings")) }
                    span.resign {}
                }
                details.played open { summary { (text("ui-yonin-moves")) } ol.move-list {} }
                // Without a script it gives what holds all.
                a.button data-action="export" href=(format!("/api/v1{path}/file")) {
                    (icon("download")) " " (text("record-export"))
                }
                p { a href="/family/yonin" { (text("family-rules")) } }
            }
            button.unseen type="button" data-action="announce" aria-keyshortcuts="F2" { (text("game-announce")) }
            p.said.unseen aria-live="polite" {}
            (export(language))
            (settings(language))
            noscript { p { (text("game-needs-script")) } }
        }
    };
    let variant = for_script(&agreed.agreement.rules, language);
    let shown = Shown { handicap: Handicap::Even, snapshot: Some(snapshot), variant };
    let title = text("yonin-title");
    let page =
        Page { language, title: &title, path: &path, styles: &STYLES, script: "yonin.js", game: Some(shown), body };
    page.render()
}

fn sit_down(path: &str, free: &[Seat], language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form.card.sit method="post" action=(format!("{path}/join")) {
            label.label for="name" { (text("start-name")) }
            input id="name" type="text" name="name" maxlength="30" autocomplete="nickname";
            div.choices {
                @for (i, seat) in free.iter().enumerate() {
                    label { input type="radio" name="seat" value=(seat.code()) checked[i == 0]; (seat_name(*seat, language)) }
                }
            }
            button.primary { (text("yonin-join")) }
        }
    }
}

pub(super) fn seat_name(seat: Seat, language: Language) -> String {
    language.text(&format!("yonin-seat-{}", seat.code()))
}

/// What a script must know of the game to show it.
pub(super) fn for_script(rules: &Rules, language: Language) -> Value {
    let kind = |kind: &variants::Kind| {
        let known = json!({
            "name": words::piece_of_family(kind, language),
            "short": kind.short,
            "letters": kind.id.trim_start_matches('+'),
            "promoted": kind.is_promoted,
            "marks": marks(kind),
            "royal": kind.royal,
            "in_hand": kind.goes_to_hand && !kind.is_promoted,
            "other": kind.other_face.map(|face| rules.kind(face).id.as_str()),
        });
        (kind.id.clone(), known)
    };
    json!({
        "files": SIDE,
        "ranks": SIDE,
        "seats": Seat::ALL,
        "start": rules.start(),
        "drops": {"either_face": false},
        "kinds": rules.kinds().iter().map(kind).collect::<serde_json::Map<_, _>>(),
    })
}
