# Che cosa ha una partita di castelli, aperture e tesuji (miyako label).

label-head = { $file }, partita { $game }: mosse { $moves }
label-game = I due giocatori: { $names }
label-style = { $side }: { $name }
label-openings = { $side }, aperture: { $names }
label-attacks = { $side }, attacchi e formazioni: { $names }
label-castle = { $side }, castello: { $names }
label-other-castles = { $side }, altri castelli: { $names }
label-from = { $name } dalla mossa { $ply }
label-span = { $name } { $first }–{ $last }
label-rare = { $name }°
label-rare-note = ° un nome che si trova in una sola fonte
label-tesuji = Tesuji (手筋): { $names }
label-tesuji-moves = { $name } { $plies }
label-between = { "; " }
label-exchange = I pezzi alla fine, secondo i valori di scambio: ☗ { $black }, ☖ { $white }
label-sabaki = { $side }, sabaki (捌き) con la mossa { $ply }: torre e alfiere passano da { $before } a { $after } caselle
label-joseki = In jōseki (定跡) fino alla mossa { $ply }
label-middle-game = Il mediogioco comincia con la mossa { $ply }
label-endgame = Il finale comincia con la mossa { $ply }
label-sitting-king = { $side }: quando cominciò la lotta il re era ancora al suo posto (居玉 igyoku), il che è pericoloso
label-centre = { $side }: un pezzo sulla casella centrale 55 (天王山 tennōzan) dopo { $moves } mosse
label-ending = Fine: { $text }
label-centre-mate = Il re ha subito scacco matto sulla casella centrale (都詰め miyako-zume)
label-entered = { $side }: il re è entrato nel campo avversario (入玉 nyūgyoku)

label-not-of-family = i nomi si danno solo allo shōgi normale; questa è la registrazione di un altro gioco
label-summary = Partite: { $games }, con un’apertura: { $openings }, con un castello: { $castles }, non leggibili: { $unreadable }.

# … and beside the board.
labels-title = Aperture, castelli e tesuji
ui-labels-none = ancora niente che abbia un nome
ui-labels-tesuji = Tesuji (手筋)
ui-labels-rare = { label-rare-note }
ui-labels-elsewhere = I nomi si danno solo alla linea principale.
ui-labels-exchange = Valore dei pezzi
