//! Mate problems: answers are judged by proof, help is there, and what somebody has done is kept.

use crate::postgres::on_both;
use crate::site::{Data, Visitor};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// TSUME-01: mate in three.
const THREE: &str = "9/4k4/9/4S4/9/9/9/9/9 b 2G 1";

async fn answer(visitor: &mut Visitor, body: Value) -> Value {
    let reply = visitor.post("/api/v1/tsume/answer", body).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    reply.json()
}

async fn problem_of(visitor: &mut Visitor, plies: u16) -> String {
    let list = visitor.get(&format!("/api/v1/tsume/problems?plies={plies}")).await.json();
    let id = list["problems"][0]["id"].as_str().unwrap().to_owned();
    let told = visitor.get(&format!("/api/v1/tsume/problems/{id}")).await.json();
    assert_eq!(told["plies"], plies);
    id
}

/// Answers problems with one check after the other until one is wrong: what gives no check is no answer, and is not logged.
async fn fail(visitor: &mut Visitor) -> Value {
    let list = visitor.get("/api/v1/tsume/problems?plies=5").await.json();
    for problem in list["problems"].as_array().unwrap() {
        let id = problem["id"].as_str().unwrap();
        let told = visitor.get(&format!("/api/v1/tsume/problems/{id}")).await.json();
        for usi in strings(&told["legal"]).into_iter().filter(|usi| checks(&told["sfen"], usi)) {
            let told = answer(visitor, json!({"problem": id, "moves": [usi]})).await;
            assert_eq!(told["verdict"] == "wrong", told["standing"].is_object(), "{told}");
            if told["verdict"] == "wrong" {
                return told;
            }
        }
    }
    panic!("nothing is wrong");
}

fn checks(sfen: &Value, usi: &str) -> bool {
    let mut position: shogi::Position = sfen.as_str().unwrap().parse().unwrap();
    position.play(usi.parse().unwrap()).unwrap();
    position.in_check()
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// Solves a problem with the help that somebody else is given.
pub(crate) async fn solve(visitor: &mut Visitor, helper: &mut Visitor, id: &str) -> Value {
    let mut moves: Vec<String> = Vec::new();
    for _ in 0..20 {
        let hint = helper.post("/api/v1/tsume/hint", json!({"problem": id, "moves": moves, "more": true})).await.json();
        moves.push(hint["usi"].as_str().unwrap_or_else(|| panic!("no hint: {hint}")).to_owned());
        let told = answer(visitor, json!({"problem": id, "moves": moves, "used_ms": 1500})).await;
        if told["verdict"] == "solved" {
            return told;
        }
        assert_eq!(told["verdict"], "right", "{moves:?}: {told}");
        moves = moves.into_iter().chain(told["steps"][1]["usi"].as_str().map(str::to_owned)).collect();
    }
    panic!("it does not end: {moves:?}");
}

#[tokio::test]
async fn tsume_04_an_answer_is_judged_by_proof() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let first = answer(&mut visitor, json!({"sfen": THREE, "moves": ["G*5c"]})).await;
    assert_eq!((&first["verdict"], &first["text"]), (&json!("right"), &json!("Right. One more move.")));
    let reply = first["steps"][1]["usi"].as_str().unwrap();
    // Every move that mates is right.
    let mut mates = 0;
    for last in strings(&first["legal"]).into_iter().filter(|usi| usi.starts_with("G*")) {
        let told = answer(&mut visitor, json!({"sfen": THREE, "moves": ["G*5c", reply, last]})).await;
        mates += usize::from(told["verdict"] == "solved");
    }
    assert!(mates > 0);
    for (usi, verdict) in [("G*5i", "no_check"), ("G*5a", "wrong"), ("G*5b", "illegal")] {
        let told = answer(&mut visitor, json!({"sfen": THREE, "moves": [usi]})).await;
        assert_eq!(told["verdict"], verdict, "{usi}: {told}");
        assert!(told["text"].as_str().unwrap().ends_with('.'), "{told}");
    }
    let wrong = answer(&mut visitor, json!({"sfen": THREE, "moves": ["G*5a"]})).await;
    assert_eq!(wrong["steps"].as_array().unwrap().len(), 2, "refuted by playing");
    let longer = answer(&mut visitor, json!({"sfen": "8k/9/8P/9/9/9/9/9/9 b GR 1", "moves": ["R*1b"]})).await;
    assert_eq!(longer["verdict"], "longer", "{longer}");
    site.stop().await;
}

#[tokio::test]
async fn tsume_09_what_somebody_has_done_is_kept() {
    on_both(a_log_outlives_the_server).await;
}

async fn a_log_outlives_the_server(data: &Data) {
    let site = data.start().await;
    let (mut visitor, mut helper) = (site.visitor(), site.visitor());
    let three = problem_of(&mut visitor, 3).await;
    let solved = solve(&mut visitor, &mut helper, &three).await;
    let standing = &solved["standing"];
    assert!(standing["rating"].as_f64() > Some(900.0), "{standing}");
    assert_eq!((&standing["streak"], &standing["solved"]), (&json!(1), &json!(1)));
    // A second time changes nothing.
    let again = solve(&mut visitor, &mut helper, &three).await;
    assert_eq!(again["standing"]["rating"], standing["rating"]);
    // The first wrong answer counts.
    let wrong = fail(&mut visitor).await;
    assert_eq!((&wrong["standing"]["streak"], &wrong["standing"]["best"]), (&json!(0), &json!(1)), "{wrong}");
    site.stop().await;

    let site = data.start().await;
    let mut visitor = site.again(&visitor);
    let after = visitor.get("/api/v1/tsume/standing").await.json();
    assert_eq!((&after["rating"], &after["problems"]), (&wrong["standing"]["rating"], &json!(1)));
    let log = visitor.get("/api/v1/tsume/log").await.json();
    let outcomes: Vec<_> = log["log"].as_array().unwrap().iter().map(|entry| &entry["outcome"]).collect();
    assert_eq!(outcomes, ["wrong", "solved", "solved"]);
    let table = visitor.get("/api/v1/tsume/log?format=csv").await;
    let rows: Vec<&str> = table.text.lines().collect();
    assert_eq!(rows[0], "number,at,problem,plies,outcome,used_ms,rating,line");
    assert!(rows[1].starts_with("1,20") && rows[1].contains(&format!(",{three},3,solved,1500,")), "{}", rows[1]);
    assert_eq!(rows.len(), 4);
    let page = visitor.get("/tsume").await;
    assert!(page.text.contains("Mate problems") && page.text.contains("Mate in 3"), "{}", page.text);
    site.stop().await;
}

#[tokio::test]
async fn help_is_given_and_counts_as_such() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let id = problem_of(&mut visitor, 3).await;
    let hint = visitor.post("/api/v1/tsume/hint", json!({"problem": id, "moves": []})).await.json();
    assert!(hint["usi"].is_null() && hint["piece"].is_string(), "the piece alone: {hint}");
    const SILVER: &str = "9/6Sk1/8L/7S1/9/9/9/9/9 b 2r2b4g2s4n3l18p 1";
    for (notation, sfen, text) in [
        ("western", SILVER, "Your silver on 24 can move."),
        ("hodges", SILVER, "Your silver on 2d can move."),
        ("japanese", SILVER, "Your silver on ２四 can move."),
        ("western", "4k4/9/4P4/9/9/9/9/9/9 b G 1", "Drop a gold that you hold."),
    ] {
        let path = format!("/api/v1/tsume/hint?notation={notation}");
        let hint = visitor.post(&path, json!({"sfen": sfen, "moves": []})).await.json();
        assert_eq!(hint["text"], text, "{notation}");
    }
    assert!(hint["standing"]["rating"].as_f64() < Some(900.0), "{hint}");
    let shown = visitor.post("/api/v1/tsume/solution", json!({"problem": id})).await.json();
    assert_eq!((shown["steps"].as_array().unwrap().len(), &shown["minimum"]), (3, &json!(true)));
    assert_eq!(shown["text"], "Mate in 3, and no shorter one.");
    for (sfen, verdict, plies) in [
        (THREE, "mate", json!(3)),
        ("4k4/9/9/9/9/9/9/9/9 b P 1", "no_mate", Value::Null),
        ("4k4/9/4P4/9/9/9/9/9/9 b G 1", "mate", json!(1)),
    ] {
        let told = visitor.post("/api/v1/tsume/verdict", json!({"sfen": sfen})).await.json();
        assert_eq!((&told["verdict"], &told["plies"]), (&json!(verdict), &plies), "{told}");
    }
    site.stop().await;
}

#[tokio::test]
async fn what_is_composed_is_checked_for_other_solutions() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    // Mate in five with four first moves, three of them too many.
    let told = visitor.post("/api/v1/tsume/verdict", json!({"sfen": "8k/9/9/7S1/9/9/9/9/9 b 2GS 1"})).await.json();
    assert_eq!((&told["plies"], &told["soundness"]), (&json!(5), &json!("unsound")), "{told}");
    let findings = strings(&told["findings"]);
    assert!(findings.iter().any(|finding| finding.starts_with("Move 1: ")), "{findings:?}");
    site.stop().await;
}

#[tokio::test]
async fn classics_are_shown_and_not_rated() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let list = visitor.get("/tsume/classics").await;
    assert!(list.text.contains("Itō Kanju") && list.text.contains("/tsume/problems/zuko-100"), "{}", list.text);
    let page = visitor.get("/tsume/problems/muso-57").await;
    assert!(page.text.contains("A solver finds a shorter mate here, in 19."), "{}", page.text);
    let page = visitor.get("/tsume/problems/muso-88").await;
    assert!(page.text.contains("there is no mate here"), "{}", page.text);
    let shown = visitor.post("/api/v1/tsume/solution", json!({"problem": "muso-57"})).await.json();
    assert_eq!((&shown["standing"]["rated"], &shown["standing"]["rating"]), (&json!(0), &json!(900.0)), "{shown}");
    site.stop().await;
}

#[tokio::test]
async fn a_sheet_is_printed() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let sheet = visitor.get("/tsume/sheet.pdf?plies=3&count=2").await;
    assert_eq!((sheet.status, sheet.header("content-type")), (StatusCode::OK, "application/pdf"));
    assert!(sheet.text.starts_with("%PDF-") && sheet.text.matches("/Type /Page\n").count() == 2, "problems, solutions");
    assert_eq!(visitor.get("/tsume/sheet.pdf?count=1000").await.status, StatusCode::BAD_REQUEST);
    site.stop().await;
}

#[tokio::test]
async fn without_a_position_the_board_is_empty() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let sent_on = visitor.get("/tsume/board").await;
    let editor = visitor.get(sent_on.header("location")).await;
    assert!(editor.text.contains(r#"data-start="9/9/9/9/9/9/9/9/9 b - 1""#), "{}", editor.text);
    site.stop().await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut check = async |what: &str, body: Value, status: StatusCode| {
        let reply = visitor.post(&format!("/api/v1/tsume/{what}"), body.clone()).await;
        assert_eq!(reply.status, status, "{what} {body}: {}", reply.text);
    };
    check("answer", json!({"problem": "nothing", "moves": ["G*5c"]}), StatusCode::NOT_FOUND).await;
    check("answer", json!({"sfen": THREE, "moves": []}), StatusCode::BAD_REQUEST).await;
    check("answer", json!({"sfen": THREE, "moves": ["G*5c", "5b5a"]}), StatusCode::BAD_REQUEST).await;
    check("answer", json!({"sfen": THREE, "moves": ["G*5b", "5b5a", "G*5b"]}), StatusCode::BAD_REQUEST).await;
    check("answer", json!({"sfen": "9/9 b - 1", "moves": ["G*5c"]}), StatusCode::UNPROCESSABLE_ENTITY).await;
    check("hint", json!({"moves": []}), StatusCode::BAD_REQUEST).await;
    check("verdict", json!({"sfen": "x"}), StatusCode::UNPROCESSABLE_ENTITY).await;
    for (path, status) in [
        ("/tsume/problems/nothing", StatusCode::NOT_FOUND),
        ("/tsume/board", StatusCode::SEE_OTHER),
        ("/tsume/board?sfen=x", StatusCode::UNPROCESSABLE_ENTITY),
        ("/tsume/next?plies=many", StatusCode::BAD_REQUEST),
        ("/tsume/next?plies=4", StatusCode::NOT_FOUND),
        ("/tsume/daily", StatusCode::SEE_OTHER),
        ("/tsume/daily?strength=hard", StatusCode::SEE_OTHER),
        ("/tsume/daily?strength=enormous", StatusCode::BAD_REQUEST),
        ("/tsume/next?plies=1", StatusCode::SEE_OTHER),
        ("/api/v1/tsume/log?format=pdf", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(visitor.get(path).await.status, status, "{path}");
    }
    site.stop().await;
}
