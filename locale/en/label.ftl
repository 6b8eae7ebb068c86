# What a game has of castles, openings and tesuji (miyako label).

label-head = { $file }, game { $game }: moves { $moves }
label-game = Both sides: { $names }
label-style = { $side }: { $name }
label-openings = { $side }, openings: { $names }
label-attacks = { $side }, attacks and formations: { $names }
label-castle = { $side }, castle: { $names }
label-other-castles = { $side }, other castles: { $names }
label-from = { $name } from move { $ply }
label-span = { $name } { $first }–{ $last }
label-rare = { $name }°
label-rare-note = ° a name that one source alone has
label-tesuji = Tesuji (手筋): { $names }
label-tesuji-moves = { $name } { $plies }
label-between = { "; " }
label-exchange = Pieces at the end, by their values in exchanges: ☗ { $black }, ☖ { $white }
label-sabaki = { $side }, sabaki (捌き) with move { $ply }: rook and bishop go from { $before } squares to { $after }
label-joseki = In jōseki (定跡) until move { $ply }
label-middle-game = The middle game begins with move { $ply }
label-endgame = The endgame begins with move { $ply }
label-sitting-king = { $side }: the king still sat at home (居玉 igyoku) when the fight began, which is dangerous
label-centre = { $side }: a piece on the centre square 55 (天王山 tennōzan) after { $moves } moves
label-ending = Ending: { $text }
label-centre-mate = The king was mated on the centre square (都詰め miyako-zume)
label-entered = { $side }: the king has entered the opponent’s camp (入玉 nyūgyoku)

label-not-of-family = patterns are told of standard shogi alone; this is a record of another game
label-summary = Games: { $games }, with an opening: { $openings }, with a castle: { $castles }, not readable: { $unreadable }.

# … and beside the board.
labels-title = Openings, castles and tesuji
ui-labels-none = nothing yet that has a name
ui-labels-tesuji = Tesuji (手筋)
ui-labels-rare = { label-rare-note }
ui-labels-elsewhere = Names are given to the main line alone.
ui-labels-exchange = Piece values
