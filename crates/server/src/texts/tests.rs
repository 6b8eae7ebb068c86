use crate::language::Language;
use shogi::Handicap;

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
        for handicap in [Handicap::Even, Handicap::TwoPiece] {
            let messages = language.script_messages(handicap);
            assert!(messages.len() > 40, "{}", language.code());
            assert!(messages.iter().all(|(id, text)| id != text), "{}", language.code());
        }
    }
}

#[test]
fn the_sides_of_a_handicap_game_are_called_by_their_names() {
    let check = |language: Language, id: &str, even: &str, handicap: &str| {
        assert_eq!(language.script_messages(Handicap::Even)[id], even);
        assert_eq!(language.script_messages(Handicap::Lance)[id], handicap);
    };
    check(Language::Italian, "ui-turn-white", "Muove Bianco", "Muove Bianco (uwate)");
    check(Language::English, "ui-color-black", "Black", "Black (shitate)");
    check(Language::Japanese, "ui-turn-black", "先手の番です", "下手の番です");
    check(Language::Japanese, "ui-piece-white-promoted-R", "後手の龍", "上手の龍");
    check(Language::Japanese, "ui-hand-black", "先手の持ち駒", "下手の持ち駒");
}
