use crate::language::Language;

#[test]
fn values_are_put_into_texts() {
    let check = |language: Language, count: i64, text: &str| {
        assert_eq!(language.text_with("games-moves", "count", count), text);
    };
    check(Language::English, 1, "1 move");
    check(Language::English, 87, "87 moves");
    check(Language::Italian, 1, "1 mossa");
    check(Language::Japanese, 87, "87手");
}

#[test]
fn scripts_get_their_messages_in_every_language() {
    for language in Language::ALL {
        let messages = language.script_messages();
        assert!(messages.len() > 40, "{}", language.code());
        assert!(messages.iter().all(|(id, text)| id != text), "{}", language.code());
    }
}
