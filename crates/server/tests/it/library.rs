//! The library: files go in, records come out, and nothing is lost on the way.

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

    async fn import(&mut self, bytes: impl Into<Body>) -> Value {
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
    assert_eq!(nodes[3]["text"], "Resignation: White wins");
    let original = visitor.request(Method::GET, &format!("{path}/original"), Body::empty()).await;
    assert!(original.header("content-disposition").contains("a%20game.kif"), "{:?}", original.headers);
    assert_eq!(site.visitor().get(&path).await.status, StatusCode::NOT_FOUND, "it is nobody else's");
    site.stop().await;
}
