### Merchants & Marauders at the browser table

## The chart

web-m-chart = Mapa Karibiku
web-m-zoom-in = Blíž
web-m-zoom-out = Dál
web-m-zoom-whole = Celá mapa
web-m-zoom-ship = K tvé lodi
web-m-look-chart = Prohlédnout mapu
web-m-back = Zpět
web-m-covered = zakryté vylepšení
web-m-npc = { $card }: { $captain }, loď: { $target }
web-m-hunts = jde po tobě
web-m-here = Kde je tvoje loď
web-m-enter = Do přístavu
web-m-leave = Vyplout
web-m-port = Přístavní akce
web-m-merchant = Kupec
web-m-beach = Oprava na pláži
web-m-odds-tests = Zkouška: aspoň jedna lebka
web-m-odds-dice = { $count ->
    [one] 1 kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
web-m-odds-cargo = Příští karta nákladu
web-m-odds-merchants = Příští kupec
web-m-last-roll = Poslední hod

## Papers

web-m-tab-ship = Loď
web-m-tab-cards = Karty
web-m-tab-rivals = Kapitáni
web-m-actions = { $count ->
    [one] Zbývá jedna akce
    [few] Zbývají { $count } akce
   *[other] Zbývá { $count } akcí
}
web-m-glory = Sláva: na stupnici { $count }, v truhle { $stash }; k výhře { $goal }
web-m-gold = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
} na palubě
web-m-chest = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
} v truhle
web-m-bounty = Odměna za hlavu ({ $nation }): { $count }
web-m-crates = { $count ->
    [0] Žádný náklad
    [one] Jedna bedna
    [few] { $count } bedny
   *[other] { $count } beden
}
web-m-unseen = { $count ->
    [one] jedna skrytá
    [few] { $count } skryté
   *[other] { $count } skrytých
}
web-m-picks = Karty na výběr
web-m-hand-cards = Karty slávy
web-m-due = Co přijde
web-m-events-left = { $count ->
    [0] Na stole je poslední událost
    [one] Zbývá jedna událost
    [few] Zbývají { $count } události
   *[other] Zbývá { $count } událostí
}
web-m-track = Stupnice kupců: { $count } z { $most }
web-m-play = Zahrát: { $card }

## In port

web-m-market = Trh
web-m-hold = Podpalubí
web-m-plunder = Kořist
web-m-yard = Loděnice
web-m-tavern = Posádka a krčma
web-m-missions = Mise
web-m-home-chest = Truhla
web-m-sell = Prodat: { $card } ({ $count })
web-m-sold = Prodáno { $count } z { $need } pro slávu
web-m-see-market = Prohlédnout zboží
web-m-repair = { $place } { $left }/{ $most }
web-m-modify = Vylepšení
web-m-reinforce = Spravit Zesílený trup
web-m-vend = Prodat: { $card }
web-m-recruit = { $count ->
    [0] Naverbovat
   *[other] Naverbovat: { $count }
}
web-m-hand = Najmout muže
web-m-rumour = Vyptat se na zvěst
web-m-prove = Ověřit: { $card }
web-m-stash-worth = { $count ->
    [one] za { $count } bod slávy
    [few] za { $count } body slávy
   *[other] za { $count } bodů slávy
}

## Raids and battles

web-m-raid = Přepadení kupce
web-m-battle = Bitva
web-m-rid = Odhodit
web-m-swap = Vyměnit
web-m-rich = Od { $count } zlaťáků je i sláva
web-m-slips = při { $count } kupec unikne
web-m-nimble = Obratnost { $count }

## Standing passes

web-m-passing = Pasování
web-m-pass-battle = Pasovat celou bitvu
web-m-pass-round = Pasovat celé kolo
web-m-why-not-there = Proč tam teď nemůžu doplout?

web-m-race-chest = Poslední krok přičítá hodnotu zlata v truhlách.
