use super::*;

fn chart(rows: usize, columns: usize) -> Chart {
    let column = |index: usize| Column { heading: format!("R{index}"), is_number: index > 0, grows: index == 0 };
    Chart {
        title: "Torneo".to_owned(),
        columns: (0..columns).map(column).collect(),
        rows: (0..rows).map(|row| (0..columns).map(|index| format!("{row}.{index}")).collect()).collect(),
        notes: vec!["0+".to_owned()],
        ..Chart::default()
    }
}

fn pages(pdf: &[u8]) -> usize {
    let part = b"/MediaBox";
    pdf.windows(part.len()).filter(|window| window == part).count()
}

#[test]
fn rows_go_on_on_the_next_page() {
    for (rows, expected) in [(0, 1), (1, 1), (30, 1), (36, 2), (100, 3)] {
        let pdf = chart(rows, 8).pdf().unwrap();
        assert!(pdf.starts_with(b"%PDF-"));
        assert_eq!(pages(&pdf), expected, "{rows} rows");
    }
    assert_eq!(chart(100_000, 2).pdf(), Err(TooLong));
}

#[test]
fn a_table_is_never_wider_than_the_page() {
    for columns in [1, 5, 20, 60] {
        let (widths, letters) = chart(10, columns).widths(1840.0);
        assert!(widths.iter().sum::<f32>() < 1841.0, "{columns}");
        assert!((LEAST..=LETTERS).contains(&letters));
    }
}

#[test]
fn eight_slips_share_a_page() {
    let slip = Slip { number: "1".to_owned(), people: vec!["Rossi".to_owned(), "Verdi".to_owned()], ..Slip::default() };
    for (slips, expected) in [(0, 1), (8, 1), (9, 2)] {
        let slips = Slips { title: "Torneo".to_owned(), slips: vec![slip.clone(); slips] };
        assert_eq!(pages(&slips.pdf().unwrap()), expected);
        assert_eq!(slips.pdf(), slips.pdf(), "the same bytes every time");
    }
}
