# La cerimonia davanti a una scacchiera vera: le scelte, il cammino passo per passo, l’orologio, le cortesie da appendere.

ceremony-title = La cerimonia
ceremony-lead = Come si comincia e come si finisce una partita di shōgi, davanti a una scacchiera vera. Due persone possono seguirla passo per passo: il telefono accanto alla scacchiera mostra ogni gesto e, se volete, lo dice a voce.
ceremony-door = La cerimonia, passo per passo
ceremony-picture = Visti dall’alto, due giocatori si inchinano ai due lati della scacchiera.

## Choices
ceremony-choose = Prima di sedersi
ceremony-names = Chi gioca
ceremony-first = Primo giocatore
ceremony-second = Secondo giocatore
ceremony-occasion = Che partita è
ceremony-occasion-friendly = Amichevole
ceremony-occasion-official = Ufficiale, fra professionisti
ceremony-occasion-title = Incontro per un titolo
ceremony-who-senior = Chi di voi due è più anziano, più autorevole o più esperto?
ceremony-senior-note = Siede al posto d’onore (kamiza), apre la scatola dei pezzi e gioca con il Re 王; l’altro gioca con il Re 玉.
ceremony-defender = Chi detiene il titolo
ceremony-defender-note = In un incontro per il titolo chi lo detiene siede al posto d’onore, qualunque grado abbia lo sfidante.
ceremony-official = Titoli, gradi e date
ceremony-official-note = Prima chi è ryūō o meijin, poi gli altri detentori di titoli, poi chi ha diritto a un titolo perpetuo, poi il grado. A parità decidono il numero dei titoli, la data, il numero di registrazione.
ceremony-of-player = Del giocatore: { $player }
ceremony-titles = Titoli detenuti ora
ceremony-eternal = Titolo perpetuo dal
ceremony-grade = Grado
ceremony-since = Grado raggiunto il
ceremony-number = Numero di registrazione
ceremony-won = Vittorie nel Ryūō e nel Meijin
ceremony-compare = Fra ryūō e meijin conta
ceremony-compare-held = quanti titoli detengono ora
ceremony-compare-won = quante volte hanno vinto questi due titoli
ceremony-yield = Il posto d’onore viene ceduto all’altro (kamiza no yuzuriai)
ceremony-yield-note = Si può cedere a chi è più anziano, più forte o sta per ritirarsi.
ceremony-place = { $player }: { $piece }
ceremony-room = Dove e quando
ceremony-room-kind = Stanza
ceremony-season = Stagione
ceremony-odds = La partita
ceremony-giver = Chi concede l’handicap
ceremony-giver-senior = il più autorevole
ceremony-style = Come dispone i pezzi: { $player }
ceremony-kings = I Re
ceremony-kings-osho = un 王将 e un 玉将
ceremony-kings-two = due 玉将 (sōgyoku)
ceremony-spare = Pedoni di riserva
ceremony-lots = Il sorteggio
ceremony-thrower = Chi lancia i pedoni
ceremony-thrower-senior = il più autorevole
ceremony-thrower-junior = l’altro giocatore
ceremony-thrower-timekeeper = il cronometrista, per il più autorevole
ceremony-thrower-guest = un ufficiale di gara o un ospite d’onore
ceremony-thrower-agreed = decidiamo insieme
ceremony-names-thrower = Chi deve lanciare i pedoni, per questo giocatore: { $player }
ceremony-agreed-note = Se i due nomi coincidono, lancia chi è stato nominato; altrimenti lancia il primo giocatore, che ospita.
ceremony-before = Il sorteggio si fa prima di sedersi
ceremony-more = Altre scelte
ceremony-wrong = «{ $field }» non può essere «{ $value }». { $wanted }
ceremony-missing = Manca «{ $field }». { $wanted }
ceremony-unknown = «{ $field }» non è una delle scelte. { $wanted }
ceremony-value = { $code } ({ $words })
ceremony-wanted-pair = Ogni scelta si scrive NOME=VALORE, per esempio first=Anna.
ceremony-wanted-one = Si può scegliere fra: { $values }.
ceremony-wanted-grade = Serve un grado da 15k (15° kyū) a 9d (9° dan).
ceremony-wanted-date = Serve un giorno, come 2018-05-18.
ceremony-wanted-number = Serve un numero intero, non più di { $most }.
ceremony-wanted-throws = Ogni lancio ha cinque lettere, una per pedone: p (歩), t (と), P e T fuori dalla scacchiera, s in piedi, o e u sopra o sotto un altro (almeno due). Fra due lanci va un punto, e dopo un lancio che decide non se ne fanno altri.
ceremony-wanted-at = «at» dice quale gesto: un numero da 0 a { $last }.
ceremony-begin = Comincia la cerimonia
ceremony-anybody = non importa

## The walk
ceremony-walk-title = La cerimonia, passo per passo
ceremony-walk-lead = Al posto d’onore: { $senior }. Di fronte: { $junior }.
ceremony-black = Comincia { $player }.
ceremony-change = Cambia le scelte
ceremony-quick = Salta: subito la prima mossa
ceremony-all = Tutti i passi
ceremony-one = Un passo alla volta
ceremony-back = Indietro
ceremony-on = Avanti
ceremony-each = Gesto per gesto
ceremony-senior-sits = { $player } siede al posto d’onore.
ceremony-by-timekeeper = il cronometrista, per { $player }
ceremony-by-guest = un ufficiale di gara o un ospite d’onore, per { $player }
ceremony-remove = { $player } toglie: { $piece }
ceremony-put-back = { $player } rimette: { $piece }
ceremony-pack = Nel sacchetto: { $piece }, { $count } insieme
ceremony-left = { $piece } di sinistra
ceremony-right = { $piece } di destra
ceremony-pawn = { $piece }, colonna { $file } dalla propria destra
ceremony-king-style = re 玉将 con lo stile dei caratteri sulla base
ceremony-king-signature = re 玉将 con la firma dell’artigiano sulla base
ceremony-spare-back = Nel sacchetto tornano i pedoni di riserva: { $count }.
ceremony-cloth = Il cronometrista stende un telo di seta, si inginocchia dalla parte del più autorevole e lancia per lui.
ceremony-begins = { $player } comincia
ceremony-fell-so = { $count }: { $text }
ceremony-replaced = Alla fine i pezzi tolti tornano con gli altri.

## Lots
ceremony-fell = Com’è caduto ogni pedone
ceremony-fell-note = Lanciate i cinque pedoni sulla scacchiera e scrivete come sono caduti: contano solo quelli distesi, anche fuori dalla scacchiera.
ceremony-fell-nth = Pedone { $number }
ceremony-lie-p = 歩
ceremony-lie-t = と
ceremony-lie-P = 歩, fuori dalla scacchiera
ceremony-lie-T = と, fuori dalla scacchiera
ceremony-lie-s = in piedi o appoggiato
ceremony-lie-o = 歩, sopra o sotto un altro
ceremony-lie-u = と, sopra o sotto un altro
ceremony-fell-alone = Un pedone da solo non può stare sopra o sotto un altro: i pedoni sovrapposti sono almeno due.
ceremony-count = Conta i pedoni
ceremony-machine = Fai lanciare al programma
ceremony-again = Lancia di nuovo da capo

## The end
ceremony-who-lost = Com’è finita?
ceremony-lost = Ha perso { $player }
ceremony-drawn = Nessuno ha perso
ceremony-end = La partita è finita
ceremony-until-end = Finché non lo dite, la guida va dalla partita all’analisi, come dopo una patta.
ceremony-counted = Quanti pezzi ci sono
ceremony-counted-note = Se i gruppi non tornano, scrivete quanti ne avete trovati.
ceremony-check = Controlla
ceremony-clock-link = L’orologio per questa partita

## The clock
table-clock-title = L’orologio da tavolo
table-clock-lead = Due pulsanti grandi, per un telefono accanto alla scacchiera.
table-clock-time = Tempo
table-clock-other = Un altro tempo
table-clock-side = Da che lato sta l’orologio: sceglie chi gioca per secondo
table-clock-left = alla sua sinistra
table-clock-right = alla sua destra
table-clock-rule = Il pulsante si preme con la mano che ha mosso.
table-clock-reach = Tutti e due devono poterci arrivare.
table-clock-chosen = Lato scelto: { $side }
table-clock-set = Prepara l’orologio
table-clock-no-script = I pulsanti hanno bisogno degli script del browser.
table-clock-lunch = Pausa per il pranzo, 40 minuti.
table-clock-dinner = Pausa per la cena, 40 minuti.
table-clock-no-break = Nessuna pausa per i pasti.
table-clock-bad = «{ $value }» non è un tempo che si possa leggere. { start-clock-help }
ui-table-begin = Comincia. Primo a muovere: { $name }
ui-table-pause = Pausa
ui-table-resume = Riprendi
ui-table-break = Pausa di 40 minuti
ui-table-break-left = Pausa: { $time }
table-clock-again = Da capo
ui-table-again-sure = Ricominciare da capo? Il tempo trascorso va perso.
ui-table-fell = Tempo scaduto: { $name }
ui-table-moves = mosse: { $count }
table-clock-sente = Sente
table-clock-gote = Gote

## Speech and steps, for the script
ceremony-speak = Leggi a voce
ui-ceremony-walk-place = Passo { $number } di { $all }
ui-ceremony-walk-deed = gesto { $number } di { $all }

## Clocks of tournaments
tournament-clocks-title = Gli orologi dei tornei
tournament-clocks-lead = Il tempo di ogni giocatore nei tornei professionistici giapponesi, com’era nel 2022, turno per turno.
tournament-clocks-marks = ★ byōyomi di un minuto; ☆ byōyomi di trenta secondi; (40) byōyomi di quaranta secondi; (10k) dieci periodi di riflessione da un minuto. Senza segno è una partita a cronometro, che finisce comunque con un minuto a mossa.
tournament-clocks-open = Tornei aperti a tutti i professionisti
tournament-clocks-women = Tornei femminili
tournament-clocks-round = Turno
tournament-clocks-time = Tempo
tournament-clocks-best-of = Al meglio di
tournament-clocks-days = Giorni
tournament-clocks-meals = Pause
tournament-clocks-meals-none = nessuna
tournament-clocks-meals-lunch = pranzo
tournament-clocks-meals-both = pranzo e cena
tournament-clocks-replay = Rigioco
tournament-clocks-replay-hours = { $hours ->
    [one] si risale a 1 ora
   *[other] si risale a { $hours } ore
}
tournament-clocks-two-days = Nelle partite di due giorni, prima di rigiocare una partita senza risultato chi ha meno di due ore ne riceve fino a due; in quelle di un giorno fino a una. L’altro riceve lo stesso tempo in più, ma nessuno supera il tempo di partenza.
tournament-clocks-meals-note = Ogni pausa dura 40 minuti. La cena c’è solo negli incontri per un titolo: in un giorno con 5 ore o più, in due giorni con 9.
tournament-clocks-reported = byōyomi riferito da fonti pubbliche
tournament-clocks-chosen = byōyomi scelto da noi: nessuna fonte lo dice
tournament-clocks-since = dal { $year }
tournament-clocks-presets = Dove si sceglie il tempo di una partita c’è anche l’orologio della finale di ogni torneo; un tocco su un tempo di questa pagina lo mette sull’orologio da tavolo.
tournament-clocks-door = Gli orologi dei tornei, uno per uno

## Courtesies
courtesy-title = Le cortesie dello shōgi
courtesy-lead = Sette righe da appendere nel circolo.
courtesy-print = Stampa il foglio (PDF, A4)
courtesy-1 = Prima di cominciare ci si inchina e si dice «yoroshiku onegaishimasu».
courtesy-2 = Il più autorevole apre la scatola e dispone il Re per primo; poi un pezzo per uno.
courtesy-3 = Mentre si gioca si tace, e tace anche chi guarda.
courtesy-4 = I pezzi catturati stanno sul komadai, in vista: non si nascondono.
courtesy-5 = La mossa fatta resta fatta; il pulsante si preme con la mano che ha mosso.
courtesy-6 = Chi perde posa la mano sul komadai, si inchina e dice «makemashita»; l’altro ringrazia.
courtesy-7 = Poi si rivede la partita insieme, si ripongono i pezzi contandoli e ci si saluta con «arigatō gozaimashita».
