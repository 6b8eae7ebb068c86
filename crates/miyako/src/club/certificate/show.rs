//! Certificates and their register, told to people and programs.

use super::{Clerk, folded, place};
use crate::Outcome;
use club::certificate::{Act, Broken, Certificate, Entry, Issued, Register, Wording};
use serde_json::{Value, json};
use shogi::Grade;
use std::io::{self, Write};
use std::process::ExitCode;
use words::Language;

/// What the certificate of a grade means, in a sentence.
pub(super) fn meaning(grade: Grade, language: Language) -> String {
    if grade.is_dan() {
        language.text(&format!("certificate-meaning-{}d", grade.number()))
    } else {
        language.text_with("certificate-meaning-kyu", "grade", words::grade(grade, language))
    }
}

pub(super) fn text(grade: Grade, clerk: &Clerk, out: &mut impl Write) -> io::Result<()> {
    let (wording, meaning) = (Wording::of(grade), meaning(grade, clerk.language()));
    if clerk.json {
        let value = json!({
            "grade": grade.to_string(), "columns": wording.columns, "reading": wording.reading, "meaning": meaning,
        });
        return writeln!(out, "{value}");
    }
    writeln!(out, "{}\n{}\n{meaning}", wording.columns.join(" "), wording.reading)
}

/// What was written, a line each.
pub(super) fn written(entries: &[Entry], clerk: &Clerk, out: &mut impl Write) -> io::Result<()> {
    if clerk.json {
        return writeln!(out, "{}", json!(entries));
    }
    let language = clerk.language();
    for entry in entries {
        let line = match &entry.body.act {
            Act::Issue { serial, certificate, .. } => language.text_with_list(
                "certificate-issued",
                &[
                    ("serial", &serial.to_string()),
                    ("name", &certificate.name),
                    ("grade", &words::grade(certificate.grade, language)),
                ],
            ),
            Act::Annul { serial, .. } => language.text_with("certificate-annulled", "serial", serial.to_string()),
        };
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What whoever checks a certificate may see.
fn as_json(serial: usize, issued: &Issued) -> Value {
    let certificate = &issued.certificate;
    json!({
        "serial": serial,
        "person": certificate.person,
        "name": certificate.name,
        "japanese": certificate.japanese,
        "grade": certificate.grade.to_string(),
        "date": certificate.date,
        "issuer": certificate.issuer,
        "issuer_japanese": certificate.issuer_japanese,
        "signatures": certificate.signatures,
        "valid_in": certificate.valid_in,
        "valid_until": certificate.valid_until,
        "seal": issued.seal,
        "annulled": issued.annulled.as_ref().map(|(why, by)| json!({ "why": why, "replaced_by": by })),
    })
}

pub(super) fn list(register: &Register, clerk: &Clerk, out: &mut impl Write) -> io::Result<()> {
    let numbered = (1..).zip(register.issued());
    if clerk.json {
        let all: Vec<Value> = numbered.map(|(serial, issued)| as_json(serial, issued)).collect();
        return writeln!(out, "{}", json!(all));
    }
    for (serial, issued) in numbered {
        writeln!(out, "{}", line(serial, issued, clerk.language()))?;
    }
    Ok(())
}

fn line(serial: usize, issued: &Issued, language: Language) -> String {
    let certificate = &issued.certificate;
    let grade = words::grade(certificate.grade, language);
    let state = match &issued.annulled {
        None => String::new(),
        Some((why, None)) => language.text_with("certificate-state-annulled", "why", why.as_str()),
        Some((why, Some(by))) => {
            language.text_with_list("certificate-state-replaced", &[("why", why.as_str()), ("serial", &by.to_string())])
        }
    };
    let text = format!(
        "{serial:>4}  {}  {:<8} {:<24} {}  {state}",
        certificate.date,
        grade,
        certificate.name,
        issued.short_seal()
    );
    text.trim_end().to_owned()
}

/// What is wrong with an entry.
pub(super) fn fault(broken: Broken, clerk: &Clerk) -> String {
    clerk.language().text(&format!("certificate-fault-{}", broken.fault.code()))
}

/// Tries every seal.
pub(super) fn whole(clerk: &Clerk, out: &mut impl Write) -> Outcome {
    let lines = clerk.folder.register()?;
    match folded(&lines) {
        Ok(register) => {
            let count = register.issued().len();
            if clerk.json {
                writeln!(out, "{}", json!({ "certificates": count, "whole": true }))?;
            } else {
                writeln!(out, "{}", clerk.language().text_with("certificate-whole", "count", count))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(broken) => {
            let place = place(clerk, &lines, broken);
            if clerk.json {
                let value = json!({ "whole": false, "entry": broken.entry, "fault": broken.fault.code() });
                writeln!(out, "{value}")?;
            } else {
                writeln!(out, "{place}: {}", fault(broken, clerk))?;
            }
            Ok(ExitCode::from(1))
        }
    }
}

/// Where a certificate holds and until when, if it does not hold everywhere and for good.
pub(super) fn validity(certificate: &Certificate, language: Language) -> Option<String> {
    let until = certificate.valid_until.map(|day| language.text_with("certificate-until", "day", day.to_string()));
    let parts: Vec<String> = certificate.valid_in.iter().cloned().chain(until).collect();
    (!parts.is_empty()).then(|| parts.join(language.joint()))
}

/// Whether a paper with this number and seal is genuine, and holds today.
pub(super) fn paper(register: &Register, serial: u32, seal: &str, clerk: &Clerk, out: &mut impl Write) -> Outcome {
    let language = clerk.language();
    let today = clerk.hour()?.date();
    let seal = seal.trim().to_lowercase();
    let issued = register.get(serial).filter(|issued| seal.len() >= 8 && issued.seal.starts_with(&seal));
    let holds = issued.is_some_and(|issued| issued.holds_on(today));
    if clerk.json {
        let certificate = issued.map(|issued| as_json(serial as usize, issued));
        writeln!(out, "{}", json!({ "holds": holds, "certificate": certificate }))?;
    } else {
        let verdict = match issued {
            None => "certificate-not-genuine",
            Some(_) if holds => "certificate-holds",
            Some(issued) if issued.annulled.is_none() && issued.certificate.date > today => "certificate-not-yet",
            Some(_) => "certificate-void",
        };
        writeln!(out, "{}", language.text(verdict))?;
        if let Some(issued) = issued {
            writeln!(out, "{}", line(serial as usize, issued, language))?;
            for (part, told) in details(&issued.certificate, language) {
                writeln!(out, "      {}: {told}", language.text(&format!("certificate-part-{part}")))?;
            }
        }
    }
    Ok(if holds { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// What a paper states besides name, grade and day, for who compares it: who grants it, who signs, where and until when.
fn details(certificate: &Certificate, language: Language) -> Vec<(&'static str, String)> {
    let names = [Some(certificate.issuer.clone()), certificate.issuer_japanese.clone()];
    let mut details = vec![("issuer", names.into_iter().flatten().collect::<Vec<_>>().join("  "))];
    if !certificate.signatures.is_empty() {
        details.push(("signatures", certificate.signatures.join(language.joint())));
    }
    details.extend(validity(certificate, language).map(|told| ("validity", told)));
    details
}
