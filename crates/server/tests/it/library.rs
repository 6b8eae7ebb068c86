//! The library: files go in, records come out, and nothing is lost on the way.

mod family;
mod hostile;
mod killed;
mod labels;
mod many;

use crate::postgres::on_both;
use crate::site::{Data, Reply, Visitor};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};

const KIF: &str = "開始日時：2023/01/02 10:20\n棋戦：竜王戦\n手合割：平手\n先手：羽生善治\n後手：Anna Bianchi\n\
    手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:01/00:00:01)\n*定跡の一手\n   2 ３四歩(33)   ( 0:02/00:00:02)\n   3 投了\n";

impl Visitor {
    async fn request(&mut self, method: Method, path: &str, body: impl Into<Body>) -> Reply {
        self.send(Request::builder().method(method).uri(path).body(body.into()).unwrap()).await
    }

    pub(crate) async fn import(&mut self, bytes: impl Into<Body>) -> Value {
        let reply = self.request(Method::POST, "/api/v1/records?name=a%20game.kif", bytes).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
        reply.json()
    }
}

#[tokio::test]
async fn a_file_becomes_a_record() {
    on_both(a_file).await;
}

async fn a_file(data: &Data) {
    let site = data.start().await;
    let mut visitor = site.visitor();
    let (sjis, _, _) = encoding_rs::SHIFT_JIS.encode(KIF);
    let imported = visitor.import(sjis.to_vec()).await;
    let summary = &imported["records"][0];
    assert_eq!(summary["title"], "羽生善治 – Anna Bianchi");
    assert_eq!((&summary["played"], &summary["ending"]), (&json!("2023-01-02"), &json!("resign")));
    assert_eq!((&summary["plies"], &summary["winner"]), (&json!(2), &json!("white")));
    let path = format!("/api/v1/records/{}", summary["id"].as_str().unwrap());
    site.stop().await;

    let site = data.start().await;
    let mut visitor = site.again(&visitor);
    let whole = visitor.get(&path).await.json();
    assert_eq!((&whole["version"], &whole["editable"], &whole["base"]), (&json!(1), &json!(true), &json!(path)));
    assert_eq!(whole["headers"][1], json!({"key": "event", "label": "", "name": "Event", "value": "竜王戦"}));
    assert_eq!(whole["start"]["handicap"], "even");
    let nodes = whole["nodes"].as_array().unwrap();
    assert_eq!(nodes.len(), 4);
    assert_eq!((&nodes[1]["usi"], &nodes[1]["used_ms"]), (&json!("7g7f"), &json!(1000)));
    assert_eq!((&nodes[1]["comment"], &nodes[1]["parent"]), (&json!("定跡の一手"), &json!(0)));
    assert_eq!(nodes[1]["spoken"], "pawn to 7-6");
    assert_eq!(nodes[3]["text"], "Resignation: White wins");
    let original = visitor.request(Method::GET, &format!("{path}/original"), Body::empty()).await;
    assert!(original.header("content-disposition").contains("a%20game.kif"), "{:?}", original.headers);
    assert_eq!(site.visitor().get(&path).await.status, StatusCode::NOT_FOUND, "it is nobody else's");
    site.stop().await;
}

/// The address of a record in the API.
pub(crate) fn path_of(summary: &Value) -> String {
    format!("/api/v1/records/{}", summary["id"].as_str().unwrap())
}

impl Visitor {
    pub(crate) async fn put(&mut self, path: &str, version: i64, record: &Value) -> Reply {
        let request = Request::put(path).header("if-match", format!("\"{version}\""));
        self.send(request.body(Body::from(record.to_string())).unwrap()).await
    }

    async fn delete(&mut self, path: &str) -> StatusCode {
        self.request(Method::DELETE, path, Body::empty()).await.status
    }

    /// The titles of what a search finds.
    async fn search(&mut self, query: &str) -> Vec<String> {
        let reply = self.get(&format!("/api/v1/records?{query}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{query}: {}", reply.text);
        let records = reply.json()["records"].as_array().unwrap().clone();
        records.iter().map(|record| record["title"].as_str().unwrap().to_owned()).collect()
    }
}

#[tokio::test]
async fn an_edited_record_is_kept_whole() {
    on_both(edit).await;
}

async fn edit(data: &Data) {
    let site = data.start().await;
    let mut visitor = site.visitor();
    let path = path_of(&visitor.import(KIF).await["records"][0]);
    let mut record = visitor.get(&path).await.json();
    let nodes = record["nodes"].as_array_mut().unwrap();
    nodes[1]["bookmark"] = "ここ".into();
    nodes[2]["comment"] = "two\nlines".into();
    // A variation that is added behind everything, with a foul and its ending.
    nodes.push(json!({"parent": 1, "usi": "8c8d", "used_ms": 1500}));
    nodes.push(json!({"parent": 4, "illegal": {"by": "black", "usi": "P*5e"}}));
    nodes.push(json!({"parent": 5, "end": {"code": "foul", "loser": "black", "name": "二歩"}, "comment": "a pity"}));
    record["headers"].as_array_mut().unwrap().push(json!({"key": "", "label": "戦術", "value": "棒銀"}));
    let kept = visitor.put(&path, 1, &record).await;
    assert_eq!((kept.status, kept.json()), (StatusCode::OK, json!({"version": 2})));
    site.stop().await;

    let site = data.start().await;
    let mut visitor = site.again(&visitor);
    let now = visitor.get(&path).await;
    assert_eq!(now.header("etag"), "\"2\"");
    let now = now.json();
    let nodes = now["nodes"].as_array().unwrap();
    let parents: Vec<_> = nodes.iter().map(|node| node["parent"].as_u64()).collect();
    assert_eq!(parents, [None, Some(0), Some(1), Some(2), Some(1), Some(4), Some(5)]);
    assert_eq!((&nodes[1]["bookmark"], &nodes[2]["comment"]), (&json!("ここ"), &json!("two\nlines")));
    assert_eq!((&nodes[4]["usi"], &nodes[4]["used_ms"]), (&json!("8c8d"), &json!(1500)));
    assert_eq!(nodes[5]["illegal"], json!({"by": "black", "usi": "P*5e"}));
    assert_eq!((&nodes[6]["end"]["winner"], &nodes[6]["text"]), (&json!("white"), &json!("Foul, 二歩: White wins")));
    assert_eq!(now["headers"].as_array().unwrap().last().unwrap()["name"], "戦術");
    // Sent back as it came it stays as it is.
    assert_eq!(visitor.put(&path, 2, &now).await.json(), json!({"version": 3}));
    assert_eq!(visitor.get(&path).await.json()["nodes"], now["nodes"]);

    let stale = visitor.put(&path, 2, &record).await;
    assert_eq!((stale.status, &stale.json()["version"]), (StatusCode::CONFLICT, &json!(3)));
    assert_eq!(stale.json()["code"], "changed");
    site.stop().await;
}

#[tokio::test]
async fn what_cannot_be_is_not_kept() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let path = path_of(&visitor.import(KIF).await["records"][0]);
    let whole = visitor.get(&path).await.json();
    let mut check = async |change: fn(&mut Value), node: usize| {
        let mut record = whole.clone();
        change(&mut record);
        let reply = visitor.put(&path, 1, &record).await;
        assert_eq!(
            (reply.status, &reply.json()["node"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!(node)),
            "{}",
            reply.text
        );
    };
    check(|record| record["nodes"][2]["usi"] = "3c3e".into(), 2).await;
    check(|record| record["nodes"][2]["usi"] = "x".into(), 2).await;
    check(|record| record["nodes"][2]["parent"] = 2.into(), 2).await;
    check(|record| record["nodes"][2]["parent"] = 9.into(), 2).await;
    check(|record| record["nodes"][0]["usi"] = "7g7f".into(), 0).await;
    check(|record| record["nodes"][3]["end"]["code"] = "boredom".into(), 3).await;
    check(|record| record["start"]["sfen"] = "9/9 b - 1".into(), 0).await;
    check(|record| record["nodes"].as_array_mut().unwrap().push(json!({"parent": 0, "usi": "7g7f"})), 4).await;
    check(|record| record["nodes"].as_array_mut().unwrap().push(json!({"parent": 3, "usi": "2g2f"})), 4).await;
    check(|record| record["nodes"].as_array_mut().unwrap().push(json!({"parent": 2, "end": {"code": "mate"}})), 4)
        .await;
    check(|record| record["nodes"] = json!([]), 0).await;
    let many: fn(&mut Value) = |record| {
        let fouls =
            (0..3000).map(|n| json!({"parent": 0, "illegal": {"by": "black", "usi": format!("{}g5e", n % 9 + 1)}}));
        record["nodes"].as_array_mut().unwrap().extend(fouls);
    };
    check(many, 2003).await;
    assert_eq!(visitor.get(&path).await.json()["version"], 1);
    for (version, body) in [("\"1\"", "{"), ("\"1\"", "[]"), ("x", "{}")] {
        let request = Request::put(&path).header("if-match", version).body(Body::from(body)).unwrap();
        assert_eq!(visitor.send(request).await.json()["code"], "bad-request", "{version} {body}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_record_is_ones_own_until_it_is_shared() {
    on_both(share).await;
}

async fn share(data: &Data) {
    let site = data.start().await;
    let (mut owner, mut other) = (site.visitor(), site.visitor());
    let path = path_of(&owner.import(KIF).await["records"][0]);
    let whole = owner.get(&path).await.json();
    for part in ["", "/file", "/formats", "/original"] {
        assert_eq!(other.get(&format!("{path}{part}")).await.status, StatusCode::NOT_FOUND, "{part}");
    }
    assert_eq!(other.put(&path, 1, &whole).await.status, StatusCode::NOT_FOUND);
    assert_eq!(other.delete(&path).await, StatusCode::NOT_FOUND);
    assert_eq!(other.post(&format!("{path}/share"), json!({})).await.status, StatusCode::NOT_FOUND);

    let url = owner.post(&format!("{path}/share"), json!({})).await.json()["url"].as_str().unwrap().to_owned();
    assert_eq!(owner.post(&format!("{path}/share"), json!({})).await.json()["url"], url, "the same again");
    assert_eq!(owner.get(&path).await.json()["share"], url);
    let shared = format!("/api/v1{url}");
    let seen = other.get(&shared).await.json();
    assert_eq!((&seen["nodes"], &seen["editable"], &seen["base"]), (&whole["nodes"], &json!(false), &json!(shared)));
    assert!(!seen.to_string().contains(whole["id"].as_str().unwrap()), "what is the owner's own is not told");
    assert_eq!(other.get(&format!("{shared}/file")).await.status, StatusCode::OK);
    let by_token = format!("/api/v1/records/{}", url.rsplit('/').next().unwrap());
    assert_eq!(owner.put(&by_token, 1, &whole).await.status, StatusCode::NOT_FOUND, "a link is for reading");
    assert_eq!(owner.delete(&by_token).await, StatusCode::NOT_FOUND);

    let copied = other.post(&format!("{shared}/copy"), json!({})).await;
    assert_eq!(copied.status, StatusCode::CREATED, "{}", copied.text);
    let copy = path_of(&copied.json());
    assert_eq!(owner.delete(&format!("{path}/share")).await, StatusCode::NO_CONTENT);
    assert_eq!(other.get(&shared).await.status, StatusCode::NOT_FOUND, "revoked");
    assert_ne!(owner.post(&format!("{path}/share"), json!({})).await.json()["url"], url);
    assert_eq!(owner.delete(&path).await, StatusCode::NO_CONTENT);
    assert_eq!(owner.get(&path).await.status, StatusCode::NOT_FOUND);
    assert_eq!(owner.delete(&path).await, StatusCode::NOT_FOUND);
    assert_eq!(other.get(&copy).await.json()["nodes"], whole["nodes"], "a copy stays");
    assert_eq!(other.put(&copy, 1, &whole).await.status, StatusCode::OK);
    site.stop().await;
}

#[tokio::test]
async fn records_are_found() {
    on_both(find).await;
}

async fn find(data: &Data) {
    let site = data.start().await;
    let mut visitor = site.visitor();
    let game = |number: usize, black: &str, day: &str, event: &str, moves: &str, comment: &str| {
        format!(
            "N+{black}\nN-羽生善治\n$EVENT:{event}\n$START_TIME:{day}\n$SITE:Roma {number}\nPI\n+\n{moves}'*{comment}\n%TORYO\n"
        )
    };
    for (number, (black, day, event, moves, comment)) in [
        ("Anna Bianchi", "2021/05/01", "名人戦", "+7776FU\n-3334FU\n", "A quiet start"),
        ("Bruno", "2022/05/01", "王将戦", "+2726FU\n-3334FU\n+7776FU\n", "穴熊に組む"),
        ("Carla", "2023/05/01", "Torneo di Roma", "+7776FU\n-8384FU\n", ""),
        ("Anna Rossi", "", "名人戦", "+7776FU\n-3334FU\n+2726FU\n", "穴"),
    ]
    .into_iter()
    .enumerate()
    {
        visitor.import(game(number, black, day, event, moves, comment)).await;
    }
    let name = |name: &str| format!("{name} – 羽生善治");
    let after = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL%20w%20-%207";
    for (query, found) in [
        ("", vec!["Anna Rossi", "Carla", "Bruno", "Anna Bianchi"]),
        ("player=anna", vec!["Anna Rossi", "Anna Bianchi"]),
        ("player=ANNA+bian", vec!["Anna Bianchi"]),
        ("player=%E5%96%84%E6%B2%BB+br", vec!["Bruno"]),
        ("player=nna", vec![]),
        ("event=%E5%90%8D%E4%BA%BA", vec!["Anna Rossi", "Anna Bianchi"]),
        ("event=roma", vec!["Carla"]),
        ("place=2", vec!["Carla"]),
        ("text=quiet", vec!["Anna Bianchi"]),
        ("text=%E7%A9%B4%E7%86%8A", vec!["Bruno"]),
        ("text=%E7%A9%B4", vec!["Anna Rossi", "Bruno"]),
        ("from=2022&to=2023", vec!["Carla", "Bruno"]),
        ("to=2021-05", vec!["Anna Bianchi"]),
        ("to=2021-04", vec![]),
        ("sort=played", vec!["Carla", "Bruno", "Anna Bianchi", "Anna Rossi"]),
        ("sort=played&player=anna", vec!["Anna Bianchi", "Anna Rossi"]),
        ("ending=resign&player=carla", vec!["Carla"]),
        ("ending=mate", vec![]),
        ("handicap=even&place=3", vec!["Anna Rossi"]),
        ("handicap=lance", vec![]),
        (&format!("sfen={after}"), vec!["Anna Rossi", "Bruno"]),
        (&format!("sfen={after}&player=bruno"), vec!["Bruno"]),
    ] {
        assert_eq!(visitor.search(query).await, found.into_iter().map(name).collect::<Vec<_>>(), "{query}");
    }
    for sort in ["added", "changed", "played"] {
        let all = visitor.search(&format!("sort={sort}")).await;
        let (mut seen, mut next) = (Vec::new(), String::new());
        for _ in 0..4 {
            let part = visitor.get(&format!("/api/v1/records?sort={sort}&limit=1&before={next}")).await.json();
            seen.push(part["records"][0]["title"].as_str().unwrap().to_owned());
            next = part["next"].as_str().unwrap_or_default().to_owned();
        }
        assert_eq!((seen, next.as_str()), (all, ""), "{sort}");
    }
    for query in ["sfen=x", "handicap=x", "from=yesterday", "to=2021-4", "sort=x", "limit=0", "limit=101"] {
        let reply = visitor.get(&format!("/api/v1/records?{query}")).await;
        let field = query.split('=').next().unwrap();
        assert_eq!(
            (reply.status, &reply.json()["field"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!(field)),
            "{query}"
        );
        assert!(!reply.json()["text"].as_str().unwrap().starts_with("error-"), "{}", reply.text);
    }
    assert_eq!(site.visitor().search("player=anna").await, Vec::<String>::new(), "a library is one's own");

    // What is changed is found as it is now, what is taken out not at all.
    let found = visitor.get("/api/v1/records?player=carla").await.json()["records"][0].clone();
    let path = path_of(&found);
    let mut record = visitor.get(&path).await.json();
    for header in record["headers"].as_array_mut().unwrap() {
        if header["key"] == "black" {
            header["value"] = "Dora".into();
        }
    }
    assert_eq!(visitor.put(&path, 1, &record).await.status, StatusCode::OK);
    assert_eq!(visitor.search("player=carla").await, Vec::<String>::new());
    assert_eq!(visitor.search("player=dora").await, [name("Dora")]);
    assert_eq!(visitor.search("sort=changed&limit=1").await, [name("Dora")]);
    assert_eq!(visitor.delete(&path).await, StatusCode::NO_CONTENT);
    assert_eq!(visitor.search("player=dora").await, Vec::<String>::new());
    site.stop().await;
}

#[tokio::test]
async fn games_come_into_the_library_when_they_are_over() {
    on_both(games_come).await;
}

async fn games_come(data: &Data) {
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"friendly": true})).await;
    let (mut line, _) = anna.connect(&id).await;
    line.play_all(1, "2g2f 5a4b").await;
    assert_eq!(anna.search("").await, Vec::<String>::new());
    let early = anna.post(&format!("/api/v1/games/{id}/record"), json!({})).await;
    assert_eq!((early.status, &early.json()["code"]), (StatusCode::CONFLICT, &json!("still-playing")));
    line.ask(json!({"type": "resign"})).await;
    let found = anna.get("/api/v1/records").await.json()["records"].clone();
    assert_eq!(found.as_array().unwrap().len(), 1);
    assert_eq!((&found[0]["game"], &found[0]["plies"]), (&json!(format!("/games/{id}")), &json!(2)));
    assert_eq!((&found[0]["ending"], &found[0]["winner"]), (&json!("resign"), &json!("white")));
    let again = anna.post(&format!("/api/v1/games/{id}/record"), json!({})).await.json();
    assert_eq!(again["id"], found[0]["id"], "it is there once");
    let nodes = anna.get(&path_of(&found[0])).await.json()["nodes"].clone();
    assert_eq!((&nodes[1]["usi"], &nodes[2]["usi"]), (&json!("2g2f"), &json!("5a4b")));

    assert_eq!(anna.delete(&path_of(&found[0])).await, StatusCode::NO_CONTENT);
    assert_eq!(anna.search("").await, Vec::<String>::new(), "it does not come back by itself");
    let asked = anna.post(&format!("/api/v1/games/{id}/record"), json!({})).await;
    assert_eq!(asked.status, StatusCode::CREATED, "{}", asked.text);

    // Whoever watched may keep it, too.
    let mut bruno = site.visitor();
    assert_eq!(bruno.search("").await, Vec::<String>::new());
    let kept = bruno.post(&format!("/api/v1/games/{id}/record"), json!({})).await;
    assert_eq!(kept.status, StatusCode::CREATED, "{}", kept.text);
    assert_eq!(bruno.search("").await.len(), 1);
    for format in ["kif", "csa", "usi"] {
        let file = bruno.get(&format!("/api/v1/games/{id}/file?format={format}")).await;
        assert_eq!(file.status, StatusCode::OK, "{format}: {}", file.text);
        assert!(file.header("content-disposition").contains(&format!("{id}.{format}")), "{format}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_record_leaves_in_any_format() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let path = path_of(&visitor.import(KIF).await["records"][0]);
    let kif = visitor.get(&format!("{path}/file")).await;
    assert!(kif.header("content-disposition").contains("2023-01-02%20%E7%BE%BD%E7%94%9F"), "{:?}", kif.headers);
    assert!(kif.header("content-disposition").ends_with(".kifu"), "{:?}", kif.headers);
    let again = visitor.import(kif.text).await;
    let nodes = visitor.get(&path).await.json()["nodes"].clone();
    assert_eq!(visitor.get(&path_of(&again["records"][0])).await.json()["nodes"], nodes);
    let formats = visitor.get(&format!("{path}/formats")).await.json();
    let losses = |format: &str| {
        let all = formats["formats"].as_array().unwrap();
        let found = all.iter().find(|entry| entry["format"] == format).unwrap();
        found["lost"]
            .as_array()
            .unwrap()
            .iter()
            .map(|lost| lost["code"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(losses("kif"), Vec::<String>::new());
    assert_eq!(losses("usi"), ["headers", "comments", "times", "endings"]);
    for format in formats["formats"].as_array().unwrap() {
        let format = format["format"].as_str().unwrap();
        let file = visitor.get(&format!("{path}/file?format={format}&encoding=shift_jis")).await;
        assert_eq!(file.status, StatusCode::OK, "{format}");
    }
    for query in ["format=doc", "encoding=latin"] {
        let reply = visitor.get(&format!("{path}/file?{query}")).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
    }
    site.stop().await;
}

#[tokio::test]
async fn every_game_of_a_file_is_kept() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let lines = "startpos moves 7g7f\nstartpos moves 9z9z\nnonsense here\nstartpos moves 2g2f 3c3d\n";
    let imported = visitor.import(lines).await;
    let plies: Vec<_> = imported["records"].as_array().unwrap().iter().map(|record| &record["plies"]).collect();
    assert_eq!(plies, [1, 0, 2]);
    let findings: Vec<_> = imported["findings"].as_array().unwrap().iter().collect();
    let found: Vec<_> = findings.iter().map(|finding| (&finding["record"], &finding["line"])).collect();
    assert_eq!(found, [(&json!(1), &json!(2)), (&Value::Null, &json!(3))]);
    let path = path_of(&imported["records"][1]);
    let request = Request::get(&path).header("accept-language", "it").body(Body::empty()).unwrap();
    let own = visitor.send(request).await.json()["findings"].clone();
    assert_eq!((&own[0]["line"], &own[0]["severity"]), (&json!(2), &json!("error")));
    assert!(own[0]["text"].as_str().unwrap().contains("non è una mossa"), "{own}");
    for record in imported["records"].as_array().unwrap() {
        let original = visitor.get(&format!("{}/original", path_of(record))).await;
        assert_eq!(original.text, lines);
    }
    assert_eq!(visitor.get("/api/v1/records").await.json()["records"][0]["id"], imported["records"][0]["id"]);

    let many = visitor.import("startpos moves 7g7f\n".repeat(150)).await;
    assert_eq!(many["records"].as_array().unwrap().len(), 100);
    assert_eq!((&many["findings"][0]["code"], &many["findings"][0]["line"]), (&json!("too_many_games"), &json!(101)));
    site.stop().await;
}

#[tokio::test]
async fn the_same_file_is_known_when_it_comes_again() {
    on_both(the_same_file).await;
}

async fn the_same_file(data: &Data) {
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let lines = "startpos moves 7g7f\nstartpos moves 2g2f 3c3d\n";
    let ids = |imported: &Value| -> Vec<Value> {
        imported["records"].as_array().unwrap().iter().map(|record| record["id"].clone()).collect()
    };
    let first = anna.import(lines).await;
    assert_eq!(first["known"], false);
    let mut send = async |path: &str| anna.request(Method::POST, path, lines).await;
    let again = send("/api/v1/records?name=another").await;
    assert_eq!((again.status, &again.json()["known"]), (StatusCode::OK, &json!(true)));
    assert_eq!(ids(&again.json()), ids(&first), "it tells what is there of it");
    let wanted = send("/api/v1/records?again=true").await;
    assert_eq!((wanted.status, &wanted.json()["known"]), (StatusCode::CREATED, &json!(false)));
    assert_eq!(anna.search("").await.len(), 4);
    assert_eq!(bruno.import(lines).await["known"], false, "what others keep is nobody's business");

    // What was edited is still of that file; what was all taken out is not there any more.
    for record in [&first, &wanted.json()].map(ids).concat() {
        let path = format!("/api/v1/records/{}", record.as_str().unwrap());
        let whole = anna.get(&path).await.json();
        assert_eq!(anna.put(&path, 1, &whole).await.status, StatusCode::OK);
        let known = anna.request(Method::POST, "/api/v1/records", lines).await.json();
        assert_eq!(known["known"], true, "{known}");
        assert_eq!(anna.delete(&path).await, StatusCode::NO_CONTENT);
    }
    assert_eq!(anna.import(lines).await["known"], false);
    site.stop().await;
}

#[tokio::test]
async fn the_library_is_a_page_that_needs_no_script() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let page = visitor.get("/library").await.text;
    assert!(page.contains("No records yet") && page.contains("name=\"player\""));
    for number in 0..51 {
        visitor.import(KIF.replace("Anna", &format!("Anna{number} <b>"))).await;
    }
    let page = visitor.get("/library?player=anna&sort=played").await.text;
    assert_eq!(page.matches("href=\"/library/").count(), 50);
    assert!(page.contains("Anna50 &lt;b&gt;") && page.contains("White won · 2 moves"));
    assert!(page.contains("<option value=\"played\" selected>"), "what is looked for stays in the form");
    let next = page.split("rel=\"next\" href=\"").nth(1).unwrap().split('"').next().unwrap().replace("&amp;", "&");
    assert!(next.starts_with("/library?player=anna&sort=played&before="), "{next}");
    let rest = visitor.get(&next).await.text;
    assert_eq!((rest.matches("href=\"/library/").count(), rest.contains("rel=\"next\"")), (1, false));
    let nothing = visitor.get("/library?player=carla").await.text;
    assert!(nothing.contains("Nothing was found"));
    let wrong = visitor.get("/library?from=%3Cyesterday%3E").await;
    assert!(wrong.text.contains("“&lt;yesterday&gt;” is no day"));
    site.stop().await;
}
