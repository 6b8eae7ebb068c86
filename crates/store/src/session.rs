//! The session that holds the lock of a Postgres database.

use super::opening::{OpenError, connect};
use super::{Address, Tell};
use sqlx::{AnyConnection, Connection, Executor, Row};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// The lock of a schema: advisory locks belong to one database anyway.
const LOCK: &str = "SELECT pg_try_advisory_lock(4649, hashtext(coalesce(current_schema(), ''))) AS locked";
/// What no other session of the database has: the number of its process is given again, later.
const NAME: &str =
    "SELECT pid, extract(epoch FROM backend_start)::text AS since FROM pg_stat_activity WHERE pid = pg_backend_pid()";
const END: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
     WHERE pid = $1 AND extract(epoch FROM backend_start)::text = $2";
/// The database notices within half a minute if the machine of whoever holds the lock is gone.
const KEEP_ALIVE: &str = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";
/// The session of a server that has just been killed ends so soon.
const HANDOVER: Duration = Duration::from_secs(3);
const AGAIN: Duration = Duration::from_millis(100);
/// So often we look whether the session is still there.
const LOOK: Duration = Duration::from_secs(2);
/// An answer takes no longer, or there is none.
const PATIENCE: Duration = Duration::from_secs(10);

/// Holds the lock as long as it is there.
pub struct Session {
    address: Address,
    connection: AnyConnection,
    name: Name,
}

/// What the database calls a session: its process, and since when there is one.
struct Name {
    process: i32,
    since: String,
}

impl Session {
    /// `None` if somebody else has the lock.
    pub async fn open(address: &Address, wait: Duration, tell: Tell) -> Result<Option<Session>, OpenError> {
        Session::take(address, connect(address, wait, tell).await?).await
    }

    async fn take(address: &Address, mut connection: AnyConnection) -> Result<Option<Session>, OpenError> {
        connection.execute(KEEP_ALIVE).await?;
        let name = connection.fetch_one(NAME).await?;
        let name = Name { process: name.try_get("pid")?, since: name.try_get("since")? };
        let until = Instant::now() + HANDOVER;
        while !connection.fetch_one(LOCK).await?.try_get::<bool, _>("locked")? {
            if Instant::now() >= until {
                return Ok(None);
            }
            sleep(AGAIN).await;
        }
        Ok(Some(Session { address: address.clone(), connection, name }))
    }

    /// Takes the lock anew. A database that stood still, or that has not noticed yet that the line was cut, still keeps it for
    /// the session that is lost: that one ends first.
    async fn again(address: &Address, lost: &Name) -> Result<Option<Session>, OpenError> {
        let mut connection = connect(address, Duration::ZERO, |_| ()).await?;
        sqlx::query(END).bind(lost.process).bind(&lost.since).fetch_optional(&mut connection).await?;
        Session::take(address, connection).await
    }

    /// Ready if somebody else has the lock by now: it goes with the session, as when the database is restarted. While the
    /// database is away nobody has it.
    pub async fn lost(&mut self) {
        loop {
            sleep(LOOK).await;
            if timeout(PATIENCE, self.connection.ping()).await.is_ok_and(|answer| answer.is_ok()) {
                continue;
            }
            match timeout(PATIENCE, Session::again(&self.address, &self.name)).await {
                Ok(Ok(Some(again))) => *self = again,
                Ok(Ok(None)) => return,
                Ok(Err(_)) | Err(_) => {}
            }
        }
    }
}
