//! Records of the other games of the family and of the game for four: found, noted on, shared, copied, taken home, taken out.

use super::path_of;
use crate::postgres::on_both;
use crate::site::{Data, Visitor};
use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use variants::yonin;

#[tokio::test]
async fn games_of_the_family_come_too() {
    on_both(family_games_come).await;
}

async fn family_games_come(data: &Data) {
    let site = data.start().await;
    let mut anna = site.visitor();
    let mut made = Vec::new();
    for (variant, moves) in [("dobutsu", "2c2b 3a3b 2b2a+"), ("minishogi", "2e3d 4a3b")] {
        let id = anna.make(json!({"opponent": "two", "variant": variant})).await;
        let (mut line, _) = anna.connect(&id).await;
        line.play_all(1, moves).await;
        if variant == "minishogi" {
            line.ask(json!({"type": "resign"})).await;
        }
        made.push(id);
    }
    for (query, found) in [
        ("", 2),
        ("variant=dobutsu", 1),
        ("variant=minishogi", 1),
        ("variant=chu", 0),
        ("ending=caught", 1),
        ("ending=resign&variant=minishogi", 1),
        ("ending=resign&variant=dobutsu", 0),
        ("player=player", 2),
        ("player=nobody", 0),
        ("from=2020", 2),
        ("to=2020", 0),
    ] {
        assert_eq!(anna.search(query).await.len(), found, "{query}");
    }
    for query in ["variant=shogi", "variant=chess"] {
        let reply = anna.get(&format!("/api/v1/records?{query}")).await;
        assert_eq!(reply.json()["field"], "variant", "{query}: {}", reply.text);
    }
    let record = anna.get("/api/v1/records?variant=dobutsu").await.json()["records"][0].clone();
    assert_eq!(
        (&record["url"], &record["game"], &record["variant"]),
        (
            &json!(format!("/library/{}", record["id"].as_str().unwrap())),
            &json!(format!("/games/{}", made[0])),
            &json!("dobutsu")
        )
    );
    assert_eq!(
        (&record["ending"], &record["winner"], &record["plies"]),
        (&json!("caught"), &json!("black"), &json!(3))
    );
    let again = anna.post(&format!("/api/v1/games/{}/record", made[0]), json!({})).await.json();
    assert_eq!(again["id"], record["id"], "it is there once");
    let list = anna.get("/library?variant=dobutsu").await.text;
    assert_eq!(list.matches("href=\"/library/").count(), 1, "{list}");
    assert!(list.contains(record["url"].as_str().unwrap()), "{list}");
    assert_eq!(anna.delete(&path_of(&record)).await, StatusCode::NO_CONTENT);
    assert_eq!(anna.search("").await.len(), 1, "it does not come back by itself");
    site.stop().await;
}

/// A finished game of dōbutsu in the library.
async fn dobutsu(visitor: &mut Visitor) -> Value {
    let id = visitor.make(json!({"opponent": "two", "variant": "dobutsu", "name": "Anna"})).await;
    let (mut line, _) = visitor.connect(&id).await;
    line.play_all(1, "2c2b 3a3b 2b2a+").await;
    visitor.get("/api/v1/records").await.json()["records"][0].clone()
}

/// A finished game for four in the library, which one person has played at all four seats.
async fn four(visitor: &mut Visitor) -> Value {
    let wish =
        json!({"west": "me", "north": "me", "east": "me", "begins": "south", "name": "Anna", "variant": "yonin"});
    let id = visitor.post("/api/v1/games", wish).await.json()["id"].as_str().unwrap().to_owned();
    let early = visitor.post(&format!("/api/v1/games/{id}/record"), json!({})).await;
    assert_eq!((early.status, &early.json()["code"]), (StatusCode::CONFLICT, &json!("still-playing")));
    let origin = format!("http://{}", visitor.address());
    let mut line = visitor.open(&format!("games/{id}/live"), &origin).await.unwrap();
    line.until("snapshot").await;
    for (ply, usi) in ["5g5f", "7e6e"].into_iter().enumerate() {
        line.say(&json!({"type": "move", "ply": ply + 1, "usi": usi}).to_string()).await;
        line.until("move").await;
    }
    for seat in ["north", "east"] {
        line.say(&json!({"type": "resign", "seat": seat}).to_string()).await;
        line.until("out").await;
    }
    let found = visitor.get("/api/v1/records?variant=yonin").await.json()["records"][0].clone();
    let again = visitor.post(&format!("/api/v1/games/{id}/record"), json!({})).await;
    assert_eq!((again.status, &again.json()["id"]), (StatusCode::CREATED, &found["id"]), "it is there once");
    assert_eq!(found["game"], format!("/games/{id}"));
    found
}

#[tokio::test]
async fn a_record_of_the_family_is_noted_on_and_shared() {
    on_both(async |data: &Data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        let record = dobutsu(&mut anna).await;
        let whole = anna.get(&path_of(&record)).await.json();
        let nodes = whole["nodes"].as_array().unwrap();
        assert_eq!((nodes.len(), &nodes[1]["usi"], &nodes[1]["by"]), (5, &json!("2c2b"), &json!("black")));
        assert_eq!(nodes[4]["text"], "The royal piece was captured: Black wins");
        assert_eq!((&nodes[4]["end"]["code"], &nodes[4]["end"]["winner"]), (&json!("caught"), &json!("black")));
        let edit = json!([
            {"key": "black", "value": "Dora"}, {"key": "event", "value": "Torneo di Roma"},
            {"key": "title", "value": "The quick Lion"}, {"key": "", "label": "戦術", "value": "速攻"},
        ]);
        let finds = [("player=dora", 1), ("event=roma", 1), ("text=chick", 1), ("text=quick", 1), ("ending=caught", 1)];
        let forms = [("kif", "棋戦：Torneo di Roma"), ("json", "the Chick"), ("usi", "variant dobutsu")];
        story(&site, &mut anna, &record, edit, "the Chick goes\ntoo far", &finds, &forms).await;
        let copy = anna.search("text=chick").await;
        assert_eq!(copy, [""; 0], "taken out");
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_for_four_comes_and_is_noted_on_and_shared() {
    on_both(async |data: &Data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        let record = four(&mut anna).await;
        assert_eq!(record["title"], "Anna – Anna – Anna – Anna");
        assert_eq!((&record["ending"], &record["winner"]), (&json!("decided"), &json!("south west")));
        assert_eq!((&record["plies"], &record["variant"]), (&json!(2), &json!("yonin")));
        for (query, found) in [("", 1), ("variant=yonin", 1), ("variant=chu", 0), ("ending=decided", 1), ("player=anna", 1)] {
            assert_eq!(anna.search(query).await.len(), found, "{query}");
        }
        let list = anna.get("/library?variant=yonin").await.text;
        assert!(list.contains("Yonin shōgi") && list.contains("First: South, West · 2 moves"), "{list}");
        let whole = anna.get(&path_of(&record)).await.json();
        let nodes = whole["nodes"].as_array().unwrap();
        assert_eq!((nodes.len(), &nodes[2]["usi"], &nodes[2]["text"]), (6, &json!("7e6e"), &json!("West P-65")));
        assert_eq!(nodes[3]["left"], json!({"seat": "north", "how": "resigned"}));
        assert_eq!(nodes[3]["text"], "North: gave up");
        assert_eq!(nodes[3]["standing"]["seats"][2]["state"], "resigned");
        assert_eq!(nodes[2]["standing"]["seats"][2]["state"], "playing");
        assert_eq!(nodes[5]["text"], "The game is over. First: South, West");
        let edit = json!([
            {"key": "south", "value": "Anna"}, {"key": "west", "value": "Dora"}, {"key": "event", "value": "Torneo di Roma"},
        ]);
        let finds = [("player=dora", 1), ("event=roma", 1), ("text=corner", 1), ("text=quick", 0)];
        let forms = [("json", "out of the corner"), ("usi", "5g5f 7e6e n. e.")];
        story(&site, &mut anna, &record, edit, "out of the corner", &finds, &forms).await;
        site.stop().await;
    })
    .await;
}

/// Headings and a remark are changed and found, everything else stays; a link is read by a guest, who takes a copy; then the
/// record is taken out, and the copy stays.
async fn story(
    site: &crate::site::Site,
    owner: &mut Visitor,
    record: &Value,
    headers: Value,
    remark: &str,
    finds: &[(&str, usize)],
    forms: &[(&str, &str)],
) {
    let path = path_of(record);
    let whole = owner.get(&path).await.json();
    assert_eq!((&whole["version"], &whole["editable"]), (&json!(1), &json!(true)));
    assert_eq!(owner.put(&path, 1, &whole).await.json(), json!({"version": 2}), "as it came");
    assert_eq!(owner.get(&path).await.json()["nodes"], whole["nodes"]);
    let mut edited = whole.clone();
    edited["headers"] = headers;
    edited["nodes"][1]["comment"] = remark.into();
    assert_eq!(owner.put(&path, 2, &edited).await.json(), json!({"version": 3}));
    assert_eq!(owner.put(&path, 2, &edited).await.status, StatusCode::CONFLICT);
    let now = owner.get(&path).await.json();
    assert_eq!(now["nodes"][1]["comment"], remark);
    for (header, wanted) in now["headers"].as_array().unwrap().iter().zip(edited["headers"].as_array().unwrap()) {
        assert_eq!((&header["key"], &header["value"]), (&wanted["key"], &wanted["value"]));
    }
    for (query, found) in finds {
        assert_eq!(owner.search(query).await.len(), *found, "{query}");
    }
    match now["variant"].as_str() {
        Some(yonin::NAME) => what_cannot_be_among_four_is_refused(owner, &path, &now).await,
        _ => what_cannot_be_is_refused(owner, &path, &now).await,
    }

    // A link, for somebody without anything here.
    let url = owner.post(&format!("{path}/share"), json!({})).await.json()["url"].as_str().unwrap().to_owned();
    let (mut guest, shared) = (site.visitor(), format!("/api/v1{url}"));
    assert_eq!(guest.get(&path).await.status, StatusCode::NOT_FOUND);
    assert_eq!(guest.get(&url).await.status, StatusCode::OK);
    let seen = guest.get(&shared).await.json();
    assert_eq!((&seen["nodes"], &seen["editable"]), (&now["nodes"], &json!(false)));
    assert!(!seen.to_string().contains(now["id"].as_str().unwrap()), "what is the owner's own is not told");
    let formats = guest.get(&format!("{shared}/formats")).await.json();
    assert_eq!(formats["formats"].as_array().unwrap().len(), forms.len(), "{formats}");
    for (format, part) in forms {
        let file = guest.get(&format!("{shared}/file?format={format}")).await;
        assert!(file.status == StatusCode::OK && file.text.contains(part), "{format}: {}", file.text);
        if let Some(read) = yonin::Record::read(&file.text) {
            assert_eq!(read.map(|record| record.ending().is_some()), Ok(true));
        } else {
            variants::Record::read(&file.text).expect("a record").expect("a whole one");
        }
    }
    let copied = guest.post(&format!("{shared}/copy"), json!({})).await;
    assert_eq!(copied.status, StatusCode::CREATED, "{}", copied.text);
    let copy = path_of(&copied.json());
    assert_eq!(owner.delete(&format!("{path}/share")).await, StatusCode::NO_CONTENT);
    assert_eq!(guest.get(&shared).await.status, StatusCode::NOT_FOUND, "revoked");
    assert_eq!(owner.delete(&path).await, StatusCode::NO_CONTENT);
    assert_eq!(owner.search("").await.len(), 0, "it does not come back by itself");
    let kept = guest.get(&copy).await.json();
    assert_eq!((&kept["nodes"], &kept["headers"], &kept["game"]), (&now["nodes"], &now["headers"], &Value::Null));
    assert_eq!(guest.put(&copy, 1, &kept).await.status, StatusCode::OK, "a copy is one's own");
    let page = guest.request(Method::GET, &format!("/library/{}", kept["id"].as_str().unwrap()), Body::empty()).await;
    assert_eq!(page.status, StatusCode::OK);
}

type Change = fn(&mut Value, usize);

/// Each change is refused with the place of what cannot be; `last` is the number of the last node.
async fn refused(owner: &mut Visitor, path: &str, whole: &Value, changes: &[(Change, usize)]) {
    let last = whole["nodes"].as_array().unwrap().len() - 1;
    for (change, node) in changes {
        let mut record = whole.clone();
        change(&mut record, last);
        let reply = owner.put(path, 3, &record).await;
        assert_eq!(
            (reply.status, &reply.json()["node"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!(node)),
            "{}",
            reply.text
        );
    }
    assert_eq!(owner.get(path).await.json()["version"], 3);
}

fn push(record: &mut Value, node: Value) {
    record["nodes"].as_array_mut().unwrap().push(node);
}

/// A record of four is a tree as well; what the rules say of its ends stays.
async fn what_cannot_be_among_four_is_refused(owner: &mut Visitor, path: &str, whole: &Value) {
    let last = whole["nodes"].as_array().unwrap().len() - 1;
    let changes: [(Change, usize); 9] = [
        (|record, _| record["nodes"][1]["usi"] = "9i9h".into(), 1),
        (|record, _| record["start"]["sfen"] = "9/9 b - 1".into(), 0),
        (|record, _| push(record, json!({"parent": 0, "usi": "5g5f"})), last + 1),
        (|record, last| push(record, json!({"parent": last, "usi": "2d3d"})), last + 1),
        (|record, last| push(record, json!({"parent": last - 1, "usi": "2d3d"})), last + 1),
        (|record, last| record["nodes"][last]["end"]["code"] = "interrupted".into(), last),
        (|record, _| push(record, json!({"parent": 0, "end": {"code": "decided"}})), last + 1),
        (|record, _| push(record, json!({"parent": 0, "left": {"seat": "up", "how": "flag"}})), last + 1),
        (|record, _| push(record, json!({"parent": 0, "left": {"seat": "north", "how": "asleep"}})), last + 1),
    ];
    refused(owner, path, whole, &changes).await;
}

/// A record of two is a tree: an edit is refused only where it cannot be.
async fn what_cannot_be_is_refused(owner: &mut Visitor, path: &str, whole: &Value) {
    let last = whole["nodes"].as_array().unwrap().len() - 1;
    let illegal = |record: &mut Value, _| push(record, json!({"parent": 0, "illegal": {"by": "black", "usi": "2c2a"}}));
    let changes: [(Change, usize); 8] = [
        (|record, _| record["nodes"][1]["usi"] = "9i9h".into(), 1),
        (|record, _| record["start"]["sfen"] = "9/9 b - 1".into(), 0),
        (|record, _| push(record, json!({"parent": 0, "usi": "2c2b"})), last + 1),
        (|record, last| push(record, json!({"parent": last, "usi": "1d1c"})), last + 1),
        (|record, last| push(record, json!({"parent": last - 1, "end": {"code": "resign"}})), last + 1),
        (|record, _| push(record, json!({"parent": 0, "end": {"code": "no such"}})), last + 1),
        (|record, _| push(record, json!({"parent": 0, "left": {"seat": "north", "how": "flag"}})), last + 1),
        (illegal, last + 1),
    ];
    refused(owner, path, whole, &changes).await;
}

/// Variations, remarks, times, bookmarks and endings, in a record of dōbutsu as in one of standard shogi.
#[tokio::test]
async fn a_record_of_the_family_is_worked_on_as_a_tree() {
    on_both(async |data: &Data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        let record = dobutsu(&mut anna).await;
        let path = path_of(&record);
        let whole = anna.get(&path).await.json();
        let sfen = whole["start"]["sfen"].as_str().unwrap().replace(' ', "+");
        let place = format!("sfen={sfen}&variant=dobutsu");
        let moves = anna.get(&format!("/api/v1/moves?{place}&notation=western")).await.json()["moves"].clone();
        let giraffe = moves.as_array().unwrap().iter().find(|m| m["usi"] == "1d1c").unwrap();
        assert_eq!((moves.as_array().unwrap().len(), &giraffe["by"]), (4, &json!("black")));
        for (query, code) in [("usi=2c2b", Value::Null), ("usi=2c2a", json!("cannot_move_so"))] {
            assert_eq!(anna.get(&format!("/api/v1/refusal?{place}&{query}")).await.json()["code"], code, "{query}");
        }
        for query in ["sfen=9/9&variant=dobutsu", "sfen=x&variant=chess"] {
            assert!(anna.get(&format!("/api/v1/moves?{query}")).await.status.is_client_error(), "{query}");
        }

        // A variation that ends otherwise, noted on.
        let mut edited = whole.clone();
        let other = json!({"parent": 0, "usi": "1d1c", "used_ms": 500, "comment": "a Giraffe", "bookmark": "other"});
        push(&mut edited, other);
        push(&mut edited, json!({"parent": 5, "end": {"code": "resign"}, "comment": "so soon"}));
        assert_eq!(anna.put(&path, 1, &edited).await.json(), json!({"version": 2}));
        let now = anna.get(&path).await.json();
        let nodes = now["nodes"].as_array().unwrap();
        assert_eq!(nodes.len(), 7);
        for name in ["usi", "text", "spoken", "sfen", "check", "by"] {
            assert_eq!(nodes[5][name], giraffe[name], "{name}");
        }
        assert_eq!(
            (&nodes[5]["parent"], &nodes[5]["used_ms"], &nodes[5]["bookmark"]),
            (&json!(0), &json!(500), &json!("other"))
        );
        assert_eq!((&nodes[6]["end"]["winner"], &nodes[6]["comment"]), (&json!("black"), &json!("so soon")));
        assert_eq!((&now["plies"], &now["ending"]), (&json!(3), &json!("caught")), "the main line is what it was");
        assert_eq!(anna.search("text=giraffe").await.len(), 1);

        // Every form that can hold it does, and the other says what it leaves out.
        for (format, part) in [("kif", "変化：1手"), ("json", "\"variations\"")] {
            let file = anna.get(&format!("{path}/file?format={format}")).await.text;
            let read = variants::Record::read(&file).expect("a record").expect("a whole one");
            assert!(file.contains(part) && read.variations() == 1, "{format}: {file}");
        }
        let formats = anna.get(&format!("{path}/formats")).await.text;
        assert!(formats.contains("One variation"), "{formats}");

        // The variation becomes the main line, then the other one goes.
        let mut turned = now.clone();
        let nodes = &now["nodes"];
        let mut main = [&nodes[0], &nodes[5], &nodes[6], &nodes[1], &nodes[2], &nodes[3], &nodes[4]].map(Value::clone);
        for (node, parent) in main.iter_mut().skip(1).zip([0, 1, 0, 3, 4, 5]) {
            node["parent"] = json!(parent);
        }
        turned["nodes"] = json!(main);
        assert_eq!(anna.put(&path, 2, &turned).await.json(), json!({"version": 3}));
        let now = anna.get(&path).await.json();
        assert_eq!((&now["plies"], &now["ending"], &now["winner"]), (&json!(1), &json!("resign"), &json!("black")));
        turned["nodes"].as_array_mut().unwrap().truncate(3);
        assert_eq!(anna.put(&path, 3, &turned).await.json(), json!({"version": 4}));
        assert_eq!(anna.get(&path).await.json()["nodes"].as_array().unwrap().len(), 3);
        site.stop().await;
    })
    .await;
}

/// Variations of moves and leavings, remarks, bookmarks and ends, in a record of four as in one of two.
#[tokio::test]
async fn a_record_of_four_is_worked_on_as_a_tree() {
    on_both(async |data: &Data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        let record = four(&mut anna).await;
        let path = path_of(&record);
        let whole = anna.get(&path).await.json();
        let sfen = whole["start"]["sfen"].as_str().unwrap().replace(' ', "+");
        let place = format!("sfen={sfen}&variant=yonin");
        let moves = anna.get(&format!("/api/v1/moves?{place}&notation=western")).await.json()["moves"].clone();
        let gold = moves.as_array().unwrap().iter().find(|m| m["usi"] == "4h4g").unwrap();
        assert_eq!((moves.as_array().unwrap().len(), &gold["by"]), (9, &json!("south")));
        for (query, code) in [("usi=5g5f", Value::Null), ("usi=5g5e", json!("cannot_move_so"))] {
            assert_eq!(anna.get(&format!("/api/v1/refusal?{place}&{query}")).await.json()["code"], code, "{query}");
        }

        // A variation of a move, one of a leaving as an old page sent it, and one that is broken off.
        let mut edited = whole.clone();
        push(
            &mut edited,
            json!({"parent": 0, "usi": "4h4g", "used_ms": 500, "comment": "a Pawn", "bookmark": "other"}),
        );
        push(&mut edited, json!({"parent": 6, "end": {"code": "interrupted"}, "comment": "so soon"}));
        push(&mut edited, json!({"parent": 1, "left": {"seat": "east", "by_time": true}}));
        push(&mut edited, json!({"parent": 8, "left": {"seat": "west", "how": "foul"}}));
        assert_eq!(anna.put(&path, 1, &edited).await.json(), json!({"version": 2}));
        let now = anna.get(&path).await.json();
        let nodes = now["nodes"].as_array().unwrap();
        assert_eq!(nodes.len(), 11, "the end that follows has come by itself: {now}");
        let find = |name: &str, value: &Value| nodes.iter().find(|node| node[name] == *value).unwrap();
        let other = find("usi", &json!("4h4g"));
        for name in ["usi", "text", "spoken", "sfen", "check", "standing", "by"] {
            assert_eq!(other[name], gold[name], "{name}");
        }
        assert_eq!(
            (&other["parent"], &other["used_ms"], &other["bookmark"]),
            (&json!(0), &json!(500), &json!("other"))
        );
        let flag = find("left", &json!({"seat": "east", "how": "flag"}));
        assert_eq!(
            (&flag["standing"]["seats"][3]["state"], &flag["text"]),
            (&json!("flag"), &json!("East: out of time"))
        );
        assert_eq!(find("comment", &json!("so soon"))["end"]["code"], "interrupted");
        assert_eq!((&now["plies"], &now["ending"]), (&json!(2), &json!("decided")), "the main line is what it was");
        assert_eq!(anna.search("text=pawn").await.len(), 1);

        // JSON holds it all, and the line says what it leaves out.
        let file = anna.get(&format!("{path}/file?format=json")).await.text;
        let read = yonin::Record::read(&file).expect("a record").expect("a whole one");
        assert!(file.contains("\"variations\"") && read.variations() == 2, "{file}");
        let formats = anna.get(&format!("{path}/formats")).await.text;
        assert!(formats.contains("2 variations"), "{formats}");
        let imported = anna.import(file.into_bytes()).await;
        assert_eq!(anna.get(&path_of(&imported["records"][0])).await.json()["nodes"], now["nodes"]);

        // What was played goes, too.
        let mut short = now.clone();
        short["nodes"].as_array_mut().unwrap().truncate(2);
        assert_eq!(anna.put(&path, 2, &short).await.json(), json!({"version": 3}));
        let now = anna.get(&path).await.json();
        assert_eq!((&now["plies"], &now["ending"], &now["winner"]), (&json!(1), &Value::Null, &Value::Null));
        site.stop().await;
    })
    .await;
}

/// Files of these games come in like others, whoever has written them; what is wrong in one is told by its line.
#[tokio::test]
async fn files_of_the_family_come_in() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let kif = "手合割：京都将棋\n先手：Anna\n後手：秋\n手数----指手---------消費時間--\n   1   ５四と(55)   ( 0:16/00:00:16)\n*good\n   2   投了\n";
    let (sjis, _, _) = encoding_rs::SHIFT_JIS.encode(kif);
    let json = r#"{"variant":"yonin","players":["春","夏","","冬"],"moves":[{"move":"5g5f"}]}"#;
    for (bytes, game, title, plies, format, encoding) in [
        (sjis.to_vec(), "kyoto", "Anna – 秋", 1, "kif", "shift_jis"),
        (b"variant chu startpos moves 7j5h 6c5e\n".to_vec(), "chu", "Chū shōgi", 2, "usi", "utf-8"),
        (json.into(), "yonin", "春 – 夏 – ? – 冬", 1, "json", "utf-8"),
    ] {
        let imported = visitor.import(bytes).await;
        let record = &imported["records"][0];
        assert_eq!((&record["variant"], &record["title"]), (&json!(game), &json!(title)), "{imported}");
        assert_eq!((&record["plies"], &imported["findings"]), (&json!(plies), &json!([])), "{game}");
        assert_eq!(record["source"], json!({"format": format, "encoding": encoding}), "{game}");
        assert_eq!(visitor.search(&format!("variant={game}")).await, [title]);
        let whole = visitor.get(&path_of(record)).await.json();
        assert_eq!(whole["nodes"][1]["parent"], 0, "{whole}");
        let page = visitor.get(record["url"].as_str().unwrap()).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    }
    let kyoto = visitor.get("/api/v1/records?variant=kyoto").await.json()["records"][0].clone();
    assert_eq!((&kyoto["ending"], &kyoto["winner"]), (&json!("resign"), &json!("black")));
    assert_eq!(visitor.search("text=good").await, ["Anna – 秋"]);
    let wrong = visitor.request(Method::POST, "/api/v1/records", "variant chu startpos moves 7j5h 7j5h\n").await;
    assert_eq!((wrong.status, &wrong.json()["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("no-record")));
    let finding = wrong.json()["findings"][0].clone();
    assert_eq!((&finding["code"], &finding["text"]), (&json!("illegal_move"), &json!("not a legal move here: 7j5h")));
    site.stop().await;
}
