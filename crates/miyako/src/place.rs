//! Where the site keeps its data.

use server::Config;
use std::path::PathBuf;

/// The data folder, and the database if it is another.
#[derive(clap::Args)]
pub(crate) struct Place {
    /// The folder for games [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Another database: sqlite://… or postgres://…
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl Place {
    /// A server for the people at this machine, with its data there.
    pub(crate) fn config(&self) -> Config {
        let data = self.data.clone().unwrap_or_else(data_folder);
        Config { database: self.database.clone(), ..Config::new(data) }
    }
}

/// Where programs of this user keep their data; the folder we are in if the system does not say.
fn data_folder() -> PathBuf {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || folder("HOME").map(|home| home.join(".local/share"));
    folder("XDG_DATA_HOME").or_else(|| folder("LOCALAPPDATA")).or_else(home).unwrap_or_default().join("miyako")
}
