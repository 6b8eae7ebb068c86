//! Links between the project's documents, and from them to its files.

use crate::{
    files::{Source, Tree},
    finding::Finding,
};

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let documents = tree.sources.iter().filter(|source| source.has_extension("md"));
    documents.flat_map(|document| check_document(document, tree)).collect()
}

fn check_document(document: &Source, tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in prose_lines(&document.text) {
        for target in targets(&without_code(line)) {
            if let Some(fault) = fault_of(target, document, tree) {
                findings.push(Finding::at_line(&document.path, number, format!("link to `{target}`: {fault}")));
            }
        }
    }
    findings
}

/// Why a link leads nowhere; addresses on the web are not followed.
fn fault_of(target: &str, document: &Source, tree: &Tree) -> Option<&'static str> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = target.split_once('#').map_or((target, None), |(file, anchor)| (file, Some(anchor)));
    let path = if file.is_empty() { Some(document.path.clone()) } else { resolve(&document.path, file) };
    let Some(path) = path else { return Some("leaves the project") };
    if !tree.contains(&path) {
        return Some("nothing stands there");
    }
    let wanted = anchor?;
    let linked = tree.sources.iter().find(|source| source.path == path && source.has_extension("md"))?;
    let has_heading = prose_lines(&linked.text).any(|(_, line)| anchor_of(line).is_some_and(|own| own == wanted));
    (!has_heading).then_some("no such heading")
}

/// The path that `link` means in the document at `from`; none when it climbs above the root.
fn resolve(from: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.trim_end_matches('/').split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// Numbered lines outside of fenced code.
fn prose_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fenced = false;
    text.lines().enumerate().filter_map(move |(index, line)| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        (!fence && !fenced).then_some((index + 1, line))
    })
}

/// The line less what stands between backticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

/// What the links and pictures in a line point to.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    let inline = line.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    let pictures = line.split("src=\"").skip(1).filter_map(|rest| rest.split_once('"'));
    inline.chain(pictures).filter_map(|(target, _)| target.split_whitespace().next())
}

/// The anchor of a heading as the usual viewers make it.
fn anchor_of(line: &str) -> Option<String> {
    let heading = line.strip_prefix('#')?.trim_start_matches('#').strip_prefix(' ')?.trim();
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
    Some(kept.collect::<String>().to_lowercase().replace(' ', "-"))
}

#[cfg(test)]
mod tests;
