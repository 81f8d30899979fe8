### Merchants & Marauders

## Nations, places, skills

m-nation-spanish = Španělsko
m-nation-english = Anglie
m-nation-french = Francie
m-nation-dutch = Nizozemsko
m-place-hull = Trup
m-place-cargo = Náklad
m-place-masts = Stěžně
m-place-crew = Posádka
m-place-cannons = Děla
m-skill-seamanship = Mořeplavba
m-skill-scouting = Průzkum
m-skill-leadership = Velení
m-skill-influence = Vliv
m-npc_spanish = Španělské loďstvo
m-npc_english = Anglické loďstvo
m-npc_french = Francouzské loďstvo
m-npc_dutch = Nizozemské loďstvo
m-pirate_sloop = Pirátská šalupa
m-pirate_frigate = Pirátská fregata
m-merchant = Kupec

## Gold in the texts of cards: what they take off a price, do first and second, pay, and cost

m-gold-off = { $effects-1-delta ->
    [one] { $effects-1-delta } zlaťák
    [few] { $effects-1-delta } zlaťáky
   *[other] { $effects-1-delta } zlaťáků
}
m-gold-first = { $effects-1-n ->
    [one] { $effects-1-n } zlaťák
    [few] { $effects-1-n } zlaťáky
   *[other] { $effects-1-n } zlaťáků
}
m-gold-second = { $effects-2-n ->
    [one] { $effects-2-n } zlaťák
    [few] { $effects-2-n } zlaťáky
   *[other] { $effects-2-n } zlaťáků
}
m-gold-done = { $on_complete-1-n ->
    [one] { $on_complete-1-n } zlaťák
    [few] { $on_complete-1-n } zlaťáky
   *[other] { $on_complete-1-n } zlaťáků
}
m-gold-hire = { $hire-1-n ->
    [one] { $hire-1-n } zlaťák
    [few] { $hire-1-n } zlaťáky
   *[other] { $hire-1-n } zlaťáků
}

## Zones and their rules

m-zone-havana = Havana
m-rule-havana = Královská loděnice
    .text = Fregata nebo galeona tu stojí o { m-gold-off } méně.
m-zone-nassau = Nassau
m-rule-nassau = Mělčiny
    .text = Válečné lodě tu při Průzkumu házejí o { $effects-1-n ->
        [one] kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } méně (nejméně 1).
m-zone-tortuga = Tortuga
m-rule-tortuga = Pobřežní bratrstvo
    .text = Verbování tu nikdy nevyžaduje zkoušku: posádka se doplní zdarma.
m-zone-port_royale = Port Royale
m-rule-port_royale = Pirátské útočiště
    .text = S anglickou odměnou za hlavu vstupuješ po zkoušce Vlivu; když nevyjde, zaplať { $effects-1-toll ->
        [one] { $effects-1-toll } zlaťák
        [few] { $effects-1-toll } zlaťáky
       *[other] { $effects-1-toll } zlaťáků
    }, nebo zůstaň na moři. Válka tento přístav nikdy nezavře.
m-zone-petit_goave = Petit-Goâve
m-rule-petit_goave = Arzenál flibustýrů
    .text = Speciální zbraně tu stojí o { m-gold-off } méně.
m-zone-old_providence = Old Providence
m-rule-old_providence = Kýlová pláž
    .text = Na moři v této oblasti můžeš průzkumnou akcí místo pátrání opravit { $effects-1-n ->
        [one] { $effects-1-n } bod
        [few] { $effects-1-n } body
       *[other] { $effects-1-n } bodů
    } kdekoli kromě posádky.
m-zone-cartagena = Cartagena
m-rule-cartagena = Stříbrná stezka
    .text = Úspěšné přepadení kupce, kterého označíš za španělského, tu vynese o { m-gold-first } víc; i to se počítá do 12 potřebných na slávu.
m-zone-santo_domingo = Santo Domingo
m-rule-santo_domingo = Stará celnice
    .text = Při nákupu zboží si tu lízni o { $effects-1-n ->
        [one] { $effects-1-n } kartu
        [few] { $effects-1-n } karty
       *[other] { $effects-1-n } karet
    } víc.
m-zone-caribbean_sea = Karibské moře
m-rule-caribbean_sea = Širé moře
    .text = Není tu přístav ani zvláštní pravidlo; kupec odtud má jen vlajku svého žetonu.
m-zone-curacao = Curaçao
m-rule-curacao = Makléři Společnosti
    .text = Jakmile uvidíš nabízené zboží, můžeš až { $effects-1-n ->
        [one] { $effects-1-n } kartu odhodit a líznout si za ni novou
        [few] { $effects-1-n } karty odhodit a líznout si za ně nové
       *[other] { $effects-1-n } karet odhodit a líznout si za ně nové
    }.
m-zone-san_juan = San Juan
m-rule-san_juan = Děla El Morra
    .text = Kapitáni s jakoukoli odměnou za hlavu tu při Průzkumu házejí o { $effects-1-n ->
        [one] kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } méně (nejméně 1).
m-zone-caracas = Caracas
m-rule-caracas = Kakaové pobřeží
    .text = Úspěšné přepadení tu vynese o { m-gold-first } víc; i to se počítá do 12 potřebných na slávu.
m-zone-st_maarten = St. Maarten
m-rule-st_maarten = Svobodný přístav
    .text = Nežádané zboží se tu prodává o { m-gold-off } dráž. Válka tento přístav nikdy nezavře.
m-zone-basse_terre = Basse-Terre
m-rule-basse_terre = Nábřeží plachtařů
    .text = Opravy tu stojí o { m-gold-off } za bod méně.
m-zone-st_johns = St. John's
m-rule-st_johns = Anglická zátoka
    .text = Když tu měníš loď, můžeš svá vylepšení přenést na novou.
m-zone-bridgetown = Bridgetown
m-rule-bridgetown = Rumové krčmy
    .text = Vyptat se na zvěst tu stojí o { m-gold-off } méně a zkouška Vlivu má o { $effects-2-n ->
        [one] kostku
        [few] { $effects-2-n } kostky
       *[other] { $effects-2-n } kostek
    } víc.
m-zone-trinidad = Trinidad
m-rule-trinidad = Asfaltové jezero
    .text = Trup se tu opravuje zdarma, všechno ostatní za svou cenu.

## Captains and what they can do

m-felipe_montemayor = Felipe Montemayor
m-ability-felipe_montemayor_1 = Chladná hlava
    .text = Jednou za bitvu přesune právě utrpěný zásah na jinou část své lodi.
m-federico_de_silva = Federico de Silva
m-ability-federico_de_silva_1 = Nucený nábor
    .text = Po vyhraném boji posádek se na jeho loď { $effects-1-n ->
        [one] vrátí { $effects-1-n } muž
        [few] vrátí { $effects-1-n } muži
       *[other] vrátí { $effects-1-n } mužů
    }.
m-cinco_de_irapuato = Cinco de Irapuato
m-ability-cinco_de_irapuato_1 = Syn Španělské Ameriky
    .text = O { $effects-1-n ->
        [one] kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } Průzkumu víc v každé oblasti se španělským přístavem.
m-isabel_de_arismendi = Isabel de Arismendi
m-ability-isabel_de_arismendi_1 = Ucho místokrále
    .text = Jednou za tah smí přehodit všechny kostky jedné zkoušky Vlivu.
m-frances_wright = Frances Wright
m-ability-frances_wright_1 = Šedé plachty
    .text = Lodě NPC proti ní při Průzkumu házejí o { $effects-1-n ->
        [one] kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } méně (nejméně 1).
m-nathaniel_crewe = Nathaniel Crewe
m-ability-nathaniel_crewe_1 = Není kam utéct
    .text = Když přepadá kupce, { $effects-1-n ->
        [one] jeden symbol
        [few] { $effects-1-n } symboly
       *[other] { $effects-1-n } symbolů
    } úniku se { $effects-1-n ->
        [one] nepočítá
        [few] nepočítají
       *[other] nepočítá
    }.
m-tobias_penhallow = Tobias Penhallow
m-ability-tobias_penhallow_1 = Úvěr plantážníka
    .text = Jednotlivé zboží ho stojí 2 zlaťáky místo 3.
m-ability-tobias_penhallow_2 = Truhlice na břehu
    .text = Smí ukládat zlato v každém anglickém přístavu, kam smí vplout.
m-josiah_thackeray = Josiah Thackeray
m-ability-josiah_thackeray_1 = Loďařův syn
    .text = Opravy ho stojí o { m-gold-off } za bod méně.
m-ability-josiah_thackeray_2 = Vlastní výkresy
    .text = Vylepšení ho stojí 1 zlaťák místo 3.
m-dominique_de_richery = Dominique de Richery
m-ability-dominique_de_richery_1 = Medový jazyk
    .text = Když mu nevyjde zkouška Vlivu o misi, smí zaplatit { $effects-1-cost ->
        [one] { $effects-1-cost } zlaťák
        [few] { $effects-1-cost } zlaťáky
       *[other] { $effects-1-cost } zlaťáků
    } a uspět.
m-charles_marquis = Charles Marquis
m-ability-charles_marquis_1 = Tučná sousta
    .text = Na začátku přepadení kupce si smí líznout o { $effects-1-n ->
        [one] kartu
        [few] { $effects-1-n } karty
       *[other] { $effects-1-n } karet
    } víc.
m-nicolas_jaures = Nicolas Jaurès
m-ability-nicolas_jaures_1 = Přísežný dopravce
    .text = Za každou splněnou misi dostane o { m-gold-first } víc.
m-honore_castellan = Honoré Castellan
m-ability-honore_castellan_1 = Cvičmistr
    .text = Jednou za boj posádek smí přehodit libovolné své kostky.
m-machiel_van_riebeeck = Machiel van Riebeeck
m-ability-machiel_van_riebeeck_1 = Výsada Společnosti
    .text = Fregata nebo galeona ho stojí o { m-gold-off } méně.
m-sikuma = Sikuma
m-ability-sikuma_1 = Příbuzní na každém břehu
    .text = Verbování jí vždy doplní posádku zdarma.
m-willem_oosterling = Willem Oosterling
m-ability-willem_oosterling_1 = Burzovní makléř
    .text = Při nákupu zboží si lízne o { $effects-1-n ->
        [one] { $effects-1-n } kartu
        [few] { $effects-1-n } karty
       *[other] { $effects-1-n } karet
    } víc.
m-hendrik_ten_brink = Hendrik ten Brink
m-ability-hendrik_ten_brink_1 = Znalec počasí
    .text = Události s počasím mu neškodí ani neberou akce.
m-ability-hendrik_ten_brink_2 = Ostře proti větru
    .text = Když se v bitvě porovnávají lodě, má jeho loď obratnost o { $effects-1-n } vyšší.

## Specialists

m-carpenter = Tesař
    .text = Na začátku tahu oprav { $effects-1-n ->
        [one] { $effects-1-n } bod
        [few] { $effects-1-n } body
       *[other] { $effects-1-n } bodů
    } trupu, nákladu, stěžňů nebo děl.
m-boatswain = Loďmistr
    .text = Verbování ti vždy doplní posádku zdarma.
m-gunner = Kanonýr
    .text = Jednou za bitvu, když vyhraješ manévr a střílíš, přidej { $effects-1-n ->
        [one] { $effects-1-n } zásah
        [few] { $effects-1-n } zásahy
       *[other] { $effects-1-n } zásahů
    }.
m-surgeon = Ranhojič
    .text = Po každé bitvě či přepadení se ti vrátí { $effects-1-n ->
        [one] { $effects-1-n } ztracený muž
        [few] { $effects-1-n } ztracení muži
       *[other] { $effects-1-n } ztracených mužů
    }; horečka ti neškodí.
m-lookout = Pozorovatel
    .text = O { $effects-1-n ->
        [one] kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } víc při tvých zkouškách Průzkumu.
m-veteran = Veterán
    .text = O { $effects-1-n ->
        [one] kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } víc v boji posádek.
m-steward = Stevard
    .text = O { $effects-1-n ->
        [one] kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } víc při tvých zkouškách Vlivu.
m-helmsman = Kormidelník
    .text = O { $effects-1-n ->
        [one] kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } Mořeplavby víc v námořních bitvách.

## Ships, goods, modifications, special weapons

m-sloop = Šalupa
m-flute = Flauta
m-frigate = Fregata
m-galleon = Galeona
m-man_o_war = Řadová loď
m-cocoa = Kakao
m-food = Potraviny
m-rum = Rum
m-spices = Koření
m-sugar = Cukr
m-tobacco = Tabák
m-textiles = Látky
m-wood = Dřevo
m-hammocks = Další houpací sítě
    .text = Posádka +1 (nejvýš 5); nového muže je ještě třeba naverbovat.
m-rigging = Plachty a lanoví
    .text = Obratnost +1 (nejvýš 5).
m-hull_plating = Zesílený trup
    .text = Otočením zrušíš 1 zásah, jakmile víš, kam míří; zpět se otáčí za 3 zlaťáky v kterémkoli přístavu.
m-big_hold = Prostorné podpalubí
    .text = Náklad +1 (nejvýš 5).
m-chasers = Stíhací děla
    .text = Jednou za bitvu, když některá strana ohlásila útěk, uděl 1 zásah.
m-gun_port = Přidaná děla
    .text = Děla +1 (nejvýš 5).
m-swivels = Otočná děla
    .text = Těsně před bojem posádek na moři hoď 2 kostkami; při aspoň jednom úspěchu ztratí nepřítel 1 muže.
m-long_guns = Dlouhá děla
    .text = Před prvním kolem námořní bitvy hoď kostkou za každé dělo: každý úspěch je zásah. Nelze spojit s řetězovými koulemi ani kartáčovými střelami.
m-grappling_hooks = Abordážní háky
    .text = Spotřebuj je a přehoď libovolné své kostky manévru, ve kterém máš ohlášenou abordáž.
m-chain_shot = Řetězové koule
    .text = Spotřebuj je: každá lebka této salvy zasáhne stěžně a v tomto kole žádná nepřejde na trup.
m-grape_shot = Kartáčové střely
    .text = Spotřebuj je: každá lebka této salvy zasáhne posádku a v tomto kole žádná nepřejde na trup.
m-garrison = Stráž

## Events and the captains they bring

m-ev_dutch_1 = Nizozemská válečná loď
    .text = Na konci kola vyplouvá nizozemský admirál.
m-admiral-ev_dutch_1 = Philips van Almonde
m-ev_dutch_2 = Nizozemská válečná loď
    .text = Na konci kola vyplouvá nizozemský admirál.
m-admiral-ev_dutch_2 = Cornelis Evertsen
m-ev_dutch_3 = Nizozemská válečná loď
    .text = Na konci kola vyplouvá nizozemský admirál.
m-admiral-ev_dutch_3 = Jacob Binckes
m-ev_english_1 = Anglická válečná loď
    .text = Na konci kola vyplouvá anglický admirál.
m-admiral-ev_english_1 = Christopher Myngs
m-ev_english_2 = Anglická válečná loď
    .text = Na konci kola vyplouvá anglický admirál.
m-admiral-ev_english_2 = John Benbow
m-ev_english_3 = Anglická válečná loď
    .text = Na konci kola vyplouvá anglický admirál.
m-admiral-ev_english_3 = Ralph Delaval
m-ev_french_1 = Francouzská válečná loď
    .text = Na konci kola vyplouvá francouzský admirál.
m-admiral-ev_french_1 = Jean d'Estrées
m-ev_french_2 = Francouzská válečná loď
    .text = Na konci kola vyplouvá francouzský admirál.
m-admiral-ev_french_2 = Jean-Baptiste du Casse
m-ev_french_3 = Francouzská válečná loď
    .text = Na konci kola vyplouvá francouzský admirál.
m-admiral-ev_french_3 = François-Louis de Châteaurenault
m-ev_spanish_1 = Španělská válečná loď
    .text = Na konci kola vyplouvá španělský admirál.
m-admiral-ev_spanish_1 = Alonso del Campo y Espinosa
m-ev_spanish_2 = Španělská válečná loď
    .text = Na konci kola vyplouvá španělský admirál.
m-admiral-ev_spanish_2 = Andrés de Pez
m-ev_spanish_3 = Španělská válečná loď
    .text = Na konci kola vyplouvá španělský admirál.
m-admiral-ev_spanish_3 = Antonio de Oquendo
m-ev_psloop_1 = Pirátská šalupa
    .text = Na konci kola se objeví pirátská šalupa.
m-admiral-ev_psloop_1 = John Rackham
m-ev_psloop_2 = Pirátská šalupa
    .text = Na konci kola se objeví pirátská šalupa.
m-admiral-ev_psloop_2 = Charles Vane
m-ev_psloop_3 = Pirátská šalupa
    .text = Na konci kola se objeví pirátská šalupa.
m-admiral-ev_psloop_3 = Stede Bonnet
m-ev_pfrigate_1 = Pirátská fregata
    .text = Na konci kola se objeví pirátská fregata.
m-admiral-ev_pfrigate_1 = Benjamin Hornigold
m-ev_pfrigate_2 = Pirátská fregata
    .text = Na konci kola se objeví pirátská fregata.
m-admiral-ev_pfrigate_2 = Samuel Bellamy
m-ev_pfrigate_3 = Pirátská fregata
    .text = Na konci kola se objeví pirátská fregata.
m-admiral-ev_pfrigate_3 = Bartholomew Roberts
m-ev_storm_1 = Tropická bouře
    .text = Kdo končí tah na moři, hází na Mořeplavbu a utrpí { $effects-1-hits ->
        [one] { $effects-1-hits } zásah
        [few] { $effects-1-hits } zásahy
       *[other] { $effects-1-hits } zásahů
    }, za každý úspěch o jeden méně. Zasažené části se losují kostkou; lebky umísťuje majitel lodi.
m-ev_storm_2 = Tropická bouře
    .text = Kdo končí tah na moři, hází na Mořeplavbu a utrpí { $effects-1-hits ->
        [one] { $effects-1-hits } zásah
        [few] { $effects-1-hits } zásahy
       *[other] { $effects-1-hits } zásahů
    }, za každý úspěch o jeden méně. Zasažené části se losují kostkou; lebky umísťuje majitel lodi.
m-ev_hurricane = Hurikán
    .text = Jako bouře ({ $effects-1-hits ->
        [one] { $effects-1-hits } zásah
        [few] { $effects-1-hits } zásahy
       *[other] { $effects-1-hits } zásahů
    }); a na konci kola zažene každou loď NPC o oblast na jih, nebo nejbližším možným směrem podle hodinových ručiček.
m-ev_war_1 = Válka!
    .text = Probíhající válka končí. Dva vylosované národy spolu válčí až do míru nebo další války.
m-ev_war_2 = Válka!
    .text = Probíhající válka končí. Dva vylosované národy spolu válčí až do míru nebo další války.
m-ev_war_3 = Válka!
    .text = Probíhající válka končí. Dva vylosované národy spolu válčí až do míru nebo další války.
m-ev_peace_1 = Mírová smlouva
    .text = Válka končí. Pokud žádná není, každý hráč si sníží jednu odměnu za hlavu dle své volby o { $effects-1-else_effects-1-delta ->
        [one] { $effects-1-else_effects-1-delta } stupeň
        [few] { $effects-1-else_effects-1-delta } stupně
       *[other] { $effects-1-else_effects-1-delta } stupňů
    }.
m-ev_peace_2 = Mírová smlouva
    .text = Válka končí. Pokud žádná není, začínající hráč zvolí národ: jeho přístavy dostanou nové žetony poptávky.
m-ev_pardon = Guvernérova milost
    .text = Na začátku svého tahu může každý hráč zaplatit { $effects-1-cost_per_level ->
        [one] { $effects-1-cost_per_level } zlaťák
        [few] { $effects-1-cost_per_level } zlaťáky
       *[other] { $effects-1-cost_per_level } zlaťáků
    } za stupeň a zbavit se odměny jednoho národa za svou hlavu.
m-ev_markets = Rozkolísané trhy
    .text = Všechny přístavy vrátí své žetony poptávky a dostanou nové.
m-ev_fever = Tropická horečka
    .text = Na začátku svého tahu hází každý kapitán na moři, který má aspoň 2 muže, na Velení; když neuspěje, ztratí { $effects-1-on_fail-1-n ->
        [one] { $effects-1-on_fail-1-n } muže
        [few] { $effects-1-on_fail-1-n } muže
       *[other] { $effects-1-on_fail-1-n } mužů
    }.
m-ev_calm = Bezvětří
    .text = Kdo začíná tah na moři, má o { $effects-1-n ->
        [one] akci
        [few] { $effects-1-n } akce
       *[other] { $effects-1-n } akcí
    } méně.
m-ev_trades = Pasáty
    .text = Každý hráč má v tomto kole { $effects-1-n ->
        [one] jednu plavbu
        [few] { $effects-1-n } plavby
       *[other] { $effects-1-n } plaveb
    } mezi oblastmi zdarma, ne však do přístavu nebo z něj.
m-ev_convoy = Bohaté konvoje
    .text = Každá oblast bez kupce dostane jednoho ze stupnice; úspěšná přepadení v tomto kole vynesou o { m-gold-second } víc.
m-ev_sweep = Hon na piráty
    .text = Válečné lodě v tomto kole házejí při Průzkumu o { $effects-1-n ->
        [one] kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } víc; za poražení piráta NPC je o { m-gold-second } víc.
m-ev_harvest = Bohatá úroda
    .text = Kdo v tomto kole nakupuje zboží, lízne si o { $effects-1-n ->
        [one] { $effects-1-n } kartu
        [few] { $effects-1-n } karty
       *[other] { $effects-1-n } karet
    } víc.

## Glory cards

m-gl_crew_reroll = Druhý dech
    .text = Přehoď libovolný počet kostek v boji posádek, svých nebo soupeřových.
m-gl_sea_reroll = Kousek s kormidlem
    .text = Přehoď libovolný počet kostek hodu na manévr, svých nebo soupeřových.
m-gl_copy = Bystrý žák
    .text = Zopakuj účinek karty slávy, která byla vyhodnocena naposledy.
m-gl_double_shot = Dvojitá nálož
    .text = Tvá salva udělí { $effects-1-n ->
        [one] { $effects-1-n } zásah
        [few] { $effects-1-n } zásahy
       *[other] { $effects-1-n } zásahů
    } navíc (i nad počet tvých děl).
m-gl_raking = Podélná palba
    .text = Přesuň až { $effects-1-n ->
        [one] { $effects-1-n } zásah
        [few] { $effects-1-n } zásahy
       *[other] { $effects-1-n } zásahů
    } své salvy, každý na část lodi dle své volby kromě trupu.
m-gl_brace = Držte se!
    .text = Zruš až { $effects-1-n ->
        [one] { $effects-1-n } zásah, který
        [few] { $effects-1-n } zásahy, které
       *[other] { $effects-1-n } zásahů, které
    } tvá loď právě utrpěla v námořní bitvě.
m-gl_smoke = Kouřová clona
    .text = Při ohlášeném útěku a vyhraném manévru unikneš, i když soupeři padly úspěchy.
m-gl_marines = Muži z podpalubí
    .text = V tomto boji posádek má tvá posádka o { $effects-1-n } víc (nejvýš 5); { $effects-1-n ->
        [one] muž navíc padne jako první
        [few] muži navíc padnou jako první
       *[other] muži navíc padnou jako první
    }.
m-gl_sharpshooters = Střelci v koších
    .text = Hoď { $effects-1-dice ->
        [one] { $effects-1-dice } kostkou
        [few] { $effects-1-dice } kostkami
       *[other] { $effects-1-dice } kostkami
    }; každý úspěch připraví nepřítele ještě před prvním kolem o { $effects-1-each_success-1-n ->
        [one] { $effects-1-each_success-1-n } muže
        [few] { $effects-1-each_success-1-n } muže
       *[other] { $effects-1-each_success-1-n } mužů
    }.
m-gl_powder = Požár prachu
    .text = Pokud tvá salva zasáhla děla, udělí dělům ještě { $effects-1-n ->
        [one] { $effects-1-n } zásah
        [few] { $effects-1-n } zásahy
       *[other] { $effects-1-n } zásahů
    }.
m-gl_prize = Podíl z kořisti
    .text = Po vyhrané bitvě proti hráči nebo NPC získej { m-gold-first }.
m-gl_stash_any = Skrýš v cizím přístavu
    .text = Při této přístavní akci můžeš uložit zlato, i když to není tvůj domovský přístav.
m-gl_insider = Tip ze skladiště
    .text = Při tomto nákupu zboží si lízni o { $effects-1-n ->
        [one] { $effects-1-n } kartu
        [few] { $effects-1-n } karty
       *[other] { $effects-1-n } karet
    } víc.
m-gl_guild = Přízeň cechu
    .text = Jeden druh zboží tu teď prodáš za { $effects-1-price ->
        [one] { $effects-1-price } zlaťák
        [few] { $effects-1-price } zlaťáky
       *[other] { $effects-1-price } zlaťáků
    } za kartu, i když není žádaný; slávu to nenese a žeton poptávky zůstává.
m-gl_demand = Změna poptávky
    .text = Lízni { $effects-1-draw ->
        [one] { $effects-1-draw } žeton poptávky a vyměň ho za žeton kteréhokoli přístavu.
        [few] { $effects-1-draw } žetony poptávky, jeden z nich vyměň za žeton kteréhokoli přístavu a ostatní vrať do zásoby.
       *[other] { $effects-1-draw } žetonů poptávky, jeden z nich vyměň za žeton kteréhokoli přístavu a ostatní vrať do zásoby.
    }
m-gl_credit = Úvěr v loděnici
    .text = Tvůj účet za tuto návštěvu loděnice je o { m-gold-off } nižší (ne pod 0).
m-gl_locker = Tajná skříňka
    .text = Když tvůj kapitán zemře, až { m-gold-first } z lodi putuje do tvé truhly, místo aby propadly nebo se staly kořistí.
m-gl_contract = Velkoobchodní smlouva
    .text = Když prodáš přesně 2 karty žádaného zboží, prodej nese slávu, jako by jich bylo { $effects-1-n }.
m-gl_insurance = Námořní pojištění
    .text = Když přijdeš o karty nákladu kvůli poškození nebo události, získej za každou { m-gold-first }.
m-gl_tavern = Řeči v krčmě
    .text = Lízni si zvěst bez placení a bez zkoušky.
m-gl_factor = Věrný jednatel
    .text = Ujmi se mise z kteréhokoli přístavu i na dálku (její podmínka platí dál).
m-gl_wind = Příznivý vítr
    .text = V tomto tahu máš { $effects-1-n ->
        [one] jednu akci
        [few] { $effects-1-n } akce
       *[other] { $effects-1-n } akcí
    } plavby navíc.
m-gl_eagle = Bystré oči
    .text = V této zkoušce Průzkumu hoď o { $effects-1-n ->
        [one] { $effects-1-n } kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } víc.
m-gl_fog = Do mlhy
    .text = Zkouška Průzkumu, která tě právě odhalila, se místo toho nezdaří.
m-gl_cove = Skrytá zátoka
    .text = Na moři: oprav { $effects-1-n } poškození na libovolných částech lodi kromě posádky.
m-gl_frame = Křivé obvinění
    .text = Zvol jiného hráče a národ a hoď na Vliv: při úspěchu na něj ten národ vypíše { $effects-1-on_success-1-delta ->
        [one] { $effects-1-on_success-1-delta } stupeň
        [few] { $effects-1-on_success-1-delta } stupně
       *[other] { $effects-1-on_success-1-delta } stupňů
    } odměny za hlavu.
m-gl_head = Vyšší cena
    .text = Zvyš jednu odměnu, která už je na hlavu jiného hráče vypsaná, o { $effects-1-delta ->
        [one] { $effects-1-delta } stupeň
        [few] { $effects-1-delta } stupně
       *[other] { $effects-1-delta } stupňů
    }.
m-gl_pardon = Koupená milost
    .text = Zaplať { $effects-1-cost_per_level ->
        [one] { $effects-1-cost_per_level } zlaťák
        [few] { $effects-1-cost_per_level } zlaťáky
       *[other] { $effects-1-cost_per_level } zlaťáků
    } za stupeň a zruš celou odměnu jednoho národa za tvou hlavu.
m-gl_colours = Falešná vlajka
    .text = Právě útočíš na někoho, kdo není pirát: za tento útok na tebe odměnu nevypíšou.
m-gl_sabotage = Sabotáž
    .text = Hráč v tvé oblasti nebo přístavu utrpí { $effects-1-n ->
        [one] { $effects-1-n } zásah
        [few] { $effects-1-n } zásahy
       *[other] { $effects-1-n } zásahů
    } na část lodi dle tvé volby kromě trupu a posádky.
m-gl_carpenter_1 = Tesař
    .text = Najmeš ho za { m-gold-hire } v kterémkoli přístavu. { m-carpenter.text }
m-gl_carpenter_2 = Tesař
    .text = Najmeš ho zkouškou Velení v nizozemském přístavu. { m-carpenter.text }
m-gl_boatswain_1 = Loďmistr
    .text = Najmeš ho zkouškou Velení v kterémkoli přístavu. { m-boatswain.text }
m-gl_boatswain_2 = Loďmistr
    .text = Najmeš ho za { m-gold-hire } v anglickém přístavu. { m-boatswain.text }
m-gl_gunner_1 = Kanonýr
    .text = Najmeš ho za { m-gold-hire } v kterémkoli přístavu. { m-gunner.text }
m-gl_gunner_2 = Kanonýr
    .text = Najmeš ho po vyhrané bitvě. { m-gunner.text }
m-gl_surgeon_1 = Ranhojič
    .text = Najmeš ho zkouškou Vlivu v kterémkoli přístavu. { m-surgeon.text }
m-gl_surgeon_2 = Ranhojič
    .text = Najmeš ho za { m-gold-hire } ve španělském přístavu. { m-surgeon.text }
m-gl_lookout_1 = Pozorovatel
    .text = Najmeš ho za { m-gold-hire } v kterémkoli přístavu. { m-lookout.text }
m-gl_lookout_2 = Pozorovatel
    .text = Najmeš ho zkouškou Průzkumu v kterémkoli přístavu. { m-lookout.text }
m-gl_veteran_1 = Veterán
    .text = Najmeš ho zkouškou Velení v kterémkoli přístavu. { m-veteran.text }
m-gl_veteran_2 = Veterán
    .text = Najmeš ho po vyhrané bitvě. { m-veteran.text }
m-gl_steward_1 = Stevard
    .text = Najmeš ho za { m-gold-hire } v kterémkoli přístavu. { m-steward.text }
m-gl_steward_2 = Stevard
    .text = Najmeš ho zkouškou Vlivu ve francouzském přístavu. { m-steward.text }
m-gl_helmsman_1 = Kormidelník
    .text = Najmeš ho za { m-gold-hire } v kterémkoli přístavu. { m-helmsman.text }
m-gl_helmsman_2 = Kormidelník
    .text = Najmeš ho zkouškou Mořeplavby v kterémkoli přístavu. { m-helmsman.text }

## Rumours

m-ru_telmo = Vrak lodi San Telmo
    .text = Potápěči vynesou { m-gold-first }.
m-ru_strongbox = Zakopaná truhlice
    .text = Vykopeš { m-gold-first }.
m-ru_myriad = Nepřeberné zboží
    .text = Opuštěná nákladní loď: lízni si { $effects-1-n ->
        [one] { $effects-1-n } kartu
        [few] { $effects-1-n } karty
       *[other] { $effects-1-n } karet
    } zboží a nech si všechny, které se vejdou; za každou zanechanou získej { $effects-1-sell_rest ->
        [one] { $effects-1-sell_rest } zlaťák
        [few] { $effects-1-sell_rest } zlaťáky
       *[other] { $effects-1-sell_rest } zlaťáků
    }.
m-ru_smugglers = Pašerácká zátoka
    .text = { m-gold-first } a po jedné speciální zbrani od každého druhu, který nemáš.
m-ru_hermit = Loďař poustevník
    .text = Vezmi z některého přístavu libovolný žeton vylepšení a zdarma si ho přidej na loď.
m-ru_ghost = Tichá šalupa
    .text = Abordáž unášené šalupy: boj posádek proti { $effects-1-crew ->
        [one] { $effects-1-crew } muži
        [few] { $effects-1-crew } mužům
       *[other] { $effects-1-crew } mužům
    } s Velením { $effects-1-leadership }. Vítězství vynese { $effects-1-on_win-1-n ->
        [one] { $effects-1-on_win-1-n } zlaťák
        [few] { $effects-1-on_win-1-n } zlaťáky
       *[other] { $effects-1-on_win-1-n } zlaťáků
    }.
m-ru_gunner = Kanonýr trosečník
    .text = Trosečník se k tobě přidá jako Kanonýr; získej { m-gold-second }.
m-ru_surgeon = Vysazený ranhojič
    .text = Vysazený se k tobě přidá jako Ranhojič; získej { m-gold-second }.
m-ru_pearls = Perlové mělčiny
    .text = Získej { m-gold-first }, pak hoď { $effects-2-dice ->
        [one] { $effects-2-dice } kostkou
        [few] { $effects-2-dice } kostkami
       *[other] { $effects-2-dice } kostkami
    } a za každý úspěch získej { $effects-2-each_success-1-n ->
        [one] { $effects-2-each_success-1-n } zlaťák
        [few] { $effects-2-each_success-1-n } zlaťáky
       *[other] { $effects-2-each_success-1-n } zlaťáků
    }.
m-ru_cache = Pirátova skrýš
    .text = { m-gold-first } a { $effects-2-n ->
        [one] jedna karta
        [few] { $effects-2-n } karty
       *[other] { $effects-2-n } karet
    } slávy navíc.
m-ru_ambergris = Ambra na útesu
    .text = Získej { m-gold-first } a oprav celou loď (kromě posádky).
m-ru_channel = Tajný průliv
    .text = Kartu si nech: pro tebe jsou Curaçao a Santo Domingo sousední oblasti.
m-ru_plate = Ztracená stříbrná loď
    .text = { m-gold-second }, ale útes udělí tvému trupu { $effects-1-n ->
        [one] { $effects-1-n } zásah
        [few] { $effects-1-n } zásahy
       *[other] { $effects-1-n } zásahů
    } (pokud by tě to potopilo, můžeš vrak nechat být; zvěst se pak nepotvrdí).
m-ru_papers = Falešné papíry
    .text = Kartu si nech: odměny za hlavu ti nikdy nezavřou přístav.
m-ru_court = Přítel u dvora
    .text = Zruš všechny odměny jednoho národa dle své volby; pokud na tebe žádná není, získej { $effects-1-else_gold ->
        [one] { $effects-1-else_gold } zlaťák
        [few] { $effects-1-else_gold } zlaťáky
       *[other] { $effects-1-else_gold } zlaťáků
    }.
m-ru_gratitude = Guvernérův vděk
    .text = Guvernér ti vyplatí { m-gold-first }.
m-ru_veteran = Starý voják
    .text = Přidá se k tobě jako Veterán; získej { m-gold-second }.
m-ru_helmsman = Žák slepého lodivoda
    .text = Přidá se k tobě jako Kormidelník; získej { m-gold-second }.
m-ru_widow = Vdovina lodní truhla
    .text = Lízni si { $effects-1-n ->
        [one] { $effects-1-n } kartu
        [few] { $effects-1-n } karty
       *[other] { $effects-1-n } karet
    } slávy navíc a získej { m-gold-second }.
m-ru_yard = Loděnice v úpadku
    .text = Hned zde si kup fregatu nebo galeonu za { $effects-1-price ->
        [one] { $effects-1-price } zlaťák
        [few] { $effects-1-price } zlaťáky
       *[other] { $effects-1-price } zlaťáků
    } (svou starou loď dáš výměnou; za loď samu není sláva), nebo získej { $effects-1-else_gold ->
        [one] { $effects-1-else_gold } zlaťák
        [few] { $effects-1-else_gold } zlaťáky
       *[other] { $effects-1-else_gold } zlaťáků
    }.
m-ru_clerk = Úplatný úředník
    .text = Zvol zboží: vezmi si { $effects-1-n ->
        [one] { $effects-1-n } jeho kartu
        [few] { $effects-1-n } jeho karty
       *[other] { $effects-1-n } jeho karet
    } z odhazovacího balíčku, pak z dobíracího; za každou kartu, která se nevejde, { $effects-1-else_gold ->
        [one] { $effects-1-else_gold } zlaťák
        [few] { $effects-1-else_gold } zlaťáky
       *[other] { $effects-1-else_gold } zlaťáků
    }.
m-ru_marriage = Dobrá partie
    .text = Kartu si nech: o { $effects-1-n ->
        [one] kostku
        [few] { $effects-1-n } kostky
       *[other] { $effects-1-n } kostek
    } víc při tvých zkouškách Vlivu.
m-ru_debts = Dluhy v krčmě
    .text = { m-gold-first } a doplní se ti posádka.
m-ru_cartographer = Kartograf
    .text = Kartu si nech: jednou za tah přehoď všechny kostky jedné své zkoušky Průzkumu.
m-ru_comrade = Starý druh
    .text = Přidá se k tobě jako Loďmistr; získej { m-gold-second }.

## Missions

m-mi_cousin = Královnina sestřenice
    .text = Bez španělské odměny za hlavu a zkouška Vlivu. Dovez sestřenici španělské královny do přístavu { $goal-1-at }: { m-gold-done }.
m-mi_mail = Královská pošta
    .text = Bez anglické odměny za hlavu a zkouška Vlivu. Doruč depeše Koruny do přístavu { $goal-1-at }: { m-gold-done }.
m-mi_powder = Prach pro pevnost
    .text = Bez španělské odměny za hlavu. Dovez prach do přístavu { $goal-1-at }: { m-gold-done }. Zabírá { $cargo_space ->
        [one] { $cargo_space } místo
        [few] { $cargo_space } místa
       *[other] { $cargo_space } míst
    }; při zásahu nákladu utrpí trup o { $on_fail-1-n ->
        [one] { $on_fail-1-n } zásah
        [few] { $on_fail-1-n } zásahy
       *[other] { $on_fail-1-n } zásahů
    } víc a mise skončí nezdarem.
m-mi_dividend = Dividenda Společnosti
    .text = Bez nizozemské odměny za hlavu a zkouška Vlivu. Dovez stříbro Společnosti do přístavu { $goal-1-at }: { m-gold-done }.
m-mi_missionary = Misionář
    .text = Zkouška Vlivu. Dovez misionáře a jeho lékaře do přístavu { $goal-1-at }: { m-gold-done } a Ranhojič zůstane u tebe.
m-mi_hunt = Lov na černou vlajku
    .text = Bez jakékoli odměny za hlavu. Poraz piráta NPC nebo hráče s odměnou za hlavu: { m-gold-done }.
m-mi_thief = Lovec hlav
    .text = Bez anglické odměny za hlavu a zkouška Vlivu. Poraz pirátskou fregatu nebo hráče s odměnou za hlavu: { m-gold-done }.
m-mi_admiral = Pokořit admirála
    .text = Aspoň { $claim-1-n ->
        [one] jedna odměna
        [few] { $claim-1-n } odměny
       *[other] { $claim-1-n } odměn
    } za hlavu. Poraz kteroukoli válečnou loď: { m-gold-done }.
m-mi_raid_sd = Nájezd na Santo Domingo
    .text = Aspoň { $claim-1-n ->
        [one] { $claim-1-n } muž
        [few] { $claim-1-n } muži
       *[other] { $claim-1-n } mužů
    }. Vylodění v přístavu { $goal-1-at } proti { $goal-1-crew ->
        [one] { $goal-1-crew } muži
        [few] { $goal-1-crew } mužům
       *[other] { $goal-1-crew } mužům
    } s Velením { $goal-1-leadership }: { m-gold-done }, ale i { $on_complete-2-delta ->
        [one] { $on_complete-2-delta } stupeň
        [few] { $on_complete-2-delta } stupně
       *[other] { $on_complete-2-delta } stupňů
    } španělské odměny za tvou hlavu.
m-mi_stores = Spálit sklady
    .text = Aspoň { $claim-1-n ->
        [one] { $claim-1-n } muž
        [few] { $claim-1-n } muži
       *[other] { $claim-1-n } mužů
    }. Vylodění v přístavu { $goal-1-at } proti { $goal-1-crew ->
        [one] { $goal-1-crew } muži
        [few] { $goal-1-crew } mužům
       *[other] { $goal-1-crew } mužům
    } s Velením { $goal-1-leadership }: { m-gold-done }, ale i { $on_complete-2-delta ->
        [one] { $on_complete-2-delta } stupeň
        [few] { $on_complete-2-delta } stupně
       *[other] { $on_complete-2-delta } stupňů
    } francouzské odměny za tvou hlavu.
m-mi_cutting = Noční výpad
    .text = Aspoň { $claim-1-n ->
        [one] { $claim-1-n } muž
        [few] { $claim-1-n } muži
       *[other] { $claim-1-n } mužů
    }. Vylodění v přístavu { $goal-1-at } proti { $goal-1-crew ->
        [one] { $goal-1-crew } muži
        [few] { $goal-1-crew } mužům
       *[other] { $goal-1-crew } mužům
    } s Velením { $goal-1-leadership }: { m-gold-done }, ale i { $on_complete-2-delta ->
        [one] { $on_complete-2-delta } stupeň
        [few] { $on_complete-2-delta } stupně
       *[other] { $on_complete-2-delta } stupňů
    } francouzské odměny za tvou hlavu.
m-mi_rival = Zničit konkurenci
    .text = Zkouška Vlivu. Přepadni { $goal-1-n ->
        [one] anglického kupce
        [few] { $goal-1-n } anglické kupce
       *[other] { $goal-1-n } anglických kupců
    } (odměnu na tebe vypíšou jako vždy): { m-gold-done }.
m-mi_sugar = Smlouva na cukr
    .text = Dodej do přístavu { $goal-1-at } { $goal-1-n ->
        [one] { $goal-1-n } kartu
        [few] { $goal-1-n } karty
       *[other] { $goal-1-n } karet
    } cukru: { m-gold-done }.
m-mi_timber = Dřevo pro flotilu
    .text = Bez španělské odměny za hlavu. Dodej do přístavu { $goal-1-at } { $goal-1-n ->
        [one] { $goal-1-n } kartu
        [few] { $goal-1-n } karty
       *[other] { $goal-1-n } karet
    } dřeva: { m-gold-done }.
m-mi_cloth = Látky pro osadníky
    .text = Dodej do přístavu { $goal-1-at } { $goal-1-n ->
        [one] { $goal-1-n } kartu
        [few] { $goal-1-n } karty
       *[other] { $goal-1-n } karet
    } látek: { m-gold-done }.
m-mi_rum = Rum pro bratrstvo
    .text = Dodej do přístavu { $goal-1-at } { $goal-1-n ->
        [one] { $goal-1-n } kartu
        [few] { $goal-1-n } karty
       *[other] { $goal-1-n } karet
    } rumu: { m-gold-done }.
m-mi_famine = Loď s pomocí
    .text = Dodej do přístavu { $goal-1-at } { $goal-1-n ->
        [one] { $goal-1-n } kartu
        [few] { $goal-1-n } karty
       *[other] { $goal-1-n } karet
    } potravin: { m-gold-done } a jedna odměna za tvou hlavu klesne o { $on_complete-2-delta ->
        [one] { $on_complete-2-delta } stupeň
        [few] { $on_complete-2-delta } stupně
       *[other] { $on_complete-2-delta } stupňů
    }.
m-mi_survey = Zmapovat průlivy
    .text = Zkouška Vlivu. Průzkumnou akcí uspěj ve zkoušce Průzkumu v oblastech { $goal-1-at }, { $goal-2-at } a { $goal-3-at }: { m-gold-done } a Pozorovatel.
m-mi_spy = Zpráva vyzvědače
    .text = Bez anglické odměny za hlavu a zkouška Vlivu. Uspěj ve zkoušce Vlivu v přístavu { $goal-1-at }, pak podej zprávu v přístavu { $goal-2-at }: { m-gold-done }.
m-mi_ransom = Výkupné
    .text = Měj u sebe { $claim-1-n ->
        [one] { $claim-1-n } zlaťák
        [few] { $claim-1-n } zlaťáky
       *[other] { $claim-1-n } zlaťáků
    }. V přístavu { $goal-1-at } zaplať { $goal-1-n ->
        [one] { $goal-1-n } zlaťák
        [few] { $goal-1-n } zlaťáky
       *[other] { $goal-1-n } zlaťáků
    } za zajatce a dovez ho do přístavu { $goal-2-at }: { m-gold-done }.
m-mi_shipwright = Najít loďaře
    .text = V oblasti { $goal-1-at } najdi trosečníka průzkumnou akcí a zkouškou Průzkumu: { m-gold-done } a Tesař.
m-mi_marque = Kaperský list
    .text = Bez španělské odměny za hlavu a zkouška Vlivu. Zvol národ kromě Španělska a přepadni { $goal-1-n ->
        [one] jednoho jeho kupce
        [few] { $goal-1-n } jeho kupce
       *[other] { $goal-1-n } jeho kupců
    }; odměnu na tebe za to nevypíšou: { m-gold-done }.
m-mi_petition = Prosebný list
    .text = Aspoň { $claim-1-n ->
        [one] jedna odměna
        [few] { $claim-1-n } odměny
       *[other] { $claim-1-n } odměn
    } za hlavu. Uspěj ve zkoušce Vlivu ve svém domovském přístavu: celá odměna jednoho národa se zruší.
m-mi_duel = Věc cti
    .text = Okamžitý souboj, každý snese { $goal-1-wounds } zranění, proti Velení { $goal-1-leadership }: { m-gold-done }. Kdo prohraje, nesplní misi a ztratí { $on_fail-1-n ->
        [one] { $on_fail-1-n } muže
        [few] { $on_fail-1-n } muže
       *[other] { $on_fail-1-n } mužů
    }; nikdo neumírá.
m-mi_four_flags = Čtyři vlajky
    .text = Zkouška Vlivu. Proveď přístavní akci v přístavu každého ze čtyř národů: { m-gold-done } a Stevard.

## What is asked

prompt-m-port = Jsi v přístavu { $card }. Co uděláš?
prompt-m-market = { $count ->
    [one] Na trhu leží jedna karta
    [few] Na trhu leží { $count } karty
   *[other] Na trhu leží { $count } karet
}; { $room ->
    [0] podpalubí máš plné.
    [one] v podpalubí je místo ještě na jednu.
    [few] v podpalubí je místo ještě na { $room }.
   *[other] v podpalubí je místo ještě na { $room }.
} Koupíš { $count ->
    [one] ji?
   *[other] další?
}
prompt-m-brokers = { $count ->
    [one] Makléři vymění ještě jednu kartu zboží. Kterou?
    [few] Makléři vymění až { $count } karty zboží. Které?
   *[other] Makléři vymění až { $count } karet zboží. Které?
}
prompt-m-trim = { $count ->
    [one] Jedna karta nákladu se do podpalubí nevejde. Co tu zůstane?
    [few] { $count } karty nákladu se do podpalubí nevejdou. Co tu zůstane?
   *[other] { $count } karet nákladu se do podpalubí nevejde. Co tu zůstane?
}
prompt-m-carry-over = Vezmeš si na novou loď ({ $card }) svá vylepšení? Co jde s tebou, to se neprodá.
prompt-m-keep-rumour = Kterou zvěst si necháš?
prompt-m-tongue = Zkouška o misi „{ $card }“ nevyšla. Zaplatíš { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}, aby přece jen vyšla?
prompt-m-wreck = Útes by tvou loď potopil. Vezmeš zlato i tak, nebo necháš vrak být?
prompt-m-marque = Na kupce kterého národa má tvůj kaperský list platit?
prompt-m-claim-remote = Které mise se za tebe ujme tvůj jednatel?
prompt-m-chase = { $count ->
    [0] Nezbývá žádný úspěch: použiješ zbraň, nebo jdeš dál?
    [one] Máš jeden úspěch: líznout, odhodit, nebo vyměnit kartu?
    [few] Máš { $count } úspěchy: líznout, odhodit, nebo vyměnit kartu?
   *[other] Máš { $count } úspěchů: líznout, odhodit, nebo vyměnit kartu?
}
prompt-m-declare = { $npc ->
    [1] Kolo { $count }: co udělá { $card }?
   *[0] { $foe ->
        [1] Kolo { $count }, proti tobě { $target }: střelba, abordáž, nebo útěk?
       *[0] Kolo { $count }, proti tobě { $rival }: střelba, abordáž, nebo útěk?
    }
}
prompt-m-hail = Kupec pluje pod vlajkou: { $nation }. Přepadneš ho, a jako čí loď?
prompt-m-place-hit = { $npc ->
    [1] Kam dostane { $card } zásah? Zbývá umístit: { $left }
   *[0] Kam dostane tvoje loď zásah? Zbývá umístit: { $left }
}
prompt-m-prize = Vezmeš si ukořistěnou loď ({ $card }) a opustíš svou?
prompt-m-ransack = Prohrává { $rival }. Co si bereš?
prompt-m-reroll = Které kostky se přehodí? Zatím označeno: { $count }
prompt-m-stow = { $over ->
    [0] Co si necháš? Zbývá místa: { $count }
    [one] V podpalubí je málo místa: jedna karta je navíc. Co vyhodíš?
    [few] V podpalubí je málo místa: { $over } karty jsou navíc. Co vyhodíš?
   *[other] V podpalubí je málo místa: { $over } karet je navíc. Co vyhodíš?
}
prompt-m-move-hit = Který zásah přesuneš?
prompt-m-move-hit-to = Kam zásah přijde?
prompt-m-cancel-hit = Který zásah odvrátíš?
prompt-m-rake-hit = Který zásah přesuneš?
prompt-m-plate-hit = Zachytí Zesílený trup zásah, a který?
prompt-m-raid-more = { $count ->
    [one] Začneš přepadení s kartou navíc?
    [few] Začneš přepadení s { $count } kartami navíc?
   *[other] Začneš přepadení s { $count } kartami navíc?
}
prompt-m-reward-from = Který národ ti za piráta zaplatí?
prompt-m-captain = Za kterého kapitána popluješ?
prompt-m-first-ship = S kterou lodí začneš?
prompt-m-another = Před tvým domovským přístavem číhají piráti. Lízneš si jiného kapitána?
prompt-m-toll = Útočiště chce { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}. Zaplatíš, nebo zůstaneš na moři?
prompt-m-retest = Zkouška nevyšla: { $skill }. Přehodíš všechny kostky?
prompt-m-carpenter-mends = Co opraví tvůj Tesař?
prompt-m-careen = Co na pláži opravíš?
prompt-m-act = { $free ->
    [0] { $count ->
        [0] Nezbývá žádná akce. Zahraj kartu, nebo ukonči tah.
        [one] Zbývá jedna akce. Co uděláš?
        [few] Zbývají { $count } akce. Co uděláš?
       *[other] Zbývá { $count } akcí. Co uděláš?
    }
   *[other] Zbývající akce: { $count }, plavby zdarma: { $free }. Co uděláš?
}
prompt-m-full-hand = V ruce smíš mít čtyři karty slávy. Kterou odhodíš?
prompt-m-repair-there = Co opravíš?
prompt-m-own-bounty-of = { $count ->
    [one] Který národ sníží odměnu za tvou hlavu o stupeň?
    [few] Který národ sníží odměnu za tvou hlavu o { $count } stupně?
   *[other] Který národ sníží odměnu za tvou hlavu o { $count } stupňů?
}
prompt-m-price-target = Na čí hlavu odměnu zvýšíš?
prompt-m-price-nation = Který národ za toho kapitána přidá?
prompt-m-frame-target = Koho obviníš?
prompt-m-frame-nation = Kterému národu to povíš?
prompt-m-clear-bounty = Který národ zruší odměnu za tvou hlavu?
prompt-m-pardon = Milost stojí { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} za stupeň. U kterého národa se vykoupíš?
prompt-m-sabotage-target = Čí loď poškodíš?
prompt-m-sabotage-place = Co rozbiješ?
prompt-m-favoured-good = Kterému zboží cech přeje?
prompt-m-demand-good = Který z líznutých druhů zboží zvolíš?
prompt-m-demand-port = Který přístav ho bude žádat?
prompt-m-redeal-nation = V přístavech kterého národa se změní poptávka?
prompt-m-haul = { $left ->
    [0] Podpalubí máš plné. Zbylé karty: { $count }, za každou { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
    [one] Máš místo ještě na jednu. Co si necháš? Za každou zanechanou kartu { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
   *[other] Máš místo ještě na { $left }. Co si necháš? Za každou zanechanou kartu { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
}
prompt-m-warehouse-good = Které zboží si vezmeš ze skladiště?
prompt-m-gift-port = Z kterého přístavu si vezmeš vylepšení?
prompt-m-ship-offer = Loď za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} a tvou starou, nebo místo ní { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}?
prompt-m-window-when-scouted = Tvá loď je odhalena. Zahraješ kartu?
prompt-m-window-on-engage = Boj už už začne. Zahraješ kartu?
prompt-m-window-naval-after-manoeuvre-roll = Na manévr je hozeno. Zahraješ kartu nebo něco použiješ?
prompt-m-window-naval-flee-won = Manévr k útěku je vyhraný. Zahraješ kartu?
prompt-m-window-naval-own-fire = Děla pálí. Zahraješ kartu nebo něco použiješ?
prompt-m-window-naval-own-hits-located = Je jasné, kam zásahy míří. Zahraješ kartu nebo něco použiješ?
prompt-m-window-own-ship-hit = Tvá loď je zasažena. Zahraješ kartu nebo něco použiješ?
prompt-m-window-crew-start = Posádky se chystají k boji. Zahraješ kartu?
prompt-m-window-crew-after-roll = Posádky mají hozeno. Zahraješ kartu nebo něco použiješ?
prompt-m-window-after-battle-won = Bitva je vyhraná. Zahraješ kartu?
prompt-m-window-own-cargo-lost = Přicházíš o náklad. Zahraješ kartu?
prompt-m-window-own-death = Přicházíš o kapitána. Zahraješ kartu?

## Choices

choice-m-pass = { $at ->
    [retest] Smířit se s neúspěchem
    [toll] Zůstat na moři
    [another] Nechat si tohoto kapitána
    [hail] Nechat kupce plout
    [tongue] Nechat misi být
    [carpenter-mends] Nic neopravit
    [carry-over] Nechat vylepšení na staré lodi
    [ship-offer] Vzít raději zlato
    [wreck] Nechat vrak být
    [pardon] Milost nekoupit
    [plate-hit] Přijmout všechny zásahy
    [raid-more] Tři karty stačí
    [prize] Nechat si svou loď
   *[other] Pasovat
}
choice-m-done = { $at ->
    [act] Ukončit tah
    [port] V přístavu hotovo
    [market] Víc nekoupit
    [brokers] Víc nevracet
    [chase] Dostihnout kupce
    [stow] Víc si nenechat
    [haul] Víc si nenechat
    [reroll] Přehodit označené kostky
    [ransack] Víc nebrat
   *[other] Hotovo
}
choice-m-enter = { $chance ->
    [100] Vplout do přístavu { $card }
   *[other] Vplout do přístavu { $card }: na { $chance } % tě vpustí, jinak { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
}
choice-m-leave = Vyplout na moře
choice-m-port = Provést přístavní akci
choice-m-retire = Poslat kapitána na odpočinek
choice-m-recruit = { $chance ->
    [100] Naverbovat { $count ->
        [one] { $count } muže
        [few] { $count } muže
       *[other] { $count } mužů
    }
   *[other] Naverbovat { $count ->
        [one] { $count } muže
        [few] { $count } muže
       *[other] { $count } mužů
    }: { $dice ->
        [one] jedna kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }, { $chance } %
}
choice-m-hand = Najmout jednoho muže za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
choice-m-market = Podívat se, jaké zboží je na trhu
choice-m-rumour = Vyptat se na zvěst za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}: { $dice ->
    [one] jedna kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, { $chance } %
choice-m-prove = Ověřit „{ $card }“: { $dice ->
    [one] jedna kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, { $skill }, { $chance } %
choice-m-fulfil = Splnit, co tu žádá „{ $card }“
choice-m-modify = Pořídit { $thing } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}: { $text }
choice-m-reinforce = Otočit zpět { $card } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
choice-m-shoot = { $count ->
    [one] Střílet: nejvýš jeden zásah
    [few] Střílet: nejvýš { $count } zásahy
   *[other] Střílet: nejvýš { $count } zásahů
}
choice-m-board = Abordáž, posádka { $crew }
choice-m-flee = Prchat
choice-m-draw = Líznout ještě kartu
choice-m-take = { $at ->
    [prize] Vzít si ukořistěnou loď
    [ransack] Vzít zvěst
    [wreck] Vzít zlato
   *[other] Ano
}
choice-m-ability = { $at ->
    [retest] Zopakovat zkoušku
    [raid-more] { $count ->
        [one] Začít s kartou navíc
        [few] Začít s { $count } kartami navíc
       *[other] Začít s { $count } kartami navíc
    }
    [window-naval-own-fire] { $count ->
        [one] Kanonýr přidá zásah
        [few] Kanonýr přidá { $count } zásahy
       *[other] Kanonýr přidá { $count } zásahů
    }
    [window-own-ship-hit] Přesunout zásah na jinou část lodi
    [window-crew-after-roll] Přehodit kostky posádky
   *[other] Použít schopnost kapitána
}
choice-m-another = Líznout jiného kapitána
choice-m-pay = Zaplatit
choice-m-sail = { $count ->
    [0] Plout do oblasti { $card }
    [one] Plout do oblasti { $card }, kde po tobě bude pátrat loď
    [few] Plout do oblasti { $card }, kde po tobě budou pátrat { $count } lodě
   *[other] Plout do oblasti { $card }, kde po tobě bude pátrat { $count } lodí
}
choice-m-scout-merchant = Vypátrat kupce: { $dice ->
    [one] jedna kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, { $chance } %
choice-m-scout-npc = Vypátrat, kde je { $card }: { $dice ->
    [one] jedna kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, { $chance } %
choice-m-scout-seat = Vypátrat, kde je { $rival }: { $dice ->
    [one] jedna kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, { $chance } %
choice-m-scout-rumour = Ověřit „{ $card }“: { $dice ->
    [one] jedna kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, { $skill }, { $chance } %
choice-m-scout-mission = Splnit, co tu žádá „{ $card }“
choice-m-scout-beach = { $count ->
    [one] Vytáhnout loď na pláž a opravit bod
    [few] Vytáhnout loď na pláž a opravit { $count } body
   *[other] Vytáhnout loď na pláž a opravit { $count } bodů
}
choice-m-sell = { $wanted ->
    [yes] Prodat { $card } za { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }: je to žádané (na palubě { $count })
   *[no] Prodat { $card } za { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    } (na palubě { $count })
}
choice-m-buy = Koupit { $card } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
choice-m-drop = Vyhodit { $card }
choice-m-keep = Nechat si { $card }
choice-m-first-ship = { $card }: trup { $hull }, náklad { $cargo }, posádka { $crew }, děla { $cannons }, obratnost { $manoeuvre }
choice-m-ship = { $way ->
    [get] Vyměnit loď a dostat { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }: { $card }
   *[pay] Vyměnit loď za { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }: { $card }
}, trup { $hull }, náklad { $cargo }, posádka { $crew }, děla { $cannons }, obratnost { $manoeuvre }
choice-m-repair = Opravit: { $place } ({ $left } z { $most }) za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
choice-m-weapon = Koupit { $thing } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}: { $text }
choice-m-vend = Prodat { $card } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
choice-m-use = Použít { $thing }: { $text }
choice-m-use-in-raid = Použít { $thing }: jedna kostka se změní v úspěch
choice-m-claim = { $chance ->
    [100] Ujmout se mise „{ $thing }“: { $text }
   *[other] Ujmout se mise „{ $thing }“ ({ $chance } %): { $text }
}
choice-m-play = Zahrát „{ $thing }“: { $text }
choice-m-raid = Přepadnout jako kupce země: { $nation }
choice-m-rid = { $symbol ->
    [escape] Odhodit { $card } ({ $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }, únik)
   *[hit] Odhodit { $card } ({ $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }, zásah: { $place })
}
choice-m-swap = { $symbol ->
    [escape] Vyměnit { $card } ({ $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }, únik)
   *[hit] Vyměnit { $card } ({ $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }, zásah: { $place })
}
choice-m-cargo = { $symbol ->
    [escape] { $card } ({ $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }, únik)
   *[hit] { $card } ({ $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }, zásah: { $place })
}
choice-m-reroll = { $theirs ->
    [yes] Přehodit nepřítelovu kostku: { $face ->
        [skull] lebka
       *[other] { $face }
    }
   *[no] Přehodit svou kostku: { $face ->
        [skull] lebka
       *[other] { $face }
    }
}
choice-m-chest = { $way ->
    [in] Uložit do truhly { $count ->
        [one] { $count } zlaťák
        [few] { $count } zlaťáky
       *[other] { $count } zlaťáků
    }: pak { $gold ->
        [one] v ní bude
        [few] v ní budou
       *[other] v ní bude
    } { $gold }
   *[out] Vzít z truhly { $count ->
        [one] { $count } zlaťák
        [few] { $count } zlaťáky
       *[other] { $count } zlaťáků
    }: { $gold ->
        [one] zůstane v ní
        [few] zůstanou v ní
       *[other] zůstane v ní
    } { $gold }
}
choice-m-face = { $face ->
    [skull] Lebka
   *[other] { $face }
}
choice-m-thing = { $thing }: { $text }
choice-m-captain = { $card }, domov { $target }: Mořeplavba { $seamanship }, Průzkum { $scouting }, Velení { $leadership }, Vliv { $influence }
choice-m-rumour-card = { $thing } ({ $target }): { $text }
choice-m-location = { $place } ({ $left ->
    [one] zbývá
    [few] zbývají
   *[other] zbývá
} { $left })
choice-m-card = { $card }
choice-m-nation = { $nation }
choice-m-seat = { $rival }

## The story

event-m-port = { $seat } jde na břeh v přístavu { $card }.
event-m-sold = { $seat } prodává { $card } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
event-m-replaced = Na trhu se vyměňuje karta: { $card }.
event-m-market = Prohlížíš si trh: { $cards }.
event-m-market-hidden = { $seat } si na trhu prohlíží { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-m-bought = Kupuješ: { $cards }.
event-m-bought-hidden = { $seat } kupuje { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
} zboží.
event-m-unsold = Na trhu zůstává: { $cards }.
event-m-new-ship = { $seat } přebírá loď: { $card }.
event-m-armed = { $seat } bere na palubu { $card }.
event-m-vended = { $seat } prodává { $card }.
event-m-fitted = { $seat } vylepšuje loď: { $card }.
event-m-reinforced = { $seat } si dává spravit { $card }.
event-m-token = Nová nabídka v přístavu { $target }: { $card }.
event-m-recruited = { $seat } doplňuje posádku.
event-m-not-recruited = { $seat } verbuje marně: zadarmo se nikdo nehlásí.
event-m-listens = { $seat } se vyptává v krčmě.
event-m-rumour = Slyšíš zvěst: „{ $card }“. { $text }
event-m-rumour-hidden = { $seat } slyší zvěst.
event-m-rumour-kept = Necháváš si zvěst „{ $card }“; druhá se vrací.
event-m-rumour-kept-hidden = { $seat } si nechává jednu zvěst; druhá se vrací.
event-m-proves = { $seat } jde po zvěsti „{ $card }“.
event-m-rumour-false = „{ $card }“: samé řeči.
event-m-rumour-true = „{ $card }“: je to pravda!
event-m-claims = { $seat } se uchází o misi „{ $card }“.
event-m-claim-refused = { $seat } misi „{ $card }“ nedostává.
event-m-mission = Nová mise v přístavu { $target }: „{ $card }“.
event-m-mission-taken = { $seat } se ujímá mise „{ $card }“.
event-m-mission-given-up = { $seat } se vzdává mise „{ $card }“.
event-m-mission-failed = { $seat } má po misi: „{ $card }“ končí nezdarem.
event-m-mission-step = { $seat } pokračuje v misi „{ $card }“: { $left ->
    [one] zbývá jeden krok.
    [few] zbývají { $left } kroky.
   *[other] zbývá { $left } kroků.
}
event-m-mission-done = { $seat } má misi „{ $card }“ splněnou.
event-m-marque = { $seat } má kaperský list na kupce: { $nation }.
event-m-delivered = { $seat } dodává { $count }× { $card }.
event-m-lands = { $seat } se vyloďuje v oblasti { $card }.
event-m-duel-round = Souboj: { $seat } má { $count ->
    [one] jedno zranění
    [few] { $count } zranění
   *[other] { $count } zranění
}, soupeř { $dealt }.
event-m-stashed = V tvé truhle teď leží { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
event-m-stashed-hidden = { $seat } se přehrabuje v truhle.
event-m-merchant = { $seat } nachází kupce. Vlajka: { $nation }.
event-m-let-go = { $seat } nechává kupce plout.
event-m-raids = { $seat } přepadá kupce ({ $nation }).
event-m-turned-up = Odkrytá karta: { $card }.
event-m-shook-off = { $seat } odhazuje { $card }.
event-m-raid-failed = { $why ->
    [hit] { $seat } přepadá neúspěšně: děla kupce vyřadila část lodi.
   *[escaped] { $count ->
        [0] { $seat } přepadá neúspěšně.
        [one] { $seat } přepadá neúspěšně: jeden únik.
        [few] { $seat } přepadá neúspěšně: { $count } úniky.
       *[other] { $seat } přepadá neúspěšně: { $count } úniků.
    }
}
event-m-looted = { $seat } plení kupce: { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
event-m-kept-cargo = { $seat } si nechává { $card }.
event-m-took-cargo = { $seat } bere na palubu { $card }.
event-m-took-cargo-hidden = { $seat } bere na palubu náklad.
event-m-dropped = { $seat } vyhazuje { $card }.
event-m-overboard = { $seat } ztrácí { $card }.
event-m-battle = { $npc ->
    [1] Do útoku jde { $card }! Brání se { $rival }.
   *[0] { $foe ->
        [1] { $seat } jde do útoku! Brání se { $target }.
       *[0] { $seat } jde do útoku! Brání se { $rival }.
    }
}
event-m-battle-round = Kolo bitvy: { $count }.
event-m-broke-off = Žádná strana nemůže té druhé ublížit: bitva končí.
event-m-declared = { $npc ->
    [0] { $seat } ohlašuje { $deed ->
        [board] abordáž.
        [flee] útěk.
       *[shoot] střelbu.
    }
   *[other] { $card } ohlašuje { $deed ->
        [board] abordáž.
        [flee] útěk.
       *[shoot] střelbu.
    }
}
event-m-manoeuvred = { $npc ->
    [1] { $card } manévruje: úspěšné kostky { $count } z { $dice }.
   *[0] { $seat } manévruje: úspěšné kostky { $count } z { $dice }.
}
event-m-manoeuvre-won = { $npc ->
    [1] { $card } vyhrává manévr.
   *[0] { $seat } vyhrává manévr.
}
event-m-manoeuvre-tied = Manévr nevyhrává nikdo.
event-m-long-guns = { $npc ->
    [1] { $card } pálí z Dlouhých děl: { $count ->
        [one] jeden zásah
        [few] { $count } zásahy
       *[other] { $count } zásahů
    }.
   *[0] { $seat } pálí z Dlouhých děl: { $count ->
        [one] jeden zásah
        [few] { $count } zásahy
       *[other] { $count } zásahů
    }.
}
event-m-volley = { $npc ->
    [1] { $card } pálí: { $count ->
        [one] jeden zásah.
        [few] { $count } zásahy.
       *[other] { $count } zásahů.
    }
   *[0] { $seat } pálí: { $count ->
        [one] jeden zásah.
        [few] { $count } zásahy.
       *[other] { $count } zásahů.
    }
}
event-m-chasers = { $seat } pálí ze Stíhacích děl.
event-m-plated = { $seat }: zásah zachycuje Zesílený trup.
event-m-used-weapon = { $seat } používá { $card }.
event-m-ability = { $seat } využívá schopnost: { $card }.
event-m-rerolled = { $seat } nechává přehodit { $count ->
    [one] jednu kostku
    [few] { $count } kostky
   *[other] { $count } kostek
}.
event-m-sunk = { $npc ->
    [1] { $card } jde ke dnu.
   *[0] { $seat } přichází o loď: jde ke dnu.
}
event-m-fled = { $npc ->
    [1] { $card } uniká.
   *[0] { $seat } uniká.
}
event-m-boarding = { $npc ->
    [1] Boj posádek: { $card } × { $rival }.
   *[0] { $foe ->
        [1] Boj posádek: { $seat } × { $target }.
       *[0] Boj posádek: { $seat } × { $rival }.
    }
}
event-m-swivels = { $count ->
    [0] Otočná děla nikoho nesrazí.
   *[other] Otočná děla srazí jednoho nepřítele.
}
event-m-crew-lost = { $npc ->
    [1] { $card } ztrácí { $count ->
        [one] { $count } muže
        [few] { $count } muže
       *[other] { $count } mužů
    }; { $left ->
        [one] zbývá
        [few] zbývají
       *[other] zbývá
    } { $left }.
   *[0] { $seat } ztrácí { $count ->
        [one] { $count } muže
        [few] { $count } muže
       *[other] { $count } mužů
    }; { $left ->
        [one] zbývá
        [few] zbývají
       *[other] zbývá
    } { $left }.
}
event-m-no-winner = Obě posádky padly: nikdo nevyhrává.
event-m-landed = { $seat } poráží nepřítele na břehu.
event-m-won = { $npc ->
    [0] { $foe ->
        [0] Vyhrává { $seat }, prohrává { $rival }.
       *[other] Vyhrává { $seat }, prohrává { $target }.
    }
   *[other] Vyhrává { $card }, prohrává { $rival }.
}
event-m-npc-beaten = { $card } mizí z mapy.
event-m-reward = { $seat } dostává { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}: platí { $nation }, protože prohrává { $rival }.
event-m-plundered = { $seat } plení poraženou loď a nachází { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}. Škodu má { $rival }.
event-m-spoilt = Zásah zničil zboží: { $card }.
event-m-captured = { $seat } se zmocňuje lodi: { $card }.
event-m-took-rumour = { $seat } bere zvěst, o kterou přichází { $rival }.
event-m-took-glory = { $seat } bere kartu „{ $card }“.
event-m-took-glory-hidden = { $seat } bere kartu slávy.
event-m-locker = { $seat } má zlato v tajné skříňce.
event-m-died = { $seat } přichází o kapitána: { $card }.
event-m-token-laid = V přístavu { $card } zase leží vylepšení.
event-m-began = Začíná { $seat }.
event-m-captain = { $seat } pluje jako { $card }.
event-m-captain-hidden = { $seat } si líže kapitána.
event-m-put-out = { $seat } je { $card }, loď: { $target }.
event-m-demand = { $target } teď žádá { $card }.
event-m-round = { $left ->
    [0] Kolo { $count }. Tohle je poslední událost.
    [one] Kolo { $count }. Zbývá jedna událost.
    [few] Kolo { $count }. Zbývají { $left } události.
   *[other] Kolo { $count }. Zbývá { $left } událostí.
}
event-m-merchants-back = Kupci ze stupnice jsou zpátky na moři.
event-m-event = Událost: „{ $card }“.
event-m-arrived = { $card } se objevuje v oblasti { $target }.
event-m-npc-sailed = { $card } pluje do oblasti { $target }.
event-m-npc-looked = { $card } pátrá, kde je { $seat }: úspěšné kostky { $successes } z { $dice }.
event-m-war = Válka! Proti sobě stojí { $nation } a { $other }.
event-m-peace = Mír uzavírají { $nation } a { $other }.
event-m-turn = Na tahu je { $seat }.
event-m-sailed = { $seat } pluje do oblasti { $card }.
event-m-left-port = { $seat } vyplouvá z přístavu { $card }.
event-m-entered = { $seat } vplouvá do přístavu { $card }.
event-m-retired = { $seat } posílá kapitána na odpočinek.
event-m-scouts = { $npc ->
    [0] { $seat } pátrá, kde je { $rival }.
   *[other] { $seat } pátrá po lodi: { $card }.
}
event-m-tested = { $seat } hází na zkoušku ({ $skill }): úspěšné kostky { $successes } z { $dice }.
event-m-gained = { $seat } získává { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
event-m-paid = { $seat } platí { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
event-m-glory = { $seat } získává bod slávy { $why ->
    [defeat] za vítězství.
    [sale] za prodej žádaného zboží.
    [raid] za bohatou kořist.
    [mission] za misi.
    [rumour] za pravdivou zvěst.
   *[ship] za velkou loď.
}
event-m-announced = { $seat } je u cíle: sláva { $glory } a v truhle { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}. Toto kolo je poslední.
event-m-hit = { $npc ->
    [0] { $seat } dostává zásah: { $place }, { $left ->
        [one] zbývá
        [few] zbývají
       *[other] zbývá
    } { $left }.
   *[other] { $card } dostává zásah: { $place }, { $left ->
        [one] zbývá
        [few] zbývají
       *[other] zbývá
    } { $left }.
}
event-m-mended = { $npc ->
    [0] { $seat }: { $place } zpět na { $left }.
   *[other] { $card }: { $place } zpět na { $left }.
}
event-m-bounty = { $level ->
    [0] { $nation } ruší odměnu za hlavu. Oddechnout si může { $seat }.
   *[other] { $nation } teď dává odměnu za hlavu, stupeň { $level }. Hledá se { $seat }.
}
event-m-drew-glory = { $seat } si líže kartu „{ $card }“.
event-m-drew-glory-hidden = { $seat } si líže kartu slávy.
event-m-discarded-glory = { $seat } odhazuje kartu „{ $card }“.
event-m-played = { $seat } hraje kartu „{ $card }“.
event-m-copied = Má stejný účinek jako „{ $card }“.
event-m-joined = { $seat } má na palubě posilu: { $card }.
event-m-hire-failed = { $card } se dnes najmout nenechá: { $seat } odchází s prázdnou.
event-m-rolled = { $seat } hází: úspěšné kostky { $count } z { $dice }.
event-m-lost-crew = { $seat } ztrácí { $count ->
    [one] { $count } muže
    [few] { $count } muže
   *[other] { $count } mužů
}, { $left ->
    [one] zbývá
    [few] zbývají
   *[other] zbývá
} { $left }.
event-m-frames = { $seat } podává udání, naslouchá { $nation }. Viníkem má být { $rival }.
event-m-sabotaged = { $seat } provádí sabotáž. Škodu má { $rival }.
event-m-favoured = Cech při tomto prodeji platí { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} za { $card }. Prodává { $seat }.
event-m-drew-demand = { $seat } líže žetony poptávky: { $cards }.
event-m-salvaged = { $seat } nachází: { $cards }.
event-m-took-goods = { $count ->
    [0] { $seat } nemá místo na { $card }.
   *[other] { $seat } si bere ze skladiště { $count }× { $card }.
}
event-m-gift-unfit = { $seat } už má { $card }: vylepšení zůstává ve svém přístavu.

## The end

outcome-m-glory = Cílový počet bodů slávy je dosažen.
outcome-m-events = Došly události.
outcome-m-captains = Došli kapitáni.

## Refusals

refuse-glory = Cílový počet bodů slávy je číslo od { $least } do { $most }.
refuse-option-value = „{ $name }“ tam být nemůže; možnosti: { $possible }.
why-m-not-now = To teď nejde.
why-m-answer = To není odpověď na to, na co se teď ptáme.
why-m-window = V této chvíli můžeš zahrát kartu nebo použít něco, co se hodí, anebo pasovat.
why-m-not-in-hand = Tuto kartu v ruce nemáš: { $card }.
why-m-wrong-moment = V této chvíli to použít nejde: { $card }.
why-m-no-crew = Loď bez posádky nemůže na abordáž.
why-m-npc-stays = NPC prchá, jen když má méně děl nebo menší posádku než soupeř.
why-m-no-successes = Nezbývá žádný úspěch, za který by šlo měnit karty.
why-m-not-in-raid = Mezi kartami přepadení není: { $card }.
why-m-not-aboard = Na palubě nemáš { $card }.
why-m-flipped = Je otočeno: { $card }.
why-m-scout-first = Karta se hraje ke zkoušce Průzkumu: řekni, co hledáš.
why-m-no-pass = Není co pasovat; až nic dalšího nechceš, ukonči tah.
why-m-in-port = Nejdřív vypluj na moře.
why-m-too-far = Tyto oblasti spolu nesousedí: { $card } a { $target }.
why-m-no-actions = Na to už nemáš akci.
why-m-at-sea = Na moři už jsi.
why-m-ashore = V přístavu už jsi.
why-m-no-port = V oblasti { $card } není přístav.
why-m-wanted = Přístav { $card } je ti zavřený, dokud { $nation } dává odměnu za tvou hlavu.
why-m-at-war = Přístav { $card } je ti zavřený: { $nation } válčí s tvým národem.
why-m-port-at-sea = Přístavní akce se provádí v přístavu.
why-m-ported = Přístavní akci tohoto tahu už máš za sebou.
why-m-port-first = To se dělá při přístavní akci.
why-m-retire-at-sea = Kapitán odchází na odpočinek v přístavu.
why-m-retire-first = Kapitán odchází na odpočinek na začátku tahu, před první akcí.
why-m-no-captains = Nezbývá kapitán, který by nastoupil po něm.
why-m-no-combat = Žádný boj se nekoná.
why-m-no-raid = Není tu kupec k přepadení; nejdřív nějakého najdi.
why-m-scout-ashore = Pátrat se dá jen na moři.
why-m-rumour-elsewhere = Nemáš zvěst, která by se dala ověřit tady.
why-m-rumour-scouted = Po tom, o čem mluví tvá zvěst, už se v tomto tahu pátralo.
why-m-mission-elsewhere = Nemáš misi, pro kterou by tu teď šlo něco udělat.
why-m-no-beach = Tady na pláži není co opravovat.
why-m-no-merchant = V oblasti { $card } není kupec.
why-m-crippled = Se zničenou částí lodi nemůžeš přepadat kupce.
why-m-scouted = { $npc ->
    [0] Po této lodi už se v tomto tahu pátralo: { $rival }.
   *[other] Po této lodi už se v tomto tahu pátralo: { $card }.
}
why-m-no-target = Taková loď tu k nalezení není.
why-m-rival-ashore = { $rival } je v přístavu.
why-m-not-here = { $npc ->
    [0] { $rival } není v této oblasti.
   *[other] { $card } není v této oblasti.
}
why-m-market-first = Karta se hraje k trhu: podívej se, jaké je zboží.
why-m-card-first = Nejdřív využij zahranou kartu, nebo to ukonči.
why-m-once = To už máš v této přístavní akci za sebou.
why-m-none-aboard = Na palubě nemáš { $card }.
why-m-see-market = Nejdřív se podívej, jaké je zboží k prodeji.
why-m-full = { $count ->
    [one] V přístavu smíš mít { $count } kartu nákladu, víc ne.
    [few] V přístavu smíš mít { $count } karty nákladu, víc ne.
   *[other] V přístavu smíš mít { $count } karet nákladu, víc ne.
}
why-m-too-dear = Stojí to { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} a utratit můžeš { $purse }.
why-m-crew-full = Posádku máš plnou.
why-m-recruit-first = Nejdřív zkus verbovat.
why-m-no-rumours = Nezbývá žádná zvěst.
why-m-no-rumour = Žádnou zvěst neznáš.
why-m-no-mission = Nemáš žádnou misi.
why-m-done-first = Nejdřív dokonči přístavní akci.
why-m-no-token = V tomto přístavu není na prodej žádné vylepšení.
why-m-have = To už máš: { $card }.
why-m-not-flipped = { $card } není třeba otáčet zpět.
why-m-none-left = V zásobě už není: { $card }.
why-m-repair-crew = Posádka se verbuje, ne opravuje.
why-m-whole = { $place }: není co opravovat.
why-m-not-for-sale = Tuto loď koupit nejde: { $card }.
why-m-mission-not-out = Mise „{ $card }“ není v nabídce.
why-m-mission-at = Mise „{ $card }“ se nabízí v přístavu { $target }.
why-m-mission-refused = Misi „{ $card }“ ti v tomto tahu odmítli dát; zkus to později.
why-m-mission-needs = Nesplňuješ, co žádá „{ $thing }“.
why-m-not-home = Tvá truhla je v přístavu { $card }.
why-m-chest-same = V truhle už leží { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
why-m-chest-out = Zlato z truhly se bere jen v domovském přístavu.
why-m-chest-more = Celkem máš jen { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
why-m-market-open = Nejdřív to dokonči na trhu.
why-m-not-on-market = Na trhu není: { $card }.
