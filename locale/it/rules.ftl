# Le regole spiegate: pezzi, falli, finali, il gioco in cifre.

## The page
rules-title = Regole
rules-lead = Come si gioca, i pezzi, i falli, i modi in cui una partita finisce, il tempo e gli handicap.
rules-pieces = I pezzi
rules-fouls = I falli
rules-endings = Come finisce una partita
rules-clocks = Il tempo
rules-handicaps = Gli handicap
rules-facts = Lo shōgi in cifre

## The game
rules-game = Come si gioca
rules-game-lead = Tutto quello che serve per la prima partita. Per impararlo muovendo, un passo alla volta, c’è la scuola:
rules-begin = Prima della prima mossa
basic-aim = Lo scopo
basic-aim-why = Si gioca in due, una mossa per uno. Vince chi dà scacco matto al re avversario: chi lo attacca in modo che non si possa più salvare.
basic-board = La scacchiera
basic-board-why = Nove colonne, contate da destra, e nove traverse, contate dall’alto: 81 caselle, tutte uguali. Una casella prende il nome dalla sua colonna e dalla sua traversa: nel diagramma il pedone sta in 76.
basic-set-up = La posizione di partenza
basic-set-up-why = Ognuno ha venti pezzi, tutti dello stesso colore: un pezzo è di chi lo vede puntare verso l’avversario. Sull’ultima traversa, dal bordo verso il centro: lancia, cavallo, generale d’argento, generale d’oro, e in mezzo il re. Sulla seconda l’alfiere, a sinistra, e la torre, a destra. Sulla terza nove pedoni.
basic-turn = I turni
basic-turn-why = Il Nero (sente), in basso nei diagrammi, muove per primo; poi si muove una volta per uno, e passare non si può. Chi ha il Nero si tira a sorte. In una mossa si sposta un pezzo o se ne paracaduta uno.
rules-moves = Come muovono i pezzi
rules-moves-lead = In alto è avanti. Un punto è un passo, una freccia una linea libera quanto si vuole, un anello un salto.
rules-moves-junior-king = Un passo in ogni direzione.
rules-moves-gold = Un passo dritto, avanti, indietro o di lato, oppure in diagonale in avanti.
rules-moves-silver = Un passo in diagonale, oppure dritto in avanti.
rules-moves-knight = Due caselle avanti e una di lato. È l’unico che salta sopra gli altri.
rules-moves-lance = Dritto in avanti, quanto vuole.
rules-moves-pawn = Un passo dritto in avanti; e allo stesso modo prende.
rules-moves-rook = Dritto, quanto vuole.
rules-moves-dragon = La torre promossa: come prima, e un passo in diagonale.
rules-moves-bishop = In diagonale, quanto vuole.
rules-moves-horse = L’alfiere promosso: come prima, e un passo dritto.
rules-moves-like-gold = Generale d’argento, cavallo, lancia e pedone, promossi, muovono come un generale d’oro.
rules-play = Prendere, promuovere, paracadutare, dare matto
basic-capture = La presa
basic-capture-why = Chi arriva su una casella occupata da un pezzo avversario lo prende. Il pezzo preso passa in mano a chi l’ha preso: da quel momento è suo. Su una casella con un pezzo proprio non si può andare.
basic-promotion = La promozione
basic-promotion-why = Le tre traverse più lontane sono la zona di promozione. Un pezzo che ci entra, vi si muove o ne esce può promuovere alla fine della mossa: si rovescia, e mostra l’altra faccia. È una scelta, ma è obbligatorio quando altrimenti il pezzo non potrebbe più muovere. Re e generale d’oro non promuovono. Un pezzo promosso resta promosso finché non viene preso.
basic-drop = Paracadutare
basic-drop-why = Invece di muovere si può mettere un pezzo che si ha in mano su una casella vuota qualsiasi, non promosso. Con tre limiti: mai due pedoni propri non promossi sulla stessa colonna (nifu), mai un pezzo dove non avrebbe mosse, e mai un pedone che dia subito matto (uchifuzume).
basic-check = Lo scacco
basic-check-why = Quando un re è attaccato si dice che è sotto scacco, e bisogna rimediare con la mossa che segue: prendere il pezzo che attacca, metterne uno in mezzo o spostare il re. Lasciare o mettere il proprio re sotto scacco non è permesso.
basic-mate = Lo scacco matto
basic-mate-why = Se nessuna di queste difese è possibile, è matto e la partita è finita. Di solito chi vede che non c’è più niente da fare abbandona qualche mossa prima.

## Pieces
rules-pieces-lead = Otto pezzi; sei di loro, promossi, ne diventano altri sei. Un pezzo è di chi lo vede puntare verso l’avversario: il colore è uguale per tutti.
rules-piece-meaning = alla lettera: { $literal }
rules-piece-others = anche { $kanji }
rules-classes = Come si raggruppano

piece-senior-king-literal = generale reale, del giocatore più anziano o più forte
piece-junior-king-literal = generale di giada, dell’altro giocatore
piece-rook-literal = carro volante
piece-dragon-literal = re drago
piece-bishop-literal = colui che va per gli angoli
piece-horse-literal = cavallo drago
piece-gold-literal = generale d’oro
piece-silver-literal = generale d’argento
piece-promoted-silver-literal = argento promosso
piece-knight-literal = cavallo di katsura
piece-promoted-knight-literal = katsura promosso
piece-lance-literal = carro d’incenso
piece-promoted-lance-literal = incenso promosso
piece-pawn-literal = fante
piece-tokin-literal = l’oro che somiglia al segno と

class-long-range = corrono quanto vogliono: torre, alfiere e lancia
class-major = i pezzi grandi: torre e alfiere
class-minor = i pezzi piccoli: tutti gli altri, tranne il re
class-metal = i metalli: oro e argento
class-unpromoted = non promossi
class-promoted = promossi

## Fouls
rules-fouls-lead = Nelle partite ufficiali un fallo fa perdere subito. Altrove la mossa vietata non viene accettata: la pagina dice perché, e si muove di nuovo.
rules-fouls-later = Un fallo che nessuno ha visto si può far valere finché la partita non è chiusa; nelle partite ufficiali anche dopo che l’avversario ha abbandonato, nelle altre l’abbandono resta valido.
rules-foul-turn = Il turno
rules-foul-movement = Il movimento
rules-foul-promotion = La promozione
rules-foul-drop = I pezzi paracadutati
rules-foul-king = Il re
rules-foul-conduct = La correttezza
rules-foul-family = Negli altri giochi della famiglia
rules-example = Nel diagramma: { $move }.

foul-two_moves = Due mosse di fila (二手指し)
foul-two_moves-why = Si muove una volta a testa: dopo la tua mossa tocca all’avversario. Muovere due volte senza aspettare la risposta è un fallo, anche se ciascuna delle due mosse sarebbe buona.
foul-wrong_side_first = Comincia l’altro (先後違い)
foul-wrong_side_first-why = Alla pari la prima mossa è di Nero (sente); con un handicap è di Bianco (uwate), che ha tolto dei pezzi. La prima mossa fatta dalla parte sbagliata è un fallo.
foul-pass = Passare il turno (手を指さない)
foul-pass-why = Chi è di turno deve muovere un pezzo o paracadutarne uno. Non si può passare, nemmeno quando ogni mossa peggiora la posizione.
foul-no_piece = Muovere da una casella vuota (動けない所に動かす)
foul-no_piece-why = Una mossa comincia da un tuo pezzo sulla scacchiera o nella tua mano. Nella casella di partenza non ce n’è nessuno.
foul-opponents_piece = Muovere un pezzo dell’avversario (相手の駒を動かす)
foul-opponents_piece-why = Puoi usare solo i pezzi che puntano verso l’avversario: sono i tuoi, qualunque fosse il loro padrone all’inizio. Quelli che puntano verso di te non si toccano, se non per catturarli.
foul-cannot_move_so = Muovere dove il pezzo non arriva (動けない所に動かす)
foul-cannot_move_so-why = Ogni pezzo ha il suo modo di muoversi, e solo quello. L’errore più comune: il generale d’oro non torna indietro in diagonale, quello d’argento non va né di lato né dritto indietro.
foul-blocked = Saltare un pezzo (動けない所に動かす)
foul-blocked-why = Torre, alfiere e lancia si fermano davanti al primo pezzo che incontrano: se è dell’avversario possono catturarlo, ma non passare oltre. Solo il cavallo salta.
foul-own_piece_on_target = Andare su un proprio pezzo (動けない所に動かす)
foul-own_piece_on_target-why = In una casella sta un pezzo solo, e i propri pezzi non si catturano.
foul-two_squares = Un pezzo fra due caselle (升目をまたぐ)
foul-two_squares-why = Un pezzo sta dentro una casella, e si deve vedere in quale. Messo a cavallo di due, lascerebbe il dubbio su dove si trova.
foul-turned_point = Girare la punta di un pezzo (駒の向きを変える)
foul-turned_point-why = I pezzi dei due giocatori sono uguali: solo la punta dice di chi sono. Muovendo, un pezzo può essere rovesciato per promuoverlo, mai girato.
foul-cannot_promote = Promuovere un pezzo che non si promuove (成れない駒を成る)
foul-cannot_promote-why = Il re e il generale d’oro non hanno niente sul rovescio, e un pezzo già promosso resta com’è. Tutti gli altri si possono promuovere.
foul-outside_promotion_zone = Promuovere fuori dalla zona (成れない所で成る)
foul-outside_promotion_zone-why = Si promuove con una mossa che comincia o finisce nelle tre traverse più lontane, il campo avversario. Un pezzo che ne resta fuori non si rovescia.
foul-turned_back = Riportare indietro un pezzo promosso (成駒を戻す)
foul-turned_back-why = Un pezzo promosso resta promosso finché è sulla scacchiera. Torna al suo dritto solo quando viene catturato.
foul-turned_over = Rovesciare un pezzo dove sta (動かさずに成る)
foul-turned_over-why = Un pezzo si promuove con una mossa che comincia o finisce nella zona di promozione. Rovesciarlo senza muoverlo non è una mossa.
foul-not_in_hand = Paracadutare un pezzo che non si ha (持っていない駒を打つ)
foul-not_in_hand-why = Si paracadutano i pezzi catturati, quelli sul proprio komadai. Di quel pezzo lì non ce n’è.
foul-drop_on_piece = Paracadutare su un altro pezzo (駒の上に打つ)
foul-drop_on_piece-why = Un pezzo si paracaduta solo in una casella vuota: per catturare bisogna muovere un pezzo che è già sulla scacchiera.
foul-dropped_promoted = Paracadutare un pezzo promosso (成駒を打つ)
foul-dropped_promoted-why = Un pezzo paracadutato arriva sempre dal lato non promosso, anche nel campo avversario. Potrà promuovere con la sua prossima mossa.
foul-two_pawns = Due pedoni, nifu (二歩)
foul-two_pawns-why = Su ogni colonna puoi avere un solo pedone non promosso: non se ne può paracadutare un secondo. Il tokin non conta, e non contano i pedoni dell’avversario. È il fallo più frequente, anche tra i professionisti.
foul-dead_piece = Un pezzo senza più mosse (行き所のない駒)
foul-dead_piece-why = Un pezzo non si mette dove non potrebbe più muoversi: pedone e lancia non sull’ultima traversa, il cavallo non sulle ultime due. Arrivandoci con una mossa bisogna promuovere; paracadutarli lì è vietato.
foul-drop_pawn_mate = Matto di pedone paracadutato, uchifuzume (打ち歩詰め)
foul-drop_pawn_mate-why = Non si può dare matto paracadutando un pedone. Lo scacco di pedone paracadutato è permesso, se il re ha una risposta; e il matto è permesso con ogni altro pezzo paracadutato, o spingendo un pedone che era già sulla scacchiera.
foul-king_into_check = Andare sotto scacco (王手放置)
foul-king_into_check-why = Il re non può andare in una casella controllata da un pezzo avversario: alla mossa dopo verrebbe catturato.
foul-check_ignored = Non parare lo scacco (王手放置)
foul-check_ignored-why = Quando il re è sotto scacco bisogna rispondere subito: spostare il re, catturare chi dà scacco, o mettere un pezzo in mezzo. Ogni altra mossa è un fallo.
foul-king_exposed = Scoprire il proprio re (王手放置)
foul-king_exposed-why = Quel pezzo ripara il re da una torre, un alfiere o una lancia. Se lascia la linea, il re resta sotto scacco per mano propria.
foul-perpetual_check = Scacco perpetuo (連続王手の千日手)
foul-perpetual_check-why = Se la stessa posizione si presenta per la quarta volta e tutte le mosse di un giocatore, in mezzo, erano scacchi, perde chi dava scacco. Tocca a chi dà scacco cambiare strada. Non conta di chi è la mossa che completa la ripetizione.
foul-changed_move = Cambiare mossa, matta (待った)
foul-changed_move-why = Toccare un pezzo non obbliga a muoverlo; ma quando la mano lo lascia, la mossa è fatta e non si cambia. Tra amici ci si può accordare, però resta poco cortese.
foul-hidden_piece = Nascondere un pezzo (隠し駒)
foul-hidden_piece-why = I pezzi catturati stanno sul komadai, in vista di tutti e due. Non si tengono in mano, né dietro la scacchiera o il komadai: l’avversario deve sempre sapere che cosa si può paracadutare.

## Endings
rules-endings-lead = Il risultato è definitivo quando uno abbandona o l’arbitro lo dichiara, salvo un fallo fatto valere in tempo.
rules-ending-decided = Con un vincitore
rules-ending-counted = Contando i punti
rules-ending-undecided = Senza vincitore

ending-resign = Abbandono (投了)
ending-resign-why = Chi vede di non poter più vincere lo dice, quando tocca a lui: «makemashita» (負けました, ho perso) o «arimasen» (ありません, non c’è più niente), con un inchino e la mano sul komadai. Tra giocatori esperti finiscono così quasi tutte le partite.
ending-mate = Scacco matto (詰み)
ending-mate-why = Il re è sotto scacco e nessuna mossa legale lo salva. Dire «scacco» o «matto» non è obbligatorio. Nelle partite ufficiali il matto non chiude da solo la partita: chi lo subisce abbandona.
ending-no_legal_move = Nessuna mossa legale (合法手なし)
ending-no_legal_move-why = Chi non è sotto scacco ma non ha mosse legali perde lo stesso, perché non può passare. A differenza degli scacchi, non è patta.
ending-time = Tempo scaduto (時間切れ)
ending-time-why = Perde chi finisce il tempo di riflessione e anche quello concesso per ogni mossa (byōyomi). Nel conteggio a voce, quando si arriva a «dieci» è tardi.
ending-foul = Fallo (反則)
ending-foul-why = Perde chi gioca una mossa vietata o si comporta in modo vietato. I falli sono elencati qui sopra, uno per uno.
ending-points = Punti insufficienti (相入玉の点数不足)
ending-points-why = I giocatori si accordano che nessuno dei due re può più essere preso, e contano i pezzi sulla scacchiera e in mano: 5 punti per torre e alfiere, 1 per gli altri, 0 per il re. Chi ne ha meno di 24 perde.
ending-declaration = Dichiarazione (入玉宣言)
ending-declaration-why = Al proprio turno, al posto di muovere, si può dichiarare la vittoria senza il consenso dell’altro. Servono il re nella zona di promozione e non sotto scacco, almeno dieci altri pezzi propri nella zona, e 31 punti tra questi e la mano. Con 24–30 punti la partita finisce senza risultato. Con la regola dei 27 punti, se è stata scelta, bastano 28 punti a Nero e 27 a Bianco.
ending-failed_declaration = Dichiarazione sbagliata (入玉宣言)
ending-failed_declaration-why = Chi dichiara senza soddisfare tutte le condizioni perde: conviene contare due volte.
ending-repetition = Ripetizione, sennichite (千日手)
ending-repetition-why = La stessa situazione (scacchiera, pezzi in mano, turno) si presenta per la quarta volta, in qualsiasi momento della partita, oppure i due giocatori si accordano prima. Nessuno vince; ma se uno ha dato sempre scacco, perde.
ending-impasse = Stallo dei re entrati, jishōgi (持将棋)
ending-impasse-why = I due re sono entrati nel campo avversario e nessuno può più prenderli. I giocatori si accordano e contano i punti: se tutti e due ne hanno almeno 24, nessuno vince. Lo stesso vale per una dichiarazione con 24–30 punti.
ending-agreed_draw = Patta concordata (引き分け)
ending-agreed_draw-why = Fra amici e nei circoli i giocatori possono accordarsi per la patta in qualsiasi momento: uno la propone, l’altro accetta. Le regole ufficiali non la conoscono: lì ci si può accordare solo su uno stallo o su una ripetizione. Il computer rifiuta finché non si sono giocate tante mosse quanti sono i pezzi del gioco; da lì in poi accetta, a meno che non creda di stare meglio.
ending-move_limit = Cinquecento mosse (最大手数)
ending-move_limit-why = Alla fine della mossa 500 la partita si chiude senza risultato; se quella mossa dà scacco, si va avanti finché la serie di scacchi non si interrompe. In una partita ufficiale non è mai successo: la più lunga è arrivata a 420 mosse (Nakao–Makino, 27–28 febbraio 2018, 31º Ryūō).
ending-adjudicated = Decisione dell’arbitro (裁定)
ending-adjudicated-why = L’arbitro decide quando i giocatori non possono: per esempio dopo una contestazione, o se la partita non può continuare.
ending-default = Assenza (不戦敗)
ending-default-why = Chi arriva in ritardo perde tre volte il ritardo dal suo tempo. Se il tempo non basta, o il ritardo supera un’ora, la partita è persa senza giocare. Senza orologio è assente chi da mezzo minuto non ha più la partita aperta; chi poi resta assente dieci minuti nel proprio turno perde, se l’avversario reclama la partita. Una partita in cui non succede nulla per trenta giorni viene interrotta.
ending-interrupted = Interrotta (中断)
ending-interrupted-why = La partita è stata fermata senza risultato.

rules-after = Dopo una partita senza risultato
rules-after-text = Dopo una ripetizione, uno stallo o la mossa 500, nelle partite ufficiali si rigioca dopo una pausa di mezz’ora, a colori scambiati, con il tempo che resta. Se a uno dei due manca qualcosa per arrivare a un’ora (a due ore, se la partita dura due giorni), tutti e due ricevono quel tanto, ma nessuno supera il tempo che aveva all’inizio. Nei tornei amatoriali di solito vale come patta: mezzo punto ciascuno.

## Clocks
rules-clocks-lead = Prima della partita ci si accorda sul tempo, o si gioca senza orologio.
rules-timing-methods = Come si conta
rules-timing-customs = Intorno alla scacchiera

timing-seconds = In secondi (チェスクロック方式)
timing-seconds-why = Il tempo di ogni mossa si sottrae dal tempo di riflessione, contato in secondi. È il metodo degli incontri televisivi e di quelli brevi.
timing-stopwatch = In minuti (ストップウォッチ方式)
timing-stopwatch-why = Ogni mossa costa i minuti interi impiegati: una mossa sotto il minuto non costa niente. L’ultimo minuto non si consuma mai: da lì in poi ogni mossa deve durare meno di 60 secondi. È il metodo delle partite lunghe dei professionisti.
timing-byoyomi = Byōyomi (秒読み)
timing-byoyomi-why = Finito il tempo di riflessione, ogni mossa ha un tempo fisso, di solito 30 o 60 secondi, contato a voce; a «dieci» la partita è persa. Se il pezzo scivola, basta toccare in tempo la casella d’arrivo e dire la mossa: lo si raddrizza durante il turno dell’avversario.
timing-considerations = Periodi di riflessione (考慮時間)
timing-considerations-why = Tra il tempo di riflessione e il byōyomi ci sono alcuni periodi di un minuto. Se ne spende uno solo quando passa un minuto intero: una mossa di 59 secondi non ne costa nessuno.
timing-sudden_death = Tempo secco (切れ負け)
timing-sudden_death-why = Non c’è byōyomi: quando il tempo arriva a zero, la partita è persa.
timing-increment = Incremento (フィッシャー方式)
timing-increment-why = A ogni proprio turno il tempo cresce di un po’: chi muove in fretta ne mette da parte.
timing-button = Orologio dei giocatori (対局時計)
timing-button-why = Davanti a una scacchiera senza cronometrista, Bianco (gote) sceglie da che lato sta l’orologio, e tutti e due devono arrivarci. Il pulsante si preme con la mano che ha mosso. Il turno finisce quando il dito lascia il pezzo, il tempo dell’avversario parte quando si preme.
timing-notice = Avvisi (時間の通告)
timing-notice-why = Un giocatore può chiedere di essere avvisato quando è passato un certo tempo, per esempio venti minuti.
timing-lateness = Ritardo (遅刻)
timing-lateness-why = A chi arriva tardi si toglie il triplo del ritardo. Se il tempo non basta, o il ritardo supera un’ora, ha perso.
timing-breaks = Pause (休憩)
timing-breaks-why = Nelle partite lunghe l’orologio si ferma 40 minuti per il pranzo; per la cena solo negli incontri per un titolo con 5 ore o più in un giorno, o con 9 ore o più in due.

## Handicaps
rules-handicaps-lead = Il giocatore più forte (uwate, Bianco) toglie alcuni dei suoi pezzi e muove per primo; il più debole (shitate, Nero) li ha tutti. «Sinistra» è la sinistra di uwate.

## Facts
facts-players = Giocatori
facts-teams = A squadre
facts-chance = Fortuna
facts-gambling = Gioco d’azzardo
facts-age = Età
facts-age-from = da { $years } anni
facts-set-up = Preparazione
facts-duration = Durata
facts-minutes = { $count } min
facts-hours = { $count } h
facts-first = Chi comincia
facts-first-sente = sente (Nero)
facts-origin = Origine
facts-origin-when = Giappone, { $century }º secolo
facts-board = Scacchiera
facts-longest = Partita ufficiale più lunga
facts-moves = { $count } mosse
facts-yes = sì
facts-no = no
material-wood = legno
material-plastic = plastica
material-magnetic = magnetica
