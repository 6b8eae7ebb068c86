//! Letters: who asks for them and says that the address is theirs gets what they have not looked at, all in one, and no more when they like.

use crate::account::{PASSWORD, form, sign_up};
use crate::departure::takeout;
use crate::lobby::offer;
use crate::postgres::on_both;
use crate::site::{Data, Reply, Site, Visitor};
use crate::wakes::database;
use axum::http::StatusCode;
use serde_json::json;
use server::{Config, Mail};
use sqlx::{AssertSqlSafe, Executor};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufStream};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{sleep, timeout};

/// A mail server that takes all letters but those to whom nobody is called.
struct Post {
    address: String,
    letters: UnboundedReceiver<String>,
}

impl Post {
    async fn open() -> Post {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (sender, letters) = unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let sender = sender.clone();
                tokio::spawn(async move {
                    let mut line = BufStream::new(stream);
                    let _ = line.write_all(b"220 post\r\n").await;
                    let _ = line.flush().await;
                    let mut said = String::new();
                    while line.read_line(&mut said).await.is_ok_and(|count| count > 0) {
                        let verb = said.get(..4).unwrap_or_default().to_ascii_uppercase();
                        let answer = match verb.as_str() {
                            "EHLO" => "250 post\r\n",
                            "RCPT" if said.contains("nobody@") => "550 nobody is called so\r\n",
                            "DATA" => {
                                let _ = line.write_all(b"354 go on\r\n").await;
                                let _ = line.flush().await;
                                let mut letter = String::new();
                                while !letter.ends_with("\r\n.\r\n") {
                                    if line.read_line(&mut letter).await.is_ok_and(|count| count == 0) {
                                        break;
                                    }
                                }
                                let _ = sender.send(letter);
                                "250 taken\r\n"
                            }
                            "QUIT" => "221 farewell\r\n",
                            _ => "250 well\r\n",
                        };
                        let _ = line.write_all(answer.as_bytes()).await;
                        let _ = line.flush().await;
                        said.clear();
                    }
                });
            }
        });
        Post { address, letters }
    }

    /// The next letter, as it is read: its lines whole, its words in place.
    async fn next(&mut self) -> String {
        let letter = timeout(Duration::from_secs(30), self.letters.recv()).await.expect("a letter in time").unwrap();
        decoded(&letter)
    }

    async fn is_empty(&mut self) -> bool {
        timeout(Duration::from_secs(7), self.letters.recv()).await.is_err()
    }
}

/// What stands in a letter, of which some lines are longer than a mail server takes.
fn decoded(letter: &str) -> String {
    let joined = letter.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.bytes();
    while let Some(byte) = rest.next() {
        let mut ahead = rest.clone();
        let pair: Option<String> = (byte == b'=').then(|| ahead.by_ref().take(2).map(char::from).collect());
        match pair.and_then(|pair| u8::from_str_radix(&pair, 16).ok()) {
            Some(decoded) => {
                bytes.push(decoded);
                rest = ahead;
            }
            None => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn config(data: &Data, post: &Post) -> Config {
    let mail =
        Mail { server: format!("smtp://{}", post.address), password: None, from: "shogi@example.org".to_owned() };
    let public_url = Some("https://shogi.example.org".parse().unwrap());
    Config { mail: Some(mail), public_url, ..data.config() }
}

async fn ask(visitor: &mut Visitor, address: &str) -> Reply {
    visitor.post_form("/notices/mail", &form(&[("address", address)])).await
}

async fn say(visitor: &mut Visitor, page: &str, deed: &str) -> StatusCode {
    visitor.post_form(page, &form(&[("deed", deed)])).await.status
}

/// The page that a letter leads to.
fn page_of(letter: &str) -> String {
    let (_, rest) = letter.split_once("List-Unsubscribe: <https://shogi.example.org").expect("a way to say no");
    rest.split_once('>').unwrap().0.replace("\r\n ", "").to_owned()
}

/// Anna challenges somebody, and so much later it is.
async fn challenge(site: &Site, anna: &mut Visitor, whom: &str, data: &Data) {
    offer(anna, json!({"whom": whom, "clock": "10m+30s"})).await;
    let pool = database(data).await;
    pool.execute(AssertSqlSafe("UPDATE notice SET made_ms = made_ms - 960000")).await.unwrap();
    pool.execute(AssertSqlSafe("UPDATE mailbox SET sent_ms = sent_ms - 960000, asked_ms = asked_ms - 960000"))
        .await
        .unwrap();
    pool.close().await;
    assert!(!site.is_over());
}

#[tokio::test]
async fn who_says_that_an_address_is_theirs_is_written_to_until_they_want_no_more() {
    on_both(async |data| {
        let mut post = Post::open().await;
        let site = Site::start(config(data, &post)).await;
        let [mut anna, mut bruno] = [site.visitor(), site.visitor()];
        // Guests are asked to take a name, and strangers to write an address.
        assert_eq!(ask(&mut bruno, "bruno@example.org").await.status, StatusCode::FORBIDDEN);
        sign_up(&mut anna, "Anna").await;
        sign_up(&mut bruno, "Bruno").await;
        assert!(bruno.get("/notices").await.text.contains("action=\"/notices/mail\""));
        for wrong in ["", "bruno", "@example.org", "bruno@", "b r@example.org", "nobody@example.org"] {
            let reply = ask(&mut bruno, wrong).await;
            assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
        }
        assert_eq!(ask(&mut bruno, "bruno@example.org").await.status, StatusCode::SEE_OTHER);
        let letter = post.next().await;
        assert!(
            letter.contains("Subject: Is this address yours?") && letter.contains("Auto-Submitted: auto-generated")
        );
        let page = page_of(&letter);
        assert!(letter.contains(&format!("https://shogi.example.org{page}")), "{letter}");
        // Nobody makes the site write again and again.
        assert_eq!(ask(&mut bruno, "bruno@example.com").await.status, StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(ask(&mut anna, "Bruno@example.org").await.status, StatusCode::TOO_MANY_REQUESTS);
        // Not either by wanting no letters in between.
        let mut carla = site.visitor();
        sign_up(&mut carla, "Carla").await;
        assert_eq!(ask(&mut carla, "carla@example.org").await.status, StatusCode::SEE_OTHER);
        let hers = page_of(&post.next().await);
        assert_eq!(say(&mut carla, &hers, "end").await, StatusCode::SEE_OTHER);
        assert_eq!(ask(&mut carla, "carla@example.org").await.status, StatusCode::TOO_MANY_REQUESTS);
        // As long as nobody has said that it is theirs, nothing is written.
        challenge(&site, &mut anna, "Bruno", data).await;
        assert!(post.is_empty().await);
        // Two things come as one letter.
        challenge(&site, &mut anna, "Bruno", data).await;
        // Whoever reads there says so, on whatever device; a look at the page alone says nothing.
        let mut reader = site.visitor();
        assert!(reader.get(&page).await.text.contains("Is bruno@example.org your address?"));
        assert_eq!(say(&mut reader, &page, "").await, StatusCode::BAD_REQUEST);
        assert_eq!(say(&mut reader, &page, "confirm").await, StatusCode::SEE_OTHER);
        assert!(bruno.get("/notices").await.text.contains("We write to you at bruno@example.org."));
        // Then there is none for hours.
        let letter = post.next().await;
        assert!(letter.contains("Subject: 2 news on Miyako") || letter.contains("2 "), "{letter}");
        assert_eq!(letter.matches("Anna challenges you").count(), 2, "{letter}");
        assert!(
            letter.contains("https://shogi.example.org/lobby") && letter.contains("To get no more of these letters")
        );
        challenge(&site, &mut anna, "Bruno", data).await;
        assert!(post.is_empty().await);
        // It is in what is kept of him, and is his to end: from a letter, too, without signing in.
        assert!(bruno.get("/account/data").await.text.contains("one address"));
        let archive = takeout(&mut bruno).await;
        assert!(archive.iter().any(|(name, text)| name == "notices.json" && text.contains("bruno@example.org")));
        assert_eq!(say(&mut reader, &page, "end").await, StatusCode::SEE_OTHER);
        assert_eq!(reader.get(&page).await.status, StatusCode::NOT_FOUND);
        assert_eq!(say(&mut reader, &page, "confirm").await, StatusCode::NOT_FOUND);
        assert!(bruno.get("/notices").await.text.contains("action=\"/notices/mail\""));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_is_written_to_at_night_or_for_what_they_have_seen() {
    let data = Data::new();
    let mut post = Post::open().await;
    let site = Site::start(config(&data, &post)).await;
    let [mut anna, mut bruno] = [site.visitor(), site.visitor()];
    sign_up(&mut anna, "Anna").await;
    sign_up(&mut bruno, "Bruno").await;
    ask(&mut bruno, "bruno@example.org").await;
    let page = page_of(&post.next().await);
    say(&mut bruno, &page, "confirm").await;
    // It is night for him, whenever this test runs.
    let now = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC);
    let hour = |shift: i8| format!("{:02}:00", (now.hour() + 24 + shift) % 24);
    let [since, until] = [hour(-6), hour(6)];
    let all = [("zone", "UTC"), ("challenges", "on"), ("games", "on")];
    let wishes = [all.as_slice(), &[("since", since.as_str()), ("until", until.as_str())]].concat();
    bruno.post_form("/notices/quiet", &form(&wishes)).await;
    challenge(&site, &mut anna, "Bruno", &data).await;
    assert!(post.is_empty().await);
    // In the morning he looks himself.
    bruno.post_form("/notices/seen", "").await;
    bruno.post_form("/notices/quiet", &form(&all)).await;
    let pool = database(&data).await;
    pool.execute("UPDATE mailbox SET next_ms = 0").await.unwrap();
    assert!(post.is_empty().await);
    // What he does not want to hear of is not written either; the rest is.
    bruno.post_form("/notices/quiet", &form(&[("zone", "UTC"), ("games", "on")])).await;
    challenge(&site, &mut anna, "Bruno", &data).await;
    assert!(post.is_empty().await);
    // Whoever goes takes the address along.
    let left = bruno.post_form("/account/leave", &form(&[("password", PASSWORD)])).await;
    assert_eq!(left.status, StatusCode::SEE_OTHER);
    assert!(site.see_off(i64::MAX).await);
    for _ in 0..1_500 {
        if sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM mailbox").fetch_one(&pool).await.unwrap() == 0 {
            break;
        }
        sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM mailbox").fetch_one(&pool).await.unwrap(), 0);
    pool.close().await;
    site.stop().await;
}

#[tokio::test]
async fn without_a_mail_server_nobody_is_asked_and_a_wrong_one_is_said_at_the_start() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    assert!(!anna.get("/notices").await.text.contains("/notices/mail"));
    assert_eq!(ask(&mut anna, "anna@example.org").await.status, StatusCode::NOT_FOUND);
    site.stop().await;
    let post = Post::open().await;
    let whole = config(&data, &post);
    let mail = |change: fn(&mut Mail)| {
        let mut mail = whole.mail.clone().unwrap();
        change(&mut mail);
        Config { mail: Some(mail), ..whole.clone() }
    };
    let cases = [
        (mail(|mail| mail.from = "nobody".to_owned()), "--mail-from wants an address"),
        (mail(|mail| mail.server = "mail.example.org".to_owned()), "--mail-server wants smtps://"),
        (Config { public_url: None, ..whole.clone() }, "--public-url"),
    ];
    for (config, part) in cases {
        let error = server::Server::bind(&config).await.err().expect("it does not start").to_string();
        assert!(error.contains(part), "{error}");
    }
}
