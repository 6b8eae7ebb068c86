use super::super::{Speed, Standing};
use super::*;
use store::{Address, Game, LogLine, RatingDeed, Refund};

const PEOPLE: u64 = 12;
const HOUR_MS: i64 = 3_600_000;
const ODDS: [&str; 6] = ["", "", "", "lance", "rook", "two-piece"];

/// Numbers without end, the same each time.
struct Lots(u64);

impl Lots {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// Games of some people in a pool, one after the other, with pauses of up to some days.
fn games(pool: &PoolName, count: usize) -> Vec<Counted> {
    let mut lots = Lots(pool.to_string().bytes().map(u64::from).sum());
    let mut now_ms = 0;
    let game = |number| {
        now_ms += lots.below(72) as i64 * HOUR_MS;
        let first = lots.below(PEOPLE);
        let second = (first + 1 + lots.below(PEOPLE - 1)) % PEOPLE;
        Counted {
            game: format!("{pool}/{number:05}"),
            pool: pool.to_string(),
            players: [first, second].map(|who| format!("p{who}")),
            halves: lots.below(3) as u8,
            odds: ODDS[lots.below(ODDS.len() as u64) as usize].to_owned(),
            ended_ms: now_ms,
        }
    };
    (0..count).map(game).collect()
}

fn pools() -> impl Iterator<Item = PoolName> {
    let pool = |speed| Standing::ALL.map(|standing| PoolName { game: "shogi", speed, standing });
    Speed::ALL.into_iter().flat_map(pool)
}

async fn open(folder: &tempfile::TempDir) -> Store {
    let file = folder.path().join("ratings.sqlite");
    let address = Address { url: format!("sqlite://{}", file.display()), file: Some(file) };
    Store::open(&address, |_| {}).await.expect("a new database")
}

/// The games are there before they are rated.
async fn agree(store: &Store, games: &[Counted]) {
    let mut running = tokio::task::JoinSet::new();
    for game in games {
        let (store, id) = (store.clone(), game.game.clone());
        running.spawn(async move { store.create(Game { id, players: 2, rated: true, ..Game::default() }, 0).await });
    }
    while let Some(done) = running.join_next().await {
        done.expect("an answer").expect("a new game");
    }
}

/// As the site does it: what is believed is read, and written with the game.
async fn rate(store: &Store, pool: &PoolName, game: &Counted) {
    let [first, second] = [0, 1].map(|side: usize| Who::from(game.players[side].as_str()));
    let known = [first, second];
    let known = [known_in(store, pool, &known[0]).await, known_in(store, pool, &known[1]).await];
    let rated = game.rated(known.map(|known| known.expect("it is read"))).expect("known odds").to_vec();
    store.rate(RatingDeed { game: game.game.clone(), rated }).await.expect("it is rated once");
}

/// The same by the rules alone.
fn alone(games: &[Counted]) -> BTreeMap<String, (Rating, i64)> {
    let mut known: BTreeMap<String, (Rating, i64)> = BTreeMap::new();
    for game in games {
        let before = [0, 1].map(|side: usize| known.get(&game.players[side]).copied());
        let start = RULES.start(&Newcomer::default());
        let single = Single {
            before: before.map(|known| known.map_or(start, |(rating, _)| rating)),
            idle_days: before
                .map(|known| known.map_or(0.0, |(_, at_ms)| (game.ended_ms - at_ms) as f64 / 86_400_000.0)),
            halves: game.halves,
            odds: (!game.odds.is_empty()).then_some(game.odds.as_str()),
        };
        for (who, after) in game.players.iter().zip(RULES.after(&single).expect("known odds")) {
            known.insert(who.clone(), (after, game.ended_ms));
        }
    }
    known
}

async fn assert_same(store: &Store, pool: &PoolName, expected: &BTreeMap<String, (Rating, i64)>) {
    let told = store.ratings(&pool.to_string(), i64::MAX).await.expect("a list");
    assert_eq!(told.len(), expected.len(), "{pool}");
    for row in told {
        let (rating, at_ms) = expected[&row.player];
        let own = Rating { rating: row.rating, deviation: row.deviation, volatility: row.volatility };
        assert_eq!((own, row.at_ms), (rating, at_ms), "{pool} {}", row.player);
    }
}

/// Game by game through the database, twelve pools side by side.
#[tokio::test]
async fn thousands_of_games_rated_by_the_site_are_what_the_rules_make_of_them() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = open(&folder).await;
    let mut running = tokio::task::JoinSet::new();
    for pool in pools() {
        let store = store.clone();
        running.spawn(async move {
            let games = games(&pool, 10_000 / 12 + 1);
            agree(&store, &games).await;
            for game in &games {
                rate(&store, &pool, game).await;
            }
            assert_same(&store, &pool, &alone(&games)).await;
        });
    }
    while let Some(done) = running.join_next().await {
        done.expect("a pool");
    }
}

/// Whoever's wins are taken back, and however often: the pool is what it would be without those games.
#[tokio::test]
async fn a_pool_without_some_games_is_as_if_they_had_never_been() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = open(&folder).await;
    let pool = pools().next().expect("a pool");
    let games = games(&pool, 150);
    agree(&store, &games).await;
    for game in &games {
        rate(&store, &pool, game).await;
    }
    let mut left = games;
    for cheat in ["p3", "p7", "p3"] {
        let lost = |game: &Counted| match game.players.iter().position(|who| who == cheat) {
            Some(0) => game.halves == 2,
            Some(_) => game.halves == 0,
            None => false,
        };
        let gone: Vec<String> = left.iter().filter(|game| lost(game)).map(|game| game.game.clone()).collect();
        left.retain(|game| !lost(game));
        let mut rows = store.rated_games_in(&pool.to_string()).await.expect("a list");
        for row in &mut rows {
            row.taken_back |= gone.contains(&row.game);
        }
        let new = anew(&rows);
        let refund = Refund {
            games: rows.into_iter().filter(|row| row.taken_back).chain(new.games).collect(),
            ratings: new.ratings.into_values().collect(),
            gone: Vec::new(),
            line: LogLine::default(),
        };
        store.refund(refund).await.expect("it is written");
        assert_same(&store, &pool, &alone(&left)).await;
    }
    // It goes on from there.
    let next = Counted { game: "next".to_owned(), ended_ms: 1_000_000 * HOUR_MS, ..left[0].clone() };
    agree(&store, std::slice::from_ref(&next)).await;
    rate(&store, &pool, &next).await;
    left.push(next);
    assert_same(&store, &pool, &alone(&left)).await;
}

/// What cannot be written to its end leaves no trace: neither of the games, nor of the numbers, nor in the log.
#[tokio::test]
async fn a_refund_that_fails_changes_nothing() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = open(&folder).await;
    let pool = pools().next().expect("a pool");
    let games = games(&pool, 20);
    agree(&store, &games).await;
    for game in &games {
        rate(&store, &pool, game).await;
    }
    let seen = async || {
        let rows = store.rated_games_in(&pool.to_string()).await.expect("a list");
        (rows, store.ratings(&pool.to_string(), i64::MAX).await.expect("a list"), store.log(9).await.expect("a list"))
    };
    let before = seen().await;
    let mut rows = before.0.clone();
    rows.iter_mut().take(10).for_each(|row| row.taken_back = true);
    let new = anew(&rows);
    // No such game was ever played.
    let strange = RatedGame { game: "nothing".to_owned(), player: "p1".to_owned(), ..RatedGame::default() };
    let refund = Refund {
        games: rows.into_iter().chain([strange]).collect(),
        ratings: new.ratings.into_values().collect(),
        gone: Vec::new(),
        line: LogLine { act: "refund".to_owned(), ..LogLine::default() },
    };
    store.refund(refund).await.expect_err("a game that is not there");
    assert!(seen().await == before);
}
