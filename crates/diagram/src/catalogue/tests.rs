use super::*;
use std::collections::BTreeSet;

fn section(id: &str) -> &'static Section {
    catalogue().iter().find(|section| section.id == id).expect(id)
}

fn ids(id: &str) -> Vec<&'static str> {
    section(id).ranked(true).iter().map(|entry| entry.id.as_str()).collect()
}

/// Every requirement of the craft has its section (CRAFT-01 … CRAFT-35), and so has the clock (EQUIP-13, CLOCK-11).
#[test]
fn the_catalogue_is_whole() {
    let cited: BTreeSet<&str> = catalogue().iter().flat_map(|section| section.rules.split(", ")).collect();
    for number in 1..=35 {
        assert!(cited.contains(&*format!("CRAFT-{number:02}")), "{number}");
    }
    for id in ["EQUIP-11", "EQUIP-12", "EQUIP-13", "EQUIP-15", "ETIQ-24", "CLOCK-11"] {
        assert!(cited.contains(id), "{id}");
    }
}

/// What stands in the file is what can be chosen and drawn: nothing more, nothing less.
#[test]
fn entries_are_the_values_of_their_choice() {
    for section in catalogue() {
        let own: BTreeSet<String> = section.entries.iter().map(|entry| entry.id.clone()).collect();
        assert_eq!(own.len(), section.entries.len(), "{}", section.id);
        let mut values: BTreeSet<String> = Natural::values(&section.option).into_iter().collect();
        if section.option == "lettering" {
            // Figures are no hands; and three of the brushes differ in kana alone.
            for no_hand in ["letters", "lettere", "chess", "boku", "mai"] {
                values.remove(no_hand);
            }
        }
        if !values.is_empty() {
            assert_eq!(own, values, "{}", section.id);
        }
        let named = section.entries.iter().map(|entry| &entry.figure).chain([&section.figure, &section.picture]);
        for name in named.filter(|name| !name.is_empty()) {
            assert!(name.parse::<Figure>().is_ok(), "{}: {name}", section.id);
        }
    }
}

/// Everything drawn can be, soon, and no two entries look alike.
#[test]
fn every_drawing_can_be_made() {
    for section in catalogue() {
        let mut seen = BTreeSet::new();
        let drawings = section.entries.iter().filter_map(|entry| section.drawing_of(entry)).chain(section.drawing());
        for drawing in drawings {
            let wear = drawing.wear.map(|(choice, value)| vec![(choice, value)]).unwrap_or_default();
            let svg = drawing.figure.draw(wear).unwrap();
            assert!(svg.len() < 400_000, "{} {drawing:?}: {}", section.id, svg.len());
            assert!(seen.insert(svg), "{}: {drawing:?} looks like another", section.id);
        }
    }
}

/// CRAFT-01, CRAFT-02, CRAFT-05, CRAFT-10, CRAFT-13, CRAFT-22: the orders that the catalogue gives.
#[test]
fn entries_stand_in_their_rank() {
    assert_eq!(ids("piece-woods")[..2], ["hontsuge", "siam"]);
    assert_eq!(ids("lettering"), ["calligraphic", "jobori", "chubori", "namibori", "kurobori"]);
    assert_eq!(ids("making"), ["raised", "inlaid", "carved", "brushed", "stamped"]);
    assert_eq!((ids("board-woods")[0], ids("board-woods").len()), ("kaya", 7));
    assert_eq!((ids("lines")[0], ids("lines")[3]), ("sword", "printed"));
    let plain_first: Vec<_> = section("making").ranked(false).iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(plain_first, ["stamped", "brushed", "carved", "inlaid", "raised"]);
}

/// CRAFT-03: masame before itame; CRAFT-04: three figures; CRAFT-06: six hands; CRAFT-14, CRAFT-27, CRAFT-31: so many woods; EQUIP-12:
/// three materials.
#[test]
fn entries_are_as_many_as_told() {
    for (id, count) in [
        ("hands", 6),
        ("cuts", 6),
        ("stand-woods", 5),
        ("box-woods", 7),
        ("materials", 3),
        ("stands", 3),
        ("clocks", 3),
    ] {
        assert_eq!(section(id).entries.len(), count, "{id}");
    }
    let grain = section("grain");
    let ranked = |rank| grain.entries.iter().filter(|entry| entry.rank == rank).count();
    assert_eq!((ranked(Some(1)), ranked(Some(2)), ranked(None)), (3, 1, 3));
}
