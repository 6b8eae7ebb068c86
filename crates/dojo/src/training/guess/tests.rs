use super::*;
use study::patterns::Catalogue;

fn quiz(place: usize, side: Color) -> Quiz {
    let game = &Catalogue::builtin().examples()[place];
    let text = game.moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ");
    let record = kifu::read(format!("startpos moves {text}").as_bytes()).unwrap().record;
    let material = Material { source: Source::Example(place), title: String::new(), record, own: Color::ALL.to_vec() };
    Quiz::of(material, Some(side))
}

/// Of three different legal moves one is the game's, whatever the place and the seed; the same seed has the same.
#[test]
fn the_game_has_one_of_the_choices() {
    for side in Color::ALL {
        let quiz = quiz(0, side);
        let mut first = 0;
        for (plies, place) in quiz.places().iter().enumerate() {
            let choices = quiz.choices(plies, 7);
            if place.position.turn() != side {
                assert!(choices.is_empty() && quiz.place(plies).is_err());
                continue;
            }
            assert_eq!(choices.len(), CHOICES.min(place.position.legal_moves().len()));
            assert_eq!(choices.iter().filter(|m| **m == place.played).count(), 1);
            for (at, m) in choices.iter().enumerate() {
                assert!(place.position.judge(*m).is_ok() && !choices[..at].contains(m), "{m}");
            }
            assert_eq!(choices, quiz.choices(plies, 7));
            first += usize::from(choices[0] == place.played);
        }
        assert!(first > 0 && first < quiz.size(), "it stands anywhere among them");
        assert!(quiz.place(quiz.places().len()).is_err());
    }
}
