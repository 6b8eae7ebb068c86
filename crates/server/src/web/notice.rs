//! What somebody is told, in their language, and where it leads.

use super::reach::encoded;
use dojo::account::Names;
use dojo::notices::{About, Notice};
use dojo::seats::Seat;
use dojo::wording;
use serde_json::{Value, json};
use words::Language;

/// One sentence.
pub(crate) fn text(notice: &Notice, names: &Names, language: Language) -> String {
    let id = match &notice.about {
        About::Ended { result, .. } => format!("notice-ended-{}", result.code()),
        About::Declined { refusal, .. } => format!("notice-declined-{}", refusal.code()),
        about => format!("notice-{}", about.code()),
    };
    language.text_with(&id, "name", who(notice, names, language))
}

/// Who has done it, or what it is, as readers are to know them: a guest is said to be one.
fn who(notice: &Notice, names: &Names, language: Language) -> String {
    match &notice.other {
        Some(other) if !notice.name.is_empty() => {
            let seat = Seat::new(other.clone(), &notice.name);
            wording::named(&notice.name, names.behind(&seat), language)
        }
        // An evening has one, too.
        None if !notice.name.is_empty() => notice.name.clone(),
        _ => language.text("notice-somebody"),
    }
}

/// Where it leads.
pub(crate) fn path(notice: &Notice) -> String {
    match &notice.about {
        About::Turn { game, .. }
        | About::TimeShort { game, .. }
        | About::Begun { game }
        | About::Ended { game, .. } => {
            format!("/games/{game}")
        }
        About::Challenge { .. } | About::Counter { .. } | About::Declined { .. } => "/lobby".to_owned(),
        About::Night { .. } => "/lobby#nights".to_owned(),
        // A name of their own, as only such follow and are followed.
        About::Came { .. } | About::Followed { .. } => format!("/people/{}", encoded(&notice.name)),
        About::Overtaken { .. } => "/ladder".to_owned(),
        About::Decided { .. } => "/account".to_owned(),
    }
}

/// For programs and scripts.
pub(crate) fn json(notice: &Notice, names: &Names, language: Language) -> Value {
    let (game, seek) = match &notice.about {
        About::Turn { game, .. }
        | About::TimeShort { game, .. }
        | About::Begun { game }
        | About::Ended { game, .. } => (Some(game.as_str()), None),
        About::Challenge { seek } | About::Counter { seek } | About::Declined { seek, .. } => (None, Some(&**seek)),
        About::Came { .. }
        | About::Followed { .. }
        | About::Night { .. }
        | About::Overtaken { .. }
        | About::Decided { .. } => (None, None),
    };
    json!({
        "matter": notice.about.matter(),
        "code": notice.about.code(),
        "text": text(notice, names, language),
        "url": path(notice),
        "who": notice.name,
        "game": game,
        "seek": seek,
        "made_ms": notice.made_ms,
        "seen": notice.seen,
    })
}
