//! What a Rust file names: its imports and its paths. Comments, texts and visibilities name nothing.

/// A file, as far as it names things.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Code<'a> {
    pub(super) imports: Vec<Import<'a>>,
    /// Paths of two words and more, wherever they stand.
    pub(super) paths: Vec<Vec<&'a str>>,
}

/// One name of a `use` line.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Import<'a> {
    pub(super) path: Vec<&'a str>,
    /// What it is called here; `*` for everything.
    pub(super) name: &'a str,
}

impl<'a> Code<'a> {
    pub(super) fn of(text: &'a str) -> Code<'a> {
        let mut reader = Reader { tokens: tokens(text), at: 0 };
        let mut code = Code::default();
        while let Some(token) = reader.peek() {
            match token {
                Token::Word("use") => reader.imports(&mut code.imports),
                Token::Word("pub") => reader.visibility(),
                Token::Word(_) => code.paths.extend(Some(reader.path()).filter(|path| path.len() > 1)),
                _ => reader.at += 1,
            }
        }
        code
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a str),
    /// `::`
    Colons,
    Mark(char),
}

struct Reader<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).copied()
    }

    fn eat(&mut self, token: Token<'_>) -> bool {
        let is_there = self.peek() == Some(token);
        self.at += usize::from(is_there);
        is_there
    }

    fn word(&mut self) -> Option<&'a str> {
        let Some(Token::Word(word)) = self.peek() else { return None };
        self.at += 1;
        Some(word)
    }

    /// Words with `::` between them.
    fn path(&mut self) -> Vec<&'a str> {
        let mut path: Vec<&str> = self.word().into_iter().collect();
        while self.eat(Token::Colons) {
            let Some(word) = self.word() else { break };
            path.push(word);
        }
        path
    }

    /// `pub`, and what may stand in brackets behind it.
    fn visibility(&mut self) {
        self.at += 1;
        if self.eat(Token::Mark('(')) {
            while self.peek().is_some() && !self.eat(Token::Mark(')')) {
                self.at += 1;
            }
        }
    }

    /// A `use` line; `use<'a>` in a type is none.
    fn imports(&mut self, into: &mut Vec<Import<'a>>) {
        self.at += 1;
        if self.peek() != Some(Token::Mark('<')) {
            self.eat(Token::Colons);
            self.tree(&[], into);
        }
    }

    fn tree(&mut self, above: &[&'a str], into: &mut Vec<Import<'a>>) {
        let path = [above, &self.path()].concat();
        if self.eat(Token::Mark('{')) {
            while self.peek().is_some() && !self.eat(Token::Mark('}')) {
                self.tree(&path, into);
                self.eat(Token::Mark(','));
            }
        } else if self.eat(Token::Mark('*')) {
            into.push(Import { path, name: "*" });
        } else if let [before @ .., last] = &path[..] {
            // `a::{self}` is `a`.
            let path = if *last == "self" && !before.is_empty() { before.to_vec() } else { path.clone() };
            let alias = if self.eat(Token::Word("as")) { self.word() } else { None };
            into.extend(path.last().copied().map(|last| Import { name: alias.unwrap_or(last), path }));
        } else {
            self.at += 1;
        }
    }
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skipped = silent(rest);
        if skipped > 0 {
            rest = &rest[skipped..];
            continue;
        }
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = match first {
            c if is_word(c) => {
                let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
                tokens.push(Token::Word(&rest[..length]));
                length
            }
            ':' if rest.starts_with("::") => {
                tokens.push(Token::Colons);
                2
            }
            c => {
                tokens.push(Token::Mark(c));
                c.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    tokens
}

/// How much of the beginning names nothing: white space, a comment, a text, a letter.
fn silent(rest: &str) -> usize {
    let end_of = |found: Option<usize>, more: usize| found.map_or(rest.len(), |at| at + more);
    match rest.chars().next() {
        Some(c) if c.is_whitespace() => c.len_utf8(),
        Some('/') if rest.starts_with("//") => end_of(rest.find('\n'), 0),
        Some('/') if rest.starts_with("/*") => block_comment(rest),
        Some('\'') => letter(rest),
        _ => raw_text(rest).unwrap_or_else(|| text(rest)),
    }
}

fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(next) = rest[at..].find(['/', '*']).map(|next| at + next) {
        let two = rest.get(next..next + 2);
        depth = match two {
            Some("/*") => depth + 1,
            Some("*/") => depth - 1,
            _ => depth,
        };
        at = next + if matches!(two, Some("/*" | "*/")) { 2 } else { 1 };
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

/// `'a'`; of a lifetime only the mark.
fn letter(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), Some((escaped, c))) => {
            let after = escaped + c.len_utf8();
            rest[after..].find('\'').map_or(rest.len(), |at| after + at + 1)
        }
        (_, Some((end, '\''))) => end + 1,
        _ => 1,
    }
}

/// `r"…"`, `r#"…"#`, `br"…"`.
fn raw_text(rest: &str) -> Option<usize> {
    let inner = rest.strip_prefix("br").or_else(|| rest.strip_prefix('r'))?;
    let quoted = inner.trim_start_matches('#');
    let hashes = inner.len() - quoted.len();
    let body = quoted.strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = body.find(&end).map_or(body.len(), |at| at + end.len());
    Some(rest.len() - body.len() + length)
}

/// `"…"`, `b"…"`; 0 if none begins here.
fn text(rest: &str) -> usize {
    let Some(body) = rest.strip_prefix("b\"").or_else(|| rest.strip_prefix('"')) else { return 0 };
    let mut escaped = false;
    let end = body.find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    rest.len() - body.len() + end.map_or(body.len(), |at| at + 1)
}

#[cfg(test)]
mod tests;
