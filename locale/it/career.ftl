# Carriere e gradi.

career-ladder-amateur = dilettanti
career-ladder-professional = professionisti
career-ladder-women = professioniste
career-ladder-study-group = gruppi di studio
career-ladder-apprentice = scuola degli apprendisti
career-due = Spetta il grado: { $grade }.
career-nothing-due = Per ora non spetta nessun grado.
career-any-of = { $grade }: basta uno di questi
career-progress = {"  "}({ $have } su { $want })
career-need-wins = { $wins } vittorie ufficiali dall’ultimo grado
career-need-share = almeno il { $percent } % delle partite ufficiali dell’anno dall’ultimo grado, con almeno { $wins } vittorie
career-need-times = { $what }, { $times } volte
career-need-games = { $what }, con { $games } partite
career-need-since = { $what }, dopo l’ultimo grado
career-need-row = { $what } per { $seasons } stagioni di fila, l’ultima dopo l’ultimo grado
career-need-same = { $what }, { $times } volte lo stesso
career-need-committee = decisione della commissione
career-step-promoted = Partita { $game }: promosso a { $grade }.
career-step-demoted = Partita { $game }: retrocesso a { $grade }.
career-step-point = Partita { $game }: un punto di retrocessione.
career-step-cleared = Partita { $game }: il punto è cancellato.
career-step-left = Partita { $game }: deve lasciare.
career-counting = { $count ->
    [0] Nessuna partita conta ancora per il prossimo cambio.
    [one] Per il prossimo cambio conta una partita.
   *[other] Per il prossimo cambio contano { $count } partite.
 }
career-exam-open = L’esame non è ancora deciso.
career-exam-passed = Esame superato alla partita { $game }.
career-exam-failed = Esame non superato: deciso alla partita { $game }.
career-may = Sì.
career-may-not = No.
career-until = Sì, fino al { $day }.
grade-way-quiz = quiz e problemi
grade-way-exam = esame
grade-way-recommendation = raccomandazione
grade-way-site = grado su un sito
grade-way-competition = torneo
grade-way-local-competition = torneo locale o universitario
grade-way-honorary = onorario
grade-stage-pending = in attesa
grade-stage-granted = conferito
grade-stage-certified = certificato
grade-stage-refused = rifiutato
grade-stage-withdrawn = ritirato
grade-refused-grade = { $grade } non è un grado; vanno da 15k a 1k e da 1d a 9d
grade-refused-way = questa via ({ $way }) non porta a { $grade }
grade-refused-has = ha già { $grade }
grade-refused-award = non c’è una pratica n. { $award }
grade-refused-stage = non si può più, o non ancora: è { $stage }

career-deed-three-dan-league = posto nella lega dei 3 dan: { $of }
career-deed-admission-exam = esame di ammissione superato
career-deed-meijin-class = classe { $of } della lega Meijin
career-deed-ryuo-promotion = promozione nella lega Ryūō
career-deed-ryuo-class-winner = primo in una classe Ryūō
career-deed-ryuo-class = classe { $of } della lega Ryūō
career-deed-challenger = { $of ->
    [any] sfidante per un titolo maggiore
   *[other] sfidante per il titolo: { $of }
 }
career-deed-secondary-title = vittoria in un torneo aperto a tutti i professionisti
career-deed-title = { $of ->
    [any] titolo maggiore
   *[other] titolo: { $of }
 }
career-deed-study-group-class = classe { $of } del gruppo di studio
career-deed-quarter-final = quarti di finale: { $of }
career-deed-semi-final = semifinale: { $of }
career-deed-final = finale: { $of }
career-deed-final-stage = fase finale: { $of }
career-deed-qualifying-final = finale delle qualificazioni: { $of }
career-deed-top-six = primi sei: { $of }
career-deed-event-won = { $of ->
    [any] vittoria in un torneo
   *[other] vittoria: { $of }
 }
career-deed-hakurei-class = classe { $of } della lega Hakurei

career-event-meijin = Meijin
career-event-ryuo = Ryūō
career-event-joo = Joō
career-event-joryu-oza = Joryū Ōza
career-event-joryu-osho = Joryū Ōshō
career-event-joryu-meijin = Joryū Meijin
career-event-joryu-oi = Joryū Ōi
career-event-kurashiki-toka = Kurashiki Tōka
career-event-seirei = Seirei
career-event-yamada = YAMADA Joryū Challenge Cup
career-event-amateur-ryuo = Ryūō dei dilettanti
career-event-amateur-meijin = Meijin dei dilettanti
grade-way-results = risultati
grade-way-merit = decisione della commissione
person-holder = detiene il titolo
person-free = classe libera
person-class = classe { $class }
career-branches = sedi: { $branches }; dal { $grade } una sola lega
career-seats = sedi: { $places }
career-place-tokyo = Tōkyō
career-place-osaka = Ōsaka
career-place-nagoya = Nagoya
career-place-fukuoka = Fukuoka
career-place-sapporo = Sapporo
career-place-sendai = Sendai
career-place-kanto = Kantō
career-place-kansai = Kansai
career-need-from = { $what }, dal { $day }
career-need-until = { $what }, fino al { $day }
career-may-from = Sì, dal { $grade }.
career-counting-highest = È il grado più alto di questa scala: le partite non contano per un altro.
career-what-class = le classi sono { $classes }
career-event-asahi-amateur-meijin = Asahi Meijin dei dilettanti
career-event-amateur-osho = Ōshō dei dilettanti
career-event-branch-meijin = Meijin delle sezioni
career-event-senior-meijin = Meijin dei seniores
career-event-amateur-joryu-meijin = Meijin delle dilettanti
grade-no-worth = non se ne conosce il valore tra i dilettanti; si conosce quello di { $known }
grade-refused-career = { $grade } segue dai risultati: indicali con «--career FILE»
grade-refused-not-due = con questi risultati { $grade } non spetta; «miyako club ladder check» dice che cosa manca
person-free-until = classe libera, fino al { $day }
grade-refused-note = la nota è di una riga e di 200 caratteri al massimo
