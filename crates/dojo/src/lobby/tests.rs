use super::*;
use crate::failure::Failure;

fn seek(maker: &str, created_ms: i64, lasting: bool) -> Arc<Seek> {
    let wish: SeekWish = serde_json::from_str(r#"{"clock": "10m+30s"}"#).expect("a wish");
    Arc::new(Seek {
        id: format!("{maker}-{created_ms}").into(),
        maker: Who::from(maker),
        name: String::new(),
        created_ms,
        expires_ms: created_ms + LASTS_MS,
        lasting,
        terms: wish.terms().expect("terms").0,
        strength: Strength::default(),
        challenge: None,
    })
}

fn ids(lobby: &Lobby) -> Vec<String> {
    lobby.seeks().iter().map(|seek| seek.id.to_string()).collect()
}

#[test]
fn who_stays_for_an_offer_has_one_of_them_and_others_beside_it() {
    let lobby = Lobby::new();
    lobby.add(seek("anna", 1, false));
    lobby.add(seek("anna", 2, true));
    lobby.add(seek("bruno", 3, false));
    lobby.add(seek("anna", 4, false));
    assert_eq!(ids(&lobby), ["anna-4", "bruno-3", "anna-2"]);
    assert_eq!(lobby.waits(&Who::from("anna")).map(|seek| seek.created_ms), Some(4));
}

#[test]
fn whoever_has_two_pages_open_is_here_once_until_both_are_closed() {
    let (lobby, anna) = (Lobby::new(), Who::from("anna"));
    let mut news = lobby.listen();
    let pages = [lobby.enter(&anna), lobby.enter(&anna)];
    assert_eq!(lobby.here(), std::slice::from_ref(&anna));
    let [one, other] = pages;
    drop(one);
    assert_eq!(lobby.here(), std::slice::from_ref(&anna));
    drop(other);
    assert!(lobby.here().is_empty());
    let told = std::iter::from_fn(|| news.try_recv().ok()).count();
    assert_eq!(told, 2, "one word for the coming, one for the going");
}

#[tokio::test(start_paused = true)]
async fn whoever_turns_the_page_is_waited_for() {
    let (lobby, anna) = (Lobby::new(), Who::from("anna"));
    assert!(lobby.are_away(&anna), "who has never come");
    let page = lobby.enter(&anna);
    assert!(!lobby.are_away(&anna));
    drop(page);
    assert!(!lobby.are_away(&anna));
    tokio::time::advance(GRACE).await;
    assert!(lobby.are_away(&anna));
}

#[test]
fn a_stranger_to_the_form_is_told_which_field_is_wrong() {
    let wrong = |fields: &str| {
        let wish: SeekWish = serde_json::from_str(fields).expect("a wish");
        let failure: Failure = wish.terms().expect_err(fields);
        failure.details(words::Language::English)["field"].clone()
    };
    assert_eq!(wrong(r#"{"clock": "soon"}"#), "clock");
    assert_eq!(wrong(r#"{"clock": "10m", "odds": "grades/x"}"#), "odds");
    assert_eq!(wrong(r#"{"clock": "10m", "odds": "give/even"}"#), "odds");
    assert_eq!(wrong(r#"{"clock": "10m", "color": "purple"}"#), "color");
    assert_eq!(wrong(r#"{"clock": "10m", "lowest": "30k"}"#), "lowest");
    assert_eq!(wrong(r#"{"clock": "10m", "highest": "10d"}"#), "highest");
    assert_eq!(wrong(r#"{"clock": "10m", "odds": "give/lance,rook,lance"}"#), "odds");
    assert_eq!(wrong(r#"{"clock": "10m", "variant": "go"}"#), "variant");
    assert_eq!(wrong(r#"{"clock": "10m", "variant": "chu", "odds": "give/lance"}"#), "odds");
}
