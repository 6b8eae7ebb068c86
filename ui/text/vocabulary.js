// What can be asked in the text view, by word: in Italian, English and Japanese at once, whichever language the page is in. The first
// word of a language is the one that help tells.

/** What comes after the word of a command: nothing, a number, perhaps a number, a square, a piece or a side, a command, a text. */
export const NOTHING = "nothing";
export const NUMBER = "number";
export const COUNT = "count";
export const SQUARE = "square";
export const PIECE = "piece";
export const COMMAND = "command";
export const TEXT = "text";

/** Of what follows a command an example says most. */
export const EXAMPLES = {
  [NUMBER]: { it: "7", en: "7", ja: "7" },
  [COUNT]: { it: "5", en: "5", ja: "5" },
  [SQUARE]: { it: "55", en: "55", ja: "55" },
  [PIECE]: { it: "torre", en: "rook", ja: "飛" },
  [TEXT]: { it: "bello", en: "nice", ja: "好手" },
};

const command = (after, it, en, ja) => ({ after, words: { it: it.split(" "), en: en.split(" "), ja: ja.split(" ") } });
const group = (it, en, ja, commands) => ({ words: { it, en, ja }, commands });

/** The commands by name, in the groups and in the order in which help tells them; the page of help reads them here, too, line by line. */
export const GROUPS = {
  look: group("vedere", "see", "見る", {
    state: command(NOTHING, "turno stato", "turn state", "手番"),
    board: command(NOTHING, "s scacchiera", "b board", "盤 盤面"),
    rank: command(NUMBER, "t traversa", "r rank", "段"),
    file: command(NUMBER, "c colonna", "f file", "筋"),
    where: command(PIECE, "p dove", "p where", "どこ"),
    square: command(SQUARE, "q casella", "q square", "マス 利き"),
    around: command(SQUARE, "i intorno", "a around", "周り"),
    rays: command(SQUARE, "x linee", "x rays", "線"),
    hands: command(NOTHING, "mani mano", "h hands hand", "持駒 持ち駒"),
    legal: command(SQUARE, "m mosse", "m moves", "手"),
    check: command(NOTHING, "scacco", "check", "王手"),
    threat: command(NOTHING, "minaccia minacce", "threat threats", "脅威"),
    castle: command(NOTHING, "castello castelli", "castle castles", "囲い"),
    last: command(COUNT, "u ultima ultime", "l last", "前"),
    list: command(NOTHING, "lista", "list", "棋譜"),
    clock: command(NOTHING, "o orologio", "c clock", "時計 時間"),
    sfen: command(NOTHING, "sfen", "sfen", "sfen"),
    blindfold: command(NOTHING, "cieca", "blindfold", "目隠し"),
  }),
  play: group("giocare", "play", "指す", {
    takeback: command(NOTHING, "indietro", "takeback undo", "待った"),
    resign: command(NOTHING, "abbandono abbandona", "resign", "投了"),
    draw: command(NOTHING, "patta stallo", "draw impasse", "引き分け 持将棋"),
    declare: command(NOTHING, "dichiara", "declare", "宣言"),
    yes: command(NOTHING, "si sì", "yes y", "はい"),
    no: command(NOTHING, "no", "no", "いいえ"),
  }),
  solve: group("esercizi", "tasks", "練習", {
    task: command(NOTHING, "compito", "task", "課題"),
    hint: command(NOTHING, "aiuto consiglio", "hint", "ヒント"),
    again: command(NOTHING, "daccapo", "again", "最初から"),
    next: command(NOTHING, "avanti", "next", "次"),
    solution: command(NOTHING, "soluzione", "solution", "解答"),
  }),
  review: group("ripassare", "review", "検討", {
    previous: command(NOTHING, "<", "<", "<"),
    following: command(NOTHING, ">", ">", ">"),
    first: command(NOTHING, "<<", "<<", "<<"),
    newest: command(NOTHING, ">>", ">>", ">>"),
    variation: command(NUMBER, "v variante", "v variation", "変化"),
    comment: command(TEXT, "commento", "comment", "コメント"),
    analyse: command(NOTHING, "analizza analisi", "analyse analyze", "解析"),
    mistake: command(NOTHING, "errore", "mistake", "悪手"),
    eval: command(NOTHING, "valore", "eval", "評価"),
    best: command(NOTHING, "migliore", "best", "最善"),
    why: command(NOTHING, "perche perché", "why", "理由"),
  }),
};

/** All commands by name. */
export const COMMANDS = {
  ...Object.assign({}, ...Object.values(GROUPS).map(({ commands }) => commands)),
  help: command(COMMAND, "?", "? help", "? ヘルプ"),
};

/** The names of pieces as people type them, by kind. */
export const PIECES = {
  "+P": ["tokin", "と", "と金"],
  "+L": ["lancia promossa", "promoted lance", "成香"],
  "+N": ["cavallo promosso", "promoted knight", "成桂"],
  "+S": ["argento promosso", "promoted silver", "成銀"],
  "+B": ["cavallo drago", "horse", "馬", "うま"],
  "+R": ["re drago", "dragon", "龍", "竜", "りゅう"],
  P: ["pedone", "pawn", "歩", "ふ"],
  L: ["lancia", "lance", "香", "香車", "きょう"],
  N: ["cavallo", "knight", "桂", "桂馬", "けい"],
  S: ["argento", "generale d'argento", "silver", "銀", "ぎん"],
  G: ["oro", "generale d'oro", "gold", "金", "きん"],
  B: ["alfiere", "bishop", "角", "かく"],
  R: ["torre", "rook", "飛", "飛車", "ひしゃ", "ひ"],
  K: ["re", "king", "玉", "王", "ぎょく", "おう"],
};

/** The names of the sides as people type them. */
export const SIDES = {
  black: ["nero", "neri", "black", "先手", "黒", "下手"],
  white: ["bianco", "bianchi", "white", "後手", "白", "上手"],
};

/** How digits are read in Japanese; the longer reading first. */
export const READINGS = [
  ["いち", 1], ["に", 2], ["さん", 3], ["よん", 4], ["し", 4], ["ご", 5], ["ろく", 6], ["なな", 7], ["しち", 7], ["はち", 8], ["きゅう", 9], ["く", 9],
];

/** What is said after a move in kana, as it is written. */
export const ENDINGS = [["ならず", "不成"], ["ふなり", "不成"], ["なる", "成"], ["なり", "成"], ["うつ", "打"], ["うち", "打"],
  ["みぎ", "右"], ["ひだり", "左"], ["すぐ", "直"], ["あがる", "上"], ["よる", "寄"], ["ひく", "引"]];
