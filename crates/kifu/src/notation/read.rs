//! Reading a move that a person has typed.

use super::{Form, Japanese, Marks, Notation, ReadError, Western, Wrong};
use shogi::{Move, Position, Square};

/// One notation of each grammar.
const GRAMMARS: [Form; 6] = [
    Form::Usi,
    Form::Japanese(Japanese::KI2),
    Form::Western(Western::Standard),
    Form::Japanese(Japanese::IROHA),
    Form::Japanese(Japanese::YOROZUYA),
    Form::Csa,
];

/// The move that `text` means in whatever notation it is written. Whether it is legal is another question.
///
/// Player marks, blanks, full-width letters and the common second spellings (王, 竜, 生, 行, 入) make no
/// difference.
///
/// ```
/// use kifu::notation;
/// use shogi::Position;
/// let position = Position::even();
/// for text in ["7g7f", "７六歩", "☗7六歩", "76歩", "P-76", "P76", "歩-76", "春歩", "午六歩", "+7776FU"] {
///     assert_eq!(notation::read(&position, text, None), Ok("7g7f".parse().unwrap()), "{text}");
/// }
/// ```
///
/// # Errors
/// If it means no move in any notation, or several, or different ones in different notations. The error is that of the
/// notation that makes sense of most of the text.
pub fn read(position: &Position, text: &str, last_to: Option<Square>) -> Result<Move, ReadError> {
    let (plain, columns): (String, Vec<usize>) = text.chars().zip(1..).filter(|(c, _)| !c.is_whitespace()).unzip();
    let end = text.chars().count() + 1;
    read_plain(position, &plain, last_to).map_err(|error| {
        let column = columns.get(error.column - 1).copied().unwrap_or(end);
        ReadError { column, ..error }
    })
}

fn read_plain(position: &Position, text: &str, last_to: Option<Square>) -> Result<Move, ReadError> {
    let mut meant: Option<Move> = None;
    let mut worst: Option<ReadError> = None;
    for form in GRAMMARS {
        match (Notation::new(form, Marks::None).read(position, text, last_to), meant) {
            (Ok(m), None) => meant = Some(m),
            (Ok(m), Some(other)) if m != other => return Err(ReadError::new(1, Wrong::Ambiguous(vec![other, m]))),
            (Ok(_), Some(_)) => {}
            (Err(error), _) if worst.as_ref().is_none_or(|worst| error.outranks(worst)) => worst = Some(error),
            (Err(_), _) => {}
        }
    }
    match (meant, worst) {
        // In one notation the text fits several moves: another must not choose among them, let alone another move.
        (Some(m), Some(ReadError { wrong: Wrong::Ambiguous(mut moves), column })) => {
            if !moves.contains(&m) {
                moves.push(m);
            }
            Err(ReadError::new(column, Wrong::Ambiguous(moves)))
        }
        (Some(m), _) => Ok(m),
        (None, Some(worst)) => Err(worst),
        (None, None) => Err(ReadError::malformed(1, "a move")),
    }
}

impl ReadError {
    /// Whether it tells more: what is understood but does not fit, more than what is not; then what goes further.
    fn outranks(&self, other: &ReadError) -> bool {
        let rank = |error: &ReadError| {
            let understood = match error.wrong {
                Wrong::Ambiguous(_) => 2,
                Wrong::Malformed { .. } => 0,
                _ => 1,
            };
            (understood, error.column)
        };
        rank(self) > rank(other)
    }
}
