# Soci del circolo.

member-none = il circolo non ha ancora un libro soci; «miyako club member new 'NOME DEL CIRCOLO'» lo comincia
member-is-there = il libro soci c’è già
member-counts = { $count ->
    [one] un socio
   *[other] { $count } soci
 }{ $lapsed ->
    [0] {""}
   *[other] , quote scadute: { $lapsed }
 }
member-state-member = { $until ->
    [none] socio, deve ancora versare la quota
   *[other] socio, in regola fino al { $until }
 }
member-state-lapsed = quota scaduta il { $until }
member-state-applied = in attesa di risposta
member-state-declined = domanda respinta ({ $day })
member-state-left = uscito ({ $day })
member-state-expelled = espulso ({ $day })
member-role-president = presidente
member-role-secretary = segretario
member-role-treasurer = tesoriere
member-role-arbiter = arbitro
member-role-teacher = istruttore
member-refused-not-begun = il circolo non ha ancora un libro soci
member-refused-begun = il libro soci c’è già
member-refused-text = serve un testo di una riga e di 120 caratteri al massimo: { $value ->
    [title] il nome
   *[other] il motivo
 }
member-refused-unknown = { $value } non ha mai fatto domanda: prima «apply»
member-refused-twice = { $value } è già socio, o aspetta una risposta
member-refused-not-asked = { $value } non aspetta una risposta
member-refused-no-member = { $value } ora non è socio
member-refused-day = il { $value } viene prima di ciò che il libro dice già
member-refused-held = { $role } è { $value }: prima lascia la carica («take»)
member-refused-not-held = { $value } non è { $role }
member-refused-step = non c’è questo passo da annullare, o è il primo, che resta
member-refused-depends = il passo { $value } ne dipende
member-log-begin = comincia il libro soci: { $title }
member-log-apply = { $person } chiede di entrare ({ $on })
member-log-accept = { $person } è socio ({ $on })
member-log-decline = domanda di { $person } respinta ({ $on })
member-log-pay = { $person } ha versato la quota fino al { $until }
member-log-leave = { $person } esce ({ $on })
member-log-expel = { $person } è espulso ({ $on }): { $reason }
member-log-give = { $person } riceve la carica: { $role ->
    [president] presidente
    [secretary] segretario
    [treasurer] tesoriere
    [arbiter] arbitro
   *[teacher] istruttore
 } ({ $on })
member-log-take = { $person } lascia la carica: { $role ->
    [president] presidente
    [secretary] segretario
    [treasurer] tesoriere
    [arbiter] arbitro
   *[teacher] istruttore
 } ({ $on })
