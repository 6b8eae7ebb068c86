//! `miyako club certificate print`: the paper.

use super::show::{meaning, validity};
use super::{Clerk, refused};
use crate::failure::Failure;
use club::certificate::{Issued, Refusal, Register, Wording, day_in_kanji, number_in_kanji};
use diagram::{Certificate, Explanation, Paper};
use std::io::Write;
use std::path::PathBuf;
use words::Language;

#[derive(clap::Args)]
pub(super) struct Args {
    /// The number
    serial: u32,
    /// The file to write: .pdf, .svg or .png
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
    /// The paper of a PDF: a4, a3
    #[arg(long, default_value = "a4")]
    paper: Paper,
    /// A PDF without the second page, which tells the reading and the meaning
    #[arg(long)]
    bare: bool,
    /// How wide a PNG is, in pixels
    #[arg(long, default_value_t = 2000)]
    width: u32,
}

pub(super) fn run(args: &Args, register: &Register, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let issued = register.get(args.serial).ok_or_else(|| refused(clerk, &Refusal::Serial(args.serial)))?;
    if issued.annulled.is_some() {
        return Err(refused(clerk, &Refusal::Annulled(args.serial)));
    }
    let certificate = drawn(args.serial, issued);
    let ending = args.output.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
    let bytes = match ending.as_str() {
        "pdf" => {
            let explanation = (!args.bare).then(|| explanation(args.serial, issued, clerk.language()));
            certificate.pdf(args.paper, explanation.as_ref())
        }
        "svg" => certificate.svg().into_bytes(),
        "png" => certificate.png(args.width).map_err(|error| Failure::at("--width", error))?,
        _ => return Err(Failure::at("--output", clerk.language().text("certificate-what-file"))),
    };
    clerk.folder.put(&args.output, &bytes, out)
}

/// What stands on the paper.
fn drawn(serial: u32, issued: &Issued) -> Certificate {
    let certificate = &issued.certificate;
    let name = certificate.japanese.as_ref().unwrap_or(&certificate.name);
    let seal = certificate.issuer_japanese.as_ref().map_or(certificate.issuer.clone(), |name| format!("{name}之印"));
    Certificate {
        columns: issued.columns.clone(),
        date: day_in_kanji(certificate.date),
        issuer: certificate.issuer_japanese.as_ref().unwrap_or(&certificate.issuer).clone(),
        signatures: certificate.signatures.clone(),
        recipient: name.clone(),
        honorific: "殿".to_owned(),
        seal,
        serial: format!("第{}号", number_in_kanji(serial)),
        footer: format!("{} · {serial} · {}", certificate.issuer, issued.short_seal()),
    }
}

/// What it means, in the reader's language (CERT-01, CERT-14).
fn explanation(serial: u32, issued: &Issued, language: Language) -> Explanation {
    let certificate = &issued.certificate;
    let grade = words::grade(certificate.grade, language);
    let name =
        certificate.japanese.iter().fold(certificate.name.clone(), |name, japanese| format!("{name}, {japanese}"));
    let issuer =
        certificate.issuer_japanese.iter().fold(certificate.issuer.clone(), |name, own| format!("{name}, {own}"));
    let parts = [
        ("name", name),
        ("grade", grade.clone()),
        ("text", issued.columns.join(" ")),
        ("reading", Wording::of(certificate.grade).reading),
        ("meaning", meaning(certificate.grade, language)),
        ("date", certificate.date.to_string()),
        ("issuer", issuer),
        ("signatures", certificate.signatures.join(language.joint())),
        ("validity", validity(certificate, language).unwrap_or_default()),
        ("number", format!("{serial} · {}", issued.short_seal())),
    ];
    let told = |(id, value): (&str, String)| (language.text(&format!("certificate-part-{id}")), value);
    Explanation {
        title: language.text_with("certificate-title", "grade", grade),
        parts: parts.into_iter().filter(|(_, value)| !value.is_empty()).map(told).collect(),
    }
}
