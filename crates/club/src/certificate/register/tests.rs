use super::{Act, Certificate, Entry, Event, Fault, Refusal, Register};
use crate::time::Hour;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn hour() -> Hour {
    Hour::from_seconds(1_795_000_000).unwrap()
}

fn certificate(grade: &str) -> Certificate {
    serde_json::from_value(serde_json::json!({
        "person": "anna-rossi", "name": "Anna Rossi", "japanese": "アンナ・ロッシ", "grade": grade,
        "date": "2026-11-23", "issuer": "Circolo Shogi Torino", "signatures": ["Luca Verdi, presidente"],
    }))
    .unwrap()
}

fn issue(grade: &str) -> Event {
    Event::Issue { certificate: Box::new(certificate(grade)), replaces: None }
}

/// Writes down what happens.
fn write(register: &mut Register, entries: &mut Vec<Entry>, event: Event) -> Result<(), Refusal> {
    for entry in register.handle(event, hour(), "luca")? {
        register.apply(&entry);
        entries.push(entry);
    }
    Ok(())
}

#[test]
fn certificates_are_issued_annulled_and_replaced() {
    let (mut register, mut entries) = (Register::default(), Vec::new());
    write(&mut register, &mut entries, issue("1k")).unwrap();
    write(&mut register, &mut entries, issue("3d")).unwrap();
    let replaces = Some((2, "the name was misspelt".to_owned()));
    let event = Event::Issue { certificate: Box::new(certificate("3d")), replaces };
    write(&mut register, &mut entries, event).unwrap();
    write(&mut register, &mut entries, Event::Annul { serial: 1, why: "by mistake".to_owned() }).unwrap();
    assert_eq!((register.issued().len(), entries.len()), (3, 5));
    assert_eq!(register.get(2).unwrap().annulled, Some(("the name was misspelt".to_owned(), Some(3))));
    assert_eq!(register.get(3).unwrap().annulled, None);
    assert_eq!(register.get(3).unwrap().short_seal().len(), 8);
    assert_eq!(Register::from_entries(&entries), Ok(register.clone()));
    let mut refused = |event, expected| assert_eq!(write(&mut register, &mut entries, event), Err(expected));
    refused(Event::Annul { serial: 1, why: "again".to_owned() }, Refusal::Annulled(1));
    refused(Event::Annul { serial: 9, why: "?".to_owned() }, Refusal::Serial(9));
    refused(Event::Annul { serial: 3, why: " ".to_owned() }, Refusal::Why);
    let mut changed = |change: fn(&mut Certificate), expected| {
        let mut certificate = certificate("2d");
        change(&mut certificate);
        refused(Event::Issue { certificate: Box::new(certificate), replaces: None }, expected);
    };
    changed(|certificate| certificate.name = "Anna\nRossi".to_owned(), Refusal::Name);
    changed(|certificate| certificate.issuer = String::new(), Refusal::Issuer);
    changed(
        |certificate| certificate.issuer_japanese = Some("日本将棋連盟".to_owned()),
        Refusal::Reserved("日本将棋連盟".to_owned()),
    );
    changed(
        |certificate| certificate.signatures = vec!["President of the JSA".to_owned()],
        Refusal::Reserved("President of the JSA".to_owned()),
    );
    let day = "2026-11-22".parse().unwrap();
    changed(|certificate| certificate.valid_until = "2026-11-22".parse().ok(), Refusal::Validity(day));
}

fn five() -> Vec<Entry> {
    let (mut register, mut entries) = (Register::default(), Vec::new());
    for grade in ["5k", "1k", "1d", "6d"] {
        write(&mut register, &mut entries, issue(grade)).unwrap();
    }
    write(&mut register, &mut entries, Event::Annul { serial: 2, why: "by mistake".to_owned() }).unwrap();
    entries
}

#[test]
fn what_was_changed_is_found() {
    let check = |change: fn(&mut Vec<Entry>), entry, fault| {
        let mut entries = five();
        change(&mut entries);
        let broken = Register::from_entries(&entries).unwrap_err();
        assert_eq!((broken.entry, broken.fault), (entry, fault));
    };
    check(
        |entries| {
            let Act::Issue { certificate, .. } = &mut entries[2].body.act else { panic!("it is issued") };
            certificate.grade = "9d".parse().unwrap();
        },
        3,
        Fault::Seal,
    );
    // Whoever seals anew has to seal all that follows, too.
    check(
        |entries| {
            let mut body = entries[1].body.clone();
            body.by = "nobody".to_owned();
            entries[1] = Entry::new(body);
        },
        3,
        Fault::Previous,
    );
    check(|entries| drop(entries.remove(0)), 1, Fault::Number);
    check(|entries| drop(entries.remove(3)), 4, Fault::Number);
    check(|entries| entries.insert(2, entries[1].clone()), 3, Fault::Number);
    check(
        |entries| {
            let mut body = entries[4].body.clone();
            body.act = Act::Annul { serial: 5, why: "not there".to_owned(), replaced_by: None };
            entries[4] = Entry::new(body);
        },
        5,
        Fault::Act,
    );
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    /// Numbers have no gaps and no doubles, and what was written is read again, whatever is asked for.
    #[test]
    fn numbers_have_no_gaps(wishes in prop::collection::vec((0u8..4, 0u32..8, 0u8..24), 0..40)) {
        let (mut register, mut entries) = (Register::default(), Vec::new());
        let mut issued = 0;
        for (kind, serial, grade) in wishes {
            let grade = shogi::Grade::all().nth(grade.into()).unwrap().to_string();
            let why = "because".to_owned();
            let event = match kind {
                0 => Event::Annul { serial, why },
                1 => Event::Issue { certificate: Box::new(certificate(&grade)), replaces: Some((serial, why)) },
                _ => issue(&grade),
            };
            let is_new = matches!(event, Event::Issue { .. });
            let before = (register.clone(), entries.len());
            match write(&mut register, &mut entries, event) {
                Ok(()) => issued += u32::from(is_new),
                Err(_) => prop_assert_eq!((&register, entries.len()), (&before.0, before.1)),
            }
        }
        prop_assert_eq!(register.issued().len() as u32, issued);
        let lines: Vec<String> = entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let read: Vec<Entry> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        prop_assert_eq!(Register::from_entries(&read), Ok(register));
    }
}
