people-title = Classifiche
people-lead = Quanto è forte chi gioca qui, come dicono le partite che valgono per la classifica: quelle tra due persone che hanno un nome sul sito e l’hanno voluto.
people-none = Non si è ancora giocata nessuna partita che vale per la classifica.
people-pools = Classifiche
people-none-sure = Di nessuno si sa ancora abbastanza.
people-guessed = Ancora incerti
people-guessed-how = Con poche partite, o giocate tanto tempo fa, il numero è solo un’indicazione.
people-own = I tuoi numeri
people-games =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
people-place = Posto
people-name = Nome
people-grade = Grado
people-number = Numero
people-played = Partite
people-from = Da
people-meaning = Che cosa vuol dire il numero
people-meaning-how = Il numero sale quando si vince e scende quando si perde, di più se il risultato sorprende; un vantaggio conta per quanto vale. Dopo il segno ± c’è quanto può essere sbagliato: in diciannove volte su venti la forza vera sta lì dentro. Diventa più stretto giocando, più largo quando non si gioca. Il grado si legge dalla tabella, con i limiti della federazione europea.
speed-bullet = lampo (meno di 3 minuti)
speed-blitz = veloce (meno di 10 minuti)
speed-rapid = rapida (meno di 30 minuti)
speed-classical = classica (meno di 90 minuti)
speed-long = lunga
speed-days = per corrispondenza
standing-people = tra persone
standing-programs = con i programmi
lobby-strength-rated = Lo dicono le tue partite: quello che scrivi qui conta solo finché non bastano.
