//! Passkeys: a device shows that it keeps a key, beside a password or in its place.

mod authenticator;

use crate::account::{PASSWORD, form, games, sign_in, sign_up};
use crate::postgres::on_both;
use crate::site::{Data, Reply, Site, Visitor};
use authenticator::{Key, ORIGIN, Saying, THERE_AND_KNOWN, text};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use server::Config;

/// As browsers say where they are, at this machine's own name.
const AT_HOME: &str = "localhost:4649";

async fn ask(visitor: &mut Visitor, what: &str, body: Value) -> Reply {
    let request = Request::post(format!("/api/v1/passkeys/{what}")).header(HOST, AT_HOME);
    visitor.send(request.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_string())).unwrap()).await
}

/// What a device is asked for.
async fn wanted(visitor: &mut Visitor, what: &str, body: Value) -> Value {
    let reply = ask(visitor, what, body).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.json()
}

async fn send(visitor: &mut Visitor, path: &str, fields: &[(&str, &str)]) -> Reply {
    let request = Request::post(path).header(HOST, AT_HOME).header("origin", ORIGIN);
    let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    visitor.send(request.body(Body::from(form(fields))).unwrap()).await
}

async fn home_page(visitor: &mut Visitor) -> String {
    visitor.send(Request::get("/account").header(HOST, AT_HOME).body(Body::empty()).unwrap()).await.text
}

async fn take_name(visitor: &mut Visitor, name: &str, key: &mut Key) -> Reply {
    let wanted = wanted(visitor, "new", json!({"name": name})).await;
    let made = key.made(&wanted).to_string();
    send(visitor, "/account/passkeys/new", &[("key", &made), ("name", name), ("of_age", "on")]).await
}

async fn come_in(visitor: &mut Visitor, key: &mut Key) -> Reply {
    let wanted = wanted(visitor, "sign", json!({})).await;
    let signed = key.sign(&wanted).to_string();
    send(visitor, "/account/passkeys/in", &[("key", &signed), ("adopts", "on"), ("back", "/games")]).await
}

async fn add(visitor: &mut Visitor, proof: Value, key: &mut Key) -> Reply {
    let wanted = wanted(visitor, "another", proof).await;
    let made = key.made(&wanted).to_string();
    send(visitor, "/account/passkeys", &[("key", &made)]).await
}

/// The visitor with this name, who has a password, and a key beside it.
async fn with_both(site: &Site, name: &str, key: &mut Key) -> Visitor {
    let mut visitor = site.visitor();
    sign_up(&mut visitor, name).await;
    assert_eq!(add(&mut visitor, json!({"password": PASSWORD}), key).await.status, StatusCode::SEE_OTHER);
    visitor
}

#[tokio::test]
async fn a_name_needs_no_password() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut laptop, mut key) = (site.visitor(), Key::p256());
        let own = laptop.make(json!({})).await;
        let before = laptop.cookie().to_owned();
        let reply = take_name(&mut laptop, "Anna", &mut key).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        let codes: Vec<&str> = reply.text.split("<code>").skip(1).map(|rest| &rest[..14]).collect();
        assert_eq!(codes.len(), 10);
        assert_ne!(laptop.cookie(), before);
        assert_eq!(games(&mut laptop).await, std::slice::from_ref(&own));
        // On the phone no name is typed, and what was done there comes along; after a restart, too.
        site.stop().await;
        let site = data.start().await;
        let mut phone = site.visitor();
        let other = phone.make(json!({})).await;
        let before = phone.cookie().to_owned();
        let reply = come_in(&mut phone, &mut key).await;
        assert_eq!((reply.status, reply.header("location")), (StatusCode::SEE_OTHER, "/games"), "{}", reply.text);
        assert_ne!(phone.cookie(), before);
        let all = games(&mut phone).await;
        assert!(all.contains(&own) && all.contains(&other), "{all:?}");
        // No password is hers, least of all none.
        for password in ["", " ", "nobody's"] {
            assert_eq!(
                sign_in(&mut site.visitor(), "Anna", password).await.status,
                StatusCode::FORBIDDEN,
                "{password:?}"
            );
        }
        // By one of her codes she comes back without the key, with a password.
        let new = [("name", "Anna"), ("code", codes[3]), ("new", PASSWORD)];
        let reply = site.visitor().post_form("/account/back", &form(&new)).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER);
        assert_eq!(sign_in(&mut site.visitor(), "anna", PASSWORD).await.status, StatusCode::SEE_OTHER);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_loses_the_last_way_in() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut first, mut second) = (site.visitor(), Key::p256(), Key::ed25519(2));
        take_name(&mut anna, "Anna", &mut first).await;
        let remove = |key: &Key| format!("/account/passkeys/{}/remove", key.id());
        let reply = send(&mut anna, &remove(&first), &[]).await;
        assert_eq!(reply.status, StatusCode::CONFLICT);
        assert!(reply.text.contains("role=\"alert\""), "{}", reply.text);
        // The first key lets the second in; then the first may go, and opens nothing any more.
        let signed = first.sign(&wanted(&mut anna, "sign", json!({})).await);
        assert_eq!(add(&mut anna, json!({"key": signed}), &mut second).await.status, StatusCode::SEE_OTHER);
        assert_eq!(home_page(&mut anna).await.matches("/remove\"").count(), 2);
        assert_eq!(send(&mut site.visitor(), &remove(&first), &[]).await.status, StatusCode::FORBIDDEN);
        assert_eq!(send(&mut anna, &remove(&first), &[]).await.status, StatusCode::SEE_OTHER);
        assert_eq!(send(&mut anna, &remove(&first), &[]).await.status, StatusCode::NOT_FOUND);
        assert_eq!(come_in(&mut site.visitor(), &mut first).await.status, StatusCode::FORBIDDEN);
        assert_eq!(send(&mut anna, &remove(&second), &[]).await.status, StatusCode::CONFLICT);
        // With a password no key is the last way in.
        let signed = second.sign(&wanted(&mut anna, "sign", json!({})).await).to_string();
        let reply = send(&mut anna, "/account/password", &[("key", &signed), ("new", PASSWORD)]).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
        assert_eq!(send(&mut anna, &remove(&second), &[]).await.status, StatusCode::SEE_OTHER);
        assert_eq!(sign_in(&mut site.visitor(), "Anna", PASSWORD).await.status, StatusCode::SEE_OTHER);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn what_is_not_signed_for_this_site_opens_nothing() {
    let data = Data::new();
    let site = data.start().await;
    let mut key = Key::ed25519(1);
    with_both(&site, "Anna", &mut key).await;
    let mut eve = site.visitor();
    key.counter = 7;
    let good = Saying::sign();
    let cases = [
        ("another site", Saying { origin: "https://evil.example", ..good.clone() }),
        ("another port", Saying { origin: "http://localhost:80", ..good.clone() }),
        ("a frame in another site", Saying { cross_origin: true, ..good.clone() }),
        ("another host", Saying { host: "evil.example", ..good.clone() }),
        ("another purpose", Saying { kind: "webauthn.create", ..good.clone() }),
        ("nobody was there", Saying { flags: 0x04, ..good.clone() }),
        ("somebody whom the device does not know", Saying { flags: 0x01, ..good.clone() }),
    ];
    for (what, saying) in cases {
        let wanted = wanted(&mut eve, "sign", json!({})).await;
        let signed = key.sign_as(&wanted, &saying).to_string();
        let reply = send(&mut eve, "/account/passkeys/in", &[("key", &signed)]).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{what}");
        assert!(reply.text.contains("role=\"alert\""), "{what}");
    }
    // Changed on the way: what was signed, by whom, for whom.
    for (what, place, value) in [
        ("another signature", "/response/signature", text(&[9; 64])),
        ("no signature", "/response/signature", String::new()),
        ("another owner", "/response/userHandle", text(b"somebody")),
        ("another key", "/id", Key::ed25519(2).id()),
        ("no base64", "/response/authenticatorData", "+/=".to_owned()),
        ("cut off", "/response/authenticatorData", text(&[0; 36])),
    ] {
        let wanted = wanted(&mut eve, "sign", json!({})).await;
        let mut signed = key.sign_as(&wanted, &good);
        *signed.pointer_mut(place).unwrap() = json!(value);
        let reply = send(&mut eve, "/account/passkeys/in", &[("key", &signed.to_string())]).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{what}");
    }
    // What was signed is good once; a challenge of one's own making is none.
    let asked = wanted(&mut eve, "sign", json!({})).await;
    let signed = key.sign_as(&asked, &good).to_string();
    assert_eq!(send(&mut eve, "/account/passkeys/in", &[("key", &signed)]).await.status, StatusCode::SEE_OTHER);
    let mut other = site.visitor();
    assert_eq!(send(&mut other, "/account/passkeys/in", &[("key", &signed)]).await.status, StatusCode::CONFLICT);
    let signed = key.sign(&json!({"challenge": text(&[7; 32])})).to_string();
    assert_eq!(send(&mut other, "/account/passkeys/in", &[("key", &signed)]).await.status, StatusCode::CONFLICT);
    site.stop().await;
}

#[tokio::test]
async fn a_key_that_counts_backwards_is_refused() {
    on_both(async |data| {
        let site = data.start().await;
        let mut key = Key::ed25519(1);
        with_both(&site, "Anna", &mut key).await;
        let mut statuses = Vec::new();
        // Up, once more the same, back, to none at all, up.
        for counter in [5, 5, 4, 0, 6] {
            key.counter = counter;
            let mut visitor = site.visitor();
            let signed = key.sign_as(&wanted(&mut visitor, "sign", json!({})).await, &Saying::sign()).to_string();
            statuses.push(send(&mut visitor, "/account/passkeys/in", &[("key", &signed)]).await.status.as_u16());
        }
        assert_eq!(statuses, [303, 403, 403, 403, 303]);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_device_that_does_not_count_is_let_in_each_time() {
    let data = Data::new();
    let site = data.start().await;
    let mut key = Key::ed25519(1);
    with_both(&site, "Anna", &mut key).await;
    for _ in 0..3 {
        let mut visitor = site.visitor();
        let signed = key.sign_as(&wanted(&mut visitor, "sign", json!({})).await, &Saying::sign()).to_string();
        let reply = send(&mut visitor, "/account/passkeys/in", &[("key", &signed)]).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER);
    }
    site.stop().await;
}

#[tokio::test]
async fn a_new_key_is_made_for_this_site_and_for_who_asked() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut eve) = (site.visitor(), site.visitor());
    let good = Saying::new_key();
    let key = Key::ed25519(1);
    for (what, saying) in [
        ("another site", Saying { origin: "https://evil.example", ..good.clone() }),
        ("another host", Saying { host: "evil.example", ..good.clone() }),
        ("another purpose", Saying { kind: "webauthn.get", ..good.clone() }),
        ("whom the device does not know", Saying { flags: 0x41, ..good.clone() }),
        ("without a key", Saying { flags: THERE_AND_KNOWN, ..good.clone() }),
    ] {
        let wanted = wanted(&mut anna, "new", json!({"name": "Anna"})).await;
        let made = key.made_as(&wanted, &saying).to_string();
        let reply = send(&mut anna, "/account/passkeys/new", &[("key", &made), ("of_age", "on")]).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{what}");
    }
    // Nobody takes a name by what another was asked for.
    let asked = wanted(&mut anna, "new", json!({"name": "Anna"})).await;
    let made = key.made_as(&asked, &good).to_string();
    let fields = [("key", made.as_str()), ("of_age", "on")];
    assert_eq!(send(&mut eve, "/account/passkeys/new", &fields).await.status, StatusCode::FORBIDDEN);
    assert_eq!(send(&mut anna, "/account/passkeys/new", &fields).await.status, StatusCode::CONFLICT, "used up");
    // Nor too young, nor without a name that can be, nor by a key that is another's.
    assert_eq!(send(&mut anna, "/account/passkeys/new", &fields[..1]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ask(&mut anna, "new", json!({"name": "1"})).await.json()["code"], "name-unfit");
    let mut key = Key::ed25519(1);
    assert_eq!(take_name(&mut anna, "Anna", &mut key).await.status, StatusCode::OK);
    assert_eq!(take_name(&mut eve, "Eva", &mut key).await.status, StatusCode::CONFLICT, "known already");
    assert_eq!(ask(&mut eve, "new", json!({"name": "anna"})).await.json()["code"], "name-taken");
    assert_eq!(ask(&mut anna, "new", json!({"name": "Bea"})).await.json()["code"], "signed-in");
    site.stop().await;
}

#[tokio::test]
async fn who_is_in_shows_by_a_key_that_it_is_them() {
    let data = Data::new();
    let site = data.start().await;
    let (mut annas, mut evas) = (Key::ed25519(1), Key::ed25519(2));
    let mut anna = with_both(&site, "Anna", &mut annas).await;
    let mut eva = with_both(&site, "Eva", &mut evas).await;
    let asked = wanted(&mut anna, "sign", json!({})).await;
    assert_eq!(asked["allowCredentials"], json!([{"type": "public-key", "id": annas.id()}]));
    let signed = annas.sign(&asked).to_string();
    let reply = send(&mut anna, "/account/codes", &[("key", &signed)]).await;
    assert_eq!((reply.status, reply.text.matches("<code>").count()), (StatusCode::OK, 10));
    // Not by another's key, nor by one that was to let somebody in, nor by one that was to be shown elsewhere.
    let signed = evas.sign(&wanted(&mut anna, "sign", json!({})).await).to_string();
    assert_eq!(send(&mut anna, "/account/codes", &[("key", &signed)]).await.status, StatusCode::FORBIDDEN);
    let signed = annas.sign(&wanted(&mut site.visitor(), "sign", json!({})).await).to_string();
    assert_eq!(send(&mut anna, "/account/codes", &[("key", &signed)]).await.status, StatusCode::FORBIDDEN);
    let signed = annas.sign(&wanted(&mut eva, "sign", json!({})).await).to_string();
    assert_eq!(send(&mut anna, "/account/codes", &[("key", &signed)]).await.status, StatusCode::FORBIDDEN);
    let signed = annas.sign(&wanted(&mut anna, "sign", json!({})).await).to_string();
    let reply = send(&mut site.visitor(), "/account/passkeys/in", &[("key", &signed)]).await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN);
    // One more key is for who knows the password, or has one.
    assert_eq!(ask(&mut anna, "another", json!({"password": "cavallo nero 9"})).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        ask(&mut site.visitor(), "another", json!({"password": PASSWORD})).await.json()["code"],
        "not-signed-in"
    );
    site.stop().await;
}

#[tokio::test]
async fn tries_by_passkey_count_as_those_of_passwords() {
    let data = Data::new();
    let site = data.start().await;
    let mut eve = site.visitor();
    let mut statuses = Vec::new();
    for _ in 0..22 {
        let signed = Key::ed25519(1).sign(&wanted(&mut eve, "sign", json!({})).await).to_string();
        statuses.push(send(&mut eve, "/account/passkeys/in", &[("key", &signed)]).await.status);
    }
    assert_eq!(&statuses[..20], [StatusCode::FORBIDDEN; 20]);
    assert_eq!(statuses[21], StatusCode::TOO_MANY_REQUESTS, "{statuses:?}");
    site.stop().await;
}

#[tokio::test]
async fn what_is_no_passkey_is_told_so() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for what in ["new", "another"] {
        assert_eq!(ask(&mut visitor, what, json!({})).await.json()["code"], "bad-request", "{what}");
    }
    for key in ["", "{}", "null", "{\"id\":\"\"}", "[1]"] {
        for path in ["/account/passkeys/new", "/account/passkeys/in"] {
            let reply = send(&mut visitor, path, &[("key", key), ("of_age", "on")]).await;
            assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{path} {key}");
            assert!(reply.text.contains("role=\"alert\""), "{path} {key}");
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn passkeys_are_offered_where_browsers_allow_them() {
    for (public, host, offered) in [
        (None, "localhost:4649", true),
        (None, "LOCALHOST", true),
        (None, "127.0.0.1:4649", false),
        (None, "[::1]:4649", false),
        (None, "192.168.1.5:4649", false),
        (None, "miyako.test", false),
        (None, "localhost.evil.example", false),
        (Some("https://miyako.test"), "miyako.test", true),
        (Some("http://localhost:8080"), "localhost:8080", true),
        (Some("http://miyako.test"), "miyako.test", false),
        (Some("https://192.0.2.7"), "192.0.2.7", false),
        (Some("https://[2001:db8::7]:444"), "[2001:db8::7]:444", false),
    ] {
        let data = Data::new();
        let public_url = public.map(|url| url.parse().unwrap());
        let site = Site::start(Config { public_url, ..data.config() }).await;
        let get = |path: &str| Request::get(path).header(HOST, host).body(Body::empty()).unwrap();
        let page = site.visitor().send(get("/account")).await.text;
        assert_eq!(page.contains("data-passkey=\"in\""), offered, "{public:?} {host}");
        // At the machine itself the way to the other address is shown.
        let elsewhere = format!("http://localhost:{}/account", site.address().port());
        assert_eq!(
            page.contains(&elsewhere),
            public.is_none() && host.contains("1]") || host.starts_with("127"),
            "{host}"
        );
        let request = Request::post("/api/v1/passkeys/sign").header(HOST, host).body(Body::empty()).unwrap();
        let reply = site.visitor().send(request).await;
        match (offered, public) {
            (false, _) => assert_eq!(reply.json()["code"], "passkey-place", "{public:?} {host}"),
            (true, Some("https://miyako.test")) => assert_eq!(reply.json()["rpId"], "miyako.test"),
            (true, _) => assert_eq!(reply.json()["rpId"], "localhost"),
        }
        site.stop().await;
    }
}
