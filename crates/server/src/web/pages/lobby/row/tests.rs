use super::*;
use arbiter::handicap::Mix;
use shogi::Handicap;

fn told(plan: impl Into<Plan>, maker: Option<Color>) -> String {
    odds(&Fit { plan: plan.into(), maker }, Language::English)
}

#[test]
fn each_reads_their_own_side_of_the_odds() {
    assert_eq!(told(Odds::Lots, None), "Even, who begins is drawn by lot");
    assert_eq!(told(Odds::Lots, Some(Color::Black)), "Even, the other begins");
    assert_eq!(told(Odds::WeakerFirst, Some(Color::Black)), "No odds, the other begins");
    assert_eq!(told(Odds::WeakerFirst, Some(Color::White)), "No odds, you begin");
    assert_eq!(told(Odds::Pieces(Handicap::Rook), Some(Color::Black)), "You give odds: Rook");
    assert_eq!(told(Odds::Pieces(Handicap::Rook), Some(Color::White)), "You receive odds: Rook");
    let by_turns = told(Mix::BishopRook, Some(Color::White));
    assert!(by_turns.contains("Bishop") && by_turns.contains("Rook"), "{by_turns}");
}
