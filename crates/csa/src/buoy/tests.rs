use super::*;

fn name(text: &str) -> GameName {
    read_name(text).unwrap()
}

#[test]
fn moves() {
    let check = |text: &str, expected: &str| {
        let moves: Vec<String> = read_moves(text).unwrap().iter().map(Move::to_string).collect();
        assert_eq!(moves.join(" "), expected, "{text}");
    };
    check("+7776FU", "7g7f");
    check("+7776FU-3334FU+8822UM", "7g7f 3c3d 8h2b+");
    check("+7776FU,T2-3334FU,T15", "7g7f 3c3d");
    for wrong in ["", "+7776F", "+7776FU-", "+7775FU", "-3334FU", "+7776FU,3-3334FU", "+7776FU+2726FU", "+777６F"] {
        assert_eq!(read_moves(wrong), Err(BuoyError::Moves(wrong.to_owned())), "{wrong}");
    }
}

#[test]
fn names() {
    assert_eq!(name("buoy_x-900-0").as_str(), "buoy_x-900-0");
    for wrong in ["x-900-0", "buoy_x", ""] {
        assert_eq!(read_name(wrong), Err(BuoyError::Name(wrong.to_owned())));
    }
}

#[test]
fn each_begins_as_many_games_as_was_said() {
    let mut buoys = Buoys::default();
    let [me, you]: [PlayerName; 2] = ["me", "you"].map(|name| name.parse().unwrap());
    let (x, y) = (name("buoy_x-900-0"), name("buoy_y-900-0"));
    let moves = read_moves("+7776FU").unwrap();
    let mut set = |name: &GameName, count| buoys.set(name.clone(), me.clone(), moves.clone(), count);
    assert_eq!(set(&x, 0), Err(BuoyError::Count(0)));
    assert_eq!(set(&x, 1001), Err(BuoyError::Count(1001)));
    assert_eq!(set(&x, 2), Ok(()));
    assert_eq!(set(&x, 2), Err(BuoyError::Duplicate(x.clone())));
    assert_eq!(set(&y, 1), Ok(()));
    assert_eq!(buoys.delete(&y, &you), Err(BuoyError::Foreign(y.clone())));
    assert_eq!(buoys.delete(&y, &me), Ok(()));
    assert_eq!(buoys.delete(&y, &me), Err(BuoyError::Missing(y)));
    assert_eq!(buoys.count(&x), Some(2));
    assert_eq!(buoys.take(&x), Some(moves.clone()));
    assert_eq!(buoys.take(&x), Some(moves));
    assert_eq!((buoys.take(&x), buoys.count(&x)), (None, None));
}

#[test]
fn there_is_room_for_so_many() {
    let mut buoys = Buoys::default();
    let me: PlayerName = "me".parse().unwrap();
    for number in 0..MOST {
        buoys.set(name(&format!("buoy_{number}-900-0")), me.clone(), Vec::new(), 1).unwrap();
    }
    assert_eq!(buoys.set(name("buoy_x-900-0"), me, Vec::new(), 1), Err(BuoyError::Full));
}
