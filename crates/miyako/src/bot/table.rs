//! One game: what the site tells goes to the engine, what the engine answers goes to the site. Nothing of the rules is known here:
//! after a gap the whole game is asked for again.

use super::clock;
use super::site::{Channel, Gone, Site};
use crate::contest::entrant::Entrant;
use crate::contest::usi::{Best, Player, Trouble, Turn};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{sleep, timeout};

/// An engine that thinks for so much longer than it may has forgotten us.
const GRACE: Duration = Duration::from_secs(10);
/// Where there is no clock it may think so long.
const WITHOUT_CLOCK: Duration = Duration::from_secs(600);
/// Who has taken the offer and does not come is waited for so long.
const COMING: Duration = Duration::from_secs(180);

/// Whom the site calls too fast waits so long.
const CALMER: Duration = Duration::from_millis(700);

/// Why a game does not go on.
pub(super) enum Broken {
    Site(Gone),
    Engine(Trouble),
    /// The opponent has not come.
    Nobody,
}

impl From<Gone> for Broken {
    fn from(gone: Gone) -> Broken {
        Broken::Site(gone)
    }
}

/// What a thinking engine comes back with.
type Thinking = JoinHandle<(Player, Result<Best, Trouble>)>;

/// A game as it stands.
struct Table {
    you: String,
    start: String,
    moves: Vec<String>,
    seq: u64,
    turn: String,
    playing: bool,
    /// Whether the opponent has yet to come.
    waits: bool,
    clock: Value,
    result: Value,
    players: Value,
}

/// Plays a game to its end; the engine comes back whatever happens.
pub(super) async fn play(
    site: &Site,
    game: &str,
    engine: &Entrant,
    mut player: Player,
) -> (Option<Player>, Result<Value, Broken>) {
    if let Err(trouble) = player.begin_game() {
        return (Some(player), Err(Broken::Engine(trouble)));
    }
    let mut seat = Seat { site, game, engine, player: Some(player), thinking: None, answered: None, refused: None };
    let done = seat.play().await;
    let player = seat.rest().await;
    (player, done)
}

struct Seat<'a> {
    site: &'a Site,
    game: &'a str,
    engine: &'a Entrant,
    /// The engine, while it does not think.
    player: Option<Player>,
    /// While it thinks: about the position after so many moves.
    thinking: Option<(usize, Thinking)>,
    /// After so many moves it has answered: until the site has taken that, the table shows the old position.
    answered: Option<usize>,
    /// After so many moves the site has refused an answer.
    refused: Option<usize>,
}

impl Seat<'_> {
    async fn play(&mut self) -> Result<Value, Broken> {
        let mut channel = self.site.open(&format!("games/{}/live", self.game)).await?;
        let mut table = Table::read(&channel.hear().await?).ok_or_else(|| Gone::Lost("no snapshot".to_owned()))?;
        loop {
            if !table.result.is_null() {
                return Ok(self.told(&table));
            }
            if table.is_own_turn() && self.thinking.is_none() && self.answered != Some(table.moves.len()) {
                self.think(&table);
            }
            let heard = match &mut self.thinking {
                None if table.waits => timeout(COMING, channel.hear()).await.map_err(|_| Broken::Nobody)??,
                None => channel.hear().await?,
                Some((ply, thinking)) => {
                    let ply = *ply;
                    tokio::select! {
                        heard = channel.hear() => heard?,
                        answered = thinking => {
                            self.thinking = None;
                            self.answer(answered, ply, &table, &mut channel).await?;
                            continue;
                        }
                    }
                }
            };
            match heard["type"].as_str() {
                Some("offered") if heard["by"] != table.you.as_str() => {
                    channel.say(&json!({"type": "answer", "accept": false})).await?;
                    table.hear(&heard);
                }
                Some("refused") if self.thinking.is_none() && table.is_own_turn() => {
                    self.refused(&heard, table.moves.len(), &mut channel).await?;
                }
                _ => {
                    if !table.hear(&heard) {
                        drop(channel);
                        channel = self.site.open(&format!("games/{}/live", self.game)).await?;
                        table =
                            Table::read(&channel.hear().await?).ok_or_else(|| Gone::Lost("no snapshot".to_owned()))?;
                        self.answered = None;
                    }
                }
            }
        }
    }

    /// The site does not take what the engine wanted. Who was too fast tries again a little later, and whatever else it is the engine
    /// is asked once more; then it has nothing better to say.
    async fn refused(&mut self, why: &Value, ply: usize, channel: &mut Channel) -> Result<(), Broken> {
        if why["code"] == "too_fast" {
            sleep(CALMER).await;
            self.answered = None;
        } else if self.refused.replace(ply) == Some(ply) {
            eprintln!("miyako: refused: {}", why["text"].as_str().unwrap_or_default());
            channel.say(&json!({"type": "resign"})).await?;
        } else {
            self.answered = None;
        }
        Ok(())
    }

    /// Asks the engine, beside the channel.
    fn think(&mut self, table: &Table) {
        let Some(mut player) = self.player.take() else { return };
        let moves = if table.moves.is_empty() { String::new() } else { format!(" moves {}", table.moves.join(" ")) };
        let (position, limit) =
            (format!("position sfen {}{moves}", table.start), clock::limit(self.engine.limit, &table.clock));
        let patience = table.patience();
        let last = table.moves.last().and_then(|text| text.parse().ok());
        let task = spawn_blocking(move || {
            let turn = Turn { position: &position, last, limit: &limit, patience, delays: [Duration::ZERO; 2] };
            let best = player.think(&turn).map(|reply| reply.best);
            (player, best)
        });
        self.thinking = Some((table.moves.len(), task));
    }

    /// Tells the site what the engine wants, if that is still asked.
    async fn answer(
        &mut self,
        answered: Result<(Player, Result<Best, Trouble>), tokio::task::JoinError>,
        ply: usize,
        table: &Table,
        channel: &mut Channel,
    ) -> Result<(), Broken> {
        let (player, best) = answered.map_err(|error| Broken::Engine(Trouble::Died(error.to_string())))?;
        self.player = Some(player);
        let best = match best {
            Ok(best) => best,
            Err(trouble) => return self.give_up(trouble, channel).await,
        };
        if ply != table.moves.len() || !table.is_own_turn() {
            return Ok(());
        }
        let wish = match best {
            Best::Move(m, _) => json!({"type": "move", "ply": ply + 1, "usi": m.to_string()}),
            Best::Win => json!({"type": "declare"}),
            Best::Resign => json!({"type": "resign"}),
            Best::Nonsense(text) => {
                let trouble = Trouble::Died(format!("it answers {text:?}, which is no move"));
                return self.give_up(trouble, channel).await;
            }
        };
        self.answered = Some(ply);
        Ok(channel.say(&wish).await?)
    }

    /// Nobody is left waiting for an engine that does not play on.
    async fn give_up(&mut self, trouble: Trouble, channel: &mut Channel) -> Result<(), Broken> {
        let _ = channel.say(&json!({"type": "resign"})).await;
        // The site says when it has heard it.
        let _ = timeout(GRACE, channel.hear()).await;
        Err(Broken::Engine(trouble))
    }

    fn told(&self, table: &Table) -> Value {
        let name = |side: &str| table.players[side]["shown"].clone();
        json!({
            "game": self.game,
            "url": self.site.page(&format!("/games/{}", self.game)),
            "you": table.you,
            "black": name("black"),
            "white": name("white"),
            "winner": table.result["winner"],
            "reason": table.result["reason"],
            "text": table.result["text"],
            "plies": table.moves.len(),
        })
    }

    /// The engine, when it has stopped thinking; nothing if it broke down.
    async fn rest(mut self) -> Option<Player> {
        match self.thinking.take() {
            Some((_, thinking)) => thinking.await.ok().map(|(player, _)| player),
            None => self.player,
        }
    }
}

impl Table {
    /// From the whole game.
    fn read(told: &Value) -> Option<Table> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let moves = told["moves"].as_array()?;
        let mut table = Table {
            you: text(&told["you"][0])?,
            start: text(&told["start"]["sfen"])?,
            moves: moves.iter().filter_map(|played| text(&played["usi"])).collect(),
            seq: told["seq"].as_u64()?,
            turn: String::new(),
            playing: false,
            waits: false,
            clock: Value::Null,
            result: Value::Null,
            players: told["game"]["players"].clone(),
        };
        table.stand(told);
        Some(table)
    }

    /// Takes in what has happened; `false` if something was missed or changed that only the whole game can tell.
    fn hear(&mut self, told: &Value) -> bool {
        let Some(seq) = told["seq"].as_u64() else { return true };
        match told["type"].as_str() {
            Some("now") => {
                self.stand(told);
                seq <= self.seq
            }
            _ if seq <= self.seq => true,
            Some("takeback" | "prepared" | "snapshot") => false,
            _ if seq != self.seq + 1 => false,
            _ => {
                self.seq = seq;
                self.moves.extend(told["move"]["usi"].as_str().map(str::to_owned));
                self.stand(told);
                true
            }
        }
    }

    /// Where it stands now.
    fn stand(&mut self, told: &Value) {
        self.turn = told["turn"].as_str().unwrap_or_default().to_owned();
        self.playing = matches!(told["phase"]["kind"].as_str(), Some("playing" | "opening"));
        self.waits = told["phase"]["kind"] == "waiting";
        self.clock = told["clock"].clone();
        self.result = told["result"].clone();
    }

    /// How long the engine may take at most: all that it has left, and a little.
    fn patience(&self) -> Duration {
        if self.clock.is_null() {
            return WITHOUT_CLOCK;
        }
        let left = |field: &str| self.clock[&self.you][field].as_u64().unwrap_or(0);
        let all = left("main_ms") + 60_000 * left("considerations") + left("period_ms");
        Duration::from_millis(all) + GRACE
    }

    fn is_own_turn(&self) -> bool {
        self.playing && self.turn == self.you && self.result.is_null()
    }
}
