//! What was found out about a game, written into its record: remarks beside the moves, better lines as variations.

use crate::{Analysis, Passage, Place, Speech, Summary};
use kifu::{Cursor, NodeId, Record, Step};
use shogi::Move;

/// How each line of our remarks begins, so that the next analysis finds and replaces them. Every encoding has it.
const SIGN: &str = "[Miyako] ";
/// How the remark on the first move of a variation of ours begins; the number of its moves follows.
const LINE_SIGN: &str = "[Miyako] >";

/// Better lines are written down so far; a mate to its end.
const LONGEST: usize = 12;

/// Takes the remarks of earlier analyses out of a record, and their variations as long as nobody has added to them.
pub fn erase(record: &mut Record) {
    let nodes: Vec<NodeId> = record.lines().flat_map(|line| record.line_from(line.first).collect::<Vec<_>>()).collect();
    for id in &nodes {
        if own_line(record, *id).is_some_and(|moves| is_untouched(record, *id, moves)) {
            record.remove(*id);
        }
    }
    for id in nodes {
        let comment = record.comment(id);
        if comment.contains(SIGN) {
            let kept: Vec<&str> = comment.lines().filter(|line| !line.starts_with(SIGN)).collect();
            let kept = kept.join("\n");
            record.set_comment(id, &kept);
        }
    }
}

/// How many moves the variation has that begins here, if it is one of ours.
fn own_line(record: &Record, id: NodeId) -> Option<usize> {
    let rest = record.comment(id).strip_prefix(LINE_SIGN)?;
    rest.split(' ').next()?.parse().ok()
}

/// Whether a variation of ours is as it was written.
fn is_untouched(record: &Record, first: NodeId, moves: usize) -> bool {
    let is_main = record.parent(first).and_then(|parent| record.next(parent)) == Some(first);
    let line: Vec<NodeId> = record.line_from(first).collect();
    let plain = |id: &NodeId| {
        let own = record.comment(*id).lines().all(|line| line.starts_with(SIGN));
        own && record.children(*id).count() <= 1
            && record.bookmark(*id).is_empty()
            && record.used(*id).is_none()
            && matches!(record.step(*id), Some(Step::Move(_)))
    };
    !is_main && line.len() == moves && line.iter().all(plain)
}

/// Writes what was found out into the record it is about, in place of what an earlier analysis wrote.
pub fn annotate(record: &mut Record, analysis: &Analysis, speech: &Speech<'_>) {
    erase(record);
    for line in speech.summary(&Summary::of(analysis), analysis.places()) {
        record.add_comment(NodeId::START, &format!("{SIGN}{line}"));
    }
    for place in analysis.places() {
        // The record may have lost this place: it stood in a variation of ours.
        if !is_in(record, place.node) {
            continue;
        }
        if let Some(worth) = speech.worth(place).filter(|_| place.node != NodeId::START) {
            record.add_comment(place.node, &format!("{SIGN}{worth}"));
        }
        let Some(passage) = &place.passage else { continue };
        let before = &analysis.places()[passage.from];
        let answer = place.judgement.as_ref().map_or(&[][..], |judgement| &judgement.best.moves);
        if let Some(remark) = speech.remark(before, passage, answer) {
            record.add_comment(place.node, &format!("{SIGN}{remark}"));
        }
    }
    for place in analysis.places() {
        if let Some(passage) = place.passage.as_ref().filter(|_| is_in(record, place.node)) {
            add_better_line(record, &analysis.places()[passage.from], passage, speech);
        }
    }
}

/// Whether a node still hangs on the tree.
fn is_in(record: &Record, id: NodeId) -> bool {
    std::iter::successors(Some(id), |id| record.parent(*id)).last() == Some(NodeId::START)
}

/// The better line as a variation, unless somebody has written one already that begins so.
fn add_better_line(record: &mut Record, before: &Place, passage: &Passage, speech: &Speech<'_>) {
    let Some(better) = &passage.better else { return };
    let is_there = |m: &Move| record.children(before.node).any(|id| record.step(id) == Some(Step::Move(*m)));
    if better.moves.first().is_none_or(is_there) {
        return;
    }
    let mut cursor = cursor_at(record, before.node);
    let mut nodes = Vec::new();
    for m in better.moves.iter().take(LONGEST) {
        let Ok(id) = cursor.play(record, *m) else { break };
        nodes.push(id);
    }
    if let Some(first) = nodes.first() {
        let score = speech.score(better.score, before.position.turn());
        record.set_comment(*first, &format!("{LINE_SIGN}{} {score}", nodes.len()));
    }
}

fn cursor_at(record: &Record, id: NodeId) -> Cursor {
    let mut way: Vec<NodeId> = std::iter::successors(Some(id), |id| record.parent(*id)).collect();
    let mut cursor = Cursor::new(record);
    way.pop();
    way.into_iter().rev().for_each(|id| cursor.enter(record, id));
    cursor
}

#[cfg(test)]
mod tests;
