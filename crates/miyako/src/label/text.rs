//! What a game has, for people.

use kifu::Record;
use shogi::{Color, Handicap};
use std::io::{self, Write};
use study::patterns::{Catalogue, Kind, PatternId, SideLabels, Span};
use study::{Exchange, Finish, Outline};
use words::{Language, own_name};

/// What marks a name that one source alone has, in every language.
const RARE: char = '°';

/// A game and what there is to say of it.
pub(crate) struct Text<'a> {
    pub(crate) record: &'a Record,
    pub(crate) outline: &'a Outline,
    pub(crate) language: Language,
}

impl Text<'_> {
    /// All of it, under the name of the file and the number that the game has there.
    pub(super) fn write(&self, file: &str, game: usize, out: &mut dyn Write) -> io::Result<()> {
        let head = [("file", file), ("game", &game.to_string()), ("moves", &self.outline.plies.to_string())];
        writeln!(out, "{}", self.with("label-head", &head))?;
        for line in self.with_note([self.names_alone(), self.others()].concat()) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    /// Castles, openings and tesuji, and nothing else.
    pub(crate) fn names_told(&self) -> Vec<String> {
        self.with_note(self.names_alone())
    }

    /// The lines, and what the mark beside a name means if there is one.
    fn with_note(&self, mut lines: Vec<String>) -> Vec<String> {
        if lines.iter().any(|line| line.contains(RARE)) {
            lines.push(self.language.text("label-rare-note"));
        }
        lines
    }

    fn names_alone(&self) -> Vec<String> {
        let labels = &self.outline.labels;
        let mut lines = Vec::new();
        if !labels.game.is_empty() {
            lines.push(self.with("label-game", &[("names", &self.names(labels.game.iter().copied()))]));
        }
        for color in Color::ALL {
            lines.extend(self.side(color, &labels.sides[color.index()]));
        }
        lines.extend(self.tesuji());
        lines.extend(self.exchange());
        lines
    }

    fn others(&self) -> Vec<String> {
        let Outline { phases, centre, sabaki, joseki, ending, .. } = self.outline;
        let mut lines = Vec::new();
        for found in sabaki {
            let [ply, before, after] = [found.ply.to_string(), found.before.to_string(), found.after.to_string()];
            let values = [("side", self.color(found.by)), ("ply", ply), ("before", before), ("after", after)];
            lines.push(self.with("label-sabaki", &values.each_ref().map(|(name, value)| (*name, value.as_str()))));
        }
        let joseki = Some(*joseki).filter(|plies| *plies > 0);
        let told = [("joseki", joseki), ("middle-game", phases.middle_game), ("endgame", phases.endgame)];
        for (name, ply) in told {
            let Some(ply) = ply else { continue };
            lines.push(self.with(&format!("label-{name}"), &[("ply", &ply.to_string())]));
        }
        for color in Color::ALL {
            if self.outline.is_sitting(color) {
                lines.push(self.with("label-sitting-king", &[("side", &self.color(color))]));
            }
            if centre[color.index()] > 0 {
                let values = [("side", self.color(color)), ("moves", centre[color.index()].to_string())];
                lines.push(self.with("label-centre", &values.each_ref().map(|(name, value)| (*name, value.as_str()))));
            }
        }
        lines.extend(ending.iter().flat_map(|finish| self.ending(finish)));
        lines
    }

    fn side(&self, color: Color, labels: &SideLabels) -> Vec<String> {
        let side = self.color(color);
        let mut lines = Vec::new();
        if let Some(style) = labels.style {
            lines.push(self.with("label-style", &[("side", &side), ("name", &self.name(style))]));
        }
        let is_opening =
            |span: &&Span| !matches!(Catalogue::builtin()[span.pattern].kind, Kind::Attack | Kind::Formation);
        let (openings, others): (Vec<&Span>, Vec<&Span>) = labels.openings.iter().partition(is_opening);
        for (id, spans) in [("label-openings", openings), ("label-attacks", others)] {
            let names = spans.into_iter().map(|span| {
                self.with("label-from", &[("name", &self.name(span.pattern)), ("ply", &span.first.to_string())])
            });
            lines.extend(self.list(id, &side, names));
        }
        let (castle, others): (Vec<&Span>, Vec<&Span>) =
            labels.castles.iter().partition(|span| Some(**span) == labels.castle);
        for (id, spans) in [("label-castle", castle), ("label-other-castles", others)] {
            let names = spans.into_iter().map(|span| {
                let [first, last] = [span.first, span.last].map(|ply| ply.to_string());
                self.with("label-span", &[("name", &self.name(span.pattern)), ("first", &first), ("last", &last)])
            });
            lines.extend(self.list(id, &side, names));
        }
        lines
    }

    fn list(&self, id: &str, side: &str, names: impl Iterator<Item = String>) -> Option<String> {
        let names: Vec<String> = names.collect();
        let list = names.join(self.language.joint());
        (!names.is_empty()).then(|| self.with(id, &[("side", side), ("names", &list)]))
    }

    /// The tesuji of both sides, each with the moves that are one, in the order in which they came.
    fn tesuji(&self) -> Option<String> {
        let mut moves: Vec<(PatternId, Vec<String>)> = Vec::new();
        for tesuji in &self.outline.labels.tesuji {
            let ply = tesuji.ply.to_string();
            match moves.iter_mut().find(|(known, _)| *known == tesuji.pattern) {
                Some((_, plies)) => plies.push(ply),
                None => moves.push((tesuji.pattern, vec![ply])),
            }
        }
        let names = moves.into_iter().map(|(pattern, plies)| {
            let plies = plies.join(self.language.joint());
            self.with("label-tesuji-moves", &[("name", &self.name(pattern)), ("plies", &plies)])
        });
        let names: Vec<String> = names.collect();
        (!names.is_empty())
            .then(|| self.with("label-tesuji", &[("names", &names.join(self.language.text("label-between").as_str()))]))
    }

    /// How the sides stand at the end by the values of exchanges, if any was made (VALUE-02).
    fn exchange(&self) -> Option<String> {
        let Exchange { black, white, .. } = self.outline.exchange.last().filter(|last| last.ply > 0)?;
        let values = [("black", format!("{black:+}")), ("white", format!("{white:+}"))];
        Some(self.with("label-exchange", &values.each_ref().map(|(name, value)| (*name, value.as_str()))))
    }

    fn ending(&self, finish: &Finish) -> Vec<String> {
        let mut lines = Vec::new();
        let last = self.record.last();
        let mate = kifu::Ending::Mate;
        let ending = self.record.ending().unwrap_or(&mate);
        let text = words::ending(ending, last.turn(), self.handicap(), self.language);
        lines.push(self.with("label-ending", &[("text", &text)]));
        if finish.centre_mate {
            lines.push(self.language.text("label-centre-mate"));
        }
        for color in Color::ALL {
            if finish.entered[color.index()] {
                lines.push(self.with("label-entered", &[("side", &self.color(color))]));
            }
        }
        lines
    }

    fn names(&self, patterns: impl Iterator<Item = PatternId>) -> String {
        patterns.map(|pattern| self.name(pattern)).collect::<Vec<_>>().join(self.language.joint())
    }

    /// What a pattern is called, with the Japanese beside it for those who read another language.
    fn name(&self, pattern: PatternId) -> String {
        let pattern = &Catalogue::builtin()[pattern];
        let name = own_name(&pattern.names, self.language).to_owned();
        let japanese = format!("{} {}", pattern.names.kanji, pattern.names.romaji);
        let term = words::term(name, &japanese, self.language);
        if pattern.rare { self.with("label-rare", &[("name", &term)]) } else { term }
    }

    fn color(&self, color: Color) -> String {
        words::side(color, self.handicap(), self.language)
    }

    fn handicap(&self) -> Handicap {
        self.record.handicap().unwrap_or(Handicap::Even)
    }

    fn with(&self, id: &str, texts: &[(&str, &str)]) -> String {
        self.language.text_with_list(id, texts)
    }
}
