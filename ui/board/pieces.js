// The pieces: five-sided (CRAFT-12), sized by tradition (CRAFT-11), lettered black and, promoted, red (EQUIP-06).
// One SVG symbol for each face and each way of pointing; the board shows them with <use>.

/** What one can choose to stand on the pieces (EQUIP-11, EQUIP-15); figures as in chess the server draws, here they are letters. */
export const FACES = ["two-kanji", "one-kanji", "kanji-moves", "first-steps", "letters", "chess"];

/** A square is 100 wide and 109 high: the proportions of a real board (CRAFT-24). */
export const CELL = { width: 100, height: 109 };

/** Where the four stars lie, in squares from the upper left: the corners of the central nine (EQUIP-10). */
export const STARS = [[3, 3], [3, 6], [6, 3], [6, 6]];

/** Where the copies of a piece lie in their fan, counted from its middle in steps smaller than a piece (ETIQ-24). */
export const fanPlaces = (copies) => Array.from({ length: Math.max(0, copies) }, (_, index) => index - (copies - 1) / 2);

// Width and height in the same units: pawn < lance < knight < silver = gold < bishop = rook < king (CRAFT-11).
const SIZES = {
  K: [91, 102], R: [88, 99], B: [88, 99], G: [84, 95], S: [84, 95], N: [79, 93], L: [74, 92], P: [70, 87],
};

// Each piece as written: two kanji, one kanji, international letter. "O" is the senior's king: 王 (EQUIP-04).
const LETTERING = {
  K: ["玉将", "玉", "K"], O: ["王将", "王", "K"], R: ["飛車", "飛", "R"], B: ["角行", "角", "B"], G: ["金将", "金", "G"],
  S: ["銀将", "銀", "S"], N: ["桂馬", "桂", "N"], L: ["香車", "香", "L"], P: ["歩兵", "歩", "P"],
  "+R": ["龍王", "龍", "D"], "+B": ["龍馬", "馬", "H"], "+S": ["成銀", "全", "+S"], "+N": ["成桂", "圭", "+N"],
  "+L": ["成香", "杏", "+L"], "+P": ["と", "と", "T"],
};

// The first letters of their names where a language has others: Re, Torre, Alfiere, Oro, Argento, Cavallo, Lancia, Pedone, Drago,
// Cavallo Drago, Tokin; what begins alike has a second letter. Moves are written in the international ones all the same.
const LETTERS = {
  it: {
    K: "R", O: "R", R: "T", B: "A", G: "O", S: "Ar", N: "C", L: "L", P: "P",
    "+R": "D", "+B": "CD", "+S": "+Ar", "+N": "+C", "+L": "+L", "+P": "Tk",
  },
};

const letterOf = (name, lang) => LETTERS[lang]?.[name] ?? LETTERING[name][2];

// How each moves, as seen by its owner: single steps, lines and jumps, [right, forward].
const FORWARD = [[-1, 1], [0, 1], [1, 1]];
const GOLD = { steps: [...FORWARD, [-1, 0], [1, 0], [0, -1]], lines: [] };
const STRAIGHT = [[0, 1], [0, -1], [-1, 0], [1, 0]];
const DIAGONAL = [[-1, 1], [1, 1], [-1, -1], [1, -1]];
const MOVES = {
  K: { steps: [...STRAIGHT, ...DIAGONAL], lines: [] },
  R: { steps: [], lines: STRAIGHT },
  B: { steps: [], lines: DIAGONAL },
  G: GOLD,
  S: { steps: [...FORWARD, [-1, -1], [1, -1]], lines: [] },
  N: { steps: [], lines: [], jumps: [[-1, 2], [1, 2]] },
  L: { steps: [], lines: [[0, 1]] },
  P: { steps: [[0, 1]], lines: [] },
  "+R": { steps: DIAGONAL, lines: STRAIGHT },
  "+B": { steps: STRAIGHT, lines: DIAGONAL },
  "+S": GOLD, "+N": GOLD, "+L": GOLD, "+P": GOLD,
};

/**
 * The id of the symbol for a piece that points up (away from the reader) or down: at its opponent (EQUIP-07). The king of
 * `senior` is 王; as long as nobody says who is senior it is White, who gives handicaps (EQUIP-04).
 */
export function symbolId({ kind, color, promoted }, pointsUp, senior = "white") {
  const name = kind === "K" && color === senior ? "O" : kind;
  return `koma-${promoted ? "promoted-" : ""}${name}-${pointsUp ? "up" : "down"}`;
}

/** The markup of all symbols in one of the FACES, `look.face`; its letters are those of `look.lang`. */
export function spriteMarkup(look) {
  const symbols = Object.keys(LETTERING).flatMap((name) => [symbol(name, look, true), symbol(name, look, false)]);
  return `${WOOD}${symbols.join("")}`;
}

/** The markup of one piece that points up, in the same look; it needs the colours of a sprite in the document. */
export const pieceMarkup = (name, look) => drawing(name, look, true);

/** The colours of the wood. The light comes from the upper left, whichever way the piece points: so it is lit apart for each way. */
export const WOOD = `<defs>
  <linearGradient id="wood-up" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#fbedc6"/>
   <stop offset=".55" stop-color="#f3d9a0"/><stop offset="1" stop-color="#e2bb78"/></linearGradient>
  <linearGradient id="wood-down" x1="1" y1="1" x2=".65" y2="0"><stop offset="0" stop-color="#fbedc6"/>
   <stop offset=".55" stop-color="#f1d69c"/><stop offset="1" stop-color="#e0b874"/></linearGradient></defs>`;

function symbol(name, look, pointsUp) {
  const id = `koma-${name.startsWith("+") ? "promoted-" : ""}${name.at(-1)}-${pointsUp ? "up" : "down"}`;
  return `<symbol id="${id}" viewBox="0 0 ${CELL.width} ${CELL.height}">${drawing(name, look, pointsUp)}</symbol>`;
}

function drawing(name, look, pointsUp) {
  const promoted = name.startsWith("+");
  const kind = name.at(-1) === "O" ? "K" : name.at(-1);
  const [width, height] = SIZES[kind];
  const outline = pentagon(width, height);
  const turn = pointsUp ? "" : ` transform="rotate(180 50 54.5)"`;
  return `
    <path d="${outline}" fill="#2a1a08" stroke="#2a1a08" stroke-width="2" stroke-linejoin="round" opacity=".3"
      transform="translate(1.6 3.2)${pointsUp ? "" : " rotate(180 50 54.5)"}"/>
    <g${turn}>
      <path d="${outline}" fill="url(#wood-${pointsUp ? "up" : "down"})" stroke="#8a6026" stroke-width="1.3" stroke-linejoin="round"/>
      <path d="${grain(width, height)}" stroke="#b5853f" stroke-width=".7" opacity=".28" fill="none"/>
      <g fill="${promoted ? "#b3201c" : "#1d150c"}" stroke="none">${lettering(name, kind, look, height)}</g>
    </g>`;
}

// Where the base of a piece lies: every piece stands in the middle of its square.
const baseOf = (height) => CELL.height / 2 + height / 2;

function pentagon(width, height) {
  const base = baseOf(height);
  const top = base - height;
  const shoulder = top + height * 0.17;
  const x = (part) => (50 + width * part).toFixed(1);
  return `M50 ${top}L${x(0.385)} ${shoulder.toFixed(1)}L${x(0.5)} ${base}H${x(-0.5)}L${x(-0.385)} ${shoulder.toFixed(1)}Z`;
}

// Straight grain from base to point (CRAFT-03), kept inside the narrow end.
function grain(width, height) {
  const base = baseOf(height);
  const top = base - height * 0.84;
  const lines = [-0.33, -0.24, -0.13, -0.04, 0.07, 0.19, 0.27, 0.35];
  return lines
    .map((part) => `M${(50 + width * part * 0.95).toFixed(1)} ${top.toFixed(1)}L${(50 + width * part * 1.15).toFixed(1)} ${base - 1.5}`)
    .join("");
}

function lettering(name, kind, { face, lang }, height) {
  const [two, one] = LETTERING[name];
  if (face === "two-kanji" && two.length === 2) return stacked(two, height);
  if (face === "two-kanji" || face === "one-kanji") return single(one, height);
  if (face === "letters" || face === "chess") return letter(letterOf(name, lang), height);
  const words = face === "kanji-moves" ? [one, LETTERING[kind][1]] : [letterOf(name, lang), letterOf(kind, lang)];
  return marked(words, face === "kanji-moves", name, kind, height);
}

const KOMA_FONT = `font-family="Miyako Koma, serif" text-anchor="middle"`;
const LATIN_FONT = `font-family="Miyako Mincho, Georgia, serif" font-weight="700" text-anchor="middle"`;

function stacked(text, height) {
  const size = height * 0.44;
  const top = baseOf(height) - height;
  const line = (character, middle) =>
    `<text ${KOMA_FONT} font-size="${size.toFixed(1)}" x="50" y="${(top + height * middle + size * 0.36).toFixed(1)}">${character}</text>`;
  return line(text[0], 0.335) + line(text[1], 0.745);
}

function single(text, height) {
  const size = height * 0.66;
  const middle = baseOf(height) - height * 0.43;
  return `<text ${KOMA_FONT} font-size="${size.toFixed(1)}" x="50" y="${(middle + size * 0.36).toFixed(1)}">${text}</text>`;
}

function letter(text, height) {
  const size = height * [0.5, 0.4, 0.3][text.length - 1];
  const middle = baseOf(height) - height * 0.42;
  return `<text ${LATIN_FONT} font-size="${size.toFixed(1)}" x="50" y="${(middle + size * 0.36).toFixed(1)}">${text}</text>`;
}

// Lettering in the middle, around it how the piece moves: a dot for a step, an arrow for a line, a bent one for a jump. A promoted
// face also says, small in the lower right corner, what it was (EQUIP-11).
function marked([text, was], kanji, name, kind, height) {
  const size = kanji ? 40 : [42, 34, 27][text.length - 1];
  const middle = baseOf(height) - height * 0.42;
  const word = `<text ${kanji ? KOMA_FONT : LATIN_FONT} font-size="${size}" x="50" y="${(middle + size * 0.36).toFixed(1)}">${text}</text>`;
  const promoted = name.startsWith("+");
  const marks = moveMarks(MOVES[name.replace("O", "K")], middle, height);
  if (!promoted) return word + marks;
  // Drawn together, to leave the corner free.
  const place = `translate(46 ${(middle - 6).toFixed(1)}) scale(.88) translate(-50 ${(-middle).toFixed(1)})`;
  return `<g transform="${place}">${word}${marks}</g>${origin(was, kanji, kind, height)}`;
}

/**
 * The marks around a piece's lettering, of which `middle` is the height of the middle: a dot for a step, an arrow for a line that goes
 * on, a bent one for the knight's jump, a bar for one that ends soon, a ring for a leap, a diamond for where a power leads. All are
 * lists of [right, forward].
 */
export function moveMarks({ steps, lines, jumps = [], runs = [], leaps = [], powers = [] }, middle, height) {
  const draw = (shape, turns) => ([right, forward]) => {
    const [x, y] = [50 + right * 27, middle - forward * height * 0.32];
    const angle = turns ? ` rotate(${((Math.atan2(right, forward) * 180) / Math.PI).toFixed(0)})` : "";
    return `<${shape} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${angle}"/>`;
  };
  const all = [
    ...steps.map(draw(`circle r="4"`)),
    ...lines.map(draw(`path d="M0-9L6.5 1H2.2V9H-2.2V1H-6.5Z"`, true)),
    ...jumps.map(([right]) => jump(Math.sign(right), middle - height * 0.32)),
    ...runs.map(draw(`path d="M-2.4-8H2.4V8H-2.4Z"`, true)),
    ...leaps.map(draw(`circle r="3.6" fill="none" stroke="#35603f" stroke-width="2"`)),
    ...powers.map(draw(`path d="M0-4.6L4.6 0L0 4.6L-4.6 0Z"`)),
  ];
  return `<g fill="#35603f">${all.join("")}</g>`;
}

// Up past the square ahead, and only then aside: at its height stands nothing that could bar the way.
function jump(side, y) {
  const at = (x, up) => `${(50 + side * x).toFixed(1)} ${(y - up).toFixed(1)}`;
  const line = `fill="none" stroke="#35603f" stroke-width="3.2" stroke-linejoin="round"`;
  const stem = `<path d="M${at(4, -9)}L${at(4, 7)}L${at(13, 12)}" ${line}/>`;
  return `${stem}<path d="M${at(19, 15)}L${at(8.5, 15.5)}L${at(13.5, 6)}Z"/>`;
}

function origin(text, kanji, kind, height) {
  const font = kanji ? KOMA_FONT : LATIN_FONT;
  const place = `x="${kind === "P" ? 73 : 80}" y="${(baseOf(height) - 4).toFixed(1)}"`;
  return `<text ${font} font-size="18" ${place} fill="#1d150c">${text}</text>`;
}
