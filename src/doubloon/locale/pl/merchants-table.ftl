### Merchants & Marauders at the terminal

## Before the game

tui-setting-glory = Chwała
tui-setting-captains = Kapitan
tui-value-captains-random = losowany
tui-value-captains-chosen = wybierany jawnie
tui-setting-npcs = Walki NPC
tui-value-npcs-policy = walczą same
tui-value-npcs-left = gra za nie sąsiad z lewej
tui-about-merchants-standard = Handluj, napadaj, sprawdzaj plotki, wykonuj misje i chowaj złoto w domu: kto zbierze dość Chwały, wygrywa.
tui-primer-merchants =
    W turze masz trzy akcje: ruch, zwiad na morzu i jedna akcja portowa w porcie.
    Chwałę daje sprzedaż trzech poszukiwanych towarów, napad za 12 złota, bitwy, misje i plotki.
    Każde dziesięć złota w kufrze w domu to też punkt Chwały, najwyżej do połowy celu.
tui-help-signs-merchants =
    ★ Chwała   ● złoto   ■ □ sprawne i stracone punkty statku   ☠ sukces
    ◊ kupiec   ▼ okręt flagowy   ☠ pirat   ! misja   ⌂ w porcie   ≈ na morzu
    1 do 4 na mapie: statki graczy
    P przy pytaniu o zagranie karty: pasujesz teraz i za każdym następnym razem
tui-help-colours-merchants = Porty i okręty flagowe mają literę swojego państwa:
tui-m-closing = { $seat }: { $card }, statek: { $target }, złoto na pokładzie: { $gold }, { $crates ->
    [0] brak ładunku.
    [one] jedna skrzynia.
    [few] { $crates } skrzynie.
    [many] { $crates } skrzyń.
   *[other] { $crates } skrzyń.
}

## Names on the chart

tui-m-zone-havana = Hawana
tui-m-zone-nassau = Nassau
tui-m-zone-tortuga = Tortuga
tui-m-zone-port_royale = Port Royale
tui-m-zone-petit_goave = Petit-Goâve
tui-m-zone-old_providence = Old Providence
tui-m-zone-cartagena = Kartagena
tui-m-zone-santo_domingo = Santo Domingo
tui-m-zone-caribbean_sea = Morze Karaibskie
tui-m-zone-curacao = Curaçao
tui-m-zone-san_juan = San Juan
tui-m-zone-caracas = Caracas
tui-m-zone-st_maarten = St. Maarten
tui-m-zone-basse_terre = Basse-Terre
tui-m-zone-st_johns = Port Św. Jana
tui-m-zone-bridgetown = Bridgetown
tui-m-zone-trinidad = Trynidad
tui-m-short-havana = Hawana
tui-m-short-nassau = Nassau
tui-m-short-tortuga = Tortuga
tui-m-short-port_royale = Pt Royale
tui-m-short-petit_goave = P. Goâve
tui-m-short-old_providence = Old Prov.
tui-m-short-cartagena = Kartagena
tui-m-short-santo_domingo = S Domingo
tui-m-short-caribbean_sea = M. Karaib
tui-m-short-curacao = Curaçao
tui-m-short-san_juan = San Juan
tui-m-short-caracas = Caracas
tui-m-short-st_maarten = Maarten
tui-m-short-basse_terre = Basse-T.
tui-m-short-st_johns = Św. Jana
tui-m-short-bridgetown = Bridget'n
tui-m-short-trinidad = Trynidad
tui-m-letter-spanish = H
tui-m-letter-english = A
tui-m-letter-french = F
tui-m-letter-dutch = N
tui-m-letter-pirate_sloop = s
tui-m-letter-pirate_frigate = f
tui-m-way-N = N
tui-m-way-NE = NE
tui-m-way-E = E
tui-m-way-SE = SE
tui-m-way-S = S
tui-m-way-SW = SW
tui-m-way-W = W
tui-m-way-NW = NW
tui-m-place-hull = Kadł
tui-m-place-cargo = Ład
tui-m-place-masts = Maszt
tui-m-place-crew = Zał
tui-m-place-cannons = Działa
tui-m-skill-seamanship = Żegl
tui-m-skill-scouting = Zwiad
tui-m-skill-leadership = Dow
tui-m-skill-influence = Wpł

## Round and news

tui-m-round = Runda { $count }, { $left ->
    [0] to już ostatnie wydarzenie
    [one] zostało jedno wydarzenie
    [few] zostały { $left } wydarzenia
    [many] zostało { $left } wydarzeń
   *[other] zostało { $left } wydarzeń
}. { $turn ->
    [no] Najpierw wydarzenie.
   *[yes] Teraz gra: { $name }.
} Gra do { $goal } punktów Chwały.
tui-m-before = Wybór kapitanów i statków. Gra do { $goal } punktów Chwały.
tui-m-masthead = Runda { $count }
tui-m-event = Wydarzenie „{ $thing }”: { $text }
tui-m-war = Trwa wojna: { $nation } kontra { $other }.
tui-m-track = Na torze kupców: { $list }.
tui-m-commander = dowódca
tui-m-npc = { $card } ({ $zone }): { $captain }, statek: { $target }, kadłub { $hull }, załoga { $crew }, działa { $cannons }.
tui-m-npc-body = { $captain }, statek: { $target }, kadłub { $hull }, załoga { $crew }, działa { $cannons }.
tui-m-offers = Misje do wzięcia:
tui-m-offer = { $thing } ({ $zone }): { $text }

## Zones

tui-m-more = Wpisz „view”, by zobaczyć całą mapę i pozostałych graczy, albo „journey”, by poznać wszystkie odległości.
tui-m-zones = Mapa:
tui-m-zone = { $zone } ({ $nation }): { $list }.
tui-m-zone-open = { $zone } (otwarte morze): { $list }.
tui-m-nothing = nic ciekawego
tui-m-wants = popyt: { $card }
tui-m-merchant = kupiec
tui-m-on-sale = na sprzedaż: { $card }
tui-m-mission-at = misja „{ $card }”
tui-m-in-port = { $seat } w porcie
tui-m-at-sea = { $seat } na morzu
tui-m-rule = { $name }: { $what }
tui-m-borders = Sąsiednie akweny: { $list }.
tui-m-way = { $sea ->
    [0] morze: tutaj
    [one] morze: jedna akcja
    [few] morze: { $sea } akcje
    [many] morze: { $sea } akcji
   *[other] morze: { $sea } akcji
}, { $port ->
    [0] port: tutaj
    [one] port: jedna akcja
    [few] port: { $port } akcje
    [many] port: { $port } akcji
   *[other] port: { $port } akcji
}
tui-m-way-sea = { $sea ->
    [0] tutaj
    [one] jedna akcja
    [few] { $sea } akcje
    [many] { $sea } akcji
   *[other] { $sea } akcji
}
tui-m-way-closed = { $sea ->
    [0] morze: tutaj
    [one] morze: jedna akcja
    [few] morze: { $sea } akcje
    [many] morze: { $sea } akcji
   *[other] morze: { $sea } akcji
}, port dla ciebie zamknięty
tui-m-look-way = Droga: { $way }.
tui-m-journey-part = { $zone } ({ $way })
tui-m-journey = Droga: { $list }.

## Captains and ships

tui-m-player-port = { $seat }: { $card }, statek: { $target }, w porcie: { $zone }. Chwała { $glory } z { $goal }.
tui-m-player-sea = { $seat }: { $card }, statek: { $target }, na morzu: { $zone }. Chwała { $glory } z { $goal }.
tui-m-player-open = { $seat }: { $card }, statek: { $target }, na otwartym morzu: { $zone }. Chwała { $glory } z { $goal }.
tui-m-player-dead = { $seat } czeka na nowego kapitana. Chwała { $glory } z { $goal }, złoto: { $wealth }.
tui-m-player-early = { $seat } jeszcze nie pływa.
tui-m-damage = { $list }.
tui-m-left = { $place } { $left }/{ $most }
tui-m-purse = Złoto na pokładzie: { $gold }, w kufrze: { $chest } (Chwała za kufer: { $points }); { $left ->
    [0] to wystarcza do celu.
   *[other] do celu brakuje Chwały: { $left }.
}
tui-m-wealth = Złoto na statku i w kufrze razem: { $gold }.
tui-m-cards = { $count ->
    [0] brak kart Chwały
    [one] jedna karta Chwały
    [few] { $count } karty Chwały
    [many] { $count } kart Chwały
   *[other] { $count } kart Chwały
}
tui-m-held = Na ręce: { $cards }; { $crates ->
    [0] brak ładunku.
    [one] jedna skrzynia w ładowni.
    [few] { $crates } skrzynie w ładowni.
    [many] { $crates } skrzyń w ładowni.
   *[other] { $crates } skrzyń w ładowni.
}
tui-m-trim = Na pokładzie: { $list }.
tui-m-flipped = { $name } (odwrócone)
tui-m-bounty = { $nation } { $count }
tui-m-bounties = Listy gończe: { $list }.
tui-m-has-rumour = Zna plotkę.
tui-m-has-mission = Misja „{ $card }”.
tui-m-captain = { $card }, dom: { $zone }. Żeglarstwo { $seamanship }, Zwiad { $scouting }, Dowodzenie { $leadership }, Wpływy { $influence }.
tui-m-ship = { $card }, zwrotność { $count }: { $list }.
tui-m-ship-short = { $card }, zwr. { $count }
tui-m-cargo = Ładunek { $count } z { $hold }: { $list }.
tui-m-cargo-none = { $count ->
    [0] Brak ładunku; miejsce w ładowni: { $hold }.
   *[other] Skrzynie, których nikt nie widział: { $count }; miejsce w ładowni: { $hold }.
}
tui-m-good = { $count }× { $card }
tui-m-good-wanted = { $count }× { $card } (popyt: { $list })
tui-m-rumour = Plotka „{ $thing }” (do sprawdzenia: { $zone }, { $skill }): { $text }
tui-m-mission = Misja „{ $thing }”, wykonano { $done } z { $all }: { $text } Dalej: { $list }.
tui-m-step-port = akcja portowa ({ $zone })
tui-m-step-defeat = do pokonania: { $who }
tui-m-prey-any-pirate = pirat
tui-m-prey-pirate-frigate-or-pirate-player = piracka fregata albo kapitan z listem gończym
tui-m-prey-naval = okręt flagowy
tui-m-step-land = desant ({ $zone }; załoga { $crew }, Dowodzenie { $leadership })
tui-m-step-raid = { $count ->
    [one] napad na kupca ({ $nation })
    [few] napady na { $count } kupców ({ $nation })
    [many] napady na { $count } kupców ({ $nation })
   *[other] napady na { $count } kupców ({ $nation })
}
tui-m-step-deliver = dostawa: { $count }× { $card } ({ $zone })
tui-m-step-scout = zwiad ({ $zone })
tui-m-step-test = test: { $skill } ({ $zone })
tui-m-step-pay = { $count } złota do zapłacenia ({ $zone })
tui-m-step-duel = pojedynek ({ $zone })
tui-m-step-visit-nations = akcje portowe: { $list }

## Cards and market

tui-m-title-cards = KARTY
tui-m-hand = Karty Chwały na ręce:
tui-m-thing = { $thing }: { $text }
tui-m-market = Na targu:
tui-m-stall = { $count }× { $card } (cena: { $gold })
tui-m-stall-wanted = { $count }× { $card } (cena: { $gold }; popyt: { $list })
tui-m-basket = Kupiono dotąd: { $list }.
tui-m-item-hand = Ręka
tui-m-item-market = Targ
tui-m-item-basket = Kupione
tui-m-item-mission = Misja
tui-m-item-offer = Oferta
tui-m-item-rumour = Plotka
tui-m-item-event = Wydarzenie
tui-m-item-npc = NPC
tui-m-item-kept = Stałe
tui-m-brief = { $hand ->
    [one] jedna karta
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } kart
}
tui-m-next = dalej: { $list }

## Battles and raids

tui-m-fight = Bitwa, runda { $count }: { $name } kontra { $other }
tui-m-fight-ashore = Starcie załóg: { $name } kontra { $other }
tui-m-garrison = załoga { $crew }, Dowodzenie { $leadership }
tui-m-lost = statek stracony
tui-m-deed-shoot = ostrzał
tui-m-deed-board = abordaż
tui-m-deed-flee = ucieczka
tui-m-dice = kości { $list }
tui-m-skull = czaszka
tui-m-hits = trafienia: { $list }
tui-m-side = { $name }: { $list }.
tui-m-won = ma wiatr
tui-m-scored = trafienia: { $list }
tui-m-scores = { $count ->
    [one] jedno trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafień
}
tui-m-raid = Napad, odkryte karty:
tui-m-raid-left = { $count ->
    [0] nie ma już sukcesów
    [one] został jeden sukces
    [few] zostały { $count } sukcesy
    [many] zostało { $count } sukcesów
   *[other] zostało { $count } sukcesów
}
tui-m-raid-hit = { $card }: złoto { $gold }, trafienie: { $place }.
tui-m-raid-escape = { $card }: złoto { $gold }, ucieczka.
tui-m-raid-sum = Łup w złocie: { $gold }; { $escapes ->
    [one] jedna ucieczka
    [few] { $escapes } ucieczki
    [many] { $escapes } ucieczek
   *[other] { $escapes } ucieczek
}, a przy { $most } kupiec umyka.
tui-m-raid-escapes = ucieczki { $count }/{ $most }
tui-m-escape = ucieczka

## Own sheet

tui-m-line-cargo = Ładunek { $count }/{ $hold }
tui-m-line-empty = pusto
tui-m-line-bounty = Listy
tui-m-line-dead = czeka na nowego kapitana
tui-m-man = zwr. { $count }

## Passing

tui-pass-always = Od teraz w takich chwilach pasujesz bez pytania. Wpisz to jeszcze raz przy innym pytaniu, by gra znów cię pytała.
tui-pass-ask = Gra znów pyta cię za każdym razem.
tui-pass-none = Nie ma teraz czego spasować.
tui-plain-help-pass =
    journey: ile akcji potrzeba, by dotrzeć do każdego akwenu i portu.
    pass-always: pasuj teraz i za każdym razem, gdy wróci taka chwila.
    ask-again: znów pytaj mnie za każdym razem.

## Large steps and amounts

tui-sure-merchants-retire = Odesłać kapitana na emeryturę? Przepadają statek, karty i listy gończe za nim, a ta tura się kończy (M15.6, M15.7).
tui-amount-chest = { $what }; albo podaj, ile ma tam leżeć: od { $least } do { $most }
