### Buccaneer in the browser.

web-b-ships = Schiffe in Sicht
web-b-to-come = { $count ->
    [0] Kein Schiff kommt mehr
    [one] Ein Schiff kommt noch
   *[other] { $count } Schiffe kommen noch
}
web-b-to-come-list = Kommt noch, in unbekannter Reihenfolge: { $cards }
web-b-odds = { $ship }, geentert vom Stapel unter { $disc }: was dem Kapitän bleibt
web-b-odds-next = Das nächste Schiff: eines von { $count }, jedes gleich wahrscheinlich
web-b-loot = Beute
web-b-loot-most = { $card }: { $coins ->
    [one] ein Dukat
   *[other] { $coins } Dukaten
} für die Mehrheit
web-b-loot-of = { $count ->
    [0] { $seat } hat nichts davon
    [one] { $seat } hat 1, jetzt { $coins } wert
   *[other] { $seat } hat { $count }, jetzt { $coins } wert
}
web-b-ducats = { $count ->
    [1] ein Dukat
   *[other] { $count } Dukaten
}
web-b-plays = am Zug
web-b-you = du
web-b-stack = { $count ->
    [one] { $card } von { $seat }
   *[other] { $count }er-Stapel unter { $card }: Kapitän { $seat }, Erster Offizier { $rival }; von oben nach unten { $names }
}
web-b-ship = { $card }: { $coins } Dukaten, braucht { $crew } Piraten, zahlt { $wage } für jedes ?; Beute: { $loot }
web-b-pays = { $count ->
    [one] { $seat } mit einem Piraten
   *[other] { $seat } mit { $count } Piraten
} behielte { $exact ->
    [yes] { $least }
   *[no] { $least } bis { $most }
}
web-b-wage = { $exact ->
    [yes] { $seat } bekäme { $least }
   *[no] { $seat } bekäme { $least } bis { $most }
}
web-b-nobody = Noch ist kein Stapel groß genug.
web-b-more = { $count ->
    [one] Ein weiterer Stapel
   *[other] { $count } weitere Stapel
}
web-b-no-stacks = Alle Piraten sind verdeckt.
