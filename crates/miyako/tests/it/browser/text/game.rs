//! A game against the computer, from the form that starts it to mate: what stands on the board is asked by a command, how things stand by
//! another, and moves are typed as they are written in the listener's language.

use super::super::house::House;
use super::listener::Listener;
use engine::{Engine, Limits, Stop};
use kifu::notation::Notation;
use shogi::{Color, Faults, Handicap, Position, Setup};
use words::{Language, side};

const ENTER: char = '\u{e007}';
const DOWN: char = '\u{e015}';

/// So many positions the player thinks of before a move.
const THOUGHT: u64 = 4_000;

/// No game takes so many of the player's moves.
const MOST_MOVES: usize = 150;

/// What the player, Black, begins.
pub(super) enum Game {
    /// From the beginning, with odds.
    Odds(Handicap),
    /// From a position, the player to move.
    From(&'static str),
}

/// From the beginning.
const EVEN: Game = Game::Odds(Handicap::Even);

/// Ten pieces' odds.
pub(super) const TEN_PIECES: Game = Game::Odds(Handicap::TenPiece);

/// A king that has lost its shelter, and an attack with all it needs.
pub(super) const ATTACK: Game = Game::From("lnsgk3l/6g2/p1ppppnpp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b RBSPP 1");

/// A king that is on its way to the other side of the board.
pub(super) const ENTRY: Game = Game::From("ln5nl/9/p1p3p1p/3pkp3/9/2P1P1P2/PP1P1P1PP/1B2G2R1/LNSK1GSNL b 2GS3P 1");

impl Game {
    /// Plays it until the computer is mated.
    pub(super) fn play(&self, listener: &Listener<'_>, house: &House) {
        self.begin(listener, house);
        let language = listener.speech.language;
        let handicap = if let Game::Odds(handicap) = self { *handicap } else { Handicap::Even };
        let mate = language.text_with("result-mate", "winner", side(Color::Black, handicap, language));
        let mut player = Player::new(language);
        for _ in 0..MOST_MOVES {
            loop {
                if wait_for_turn(listener).contains(&mate) {
                    listener.hear(0, &mate);
                    return;
                }
                if player.look(&listener.ask("sfen", |told| told.parse::<Setup>().is_ok())) {
                    break;
                }
            }
            listener.type_in(&player.choose());
        }
        panic!("the game does not end: {:?}", listener.log());
    }

    /// Goes through the form by keys: the opponent is the computer at its lowest level, as the form has it.
    fn begin(&self, listener: &Listener<'_>, house: &House) {
        let window = listener.window;
        match self {
            Game::Odds(handicap) => {
                window.go(&format!("http://{}/play", house.address));
                let place = Handicap::all().position(|other| other == *handicap).expect("it is among them");
                if place > 0 {
                    listener.tab_to(&listener.text("start-handicap"));
                    window.keys(&DOWN.to_string().repeat(place));
                }
            }
            Game::From(sfen) => {
                window.go(&format!("http://{}/play?position={}", house.address, sfen.replace(' ', "%20")));
            }
        }
        listener.tab_to(&listener.text("start-begin"));
        window.keys(&ENTER.to_string());
        window
            .wait("the game", || (window.run("return location.pathname.startsWith('/games/')") == true).then_some(()));
        listener.listen();
    }
}

/// A move is played as it is said, one that there is not is refused, and the game is given up, which is asked once more.
pub(super) fn give_up(listener: &Listener<'_>, house: &House) {
    EVEN.begin(listener, house);
    listener.type_in(listener.speech.first_move);
    let answered = || listener.ask("sfen", |told| told.parse::<Setup>().is_ok()).ends_with(" 3").then_some(());
    listener.window.wait("White's answer", answered);
    let played = wait_for_turn(listener);
    // A move that there is not is refused with the reason, and changes nothing.
    assert!(!listener.type_in("5i5f").is_empty());
    assert_eq!(listener.type_in(listener.speech.state), played);
    assert_eq!(listener.type_in(listener.speech.resign), listener.text("ui-text-sure-resign"));
    let language = listener.speech.language;
    let winner = side(Color::White, Handicap::Even, language);
    listener.type_and_hear(listener.speech.yes, &language.text_with("result-resign", "winner", winner));
}

/// How things stand, as soon as it is the player's turn or the game is over.
fn wait_for_turn(listener: &Listener<'_>) -> String {
    let (own, thinks) = (listener.text("ui-your-turn"), listener.text("ui-computer-thinks"));
    listener.window.wait("the player's turn", || {
        let state = listener.type_in(listener.speech.state);
        (state.contains(&own) || !state.contains(&thinks)).then_some(state)
    })
}

/// Who finds the moves.
struct Player {
    engine: Engine,
    language: Language,
    game: Option<engine::Game>,
    /// Where the last move was chosen.
    chosen_in: Option<u64>,
}

impl Player {
    fn new(language: Language) -> Player {
        let mut engine = Engine::new(16);
        engine.set_uses_book(false);
        Player { engine, language, game: None, chosen_in: None }
    }

    /// Learns the position. Since the player's own move one has been played that leads there; not if that is still to
    /// come, for what the page says of the turn may be a moment old.
    fn look(&mut self, sfen: &str) -> bool {
        let now = position(sfen);
        let Some(game) = &mut self.game else {
            self.game = Some(engine::Game::new(now));
            return true;
        };
        let before = game.position().clone();
        if now.turn() == before.turn() || Some(now.key()) == self.chosen_in {
            return false;
        }
        let leads_there = |m: &shogi::Move| {
            let mut after = before.clone();
            after.play_unchecked(*m);
            after.key() == now.key()
        };
        let played = before.legal_moves().into_iter().find(leads_there);
        game.play(played.unwrap_or_else(|| panic!("nothing leads to {sfen}"))).expect("a legal move");
        true
    }

    /// A move in the player's notation.
    fn choose(&mut self) -> String {
        let game = self.game.as_mut().expect("a position");
        self.chosen_in = Some(game.position().key());
        let limits = Limits { nodes: Some(THOUGHT), ..Limits::default() };
        let answer = self.engine.search(game, &limits, &Stop::new(), &mut |_| ());
        let m = answer.decision.played().expect("a move");
        let notation = if self.language == Language::Japanese { Notation::KI2 } else { Notation::WESTERN };
        let text = notation.write(game.position(), m, None);
        game.play(m).expect("a legal move");
        text
    }
}

fn position(sfen: &str) -> Position {
    let setup: Setup = sfen.parse().unwrap_or_else(|_| panic!("no SFEN: {sfen}"));
    setup.into_position().or_else(|error| error.forgive(Faults::PLAYABLE)).expect("a position")
}
