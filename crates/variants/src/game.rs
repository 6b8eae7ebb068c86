//! A game, read from its data and made ready to be played.

use crate::data::DataError;
use crate::geometry::{Cell, Geometry};
use crate::kind::{Kind, KindId};
use crate::power::Power;
use crate::reach::{CellPower, Shot, around, cell_powers};
use crate::ties::{Bonds, Taking};
use crate::{catalogue, reader};
use shogi::Color;
use std::sync::Arc;

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) id: String,
    pub(crate) names: Names,
    pub(crate) geometry: Geometry,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) promotion: Promotion,
    /// `None` where captured pieces leave the game.
    pub(crate) drops: Option<Drops>,
    pub(crate) ending: Ending,
    /// `None` where Lions may be taken like everybody else.
    pub(crate) lion_trading: Option<LionTrading>,
    pub(crate) anywhere_takes: AnywhereTakes,
    /// Whether a piece that sweeps may end on one of its own side.
    pub(crate) sweeps_end_on_own: bool,
    /// Whether what a piece captures by leaping must be of lower rank, as what it leaps over.
    pub(crate) leaps_take_lower: bool,
    /// Whether a piece may stand where it can never move again (行き所のない駒).
    pub(crate) dead_ends: bool,
    pub(crate) laws: Laws,
    pub(crate) options: Vec<GameOption>,
    /// Whether pieces have names of several letters, so that positions need commas.
    pub(crate) long_names: bool,
    /// The start in the form of [`crate::Position`]'s text.
    pub(crate) start: String,
    pub(crate) compiled: Compiled,
}

/// A rule that is read in more than one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// What it is about: `drops`.
    pub name: String,
    /// The names of the readings; the first is the usual one.
    pub readings: Vec<String>,
    /// Which of them this game follows.
    pub chosen: usize,
}

/// What a game is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// In Japanese.
    pub kanji: String,
    /// How that is read.
    pub romaji: String,
    /// In English.
    pub english: String,
    /// In Italian.
    pub italian: String,
}

/// When pieces promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// The far ranks.
    pub zone: u8,
    /// What gives the right.
    pub when: PromotionWhen,
    /// Whether the right is a duty.
    pub compulsory: Compulsory,
}

/// Whether who may promote must.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compulsory {
    /// He may decline.
    Never,
    /// After capturing a promoted piece.
    AfterPromoted,
    /// Always.
    Always,
    /// Always, and a stop in the zone on the way counts as entering it: the corner of a hook, a Lion's first step.
    AlsoOnTheWay,
}

/// What gives a piece the right to promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromotionWhen {
    /// A move that begins or ends in the zone.
    Zone,
    /// A move into the zone from outside.
    Entering,
    /// A move into the zone from outside, or a capture that begins or ends in it.
    EnteringOrCapture,
    /// A capture, wherever it is (VAR-23).
    Capture,
    /// Every move turns the piece over, back again as well.
    EveryMove,
}

/// How captured pieces come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drops {
    /// Whether they may be dropped with either face up.
    pub either_face: bool,
}

/// How the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Whether a player may not leave his only royal piece attacked; who has no move left loses. Otherwise it is caught.
    pub check_binds: bool,
    /// Whether a royal piece that reaches the last rank and cannot be taken there wins (トライ).
    pub try_wins: bool,
    /// Whether a king left alone loses against a king with anything that counts.
    pub bare_king: bool,
    /// Whether who takes all but a royal piece wins, unless he is left with no more himself at once (裸王).
    pub baring: bool,
    /// What becomes of a situation that comes back (千日手).
    pub repetition: Repetition,
    /// At which time it does.
    pub occurrences: u32,
    /// Whether who gives check all the while loses then.
    pub perpetual_check_loses: bool,
    /// Whether who attacks something with each of his moves loses then, unless both do; and who began, if all have passed.
    pub perpetual_attack_loses: bool,
    /// With so many moves the game is over, and nobody has won.
    pub most_moves: u32,
}

impl Ending {
    /// How many moves a game has at most if its file does not say.
    pub const MOST_MOVES: u32 = 1000;
}

/// What becomes of a situation that comes back for the last time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// Nobody wins.
    Draw,
    /// Who moved first in the game has lost.
    FirstLoses,
    /// No move may bring it about.
    Forbidden,
}

/// Which exchanges of Lions are barred (chū shōgi).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LionTrading {
    /// After a Lion was taken by another piece, none may be taken elsewhere by another piece in reply.
    Any,
    /// The same, but only if that Lion is protected.
    Protected,
}

/// What a piece that goes anywhere may not take (VAR-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnywhereTakes {
    /// Only what nobody protects.
    Unprotected,
    /// Everything but protected royal pieces.
    AllButProtectedRoyals,
}

/// What a file says about kinds beside what it says of each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Laws {
    /// The captures that promote, wherever they are.
    pub(crate) by_taking: Vec<Taking>,
    /// What a side must have to play on: all of one of these groups.
    pub(crate) command: Vec<Vec<KindId>>,
}

/// What move generation asks for over and over.
#[derive(Clone, Debug)]
pub(crate) struct Compiled {
    /// By colour and kind.
    pub(crate) rays: [Vec<Vec<CellRay>>; 2],
    /// By colour and kind.
    pub(crate) powers: [Vec<Vec<CellPower>>; 2],
    /// By kind: how far away, as the King walks, its powers take at most.
    pub(crate) spans: Vec<u8>,
    /// By colour and kind: what it shoots.
    pub(crate) shots: [Vec<Option<Shot>>; 2],
    /// Whether there are any powers, or pieces are tied to others.
    pub(crate) has_powers: bool,
    /// Whether any kind burns.
    pub(crate) burns: bool,
    /// What ties pieces to others; `None` in nearly all games.
    pub(crate) bonds: Option<Bonds>,
    /// Whether moves have consequences for pieces that have not moved.
    pub(crate) has_aftermath: bool,
    /// By kind.
    pub(crate) traits: Vec<Traits>,
    /// The steps to the neighbours of a cell.
    pub(crate) around: Vec<i16>,
    /// By the attacker's colour: the ways by which a cell can be attacked.
    pub(crate) lines: [Vec<Line>; 2],
    /// By colour: the ways by which a cell is seen, whether to go there or to capture.
    pub(crate) sights: [Vec<Line>; 2],
    /// By colour, then by kind and cell: whether a piece there could move on an empty board.
    pub(crate) alive: [Vec<Vec<bool>>; 2],
    /// By cell: ranks to go, by colour.
    pub(crate) ranks_ahead: [Vec<u8>; 2],
    /// By cell; 0 on the rim.
    pub(crate) file: Vec<u8>,
    pub(crate) board: Vec<Cell>,
}

/// What making a move asks of a kind, close together in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traits {
    pub(crate) royal: bool,
    /// Whether it matters how many there are.
    pub(crate) counted: bool,
    /// Whether steps, leaps and slides do not say all about its moves, each once.
    pub(crate) special: bool,
    /// Whether there is something that it may not take, or where it may not go.
    pub(crate) is_tied: bool,
    /// Whether it shoots.
    pub(crate) shoots: bool,
    pub(crate) is_lion: bool,
    /// Whether it takes away what it passes.
    pub(crate) sweeps: bool,
    /// Whether it can turn over.
    pub(crate) turns: bool,
    pub(crate) other_face: KindId,
    pub(crate) contagion: Option<KindId>,
    /// The kind that a captured piece of it is in hand; `None` if it leaves the game.
    pub(crate) in_hand: Option<KindId>,
    /// Whether it may be dropped on any empty square, however things stand.
    pub(crate) drops_freely: bool,
}

impl Traits {
    fn of(id: KindId, kind: &Kind, flips: bool, drops: bool, alive_everywhere: bool, bonds: Option<&Bonds>) -> Traits {
        let told = |of: fn(&Bonds) -> &[bool]| bonds.is_some_and(|bonds| of(bonds)[id.index()]);
        Traits {
            counted: told(|bonds| &bonds.counted),
            is_tied: told(|bonds| &bonds.tied),
            special: !kind.powers.is_empty() || told(|bonds| &bonds.tied) || kind.leaps_along_its_slides(),
            shoots: kind.powers.iter().any(|power| matches!(power, Power::Shoot(..))),
            drops_freely: kind.may_mate_by_drop && kind.per_file.is_none() && alive_everywhere,
            royal: kind.royal,
            is_lion: kind.is_lion,
            sweeps: kind.powers.iter().any(|power| matches!(power, Power::Sweep(_))),
            turns: kind.other_face.is_some() && (flips || !kind.is_promoted),
            other_face: kind.other_face.unwrap_or(id),
            contagion: kind.contagion,
            in_hand: kind.in_hand(id).filter(|_| drops),
        }
    }
}

/// A [`crate::betza::Ray`] as a step in the row of cells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CellRay {
    pub(crate) offset: i16,
    pub(crate) range: u8,
    pub(crate) quiet: bool,
    pub(crate) captures: bool,
    /// Leads nearer to the far side.
    pub(crate) forward: bool,
}

/// A way from a cell outwards, against that of the pieces that come to it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) outward: i16,
    /// The farthest that any kind comes from.
    pub(crate) longest: u8,
    /// From how far each kind comes along it; 0: not at all.
    pub(crate) reach: Vec<u8>,
}

impl Game {
    /// A game of the family by its name: one of [`crate::NAMES`].
    pub fn named(name: &str) -> Option<Arc<Game>> {
        catalogue::game(name)
    }

    /// The same with the readings of disputed rules that `choices` names, each an option and its reading.
    ///
    /// # Errors
    /// If the game has no such option or reading. `None` if there is no such game.
    pub fn with_options(name: &str, choices: &[(&str, &str)]) -> Option<Result<Arc<Game>, Vec<DataError>>> {
        let text = catalogue::named_file(name)?;
        Some(reader::read(&format!("{name}.toml"), text, choices))
    }

    /// Reads a game from the text of a data file; `file` is its name in messages. It may build upon the games of the family;
    /// `choices` are readings of its options.
    ///
    /// # Errors
    /// All that is wrong with it, by line.
    pub fn read(file: &str, text: &str, choices: &[(&str, &str)]) -> Result<Arc<Game>, Vec<DataError>> {
        reader::read(file, text, choices)
    }

    /// The rules that are read in more than one way, and how this game reads them.
    pub fn options(&self) -> &[GameOption] {
        &self.options
    }

    /// The same game without a last move, as games were agreed before there was one (END-18).
    #[must_use]
    pub fn without_last_move(&self) -> Arc<Game> {
        Arc::new(Game { ending: Ending { most_moves: u32::MAX, ..self.ending }, ..self.clone() })
    }

    /// Whether the game has a last move, which ends it whatever stands on the board.
    pub fn has_last_move(&self) -> bool {
        self.ending.most_moves < u32::MAX
    }

    /// The options that this game does not read in the usual way, each with its reading.
    pub fn readings(&self) -> Vec<(&str, &str)> {
        let others = self.options.iter().filter(|option| option.chosen != 0);
        others.map(|option| (option.name.as_str(), option.readings[option.chosen].as_str())).collect()
    }

    /// The name by which [`Game::named`] finds it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What it is called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Files of the board.
    pub fn files(&self) -> u8 {
        self.geometry.files()
    }

    /// Ranks of the board.
    pub fn ranks(&self) -> u8 {
        self.geometry.ranks()
    }

    /// Every face that a piece can show.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// When pieces promote.
    pub fn promotion(&self) -> Promotion {
        self.promotion
    }

    /// How captured pieces come back; `None` if they do not.
    pub fn drops(&self) -> Option<Drops> {
        self.drops
    }

    /// How it ends.
    pub fn ending(&self) -> Ending {
        self.ending
    }

    /// Which exchanges of Lions are barred; `None` where none is.
    pub fn lion_trading(&self) -> Option<LionTrading> {
        self.lion_trading
    }

    /// What a piece that goes anywhere may take.
    pub fn anywhere_takes(&self) -> AnywhereTakes {
        self.anywhere_takes
    }

    /// Whether what a piece captures by leaping must be of lower rank, as what it leaps over.
    pub fn leaps_take_lower(&self) -> bool {
        self.leaps_take_lower
    }

    /// Whether a piece may stand where it can never move again. Where it may not, it must promote or cannot be dropped there.
    pub fn dead_ends_allowed(&self) -> bool {
        self.dead_ends
    }

    /// How many squares the board has.
    pub(crate) fn squares(&self) -> usize {
        self.compiled.board.len()
    }

    /// How many pieces the first player begins with.
    pub fn pieces_a_side(&self) -> usize {
        let board = self.start.split(' ').next().unwrap_or_default();
        let capitals = |text: &str| text.chars().filter(char::is_ascii_uppercase).count();
        if self.long_names {
            board.split(['/', ',']).filter(|item| capitals(item) > 0).count()
        } else {
            capitals(board)
        }
    }

    /// The start as text.
    pub fn start(&self) -> &str {
        &self.start
    }

    /// A kind of this game.
    ///
    /// # Panics
    /// If it is of another game.
    pub fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[id.index()]
    }

    pub(crate) fn kind_named(&self, id: &str) -> Option<KindId> {
        self.kinds.iter().position(|kind| kind.id == id).map(|i| KindId(i as u16))
    }
}

impl Compiled {
    pub(crate) fn new(geometry: &Geometry, kinds: &[Kind], promotion: Promotion, drops: bool, laws: &Laws) -> Compiled {
        let rays =
            Color::ALL.map(|color| kinds.iter().map(|kind| cell_rays(geometry, kind, color)).collect::<Vec<_>>());
        let board: Vec<Cell> = geometry.all().collect();
        let mut file = vec![0; geometry.cells()];
        let mut ranks_ahead = [vec![0; geometry.cells()], vec![0; geometry.cells()]];
        for cell in &board {
            let (f, rank) = geometry.square(*cell);
            file[usize::from(*cell)] = f;
            for color in Color::ALL {
                ranks_ahead[color.index()][usize::from(*cell)] = geometry.ranks_ahead(color, rank);
            }
        }
        let alive = [0, 1].map(|color: usize| {
            let of_kind = |(rays, kind): (&Vec<CellRay>, &Kind)| {
                let mut alive = vec![false; geometry.cells()];
                for cell in &board {
                    let reached = |ray: &CellRay| file[usize::from(cell.wrapping_add_signed(ray.offset))] != 0;
                    alive[usize::from(*cell)] = !kind.powers.is_empty() || rays.iter().any(reached);
                }
                alive
            };
            rays[color].iter().zip(kinds).map(of_kind).collect()
        });
        let powers = Color::ALL.map(|color| kinds.iter().map(|kind| cell_powers(geometry, kind, color)).collect());
        let shots =
            Color::ALL.map(|color| kinds.iter().map(|kind| Shot::among(geometry, &kind.powers, color)).collect());
        let flips = promotion.when == PromotionWhen::EveryMove;
        let ids = (0..).map(KindId);
        let alive: [Vec<Vec<bool>>; 2] = alive;
        let lives = |id: KindId| alive.iter().all(|of| board.iter().all(|cell| of[id.index()][usize::from(*cell)]));
        let bonds = Bonds::new(kinds, laws);
        let burns = kinds.iter().any(|kind| kind.burns);
        let traits = |(id, kind)| Traits::of(id, kind, flips, drops, lives(id), bonds.as_ref());
        Compiled {
            traits: ids.zip(kinds).map(traits).collect(),
            lines: [0, 1].map(|color: usize| lines(&rays[color], |ray| ray.captures)),
            sights: [0, 1].map(|color: usize| lines(&rays[color], |_| true)),
            rays,
            powers,
            shots,
            spans: kinds.iter().map(Kind::span).collect(),
            has_powers: kinds.iter().any(|kind| !kind.powers.is_empty()) || bonds.is_some(),
            burns,
            has_aftermath: burns || bonds.is_some(),
            bonds,
            around: around(geometry),
            alive,
            ranks_ahead,
            file,
            board,
        }
    }
}

fn cell_rays(geometry: &Geometry, kind: &Kind, color: Color) -> Vec<CellRay> {
    let rays = kind.rays.iter().map(|ray| CellRay {
        offset: geometry.offset(color, ray.right, ray.forward),
        range: ray.range,
        quiet: ray.quiet,
        captures: ray.captures,
        forward: ray.forward > 0,
    });
    rays.collect()
}

fn lines(rays: &[Vec<CellRay>], counts: fn(&CellRay) -> bool) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (kind, of_kind) in rays.iter().enumerate() {
        for ray in of_kind.iter().filter(|ray| counts(ray)) {
            let at = lines.iter().position(|line| line.outward == -ray.offset).unwrap_or_else(|| {
                lines.push(Line { outward: -ray.offset, longest: 0, reach: vec![0; rays.len()] });
                lines.len() - 1
            });
            lines[at].reach[kind] = lines[at].reach[kind].max(ray.range);
            lines[at].longest = lines[at].longest.max(ray.range);
        }
    }
    lines
}
