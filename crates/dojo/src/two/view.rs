//! What can be seen of a game, ready to be told in any language.

use super::greeting::Greeted;
use super::review::{Review, Said};
use crate::agreement::Agreement;
use crate::ceremony::Ceremony;
use crate::live::{Presence, Rest, can_still_close};
use crate::move_text::MoveText;
use crate::random::GameId;
use crate::referee::Game;
use crate::seats::{Seats, Sides};
use arbiter::handicap::OpeningMoves;
use arbiter::{Foul, Fouls, ImpasseCount, LAG_BANK_CAP, Offer, Outcome, Phase, Refusal, TimeLeft};
use play::{AnyBoard, AnyMove, Attempt, Bar, Board as _};
use shogi::{Bitboard, Color};
use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use words::Language;

/// The whole game at one moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The number of the last event in it.
    pub seq: u64,
    /// The game's name in addresses.
    pub id: GameId,
    /// The game that this one follows, if the same players have played before it.
    pub previous: Option<GameId>,
    /// Who plays, and who is there.
    pub people: Arc<People>,
    /// Start and moves.
    pub played: Arc<Played>,
    /// How far the ceremony has come, or how it went; `None` if there was to be none.
    pub ceremony: Option<Arc<Ceremony>>,
    /// What the players look at together after the game.
    pub review: Option<Arc<Review>>,
    /// What they have said about it, the oldest first.
    pub said: Arc<VecDeque<Said>>,
    /// What they have said in fixed words.
    pub greetings: Arc<Vec<Greeted>>,
    /// Whose turn it is, the clocks, the result.
    pub standing: Standing,
    /// Since when it is that turn, in milliseconds since 1970.
    pub turn_ms: i64,
}

/// Who plays, and who is there.
#[derive(Clone, Debug)]
pub struct People {
    pub agreement: Arc<Agreement>,
    pub seats: Arc<Seats>,
    pub presence: Presence<Color>,
    pub next: Option<GameId>,
    /// Nobody can sit down any more.
    pub over: bool,
}

/// What has been played, put into words by whoever first asks for them and not again until the next event. Whoever shows
/// the game has a part in it; when nobody does it is forgotten, for it takes several times the memory of the game itself.
#[derive(Debug)]
pub struct Played {
    pub start: AnyBoard,
    moves: Vec<(AnyMove, Duration)>,
    views: OnceLock<Vec<MoveView>>,
    /// The moves as the live channel writes them, by language.
    texts: [OnceLock<String>; Language::ALL.len()],
}

impl Played {
    pub(super) fn of(game: &Game) -> Played {
        let start = if game.phase() == Phase::Opening { game.position() } else { &game.terms().start };
        let moves = game.moves().iter().map(|played| (played.m, played.used)).collect();
        Played { start: start.still(), moves, views: OnceLock::new(), texts: Default::default() }
    }

    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Every move with what a page shows of it.
    pub fn views(&self) -> &[MoveView] {
        self.views.get_or_init(|| MoveView::all(&self.start, &self.moves))
    }

    /// The same as a text, which `write` makes of it.
    pub(super) fn text(&self, language: Language, write: impl FnOnce(&[MoveView]) -> String) -> &str {
        self.texts[language as usize].get_or_init(|| write(self.views()))
    }

    /// Whether the text is there already.
    pub(super) fn is_written(&self, language: Language) -> bool {
        self.texts[language as usize].get().is_some()
    }
}

/// Something happened: the event with number `seq`.
#[derive(Clone, Debug)]
pub struct Update {
    /// Its number: events are counted from 1.
    pub seq: u64,
    /// What was agreed, for whoever writes the message.
    pub agreement: Arc<Agreement>,
    /// Who sits where after it.
    pub seats: Arc<Seats>,
    /// What is different now.
    pub change: Change,
    /// How the game stands after it.
    pub standing: Standing,
}

/// What an event changed.
#[derive(Clone, Debug)]
pub enum Change {
    /// A player has come to the board, or has come back.
    Arrived {
        /// Who has come.
        by: Color,
        /// What being late has taken from their clock.
        deducted: Duration,
    },
    /// Somebody has done something in the ceremony.
    Ceremony,
    /// The first turn has begun, and the clocks with it.
    Began,
    /// A move of the run or before it, or none if there are to be no more; the game's start is another now.
    Prepared(Option<shogi::Move>, Box<AnyBoard>),
    /// A move was played.
    Moved(Arc<MoveView>),
    /// A foul that would have lost, but for the handicap.
    Forgiven(Color, Foul),
    /// So many moves remain.
    TakenBack(usize),
    /// A player has proposed something.
    Offered(Color, Offer),
    /// A proposal is off the table: this player did not accept it, or took it back.
    Declined(Color, Offer),
    /// A player has gone away.
    Left(Color),
    /// The clocks stand still for so long.
    BreakBegan(Duration),
    /// The break is over; the clocks run again.
    BreakEnded,
    /// The game ended without a move.
    Ended,
    /// A player will claim nothing more.
    Waived(Color),
    /// The record is closed: no foul can be claimed any more.
    Closed,
}

/// A move with everything a page shows of it.
#[derive(Clone, Debug)]
pub struct MoveView {
    /// Its number, from 1.
    pub ply: usize,
    /// The move itself.
    pub m: AnyMove,
    /// Whose move it is.
    pub color: Color,
    /// The position after it, with both hands: nobody's are hidden (EQUIP-09, FOUL-08).
    pub sfen: String,
    /// The square of the royal piece that it puts in check, as in USI.
    pub check: Option<String>,
    /// Time it took, without what was credited for lag; zero in a review.
    pub used: Duration,
    /// How it is written and said.
    pub text: MoveText,
}

/// Where a game stands: whose turn it is, what they can do, the clocks, the result.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Whose turn it is, or would be if the game went on.
    pub turn: Color,
    /// Every legal move, none when the game is over or has not begun.
    pub legal: Arc<[AnyMove]>,
    /// What the game is about just now.
    pub phase: PhaseView,
    /// While it goes on.
    pub ceremony: Option<Arc<Ceremony>>,
    /// While the computer waits for its turn to think: how many come before.
    pub queue: Option<usize>,
    /// Both clocks; `None` in a game without.
    pub clock: Option<ClockView>,
    /// As measured, of Black and White.
    pub lag: [Option<Duration>; 2],
    /// The proposal that is still open, and who made it.
    pub offer: Option<(Color, Offer)>,
    /// While a player lets the game stand still and the other may come to claim it.
    pub standstill: Option<StandstillView>,
    /// How often the position on the board has been there (END-12).
    pub occurrences: u32,
    /// While an impasse is in sight: the points of both.
    pub impasse: Option<Box<ImpasseView>>,
    /// The result, if the game is over.
    pub outcome: Option<Outcome>,
    /// The foul that ended the game.
    pub foul: Option<Arc<FoulView>>,
    /// Whether a game without a result is played again.
    pub replay: bool,
    able: [Able; 2],
}

/// What the game is about just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseView {
    /// The players have not all come, or the start is still ahead.
    Waiting {
        /// Who has come, of Black and White.
        here: [bool; 2],
    },
    /// Black may still make so many moves of the run, which has begun when it is Black's turn.
    Opening {
        /// So many moves remain of the run.
        left: usize,
    },
    /// The players move in turn.
    Playing,
    /// The clocks stand still for so long from now on.
    Break {
        /// So long until it ends by itself.
        left: Duration,
    },
    /// The game has ended.
    Over {
        /// Nothing can be claimed any more.
        closed: bool,
    },
}

/// Both clocks at the moment of the message.
#[derive(Clone, Copy, Debug)]
pub struct ClockView {
    /// Whose clock runs.
    pub running: Option<Color>,
    /// Of Black and White.
    pub left: [TimeLeft; 2],
    /// What is left in their banks for lag.
    pub lag_left: [Duration; 2],
    /// By the day: who of them rests.
    pub rests: [Option<Rest>; 2],
}

/// A game that a player lets stand still.
#[derive(Clone, Copy, Debug)]
pub struct StandstillView {
    pub by: Color,
    /// So long from now the opponent can claim the game.
    pub left: Duration,
    /// How it would end.
    pub outcome: Outcome,
    /// Whether they are there now and then, but have not moved for days.
    pub overdue: bool,
}

/// What an impasse would rest on while it is in sight.
#[derive(Clone, Debug)]
pub struct ImpasseView {
    /// Of Black and White, with how the game would end if they declared.
    pub sides: [(ImpasseCount, Option<Outcome>); 2],
    pub can_agree: bool,
}

/// The foul that ended the game (FOUL-16).
#[derive(Clone, Debug)]
pub struct FoulView {
    /// Which foul it was.
    pub foul: Foul,
    /// The number of the offending move, from 1; of the next move if the foul was no move.
    pub ply: u32,
    /// What was done; nothing if no move was the foul.
    pub attempt: Option<Attempt<AnyMove>>,
    /// The same if it stands after the last move, as what ended the game at once does.
    pub offence: Option<Attempt<AnyMove>>,
    /// What to show on the board.
    pub squares: Vec<String>,
}

/// What a player of one colour can do.
#[derive(Clone, Copy, Debug, Default)]
struct Able {
    takeback: bool,
    impasse: bool,
    repetition: bool,
    draw: bool,
    interrupt: bool,
    pause: bool,
    declare: bool,
    claim: bool,
    resign: bool,
    close: bool,
}

impl Update {
    /// The same as if nobody could move.
    pub(super) fn without_legal_moves(&self) -> Update {
        let mut update = self.clone();
        update.standing.legal = Arc::default();
        update
    }
}

impl MoveView {
    /// All moves of a game.
    fn all(start: &AnyBoard, moves: &[(AnyMove, Duration)]) -> Vec<MoveView> {
        let mut position = start.still();
        let mut last = None;
        let view = |((m, used), ply): (&(AnyMove, Duration), usize)| {
            // Without what led there: else each move would cost as much as all before it.
            let after = position.after(*m);
            let before = std::mem::replace(&mut position, after);
            let view = MoveView::between(&before, &position, (ply, *m, *used), last);
            last = Some(*m);
            view
        };
        moves.iter().zip(1..).map(view).collect()
    }

    /// The move `m` as it was played in `position`; `last` is the move before it.
    pub fn new(position: &AnyBoard, ply: usize, m: AnyMove, used: Duration, last: Option<AnyMove>) -> MoveView {
        MoveView::between(position, &position.after(m), (ply, m, used), last)
    }

    fn between(
        position: &AnyBoard,
        after: &AnyBoard,
        (ply, m, used): (usize, AnyMove, Duration),
        last: Option<AnyMove>,
    ) -> MoveView {
        let (sfen, check) = (after.to_string(), after.check());
        MoveView { ply, m, color: position.turn(), sfen, check, used, text: MoveText::new(position, m, last) }
    }
}

impl Standing {
    /// How a game stands at a time; `running` is whether game time goes on.
    pub fn of(
        game: &Game,
        at: Duration,
        running: bool,
        legal: &OnceLock<Arc<[AnyMove]>>,
        foul: Option<Arc<FoulView>>,
    ) -> Standing {
        let over = game.outcome().is_some();
        let phase = PhaseView::of(game, at);
        let moves = !over && matches!(phase, PhaseView::Opening { .. } | PhaseView::Playing);
        Standing {
            turn: game.turn(),
            legal: if moves { legal.get_or_init(|| game.legal_moves().into()).clone() } else { Arc::default() },
            phase,
            ceremony: None,
            queue: None,
            clock: ClockView::of(game, at, running),
            lag: [None; 2],
            offer: game.offer(),
            standstill: game.standstill().filter(|_| running).map(|standstill| StandstillView {
                by: standstill.by,
                left: standstill.claimable.saturating_sub(at),
                outcome: standstill.outcome,
                overdue: false,
            }),
            occurrences: game.occurrences(),
            impasse: (moves && game.impasse_in_sight()).then(|| Box::new(ImpasseView::of(game))),
            outcome: game.outcome(),
            foul,
            replay: game.replay().is_some(),
            able: Color::ALL.map(|color| Able::of(game, color)),
        }
    }

    /// Whether somebody who plays these sides is to move.
    pub fn is_turn_of(&self, sides: Sides) -> bool {
        sides.contains(self.turn) && matches!(self.phase, PhaseView::Opening { .. } | PhaseView::Playing)
    }

    /// Whether somebody who plays these sides can resign, be the clocks running or not (END-01).
    pub fn can_resign(&self, sides: Sides) -> bool {
        sides.iter().any(|color| self.able[color.index()].resign)
    }

    /// Whether they can claim the game that stands still, now or when its time has come.
    pub fn can_claim_game(&self, sides: Sides) -> bool {
        self.standstill.is_some_and(|standstill| sides.contains(!standstill.by) && !sides.contains(standstill.by))
    }

    /// Whether the record is open though the game is over (FOUL-17).
    pub fn can_be_closed(&self) -> bool {
        self.phase == PhaseView::Over { closed: false }
    }

    /// Whether they can close the record, or say that they for one would.
    pub fn can_close(&self, sides: Sides) -> bool {
        sides.iter().any(|color| self.able[color.index()].close)
    }

    /// Whether they can take a move back, or ask for it.
    pub fn can_take_back(&self, sides: Sides) -> bool {
        taker_back(sides, self.turn).is_some_and(|color| self.able[color.index()].takeback)
    }

    /// Whether they can declare an impasse won by points now (END-16).
    pub fn can_declare(&self, sides: Sides) -> bool {
        sides.iter().any(|color| self.able[color.index()].declare)
    }

    /// Whether they can claim a foul of the opponent.
    pub fn can_claim(&self, sides: Sides) -> bool {
        sides.iter().any(|color| self.able[color.index()].claim)
    }

    /// Whether they can propose this; other than a takeback.
    pub fn can_offer(&self, sides: Sides, offer: Offer) -> bool {
        sides.iter().any(|color| {
            let able = self.able[color.index()];
            match offer {
                Offer::Impasse => able.impasse,
                Offer::Repetition => able.repetition,
                Offer::Draw => able.draw,
                Offer::Interrupt => able.interrupt,
                Offer::Break(_) => able.pause,
                Offer::Takeback => able.takeback,
            }
        })
    }
}

impl ClockView {
    /// The clocks of a game at a time, if it has any; `running` is whether game time goes on.
    pub(super) fn of(game: &Game, at: Duration, running: bool) -> Option<ClockView> {
        let left = |color| game.time_left(color, at);
        left(Color::Black).zip(left(Color::White)).map(|(black, white)| ClockView {
            running: game.running().filter(|_| running),
            left: [black, white],
            lag_left: Color::ALL.map(|color| game.lag_left(color).min(LAG_BANK_CAP)),
            rests: [None; 2],
        })
    }
}

impl PhaseView {
    fn of(game: &Game, at: Duration) -> PhaseView {
        if game.outcome().is_some() {
            return PhaseView::Over { closed: game.is_closed() || !can_still_close(game) };
        }
        match game.phase() {
            Phase::Waiting { here } => PhaseView::Waiting { here },
            Phase::Opening => PhaseView::Opening { left: game.opening().map_or(0, OpeningMoves::left) },
            Phase::Playing => PhaseView::Playing,
            Phase::Break { until, .. } => PhaseView::Break { left: until.saturating_sub(at) },
        }
    }
}

impl ImpasseView {
    fn of(game: &Game) -> ImpasseView {
        let side = |color| (game.impasse(color), game.declared(color));
        ImpasseView { sides: Color::ALL.map(side), can_agree: game.impasse_can_be_agreed() }
    }
}

impl FoulView {
    /// The foul that ended the game, if one did. The positions of the game are met again, so this is done once.
    pub(super) fn of(game: &Game) -> Option<FoulView> {
        let Outcome::Foul { foul, ply, .. } = game.outcome()? else { return None };
        let before = |ply: u32| {
            let mut position = game.terms().start.still();
            game.moves().iter().take(ply as usize - 1).for_each(|played| position.play(played.m));
            position
        };
        let (attempt, position) = match (game.offence(), game.moves().get(ply.checked_sub(1)? as usize)) {
            (Some(attempt), _) => (Some(attempt), game.position().clone()),
            (None, Some(played)) => (Some(Attempt::Move(played.m)), before(ply)),
            (None, None) => (None, game.position().clone()),
        };
        let squares = attempt.map(|attempt| squares_concerned(&position, attempt, foul.bar())).unwrap_or_default();
        Some(FoulView { foul, ply, attempt, offence: game.offence(), squares })
    }
}

/// The squares to show beside what somebody did against the rules, as moves name them; `bar` if it was a barred move.
pub(super) fn squares_concerned(board: &AnyBoard, attempt: Attempt<AnyMove>, bar: Option<Bar>) -> Vec<String> {
    if let (Attempt::Move(m), Some(bar)) = (attempt, bar) {
        return board.squares_concerned(m, bar);
    }
    let squares = attempt.filter_map(AnyBoard::standard_move).into_iter().flat_map(Attempt::squares);
    let all = squares.fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square));
    all.into_iter().map(|square| square.to_string()).collect()
}

impl Able {
    fn of(game: &Game, color: Color) -> Able {
        let can = |offer| game.can_propose(color, offer) == Ok::<(), Refusal>(());
        let ruleset = game.terms().ruleset;
        let goes_on = game.outcome().is_none();
        let playing = goes_on && game.phase() == Phase::Playing;
        Able {
            takeback: can(Offer::Takeback),
            impasse: can(Offer::Impasse),
            repetition: can(Offer::Repetition),
            draw: can(Offer::Draw),
            interrupt: can(Offer::Interrupt),
            pause: can(Offer::Break(Duration::from_secs(1))),
            declare: playing && game.turn() == color && game.impasse(color).entering.king_in_zone,
            claim: ruleset.fouls == Fouls::Stand
                && game.moves().len() > usize::from(game.mover(1) == color)
                && (goes_on || can_still_close(game)),
            resign: game.can_resign(color).is_ok(),
            close: can_still_close(game) && game.outcome().and_then(Outcome::winner) != Some(color),
        }
    }
}

/// As which colour somebody takes a move back: as the one who moved last if they play both.
pub(super) fn taker_back(sides: Sides, turn: Color) -> Option<Color> {
    [!turn, turn].into_iter().find(|color| sides.contains(*color))
}
