use super::{Ended, Event, Game, Kind, Store};
use sqlx::{Executor, Row};

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

/// All of them appended at once; which games got their event.
async fn append_all(store: &Store, games: &[String], seq: i64) -> Vec<bool> {
    let appending = games.iter().map(|game| {
        let (store, game) = (store.clone(), game.clone());
        tokio::spawn(async move { store.append(&game, &event(seq), None).await.is_ok() })
    });
    let mut appended = Vec::new();
    for game in appending.collect::<Vec<_>>() {
        appended.push(game.await.unwrap());
    }
    appended
}

/// More games than go into one commit, whose number no statement fits.
async fn many_games(store: &Store) -> Vec<String> {
    let games: Vec<String> = (0..301).map(|number| format!("game {number}")).collect();
    let creating = games.iter().map(|id| {
        let (store, game) = (store.clone(), game(id, 0));
        tokio::spawn(async move { store.create(&game).await.unwrap() })
    });
    for game in creating.collect::<Vec<_>>() {
        game.await.unwrap();
    }
    games
}

async fn each_in_order(store: &Store) {
    let games = many_games(store).await;
    for seq in 1..=3 {
        assert!(append_all(store, &games, seq).await.into_iter().all(|appended| appended));
    }
    for game in &games {
        assert_eq!(store.events(game).await.unwrap(), [event(1), event(2), event(3)], "{game}");
    }
}

async fn no_harm_to_the_others(store: &Store) {
    let games = many_games(store).await;
    // These have their first event already, as if another server had written it.
    for taken in [7, 200] {
        store.append(&games[taken], &event(1), None).await.unwrap();
    }
    let appended = append_all(store, &games, 1).await;
    let refused: Vec<usize> = (0..games.len()).filter(|game| !appended[*game]).collect();
    assert_eq!(refused, [7, 200]);
    for game in &games {
        assert_eq!(store.events(game).await.unwrap(), [event(1)], "{game}");
    }
}

#[tokio::test]
async fn many_games_are_written_at_once_each_in_order_sqlite() {
    let folder = tempfile::TempDir::new().unwrap();
    each_in_order(&open(&folder).await).await;
}

#[tokio::test]
async fn many_games_are_written_at_once_each_in_order_postgres() {
    on_postgres("order", async |store| each_in_order(store).await).await;
}

#[tokio::test]
async fn one_that_cannot_be_written_does_no_harm_to_the_others_sqlite() {
    let folder = tempfile::TempDir::new().unwrap();
    no_harm_to_the_others(&open(&folder).await).await;
}

#[tokio::test]
async fn one_that_cannot_be_written_does_no_harm_to_the_others_postgres() {
    on_postgres("harm", async |store| no_harm_to_the_others(store).await).await;
}

/// Tests a store in a part of the test database that nobody else uses, if there is a Postgres on this machine.
async fn on_postgres(test: &str, run: impl AsyncFnOnce(&Store)) {
    sqlx::any::install_default_drivers();
    let base = std::env::var("MIYAKO_TEST_POSTGRES");
    let base = base.unwrap_or_else(|_| "postgres://root@127.0.0.1:5432/test".to_owned());
    let Ok(pool) = sqlx::AnyPool::connect(&base).await else {
        // `a_restart_loses_nothing_postgres` counts it.
        return println!("skipped: no Postgres");
    };
    let name = format!("miyako_{test}_{}", std::process::id());
    pool.execute(sqlx::AssertSqlSafe(format!("CREATE SCHEMA {name}"))).await.unwrap();
    let sign = if base.contains('?') { '&' } else { '?' };
    let store = Store::open(&format!("{base}{sign}options=-csearch_path%3D{name}")).await.unwrap();
    run(&store).await;
    store.close().await;
    pool.execute(sqlx::AssertSqlSafe(format!("DROP SCHEMA {name} CASCADE"))).await.unwrap();
    pool.close().await;
}

#[tokio::test]
async fn nothing_is_acknowledged_when_nothing_can_be_written() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = open(&folder).await;
    let games = many_games(&store).await;
    let broken = "CREATE TRIGGER broken BEFORE INSERT ON event BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    store.pool.execute(broken).await.unwrap();
    assert!(append_all(&store, &games, 1).await.into_iter().all(|appended| !appended));
    store.pool.execute("DROP TRIGGER broken").await.unwrap();
    assert!(append_all(&store, &games, 1).await.into_iter().all(|appended| appended), "nothing was left behind");
    store.close().await;
    let error = store.append(&games[0], &event(2), None).await.unwrap_err();
    assert!(error.to_string().contains("closed"), "{error}");
}
