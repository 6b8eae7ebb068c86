use super::{Ended, Event, Game, Kind, Store};
use sqlx::Row;

async fn open(folder: &tempfile::TempDir) -> Store {
    Store::open(&format!("sqlite://{}/test.sqlite?mode=rwc", folder.path().display())).await.unwrap()
}

fn game(id: &str, created_ms: i64) -> Game {
    let [black, white, visitor] = ["person", "computer 10k", "somebody"].map(str::to_owned);
    let (handicap, clock) = ("even".to_owned(), "10m".to_owned());
    Game { id: id.to_owned(), created_ms, visitor, handicap, clock, friendly: true, black, white, ended: None }
}

fn event(seq: i64) -> Event {
    let side = "black".to_owned();
    let usi = Some("7g7f".to_owned());
    Event { seq, kind: Kind::Move, side, ply: seq, usi, used_ms: 1, at_ms: seq, server_ms: 0 }
}

#[tokio::test]
async fn sqlite_commits_reach_the_disk() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = open(&folder).await;
    let journal = sqlx::query("PRAGMA journal_mode").fetch_one(&store.pool).await.unwrap();
    assert_eq!(journal.get::<String, _>(0), "wal");
    let synchronous = sqlx::query("PRAGMA synchronous").fetch_one(&store.pool).await.unwrap();
    assert_eq!(synchronous.get::<i64, _>(0), 2, "FULL");
    store.close().await;
}

#[tokio::test]
async fn games_and_events_come_back_as_they_went_in() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = open(&folder).await;
    for (id, created_ms) in [("a", 1), ("b", 2), ("c", 2)] {
        store.create(&game(id, created_ms)).await.unwrap();
    }
    store.append("b", &event(1), None).await.unwrap();
    let ended = Ended { outcome: "resign".to_owned(), loser: Some("black".to_owned()) };
    let last = Event { kind: Kind::Resign, usi: None, ply: 1, ..event(2) };
    store.append("b", &last, Some(&ended)).await.unwrap();
    assert!(store.append("b", &event(2), None).await.is_err(), "an event is never replaced");
    assert!(store.append("nobody", &event(1), None).await.is_err(), "an event belongs to a game");

    assert_eq!(store.events("b").await.unwrap(), [event(1), last]);
    assert_eq!(store.game("b").await.unwrap(), Some(Game { ended: Some(ended), ..game("b", 2) }));
    assert_eq!(store.game("x").await.unwrap(), None);
    let check = async |before, most, seen: &[(&str, i64)]| {
        let list = store.games_of("somebody", before, most).await.unwrap();
        let list: Vec<_> = list.iter().map(|entry| (entry.game.id.as_str(), entry.plies)).collect();
        assert_eq!(list, seen, "before {before:?}");
    };
    check(None, 2, &[("c", 0), ("b", 1)]).await;
    check(Some("c"), 10, &[("b", 1), ("a", 0)]).await;
    check(Some("a"), 10, &[]).await;
    check(Some("nobody"), 10, &[]).await;
    store.close().await;
}
