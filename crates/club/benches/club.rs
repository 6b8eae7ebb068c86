//! How long a hall waits: for the pairs of a round, for ratings after an event, for a season of a league.

use club::journal::Machine;
use club::league::{Event, League, MAIN, Member, Roster, Start, Table as LeagueTable};
use club::pairing::dutch;
use club::pairing::swiss::{Colours, Entrant, Id, Settled, pair};
use club::rating::fesa::{Before, Game, Player, Table};
use club::time::Hour;
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

/// A field after five rounds, in each of which the one with the smaller number won but for every fifth board.
fn field(players: u32) -> Vec<Entrant> {
    let entrant = |id: Id| Entrant { id, country: Some(format!("{}", id % 9)), ..Entrant::default() };
    let mut field: Vec<Entrant> = (1..=players).map(entrant).collect();
    for round in 0..5 {
        let proposal = pair(&field, &Settled::default(), Colours::Balanced(round)).expect("nothing was settled");
        for (number, board) in (0..).zip(proposal.boards) {
            let [first, second] = board.players.map(|id| id as usize - 1);
            field[first].met.insert(board.players[1]);
            field[second].met.insert(board.players[0]);
            let upset = number % 5 == round % 5;
            field[if (first < second) != upset { first } else { second }].points += 2;
        }
        if let Some((id, _)) = proposal.bye {
            let entrant = &mut field[id as usize - 1];
            (entrant.had_bye, entrant.points) = (true, entrant.points + 2);
        }
    }
    field
}

fn pairing(criterion: &mut Criterion) {
    for players in [50, 100, 101, 500] {
        let field = field(players);
        criterion.bench_function(&format!("pair {players} players, round 6"), |bencher| {
            bencher.iter(|| pair(black_box(&field), &Settled::default(), Colours::Lots(1)));
        });
    }
}

/// The same by the FIDE's own Swiss.
fn dutch_field(players: u32) -> dutch::Field {
    let player = |id: Id| dutch::Player { id, is_here: true, ..dutch::Player::default() };
    let mut field = dutch::Field { players: (1..=players).map(player).collect(), rounds: 9, ..dutch::Field::default() };
    for round in 0..5 {
        let drawn = dutch::pair(&field).expect("everybody finds somebody");
        for (number, [first, second]) in (0..).zip(drawn.boards) {
            let has_first_won = (first < second) != (number % 5 == round);
            for (own, opponent, is_first) in [(first, second, true), (second, first, false)] {
                let halves = if is_first == has_first_won { 2 } else { 0 };
                let past = dutch::Past::Board { opponent, is_first, halves, is_played: true };
                field.players[own as usize - 1].past.push(past);
            }
        }
        if let Some(id) = drawn.bye {
            field.players[id as usize - 1].past.push(dutch::Past::Bye(2));
        }
    }
    field
}

fn pairing_by_dutch(criterion: &mut Criterion) {
    for players in [50, 100, 101, 200] {
        let field = dutch_field(players);
        let mut group = criterion.benchmark_group("dutch");
        group.sample_size(10);
        group.bench_function(format!("pair {players} players, round 6"), |bencher| {
            bencher.iter(|| dutch::pair(black_box(&field)));
        });
    }
}

fn rating(criterion: &mut Criterion) {
    let rounds = club::pairing::round_robin::rounds(107);
    let mut players: Vec<Player> = (0..107)
        .map(|number| Player {
            before: Before::Rated { rating: 2400 - 18 * number, games: 50, bonus_games: 40, history: Vec::new() },
            games: Vec::new(),
        })
        .collect();
    for (number, round) in rounds.iter().take(9).enumerate() {
        for (board, &[first, second]) in round.boards.iter().enumerate() {
            let score = if (board + number) % 3 == 0 { 0.0 } else { 1.0 };
            players[first - 1].games.push(Game { opponent: second - 1, score, odds: None });
            players[second - 1].games.push(Game { opponent: first - 1, score: 1.0 - score, odds: None });
        }
    }
    criterion.bench_function("rate 107 players, 9 rounds", |bencher| {
        bencher.iter(|| Table::current().rate(black_box(&players)));
    });
}

/// The whole Meijin league: drawn, every game written down, decided.
fn league(criterion: &mut Criterion) {
    let hour = Hour::from_seconds(1_795_000_000).expect("it is an hour");
    let classes = [("A", 10), ("B1", 13), ("B2", 26), ("C1", 32), ("C2", 52)];
    let id = |class: &str, number: u32| format!("{}-{number}", class.to_lowercase()).parse().expect("it is an id");
    let rosters = classes.map(|(class, size)| Roster {
        class: class.to_owned(),
        members: (0..size).map(|number| Member::new(id(class, number))).collect(),
    });
    let rules = LeagueTable::text("meijin").expect("the house has it").to_owned();
    let start = Start { rules, rosters: rosters.into(), ..Start::default() };
    let season = || {
        let mut league = League::default();
        let happen = |league: &mut League, event: Event| {
            let effects = league.handle(&event, hour, "").expect("it may happen");
            effects.iter().for_each(|effect| league.apply(effect));
        };
        happen(&mut league, Event::Begin(Box::new(start.clone())));
        happen(&mut league, Event::Draw { seed: 1 });
        for (class, _) in classes {
            let pairs: Vec<_> = league.pairs(class).map(|pair| pair.map(Clone::clone)).collect();
            for [winner, loser] in pairs {
                happen(&mut league, Event::Win { winner, loser, by_default: false, corrects: false });
            }
        }
        league.decided()
    };
    criterion.bench_function("a season of the Meijin league, 133 players", |bencher| bencher.iter(season));
}

/// The whole Ryūō league: drawn, every game of its classes and of the main tournament written down, decided.
fn knock_outs(criterion: &mut Criterion) {
    let hour = Hour::from_seconds(1_795_000_000).expect("it is an hour");
    let classes = [("1", 16), ("2", 16), ("3", 16), ("4", 32), ("5", 32), ("6", 60)];
    let id = |class: &str, number: u32| format!("c{class}-{number}").parse().expect("it is an id");
    let rosters = classes.map(|(class, size)| Roster {
        class: class.to_owned(),
        members: (0..size).map(|number| Member::new(id(class, number))).collect(),
    });
    let rules = LeagueTable::text("ryuo").expect("the house has it").to_owned();
    let start = Start { rules, rosters: rosters.into(), ..Start::default() };
    let season = || {
        let mut league = League::default();
        let happen = |league: &mut League, event: Event| {
            let effects = league.handle(&event, hour, "").expect("it may happen");
            effects.iter().for_each(|effect| league.apply(effect));
        };
        happen(&mut league, Event::Begin(Box::new(start.clone())));
        happen(&mut league, Event::Draw { seed: 1 });
        for sheet in classes.map(|(class, _)| class).into_iter().chain([MAIN]) {
            while league.open_games(sheet) > 0 {
                let knock_out = league.knock_out(sheet).expect("it is drawn");
                let open = knock_out.pairs().into_iter().filter(|(game, _)| knock_out.winner(*game).is_none());
                let open: Vec<_> = open.map(|(_, pair)| pair.map(Clone::clone)).collect();
                for [winner, loser] in open {
                    happen(&mut league, Event::Win { winner, loser, by_default: false, corrects: false });
                }
            }
        }
        league.decided()
    };
    criterion.bench_function("a season of the Ryūō league, 172 players", |bencher| bencher.iter(season));
}

criterion_group!(benches, pairing, pairing_by_dutch, rating, league, knock_outs);
criterion_main!(benches);
