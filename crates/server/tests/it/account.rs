//! Names: a visitor plays first and decides later to have one, is the same on every device, and cannot lose what is theirs
//! with a cookie.

use crate::postgres::on_both;
use crate::site::{Data, Reply, Site, Visitor};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

pub(crate) const PASSWORD: &str = "cavallo verde 9";

pub(crate) fn form(fields: &[(&str, &str)]) -> String {
    let mut form = url_encode::Form::default();
    fields.iter().for_each(|(name, value)| form.add(name, value));
    form.0
}

/// What browsers make of the fields of a form.
mod url_encode {
    #[derive(Default)]
    pub(super) struct Form(pub(super) String);

    impl Form {
        pub(super) fn add(&mut self, name: &str, value: &str) {
            let value: String = value.bytes().map(|byte| format!("%{byte:02X}")).collect();
            let separator = if self.0.is_empty() { "" } else { "&" };
            self.0.push_str(&format!("{separator}{name}={value}"));
        }
    }
}

pub(crate) async fn sign_up(visitor: &mut Visitor, name: &str) -> Vec<String> {
    let fields = [("name", name), ("password", PASSWORD), ("of_age", "on"), ("back", "/games")];
    let reply = visitor.post_form("/account/new", &form(&fields)).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.text.split("<code>").skip(1).map(|rest| rest.split("</code>").next().unwrap().to_owned()).collect()
}

pub(crate) async fn sign_in(visitor: &mut Visitor, name: &str, password: &str) -> Reply {
    visitor.post_form("/account/in", &form(&[("name", name), ("password", password), ("adopts", "on")])).await
}

pub(crate) async fn games(visitor: &mut Visitor) -> Vec<String> {
    let list = visitor.get("/api/v1/games").await.json();
    list["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect()
}

pub(crate) async fn records(visitor: &mut Visitor, query: &str) -> Vec<Value> {
    visitor.get(&format!("/api/v1/records?{query}")).await.json()["records"].as_array().unwrap().clone()
}

/// A link game of two guests, of which the first has a name soon.
pub(crate) async fn begun(site: &Site) -> (Visitor, Visitor, String) {
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let id = anna.make(json!({"opponent": "link", "name": "Anna", "clock": "10m", "color": "black"})).await;
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
    (anna, bruno, id)
}

#[tokio::test]
async fn a_guest_takes_a_name_in_the_middle_of_a_game() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, bruno, id) = begun(&site).await;
        let (mut first, _) = anna.connect(&id).await;
        let (mut second, _) = bruno.connect(&id).await;
        first.play(1, "7g7f").await;
        let before = anna.cookie().to_owned();
        assert_eq!(sign_up(&mut anna, "Anna Verdi").await.len(), 10);
        // What a stranger may have copied from the browser before is worth nothing (session fixation).
        assert_ne!(anna.cookie(), before);
        assert!(games(&mut site.with_cookie(&before)).await.is_empty());
        drop(first);
        let (mut first, snapshot) = anna.connect(&id).await;
        assert_eq!(snapshot["you"], json!(["black"]));
        assert!(snapshot.to_string().contains("Anna Verdi"), "called so from now on: {snapshot}");
        second.play(2, "3c3d").await;
        first.until("move").await;
        first.play(3, "2g2f").await;
        assert_eq!(games(&mut anna).await, std::slice::from_ref(&id));
        // And after a restart.
        site.stop().await;
        let site = data.start().await;
        let mut anna = site.again(&anna);
        assert!(anna.get("/account").await.text.contains("<h1>Anna Verdi</h1>"));
        assert_eq!(games(&mut anna).await, [id]);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn what_was_done_on_another_device_comes_along() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut laptop, mut phone) = (site.visitor(), site.visitor());
        let own = laptop.make(json!({})).await;
        sign_up(&mut laptop, "Anna").await;
        // On the phone a game goes on, with a line open, and records were kept.
        let id = phone.make(json!({"opponent": "link", "name": "Zia", "clock": "10m", "color": "black"})).await;
        let mut bruno = site.visitor();
        bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
        let (line, _) = phone.connect(&id).await;
        let (mut second, _) = bruno.connect(&id).await;
        for title in ["Aprile", "Maggio"] {
            let kif = format!("表題:{title}\n手数----指手---------消費時間--\n1 7六歩(77)\n2 3四歩(33)\n");
            let request = Request::post("/api/v1/records?name=a.kif").body(Body::from(kif)).unwrap();
            let reply = phone.send(request).await;
            assert!(reply.status.is_success(), "{}", reply.text);
        }
        assert_eq!(records(&mut phone, "text=Aprile").await.len(), 1);
        let guest = phone.cookie().to_owned();
        // It is listened to meanwhile: who answers pings too late hears no farewell.
        let farewell = tokio::spawn(line.closing_code());
        let reply = sign_in(&mut phone, "anna", PASSWORD).await;
        assert_eq!((reply.status, reply.header("location")), (StatusCode::SEE_OTHER, "/"));
        // The line that the guest had is closed, and their token is nobody's.
        assert_eq!(farewell.await.unwrap(), 1013, "come again");
        assert!(games(&mut site.with_cookie(&guest)).await.is_empty());
        for device in [&mut laptop, &mut phone] {
            let mut all = games(device).await;
            all.sort();
            let mut both = vec![own.clone(), id.clone()];
            both.sort();
            assert_eq!(all, both);
            assert_eq!(records(device, "").await.len(), 2);
            assert_eq!(records(device, "text=Aprile").await.len(), 1, "found by words as before");
        }
        // The running game knows: she goes on with it on the laptop.
        let (mut first, snapshot) = laptop.connect(&id).await;
        assert_eq!(snapshot["you"], json!(["black"]));
        first.play(1, "7g7f").await;
        second.play(2, "3c3d").await;
        site.stop().await;
        let site = data.start().await;
        assert_eq!(records(&mut site.again(&laptop), "text=Maggio").await.len(), 1);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn what_somebody_has_done_with_problems_is_one_log() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut laptop, mut phone) = (site.visitor(), site.visitor());
        let problems = laptop.get("/api/v1/tsume/problems").await.json();
        let ids: Vec<String> = problems["problems"]
            .as_array()
            .unwrap()
            .iter()
            .take(3)
            .map(|p| p["id"].as_str().unwrap().to_owned())
            .collect();
        for (device, of) in [(&mut laptop, &ids[..2]), (&mut phone, &ids[1..])] {
            for id in of {
                let reply = device.post("/api/v1/tsume/solution", json!({"problem": id})).await;
                assert!(reply.status.is_success(), "{}", reply.text);
            }
        }
        sign_up(&mut laptop, "Anna").await;
        sign_in(&mut phone, "Anna", PASSWORD).await;
        let standing = phone.get("/api/v1/tsume/standing").await.json();
        assert_eq!(standing, laptop.get("/api/v1/tsume/standing").await.json());
        assert_eq!(standing["rated"], 3, "the problem that both have seen counts once: {standing}");
        let log = phone.get("/api/v1/tsume/log").await.json();
        assert_eq!(log["log"].as_array().unwrap().len(), 4, "{log}");
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn who_has_lost_everything_comes_back_with_a_code() {
    on_both(async |data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        let id = anna.make(json!({})).await;
        let codes = sign_up(&mut anna, "Anna").await;
        let mut lost = site.visitor();
        let come_back = |code: &str, new: &str| form(&[("name", "Anna"), ("code", code), ("new", new)]);
        let reply = lost.post_form("/account/back", &come_back("aaaa-bbbb-cccc", "un altro cavallo")).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN);
        // Written by hand, with capitals and without hyphens.
        let typed = codes[3].to_uppercase().replace('-', " ");
        let reply = lost.post_form("/account/back", &come_back(&typed, "un altro cavallo")).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
        assert_eq!(games(&mut lost).await, [id]);
        // Whoever has the old device, or the old password, or the code, is out.
        assert!(games(&mut anna).await.is_empty());
        let mut other = site.visitor();
        assert_eq!(sign_in(&mut other, "Anna", PASSWORD).await.status, StatusCode::FORBIDDEN);
        let reply = other.post_form("/account/back", &come_back(&codes[3], "un terzo cavallo")).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "a code is good once");
        assert_eq!(sign_in(&mut other, "Anna", "un altro cavallo").await.status, StatusCode::SEE_OTHER);
        assert!(lost.get("/account").await.text.contains("You have 9 left."));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn devices_are_listed_and_ended() {
    let data = Data::new();
    let site = data.start().await;
    let mut laptop = site.visitor();
    sign_up(&mut laptop, "Anna").await;
    let mut phone = site.visitor();
    sign_in(&mut phone, "Anna", PASSWORD).await;
    let page = laptop.get("/account").await.text;
    let device = page.split("action=\"/account/devices/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    // A stranger cannot end it, and learns nothing of it.
    let mut eve = site.visitor();
    let path = format!("/account/devices/{device}");
    assert_eq!(eve.post_form(&path, "").await.status, StatusCode::FORBIDDEN);
    sign_up(&mut eve, "Eva").await;
    assert_eq!(eve.post_form(&path, "").await.status, StatusCode::NOT_FOUND);
    assert!(phone.get("/account").await.text.contains("<h1>Anna</h1>"));
    assert_eq!(laptop.post_form(&path, "").await.status, StatusCode::SEE_OTHER);
    assert!(!phone.get("/account").await.text.contains("<h1>Anna</h1>"));
    // Whoever signs out is a guest, and nothing of hers is there.
    let id = laptop.make(json!({})).await;
    let stolen = laptop.cookie().to_owned();
    assert_eq!(laptop.post_form("/account/out", "").await.status, StatusCode::SEE_OTHER);
    assert!(games(&mut laptop).await.is_empty());
    assert!(games(&mut site.with_cookie(&stolen)).await.is_empty());
    sign_in(&mut laptop, "Anna", PASSWORD).await;
    assert_eq!(games(&mut laptop).await, [id]);
    // Another password signs every other device out, and gives this one another token.
    let mut tablet = site.visitor();
    sign_in(&mut tablet, "Anna", PASSWORD).await;
    let stolen = laptop.cookie().to_owned();
    let change = form(&[("password", PASSWORD), ("new", "nove cavalli verdi")]);
    let wrong = form(&[("password", "nove cavalli neri"), ("new", "nove cavalli verdi")]);
    assert_eq!(laptop.post_form("/account/password", &wrong).await.status, StatusCode::FORBIDDEN);
    assert_eq!(laptop.post_form("/account/password", &change).await.status, StatusCode::SEE_OTHER);
    assert_eq!(games(&mut laptop).await.len(), 1);
    for gone in [tablet.cookie(), &stolen] {
        assert!(games(&mut site.with_cookie(gone)).await.is_empty());
    }
    site.stop().await;
}

#[tokio::test]
async fn a_name_is_one_persons() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna Rossi").await;
    let fields = |name: &str, password: &str| form(&[("name", name), ("password", password), ("of_age", "on")]);
    let mut eve = site.visitor();
    // In capitals, with a Cyrillic letter, in wide letters, with other blanks.
    for name in ["anna rossi", "ANNA ROSSI", "Аnna Rossi", "Ａｎｎａ　Ｒｏｓｓｉ", "Anna-Rossi", "AnnaRossi"]
    {
        let reply = eve.post_form("/account/new", &fields(name, PASSWORD)).await;
        assert_eq!(reply.status, StatusCode::CONFLICT, "{name}");
        // Nor may a guest sit down under it.
        let reply = eve.post("/api/v1/games", json!({"name": name})).await;
        assert_eq!((reply.status, &reply.json()["code"]), (StatusCode::CONFLICT, &json!("name-taken")), "{name}");
    }
    for (name, password, status) in [
        ("E", PASSWORD, StatusCode::UNPROCESSABLE_ENTITY),
        ("<b>Eva</b>", PASSWORD, StatusCode::UNPROCESSABLE_ENTITY),
        ("12345", PASSWORD, StatusCode::UNPROCESSABLE_ENTITY),
        ("Eva\u{202e}", "sette77", StatusCode::UNPROCESSABLE_ENTITY),
        ("Eva", "Password123", StatusCode::UNPROCESSABLE_ENTITY),
        ("Eva Neri", "evaneri99", StatusCode::UNPROCESSABLE_ENTITY),
        ("Eva", "aaaaaaaaaaaa", StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let reply = eve.post_form("/account/new", &fields(name, password)).await;
        assert_eq!(reply.status, status, "{name}");
        assert!(reply.text.contains("role=\"alert\"") && !reply.text.contains(password), "{name}");
    }
    let young = form(&[("name", "Eva"), ("password", PASSWORD)]);
    assert_eq!(eve.post_form("/account/new", &young).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    // Who has a name sits down under it, whatever their browser says.
    let id = anna.make(json!({"opponent": "link", "name": "Habu", "color": "black"})).await;
    let shown = anna.get(&format!("/api/v1/games/{id}")).await.text;
    assert!(shown.contains("Anna Rossi") && !shown.contains("Habu"), "{shown}");
    site.stop().await;
}

#[tokio::test]
async fn guesses_take_longer_and_longer() {
    let data = Data::new();
    let site = data.start().await;
    sign_up(&mut site.visitor(), "Anna").await;
    let mut eve = site.visitor();
    let mut statuses = Vec::new();
    for guess in 0..7 {
        statuses.push(sign_in(&mut eve, "Anna", &format!("cavallo verde {guess}")).await.status);
    }
    assert_eq!(&statuses[..5], [StatusCode::FORBIDDEN; 5]);
    assert_eq!(statuses[6], StatusCode::TOO_MANY_REQUESTS, "{statuses:?}");
    let page = sign_in(&mut eve, "Anna", PASSWORD).await;
    assert!(page.header("retry-after").parse::<u32>().unwrap() >= 1);
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS, "not even the right one");
    // A form from another site changes nothing.
    let request = Request::post("/account/out").header("origin", "https://evil.example");
    let reply = eve.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN);
    site.stop().await;
}
