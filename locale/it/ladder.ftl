### La scala: chi vince sale.

ladder-title = La scala
ladder-lead = Chi vince una partita che vale contro chi sta uno o due posti sopra ne prende il posto; chi stava in mezzo scende di uno. Si comincia dal fondo, e chi per un mese non gioca con nessuno della scala lascia passare chi gioca.
ladder-none = Sulla scala non c’è ancora nessuno: il primo posto è libero.
ladder-join = Entra nella scala
ladder-leave = Esci dalla scala
ladder-name-first = Scegli un nome per entrare
ladder-you = tu
ladder-played = ultima partita
ladder-not-played = non ha ancora giocato
ladder-challenge = Sfida { $name }
ladder-go = La scala del circolo
error-ladder-no-place-title = Nella scala non si entra adesso
error-ladder-no-place = Ci sei già, oppure i posti sono tutti presi.
error-ladder-no-programs-title = La scala è per le persone
error-ladder-no-programs = Un programma gioca nelle sue classifiche, non sulla scala.
data-ladder = La scala
data-ladder-what = Da quando e fino a quando sei stato sulla scala. I posti si ricavano dalle partite.
data-ladder-why = Perché tu possa sfidare chi sta sopra di te.
data-ladder-long = Finché non chiudi il nome; poi resta che qualcuno c’era, senza nome, perché i posti degli altri non cambino.
data-ladder-count = { $count ->
    [one] una volta
   *[other] { $count } volte
}
