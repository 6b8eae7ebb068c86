# Certificates of grades: command line and prints.

certificate-issued = Certificate no. { $serial }: { $name }, { $grade }.
certificate-annulled = Certificate no. { $serial } does not hold any more.
certificate-state-annulled = annulled: { $why }
certificate-state-replaced = replaced by no. { $serial }: { $why }
certificate-whole = { $count ->
    [0] The register is empty.
    [one] The register is whole: one certificate.
   *[other] The register is whole: { $count } certificates.
 }
certificate-holds = It is genuine and holds.
certificate-void = It is genuine, but does not hold any more.
certificate-not-genuine = It is not in the register: no certificate has this number and this seal.
certificate-no-person = { $person } is not there; “miyako club person add” adds them
certificate-no-grade = say which grade, such as 3d: the club knows none of { $person }
certificate-no-issuer = say who grants the certificate, such as 'Circolo Torino'
certificate-what-file = expected a file that ends with .pdf, .svg or .png

certificate-refused-name = expected a name of one line, of at most 80 characters
certificate-refused-issuer = expected the name of who grants it, of one line and at most 80 characters (40 in Japanese)
certificate-refused-reserved = “{ $value }” is the name of an association that issues certificates of its own; use your club’s
certificate-refused-validity = it would hold until { $value }, before the day on it
certificate-refused-serial = there is no certificate no. { $value }
certificate-refused-annulled = certificate no. { $value } does not hold any more
certificate-refused-why = say why, in one line of at most 200 characters

certificate-fault-number = a line of the register is missing here, or there twice
certificate-fault-seal = this line was changed after it had been sealed
certificate-fault-previous = the line before is not the one that was there when this one was sealed
certificate-fault-act = this line says what cannot be: a number that is missing or there twice, or a second annulment

certificate-title = Certificate of { $grade }
certificate-until = until { $day }
certificate-part-name = Name
certificate-part-grade = Grade
certificate-part-text = Text
certificate-part-reading = Reading
certificate-part-meaning = Meaning
certificate-part-date = Date
certificate-part-issuer = Granted by
certificate-part-signatures = Signed
certificate-part-validity = Valid
certificate-part-number = Number and seal

certificate-meaning-kyu = A playing strength of { $grade } is certified.
certificate-meaning-1d = You have long given yourself to shogi with care and never neglected study. In recognition of marked progress you are granted 1 dan.
certificate-meaning-2d = You have long given yourself to shogi with care and never neglected study. In recognition of marked improvement you are granted 2 dan.
certificate-meaning-3d = You have long given yourself to shogi with care and never neglected study. In recognition that your technique has clearly advanced you are granted 3 dan.
certificate-meaning-4d = You have long given yourself to shogi with care and heaped study upon study. In recognition of your practised and superior skill you are granted 4 dan.
certificate-meaning-5d = You have long been skilled at shogi and trained well. In recognition of a mastery that grows ever deeper you are granted 5 dan.
certificate-meaning-6d = You have long been skilled at shogi and trained well. In recognition of a fineness grown extremely deep you are granted 6 dan.
certificate-meaning-7d = You have long been skilled at shogi and your conduct is correct. As you have come to the level of a subtle master you are granted 7 dan.
certificate-meaning-8d = You have long shown a gift of heaven for shogi and penetrated its inmost secrets. As a teacher of clear knowledge you are recommended for 8 dan.
certificate-meaning-9d = You have long shown a gift of heaven for shogi and penetrated its inmost secrets. As a master of bright wisdom you are recommended for 9 dan.
certificate-not-yet = It is genuine, but holds only from the day on it.
certificate-refused-signatures = six signatures at most, each of one line and 40 characters
certificate-refused-place = place and address of one line: the first of 80 characters, the second of 200
