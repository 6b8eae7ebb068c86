use super::schema::{STEPS, in_dialect};
use super::{
    Address, Card, Change, Deed, Error, Event, Facts, Game, Hindsight, Kept, Search, Seat, Store, Try, Upload, Usage,
};
use sqlx::{AnyPool, AssertSqlSafe, Executor, Row};
use std::path::Path;

async fn open(folder: &tempfile::TempDir) -> Store {
    open_at(&format!("sqlite://{}/test.sqlite?mode=rwc", folder.path().display())).await
}

pub(super) async fn open_at(url: &str) -> Store {
    Store::open(&Address::of(Some(url), Path::new("")).unwrap(), |_| ()).await.unwrap()
}

fn game(id: &str, created_ms: i64) -> Game {
    let visitor = "somebody".to_owned();
    let seats = vec![Seat { side: "black".into(), visitor: visitor.clone(), name: "Anna".to_owned() }];
    let agreement = "as usual".to_owned();
    Game { id: id.to_owned(), created_ms, visitor, players: 2, agreement, seats, ..Game::default() }
}

fn event(seq: i64) -> Event {
    let usi = Some("7g7f".to_owned());
    Event { seq, kind: "move".into(), side: "black".into(), ply: seq, usi, used_ms: 1, at_ms: seq, ..Event::default() }
}

#[tokio::test]
async fn sqlite_commits_reach_the_disk() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = open(&folder).await;
    let journal = sqlx::query("PRAGMA journal_mode").fetch_one(&store.writer.pool).await.unwrap();
    assert_eq!(journal.get::<String, _>(0), "wal");
    let synchronous = sqlx::query("PRAGMA synchronous").fetch_one(&store.writer.pool).await.unwrap();
    assert_eq!(synchronous.get::<i64, _>(0), 2, "FULL");
    store.close().await;
}

#[tokio::test]
async fn games_and_events_come_back_as_they_went_in_sqlite() {
    let folder = tempfile::TempDir::new().unwrap();
    games_and_events(&open(&folder).await).await;
}

#[tokio::test]
async fn games_and_events_come_back_as_they_went_in_postgres() {
    on_postgres("events", async |store| games_and_events(store).await).await;
}

async fn games_and_events(store: &Store) {
    for (id, created_ms) in [("a", 1), ("b", 2), ("c", 2)] {
        store.create(game(id, created_ms), 0).await.unwrap();
    }
    store.append("b", event(1), None).await.unwrap();
    let last = Event { kind: "resign".into(), usi: None, data: Some("x".to_owned()), lag_ms: 5, ply: 1, ..event(2) };
    let ended = Change::Ended { outcome: "resign black".to_owned(), wake_ms: None };
    store.append("b", last.clone(), Some(ended)).await.unwrap();
    let again = store.append("b", event(2), None).await;
    assert!(matches!(again, Err(Error::Taken)), "an event is never replaced");
    let nowhere = store.append("nobody", event(1), None).await;
    assert!(matches!(nowhere, Err(Error::Gone)), "an event belongs to a game");

    assert_eq!(store.events("b").await.unwrap(), [event(1), last]);
    assert_eq!(store.game("b").await.unwrap(), Some(Game { outcome: Some("resign black".to_owned()), ..game("b", 2) }));
    assert_eq!(store.game("x").await.unwrap(), None);
    let check = async |before, most, seen: &[(&str, i64)]| {
        let list = store.games_of("somebody", None, before, most).await.unwrap();
        let list: Vec<_> = list.iter().map(|entry| (entry.game.id.as_str(), entry.plies)).collect();
        assert_eq!(list, seen, "before {before:?}");
    };
    check(None, 2, &[("c", 0), ("b", 1)]).await;
    check(Some("c"), 10, &[("b", 1), ("a", 0)]).await;
    check(Some("a"), 10, &[]).await;
    check(Some("nobody"), 10, &[]).await;
}

/// The games that are due by a time, asked for in parts.
async fn due(store: &Store, by_ms: i64) -> String {
    let (mut last, mut seen) = ((i64::MIN, String::new()), String::new());
    loop {
        let part = store.due(by_ms, &last, 2).await.unwrap();
        assert!(part.len() <= 2);
        seen.extend(part.iter().map(|(_, id)| id.as_str()));
        let Some(next) = part.into_iter().next_back() else { return seen };
        last = next;
    }
}

async fn wakes(store: &Store) {
    for (id, wake_ms) in [("e", 1), ("b", 2), ("c", 9), ("a", 2), ("d", 7)] {
        store.create(game(id, 0), wake_ms).await.unwrap();
    }
    assert_eq!((due(store, 5).await.as_str(), due(store, 0).await.as_str()), ("eab", ""), "each once");
    let next = async |after_ms| store.next_wake(after_ms).await.unwrap();
    assert_eq!((next(5).await, next(7).await, next(9).await), (Some(7), Some(9), None));
    store.set_wake("e", Some(8)).await.unwrap();
    for _ in 0..2 {
        store.set_wake("a", None).await.unwrap();
    }
    assert_eq!(due(store, 8).await, "bde");
    assert!(matches!(store.set_wake("nobody", Some(1)).await, Err(Error::Gone)), "a wake belongs to a game");

    let ended = |wake_ms| Some(Change::Ended { outcome: "resign black".to_owned(), wake_ms });
    store.append("b", event(1), ended(Some(20))).await.unwrap();
    store.append("d", event(1), ended(None)).await.unwrap();
    assert_eq!(due(store, 100).await, "ecb", "the end has moved them");
    store.append("c", event(1), None).await.unwrap();
    assert!(store.append("c", event(1), ended(None)).await.is_err());
    assert_eq!(due(store, 100).await, "ecb", "what is refused moves nothing");
}

#[tokio::test]
async fn a_game_has_one_wake_sqlite() {
    let folder = tempfile::TempDir::new().unwrap();
    wakes(&open(&folder).await).await;
}

#[tokio::test]
async fn a_game_has_one_wake_postgres() {
    on_postgres("wakes", async |store| wakes(store).await).await;
}

async fn last_games(store: &Store) {
    for (id, players, plies, ended_ms) in
        [("a", 2, 3, Some(50)), ("b", 2, 3, Some(40)), ("c", 2, 2, Some(60)), ("d", 4, 3, Some(70)), ("e", 2, 3, None)]
    {
        store.create(Game { players, ..game(id, 1) }, 0).await.unwrap();
        for seq in 1..=plies {
            let ended = ended_ms.filter(|_| seq == plies);
            let change = ended.map(|_| Change::Ended { outcome: "resign black".to_owned(), wake_ms: None });
            store.append(id, Event { server_ms: ended.unwrap_or(seq), ..event(seq) }, change).await.unwrap();
        }
    }
    let last = async |since_ms, most| store.games_ended("somebody", since_ms, 3, most).await.unwrap().concat();
    assert_eq!((last(0, 9).await, last(41, 9).await, last(0, 1).await), ("ab".into(), "a".into(), "a".into()));
    assert_eq!(store.games_ended("other", 0, 3, 9).await.unwrap(), [""; 0]);

    let found = async |owner: &str| {
        let all = store.hindsight(owner).await.unwrap();
        all.into_iter().map(|own| format!("{} {}", own.game, own.found)).collect::<Vec<_>>()
    };
    let keep = async |owner: &str, game: &str, found: &str| {
        let [owner, game, found] = [owner, game, found].map(str::to_owned);
        store.keep_hindsight(Hindsight { owner, game, found }).await.unwrap();
    };
    keep("somebody", "b", "much").await;
    keep("somebody", "b", "other").await;
    assert_eq!(found("somebody").await, ["b much"], "what is known stays");
    keep("other", "b", "much").await;
    assert_eq!(found("other").await, [""; 0], "they do not sit there");
    keep("somebody", "a", "little").await;
    assert_eq!(found("somebody").await, ["a little"], "of the last game alone");
    store.forget_visitor("somebody", 9).await.unwrap();
    assert_eq!(found("somebody").await, [""; 0]);
}

#[tokio::test]
async fn of_the_last_game_it_is_known_what_was_found_out_sqlite() {
    let folder = tempfile::TempDir::new().unwrap();
    last_games(&open(&folder).await).await;
}

#[tokio::test]
async fn of_the_last_game_it_is_known_what_was_found_out_postgres() {
    on_postgres("hindsight", async |store| last_games(store).await).await;
}

/// All of them appended at once; which games got their event.
async fn append_all(store: &Store, games: &[String], seq: i64) -> Vec<bool> {
    let appending = games.iter().map(|game| {
        let (store, game) = (store.clone(), game.clone());
        tokio::spawn(async move { store.append(&game, event(seq), None).await.is_ok() })
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
        tokio::spawn(async move { store.create(game, 0).await.unwrap() })
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
        store.append(&games[taken], event(1), None).await.unwrap();
    }
    let appended = append_all(store, &games, 1).await;
    let refused: Vec<usize> = (0..games.len()).filter(|game| !appended[*game]).collect();
    assert_eq!(refused, [7, 200]);
    for game in &games {
        assert_eq!(store.events(game).await.unwrap(), [event(1)], "{game}");
    }
}

async fn one_seat_one_visitor(store: &Store) {
    let seat = |side: &'static str, visitor: &str| Seat {
        side: side.into(),
        visitor: visitor.to_owned(),
        name: String::new(),
    };
    store.create(game("a", 1), 0).await.unwrap();
    assert!(store.sit("a", 1, seat("black", "other")).await.is_err(), "somebody has it");
    let (one, other) = (store.sit("a", 1, seat("white", "one")), store.sit("a", 1, seat("white", "other")));
    let (one, other) = tokio::join!(one, other);
    assert_ne!(one.is_ok(), other.is_ok(), "two came at once");
    assert!(matches!(one.err().or(other.err()), Some(Error::Taken)));
    assert_eq!(store.game("a").await.unwrap().unwrap().seats.len(), 2);

    let after = |id, created_ms| Game { previous: Some("a".to_owned()), ..game(id, created_ms) };
    store.create(after("b", 2), 0).await.unwrap();
    assert!(store.create(after("c", 3), 0).await.is_err(), "one game follows on another, not two");
    assert_eq!(store.game("a").await.unwrap().unwrap().next, Some("b".to_owned()));
    store.append("b", event(1), Some(Change::SidesSwapped)).await.unwrap();
    assert!(store.game("b").await.unwrap().unwrap().sides_swapped);

    assert_eq!(store.last_pulse("run").await.unwrap(), None);
    for alive_ms in [5, 7] {
        store.pulse("run", alive_ms).await.unwrap();
        assert_eq!(store.last_pulse("run").await.unwrap(), Some(alive_ms));
    }
}

#[tokio::test]
async fn a_seat_is_one_visitors_and_a_game_has_one_sequel_sqlite() {
    let folder = tempfile::TempDir::new().unwrap();
    one_seat_one_visitor(&open(&folder).await).await;
}

#[tokio::test]
async fn a_seat_is_one_visitors_and_a_game_has_one_sequel_postgres() {
    on_postgres("seats", async |store| one_seat_one_visitor(store).await).await;
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
    in_schema(test, async |url| {
        let store = open_at(url).await;
        run(&store).await;
        store.close().await;
    })
    .await;
}

/// The same with the address of an empty database.
pub(super) async fn in_schema(test: &str, run: impl AsyncFnOnce(&str)) {
    sqlx::any::install_default_drivers();
    let base = std::env::var("MIYAKO_TEST_POSTGRES");
    let base = base.unwrap_or_else(|_| "postgres://root@127.0.0.1:5432/test".to_owned());
    let Ok(pool) = AnyPool::connect(&base).await else {
        // `a_restart_loses_nothing_postgres` counts it.
        return println!("skipped: no Postgres");
    };
    let name = format!("miyako_{test}_{}", std::process::id());
    pool.execute(AssertSqlSafe(format!("CREATE SCHEMA {name}"))).await.unwrap();
    let sign = if base.contains('?') { '&' } else { '?' };
    run(&format!("{base}{sign}options=-csearch_path%3D{name}")).await;
    pool.execute(AssertSqlSafe(format!("DROP SCHEMA {name} CASCADE"))).await.unwrap();
    pool.close().await;
}

/// A database as a program left it that knew only the first steps.
pub(super) async fn of_older_program(url: &str, steps: usize) -> AnyPool {
    sqlx::any::install_default_drivers();
    let pool = AnyPool::connect(url).await.unwrap();
    pool.execute("CREATE TABLE schema_step (step BIGINT PRIMARY KEY)").await.unwrap();
    for (step, sql) in STEPS[..steps].iter().enumerate() {
        pool.execute(AssertSqlSafe(in_dialect(sql, url.starts_with("sqlite:")))).await.unwrap();
        pool.execute(AssertSqlSafe(format!("INSERT INTO schema_step VALUES ({step})"))).await.unwrap();
    }
    pool
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
    let error = store.append(&games[0], event(2), None).await.unwrap_err();
    assert!(matches!(error, Error::Broken(_)) && error.to_string().contains("closed"), "{error}");
}

fn kept(number: i64, owner: &str, upload: Option<&str>) -> Kept {
    let facts = Facts { title: format!("record {number}"), plies: number, ..Facts::default() };
    let [id, owner] = [format!("id {number}"), owner.to_owned()];
    let upload = upload.map(str::to_owned);
    let card = Card { number, id, owner, version: 1, size: 10, upload, facts, ..Card::default() };
    Kept { card, content: "0123456789".to_owned(), findings: "[]".to_owned() }
}

async fn library(store: &Store) {
    let bytes = vec![0, 255, 128, b'\''];
    let upload = Upload { id: "file".to_owned(), name: "a.kif".to_owned(), bytes: bytes.clone(), mark: -5 };
    let records = (1..=3).map(|number| (kept(number, "me", Some("file")), vec![number % 2, 7])).collect();
    let keep = |records| Deed::Keep { upload: Some(upload.clone()), once: true, records };
    store.library(keep(records)).await.unwrap();
    let again = store.library(keep(vec![(kept(4, "me", Some("file")), vec![])])).await;
    assert!(matches!(again, Err(Error::Taken)), "its file is there");
    let of_file = async |mark| -> Vec<i64> {
        store.records_of_file("me", mark).await.unwrap().iter().map(|card| card.number).collect()
    };
    assert_eq!((of_file(-5).await, of_file(5).await), (vec![3, 2, 1], vec![]));
    let twice = vec![(kept(4, "me", None), vec![]), (kept(3, "me", None), vec![])];
    assert!(
        store.library(Deed::Keep { upload: None, once: false, records: twice }).await.is_err(),
        "all of them or none"
    );
    assert_eq!(store.record("id 4").await.unwrap(), None);
    assert_eq!(store.record("id 2").await.unwrap(), Some(kept(2, "me", Some("file"))));
    assert_eq!(store.upload("file").await.unwrap(), Some(upload));
    let usage = async || store.usage("me").await.unwrap();
    assert_eq!(usage().await, Usage { records: 3, bytes: 30 + bytes.len() as i64 });

    let search = async |owner: &str, terms: &[i64]| -> Vec<i64> {
        let search = Search { owner: owner.to_owned(), terms: terms.to_vec(), most: 10, ..Search::default() };
        store.search(&search).await.unwrap().iter().map(|card| card.number).collect()
    };
    assert_eq!(search("me", &[]).await, [3, 2, 1]);
    assert_eq!(search("me", &[1, 7]).await, [3, 1]);
    assert_eq!(search("me", &[1, 0]).await, Vec::<i64>::new());
    assert_eq!(search("somebody", &[7]).await, Vec::<i64>::new());

    let revise = |version| Deed::Revise {
        id: "id 1".to_owned(),
        version,
        changed_ms: 5,
        content: "01234567890123456789".to_owned(),
        facts: Box::default(),
        terms: vec![8],
    };
    let (one, other) = tokio::join!(store.library(revise(1)), store.library(revise(1)));
    assert_ne!(one.is_ok(), other.is_ok(), "two edited the same version");
    assert!(matches!(one.err().or(other.err()), Some(Error::Changed)));
    assert_eq!((search("me", &[1, 7]).await, search("me", &[8]).await), (vec![3], vec![1]));
    assert_eq!(usage().await.bytes, 40 + bytes.len() as i64);

    for id in ["id 1", "id 2"] {
        store.library(Deed::Discard { id: id.to_owned() }).await.unwrap();
        let again = store.library(Deed::Discard { id: id.to_owned() }).await;
        assert!(matches!(again, Err(Error::Gone)), "it is gone");
    }
    assert!(store.upload("file").await.unwrap().is_some(), "a record of it is still there");
    store.library(Deed::Discard { id: "id 3".to_owned() }).await.unwrap();
    assert_eq!(store.upload("file").await.unwrap(), None);
    assert_eq!((search("me", &[7]).await, usage().await), (vec![], Usage::default()));
}

#[tokio::test]
async fn a_library_counts_what_it_keeps_sqlite() {
    let folder = tempfile::TempDir::new().unwrap();
    library(&open(&folder).await).await;
}

#[tokio::test]
async fn a_library_counts_what_it_keeps_postgres() {
    on_postgres("library", async |store| library(store).await).await;
}

fn tried(visitor: &str, number: i64, problem: &str, outcome: &str) -> Try {
    let [visitor, problem, outcome] = [visitor, problem, outcome].map(str::to_owned);
    Try { visitor, number, problem, outcome, standing: format!("after {number}"), shift: -1500, ..Try::default() }
}

async fn log_of_problems(store: &Store) {
    assert_eq!(store.last_try("me", "a").await.unwrap(), (None, false));
    for entry in [tried("me", 1, "a", "wrong"), tried("me", 2, "a", "solved"), tried("me", 3, "b", "shown")] {
        store.try_problem(entry).await.unwrap();
    }
    store.try_problem(tried("other", 1, "a", "solved")).await.unwrap();
    assert!(store.try_problem(tried("me", 3, "c", "solved")).await.is_err(), "an entry is never replaced");
    let (last, known) = store.last_try("me", "b").await.unwrap();
    assert_eq!((last.unwrap().standing.as_str(), known), ("after 3", true));
    assert!(!store.last_try("me", "c").await.unwrap().1);
    let mut problems = store.tried_problems("me").await.unwrap();
    problems.sort();
    assert_eq!(problems, [("a".to_owned(), true), ("b".to_owned(), false)]);
    let numbers = async |before| -> Vec<i64> {
        store.tries("me", before, 2).await.unwrap().iter().map(|entry| entry.number).collect()
    };
    assert_eq!((numbers(None).await, numbers(Some(2)).await), (vec![3, 2], vec![1]));
    let shifts = (store.shift_of_problem("a").await.unwrap(), store.shift_of_problem("c").await.unwrap());
    assert_eq!(shifts, (-4500, 0), "every first answer counts, and what was refused does not");
}

#[tokio::test]
async fn a_log_of_problems_is_only_added_to_sqlite() {
    let folder = tempfile::TempDir::new().unwrap();
    log_of_problems(&open(&folder).await).await;
}

#[tokio::test]
async fn a_log_of_problems_is_only_added_to_postgres() {
    on_postgres("problems", async |store| log_of_problems(store).await).await;
}
