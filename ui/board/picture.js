// Pictures of pieces: of the game with forty pieces from a sprite in the document, of the others as lettering on wood.

import { svg } from "../dom.js";
import { pageData } from "../page-data.js";
import { koma } from "./koma.js";
import { CELL, pieceMarkup, spriteMarkup, symbolId } from "./pieces.js";
import { drawnPiece } from "./standard.js";
import { serves } from "./words.js";

let sprite;

/** Puts the symbols of a face into the document; every piece shown from the sprite follows at once. */
export function useFace(face) {
  if (!sprite) {
    sprite = svg("svg", { class: "sprite", width: 0, height: 0, "aria-hidden": "true" });
    document.body.append(sprite);
  }
  if (sprite.dataset.face === face) return;
  sprite.dataset.face = face;
  sprite.innerHTML = spriteMarkup({ face, lang: pageData.lang });
}

/** A picture of one piece of the sprite. */
export function pieceImage(piece, pointsUp, senior) {
  const use = svg("use", { href: `#${symbolId(piece, pointsUp, senior)}` });
  return svg("svg", { class: "koma", viewBox: `0 0 ${CELL.width} ${CELL.height}`, "aria-hidden": "true" }, use);
}

/** Draws a silver in any face into an SVG: its lettering and its moves tell the faces apart at a glance. */
export function drawFace(image, face) {
  // Its wood is coloured in the sprite, which a game that is drawn otherwise has no other need of.
  if (!sprite) useFace(face);
  image.innerHTML = pieceMarkup("S", { face, lang: pageData.lang });
}

/** A picture of a piece of `game`, turned so many quarters. `look` has `face`, `senior` and `owners`, as the board is told them. */
export function pictureOf(game, piece, turns, look) {
  if (game.drawn) return pieceImage(drawnPiece(piece), turns === 0, look.senior);
  const image = koma(game.kinds[piece.kind], turns, look.face);
  image.classList.add(...stateOf(game, piece, look));
  return image;
}

/** The same text for the same picture. */
export function pictureKey(game, piece, turns, look) {
  if (game.drawn) return symbolId(drawnPiece(piece), turns === 0, look.senior);
  return `${piece.kind} ${turns} ${look.face} ${stateOf(game, piece, look)}`;
}

// Where four sit: who is out leaves their King as an obstacle, and their men idle or to serve another.
function stateOf({ kinds }, { kind, color }, { owners }) {
  const owner = owners?.find(({ seat }) => seat === color);
  if (!owner) return [];
  if (kinds[kind].royal && owner.state !== "playing") return ["face-down"];
  if (owner.commander === null) return ["idle"];
  return serves(owner) ? ["serves", owner.commander] : [];
}
