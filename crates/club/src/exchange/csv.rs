//! Tables of people as spreadsheets write them (CSV), in whatever encoding; and written so that a spreadsheet reads them
//! as texts.

use crate::person::{Person, PersonId};
use encoding_rs::{SHIFT_JIS, UTF_16BE, UTF_16LE, WINDOWS_1252};
use std::collections::BTreeMap;

/// What a table held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// In the order of the lines; those who were known already with what the table says anew.
    pub people: Vec<Person>,
    /// What the letters were written in, by its usual name.
    pub encoding: &'static str,
}

/// What is wrong with a table, and in which line, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// From 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub what: String,
}

/// The columns, by what their headings may say.
const COLUMNS: [(Column, &[&str]); 11] = [
    (Column::Id, &["id"]),
    (Column::Family, &["family", "family name", "last name", "surname", "cognome", "姓"]),
    (Column::Given, &["given", "given name", "first name", "nome", "名"]),
    (Column::Japanese, &["japanese", "japanese name", "氏名", "名前", "giapponese"]),
    (Column::Grade, &["grade", "grado", "段級位", "段級"]),
    (Column::Rating, &["rating", "elo", "punteggio", "レーティング"]),
    (Column::Nation, &["nation", "country", "nazione", "国"]),
    (Column::Club, &["club", "circolo", "支部"]),
    (Column::Born, &["born", "birth", "date of birth", "nato", "data di nascita", "生年月日"]),
    (Column::Fesa, &["fesa"]),
    (Column::Registration, &["registration", "tessera", "登録番号"]),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Column {
    Id,
    Family,
    Given,
    Japanese,
    Grade,
    Rating,
    Nation,
    Club,
    Born,
    Fesa,
    Registration,
}

/// The text of a file, whatever its encoding: by its mark, else UTF-8 if it can be, else Shift_JIS if all of it can be
/// and some of it is kana or kanji, else what Windows writes in western Europe.
pub fn decode(bytes: &[u8]) -> (String, &'static str) {
    let marked = encoding_rs::Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
    // A spreadsheet's UTF-16 without its mark has a zero beside every Latin letter.
    let zeros = |odd: usize| bytes.iter().skip(odd).step_by(2).take(64).filter(|byte| **byte == 0).count();
    let wide = match (zeros(0), zeros(1)) {
        (0, 2..) => Some(UTF_16LE),
        (2.., 0) => Some(UTF_16BE),
        _ => None,
    };
    if let Some(encoding) = marked.or(wide) {
        return (encoding.decode(bytes).0.into_owned(), encoding.name());
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (text.to_owned(), "UTF-8");
    }
    let (japanese, _, had_errors) = SHIFT_JIS.decode(bytes);
    // Half-width kana are what accented letters look like when misread.
    let is_japanese = |c: char| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
    let is_misread = |c: char| matches!(c, '\u{ff61}'..='\u{ff9f}');
    if !had_errors && japanese.chars().any(is_japanese) && !japanese.chars().any(is_misread) {
        return (japanese.into_owned(), "Shift_JIS");
    }
    (WINDOWS_1252.decode(bytes).0.into_owned(), "windows-1252")
}

/// The rows of a table with the number of the line where each begins: fields in quotes may hold separators and line ends.
/// The separator is the commonest of comma, semicolon and tab in the first line.
///
/// # Errors
/// If quotes are left open.
pub fn rows(text: &str) -> Result<Vec<(usize, Vec<String>)>, BadLine> {
    let first = text.lines().next().unwrap_or_default();
    let separator =
        [',', ';', '\t'].into_iter().max_by_key(|sign| (first.matches(*sign).count(), *sign == ',')).unwrap_or(',');
    let mut rows = Vec::new();
    let mut fields = vec![String::new()];
    let (mut line, mut begun, mut quoted) = (1, 1, None);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let is_end = sign == '\n';
        line += usize::from(is_end);
        let field_is_empty = fields.last().is_some_and(String::is_empty);
        match (quoted, sign) {
            (Some(_), '"') if signs.peek() == Some(&'"') => {
                signs.next();
                fields.last_mut().into_iter().for_each(|field| field.push('"'));
            }
            (Some(_), '"') => quoted = None,
            (None, '"') if field_is_empty => quoted = Some(line),
            (None, _) if sign == separator => fields.push(String::new()),
            (None, '\r') => {}
            (None, '\n') => {
                rows.push((begun, std::mem::replace(&mut fields, vec![String::new()])));
                begun = line;
            }
            _ => fields.last_mut().into_iter().for_each(|field| field.push(sign)),
        }
    }
    if let Some(line) = quoted {
        return Err(BadLine { line, what: "these quotes are never closed".to_owned() });
    }
    rows.push((begun, fields));
    rows.retain(|(_, fields)| fields.iter().any(|field| !field.trim().is_empty()));
    Ok(rows)
}

/// Reads people; whoever is known already, by id or by the whole name, keeps what the table does not say.
///
/// # Errors
/// The first line that cannot be, and what would be right there.
///
/// ```
/// let table = "Cognome;Nome;Grado\nRossi;Anna;3k\n";
/// let read = club::exchange::csv::read_people(table.as_bytes(), &[]).unwrap();
/// assert_eq!(read.people[0].id.as_str(), "anna-rossi");
/// ```
pub fn read_people(bytes: &[u8], known: &[Person]) -> Result<Read, BadLine> {
    let (text, encoding) = decode(bytes);
    let mut rows = rows(text.trim_start_matches('\u{feff}'))?.into_iter();
    let wrong = |line: usize, what: String| BadLine { line, what };
    let (line, headings) = rows.next().ok_or_else(|| wrong(1, "expected a line of headings".to_owned()))?;
    let columns = headings.iter().map(|heading| column(heading)).collect::<Result<Vec<_>, _>>();
    let columns = columns.map_err(|what| wrong(line, what))?;
    if let Some(place) = (1..columns.len()).find(|&place| columns[..place].contains(&columns[place])) {
        return Err(wrong(line, format!("expected each heading once, found {:?} again", headings[place].trim())));
    }
    if !columns.contains(&Column::Family) {
        return Err(wrong(line, "expected a column family (or surname, cognome, 姓)".to_owned()));
    }
    let mut people: Vec<Person> = Vec::new();
    for (line, fields) in rows {
        if fields.len() > columns.len() {
            return Err(wrong(line, format!("expected at most {} fields, found {}", columns.len(), fields.len())));
        }
        let fields: BTreeMap<Column, String> =
            columns.iter().copied().zip(fields.iter().map(|field| bare(field))).collect();
        let person = person(&fields, known).map_err(|what| wrong(line, what))?;
        if people.iter().any(|other| other.id == person.id) {
            let what = format!("{} is there twice; an id of their own tells two people of one name apart", person.id);
            return Err(wrong(line, what));
        }
        people.push(person);
    }
    Ok(Read { people, encoding })
}

fn column(heading: &str) -> Result<Column, String> {
    let plain = heading.trim().to_lowercase();
    let found = COLUMNS.iter().find(|(_, names)| names.contains(&plain.as_str()));
    let known = || COLUMNS.map(|(_, names)| names[0]).join(", ");
    found.map(|(column, _)| *column).ok_or_else(|| format!("expected headings of {}, found {heading:?}", known()))
}

fn person(fields: &BTreeMap<Column, String>, known: &[Person]) -> Result<Person, String> {
    let field = |column: Column| fields.get(&column).filter(|text| !text.is_empty());
    let text = |column: Column| field(column).cloned();
    let family = text(Column::Family).ok_or("expected a family name")?;
    let given = text(Column::Given).unwrap_or_default();
    let id = match field(Column::Id) {
        Some(id) => id.parse().map_err(|error: crate::person::ParseIdError| error.to_string())?,
        None => {
            PersonId::of_name(&format!("{given} {family}")).ok_or("expected an id, as the name has no Latin letters")?
        }
    };
    let old = known.iter().find(|person| person.id == id);
    let mut person = old.cloned().unwrap_or_else(|| Person::named(id, &family, &given));
    (person.family, person.given) = (family, given);
    person.japanese = text(Column::Japanese).or(person.japanese);
    person.nation = text(Column::Nation).or(person.nation);
    person.club = text(Column::Club).or(person.club);
    person.grade = parsed(field(Column::Grade))?.or(person.grade);
    person.born = parsed(field(Column::Born))?.or(person.born);
    person.rating = whole(field(Column::Rating))?.or(person.rating);
    person.registration = whole(field(Column::Registration))?.or(person.registration);
    person.numbers.extend(text(Column::Fesa).map(|number| ("FESA".to_owned(), number)));
    person.fault().map_or(Ok(person), Err)
}

fn parsed<T: std::str::FromStr<Err: std::fmt::Display>>(text: Option<&String>) -> Result<Option<T>, String> {
    text.map(|text| text.parse().map_err(|error: T::Err| error.to_string())).transpose()
}

fn whole<T: std::str::FromStr>(text: Option<&String>) -> Result<Option<T>, String> {
    text.map(|text| text.parse().map_err(|_| format!("expected a whole number, found {text:?}"))).transpose()
}

/// Writes people as a table that [`read_people`] reads back.
pub fn write_people(people: &[Person]) -> String {
    let headings = COLUMNS.map(|(_, names)| names[0].to_owned());
    let rows = people.iter().map(|person| {
        let number = |number: Option<String>| number.unwrap_or_default();
        [
            person.id.to_string(),
            person.family.clone(),
            person.given.clone(),
            person.japanese.clone().unwrap_or_default(),
            number(person.grade.map(|grade| grade.to_string())),
            number(person.rating.map(|rating| rating.to_string())),
            person.nation.clone().unwrap_or_default(),
            person.club.clone().unwrap_or_default(),
            number(person.born.map(|born| born.to_string())),
            person.numbers.get("FESA").cloned().unwrap_or_default(),
            number(person.registration.map(|registration| registration.to_string())),
        ]
    });
    write([headings].into_iter().chain(rows))
}

/// Writes rows, with commas and CRLF.
pub fn write<const N: usize>(rows: impl IntoIterator<Item = [String; N]>) -> String {
    let line = |row: [String; N]| row.map(|text| field(&text)).join(",") + "\r\n";
    rows.into_iter().map(line).collect()
}

/// A field: in quotes where it must be, and behind an apostrophe where a spreadsheet would take it for a formula.
pub fn field(text: &str) -> String {
    // What already has the apostrophe gets another, so that reading takes off the one that writing put on.
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\'']);
    let guarded = if is_formula { format!("'{text}") } else { text.to_owned() };
    let needs_quotes = guarded.contains([',', ';', '"', '\n', '\r', '\t']) || guarded != guarded.trim();
    if needs_quotes { format!("\"{}\"", guarded.replace('"', "\"\"")) } else { guarded }
}

/// A field without blanks around it and without the apostrophe of [`field`].
fn bare(text: &str) -> String {
    let text = text.trim();
    let guarded = text.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@', '\'']));
    guarded.unwrap_or(text).to_owned()
}

#[cfg(test)]
mod tests;
