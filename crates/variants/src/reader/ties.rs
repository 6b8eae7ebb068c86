//! What a file says of pieces with regard to others, by their names.

use super::fields::Fields;
use crate::data::{DataError, Node, Value};
use crate::kind::{Kind, KindId};
use crate::laws::Laws;
use crate::ties::{Taking, Ties};
use std::collections::{HashMap, HashSet};

/// No fire is seen, and no missile flies, farther than the largest board is wide.
const FARTHEST: i64 = super::LARGEST;

/// The pieces that a file describes.
pub(super) struct Index<'a> {
    pub(super) known: HashSet<&'a str>,
    /// Those of the game.
    pub(super) used: HashMap<&'a str, KindId>,
}

impl Index<'_> {
    /// The piece that a key names; `None` if there is no such key, or it is none of the game's.
    pub(super) fn named(&self, key: &'static str, fields: &mut Fields) -> Option<KindId> {
        let name = fields.optional_text(key)?;
        if !self.known.contains(name.as_str()) {
            fields.wrong(key, &format!("there is no piece {name}"));
        }
        self.used.get(name.as_str()).copied()
    }

    /// The pieces of the game that a list names.
    fn all(&self, nodes: &[Node], errors: &mut Vec<DataError>) -> Vec<KindId> {
        let mut kinds = Vec::new();
        for (name, node) in texts(nodes, errors) {
            if !self.known.contains(name.as_str()) {
                errors.push(node.error(format!("there is no piece {name}")));
            }
            kinds.extend(self.used.get(name.as_str()));
        }
        kinds
    }

    fn list(&self, key: &'static str, fields: &mut Fields) -> Vec<KindId> {
        let nodes = fields.optional_list(key).unwrap_or_default();
        self.all(nodes, fields.errors)
    }
}

fn texts<'a>(nodes: &'a [Node], errors: &mut Vec<DataError>) -> Vec<(String, &'a Node)> {
    let mut texts = Vec::new();
    for node in nodes {
        match &node.value {
            Value::Text(text) => texts.push((text.clone(), node)),
            _ => errors.push(node.error("expected texts in quotation marks")),
        }
    }
    texts
}

/// What ties a piece to others.
pub(super) fn ties(fields: &mut Fields, index: &Index) -> Ties {
    let takes_only = fields.has("takes-only").then(|| index.list("takes-only", fields));
    let words = |key, fields: &mut Fields| {
        let nodes = fields.optional_list(key).unwrap_or_default();
        texts(nodes, fields.errors).into_iter().map(|(word, _)| word).collect::<Vec<_>>()
    };
    let turns_back_near = fields.optional_table("turns-back-near").and_then(|node| {
        let mut near = Fields::of(node, fields.errors)?;
        let (piece, within) = (index.named("piece", &mut near), near.number("within", 1..=FARTHEST));
        near.finish();
        Some((piece?, within?))
    });
    let blinds = fields.optional_table("blinds").and_then(|node| {
        let mut around = Fields::of(node, fields.errors)?;
        let (missiles, within) = (words("missiles", &mut around), around.number("within", 1..=FARTHEST));
        around.finish();
        Some((missiles, within?))
    });
    Ties {
        takes_only,
        cannot_take: index.list("cannot-take", fields),
        missile: fields.optional_text("missile"),
        proof: words("proof", fields),
        hit_from: fields.optional_number("hit-from", 1..=FARTHEST).unwrap_or(0),
        patrons: index.list("patrons", fields),
        forward_needs: index.list("forward-needs", fields),
        calls: index.list("calls", fields),
        quenches: fields.truth("quenches", false),
        turns_back_near,
        blinds,
    }
}

/// The captures that promote, and what a side must have to play on.
pub(super) fn laws(
    by_taking: &[Node],
    command: &[Node],
    pieces: &Node,
    kinds: &[Kind],
    errors: &mut Vec<DataError>,
) -> Laws {
    let Value::Table(entries) = &pieces.value else { return Laws::default() };
    let ids = (0..).map(KindId);
    let index = Index {
        known: entries.iter().map(|(id, _)| id.as_str()).collect(),
        used: kinds.iter().map(|kind| kind.id.as_str()).zip(ids).collect(),
    };
    let taking = |node: &Node| {
        let mut fields = Fields::of(node, errors)?;
        let of = fields.list("of").unwrap_or_default();
        let of = index.all(of, fields.errors);
        let by = fields.has("by").then(|| index.list("by", &mut fields));
        fields.finish();
        Some(Taking { of, by })
    };
    let by_taking = by_taking.iter().filter_map(taking).collect();
    let mut groups = Vec::new();
    for node in command {
        let Value::List(names) = &node.value else {
            errors.push(node.error("expected a list of pieces"));
            continue;
        };
        let group = index.all(names, errors);
        // What the game does not have cannot be had.
        if group.len() == names.len() {
            groups.push(group);
        }
    }
    Laws { by_taking, command: groups }
}
