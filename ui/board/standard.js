// What there is to know of the game with forty pieces; of every other game the server tells it with the page.

import { COLORS } from "./geometry.js";
import { HAND_KINDS } from "./sfen.js";

const PROMOTING = ["R", "B", "S", "N", "L", "P"];
const face = (kind) => [kind, { promoted: false, in_hand: HAND_KINDS.includes(kind), other: PROMOTING.includes(kind) ? `+${kind}` : null }];
const reverse = (kind) => [`+${kind}`, { promoted: true, in_hand: false, other: kind }];

/** Its pieces are drawn from a sprite (pieces.js). */
export const STANDARD = {
  files: 9, ranks: 9, seats: COLORS, drops: {}, drawn: true,
  kinds: Object.fromEntries([...[...HAND_KINDS, "K"].map(face), ...PROMOTING.map(reverse)]),
};

/** A piece as the sprite and the editor name it: `{kind, color, promoted}`. */
export const drawnPiece = ({ kind, color, promoted = kind.length > 1 }) => ({ kind: kind.at(-1), color, promoted });
