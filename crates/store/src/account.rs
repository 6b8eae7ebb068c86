//! Who has a name here: accounts, what they may do, the devices that are signed in, and the codes by which somebody comes back
//! without a password. What a password or a code is, is not the store's business: it keeps what was made of them.

mod adopt;
mod authenticator;
mod block;
mod credential;
mod leave;

pub use adopt::{Adoption, MovedRecord};
pub use authenticator::Authenticator;
pub use block::Block;
pub use credential::{Credential, CredentialDeed};
pub use leave::{Departure, Holdings};

use super::log::LogLine;
use super::writer::{Write, Writing};
use super::{Error, Store};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// Somebody with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// The visitor that they are, on every device.
    pub person: String,
    /// As they write it.
    pub name: String,
    /// What names that look like it have in common; no two accounts have the same.
    pub skeleton: String,
    /// What was made of their password, if they have one.
    pub password: Option<String>,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// They are not of age.
    pub minor: bool,
    /// It is a program that plays under this name.
    pub program: bool,
}

/// A code by which somebody comes back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Code {
    /// What was made of it.
    pub hash: String,
    /// Until when it is good, if not for ever: milliseconds since 1970.
    pub due_ms: Option<i64>,
}

/// A browser in which somebody is signed in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Device {
    /// The hash of the token that it brings.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// What it is called.
    pub label: String,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// When it came last, to a day or so.
    pub seen_ms: i64,
}

/// Something that is done to an account, wholly or not at all.
#[derive(Clone, Debug)]
pub enum AccountDeed {
    /// Somebody takes a name; [`Error::Taken`] if somebody else has it, or they have one.
    Open {
        /// Who they are from now on.
        account: Account,
        /// Where they are signed in.
        device: Device,
        /// What was made of the codes by which they come back.
        codes: Vec<String>,
        /// The passkey that they have instead of a password; [`Error::Taken`] if it is somebody's.
        credential: Option<Credential>,
    },
    /// Somebody else makes an account for them, whose way in is a code; [`Error::Taken`] if another has the name.
    Enrol {
        /// Who they are; nothing is made of a password yet.
        account: Account,
        /// The code.
        code: Code,
        /// What they are here.
        role: String,
    },
    /// Somebody else gives them a code for an hour to come; one given before is worth nothing.
    Help {
        /// Whom.
        person: String,
        /// The code.
        code: Code,
    },
    /// Whether somebody is not of age.
    SetMinor {
        /// Who.
        person: String,
        /// Whether.
        minor: bool,
    },
    /// A program plays under the name from now on, and for ever; [`Error::Taken`] if somebody has played under it already.
    BecomeProgram {
        /// Whose name.
        person: String,
    },
    /// Somebody may do more from now on.
    Grant {
        /// Who.
        person: String,
        /// As what.
        role: String,
        /// Only if nobody has been that yet; else [`Error::Taken`].
        first: bool,
    },
    /// Somebody is that no more; [`Error::Gone`] if they were not.
    Withdraw {
        /// Who.
        person: String,
        /// What they were.
        role: String,
    },
    /// The same, and it is written down who has done it.
    Noted(Box<AccountDeed>, LogLine),
    /// Somebody is signed in on a device, by their password alone; [`Error::Gone`] if they show codes.
    SignIn(Device),
    /// The same, by a code beside their password; [`Error::Gone`] if this or a later one was shown, or they show none.
    SignInByCode {
        /// Where.
        device: Device,
        /// The number of the code.
        code: i64,
    },
    /// Somebody shows codes from now on; every device is signed out but one. [`Error::Taken`] if they do already.
    SetAuthenticator {
        /// By what.
        authenticator: Authenticator,
        /// The device that stays signed in: the hash of its token.
        device: String,
    },
    /// Somebody shows no codes any more.
    RemoveAuthenticator {
        /// Who.
        person: String,
    },
    /// A device is nobody's any more.
    SignOut {
        /// The hash of its token.
        device: String,
        /// Milliseconds since 1970.
        at_ms: i64,
    },
    /// A new password; every device is signed out but the new one.
    SetPassword {
        /// What was made of it.
        password: String,
        /// Where they are signed in from now on; it says whose password it is.
        device: Device,
        /// The code of theirs that it was set by, which is used up; [`Error::Gone`] if it was used before. Every token of
        /// theirs ends then, too, and they show no codes of an authenticator any more.
        code: Option<String>,
    },
    /// Other codes by which somebody comes back.
    SetCodes {
        /// Whose.
        person: String,
        /// What was made of them.
        codes: Vec<String>,
    },
    /// Somebody wants to go: every device is signed out but one. Who wants it already goes when they were to go.
    Leave {
        /// Who.
        person: String,
        /// The device that stays signed in: the hash of its token.
        device: String,
        /// Milliseconds since 1970.
        at_ms: i64,
        /// When they are gone, in the same.
        due_ms: i64,
    },
    /// They have thought better of it.
    Stay {
        /// Who.
        person: String,
    },
    /// A device has come.
    Seen {
        /// The hash of its token.
        device: String,
        /// Milliseconds since 1970.
        at_ms: i64,
    },
}

impl Store {
    /// Does something to an account; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or cannot be: see [`AccountDeed`].
    pub async fn account_deed(&self, deed: AccountDeed) -> Result<(), Error> {
        self.writer.write(deed).await
    }

    /// Gives a person what a guest has done here; when this returns it is on the disk.
    ///
    /// # Errors
    /// If it could not be written, or something of it has changed meanwhile: [`Error::Changed`].
    pub async fn adopt(&self, adoption: Adoption) -> Result<(), Error> {
        self.writer.write(adoption).await
    }

    /// Every account, in the order of their making.
    pub async fn accounts(&self) -> Result<Vec<Account>, Error> {
        let sql = "SELECT person, name, skeleton, password, created_ms, minor, program FROM account ORDER BY created_ms, person";
        sqlx::query(sql).fetch_all(&self.pool).await?.iter().map(account).collect()
    }

    /// The account of a person.
    pub async fn account(&self, person: &str) -> Result<Option<Account>, Error> {
        let sql = "SELECT person, name, skeleton, password, created_ms, minor, program FROM account WHERE person = $1";
        sqlx::query(sql).bind(person).fetch_optional(&self.pool).await?.as_ref().map(account).transpose()
    }

    /// Every device in which somebody is signed in.
    pub async fn devices(&self) -> Result<Vec<Device>, Error> {
        let sql = "SELECT id, person, label, created_ms, seen_ms FROM device";
        sqlx::query(sql).fetch_all(&self.pool).await?.iter().map(device).collect()
    }

    /// The devices of a person, the one that came last first.
    pub async fn devices_of(&self, person: &str) -> Result<Vec<Device>, Error> {
        let sql = "SELECT id, person, label, created_ms, seen_ms FROM device WHERE person = $1
                   ORDER BY seen_ms DESC, created_ms DESC, id";
        sqlx::query(sql).bind(person).fetch_all(&self.pool).await?.iter().map(device).collect()
    }

    /// The codes that a person has left, those that are over among them.
    pub async fn codes_of(&self, person: &str) -> Result<Vec<Code>, Error> {
        let query = sqlx::query("SELECT code, due_ms FROM recovery WHERE person = $1").bind(person);
        let code = |row: &AnyRow| Ok(Code { hash: row.try_get("code")?, due_ms: row.try_get("due_ms")? });
        query.fetch_all(&self.pool).await?.iter().map(code).collect()
    }

    /// Who is what, each with the name of the role.
    pub async fn roles(&self) -> Result<Vec<(String, String)>, Error> {
        let rows = sqlx::query("SELECT person, role FROM role").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("person")?, row.try_get("role")?))).collect()
    }
}

fn account(row: &AnyRow) -> Result<Account, Error> {
    Ok(Account {
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        skeleton: row.try_get("skeleton")?,
        // The column is older than people without a password: theirs is empty, which no hash is.
        password: Some(row.try_get("password")?).filter(|password: &String| !password.is_empty()),
        created_ms: row.try_get("created_ms")?,
        minor: row.try_get::<i64, _>("minor")? != 0,
        program: row.try_get::<i64, _>("program")? != 0,
    })
}

fn device(row: &AnyRow) -> Result<Device, Error> {
    Ok(Device {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        label: row.try_get("label")?,
        created_ms: row.try_get("created_ms")?,
        seen_ms: row.try_get("seen_ms")?,
    })
}

impl Write for AccountDeed {
    fn write<'a>(&'a self, connection: &'a mut AnyConnection) -> Writing<'a> {
        Box::pin(self.done(connection))
    }
}

impl AccountDeed {
    async fn done(&self, connection: &mut AnyConnection) -> Result<(), Error> {
        match self {
            AccountDeed::Open { account, device, codes, credential } => {
                open(connection, account).await?;
                sign_in(connection, device).await?;
                call(connection, &account.person, &account.name).await?;
                if let Some(credential) = credential {
                    credential::insert(connection, credential).await?;
                }
                set_codes(connection, &account.person, codes).await
            }
            AccountDeed::Enrol { account, code, role } => {
                open(connection, account).await?;
                let query = sqlx::query("INSERT INTO role (person, role) VALUES ($1, $2)").bind(&account.person);
                query.bind(role).execute(&mut *connection).await?;
                help(connection, &account.person, code).await
            }
            AccountDeed::Help { person, code } => help(connection, person, code).await,
            AccountDeed::SetMinor { person, minor } => {
                let query = sqlx::query("UPDATE account SET minor = $1 WHERE person = $2").bind(i64::from(*minor));
                one(query.bind(person).execute(connection).await?.rows_affected())
            }
            AccountDeed::BecomeProgram { person } => {
                let sql = "UPDATE account SET program = 1
                           WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM seat WHERE visitor = $1)";
                let done = sqlx::query(sql).bind(person).execute(connection).await?;
                if done.rows_affected() == 1 { Ok(()) } else { Err(Error::Taken) }
            }
            AccountDeed::Grant { person, role, first } => {
                let sql = if *first {
                    "INSERT INTO role (person, role) SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM role WHERE role = $2)"
                } else {
                    "INSERT INTO role (person, role) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                };
                let done = sqlx::query(sql).bind(person).bind(role).execute(connection).await?;
                if *first && done.rows_affected() == 0 { Err(Error::Taken) } else { Ok(()) }
            }
            AccountDeed::Withdraw { person, role } => {
                let query = sqlx::query("DELETE FROM role WHERE person = $1 AND role = $2").bind(person).bind(role);
                one(query.execute(connection).await?.rows_affected())
            }
            AccountDeed::Noted(deed, line) => {
                deed.write(connection).await?;
                line.write(connection).await
            }
            AccountDeed::SignIn(device) => {
                authenticator::have_none(connection, &device.person).await?;
                sign_in(connection, device).await
            }
            AccountDeed::SignInByCode { device, code } => {
                authenticator::show(connection, &device.person, *code).await?;
                sign_in(connection, device).await
            }
            AccountDeed::SetAuthenticator { authenticator, device } => {
                authenticator::set(connection, authenticator, device).await
            }
            AccountDeed::RemoveAuthenticator { person } => authenticator::remove(connection, person).await,
            AccountDeed::SignOut { device, at_ms } => {
                sqlx::query("DELETE FROM device WHERE id = $1").bind(device).execute(&mut *connection).await?;
                end(connection, device, *at_ms).await
            }
            AccountDeed::SetPassword { password, device, code } => {
                if let Some(code) = code {
                    let sql =
                        "DELETE FROM recovery WHERE person = $1 AND code = $2 AND (due_ms IS NULL OR due_ms > $3)";
                    let query = sqlx::query(sql).bind(&device.person).bind(code).bind(device.created_ms);
                    one(query.execute(&mut *connection).await?.rows_affected())?;
                    // Whoever has lost their password does not know who else has it, and has made tokens with it.
                    let query = sqlx::query("DELETE FROM api_token WHERE person = $1").bind(&device.person);
                    query.execute(&mut *connection).await?;
                    // Whoever has lost their phone comes this way.
                    authenticator::remove(connection, &device.person).await?;
                }
                let query = sqlx::query("UPDATE account SET password = $1 WHERE person = $2");
                query.bind(password).bind(&device.person).execute(&mut *connection).await?;
                // The new one is not there yet.
                sign_out_others(connection, &device.person, &device.id, device.created_ms).await?;
                sign_in(connection, device).await
            }
            AccountDeed::SetCodes { person, codes } => {
                let query = sqlx::query("DELETE FROM recovery WHERE person = $1 AND due_ms IS NULL").bind(person);
                query.execute(&mut *connection).await?;
                set_codes(connection, person, codes).await
            }
            AccountDeed::Leave { person, device, at_ms, due_ms } => {
                let sql = "INSERT INTO leaving (person, due_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                sqlx::query(sql).bind(person).bind(*due_ms).execute(&mut *connection).await?;
                sign_out_others(connection, person, device, *at_ms).await
            }
            AccountDeed::Stay { person } => {
                let query = sqlx::query("DELETE FROM leaving WHERE person = $1").bind(person);
                Ok(query.execute(connection).await.map(drop)?)
            }
            AccountDeed::Seen { device, at_ms } => {
                let query = sqlx::query("UPDATE device SET seen_ms = $1 WHERE id = $2").bind(*at_ms).bind(device);
                Ok(query.execute(connection).await.map(drop)?)
            }
        }
    }
}

/// What was to be changed is there, or is gone.
pub(super) fn one(rows: u64) -> Result<(), Error> {
    if rows == 1 { Ok(()) } else { Err(Error::Gone) }
}

/// Somebody has a name from now on. The token of the guest that they were is nobody's: it may be known to others who used that
/// browser.
async fn open(connection: &mut AnyConnection, account: &Account) -> Result<(), Error> {
    let sql =
        "INSERT INTO account (person, name, skeleton, password, created_ms, minor) VALUES ($1, $2, $3, $4, $5, $6)";
    let query = sqlx::query(sql).bind(&account.person).bind(&account.name).bind(&account.skeleton);
    let password = account.password.as_deref().unwrap_or_default();
    let query = query.bind(password).bind(account.created_ms).bind(i64::from(account.minor));
    query.execute(&mut *connection).await?;
    end(connection, &account.person, account.created_ms).await
}

/// Puts a code in the place of one given before.
async fn help(connection: &mut AnyConnection, person: &str, code: &Code) -> Result<(), Error> {
    let query = sqlx::query("DELETE FROM recovery WHERE person = $1 AND due_ms IS NOT NULL").bind(person);
    query.execute(&mut *connection).await?;
    let query = sqlx::query("INSERT INTO recovery (person, code, due_ms) VALUES ($1, $2, $3)");
    Ok(query.bind(person).bind(&code.hash).bind(code.due_ms).execute(connection).await.map(drop)?)
}

async fn sign_in(connection: &mut AnyConnection, device: &Device) -> Result<(), Error> {
    let sql = "INSERT INTO device (id, person, label, created_ms, seen_ms) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(&device.id).bind(&device.person).bind(&device.label);
    Ok(query.bind(device.created_ms).bind(device.seen_ms).execute(connection).await.map(drop)?)
}

async fn set_codes(connection: &mut AnyConnection, person: &str, codes: &[String]) -> Result<(), Error> {
    for code in codes {
        let query = sqlx::query("INSERT INTO recovery (person, code) VALUES ($1, $2)").bind(person).bind(code);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Whoever sits there is called so in games that go on; what is over keeps the names of its time.
async fn call(connection: &mut AnyConnection, person: &str, name: &str) -> Result<(), Error> {
    let sql = "UPDATE seat SET name = $1
               WHERE visitor = $2 AND game IN (SELECT id FROM game WHERE ended_ms IS NULL)";
    Ok(sqlx::query(sql).bind(name).bind(person).execute(connection).await.map(drop)?)
}

/// Every device of a person is nobody's but this one.
pub(super) async fn sign_out_others(
    connection: &mut AnyConnection,
    person: &str,
    device: &str,
    at_ms: i64,
) -> Result<(), Error> {
    let sql = "INSERT INTO ended_visitor (visitor, ended_ms) SELECT id, $1 FROM device WHERE person = $2 AND id <> $3
               ON CONFLICT DO NOTHING";
    sqlx::query(sql).bind(at_ms).bind(person).bind(device).execute(&mut *connection).await?;
    let query = sqlx::query("DELETE FROM device WHERE person = $1 AND id <> $2").bind(person).bind(device);
    Ok(query.execute(connection).await.map(drop)?)
}

/// A token is nobody's from now on.
async fn end(connection: &mut AnyConnection, token: &str, at_ms: i64) -> Result<(), Error> {
    let sql = "INSERT INTO ended_visitor (visitor, ended_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    Ok(sqlx::query(sql).bind(token).bind(at_ms).execute(connection).await.map(drop)?)
}
