//! A teacher plays with several pupils at once: boards with odds of their own, one link for all, and each sees only their own.

use crate::account::{PASSWORD, form, sign_up};
use crate::departure::takeout;
use crate::desk::{come_in, enrol, give, owner, words};
use crate::postgres::on_both;
use crate::site::{Data, Line, Reply, Site, Visitor};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Bruno by the grades, Carla at odds that are chosen, and a board for whoever comes.
const FIELDS: [(&str, &str); 12] = [
    ("title", "Giovedì"),
    ("clock", "none"),
    ("own-grade", "2d"),
    ("name", "Bruno"),
    ("grade", "3k"),
    ("odds", ""),
    ("name", "Carla"),
    ("grade", ""),
    ("odds", "two-piece"),
    ("free", "1"),
    ("free-odds", "six-piece"),
    ("make", "on"),
];

/// The id of the boards that these fields make.
async fn make(teacher: &mut Visitor, fields: &[(&str, &str)]) -> String {
    let reply = teacher.post_form("/teach/boards", &form(fields)).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    reply.header("location").trim_start_matches("/teach/boards/").to_owned()
}

async fn sit(pupil: &mut Visitor, id: &str, name: &str) -> Reply {
    pupil.post_form(&format!("/boards/{id}/sit"), &form(&[("name", name)])).await
}

async fn boards(teacher: &mut Visitor, id: &str) -> Vec<Value> {
    let reply = teacher.get(&format!("/api/v1/simuls/{id}")).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.json()["boards"].as_array().cloned().unwrap()
}

async fn deed(teacher: &mut Visitor, id: &str, place: usize, fields: &[(&str, &str)]) -> StatusCode {
    teacher.post_form(&format!("/teach/boards/{id}/{place}"), &form(fields)).await.status
}

fn of<'a>(board: &'a Value, field: &str) -> &'a str {
    board[field].as_str().unwrap_or_else(|| panic!("{field} of {board}"))
}

/// How the boards follow one another on the teacher's page.
async fn order(teacher: &mut Visitor, id: &str) -> Vec<(String, String)> {
    let page = teacher.get(&format!("/teach/boards/{id}")).await.text;
    let cards = page.split("<li data-place=\"").skip(1);
    let part = |card: &str, before: &str| card.split(before).nth(1).unwrap().split('"').next().unwrap().to_owned();
    cards.map(|card| (card.split('"').next().unwrap().to_owned(), part(card, "data-state=\""))).collect()
}

/// Both at a board, where the game has begun.
async fn both(teacher: &Visitor, pupil: &Visitor, game: &str) -> [Line; 2] {
    let (mut one, mut other) = (teacher.connect(game).await.0, pupil.connect(game).await.0);
    one.until("began").await;
    other.until("began").await;
    [one, other]
}

#[tokio::test]
async fn a_teacher_plays_with_several_pupils_at_once() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, mut carla, mut zoe, mut dino] = std::array::from_fn(|_| site.visitor());
        sign_up(&mut anna, "Anna").await;
        let id = make(&mut anna, &FIELDS).await;
        let told = boards(&mut anna, &id).await;
        let odds: Vec<&str> = told.iter().map(|board| of(board, "odds")).collect();
        assert_eq!(odds, ["rook", "two-piece", "six-piece"]);
        assert!(told.iter().all(|board| board["free"] == true && board["you"] == "white"), "{told:?}");
        assert!(anna.get("/teach").await.text.contains(&format!("/teach/boards/{id}")));

        // One link for all: by the name that the teacher has written, or at a free board; and a link for one alone.
        let page = bruno.get(&format!("/boards/{id}")).await.text;
        assert!(page.contains("Anna plays with several pupils") && !page.contains("Carla"), "{page}");
        assert_eq!(sit(&mut bruno, &id, " BRUNO ").await.header("location"), of(&told[0], "url"));
        assert_eq!(sit(&mut zoe, &id, "Zoe").await.header("location"), of(&told[2], "url"));
        let full = sit(&mut dino, &id, "Dino").await;
        assert_eq!(full.status, StatusCode::CONFLICT);
        assert!(full.text.contains("No board is for this name"), "{}", full.text);
        let way = of(&told[1], "way_in").to_owned();
        let seat = carla.get(&way).await;
        assert_eq!(seat.status, StatusCode::SEE_OTHER);
        let key = seat.header("location").split_once("?seat=").unwrap().1.to_owned();
        let join = |key: &str| form(&[("name", "Carla"), ("key", key)]);
        let address = format!("{}/join", of(&told[1], "url"));
        assert_eq!(dino.post_form(&address, &join("nothing")).await.status, StatusCode::FORBIDDEN);
        assert_eq!(carla.post_form(&address, &join(&key)).await.status, StatusCode::SEE_OTHER);
        // Who sits comes to their own board again, and sees no other.
        assert_eq!(bruno.get(&format!("/boards/{id}")).await.header("location"), of(&told[0], "url"));
        assert_eq!(sit(&mut bruno, &id, "Carla").await.header("location"), of(&told[0], "url"));
        assert_eq!(anna.get(&format!("/boards/{id}")).await.header("location"), format!("/teach/boards/{id}"));
        for path in
            [format!("/teach/boards/{id}"), format!("/api/v1/simuls/{id}"), format!("/boards/{id}/3?seat={key}")]
        {
            assert_eq!(bruno.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
        }

        // She moves at one board; those where she is to move come first.
        let games: Vec<String> = told.iter().map(|board| of(board, "game").to_owned()).collect();
        let [mut first, mut brunos] = both(&anna, &bruno, &games[0]).await;
        let [mut second, mut carlas] = both(&anna, &carla, &games[1]).await;
        first.play(1, "3c3d").await;
        brunos.until("move").await;
        let expected = [("2", "yours"), ("1", "theirs"), ("3", "coming")];
        let expected: Vec<_> =
            expected.iter().map(|(place, state)| ((*place).to_owned(), (*state).to_owned())).collect();
        assert_eq!(order(&mut anna, &id).await, expected);
        let told = boards(&mut anna, &id).await;
        assert_eq!(
            (of(&told[0], "turn"), &told[0]["ply"], &told[0]["last"]["usi"]),
            ("black", &json!(1), &json!("3c3d"))
        );
        assert!(told[0]["waits_ms"].as_i64().unwrap() < 600_000);
        // A move is taken back by the game's own agreement.
        first.say(r#"{"type":"takeback"}"#).await;
        brunos.until("offered").await;
        brunos.say(r#"{"type":"answer","accept":true}"#).await;
        first.until("takeback").await;
        assert_eq!(order(&mut anna, &id).await[0].1, "yours");
        first.play(1, "3c3d").await;
        // What a pupil asks is the first thing to be seen.
        brunos.until("move").await;
        brunos.play(2, "7g7f").await;
        brunos.say(r#"{"type":"takeback"}"#).await;
        first.until("offered").await;
        assert_eq!(order(&mut anna, &id).await[0], ("1".to_owned(), "asks".to_owned()));

        // Another game, with more pieces: the pupil is told, and sits there already. Then an even one, from either side.
        assert_eq!(deed(&mut anna, &id, 1, &[("odds", "two-piece")]).await, StatusCode::SEE_OTHER);
        assert_eq!(brunos.until("end").await["result"]["reason"], "interrupted");
        let next = brunos.until("next").await["id"].as_str().unwrap().to_owned();
        let told = boards(&mut anna, &id).await;
        assert_eq!((of(&told[0], "game"), &told[0]["before"]), (next.as_str(), &json!([games[0]])));
        assert_eq!((of(&told[0], "odds"), &told[0]["free"]), ("two-piece", &json!(false)));
        assert_eq!(bruno.get(&format!("/boards/{id}")).await.header("location"), format!("/games/{next}"));
        for (fields, you) in [
            (vec![("odds", "even")], "white"),
            (vec![("swap", "on")], "black"),
            (vec![("first", "teacher"), ("odds", "even")], "black"),
            (vec![("first", "teacher"), ("swap", "on")], "white"),
            (vec![("first", "teacher"), ("odds", "lance")], "white"),
        ] {
            assert_eq!(deed(&mut anna, &id, 1, &fields).await, StatusCode::SEE_OTHER);
            let told = boards(&mut anna, &id).await;
            assert_eq!(of(&told[0], "you"), you, "{fields:?}");
        }
        // A game that a pupil asks for again is at the same board.
        second.play(1, "3c3d").await;
        carlas.until("move").await;
        carlas.say(r#"{"type":"resign"}"#).await;
        second.until("end").await;
        let again = carla.post(&format!("/api/v1/games/{}/rematch", games[1]), json!({})).await.json();
        assert_eq!(of(&boards(&mut anna, &id).await[1], "game"), again["id"]);
        assert!(anna.get(&format!("/teach/boards/{id}")).await.text.contains("The games that are over"));

        // The end, the results, and what is left of it after a restart.
        assert_eq!(anna.post_form(&format!("/teach/boards/{id}/end"), "").await.status, StatusCode::SEE_OTHER);
        site.stop().await;
        let site = data.start().await;
        let [mut anna, mut bruno, mut carla] = [&anna, &bruno, &carla].map(|visitor| site.again(visitor));
        let told = boards(&mut anna, &id).await;
        assert!(told.iter().all(|board| board["result"]["reason"] == "interrupted"), "{told:?}");
        let page = anna.get(&format!("/teach/boards/{id}")).await.text;
        let results = page.split("class=\"results\"").nth(1).unwrap();
        for shown in ["BRUNO (guest)", "Carla (guest)", "Won", "broken off", &games[0], &games[1]] {
            assert!(results.contains(shown), "{shown}: {results}");
        }
        // Both keep the game, and neither another's.
        for (visitor, kept) in [(&mut anna, true), (&mut carla, true), (&mut bruno, false)] {
            let own = visitor.get("/api/v1/games").await.text;
            assert_eq!(own.contains(&games[1]), kept, "{own}");
        }
        let files = takeout(&mut anna).await;
        let kept = &files.iter().find(|(name, _)| name == "simuls.json").unwrap().1;
        assert!(kept.contains("Giovedì") && kept.contains(&games[0]), "{kept}");
        assert!(anna.get("/account/data").await.text.contains("One list of boards"));
        assert_eq!(anna.post_form(&format!("/teach/boards/{id}/remove"), "").await.header("location"), "/teach");
        assert_eq!(anna.get(&format!("/teach/boards/{id}")).await.status, StatusCode::NOT_FOUND);
        assert_eq!(anna.get(&format!("/games/{}", games[0])).await.status, StatusCode::OK);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn odds_are_proposed_from_the_grades_or_as_before() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    sign_up(&mut anna, "Anna").await;
    let id = make(&mut anna, &FIELDS).await;
    sit(&mut bruno, &id, "Bruno").await;
    let propose =
        |grade| form(&[("own-grade", "1d"), ("name", "bruno"), ("grade", grade), ("odds", ""), ("propose", "on")]);
    for (grade, odds, because) in [("6k", "two-piece", "by the grades: 6 apart"), ("", "rook", "as on ")] {
        let page = anna.post_form("/teach/boards", &propose(grade)).await;
        assert_eq!(page.status, StatusCode::OK);
        let line = page.text.split("<ol class=\"lines\">").nth(1).unwrap().split("</li>").next().unwrap();
        assert!(line.contains(because), "{line}");
        let chosen = line.split("name=\"odds\"").nth(1).unwrap().split(" selected").next().unwrap();
        assert!(chosen.ends_with(&format!("value=\"{odds}\"")), "{odds}: {line}");
    }
    let more = anna.post_form("/teach/boards", &form(&[("name", "Bruno"), ("more", "on")])).await.text;
    assert_eq!(more.matches("name=\"name\"").count(), 5, "what was typed, and four lines more");
    site.stop().await;
}

#[tokio::test]
async fn boards_are_refused_that_cannot_be() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    let long = "x".repeat(31);
    for (fields, told) in [
        (vec![("title", ""), ("free", "1")], "at most 80 characters"),
        (vec![("title", "a")], "0 boards will not do"),
        (vec![("title", "a"), ("free", "99")], "21 boards will not do"),
        (vec![("title", "a"), ("name", &*long), ("grade", ""), ("odds", "even")], "30 characters at most"),
        (vec![("title", "a"), ("free", "1"), ("free-odds", "crown")], "no odds called “crown”"),
        (vec![("title", "a"), ("free", "1"), ("clock", "soon")], "“soon”"),
    ] {
        let reply = anna.post_form("/teach/boards", &form(&fields)).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert!(reply.text.contains(told) && reply.text.contains("role=\"alert\""), "{told}: {}", reply.text);
    }
    let wish = json!({"title": "A", "boards": [{"name": "Bruno", "odds": "two-piece"}, {"odds": "even"}]});
    let made = anna.post("/api/v1/simuls", wish).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let id = made.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(anna.get("/api/v1/simuls").await.json()[0]["for_pupils"], format!("/boards/{id}"));
    assert_eq!(
        anna.post("/api/v1/simuls", json!({"title": "A", "boards": []})).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    // Somebody else with a name has nothing to say here, nor the teacher at a board that there is not.
    let mut eve = site.visitor();
    sign_up(&mut eve, "Eve").await;
    for (is_hers, path) in [
        (false, format!("/teach/boards/{id}/end")),
        (false, format!("/teach/boards/{id}/remove")),
        (false, format!("/teach/boards/{id}/1")),
        (true, format!("/teach/boards/{id}/3")),
        (true, "/teach/boards/nothing/1".to_owned()),
    ] {
        let visitor = if is_hers { &mut anna } else { &mut eve };
        let reply = visitor.post_form(&path, &form(&[("odds", "even")])).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert!(boards(&mut anna, &id).await.iter().all(|board| board["result"].is_null()));
    assert_eq!(sit(&mut anna, &id, "").await.status, StatusCode::BAD_REQUEST, "the teacher is no pupil");
    assert_eq!(sit(&mut site.visitor(), &id, "Anna").await.status, StatusCode::CONFLICT, "by another's name");
    site.stop().await;
}

#[tokio::test]
async fn minors_sit_down_with_those_who_teach_at_the_club_alone() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let (mut kai, _) = come_in(&site, "Kai", &words(&enrol(&mut olga, "Kai", true).await), PASSWORD).await;
        let mut anna = site.visitor();
        sign_up(&mut anna, "Anna").await;
        assert_eq!(give(&mut olga, "Anna", "member").await, StatusCode::SEE_OTHER);
        let fields =
            [("title", "A"), ("name", "Kai"), ("grade", ""), ("odds", "even"), ("free", "1"), ("free-odds", "even")];
        let id = make(&mut anna, &fields).await;
        // She may play with minors, as a member of the club, and not teach them.
        assert_eq!(sit(&mut kai, &id, "").await.status, StatusCode::FORBIDDEN);
        assert_eq!(kai.post_form("/teach/boards", &form(&fields)).await.status, StatusCode::FORBIDDEN);
        assert_eq!(give(&mut olga, "Anna", "teacher").await, StatusCode::SEE_OTHER);
        assert_eq!(sit(&mut kai, &id, "").await.status, StatusCode::SEE_OTHER);
        assert_eq!(of(&boards(&mut anna, &id).await[0], "name"), "Kai");
        // Nobody else takes the board of somebody with a name.
        assert_eq!(sit(&mut site.visitor(), &id, "Kai").await.status, StatusCode::CONFLICT);
        let fields = [("deed", "withdraw"), ("role", "teacher"), ("password", PASSWORD)];
        olga.post_form("/club/people/Anna/role", &form(&fields)).await;
        assert_eq!(boards(&mut anna, &id).await.len(), 1, "she sees nothing of them any more");
        assert_eq!(deed(&mut anna, &id, 1, &[("odds", "even")]).await, StatusCode::NOT_FOUND);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn boards_go_with_the_teacher_and_a_name_with_the_pupil() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, mut guest] = std::array::from_fn(|_| site.visitor());
        sign_up(&mut anna, "Anna").await;
        let id = make(&mut anna, &FIELDS).await;
        sit(&mut guest, &id, "Bruno").await;
        // The guest takes a name, and has the board still.
        sign_up(&mut guest, "Bruno").await;
        let told = boards(&mut anna, &id).await;
        assert_eq!((of(&told[0], "name"), of(&told[0], "for")), ("Bruno", "Bruno"));
        assert_eq!(guest.get(&format!("/boards/{id}")).await.header("location"), of(&told[0], "url"));
        sit(&mut bruno, &id, "Zoe").await;
        let leave = form(&[("password", PASSWORD)]);
        let pool = crate::wakes::database(data).await;
        for (visitor, left) in [(&mut guest, 3), (&mut anna, 0)] {
            assert_eq!(visitor.post_form("/account/leave", &leave).await.status, StatusCode::SEE_OTHER);
            sqlx::query("UPDATE leaving SET due_ms = 1").execute(&pool).await.unwrap();
            assert!(site.see_off(2).await);
            let rows: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM simul_game").fetch_one(&pool).await.unwrap();
            assert_eq!(rows, left);
            let named = "SELECT COUNT(*) FROM simul_game WHERE name = 'Bruno'";
            let named: i64 = sqlx::query_scalar(named).fetch_one(&pool).await.unwrap();
            assert_eq!(named, 0, "the name that the teacher gave him is gone with him");
        }
        assert_eq!(bruno.get(of(&told[2], "url")).await.status, StatusCode::OK, "the game is his");
        pool.close().await;
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn boards_are_there_after_the_server_was_killed() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    sign_up(&mut anna, "Anna").await;
    let id = make(&mut anna, &FIELDS).await;
    sit(&mut bruno, &id, "Bruno").await;
    let game = of(&boards(&mut anna, &id).await[0], "game").to_owned();
    site.stop().await;
    let (mut process, address) = crate::crash::start(&data);
    let [mut first, mut brunos] = both(&anna.at(address), &bruno.at(address), &game).await;
    first.play(1, "3c3d").await;
    brunos.until("move").await;
    brunos.play(2, "7g7f").await;
    process.kill().unwrap();
    process.wait().unwrap();
    let site: Site = data.start().await;
    let (mut anna, bruno) = (site.again(&anna), site.again(&bruno));
    let told = boards(&mut anna, &id).await;
    assert_eq!((told.len(), &told[0]["ply"], &told[0]["last"]["usi"]), (3, &json!(2), &json!("7g7f")));
    assert_eq!(order(&mut anna, &id).await[0], ("1".to_owned(), "yours".to_owned()));
    let (mut first, _) = anna.connect(&game).await;
    bruno.connect(&game).await;
    first.play(3, "8c8d").await;
    site.stop().await;
}
