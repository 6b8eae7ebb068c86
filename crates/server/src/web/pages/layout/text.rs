//! The text view of a page with a board: how things stand, where moves and commands are typed, the board as a table, hands
//! and moves as lists. It is written from what the page's script gets, so that it can be read before any script runs.

use super::Shown;
use crate::web::text_view::TextView;
use maud::{Markup, html};
use serde_json::Value;
use std::collections::BTreeMap;
use words::Language;

/// The texts of scripts, by id.
type Messages = BTreeMap<String, String>;

/// What turns the view on and off: the first thing after the way past the header.
pub(super) fn switch(view: TextView, language: Language, path: &str) -> Markup {
    html! {
        form.text-switch id="text-switch" method="post" action="/text" {
            input type="hidden" name="back" value=(path);
            (button(view, language, true))
        }
    }
}

/// The same in sight, in the footer.
pub(super) fn switch_in_footer(view: TextView, language: Language) -> Markup {
    button(view, language, false)
}

fn button(view: TextView, language: Language, first: bool) -> Markup {
    let (next, label) = match view {
        TextView::Off => ("on", "text-on"),
        TextView::On => ("off", "text-off"),
    };
    html! {
        button.first[first] form="text-switch" name="text" value=(next) aria-keyshortcuts="Alt+T" { (language.text(label)) }
    }
}

/// The view itself.
pub(super) fn view(shown: &Shown, language: Language) -> Markup {
    let messages = language.script_messages(shown.handicap);
    let snapshot = shown.snapshot.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or(Value::Null);
    let game = Game { variant: &shown.variant, messages, language };
    let board = sfen_of(&snapshot).map(|sfen| game.read(sfen));
    let text = |id: &str| language.text(id);
    html! {
        section.text-view id="text" aria-labelledby="text-title" {
            h2 id="text-title" { (text("text-title")) }
            p.state { (game.state(&snapshot)) }
            form.ask {
                label for="command" { (text("text-label")) }
                input id="command" type="text" name="command" maxlength="2000" autocomplete="off" autocapitalize="off" spellcheck="false"
                    aria-describedby="text-note";
                button.primary { (text("text-send")) }
            }
            p.note id="text-note" { (text("text-note")) }
            p.note { a href="/help#text-view" { (text("text-help-page")) } }
            div.log role="log" aria-live="off" aria-label=(text("text-log")) tabindex="0" {}
            div.board-of-text tabindex="0" role="group" aria-label=(text("text-board")) {
                table { @if let Some(board) = &board { (game.table(board)) } }
            }
            div.hands { @if let Some(board) = &board { (game.hands(board)) } }
            h3 { (text("game-moves")) }
            ol.moves-of-text { (game.moves(&snapshot)) }
            p.warned.unseen aria-live="assertive" {}
        }
    }
}

/// The position that is looked at when the page opens: the last of a game, that of a line where one stands, the first of anything else.
fn sfen_of(snapshot: &Value) -> Option<&str> {
    let stands = snapshot["at"].as_u64().and_then(|at| usize::try_from(at).ok()?.checked_sub(1));
    if let Some(sfen) = stands.and_then(|at| snapshot["steps"][at]["sfen"].as_str()) {
        return Some(sfen);
    }
    let last = snapshot["moves"].as_array().and_then(|moves| moves.last());
    last.and_then(|played| played["sfen"].as_str())
        .or_else(|| snapshot["start"]["sfen"].as_str())
        .or_else(|| snapshot["sfen"].as_str())
}

/// What a position's text shows: pieces by owner and kind, rank by rank, as far as it can be told without the rules.
struct Board {
    ranks: Vec<Vec<Option<(String, String)>>>,
    hands: Vec<(String, Vec<(String, String)>)>,
}

struct Game<'a> {
    variant: &'a Value,
    messages: &'a Messages,
    language: Language,
}

impl Game<'_> {
    fn seats(&self) -> Vec<&str> {
        let told = self.variant["seats"].as_array().map(|seats| seats.iter().filter_map(Value::as_str).collect());
        told.unwrap_or_else(|| vec!["black", "white"])
    }

    fn text(&self, id: &str, values: &[(&str, &str)]) -> String {
        let text = self.messages.get(&format!("ui-{id}")).cloned().unwrap_or_default();
        values.iter().fold(text, |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
    }

    /// What `ui/board/text.js` reads of a position.
    fn read(&self, sfen: &str) -> Board {
        let mut parts = sfen.split(' ');
        let rows = parts.next().unwrap_or_default();
        let hands = parts.nth(1).unwrap_or("-");
        let ranks = rows.split('/').map(|row| {
            tokens(row, self.is_of_four()).into_iter().flat_map(|token| match token.parse::<usize>() {
                Ok(empty) => vec![None; empty],
                Err(_) => vec![Some(self.piece(&token))],
            })
        });
        Board { ranks: ranks.map(Iterator::collect).collect(), hands: self.read_hands(hands) }
    }

    fn read_hands(&self, text: &str) -> Vec<(String, Vec<(String, String)>)> {
        let mut hands: Vec<(String, Vec<(String, String)>)> =
            self.seats().into_iter().map(|seat| (seat.to_owned(), Vec::new())).collect();
        let mut count = String::new();
        for token in tokens(text, self.is_of_four()).into_iter().filter(|token| token != "-") {
            if token.bytes().all(|byte| byte.is_ascii_digit()) {
                count = token;
                continue;
            }
            let (owner, kind) = self.piece(&token);
            let number = std::mem::take(&mut count);
            if let Some((_, held)) = hands.iter_mut().find(|(seat, _)| *seat == owner) {
                held.push((kind, number));
            }
        }
        hands
    }

    fn is_of_four(&self) -> bool {
        self.seats().len() == 4
    }

    /// Owner and kind.
    fn piece(&self, token: &str) -> (String, String) {
        if self.is_of_four() {
            let owner = self.seats().into_iter().find(|seat| token.starts_with(&seat[..1])).unwrap_or_default();
            return (owner.to_owned(), token.get(1..).unwrap_or_default().to_owned());
        }
        let kind = token.to_uppercase();
        (if token == kind { "black" } else { "white" }.to_owned(), kind)
    }

    /// "black pawn", as scripts say it.
    fn words(&self, owner: &str, kind: &str) -> String {
        if self.variant.is_null() {
            let (promoted, letter) = kind.strip_prefix('+').map_or(("", kind), |letter| ("promoted-", letter));
            return self.text(&format!("piece-{owner}-{promoted}{letter}"), &[]);
        }
        let name = self.variant["kinds"][kind]["name"].as_str().unwrap_or(kind);
        let color = self.text(&format!("color-{owner}"), &[]);
        if self.is_of_four() {
            return self.text("piece-of", &[("name", &color), ("piece", name)]);
        }
        self.text("family-piece", &[("text", &color), ("name", name)])
    }

    /// Files from the right, as they are counted.
    fn table(&self, board: &Board) -> Markup {
        let files = board.ranks.first().map_or(0, Vec::len);
        html! {
            thead { tr { td {} @for file in (1..=files).rev() { th scope="col" { (file) } } } }
            tbody {
                @for (rank, row) in board.ranks.iter().enumerate() {
                    tr {
                        th scope="row" { (rank + 1) }
                        @for piece in row { td { @if let Some((owner, kind)) = piece { (self.words(owner, kind)) } } }
                    }
                }
            }
        }
    }

    fn hands(&self, board: &Board) -> Markup {
        html! {
            @for (seat, held) in &board.hands {
                h3 { (self.text("text-hand-of", &[("name", &self.text(&format!("color-{seat}"), &[]))])) }
                ul {
                    @for (kind, count) in held {
                        li { (self.words(seat, kind)) @if !count.is_empty() { " × " (count) } }
                    }
                    @if held.is_empty() { li { (self.text("text-nothing", &[])) } }
                }
            }
        }
    }

    fn moves(&self, snapshot: &Value) -> Markup {
        let notation = if self.language == Language::Japanese { "japanese" } else { "western" };
        let written = |played: &Value| {
            played["text"].as_str().or_else(|| played["text"][notation].as_str()).unwrap_or_default().to_owned()
        };
        let lines = ["moves", "line", "steps"].into_iter().filter_map(|name| snapshot[name].as_array());
        let played = lines.flatten();
        html! { @for played in played { li { (written(played)) } } }
    }

    /// Whose turn it is, or how it has ended; whether there is a check.
    fn state(&self, snapshot: &Value) -> String {
        if let Some(result) = snapshot["result"]["text"].as_str() {
            return result.to_owned();
        }
        let Some(sfen) = sfen_of(snapshot) else { return String::new() };
        let letter = sfen.split(' ').nth(1).unwrap_or("b");
        let turn = self.seats().into_iter().find(|seat| seat.starts_with(letter)).unwrap_or("black");
        let name = self.text(&format!("color-{turn}"), &[]);
        let mut words = vec![self.text("turn-of", &[("name", &name)])];
        let last = snapshot["moves"].as_array().and_then(|moves| moves.last()).unwrap_or(&snapshot["start"]);
        let is_check = last["check"].is_string() || last["check"].as_array().is_some_and(|squares| !squares.is_empty());
        words.extend(is_check.then(|| self.text("check", &[])));
        words.join(&self.text("comma", &[]))
    }
}

/// Empty squares as a number, pieces with all their marks: as `ui/board/text.js` takes a row apart.
fn tokens(row: &str, of_four: bool) -> Vec<String> {
    if row.contains(',') {
        return row.split(',').map(str::to_owned).collect();
    }
    let mut found = Vec::new();
    let mut letters = row.chars().peekable();
    while let Some(first) = letters.next() {
        let mut token = String::from(first);
        if first.is_ascii_digit() {
            while let Some(digit) = letters.next_if(char::is_ascii_digit) {
                token.push(digit);
            }
        } else {
            // After the seat, or after the plus, comes the letter.
            if of_four {
                token.extend(letters.next_if_eq(&'+'));
            }
            if of_four || first == '+' {
                token.extend(letters.next());
            }
            token.extend(letters.next_if(|mark| matches!(mark, '!' | '\'')));
        }
        found.push(token);
    }
    found
}
