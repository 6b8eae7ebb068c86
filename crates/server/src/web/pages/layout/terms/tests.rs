use super::{linked, person};
use maud::{PreEscaped, html};
use words::Language;

fn page(body: &str, path: &str) -> String {
    linked(PreEscaped(body.to_owned()), path, Language::English).0
}

/// GLOSS-01: only the first, and only in sentences.
#[test]
fn the_first_use_leads_to_the_glossary() {
    let body = html! { h1 { "Nifu" } p { "Nifu is a foul; " b { "nifu" } " loses." } p { "And " a href="/x" { "sennichite" } "." } };
    assert_eq!(
        page(&body.0, "/rules"),
        "<h1>Nifu</h1><p><a class=\"term\" href=\"/glossary/nifu\">Nifu</a> is a <a class=\"term\" href=\"/glossary/hansoku\">foul</a>; \
         <b>nifu</b> loses.</p><p>And <a href=\"/x\">sennichite</a>.</p>"
    );
}

#[test]
fn nothing_leads_away_from_what_is_filled_in() {
    for body in [
        "<form><p>nifu</p></form>",
        "<p><label>nifu</label><button>nifu</button></p>",
        "<div>nifu</div>",
        "<ul><li><a href=\"/\">nifu</a></li></ul>",
    ] {
        assert_eq!(page(body, "/rules"), body);
    }
}

/// Somebody called Tokin is no promoted pawn, in a sentence or by themselves.
#[test]
fn people_are_not_terms() {
    let told = format!("<p title=\"{0}\">Against {0}: Nifu loses.</p><li><bdi>Sente</bdi></li>", person("Tokin"));
    assert_eq!(
        page(&told, "/games"),
        "<p title=\"Tokin\">Against Tokin: <a class=\"term\" href=\"/glossary/nifu\">Nifu</a> loses.</p><li><bdi>Sente</bdi></li>"
    );
    assert!(page("<p>Tokin</p>", "/games").contains("/glossary/tokin"));
    assert_eq!(person(""), "");
}

#[test]
fn the_glossary_does_not_lead_to_itself() {
    assert_eq!(page("<p>nifu</p>", "/glossary"), "<p>nifu</p>");
    assert_eq!(page("<p>nifu</p>", "/glossary/nifu"), "<p>nifu</p>");
    assert!(page("<p>nifu</p>", "/glossary/foul").contains("/glossary/nifu"));
}

#[test]
fn what_is_cut_off_stays_as_it_is() {
    for body in ["", "<p", "nifu", "</p>nifu</p>", "<p>a &lt; b"] {
        assert_eq!(page(body, "/rules"), body);
    }
}
