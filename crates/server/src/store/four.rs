//! Games for four: what was agreed, who sits at them, what happened. Apart from the games of two.

use super::game::older_than;
use super::writer::{Write, Writing};
use super::{Error, Seat, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// A game for four as it was agreed. What its texts mean is not the store's business.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FourGame {
    pub(crate) id: String,
    /// Milliseconds since 1970.
    pub(crate) created_ms: i64,
    /// Who made it: the hash of his token.
    pub(crate) visitor: String,
    pub(crate) agreement: String,
    /// Who sits there, clockwise from South.
    pub(crate) seats: Vec<Seat>,
    pub(crate) outcome: Option<String>,
}

/// One event of such a game. Times are milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FourEvent {
    /// From 1, without gaps.
    pub(crate) seq: i64,
    pub(crate) kind: String,
    /// Whose; empty if nobody's.
    pub(crate) side: String,
    pub(crate) data: String,
    /// Time since the game began.
    pub(crate) at_ms: i64,
    /// Time of day, since 1970.
    pub(crate) server_ms: i64,
}

/// What is to be written about such a game.
#[derive(Debug)]
pub(crate) enum FourDeed {
    /// A new game with those who sit at it.
    Game(FourGame),
    /// Somebody sits down.
    Seat(String, i64, Seat),
    /// The next event, and how the game ended if it did.
    Event(String, FourEvent, Option<String>),
}

impl Store {
    /// Writes something about a game for four; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or a seat or a number is [`Error::Taken`].
    pub(crate) async fn four(&self, deed: FourDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// The game for four with this id.
    pub(crate) async fn four_game(&self, id: &str) -> Result<Option<FourGame>, Error> {
        let sql = format!("SELECT {COLUMNS} FROM four_game {SEATS} WHERE four_game.id = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_optional(&self.pool).await?;
        row.as_ref().map(read).transpose()
    }

    /// What happened in a game for four, in order.
    pub(crate) async fn four_events(&self, id: &str) -> Result<Vec<FourEvent>, Error> {
        let sql = "SELECT seq, kind, side, data, at_ms, server_ms FROM four_event WHERE game = $1 ORDER BY seq";
        let event = |row: &AnyRow| {
            Ok(FourEvent {
                seq: row.try_get(0)?,
                kind: row.try_get(1)?,
                side: row.try_get(2)?,
                data: row.try_get(3)?,
                at_ms: row.try_get(4)?,
                server_ms: row.try_get(5)?,
            })
        };
        sqlx::query(sql).bind(id).fetch_all(&self.pool).await?.iter().map(event).collect()
    }

    /// The games for four at which a visitor sits, as [`Store::games_of`] lists those of two.
    pub(crate) async fn four_games_of(
        &self,
        visitor: &str,
        before: Option<&str>,
        most: i64,
    ) -> Result<Vec<FourGame>, Error> {
        let older = older_than(before);
        let own = format!(
            "SELECT DISTINCT created_ms, game FROM four_seat WHERE visitor = $1 {older}
             ORDER BY created_ms DESC, game DESC LIMIT $2"
        );
        let sql = format!(
            "SELECT {COLUMNS} FROM ({own}) AS own JOIN four_game ON four_game.id = own.game {SEATS}
             ORDER BY own.created_ms DESC, own.game DESC"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(visitor).bind(most);
        let query = before.iter().fold(query, |query, id| query.bind(*id));
        query.fetch_all(&self.pool).await?.iter().map(read).collect()
    }
}

/// What [`read`] reads.
const COLUMNS: &str = "four_game.id, four_game.created_ms, four_game.visitor, agreement, outcome,
    ss.visitor, ss.name, sw.visitor, sw.name, sn.visitor, sn.name, se.visitor, se.name";
const SEATS: &str = "LEFT JOIN four_seat AS ss ON ss.game = four_game.id AND ss.side = 'south'
    LEFT JOIN four_seat AS sw ON sw.game = four_game.id AND sw.side = 'west'
    LEFT JOIN four_seat AS sn ON sn.game = four_game.id AND sn.side = 'north'
    LEFT JOIN four_seat AS se ON se.game = four_game.id AND se.side = 'east'";
const SIDES: [&str; 4] = ["south", "west", "north", "east"];

fn read(row: &AnyRow) -> Result<FourGame, Error> {
    let mut seats = Vec::new();
    for (side, column) in SIDES.into_iter().zip((5..).step_by(2)) {
        if let Some(visitor) = row.try_get(column)? {
            seats.push(Seat { side: side.into(), visitor, name: row.try_get(column + 1)? });
        }
    }
    Ok(FourGame {
        id: row.try_get(0)?,
        created_ms: row.try_get(1)?,
        visitor: row.try_get(2)?,
        agreement: row.try_get(3)?,
        outcome: row.try_get(4)?,
        seats,
    })
}

impl Write for FourDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(write(connection, self))
    }
}

async fn write(connection: &mut AnyConnection, deed: &FourDeed) -> Result<(), Error> {
    match deed {
        FourDeed::Game(game) => {
            let sql = "INSERT INTO four_game (id, created_ms, visitor, agreement) VALUES ($1, $2, $3, $4)";
            let query = sqlx::query(sql).bind(&game.id).bind(game.created_ms).bind(&game.visitor).bind(&game.agreement);
            query.execute(&mut *connection).await?;
            for seat in &game.seats {
                sit(connection, &game.id, game.created_ms, seat).await?;
            }
        }
        FourDeed::Seat(game, created_ms, seat) => sit(connection, game, *created_ms, seat).await?,
        FourDeed::Event(game, event, outcome) => {
            let sql = "INSERT INTO four_event (game, seq, kind, side, data, at_ms, server_ms)
                       VALUES ($1, $2, $3, $4, $5, $6, $7)";
            let query = sqlx::query(sql).bind(game).bind(event.seq).bind(&event.kind).bind(&event.side);
            let query = query.bind(&event.data).bind(event.at_ms).bind(event.server_ms);
            query.execute(&mut *connection).await?;
            if let Some(outcome) = outcome {
                let sql = "UPDATE four_game SET ended_ms = $1, outcome = $2 WHERE id = $3";
                let query = sqlx::query(sql).bind(event.server_ms).bind(outcome).bind(game);
                query.execute(&mut *connection).await?;
                // For the library of each who sat there.
                let sql = "INSERT INTO finished_four
                           SELECT DISTINCT visitor, game FROM four_seat WHERE game = $1 AND visitor <> ''
                           ON CONFLICT DO NOTHING";
                sqlx::query(sql).bind(game).execute(connection).await?;
            }
        }
    }
    Ok(())
}

async fn sit(connection: &mut AnyConnection, game: &str, created_ms: i64, seat: &Seat) -> Result<(), Error> {
    let sql = "INSERT INTO four_seat (game, side, visitor, name, created_ms) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(game).bind(&*seat.side).bind(&seat.visitor).bind(&seat.name).bind(created_ms);
    query.execute(connection).await?;
    Ok(())
}
