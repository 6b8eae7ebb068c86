strategy-title = Castles, openings, tesuji
strategy-lead = What players call the shapes and moves of shōgi, how each comes about on the board, and what it is good for.
strategy-search = A name, in any spelling
strategy-contents = Contents
strategy-rare = ° A rare name: only one of the sources that were compared has it.
strategy-found = { $count ->
    [0] Nothing is called so
    [one] One name
   *[other] { $count } names
}
strategy-all = All names
strategy-chapter-right = Castles on the right
strategy-chapter-right-lead = The king goes to where the rook stood: castles of those who play with a ranging rook.
strategy-chapter-left = Castles on the left
strategy-chapter-left-lead = The king goes away from the rook, which stays at home: castles of the static rook.
strategy-chapter-centre = Castles in the centre
strategy-chapter-centre-lead = The king stays in or near the middle, with ways to both sides.
strategy-chapter-opening = Openings
strategy-chapter-opening-lead = How a game is begun: where the rook belongs, when bishops are exchanged, and what both sides do together.
strategy-chapter-attack = Attacks and formations
strategy-chapter-attack-lead = How silver, rook and bishop stand when they go forward.
strategy-chapter-tesuji = Tesuji
strategy-chapter-tesuji-lead = Single moves so clever that they have a name. A name says what a move does, not that it is good here.
strategy-tesuji-pawn = With pawns
strategy-tesuji-knight = With knight and lance
strategy-tesuji-silver = With silver and gold
strategy-tesuji-major = With rook and bishop
strategy-tesuji-any = With any piece
strategy-building = How it comes about
strategy-strong = Strong
strategy-weak = Weak
strategy-parts = What it is made of
strategy-around = Close to the king in this picture: { $pieces }.
strategy-parent = More general
strategy-children = More special
strategy-with-openings = Goes with
strategy-with-castles = Castles that go with it
strategy-proverbs = Proverbs
strategy-library = Games with it in your library
strategy-door = Castles, openings and tesuji by name
