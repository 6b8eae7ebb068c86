//! What somebody is handed who cannot come in: a code for their phone, and four words.

use super::dressed;
use crate::web::code;
use crate::web::pages::layout::person;
use crate::web::pages::visit::Visit;
use crate::web::peer::Peer;
use crate::web::reach::encoded;
use axum::http::HeaderMap;
use dojo::account::Card;
use dojo::wording;
use maud::{Markup, PreEscaped, html};

/// Where one comes in.
const DOOR: &str = "/account/back?by=card";

pub(super) fn page(card: &Card, visit: &Visit, (headers, from): (&HeaderMap, Peer)) -> Markup {
    let Visit { language, reach, .. } = visit;
    let text = |id: &str| language.text(id);
    // What stands behind the sign is not sent to any server, and written into no log on the way.
    let path = format!("{DOOR}#{}/{}", encoded(&card.name), card.words);
    let drawn = reach.for_others(&path, headers, from.secure).and_then(|url| code::draw_text(&url));
    let door = reach.for_others(DOOR, headers, from.secure).unwrap_or_else(|| DOOR.to_owned());
    let due = wording::day(card.due_ms, &language.text("card-due-form"));
    let title = text("card-title");
    let body = html! {
        main.account.pass id="main" {
            h1 { (title) }
            p { (language.text_with_list("card-how", &[("name", &person(&card.name)), ("due", &due)])) }
            section {
                h2 { (card.name) }
                @if let Some(drawn) = drawn { div.code role="img" aria-label=(text("card-code")) { (PreEscaped(drawn)) } }
                p.words { (card.words) }
                p.note { (text("card-words")) " " span.door { (door) } }
            }
            p.buttons {
                a.button.primary href="/club" { (text("card-done")) }
                button data-action="print" hidden { (text("account-codes-print")) }
            }
        }
    };
    dressed(*language, &title, "/club", body, reach)
}
