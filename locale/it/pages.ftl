# Testi delle pagine.

## Every page
nav-games = Partite
nav-rules = Regole
nav-new = Nuova partita
nav-language = Lingua
nav-theme = Giorno o notte
page-description = Miyako: lo shōgi, gli scacchi giapponesi, nel tuo browser.
nav-skip = Vai al contenuto
footer-about-site = Su questo sito
footer-world = Il mondo dello shōgi
footer-history = La storia
footer-proverbs = Proverbi
footer-about = Che cos’è Miyako
footer-help = Aiuto
footer-ceremony = La cerimonia
footer-glossary = Glossario
footer-workshop = La bottega
footer-privacy = I tuoi dati
footer-licences = Licenze
games-description = Le tue partite di shōgi: quelle in corso e quelle finite.
library-description = La tua raccolta di partite: da leggere, commentare e condividere.
editor-description = Una scacchiera su cui disporre i pezzi: per studiare una posizione, giocarla o cercarvi il matto.

## Every way to start a game
play-title = Nuova partita
play-lead = Scegli l’avversario e siediti alla scacchiera.
start-opponent = Avversario
start-computer = Il computer
start-two = In due allo stesso schermo
start-level = Livello
start-level-lowest = { $grade } · per chi comincia
start-level-highest = { $grade } · il più forte
start-advice = Per una partita equilibrata:
start-advice-take = Scegli
start-color = Il tuo colore
start-black = Nero ☗ (sente)
start-white = Bianco ☖ (gote)
start-random = A sorte
start-black-handicap = Nero ☗ (shitate)
start-white-handicap = Bianco ☖ (uwate)
start-random-handicap = A sorte
start-handicap = Handicap
start-handicap-note = Con un handicap Bianco (uwate) gioca senza i pezzi indicati e muove per primo.
start-clock = Tempo
start-clock-other = Altro…
start-clock-text = Tempo personalizzato
start-clock-tournaments = Come nei tornei professionistici
start-clock-days = Per corrispondenza
start-days-help = Per corrispondenza, con chi inviti: ognuno muove quando può, e il sito conta i giorni anche se nessuno guarda. Chi non muove in tempo perde, da solo, entro un minuto.
start-weekend-pause = Il tempo si ferma sabato e domenica (ora UTC), per tutti e due
terms-weekend-pause = il tempo si ferma sabato e domenica (ora UTC)
start-clock-help = Per esempio 15m+30s: quindici minuti, poi trenta secondi a mossa; 5m: cinque minuti in tutto; 5m+3s/move: tre secondi in più a ogni mossa; 10m+30s/10x60s: dieci periodi di riflessione; NHK/final: come in un torneo.
start-begin = Comincia

## Clocks in words, and the tournaments they come from
clock-untimed = Senza orologio
clock-sudden-death = { $main } in tutto
clock-byoyomi = { $main }, poi { $period } a mossa
clock-per-move = { $period } a mossa
clock-considerations = { $main }, { $considerations ->
        [one] un periodo di riflessione di 1 minuto
       *[other] { $considerations } periodi di riflessione di 1 minuto
    }, poi { $period } a mossa
clock-considerations-alone = { $considerations ->
        [one] Un periodo di riflessione di 1 minuto
       *[other] { $considerations } periodi di riflessione di 1 minuto
    }, poi { $period } a mossa
clock-increment = { $main }, più { $increment } a mossa
clock-fund = Riserva di { $main }, più { $increment } a mossa; la riserva non supera mai { $main }
clock-increment-alone = { $increment } a mossa, e il tempo risparmiato resta
clock-stopwatch = { $main } (minuti interi)
clock-in-seconds = { $clock } (secondi interi)
clock-left = ancora { $time }
clock-days = { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
clock-hours = { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
clock-minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
clock-seconds = { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
clock-amount = { $large } e { $small }
clock-tournament = Torneo { $name }
clock-tournament-NHK = Coppa NHK
clock-tournament-Asahi = Torneo Asahi Open
clock-tournament-Nihon-Series = Nihon Series
clock-tournament-Yamada = Torneo YAMADA Challenge
clock-tournament-Joryu-Yamada = Torneo YAMADA Joryū Challenge
clock-round = { $tournament }, { $round }
clock-of-tournament = { $round }: { $clock }
round-title = incontro per il titolo
round-final = finale
round-challenger = finale degli sfidanti
round-main = fase finale
round-qualifier = qualificazioni
round-play-off = spareggi
round-second-qualifier = seconde qualificazioni
round-first-qualifier = prime qualificazioni
round-preliminary = turni preliminari
round-amateur = qualificazioni dei dilettanti
round-class-a-b1 = classi A e B1
round-class-b2 = classe B2 e inferiori
round-class-a-b-later = classi A e B, stagioni successive
round-main-later = fase finale, stagioni successive
round-qualifier-later = qualificazioni, stagioni successive

## Handicaps
handicap-even = Alla pari
handicap-lance = Lancia
handicap-both-lances = Due lance
handicap-bishop = Alfiere
handicap-rook = Torre
handicap-rook-lance = Torre e lancia
handicap-rook-both-lances = Torre e due lance
handicap-two-piece = Due pezzi
handicap-three-piece = Tre pezzi
handicap-four-piece = Quattro pezzi
handicap-five-piece = Cinque pezzi
handicap-five-piece-right = Cinque pezzi, a destra
handicap-six-piece = Sei pezzi
handicap-seven-piece = Sette pezzi
handicap-eight-piece = Otto pezzi
handicap-nine-piece = Nove pezzi
handicap-ten-piece = Dieci pezzi
handicap-bare-king = Re nudo
handicap-dragonfly = Libellula
handicap-three-pawns = Tre pedoni in mano
handicap-silver = Argento
handicap-rook-silver = Torre e argento
handicap-taiko = Taikō
handicap-taiko-shogi = Shōgi di Taikō
handicap-bishop-lance = Alfiere e lancia
handicap-lance-right = Lancia destra
handicap-rook-lance-right = Torre e lancia destra
handicap-bishop-lance-right = Alfiere e lancia destra
handicap-silver-right = Argento destro
handicap-rook-silver-right = Torre e argento destro
handicap-furigoma = Alla pari, a sorte
handicap-josen = Alla pari, comincia il più debole
handicap-even-lance = Alla pari e lancia, a turno
handicap-lance-bishop = Lancia e alfiere, a turno
handicap-bishop-rook = Alfiere e torre, a turno
handicap-rook-rook-lance = Torre, e torre e lancia, a turno
handicap-rook-lance-two-piece = Torre e lancia, e due pezzi, a turno

## Lists of games
games-title = Le mie partite
games-none = Ancora nessuna partita.
games-recent = Partite recenti
games-all = Tutte le partite
games-date = %d/%m/%Y, %H:%M
games-going-on = in corso
games-moves = { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
games-two = In due allo stesso schermo
games-against = Contro { $name }
games-won = Vinta
games-lost = Persa
games-drawn = Patta
games-called-off = annullata
games-side-won = Vince { $winner }

## The game page
game-title = Partita
game-moves = Mosse
game-takeback = Ritira
game-hint = Consiglio
game-flip = Gira
game-resign = Abbandona
game-settings = Opzioni
game-tools = Strumenti
game-announce = Annuncia turno e orologi (F2)
game-replay = Rivedi le mosse
game-first = All’inizio
game-previous = Mossa precedente
game-next = Mossa successiva
game-last = Alla fine
game-now = Torna alla partita
game-resign-ask = Vuoi abbandonare?
game-resign-yes = Abbandona
game-resign-no = Continua
game-needs-script = Per giocare qui serve JavaScript; la partita si può comunque scaricare.

## Settings
settings-face = Pezzi
settings-face-two-kanji = Due kanji
settings-face-one-kanji = Un kanji
settings-face-kanji-moves = Con mosse
settings-face-first-steps = Primi passi
settings-face-letters = Lettere
settings-face-chess = Come negli scacchi
settings-notation = Notazione
settings-coordinates = Coordinate
settings-coordinates-japanese = ７六
settings-coordinates-digits = 76
settings-coordinates-letters = 7f
settings-sound = Suono dei pezzi
settings-calls = Annunci del tempo
settings-on = Sì
settings-off = No
settings-done = Fatto

## Errors
error-not-found-title = Qui non c’è niente
error-not-found = La partita o la pagina che cerchi non esiste, o non è tua.

## Sides as a game calls them: with a handicap they have names of their own
side-of-black = { $handicap ->
        [yes] { side-shitate }
       *[no] { side-black }
    }
side-of-white = { $handicap ->
        [yes] { side-uwate }
       *[no] { side-white }
    }

## Messages for the page's scripts: plain text, no variables
ui-comma = {", "}
ui-board = Scacchiera
ui-hand-black = Pezzi in mano a Nero
ui-hand-white = Pezzi in mano a Bianco
ui-empty = vuota
ui-target = si può andare qui
ui-check = scacco
ui-promotion = Promuovere?
ui-promote = Promuovi
ui-promote-not = Non promuovere
ui-start = Inizio
ui-seconds = s
ui-you = Tu
ui-color-black = { side-of-black }
ui-color-white = { side-of-white }
ui-your-turn = Tocca a te
ui-computer-thinks = Il computer pensa
ui-computer-queued = Il computer aspetta il suo turno (prima di lui: { $count })
ui-clock-days = { $days } g { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-clock-minutes = { $minutes } min
ui-rests-holiday = in ferie fino al { $day }
ui-rests-weekend = fermo fino al { $day }
ui-clock-of = { $name }: { $time }
ui-clock-of-seconds = { $name }: { $time } secondi
ui-untimed = Senza orologio
ui-turn-black = Muove { side-of-black }
ui-turn-white = Muove { side-of-white }
ui-looking-back = Stai riguardando
ui-reconnecting = Connessione interrotta: la pagina si ricollega da sola
ui-taken-back = Mossa ritirata
ui-hint = Consiglio
ui-piece-black-K = re nero
ui-piece-black-R = torre nera
ui-piece-black-B = alfiere nero
ui-piece-black-G = generale d’oro nero
ui-piece-black-S = generale d’argento nero
ui-piece-black-N = cavallo nero
ui-piece-black-L = lancia nera
ui-piece-black-P = pedone nero
ui-piece-white-K = re bianco
ui-piece-white-R = torre bianca
ui-piece-white-B = alfiere bianco
ui-piece-white-G = generale d’oro bianco
ui-piece-white-S = generale d’argento bianco
ui-piece-white-N = cavallo bianco
ui-piece-white-L = lancia bianca
ui-piece-white-P = pedone bianco
ui-piece-black-promoted-R = re drago nero
ui-piece-black-promoted-B = cavallo drago nero
ui-piece-black-promoted-S = generale d’argento promosso nero
ui-piece-black-promoted-N = cavallo promosso nero
ui-piece-black-promoted-L = lancia promossa nera
ui-piece-black-promoted-P = tokin nero
ui-piece-white-promoted-R = re drago bianco
ui-piece-white-promoted-B = cavallo drago bianco
ui-piece-white-promoted-S = generale d’argento promosso bianco
ui-piece-white-promoted-N = cavallo promosso bianco
ui-piece-white-promoted-L = lancia promossa bianca
ui-piece-white-promoted-P = tokin bianco

## Essere dimenticati
forget-link = Dimenticami su questo dispositivo
forget-title = Dimenticare chi sei su questo dispositivo
forget-how = Questo sito riconosce il tuo dispositivo da un codice segreto, senza nome né password. Se lo cancelli, da qui non potrai più giocare le tue partite in corso né aprire la tua raccolta come tua. Il codice non varrà più nemmeno altrove.
forget-stays = Le partite giocate restano a chi le ha giocate, con il nome che hai scritto lì. La raccolta con i link per chi legge e i tentativi con i problemi restano dove sono, se non dici altro qui sotto; ma nessuno può più aprirli come suoi. Prima porta via quello che vuoi tenere.
forget-all = Cancella anche la mia raccolta, i link per chi legge e i miei tentativi con i problemi
forget-do = Dimenticami
forget-cancel = No, torna indietro
