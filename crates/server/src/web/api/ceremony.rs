//! `/api/v1/ceremony`: the ceremony as two people have chosen it, movement by movement; the parameters are those of `/ceremony/walk`.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::pages::ceremony::{Pairs, Said};
use arbiter::ritual::{Beat, By, Choices, Deed, Party, Role, Unreadable, king_of, seat_hints, walk};
use axum::Json;
use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use dojo::failure::Failure;
use serde_json::{Value, json};
use words::Language;

pub(crate) async fn show(
    Preferred(language): Preferred,
    said: Result<Pairs, QueryRejection>,
) -> Result<Json<Value>, Failed> {
    let Query(pairs) = said.map_err(|_| Failure::BAD_REQUEST)?;
    let refused = |wrong: Unreadable| {
        let name = wrong.name.clone();
        Failure::of_parameter(&name, move |language| words::wrong_value(&wrong, language))
    };
    let choices = Said::new(pairs).choices_alone().map_err(refused)?;
    Ok(Json(told(&choices, language)))
}

const fn role(role: Role) -> &'static str {
    match role {
        Role::Senior => "senior",
        Role::Junior => "junior",
    }
}

/// The ceremony as programs read it.
pub fn told(choices: &Choices, language: Language) -> Value {
    let lots = &choices.lots;
    let throws: Vec<String> = lots.throws().iter().map(arbiter::ritual::Throw::letters).collect();
    json!({
        "players": Role::ALL.map(|one| json!({
            "role": role(one),
            "named": Party::code(choices.seating.party(one)),
            "name": words::player_in_ceremony(choices, one, language),
            "style": choices.styles[one as usize].code(),
            "king": king_of(one, choices.kings).code(),
        })),
        "why": choices.seating.why().code(),
        "yielded": choices.seating.is_yielded(),
        "seat": seat_hints(choices.room, choices.season).iter().map(|hint| hint.code()).collect::<Vec<_>>(),
        "odds": choices.odds.code(),
        "black": choices.black().map(role),
        "lots": choices.has_lots().then(|| json!({
            "thrower": lots.thrower().code(),
            "on_behalf_of": role(lots.on_behalf_of()),
            "pre_drawn": lots.is_pre_drawn(),
            "throws": throws,
        })),
        "beats": walk(choices).iter().map(|one| beat(choices, one, language)).collect::<Vec<_>>(),
    })
}

fn beat(choices: &Choices, beat: &Beat, language: Language) -> Value {
    let by = match beat.by {
        By::One(one) => role(one),
        By::Both => "both",
    };
    let square = match beat.deed {
        Deed::Place(placement) | Deed::Remove(placement) | Deed::PutBack(placement) => {
            Some(placement.square.to_string())
        }
        Deed::Whole | Deed::Throw(_) | Deed::Pack(_) => None,
    };
    let code = beat.step.code();
    let how = || words::step_in_ceremony(choices, beat.step, language);
    json!({
        "step": code,
        "name": language.text(&format!("ritual-step-{code}")),
        "by": by,
        "who": words::who_in_ceremony(choices, beat, language),
        "text": words::deed_in_ceremony(choices, beat, language).unwrap_or_else(how),
        "square": square,
        "phrases": beat.step.phrases().iter().map(|phrase| phrase.japanese()).collect::<Vec<_>>(),
        "board": beat.table.setup.to_string(),
    })
}
