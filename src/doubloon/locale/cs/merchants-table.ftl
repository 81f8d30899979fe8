### Merchants & Marauders at the terminal

## Before the game

tui-setting-glory = Sláva
tui-setting-captains = Kapitáni
tui-value-captains-random = losem
tui-value-captains-chosen = veřejným výběrem
tui-setting-npcs = Boje NPC
tui-value-npcs-policy = bojují samy
tui-value-npcs-left = hraje za ně soused vlevo
tui-about-merchants-standard = Obchoduj, přepadej, choď za zvěstmi a misemi a ukládej zlato doma: kdo má dost bodů slávy, vítězí.
tui-primer-merchants =
    Tah má tři akce: plavba, průzkum na moři a v přístavu jedna přístavní akce.
    Slávu nesou: prodej tří kusů žádaného zboží, kořist za 12 zlaťáků, bitvy, mise a zvěsti.
    Bod slávy je i deset zlaťáků v truhle doma, nejvýš však do poloviny cíle.
tui-help-signs-merchants =
    ★ sláva   ● zlato   ■ □ zbylé a ztracené body lodi   ☠ úspěch
    ◊ kupec   ▼ válečná loď   ☠ pirát   ! mise   ⌂ v přístavu   ≈ na moři
    1 až 4 na mapě: lodě hráčů
    P u otázky, zda hraješ kartu: pasovat teď i pokaždé, když přijde znovu
tui-help-colours-merchants = Přístavy a válečné lodě mají písmeno svého národa:
tui-m-closing = { $seat }: { $card }, loď: { $target }, na palubě { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}, { $crates ->
    [0] žádný náklad.
    [one] jedna bedna.
    [few] { $crates } bedny.
   *[other] { $crates } beden.
}

## Names on the chart

tui-m-zone-havana = Havana
tui-m-zone-nassau = Nassau
tui-m-zone-tortuga = Tortuga
tui-m-zone-port_royale = Port Royale
tui-m-zone-petit_goave = Petit-Goâve
tui-m-zone-old_providence = Old Providence
tui-m-zone-cartagena = Cartagena
tui-m-zone-santo_domingo = Santo Domingo
tui-m-zone-caribbean_sea = Karibské moře
tui-m-zone-curacao = Curaçao
tui-m-zone-san_juan = San Juan
tui-m-zone-caracas = Caracas
tui-m-zone-st_maarten = St. Maarten
tui-m-zone-basse_terre = Basse-Terre
tui-m-zone-st_johns = St. John's
tui-m-zone-bridgetown = Bridgetown
tui-m-zone-trinidad = Trinidad
tui-m-short-havana = Havana
tui-m-short-nassau = Nassau
tui-m-short-tortuga = Tortuga
tui-m-short-port_royale = Pt Royale
tui-m-short-petit_goave = P. Goâve
tui-m-short-old_providence = Old Prov.
tui-m-short-cartagena = Cartagena
tui-m-short-santo_domingo = S Domingo
tui-m-short-caribbean_sea = Širé moře
tui-m-short-curacao = Curaçao
tui-m-short-san_juan = San Juan
tui-m-short-caracas = Caracas
tui-m-short-st_maarten = Maarten
tui-m-short-basse_terre = Basse-T.
tui-m-short-st_johns = St John's
tui-m-short-bridgetown = Bridget'n
tui-m-short-trinidad = Trinidad
tui-m-letter-spanish = Š
tui-m-letter-english = A
tui-m-letter-french = F
tui-m-letter-dutch = N
tui-m-letter-pirate_sloop = š
tui-m-letter-pirate_frigate = f
tui-m-way-N = S
tui-m-way-NE = SV
tui-m-way-E = V
tui-m-way-SE = JV
tui-m-way-S = J
tui-m-way-SW = JZ
tui-m-way-W = Z
tui-m-way-NW = SZ
tui-m-place-hull = Trup
tui-m-place-cargo = Nákl
tui-m-place-masts = Stěž
tui-m-place-crew = Muži
tui-m-place-cannons = Děla
tui-m-skill-seamanship = Moř
tui-m-skill-scouting = Průz
tui-m-skill-leadership = Vel
tui-m-skill-influence = Vliv

## Round and news

tui-m-round = Kolo { $count }, { $left ->
    [0] na stole je poslední událost
    [one] zbývá jedna událost
    [few] zbývají { $left } události
   *[other] zbývá { $left } událostí
}. { $turn ->
    [no] Nejdřív přijde událost.
   *[yes] Na tahu je { $name }.
} Hraje se do { $goal } bodů slávy.
tui-m-before = Vybírají se kapitáni a lodě. Hraje se do { $goal } bodů slávy.
tui-m-masthead = Kolo { $count }
tui-m-event = Událost „{ $thing }“: { $text }
tui-m-war = Válka: { $nation } a { $other }.
tui-m-track = Na stupnici kupců: { $list }.
tui-m-commander = velitel
tui-m-npc = { $card }, { $zone }: { $captain }, loď: { $target }, trup { $hull }, posádka { $crew }, děla { $cannons }.
tui-m-npc-body = { $captain }, loď: { $target }, trup { $hull }, posádka { $crew }, děla { $cannons }.
tui-m-offers = Nabízené mise:
tui-m-offer = { $thing } ({ $zone }): { $text }

## Zones

tui-m-more = Napiš „view“ a uvidíš celou mapu a ostatní, „journey“ ukáže všechny vzdálenosti.
tui-m-zones = Mapa:
tui-m-zone = { $zone } ({ $nation }): { $list }.
tui-m-zone-open = { $zone } (širé moře): { $list }.
tui-m-nothing = nic zvláštního
tui-m-wants = žádá { $card }
tui-m-merchant = kupec
tui-m-on-sale = na prodej { $card }
tui-m-mission-at = mise { $card }
tui-m-in-port = { $seat } v přístavu
tui-m-at-sea = { $seat } na moři
tui-m-rule = { $name }: { $what }
tui-m-borders = Sousedí: { $list }.
tui-m-way = { $sea ->
    [0] moře zde
    [one] na moře jedna akce
    [few] na moře { $sea } akce
   *[other] na moře { $sea } akcí
}, { $port ->
    [0] přístav zde
    [one] do přístavu jedna akce
    [few] do přístavu { $port } akce
   *[other] do přístavu { $port } akcí
}
tui-m-way-sea = { $sea ->
    [0] zde
    [one] jedna akce
    [few] { $sea } akce
   *[other] { $sea } akcí
}
tui-m-way-closed = { $sea ->
    [0] moře zde
    [one] na moře jedna akce
    [few] na moře { $sea } akce
   *[other] na moře { $sea } akcí
}, přístav je ti zavřený
tui-m-look-way = Plavba: { $way }.
tui-m-journey-part = { $zone } { $way }
tui-m-journey = Plavba: { $list }.

## Captains and ships

tui-m-player-port = { $seat } je { $card }, loď: { $target }, v přístavu { $zone }. Sláva { $glory } z { $goal }.
tui-m-player-sea = { $seat } je { $card }, loď: { $target }, na moři v oblasti { $zone }. Sláva { $glory } z { $goal }.
tui-m-player-open = { $seat } je { $card }, loď: { $target }, na širém moři ({ $zone }). Sláva { $glory } z { $goal }.
tui-m-player-dead = { $seat } čeká na nového kapitána. Sláva { $glory } z { $goal }, { $wealth ->
    [one] { $wealth } zlaťák
    [few] { $wealth } zlaťáky
   *[other] { $wealth } zlaťáků
}.
tui-m-player-early = { $seat } teprve vypluje.
tui-m-damage = { $list }.
tui-m-left = { $place } { $left }/{ $most }
tui-m-purse = Zlato na palubě { $gold }, v truhle { $chest } (sláva za truhlu: { $points }); { $left ->
    [0] do cíle to stačí.
    [one] do cíle chybí bod slávy.
    [few] do cíle chybějí { $left } body slávy.
   *[other] do cíle chybí { $left } bodů slávy.
}
tui-m-wealth = { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}, loď a truhla dohromady.
tui-m-cards = { $count ->
    [0] žádná karta slávy
    [one] jedna karta slávy
    [few] { $count } karty slávy
   *[other] { $count } karet slávy
}
tui-m-held = U sebe: { $cards }, { $crates ->
    [0] žádný náklad.
    [one] jedna bedna.
    [few] { $crates } bedny.
   *[other] { $crates } beden.
}
tui-m-trim = Na palubě: { $list }.
tui-m-flipped = { $name } (otočeno)
tui-m-bounty = { $nation } { $count }
tui-m-bounties = Odměny za hlavu: { $list }.
tui-m-has-rumour = Zná jednu zvěst.
tui-m-has-mission = Mise: { $card }.
tui-m-captain = { $card }, domov: { $zone }. Mořeplavba { $seamanship }, Průzkum { $scouting }, Velení { $leadership }, Vliv { $influence }.
tui-m-ship = { $card }, obratnost { $count }: { $list }.
tui-m-ship-short = { $card }, obr. { $count }
tui-m-cargo = Náklad { $count } z { $hold }: { $list }.
tui-m-cargo-none = { $count ->
    [0] Žádný náklad; do podpalubí se { $hold ->
        [one] vejde jedna bedna
        [few] vejdou { $hold } bedny
       *[other] vejde { $hold } beden
    }.
    [one] Jedna bedna, kterou nikdo neviděl; do podpalubí se { $hold ->
        [one] vejde jedna bedna
        [few] vejdou { $hold } bedny
       *[other] vejde { $hold } beden
    }.
    [few] { $count } bedny, které nikdo neviděl; do podpalubí se { $hold ->
        [one] vejde jedna bedna
        [few] vejdou { $hold } bedny
       *[other] vejde { $hold } beden
    }.
   *[other] { $count } beden, které nikdo neviděl; do podpalubí se { $hold ->
        [one] vejde jedna bedna
        [few] vejdou { $hold } bedny
       *[other] vejde { $hold } beden
    }.
}
tui-m-good = { $count }× { $card }
tui-m-good-wanted = { $count }× { $card } (žádá: { $list })
tui-m-rumour = Zvěst „{ $thing }“, ověřuje se v oblasti { $zone } (zkouška: { $skill }): { $text }
tui-m-mission = Mise „{ $thing }“, hotovo { $done } z { $all }: { $text } Dál: { $list }.
tui-m-step-port = přístavní akce ({ $zone })
tui-m-step-defeat = porazit { $who }
tui-m-prey-any-pirate = piráta
tui-m-prey-pirate-frigate-or-pirate-player = pirátskou fregatu nebo kapitána s odměnou za hlavu
tui-m-prey-naval = válečnou loď
tui-m-step-land = vylodění: { $zone } (posádka { $crew }, Velení { $leadership })
tui-m-step-raid = { $count ->
    [one] přepadnout kupce ({ $nation })
    [few] přepadnout { $count } kupce ({ $nation })
   *[other] přepadnout { $count } kupců ({ $nation })
}
tui-m-step-deliver = dodat { $count }× { $card } ({ $zone })
tui-m-step-scout = průzkum ({ $zone })
tui-m-step-test = zkouška: { $skill } ({ $zone })
tui-m-step-pay = zaplatit { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
} ({ $zone })
tui-m-step-duel = souboj ({ $zone })
tui-m-step-visit-nations = přístavní akce u národů: { $list }

## Cards and market

tui-m-title-cards = KARTY
tui-m-hand = Karty slávy v ruce:
tui-m-thing = { $thing }: { $text }
tui-m-market = Na trhu:
tui-m-stall = { $count }× { $card } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
tui-m-stall-wanted = { $count }× { $card } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} (žádá: { $list })
tui-m-basket = Zatím koupeno: { $list }.
tui-m-item-hand = Ruka
tui-m-item-market = Trh
tui-m-item-basket = Nákup
tui-m-item-mission = Mise
tui-m-item-offer = Nabídka
tui-m-item-rumour = Zvěst
tui-m-item-event = Událost
tui-m-item-npc = NPC
tui-m-item-kept = Trvale
tui-m-brief = { $hand ->
    [one] jedna karta
    [few] { $hand } karty
   *[other] { $hand } karet
}
tui-m-next = dál: { $list }

## Battles and raids

tui-m-fight = Bitva, kolo { $count }: { $name } × { $other }
tui-m-fight-ashore = Boj posádek: { $name } × { $other }
tui-m-garrison = posádka { $crew }, Velení { $leadership }
tui-m-lost = loď je ztracena
tui-m-deed-shoot = střílí
tui-m-deed-board = jde na abordáž
tui-m-deed-flee = prchá
tui-m-dice = kostky { $list }
tui-m-skull = lebka
tui-m-hits = zásahy { $list }
tui-m-side = { $name }: { $list }.
tui-m-won = má vítr
tui-m-scored = zásahy: { $list }
tui-m-scores = { $count ->
    [one] jeden zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}
tui-m-raid = Přepadení, odkryté karty:
tui-m-raid-left = { $count ->
    [0] nezbývá žádný úspěch
    [one] zbývá jeden úspěch
    [few] zbývají { $count } úspěchy
   *[other] zbývá { $count } úspěchů
}
tui-m-raid-hit = { $card }: { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}, zásah: { $place }.
tui-m-raid-escape = { $card }: { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}, únik.
tui-m-raid-sum = Kořist { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}; { $escapes ->
    [0] žádný únik
    [one] jeden únik
    [few] { $escapes } úniky
   *[other] { $escapes } úniků
}; kupec uteče při { $most }.
tui-m-raid-escapes = úniky { $count }/{ $most }
tui-m-escape = únik

## Own sheet

tui-m-line-cargo = Náklad { $count }/{ $hold }
tui-m-line-empty = prázdno
tui-m-line-bounty = Odměna
tui-m-line-dead = čeká na nového kapitána
tui-m-man = obr. { $count }

## Passing

tui-pass-always = Odteď za tebe v takových chvílích pasujeme. Řekni to znovu u jiné otázky a zase se tě zeptáme.
tui-pass-ask = Zase se tě ptáme pokaždé.
tui-pass-none = Teď není co pasovat.
tui-plain-help-pass =
    journey: kolik akcí trvá cesta do každé oblasti a přístavu.
    pass-always: pasovat teď i pokaždé, když přijde taková chvíle.
    ask-again: nechat se zase ptát pokaždé.

## Large steps and amounts

tui-sure-merchants-retire = Poslat kapitána na odpočinek? Přijdeš o jeho loď, karty i odměny za jeho hlavu a tah tím končí (M15.6, M15.7).
tui-amount-chest = { $what }; nebo napiš, kolik tam má ležet: { $least } až { $most }
