# Leghe.

league-none = { $name } non c’è; «miyako club league new { $name }» lo prepara
league-is-there = { $name } c’è già
league-stage-nothing = da preparare
league-stage-planned = in preparazione
league-stage-running = in corso
league-stage-closed = conclusa
league-idle = Riposa: { $people }
league-play-off = Pari in testa, decide lo spareggio: { $people }
league-heading-place = Posto
league-heading-name = Nome
league-heading-order = Ordine
league-heading-score = V-S
league-heading-points = Punti
league-fate-stays = {""}
league-fate-rises = promozione
league-fate-falls = retrocessione
league-fate-falls-by-points = retrocessione per punti
league-fate-challenges = sfidante
league-fate-wins-title = titolo
league-fate-offered = può salire
league-fate-declares = sceglie la classe libera
league-fate-retires = si ritira
league-refused-stage = non in questa fase ({ $value })
league-refused-rules = le regole non si possono leggere: { $value }
league-refused-class = la lega non ha una classe { $value }
league-refused-unknown = { $value } non gioca in nessuna classe
league-refused-twice = { $value } c’è già
league-refused-free = { $value } è nella classe libera e non gioca la lega
league-refused-not-free = { $value } non è nella classe libera
league-refused-declared = { $value } ha scelto la classe libera: non si torna
league-refused-may-not-declare = dalla classe { $value } non si può scegliere la classe libera
league-refused-too-few = classe { $value }: servono almeno due persone
league-refused-odd = classe { $value }: con un numero dispari di persone il numero di partite deve essere pari
league-refused-forbidden = classe { $value }: troppe coppie non devono incontrarsi
league-refused-nobody = non è iscritto nessuno
league-refused-no-game = { $value }: non hanno una partita tra loro
league-refused-has-result = { $value }: c’è già un altro risultato; «correct» lo sostituisce
league-refused-no-result = { $value }: non c’è un risultato da correggere
league-refused-open = classe { $value }: partite ancora aperte: { $count }
league-refused-play-off = pari in testa, serve lo spareggio: { $value }
league-refused-not-tied = { $value } non è tra i pari in testa
league-refused-title-match = manca l’esito della sfida per il titolo
league-refused-no-title = non c’è una sfida per il titolo: manca chi lo detiene o chi sfida
league-refused-no-offer = a { $value } non è offerto nulla
league-refused-step = non c’è questo passo, è già ritirato, o è il primo, che resta
league-refused-depends = il passo { $count } ne dipende
league-if-now = Ancora da giocare: così finirebbe se si chiudesse ora.
league-ending = { $person }: il tempo nella classe libera è finito
league-declared = { $certain ->
    [one] { $person } sceglie la classe libera: un anno è garantito, poi ancora { $further }. Alla lega non si torna.
   *[other] { $person } sceglie la classe libera: { $certain } anni garantiti, poi ancora { $further }. Alla lega non si torna.
 }
league-declared-unknown = { $person } sceglie la classe libera: alla lega non si torna. Gli anni si sapranno con la data di nascita («miyako club person edit»).
league-points-after = punti { $number }
league-why-first = in testa alla classe
league-why-play-off = ha vinto lo spareggio
league-why-title = ha vinto la sfida per il titolo
league-why-places = { $number ->
    [one] primo
   *[other] tra i primi { $number }
 }
league-why-unbeaten = { $number ->
    [one] imbattuto, con una vittoria
   *[other] imbattuto: { $number } vittorie su { $number }
 }
league-why-tied = { $number ->
    [one] pari all’ultimo promosso, con una vittoria
   *[other] pari all’ultimo promosso, con { $number } vittorie
 }
league-why-vacancy = un posto libero nella classe superiore
league-why-near = primo degli esclusi, per la { $number }ª volta
league-why-accepts = accetta l’offerta dopo { $number } volte
league-why-last = { $number ->
    [one] ultimo
   *[other] tra gli ultimi { $number }
 }
league-why-limit = { $number ->
    [one] un punto di retrocessione
   *[other] { $number } punti di retrocessione
 }
league-why-lowest = { $number ->
    [one] ultimo: un punto
   *[other] tra gli ultimi { $number }: un punto
 }
league-why-cleared = { $number ->
    [one] una vittoria toglie un punto
   *[other] { $number } vittorie tolgono un punto
 }
league-why-cleared-twice = { $number ->
    [one] una vittoria per la seconda volta di fila toglie un punto
   *[other] { $number } vittorie per la seconda volta di fila tolgono un punto
 }
league-why-given-and-cleared = { $number ->
    [one] un punto dato e uno tolto con una vittoria
   *[other] un punto dato e uno tolto con { $number } vittorie
 }
league-why-point-stays = { $number ->
    [one] una vittoria, ma il primo punto resta finché si gioca in questa classe
   *[other] { $number } vittorie, ma il primo punto resta finché si gioca in questa classe
 }
league-why-declared = lo ha dichiarato
league-why-retired = lo ha annunciato
league-refused-no-grace = a { $value } non si può concedere un altro anno: ha scelto la classe libera, o non ha una scadenza
league-refused-full = { $count ->
    [one] la classe { $value } è completa: un posto
   *[other] la classe { $value } è completa: { $count } persone
 }
league-refused-points = { $count ->
    [one] { $value }: con un punto non si gioca in quella classe
   *[other] { $value }: con { $count } punti o più non si gioca in quella classe
 }
league-main = Torneo principale
league-part-first = {""}
league-part-losers = chi ha perso
league-part-stay = per non retrocedere
league-still-open = Partite ancora da giocare: { $count }
league-refused-rests = { $value }: altre partite già giocate ne dipendono; prima si ritirano quelle («undo»)
league-refused-open-main = il torneo principale non è finito
league-why-into-main = al torneo principale come { $number }º della classe
league-why-main = ha vinto il torneo principale
league-refused-no-way = { $value }: nessuna via per rientrare è aperta; «return … --career FILE» le elenca
league-refused-no-retirement = questa lega non ha punti di ritiro
league-refused-worst = { $count ->
    [one] in questa stagione si dà un solo punto di ritiro: serve un nome
   *[other] in questa stagione i punti di ritiro da dare sono { $count }: servono altrettanti nomi
 }
league-refused-nothing-to-clear = { $value } non ha punti di ritiro da togliere, o ne è già stato tolto uno in questa stagione
league-refused-clears-nothing = { $value }: questi risultati non tolgono un punto di ritiro
league-must-retire = Con un punto di ritiro e a questa età si smette: { $people } («retire»)
league-returns = { $person } rientra nella lega dalla prossima stagione.
league-returns-not = Per { $person } nessuna via per rientrare è aperta:
league-way-wins = vittorie dell’anno, che siano anche almeno il { $percent } % delle partite
league-way-share = vittorie nelle ultime { $games } partite, o una quota uguale in una serie più lunga
league-way-games = partite dell’anno
league-retirement-given = Punti di ritiro da dare in questa stagione: { $count }
league-why-too-few = al massimo il { $number } % di vittorie: un punto
league-why-enough = più del { $number } % di vittorie: un punto tolto
league-why-retirement = { $number ->
    [one] un punto di ritiro
   *[other] { $number } punti di ritiro
 }
league-heading-round = Turno
league-heading-won = Risultato
league-free-class = Classe libera
league-free-until = fino al { $day }
league-meet-all-the-same = { $one } e { $other } si incontrano lo stesso: nella classe { $class } tutti giocano con tutti.
league-why-declines = rifiuta l’offerta dopo { $number } volte
league-name-meijin = Meijin
league-name-ryuo = Ryūō
league-name-hakurei = Hakurei
league-name-sandan = lega dei 3 dan
league-fate-rises-sandan = promozione a 4 dan
league-fate-falls-by-points-sandan = ritorno a 2 dan
league-log-begin = preparata: { $title }
league-log-enrol = classe { $class }: { $person }
league-log-enrol-free = classe libera: { $person }, dal { $since }
league-log-grace = un anno in più nella classe libera per { $person }
league-log-hold = detiene il titolo { $value }
league-log-never = non si incontrino mai: { $value }
league-log-draw = sorteggiate le partite (sorteggio { $seed })
league-log-win = { $corrects ->
    [true] corretto: { $winner } batte { $loser }
   *[other] { $winner } batte { $loser }
 }
league-log-declare = { $value } sceglie la classe libera
league-log-retire = { $value } si ritira
league-log-return = { $person } rientra dalla classe libera
league-log-worst = un punto di ritiro a { $value }
league-log-clear = tolto un punto di ritiro a { $person }
league-log-play-off = lo spareggio va a { $value }
league-log-title-match = { $challenger_won ->
    [true] il titolo va a chi sfida
   *[other] il titolo resta a chi lo deteneva
 }
league-log-accept = { $value } accetta di salire
league-log-decline = { $value } rifiuta di salire
league-log-close = stagione conclusa
league-refused-grace-unmet = { $value }: per un anno in più servono, nell’ultimo anno, la 4ª classe Ryūō o gli ultimi quattro di un titolo («--career FILE»)
league-refused-somebody-goes-on = { $value }: a eliminazione diretta qualcuno deve passare il turno; chi è venuto vince («--default»)
league-log-neither = { $corrects ->
    [true] corretto: non è venuto nessuno dei due: { $pair }
   *[other] non è venuto nessuno dei due: { $pair }
 }
league-refused-title = il titolo è di una riga, di { $count } caratteri al massimo
