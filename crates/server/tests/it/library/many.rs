//! A library of many records: who played is told everywhere, and something is done with several at once, without script.

use super::path_of;
use crate::site::{Data, Site, Visitor};
use crate::zip::unzipped;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Config, Limits};

fn kif(title: &str, black: &str, white: &str) -> String {
    format!("表題：{title}\n手合割：平手\n先手：{black}\n後手：{white}\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n")
}

#[tokio::test]
async fn who_played_is_told_beside_the_title() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for (title, black, white, told) in [
        ("Final <1>", "Anna", "Bruno", "Final &lt;1&gt; · Anna – Bruno"),
        ("Final", "", "Bruno", "Final · ? – Bruno"),
        ("Anna beats Bruno", "Anna", "Bruno", "Anna beats Bruno"),
        ("", "Anna", "Bruno", "Anna – Bruno"),
        ("Alone", "", "", "Alone"),
    ] {
        let record = visitor.import(kif(title, black, white)).await["records"][0].clone();
        let page = visitor.get(record["url"].as_str().unwrap()).await.text;
        assert!(page.contains(&format!("<title>{told} · Miyako</title>")), "{told}: {page}");
        assert!(page.contains(&format!("<h1>{told}</h1>")), "{told}: {page}");
        let list = visitor.get("/library").await.text;
        assert!(list.contains(&format!("<span class=\"title\">{told}</span>")), "{told}: {list}");
        assert_eq!(visitor.delete(&path_of(&record)).await, StatusCode::NO_CONTENT);
    }
    site.stop().await;
}

impl Visitor {
    /// What the form of the library does with records.
    async fn with(&mut self, records: &[&Value], what: &str) -> crate::site::Reply {
        let chosen: String =
            records.iter().map(|record| format!("record={}&", record["id"].as_str().unwrap())).collect();
        self.post_form("/library/selected", &format!("{chosen}back=%2Flibrary%3Fsort%3Dplayed&{what}")).await
    }
}

#[tokio::test]
async fn something_is_done_with_several_records() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut records = Vec::new();
    for number in 1..=4 {
        records.push(visitor.import(kif("", "Anna", &format!("number {number}"))).await["records"][0].clone());
    }
    let [one, two, three, four] = &records[..] else { panic!("four records") };
    let page = visitor.get("/library").await.text;
    assert_eq!(page.matches("<input type=\"checkbox\" name=\"record\"").count(), 4, "{page}");

    // Tags: found whole, in any case, and taken along.
    let tagged = visitor.with(&[one, two], "do=tag&tag=Opening+book").await;
    assert_eq!((tagged.status, tagged.header("location")), (StatusCode::SEE_OTHER, "/library?sort=played"));
    visitor.with(&[two, three], "do=tag&tag=%E4%B8%89%E9%96%93%E9%A3%9B%E8%BB%8A").await;
    visitor.with(&[two], "do=tag&tag=Opening+book").await;
    assert_eq!(visitor.search("tag=opening+book").await, ["Anna – number 2", "Anna – number 1"]);
    assert_eq!(
        visitor.search("tag=%E4%B8%89%E9%96%93%E9%A3%9B%E8%BB%8A").await,
        ["Anna – number 3", "Anna – number 2"]
    );
    assert_eq!(visitor.search("tag=opening").await, Vec::<String>::new());
    let list = visitor.get("/api/v1/records?tag=opening+book&limit=1").await.json();
    assert_eq!(list["records"][0]["tags"], json!(["三間飛車", "Opening book"]));
    assert!(visitor.get("/library").await.text.contains("<a href=\"/library?tag=Opening%20book\">Opening book</a>"));
    let file = visitor.get(&format!("{}/file", path_of(two))).await.text;
    let copy = visitor.import(file).await["records"][0].clone();
    assert_eq!(copy["tags"], json!(["三間飛車", "Opening book"]), "they stand in the file");
    visitor.with(&[one, &copy], "do=untag&tag=Opening+book").await;
    assert_eq!(visitor.search("tag=opening+book").await, ["Anna – number 2"]);
    for nothing in ["", "+", "%2C"] {
        let wrong = visitor.with(&[one], &format!("do=tag&tag={nothing}")).await;
        assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "{nothing}");
    }

    // One file has them all.
    let file = visitor.with(&[one, three, four], "do=export").await;
    assert!(file.header("content-disposition").contains(".kifu"), "{:?}", file.headers);
    let mut bruno = site.visitor();
    let read = bruno.import(file.text).await;
    let titles: Vec<_> = read["records"].as_array().unwrap().iter().map(|record| record["title"].clone()).collect();
    assert_eq!(titles, ["Anna – number 1", "Anna – number 3", "Anna – number 4"]);
    assert_eq!(read["findings"], json!([]));
    let single = visitor.with(&[one], "do=export").await;
    assert_eq!(single.header("location"), format!("{}/file", path_of(one)));
    let chu = visitor.import("variant chu startpos moves 7j5h\n").await["records"][0].clone();

    let twice = visitor.with(&[one, one], "do=delete").await.text;
    assert_eq!(twice.matches("<li>Anna – number 1</li>").count(), 1, "{twice}");

    // What is deleted is asked for once more; nobody deletes what is another's.
    let asked = visitor.with(&[one, two, &chu], "do=delete").await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(
        asked.text.contains("Delete 3 records") && asked.text.contains("<li>Anna – number 1</li>"),
        "{}",
        asked.text
    );
    assert_eq!(visitor.search("").await.len(), 6);
    bruno.with(&[one, two], "do=delete-now").await;
    assert_eq!(visitor.search("").await.len(), 6);
    visitor.with(&[one, two, &chu], "do=delete-now").await;
    visitor.with(&[one, two], "do=delete-now").await;
    assert_eq!(visitor.search("player=anna").await.len(), 3);
    let elsewhere = visitor.post_form("/library/selected", "back=%2F%2Fevil.example&do=delete").await;
    assert_eq!(elsewhere.header("location"), "/");
    site.stop().await;
}

#[tokio::test]
async fn records_of_several_games_leave_as_an_archive() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut records = Vec::new();
    for file in [
        kif("Final / 1", "Anna", "Bruno"),
        kif("Final / 1", "Anna", "Bruno"),
        "variant chu startpos moves 7j5h\n".to_owned(),
        "variant dobutsu startpos moves 2c2b 2a2b\n".to_owned(),
    ] {
        let imported = visitor.request(Method::POST, "/api/v1/records?again=true", file).await.json();
        records.push(imported["records"][0].clone());
    }
    let reply = visitor.with(&records.iter().collect::<Vec<_>>(), "do=export").await;
    assert_eq!((reply.status, reply.header("content-type")), (StatusCode::OK, "application/zip"));
    assert!(reply.header("content-disposition").contains("%284%29.zip"), "{:?}", reply.headers);
    let files = unzipped(&reply.bytes);
    assert_eq!(files.len(), 4);
    assert_eq!(
        (&*files[0].0, &*files[1].0),
        ("001 Final _ 1 · Anna – Bruno.kifu", "002 Final _ 1 · Anna – Bruno.kifu")
    );
    let mut bruno = site.visitor();
    for ((_, text), record) in files.into_iter().zip(&records) {
        let read = bruno.request(Method::POST, "/api/v1/records?again=true", text).await.json();
        let again = &read["records"][0];
        assert_eq!((&again["variant"], &again["plies"]), (&record["variant"], &record["plies"]), "{read}");
    }
    site.stop().await;
}

// What would be larger than the library takes in one file is not exported in one.
#[tokio::test]
async fn what_is_too_large_for_one_file_is_refused() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut records = Vec::new();
    for number in 1..=2 {
        let remarks: String = (0..24_000).map(|line| format!("*{number} {line:<100}.\n")).collect();
        let file = kif("", "Anna", &format!("number {number}")).replacen("   2 ", &format!("{remarks}   2 "), 1);
        records.push(visitor.import(file).await["records"][0].clone());
    }
    let refused = visitor.with(&[&records[0], &records[1]], "do=export").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("4 MiB"), "{}", refused.text);
    assert_eq!(visitor.with(&[&records[0]], "do=export").await.status, StatusCode::SEE_OTHER, "each alone can leave");
    site.stop().await;
}

#[tokio::test]
async fn a_change_to_several_counts_as_several() {
    let data = Data::new();
    let limits = Limits { library_changes_a_minute: 10, ..Limits::default() };
    let site = Site::start(Config { limits, ..data.config() }).await;
    let mut visitor = site.visitor();
    let mut records = Vec::new();
    for number in 1..=3 {
        records.push(visitor.import(kif("", "Anna", &format!("number {number}"))).await["records"][0].clone());
    }
    let all: Vec<&Value> = records.iter().collect();
    for (deed, status) in [
        ("do=tag&tag=one", StatusCode::SEE_OTHER),
        ("do=delete", StatusCode::OK),
        ("do=delete-now", StatusCode::SEE_OTHER),
        ("do=tag&tag=two", StatusCode::TOO_MANY_REQUESTS),
    ] {
        assert_eq!(visitor.with(&all, deed).await.status, status, "{deed}");
    }
    site.stop().await;
}
