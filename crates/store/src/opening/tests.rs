use super::super::tests::{in_schema, of_older_program, open_at};
use super::super::{Address, Progress, Store, schema::STEPS};
use sqlx::{AnyPool, Executor, Row};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

async fn steps_taken(pool: &AnyPool) -> i64 {
    pool.fetch_one("SELECT COUNT(*) FROM schema_step").await.unwrap().get(0)
}

#[tokio::test]
async fn steps_may_take_longer_than_the_patience_with_a_connection() {
    in_schema("slow", async |url| {
        let pool = of_older_program(url, 1).await;
        let slow =
            "CREATE FUNCTION slow() RETURNS trigger AS 'BEGIN PERFORM pg_sleep(6); RETURN NEW; END' LANGUAGE plpgsql;
            CREATE TRIGGER slow BEFORE UPDATE ON game FOR EACH ROW EXECUTE FUNCTION slow();
            INSERT INTO game VALUES ('a', 1, 'me', 'even', '10m', 1, 'person', 'person', NULL, NULL, NULL);";
        pool.execute(slow).await.unwrap();
        let store = open_at(url).await;
        assert!(store.game("a").await.unwrap().unwrap().agreement.contains("friendly"));
        store.close().await;
        pool.close().await;
    })
    .await;
}

#[tokio::test]
async fn three_who_open_an_empty_database_at_once_all_can() {
    in_schema("three", async |url| {
        let (one, two, three) = tokio::join!(open_at(url), open_at(url), open_at(url));
        tokio::join!(one.close(), two.close(), three.close());
    })
    .await;
}

/// Where the process that is killed finds its database.
const DATABASE: &str = "MIYAKO_TEST_OPENED";

/// The program that the next test kills: this one again, started with this test alone. Otherwise it does nothing.
#[tokio::test]
async fn the_program_that_is_killed() {
    let Ok(url) = std::env::var(DATABASE) else { return };
    let address = Address::of(Some(&url), Path::new("")).unwrap();
    let store = Store::open(&address, |progress| {
        if let Progress::Step { step, of } = progress {
            println!("\nstep {step} of {of}");
        }
    });
    store.await.unwrap();
}

#[tokio::test]
async fn who_is_killed_between_steps_goes_on_with_the_next() {
    let folder = tempfile::TempDir::new().unwrap();
    let url = format!("sqlite://{}/test.sqlite?mode=rwc", folder.path().display());
    let pool = of_older_program(&url, 4).await;
    // The step after the next never ends.
    let endless = "INSERT INTO game (id, created_ms, visitor, handicap, clock, black, white, outcome, more)
            VALUES ('chu', 1, 'me', 'even', 'none', 'person', 'person', 'resign black', '{\"variant\":\"chu\"}');
        INSERT INTO seat VALUES ('chu', 'black', 'me', '', 1);
        CREATE TRIGGER endless BEFORE INSERT ON finished_game BEGIN
            SELECT COUNT(*) FROM (WITH RECURSIVE more(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM more) SELECT x FROM more);
        END;";
    pool.execute(endless).await.unwrap();
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "opening::tests::the_program_that_is_killed", "--nocapture"]);
    let mut process = command.env(DATABASE, &url).stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines().map(Result::unwrap);
    let told: Vec<_> = lines.filter(|line| line.starts_with("step")).take(2).collect();
    let of = STEPS.len();
    assert_eq!(told, [format!("step 5 of {of}"), format!("step 6 of {of}")]);
    process.kill().unwrap();
    process.wait().unwrap();
    assert_eq!(steps_taken(&pool).await, 5, "one was finished, one was not");
    pool.execute("DROP TRIGGER endless").await.unwrap();
    let store = open_at(&url).await;
    assert_eq!(steps_taken(&pool).await, of as i64);
    assert_eq!(store.finished_games("me", 10).await.unwrap().len(), 1);
    store.close().await;
    pool.close().await;
}
