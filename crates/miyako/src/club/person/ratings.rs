//! Ratings from the European federation's list, for those whom the club knows.

use super::list;
use crate::club::folder::Folder;
use crate::failure::Failure;
use club::rating::fesa::rating_list::{self, Entry};
use std::io::Write;
use std::path::Path;

/// Gives everybody of the club who is in the list the rating that stands there; says whom it could mean if that is not plain.
pub(super) fn import(folder: &Folder, file: &Path, dry_run: bool, out: &mut impl Write) -> Result<(), Failure> {
    let (name, bytes) = crate::input::bytes(file)?;
    let entries =
        rating_list::read(&bytes).map_err(|mistake| Failure::at(&format!("{name}:{}", mistake.line), mistake))?;
    let _claim = folder.claim()?;
    let mut people = folder.people()?;
    let mut found = 0;
    for person in &mut people {
        let matches: Vec<&Entry> = entries.iter().filter(|entry| entry.is_of(&person.name())).collect();
        let rating = match matches[..] {
            [] => continue,
            [entry] => u16::try_from(entry.rating).ok(),
            _ => {
                writeln!(out, "? {}: {} of this name in the list", list::line(person), matches.len())?;
                continue;
            }
        };
        found += 1;
        if person.rating != rating {
            person.rating = rating;
            writeln!(out, "~ {}", list::line(person))?;
        }
    }
    let nothing = if dry_run { "; nothing was changed" } else { "" };
    writeln!(out, "{name}: {} in the list, {found} of them in the club{nothing}", entries.len())?;
    if dry_run { Ok(()) } else { folder.keep_people(&people) }
}
