//! Cookies that somebody else knows, or has planted.

use crate::account::{PASSWORD, form, games, sign_in, sign_up};
use crate::postgres::on_both;
use axum::http::StatusCode;
use serde_json::json;

/// Whoever had put a cookie into a browser is nobody after its owner has come in, by whichever way.
#[tokio::test]
async fn a_planted_cookie_is_worth_nothing_after_signing_in() {
    on_both(async |data| {
        let site = data.start().await;
        let mut owner = site.visitor();
        let codes = sign_up(&mut owner, "Anna").await;
        let own = owner.make(json!({})).await;
        let back = form(&[("name", "Anna"), ("code", &codes[0]), ("new", PASSWORD)]);
        let new = form(&[("name", "Bruno"), ("password", PASSWORD), ("of_age", "on")]);
        let enter = form(&[("name", "Anna"), ("password", PASSWORD)]);
        for (way, fields) in [("new", new), ("in", enter), ("back", back)] {
            // Eve gets a cookie of hers from the site, does something with it, and plants it.
            let mut eve = site.visitor();
            let game = eve.make(json!({})).await;
            let planted = eve.cookie().to_owned();
            let mut victim = site.with_cookie(&planted);
            let (mut line, _) = eve.connect(&game).await;
            let reply = victim.post_form(&format!("/account/{way}"), &fields).await;
            assert!(reply.status.is_success() || reply.status.is_redirection(), "{way}: {}", reply.text);
            assert_ne!(victim.cookie(), planted, "{way}");
            let mut thief = site.with_cookie(&planted);
            let page = thief.get("/account").await.text;
            assert!(!page.contains("<h1>Anna</h1>") && !page.contains("<h1>Bruno</h1>"), "{way}");
            assert!(!games(&mut site.with_cookie(&planted)).await.contains(&own), "{way}");
            if way == "new" {
                // What is Bruno's now is not hers any more, not even in a window that is open.
                while line.hear().await.is_some() {}
                assert!(games(&mut site.with_cookie(&planted)).await.is_empty());
            }
            // The new token is no other form of the old one.
            let values = [victim.cookie(), &planted].map(|cookie| cookie.split_once('=').unwrap().1.to_owned());
            assert_ne!(values[0][..32], values[1][..32], "{way}");
        }
        site.stop().await;
    })
    .await;
}

/// After a change of password an old device, its open channels and the forms on its pages are nobody's.
#[tokio::test]
async fn a_stolen_token_ends_with_the_password() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut laptop, mut phone) = (site.visitor(), site.visitor());
        sign_up(&mut laptop, "Anna").await;
        sign_in(&mut phone, "Anna", PASSWORD).await;
        let id = laptop.make(json!({"opponent": "link", "color": "black", "clock": "10m"})).await;
        site.visitor().post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
        let stolen = [laptop.cookie().to_owned(), phone.cookie().to_owned()];
        let (mut old, snapshot) = phone.connect(&id).await;
        assert_eq!(snapshot["you"], json!(["black"]));
        let analysis = phone.open("analysis", &format!("http://{}", phone.address())).await.unwrap();
        let page = phone.get("/account").await.text;
        let device = page.split("action=\"/account/devices/").nth(1).unwrap().split('"').next().unwrap().to_owned();
        let change = form(&[("password", PASSWORD), ("new", "nove cavalli verdi")]);
        assert_eq!(laptop.post_form("/account/password", &change).await.status, StatusCode::SEE_OTHER);
        // What was open closes, without a move having been made.
        old.whisper(&json!({"type": "resign"})).await;
        while old.hear().await.is_some() {}
        let mut analysis = analysis;
        while analysis.hear().await.is_some() {}
        for stolen in &stolen {
            assert!(games(&mut site.with_cookie(stolen)).await.is_empty());
            assert_eq!(site.with_cookie(stolen).connect(&id).await.1["you"], json!([]));
            for (path, fields) in [
                ("/account/password", form(&[("password", "nove cavalli verdi"), ("new", "dieci cavalli verdi")])),
                ("/account/codes", form(&[("password", "nove cavalli verdi")])),
                ("/account/tokens", form(&[("label", "x"), ("play", "on"), ("password", "nove cavalli verdi")])),
                (&format!("/account/devices/{device}"), String::new()),
                ("/account/out", String::new()),
            ] {
                let reply = site.with_cookie(stolen).post_form(path, &fields).await;
                assert_eq!(reply.status, StatusCode::FORBIDDEN, "{path}: {}", reply.text);
            }
        }
        assert_eq!(sign_in(&mut site.visitor(), "Anna", PASSWORD).await.status, StatusCode::FORBIDDEN);
        assert_eq!(games(&mut laptop).await, [id]);
        // And after a restart.
        site.stop().await;
        let site = data.start().await;
        for stolen in &stolen {
            assert!(games(&mut site.with_cookie(stolen)).await.is_empty());
        }
        site.stop().await;
    })
    .await;
}
