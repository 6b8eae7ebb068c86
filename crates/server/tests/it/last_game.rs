//! Whoever comes back finds the game they played last, and where they lost most in it.

use crate::account::{PASSWORD, form, sign_up};
use crate::departure::takeout;
use crate::postgres::on_both;
use crate::site::{Data, Visitor};
use crate::together::{begin, begin_at};
use crate::wakes::database;
use axum::http::StatusCode;
use serde_json::{Value, json};
use sqlx::{Executor, Row};
use std::time::Duration;
use tokio::time::sleep;

/// With the seventh move Black gives a bishop for a pawn; White takes back whatever is to be taken.
const GAME: &str = "7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 8h4d 3c4d 2e2d 2c2d";

/// What the home page tells of the last game, now.
async fn told_now(visitor: &mut Visitor) -> Option<String> {
    let page = visitor.get("/").await.text;
    let (_, section) = page.split_once("<section class=\"last-game\"")?;
    Some(section.split_once("</section>").expect("its end").0.to_owned())
}

/// The same as soon as the game has been looked through.
async fn told(visitor: &mut Visitor) -> String {
    loop {
        let section = told_now(visitor).await.expect("a last game");
        if !section.starts_with(" data-pending") {
            return section;
        }
        assert!(section.contains("An engine is looking through it") && !section.contains("shogi-board"), "{section}");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn whoever_comes_back_finds_their_worst_mistake() {
    on_both(a_bishop_is_given_away).await;
}

async fn a_bishop_is_given_away(data: &Data) {
    let mut table = begin(data, json!({})).await;
    table.play(1, GAME).await;
    assert_eq!(told_now(&mut table.black.0).await, None, "the game goes on");
    table.both(true, json!({"type": "resign"})).await;
    let (id, site) = (table.id.clone(), table.site);
    let (mut anna, mut bruno) = (table.black.0, table.white.0);

    let section = told(&mut anna).await;
    assert!(
        section.contains("Against Bruno") && section.contains(&format!("href=\"/games/{id}#6-engine\"")),
        "{section}"
    );
    assert!(section.contains("<dt>Move 7: you played</dt><dd class=\"played\">Bx44</dd>"), "{section}");
    assert!(section.contains("data-played=\"8h4d\"") && section.contains("data-near=\"black\""), "{section}");
    assert!(
        section.contains("?? Blunder: chance of winning")
            && section.contains("Loses a ")
            && section.contains(" for a pawn."),
        "{section}"
    );
    let better = section.split_once("data-better=\"").expect("a better move").1[..4].to_owned();
    assert_ne!(better, "8h4d");
    // The same engine has looked at the other's moves.
    let other = told_now(&mut bruno).await.expect("his game, too");
    assert!(other.contains("No move of yours was a mistake") && !other.contains("shogi-board"), "{other}");
    assert_eq!(told_now(&mut site.visitor()).await, None, "nobody's");

    // In the reader's notation.
    let japanese = anna.get("/?notation=ki2").await.text;
    assert!(japanese.contains("<dd class=\"played\">▲４四角</dd>"));

    // Another try from there.
    let (_, rest) = section.split_once("action=\"/games\"").expect("another try");
    let position = rest.split_once("name=\"position\" value=\"").expect("from there").1.split('"').next().unwrap();
    assert_eq!(position, "lnsgkgsnl/1r7/ppppp1bpp/5pp2/7P1/2P6/PP1PPPP1P/1B5R1/LNSGKGSNL b - 7");
    let fields =
        format!("opponent=computer&level=15k&ruleset=friendly&color=black&position={}", position.replace(' ', "+"));
    let made = anna.post_form("/games", &fields).await;
    let game = anna.get(&format!("/api/v1{}", made.header("location"))).await.json();
    assert_eq!((&game["start"]["sfen"], &game["you"]), (&json!(position), &json!(["black"])), "{game}");

    // It is not looked for twice: what was found is kept, and told at once after a restart.
    site.stop().await;
    let site = data.start().await;
    let mut anna = site.again(&anna);
    assert_eq!(told_now(&mut anna).await.as_ref(), Some(&section));
    assert!(anna.get("/account/data").await.text.contains("Your last game, looked through"));
    let archive = takeout(&mut anna).await;
    let (_, mistakes) = archive.iter().find(|(name, _)| name == "mistakes.json").expect("a file");
    let mistakes: Value = serde_json::from_str(mistakes).unwrap();
    assert_eq!((&mistakes[0]["game"], &mistakes[0]["mistake"]["played"]), (&json!(id), &json!("8h4d")));

    // It is hers when she takes a name.
    sign_up(&mut anna, "Anna Verdi").await;
    assert_eq!(told_now(&mut anna).await.as_ref(), Some(&section));

    // And goes with her; what is known of Bruno's moves stays his.
    let left = anna.post_form("/account/leave", &form(&[("password", PASSWORD)])).await;
    assert_eq!(left.status, StatusCode::SEE_OTHER);
    assert!(site.see_off(i64::MAX).await);
    let pool = database(data).await;
    let rows = pool.fetch_all("SELECT found FROM hindsight").await.unwrap();
    assert_eq!(rows.iter().map(|row| row.get::<String, _>(0)).collect::<Vec<_>>(), ["null"]);
    pool.close().await;
    assert!(told_now(&mut site.again(&bruno)).await.is_some_and(|section| section.contains("Well played")));
    site.stop().await;
}

/// Of a game at one screen, of one that was hardly played and of other games nothing is told.
#[tokio::test]
async fn not_every_game_is_looked_through() {
    let data = Data::new();
    let mut table = begin(&data, json!({})).await;
    table.play(1, "7g7f 3c3d").await;
    table.both(true, json!({"type": "resign"})).await;
    assert_eq!(told_now(&mut table.black.0).await, None, "two moves");
    let mut anna = table.site.visitor();
    let id = anna.make(json!({"opponent": "two"})).await;
    let (mut line, _) = anna.connect(&id).await;
    for (usi, ply) in GAME.split(' ').zip(1..) {
        line.play(ply, usi).await;
    }
    line.ask(json!({"type": "resign"})).await;
    assert_eq!(told_now(&mut anna).await, None, "she was both");
    table.site.stop().await;
}

/// Where nothing is analysed nobody is told to wait.
#[tokio::test]
async fn without_engines_the_last_game_is_one_among_others() {
    let data = Data::new();
    let limits = server::Limits { analyses: 0, ..server::Limits::default() };
    let site = crate::site::Site::start(server::Config { limits, ..data.config() }).await;
    let mut table = begin_at(site, json!({})).await;
    table.play(1, GAME).await;
    table.both(true, json!({"type": "resign"})).await;
    assert_eq!(told_now(&mut table.black.0).await, None);
    table.site.stop().await;
}
