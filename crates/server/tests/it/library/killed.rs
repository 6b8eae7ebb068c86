//! The server's process is killed the moment it has answered: the library is as it has said.

use super::{KIF, path_of};
use crate::killed::Doomed;
use serde_json::{Value, json};

#[tokio::test]
async fn what_the_library_has_said_is_so_after_a_crash() {
    let mut doomed = Doomed::new().await;
    let imported = doomed.ask(0, "POST", "/api/v1/records", KIF).await;
    doomed.kill();
    let path = path_of(&imported["records"][0]);
    let mut record = doomed.ask(0, "GET", &path, "").await;
    assert_eq!(record["nodes"].as_array().unwrap().len(), 4);

    record["nodes"][2]["comment"] = "after the crash".into();
    assert_eq!(doomed.ask(0, "PUT", &path, &record.to_string()).await, json!({"version": 2}));
    doomed.kill();
    let now = doomed.ask(0, "GET", &path, "").await;
    assert_eq!((&now["version"], &now["nodes"][2]["comment"]), (&json!(2), &json!("after the crash")));
    let found = doomed.ask(0, "GET", "/api/v1/records?text=crash", "").await;
    assert_eq!(found["records"][0]["id"], now["id"]);

    let url = doomed.ask(0, "POST", &format!("{path}/share"), "").await["url"].as_str().unwrap().to_owned();
    doomed.kill();
    assert_eq!(doomed.ask(1, "GET", &format!("/api/v1{url}"), "").await["nodes"], now["nodes"]);
    assert_eq!(doomed.ask(0, "DELETE", &path, "").await, Value::Null);
    doomed.kill();
    assert_eq!(doomed.ask(0, "GET", &path, "").await["code"], "not-found");
    doomed.end();
}
