//! A teacher sets tasks by a link; who agrees to it is seen at them, by nobody else and no longer than they want.

use crate::account::{PASSWORD, form, sign_in, sign_up};
use crate::departure::takeout;
use crate::desk::{come_in, enrol, give, owner, words};
use crate::postgres::on_both;
use crate::school::{unhurried, win};
use crate::site::{Data, Reply, Site, Visitor};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use dojo::Limits;
use serde_json::{Value, json};
use server::Config;

/// Two tasks of the lesson on the gold, and a mate in one.
const FIELDS: [(&str, &str); 4] = [("title", "Per martedì"), ("task", "gold/1"), ("task", "gold/2"), ("mates-1", "1")];

/// The path of the assignment that these fields make.
async fn set(teacher: &mut Visitor, fields: &[(&str, &str)]) -> String {
    let reply = teacher.post_form("/teach", &form(fields)).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    reply.header("location").to_owned()
}

async fn join(pupil: &mut Visitor, path: &str, name: &str) -> Reply {
    pupil.post_form(&format!("{path}/join"), &form(&[("name", name), ("agree", "on")])).await
}

async fn answer(pupil: &mut Visitor, moves: &[&str]) -> String {
    let body = json!({"lesson": "gold", "task": 1, "moves": moves, "used_ms": 4200});
    pupil.post("/api/v1/school/answer", body).await.json()["verdict"].as_str().unwrap().to_owned()
}

/// What programs are told of the pupils.
async fn pupils(teacher: &mut Visitor, path: &str) -> Vec<Value> {
    let reply = teacher.get(&format!("/api/v1{path}")).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.json()["pupils"].as_array().cloned().unwrap_or_default()
}

/// The addresses of what is shown of single pupils.
fn cells(page: &str, path: &str) -> Vec<String> {
    let before = format!("href=\"{path}/pupils/");
    let rest = page.split(&before).skip(1).map(|rest| rest.split('"').next().unwrap());
    rest.map(|end| format!("{path}/pupils/{end}")).collect()
}

#[tokio::test]
async fn a_pupil_agrees_and_is_seen_until_they_leave() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        sign_up(&mut anna, "Anna").await;
        let path = set(&mut anna, &FIELDS).await;
        // What he has done before is nobody's business.
        assert_eq!(answer(&mut bruno, &["5g5h", "5h5g"]).await, "wrong");
        let page = bruno.get(&path).await.text;
        for told in ["What Anna will see", "each attempt with its moves", "not what you did before", "Accept and begin"]
        {
            assert!(page.contains(told), "{told}: {page}");
        }
        assert_eq!(
            bruno.post_form(&format!("{path}/join"), "name=Bruno").await.status,
            StatusCode::UNPROCESSABLE_ENTITY
        );
        assert!(pupils(&mut anna, &path).await.is_empty(), "he has not agreed");
        let joined = join(&mut bruno, &path, " Bruno\u{202e}  R. ").await;
        assert_eq!((joined.status, joined.header("location")), (StatusCode::SEE_OTHER, path.as_str()));
        let page = bruno.get(&path).await.text;
        assert!(page.contains("0 of 3 exercises done") && page.contains("/school/gold/1?assignment="), "{page}");

        // At the task he is told, and goes on within the assignment.
        let id = path.trim_start_matches("/assignments/");
        let task = bruno.get(&format!("/school/gold/1?assignment={id}")).await.text;
        assert!(task.contains("Anna sees your attempts") && task.contains(&format!("/school/gold/2?assignment={id}")));
        assert!(!site.visitor().get(&format!("/school/gold/1?assignment={id}")).await.text.contains("Per martedì"));
        assert_eq!(answer(&mut bruno, &["5g6h"]).await, "illegal");
        assert_eq!(answer(&mut bruno, &["5g5h", "5h5g"]).await, "wrong");
        bruno.post("/api/v1/school/hint", json!({"lesson": "gold", "task": 1, "moves": []})).await;
        assert_eq!(answer(&mut bruno, &["5g5f", "5f4e"]).await, "solved");
        let problem = problem_of(&mut anna, &path).await;
        bruno.post("/api/v1/tsume/solution", json!({"problem": problem})).await;
        let page = bruno.get(&format!("/tsume/problems/{problem}?assignment={id}")).await.text;
        assert!(page.contains("Anna sees your attempts") && page.contains(&format!("/school/gold/2?assignment={id}")));
        let page = bruno.get(&path).await.text;
        assert!(page.contains("1 of 3 exercises done"), "{page}");

        // What the teacher sees, in programs and on the page, cell by cell.
        let told = pupils(&mut anna, &path).await;
        let [pupil] = &told[..] else { panic!("{told:?}") };
        assert_eq!(pupil["name"], "Bruno R.");
        let gold = &pupil["tasks"]["gold/1"];
        assert_eq!((&gold["done"], &gold["tries"], &gold["hints"]), (&json!(true), &json!(3), &json!(1)), "{gold}");
        let seen: Vec<_> = pupil["attempts"].as_array().unwrap().iter().map(|own| own["outcome"].clone()).collect();
        assert_eq!(seen, ["illegal", "wrong", "hint", "solved", "shown"]);
        assert_eq!(pupil["attempts"][3]["line"], "5g5f 5f4e");
        assert_eq!(pupil["attempts"][3]["used_ms"], 4200);
        let page = anna.get(&path).await.text;
        let cells = cells(&page, &path);
        assert!(page.contains("Bruno R.") && page.contains("1/3") && cells.len() == 2, "{page}");
        let page = anna.get(&cells[0]).await;
        assert_eq!(page.status, StatusCode::OK);
        for told in ["Move not allowed", "Wrong", "Asked for a hint", "Solved", "G-56", "57 → 68 (not allowed)"] {
            assert!(page.text.contains(told), "{told}: {}", page.text);
        }
        let sheet = anna.get(&format!("{path}/attempts.csv")).await;
        assert_eq!(sheet.header("content-type"), "text/csv; charset=utf-8");
        assert_eq!(sheet.text.lines().count(), 6, "{}", sheet.text);
        assert!(
            sheet.text.contains("\"Bruno R.\",\"gold/1\"") && sheet.text.contains("\"4\",\"Solved\",\"5g5f 5f4e\"")
        );

        // He takes a name, and is another in the list; then he leaves, and nothing is seen any more.
        sign_up(&mut bruno, "Bruno Rossi").await;
        assert_eq!(pupils(&mut anna, &path).await[0]["name"], "Bruno Rossi");
        site.stop().await;
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.again(&anna), site.again(&bruno));
        assert_eq!(pupils(&mut anna, &path).await[0]["attempts"].as_array().unwrap().len(), 5);
        let files = takeout(&mut bruno).await;
        let own = &files.iter().find(|(name, _)| name == "assignments.json").unwrap().1;
        assert!(own.contains("Per martedì") && own.contains("\"teacher\": \"Anna\""), "{own}");
        assert!(bruno.get("/account/data").await.text.contains("id=\"pupil\""));
        assert_eq!(bruno.post_form(&format!("{path}/leave"), "").await.status, StatusCode::SEE_OTHER);
        assert!(pupils(&mut anna, &path).await.is_empty());
        assert_eq!(anna.get(&cells[0]).await.status, StatusCode::NOT_FOUND);
        assert_eq!(anna.get(&format!("{path}/attempts.csv")).await.text.lines().count(), 1);
        assert_eq!(bruno.post_form(&format!("{path}/leave"), "").await.status, StatusCode::NOT_FOUND);
        let files = takeout(&mut bruno).await;
        assert!(files.iter().any(|(name, text)| name == "lessons.json" && text.contains("5g5f 5f4e")), "his own stays");
        // Who comes back begins anew.
        join(&mut bruno, &path, "").await;
        assert_eq!(pupils(&mut anna, &path).await[0]["attempts"], json!([]));
        site.stop().await;
    })
    .await;
}

async fn problem_of(teacher: &mut Visitor, path: &str) -> String {
    let told = teacher.get(&format!("/api/v1{path}")).await.json();
    told["tasks"][2].as_str().unwrap().trim_start_matches("tsume/").to_owned()
}

/// Row by row: who asks for what, and what comes of it.
#[tokio::test]
async fn the_class_is_for_its_teacher_alone() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno, mut carla, mut eve, mut guest] = std::array::from_fn(|_| site.visitor());
    for (visitor, name) in [(&mut anna, "Anna"), (&mut bruno, "Bruno"), (&mut carla, "Carla"), (&mut eve, "Eve")] {
        sign_up(visitor, name).await;
    }
    let path = set(&mut anna, &FIELDS).await;
    let other = set(&mut eve, &FIELDS).await;
    for pupil in [&mut bruno, &mut carla] {
        join(pupil, &path, "").await;
        answer(pupil, &["5g5h", "5h5g"]).await;
    }
    let page = anna.get(&path).await.text;
    let cell = cells(&page, &path)[0].clone();
    let pupil = cell.split('/').nth(4).unwrap().to_owned();
    let (found, none, see) = (StatusCode::OK, StatusCode::NOT_FOUND, StatusCode::SEE_OTHER);
    // What the teacher, somebody else with a name, and a guest get.
    let rows = [
        ("GET", cell.clone(), [found, none, none]),
        ("GET", format!("{path}/attempts.csv"), [found, none, none]),
        // To have it in an assignment of one's own does not open it.
        ("GET", cell.replace(&path, &other), [none, none, none]),
        ("POST", format!("{other}/pupils/{pupil}/dismiss"), [none, none, none]),
        ("POST", format!("{path}/leave"), [none, none, none]),
    ];
    for (method, address, expected) in rows {
        for (visitor, expected) in [&mut anna, &mut eve, &mut guest].into_iter().zip(expected) {
            let reply = match method {
                "GET" => visitor.get(&address).await,
                _ => visitor.post_form(&address, "").await,
            };
            assert_eq!(reply.status, expected, "{method} {address}");
        }
    }
    // A pupil sees what is theirs, and nobody else.
    for address in [cell.clone(), format!("{path}/attempts.csv")] {
        assert_eq!(carla.get(&address).await.status, none, "{address}");
    }
    for visitor in [&mut carla, &mut eve, &mut guest] {
        let page = visitor.get(&path).await.text;
        assert!(!page.contains("Bruno"), "{page}");
        assert!(visitor.get(&format!("/api/v1{path}")).await.json()["pupils"].is_null());
    }
    for visitor in [&mut bruno, &mut eve, &mut guest] {
        for deed in ["take-back".to_owned(), format!("pupils/{pupil}/dismiss")] {
            assert_eq!(visitor.post_form(&format!("{path}/{deed}"), "").await.status, none, "{deed}");
        }
    }
    assert_eq!(pupils(&mut anna, &path).await.len(), 2);
    assert_eq!(anna.post_form(&format!("{path}/pupils/{pupil}/dismiss"), "").await.status, see);
    assert_eq!(pupils(&mut anna, &path).await.len(), 1);
    assert_eq!(anna.post_form(&format!("{path}/take-back"), "").await.status, see);
    for visitor in [&mut anna, &mut carla] {
        assert_eq!(visitor.get(&path).await.status, none);
        assert!(!visitor.get("/teach").await.text.contains("Per martedì"));
    }
    site.stop().await;
}

#[tokio::test]
async fn minors_are_taught_by_the_club_alone() {
    on_both(async |data| {
        let site = data.start().await;
        let mut olga = owner(&site).await;
        let (mut kai, _) = come_in(&site, "Kai", &words(&enrol(&mut olga, "Kai", true).await), PASSWORD).await;
        let mut anna = site.visitor();
        sign_up(&mut anna, "Anna").await;
        let path = set(&mut anna, &FIELDS).await;
        let refused = join(&mut kai, &path, "").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
        assert!(refused.text.contains("only of those who teach at the club"), "{}", refused.text);
        assert_eq!(kai.post_form("/teach", &form(&FIELDS)).await.status, StatusCode::FORBIDDEN, "nor do they set any");
        assert_eq!(give(&mut olga, "Anna", "teacher").await, StatusCode::SEE_OTHER);
        // A name of the site's own stands in the list, whatever is sent.
        assert_eq!(join(&mut kai, &path, "Kai Weber").await.status, StatusCode::SEE_OTHER);
        answer(&mut kai, &["5g5h", "5h5g"]).await;
        assert_eq!(pupils(&mut anna, &path).await[0]["name"], "Kai");
        // Who teaches there no more sees no more of them.
        let fields = [("deed", "withdraw"), ("role", "teacher"), ("password", PASSWORD)];
        olga.post_form("/club/people/Anna/role", &form(&fields)).await;
        assert!(pupils(&mut anna, &path).await.is_empty());
        assert!(!anna.get(&format!("{path}/attempts.csv")).await.text.contains("Kai"));
        let id = path.trim_start_matches("/assignments/");
        let task = kai.get(&format!("/school/gold/1?assignment={id}")).await.text;
        assert!(task.contains("Per martedì") && !task.contains("Anna sees"), "and nobody says she does: {task}");
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn what_is_set_goes_with_the_teacher_and_what_was_joined_with_the_pupil() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut bruno, mut guest, mut phone] = std::array::from_fn(|_| site.visitor());
        sign_up(&mut anna, "Anna").await;
        sign_up(&mut bruno, "Bruno").await;
        let path = set(&mut anna, &FIELDS).await;
        // On the phone he takes part as a guest, at home by name: that is one pupil when he signs in.
        join(&mut phone, &path, "B.").await;
        answer(&mut phone, &["5g5f", "5f4e"]).await;
        join(&mut bruno, &path, "").await;
        assert_eq!(pupils(&mut anna, &path).await.len(), 2);
        assert_eq!(sign_in(&mut phone, "Bruno", PASSWORD).await.status, StatusCode::SEE_OTHER);
        let told = pupils(&mut anna, &path).await;
        assert_eq!((told.len(), &told[0]["tasks"]["gold/1"]["done"]), (1, &json!(true)), "{told:?}");
        // A guest who wants to be forgotten.
        join(&mut guest, &path, "Zoe").await;
        assert_eq!(pupils(&mut anna, &path).await.len(), 2);
        guest.post_form("/forget", "").await;
        assert_eq!(pupils(&mut anna, &path).await.len(), 1);
        for visitor in [&mut bruno, &mut anna] {
            let reply = visitor.post_form("/account/leave", &form(&[("password", PASSWORD)])).await;
            assert_eq!(reply.status, StatusCode::SEE_OTHER);
        }
        assert_eq!(anna.get(&path).await.status, StatusCode::OK, "as long as she may think better of it");
        let pool = crate::wakes::database(data).await;
        sqlx::query("UPDATE leaving SET due_ms = 1").execute(&pool).await.unwrap();
        sqlx::query("UPDATE assignment SET ends_ms = 9000000000000").execute(&pool).await.unwrap();
        assert!(site.see_off(2).await);
        for table in ["assignment", "assigned", "pupil", "attempt"] {
            let sql = format!("SELECT COUNT(*) FROM {table}");
            let left: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_one(&pool).await.unwrap();
            assert_eq!(left, 0, "{table}");
        }
        // What has had its time is gone for everybody.
        let mut carla = site.visitor();
        sign_up(&mut carla, "Carla").await;
        let path = set(&mut carla, &FIELDS).await;
        sqlx::query("UPDATE assignment SET ends_ms = 1").execute(&pool).await.unwrap();
        assert_eq!(carla.get(&path).await.status, StatusCode::NOT_FOUND);
        assert!(site.see_off(2).await);
        let left: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM assignment").fetch_one(&pool).await.unwrap();
        assert_eq!(left, 0);
        pool.close().await;
        site.stop().await;
    })
    .await;
}

/// A guest who takes part signs in: what was done by name, and never agreed to, stays unseen; what is done from then on does not.
#[tokio::test]
async fn who_signs_in_shows_nothing_that_was_not_agreed_to() {
    on_both(async |data| {
        let site = data.start().await;
        let [mut anna, mut nora, mut guest] = std::array::from_fn(|_| site.visitor());
        sign_up(&mut anna, "Anna").await;
        sign_up(&mut nora, "Nora").await;
        let path = set(&mut anna, &FIELDS).await;
        join(&mut guest, &path, "Nina").await;
        answer(&mut nora, &["5g5h", "5h5g"]).await;
        assert_eq!(sign_in(&mut guest, "Nora", PASSWORD).await.status, StatusCode::SEE_OTHER);
        let seen = |told: &[Value]| told[0]["attempts"].as_array().unwrap().len();
        assert_eq!(seen(&pupils(&mut anna, &path).await), 0, "she has done that by her name, for herself");
        answer(&mut guest, &["5g5h", "5h5g"]).await;
        let told = pupils(&mut anna, &path).await;
        assert_eq!((seen(&told), &told[0]["name"]), (1, &json!("Nora")));
        // Nothing has such a name, whatever database is asked.
        for address in ["/assignments/%00", "/api/v1/assignments/%00", "/school/gold/1?assignment=%00"] {
            assert_eq!(nora.get(address).await.status, StatusCode::NOT_FOUND, "{address}");
        }
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn each_length_of_mates_is_drawn_once() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    sign_up(&mut anna, "Anna").await;
    for many in ["99999", "99999999999999999999999", "two"] {
        let refused = anna.post_form("/teach", &form(&[("title", "a"), ("mates-1", many)])).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{many}");
        assert!(refused.text.contains("no more than 20 mate problems"), "{many}: {}", refused.text);
    }
    let fields = [("title", "a"), ("mates-1", "0"), ("mates-1", "2"), ("mates-1", "20"), ("mates-3", "1")];
    let path = set(&mut anna, &fields).await;
    let told = anna.get(&format!("/api/v1{path}")).await.json();
    assert_eq!(told["tasks"].as_array().unwrap().len(), 3, "{told}");
    site.stop().await;
}

#[tokio::test]
async fn what_cannot_be_set_is_told() {
    let data = Data::new();
    let limits = Limits { library_changes_a_minute: 10_000, ..Limits::default() };
    let site = Site::start(Config { limits, ..data.config() }).await;
    let mut anna = site.visitor();
    assert!(anna.get("/teach").await.text.contains("you need a name"));
    sign_up(&mut anna, "Anna").await;
    let (long, far) = ("x".repeat(81), "2999-01-01");
    for (fields, told) in [
        (vec![("title", ""), ("task", "gold")], "at most 80 characters"),
        (vec![("title", &*long), ("task", "gold")], "at most 80 characters"),
        (vec![("title", "\u{200b} "), ("task", "gold")], "at most 80 characters"),
        (vec![("title", "a")], "Choose at least one exercise"),
        (vec![("title", "a"), ("task", "nothing")], "“nothing” is no lesson"),
        (vec![("title", "a"), ("task", "gold/99")], "“gold/99” is no lesson"),
        (vec![("title", "a"), ("problems", "<script>")], "“tsume/&lt;script&gt;” is no lesson"),
        (vec![("title", "a"), ("task", "gold"), ("due", "2001-01-01")], "choose a day"),
        (vec![("title", "a"), ("task", "gold"), ("due", far)], "choose a day"),
        (vec![("title", "a"), ("task", "gold"), ("due", "domani")], "choose a day"),
    ] {
        let reply = anna.post_form("/teach", &form(&fields)).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert!(reply.text.contains(told) && reply.text.contains("role=\"alert\""), "{told}: {}", reply.text);
    }
    let everything: Vec<(&str, &str)> = [("title", "a")]
        .into_iter()
        .chain(school::COURSE.lessons.iter().map(|lesson| ("task", lesson.id.as_str())))
        .collect();
    assert!(anna.post_form("/teach", &form(&everything)).await.text.contains("are too many for one assignment"));
    for path in ["/assignments/nothing", "/assignments/nothing/attempts.csv", "/assignments/a/pupils/b/0"] {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    // A title is only text, and so is a pupil's name.
    let path = set(&mut anna, &[("title", "<b>=1+1</b>"), ("task", "gold")]).await;
    assert!(anna.get(&path).await.text.contains("&lt;b&gt;=1+1&lt;/b&gt;"));
    let mut bruno = site.visitor();
    for (name, status) in [
        ("", StatusCode::UNPROCESSABLE_ENTITY),
        (&"x".repeat(31), StatusCode::UNPROCESSABLE_ENTITY),
        ("Anna", StatusCode::CONFLICT),
        ("=HYPERLINK(1)", StatusCode::SEE_OTHER),
    ] {
        assert_eq!(join(&mut bruno, &path, name).await.status, status, "{name}");
    }
    answer(&mut bruno, &["5g5h", "5h5g"]).await;
    assert!(anna.get(&format!("{path}/attempts.csv")).await.text.contains("\"'=HYPERLINK(1)\""));
    // The teacher is no pupil of theirs.
    assert_eq!(join(&mut anna, &path, "").await.status, StatusCode::BAD_REQUEST);
    for number in 1..200 {
        assert_eq!(join(&mut site.visitor(), &path, &format!("P{number}")).await.status, StatusCode::SEE_OTHER);
    }
    let full = join(&mut site.visitor(), &path, "late").await;
    assert!(!full.status.is_redirection() && full.text.contains("200 pupils do it already"), "{}", full.text);
    for _ in 1..100 {
        set(&mut anna, &[("title", "a"), ("task", "gold")]).await;
    }
    let reply = anna.post_form("/teach", &form(&FIELDS)).await;
    assert!(!reply.status.is_redirection() && reply.text.contains("There can be 100 at a time"), "{}", reply.text);
    site.stop().await;
}

/// A game is done when it is won, not when it is begun, and the teacher finds it.
#[tokio::test]
async fn games_are_set_and_won() {
    on_both(async |data| {
        let site = Site::start(unhurried(data)).await;
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        sign_up(&mut anna, "Anna").await;
        let none = [("game-odds", ""), ("game-level", "15k")];
        let game = [("game-odds", "ten-piece"), ("game-level", "15k")];
        let fields = [&[("title", "Partite"), ("task", "first-game")][..], &none, &game].concat();
        let path = set(&mut anna, &fields).await;
        let told = anna.get(&format!("/api/v1{path}")).await.json();
        assert_eq!(told["tasks"], json!(["first-game/1", "game/ten-piece/15k"]));
        let game = format!("{path}/game/ten-piece/15k");
        assert_eq!(bruno.get(&game).await.status, StatusCode::NOT_FOUND, "he has not agreed");
        assert_eq!(bruno.post_form(&game, "called=Bruno").await.status, StatusCode::NOT_FOUND);
        join(&mut bruno, &path, "Bruno").await;
        let page = bruno.get(&game).await.text;
        assert!(page.contains("Win a game: 十枚落ち") && page.contains("Anna sees your attempts"), "{page}");
        for other in ["game/two-piece/15k", "game/ten-piece/1k", "game/crown/15k"] {
            assert_eq!(bruno.post_form(&format!("{path}/{other}"), "").await.status, StatusCode::NOT_FOUND, "{other}");
        }
        // One that he gives up, one that goes on; and one of a lesson, which he wins.
        let mut begun = Vec::new();
        for address in [game.as_str(), &game, "/school/first-game/1/game"] {
            let reply = bruno.post_form(address, "called=Bruno").await;
            assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
            begun.push(reply.header("location").trim_start_matches("/games/").to_owned());
        }
        assert!(bruno.get(&format!("/games/{}", begun[0])).await.text.contains("What was set for you"));
        let (mut line, _) = bruno.connect(&begun[0]).await;
        line.until("move").await;
        line.ask(json!({"type": "resign"})).await;
        win(&mut bruno, &begun[2]).await;
        let seen = pupils(&mut anna, &path).await[0].clone();
        for (task, done) in [("game/ten-piece/15k", false), ("first-game/1", true)] {
            let own = &seen["tasks"][task];
            assert_eq!((&own["done"], &own["tries"]), (&json!(done), &json!(1)), "{task}: {own}");
        }
        let again = pupils(&mut anna, &path).await;
        assert_eq!(again[0]["attempts"], seen["attempts"], "what is noted is noted once");
        assert!(bruno.get(&path).await.text.contains("1 of 2 exercises done"));
        let cells = cells(&anna.get(&path).await.text, &path);
        for (cell, shown) in [(&cells[0], ["Solved", &begun[2]]), (&cells[1], ["Not won", &begun[1]])] {
            let page = anna.get(cell).await.text;
            for shown in [shown[0], shown[1], "Began a game", "Look at the game"] {
                assert!(page.contains(shown), "{shown}: {page}");
            }
        }
        assert!(anna.get(&format!("{path}/attempts.csv")).await.text.contains(&begun[0]));
        site.stop().await;
    })
    .await;
}

/// Who has no name takes one, and finds the form as they have filled it in.
#[tokio::test]
async fn a_guest_fills_in_the_form_and_takes_a_name_then() {
    let data = Data::new();
    let site = data.start().await;
    let typed =
        [("title", "Für & gegen „100%“"), ("task", "gold/2"), ("mates-3", "4"), ("due", ""), ("problems", "x y")];
    let mut anna = site.visitor();
    for (form_of, send_to, fields, shown) in [
        (
            "/teach/new",
            "/teach",
            &typed[..],
            ["Für &amp; gegen „100%“", "value=\"gold/2\" checked", "value=\"4\"", "value=\"x y\""],
        ),
        (
            "/teach/boards/new",
            "/teach/boards",
            &[
                ("title", "Di sera"),
                ("name", ""),
                ("name", "Bruno=&"),
                ("grade", "3k"),
                ("odds", "rook"),
                ("free", "2"),
            ][..],
            ["Di sera", "value=\"Bruno=&amp;\"", "value=\"rook\" selected", "value=\"2\""],
        ),
    ] {
        let page = anna.get(form_of).await.text;
        assert!(page.contains("Take a name and go on"), "{page}");
        let sent = anna.post_form(send_to, &form(fields)).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text);
        let page = anna.get(sent.header("location")).await.text;
        let mut backs = page.split("name=\"back\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        let back = backs.find(|back| back.starts_with(&format!("{form_of}?title="))).expect("the way back");
        let back = back.replace("&amp;", "&");
        let page = anna.get(&back).await.text;
        for part in shown {
            assert!(page.contains(part), "{part}: {page}");
        }
    }
    sign_up(&mut anna, "Anna").await;
    assert!(!anna.get("/teach/new").await.text.contains("Take a name"));
    // A program is told that it has none.
    let refused = site.visitor().post("/api/v1/assignments", json!({"title": "A", "tasks": ["gold"]})).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (StatusCode::FORBIDDEN, Some("not-signed-in")));
    site.stop().await;
}

#[tokio::test]
async fn a_program_sets_and_reads() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    sign_up(&mut anna, "Anna").await;
    let made = anna.post("/api/v1/assignments", json!({"title": "A", "tasks": ["gold", "king/1"]})).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let url = made.json()["url"].as_str().unwrap().to_owned();
    join(&mut bruno, &url, "Bruno").await;
    let list = anna.get("/api/v1/assignments").await.json();
    assert_eq!((&list["set"][0]["title"], &list["set"][0]["pupils"]), (&json!("A"), &json!(1)), "{list}");
    let own = bruno.get("/api/v1/assignments").await.json();
    assert_eq!((&own["joined"][0]["url"], &own["joined"][0]["teacher"]), (&json!(url), &json!("Anna")), "{own}");
    answer(&mut bruno, &["5g5f", "5f4e"]).await;
    assert_eq!(bruno.get(&format!("/api/v1{url}")).await.json()["done"], json!(["gold/1"]));
    for (body, status) in [
        (json!({"title": "A", "tasks": []}), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({"title": "A", "tasks": ["x"]}), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({"tasks": ["gold"]}), StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(anna.post("/api/v1/assignments", body.clone()).await.status, status, "{body}");
    }
    site.stop().await;
}

/// What programs are told of a line that is practised.
async fn follow(pupil: &mut Visitor, line: &str, moves: &[&str]) -> Value {
    let (source, side) = line.strip_prefix("drill/").and_then(|line| line.rsplit_once('/')).unwrap();
    let body = json!({"side": side, "moves": moves, "used_ms": 3000});
    pupil.post(&format!("/api/v1/train/drill/{source}/answer"), body).await.json()["verdict"].clone()
}

/// A castle is ticked, a record of the teacher's own set by its address; of what nobody has set nothing is kept.
#[tokio::test]
async fn lines_are_set_and_played_from_memory() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        sign_up(&mut anna, "Anna").await;
        let told =
            anna.import("先手：Rossi\n後手：Bianchi\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n".to_owned()).await;
        let id = told["records"][0]["id"].as_str().unwrap().to_owned();
        let form_page = anna.get("/teach/new").await.text;
        assert!(form_page.contains("value=\"drill/pattern/mino/black\""), "a castle can be ticked");
        let address = format!("http://{}/library/{id}", site.address());
        let fields = [("title", "A memoria"), ("task", "drill/pattern/mino/black"), ("lines", &*address)];
        let path = set(&mut anna, &fields).await;
        let page = anna.get(&path).await.text;
        assert!(page.contains("stay shared") && page.contains("href=\"/shared/"), "it is said before it is taken back");
        let tasks = anna.get(&format!("/api/v1{path}")).await.json()["tasks"].clone();
        let own = tasks[1].as_str().unwrap().to_owned();
        assert_eq!(tasks[0], "drill/pattern/mino/black");
        assert!(own.starts_with("drill/shared/") && own.ends_with("/black"), "{own}");

        // Before he agrees, and of another line, nothing is kept.
        assert_eq!(follow(&mut bruno, &own, &["7g7f", "3c3d", "2g2f"]).await, "solved");
        join(&mut bruno, &path, "Bruno").await;
        assert_eq!(follow(&mut bruno, "drill/example/1/black", &["1g1f"]).await, "wrong");
        let page = bruno.get(&path).await.text;
        assert!(page.contains("0 of 2 exercises done") && page.contains("☗ Rossi – ☖ Bianchi"), "{page}");
        let door = page.split("href=\"/train/drill/shared/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        let page = bruno.get(&format!("/train/drill/shared/{}", door.replace("&amp;", "&"))).await.text;
        assert!(page.contains("Anna sees your attempts") && !page.contains("Set it for your pupils"), "{page}");

        assert_eq!(follow(&mut bruno, &own, &["2g2f"]).await, "wrong");
        assert_eq!(follow(&mut bruno, &own, &["7g7e"]).await, "illegal");
        let hint = format!("/api/v1/train/{}/hint", own.trim_end_matches("/black"));
        assert_eq!(bruno.post(&hint, json!({"moves": []})).await.json()["piece"], "7g");
        assert_eq!(follow(&mut bruno, &own, &["7g7f"]).await, "right", "and is not noted");
        assert_eq!(follow(&mut bruno, &own, &["7g7f", "3c3d", "2g2f"]).await, "solved");
        let seen = pupils(&mut anna, &path).await;
        let standing = &seen[0]["tasks"][&own];
        assert_eq!((&standing["done"], &standing["tries"], &standing["hints"]), (&json!(true), &json!(3), &json!(1)));
        let attempts: Vec<_> = seen[0]["attempts"].as_array().unwrap().iter().map(|own| &own["line"]).collect();
        assert_eq!(attempts, ["2g2f", "7g7e", "", "7g7f 3c3d 2g2f"]);
        assert!(bruno.get(&path).await.text.contains("1 of 2 exercises done"));
        let cells = cells(&anna.get(&path).await.text, &path);
        let page = anna.get(&cells[0]).await.text;
        for shown in ["Lines by heart 2", "☗ Rossi – ☖ Bianchi", "P-26", "Solved"] {
            assert!(page.contains(shown), "{shown}: {page}");
        }

        // A record that nobody else can read, no address, a line without a move to ask; what was typed is there again.
        for wrong in ["/library/nobodys", "/train/drill/game/nobodys?side=white", "https://example.org/x"] {
            let reply = anna.post_form("/teach", &form(&[("title", "x"), ("lines", wrong)])).await;
            assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
            assert!(reply.text.contains("does not lead to a line"), "{wrong}: {}", reply.text);
        }
        assert!(
            anna.get(&format!("/train/{}", own.trim_end_matches("/black")))
                .await
                .text
                .contains("Set it for your pupils")
        );
        // What is refused has shared nothing.
        let second =
            anna.import("startpos moves 2g2f".to_owned()).await["records"][0]["id"].as_str().unwrap().to_owned();
        let both = format!("/library/{second} /library/nobodys");
        let refused = anna.post_form("/teach", &form(&[("title", "x"), ("lines", &both)])).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        let card = anna.get(&format!("/api/v1/records/{second}")).await.json();
        assert_eq!(card["share"], Value::Null, "{card}");
        let unshared = Request::delete(format!("/api/v1/records/{id}/share")).body(Body::empty()).unwrap();
        assert!(anna.send(unshared).await.status.is_success());
        assert_eq!(anna.get(&cells[0]).await.status, StatusCode::NOT_FOUND);
        let page = bruno.get(&path).await.text;
        assert!(page.contains("A game that is shared no more") && !page.contains("Rossi"), "{page}");
        assert!(!page.contains("href=\"/train/drill/shared/"), "{page}");
        site.stop().await;
    })
    .await;
}
