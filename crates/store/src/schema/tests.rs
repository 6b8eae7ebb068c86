use super::super::tests::{in_schema, of_older_program, open_at};
use super::super::{Change, Deed, Event, Search, Seat, Store};
use crate::wake::{DUE, NEXT};
use serde_json::json;
use sqlx::{AnyPool, AssertSqlSafe, Executor, Row};

/// An SQLite database of a test, and the folder it is in.
fn sqlite() -> (tempfile::TempDir, String) {
    let folder = tempfile::TempDir::new().unwrap();
    let url = format!("sqlite://{}/test.sqlite?mode=rwc", folder.path().display());
    (folder, url)
}

/// What a database of the first step holds becomes what the next steps make of it.
#[tokio::test]
async fn games_of_an_older_program_are_kept() {
    let (_folder, url) = sqlite();
    let pool = of_older_program(&url, 1).await;
    let old = "INSERT INTO game VALUES ('a', 1, 'me', 'even', '10m', 1, 'person', 'person', 9, 'resign', 'black');
        INSERT INTO game VALUES ('b', 2, 'me', 'even', 'none', 0, 'person', 'computer 10k', 9, 'perpetual_check', 'white');
        INSERT INTO game VALUES ('c', 3, 'me', 'even', 'none', 0, 'computer 10k', 'person', 9, 'repetition', NULL);
        INSERT INTO game VALUES ('d', 4, 'me', 'even', '10m', 0, 'person', 'person', 9, 'time black', 'black');
        INSERT INTO event VALUES ('a', 1, 'move', 'black', 1, '7g7f', 1, 1, 1);
        INSERT INTO event VALUES ('a', 2, 'takeback', 'black', 0, NULL, 0, 2, 2);
        INSERT INTO event VALUES ('b', 1, 'move', 'black', 57, '7g7f', 1, 1, 1);
        INSERT INTO event VALUES ('d', 1, 'time', 'black', 0, NULL, 0, 600000, 2);";
    pool.execute(old).await.unwrap();
    pool.close().await;

    let store = open_at(&url).await;
    let list = store.games_of("me", None, None, 10).await.unwrap();
    let seen = |id: &str| {
        let game = &list.iter().find(|entry| entry.game.id == id).unwrap().game;
        let sides: Vec<_> = game.seats.iter().map(|seat| &*seat.side).collect();
        let agreement: serde_json::Value = serde_json::from_str(&game.agreement).unwrap();
        (agreement["ruleset"].clone(), sides.join(" "), game.outcome.clone().unwrap())
    };
    assert_eq!(seen("a"), ("friendly".into(), "black white".to_owned(), "resign black".to_owned()));
    assert_eq!(seen("b"), ("amateur".into(), "black".to_owned(), "foul white perpetual_check 57".to_owned()));
    assert_eq!(seen("c"), ("amateur".into(), "white".to_owned(), "repetition".to_owned()));
    assert_eq!(seen("d").2, "time black");
    let kinds = async |id: &str| -> Vec<_> {
        let events = store.events(id).await.unwrap();
        events.into_iter().map(|event| format!("{} {}", event.kind, event.data.unwrap_or_default())).collect()
    };
    assert_eq!(kinds("a").await, ["move ", "offer takeback"]);
    assert_eq!(kinds("d").await, ["tick "]);
    assert_eq!(store.finished_games("me", 10).await.unwrap(), ["a", "b", "c", "d"], "they come into the library");
    store.close().await;
}

/// The terms of an older program's records find them, and go with them.
#[tokio::test]
async fn records_of_an_older_program_keep_their_terms() {
    let (_folder, url) = sqlite();
    let pool = of_older_program(&url, 7).await;
    for number in [1, 2] {
        let record = format!(
            "INSERT INTO record (number, id, owner, added_ms, changed_ms, version, size, source, title, black, white, event,
                 place, played, ending, winner, handicap, plies, findings, content)
             VALUES ({number}, 'id {number}', 'me', 1, 1, 1, 10, '', '', '', '', '', '', '', '', '', '', 0, '', '');
             INSERT INTO record_term VALUES (-1, {number}), (9223372036854775807, {number}), ({number}, {number});
             INSERT INTO library VALUES ('me', 1, 10) ON CONFLICT (owner) DO UPDATE SET records = 2, size = 20;"
        );
        pool.execute(AssertSqlSafe(record)).await.unwrap();
    }
    pool.close().await;
    let store = open_at(&url).await;
    let found = async |term: i64| -> Vec<i64> {
        let search = Search { owner: "me".to_owned(), terms: vec![term], most: 10, ..Search::default() };
        store.search(&search).await.unwrap().iter().map(|card| card.number).collect()
    };
    assert_eq!((found(-1).await, found(i64::MAX).await, found(2).await), (vec![2, 1], vec![2, 1], vec![2]));
    store.library(Deed::Discard { id: "id 2".to_owned() }).await.unwrap();
    assert_eq!((found(-1).await, found(i64::MAX).await, found(2).await), (vec![1], vec![1], vec![]));
    let left = sqlx::query("SELECT COUNT(*) FROM record_term").fetch_one(&store.pool).await.unwrap();
    assert_eq!(left.get::<i64, _>(0), 3, "nothing of it is left");
    store.close().await;
}

/// Games of the family that an older program passed over come into the library, others do not come again.
#[tokio::test]
async fn games_of_the_family_are_looked_for_again() {
    let (_folder, url) = sqlite();
    let pool = of_older_program(&url, 5).await;
    for (id, outcome, more) in [
        ("chu", "'resign black'", "'{\"variant\":\"chu\"}'"),
        ("going-on", "NULL", "'{\"variant\":\"chu\"}'"),
        ("shogi", "'resign black'", "'{\"round\":1}'"),
        ("plain", "'resign black'", "NULL"),
    ] {
        let game = format!(
            "INSERT INTO game (id, created_ms, visitor, handicap, clock, black, white, outcome, more)
                 VALUES ('{id}', 1, 'me', 'even', 'none', 'person', 'person', {outcome}, {more});
             INSERT INTO seat VALUES ('{id}', 'black', 'me', '', 1);"
        );
        pool.execute(AssertSqlSafe(game)).await.unwrap();
    }
    for (id, outcome) in [("four", "'decided 1 4 3 2'"), ("four-going-on", "NULL")] {
        let game = format!(
            "INSERT INTO four_game (id, created_ms, visitor, agreement, outcome) VALUES ('{id}', 1, 'me', '', {outcome});
             INSERT INTO four_seat VALUES ('{id}', 'south', 'me', '', 1);
             INSERT INTO four_seat VALUES ('{id}', 'north', 'me', '', 1);"
        );
        pool.execute(AssertSqlSafe(game)).await.unwrap();
    }
    pool.close().await;
    let store = open_at(&url).await;
    assert_eq!(store.finished_games("me", 10).await.unwrap(), ["chu", "four"]);
    store.close().await;
}

/// VAR-22: what was played by the rule that was the usual one keeps it.
async fn maka_dai_dai_keeps_its_rule(url: &str) {
    let pool = of_older_program(url, 10).await;
    let games = [
        (r#"{"variant":"makadaidai","takebacks":false}"#, "emperor=spares-protected-royals"),
        (
            r#"{"variant":"makadaidai","readings":"promotion=compulsory"}"#,
            "emperor=spares-protected-royals promotion=compulsory",
        ),
        (r#"{"variant":"makadaidai","readings":"emperor=spares-protected-pieces"}"#, "emperor=spares-protected-pieces"),
        (r#"{"variant":"chu"}"#, ""),
    ];
    let records = ["", "\"options\": {\n    \"promotion\": \"compulsory\"\n  },\n  "];
    for (number, (more, _)) in games.iter().enumerate() {
        let game = format!(
            "INSERT INTO game (id, created_ms, visitor, handicap, clock, black, white, more)
                 VALUES ('{number}', 1, 'me', 'even', 'none', 'person', 'person', '{more}');"
        );
        pool.execute(AssertSqlSafe(game)).await.unwrap();
    }
    for (number, options) in records.iter().enumerate() {
        let record = format!(
            "INSERT INTO record (number, id, owner, added_ms, changed_ms, version, size, source, title, black, white, event,
                 place, played, ending, winner, handicap, plies, findings, content, variant)
             VALUES ({number}, 'id {number}', 'me', 1, 1, 1, 10, '', '', '', '', '', '', '', '', '', '', 0, '',
                 '{{\n  \"variant\": \"makadaidai\",\n  {options}\"start\": null,\n  \"moves\": []\n}}', 'makadaidai');"
        );
        pool.execute(AssertSqlSafe(record)).await.unwrap();
    }
    pool.close().await;
    let store = open_at(url).await;
    for (number, (_, readings)) in games.iter().enumerate() {
        let agreement = store.game(&number.to_string()).await.unwrap().unwrap().agreement;
        let agreement: serde_json::Value = serde_json::from_str(&agreement).unwrap();
        assert_eq!(agreement["readings"].as_str().unwrap_or_default(), *readings);
    }
    for (row, readings) in
        sqlx::query("SELECT content FROM record ORDER BY number").fetch_all(&store.pool).await.unwrap().iter().zip([
            json!({"emperor": "spares-protected-royals"}),
            json!({"emperor": "spares-protected-royals", "promotion": "compulsory"}),
        ])
    {
        let content: String = row.get(0);
        let record: serde_json::Value = serde_json::from_str(&content).unwrap();
        assert_eq!(record["options"], readings, "{content}");
    }
    store.close().await;
}

#[tokio::test]
async fn maka_dai_dai_keeps_its_rule_sqlite() {
    let (_folder, url) = sqlite();
    maka_dai_dai_keeps_its_rule(&url).await;
}

#[tokio::test]
async fn maka_dai_dai_keeps_its_rule_postgres() {
    in_schema("maka_dai_dai", async |url| maka_dai_dai_keeps_its_rule(url).await).await;
}

/// What the program before had of games of two and, in tables of their own, of games for four.
const TWO_AND_FOUR: &str = r#"
    INSERT INTO game (id, created_ms, visitor, handicap, ruleset, clock, clock_white, black, white, more) VALUES
        ('plain', 1, 'me', 'even', 'friendly', 'none', NULL, 'person', 'computer 10k', NULL),
        ('odds', 2, 'me', 'lance', 'official/27-point', '10m', '5m+30s', 'person', 'person', '{"variant":"chu","left":[[1,2],[3,4]]}');
    INSERT INTO seat VALUES ('odds', 'white', 'me', 'Anna', 2);
    INSERT INTO event (game, seq, kind, side, ply, usi, used_ms, at_ms, server_ms)
        VALUES ('odds', 1, 'move', 'black', 1, '7g7f', 8, 9, 10);
    INSERT INTO four_game VALUES
        ('over', 3, 'me', '{"clock":"1h"}', 9, 'decided 1 4 3 2'), ('going on', 3, 'you', '{"clock":"none"}', NULL, NULL);
    INSERT INTO four_seat VALUES ('over', 'south', 'me', 'Anna', 3), ('over', 'west', 'you', '', 3), ('going on', 'east', 'me', '', 3);
    INSERT INTO finished_four VALUES ('you', 'over');
    INSERT INTO four_event VALUES
        ('over', 1, 'run', '', 'a run', 0, 1), ('over', 2, 'begin', '', '', 0, 2), ('over', 3, 'move', 'south', '5g5f', 1, 3),
        ('over', 4, 'move', 'west', '7e6e', 2, 4), ('over', 5, 'move', 'north', '5c5d', 3, 5), ('over', 6, 'takeback', '', '1', 4, 6),
        ('over', 7, 'move', 'west', '3e4e', 5, 7), ('over', 8, 'resign', 'south', '', 6, 8), ('over', 9, 'flag', 'north', '', 7, 9),
        ('going on', 1, 'begin', '', '', 0, 4);
    INSERT INTO record (number, id, owner, added_ms, changed_ms, version, size, source, title, black, white, event, place, played,
            ending, winner, handicap, plies, findings, content, four_game)
        VALUES (1, 'kept', 'me', 1, 1, 1, 1, '', '', '', '', '', '', '', '', '', '', 0, '', '', 'over');
"#;

/// Games for four come to stand beside the others, with all that is theirs.
async fn games_for_four_join_the_others(url: &str) {
    let pool = of_older_program(url, 11).await;
    pool.execute(TWO_AND_FOUR).await.unwrap();
    pool.close().await;
    let store = open_at(url).await;
    let game = async |id: &str| store.game(id).await.unwrap().unwrap();
    let plain =
        r#"{"handicap":"even","ruleset":"friendly","clocks":["none","none"],"players":["person","computer 10k"]}"#;
    let odds = r#"{"handicap":"lance","ruleset":"official/27-point","clocks":["10m","5m+30s"],"players":["person","person"],"variant":"chu","left":[[1,2],[3,4]]}"#;
    assert_eq!((game("plain").await.agreement, game("odds").await.agreement), (plain.to_owned(), odds.to_owned()));
    let over = game("over").await;
    assert_eq!((over.players, over.agreement.as_str(), over.visitor.as_str()), (4, r#"{"clock":"1h"}"#, "me"));
    let seat = |side: &'static str, visitor: &str, name: &str| {
        let [visitor, name] = [visitor, name].map(str::to_owned);
        Seat { side: side.into(), visitor, name }
    };
    assert_eq!(over.seats, [seat("south", "me", "Anna"), seat("west", "you", "")]);
    assert_eq!(over.outcome.as_deref(), Some("decided 1 4 3 2"));

    let told = |event: &Event| {
        let what = event.usi.as_ref().or(event.data.as_ref()).map_or("", String::as_str);
        format!("{} {} {} {what} {} {}", event.seq, event.kind, event.side, event.ply, event.server_ms)
    };
    let events: Vec<String> = store.events("over").await.unwrap().iter().map(told).collect();
    let kept = [
        "1 run  a run 0 1",
        "2 begin   0 2",
        "3 move south 5g5f 1 3",
        "4 move west 7e6e 2 4",
        "5 move north 5c5d 3 5",
        "6 takeback  1 1 6",
        "7 move west 3e4e 2 7",
        "8 resign south  2 8",
        "9 flag north  2 9",
    ];
    assert_eq!(events, kept);
    assert!(store.events("odds").await.unwrap()[0].usi.is_some());

    let list = async |players| -> Vec<(String, i64)> {
        let list = store.games_of("me", players, None, 10).await.unwrap();
        list.into_iter().map(|entry| (entry.game.id, entry.plies)).collect()
    };
    let [over, going_on, odds] = [("over", 2), ("going on", 0), ("odds", 1)].map(|(id, plies)| (id.to_owned(), plies));
    assert_eq!(list(None).await, [over.clone(), going_on.clone(), odds]);
    assert_eq!(list(Some(4)).await, [over, going_on]);
    assert_eq!(store.finished_games("you", 10).await.unwrap(), ["over"]);
    assert_eq!(store.record_from("me", "over").await.unwrap().as_deref(), Some("kept"));
    let due = store.due(i64::MAX, &(0, String::new()), 10).await.unwrap();
    assert_eq!(due.iter().map(|(_, id)| id.as_str()).collect::<Vec<_>>(), ["plain", "odds", "going on"]);
    goes_on(&store).await;
    store.close().await;
}

/// A game for four that was going on is played to its end like any other.
async fn goes_on(store: &Store) {
    let seat = Seat { side: "west".into(), visitor: "you".to_owned(), name: String::new() };
    store.sit("going on", 3, seat).await.unwrap();
    let ended = Change::Ended { outcome: "decided 1 1 1 4".to_owned(), wake_ms: None };
    let resign = Event { seq: 2, kind: "resign".into(), side: "east".into(), server_ms: 20, ..Event::default() };
    store.append("going on", resign, Some(ended)).await.unwrap();
    assert_eq!(store.finished_games("you", 10).await.unwrap(), ["going on", "over"]);
    let after_odds = (2_592_000_002, "odds".to_owned());
    assert_eq!(store.due(i64::MAX, &after_odds, 10).await.unwrap(), []);
}

#[tokio::test]
async fn games_for_four_join_the_others_sqlite() {
    let (_folder, url) = sqlite();
    games_for_four_join_the_others(&url).await;
}

#[tokio::test]
async fn games_for_four_join_the_others_postgres() {
    in_schema("four", async |url| games_for_four_join_the_others(url).await).await;
}

/// Each game that goes on is woken in time: before the program could first have something to do in it.
async fn games_that_go_on_are_woken(url: &str) {
    let pool = of_older_program(url, 12).await;
    let old = r#"INSERT INTO game (id, created_ms, visitor, players, agreement, ended_ms, outcome) VALUES
            ('untimed', 1000, 'me', 2, '{"clocks":["none","none"]}', NULL, NULL),
            ('appointed', 2000, 'me', 2, '{"clocks":["10m","10m"],"starts_at_ms":5000000000000}', NULL, NULL),
            ('over', 3000, 'me', 2, '{}', 4000, 'resign black'),
            ('of four', 4000, 'me', 4, '{"clock":"none"}', NULL, NULL);
        INSERT INTO event (game, seq, kind, side, ply, usi, used_ms, at_ms, server_ms)
            VALUES ('untimed', 1, 'move', 'black', 1, '7g7f', 8, 9, 5000);"#;
    pool.execute(old).await.unwrap();
    pool.close().await;
    let store = open_at(url).await;
    let due = store.due(i64::MAX, &(0, String::new()), 10).await.unwrap();
    let days = 30 * 24 * 3_600_000;
    let expected = [(2000, "appointed"), (1000 + days, "untimed"), (4000 + days, "of four")];
    assert_eq!(due, expected.map(|(due_ms, id)| (due_ms, id.to_owned())));
    store.close().await;
}

#[tokio::test]
async fn games_that_go_on_are_woken_sqlite() {
    let (_folder, url) = sqlite();
    games_that_go_on_are_woken(&url).await;
}

#[tokio::test]
async fn games_that_go_on_are_woken_postgres() {
    in_schema("woken", async |url| games_that_go_on_are_woken(url).await).await;
}

/// However many games there are: those that are to be woken, and one's own, are found without a look at the others.
#[tokio::test]
async fn games_are_found_by_an_index() {
    let (_folder, url) = sqlite();
    let store = open_at(&url).await;
    let own = "SELECT game FROM seat WHERE visitor = $1 ORDER BY created_ms DESC, game DESC LIMIT $2";
    for (sql, index) in [(DUE, "wake_due"), (NEXT, "wake_due"), (own, "seat_of_visitor")] {
        let plan = plan(&store.pool, sql).await;
        assert!(plan[0].starts_with("SEARCH") && plan[0].contains(index), "{sql}: {plan:?}");
        assert!(!plan.iter().any(|step| step.starts_with("SCAN") || step.contains("B-TREE")), "{sql}: {plan:?}");
    }
    store.close().await;
}

/// How SQLite goes about a question.
async fn plan(pool: &AnyPool, sql: &str) -> Vec<String> {
    let rows = pool.fetch_all(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"))).await.unwrap();
    rows.iter().map(|row| row.get(3)).collect()
}
