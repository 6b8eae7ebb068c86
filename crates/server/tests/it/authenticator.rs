//! A second step at signing in: codes that a phone tells, asked for beside the password, and of whoever acts on others.

use crate::account::{PASSWORD, form, sign_in, sign_up};
use crate::postgres::on_both;
use crate::site::{Reply, Site, Visitor};
use axum::http::StatusCode;
use data_encoding::BASE32_NOPAD;
use ring::hmac;
use std::time::{SystemTime, UNIX_EPOCH};

/// A program that tells codes, as RFC 6238 describes it.
pub(crate) struct Phone {
    secret: Vec<u8>,
    /// The code at the time when the secret was typed in.
    first: String,
}

impl Phone {
    /// As somebody types the secret who has no camera.
    fn reading(page: &Reply) -> Phone {
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        let secret: String = between(&page.text, "class=\"token\"><code>", "<").split(' ').collect();
        assert!(page.text.contains(&format!("secret={secret}&amp;issuer=")), "the drawing says the same");
        let secret = BASE32_NOPAD.decode(secret.as_bytes()).unwrap();
        let mut phone = Phone { secret, first: String::new() };
        phone.first = phone.code(0);
        phone
    }

    /// The code of now; or one of `later` half minutes later, which is good already: clocks differ, and each is good once.
    pub(crate) fn code(&self, later: i64) -> String {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() / 30;
        let step = i64::try_from(now).unwrap() + later;
        let key = hmac::Key::new(hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, &self.secret);
        let tag = hmac::sign(&key, &step.to_be_bytes());
        let at = usize::from(tag.as_ref()[19] & 15);
        let word = u32::from_be_bytes(tag.as_ref()[at..at + 4].try_into().unwrap()) & (u32::MAX >> 1);
        format!("{:06}", word % 1_000_000)
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split(before).nth(1).unwrap_or_else(|| panic!("{before} in {text}"));
    rest.split(after).next().unwrap()
}

fn ticket(page: &str) -> String {
    between(page, "name=\"ticket\" value=\"", "\"").to_owned()
}

/// Whoever is signed in with [`PASSWORD`] shows codes from now on; the one of now is used up.
pub(crate) async fn two_steps(visitor: &mut Visitor) -> Phone {
    let page = visitor.post_form("/account/authenticator", &form(&[("password", PASSWORD)])).await;
    let phone = Phone::reading(&page);
    let first = form(&[("ticket", &ticket(&page.text)), ("code", &phone.first)]);
    let reply = visitor.post_form("/account/authenticator/first", &first).await;
    assert_eq!((reply.status, reply.header("location")), (StatusCode::SEE_OTHER, "/account/authenticator"));
    phone
}

async fn show(visitor: &mut Visitor, ticket: &str, code: &str) -> Reply {
    let fields = [("ticket", ticket), ("code", code), ("adopts", "on"), ("back", "/games")];
    visitor.post_form("/account/in/code", &form(&fields)).await
}

async fn is_in(visitor: &mut Visitor) -> bool {
    visitor.get("/account").await.text.contains("<h1>Anna</h1>")
}

#[tokio::test]
async fn a_password_alone_lets_nobody_in_any_more() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut other) = (site.visitor(), site.visitor());
        sign_up(&mut anna, "Anna").await;
        assert_eq!(sign_in(&mut other, "Anna", PASSWORD).await.status, StatusCode::SEE_OTHER);
        let phone = two_steps(&mut anna).await;
        assert!(is_in(&mut anna).await && !is_in(&mut other).await, "who has shown no code is signed out");
        assert!(anna.get("/account").await.text.contains("a code from your phone"));
        assert!(anna.get("/account/data").await.text.contains("The secret that your phone"));
        // The password is right, and opens nothing; the first code was used up when it was set.
        let mut laptop = site.visitor();
        let own = laptop.make(serde_json::json!({})).await;
        let asked = sign_in(&mut laptop, "anna", PASSWORD).await;
        assert_eq!(asked.status, StatusCode::OK, "{}", asked.text);
        let ticket = ticket(&asked.text);
        assert!(!is_in(&mut laptop).await);
        for wrong in [&phone.first, "000000", "", "abc"] {
            let refused = show(&mut laptop, &ticket, wrong).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "{wrong}");
            assert!(refused.text.contains(&ticket), "another can be tried");
        }
        let code = phone.code(1);
        let spaced = format!("{} {}", &code[..3], &code[3..]);
        let reply = show(&mut laptop, &ticket, &spaced).await;
        assert_eq!((reply.status, reply.header("location")), (StatusCode::SEE_OTHER, "/games"));
        assert!(is_in(&mut laptop).await);
        let games = laptop.get("/api/v1/games").await.text;
        assert!(games.contains(&own), "what was done there comes along: {games}");
        // Neither the ticket nor the code is good again; nor is a ticket of somebody's own making.
        let mut thief = site.visitor();
        let asked = self::ticket(&sign_in(&mut thief, "Anna", PASSWORD).await.text);
        assert_eq!(show(&mut thief, &asked, &code).await.status, StatusCode::FORBIDDEN, "once");
        for old in [ticket.as_str(), "", "no-ticket"] {
            assert_eq!(show(&mut thief, old, &phone.code(1)).await.status, StatusCode::CONFLICT, "{old}");
        }
        assert!(!is_in(&mut thief).await);
        // And all that after a restart.
        site.stop().await;
        let site = data.start().await;
        let mut thief = site.visitor();
        let asked = sign_in(&mut thief, "Anna", PASSWORD).await;
        assert_eq!(show(&mut thief, &self::ticket(&asked.text), &code).await.status, StatusCode::FORBIDDEN, "once");
        assert!(is_in(&mut site.again(&laptop)).await);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn who_has_lost_the_phone_comes_back_by_a_code_in_reserve() {
    on_both(async |data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        let codes = sign_up(&mut anna, "Anna").await;
        two_steps(&mut anna).await;
        let mut new = site.visitor();
        let back = form(&[("name", "Anna"), ("code", &codes[0]), ("new", "torre rossa 3")]);
        assert_eq!(new.post_form("/account/back", &back).await.status, StatusCode::SEE_OTHER);
        assert!(new.get("/account").await.text.contains("Beside the password, you can"), "off");
        // Another password leaves a phone as it is, though, and it can be taken away by who knows it.
        let page = new.post_form("/account/authenticator", &form(&[("password", "torre rossa 3")])).await;
        let first = form(&[("ticket", &ticket(&page.text)), ("code", &Phone::reading(&page).code(0))]);
        assert_eq!(new.post_form("/account/authenticator/first", &first).await.status, StatusCode::SEE_OTHER);
        let change = form(&[("password", "torre rossa 3"), ("new", PASSWORD)]);
        assert_eq!(new.post_form("/account/password", &change).await.status, StatusCode::SEE_OTHER);
        assert!(sign_in(&mut site.visitor(), "Anna", PASSWORD).await.text.contains("name=\"ticket\""));
        let wrong = form(&[("password", "no such password")]);
        assert_eq!(new.post_form("/account/authenticator/remove", &wrong).await.status, StatusCode::FORBIDDEN);
        let right = form(&[("password", PASSWORD)]);
        assert_eq!(new.post_form("/account/authenticator/remove", &right).await.status, StatusCode::SEE_OTHER);
        assert_eq!(sign_in(&mut site.visitor(), "Anna", PASSWORD).await.status, StatusCode::SEE_OTHER);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn it_is_set_by_its_owner_with_the_first_code() {
    let data = crate::site::Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    assert_eq!(anna.get("/account/authenticator").await.header("location"), "/account?back=/account/authenticator");
    for path in ["/account/authenticator", "/account/authenticator/first", "/account/authenticator/remove"] {
        assert_eq!(anna.post_form(path, "").await.status, StatusCode::FORBIDDEN, "{path}");
    }
    sign_up(&mut anna, "Anna").await;
    sign_up(&mut bruno, "Bruno").await;
    let wrong = anna.post_form("/account/authenticator", &form(&[("password", "no such password")])).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    let page = anna.post_form("/account/authenticator", &form(&[("password", PASSWORD)])).await;
    let (phone, ticket) = (Phone::reading(&page), ticket(&page.text));
    let first = async |visitor: &mut Visitor, code: &str| {
        visitor.post_form("/account/authenticator/first", &form(&[("ticket", &ticket), ("code", code)])).await
    };
    let refused = first(&mut anna, "000000").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(
        Phone::reading(&Reply { status: StatusCode::OK, ..refused }).secret,
        phone.secret,
        "the same drawing once more"
    );
    assert_eq!(first(&mut bruno, &phone.code(0)).await.status, StatusCode::BAD_REQUEST, "it is none of his");
    assert_eq!(show(&mut site.visitor(), &ticket, &phone.code(0)).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(first(&mut anna, &phone.code(0)).await.status, StatusCode::SEE_OTHER);
    assert_eq!(first(&mut anna, &phone.code(1)).await.status, StatusCode::CONFLICT, "once");
    let again = anna.post_form("/account/authenticator", &form(&[("password", PASSWORD)])).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "one is enough");
    site.stop().await;
}

/// One tab waits for a code, another comes in as somebody else: what is theirs stays theirs.
#[tokio::test]
async fn a_code_takes_nothing_from_who_has_come_in_meanwhile() {
    let data = crate::site::Data::new();
    let site = data.start().await;
    let (mut anna, mut shared) = (site.visitor(), site.visitor());
    sign_up(&mut anna, "Anna").await;
    let phone = two_steps(&mut anna).await;
    let asked = ticket(&sign_in(&mut shared, "Anna", PASSWORD).await.text);
    sign_up(&mut shared, "Bruno").await;
    let own = shared.make(serde_json::json!({})).await;
    assert_eq!(show(&mut shared, &asked, &phone.code(1)).await.status, StatusCode::SEE_OTHER);
    assert!(shared.get("/account").await.text.contains("<h1>Bruno</h1>"));
    assert!(shared.get("/api/v1/games").await.text.contains(&own), "his game is his");
    assert!(!anna.get("/api/v1/games").await.text.contains(&own));
    site.stop().await;
}

#[tokio::test]
async fn who_knows_the_password_guesses_at_the_code_but_few_times() {
    let data = crate::site::Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    let phone = two_steps(&mut anna).await;
    let mut thief = site.visitor();
    let mut refused = Vec::new();
    for _ in 0..6 {
        // That the password is right each time forgives no guess at the code.
        let asked = ticket(&sign_in(&mut thief, "Anna", PASSWORD).await.text);
        refused.push(show(&mut thief, &asked, "000000").await.status);
    }
    assert_eq!(refused[..5], [StatusCode::FORBIDDEN; 5]);
    assert_eq!(refused[5], StatusCode::TOO_MANY_REQUESTS);
    let asked = ticket(&sign_in(&mut thief, "Anna", PASSWORD).await.text);
    assert_eq!(
        show(&mut thief, &asked, &phone.code(1)).await.status,
        StatusCode::TOO_MANY_REQUESTS,
        "nor the right one"
    );
    site.stop().await;
}

/// Somebody has found out an officer's password: it shows who is of the club, and no more.
#[tokio::test]
async fn who_acts_on_others_comes_in_by_two_steps() {
    on_both(async |data| {
        let site = data.start().await;
        let door = site.owners_door().unwrap().to_owned();
        let mut olga = site.visitor();
        sign_up(&mut olga, "Olga").await;
        olga.post_form(&door, "").await;
        sign_up(&mut site.visitor(), "Bice").await;
        let page = olga.get("/club").await.text;
        assert!(page.contains("A second step first") && !page.contains("/club/new"), "{page}");
        assert!(!olga.get("/club/people/Bice").await.text.contains("<form method=\"post\" action=\"/club"));
        for path in ["/club/log", "/moderate"] {
            let refused = olga.get(path).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
            assert!(refused.text.contains("href=\"/account/authenticator\""), "{path} says what to do");
        }
        let role = form(&[("deed", "grant"), ("role", "officer"), ("password", PASSWORD)]);
        let deeds = [
            ("/club/new", form(&[("name", "Carlo")])),
            ("/club/people/Bice/card", String::new()),
            ("/club/people/Bice/minor", form(&[("minor", "on")])),
            ("/club/people/Bice/role", role.clone()),
            ("/club/people/Bice/measure", form(&[("decision", "warn"), ("words", "no")])),
        ];
        for (path, fields) in &deeds {
            assert_eq!(olga.post_form(path, fields).await.status, StatusCode::FORBIDDEN, "{path}");
        }
        two_steps(&mut olga).await;
        for (path, fields) in &deeds {
            let status = olga.post_form(path, fields).await.status;
            assert!(status.is_success() || status.is_redirection(), "{path}: {status}");
        }
        assert!(olga.get("/club/people/Bice").await.text.contains("/club/people/Bice/measure"));
        site.stop().await;
    })
    .await;
}

/// The site's own name stands in the program beside the one of the person, also where it has signs of its own.
#[tokio::test]
async fn the_program_is_told_whose_codes_they_are() {
    let data = crate::site::Data::new();
    let site: Site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna 三").await;
    let page = anna.post_form("/account/authenticator", &form(&[("password", PASSWORD)])).await;
    let address = between(&page.text, "href=\"otpauth://totp/", "\"");
    assert!(address.starts_with("Miyako:Anna%20%E4%B8%89?secret="), "{address}");
    assert!(page.text.contains("<svg"), "drawn, too");
    site.stop().await;
}
