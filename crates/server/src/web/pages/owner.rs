//! `/owner/…`: to become the owner of a site that has none, by the secret that its server told when it was started.

use super::account::entrance::page as dressed;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Redirect;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::who::Who;
use maud::{Markup, html};

pub(crate) async fn before(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Path(secret): Path<String>,
) -> Result<Markup, Failed> {
    if app.first_owner.secret().is_none_or(|own| own != secret) {
        return Err(Failure::NOT_FOUND.into());
    }
    let text = |id: &str| language.text(id);
    let title = text("owner-title");
    let path = format!("/owner/{secret}");
    let name = app.names.of(&visitor);
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p { (text("owner-how")) }
            @if let Some(name) = &name {
                form method="post" action=(path) {
                    button.primary { (language.text_with_list("owner-do", &[("name", &name.to_string())])) }
                }
            } @else {
                p { (text("owner-name-first")) }
                p.buttons { a.button.primary href=(format!("/account?back={path}")) { (text("account-new")) } }
            }
        }
    };
    Ok(dressed(language, &title, &path, body, &reach))
}

pub(crate) async fn own(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(secret): Path<String>,
) -> Result<Redirect, Failed> {
    app.become_owner(&visitor, &secret).await?;
    Ok(Redirect::to("/club"))
}
