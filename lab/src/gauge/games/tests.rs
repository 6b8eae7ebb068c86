use super::*;

/// A game of these moves at whose end Black resigns, or which is broken off.
fn record(moves: &str, decided: bool) -> Record {
    let text = format!("PI\n+\n{moves}%{}\n", if decided { "TORYO" } else { "CHUDAN" });
    kifu::read(text.as_bytes()).unwrap().record
}

/// Rooks that walk to and fro, so that every position is quiet.
fn walk() -> String {
    let there = "+2838HI\n-8272HI\n+3828HI\n-7282HI\n";
    there.repeat(16)
}

#[test]
fn quiet_positions_of_decided_games_are_judged() {
    let net = Network::shipped();
    let mut judgement = Judgement { games: 0, positions: 0, right: 0, log_loss: 0.0 };
    judgement.add(&net, &record(&walk(), false));
    assert_eq!((judgement.games, judgement.positions), (0, 0), "nobody won");
    judgement.add(&net, &record(&walk(), true));
    // Plies 32, 40, 48 and 56 of 64.
    assert_eq!((judgement.games, judgement.positions), (1, 4));
    assert!(judgement.log_loss.is_finite() && judgement.log_loss > 0.0);
    let said = judgement.to_string();
    assert!(said.starts_with("4 quiet positions of 1 games: the winner in "), "{said}");
}

#[test]
fn a_capture_a_promotion_and_a_check_are_not_quiet() {
    let position: Position = "4k4/9/9/4p4/9/4R4/9/9/4K4 b G 1".parse().unwrap();
    let is_quiet = |usi: &str| super::is_quiet(&position, usi.parse().unwrap());
    assert!(is_quiet("5f6f") && is_quiet("G*1i"));
    assert!(!is_quiet("5f5d") && !is_quiet("G*5b"));
    let other: Position = "4k4/9/9/9/9/1R7/9/9/4K4 b - 1".parse().unwrap();
    assert!(!super::is_quiet(&other, "8f8c+".parse().unwrap()));
}

#[test]
fn a_folder_without_games_is_refused() {
    let error = judge(&Network::shipped(), &[PathBuf::from("src/gauge")]).err().unwrap();
    assert!(error.to_string().contains("no game with a winner"), "{error}");
    let error = judge(&Network::shipped(), &[PathBuf::from("nowhere")]).err().unwrap();
    assert!(error.to_string().starts_with("nowhere: "), "{error}");
}
