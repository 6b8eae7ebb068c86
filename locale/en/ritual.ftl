# The ceremony: seats, lots, setting up, greetings, putting away.

ritual-title = The ceremony
ritual-lead = Before and after a game there are gestures and words that are centuries old. Follow them here step by step, or skip them.
ritual-skip = Skip: begin at once
ritual-done = Done
ritual-wait = Waiting for the other player
ritual-by-senior = the senior player
ritual-by-junior = the junior player
ritual-by-both = both players

## Who is senior
ritual-senior-ask = Which of you is the elder, more important or more experienced?
ritual-senior-me = I am
ritual-senior-other = The other one
ritual-senior-unknown = Never mind
ritual-senior-note = The senior player takes the upper seat (kamiza), opens the box of pieces and plays the King 王; the other plays the King 玉.
ritual-yield = Yield the upper seat
ritual-yielded = The upper seat was yielded.

## Why somebody is senior
ritual-why-named = Among friends the upper seat is for whoever is older, more important or more experienced: so it was chosen.
ritual-why-handicap = The upper seat is for whoever gives the handicap.
ritual-why-host = Nobody was named: the upper seat goes to whoever has made the game.
ritual-why-defender = The upper seat is for whoever holds the title that is played for.
ritual-why-ryuo_meijin = The upper seat is for whoever is Ryūō or Meijin.
ritual-why-title = The upper seat is for whoever holds a title.
ritual-why-eternal = The upper seat is for whoever has a right to an eternal title.
ritual-why-more_titles = The upper seat is for whoever holds more titles.
ritual-why-more_won = The upper seat is for whoever has won Ryūō and Meijin more often.
ritual-why-weightier_title = With as many titles each, the upper seat is for whoever holds the weightiest.
ritual-why-earlier_eternal = The upper seat is for whoever has had an eternal title for longer.
ritual-why-higher_grade = The upper seat is for whoever has the higher grade.
ritual-why-earlier_grade = With the same grade, the upper seat is for whoever reached it earlier.
ritual-why-number = All else being equal, the upper seat is for whoever has been a professional for longer: their registration number is lower.

## Where the senior sits
ritual-room-japanese = Japanese room
ritual-room-western = Room with table and chairs
ritual-season-winter = Winter
ritual-season-summer = Summer
ritual-season-mild = In between
ritual-seat-back_to_alcove = The senior player sits with their back to the alcove (tokonoma).
ritual-seat-kneel = Both kneel, sitting on their heels (seiza).
ritual-seat-far_from_door = The senior player sits farthest from the door.
ritual-seat-near_fire = In winter that is the seat near the fire.
ritual-seat-in_the_cool = In summer that is the seat in the cool.
ritual-seat-garden_view = Often it has the best view of the garden.

## Steps
ritual-step-set_out = Setting out
ritual-step-set_out-how = Board and piece stands are put in place, with the box of pieces in the centre of the board.
ritual-step-bow = The bow
ritual-step-bow-how = Both make a slight bow where they sit.
ritual-step-open_box = Opening the box
ritual-step-open_box-how = The senior player opens the box, takes out the bag, opens it and lets the pieces fall on the board without scattering them. The other has not touched a piece so far.
ritual-step-place_kings = The Kings
ritual-step-place_kings-how = The senior player places the King 王, then the other the King 玉.
ritual-step-place_kings-how-two = Both have a King 玉: the senior player places it first, then the other.
ritual-step-place_pieces = The other pieces
ritual-step-place_pieces-how = One piece each by turns, each player in their own style.
ritual-step-put_box_aside = Putting the box aside
ritual-step-put_box_aside-how = Spare Pawns go back into the bag; the box goes under the board or beside it.
ritual-step-remove_pieces = Removing the pieces of the handicap
ritual-step-remove_pieces-how = Who gives the handicap takes the pieces off and puts them into the box. There are no lots.
ritual-step-throw_pawns = Lots (furigoma)
ritual-step-throw_pawns-how = The senior player’s five central Pawns are thrown. More 歩: the senior begins. More と: the other begins.
ritual-step-put_pawns_back = Putting the Pawns back
ritual-step-put_pawns_back-how = The five Pawns go back in the player’s style: from the centre outwards, or from left to right.
ritual-step-greeting = The greeting
ritual-step-greeting-how = A bow and the words of greeting, together. When both have risen the first turn begins.
ritual-step-play = The game
ritual-step-play-how = Now you play, in silence.
ritual-step-concede = Resigning
ritual-step-concede-how = The loser puts a hand on the piece stand, bows and says so. Once the pieces in hand were dropped on the board.
ritual-step-thank = Thanking
ritual-step-thank-how = The opponent bows in turn and gives thanks.
ritual-step-review = The review (kansōsen)
ritual-step-review-how = The pieces quickly go back to the start, and the same moves are played again with advice and impressions.
ritual-step-put_away = Putting the pieces away
ritual-step-put_away-how = All pieces go to the centre. The senior player puts them into the bag in groups, to see that all are there; the other may form the groups of Pawns.
ritual-step-last_bow = The last bow
ritual-step-last_bow-how = Both bow and give thanks once more.

## Words, by their meaning
ritual-phrase-onegaishimasu = “Please be kind to me”
ritual-phrase-makemashita = “I have lost”
ritual-phrase-arimasen = “There is nothing left”
ritual-phrase-arigato = “Thank you very much”

## Styles of setting up
ritual-style-ohashi = Ōhashi style
ritual-style-ohashi-how = The usual one: King, Golds, Silvers, Knights and Lances, then Bishop and Rook, at last the Pawns from the centre outwards.
ritual-style-ito = Itō style
ritual-style-ito-how = After the Knights come the Pawns, from left to right, and only then Lances, Bishop and Rook, so that no long-range piece aims at the opponent before the game.

## Kings
ritual-king-osho = 王将, the senior player’s
ritual-king-gyokusho = 玉将, the junior player’s
ritual-king-with_style = 玉将 with the style of the lettering on its base, the senior player’s
ritual-king-with_signature = 玉将 with the maker’s signature on its base, the junior player’s

## Lots
ritual-lots-on_board = counts
ritual-lots-off_board = fell off the board, counts
ritual-lots-standing = standing, does not count
ritual-lots-overlapping = on or under another, does not count
ritual-lots-count = { $pawns } 歩 against { $tokins } と
ritual-lots-black = the thrower begins
ritual-lots-white = the other begins
ritual-lots-again = equal: throw again
ritual-lots-odds = Here the program throws: both faces are equally likely, and now and then a Pawn comes to stand, falls off or lies on another.
ritual-lots-sealed = The program’s secret number has been chosen. This is its fingerprint: another number would not match it.
ritual-lots-your-number = Write anything you like: together with the secret number it will decide the throw.
ritual-lots-seal = Fingerprint
ritual-lots-seed = Secret number
ritual-lots-number = The player’s number
ritual-lots-opened = The fingerprint matches: the throw is what it had to be.
ritual-lots-cheated = The fingerprint does not match: this throw is not valid.
ritual-lots-check = The fingerprint is the SHA-256 of the words “furigoma seal”, a line feed and the secret number. The throws come from the SHA-256 of “furigoma throw”, a line feed, the secret number and the player’s.

## Putting away
ritual-away-group = { $found } of { $expected }
ritual-away-complete = All forty are there.
ritual-away-missing = { $count ->
    [one] A piece is missing
   *[other] { $count } pieces are missing
}: { $piece }
ritual-away-too-many = { $count ->
    [one] There is a piece too many
   *[other] There are { $count } pieces too many
}: { $piece }
ritual-away-why = Groups of two, three and four show at a glance whether anything is missing, and next time the pieces that are placed first are found at once. And enemies share a bag: the players are friends again.

## During the game
ritual-silence = During the game those who watch are silent. The timekeeper may call the time, and the players may ask for it or propose a draw.
ritual-takeback-notice = Taking a move back is gravely disrespectful, even where the rules of the game allow it.

## Other ways of giving odds
ritual-way-two_pawns = White may have two Pawns on a file
ritual-way-takebacks = Black may take moves back, White may not
ritual-way-first_foul = Each player’s first foul is forgiven
ritual-way-opening_after = Black’s run answers White’s first move
ritual-way-opening_moves = { $count ->
    [one] Before the game Black makes one move on Black’s own half of the board, as far as the fifth rank
   *[other] Before the game Black makes { $count } moves on Black’s own half of the board, as far as the fifth rank
}
ritual-way-opening_moves_unlimited = Before the game Black makes any number of moves on Black’s own half of the board, as far as the fifth rank
ritual-way-pieces_given = The pieces that White goes without are in Black’s hand
ritual-way-unequal_time = Black has more time than White
