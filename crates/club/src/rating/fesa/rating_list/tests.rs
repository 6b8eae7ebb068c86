use super::*;

fn one(text: &str) -> Entry {
    let entries = read(text.as_bytes()).unwrap_or_else(|mistake| panic!("{text:?}: {mistake}"));
    assert_eq!(entries.len(), 1);
    entries[0].clone()
}

#[test]
fn however_its_fields_are_divided() {
    let anna = Entry {
        name: "Rossi Anna".to_owned(),
        grades: vec!["1k".to_owned(), "1d".to_owned()],
        rating: 1723,
        games: Some(40),
        country: Some("IT".to_owned()),
    };
    for text in [
        "Rank\tName\tGrade\tElo grade\tRating\tGames\tCountry\n12\tRossi Anna\t1 kyu\t1 dan\t1723\t40\tIT\n",
        "12;Rossi Anna;1K;1D;1723;40;IT",
        "12 | Rossi Anna | 1-kyu | 1-dan | 1723 | 40 | IT",
        "  12.  Rossi Anna   1 Kyu  1 Dan   1723  40   IT",
        "12,Rossi Anna,1k,1d,1723*,40,IT",
        "<table><tr><th>Rank</th></tr><tr class=a><td>12</td><td><a href=x>Rossi Anna</a></td><td>1 kyu</td><td>1 dan</td>\
         <td>1723</td><td>40</td><td>IT</td></tr></table>",
        "12\tRossi\tAnna\t1 kyu\t1 dan\t1723\t40\tIT",
    ] {
        assert_eq!(one(text), anna, "{text}");
    }
    // As Windows writes accents.
    assert_eq!(read(b"1;M\xfcller J\xf6rg;2D;1800;9;DE").unwrap()[0].name, "Müller Jörg");
    assert_eq!(one("3;Neri Zoë;1388;4").country, None);
}

#[test]
fn names_in_any_order_of_their_words() {
    let entry = one("1;Bianchi-Rossi Annà;1723;40;IT");
    assert!(entry.is_of("Anna Bianchi Rossi"));
    assert!(!entry.is_of("Anna Bianchi") && !entry.is_of(""));
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let wrong = |text: &str, line: usize, what: &str| {
        let mistake = read(text.as_bytes()).unwrap_err();
        assert_eq!((mistake.line, mistake.to_string().contains(what)), (line, true), "{text:?}: {mistake}");
    };
    wrong("", 1, "expected lines with rank, name");
    wrong("a page\nwithout a table", 1, "expected lines with rank, name");
    wrong("Rank;Name;Rating\n1;Rossi Anna;1 dan;IT", 2, "expected a rating of Rossi Anna");
    wrong("1;1723;40;IT", 1, "expected a name behind the rank");
    wrong("1;Rossi Anna;99999;40", 1, "between 0 and 4000");
    wrong("1;Rossi Anna;1700;9;IT\n2;Anna Rossi;1600;9;IT", 2, "is in line 1 already");
}
