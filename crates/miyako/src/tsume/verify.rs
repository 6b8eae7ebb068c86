//! `miyako tsume verify`: does a certificate show the mate it claims.

use crate::failure::Failure;
use crate::{Outcome, input};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Language;

/// Verify a certificate that `miyako tsume check` or another program has written, with the rules of shogi alone.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako tsume verify problem.mate                      is it true?
  miyako tsume verify - < problem.mate                  standard input

The form of a certificate is described in docs/tsume.md.

Exit status: 0 it shows what it claims, 1 it does not, 2 it cannot be read.")]
pub(super) struct Args {
    /// The certificate, - for standard input
    file: PathBuf,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let (name, bytes) = input::bytes_up_to(&args.file, LARGEST)?;
    let text = String::from_utf8(bytes).map_err(|error| Failure::at(&name, error))?;
    let verified = tsume::verify(&text);
    if args.json {
        let value = match &verified {
            Ok(shown) => json!({
                "verified": true,
                "sfen": shown.position.to_string(),
                "plies": shown.plies,
                "minimum": shown.minimum,
                "positions": shown.lines,
            }),
            Err(error) => json!({ "verified": false, "line": error.line, "fault": error.fault.code() }),
        };
        writeln!(out, "{value}")?;
    } else {
        match &verified {
            Ok(shown) => {
                let id = if shown.minimum { "tsume-mate-shortest" } else { "tsume-mate" };
                let length = language.text_with_counts(id, &[("plies", shown.plies.into())]);
                let (sfen, count) = (shown.position.to_string(), shown.lines.to_string());
                let values = [("length", length.as_str()), ("sfen", &sfen), ("count", &count)];
                writeln!(out, "{}", language.text_with_list("tsume-verify-good", &values))?;
            }
            Err(error) => {
                let what = language.text(&format!("tsume-verify-{}", error.fault.code()));
                writeln!(out, "{name}:{}: {what}", error.line)?;
            }
        }
    }
    Ok(ExitCode::from(u8::from(verified.is_err())))
}

/// The proofs of the longest problems have some hundred thousand lines.
const LARGEST: u64 = 1 << 30;
