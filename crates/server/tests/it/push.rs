//! Browsers that are closed are called: what is said is sealed for them alone, and nobody is called for what they have seen, or at night.

use crate::account::sign_up;
use crate::notices::attend;
use crate::postgres::on_both;
use crate::site::{Data, Site, Visitor};
use crate::wakes::database;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use server::{Config, PushTo};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

const AUTH: [u8; 16] = [9; 16];

/// A browser, and whoever carries calls to it.
struct Browser {
    listener: TcpListener,
    key: EphemeralPrivateKey,
    public: Vec<u8>,
}

/// A call as it came: its head in lower case, and what is sealed.
struct Called {
    head: String,
    sealed: Vec<u8>,
}

impl Browser {
    async fn new() -> Browser {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        Browser { listener: TcpListener::bind("127.0.0.1:0").await.unwrap(), key, public }
    }

    fn subscription(&self) -> Value {
        let encode = |bytes: &[u8]| BASE64_URL_SAFE_NO_PAD.encode(bytes);
        json!({
            "endpoint": format!("http://{}/call/1", self.listener.local_addr().unwrap()),
            "expirationTime": null,
            "keys": {"p256dh": encode(&self.public), "auth": encode(&AUTH)},
        })
    }

    /// Takes a call and answers it.
    async fn take(&self, status: &str) -> Called {
        let (mut stream, _) = timeout(Duration::from_secs(20), self.listener.accept()).await.unwrap().unwrap();
        let mut read = Vec::new();
        loop {
            let mut buffer = [0; 4096];
            let count = stream.read(&mut buffer).await.unwrap();
            read.extend_from_slice(&buffer[..count]);
            let Some(end) = read.windows(4).position(|window| window == b"\r\n\r\n") else { continue };
            let head = String::from_utf8_lossy(&read[..end]).into_owned();
            let length =
                head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
            if read.len() >= end + 4 + length.unwrap_or(0) {
                let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
                return Called { head, sealed: read[end + 4..].to_vec() };
            }
        }
    }

    async fn is_left_alone(&self) -> bool {
        timeout(Duration::from_secs(5), self.listener.accept()).await.is_err()
    }

    /// Opens what was sealed for it (RFC 8291), which it can do once.
    fn open(self, sealed: &[u8]) -> Value {
        let (salt, own) = (&sealed[..16], &sealed[21..86]);
        let read = agree_ephemeral(self.key, &UnparsedPublicKey::new(&ECDH_P256, own), |secret| {
            let mut mixed = [0; 32];
            derive(&AUTH, secret, &[b"WebPush: info\0", &self.public, own], &mut mixed);
            let (mut key, mut nonce) = ([0; 16], [0; 12]);
            derive(salt, &mixed, &[b"Content-Encoding: aes128gcm\0"], &mut key);
            derive(salt, &mixed, &[b"Content-Encoding: nonce\0"], &mut nonce);
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
            let mut record = sealed[86..].to_vec();
            key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).unwrap().to_vec()
        });
        let read = read.unwrap();
        assert_eq!(read.last(), Some(&2));
        serde_json::from_slice(&read[..read.len() - 1]).unwrap()
    }
}

fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], into: &mut [u8]) {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(into.len())).unwrap().fill(into).unwrap();
}

async fn start(data: &Data) -> Site {
    Site::start(Config { push_to: PushTo::Anywhere, ..data.config() }).await
}

async fn two(site: &Site) -> [Visitor; 2] {
    let mut two = std::array::from_fn(|_| site.visitor());
    for (visitor, name) in two.iter_mut().zip(["Anna", "Bruno"]) {
        sign_up(visitor, name).await;
    }
    two
}

async fn want(visitor: &mut Visitor, subscription: Value) -> StatusCode {
    let request = Request::post("/api/v1/notices/calls").header("content-type", "application/json");
    let request = request.header("accept-language", "it").body(Body::from(subscription.to_string())).unwrap();
    visitor.send(request).await.status
}

async fn put(visitor: &mut Visitor, wishes: Value) -> (StatusCode, Value) {
    let request = Request::put("/api/v1/notices/calls").header("content-type", "application/json");
    let reply = visitor.send(request.body(Body::from(wishes.to_string())).unwrap()).await;
    (reply.status, if reply.text.is_empty() { Value::Null } else { reply.json() })
}

async fn challenge(visitor: &mut Visitor) {
    let reply = visitor.post("/api/v1/seeks", json!({"clock": "10m+30s", "whom": "Bruno"})).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
}

/// Nobody waits any longer for who may still look.
async fn patience_is_over(data: &Data) {
    let pool = database(data).await;
    sqlx::query("UPDATE notice SET call_ms = 1 WHERE call_ms > 0").execute(&pool).await.unwrap();
    pool.close().await;
}

async fn count(data: &Data, table: &str) -> i64 {
    let pool = database(data).await;
    let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
    let count = sqlx::query_scalar(sql).fetch_one(&pool).await.unwrap();
    pool.close().await;
    count
}

#[tokio::test]
async fn a_closed_browser_is_called_in_its_language_and_forgotten_when_it_is_gone() {
    on_both(async |data| {
        let site = start(data).await;
        let [mut anna, mut bruno] = two(&site).await;
        let browser = Browser::new().await;
        assert_eq!(want(&mut bruno, browser.subscription()).await, StatusCode::NO_CONTENT);
        assert_eq!(bruno.get("/api/v1/notices/calls").await.json()["called"], true);
        challenge(&mut anna).await;
        patience_is_over(data).await;
        let called = browser.take("201 Created").await;
        assert!(called.head.starts_with("POST /call/1 HTTP/1.1"), "{}", called.head);
        let head = called.head.to_lowercase();
        for line in ["content-encoding: aes128gcm", "ttl: 86400", "urgency: high", "authorization: vapid t="] {
            assert!(head.contains(line), "{line}: {head}");
        }
        // The key is the one that the browser was told, at the next start, too.
        let key = bruno.get("/api/v1/notices/calls").await.json()["key"].as_str().unwrap().to_owned();
        assert!(called.head.contains(&format!("k={key}")), "{}", called.head);
        let endpoint = browser.subscription();
        let said = browser.open(&called.sealed);
        assert_eq!(
            (&said["title"], &said["url"], &said["lang"]),
            (&json!("Anna ti sfida"), &json!("/lobby"), &json!("it"))
        );
        site.stop().await;

        let site = start(data).await;
        let mut bruno = site.again(&bruno);
        assert_eq!(bruno.get("/api/v1/notices/calls").await.json()["key"], key.as_str());
        // Nobody is called twice for the same; a browser that is gone is forgotten.
        let other = Browser::new().await;
        want(&mut bruno, other.subscription()).await;
        assert_eq!(count(data, "push").await, 1, "one for each device, not {endpoint}");
        let mut anna = site.again(&anna);
        challenge(&mut anna).await;
        patience_is_over(data).await;
        other.take("410 Gone").await;
        for _ in 0..600 {
            if count(data, "push").await == 0 {
                break;
            }
            sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(count(data, "push").await, 0);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_is_called_for_what_they_see_or_do_not_want_or_at_night() {
    let data = Data::new();
    let site = start(&data).await;
    let [mut anna, mut bruno] = two(&site).await;
    let browser = Browser::new().await;
    want(&mut bruno, browser.subscription()).await;
    // It comes before their eyes.
    let (mut line, _) = attend(&bruno).await;
    challenge(&mut anna).await;
    let matter = line.until("notice").await["notice"]["matter"].clone();
    line.whisper(&json!({"type": "shown", "matter": matter})).await;
    for _ in 0..100 {
        if count(&data, "notice WHERE call_ms > 0").await == 0 {
            break;
        }
        sleep(Duration::from_millis(20)).await;
    }
    drop(line);
    // They do not want to hear of challenges.
    assert_eq!(put(&mut bruno, json!({"zone": "Europe/Rome", "kinds": ["games"]})).await.0, StatusCode::NO_CONTENT);
    challenge(&mut anna).await;
    patience_is_over(&data).await;
    assert!(browser.is_left_alone().await);
    // It is night, whenever this test runs: all day but for a minute that is hours away.
    let now = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC);
    let hour = |shift: i8| format!("{:02}:00", (now.hour() + 24 + shift) % 24);
    let wishes = json!({"zone": "UTC", "quiet": [hour(-6), hour(6)]});
    assert_eq!(put(&mut bruno, wishes).await.0, StatusCode::NO_CONTENT);
    let known = bruno.get("/api/v1/notices/calls").await.json();
    assert_eq!(
        (&known["quiet"], &known["kinds"]),
        (&json!([hour(-6), hour(6)]), &json!(["games", "challenges", "people", "club", "house"]))
    );
    challenge(&mut anna).await;
    patience_is_over(&data).await;
    assert!(browser.is_left_alone().await);
    // In the morning they hear of all at once.
    assert_eq!(put(&mut bruno, json!({"zone": "UTC"})).await.0, StatusCode::NO_CONTENT);
    challenge(&mut anna).await;
    patience_is_over(&data).await;
    let called = browser.take("201 Created").await;
    let said = browser.open(&called.sealed);
    assert_eq!((&said["title"], &said["body"]), (&json!("2 novità su Miyako"), &json!("Anna ti sfida\nAnna ti sfida")));
    assert_eq!(said["url"], "/notices");
    site.stop().await;
}

#[tokio::test]
async fn a_device_is_called_as_long_as_somebody_is_signed_in_there() {
    on_both(async |data| {
        let site = start(data).await;
        let [mut anna, mut bruno] = two(&site).await;
        let browser = Browser::new().await;
        assert_eq!(want(&mut site.visitor(), browser.subscription()).await, StatusCode::FORBIDDEN);
        want(&mut anna, browser.subscription()).await;
        // The same browser, in which somebody else has signed in.
        want(&mut bruno, browser.subscription()).await;
        assert_eq!(count(data, "push").await, 1);
        assert_eq!(anna.get("/api/v1/notices/calls").await.json()["called"], false);
        let stop = Request::delete("/api/v1/notices/calls").body(Body::empty()).unwrap();
        assert_eq!(bruno.send(stop).await.status, StatusCode::NO_CONTENT);
        assert_eq!(count(data, "push").await, 0);
        want(&mut bruno, browser.subscription()).await;
        bruno.post_form("/account/out", "").await;
        assert_eq!(count(data, "push").await, 0);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_makes_the_server_call_its_neighbours() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    let browser = Browser::new().await;
    let keys = browser.subscription()["keys"].clone();
    for endpoint in ["http://127.0.0.1:5432/", "https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1/a", "nonsense"]
    {
        let reply = want(&mut anna, json!({"endpoint": endpoint, "keys": keys})).await;
        assert_eq!(reply, StatusCode::UNPROCESSABLE_ENTITY, "{endpoint}");
    }
    let long = format!("https://push.example.org/{}", "a".repeat(1000));
    assert_eq!(want(&mut anna, json!({"endpoint": long, "keys": keys})).await, StatusCode::UNPROCESSABLE_ENTITY);
    for (wishes, field) in [
        (json!({"zone": "Nowhere/Land"}), "quiet_zone"),
        (json!({"zone": "UTC", "quiet": ["25:00", "07:00"]}), "quiet_since"),
        (json!({"zone": "UTC", "quiet": ["22:00", "7"]}), "quiet_until"),
        (json!({"zone": "UTC", "kinds": ["nothing"]}), "notice_kind"),
    ] {
        let (status, said) = put(&mut anna, wishes).await;
        assert_eq!((status, &said["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(field)), "{said}");
    }
    site.stop().await;
}
