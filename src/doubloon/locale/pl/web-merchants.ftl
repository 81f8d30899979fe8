### Merchants & Marauders at the browser table

## The chart

web-m-chart = Mapa Karaibów
web-m-zoom-in = Bliżej
web-m-zoom-out = Dalej
web-m-zoom-whole = Cała mapa
web-m-zoom-ship = Do twojego statku
web-m-look-chart = Zobacz mapę
web-m-back = Wróć
web-m-covered = zakryte ulepszenie
web-m-npc = { $card }: { $captain }, statek: { $target }
web-m-hunts = ściga cię
web-m-here = Tu jest twój statek
web-m-enter = Wpłyń do portu
web-m-leave = Wypłyń w morze
web-m-port = Akcja portowa
web-m-merchant = Kupiec
web-m-beach = Kilowanie
web-m-odds-tests = Test: co najmniej jedna czaszka
web-m-odds-dice = { $count ->
    [one] 1 kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
web-m-odds-cargo = Następna karta ładunku
web-m-odds-merchants = Następny kupiec
web-m-last-roll = Ostatni rzut

## Papers

web-m-tab-ship = Statek
web-m-tab-cards = Karty
web-m-tab-rivals = Kapitanowie
web-m-actions = { $count ->
    [one] Została jedna akcja
    [few] Zostały { $count } akcje
    [many] Zostało { $count } akcji
   *[other] Zostało { $count } akcji
}
web-m-glory = Chwała na torze: { $count }, w kufrze: { $stash }; do wygranej: { $goal }
web-m-gold = Złoto na pokładzie: { $count }
web-m-chest = Złoto w kufrze: { $count }
web-m-bounty = List gończy ({ $nation }): { $count }
web-m-crates = { $count ->
    [0] Brak ładunku
    [one] Jedna skrzynia
    [few] { $count } skrzynie
    [many] { $count } skrzyń
   *[other] { $count } skrzyń
}
web-m-unseen = { $count ->
    [one] jedna zakryta
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytych
}
web-m-picks = Karty do wyboru
web-m-hand-cards = Karty Chwały
web-m-due = Nadchodzi
web-m-events-left = { $count ->
    [0] To już ostatnie wydarzenie
    [one] Zostało jedno wydarzenie
    [few] Zostały { $count } wydarzenia
    [many] Zostało { $count } wydarzeń
   *[other] Zostało { $count } wydarzeń
}
web-m-track = Tor kupców: { $count } z { $most }
web-m-play = Zagraj: { $card }

## In port

web-m-market = Targ
web-m-hold = Ładownia
web-m-plunder = Łup
web-m-yard = Stocznia
web-m-tavern = Załoga i tawerna
web-m-missions = Misje
web-m-home-chest = Kufer
web-m-sell = Sprzedaj: { $card } ({ $count })
web-m-sold = Sprzedano { $count } z { $need } potrzebnych do Chwały
web-m-see-market = Obejrzyj towary
web-m-repair = { $place } { $left }/{ $most }
web-m-modify = Ulepszenie
web-m-reinforce = Napraw Wzmocniony Kadłub
web-m-vend = Sprzedaj: { $card }
web-m-recruit = { $count ->
    [0] Werbunek
   *[other] Zwerbuj: { $count }
}
web-m-hand = Zaciągnij marynarza
web-m-rumour = Wypytaj o plotkę
web-m-prove = Sprawdź: { $card }
web-m-stash-worth = Chwała: { $count }

## Raids and battles

web-m-raid = Napad na kupca
web-m-battle = Bitwa
web-m-rid = Odrzuć
web-m-swap = Wymień
web-m-rich = { $count } złota daje Chwałę
web-m-slips = przy { $count } kupiec ucieka
web-m-nimble = Zwrotność { $count }

## Standing passes

web-m-passing = Pasowanie
web-m-pass-battle = Pasuj do końca bitwy
web-m-pass-round = Pasuj do końca rundy
web-m-why-not-there = Czemu nie mogę tam teraz płynąć?

web-m-race-chest = Ostatni krok dolicza wartość złota w kufrach.
