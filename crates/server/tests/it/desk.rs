//! A club without a mail server: who looks after it signs people up, lets them in again, gives roles, decides complaints.

use crate::account::{PASSWORD, begun, form, sign_in, sign_up};
use crate::authenticator::two_steps;
use crate::postgres::on_both;
use crate::site::{Data, Reply, Site, Visitor};
use axum::http::StatusCode;
use serde_json::json;

/// The owner of a site that had none, signed in as `Olga`.
pub(crate) async fn owner(site: &Site) -> Visitor {
    let door = site.owners_door().expect("a site without owner").to_owned();
    let mut olga = site.visitor();
    let page = olga.get(&door).await;
    assert!(page.text.contains(&format!("/account?back={door}")), "{}", page.text);
    let refused = olga.post_form(&door, "").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "a guest cannot");
    sign_up(&mut olga, "Olga").await;
    let reply = olga.post_form(&door, "").await;
    assert_eq!((reply.status, reply.header("location")), (StatusCode::SEE_OTHER, "/club"));
    two_steps(&mut olga).await;
    olga
}

pub(crate) async fn enrol(officer: &mut Visitor, name: &str, minor: bool) -> Reply {
    let fields = [("name", name), ("minor", "on")];
    officer.post_form("/club/new", &form(&fields[..if minor { 2 } else { 1 }])).await
}

/// The four words of a card.
pub(crate) fn words(card: &Reply) -> String {
    assert_eq!(card.status, StatusCode::OK, "{}", card.text);
    let (_, rest) = card.text.split_once("class=\"words\">").expect("words");
    let words = rest.split('<').next().unwrap().to_owned();
    assert_eq!(words.split('-').count(), 4, "{words}");
    words
}

pub(crate) async fn come_in(site: &Site, name: &str, code: &str, new: &str) -> (Visitor, Reply) {
    let mut visitor = site.visitor();
    let reply = visitor.post_form("/account/back", &form(&[("name", name), ("code", code), ("new", new)])).await;
    (visitor, reply)
}

pub(crate) async fn give(by: &mut Visitor, name: &str, role: &str) -> StatusCode {
    let fields = [("deed", "grant"), ("role", role), ("password", PASSWORD)];
    by.post_form(&format!("/club/people/{name}/role"), &form(&fields)).await.status
}

#[tokio::test]
async fn who_started_the_server_becomes_its_owner_once() {
    on_both(async |data| {
        let site = data.start().await;
        let wrong = "/owner/00000000000000000000";
        let mut anna = site.visitor();
        sign_up(&mut anna, "Anna").await;
        assert_eq!(anna.get(wrong).await.status, StatusCode::NOT_FOUND);
        assert_eq!(anna.post_form(wrong, "").await.status, StatusCode::NOT_FOUND);
        let door = site.owners_door().unwrap().to_owned();
        let mut olga = owner(&site).await;
        assert!(olga.get("/club").await.text.contains("owner of the site"));
        // The address is worth nothing any more, and others see nothing of the club.
        assert_eq!(anna.get(&door).await.status, StatusCode::NOT_FOUND);
        assert_eq!(anna.post_form(&door, "").await.status, StatusCode::NOT_FOUND);
        for path in ["/club", "/club/log", "/club/people/Olga", "/moderate"] {
            assert_eq!(anna.get(path).await.status, StatusCode::FORBIDDEN, "{path}");
            assert_eq!(site.visitor().get(path).await.status, StatusCode::FORBIDDEN, "{path}");
        }
        site.stop().await;
        let site = data.start().await;
        assert_eq!(site.owners_door(), None, "it has one");
        assert_eq!(site.again(&olga).get("/club/log").await.status, StatusCode::OK);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_secretary_signs_up_a_member_without_a_mail_address() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let mut sara = site.visitor();
        let codes = sign_up(&mut sara, "Sara").await;
        assert_eq!(enrol(&mut sara, "Bice", false).await.status, StatusCode::FORBIDDEN);
        assert_eq!(give(&mut olga, "Sara", "officer").await, StatusCode::SEE_OTHER);
        two_steps(&mut sara).await;
        let card = words(&enrol(&mut sara, "Bice", false).await);
        for taken in ["Bice", "bice", "Sara"] {
            assert_eq!(enrol(&mut sara, taken, false).await.status, StatusCode::CONFLICT, "{taken}");
        }
        // Nobody signs in to an account without a password, by none least of all.
        for password in ["", "bice", PASSWORD] {
            assert_eq!(sign_in(&mut site.visitor(), "Bice", password).await.status, StatusCode::FORBIDDEN);
        }
        let (_, reply) = come_in(&site, "Sara", &card, "torre rossa 3").await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "it is nobody else's card");
        site.stop().await;
        let site = data.start().await;
        let typed = card.to_uppercase().replace('-', " ");
        let (mut bice, reply) = come_in(&site, "bice", &typed, "torre rossa 3").await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
        let page = bice.get("/account").await.text;
        assert!(page.contains("Came in by a card") && page.contains("Signed up"), "she reads what was done: {page}");
        let kept = bice.get("/account/data").await.text;
        assert!(kept.contains("lines in the log") && kept.contains("Tokens for programs"), "{kept}");
        let (_, reply) = come_in(&site, "Bice", &card, "torre rossa 4").await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "it is good once");
        // Sara's own codes are as good as before, and she helps Bice again: the newest card counts.
        let mut sara = site.again(&sara);
        let old = words(&sara.post_form("/club/people/Bice/card", "").await);
        let new = words(&sara.post_form("/club/people/Bice/card", "").await);
        assert_eq!(come_in(&site, "Bice", &old, "torre rossa 5").await.1.status, StatusCode::FORBIDDEN);
        assert_eq!(bice.get("/account").await.status, StatusCode::OK, "until the card is used nothing changes");
        assert_eq!(come_in(&site, "Bice", &new, "torre rossa 5").await.1.status, StatusCode::SEE_OTHER);
        assert!(!bice.get("/account").await.text.contains("<h1>Bice"), "other devices are signed out");
        assert_eq!(come_in(&site, "Sara", &codes[0], "torre rossa 6").await.1.status, StatusCode::SEE_OTHER);
        site.stop().await;
    })
    .await;
}

/// By a part of it, without regard to case and accents, and in the order of the alphabet.
#[tokio::test]
async fn a_member_is_found_by_a_part_of_the_name() {
    let data = Data::new();
    let site = data.start().await;
    let mut olga = owner(&site).await;
    for name in ["zoe Neri", "André Rossi", "Bice Rossini"] {
        assert_eq!(enrol(&mut olga, name, false).await.status, StatusCode::OK);
    }
    let mut check = async |asked: &str, expected: &[&str]| {
        let page = olga.get(&format!("/club{asked}")).await.text;
        let found: Vec<_> =
            page.split("/club/people/").skip(1).map(|rest| &rest[rest.find('>').unwrap() + 1..]).collect();
        let found: Vec<_> = found.into_iter().map(|rest| rest.split('<').next().unwrap()).collect();
        assert_eq!(found, expected, "{asked}");
    };
    check("", &["André Rossi", "Bice Rossini", "Olga", "zoe Neri"]).await;
    check("?q=ROSSI", &["André Rossi", "Bice Rossini"]).await;
    check("?q=andre", &["André Rossi"]).await;
    check("?q=ice%20r&page=7", &["Bice Rossini"]).await;
    check("?q=%3Ci%3Enobody", &[]).await;
    let page = olga.get("/club?q=%3Ci%3Enobody").await.text;
    assert!(page.contains("Nobody is called so") && page.contains("value=\"&lt;i&gt;nobody\""), "{page}");
    site.stop().await;
}

#[tokio::test]
async fn nobody_helps_or_judges_who_stands_as_high() {
    let data = crate::site::Data::new();
    let site = data.start().await;
    let mut olga = owner(&site).await;
    let (mut sara, mut tina) = (site.visitor(), site.visitor());
    for (visitor, name) in [(&mut sara, "Sara"), (&mut tina, "Tina")] {
        sign_up(visitor, name).await;
        assert_eq!(give(&mut olga, name, "officer").await, StatusCode::SEE_OTHER);
    }
    two_steps(&mut sara).await;
    for name in ["Tina", "Olga", "Sara"] {
        assert_eq!(
            sara.post_form(&format!("/club/people/{name}/card"), "").await.status,
            StatusCode::FORBIDDEN,
            "{name}"
        );
        assert_eq!(give(&mut sara, name, "officer").await, StatusCode::FORBIDDEN, "{name}");
    }
    assert_eq!(sara.post_form("/club/people/Nobody/card", "").await.status, StatusCode::NOT_FOUND);
    // A role is given with one's password once more.
    let wrong = form(&[("deed", "grant"), ("role", "member"), ("password", "no such password")]);
    assert_eq!(olga.post_form("/club/people/Tina/role", &wrong).await.status, StatusCode::FORBIDDEN);
    let unknown = form(&[("deed", "grant"), ("role", "emperor"), ("password", PASSWORD)]);
    assert_eq!(olga.post_form("/club/people/Tina/role", &unknown).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let withdraw = form(&[("deed", "withdraw"), ("role", "owner"), ("password", PASSWORD)]);
    let last = olga.post_form("/club/people/Olga/role", &withdraw).await;
    assert_eq!(last.status, StatusCode::CONFLICT, "the last owner stays");
    assert!(last.text.contains("without an owner"));
    assert_eq!(give(&mut olga, "Tina", "owner").await, StatusCode::SEE_OTHER);
    assert_eq!(olga.post_form("/club/people/Olga/role", &withdraw).await.header("location"), "/account");
    assert_eq!(olga.get("/club").await.status, StatusCode::FORBIDDEN);
    two_steps(&mut tina).await;
    let log = tina.get("/club/log").await.text;
    assert!(log.contains("Role taken away:") && log.contains("owner of the site"), "{log}");
    site.stop().await;
}

#[tokio::test]
async fn minors_play_with_the_club_alone() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let card = words(&enrol(&mut olga, "Kai", true).await);
        let (mut kai, _) = come_in(&site, "Kai", &card, "torre rossa 3").await;
        let id = kai.make(json!({"opponent": "link", "color": "black"})).await;
        let join = format!("/api/v1/games/{id}/join");
        let (mut guest, mut rita) = (site.visitor(), site.visitor());
        sign_up(&mut rita, "Rita").await;
        for stranger in [&mut guest, &mut rita] {
            let refused = stranger.post(&join, json!({"name": "X"})).await;
            assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::FORBIDDEN, &json!("minors")));
        }
        let strangers = rita.make(json!({"opponent": "link", "color": "black"})).await;
        let refused = kai.post(&format!("/api/v1/games/{strangers}/join"), json!({})).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "nor the other way round");
        assert_eq!(give(&mut olga, "Rita", "member").await, StatusCode::SEE_OTHER);
        assert!(rita.post(&join, json!({})).await.status.is_success());
        // He has come of age.
        assert_eq!(olga.post_form("/club/people/Kai/minor", "").await.status, StatusCode::SEE_OTHER);
        let id = kai.make(json!({"opponent": "link", "color": "black"})).await;
        assert!(guest.post(&format!("/api/v1/games/{id}/join"), json!({"name": "X"})).await.status.is_success());
        site.stop().await;
    })
    .await;
}

async fn report(by: &mut Visitor, game: &str, seat: &str, reason: &str) -> Reply {
    by.post_form(
        "/report",
        &form(&[("game", game), ("seat", seat), ("reason", reason), ("words", "<i>He shouts.</i>")]),
    )
    .await
}

/// The number of the report that is to be decided.
async fn next(moderator: &mut Visitor) -> String {
    let page = moderator.get("/moderate").await.text;
    let (_, rest) = page.split_once("action=\"/moderate/").unwrap_or_else(|| panic!("nothing to decide: {page}"));
    rest.split('"').next().unwrap().to_owned()
}

async fn decide(moderator: &mut Visitor, decision: &str, days: &str, words: &str) -> Reply {
    let number = next(moderator).await;
    let fields = form(&[("decision", decision), ("days", days), ("words", words)]);
    moderator.post_form(&format!("/moderate/{number}"), &fields).await
}

/// The page of a game for four leads to a complaint of each of the other people, and nobody else is offered that.
#[tokio::test]
async fn who_plays_among_four_can_be_complained_of() {
    let data = Data::new();
    let site = data.start().await;
    let mut olga = owner(&site).await;
    let (mut anna, mut bruno, mut carla) = (site.visitor(), site.visitor(), site.visitor());
    let wish =
        json!({"west": "link", "north": "link", "east": "1", "begins": "south", "clock": "none", "name": "Anna"});
    let id = crate::yonin::make(&mut anna, wish).await;
    for (visitor, name, seat) in [(&mut bruno, "Bruno", "west"), (&mut carla, "Carla", "north")] {
        let joined = visitor.post(&format!("/api/v1/games/{id}/join"), json!({"name": name, "seat": seat})).await;
        assert_eq!(joined.status, StatusCode::OK, "{}", joined.text);
    }
    let page = format!("/games/{id}");
    let offered = |page: &str| -> Vec<String> {
        let links = page.split("href=\"/report?game=").skip(1).map(|rest| rest.split('"').next().unwrap());
        links.map(|link| link.split("seat=").nth(1).unwrap().to_owned()).collect()
    };
    for (visitor, expected) in [(&mut anna, ["west", "north"]), (&mut carla, ["south", "west"])] {
        assert_eq!(offered(&visitor.get(&page).await.text), expected);
    }
    assert!(offered(&site.visitor().get(&page).await.text).is_empty());
    let form = anna.get(&format!("/report?game={id}&seat=north")).await;
    assert!(form.text.contains("You report Carla"), "{}", form.text);
    assert_eq!(report(&mut anna, &id, "north", "rude").await.status, StatusCode::OK);
    let page = olga.get("/moderate").await.text;
    assert!(page.contains("Carla"), "{page}");
    site.stop().await;
}

#[tokio::test]
async fn a_complaint_is_decided_and_answered() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let (mut anna, mut bruno, id) = begun(&site).await;
        sign_up(&mut bruno, "Bruno Neri").await;
        assert!(anna.get(&format!("/games/{id}")).await.text.contains(&format!("/report?game={id}&amp;seat=white")));
        assert!(!site.visitor().get(&format!("/games/{id}")).await.text.contains("/report?"), "not who watches");
        // Who is not at the game cannot complain of it, and nobody of themself or a free seat.
        assert_eq!(report(&mut site.visitor(), &id, "white", "rude").await.status, StatusCode::NOT_FOUND);
        for (game, seat) in [(id.as_str(), "black"), (&id, "north"), ("nothing", "white")] {
            assert_eq!(report(&mut anna, game, seat, "rude").await.status, StatusCode::NOT_FOUND, "{game} {seat}");
        }
        assert_eq!(report(&mut anna, &id, "white", "ugly").await.status, StatusCode::UNPROCESSABLE_ENTITY);
        for reason in ["rude", "name", "other"] {
            assert_eq!(report(&mut anna, &id, "white", reason).await.status, StatusCode::OK);
        }
        assert_eq!(report(&mut anna, &id, "white", "rude").await.status, StatusCode::CONFLICT, "that was said");
        let page = olga.get("/moderate").await.text;
        assert!(
            page.contains("Bruno Neri") && page.contains("&lt;i&gt;He shouts") && page.contains("3 complaints"),
            "{page}"
        );
        for (decision, days, words) in [("warn", "", ""), ("hold", "", "x"), ("hold", "0", "x"), ("hang", "", "x")] {
            let refused = decide(&mut olga, decision, days, words).await;
            assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{decision} {days} {words}");
        }
        assert_eq!(decide(&mut olga, "warn", "", "Please be kind.").await.status, StatusCode::SEE_OTHER);
        let page = bruno.get("/account").await.text;
        assert!(page.contains("Please be kind.") && page.contains("/account/warnings/1"), "{page}");
        assert_eq!(anna.post_form("/account/warnings/1", "").await.status, StatusCode::NOT_FOUND, "none of hers");
        assert_eq!(bruno.post_form("/account/warnings/1", "").await.status, StatusCode::SEE_OTHER);
        assert!(!bruno.get("/account").await.text.contains("/account/warnings/1"));
        // Kept from games with others, not from the computer's.
        assert_eq!(decide(&mut olga, "hold", "3", "Three days.").await.status, StatusCode::SEE_OTHER);
        let refused = bruno.post("/api/v1/games", json!({"opponent": "link"})).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::FORBIDDEN, &json!("held")));
        assert!(refused.json()["text"].as_str().unwrap().contains("Three days."));
        bruno.make(json!({})).await;
        site.stop().await;
        let site = data.start().await;
        let (mut olga, mut bruno) = (site.again(&olga), site.again(&bruno));
        assert_eq!(bruno.post("/api/v1/games", json!({"opponent": "link"})).await.status, StatusCode::FORBIDDEN);
        let words = form(&[("words", "It was somebody else.")]);
        assert_eq!(bruno.post_form("/account/appeals/2", &words).await.status, StatusCode::SEE_OTHER);
        assert_eq!(bruno.post_form("/account/appeals/2", &words).await.status, StatusCode::CONFLICT, "once");
        assert!(olga.get("/moderate").await.text.contains("It was somebody else."));
        let answer = form(&[("words", "Well then."), ("ends", "on")]);
        assert_eq!(bruno.post_form("/moderate/appeals/2", &answer).await.status, StatusCode::FORBIDDEN);
        assert_eq!(olga.post_form("/moderate/appeals/2", &answer).await.status, StatusCode::SEE_OTHER);
        bruno.make(json!({"opponent": "link"})).await;
        // Closed: every device is signed out, and only who knows the password hears why.
        assert_eq!(decide(&mut olga, "close", "", "Enough.").await.status, StatusCode::SEE_OTHER);
        assert!(!bruno.get("/account").await.text.contains("<h1>Bruno"));
        let refused = sign_in(&mut bruno, "Bruno Neri", PASSWORD).await;
        assert!(refused.status == StatusCode::FORBIDDEN && refused.text.contains("Enough."), "{}", refused.text);
        assert!(!sign_in(&mut bruno, "Bruno Neri", "no such password").await.text.contains("Enough."));
        let appeal = form(&[("name", "Bruno Neri"), ("password", PASSWORD), ("words", "Let me in.")]);
        assert_eq!(bruno.post_form("/account/appeal", &appeal).await.status, StatusCode::OK);
        assert_eq!(olga.post_form("/moderate/appeals/3", &answer).await.status, StatusCode::SEE_OTHER);
        assert_eq!(sign_in(&mut bruno, "Bruno Neri", PASSWORD).await.status, StatusCode::SEE_OTHER);
        let log = olga.get("/club/log").await.text;
        for act in ["Warning:", "Suspended", "Account closed:", "Measure ended"] {
            assert!(log.contains(act), "{act}: {log}");
        }
        site.stop().await;
    })
    .await;
}

/// Somebody who plays without a name is told, too, and can answer.
#[tokio::test]
async fn a_guest_is_told_what_was_decided() {
    let data = crate::site::Data::new();
    let site = data.start().await;
    let mut olga = owner(&site).await;
    let (mut anna, mut bruno, id) = begun(&site).await;
    assert_eq!(report(&mut anna, &id, "white", "rude").await.status, StatusCode::OK);
    assert_eq!(decide(&mut olga, "warn", "", "Please be kind.").await.status, StatusCode::SEE_OTHER);
    assert!(bruno.get("/").await.text.contains("a message for you"));
    assert!(!anna.get("/").await.text.contains("a message for you"));
    assert!(bruno.get("/account").await.text.contains("Please be kind."));
    assert_eq!(bruno.post_form("/account/warnings/1", "").await.status, StatusCode::SEE_OTHER);
    assert!(!bruno.get("/").await.text.contains("a message for you"), "once it is read");
    site.stop().await;
}

#[tokio::test]
async fn nobody_goes_by_a_name_of_the_site() {
    let data = crate::site::Data::new();
    let site = data.start().await;
    let mut olga = owner(&site).await;
    for name in ["Computer", "OSPITE", "guest", "Αdmin", "管理者", "Z\u{338}\u{322}\u{31b}\u{354}\u{33c}a"] {
        let fields = [("name", name), ("password", PASSWORD), ("of_age", "on")];
        let reply = site.visitor().post_form("/account/new", &form(&fields)).await;
        assert!(reply.status.is_client_error(), "{name}: {}", reply.status);
        assert!(enrol(&mut olga, name, false).await.status.is_client_error(), "{name}");
    }
    let page = site.visitor().get("/account/back?by=card").await.text;
    assert!(page.contains("Come in by a card"), "{page}");
    site.stop().await;
}
