//! The register of certificates: numbers without gaps, each entry sealed with the one before.

use super::wording::{Wording, is_reserved};
use crate::line::fits;
use crate::person::PersonId;
use crate::time::{Date, Hour};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use shogi::Grade;
use std::fmt::Write;

/// What a certificate states besides its wording (CERT-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    /// Whom it is for.
    pub person: PersonId,
    /// Their name in Latin letters.
    pub name: String,
    /// Their name in Japanese letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub japanese: Option<String>,
    /// What they are granted.
    #[serde(with = "grade")]
    pub grade: Grade,
    /// The day on it.
    pub date: Date,
    /// Who grants it: a club, in its own name (CERT-13).
    pub issuer: String,
    /// The issuer's name in Japanese letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub issuer_japanese: Option<String>,
    /// Who signs, each with their office.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signatures: Vec<String>,
    /// Where it holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub valid_in: Option<String>,
    /// Until when it holds; without a day for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub valid_until: Option<Date>,
    /// Where it is sent; shown to nobody who checks it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delivery: Option<String>,
}

/// Grades as text.
mod grade {
    use serde::{Deserialize, Deserializer, Serializer};
    use shogi::Grade;

    pub(super) fn serialize<S: Serializer>(grade: &Grade, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(grade)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Grade, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Certificate {
    /// What is wrong with it, if anything: the paper has room for a line of each.
    fn fault(&self) -> Option<Refusal> {
        let is_text = |text: &str, longest: usize| !text.trim().is_empty() && fits(text, longest);
        let is_all = |text: Option<&String>, longest: usize| text.is_none_or(|text| is_text(text, longest));
        let own = [Some(&self.issuer), self.issuer_japanese.as_ref()].into_iter().flatten();
        if !is_text(&self.name, LONGEST) || !is_all(self.japanese.as_ref(), LONGEST) {
            Some(Refusal::Name)
        } else if !is_text(&self.issuer, LONGEST) || !is_all(self.issuer_japanese.as_ref(), LONGEST_DOWN) {
            Some(Refusal::Issuer)
        } else if self.signatures.len() > MOST_SIGNATURES
            || !self.signatures.iter().all(|signature| is_text(signature, LONGEST_DOWN))
        {
            Some(Refusal::Signatures)
        } else if let Some(name) = own.chain(&self.signatures).find(|name| is_reserved(name)) {
            Some(Refusal::Reserved(name.clone()))
        } else if !is_all(self.valid_in.as_ref(), LONGEST) || !is_all(self.delivery.as_ref(), LONGEST_NOTE) {
            Some(Refusal::Place)
        } else {
            self.valid_until.filter(|until| *until < self.date).map(Refusal::Validity)
        }
    }
}

/// So many characters has a line of what a certificate states, a column of its paper, and a note or an address.
const LONGEST: usize = 80;
const LONGEST_DOWN: usize = 40;
const LONGEST_NOTE: usize = 200;
/// So many may sign.
const MOST_SIGNATURES: usize = 6;

/// What somebody wants of the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A certificate is issued; `replaces` names the one that it takes the place of.
    Issue {
        /// What it states.
        certificate: Box<Certificate>,
        /// The number of one that does not hold any more from now on, and why.
        replaces: Option<(u32, String)>,
    },
    /// A certificate does not hold any more.
    Annul {
        /// Its number.
        serial: u32,
        /// Why.
        why: String,
    },
}

/// What the register says happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// A certificate was issued.
    Issue {
        /// Its number, from 1.
        serial: u32,
        /// What it states.
        certificate: Box<Certificate>,
        /// The text on it, column by column.
        columns: Vec<String>,
    },
    /// A certificate does not hold any more.
    Annul {
        /// Its number.
        serial: u32,
        /// Why.
        why: String,
        /// The number of the one in its place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        replaced_by: Option<u32>,
    },
}

/// What is sealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Body {
    /// Which entry it is, from 1.
    pub entry: u32,
    /// When.
    pub at: Hour,
    /// Who wrote it.
    pub by: String,
    /// What happened.
    pub act: Act,
    /// The seal of the entry before; empty in the first.
    pub previous: String,
}

/// A line of the register.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// What is sealed.
    pub body: Body,
    /// SHA-256 of the body as JSON, in hexadecimal figures.
    pub seal: String,
}

impl Entry {
    fn new(body: Body) -> Entry {
        let seal = seal(&body);
        Entry { body, seal }
    }
}

/// The seal of what an entry says: it changes with every letter, and with every entry before.
fn seal(body: &Body) -> String {
    // Texts, numbers and lists are always JSON.
    let text = serde_json::to_string(body).unwrap_or_default();
    Sha256::digest(text.as_bytes()).iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// A certificate that was issued, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issued {
    /// What it states.
    pub certificate: Certificate,
    /// The text on it, column by column from the right.
    pub columns: Vec<String>,
    /// The seal of its entry; its beginning stands on the paper.
    pub seal: String,
    /// Why it does not hold any more, and the number of the one in its place.
    pub annulled: Option<(String, Option<u32>)>,
}

/// So much of a seal stands on the paper.
const SHORT_SEAL: usize = 8;

impl Issued {
    /// Whether it holds on a day: nobody has annulled it, the day on it has come, and its last day is not over.
    pub fn holds_on(&self, day: Date) -> bool {
        self.annulled.is_none()
            && self.certificate.date <= day
            && self.certificate.valid_until.is_none_or(|until| day <= until)
    }

    /// What stands on the paper of the seal.
    pub fn short_seal(&self) -> &str {
        self.seal.get(..SHORT_SEAL).unwrap_or(&self.seal)
    }
}

/// Why nothing was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nobody is named, or their name has more than a line.
    Name,
    /// No issuer is named, or the name has more than a line.
    Issuer,
    /// The name of an association that issues certificates of its own (CERT-13).
    Reserved(String),
    /// More sign than the paper has room for, or one of them has more than a line.
    Signatures,
    /// Where it holds or is sent has more than a line.
    Place,
    /// It would hold until a day before the one on it.
    Validity(Date),
    /// There is no certificate of this number.
    Serial(u32),
    /// This one does not hold any more already.
    Annulled(u32),
    /// No reason is given.
    Why,
}

impl Refusal {
    /// A name for programs and message catalogues.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Name => "name",
            Refusal::Issuer => "issuer",
            Refusal::Reserved(_) => "reserved",
            Refusal::Signatures => "signatures",
            Refusal::Place => "place",
            Refusal::Validity(_) => "validity",
            Refusal::Serial(_) => "serial",
            Refusal::Annulled(_) => "annulled",
            Refusal::Why => "why",
        }
    }

    /// What its message names.
    pub fn value(&self) -> String {
        match self {
            Refusal::Name | Refusal::Issuer | Refusal::Signatures | Refusal::Place | Refusal::Why => String::new(),
            Refusal::Reserved(name) => name.clone(),
            Refusal::Validity(day) => day.to_string(),
            Refusal::Serial(serial) | Refusal::Annulled(serial) => serial.to_string(),
        }
    }
}

/// An entry that cannot stand where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which entry, from 1.
    pub entry: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Its number is not the next one: an entry is missing, or there twice.
    Number,
    /// Something in it was changed since it was sealed.
    Seal,
    /// The entry before it is not the one that was there when it was sealed.
    Previous,
    /// What it says could not happen: a number of a certificate is missing or there twice, or one is annulled that does not
    /// hold.
    Act,
}

impl Fault {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Fault::Number => "number",
            Fault::Seal => "seal",
            Fault::Previous => "previous",
            Fault::Act => "act",
        }
    }
}

/// The register: what its entries add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Register {
    issued: Vec<Issued>,
    entries: u32,
    last: String,
}

impl Register {
    /// The register of these entries, every seal tried.
    ///
    /// # Errors
    /// At the first entry that cannot stand there. That the last entries are missing nobody sees from the others: the paper
    /// of a certificate that is not in the register does.
    pub fn from_entries(entries: &[Entry]) -> Result<Register, Broken> {
        let mut register = Register::default();
        for (index, entry) in entries.iter().enumerate() {
            register.check(entry).map_err(|fault| Broken { entry: index + 1, fault })?;
            register.apply(entry);
        }
        Ok(register)
    }

    fn check(&self, entry: &Entry) -> Result<(), Fault> {
        let fits = match &entry.body.act {
            Act::Issue { serial, .. } => *serial == self.next_serial(),
            Act::Annul { serial, replaced_by, .. } => {
                self.holds(*serial).is_ok() && replaced_by.is_none_or(|other| other == self.next_serial())
            }
        };
        if entry.body.entry != self.entries + 1 {
            Err(Fault::Number)
        } else if entry.body.previous != self.last {
            Err(Fault::Previous)
        } else if entry.seal != seal(&entry.body) {
            Err(Fault::Seal)
        } else if !fits {
            Err(Fault::Act)
        } else {
            Ok(())
        }
    }

    /// What is written if this happens: an entry, or two where one certificate takes the place of another.
    ///
    /// # Errors
    /// Why it may not happen.
    pub fn handle(&self, event: Event, at: Hour, by: &str) -> Result<Vec<Entry>, Refusal> {
        let mut acts = Vec::new();
        match event {
            Event::Annul { serial, why } => {
                self.holds(serial)?;
                acts.push(Act::Annul { serial, why: reason(why)?, replaced_by: None });
            }
            Event::Issue { certificate, replaces } => {
                if let Some(refusal) = certificate.fault() {
                    return Err(refusal);
                }
                let serial = self.next_serial();
                if let Some((replaced, why)) = replaces {
                    self.holds(replaced)?;
                    acts.push(Act::Annul { serial: replaced, why: reason(why)?, replaced_by: Some(serial) });
                }
                let columns = Wording::of(certificate.grade).columns;
                acts.push(Act::Issue { serial, certificate, columns });
            }
        }
        let mut previous = self.last.clone();
        Ok((self.entries + 1..)
            .zip(acts)
            .map(|(entry, act)| {
                let sealed = Entry::new(Body { entry, at, by: by.to_owned(), act, previous: previous.clone() });
                previous.clone_from(&sealed.seal);
                sealed
            })
            .collect())
    }

    /// Adds an entry that [`Register::handle`] has made of this state.
    pub fn apply(&mut self, entry: &Entry) {
        match &entry.body.act {
            Act::Issue { certificate, columns, .. } => self.issued.push(Issued {
                certificate: Certificate::clone(certificate),
                columns: columns.clone(),
                seal: entry.seal.clone(),
                annulled: None,
            }),
            Act::Annul { serial, why, replaced_by } => {
                let issued = serial.checked_sub(1).and_then(|index| self.issued.get_mut(index as usize));
                if let Some(issued) = issued {
                    issued.annulled = Some((why.clone(), *replaced_by));
                }
            }
        }
        self.entries = entry.body.entry;
        self.last.clone_from(&entry.seal);
    }

    /// Every certificate, by number from 1.
    pub fn issued(&self) -> &[Issued] {
        &self.issued
    }

    /// The certificate of this number.
    pub fn get(&self, serial: u32) -> Option<&Issued> {
        self.issued.get(serial.checked_sub(1)? as usize)
    }

    /// The number that the next one has.
    fn next_serial(&self) -> u32 {
        self.issued.len() as u32 + 1
    }

    fn holds(&self, serial: u32) -> Result<(), Refusal> {
        match self.get(serial) {
            None => Err(Refusal::Serial(serial)),
            Some(issued) if issued.annulled.is_some() => Err(Refusal::Annulled(serial)),
            Some(_) => Ok(()),
        }
    }
}

fn reason(why: String) -> Result<String, Refusal> {
    if why.trim().is_empty() || !fits(&why, LONGEST_NOTE) { Err(Refusal::Why) } else { Ok(why) }
}

#[cfg(test)]
mod tests;
