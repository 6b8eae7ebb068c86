use super::*;

fn check_names<T: Copy + PartialEq + std::fmt::Debug + std::str::FromStr>(all: &[T], name: impl Fn(T) -> &'static str) {
    for value in all {
        assert_eq!(name(*value).parse::<T>().ok(), Some(*value));
    }
    assert!("oak".parse::<T>().is_err());
}

#[test]
fn names_are_read_as_they_are_written() {
    check_names(BoardWood::ALL, BoardWood::name);
    check_names(PieceWood::ALL, PieceWood::name);
    check_names(StandWood::ALL, StandWood::name);
    check_names(Cut::ALL, Cut::name);
    check_names(Grain::ALL, Grain::name);
    check_names(Lacquer::ALL, Lacquer::name);
    check_names(Making::ALL, Making::name);
    check_names(Lines::ALL, Lines::name);
    let error = "oak".parse::<Lacquer>().unwrap_err().to_string();
    assert_eq!(error, "no such lacquer; expected one of black, genpei, sakiwake");
}

/// CRAFT-01, CRAFT-02: hontsuge first, Siam boxwood second. CRAFT-13, CRAFT-14: seven woods, kaya first.
#[test]
fn woods_in_order() {
    assert!(PieceWood::Hontsuge < PieceWood::Siam);
    assert!(PieceWood::ALL[2..].iter().all(|wood| PieceWood::Siam < *wood));
    assert_eq!((BoardWood::ALL.len(), BoardWood::ALL[0]), (7, BoardWood::Kaya));
}

/// CRAFT-03: straight grain stands before rings; CRAFT-04: three figures.
#[test]
fn grains_in_order() {
    let place = |grain| Grain::ALL.iter().position(|own| *own == grain);
    for straight in [Grain::Itomasa, Grain::Akamasa, Grain::Aramasa] {
        assert!(place(straight) < place(Grain::Itame));
    }
    assert_eq!(Grain::ALL.len() - 4, 3);
}

/// CRAFT-10: stamp < kaki ≤ hori < horiume < moriage.
#[test]
fn makings_in_order() {
    assert!(Making::ALL.is_sorted());
    assert_eq!((Making::ALL[0], Making::ALL[4]), (Making::Stamped, Making::Raised));
}

/// CRAFT-22: print < brush, spatula < sword.
#[test]
fn lines_in_order() {
    let [printed, brush, spatula, sword] =
        [Lines::Printed, Lines::Brush, Lines::Spatula, Lines::Sword].map(Lines::rank);
    assert!(printed < brush && brush == spatula && spatula < sword);
}

/// CRAFT-27: five woods for stands.
#[test]
fn woods_of_stands() {
    assert_eq!(StandWood::ALL.len(), 5);
}
