# Partite d’insegnamento su più scacchiere insieme.

simul-title = Partite d’insegnamento
simul-own = Partite su più scacchiere
simul-lead = Gioca con venti allievi al massimo insieme, con ognuno al suo handicap. Vedi tutte le scacchiere in una pagina.
simul-new = Gioca con più allievi
simul-new-how = Di’ con chi giochi e a quale handicap. Poi hai un link per tutti, e uno per ognuno.
simul-clock = Orologio
simul-rules = Regole amichevoli: una mossa si riprende se l’altro è d’accordo. Puoi chiudere una partita, o cominciarne un’altra, in ogni momento.
simul-pupils = Gli allievi
simul-pupils-how = Un nome per ognuno, come li chiami tu. Con le scacchiere per chi arriva, { $count } scacchiere al massimo.
simul-own-grade = Il tuo grado (per l’handicap secondo i gradi)
simul-no-grade = senza grado
simul-pupil = Allievo
simul-line-name = Nome dell’allievo { $number }
simul-line-grade = Grado dell’allievo { $number }
simul-line-odds = Handicap per l’allievo { $number }
simul-odds = a questo handicap
simul-odds-proposed = Handicap: come proposto
simul-by-grades = { $count ->
    [0] pari, secondo i gradi
    [one] secondo i gradi: uno di differenza
   *[other] secondo i gradi: { $count } di differenza
 }
simul-as-before = come il { $date }
simul-more = Altre righe
simul-propose = Proponi gli handicap
simul-free = Scacchiere per chi arriva
simul-free-how = Chi apre il link e non è fra i nomi qui sopra ne prende una.
simul-free-count = Quante
simul-make = Prepara le scacchiere
simul-count = { $count ->
    [one] Una scacchiera
   *[other] { $count } scacchiere
 }
simul-gone = questa lista sparisce il { $date }, le partite restano
simul-for-anybody = Scacchiera libera
simul-link = Il link per tutti gli allievi
simul-link-how = Chi lo apre dice il suo nome e arriva alla scacchiera che è per lui, o a una libera. Le altre scacchiere non le vede.
simul-own-link = Link per questa scacchiera
simul-again = Nuova partita o fine
simul-again-how = La partita in corso finisce senza risultato.
simul-again-same = Nuova partita, stesso handicap
simul-again-more = Nuova partita, di più: { $odds }
simul-again-fewer = Nuova partita, di meno: { $odds }
simul-again-swap = Nuova partita, comincia l’altro
simul-end-one = Chiudi senza risultato
simul-results = Le partite finite
simul-results-how = Com’è andata per te. Ogni partita è nella tua biblioteca e in quella del tuo allievo.
simul-board = Scacchiera
simul-result = Risultato
simul-end = Chiudi tutte le partite
simul-end-open = Se la lezione è finita
simul-end-how = Tutte le partite in corso finiscono senza risultato. Restano a te e agli allievi.
simul-remove = Togli questa lista
simul-remove-open = Se non serve più
simul-remove-how = La lista delle scacchiere sparisce. Le partite restano a te e agli allievi.
simul-all = Tutte le scacchiere
simul-asked = { $name } gioca con più allievi insieme, e ha una scacchiera per te.
simul-sit-title = Alla tua scacchiera
simul-called = Il tuo nome
simul-called-how = Come ti chiama chi insegna. Se una scacchiera è per te arrivi a quella, altrimenti a una libera.
simul-agreed = { $name } vede questa scacchiera, e può chiudere la partita senza risultato in ogni momento e cominciarne un’altra. Gli altri allievi non la vedono.
simul-sit = Siediti
terms-simul = partita d’insegnamento: chi insegna può chiuderla
ui-simul-asks = Ti chiede qualcosa
ui-simul-yours = Tocca a te
ui-simul-theirs = Tocca all’allievo
ui-simul-coming = Non è ancora qui
ui-simul-free = Ancora nessuno
ui-simul-over = Finita
ui-simul-minutes = { $count } min
ui-simul-next = Prossima scacchiera che aspetta
ui-simul-none-waits = Nessuna scacchiera ti aspetta.
ui-simul-waits-now = La scacchiera { $number } ti aspetta: { $name }
ui-simul-last = Ultima: { $move }
error-wish-simul-title = Da’ alle partite un titolo di 80 caratteri al massimo.
error-wish-simul-boards = { $value } scacchiere non vanno: scegline da una a venti.
error-wish-simul-name = «{ $value }» è troppo lungo per il nome di un allievo: 30 caratteri al massimo.
error-wish-simul-odds = Nessun handicap si chiama «{ $value }».
error-wish-simul-called = Scrivi il tuo nome, in 30 caratteri al massimo.
error-simul-no-board-title = Nessuna scacchiera libera per te
error-simul-no-board = Nessuna scacchiera è per questo nome, e non ce n’è una libera. Scrivilo come lo scrive chi insegna, o chiedi.
error-simuls-many-title = Hai troppe liste di scacchiere
error-simuls-many = Possono essercene 50 alla volta. Togline una che non serve più.
data-simuls = Partite su più scacchiere che dai tu
data-simuls-what = Titolo, i nomi che hai dato alle scacchiere, e quali partite ci sono state giocate.
data-simuls-why = Perché tu veda tutte le scacchiere insieme, e gli allievi trovino la loro.
data-simuls-long = Per sei mesi, o finché togli la lista; al più tardi finché chiudi il tuo nome. Le partite restano a chi le ha giocate. Quando un allievo se ne va per sempre, se ne va anche il nome che hai dato alla sua scacchiera.
data-simuls-count = { $count ->
    [one] Una lista di scacchiere
   *[other] { $count } liste di scacchiere
 }
