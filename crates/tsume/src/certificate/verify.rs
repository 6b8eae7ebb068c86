//! The verifier: reads a certificate and follows it line by line, with the rules of the game alone.

use super::walk::{Broken, mate, no_mate};
use super::{HEADER, LONGEST};
use shogi::Position;
use std::fmt;

/// What a certificate has been found to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certified {
    /// The position; the side to move mates.
    pub position: Position,
    /// Within so many plies.
    pub plies: u16,
    /// Whether it is shown that no mate is shorter, every interposition counted.
    pub minimum: bool,
    /// How many positions the proof has.
    pub lines: usize,
}

/// Why a certificate shows nothing, and the line that fails, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CertificateError {
    /// The number of the line.
    pub line: usize,
    /// What is wrong there.
    pub fault: CertificateFault,
}

/// What can be wrong with a line of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CertificateFault {
    /// It is not the line that must stand there: a header, a position, a section, a move with its plies.
    Malformed,
    /// The file ends where a line is missing.
    Missing,
    /// There is a line more than the proof needs.
    TooMany,
    /// The move is against the rules.
    Illegal,
    /// The attacker's move gives no check.
    NoCheck,
    /// The plies are even, none, or more than are left.
    Plies,
    /// The attack is at its last ply, and there is a defence.
    NotMate,
    /// There is a mate where none should be.
    Mate,
}

impl CertificateFault {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            CertificateFault::Malformed => "malformed",
            CertificateFault::Missing => "missing",
            CertificateFault::TooMany => "too-many",
            CertificateFault::Illegal => "illegal",
            CertificateFault::NoCheck => "no-check",
            CertificateFault::Plies => "plies",
            CertificateFault::NotMate => "not-mate",
            CertificateFault::Mate => "mate",
        }
    }
}

impl fmt::Display for CertificateFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CertificateFault::Malformed => "not the line that must stand here",
            CertificateFault::Missing => "a line is missing",
            CertificateFault::TooMany => "a line more than the proof needs",
            CertificateFault::Illegal => "the move is against the rules",
            CertificateFault::NoCheck => "the move gives no check",
            CertificateFault::Plies => "the number of plies cannot be",
            CertificateFault::NotMate => "there is a defence, and no ply is left",
            CertificateFault::Mate => "it is mate where none should be",
        })
    }
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for CertificateError {}

/// Verifies a certificate (TSUME-01).
///
/// # Errors
/// If it does not show what it says: the first line that fails.
pub fn verify(text: &str) -> Result<Certified, CertificateError> {
    let mut lines = Lines { lines: text.lines(), number: 0 };
    lines.exactly(HEADER)?;
    let position = lines.named::<Position>("sfen ")?;
    let plies = lines.named::<u16>("mate ")?;
    if plies.is_multiple_of(2) || plies > LONGEST {
        return Err(lines.error(CertificateFault::Plies));
    }
    let count = mate(&position, plies, |_| {
        let line = lines.next()?;
        let parsed = line.split_once(' ').and_then(|(m, plies)| Some((m.parse().ok()?, plies.parse().ok()?)));
        parsed.ok_or(lines.error(CertificateFault::Malformed))
    })
    .map_err(|error| error.at(lines.number))?;
    let minimum = lines.none_section(&position, plies)?;
    Ok(Certified { position, plies, minimum, lines: count })
}

/// The lines of a certificate, and the number of the one read last.
struct Lines<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn error(&self, fault: CertificateFault) -> CertificateError {
        CertificateError { line: self.number, fault }
    }

    fn next(&mut self) -> Result<&'a str, CertificateError> {
        self.number += 1;
        self.lines.next().ok_or(self.error(CertificateFault::Missing))
    }

    fn exactly(&mut self, expected: &str) -> Result<(), CertificateError> {
        if self.next()? == expected { Ok(()) } else { Err(self.error(CertificateFault::Malformed)) }
    }

    fn named<T: std::str::FromStr>(&mut self, name: &str) -> Result<T, CertificateError> {
        let value = self.next()?.strip_prefix(name).and_then(|value| value.parse().ok());
        value.ok_or(self.error(CertificateFault::Malformed))
    }

    /// Reads what is left: nothing, or that there is no shorter mate.
    fn none_section(&mut self, position: &Position, plies: u16) -> Result<bool, CertificateError> {
        if self.lines.clone().next().is_none() {
            return Ok(plies == 1);
        }
        let none: u16 = self.named("none ")?;
        let shorter = plies.checked_sub(2);
        if none.is_multiple_of(2) || Some(none) > shorter {
            return Err(self.error(CertificateFault::Plies));
        }
        no_mate(position, none, |_| {
            let line = self.next()?;
            line.parse().map_err(|_| self.error(CertificateFault::Malformed))
        })
        .map_err(|error| error.at(self.number))?;
        if self.lines.next().is_some() {
            self.number += 1;
            return Err(self.error(CertificateFault::TooMany));
        }
        Ok(Some(none) == shorter)
    }
}

impl Broken<CertificateError> {
    fn at(self, line: usize) -> CertificateError {
        match self {
            Broken::Fault(fault) => CertificateError { line, fault },
            Broken::Source(error) => error,
        }
    }
}
