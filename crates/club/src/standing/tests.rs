use super::{Base, Contradicts, Game, Idle, Row, Score, Table, TieBreak};

/// Rows as cross-tables write them: `2+` won against the second, `0+` a bye.
fn table(rows: &[&str]) -> Table {
    let game = |text: &str| {
        let (opponent, score) = text.split_at(text.len() - 1);
        let score = match score {
            "+" => Score::Won,
            "=" => Score::Drawn,
            _ => Score::Lost,
        };
        Game { opponent: opponent.parse::<usize>().unwrap().checked_sub(1), score }
    };
    let row = |text: &&str| Row { games: text.split_whitespace().map(game).collect(), ..Row::default() };
    Table::new(rows.iter().map(row).collect()).unwrap()
}

#[test]
fn equal_points_share_a_place() {
    let table = table(&["2+", "1-", "4=", "3="]);
    assert_eq!(table.places(&[]), [(1, 0), (2, 2), (2, 3), (4, 1)]);
    assert_eq!(table.places(&[TieBreak::Sos]), [(1, 0), (2, 2), (2, 3), (4, 1)]);
}

#[test]
fn direct_encounter_counts_only_if_all_have_met() {
    let met = table(&["2+ 3- 4+", "1- 4+ 3+", "4- 1+ 2-", "3+ 2- 1-"]);
    // 1 and 2 have two wins each, and 1 won their game; 3 and 4 one each, and 4 won theirs.
    assert_eq!(met.places(&[TieBreak::DirectEncounter]), [(1, 0), (2, 1), (3, 3), (4, 2)]);
    let not = table(&["3+", "4+", "1-", "2-"]);
    assert_eq!(not.places(&[TieBreak::DirectEncounter]), [(1, 0), (1, 1), (3, 2), (3, 3)]);
}

// LEAGUE-03
#[test]
fn the_order_of_the_year_before_decides() {
    let mut rows = table(&["0+", "0+", "0+"]).rows().to_vec();
    (rows[0].last_year, rows[1].last_year) = (Some(9), Some(4));
    let table = Table::new(rows).unwrap();
    assert_eq!(table.places(&[TieBreak::LastYear]), [(1, 1), (2, 0), (3, 2)], "who is new comes last");
}

#[test]
fn rounds_without_an_opponent_count_as_one_likes() {
    let mut rows = table(&["2+ 0+", "1- 0-"]).rows().to_vec();
    (rows[0].start, rows[1].start) = (2, 1);
    let table = Table::new(rows).unwrap();
    let sos = |table: &Table| TieBreak::Sos.value(table, 0).unwrap();
    assert_eq!(sos(&table), 4);
    assert_eq!(sos(&table.clone().counted(Idle::OwnStart, Base::Points)), 12);
    assert_eq!(sos(&table.counted(Idle::Nothing, Base::Wins)), 0);
}

#[test]
fn a_game_told_in_two_ways_is_refused() {
    let game = |opponent, score| Row { games: vec![Game { opponent: Some(opponent), score }], ..Row::default() };
    let kind = |rows| Table::new(rows).unwrap_err().kind;
    assert_eq!(kind(vec![game(1, Score::Won), game(0, Score::Won)]), Contradicts::Disagreement);
    assert_eq!(kind(vec![game(5, Score::Won)]), Contradicts::NoSuchOpponent);
    assert_eq!(kind(vec![game(0, Score::Drawn)]), Contradicts::Disagreement, "nobody plays against themselves");
}

#[test]
fn names_lead_back() {
    for tie_break in TieBreak::ALL {
        assert_eq!(TieBreak::from_code(tie_break.code()), Some(tie_break));
    }
}
