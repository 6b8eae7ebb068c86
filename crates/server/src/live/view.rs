//! What can be seen of a game, ready to be told in any language.

use super::audience::People;
use super::review::{Review, Said};
use crate::agreement::Agreement;
use crate::board::{Board, Game, Move};
use crate::ceremony::Ceremony;
use crate::random::GameId;
use crate::seats::{Seats, Sides};
use arbiter::handicap::OpeningMoves;
use arbiter::{Attempt, Board as _, Foul, Fouls, ImpasseCount, LAG_BANK_CAP, Offer, Outcome, Phase, Refusal, TimeLeft};
use kifu::notation::{Coordinates, Form, Forward, Japanese, Marks, Notation, Spoken};
use shogi::{Bitboard, Color, Position, Square};
use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use variants::Parts;
use words::Language;

/// The whole game at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub(crate) seq: u64,
    pub(crate) id: GameId,
    pub(crate) previous: Option<GameId>,
    pub(crate) people: Arc<People>,
    pub(crate) played: Arc<Played>,
    pub(crate) ceremony: Option<Arc<Ceremony>>,
    pub(crate) review: Option<Arc<Review>>,
    pub(crate) said: Arc<VecDeque<Said>>,
    pub(crate) standing: Standing,
}

/// What has been played, put into words by whoever first asks for them and not again until the next event. Whoever shows
/// the game has a part in it; when nobody does it is forgotten, for it takes several times the memory of the game itself.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) start: Board,
    moves: Vec<(Move, Duration)>,
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

    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    /// Every move with what a page shows of it.
    pub(crate) fn views(&self) -> &[MoveView] {
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
pub(crate) struct Update {
    pub(crate) seq: u64,
    pub(crate) agreement: Arc<Agreement>,
    pub(crate) seats: Arc<Seats>,
    pub(crate) change: Change,
    pub(crate) standing: Standing,
}

/// What an event changed.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Arrived {
        by: Color,
        deducted: Duration,
    },
    /// Somebody has done something in the ceremony.
    Ceremony,
    Began,
    /// A move of the run or before it, or none if there are to be no more; the game's start is another now.
    Prepared(Option<shogi::Move>, Box<Board>),
    Moved(Arc<MoveView>),
    /// A foul that would have lost, but for the handicap.
    Forgiven(Color, Foul),
    /// So many moves remain.
    TakenBack(usize),
    Offered(Color, Offer),
    Declined(Color, Offer),
    /// A player has gone away.
    Left(Color),
    /// The clocks stand still for so long.
    BreakBegan(Duration),
    BreakEnded,
    /// The game ended without a move.
    Ended,
    /// A player will claim nothing more.
    Waived(Color),
    Closed,
}

/// A move with everything a page shows of it.
#[derive(Clone, Debug)]
pub(crate) struct MoveView {
    pub(crate) ply: usize,
    pub(crate) m: Move,
    pub(crate) color: Color,
    /// The position after it, with both hands: nobody's are hidden (EQUIP-09, FOUL-08).
    pub(crate) sfen: String,
    pub(crate) check: Option<String>,
    pub(crate) used: Duration,
    pub(crate) text: MoveText,
}

/// As in books, with the full-width figures that line up in a column: ☗７六歩.
const JAPANESE: Notation = Notation::new(
    Form::Japanese(Japanese { coordinates: Coordinates::Wide, forward: Forward::Go, padded: false }),
    Marks::Pieces,
);

/// A move as people write it.
#[derive(Clone, Debug)]
pub(crate) struct MoveText {
    pub(crate) japanese: String,
    pub(crate) western: String,
    pub(crate) spoken: SpokenMove,
}

/// A move said aloud, put into words of a language when somebody first asks for them.
#[derive(Clone, Debug)]
pub(crate) struct SpokenMove {
    parts: SpokenParts,
    words: [OnceLock<String>; Language::ALL.len()],
}

#[derive(Clone, Debug)]
enum SpokenParts {
    Nothing,
    Shogi(Spoken),
    Family(Arc<variants::Game>, Box<Parts>),
}

impl SpokenMove {
    fn new(parts: SpokenParts) -> SpokenMove {
        SpokenMove { parts, words: Default::default() }
    }

    pub(crate) fn words(&self, language: Language) -> &str {
        let put = || match &self.parts {
            SpokenParts::Nothing => String::new(),
            SpokenParts::Shogi(parts) => words::spoken_parts(parts, language),
            SpokenParts::Family(game, parts) => words::spoken_family(game, parts, language),
        };
        self.words[language as usize].get_or_init(put)
    }
}

impl MoveText {
    pub(crate) fn new(position: &Board, m: Move, last: Option<Move>) -> MoveText {
        match (position, m) {
            (Board::Shogi(position), Move::Shogi(m)) => {
                let last_to = last.and_then(Board::standard_move).map(shogi::Move::to);
                MoveText::of_standard(position, m, last_to)
            }
            (Board::Family(course), Move::Family(m)) => MoveText::of_family(course.position(), m.m),
            // A board knows its own moves only.
            _ => MoveText {
                japanese: m.to_string(),
                western: m.to_string(),
                spoken: SpokenMove::new(SpokenParts::Nothing),
            },
        }
    }

    fn of_standard(position: &Position, m: shogi::Move, last_to: Option<Square>) -> MoveText {
        let write = |notation: Notation| notation.write(position, m, last_to);
        let parts = Spoken::of(position, m, last_to).map_or(SpokenParts::Nothing, SpokenParts::Shogi);
        MoveText { japanese: write(JAPANESE), western: write(Notation::WESTERN), spoken: SpokenMove::new(parts) }
    }

    pub(crate) fn of_family(position: &variants::Position, m: variants::Move) -> MoveText {
        let game = position.game().clone();
        let parts = position.parts(m).map_or(SpokenParts::Nothing, |parts| SpokenParts::Family(game, Box::new(parts)));
        let spoken = SpokenMove::new(parts);
        MoveText { japanese: position.japanese(m), western: position.western(m), spoken }
    }
}

/// Where a game stands: whose turn it is, what he can do, the clocks, the result.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) turn: Color,
    /// Every legal move, none when the game is over or has not begun.
    pub(crate) legal: Arc<[Move]>,
    pub(crate) phase: PhaseView,
    /// While it goes on.
    pub(crate) ceremony: Option<Arc<Ceremony>>,
    /// While the computer waits for its turn to think: how many come before.
    pub(crate) queue: Option<usize>,
    pub(crate) clock: Option<ClockView>,
    /// As measured, of Black and White.
    pub(crate) lag: [Option<Duration>; 2],
    pub(crate) offer: Option<(Color, Offer)>,
    pub(crate) standstill: Option<StandstillView>,
    /// How often the position on the board has been there (END-12).
    pub(crate) occurrences: u32,
    pub(crate) impasse: Option<Box<ImpasseView>>,
    pub(crate) outcome: Option<Outcome>,
    /// The foul that ended the game.
    pub(crate) foul: Option<Arc<FoulView>>,
    /// Whether a game without a result is played again.
    pub(crate) replay: bool,
    able: [Able; 2],
}

/// What the game is about just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PhaseView {
    Waiting {
        here: [bool; 2],
    },
    /// Black may still make so many moves of his run; he has begun it when it is his turn.
    Opening {
        left: usize,
    },
    Playing,
    /// The clocks stand still for so long from now on.
    Break {
        left: Duration,
    },
    Over {
        /// Nothing can be claimed any more.
        closed: bool,
    },
}

/// Both clocks at the moment of the message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClockView {
    /// Whose clock runs.
    pub(crate) running: Option<Color>,
    /// Of Black and White.
    pub(crate) left: [TimeLeft; 2],
    /// What is left in their banks for lag.
    pub(crate) lag_left: [Duration; 2],
}

/// A game that a player lets stand still.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StandstillView {
    pub(crate) by: Color,
    /// So long from now his opponent can claim the game.
    pub(crate) left: Duration,
    /// How it would end.
    pub(crate) outcome: Outcome,
}

/// What an impasse would rest on while it is in sight.
#[derive(Clone, Debug)]
pub(crate) struct ImpasseView {
    /// Of Black and White, with how the game would end if they declared.
    pub(crate) sides: [(ImpasseCount, Outcome); 2],
    pub(crate) can_agree: bool,
}

/// The foul that ended the game (FOUL-16).
#[derive(Clone, Debug)]
pub(crate) struct FoulView {
    pub(crate) foul: Foul,
    pub(crate) ply: u32,
    /// What was done; nothing if no move was the foul.
    pub(crate) attempt: Option<Attempt<Move>>,
    /// The same if it stands after the last move, as what ended the game at once does.
    pub(crate) offence: Option<Attempt<Move>>,
    /// What to show on the board.
    pub(crate) squares: Vec<Square>,
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
    fn all(start: &Board, moves: &[(Move, Duration)]) -> Vec<MoveView> {
        let mut position = start.still();
        let mut last = None;
        let view = |((m, used), ply): (&(Move, Duration), usize)| {
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
    pub(crate) fn new(position: &Board, ply: usize, m: Move, used: Duration, last: Option<Move>) -> MoveView {
        MoveView::between(position, &position.after(m), (ply, m, used), last)
    }

    fn between(
        position: &Board,
        after: &Board,
        (ply, m, used): (usize, Move, Duration),
        last: Option<Move>,
    ) -> MoveView {
        let (sfen, check) = (after.to_string(), after.check());
        MoveView { ply, m, color: position.turn(), sfen, check, used, text: MoveText::new(position, m, last) }
    }
}

impl Standing {
    /// How a game stands at a time; `running` is whether game time goes on.
    pub(crate) fn of(
        game: &Game,
        at: Duration,
        running: bool,
        legal: &OnceLock<Arc<[Move]>>,
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
    pub(crate) fn is_turn_of(&self, sides: Sides) -> bool {
        sides.contains(self.turn) && matches!(self.phase, PhaseView::Opening { .. } | PhaseView::Playing)
    }

    /// Whether somebody who plays these sides can resign, be the clocks running or not (END-01).
    pub(crate) fn can_resign(&self, sides: Sides) -> bool {
        sides.iter().any(|color| self.able[color.index()].resign)
    }

    /// Whether he can claim the game that stands still, now or when its time has come.
    pub(crate) fn can_claim_game(&self, sides: Sides) -> bool {
        self.standstill.is_some_and(|standstill| sides.contains(!standstill.by) && !sides.contains(standstill.by))
    }

    /// Whether the record is open though the game is over (FOUL-17).
    pub(crate) fn can_be_closed(&self) -> bool {
        self.phase == PhaseView::Over { closed: false }
    }

    /// Whether he can close the record, or say that he for one would.
    pub(crate) fn can_close(&self, sides: Sides) -> bool {
        sides.iter().any(|color| self.able[color.index()].close)
    }

    /// Whether he can take a move back, or ask for it.
    pub(crate) fn can_take_back(&self, sides: Sides) -> bool {
        taker_back(sides, self.turn).is_some_and(|color| self.able[color.index()].takeback)
    }

    pub(crate) fn can_declare(&self, sides: Sides) -> bool {
        sides.iter().any(|color| self.able[color.index()].declare)
    }

    pub(crate) fn can_claim(&self, sides: Sides) -> bool {
        sides.iter().any(|color| self.able[color.index()].claim)
    }

    /// Whether he can propose this; other than a takeback.
    pub(crate) fn can_offer(&self, sides: Sides, offer: Offer) -> bool {
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

/// Whether a foul could be claimed although the game is over, so that closing its record means something (FOUL-17).
pub(super) fn can_still_close(game: &Game) -> bool {
    game.outcome().is_some() && game.can_claim()
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
        let standard = attempt.and_then(|attempt| attempt.filter_map(Board::standard_move));
        let squares = match (foul, standard) {
            (Foul::Illegal(reason), Some(Attempt::Move(m))) => {
                position.standard().map_or(Bitboard::EMPTY, |position| position.squares_concerned(m, reason))
            }
            (_, Some(attempt)) => attempt.squares().fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square)),
            (_, None) => Bitboard::EMPTY,
        };
        Some(FoulView { foul, ply, attempt, offence: game.offence(), squares: squares.into_iter().collect() })
    }
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
                && game.moves().len() > usize::from(game.color_of(1) == color)
                && (goes_on || can_still_close(game)),
            resign: game.can_resign(color).is_ok(),
            close: can_still_close(game) && game.outcome().and_then(Outcome::winner) != Some(color),
        }
    }
}

/// As which colour somebody takes a move back: as the one who moved last if he plays both.
pub(super) fn taker_back(sides: Sides, turn: Color) -> Option<Color> {
    [!turn, turn].into_iter().find(|color| sides.contains(*color))
}
