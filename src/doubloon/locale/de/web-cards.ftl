### The browser table: cards seen closely, and the gallery of all cards.

web-cards-title = Karten
web-cards-search = Namen und Texte durchsuchen
web-cards-set = Ausgabe
web-cards-kind = Art
web-cards-sure = Herkunft
web-cards-all = Alle
web-cards-count = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
web-cards-none = So eine Karte gibt es nicht.
web-cards-reset = Alle zeigen
web-cards-lost = Die Karten ließen sich nicht laden.
web-cards-games = Spiele

web-card-figures = Werte
web-card-copies = { $count ->
    [one] ein Exemplar
   *[other] { $count } Exemplare
}
web-card-in-set = { $set }: { $copies }
web-card-rule = Regel
web-card-ruling = unsere Auslegung
web-card-provenance = Herkunft
web-card-in-gallery = In der Galerie zeigen

web-card-kind-personality = Persönlichkeit
web-card-kind-task = Aufgabe
web-card-sure-rulebook = Gedruckt: So steht es in einer Spielregel.
web-card-sure-two-sources-agree = Zwei Quellen stimmen darin überein.
web-card-sure-one-source = Eine Quelle sagt es so.
web-card-sure-reconstructed = Rekonstruiert: Die gedruckten Werte sind nicht öffentlich. Diese sind unsere eigenen, passend zu den Spielregeln.
web-card-sure-badge-rulebook = gedruckt
web-card-sure-badge-two-sources-agree = zwei Quellen einig
web-card-sure-badge-one-source = eine Quelle
web-card-sure-badge-reconstructed = rekonstruiert
web-card-better = Besser bekannt: { $what } ({ $level }).
web-card-seal = Siegel und Buchstabe: { $level }.
web-card-sources = { $rulebook ->
    [yes] { $others ->
        [0] Zu finden in der Spielregel.
        [one] Zu finden in der Spielregel und in einer öffentlichen Quelle.
       *[other] Zu finden in der Spielregel und in { $others } öffentlichen Quellen.
    }
   *[no] { $others ->
        [one] Zu finden in einer öffentlichen Quelle.
       *[other] Zu finden in { $others } öffentlichen Quellen.
    }
}
