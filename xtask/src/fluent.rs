//! Every text a reader sees exists in every language, in the same file, with the same parts and the same variables.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

use crate::{
    files::{Source, Tree},
    finding::{self, Finding},
    tally::Tally,
};

const LANGUAGES: &[&str] = &["it", "en", "ja"];

pub(crate) fn run(root: &Path) -> Tally {
    finding::report(Tree::read(root).map(|tree| check(&tree.sources)))
}

fn check(sources: &[Source]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let languages: Vec<Language> =
        LANGUAGES.iter().map(|language| Language::read(language, sources, &mut findings)).collect();
    for language in &languages {
        language.check_references(&mut findings);
    }
    let everywhere: BTreeSet<&Key> = languages.iter().flat_map(|language| language.messages.keys()).collect();
    if everywhere.is_empty() {
        findings.push(Finding::new("locale", "holds no text at all"));
    }
    for key in everywhere {
        compare(key, &languages, &mut findings);
    }
    findings
}

/// Checks one message in all languages against the first one that has it.
fn compare(key: &Key, languages: &[Language], findings: &mut Vec<Finding>) {
    let Some((model_name, model)) =
        languages.iter().find_map(|language| Some((language.name, language.messages.get(key)?)))
    else {
        return;
    };
    for language in languages {
        let path = format!("locale/{}/{}", language.name, key.file);
        let id = &key.id;
        let Some(message) = language.messages.get(key) else {
            findings.push(Finding::new(path, format!("lacks `{id}`, which `{model_name}` has")));
            continue;
        };
        for part in model.keys().chain(message.keys()).collect::<BTreeSet<_>>() {
            match (model.get(part), message.get(part)) {
                (Some(there), Some(here)) if there == here => {}
                (Some(there), Some(here)) => findings.push(Finding::new(
                    &path,
                    format!("`{id}{part}` uses {}, but {} in `{model_name}`", list(here), list(there)),
                )),
                (Some(_), None) => {
                    findings.push(Finding::new(&path, format!("lacks `{id}{part}`, which `{model_name}` has")));
                }
                _ => findings.push(Finding::new(&path, format!("has `{id}{part}`, which `{model_name}` lacks"))),
            }
        }
    }
}

fn list(variables: &BTreeSet<String>) -> String {
    if variables.is_empty() {
        return "no variable".to_owned();
    }
    variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    file: String,
    id: String,
}

/// The variables of each part of a message: the value's under an empty name, an attribute's under `.name`.
type Parts = BTreeMap<String, BTreeSet<String>>;

/// What the texts of one language hold.
struct Language {
    name: &'static str,
    messages: BTreeMap<Key, Parts>,
    /// Terms (`-name`) are a language's own affair: another may do without.
    terms: BTreeSet<String>,
    /// What is referred to, and in which file.
    references: Vec<(String, String)>,
}

impl Language {
    fn read(name: &'static str, sources: &[Source], findings: &mut Vec<Finding>) -> Self {
        let mut language = Self { name, messages: BTreeMap::new(), terms: BTreeSet::new(), references: Vec::new() };
        let folder = format!("locale/{name}/");
        for source in sources.iter().filter(|source| source.has_extension("ftl")) {
            if let Some(file) = source.path.strip_prefix(&folder) {
                language.read_file(file, source, findings);
            }
        }
        language
    }

    fn read_file(&mut self, file: &str, source: &Source, findings: &mut Vec<Finding>) {
        let resource = parser::parse(source.text.as_str()).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = source.text[..error.pos.start].matches('\n').count() + 1;
                findings.push(Finding::at_line(&source.path, line, error.to_string()));
            }
            resource
        });
        for entry in &resource.body {
            let mut reader = Reader::default();
            let known = match entry {
                Entry::Message(message) => {
                    let mut parts = Parts::new();
                    if let Some(value) = &message.value {
                        parts.insert(String::new(), reader.variables(value));
                    }
                    for attribute in &message.attributes {
                        parts.insert(format!(".{}", attribute.id.name), reader.variables(&attribute.value));
                    }
                    let key = Key { file: file.to_owned(), id: message.id.name.to_owned() };
                    let known = self.defines(&key.id).then(|| key.id.clone());
                    self.messages.insert(key, parts);
                    known
                }
                Entry::Term(term) => {
                    reader.pattern(&term.value);
                    let id = format!("-{}", term.id.name);
                    (!self.terms.insert(id.clone())).then_some(id)
                }
                _ => None,
            };
            if let Some(id) = known {
                findings.push(Finding::new(&source.path, format!("`{id}` is written twice in this language")));
            }
            self.references.extend(reader.references.into_iter().map(|id| (id, source.path.clone())));
        }
    }

    fn defines(&self, id: &str) -> bool {
        self.terms.contains(id) || self.messages.keys().any(|key| key.id == id)
    }

    fn check_references(&self, findings: &mut Vec<Finding>) {
        for (id, path) in self.references.iter().filter(|(id, _)| !self.defines(id)) {
            findings.push(Finding::new(path, format!("refers to `{id}`, which this language lacks")));
        }
    }
}

/// Walks through a text and notes what it uses.
#[derive(Default)]
struct Reader {
    variables: BTreeSet<String>,
    references: Vec<String>,
}

impl Reader {
    fn variables(&mut self, pattern: &Pattern<&str>) -> BTreeSet<String> {
        self.pattern(pattern);
        std::mem::take(&mut self.variables)
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => self.references.push(id.name.to_owned()),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.push(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

#[cfg(test)]
mod tests;
