//! What is kept of somebody is listed, taken away, and gone when they want to go; what others have of it stays whole.

use crate::account::{PASSWORD, form, games, records, sign_in, sign_up};
use crate::crash::start;
use crate::postgres::on_both;
use crate::site::{Data, Site, Visitor};
use crate::together::begin;
use crate::wakes::database;
use crate::yonin::{connect, make};
use crate::zip::unzipped;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use sqlx::{AnyPool, AssertSqlSafe, Executor, Row};
use std::time::Duration;
use tokio::time::sleep;

const DAY_MS: i64 = 24 * 3_600_000;

/// Two games in one file, the second with a variation.
const TWO_GAMES: &str = "表題:Primavera\n手数----指手---------消費時間--\n1 7六歩(77)\n*Bene\n2 3四歩(33)\n3 投了\n\n\
                         表題:Autunno\n手数----指手---------消費時間--\n1 2六歩(27)\n2 8四歩(83)\n\n変化:2手\n2 3四歩(33)\n";

async fn import(visitor: &mut Visitor, name: &str, text: &str) -> Vec<Value> {
    let path = format!("/api/v1/records?name={name}&again=true");
    let reply = visitor.send(Request::post(path).body(Body::from(text.to_owned())).unwrap()).await;
    assert!(reply.status.is_success(), "{}", reply.text);
    reply.json()["records"].as_array().unwrap().clone()
}

pub(crate) async fn takeout(visitor: &mut Visitor) -> Vec<(String, String)> {
    let reply = visitor.get("/account/data.zip").await;
    assert_eq!((reply.status, reply.header("content-type")), (StatusCode::OK, "application/zip"));
    unzipped(&reply.bytes)
}

fn file<'a>(files: &'a [(String, String)], name: &str) -> &'a str {
    &files.iter().find(|(own, _)| own == name).unwrap_or_else(|| panic!("{name} is missing: {files:?}")).1
}

fn in_folder<'a>(files: &'a [(String, String)], folder: &str) -> Vec<&'a (String, String)> {
    files.iter().filter(|(name, _)| name.starts_with(folder)).collect()
}

async fn leave(visitor: &mut Visitor, password: &str) -> StatusCode {
    visitor.post_form("/account/leave", &form(&[("password", password)])).await.status
}

async fn one<T>(pool: &AnyPool, sql: &str) -> T
where
    T: for<'r> sqlx::Decode<'r, sqlx::Any> + sqlx::Type<sqlx::Any>,
{
    pool.fetch_one(AssertSqlSafe(sql.to_owned())).await.unwrap().get(0)
}

/// Where in the database this text still stands.
async fn found(data: &Data, text: &str) -> Vec<String> {
    let pool = database(data).await;
    let mut places = Vec::new();
    for (table, column) in [
        ("account", "person"),
        ("account", "name"),
        ("device", "person"),
        ("recovery", "person"),
        ("leaving", "person"),
        ("seat", "visitor"),
        ("seat", "name"),
        ("game", "visitor"),
        ("finished_game", "owner"),
        ("hindsight", "owner"),
        ("record", "owner"),
        ("record", "content"),
        ("library", "owner"),
        ("tsume_try", "visitor"),
        ("attempt", "person"),
        ("assignment", "teacher"),
        ("simul", "teacher"),
        ("simul_game", "name"),
        ("pupil", "person"),
        ("pupil", "name"),
    ] {
        let sql = format!("SELECT COUNT(*) FROM {table} WHERE {column} LIKE '%{text}%'");
        if one::<i64>(&pool, &sql).await > 0 {
            places.push(format!("{table}.{column}"));
        }
    }
    pool.close().await;
    places
}

/// While no server runs, so many days go by for those who want to go.
async fn let_days_pass(data: &Data, days: i64) {
    let pool = database(data).await;
    pool.execute(AssertSqlSafe(format!("UPDATE leaving SET due_ms = due_ms - {}", days * DAY_MS))).await.unwrap();
    pool.close().await;
}

async fn until_gone(data: &Data) {
    let pool = database(data).await;
    while one::<i64>(&pool, "SELECT COUNT(*) FROM leaving").await > 0 {
        sleep(Duration::from_millis(20)).await;
    }
    pool.close().await;
}

/// Anna with a name, a game that has ended and one that goes on, both with Bruno, records, a link, a problem; her
/// person's id, and the ids of both games.
async fn lived_in(data: &Data, site: &Site) -> (Visitor, Visitor, String, [String; 2]) {
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let mut ids = Vec::new();
    for ends in [true, false] {
        let wish = json!({"opponent": "link", "name": "Anna", "clock": "1h", "color": "black", "ruleset": "official"});
        let id = anna.make(wish).await;
        bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
        let ((mut first, _), (mut second, _)) = (anna.connect(&id).await, bruno.connect(&id).await);
        first.until("began").await;
        first.play(1, "7g7f").await;
        if ends {
            second.until("move").await;
            second.say(&json!({"type": "resign"}).to_string()).await;
            second.until("end").await;
        }
        ids.push(id);
    }
    sign_up(&mut anna, "Anna Verdi").await;
    let kept = import(&mut anna, "primavera.kif", TWO_GAMES).await;
    let share = format!("/api/v1/records/{}/share", kept[0]["id"].as_str().unwrap());
    assert_eq!(anna.post(&share, json!({})).await.status, StatusCode::OK);
    let problems = anna.get("/api/v1/tsume/problems").await.json();
    let problem = problems["problems"][0]["id"].clone();
    anna.post("/api/v1/tsume/solution", json!({"problem": problem})).await;
    let pool = database(data).await;
    let person = one::<String>(&pool, "SELECT person FROM account").await;
    pool.close().await;
    (anna, bruno, person, ids.try_into().unwrap())
}

#[tokio::test]
async fn what_is_kept_is_listed_and_taken_away() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno, person, [over, running]) = lived_in(data, &site).await;
        assert_eq!(records(&mut anna, "").await.len(), 3, "two of a file, one of a game");
        let page = anna.get("/account/data").await;
        for told in ["Anna Verdi, since", "2 games, 1 going on", "3 records, one file", "One shared record", "One try"]
        {
            assert!(page.text.contains(told), "{told}: {}", page.text);
        }
        assert!(page.text.contains("href=\"/account/data.zip\""));

        let files = takeout(&mut anna).await;
        let account: Value = serde_json::from_str(file(&files, "account.json")).unwrap();
        assert_eq!((&account["name"], &account["codes_left"]), (&json!("Anna Verdi"), &json!(10)));
        let devices: Value = serde_json::from_str(file(&files, "devices.json")).unwrap();
        assert_eq!(devices.as_array().unwrap().len(), 1);
        let tries: Value = serde_json::from_str(file(&files, "tsume.json")).unwrap();
        assert_eq!(tries[0]["outcome"], "shown");
        assert!(file(&files, "README.txt").starts_with("Everything that Miyako keeps of you."));
        let all = format!("{files:?}");
        for secret in ["argon2", &person, anna.cookie()] {
            assert!(!all.contains(secret), "{secret}");
        }
        let played = in_folder(&files, "games/");
        assert_eq!(played.len(), 2);
        for id in [&over, &running] {
            assert!(played.iter().any(|(name, text)| name.contains(id.as_str()) && text.contains("７六歩(77)")));
        }
        let originals = in_folder(&files, "originals/");
        assert_eq!(originals.len(), 1, "once for both of its games");
        assert_eq!((&*originals[0].0, &*originals[0].1), ("originals/1 primavera.kif", TWO_GAMES));

        // What has left is taken in again, here by somebody else.
        let listed: Value = serde_json::from_str(file(&files, "records.json")).unwrap();
        let kept = in_folder(&files, "records/");
        assert_eq!((kept.len(), listed.as_array().unwrap().len()), (3, 3));
        for ((_, text), card) in kept.into_iter().zip(listed.as_array().unwrap()) {
            let again = import(&mut bruno, "again.kifu", text).await;
            let of_it = (again.len(), &again[0]["plies"], &again[0]["title"], &again[0]["ending"]);
            assert_eq!(of_it, (1, &card["plies"], &card["title"], &card["ending"]), "{text}");
        }

        // A stranger gets nobody's.
        let mut eve = site.visitor();
        let files = takeout(&mut eve).await;
        assert_eq!(file(&files, "account.json").replace(char::is_whitespace, ""), "{\"guest\":true}");
        assert!(!format!("{files:?}").contains("Anna"), "{files:?}");
        assert!(in_folder(&files, "games/").is_empty() && in_folder(&files, "records/").is_empty());
        let page = eve.get("/account/data").await.text;
        assert!(page.contains("0 games, 0 going on") && page.contains("href=\"/forget\"") && !page.contains("Anna"));
        site.stop().await;
    })
    .await;
}

/// More than is sent together, and than is in memory at a time.
#[tokio::test]
async fn an_archive_of_many_records_is_whole() {
    let data = Data::new();
    let limits = server::Limits { games_of_one_file: 2000, ..server::Limits::default() };
    let site = Site::start(server::Config { limits, ..data.config() }).await;
    let mut anna = site.visitor();
    let games: String = (0..1200)
        .map(|number| format!("表題:{number}\n手数----指手---------消費時間--\n1 7六歩(77)\n2 投了\n\n"))
        .collect();
    let kept = import(&mut anna, "many.kif", &games).await;
    assert_eq!(kept.len(), 1200);
    let files = takeout(&mut anna).await;
    assert_eq!(in_folder(&files, "records/").len(), kept.len());
    assert_eq!(file(&files, "originals/1 many.kif"), games);
    site.stop().await;
}

#[tokio::test]
async fn who_wants_to_go_can_think_better_of_it() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, _, _, _) = lived_in(data, &site).await;
        let mut phone = site.visitor();
        sign_in(&mut phone, "Anna Verdi", PASSWORD).await;
        let refused = anna.post_form("/account/leave", &form(&[("password", "cavallo nero 9")])).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
        assert!(refused.text.contains("role=\"alert\"") && !refused.text.contains("Your name will be gone"));
        assert_eq!(leave(&mut site.visitor(), PASSWORD).await, StatusCode::FORBIDDEN, "a guest has no name to close");
        assert_eq!(leave(&mut anna, PASSWORD).await, StatusCode::SEE_OTHER);
        assert_eq!(leave(&mut anna, PASSWORD).await, StatusCode::SEE_OTHER, "once more changes nothing");
        for path in ["/account", "/account/data"] {
            assert!(anna.get(path).await.text.contains("Your name will be gone on "), "{path}");
        }
        // Every other device is signed out; who signs in there is told first.
        assert!(games(&mut phone).await.is_empty());
        let reply = sign_in(&mut phone, "Anna Verdi", PASSWORD).await;
        assert_eq!((reply.status, reply.header("location")), (StatusCode::SEE_OTHER, "/account"));
        site.stop().await;

        // Not a day too early.
        let_days_pass(data, 13).await;
        let site = data.start().await;
        let (mut anna, mut phone) = (site.again(&anna), site.again(&phone));
        sleep(Duration::from_millis(300)).await;
        assert_eq!(games(&mut anna).await.len(), 2);
        assert_eq!(phone.post_form("/account/stay", "").await.status, StatusCode::SEE_OTHER);
        assert!(!phone.get("/account").await.text.contains("Your name will be gone"));
        site.stop().await;
        let_days_pass(data, 2).await;
        let site = data.start().await;
        let mut anna = site.again(&anna);
        sleep(Duration::from_millis(300)).await;
        assert_eq!((games(&mut anna).await.len(), records(&mut anna, "").await.len()), (2, 3));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn who_has_gone_is_gone_and_games_stay_whole() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno, person, [over, running]) = lived_in(data, &site).await;
        let shared = records(&mut anna, "text=Primavera").await[0]["share"].as_str().unwrap().to_owned();
        let mut eve = site.visitor();
        assert_eq!(eve.get(&shared).await.status, StatusCode::OK);
        // Bruno has kept the record of one game while she was there.
        assert_eq!(records(&mut bruno, "player=Anna").await.len(), 1);
        assert_eq!(leave(&mut anna, PASSWORD).await, StatusCode::SEE_OTHER);
        site.crash().await;

        let_days_pass(data, 15).await;
        let site = data.start().await;
        until_gone(data).await;
        let (mut anna, mut bruno) = (site.again(&anna), site.again(&bruno));
        for text in [&person, "Anna Verdi"] {
            assert!(found(data, text).await.is_empty(), "{text}: {:?}", found(data, text).await);
        }
        let pool = database(data).await;
        for (table, left) in [("upload", 0), ("record", 1), ("ended_visitor", 2)] {
            assert_eq!(one::<i64>(&pool, &format!("SELECT COUNT(*) FROM {table}")).await, left, "{table}");
        }
        let orphans = "SELECT COUNT(*) FROM record_term WHERE record NOT IN (SELECT number FROM record)";
        assert_eq!(one::<i64>(&pool, orphans).await, 0);
        pool.close().await;
        assert!(games(&mut anna).await.is_empty() && records(&mut anna, "").await.is_empty());
        assert_eq!(sign_in(&mut anna, "Anna Verdi", PASSWORD).await.status, StatusCode::FORBIDDEN);
        assert_eq!(site.visitor().get(&shared).await.status, StatusCode::NOT_FOUND);

        // What is Bruno's, too, is whole: pages, lists, results, records.
        for (id, reason, winner) in [(&over, "resign", "black"), (&running, "adjudicated", "white")] {
            let seen = bruno.get(&format!("/api/v1/games/{id}")).await.json();
            assert_eq!(
                (&seen["result"]["reason"], &seen["result"]["winner"]),
                (&json!(reason), &json!(winner)),
                "{seen}"
            );
            assert!(seen["game"]["players"]["black"]["name"].as_str().unwrap().starts_with("Former player "), "{seen}");
            assert_eq!(seen["can"]["rematch"], false, "{seen}");
            assert_eq!(bruno.get(&format!("/games/{id}")).await.status, StatusCode::OK);
            let kif = bruno.get(&format!("/api/v1/games/{id}/file")).await.text;
            assert!(kif.contains("先手：Former player ") && kif.contains("後手：Bruno"), "{kif}");
            let again = bruno.post(&format!("/api/v1/games/{id}/rematch"), json!({})).await;
            assert_eq!((again.status, &again.json()["code"]), (StatusCode::CONFLICT, &json!("player-gone")));
        }
        assert_eq!(games(&mut bruno).await.len(), 2);
        assert!(bruno.get("/games").await.text.contains("Former player "));
        assert_eq!(records(&mut bruno, "player=Anna").await.len(), 1, "kept as it was printed");
        assert_eq!(records(&mut bruno, "").await.len(), 2);
        // Nobody sits down under such a mark.
        let mark = {
            let pool = database(data).await;
            let mark = one::<String>(&pool, "SELECT name FROM seat WHERE side = 'black' LIMIT 1").await;
            pool.close().await;
            mark
        };
        let mut eve = site.visitor();
        let id = eve.make(json!({"opponent": "link", "name": mark, "color": "black"})).await;
        let shown = eve.get(&format!("/api/v1/games/{id}")).await.json();
        assert_eq!(shown["game"]["players"]["black"]["name"], &mark[1..]);
        // The name is free.
        sign_up(&mut eve, "Anna Verdi").await;
        assert_eq!(games(&mut eve).await, [id]);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn the_other_player_is_told_at_once() {
    let data = Data::new();
    let mut two = begin(&data, json!({"clock": "1h", "ruleset": "official"})).await;
    sign_up(&mut two.black.0, "Anna").await;
    assert_eq!(leave(&mut two.black.0, PASSWORD).await, StatusCode::SEE_OTHER);
    assert!(two.site.see_off(i64::MAX).await);
    let end = two.white.1.until("end").await;
    // It was her turn: she has given up.
    assert_eq!((&end["result"]["reason"], &end["result"]["winner"]), (&json!("resign"), &json!("white")), "{end}");
    let people = two.white.1.until_all("people").await;
    assert!(people["players"]["black"]["name"].as_str().unwrap().starts_with("Former player "), "{people}");
    assert!(two.site.see_off(i64::MAX).await, "once more there is nobody to see off");
    two.site.stop().await;
}

#[tokio::test]
async fn what_nobody_else_plays_is_closed_and_four_become_three() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let against_computer = anna.make(json!({"opponent": "computer", "level": "15k"})).await;
    let open = anna.make(json!({"opponent": "link"})).await;
    let four =
        make(&mut anna, json!({"west": "link", "north": "link", "east": "link", "begins": "south", "name": "Anna"}))
            .await;
    let mut others = Vec::new();
    for name in ["Bruno", "Carla", "Dino"] {
        let mut other = site.visitor();
        let joined = other.post(&format!("/api/v1/games/{four}/join"), json!({"name": name})).await;
        assert_eq!(joined.status, StatusCode::OK, "{}", joined.text);
        others.push(other);
    }
    drop(connect(&anna, &four).await);
    sign_up(&mut anna, "Anna").await;
    leave(&mut anna, PASSWORD).await;
    assert!(site.see_off(i64::MAX).await);
    for id in [&against_computer, &open] {
        let seen = others[0].get(&format!("/api/v1/games/{id}")).await.json();
        assert_eq!(seen["result"]["reason"], "interrupted", "{seen}");
    }
    let seen = others[0].get(&format!("/api/v1/games/{four}")).await.json();
    assert_eq!(seen["result"], Value::Null, "the others go on: {seen}");
    assert!(seen.to_string().contains("Former player "), "{seen}");
    let pool = database(&data).await;
    let out = "SELECT COUNT(*) FROM event WHERE kind IN ('resign', 'rule') AND side = 'south'";
    assert_eq!(one::<i64>(&pool, out).await, 1);
    pool.close().await;
    site.stop().await;
}

/// What makes no sense is named in the archive, and keeps nobody here.
#[tokio::test]
async fn games_that_cannot_be_read_keep_nobody() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(anna.make(json!({"opponent": "two"})).await);
    }
    let (mut line, _) = anna.connect(&games[1]).await;
    line.play(1, "7g7f").await;
    sign_up(&mut anna, "Anna").await;
    site.stop().await;
    let pool = database(&data).await;
    for sql in [
        format!("UPDATE game SET agreement = '?' WHERE id = '{}'", games[0]),
        format!("UPDATE event SET seq = seq + 7 WHERE game = '{}'", games[1]),
    ] {
        pool.execute(AssertSqlSafe(sql)).await.unwrap();
    }
    pool.close().await;
    let site = data.start().await;
    let mut anna = site.again(&anna);
    let files = takeout(&mut anna).await;
    let unreadable = file(&files, "unreadable.txt");
    assert_eq!(games.iter().map(|id| unreadable.contains(id)).collect::<Vec<_>>(), [true, true, false]);
    assert_eq!(in_folder(&files, "games/").len(), 1);
    assert_eq!(leave(&mut anna, PASSWORD).await, StatusCode::SEE_OTHER);
    assert!(site.see_off(i64::MAX).await);
    let pool = database(&data).await;
    assert_eq!(one::<i64>(&pool, "SELECT COUNT(*) FROM account").await, 0);
    assert_eq!(one::<i64>(&pool, "SELECT COUNT(*) FROM seat WHERE name NOT LIKE '~%'").await, 0);
    assert_eq!(one::<i64>(&pool, "SELECT COUNT(*) FROM game WHERE outcome = 'interrupted'").await, 1);
    pool.close().await;
    site.stop().await;
}

#[tokio::test]
async fn a_killed_server_sees_off_whoever_was_due() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, bruno, _, [_, running]) = lived_in(&data, &site).await;
    for number in 0..30 {
        import(&mut anna, "a.kif", &TWO_GAMES.replace("Primavera", &format!("Primavera {number}"))).await;
    }
    assert_eq!(records(&mut anna, "").await.len(), 50, "as many as a list has");
    leave(&mut anna, PASSWORD).await;
    site.stop().await;
    let_days_pass(&data, 15).await;
    for wait_ms in [0, 5, 10, 20, 40, 80] {
        let (mut process, _) = start(&data);
        sleep(Duration::from_millis(wait_ms)).await;
        process.kill().unwrap();
        process.wait().unwrap();
        // All of it, or nothing.
        let pool = database(&data).await;
        let counts =
            [one::<i64>(&pool, "SELECT COUNT(*) FROM account").await, one(&pool, "SELECT COUNT(*) FROM library").await];
        let kept = one::<i64>(&pool, "SELECT COUNT(*) FROM record").await;
        assert!([([1, 1], 63), ([0, 0], 0)].contains(&(counts, kept)), "{counts:?} {kept}");
        pool.close().await;
    }
    let (mut process, _) = start(&data);
    until_gone(&data).await;
    process.kill().unwrap();
    process.wait().unwrap();
    let site = data.start().await;
    let seen = site.again(&bruno).get(&format!("/api/v1/games/{running}")).await.json();
    assert_eq!(seen["result"]["winner"], "white", "{seen}");
    site.stop().await;
}

#[tokio::test]
async fn a_guest_is_forgotten_with_what_is_theirs_alone() {
    on_both(async |data| {
        let site = data.start().await;
        for (body, left) in [("all=on", (0, 0, 0)), ("", (2, 1, 1))] {
            let (mut anna, mut bruno) = (site.visitor(), site.visitor());
            let id = anna.make(json!({"opponent": "link", "name": "Anna"})).await;
            bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
            import(&mut anna, "a.kif", TWO_GAMES).await;
            let problems = anna.get("/api/v1/tsume/problems").await.json();
            anna.post("/api/v1/tsume/solution", json!({"problem": problems["problems"][0]["id"]})).await;
            let page = anna.get("/forget").await.text;
            assert!(page.contains("name=\"all\"") && page.contains("href=\"/account/data\""), "{page}");
            assert_eq!(anna.post_form("/forget", body).await.status, StatusCode::SEE_OTHER);
            assert!(games(&mut anna).await.is_empty());
            assert_eq!(games(&mut bruno).await, [id], "who has played with her keeps the game");
            let pool = database(data).await;
            let count = async |table: &str| one::<i64>(&pool, &format!("SELECT COUNT(*) FROM {table}")).await;
            let seen = (count("record").await, count("upload").await, count("tsume_try").await);
            assert_eq!(seen, left, "{body}");
            pool.close().await;
        }
        site.stop().await;
    })
    .await;
}
