use super::Language;

#[test]
fn the_browser_says_what_it_prefers() {
    let check =
        |header: &str, language: Option<Language>| assert_eq!(Language::negotiate(header), language, "{header}");
    check("it-IT,it;q=0.9,en;q=0.8", Some(Language::Italian));
    check("en;q=0.8, ja;q=0.9", Some(Language::Japanese));
    check("de-DE,de;q=0.9,en-GB;q=0.3", Some(Language::English));
    check("JA", Some(Language::Japanese));
    check("it;q=0, en;q=0.1", Some(Language::English));
    check("it;q=x, fr", None);
    check("", None);
    check("*", None);
}
