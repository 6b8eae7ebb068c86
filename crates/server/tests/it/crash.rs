//! The server's process is killed, again and again, in the middle of games: whatever was acknowledged is there when it
//! comes back, and the clocks show what they showed.

use crate::site::{Data, Line, Visitor};
use crate::together::begin;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// How often it is killed.
const ROUNDS: usize = 30;
/// So many games are played at once, each for so many rounds.
const AT_ONCE: usize = 3;
const ROUNDS_OF_A_GAME: usize = 3;
/// Where the process that is killed keeps its data.
const FOLDER: &str = "MIYAKO_TEST_KILLED";

/// The server that the other test kills: this program again, started with this test alone. Otherwise it does nothing.
#[test]
fn the_server_that_is_killed() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        let config = server::Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..server::Config::new(folder) };
        server::run(&config, |server| println!("\nlistens {}", server.address())).unwrap();
    }
}

pub(crate) fn start(data: &Data) -> (Child, SocketAddr) {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "crash::the_server_that_is_killed", "--nocapture"]);
    let mut process = command.env(FOLDER, data.folder.path()).stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines().map(Result::unwrap);
    let address = lines.filter_map(|line| line.strip_prefix("listens ")?.parse().ok()).next().unwrap();
    (process, address)
}

/// What a client knows of a game.
#[derive(Clone, Default)]
struct Known {
    /// Moves it was told of.
    told: Vec<String>,
    /// A move it has asked for and heard nothing of.
    asked: Option<String>,
}

impl Known {
    /// Compares with what a server that has come back says, and believes it.
    fn check(&mut self, snapshot: &Value) {
        let moves: Vec<String> =
            snapshot["moves"].as_array().unwrap().iter().map(|played| played["usi"].as_str().unwrap().into()).collect();
        let (before, after) = moves.split_at(self.told.len().min(moves.len()));
        assert_eq!(before, self.told, "what was acknowledged is there");
        let open = self.asked.take();
        assert!(after.is_empty() || after == open.as_slice(), "nothing else is: {after:?}");
        self.told = moves;
    }

    /// Plays until the line breaks, the game is over, or the server has had enough; `heard` learns of each move that was told.
    async fn play(mut self, mut line: Line, mut state: Value, mut random: Random, heard: Heard) -> Known {
        while let Some(usi) = random.choose(&state["legal"]) {
            self.asked = Some(usi.clone());
            line.whisper(&json!({"type": "move", "ply": self.told.len() + 1, "usi": usi})).await;
            let Some(answer) = line.hear().await else { break };
            if answer["code"] == "too_fast" {
                self.asked = None;
                break;
            }
            assert_eq!((&answer["type"], &answer["move"]["usi"]), (&json!("move"), &json!(usi)), "{answer}");
            self.told.extend(self.asked.take());
            heard.send(()).unwrap();
            state = answer;
        }
        self
    }
}

/// Where players say that they were told of a move.
type Heard = mpsc::UnboundedSender<()>;

/// Waits for so many moves, or until nobody plays any more, and a moment longer: how much is played does not hang on how
/// busy the machine is, and where in a move the server is killed is left to chance.
async fn let_play(moves: u64, moment: Duration, told: &mut mpsc::UnboundedReceiver<()>) {
    for _ in 0..moves {
        told.recv().await;
    }
    tokio::time::sleep(moment).await;
}

/// Numbers that are the same in every run (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn choose(&mut self, list: &Value) -> Option<String> {
        let list = list.as_array().unwrap();
        let index = self.next().checked_rem(list.len() as u64)?;
        Some(list[index as usize].as_str().unwrap().to_owned())
    }
}

async fn make_games(data: &Data) -> (Visitor, Vec<String>) {
    let site = data.start().await;
    let mut friend = site.visitor();
    let mut games = Vec::new();
    for _ in 0..ROUNDS.div_ceil(ROUNDS_OF_A_GAME) * AT_ONCE {
        games.push(friend.make(json!({"opponent": "two"})).await);
    }
    site.stop().await;
    (friend, games)
}

/// Plays all games at once and kills the server while they are going on.
async fn play_and_kill(players: Vec<(Known, Line, Value)>, process: &mut Child, random: &mut Random) -> Vec<Known> {
    let (heard, mut told) = mpsc::unbounded_channel();
    let mut play = |(known, line, snapshot): (Known, _, _)| {
        tokio::spawn(known.play(line, snapshot, Random(random.next()), heard.clone()))
    };
    let playing: Vec<_> = players.into_iter().map(&mut play).collect();
    drop(heard);
    let_play(random.next() % 24, Duration::from_micros(random.next() % 5_000), &mut told).await;
    process.kill().unwrap();
    let mut known = Vec::new();
    for player in playing {
        known.push(player.await.unwrap());
    }
    known
}

#[tokio::test]
async fn what_was_acknowledged_survives_every_crash() {
    let data = Data::new();
    let (friend, games) = make_games(&data).await;
    let mut random = Random(2026);
    let mut moves = 0;
    for group in games.chunks(AT_ONCE) {
        let mut known = vec![Known::default(); AT_ONCE];
        // Once more than it is killed, to look at what the last time left.
        for round in 0..=ROUNDS_OF_A_GAME {
            let (mut process, address) = start(&data);
            let friend = friend.at(address);
            let mut players = Vec::new();
            for (mut known, id) in std::mem::take(&mut known).into_iter().zip(group) {
                let (line, snapshot) = friend.connect(id).await;
                known.check(&snapshot);
                players.push((known, line, snapshot));
            }
            if round == ROUNDS_OF_A_GAME {
                moves += players.iter().map(|(known, ..)| known.told.len()).sum::<usize>();
                process.kill().unwrap();
            } else {
                known = play_and_kill(players, &mut process, &mut random).await;
            }
            process.wait().unwrap();
        }
    }
    println!("killed {ROUNDS} times; all of {moves} moves are there");
    assert!(moves > ROUNDS, "hardly anything was played");
}

/// How often the server is killed while two people play with clocks.
const KILLS: usize = 20;
/// So exactly are the clocks right afterwards, as a rule: where everything stands still for a moment, so does the server's
/// sign of life, and somebody gains that moment.
const EXACT_MS: f64 = 100.0;
/// How far whole milliseconds take the sum of two clocks: what each showed before and after, and the two moments between
/// which the server is known to have lived.
const ROUNDED_MS: f64 = 6.0;

/// What both players know of their game: the moves they were told of, and what the clocks showed then.
struct Timed {
    known: Known,
    /// Main time of Black and White, in milliseconds, and whose clock ran.
    left: [f64; 2],
    running: Option<usize>,
    told: Instant,
    /// When they asked for what they were told: the server said it between the two.
    asked: Instant,
}

impl Timed {
    fn new() -> Timed {
        let now = Instant::now();
        Timed { known: Known::default(), left: [600_000.0; 2], running: None, told: now, asked: now }
    }

    fn note(&mut self, message: &Value, asked: Instant) {
        let clock = &message["clock"];
        self.left = ["black", "white"].map(|color| clock[color]["main_ms"].as_f64().unwrap());
        self.running = ["black", "white"].iter().position(|color| clock["running"] == *color);
        (self.asked, self.told) = (asked, Instant::now());
    }

    /// The least that both clocks together can show at this moment.
    fn least(&self, at: Instant) -> f64 {
        self.left.iter().sum::<f64>() - (at - self.asked).as_secs_f64() * 1e3 - ROUNDED_MS
    }

    /// What the clocks show at this moment.
    fn left(&self, at: Instant) -> [f64; 2] {
        let mut left = self.left;
        if let Some(running) = self.running {
            left[running] -= (at - self.told).as_secs_f64() * 1e3;
        }
        left
    }

    /// Both play by turns, thinking for a little, until the server is gone.
    async fn play(mut self, mut lines: [(Line, Value); 2], mut random: Random, heard: Heard) -> Timed {
        let mut mover = usize::from(lines[0].1["turn"] == "white");
        loop {
            let Some(usi) = random.choose(&lines[mover].1["legal"]) else { return self };
            tokio::time::sleep(Duration::from_millis(random.next() % 60)).await;
            self.known.asked = Some(usi.clone());
            let asked = Instant::now();
            lines[mover].0.whisper(&json!({"type": "move", "ply": self.known.told.len() + 1, "usi": usi})).await;
            for player in [mover, 1 - mover] {
                let mut answer = lines[player].0.hear().await;
                // Who came first is shown the game again when its clock starts.
                while answer.as_ref().is_some_and(|answer| answer["type"] == "snapshot") {
                    answer = lines[player].0.hear().await;
                }
                let Some(answer) = answer else { return self };
                assert_eq!((&answer["type"], &answer["move"]["usi"]), (&json!("move"), &json!(usi)), "{answer}");
                if player == mover {
                    self.known.told.extend(self.known.asked.take());
                    self.note(&answer, asked);
                    heard.send(()).unwrap();
                }
                lines[player].1 = answer;
            }
            mover = 1 - mover;
        }
    }
}

// CLOCK-04: nobody pays for a crash, and nobody gains by it.
#[tokio::test]
async fn the_clocks_of_two_people_survive_every_crash() {
    let data = Data::new();
    let two = begin(&data, json!({"clock": "10m"})).await;
    let (id, players) = (two.id.clone(), [two.black.0, two.white.0]);
    two.site.stop().await;
    let (mut random, mut timed, mut wrong) = (Random(48), Timed::new(), Vec::new());
    let mut killed = None;
    for round in 0..=KILLS {
        let (mut process, address) = start(&data);
        // Whose clock runs comes second: until then it stands.
        let order = if timed.running == Some(0) { [1, 0] } else { [0, 1] };
        let mut lines: [Option<(Line, Value)>; 2] = [None, None];
        let (mut asked, mut seen) = ([Instant::now(); 2], Instant::now());
        for player in order {
            asked[player] = Instant::now();
            lines[player] = Some(players[player].at(address).connect(&id).await);
            seen = Instant::now();
            tokio::time::sleep(Duration::from_millis(random.next() % 40)).await;
        }
        let mut lines = lines.map(Option::unwrap);
        let (line, snapshot) = &mut lines[order[1]];
        timed.known.check(snapshot);
        // A move that nobody had heard of may have been stored: then it is the other's turn. The clock runs as soon as the
        // player came whose turn it is.
        let turn = usize::from(snapshot["turn"] == "white");
        if let Some(killed) = killed {
            let shown = ["black", "white"].map(|color| snapshot["clock"][color]["main_ms"].as_f64().unwrap());
            let (both, least) = (shown.iter().sum::<f64>(), timed.least(killed + (seen - asked[turn])));
            assert!(both >= least, "somebody paid for the crash: {shown:?} left of at least {least}");
            let by = timed.left(killed).into_iter().zip(shown).map(|(expected, shown)| (shown - expected).abs());
            wrong.push(by.fold(0.0, f64::max));
        }
        if snapshot["clock"]["running"].is_null() {
            *snapshot = line.until("snapshot").await;
        }
        timed.note(&lines[order[1]].1, asked[order[1]]);
        lines[turn].1 = players[turn].at(address).connect(&id).await.1;
        lines[1 - turn].1["turn"] = lines[turn].1["turn"].clone();
        if round == KILLS {
            process.kill().unwrap();
            process.wait().unwrap();
            break;
        }
        let (heard, mut told) = mpsc::unbounded_channel();
        let playing = tokio::spawn(timed.play(lines, Random(random.next()), heard));
        let_play(1 + random.next() % 8, Duration::from_millis(random.next() % 60), &mut told).await;
        process.kill().unwrap();
        process.wait().unwrap();
        killed = Some(Instant::now());
        timed = playing.await.unwrap();
    }
    wrong.sort_by(f64::total_cmp);
    let (half, worst) = (wrong[wrong.len() / 2], wrong[wrong.len() - 1]);
    println!(
        "killed {KILLS} times; all of {} moves are there, the clocks {half:.0} ms wrong, at most {worst:.0}",
        timed.known.told.len()
    );
    assert!(timed.known.told.len() > KILLS, "hardly anything was played");
    assert!(half <= EXACT_MS, "every other time a clock was wrong by {half} ms or more, once by {worst}");
}
