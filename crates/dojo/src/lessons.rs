//! Lessons: what a pupil answers is judged, and what came of it is kept. Whether a task of moves is done the rules say
//! ([`school`]); mates are judged where problems are ([`crate::trainer`]); whether a game is won says how it has ended.

use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::stored::{Agreed, time_of_day_ms};
use crate::trainer::{Judge, Judgement, Outcome, Proof};
use crate::who::Who;
use play::{AnyBoard, Board as _};
use school::{COURSE, Lesson, Moves, Stand, Task};
use shogi::{Color, IllegalMove, Move, Position, Square};
use std::net::IpAddr;
use store::Attempt;

mod again;
mod games;

pub use again::{again, played_again};

/// No answer is longer.
const LONGEST: usize = 100;
/// Nobody thinks for longer.
const DAY_MS: i64 = 24 * 3_600_000;
/// What became of a move that the rules do not allow, beside what becomes of answers to problems ([`Outcome`]).
pub(crate) const ILLEGAL: &str = "illegal";
/// Nobody teaches at this game, or not the one who asks.
const NO_TEACHER: Failure = Failure::new(Kind::Forbidden, "not-yours");

/// A task of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// Which of its tasks, from 0.
    pub number: usize,
}

/// What a pupil answers.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The moves so far, the newest last; where the other side plays, too, with its moves.
    Moves(Vec<Move>),
    /// The squares that were pressed so far.
    Squares(Vec<Square>),
    /// One of the answers, from 1.
    Choice(usize),
}

/// What becomes of an answer.
#[derive(Clone, Debug)]
pub struct Reply {
    /// Whether it is right.
    pub verdict: Verdict,
    /// Where the newest move was made.
    pub before: Position,
    /// Where the move before it went.
    pub last: Option<Square>,
    /// The newest move, if it could be made, and what the other side replied.
    pub moves: Vec<Move>,
    /// Where the pupil goes on.
    pub after: Position,
    /// What is left to be reached, or was found.
    pub squares: Vec<Square>,
    /// So many moves are left, where they are counted.
    pub left: Option<usize>,
}

/// What a teacher says at a game.
#[derive(Clone, Debug)]
pub struct Taught {
    /// The task that the game is.
    pub place: Place,
    /// What the pupil plays.
    pub color: Color,
    /// So many moves have been made.
    pub plies: usize,
    /// Where the game stands.
    pub position: Position,
    /// What is to be said.
    pub stage: Stage,
}

/// How far a game with a teacher has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It is the pupil's turn, who is to look at this.
    Turn(Vec<study::Advice>),
    /// The computer thinks.
    Waiting,
    /// It is over.
    Over {
        /// Whether the pupil has won.
        won: bool,
    },
}

/// Whether an answer is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// So far.
    Right,
    /// It is done.
    Solved,
    /// It is not.
    Wrong(Why),
    /// The rules do not allow the move.
    Illegal(IllegalMove),
    /// That could not be found out in time.
    Undecided,
}

/// Why an answer is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It takes more moves than there are.
    Late,
    /// A piece is taken.
    Taken,
    /// A mate goes on by checks, and this is none.
    NoCheck,
    /// The mate takes longer so.
    Longer,
    /// There is no mate any more.
    Escapes,
    /// It is another square.
    Square,
    /// It is another answer.
    Choice,
}

impl Place {
    /// The task with this number, from 1, of the lesson that is called so.
    pub fn find(lesson: &str, number: usize) -> Option<Place> {
        let lesson = COURSE.lesson(lesson)?;
        let number = number.checked_sub(1).filter(|number| *number < lesson.tasks.len())?;
        Some(Place { lesson, number })
    }

    /// What is to be done.
    pub fn task(self) -> &'static Task {
        &self.lesson.tasks[self.number]
    }

    /// Its name in the log.
    pub fn item(self) -> String {
        format!("{}/{}", self.lesson.id, self.number + 1)
    }

    /// The task with this name in the log.
    pub fn of_item(item: &str) -> Option<Place> {
        let (lesson, number) = item.split_once('/')?;
        Place::find(lesson, number.parse().ok()?)
    }

    /// What comes next: a task of this lesson, or the first of the one after it.
    pub fn next(self) -> Option<Place> {
        if self.number + 1 < self.lesson.tasks.len() {
            return Some(Place { number: self.number + 1, ..self });
        }
        COURSE.after(&self.lesson.id).map(|lesson| Place { lesson, number: 0 })
    }
}

impl App {
    /// Judges what a pupil answers; what ends a task is kept, and on the disk when this returns.
    ///
    /// # Errors
    /// [`Failure::BAD_REQUEST`] if the task asks something else, or the answer goes on where it is over; if they ask too much.
    pub async fn answer_task(
        &self,
        visitor: &Who,
        from: IpAddr,
        place: Place,
        answer: &Answer,
        used_ms: i64,
    ) -> Result<Reply, Failure> {
        self.count_answer(from)?;
        let reply = match (place.task(), answer) {
            (Task::Moves(task), Answer::Moves(moves)) => moved(task, moves)?,
            (Task::Press(task), Answer::Squares(squares)) => pressed(task, squares)?,
            (Task::Choose(task), Answer::Choice(choice)) => chosen(task, *choice)?,
            (Task::Mate(task), Answer::Moves(moves)) => self.mated(visitor, from, task, moves).await?,
            _ => return Err(Failure::BAD_REQUEST),
        };
        let outcome = match reply.verdict {
            Verdict::Solved => Outcome::Solved.code(),
            Verdict::Wrong(_) => Outcome::Wrong.code(),
            // It can be tried again; but a teacher sees that a rule is not known yet.
            Verdict::Illegal(_) => ILLEGAL,
            Verdict::Right | Verdict::Undecided => return Ok(reply),
        };
        self.keep_attempt(visitor, place, outcome, answer, used_ms).await?;
        Ok(reply)
    }

    /// The move that comes next, for who does not find it.
    ///
    /// # Errors
    /// As [`App::answer_task`]; [`Failure::NOT_FOUND`] if nothing leads on from here.
    pub async fn hint_at_task(
        &self,
        visitor: &Who,
        from: IpAddr,
        place: Place,
        answer: &Answer,
    ) -> Result<(Position, Move), Failure> {
        let Answer::Moves(moves) = answer else { return Err(Failure::BAD_REQUEST) };
        self.count_answer(from)?;
        let found = match place.task() {
            Task::Moves(task) => {
                let Ok(Stand::Open { position, .. }) = task.judge(moves) else { return Err(Failure::BAD_REQUEST) };
                let moves = moves.clone();
                let way = self.gate.work(move || task.shortest(&moves)).await?;
                way.and_then(|way| way.first().copied()).map(|m| (position, m))
            }
            Task::Mate(task) => {
                if moves.len() % 2 != 0 {
                    return Err(Failure::BAD_REQUEST);
                }
                let position = played(&task.start, moves)?;
                let asking = position.clone();
                match self.bench.ask(visitor, from, move |judge: &mut Judge<'_>| judge.solve(&asking, true)).await? {
                    Proof::Mate(mate) => mate.line.first().map(|m| (position, *m)),
                    Proof::NoMate | Proof::Undecided => None,
                }
            }
            Task::Press(_) | Task::Choose(_) | Task::Play(_) => return Err(Failure::BAD_REQUEST),
        };
        let found = found.ok_or(Failure::NOT_FOUND)?;
        self.keep_attempt(visitor, place, Outcome::Hint.code(), answer, 0).await?;
        Ok(found)
    }

    pub(crate) fn count_answer(&self, from: IpAddr) -> Result<(), Failure> {
        if self.pupils.allows(from) { Ok(()) } else { Err(Failure::TOO_MANY) }
    }

    async fn keep_attempt(
        &self,
        visitor: &Who,
        place: Place,
        outcome: &str,
        answer: &Answer,
        used_ms: i64,
    ) -> Result<(), Failure> {
        Ok(self.log_task(&visitor.to_string(), place.item(), outcome, written(answer), used_ms).await?)
    }

    /// Keeps what somebody did with a task.
    pub(crate) async fn log_task(
        &self,
        person: &str,
        item: String,
        outcome: &str,
        line: String,
        used_ms: i64,
    ) -> Result<(), store::Error> {
        let (person, outcome, used_ms) = (person.to_owned(), outcome.to_owned(), used_ms.clamp(0, DAY_MS));
        self.store.attempt(Attempt { person, item, at_ms: time_of_day_ms(), used_ms, outcome, line }).await
    }

    /// What the teacher at a game has the pupil look at: nothing while it is not their turn.
    ///
    /// # Errors
    /// If there is no teacher, or who asks is not the pupil; if they ask too much.
    pub async fn advise(&self, visitor: &Who, from: IpAddr, agreed: &Agreed) -> Result<Taught, Failure> {
        let place = agreed.agreement.lesson.as_deref().and_then(Place::of_item).ok_or(NO_TEACHER)?;
        let own = agreed.seats.sides_of(visitor);
        let color = own.iter().next().ok_or(NO_TEACHER)?;
        self.count_answer(from)?;
        let seen = self.look(agreed).await?;
        let mut position = agreed.agreement.start();
        let mut taken = None;
        for view in seen.played.views() {
            let Some(m) = AnyBoard::standard_move(view.m) else { return Err(NO_TEACHER) };
            taken = position.piece_at(m.to()).map(shogi::Piece::kind);
            position.play(m).map_err(|_| NO_TEACHER)?;
        }
        let plies = seen.played.len();
        let stage = match seen.standing.outcome {
            Some(outcome) => Stage::Over { won: outcome.winner() == Some(color) },
            None if position.turn() == color => {
                let asking = position.clone();
                Stage::Turn(self.gate.work(move || study::advice(&asking, taken)).await?)
            }
            None => Stage::Waiting,
        };
        Ok(Taught { place, color, plies, position, stage })
    }

    /// All that a pupil did, the oldest first.
    pub async fn attempts_of(&self, visitor: &Who) -> Result<Vec<Attempt>, Failure> {
        Ok(self.store.attempts_of(&visitor.to_string()).await?)
    }

    /// A mate, judged as those of problems are: it has to be as short as it can be.
    async fn mated(
        &self,
        visitor: &Who,
        from: IpAddr,
        task: &'static school::Mate,
        moves: &[Move],
    ) -> Result<Reply, Failure> {
        let (newest, before) = moves.split_last().ok_or(Failure::BAD_REQUEST)?;
        if before.len() % 2 != 0 {
            return Err(Failure::BAD_REQUEST);
        }
        // Each move of a mate is a check.
        for count in (1..before.len()).step_by(2) {
            if !played(&task.start, &before[..count])?.in_check() {
                return Err(Failure::BAD_REQUEST);
            }
        }
        let position = played(&task.start, before)?;
        let last = before.last().map(|m| m.to());
        if let Err(reason) = position.judge(*newest) {
            return Ok(Reply::refused(&position, last, reason, Vec::new()));
        }
        let (asking, m) = (position.clone(), *newest);
        let left = task.plies.saturating_sub(length(before));
        let judgement = self.bench.ask(visitor, from, move |judge| judge.judge(&asking, m, Some(left))).await?;
        let (verdict, answered) = match judgement {
            Judgement::Solved => (Verdict::Solved, None),
            Judgement::Right { reply } => (Verdict::Right, Some(reply)),
            Judgement::Longer { .. } => (Verdict::Wrong(Why::Longer), None),
            Judgement::NoCheck => (Verdict::Wrong(Why::NoCheck), None),
            Judgement::Wrong(refutation) => (Verdict::Wrong(Why::Escapes), refutation.reply),
            Judgement::Undecided => (Verdict::Undecided, None),
        };
        // What could not be judged is not made.
        let made = (verdict != Verdict::Undecided).then_some(m);
        let moves: Vec<Move> = made.into_iter().chain(answered).collect();
        let after = played(&position, &moves)?;
        Ok(Reply { verdict, before: position, last, moves, after, squares: Vec::new(), left: None })
    }
}

impl Reply {
    fn refused(position: &Position, last: Option<Square>, reason: IllegalMove, squares: Vec<Square>) -> Reply {
        let (before, after) = (position.clone(), position.clone());
        Reply { verdict: Verdict::Illegal(reason), before, last, moves: Vec::new(), after, squares, left: None }
    }
}

fn moved(task: &Moves, moves: &[Move]) -> Result<Reply, Failure> {
    let (newest, earlier) = moves.split_last().ok_or(Failure::BAD_REQUEST)?;
    let last = earlier.last().map(|m| m.to());
    let Ok(Stand::Open { position: before, squares, .. }) = task.judge(earlier) else {
        return Err(Failure::BAD_REQUEST);
    };
    let reply = |verdict, moves, after, squares, left| Reply {
        verdict,
        before: before.clone(),
        last,
        moves,
        after,
        squares,
        left,
    };
    Ok(match task.judge(moves) {
        Ok(Stand::Open { position, squares, left, by }) => {
            let moves = [*newest].into_iter().chain(by).collect();
            reply(Verdict::Right, moves, position, squares, Some(left))
        }
        Ok(Stand::Done { position }) => reply(Verdict::Solved, vec![*newest], position, Vec::new(), None),
        Ok(Stand::Late { position }) => reply(Verdict::Wrong(Why::Late), vec![*newest], position, squares, None),
        Ok(Stand::Taken { position, by }) => {
            reply(Verdict::Wrong(Why::Taken), vec![*newest, by], position, squares, None)
        }
        Err(refused) => Reply::refused(&before, last, refused.reason.ok_or(Failure::BAD_REQUEST)?, squares),
    })
}

fn pressed(task: &school::Press, squares: &[Square]) -> Result<Reply, Failure> {
    if squares.is_empty() || squares.len() > task.squares.len() {
        return Err(Failure::BAD_REQUEST);
    }
    let found = squares.iter().zip(&task.squares).take_while(|(one, other)| one == other).count();
    let verdict = match found {
        found if found < squares.len() => Verdict::Wrong(Why::Square),
        found if found == task.squares.len() => Verdict::Solved,
        _ => Verdict::Right,
    };
    Ok(still(&task.board, verdict, task.squares[..found].to_vec()))
}

fn chosen(task: &school::Choose, choice: usize) -> Result<Reply, Failure> {
    if !(1..=task.answers).contains(&choice) {
        return Err(Failure::BAD_REQUEST);
    }
    let verdict = if task.right.contains(&choice) { Verdict::Solved } else { Verdict::Wrong(Why::Choice) };
    Ok(still(&task.board, verdict, Vec::new()))
}

/// Nothing moves.
fn still(board: &Position, verdict: Verdict, squares: Vec<Square>) -> Reply {
    Reply { verdict, before: board.clone(), last: None, moves: Vec::new(), after: board.clone(), squares, left: None }
}

fn played(start: &Position, moves: &[Move]) -> Result<Position, Failure> {
    if moves.len() > LONGEST {
        return Err(Failure::BAD_REQUEST);
    }
    let mut position = start.clone();
    for m in moves {
        position.play(*m).map_err(|_| Failure::BAD_REQUEST)?;
    }
    Ok(position)
}

fn length(moves: &[Move]) -> u16 {
    u16::try_from(moves.len()).unwrap_or(u16::MAX)
}

/// As the log keeps it.
fn written(answer: &Answer) -> String {
    match answer {
        Answer::Moves(moves) => moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" "),
        Answer::Squares(squares) => squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" "),
        Answer::Choice(choice) => choice.to_string(),
    }
}
