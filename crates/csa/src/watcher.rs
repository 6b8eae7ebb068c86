//! Watching games: `%%MONITORON` and `%%MONITOR2ON`.

use super::board::Board;
use super::game::Match;
use super::lobby::News;
use super::port::Port;
use super::request::Monitor;
use super::result;
use dojo::live::Command;
use dojo::turns::Asker;
use dojo::two::Answer;
use dojo::who::Who;
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::task::{AbortHandle, JoinSet};

/// So many games one session watches at most.
const MOST: usize = 16;
/// So many messages may wait; a session that is slower than that sees the game no more.
const OUTBOX: usize = 64;

/// The games that a session watches. They end with it.
#[derive(Default)]
pub(crate) struct Watchers {
    tasks: JoinSet<()>,
    handles: HashMap<(String, Monitor), AbortHandle>,
}

impl Watchers {
    pub(crate) fn has_room(&mut self) -> bool {
        while self.tasks.try_join_next().is_some() {}
        self.handles.retain(|_, handle| !handle.is_finished());
        self.handles.len() < MOST
    }

    /// Sends everything that happens in a game to `mail`.
    pub(crate) async fn begin(&mut self, port: &Arc<Port>, game: Arc<Match>, kind: Monitor, mail: mpsc::Sender<News>) {
        self.end(&game.id, kind);
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let join = Command::Join { asker: Asker::nowhere(Who::nobody()), since: None, outbox };
        if port.hall().send(&game.agreed, join).await.is_ok() {
            let key = (game.id.clone(), kind);
            let handle = self.tasks.spawn(watch(port.clone(), game, kind, inbox, mail));
            self.handles.insert(key, handle);
        }
    }

    pub(crate) fn end(&mut self, game: &str, kind: Monitor) {
        if let Some(handle) = self.handles.remove(&(game.to_owned(), kind)) {
            handle.abort();
        }
    }
}

async fn watch(
    port: Arc<Port>,
    game: Arc<Match>,
    kind: Monitor,
    mut inbox: mpsc::Receiver<Answer>,
    mail: mpsc::Sender<News>,
) {
    let mut board: Option<Board> = None;
    while let Some(answer) = inbox.recv().await {
        let first = board.is_none();
        match (&answer, &mut board) {
            (Answer::Snapshot(snapshot), None) => board = Some(Board::new(snapshot)),
            (Answer::Update(update), Some(board)) => board.follow(update),
            _ => continue,
        }
        let Some(board) = &board else { continue };
        let mut lines = match kind {
            Monitor::State => port.state(&game, board),
            Monitor::Moves if first => record(&game, board),
            Monitor::Moves => {
                board.played().last().map_or(String::new(), |played| format!("{}\nT{}\n", played.text, played.seconds))
            }
        };
        if let Some(outcome) = board.outcome() {
            lines += result::word(outcome);
            lines.push('\n');
        }
        if mail.send(News::Lines(told(kind, &game.id, &lines))).await.is_err() || board.outcome().is_some() {
            return;
        }
    }
}

/// The record so far.
fn record(game: &Match, board: &Board) -> String {
    let [black, white] = &game.names;
    let mut lines =
        format!("V2\nN+{black}\nN-{white}\n$EVENT:{}\n{}", game.id, kifu::csa::write_position(board.start()));
    for played in board.played() {
        lines += &format!("{}\nT{}\n", played.text, played.seconds);
    }
    lines
}

fn told(kind: Monitor, id: &str, lines: &str) -> String {
    let name = match kind {
        Monitor::State => "MONITOR",
        Monitor::Moves => "MONITOR2",
    };
    lines.lines().chain(["+OK"]).map(|line| format!("##[{name}][{id}] {line}\n")).collect()
}
