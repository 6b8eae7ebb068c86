//! How many moves a second readers read: from bytes to a record, on one thread, with every move played on a board and
//! judged by the rules (`checked`) or not (`trusted`).
//!
//! With the reference shelf (`MIYAKO_SHELF`) the games are those of its corpora, else random ones.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kifu::{Cursor, Encoding, Format, Options, Record};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The files of games in one format.
struct Corpus {
    format: Format,
    files: Vec<Vec<u8>>,
    moves: usize,
}

impl Corpus {
    fn new(format: Format, files: Vec<Vec<u8>>) -> Corpus {
        let moves = files.iter().flat_map(|bytes| kifu::games(&bytes[..], Options::default()));
        let moves = moves.map(|reading| reading.expect("a game").record.plies()).sum();
        Corpus { format, files, moves }
    }
}

/// What a command prints; `None` where it cannot run.
fn output(command: &mut Command) -> Option<Vec<u8>> {
    let output = command.stdin(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    Some(output.stdout)
}

/// The corpora of the shelf: files as they are, lines as one file.
fn from_shelf(records: &Path) -> Option<Vec<Corpus>> {
    const MARK: &[u8] = b"\xef\xbb\xbf";
    let championship = records.join("corpus.wcsc28-242-games.csa.tar.xz");
    let joined = output(Command::new("tar").arg("-xJOf").arg(championship))?;
    // Each of these files begins with a byte order mark.
    let starts: Vec<usize> = (0..joined.len()).filter(|at| joined[*at..].starts_with(MARK)).collect();
    let ends = starts.iter().skip(1).copied().chain([joined.len()]);
    let csa = starts.iter().zip(ends).map(|(start, end)| joined[*start..end].to_vec()).collect();
    let lines = output(Command::new("xz").arg("-dc").arg(records.join("corpus.full-games.usi.xz")))?;
    let kif = unpacked(&records.join("corpus.full-games.derived-kifu.tar.xz"))?;
    let ki2 = kif.iter().map(|bytes| as_ki2(bytes)).collect();
    let all = [(Format::Csa, csa), (Format::Usi, vec![lines]), (Format::Kif, kif), (Format::Ki2, ki2)];
    Some(all.map(|(format, files)| Corpus::new(format, files)).into())
}

/// The files of an archive.
fn unpacked(archive: &Path) -> Option<Vec<Vec<u8>>> {
    let list = output(Command::new("tar").arg("-tJf").arg(archive))?;
    let names = String::from_utf8(list).ok()?;
    let files = names.lines().filter(|name| !name.ends_with('/'));
    files.map(|name| output(Command::new("tar").arg("-xJOf").arg(archive).arg(name))).collect()
}

fn as_ki2(bytes: &[u8]) -> Vec<u8> {
    let record = kifu::read(bytes).expect("a record").record;
    kifu::write(&record, Format::Ki2, Encoding::Utf8).bytes
}

/// Random games: always the same ones.
fn made_up() -> Vec<Corpus> {
    let mut state = 1_u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) as usize
    };
    let mut game = || {
        let mut record = Record::with_handicap(shogi::Handicap::Even);
        let mut cursor = Cursor::new(&record);
        for _ in 0..120 {
            let moves = cursor.position().legal_moves();
            let Some(m) = moves.get(random() % moves.len().max(1)) else { break };
            let id = cursor.play(&mut record, *m).expect("a legal move");
            record.set_used(id, Some(std::time::Duration::from_secs(random() as u64 % 60)));
        }
        record
    };
    let games: Vec<Record> = (0..200).map(|_| game()).collect();
    let files = |format| games.iter().map(move |game| kifu::write(game, format, Encoding::Utf8).bytes);
    let lines = Corpus::new(Format::Usi, vec![files(Format::Usi).flatten().collect()]);
    let each = [Format::Csa, Format::Kif, Format::Ki2].map(|format| Corpus::new(format, files(format).collect()));
    each.into_iter().chain([lines]).collect()
}

fn read(c: &mut Criterion) {
    let shelf = std::env::var_os("MIYAKO_SHELF").map(|shelf| PathBuf::from(shelf).join("records"));
    let corpora = shelf.and_then(|records| from_shelf(&records)).unwrap_or_else(made_up);
    for Corpus { format, files, moves } in corpora {
        let mut group = c.benchmark_group(format.name());
        group.throughput(Throughput::Elements(moves as u64));
        for (name, trust) in [("checked", false), ("trusted", true)] {
            let options = Options { format: None, trust };
            group.bench_function(BenchmarkId::from_parameter(name), |b| {
                b.iter(|| match &files[..] {
                    [lines] => kifu::games(&lines[..], options).filter(Result::is_ok).count(),
                    files => files.iter().filter(|bytes| kifu::read_with(bytes, options).is_ok()).count(),
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, read);
criterion_main!(benches);
