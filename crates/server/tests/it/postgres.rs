//! The same story on both databases.

use crate::site::Data;
use sqlx::{AnyPool, Executor};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Tells a story on SQLite, and on Postgres if there is one on this machine.
pub(crate) async fn on_both(story: impl AsyncFn(&Data)) {
    story(&Data::new()).await;
    let Some(schema) = PostgresSchema::new().await else {
        return println!("skipped: no Postgres");
    };
    story(&Data { database: Some(schema.url.clone()), ..Data::new() }).await;
    schema.drop().await;
}

/// A part of the test database that nobody else uses.
pub(crate) struct PostgresSchema {
    pub(crate) pool: AnyPool,
    pub(crate) name: String,
    pub(crate) url: String,
}

impl PostgresSchema {
    /// `None` if there is no Postgres on this machine.
    pub(crate) async fn new() -> Option<PostgresSchema> {
        sqlx::any::install_default_drivers();
        let base = std::env::var("MIYAKO_TEST_POSTGRES");
        let base = base.unwrap_or_else(|_| "postgres://root@127.0.0.1:5432/test".to_owned());
        let pool = AnyPool::connect(&base).await.ok()?;
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("miyako_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        pool.execute(sqlx::AssertSqlSafe(format!("CREATE SCHEMA {name}"))).await.unwrap();
        let sign = if base.contains('?') { '&' } else { '?' };
        let url = format!("{base}{sign}options=-csearch_path%3D{name}");
        Some(PostgresSchema { pool, name, url })
    }

    pub(crate) async fn drop(self) {
        self.pool.execute(sqlx::AssertSqlSafe(format!("DROP SCHEMA {} CASCADE", self.name))).await.unwrap();
        self.pool.close().await;
    }
}
