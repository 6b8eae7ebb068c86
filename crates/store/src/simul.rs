//! Teaching games at several boards: who gives them, and which games were played at each board, one after the other.

use super::game::Created;
use super::writer::{Write, Writing};
use super::{Error, Game, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// Games that somebody plays with several pupils at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Simul {
    /// Its name in addresses.
    pub id: String,
    /// Who plays at all boards.
    pub teacher: String,
    /// What it is called.
    pub title: String,
    /// Milliseconds since 1970.
    pub made_ms: i64,
    /// When it is gone; the games stay.
    pub ends_ms: i64,
    /// In order.
    pub boards: Vec<SimulBoard>,
}

/// A board of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SimulBoard {
    /// Its number, from 1.
    pub place: i64,
    /// Whom it is for; empty if for anybody.
    pub name: String,
    /// The games played at it, the last of them last.
    pub games: Vec<String>,
}

/// Something is changed about them.
#[derive(Clone, Debug)]
pub enum SimulDeed {
    /// They are made, by who has fewer than so many: with the first game of each board, and when that is to be woken.
    Set(Simul, Vec<(Game, i64)>, i64),
    /// They are taken off the list by who gives them.
    Remove {
        /// Its name in addresses.
        id: String,
        /// Who gives them.
        teacher: String,
    },
    /// All that were to be gone by this time are.
    End(i64),
}

const ROWS: &str =
    "SELECT simul.id, simul.teacher, simul.title, simul.made_ms, simul.ends_ms, own.place, own.name, own.game
    FROM simul JOIN simul_game AS own ON own.simul = simul.id";

impl Write for SimulDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(async move {
            match self {
                SimulDeed::Set(simul, games, most) => set(connection, simul, games, *most).await,
                SimulDeed::Remove { id, teacher } => {
                    let query = sqlx::query("DELETE FROM simul WHERE id = $1 AND teacher = $2");
                    let done = query.bind(id).bind(teacher).execute(connection).await?;
                    if done.rows_affected() > 0 { Ok(()) } else { Err(Error::Gone) }
                }
                SimulDeed::End(now_ms) => {
                    let query = sqlx::query("DELETE FROM simul WHERE ends_ms <= $1").bind(now_ms);
                    Ok(query.execute(connection).await.map(drop)?)
                }
            }
        })
    }
}

async fn set(connection: &mut AnyConnection, simul: &Simul, games: &[(Game, i64)], most: i64) -> Result<(), Error> {
    let sql = "INSERT INTO simul (id, teacher, title, made_ms, ends_ms)
               SELECT $1, $2, $3, $4, $5 WHERE (SELECT COUNT(*) FROM simul WHERE teacher = $2) < $6";
    let query = sqlx::query(sql).bind(&simul.id).bind(&simul.teacher).bind(&simul.title);
    let query = query.bind(simul.made_ms).bind(simul.ends_ms).bind(most);
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(Error::Taken);
    }
    for (game, wake_ms) in games {
        Created { game: game.clone(), wake_ms: *wake_ms }.write(connection).await?;
    }
    for board in &simul.boards {
        for (number, game) in (1_i64..).zip(&board.games) {
            let sql = "INSERT INTO simul_game (simul, place, number, name, game) VALUES ($1, $2, $3, $4, $5)";
            let query = sqlx::query(sql).bind(&simul.id).bind(board.place).bind(number).bind(&board.name).bind(game);
            query.execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// The game that follows on one at a board is at that board.
pub(super) async fn go_on(connection: &mut AnyConnection, previous: &str, game: &str) -> Result<(), Error> {
    let sql = "INSERT INTO simul_game (simul, place, number, name, game)
               SELECT simul, place, number + 1, name, $1 FROM simul_game WHERE game = $2";
    Ok(sqlx::query(sql).bind(game).bind(previous).execute(connection).await.map(drop)?)
}

impl Store {
    /// Changes something about games at several boards; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written; [`Error::Taken`] if there are too many already, [`Error::Gone`] if there is no such thing.
    pub async fn simul_deed(&self, deed: SimulDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// The games at several boards of this name, if they are not gone by this time.
    pub async fn simul(&self, id: &str, now_ms: i64) -> Result<Option<Simul>, Error> {
        let sql = format!("{ROWS} WHERE simul.id = $1 AND simul.ends_ms > $2 ORDER BY own.place, own.number");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(id).bind(now_ms);
        Ok(read(&query.fetch_all(&self.pool).await?)?.pop())
    }

    /// Those that somebody gives, the newest first.
    pub async fn simuls_of(&self, teacher: &str, now_ms: i64) -> Result<Vec<Simul>, Error> {
        let sql = format!(
            "{ROWS} WHERE simul.teacher = $1 AND simul.ends_ms > $2
             ORDER BY simul.made_ms DESC, simul.id, own.place, own.number"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(teacher).bind(now_ms);
        read(&query.fetch_all(&self.pool).await?)
    }
}

/// The rows of each follow one another, and in it those of each board.
fn read(rows: &[AnyRow]) -> Result<Vec<Simul>, Error> {
    let mut simuls: Vec<Simul> = Vec::new();
    for row in rows {
        let id: String = row.try_get("id")?;
        if simuls.last().is_none_or(|own| own.id != id) {
            simuls.push(Simul {
                id,
                teacher: row.try_get("teacher")?,
                title: row.try_get("title")?,
                made_ms: row.try_get("made_ms")?,
                ends_ms: row.try_get("ends_ms")?,
                boards: Vec::new(),
            });
        }
        let Some(simul) = simuls.last_mut() else { continue };
        let place = row.try_get("place")?;
        if simul.boards.last().is_none_or(|own| own.place != place) {
            simul.boards.push(SimulBoard { place, name: row.try_get("name")?, games: Vec::new() });
        }
        if let Some(board) = simul.boards.last_mut() {
            board.games.push(row.try_get("game")?);
        }
    }
    Ok(simuls)
}
