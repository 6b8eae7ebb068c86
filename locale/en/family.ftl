# The games of the family: their list, the rules of each, the board.

nav-family = The family
family-title = The shōgi family
family-lead = Shōgi has many relatives, from twelve squares to more than a thousand. Choose one to read its rules and to play it with somebody.
family-order = How the games are listed
family-by-age = By age
family-by-board = By board
family-by-kin = By kinship
family-kin-lead = Which game came of which, as far as it is known: all of them, by way of China and Korea or of South-East Asia, of Indian chaturaṅga.
family-pieces = { $count ->
    [one] 1 piece a side
   *[other] { $count } pieces a side
}
family-age-heian = Heian period, 9th to 12th century
family-age-heian-story = The oldest shōgi known: no Rook, no Bishop, nothing dropped. The board grows from eight squares a side to nine; the great game of the time has thirteen.
family-age-small = The way to the shōgi of today
family-age-small-story = The small shōgi gained Rook, Bishop and the Drunken Elephant; at Asakura pieces were dropped for the first time; in the 16th century the Elephant left the board.
family-age-large = The large games of the Middle Ages
family-age-large-story = Monks and courtiers enlarged board and army again and again. Chū shōgi, with its Lion, is played to this day; the largest may never have been more than a marvel to look at.
family-age-edo = Edo period
family-age-edo-story = Games with a theme: beasts and birds, or a whole campaign.
family-age-modern = Modern games
family-age-modern-story = Small boards for quick games and for beginners.
family-back = All games
family-rules = Rules
family-play = Play
family-takebacks = Friendly: moves can be taken back with the other’s consent
family-pieces-title = The pieces
family-legend = Up is forward. A dot is a step, a ring a leap over whatever stands between, an arrow a way that goes on as far as it is free, a diamond a square to which one of the powers above leads. Blue marks moves without capture, red captures only.
family-moves-of = How it moves: { $name }
family-becomes = Promotes to
family-royal = The game is about it.
family-level = level { $level }
ui-family-piece = { $text } { $name }
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-zoom-fit = The whole board
ui-family-pass = Pass
refused-barred_check = That would leave the royal piece in check.
refused-barred_lion_trading = A Lion may not be taken so: see the rules about exchanging Lions.
refused-barred_full_file = So many pieces of this kind may not stand on one file.
refused-barred_mate_by_drop = A drop of this piece may not mate.
refused-barred_dead_end = There the piece could never move again.
refused-barred_repetition = The same position may not come up again: another move is needed.
family-relatives = Relatives outside the family
family-relative-chaturanga = Chaturaṅga (India)
family-relative-chaturanga-story = The ancestor of all: king, counsellor, elephants, horses, chariots and foot soldiers. Chess came of it in the west, shōgi in the east.
family-relative-makruk = Makruk (Thailand)
family-relative-makruk-story = The nearest neighbour: its bishop moves exactly as the Silver, and its pawns stand on the third rank from the start, as in shōgi.
family-relative-xiangqi = Xiangqi (China)
family-relative-xiangqi-story = Its pieces, too, are told apart by the characters written on them; its soldiers gain power once they are past the middle of the board.
