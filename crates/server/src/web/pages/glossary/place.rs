//! What the places are called to which the glossary sends its readers.

use crate::web::pages::strategy::CHAPTERS;
use study::patterns::Catalogue;
use words::{Language, manual, own_name, variant};

/// Pages by their addresses, with the texts that name them.
const PAGES: [(&str, &str); 11] = [
    ("/rules", "rules-title"),
    ("/strategy", "strategy-title"),
    ("/family", "nav-family"),
    ("/family?by=kin", "family-by-kin"),
    ("/history", "history-title"),
    ("/tsume", "tsume-title"),
    ("/tsume/classics", "tsume-classics"),
    ("/library", "library-title"),
    ("/editor", "nav-editor"),
    ("/train", "train-title"),
    ("/school", "school-title"),
];

/// What the page with this address, or the part of it, is called.
pub(in crate::web::pages) fn name(path: &str, language: Language) -> Option<String> {
    let said = |id: &str| language.known_text(id, []);
    if let Some((_, text)) = PAGES.iter().find(|(page, _)| *page == path) {
        return said(text);
    }
    if let Some(place) = path.strip_prefix("/rules/") {
        // Fouls, endings and ways of the clock have texts of their own; the others are parts of a chapter.
        let (id, anchor) = place.split_once('#').unwrap_or((place, ""));
        let chapter =
            manual::chapter(id).filter(|chapter| anchor.is_empty() || chapter.anchors().any(|own| own == anchor))?;
        let name = said(anchor).or_else(|| said(&format!("rules-{anchor}"))).unwrap_or_else(|| chapter.name(language));
        return Some(format!("{}: {name}", said("rules-title")?));
    }
    if let Some(id) = path.strip_prefix("/glossary/") {
        return Some(words::glossary::term(id)?.name(language).replace(", ", language.joint()));
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
        for path in [
            "/nowhere",
            "/rules#values",
            "/rules/nothing",
            "/rules/fouls#values",
            "/glossary/nothing",
            "/strategy/nothing",
            "/strategy#nothing",
            "/family/nothing",
        ] {
            assert_eq!(name(path, Language::English), None, "{path}");
        }
    }
}
