//! What the walk asks on the way: how the pawns fell, how the game ended, how many pieces there are.

use super::Shown;
use super::address;
use arbiter::ritual::{Group, Lie, Party, Role, Step, complete as complete_set, grouped};
use maud::{Markup, html};
use shogi::PieceKind;

impl Shown<'_> {
    pub(super) fn asked(&self, step: Step) -> Markup {
        match step {
            Step::ThrowPawns => self.how_they_fell(),
            Step::Play => self.how_it_ended(),
            Step::PutAway => self.how_many(),
            _ => html! {},
        }
    }

    /// RULE-08 … RULE-11: the pawns as they fell, until a throw decides.
    fn how_they_fell(&self) -> Markup {
        let throws: Vec<_> = self.throws().collect();
        let decided = throws.last().is_some_and(|throw| throw.color().is_some());
        let (any, rest) = (self.said.query(&[]), self.said.query(&["throws"]));
        html! {
            @if !throws.is_empty() {
                ol.throws {
                    @for throw in throws {
                        li {
                            span.fallen lang="ja" aria-hidden="true" {
                                @for lie in throw.pawns() {
                                    span.uncounted[lie.counted().is_none()].off[matches!(lie, Lie::OffBoard(_))] {
                                        (lie.face().map_or('︱', arbiter::ritual::Face::sign))
                                    }
                                }
                            }
                            " " (words::throw_in_ceremony(self.choices, throw, self.language))
                        }
                    }
                }
            }
            @if decided {
                p { a href=(address("/ceremony/walk", &rest)) { (self.text("ceremony-again")) } }
            } @else {
                form.fell method="get" action="/ceremony/walk#throw_pawns" {
                    (self.said.hidden(&[]))
                    fieldset {
                        legend { (self.text("ceremony-fell")) }
                        p.note { (self.text("ceremony-fell-note")) }
                        @if self.is_alone { p.wrong role="alert" { (self.text("ceremony-fell-alone")) } }
                        div.five { @for number in 1..=5_u8 { (self.pawn(number)) } }
                    }
                    p.buttons {
                        button { (self.text("ceremony-count")) }
                        a.button href=(address("/ceremony/throw", &any)) rel="nofollow" { (self.text("ceremony-machine")) }
                    }
                }
            }
        }
    }

    fn pawn(&self, number: u8) -> Markup {
        let name = format!("p{number}");
        html! {
            label {
                span.label { (self.language.text_with("ceremony-fell-nth", "number", number.to_string())) }
                select name=(name) {
                    @for (_, letter) in Lie::ALL {
                        @let letter = letter.to_string();
                        option value=(letter) selected[self.said.get(&name) == letter] { (self.text(&format!("ceremony-lie-{letter}"))) }
                    }
                }
            }
        }
    }

    /// ETIQ-18: who has lost concedes; nobody does in a draw.
    fn how_it_ended(&self) -> Markup {
        let end = self.said.get("end");
        let party = |role: Role| self.choices.seating.party(role);
        let lost = |party: Party| {
            let role = self.choices.seating.role(party);
            self.language.text_with("ceremony-lost", "player", self.name(role))
        };
        let options = [party(Role::Senior), party(Role::Junior)].map(|party| (party.code(), lost(party)));
        html! {
            p { a.button href=(address("/ceremony/clock", &self.said.query(&[]))) { (self.text("ceremony-clock-link")) } }
            form.end method="get" action="/ceremony/walk#play" {
                (self.said.hidden(&["end"]))
                fieldset {
                    legend { (self.text("ceremony-who-lost")) }
                    @for (value, label) in options.into_iter().chain([("drawn", self.text("ceremony-drawn"))]) {
                        label.check { input type="radio" name="end" value=(value) checked[end == value] required; (label) }
                    }
                }
                button { (self.text("ceremony-end")) }
                @if end.is_empty() { p.note { (self.text("ceremony-until-end")) } }
            }
        }
    }

    /// ETIQ-21: a piece that is missing is noticed.
    fn how_many(&self) -> Markup {
        let field = |kind: PieceKind| format!("n{}", kind.letters());
        // What is no number of pieces is no piece.
        let found = |kind: PieceKind, expected: u8| match self.said.get(&field(kind)) {
            "" => expected,
            count => count.parse().unwrap_or(0),
        };
        let counted = complete_set().any(|(kind, _)| !self.said.get(&field(kind)).is_empty());
        let groups = grouped(|kind| {
            complete_set().find(|(known, _)| *known == kind).map_or(0, |(kind, count)| found(kind, count))
        });
        html! {
            @if counted { (self.counted(&groups)) }
            form.count method="get" action="/ceremony/walk#put_away" {
                (self.said.hidden(&[]))
                fieldset {
                    legend { (self.text("ceremony-counted")) }
                    p.note { (self.text("ceremony-counted-note")) }
                    div.kinds {
                        @for (kind, expected) in complete_set() {
                            label {
                                span.label { (words::piece(kind, self.language)) }
                                input type="number" name=(field(kind)) min="0" max="40" value=(found(kind, expected));
                            }
                        }
                    }
                }
                button { (self.text("ceremony-check")) }
            }
        }
    }

    fn counted(&self, groups: &[Group]) -> Markup {
        let complete = groups.iter().all(|group| group.is_complete());
        // Of pawns, which lie in six groups, it is told once how many are missing.
        let sum = |kind: PieceKind, count: fn(&Group) -> u8| -> u32 {
            groups.iter().filter(|group| group.kind == kind).map(|group| u32::from(count(group))).sum()
        };
        let told = |kind: PieceKind| {
            let (found, expected) = (sum(kind, |group| group.found), sum(kind, |group| group.expected));
            let id = if found < expected { "ritual-away-missing" } else { "ritual-away-too-many" };
            let piece = words::piece(kind, self.language);
            let values = [("count", found.abs_diff(expected).into()), ("piece", piece.into())];
            (found != expected).then(|| self.language.text_with_values(id, values))
        };
        html! {
            ul.groups {
                @for group in groups {
                    li.complete[group.is_complete()] {
                        (words::piece(group.kind, self.language)) " "
                        span.quiet {
                            (self.language.text_with_counts("ritual-away-group",
                                &[("found", group.found.into()), ("expected", group.expected.into())]))
                        }
                    }
                }
            }
            div role="status" {
                @if complete { p.right { (self.text("ritual-away-complete")) } }
                @for text in complete_set().filter_map(|(kind, _)| told(kind)) { p.wrong { (text) } }
            }
        }
    }
}
