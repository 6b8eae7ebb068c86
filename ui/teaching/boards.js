// Boards at which one teacher plays, each as its live channel tells it: small, for lists. Who has such a list open is at all of them.

import { gameAddress, openChannel } from "../game/live.js";

// One channel after the other, so that neither they nor their pings come all at once.
const APART_MS = 120;

/**
 * What a message of its channel makes of a board (docs/live-protocol.md): `{board, gap, next}`. After a `gap` only the whole game can help;
 * `next` says that another game is on.
 */
export function reduceBoard(board, message, now) {
  const { type } = message;
  if (type === "next") return { board, gap: false, next: true };
  if (type === "people") return { board: { ...board, ...seated(board, message) }, gap: false, next: false };
  if (type === "snapshot") {
    const played = message.moves.at(-1) ?? null;
    const told = { seq: message.seq, ply: message.moves.length, sfen: (played ?? message.start).sfen, last: played };
    const since = board.seq === message.seq ? board.since : now;
    return { board: { ...board, ...standing(message), ...seated(board, message.game), ...told, since }, gap: false, next: false };
  }
  if (type === "now") {
    const gap = message.seq > board.seq;
    return { board: gap ? board : { ...board, ...standing(message), ...seated(board, message) }, gap, next: false };
  }
  if (message.seq === undefined || message.seq <= board.seq) return { board, gap: false, next: false };
  // Of a move that is taken back, or made before the first turn, the message has no position.
  if (message.seq !== board.seq + 1 || ["takeback", "prepared"].includes(type)) return { board, gap: true, next: false };
  const next = { ...board, ...standing(message), seq: message.seq };
  const { move } = message;
  if (move) Object.assign(next, { sfen: move.sfen, ply: move.ply, last: move });
  if (move || type === "began") next.since = now;
  return { board: next, gap: false, next: false };
}

const standing = ({ turn, phase, offer, result }) => ({ turn, phase, offer, result });

// Who sits opposite; their name is told as soon as they have come.
function seated(board, { players }) {
  const pupil = players[board.you === "black" ? "white" : "black"];
  return pupil.kind === "person" ? { free: false, name: pupil.shown } : {};
}

/** How a board stands for who teaches: by which names its texts are called, and boards are sorted. */
export function stateOf({ you, turn, phase, offer, result, free }) {
  if (result) return "over";
  if (offer && offer.by !== you) return "asks";
  if (free) return "free";
  if (phase.kind === "waiting") return "coming";
  return turn === you ? "yours" : "theirs";
}

const ORDER = ["asks", "yours", "theirs", "coming", "free", "over"];

/** Those that wait for the teacher first, and of these those that have waited longest; what is over by number. */
export const inOrder = (boards) => boards.toSorted((one, other) =>
  ORDER.indexOf(stateOf(one)) - ORDER.indexOf(stateOf(other)) || longer(one, other) || one.place - other.place);

const longer = (one, other) => (one.result ? 0 : one.since - other.since);

/** Whether it is for the teacher to do something there. */
export const waits = (board) => ["asks", "yours"].includes(stateOf(board));

/** The next board that waits after that with the number `place`, as one goes round; undefined if none does. */
export function nextAfter(boards, place) {
  const waiting = boards.filter(waits).toSorted((one, other) => one.place - other.place);
  return waiting.find((board) => board.place > place) ?? waiting[0];
}

/** Boards as the server tells them, with the time since which each stands so, in milliseconds of the page's own clock. */
export const fromServer = (told, now) => told.map((board) => ({ ...board, since: now - board.waits_ms }));

/**
 * Keeps the boards of the games of this name as they stand, but for that of the game `without`; `changed(boards, board)` is called with
 * all of them and with that which has changed.
 */
export function watchBoards(simul, told, without, changed) {
  const boards = new Map();
  const channels = new Map();

  const put = (board) => {
    boards.set(board.place, board);
    changed([...boards.values()], board);
  };

  function open(board) {
    channels.get(board.place)?.close();
    let whole = false;
    const address = () => gameAddress(board.game, whole ? null : boards.get(board.place).seq);
    const channel = openChannel(address, {
      open: () => {},
      lost: () => {},
      message: (message) => {
        const news = reduceBoard(boards.get(board.place), message, performance.now());
        if (news.next) return renew();
        whole = news.gap;
        if (news.gap) channel.restart();
        else put(news.board);
      },
    });
    channels.set(board.place, channel);
  }

  // Another game is on at one of them.
  async function renew() {
    const answer = await fetch(`/api/v1/simuls/${encodeURIComponent(simul)}`).catch(() => null);
    if (!answer?.ok) return;
    const { boards: told } = await answer.json();
    for (const board of fromServer(told, performance.now())) {
      const known = boards.get(board.place);
      if (!known || known.game === board.game) continue;
      put(board);
      open(board);
    }
  }

  for (const board of told.filter(({ game }) => game !== without)) boards.set(board.place, board);
  [...boards.values()].forEach((board, number) => setTimeout(() => open(board), number * APART_MS));
  addEventListener("online", () => channels.forEach((channel) => channel.hurry()));
}
