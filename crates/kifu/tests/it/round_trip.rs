//! The law of every format: what is written is read back.

use crate::any_record::{record, tree};
use kifu::{Encoding, Format, NodeId, Options, Record, Step, Written};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// The record comes back from the text with nothing to be said about it but what cannot be played.
fn same(record: &Record, text: &str) -> Result<(), TestCaseError> {
    let reading = kifu::read(text.as_bytes()).unwrap();
    prop_assert_eq!(&reading.record, record, "{}", text);
    let read = &reading.record;
    let nodes = || read.lines().flat_map(|line| read.line_from(line.first));
    prop_assert!(nodes().all(|id| (id == NodeId::START) == reading.line_of(id).is_none()));
    let expected = ["odd_start", "unknown_ending"];
    let codes = reading.findings.iter().map(|finding| finding.kind.code());
    let said = codes.filter(|code| !expected.contains(code)).count();
    let fouls = nodes().filter(|id| matches!(read.step(*id), Some(Step::Illegal(_)))).count();
    prop_assert_eq!(said, fouls, "{:?}\n{}", reading.findings, text);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    /// END-01 … END-08, FOUL-16, NOTA-15
    #[test]
    fn kif(record in tree(1000)) {
        let text = kifu::kif::write(&record);
        same(&record, &text)?;
        prop_assert_eq!(kifu::kif::write(&kifu::read(text.as_bytes()).unwrap().record), text);
    }

    /// END-01 … END-08, FOUL-16, NOTA-15
    #[test]
    fn ki2(mut record in tree(0)) {
        let nodes: Vec<NodeId> = record.lines().flat_map(|line| record.line_from(line.first)).collect();
        nodes.into_iter().for_each(|id| record.set_used(id, None));
        let text = kifu::ki2::write(&record);
        same(&record, &text)?;
        prop_assert_eq!(kifu::ki2::write(&kifu::read(text.as_bytes()).unwrap().record), text);
    }

    /// END-01 … END-08, FOUL-16
    #[test]
    fn csa(record in record(1)) {
        let text = kifu::csa::write(&record);
        same(&record, &text)?;
        prop_assert_eq!(kifu::csa::write(&kifu::read(text.as_bytes()).unwrap().record), text);
    }

    /// The fast lane for lines as programs write them does what the tolerant reader does: a blank at the end of a line
    /// keeps it out of that lane.
    #[test]
    fn csa_plain_lines(record in record(100), cut in proptest::option::of((any::<usize>(), any::<char>())), trust in any::<bool>()) {
        let mut text: Vec<char> = kifu::csa::write(&record).chars().collect();
        if let Some((place, c)) = cut {
            let place = place % text.len();
            text[place] = c;
        }
        let plain: String = text.into_iter().collect();
        let slow: String = plain
            .split_inclusive('\n')
            .map(|line| if line.starts_with(['+', '-', 'T']) { line.replace('\n', " \n") } else { line.to_owned() })
            .collect();
        let read = |text: &str| kifu::read_with(text.as_bytes(), Options { format: Some(Format::Csa), trust });
        prop_assert_eq!(read(&plain), read(&slow), "{}", plain);
    }

    /// END-01 … END-08, FOUL-16
    #[test]
    fn jkf(record in tree(1)) {
        let text = kifu::jkf::write(&record);
        same(&record, &text)?;
        prop_assert_eq!(kifu::jkf::write(&kifu::read(text.as_bytes()).unwrap().record), text);
    }

    /// END-01 … END-08, FOUL-16, NOTA-31, NOTA-38
    #[test]
    fn psn(record in tree(1), notation in proptest::sample::select(vec!["western", "hodges", "hodges-1976", "hosking", "kitao-kawasaki", "usi"])) {
        let notation = notation.parse().unwrap();
        let text = kifu::psn::write_in(&record, notation);
        same(&record, &text)?;
        prop_assert_eq!(kifu::psn::write_in(&kifu::read(text.as_bytes()).unwrap().record, notation), text);
    }

    /// The tree of legal moves comes back, whichever way a program counts where variations leave.
    #[test]
    fn usen(record in tree(1000)) {
        let text = kifu::usen::write(&record);
        let read = kifu::read(text.as_bytes()).unwrap();
        let codes: Vec<&str> = read.findings.iter().map(|finding| finding.kind.code()).collect();
        prop_assert!(codes.iter().all(|code| *code == "odd_start"), "{:?}\n{}", codes, text);
        // Where a line loses its rest, another may take its place.
        if kifu::losses(&record, Format::Usen).iter().all(|loss| !["illegal_moves", "endings"].contains(&loss.code())) {
            prop_assert_eq!(kifu::usen::write(&read.record), text);
        }
    }

    /// The same of KIF: a full-width blank before the number keeps a line out of that lane.
    #[test]
    fn kif_plain_lines(record in tree(1000), cut in proptest::option::of((any::<usize>(), any::<char>())), trust in any::<bool>()) {
        let mut text: Vec<char> = kifu::kif::write(&record).chars().collect();
        if let Some((place, c)) = cut {
            let place = place % text.len();
            text[place] = c;
        }
        let plain: String = text.into_iter().collect();
        let slow = plain.replace("\n ", "\n\u{3000}");
        let read = |text: &str| kifu::read_with(text.as_bytes(), Options { format: Some(Format::Kif), trust });
        prop_assert_eq!(read(&plain), read(&slow), "{}", plain);
    }

    #[test]
    fn usi(record in record(1000)) {
        let line = kifu::usi::write(&record);
        let read = kifu::read(line.as_bytes()).unwrap().record;
        prop_assert_eq!(read.start(), record.start());
        let moves = |record: &Record| record.moves().map(|played| played.m).collect::<Vec<_>>();
        prop_assert_eq!(moves(&read), moves(&record));
    }

    /// A record comes back as it was exactly when the format has lost nothing, and says so.
    #[test]
    fn losses_are_said(record in record(100), format in proptest::sample::select(Format::ALL.to_vec())) {
        let Written { bytes, losses } = kifu::write(&record, format, Encoding::Utf8);
        let read = kifu::read(&bytes).unwrap();
        prop_assert_eq!((read.format, read.encoding), (format, Encoding::Utf8));
        prop_assert_eq!(read.record == record, losses.is_empty(), "{:?}", losses);
    }

    #[test]
    fn losses_of_trees_are_said(record in tree(500), format in proptest::sample::select(Format::ALL.to_vec())) {
        let Written { bytes, losses } = kifu::write(&record, format, Encoding::Utf8);
        let read = kifu::read(&bytes).unwrap();
        prop_assert_eq!(read.record == record, losses.is_empty(), "{:?}", losses);
    }

    /// Whatever bytes come, a reader answers.
    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = kifu::read(&bytes);
    }

    /// Damage to a good file makes findings, never a panic or a hang.
    #[test]
    fn damaged_files(record in record(1000), csa in any::<bool>(), cuts in proptest::collection::vec((any::<usize>(), any::<char>()), 1..8)) {
        let text = if csa { kifu::csa::write(&record) } else { kifu::kif::write(&record) };
        let mut text: Vec<char> = text.chars().collect();
        for (place, c) in cuts {
            let place = place % text.len();
            text[place] = c;
        }
        let _ = kifu::read(text.into_iter().collect::<String>().as_bytes());
    }
}
