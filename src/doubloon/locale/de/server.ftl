### The table server: its command, its page and what it refuses.

## The command

usage-serve =
    doubloon serve [OPTIONEN]

    Tische über das Netz anbieten. Jeder Zug wird gespeichert, bevor ihn jemand erfährt; der Server
    lässt sich jederzeit beenden, auch gewaltsam, und wieder starten.
usage-bot-seat =
    doubloon bot-seat TISCH [OPTIONEN] -- PROGRAMM ...

    Einem Programm einen Platz am Tisch eines Servers geben. Es liest die Nachrichten des Servers
    als Eingabe und schreibt seine Befehle als Ausgabe, in JSON, je eine Zeile: siehe
    docs/protocol.md.
usage-export =
    doubloon export SICHERUNG [OPTIONEN]

    Alle Tische, Partien und Gäste aus der Datenbank eines Servers in eine Datei aus JSON-Zeilen
    schreiben.
usage-import =
    doubloon import SICHERUNG [OPTIONEN]

    Eine Datei, die „doubloon export“ geschrieben hat, in eine leere Datenbank einlesen.
verb-serve = Tische über das Netz anbieten.
verb-bot-seat = Einem Programm einen Platz am Tisch eines Servers geben.
verb-export = Die Tische eines Servers in eine Datei schreiben.
verb-import = Die Tische eines Servers aus einer Datei lesen.
arg-table = Ein Tisch, nach seiner Kennung.
arg-command = Ein Programm und womit es aufgerufen wird.
arg-url = Die Adresse des Servers.
value-url = URL
arg-called = Der Name, den das Programm am Tisch hat.
value-called = NAME
arg-backup = Eine Datei aus JSON-Zeilen.
arg-patience = Wie viele Sekunden jemand weg sein darf, bevor der Hook gerufen wird: 30, wenn du nichts anderes sagst.
value-patience = N
arg-host = Die Adresse, an der gelauscht wird: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für das Netz.
value-host = ADRESSE
arg-port = Der Port, an dem gelauscht wird: 8412, wenn du nichts anderes sagst; 0 nimmt irgendeinen freien.
value-port = N
arg-db = Wo die Tische liegen: eine SQLite-Datei oder die Adresse einer PostgreSQL-Datenbank.
value-db = DATENBANK
arg-workers = Wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL.
value-workers = N
arg-sync = Was ein gespeicherter Zug übersteht: „process“ das Ende des Servers; „power“ auch einen Stromausfall, dafür langsamer.
value-sync = WIE
arg-origin = Eine weitere Webadresse, deren Seiten diesen Server nutzen dürfen. Mehrfach möglich.
value-origin = URL
arg-hook = Ein Programm, das mit JSON als Eingabe gerufen wird, wenn jemand am Zug, aber weg ist und eine E-Mail-Adresse hinterlassen hat.
value-hook = PROGRAMM
arg-unlimited = Ohne Grenzen für Adressen und Tempo: zum Messen und für Bots unter Freunden.
arg-open = Die Seite im Browser öffnen.

serve-address = Der Tischserver ist bereit: { $address }
serve-exported = { $count ->
    [one] Eine Zeile steht
   *[other] { $count } Zeilen stehen
} in { $path }. Darin sind Hashes von Schlüsseln und die Geheimnisse laufender Partien: Verwahre die Datei gut.
serve-imported = { $count ->
    [one] Eine Zeile
   *[other] { $count } Zeilen
} eingelesen.
serve-stopped = Der Tischserver hat angehalten; alle Tische sind gesichert.

## The page

serve-title = Doubloon
serve-tables = Offene Tische
serve-no-tables = Gerade ist kein Tisch offen.
serve-table = { $title } mit { $names }, { $free ->
    [0] kein freier Platz
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}: { $id }
serve-how = Der Tisch für den Browser wurde hier nicht gebaut: „make setup“ baut ihn. Programme nehmen mit dem Python-Client oder über einen WebSocket Platz, siehe docs/protocol.md.

## Bots

bot-random = Nimmt irgendeine Möglichkeit, alle gleich wahrscheinlich. Gute Gesellschaft für die allererste Partie.
bot-greedy = Schaut, was jede Möglichkeit bringt, und nimmt die beste. Sieht nur, was sein Platz sehen darf.
bot-easy = Spielt wie mittel, ist aber oft abgelenkt. Für die ersten Partien.
bot-medium = Schaut, was jede Möglichkeit bringt, und nimmt die beste. Dasselbe wie greedy.
bot-hard = Schaut einen Moment voraus. Schlägt mittel öfter als umgekehrt.
bot-champion = Schaut bei jeder Wahl bis zu etwa einer Sekunde voraus: der stärkste, den es gibt.
bot-search = Schaut voraus, 400-mal bei jeder Wahl; search:n=1000 oder search:time=2 ist mehr.

## Refusals

refuse-stale = Der Tisch ist schon weiter: Er ist jetzt bei Version { $version }. Schau noch einmal hin, dann wähl.
refuse-damaged = Der gespeicherte Tisch { $name } spielt sich nicht so, wie er geschrieben steht; er bleibt unberührt.
refuse-no-table = Einen Tisch „{ $name }“ gibt es hier nicht.
refuse-no-crew = Eine Kampagne „{ $name }“ gibt es hier nicht.
refuse-no-page = Unter dieser Adresse ist nichts.
refuse-no-seat = Dieser Tisch hat { $seats } Plätze, gezählt ab 0, und dort sitzt niemand, um den es gehen könnte.
refuse-method = Diese Adresse versteht nicht, was von ihr verlangt wird.
refuse-not-your-seat = { $seat } ist nicht dein Platz.
refuse-taken = { $count ->
    [0] Alle Plätze an diesem Tisch sind besetzt.
    [one] Dieser Platz ist besetzt; ein anderer ist frei.
   *[other] Dieser Platz ist besetzt; { $count } andere sind frei.
}
refuse-left = Du hast diesen Platz schon verlassen, oder die Partie ist zu Ende.
refuse-not-away = Das ist dein Platz; kein Bot vertritt dich.
refuse-begun = Die Partie hat schon begonnen.
refuse-not-begun = Die Partie hat noch nicht begonnen: Alle müssen bereit sein.
refuse-bot-plays = Ein Bot vertritt dich. Komm zuerst an deinen Platz zurück.
refuse-undo-asked = { $seat } möchte schon zurücknehmen.
refuse-nobody-asked = Niemand bittet um deine Zustimmung.
refuse-empty = Da steht nichts, was sich sagen ließe.
refuse-no-vote = Über diesen Platz hast du keine Stimme.
refuse-few-voters = Um jemanden abzuwählen, der da ist, braucht es mindestens zwei andere.
refuse-no-rematch = Eine Revanche gibt es einmal, nach dem Ende der Partie.
refuse-no-odds = Hier gibt es kein Risiko zu berechnen: Der Zufall kann nichts mehr bringen.
refuse-not-asked = Du hast gerade keine Wahl zu treffen.
refuse-query = „{ $text }“ ist keine Zahl für „{ $name }“.
refuse-not-over = Die Partie ist nicht zu Ende: Ihre Wiederholung würde ihre Geheimnisse verraten.
refuse-rules-pinned = Dieser Tisch wurde nach Regelversion { $name } gespielt, die dieser Server nicht mehr spielt; beendete Partien lassen sich noch nachlesen.
refuse-key = Dieser Schlüssel ist hier nicht bekannt.
refuse-code = Dieser Code ist unbekannt, schon eingelöst oder zu alt.
refuse-message = Diese Nachricht ist nicht lesbar: { $why }
refuse-hello-first = Sag zuerst hello.
refuse-hello-twice = Du hast schon hello gesagt.
refuse-too-fast = Zu viel auf einmal; warte einen Moment.
refuse-too-much-talk = Zu viele Worte auf einmal; warte einen Moment.
refuse-too-many = Zu viele Tische und Gäste von deiner Adresse; warte eine Weile.
refuse-analyst-busy = Gerade werden schon mehrere Partien gewogen; versuch es in einer Minute wieder.
refuse-too-long = Das ist länger als alles, wonach hier gefragt wird.
refuse-full = Das Haus ist voll; versuch es später noch einmal.
refuse-origin = Seiten von anderswo dürfen diesen Server nicht nutzen.
refuse-trouble = Hier ist etwas schiefgegangen, und nichts wurde geändert. Versuch es noch einmal.
refuse-long-name = Ein Name hat höchstens { $most } Zeichen.
refuse-bot-seats = Bots nehmen Plätze von 0 bis eins weniger als { $seats } und lassen mindestens einen für Menschen frei.
refuse-two-clocks = Wähle eine Uhr: Zeit für die ganze Partie oder Zeit für jede Entscheidung.
refuse-no-campaign-mode = Nur die Kapitel von „Das Abenteuer beginnt“ bilden eine Kampagne: Wähle den Modus adventure oder adventure-coop.
refuse-no-server = Der Server braucht „{ $name }“: Installiere doubloon[server].
refuse-port = Ein Port ist eine Zahl von 0 bis 65535, nicht { $name }.
refuse-import-not-empty = Die Datenbank hat schon Tische; importiere in eine leere.
refuse-import-head = Das ist kein Export der Version { $ours }.
refuse-import-line = Zeile { $line } des Exports ist nicht lesbar; nichts wurde importiert.
refuse-program = Das Programm { $name } lässt sich nicht starten: { $why }.
refuse-program-failed = Das Programm { $name } endete mit { $code }.
refuse-by-server = Der Server lehnt ab: { $why }
refuse-no-answer = Unter { $url } antwortet kein Server.
refuse-sync = „{ $name }“ gibt es nicht; möglich ist: { $possible }.
refuse-listen = An { $host }, Port { $port }, lässt sich nicht lauschen: { $why }.
refuse-workers = Mindestens ein Prozess muss bedienen.
refuse-workers-sqlite = Mehrere Prozesse brauchen PostgreSQL: Nenn seine Adresse mit --db.
refuse-database = Die Datenbank hat Version { $found }, diese Version von Doubloon liest bis Version { $ours }; nimm eine neuere.
refuse-database-url = Das ist keine Adresse einer SQLite- oder PostgreSQL-Datenbank.
refuse-database-open = Die Datenbank lässt sich nicht öffnen: { $why }.
