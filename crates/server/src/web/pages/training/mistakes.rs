//! `GET /train/mistakes/{kind}/{id}`: the mistakes of a game or record, as positions to look at again.

use super::{look_form, page};
use crate::web::api::training::Wish;
use crate::web::failure::Failed;
use crate::web::pages::visit::Visit;
use crate::web::peer::Peer;
use crate::web::picture::in_book;
use axum::Extension;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, State};
use axum::response::Redirect;
use dojo::app::App;
use dojo::failure::Kind;
use dojo::training::{Card, Looking, Material, Origin, Source};
use dojo::who::Who;
use maud::{Markup, html};
use words::Language;

/// Has them looked for.
pub(crate) async fn look(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    from: Peer,
    wish: Result<Form<Wish>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let source = wish.source()?;
    let material = app.material(&visitor, source.clone(), visit.language).await?;
    let side = material.side(wish.side()?);
    app.look_for_mistakes(&visitor, from.address, material, side).await?;
    Ok(Redirect::to(&format!("/train/mistakes/{source}")))
}

pub(crate) async fn mistakes(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Path((kind, id)): Path<(String, String)>,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let source: Source = format!("{kind}/{id}").parse()?;
    let (looking, name) = (app.looking(&visitor, &source).await?, source.to_string());
    let known = app.sources_of(&visitor).await?.into_iter().find(|known| known.source == name);
    // What was looked through may be gone.
    let material = match app.material(&visitor, source.clone(), language).await {
        Err(failure) if known.is_some() && failure.kind == Kind::NotFound => None,
        found => Some(found?),
    };
    let called =
        known.map(|known| known.title).or(material.as_ref().map(|material| material.title.clone())).unwrap_or_default();
    let origin = Origin::Mistakes(source.clone());
    let cards: Vec<Card> =
        app.cards_to_practise(&visitor).await?.into_iter().filter(|card| card.origin == origin).collect();
    let title = text("train-mistakes");
    let body = html! {
        main.tsume.school.training id="main" data-pending[looking == Looking::Pending] {
            h1 { (title) }
            p.lead { a href=(source.address()) { (called) } }
            @match looking {
                Looking::Pending => p role="status" { (text("train-pending")) },
                Looking::Failed => {
                    p role="status" { (text("train-failed")) }
                    @match &material {
                        Some(material) => (ask(material, language)),
                        None => (look_form(&source, "train-look", language)),
                    }
                },
                Looking::Not => @if let Some(material) = &material { (ask(material, language)) },
                Looking::Done(_) if cards.is_empty() => {
                    p role="status" { (text("train-sound")) }
                    @if let Some(material) = material.as_ref().filter(|material| material.own.len() > 1) {
                        (ask(material, language))
                    }
                },
                Looking::Done(_) => (found(&source, &cards, language)),
            }
            p.more { a href="/train" { (text("train-title")) } }
        }
    };
    let path = format!("/train/mistakes/{source}");
    Ok(page(&title, &path, "train-mistakes-how", "training.js", body, language).render(&visit.reach))
}

/// Whose mistakes are to be looked for, where nobody knows who has played.
fn ask(material: &Material, language: Language) -> Markup {
    html! {
        p { (language.text("train-mistakes-how")) }
        form.ask method="post" action="/train/mistakes" {
            input type="hidden" name="from" value=(material.source);
            @if material.own.len() > 1 {
                fieldset {
                    legend { (language.text("train-whose")) }
                    @for (number, side) in material.own.iter().enumerate() {
                        label {
                            input type="radio" name="side" value=(side.name()) checked[number == 0];
                            " " (language.text(&format!("train-side-{}", side.name())))
                        }
                    }
                }
            }
            button.primary { (language.text("train-look")) }
        }
    }
}

fn found(source: &Source, cards: &[Card], language: Language) -> Markup {
    let next = cards.iter().find(|card| !card.found).unwrap_or(&cards[0]);
    let all_repeat = cards.iter().all(|card| card.repeats);
    html! {
        section.standing {
            h2 { (language.text_with("train-found", "count", cards.len())) }
            a.button.primary href=(format!("/train/cards/{}", next.id)) { (language.text("train-begin")) }
        }
        section.sets {
            ul { @for (number, card) in (1..).zip(cards) {
                li { a href=(format!("/train/cards/{}", card.id)) {
                    img src=(in_book(&card.kind.position().to_string())) width="300" height="300" loading="lazy" alt="";
                    b { (language.text_with("train-number", "number", number)) }
                    @if card.found { span.quiet { "✓ " (language.text("train-was-found")) } }
                } }
            } }
        }
        form method="post" action="/train/repeat" {
            input type="hidden" name="which" value=(source);
            input type="hidden" name="back" value=(format!("/train/mistakes/{source}"));
            input type="hidden" name="on" value=(!all_repeat);
            p.quiet { (language.text("train-repeat-how")) }
            button { (language.text(if all_repeat { "train-repeat-none" } else { "train-repeat-all" })) }
        }
    }
}
