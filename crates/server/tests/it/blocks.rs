//! With whom somebody does not want to play sits down at no game of theirs, and is not told why.

use crate::account::{form, sign_up};
use crate::departure::takeout;
use crate::postgres::on_both;
use crate::site::{Data, Reply, Visitor};
use crate::yonin::make;
use axum::http::StatusCode;
use serde_json::{Value, json};

async fn block(visitor: &mut Visitor, name: &str) -> Reply {
    visitor.post_form("/account/blocks", &form(&[("name", name)])).await
}

async fn join(visitor: &mut Visitor, id: &str) -> (StatusCode, Value) {
    let reply = visitor.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
    (reply.status, reply.json()["code"].clone())
}

#[tokio::test]
async fn who_is_blocked_sits_down_at_no_game_of_theirs() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno, mut carla) = (site.visitor(), site.visitor(), site.visitor());
        sign_up(&mut anna, "Anna").await;
        sign_up(&mut bruno, "Bruno").await;
        sign_up(&mut carla, "Carla").await;
        // They have played before.
        let played = anna.make(json!({"opponent": "link", "clock": "1h", "color": "black"})).await;
        assert_eq!(join(&mut bruno, &played).await.0, StatusCode::OK);
        let ((mut first, _), (_second, _)) = (anna.connect(&played).await, bruno.connect(&played).await);
        first.until("began").await;
        first.say(&json!({"type": "resign"}).to_string()).await;
        first.until("end").await;

        // However it is written; once more does no harm.
        for name in ["BRUNO", "Bruno"] {
            assert_eq!(block(&mut anna, name).await.status, StatusCode::SEE_OTHER);
        }
        let open = anna.make(json!({"opponent": "link", "color": "black"})).await;
        let four = make(&mut anna, json!({"west": "link", "north": "link", "east": "link"})).await;
        let refused = (StatusCode::FORBIDDEN, json!("not-open"));
        for id in [&open, &four] {
            assert_eq!(join(&mut bruno, id).await, refused);
        }
        let said = bruno.post(&format!("/api/v1/games/{open}/join"), json!({})).await.text;
        assert!(!said.contains("Anna") && !said.contains("block"), "{said}");
        let again = bruno.post(&format!("/api/v1/games/{played}/rematch"), json!({})).await;
        assert_eq!((again.status, again.json()["code"].clone()), refused);
        assert!(!bruno.get("/account").await.text.contains("Anna"), "they do not see it");
        // Others are as welcome as before, and it is so after a restart.
        assert_eq!(join(&mut carla, &four).await.0, StatusCode::OK);
        site.stop().await;
        let site = data.start().await;
        let [mut anna, mut bruno] = [&anna, &bruno].map(|visitor| site.again(visitor));
        assert_eq!(join(&mut bruno, &open).await, refused);

        // She sees whom, takes it with her, and can take it back.
        assert!(anna.get("/account").await.text.contains("<bdi>Bruno</bdi>"));
        assert!(anna.get("/account/data").await.text.contains("One person"));
        let files = takeout(&mut anna).await;
        let (_, account) = files.iter().find(|(name, _)| name == "account.json").unwrap();
        assert_eq!(serde_json::from_str::<Value>(account).unwrap()["blocked"][0]["name"], "Bruno");
        let end = anna.post_form("/account/blocks/end", &form(&[("name", "Bruno")])).await;
        assert_eq!(end.status, StatusCode::SEE_OTHER);
        assert_eq!(join(&mut bruno, &open).await.0, StatusCode::OK);

        // A block goes with either of the two.
        for (one, other) in [(&mut anna, "Bruno"), (&mut bruno, "Anna")] {
            assert_eq!(block(one, other).await.status, StatusCode::SEE_OTHER);
        }
        let closed = bruno.post_form("/account/leave", &form(&[("password", crate::account::PASSWORD)])).await;
        assert_eq!(closed.status, StatusCode::SEE_OTHER);
        assert!(site.see_off(i64::MAX).await);
        assert!(!anna.get("/account").await.text.contains("<bdi>Bruno</bdi>"));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn only_people_with_a_name_block_others_who_have_one() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut guest) = (site.visitor(), site.visitor());
    sign_up(&mut anna, "Anna").await;
    for (name, status, said) in [
        ("Nobody", StatusCode::NOT_FOUND, "Nobody here has this name."),
        ("<b>", StatusCode::NOT_FOUND, "Nobody here has this name."),
        ("anna", StatusCode::CONFLICT, "This is your own name."),
    ] {
        let reply = block(&mut anna, name).await;
        assert_eq!(reply.status, status, "{name}");
        assert!(reply.text.contains(&format!("autofocus>{said}")), "{name}: {}", reply.text);
    }
    for path in ["/account/blocks", "/account/blocks/end"] {
        let reply = guest.post_form(path, &form(&[("name", "Anna")])).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{path}");
    }
    site.stop().await;
}
