use super::*;
use shogi::Handicap;

fn of(text: &str) -> (Choices, Vec<Beat>) {
    let pairs: Vec<(&str, &str)> = text.split('&').filter_map(|pair| pair.split_once('=')).collect();
    let choices = Choices::read(&pairs).unwrap();
    let beats = walk(&choices);
    (choices, beats)
}

fn steps(beats: &[Beat]) -> Vec<Step> {
    let mut steps: Vec<Step> = beats.iter().map(|beat| beat.step).collect();
    steps.dedup();
    steps
}

// ETIQ-10 … ETIQ-23, in order (ETIQ-25).
#[test]
fn an_even_game_from_seats_to_last_bow() {
    let (_, beats) = of("throws=ptttt&end=first");
    let all = Step::ALL.into_iter().filter(|step| *step != Step::RemovePieces).collect::<Vec<_>>();
    assert_eq!(steps(&beats), all);
    let placed = beats.iter().filter(|beat| matches!(beat.deed, Deed::Place(_))).count();
    assert_eq!(placed, 40);
    let greeting = beats.iter().find(|beat| beat.step == Step::Greeting).unwrap();
    assert_eq!(greeting.table.setup.board, Setup::even().board);
    assert_eq!((greeting.table.bowing, greeting.table.thrown), ([true; 2], None));
    let concede = beats.iter().find(|beat| beat.step == Step::Concede).unwrap();
    assert_eq!(concede.table.hand_on_stand, Some(Role::Senior));
    assert_eq!(beats.last().unwrap().table.case, Case::OnBoard);
}

// Forty pieces, wherever they are (EQUIP-03), and the spare ones go back into the bag (ETIQ-13).
#[test]
fn no_piece_is_lost_on_the_way() {
    let (_, beats) = of("spare=2&odds=four-piece&giver=second");
    for beat in beats.iter().filter(|beat| beat.step != Step::PutAway) {
        let Table { setup, heap, taken, .. } = &beat.table;
        let stand = setup.board.iter().flatten().count();
        let all = stand + heap.len() + taken.len();
        let expected = match beat.step {
            Step::SetOut | Step::Bow | Step::LastBow => 0,
            Step::OpenBox | Step::PlaceKings | Step::PlacePieces => 42,
            _ => 40,
        };
        assert_eq!(all, expected, "{:?}", beat.deed);
    }
}

// ETIQ-14: uwate removes, whoever is senior; no lots are drawn (RULE-13).
#[test]
fn a_handicap_is_taken_away_by_who_gives_it() {
    let (_, beats) = of("odds=two-piece");
    let removed: Vec<_> = beats.iter().filter(|beat| matches!(beat.deed, Deed::Remove(_))).collect();
    assert_eq!(removed.iter().map(|beat| beat.by).collect::<Vec<_>>(), [By::One(Role::Senior); 2]);
    let play = beats.iter().find(|beat| beat.step == Step::Play).unwrap();
    assert_eq!(play.table.setup.board, Handicap::TwoPiece.setup().board);
    assert!(!steps(&beats).contains(&Step::ThrowPawns));
    let (_, turned) = of("odds=two-piece&giver=second");
    let play = turned.iter().find(|beat| beat.step == Step::Play).unwrap();
    assert_eq!(play.table.setup.board.iter().flatten().filter(|piece| piece.color() == Color::Black).count(), 18);
    let (_, josen) = of("odds=josen");
    assert!(!steps(&josen).iter().any(|step| matches!(step, Step::ThrowPawns | Step::RemovePieces)));
}

// RULE-07, RULE-12: the pawns of whom they are thrown for; before the players sit down if wanted.
#[test]
fn pawns_are_thrown_and_put_back_in_style() {
    let (_, beats) = of("throws=pptts.pttts&first_style=ito&thrower=timekeeper");
    let thrown: Vec<_> = beats.iter().filter(|beat| beat.step == Step::ThrowPawns).collect();
    assert_eq!((thrown.len(), thrown[0].table.helper), (3, Some(Thrower::Timekeeper)));
    assert_eq!(thrown[0].table.setup.board.iter().flatten().count(), 35);
    let back: Vec<_> = beats
        .iter()
        .filter_map(|beat| match beat.deed {
            Deed::PutBack(placement) => Some(placement.square.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(back, ["3c", "4c", "5c", "6c", "7c"]);
    let (_, before) = of("throws=ppppp&before=on&thrower=guest");
    assert_eq!(steps(&before)[..2], [Step::ThrowPawns, Step::SetOut]);
    assert!(!steps(&before).contains(&Step::PutPawnsBack));
}

// ETIQ-21.
#[test]
fn all_are_packed_in_groups() {
    let (_, beats) = of("odds=six-piece");
    let groups: Vec<u8> = beats
        .iter()
        .filter_map(|beat| match beat.deed {
            Deed::Pack(group) => Some(group.found),
            _ => None,
        })
        .collect();
    assert_eq!(groups, [2, 2, 2, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3]);
}
