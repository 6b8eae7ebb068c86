//! The referee of the other games of the family.

use arbiter::{Effect, Event, Foul, Game, Outcome, Refusal, Ruleset, Terms};
use play::{AnyBoard, AnyMove, Attempt, Board};
use shogi::{Color, IllegalMove};
use std::time::Duration;
use variants::Bar;

fn game(variant: &str, position: &str, ruleset: Ruleset) -> Game<AnyBoard> {
    let data = variants::Game::named(variant).unwrap();
    let start = variants::Position::parse(&data, position).unwrap().into();
    Game::new(Terms { ruleset, ..Terms::of(start) })
}

fn moved(game: &Game<AnyBoard>, text: &str) -> Event<AnyMove> {
    let Some(Attempt::Move(m)) = game.position().read(text) else { panic!("{text} is no move") };
    Event::played(game.turn(), game.next_ply(), m)
}

// FOUL-16: where fouls lose, so does a move that only another game bars; else it is refused by its name.
#[test]
fn a_barred_move_is_a_foul_by_its_own_name() {
    let check = |variant: &str, position: &str, text: &str, foul: Foul| {
        let mut friendly = game(variant, position, Ruleset::FRIENDLY);
        let event = moved(&friendly, text);
        assert_eq!(friendly.handle(event, Duration::ZERO), Err(Refusal::Foul(foul)), "{text}");
        assert_eq!((friendly.outcome(), friendly.moves().len()), (None, 0));
        let mut official = game(variant, position, Ruleset::OFFICIAL);
        let lost = Outcome::Foul { loser: Color::Black, foul, ply: 1 };
        assert_eq!(official.handle(event, Duration::ZERO), Ok(vec![Effect::Ended(lost)]), "{text}");
        assert_eq!(official.offence().map(|offence| offence.to_string()), Some(text.to_owned()));
        assert_eq!(lost.to_string().parse(), Ok(lost));
    };
    check("minishogi", "r3k/5/5/5/K4 b P 1", "P*3c", Foul::Barred(Bar::Check));
    check("minishogi", "4k/5/5/4P/K4 b P 1", "P*1c", Foul::Barred(Bar::FullFile));
    check("minishogi", "4k/5/5/5/K4 b P 1", "P*3a", Foul::Barred(Bar::DeadEnd));
    check("minishogi", "4k/5/5/5/K4 b P 1", "S*3c", Foul::Illegal(IllegalMove::NotInHand));
    let lions = "11k/12/12/5r6/12/5n6/12/5N6/12/12/12/11K b - 1";
    check("chu", lions, "7h7f", Foul::Barred(Bar::LionTrading));
}

#[test]
fn a_situation_that_may_not_come_back_is_a_foul() {
    let mut game = game("tori", "3k3/7/7/7/7/7/3K3 b - 1", Ruleset::OFFICIAL);
    for (text, at) in "4g3f 4a3b 3f4g 3b4a 4g3f 4a3b 3f4g".split(' ').zip(0..) {
        game.handle(moved(&game, text), Duration::from_secs(at)).unwrap();
    }
    let foul = Foul::Barred(Bar::Repetition);
    let lost = Outcome::Foul { loser: Color::White, foul, ply: 8 };
    assert_eq!(game.handle(moved(&game, "3b4a"), Duration::from_secs(9)), Ok(vec![Effect::Ended(lost)]));
}
