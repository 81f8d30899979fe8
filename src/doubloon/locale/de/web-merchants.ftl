### Merchants & Marauders at the browser table

## The chart

web-m-chart = Seekarte der Karibik
web-m-zoom-in = Näher
web-m-zoom-out = Weiter weg
web-m-zoom-whole = Die ganze Seekarte
web-m-zoom-ship = Zu deinem Schiff
web-m-look-chart = Seekarte ansehen
web-m-back = Zurück
web-m-covered = ein verdeckter Umbau
web-m-npc = { $card }: { $captain } ({ $target })
web-m-hunts = jagt dich
web-m-here = Wo dein Schiff liegt
web-m-enter = Einlaufen
web-m-leave = Auslaufen
web-m-port = Hafenaktion
web-m-merchant = Handelsschiff
web-m-beach = Kielholen
web-m-odds-tests = Eine Probe: mindestens ein Totenkopf
web-m-odds-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
web-m-odds-cargo = Die nächste Frachtkarte
web-m-odds-merchants = Das nächste Handelsschiff
web-m-last-roll = Letzter Wurf

## Papers

web-m-tab-ship = Schiff
web-m-tab-cards = Karten
web-m-tab-rivals = Kapitäne
web-m-actions = { $count ->
    [one] Noch eine Aktion
   *[other] Noch { $count } Aktionen
}
web-m-glory = { $count } Ruhm auf der Leiste, { $stash } in der Truhe; Ziel: { $goal }
web-m-gold = { $count } Gold an Bord
web-m-chest = { $count } Gold in der Truhe
web-m-bounty = Kopfgeld von { $nation }: { $count }
web-m-crates = { $count ->
    [0] Keine Fracht
    [one] Eine Kiste
   *[other] { $count } Kisten
}
web-m-unseen = { $count ->
    [one] eine verdeckt
   *[other] { $count } verdeckt
}
web-m-picks = Karten zur Auswahl
web-m-hand-cards = Ruhmeskarten
web-m-due = Im Anmarsch
web-m-events-left = { $count ->
    [0] Das letzte Ereignis ist heraus
    [one] Noch ein Ereignis
   *[other] Noch { $count } Ereignisse
}
web-m-track = Handelsleiste: { $count } von { $most }
web-m-play = Ausspielen: { $card }

## In port

web-m-market = Markt
web-m-hold = Laderaum
web-m-plunder = Beute
web-m-yard = Werft
web-m-tavern = Crew und Taverne
web-m-missions = Missionen
web-m-home-chest = Truhe
web-m-sell = { $card } verkaufen ({ $count })
web-m-sold = { $count } von { $need } für Ruhm verkauft
web-m-see-market = Waren ansehen
web-m-repair = { $place } { $left }/{ $most }
web-m-modify = Umbau
web-m-reinforce = Verstärkten Rumpf ausbessern
web-m-vend = { $card } verkaufen
web-m-recruit = { $count ->
    [0] Leute anwerben
   *[other] { $count } Mann anwerben
}
web-m-hand = Einen Mann anheuern
web-m-rumour = Gerücht hören
web-m-prove = Prüfen: { $card }
web-m-stash-worth = macht { $count } Ruhm

## Raids and battles

web-m-raid = Überfall
web-m-battle = Gefecht
web-m-rid = Abwerfen
web-m-swap = Tauschen
web-m-rich = Ab { $count } Gold gibt es Ruhm
web-m-slips = bei { $count } entkommt das Handelsschiff
web-m-nimble = Wendigkeit { $count }

## Standing passes

web-m-passing = Passen
web-m-pass-battle = Dieses ganze Gefecht passen
web-m-pass-round = Diese ganze Runde passen
web-m-why-not-there = Warum kann ich jetzt nicht dorthin?

web-m-race-chest = Der letzte Schritt zählt dazu, was das Gold in den Truhen wert ist.
