//! How reliable people are in games that they find in the lobby: whoever leaves them pauses, longer each time, and games that are played to the
//! end make up for it.

use store::{Conduct, Store};

const MINUTE_MS: i64 = 60_000;
/// The first is nothing but bad luck; then each that nothing has made up for counts more.
const PAUSES_MS: [i64; 6] = [0, 0, 10 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS, 24 * 60 * MINUTE_MS];

/// How somebody behaved in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// They have left it to the other, or have not come.
    Left,
    /// They have played it to the end.
    Played,
}

/// What is known of somebody after a game that ended at this time, in milliseconds since 1970.
pub(crate) fn after(known: Conduct, deed: Deed, at_ms: i64) -> Conduct {
    match deed {
        Deed::Played => Conduct { left: (known.left - 1).max(0), ..known },
        Deed::Left => {
            let left = (known.left + 1).min(PAUSES_MS.len() as i64 - 1);
            let pause_ms = PAUSES_MS[usize::try_from(left).unwrap_or_default()];
            Conduct { left, until_ms: known.until_ms.max(at_ms + pause_ms), ..known }
        }
    }
}

/// Notes how somebody behaved. What came about in the game stands, whether this can be noted or not.
pub(crate) async fn note(store: &Store, person: &str, deed: Deed, at_ms: i64) {
    let noted = async {
        let known = store.conduct_of(person).await?;
        // Nearly always: nobody has anything to make up for.
        if known.left == 0 && deed == Deed::Played {
            return Ok(());
        }
        store.note_conduct(after(known, deed, at_ms)).await
    };
    if let Err(error) = noted.await {
        tracing::warn!(%error, "it is not noted how somebody behaved in a game");
    }
}

#[cfg(test)]
mod tests;
