//! Two people at one table.

use crate::site::{Data, Line, Site, Visitor};
use serde_json::{Value, json};

/// A table at which both have sat down, and the game has begun.
pub(crate) struct Two {
    pub(crate) site: Site,
    pub(crate) id: String,
    pub(crate) black: (Visitor, Line),
    pub(crate) white: (Visitor, Line),
    white_first: bool,
}

/// Anna invites Bruno to a game.
pub(crate) async fn begin(data: &Data, wish: Value) -> Two {
    begin_at(data.start().await, wish).await
}

/// The same at a site that is open already.
pub(crate) async fn begin_at(site: Site, mut wish: Value) -> Two {
    let mut anna = site.visitor();
    wish["opponent"] = "link".into();
    wish["name"] = "Anna".into();
    let id = anna.make(wish).await;
    let mut bruno = site.visitor();
    let joined = bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await.json();
    assert_eq!(joined, json!({"color": "white"}));
    let (mut first, snapshot) = anna.connect(&id).await;
    assert_eq!(
        (&snapshot["you"], &snapshot["phase"]),
        (&json!(["black"]), &json!({"kind": "waiting", "here": ["black"]}))
    );
    let (mut second, _) = bruno.connect(&id).await;
    first.until("began").await;
    let began = second.until("began").await;
    assert_ne!(began["phase"]["kind"], "waiting");
    let white_first = snapshot["start"]["turn"] == "white";
    Two { white_first, site, id, black: (anna, first), white: (bruno, second) }
}

impl Two {
    pub(crate) fn new(
        site: Site,
        id: String,
        black: (Visitor, Line),
        white: (Visitor, Line),
        white_first: bool,
    ) -> Two {
        Two { site, id, black, white, white_first }
    }

    /// Ends the server in order and starts it again; both come back, the one who has to move last.
    pub(crate) async fn restart(self, data: &Data) -> Two {
        self.site.stop().await;
        let site = data.start().await;
        let [black, white] = [&self.black.0, &self.white.0].map(|visitor| site.again(visitor));
        let ((mut one, seen), (other, _)) = (black.connect(&self.id).await, white.connect(&self.id).await);
        if seen["phase"]["kind"] == "playing" && seen["turn"] == "white" {
            // Game time has waited for the player whose turn it is.
            one.until("snapshot").await;
        }
        Two::new(site, self.id, (black, one), (white, other), self.white_first)
    }

    /// Both play by turns; both are told.
    pub(crate) async fn play(&mut self, first: usize, moves: &str) -> Value {
        let mut last = Value::Null;
        for (usi, ply) in moves.split(' ').zip(first..) {
            let (mover, other) = match (ply + usize::from(self.white_first)) % 2 {
                1 => (&mut self.black.1, &mut self.white.1),
                _ => (&mut self.white.1, &mut self.black.1),
            };
            last = mover.play(ply, usi).await;
            assert_eq!((&last["type"], &last["move"]["usi"]), (&json!("move"), &json!(usi)), "{last}");
            assert_eq!(other.next().await["seq"], last["seq"]);
        }
        last
    }

    /// One says something, and both are told the same of it.
    pub(crate) async fn both(&mut self, black: bool, message: Value) -> Value {
        let (one, other) = if black { (&mut self.black, &mut self.white) } else { (&mut self.white, &mut self.black) };
        let answer = one.1.ask(message).await;
        assert_eq!(other.1.next().await["seq"], answer["seq"], "{answer}");
        answer
    }
}

/// Asks for something that is refused.
pub(crate) async fn refuse(line: &mut Line, message: Value, code: &str) -> Value {
    let answer = line.ask(message.clone()).await;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!(code)), "{message}: {answer}");
    assert_ne!(answer["text"], json!(format!("refused-{code}")), "there is a text for {code}");
    answer
}
