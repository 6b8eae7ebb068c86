// A record as a tree, and its edits. Pure: every edit gives a new record and leaves the old one as it was, so that edits can be taken back.
//
// A record is what the server tells (docs/http-api.md) with the nodes in a list by id, each with the ids of its `children`; a node that
// was removed
// leaves a hole. Node 0 is the start. A node is a move (`usi`), a move against the rules (`illegal`), somebody's leaving (`left`) or an
// ending (`end`). `seats` are the keys of the headers that name the players, in the order of play.

/** The start of every record. */
export const START = 0;

/** Takes in what the server tells. */
export function readRecord({ nodes, ...rest }) {
  const tree = nodes.map((node) => ({ comment: "", bookmark: "", ...node, children: [] }));
  tree.forEach(({ parent }, id) => { if (id !== START) tree[parent].children.push(id); });
  return { ...rest, nodes: tree };
}

/** What the server keeps of it: the nodes without what is for reading only, parents before children. */
export function writeRecord({ headers, start, nodes }) {
  const written = [];
  const open = [[START, null]];
  while (open.length > 0) {
    const [id, parent] = open.pop();
    const { children, text, spoken, sfen, check, by, standing, ...own } = nodes[id];
    const place = written.push({ ...own, parent }) - 1;
    for (const child of children.toReversed()) open.push([child, place]);
  }
  return { headers, start: { sfen: start.sfen }, nodes: written };
}

export const isMove = (node) => node.usi !== undefined && node.usi !== null;
export const isEnd = (node) => Boolean(node.end);
/** Whether moves can be added after it: not after an ending, nor after a foul. */
export const isOpen = (node) => !isEnd(node) && !node.illegal;

/** The ids from the start to a node, both included. */
export function pathTo({ nodes }, id) {
  const path = [];
  for (let at = id; at !== null && at !== undefined; at = nodes[at].parent) path.push(at);
  return path.reverse();
}

/** How many moves lead to a node. */
export const depth = (record, id) => pathTo(record, id).length - 1;

/** The ids from the start through a node to the end of its line; where lines part, `chosen` (a Map from node to child) says which goes
 * on. */
export function lineThrough(record, id, chosen = new Map()) {
  const line = pathTo(record, id);
  for (let next = nextOf(record, id, chosen); next !== undefined; next = nextOf(record, next, chosen)) line.push(next);
  return line;
}

/** The node that comes after: the one that was last looked at, else the first. */
export function nextOf({ nodes }, id, chosen) {
  const { children } = nodes[id];
  const choice = chosen.get(id);
  return children.includes(choice) ? choice : children[0];
}

/** The variation beside a node, `by` places further, round in a circle; the node itself if there is none. */
export function besides({ nodes }, id, by) {
  if (id === START) return id;
  const { children } = nodes[nodes[id].parent];
  return children[(children.indexOf(id) + by + children.length) % children.length];
}

/** The position at a node: a move against the rules is not made. */
export function positionAt({ nodes }, id) {
  const shown = shownAt(nodes, id);
  return { sfen: shown.sfen, check: shown.check ?? null, usi: lastMove({ nodes }, id) };
}

/** How those who sit at a board for four stand at a node; undefined where two play. */
export const standingAt = ({ nodes }, id) => shownAt(nodes, id).standing;

const shownAt = (nodes, id) => (nodes[id].sfen ? nodes[id] : nodes[nodes[id].parent]);

/** How somebody left the game before a node; nothing if they did not. */
export const leftBefore = (record, id, seat) =>
  pathTo(record, id).map((at) => record.nodes[at].left).find((left) => left?.seat === seat)?.how;

// The move on the board: an ending or a foul comes after it.
function lastMove({ nodes }, id) {
  for (let at = id; at !== START && at !== null; at = nodes[at].parent) if (isMove(nodes[at])) return nodes[at].usi;
  return null;
}

// --- edits ---

const withNode = (record, id, change) => {
  const nodes = [...record.nodes];
  nodes[id] = { ...nodes[id], ...change };
  return { ...record, nodes };
};

/** Adds something after a node, as the last variation; what is there already is not added again. Returns `{record, id}`. */
export function add(record, parent, node) {
  const same = record.nodes[parent].children.find((child) => isMove(node) && record.nodes[child].usi === node.usi);
  if (same !== undefined) return { record, id: same };
  const id = record.nodes.length;
  const grown = withNode(record, parent, { children: [...record.nodes[parent].children, id] });
  return { record: { ...grown, nodes: [...grown.nodes, { comment: "", bookmark: "", ...node, parent, children: [] }] }, id };
}

/** Takes a node away with everything after it. */
export function remove(record, id) {
  const { parent } = record.nodes[id];
  const next = withNode(record, parent, { children: record.nodes[parent].children.filter((child) => child !== id) });
  for (const gone of within(record, id)) delete next.nodes[gone];
  return next;
}

function within({ nodes }, id) {
  const found = [id];
  for (let i = 0; i < found.length; i += 1) found.push(...nodes[found[i]].children);
  return found;
}

/** Moves a variation up (`by` -1) or down among those beside it; the first is the line that goes on. */
export function shift(record, id, by) {
  const { parent } = record.nodes[id];
  const children = [...record.nodes[parent].children];
  const from = children.indexOf(id);
  const to = from + by;
  if (to < 0 || to >= children.length) return record;
  children.splice(from, 1);
  children.splice(to, 0, id);
  return withNode(record, parent, { children });
}

/** Makes the line that leads to a node the main line. */
export function makeMain(record, id) {
  return pathTo(record, id).slice(1).reduce((now, at) => {
    const { children } = now.nodes[now.nodes[at].parent];
    return shift(now, at, -children.indexOf(at));
  }, record);
}

/** Whether a node lies on the main line. */
export const isMain = ({ nodes }, path) => path.every((id) => id === START || nodes[nodes[id].parent].children[0] === id);

/** Changes what is noted with a node: `comment`, `bookmark`, `end`, `text`. */
export function note(record, id, change) {
  const own = record.nodes[id];
  return Object.entries(change).every(([name, value]) => own[name] === value) ? record : withNode(record, id, change);
}

/** Replaces the headers. */
export const setHeaders = (record, headers) => ({ ...record, headers });

/** The value of the first header with this key, or an empty text. */
export const header = ({ headers }, key) => headers.find((own) => own.key === key)?.value ?? "";

/** The nodes with a bookmark, in the order of the tree. */
export function bookmarks({ nodes }) {
  const found = [];
  const open = [START];
  while (open.length > 0) {
    const id = open.pop();
    if (nodes[id].bookmark) found.push(id);
    open.push(...nodes[id].children.toReversed());
  }
  return found;
}
