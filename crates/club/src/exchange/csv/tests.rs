use super::*;

const TABLE: &str = "Cognome;Nome;Grado;Elo;氏名\nRossi;Anna;3k;1400;\n\"Bo;hm\";Jörg;1d;;朝\n";

fn read(bytes: &[u8]) -> Read {
    read_people(bytes, &[]).unwrap()
}

#[test]
fn a_table_is_read_in_any_encoding() {
    let wide: Vec<u8> = TABLE.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = [b"\xff\xfe".as_slice(), &wide].concat();
    for (bytes, encoding) in [
        (TABLE.as_bytes().to_vec(), "UTF-8"),
        ([b"\xef\xbb\xbf", TABLE.as_bytes()].concat(), "UTF-8"),
        (marked, "UTF-16LE"),
    ] {
        let read = read(&bytes);
        assert_eq!(read.encoding, encoding);
        assert_eq!(read.people[1].id.as_str(), "jorg-bohm");
        assert_eq!(read.people[1].family, "Bo;hm");
        assert_eq!(read.people[1].japanese.as_deref(), Some("朝"));
    }
    let western = WINDOWS_1252.encode("Cognome,Nome\nRossi,Niccolò\nMüller,Zoë\n").0;
    assert_eq!(read(&western).encoding, "windows-1252");
    assert_eq!(read(&western).people[0].given, "Niccolò");
    let japanese = SHIFT_JIS.encode("family,氏名\nHabu,羽生善治\n").0;
    assert_eq!(
        (read(&japanese).encoding, read(&japanese).people[0].japanese.as_deref()),
        ("Shift_JIS", Some("羽生善治"))
    );
}

#[test]
fn what_is_wrong_is_named_by_its_line() {
    for (table, line, what) in [
        ("", 1, "expected a line of headings"),
        ("family,weight\n", 1, "expected headings of id, family"),
        ("given\nAnna\n", 1, "expected a column family"),
        ("family,given\nRossi,Anna\n\nRossi,Anna\n", 4, "anna-rossi is there twice"),
        ("family,grade\nRossi,3k\nVerdi,16k\n", 3, "expected 15k to 1k"),
        ("family,rating\nRossi,1e3\n", 2, "expected a whole number"),
        ("family\n\"Rossi\n", 2, "never closed"),
        ("family\nRossi,Anna\n", 2, "expected at most 1 fields"),
        ("family\n羽生\n", 2, "expected an id"),
        ("family,nation\nRossi,Italia\n", 2, "three capital letters"),
    ] {
        let error = read_people(table.as_bytes(), &[]).unwrap_err();
        assert!(error.line == line && error.what.contains(what), "{table:?}: {error:?}");
    }
}

#[test]
fn what_is_known_is_kept() {
    let mut anna = Person::named("anna-rossi".parse().unwrap(), "Rossi", "Anna");
    anna.born = Some("2011-04-30".parse().unwrap());
    let read = read_people("family,given,grade\nRossi,Anna,2k\n".as_bytes(), std::slice::from_ref(&anna)).unwrap();
    assert_eq!((read.people[0].born, read.people[0].grade), (anna.born, Some("2k".parse().unwrap())));
}

#[test]
fn no_spreadsheet_takes_a_name_for_a_formula() {
    for name in ["=HYPERLINK(\"http://x\")", "+1", "-2", "@sum", "'=a", "'quoted"] {
        let mut person = Person::named("a".parse().unwrap(), name, "");
        person.club = Some("A, \"B\"".to_owned());
        let table = write_people(std::slice::from_ref(&person));
        let row = table.lines().nth(1).unwrap();
        assert!(row.starts_with("a,'") || row.starts_with("a,\"'"), "{row}");
        assert_eq!(read(table.as_bytes()).people, [person]);
    }
}
