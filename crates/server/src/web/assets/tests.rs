use super::{Files, beside, modules};

#[test]
fn addresses_lead_from_module_to_module() {
    let check = |module: &str, address: &str, path: &str| assert_eq!(beside(module, address), path);
    check("pages/play.js", "./page.js", "pages/page.js");
    check("pages/play.js", "../board/element.js", "board/element.js");
    check("settings.js", "./board/pieces.js", "board/pieces.js");
}

#[test]
fn all_a_page_imports_is_known_beforehand() {
    for page in Files::iter().filter(|name| name.starts_with("pages/")) {
        let modules = modules(&page);
        assert!(modules.iter().all(|module| Files::get(module).is_some()), "{page}: {modules:?}");
    }
    let game = modules("pages/game.js");
    for module in ["game/live.js", "board/element.js", "board/sfen.js", "dom.js"] {
        assert!(game.iter().any(|known| known == module), "{game:?}");
    }
    assert!(modules("pages/none.js").is_empty());
}
