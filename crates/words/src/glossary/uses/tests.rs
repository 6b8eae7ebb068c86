use super::*;

fn used(text: &str, language: Language) -> Vec<(&str, &'static str)> {
    uses(text, language).map(|(place, term)| (&text[place], term.id)).collect()
}

#[test]
fn the_longest_name_leads() {
    assert_eq!(
        used("Lo scacco perpetuo non è uno scacco.", Language::Italian),
        [("scacco perpetuo", "renzoku-ote"), ("scacco", "ote")]
    );
    assert_eq!(used("Jishōgi, jishogi", Language::English), [("Jishōgi", "jishogi"), ("jishogi", "jishogi")]);
    assert_eq!(
        used("千日手は引き分けではない。", Language::Japanese),
        [("千日手", "sennichite"), ("引き分け", "hikiwake")]
    );
}

#[test]
fn only_whole_words_lead() {
    assert_eq!(used("Scacchiera, minore, byoyomi-clock", Language::Italian), []);
    assert_eq!(used("l’apertura; dell’apertura", Language::Italian).len(), 2);
}

#[test]
fn everyday_words_lead_nowhere() {
    assert_eq!(used("Fai una mossa con il Re: tocca al Nero.", Language::Italian), []);
    assert_eq!(used("Make a move with a piece.", Language::English), []);
    let known: HashSet<&str> = terms().map(|term| term.id).collect();
    for id in EVERYDAY.split_whitespace() {
        assert!(known.contains(id), "{id} is no term");
    }
}

#[test]
fn plurals_lead_too() {
    assert_eq!(
        used("castles, Castles and tesuji", Language::English),
        [("castles", "kakoi"), ("Castles", "kakoi"), ("tesuji", "tesuji")]
    );
    assert_eq!(used("forchette", Language::Italian), [("forchette", "ryotori")]);
}

#[test]
fn names_that_mean_something_else_lead_nowhere() {
    assert_eq!(used("Al castello di Edo; il 31º Ryūō.", Language::Italian), [("Ryūō", "ryuo")]);
    assert_eq!(used(" ryūō", Language::Italian), [], "how the promoted Rook is read");
    assert_eq!(used("Fra le varianti moderne; l’orologio della finale.", Language::Italian), []);
    assert_eq!(used("una variante, il finale", Language::Italian), [("variante", "henka"), ("finale", "shuban")]);
    assert_eq!(used("The clock stands there, and Miyako is this site.", Language::English), []);
    assert_eq!(used("玉と金は成れません。▲１二歩。水無瀬兼成。", Language::Japanese), []);
}
