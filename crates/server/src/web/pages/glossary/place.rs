//! What the places are called to which the glossary sends its readers.

use crate::web::pages::strategy::CHAPTERS;
use study::patterns::Catalogue;
use words::{Language, own_name, variant};

/// Pages by their addresses, with the texts that name them.
const PAGES: [(&str, &str); 9] = [
    ("/rules", "rules-title"),
    ("/strategy", "strategy-title"),
    ("/family", "nav-family"),
    ("/tsume", "tsume-title"),
    ("/tsume/classics", "tsume-classics"),
    ("/library", "library-title"),
    ("/editor", "nav-editor"),
    ("/train", "train-title"),
    ("/school", "school-title"),
];

/// What the page with this address, or the part of it, is called.
pub(super) fn name(path: &str, language: Language) -> Option<String> {
    let said = |id: &str| language.known_text(id, []);
    if let Some((_, text)) = PAGES.iter().find(|(page, _)| *page == path) {
        return said(text);
    }
    if let Some(part) = path.strip_prefix("/rules#") {
        // Fouls, endings and ways of the clock have texts of their own; the others are parts of the page.
        let name = said(part).or_else(|| said(&format!("rules-{part}")))?;
        return Some(format!("{}: {name}", said("rules-title")?));
    }
    if let Some(chapter) = path.strip_prefix("/strategy#") {
        return CHAPTERS.contains(&chapter).then(|| language.text(&format!("strategy-chapter-{chapter}")));
    }
    if let Some(id) = path.strip_prefix("/strategy/") {
        let catalogue = Catalogue::builtin();
        let names = &catalogue[catalogue.get(id)?].names;
        return Some(format!("{}: {}", said("strategy-title")?, own_name(names, language)));
    }
    variant(path.strip_prefix("/family/")?, language)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wherever the glossary sends somebody, it says where.
    #[test]
    fn every_place_has_a_name() {
        for term in words::glossary::terms() {
            for path in term.pages() {
                for language in Language::ALL {
                    assert!(name(path, language).is_some_and(|name| !name.is_empty()), "{}: {path}", term.id);
                }
            }
        }
        for path in ["/nowhere", "/rules#nothing", "/strategy/nothing", "/strategy#nothing", "/family/nothing"] {
            assert_eq!(name(path, Language::English), None, "{path}");
        }
    }
}
