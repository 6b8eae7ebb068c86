// What was found out about a game goes into its record, in place of what an earlier analysis wrote. Pure.

import { add, note, remove } from "../record/tree.js";

// How the server begins each line of its remarks, and the first remark on a variation, where the number of its moves follows.
const SIGN = "[Miyako] ";
const LINE_SIGN = /^\[Miyako\] >(\d+)/;

/** The record with the notes of the server (`{comments, lines}`) along `ids`, its nodes by ply. */
export function withNotes(record, ids, { comments, lines }) {
  let next = erased(record);
  for (const { ply, comment } of comments) {
    const id = ids[ply];
    if (id !== undefined) next = note(next, id, { comment: [next.nodes[id].comment, comment].filter(Boolean).join("\n") });
  }
  for (const { ply, moves, comment } of lines) {
    if (ids[ply] !== undefined) next = withLine(next, ids[ply], moves, comment);
  }
  return next;
}

// A variation that somebody has written stays as it is.
function withLine(record, from, moves, comment) {
  if (record.nodes[from].children.some((child) => record.nodes[child].usi === moves[0].usi)) return record;
  let next = { record, id: from };
  moves.forEach((move, index) => { next = add(next.record, next.id, { ...move, comment: index === 0 ? comment : "" }); });
  return next.record;
}

/** The record without the remarks of earlier analyses, and without their variations as long as nobody has added to them. */
export function erased(record) {
  let next = record;
  for (const id of next.nodes.keys()) {
    if (next.nodes[id] && isOwnLine(next, id)) next = remove(next, id);
  }
  for (const [id, node] of next.nodes.entries()) {
    if (!node?.comment.includes(SIGN)) continue;
    next = note(next, id, { comment: node.comment.split("\n").filter((line) => !line.startsWith(SIGN)).join("\n") });
  }
  return next;
}

function isOwnLine({ nodes }, first) {
  const length = Number(LINE_SIGN.exec(nodes[first].comment)?.[1] ?? 0);
  if (length === 0 || nodes[nodes[first].parent].children[0] === first) return false;
  let count = 0;
  for (let id = first; id !== undefined; [id] = nodes[id].children) {
    const { comment, bookmark, children, usi } = nodes[id];
    if (!usi || children.length > 1 || bookmark || comment.split("\n").some((line) => line && !line.startsWith(SIGN))) return false;
    count += 1;
  }
  return count === length;
}
