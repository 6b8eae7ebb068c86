//! A game of two in the terminal: a person, and the computer.

use super::computer::Computer;
use super::look::Look;
use super::save;
use super::setting::{Effort, Setting};
use arbiter::Game;
use kifu::notation::{self, Wrong};
use play::{AnyBoard, AnyMove, Attempt, Board as _};
use shogi::{Color, Handicap};
use words::Language;

/// How such a game looks, and the computer that plays it.
pub(super) struct Two {
    pub(super) look: Look,
    pub(super) computer: Computer,
    /// Whether it is standard shogi.
    pub(super) is_standard: bool,
}

impl Two {
    /// One for standard shogi, the other for the rest of the family.
    fn by_game(&self, standard: &'static str, family: &'static str) -> &'static str {
        if self.is_standard { standard } else { family }
    }
}

impl Setting for Two {
    type Board = AnyBoard;

    fn language(&self) -> Language {
        self.look.language
    }

    fn side(&self, color: Color) -> String {
        self.look.side(color)
    }

    fn welcome(&self, game: &Game<AnyBoard>, people: &[Color]) -> Vec<String> {
        let language = self.look.language;
        let sides = people.iter().map(|color| self.side(*color)).collect::<Vec<_>>().join(", ");
        let level = self.computer.level(language);
        let values = [("side", sides.as_str()), ("level", &level)];
        let mut lines = match &game.terms().start {
            AnyBoard::Shogi(_) => vec![language.text_with_list("terminal-welcome", &values)],
            AnyBoard::Family(course) => {
                let names = course.position().game().names();
                let name = format!("{} {}", names.kanji, words::own_name(names, language));
                vec![language.text_with_list("variant-welcome", &[&values[..], &[("game", &name)]].concat())]
            }
        };
        let handicap = self.look.handicap;
        if handicap != Handicap::Even {
            let name = language.text(&format!("handicap-{}", handicap.code()));
            let name = words::term(name, handicap.kanji(), language);
            lines.push(language.text_with_list("terminal-handicap", &[("name", &name)]));
        }
        lines
    }

    fn try_help(&self) -> &'static str {
        self.by_game("terminal-try-help", "variant-try-help")
    }

    fn help(&self) -> &'static str {
        self.by_game("terminal-help", "variant-help")
    }

    fn drawn(&self, board: &AnyBoard) -> String {
        self.look.board(board)
    }

    fn check(&self) -> Option<String> {
        Some(self.look.language.text("terminal-check"))
    }

    fn aftermath(&self, _: &AnyBoard, _: &Game<AnyBoard>) -> Vec<String> {
        Vec::new()
    }

    fn move_text(&self, board: &AnyBoard, m: AnyMove, last: Option<AnyMove>) -> String {
        self.look.move_text(board, m, last)
    }

    /// In USI; in standard shogi a move in any notation.
    fn understand(&self, game: &Game<AnyBoard>, text: &str) -> Result<Attempt<AnyMove>, Wrong> {
        let board = game.position();
        match (board.read(text), board.standard()) {
            (Some(attempt), _) => Ok(attempt),
            (None, Some(position)) => {
                let last = game.moves().last().and_then(|played| AnyBoard::standard_move(played.m));
                let m = notation::read(position, text, last.map(shogi::Move::to)).map_err(|error| error.wrong)?;
                Ok(Attempt::Move(m.into()))
            }
            (None, None) => Err(Wrong::Malformed { expected: "a move of this game" }),
        }
    }

    fn result(&self, game: &Game<AnyBoard>) -> Vec<String> {
        let language = self.look.language;
        let told = |outcome: arbiter::Outcome| {
            let result = words::result(outcome, self.look.handicap, language);
            let result = words::term(result, outcome.kanji(), language);
            language.text_with_list("terminal-result", &[("result", &result)])
        };
        game.outcome().map(told).into_iter().collect()
    }

    fn think(&mut self, game: &Game<AnyBoard>, effort: Effort) -> Option<AnyMove> {
        self.computer.think(game, effort).best
    }

    /// Late in the game, if it does not think itself better off (END-23).
    fn agrees_to_draw(&mut self, game: &Game<AnyBoard>) -> Option<bool> {
        let (moves, pieces) = (game.moves().len(), game.terms().start.pieces());
        Some(
            engine::is_late_enough_for_a_draw(moves, pieces)
                && engine::is_even_or_worse(-self.computer.think(game, Effort::Advise).score),
        )
    }

    fn record(&self, game: &Game<AnyBoard>, people: &[Color]) -> Result<String, String> {
        let language = self.look.language;
        let name = |color| if people.contains(&color) { language.text("terminal-you") } else { self.computer.name() };
        let [black, white] = Color::ALL.map(name);
        save::kif(game, [&black, &white], &language.text("terminal-event"))
    }
}
