// Pictures of pieces: of the game with forty pieces from a sprite in the document, of the others as lettering on wood.

import { svg } from "../dom.js";
import { pageData } from "../page-data.js";
import { DRESS, piecesWorn, worn } from "./dress.js";
import { koma } from "./koma.js";
import { CELL, pieceMarkup, spriteMarkup, symbolId, WOOD } from "./pieces.js";
import { drawnPiece } from "./standard.js";
import { serves } from "./words.js";

let sprite;

/** Puts on what `settings` say: the pieces into the document, the wood behind boards and stands. All that is shown follows at once. */
export function wear(settings) {
  wearWood(settings);
  usePieces(settings);
}

// The address of a drawing.
const drawn = (name, parameters) => `${pageData.drawn}/${name}.svg${parameters ? `?${parameters}` : ""}`;

/** The wood of the board, the stands and bare pieces, as properties of a page's root: `{style, data}`. */
export function woodWorn(settings) {
  const wood = (name, names) => {
    const parameters = String(new URLSearchParams(worn(settings, pageData.lang, names)));
    return parameters ? `url("${drawn(name, parameters)}")` : "";
  };
  const style = {
    "--board-wood": wood("board-wood", ["wood", "cut"]),
    "--stand-wood": wood("stand-wood", ["stand"]),
    "--piece-wood": wood("piece-wood", ["piece-wood", "grain"]),
  };
  return { style, data: Object.fromEntries(["lines", "lacquer"].map((name) => [name, settings[name] ?? DRESS[name][0]])) };
}

function wearWood(settings) {
  const root = document.documentElement;
  const { style, data } = woodWorn(settings);
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
  Object.assign(root.dataset, data);
}

function usePieces(settings) {
  if (!sprite) {
    sprite = svg("svg", { class: "sprite", width: 0, height: 0, "aria-hidden": "true" });
    document.body.append(sprite);
  }
  const parameters = piecesWorn(settings, pageData.lang);
  const wanted = `${settings.face} ${parameters}`;
  if (sprite.dataset.worn === wanted) return;
  sprite.dataset.worn = wanted;
  const plain = () => { sprite.innerHTML = spriteMarkup({ face: settings.face, lang: pageData.lang }); };
  if (!parameters) plain();
  else fetchPieces(parameters).then((pieces) => {
    if (sprite.dataset.worn !== wanted) return;
    // Without the server they are drawn as well as the browser can.
    if (pieces) sprite.replaceChildren(...pieces);
    else plain();
    sprite.insertAdjacentHTML("beforeend", WOOD);
  });
}

async function fetchPieces(parameters) {
  const answer = await fetch(drawn("pieces", parameters)).catch(() => null);
  if (!answer?.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement.childNodes;
}

/** A picture of one piece of the sprite. */
export function pieceImage(piece, pointsUp, senior) {
  const use = svg("use", { href: `#${symbolId(piece, pointsUp, senior)}` });
  return svg("svg", { class: "koma", viewBox: `0 0 ${CELL.width} ${CELL.height}`, "aria-hidden": "true" }, use);
}

/** Draws a silver in any face into an SVG: its lettering and its moves tell the faces apart at a glance. */
export function drawFace(image, face) {
  // Its wood is coloured in the sprite, which a game that is drawn otherwise has no other need of.
  if (!sprite) usePieces({ face: "two-kanji" });
  const size = { width: CELL.width, height: CELL.height };
  if (face === "chess") image.replaceChildren(svg("image", { href: drawn("piece", "lettering=chess"), ...size }));
  else image.innerHTML = pieceMarkup("S", { face, lang: pageData.lang });
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
