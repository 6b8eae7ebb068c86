use super::*;
use crate::packed::unpack;
use crate::random::Random;

/// A game of random moves with everything that can be said of a move.
pub(crate) fn random_game(seed: u64) -> Played {
    let mut random = Random(seed);
    let mut position = Position::even();
    let any = |position: &mut Position, random: &mut Random| {
        let moves = position.legal_moves();
        let m = *moves.get(random.below(moves.len().max(1)))?;
        position.play_unchecked(m);
        Some(m)
    };
    let opening = (0..random.below(18)).filter_map(|_| any(&mut position, &mut random)).collect();
    let mut plies = Vec::new();
    for _ in 0..random.below(150) {
        let line = |first: Option<Move>, from: &Position, random: &mut Random| {
            let mut at = from.clone();
            let mut line: Vec<Move> = Vec::new();
            for i in 0..random.below(4) {
                match first.filter(|_| i == 0) {
                    Some(m) => {
                        at.play_unchecked(m);
                        line.push(m);
                    }
                    None => line.extend(any(&mut at, random)),
                }
            }
            (random.below(4) > 0).then(|| Judged { score: random.below(5_001) as i16 - 2_500, line })
        };
        let before = position.clone();
        let mut after = before.clone();
        let moves = before.legal_moves();
        if moves.is_empty() {
            break;
        }
        let played = moves[random.below(moves.len())];
        let thought = line(Some(played), &before, &mut random);
        let drawn = moves[random.below(moves.len())];
        after.play_unchecked(drawn);
        let stray = (random.below(2) == 0).then(|| (drawn, line(None, &after, &mut random)));
        position.play_unchecked(played);
        plies.push(Ply { played, thought, stray });
    }
    Played { opening, plies, winner: [None, Some(Color::Black), Some(Color::White)][random.below(3)] }
}

fn written(games: &[Played], bytes: impl FnOnce(&mut Vec<u8>)) -> tempfile::NamedTempFile {
    let mut all = write(games);
    bytes(&mut all);
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), all).unwrap();
    file
}

#[test]
fn games_come_back_as_they_were() {
    let games: Vec<Played> = (0..60).map(random_game).collect();
    let file = written(&games, |_| {});
    let back: Vec<Played> = read(file.path()).unwrap().map(Result::unwrap).collect();
    assert!(back == games);
}

#[test]
fn a_position_takes_few_bytes() {
    let games: Vec<Played> = (0..60).map(random_game).collect();
    let positions: u64 = games.iter().map(Played::count).sum();
    assert_eq!(positions, games.iter().map(|game| game.records().len() as u64).sum::<u64>());
    // Random scores and lines of up to three moves cost more than those of real games.
    assert!((write(&games).len() as u64) < 8 * positions);
}

#[test]
fn what_a_search_thought_is_seen_from_the_quiet_position() {
    let [first, second] = ["7g7f", "3c3d"].map(|m| m.parse::<Move>().unwrap());
    let judged = Judged { score: 120, line: vec![first] };
    let stray = Some((second_of_start(), Some(Judged { score: -70, line: Vec::new() })));
    let game = Played {
        opening: Vec::new(),
        plies: vec![
            Ply { played: first, thought: Some(judged), stray },
            Ply { played: second, thought: None, stray: None },
        ],
        winner: Some(Color::White),
    };
    let records = game.records();
    assert_eq!(records.iter().map(|record| (record.score, record.result)).collect::<Vec<_>>(), [(-120, 1), (-70, 0)]);
    assert!(records.iter().all(|record| unpack(&record.position).unwrap().turn == Color::White));
}

fn second_of_start() -> Move {
    "2g2f".parse().unwrap()
}

#[test]
fn damaged_files_are_refused_with_their_place() {
    let games: Vec<Played> = (0..3).map(random_game).collect();
    let error = read(written(&games, |bytes| bytes[0] = b'x').path()).err().unwrap().to_string();
    assert!(error.contains("must begin with"), "{error}");
    let file = written(&games, |bytes| bytes.truncate(bytes.len() - 1));
    let read: Vec<io::Result<Played>> = read(file.path()).unwrap().collect();
    assert_eq!(read.len(), 3, "nothing comes after the damage");
    let error = read[2].as_ref().unwrap_err().to_string();
    assert!(error.contains("cut short") && error.contains("byte"), "{error}");
}

#[test]
fn a_score_without_an_opposite_is_refused() {
    let judged = Judged { score: i16::MIN, line: vec!["7g7f".parse().unwrap()] };
    let ply = Ply { played: "7g7f".parse().unwrap(), thought: Some(judged), stray: None };
    let file = written(&[Played { opening: Vec::new(), plies: vec![ply], winner: None }], |_| {});
    assert!(read(file.path()).unwrap().next().unwrap().is_err());
}

#[test]
fn no_bytes_make_it_panic() {
    let whole = write(&[random_game(5)]);
    let mut random = Random(9);
    for _ in 0..2_000 {
        let mut bytes = whole.clone();
        for _ in 0..1 + random.below(4) {
            let at = MAGIC.len() + random.below(bytes.len() - MAGIC.len());
            bytes[at] = random.next() as u8;
        }
        let file = written(&[], |all| *all = bytes);
        for game in read(file.path()).unwrap().flatten() {
            game.records();
        }
    }
}
