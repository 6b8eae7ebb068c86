// Files on their way into the library, one after the other. It knows nothing of the page.

// A folder holds other things, too: only files with these endings are records.
const RECORDS = /\.(kif|kifu|ki2|ki2u|csa|usi|usen|sfen|psn|jkf|json|txt)$/i;
// The server takes so many a minute; then it asks for patience.
const PATIENCE_MS = 5_000;
const TRIES = 25;

/** The files of a folder that may be records. */
export const recordsAmong = (files) => files.filter(({ name }) => RECORDS.test(name));

/** All files of what was dropped: of folders those that may be records, with those in the folders they hold. */
export async function filesOf(entries) {
  const files = [];
  for (const entry of entries) {
    if (entry.isDirectory) files.push(...recordsAmong(await filesOf(await childrenOf(entry))));
    else files.push(await new Promise((done, failed) => { entry.file(done, failed); }));
  }
  return files;
}

// A folder tells of its files in parts; the last part is empty.
async function childrenOf(folder) {
  const reader = folder.createReader();
  const all = [];
  for (;;) {
    const part = await new Promise((done, failed) => { reader.readEntries(done, failed); });
    if (part.length === 0) return all;
    all.push(...part);
  }
}

/**
 * Sends `files` (each `{name, body}`) one after the other and returns what became of each: `{name, body, records, findings, known,
 * text}`, `records` null
 * where nothing was kept, for the reason `text`. `world` gives `send(file)`, which answers `{status, told}` or null if there is no
 * server, `wait(ms)`,
 * `progress(number, name)` and `isStopped()`.
 */
export async function takeIn(files, world) {
  const outcomes = [];
  for (const [index, file] of files.entries()) {
    if (world.isStopped()) break;
    world.progress(index + 1, file.name);
    outcomes.push({ ...file, ...await sendOne(file, world) });
  }
  return outcomes;
}

async function sendOne(file, world) {
  for (let tries = 1; ; tries += 1) {
    const answer = await world.send(file);
    if (answer === null) return { records: null, findings: [], known: false, text: null };
    const { status, told } = answer;
    if (status === 200 || status === 201) return { records: told.records, findings: told.findings, known: told.known, text: null };
    if (status !== 429 || tries === TRIES || world.isStopped())
      return { records: null, findings: told.findings ?? [], known: false, text: told.text };
    await world.wait(PATIENCE_MS);
  }
}
