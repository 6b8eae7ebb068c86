//! People as lines for readers, or as JSON.

use club::person::Person;
use std::io::Write;

/// Writes people, a line each; as JSON one array.
pub(super) fn write(people: &[Person], json: bool, out: &mut impl Write) -> std::io::Result<()> {
    if json {
        return writeln!(out, "{}", serde_json::json!(people));
    }
    people.iter().try_for_each(|person| writeln!(out, "{}", line(person)))
}

/// Somebody in a line: the id, the name, and what is known for a pairing.
pub(super) fn line(person: &Person) -> String {
    let grade = person.grade.map(|grade| grade.to_string());
    let rating = person.rating.map(|rating| rating.to_string());
    let facts = [grade, rating, person.nation.clone(), person.club.clone(), person.japanese.clone()];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    format!("{:<20} {:<24} {}", person.id.as_str(), person.listed(), facts.join("  ")).trim_end().to_owned()
}
