//! The lobby: offers, who takes them, and that of all who come at once exactly one does.

use crate::account::{form, sign_up};
use crate::desk::{come_in, enrol, owner, words};
use crate::postgres::on_both;
use crate::site::{Data, Line, Reply, Site, Visitor};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use sqlx::{Executor, Row};

pub(crate) async fn say(visitor: &mut Visitor, grade: &str) {
    let body = form(&[("grade", grade)]);
    assert_eq!(visitor.post_form("/lobby/strength", &body).await.status, StatusCode::SEE_OTHER);
}

pub(crate) async fn offer(visitor: &mut Visitor, wish: Value) -> Value {
    let reply = visitor.post("/api/v1/seeks", wish).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
    reply.json()
}

pub(crate) fn id(seek: &Value) -> String {
    seek["id"].as_str().unwrap().to_owned()
}

pub(crate) async fn take(visitor: &mut Visitor, id: &str) -> Reply {
    visitor.post(&format!("/api/v1/seeks/{id}/take"), json!({})).await
}

async fn withdraw(visitor: &mut Visitor, id: &str) -> StatusCode {
    let request = Request::delete(format!("/api/v1/seeks/{id}")).body(Body::empty()).unwrap();
    visitor.send(request).await.status
}

async fn offers(visitor: &mut Visitor) -> Vec<Value> {
    visitor.get("/api/v1/seeks").await.json().as_array().cloned().unwrap()
}

/// Somebody opens the lobby.
async fn enter(visitor: &Visitor) -> (Line, Value) {
    let mut line = visitor.open("lobby", &format!("http://{}", visitor.address())).await.unwrap();
    let all = line.next().await;
    assert_eq!(all["type"], "all");
    (line, all)
}

#[tokio::test]
async fn an_offer_says_what_odds_each_would_have_and_whoever_takes_it_plays_so() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, mut carla] = std::array::from_fn(|_| site.visitor());
        sign_up(&mut anna, "Anna").await;
        say(&mut anna, "2d").await;
        say(&mut bruno, "3k").await;
        let (mut annas, _) = enter(&anna).await;
        let (mut brunos, _) = enter(&bruno).await;
        let wish = form(&[("clock", "10m+30s"), ("odds", "grades/jsa")]);
        assert_eq!(anna.post_form("/lobby/seeks", &wish).await.header("location"), "/lobby");

        let told = brunos.until("seek").await["seek"].clone();
        assert_eq!((&told["who"], &told["odds"]), (&json!("Anna · 2 dan"), &json!("You receive odds: Rook")));
        assert_eq!(annas.until("seek").await["seek"]["way"], "withdraw");
        let page = bruno.get("/lobby").await.text;
        assert!(page.contains("You receive odds: Rook") && page.contains("Here now: Anna<"), "{page}");
        // Of whom nobody knows how strong they are plays even.
        assert!(carla.get("/lobby").await.text.contains("even as long as you do not say your strength"));

        let path = format!("/lobby/seeks/{}/take", told["id"].as_str().unwrap());
        let other_odds = bruno.post_form(&path, &form(&[("plan", "rook/white")])).await;
        assert_eq!(other_odds.status, StatusCode::CONFLICT);
        assert!(other_odds.text.contains("The odds have changed"), "{}", other_odds.text);
        let taken = bruno.post_form(&path, &form(&[("plan", "rook/black"), ("name", "Bruno")])).await;
        assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text);
        let game = taken.header("location").to_owned();
        assert_eq!(annas.until("begun").await["url"], game);
        assert_eq!(brunos.until("begun").await["url"], game);

        let told = bruno.get(&format!("/api/v1{game}")).await.json();
        assert_eq!(told["you"], json!(["black"]), "{told}");
        assert_eq!(told["game"]["handicap"], "rook", "{told}");
        // Nobody else gets it.
        assert!(offers(&mut carla).await.is_empty());
        let late = carla.post_form(&path, "").await;
        assert_eq!(late.status, StatusCode::CONFLICT);
        assert!(late.text.contains("Too late") && late.text.contains("href=\"/lobby\""), "{}", late.text);
        site.stop().await;
    })
    .await;
}

/// So many times two come at once.
const RACES: usize = 1_000;

#[tokio::test]
async fn of_two_who_take_an_offer_at_once_one_gets_the_game() {
    on_both(async |data| {
        let mut config = data.config();
        config.limits.new_games_a_minute = 1_000_000;
        let site = Site::start(config).await;
        let [mut anna, mut bruno, mut carla] = std::array::from_fn(|_| site.visitor());
        for _ in 0..RACES {
            let id = id(&offer(&mut anna, json!({"clock": "10m"})).await);
            let (one, other) = tokio::join!(take(&mut bruno, &id), take(&mut carla, &id));
            let mut got = [one.status, other.status];
            got.sort();
            assert_eq!(got, [StatusCode::CREATED, StatusCode::CONFLICT]);
        }
        assert!(offers(&mut bruno).await.is_empty());
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn two_who_would_play_anybody_are_led_to_each_other() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
    for (visitor, grade) in [(&mut anna, "10k"), (&mut bruno, "9k")] {
        say(visitor, grade).await;
    }
    let (mut annas, _) = enter(&anna).await;
    let (mut brunos, _) = enter(&bruno).await;
    let wish = form(&[("clock", "10m+30s"), ("odds", "grades/jsa"), ("quick", "on")]);
    anna.post_form("/lobby/seeks", &wish).await;
    let page = anna.get("/lobby").await.text;
    assert!(page.contains("Looking for an opponent") && page.contains("data-computer-after"), "{page}");
    bruno.post_form("/lobby/seeks", &wish).await;
    let game = annas.until("begun").await["url"].clone();
    assert_eq!(brunos.until("begun").await["url"], game);
    assert!(offers(&mut anna).await.is_empty());
    // One grade apart, the weaker begins (HCAP-11).
    let told = anna.get(&format!("/api/v1{}", game.as_str().unwrap())).await.json();
    assert_eq!(told["you"], json!(["black"]), "{told}");
    site.stop().await;
}

#[tokio::test]
async fn nobody_is_led_to_somebody_who_has_just_left() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
    let wish = form(&[("clock", "10m+30s"), ("odds", "grades/jsa"), ("quick", "on")]);
    say(&mut anna, "10k").await;
    say(&mut bruno, "10k").await;
    let (mut brunos, _) = enter(&bruno).await;
    let (annas, _) = enter(&anna).await;
    anna.post_form("/lobby/seeks", &wish).await;
    drop(annas);
    // She has gone.
    while brunos.until("here").await["text"] != "So far you are the only one here." {}
    bruno.post_form("/lobby/seeks", &wish).await;
    // Offers are looked through every two seconds.
    tokio::time::sleep(std::time::Duration::from_millis(2_500)).await;
    assert_eq!(offers(&mut bruno).await.len(), 2, "they wait for each other");
    let (mut annas, _) = enter(&anna).await;
    let game = annas.until("begun").await["url"].clone();
    assert_eq!(brunos.until("begun").await["url"], game);
    site.stop().await;
}

#[tokio::test]
async fn an_offer_that_lasts_outlives_its_makers_browser_and_the_server() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
        let (line, _) = enter(&anna).await;
        let lasting = id(&offer(&mut anna, json!({"clock": "30m+60s", "lasting": true, "name": "Anna"})).await);
        offer(&mut anna, json!({"clock": "10m"})).await;
        assert_eq!(offers(&mut bruno).await.len(), 2);
        drop(line);
        site.stop().await;

        // Nobody can be waiting at a site that has just been opened.
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.again(&anna), site.again(&bruno));
        let left = offers(&mut bruno).await;
        assert_eq!(left.iter().map(id).collect::<Vec<_>>(), [lasting.as_str()]);
        assert_eq!(left[0]["text"]["who"], "Anna (guest)");
        let game = take(&mut bruno, &lasting).await.json()["url"].as_str().unwrap().to_owned();
        // She finds it when she comes back.
        assert!(anna.get("/").await.text.contains(&game));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_offered_or_taken_is_refused_with_a_reason() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
    for (wish, field) in [
        (json!({"clock": "soon"}), "clock"),
        (json!({}), "clock"),
        (json!({"clock": "10m", "odds": "give/all"}), "odds"),
        (json!({"clock": "10m", "variant": "chu", "odds": "give/lance"}), "odds"),
        (json!({"clock": "10m", "color": "purple"}), "color"),
        (json!({"clock": "10m", "highest": "10d"}), "highest"),
        (json!({"clock": "10m", "odds": "give/lance,rook,lance"}), "odds"),
    ] {
        let reply = anna.post("/api/v1/seeks", wish.clone()).await;
        assert_eq!((reply.status, &reply.json()["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(field)), "{wish}");
        assert!(!reply.json()["text"].as_str().unwrap().contains("error-"), "{}", reply.text);
    }
    let rated = anna.post("/api/v1/seeks", json!({"clock": "10m", "rated": true})).await;
    assert_eq!((rated.status, &rated.json()["code"]), (StatusCode::FORBIDDEN, &json!("not-signed-in")));
    let grade = anna.post_form("/lobby/strength", "grade=30k").await;
    assert_eq!(grade.status, StatusCode::UNPROCESSABLE_ENTITY);

    // Nobody takes their own, or withdraws another's.
    let seek = id(&offer(&mut anna, json!({"clock": "10m", "lowest": "5k"})).await);
    assert_eq!(take(&mut anna, &seek).await.json()["code"], "own-seek");
    assert_eq!(take(&mut bruno, &seek).await.json()["code"], "seek-no-grade");
    say(&mut bruno, "6k").await;
    assert_eq!(take(&mut bruno, &seek).await.json()["code"], "seek-range");
    assert_eq!(withdraw(&mut bruno, &seek).await, StatusCode::NOT_FOUND);
    assert_eq!(take(&mut bruno, "nothing").await.json()["code"], "seek-gone");
    assert_eq!(withdraw(&mut anna, &seek).await, StatusCode::NO_CONTENT);
    assert_eq!(withdraw(&mut anna, &seek).await, StatusCode::CONFLICT);
    let named = id(&offer(&mut anna, json!({"clock": "10m", "named_only": true, "lasting": true})).await);
    assert_eq!(take(&mut bruno, &named).await.json()["code"], "not-signed-in");

    // Five at most, and one that is waited for.
    for _ in 0..4 {
        offer(&mut anna, json!({"clock": "10m", "lasting": true})).await;
    }
    let sixth = anna.post("/api/v1/seeks", json!({"clock": "10m", "lasting": true})).await;
    assert_eq!((sixth.status, &sixth.json()["code"]), (StatusCode::INSUFFICIENT_STORAGE, &json!("enough-seeks")));
    site.stop().await;
}

#[tokio::test]
async fn who_does_not_want_to_play_with_somebody_does_not_in_either_way() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
    sign_up(&mut anna, "Anna").await;
    sign_up(&mut bruno, "Bruno").await;
    anna.post_form("/account/blocks", &form(&[("name", "Bruno")])).await;
    let annas = id(&offer(&mut anna, json!({"clock": "10m", "lasting": true})).await);
    let brunos = id(&offer(&mut bruno, json!({"clock": "10m", "lasting": true})).await);
    assert_eq!(take(&mut bruno, &annas).await.json()["code"], "not-open");
    assert_eq!(take(&mut anna, &brunos).await.json()["code"], "not-open");
    // Neither is shown what the other offers.
    for (visitor, own) in [(&mut anna, &annas), (&mut bruno, &brunos)] {
        let seen: Vec<String> = offers(visitor).await.iter().map(id).collect();
        assert_eq!(seen, std::slice::from_ref(own));
    }
    site.stop().await;
}

#[tokio::test]
async fn what_a_guest_offers_is_gone_with_the_guest() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
    offer(&mut anna, json!({"clock": "10m", "lasting": true})).await;
    assert_eq!(offers(&mut bruno).await.len(), 1);
    assert_eq!(anna.post_form("/forget", "").await.status, StatusCode::SEE_OTHER);
    assert!(offers(&mut bruno).await.is_empty());
    site.stop().await;
}

#[tokio::test]
async fn a_program_says_that_it_is_one_before_its_first_game() {
    let data = Data::new();
    let site = data.start().await;
    let [mut bot, mut anna] = std::array::from_fn(|_| site.visitor());
    sign_up(&mut bot, "Robot").await;
    assert_eq!(bot.post_form("/account/program", "").await.status, StatusCode::SEE_OTHER);
    assert!(bot.get("/account").await.text.contains("A program plays under this name."));
    let told = offer(&mut bot, json!({"clock": "10m", "lasting": true})).await;
    assert_eq!(offers(&mut anna).await[0]["text"]["who"], "Robot (program)");
    let game = take(&mut anna, &id(&told)).await.json()["url"].as_str().unwrap().to_owned();
    let players = anna.get(&format!("/api/v1{game}")).await.json()["game"]["players"].clone();
    let told: Vec<(bool, &str)> = ["black", "white"]
        .map(|side| (players[side]["program"] == true, players[side]["shown"].as_str().unwrap()))
        .to_vec();
    assert!(told.contains(&(true, "Robot (program)")) && told.contains(&(false, "Guest")), "{told:?}");

    // Who has played is no program any more; who has no name is none either.
    sign_up(&mut anna, "Anna").await;
    let late = anna.post_form("/account/program", "").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text.contains("It has played already"), "{}", late.text);
    assert_eq!(site.visitor().post_form("/account/program", "").await.status, StatusCode::FORBIDDEN);
    // It is so after a restart.
    let (name, bot) = ("Robot (program)", bot);
    site.stop().await;
    let site = data.start().await;
    let mut bot = site.again(&bot);
    offer(&mut bot, json!({"clock": "10m", "lasting": true})).await;
    assert_eq!(offers(&mut site.visitor()).await[0]["text"]["who"], name);
    site.stop().await;
}

#[tokio::test]
async fn games_that_may_be_watched_are_shown_and_no_others() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno, mut carla] = std::array::from_fn(|_| site.visitor());
    let mut games = Vec::new();
    for (private, variant) in [(false, "shogi"), (true, "shogi"), (false, "chu")] {
        let wish = json!({"clock": "30m", "lasting": true, "private": private, "variant": variant, "name": "Anna"});
        let seek = id(&offer(&mut anna, wish).await);
        let game = take(&mut bruno, &seek).await.json()["id"].as_str().unwrap().to_owned();
        let mut lines = [anna.connect(&game).await.0, bruno.connect(&game).await.0];
        lines[0].until("began").await;
        games.push((game, lines));
    }
    let told = carla.get("/api/v1/tv").await.json();
    let mut shown: Vec<&str> = told.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    shown.sort_unstable();
    let mut open = [games[0].0.as_str(), games[2].0.as_str()];
    open.sort_unstable();
    assert_eq!(shown, open, "{told}");
    let page = carla.get("/tv").await.text;
    let board = format!("data-game=\"{}\"", games[0].0);
    assert!(page.contains(&board) && page.contains("Anna (guest)") && !page.contains(&games[1].0), "{page}");
    assert!(page.contains(&format!("href=\"/games/{}\"", games[2].0)), "{page}");
    // None of those who play is of the club.
    assert_eq!(carla.get("/api/v1/tv?club").await.json(), json!([]));
    let club = carla.get("/tv?club").await.text;
    assert!(club.contains("Everybody’s games") && club.contains("<h1>The club live</h1>"));
    let chu = carla.get("/tv?game=chu").await.text;
    assert!(chu.contains(&games[2].0) && !chu.contains(&games[0].0), "{chu}");
    assert!(carla.get("/lobby").await.text.contains(&format!("/games/{}", games[0].0)));
    site.stop().await;
}

#[tokio::test]
async fn by_the_day_an_offer_lasts_and_its_game_begins_at_once() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
        let wish = form(&[("clock", "3d/move"), ("odds", "grades/jsa"), ("quick", "on")]);
        assert_eq!(anna.post_form("/lobby/seeks", &wish).await.status, StatusCode::SEE_OTHER);
        let seek = offers(&mut bruno).await[0].clone();
        assert_eq!((&seek["lasting"], &seek["clock"]), (&json!(true), &json!("3d/move")));
        let game = take(&mut bruno, &id(&seek)).await.json()["id"].as_str().unwrap().to_owned();
        // Nobody need be there: whoever is Black moves.
        let told = bruno.get(&format!("/api/v1/games/{game}")).await.json();
        assert_eq!(told["phase"]["kind"], "playing", "{told}");
        let (player, other) = if told["you"] == json!(["black"]) { (bruno, anna) } else { (anna, bruno) };
        let mut line = player.connect(&game).await.0;
        assert_eq!(line.play(1, "7g7f").await["type"], "move");
        drop(other);
        site.stop().await;
    })
    .await;
}

/// An offer for another hour stays until then, and whoever takes it has an appointment that their calendar understands.
#[tokio::test]
async fn an_offer_for_another_hour_is_an_appointment() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno] = std::array::from_fn(|_| site.visitor());
        sign_up(&mut anna, "Anna").await;
        let in_a_day = crate::invitation::in_ms(24 * 3_600_000);
        let wish = json!({"clock": "10m+30s", "odds": "even", "starts_at": in_a_day, "quick": true, "color": "black"});
        let seek = offer(&mut anna, wish).await;
        assert_eq!((&seek["lasting"], &seek["starts_at_ms"]), (&json!(true), &seek["expires_ms"]));
        let page = bruno.get("/lobby").await.text;
        assert!(page.contains(&format!("<time class=\"when\" datetime=\"{}\">", seek["text"]["at"].as_str().unwrap())));
        // Nobody has to be there until then.
        site.stop().await;
        let site = data.start().await;
        let mut bruno = site.again(&bruno);
        let taken = json!({"name": "Bruno; B"});
        let game = bruno.post(&format!("/api/v1/seeks/{}/take", id(&seek)), taken).await.json();
        let path = game["url"].as_str().unwrap();
        assert!(bruno.get(path).await.text.contains(&format!("href=\"{path}/appointment.ics\"")));
        let calendar = bruno.get(&format!("{path}/appointment.ics")).await;
        assert_eq!(calendar.header("content-type"), "text/calendar; charset=utf-8");
        assert!(calendar.text.contains("\r\nSUMMARY:Shogi: Anna – Bruno\\; B (guest)\r\n"), "{}", calendar.text);
        assert!(calendar.text.starts_with("BEGIN:VCALENDAR\r\n") && calendar.text.ends_with("END:VCALENDAR\r\n"));
        let whole = bruno.get(&format!("/api/v1{path}")).await.json();
        assert_eq!(whole["game"]["starts_at_ms"], seek["starts_at_ms"]);
        for (clock, hour) in
            [("10m+30s", "yesterday"), ("10m+30s", "2001-01-01T00:00:00Z"), ("3d/move", in_a_day.as_str())]
        {
            let reply = bruno.post("/api/v1/seeks", json!({"clock": clock, "starts_at": hour})).await;
            let told = reply.json();
            assert_eq!(
                (reply.status, &told["field"]),
                (StatusCode::UNPROCESSABLE_ENTITY, &json!("starts_at")),
                "{told}"
            );
        }
        // Other games have no hour.
        let now = bruno.make(json!({"opponent": "computer"})).await;
        assert_eq!(bruno.get(&format!("/games/{now}/appointment.ics")).await.status, StatusCode::NOT_FOUND);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn whom_one_may_not_play_with_bars_nobody_elses_way() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno, mut carla] = std::array::from_fn(|_| site.visitor());
    let mut lines = Vec::new();
    for (visitor, name, grade) in [(&mut anna, "Anna", "1k"), (&mut bruno, "Bruno", "1k"), (&mut carla, "Carla", "3k")]
    {
        sign_up(visitor, name).await;
        say(visitor, grade).await;
        lines.push(enter(visitor).await.0);
    }
    anna.post_form("/account/blocks", &form(&[("name", "Bruno")])).await;
    let wish = form(&[("clock", "10m+30s"), ("odds", "grades/jsa"), ("quick", "on"), ("rated", "on")]);
    for visitor in [&mut anna, &mut bruno, &mut carla] {
        visitor.post_form("/lobby/seeks", &wish).await;
    }
    // The nearest two do not play each other; the third plays one of them.
    let game = lines[2].until("begun").await["url"].clone();
    assert!(game.as_str().unwrap().starts_with("/games/"));
    assert_eq!(offers(&mut carla).await.len(), 1);
    site.stop().await;
}

#[tokio::test]
async fn who_is_not_of_age_is_shown_to_the_clubs_people_alone() {
    let data = Data::new();
    let site = data.start().await;
    let mut olga = owner(&site).await;
    let card = words(&enrol(&mut olga, "Kai", true).await);
    let (mut kai, _) = come_in(&site, "Kai", &card, "torre rossa 3").await;
    let mut stranger = site.visitor();
    offer(&mut kai, json!({"clock": "10m", "lasting": true})).await;
    offer(&mut stranger, json!({"clock": "15m", "lasting": true})).await;
    let _line = enter(&kai).await;
    let clocks = async |visitor: &mut Visitor| -> Vec<String> {
        offers(visitor).await.iter().map(|seek| seek["clock"].as_str().unwrap().to_owned()).collect()
    };
    // Each sees their own; a stranger and a minor see nothing of each other.
    assert_eq!(clocks(&mut stranger).await, ["15m"]);
    assert_eq!(clocks(&mut kai).await, ["10m"]);
    assert!(!stranger.get("/lobby").await.text.contains("Kai"));
    assert_eq!(clocks(&mut olga).await, ["15m", "10m"]);
    assert!(olga.get("/lobby").await.text.contains("Here now: Kai"));
    site.stop().await;
}

/// Who is here is counted once an hour, whatever they have open; the page tells at which hours that was most, and nothing before anybody came.
#[tokio::test]
async fn the_lobby_tells_at_which_hours_people_are_here() {
    on_both(async |data| {
        const HOUR_MS: i64 = 3_600_000;
        let site = data.start().await;
        let mut anna = site.visitor();
        assert!(!anna.get("/lobby").await.text.contains("class=\"hours\""));
        let (_annas, _) = enter(&anna).await;
        let id = anna.make(json!({})).await;
        let (_game, _) = anna.connect(&id).await;
        let pool = crate::wakes::database(data).await;
        let counted = async || {
            let rows =
                sqlx::query("SELECT hour_ms, people FROM presence ORDER BY hour_ms").fetch_all(&pool).await.unwrap();
            rows.iter().map(|row| (row.get::<i64, _>("hour_ms"), row.get::<i64, _>("people"))).collect::<Vec<_>>()
        };
        let hour_ms = loop {
            if let [.., (hour_ms, people)] = counted().await[..] {
                assert_eq!((hour_ms % HOUR_MS, people), (0, 1));
                break hour_ms;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        };
        // Yesterday there were more, two hours earlier; what was long ago does not count.
        for (before, people) in [(26, 30), (24 * 8, 99)] {
            let at = hour_ms - before * HOUR_MS;
            let sql = format!("INSERT INTO presence (hour_ms, people) VALUES ({at}, {people})");
            pool.execute(sqlx::AssertSqlSafe(sql)).await.unwrap();
        }
        let page = anna.get("/lobby").await.text;
        let busiest = (hour_ms / HOUR_MS - 26).rem_euclid(24);
        assert!(page.contains(&format!("data-hour=\"{busiest}\">Most: around {busiest:02}:00 UTC.")), "{page}");
        site.stop().await;
    })
    .await;
}

/// What cannot be offered is said over the form, which keeps what was written.
#[tokio::test]
async fn a_form_with_a_mistake_comes_back_as_it_was_sent() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    let fields = [
        ("clock", "15m+60s"),
        ("odds", "give/rook"),
        ("whom", "Nobody"),
        ("lowest", "5k"),
        ("private", "on"),
        ("color", "white"),
    ];
    let reply = anna.post_form("/lobby/seeks", &form(&fields)).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.text);
    let page = &reply.text;
    let (_, offer) = page.split_once("<details class=\"offer\" id=\"offer\" open>").expect("the form is open");
    assert!(offer.contains("<p class=\"wrong\" role=\"alert\""), "{offer}");
    for kept in [
        "<option value=\"15m+60s\" selected>",
        "<option value=\"give/rook\" selected>",
        "value=\"Nobody\"",
        "<option value=\"5k\" selected>",
        "name=\"private\" checked>",
        "<option value=\"white\" selected>",
    ] {
        assert!(offer.contains(kept), "{kept}: {offer}");
    }
    assert!(!offer.contains("name=\"lasting\" checked"), "{offer}");
    // A challenge that is gone cannot be answered: there is no form for it.
    let gone = anna.post_form("/lobby/seeks/nothing/counter", &form(&fields)).await;
    assert_eq!(gone.status, StatusCode::CONFLICT);
    assert!(!gone.text.contains("id=\"offer\""), "{}", gone.text);
    site.stop().await;
}

#[tokio::test]
async fn who_judges_complaints_takes_away_what_should_not_be_offered() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let [mut anna, mut guest] = [site.visitor(), site.visitor()];
        sign_up(&mut anna, "Anna").await;
        let of_guest = offer(&mut guest, json!({"name": "Something rude", "clock": "3d/move"})).await;
        let of_olga = offer(&mut olga, json!({"clock": "3d/move"})).await;
        let path = |seek: &Value| format!("/lobby/seeks/{}/remove", id(seek));
        for offers in [offers(&mut anna).await, offers(&mut guest).await] {
            assert!(offers.iter().all(|seek| seek["text"]["removable"] == false));
        }
        let removable: Vec<Value> =
            offers(&mut olga).await.iter().map(|seek| seek["text"]["removable"].clone()).collect();
        assert_eq!(removable, [json!(false), json!(true)], "one's own is withdrawn");
        for (visitor, seek) in [(&mut anna, &of_guest), (&mut guest, &of_olga)] {
            assert_eq!(visitor.post_form(&path(seek), "").await.status, StatusCode::FORBIDDEN);
        }
        assert_eq!(olga.post_form(&path(&of_guest), "").await.status, StatusCode::SEE_OTHER);
        assert_eq!(offers(&mut guest).await.iter().map(id).collect::<Vec<_>>(), [id(&of_olga)]);
        assert_eq!(olga.post_form(&path(&of_guest), "").await.status, StatusCode::CONFLICT);
        assert!(olga.get("/club/log").await.text.contains("Offer of a game removed:"));
        site.stop().await;
    })
    .await;
}
