### Merchants & Marauders

## Nations, places, skills

m-nation-spanish = Hiszpania
m-nation-english = Anglia
m-nation-french = Francja
m-nation-dutch = Holandia
m-place-hull = Kadłub
m-place-cargo = Ładownia
m-place-masts = Maszty
m-place-crew = Załoga
m-place-cannons = Działa
m-skill-seamanship = Żeglarstwo
m-skill-scouting = Zwiad
m-skill-leadership = Dowodzenie
m-skill-influence = Wpływy
m-npc_spanish = Hiszpański okręt
m-npc_english = Angielski okręt
m-npc_french = Francuski okręt
m-npc_dutch = Holenderski okręt
m-pirate_sloop = Piracki słup
m-pirate_frigate = Piracka fregata
m-merchant = Kupiec

## Gold in the texts of cards: what they take off a price, do first and second, pay, and cost

m-gold-off = { $effects-1-delta ->
    [one] { $effects-1-delta } złoto
    [few] { $effects-1-delta } złota
    [many] { $effects-1-delta } złota
   *[other] { $effects-1-delta } złota
}
m-gold-first = { $effects-1-n ->
    [one] { $effects-1-n } złoto
    [few] { $effects-1-n } złota
    [many] { $effects-1-n } złota
   *[other] { $effects-1-n } złota
}
m-gold-second = { $effects-2-n ->
    [one] { $effects-2-n } złoto
    [few] { $effects-2-n } złota
    [many] { $effects-2-n } złota
   *[other] { $effects-2-n } złota
}
m-gold-done = { $on_complete-1-n ->
    [one] { $on_complete-1-n } złoto
    [few] { $on_complete-1-n } złota
    [many] { $on_complete-1-n } złota
   *[other] { $on_complete-1-n } złota
}
m-gold-hire = { $hire-1-n ->
    [one] { $hire-1-n } złoto
    [few] { $hire-1-n } złota
    [many] { $hire-1-n } złota
   *[other] { $hire-1-n } złota
}

## Zones and their rules

m-zone-havana = Hawana
m-rule-havana = Królewska Stocznia
    .text = Fregata i Galeon kosztują tu o { m-gold-off } mniej.
m-zone-nassau = Nassau
m-rule-nassau = Mielizny
    .text = Okręty flagowe rzucają na tym akwenie o { $effects-1-n ->
        [one] jedną kość
        [few] { $effects-1-n } kości
        [many] { $effects-1-n } kości
       *[other] { $effects-1-n } kości
    } Zwiadu mniej (co najmniej 1).
m-zone-tortuga = Tortuga
m-rule-tortuga = Bractwo Wybrzeża
    .text = Werbunek nigdy nie wymaga tu testu: uzupełniasz załogę za darmo.
m-zone-port_royale = Port Royale
m-rule-port_royale = Przystań Piratów
    .text = Z angielskim listem gończym przy wejściu wykonujesz test Wpływów; przy porażce płacisz { $effects-1-toll ->
        [one] { $effects-1-toll } złoto
        [few] { $effects-1-toll } złota
        [many] { $effects-1-toll } złota
       *[other] { $effects-1-toll } złota
    } albo zostajesz na morzu. Wojna nigdy nie zamyka tego portu.
m-zone-petit_goave = Petit-Goâve
m-rule-petit_goave = Arsenał Flibustierów
    .text = Broń specjalna kosztuje tu o { m-gold-off } mniej.
m-zone-old_providence = Old Providence
m-rule-old_providence = Plaża do Kilowania
    .text = Na tym akwenie możesz akcją zwiadu, zamiast wypatrywać, naprawić { $effects-1-n ->
        [one] { $effects-1-n } punkt
        [few] { $effects-1-n } punkty
        [many] { $effects-1-n } punktów
       *[other] { $effects-1-n } punktów
    } czegokolwiek oprócz załogi.
m-zone-cartagena = Kartagena
m-rule-cartagena = Srebrny Szlak
    .text = Udany napad na kupca uznanego za hiszpańskiego przynosi tu o { m-gold-first } więcej, wliczane do 12 potrzebnych do Chwały.
m-zone-santo_domingo = Santo Domingo
m-rule-santo_domingo = Stary Urząd Celny
    .text = Kupując tu towary, dobierasz { $effects-1-n ->
        [one] { $effects-1-n } dodatkową kartę
        [few] { $effects-1-n } dodatkowe karty
        [many] { $effects-1-n } dodatkowych kart
       *[other] { $effects-1-n } dodatkowych kart
    }.
m-zone-caribbean_sea = Morze Karaibskie
m-rule-caribbean_sea = Otwarte Morze
    .text = Bez portu i bez własnej zasady; napotkany tu kupiec ma tylko banderę ze swojego żetonu.
m-zone-curacao = Curaçao
m-rule-curacao = Maklerzy Kompanii
    .text = Po obejrzeniu towarów możesz odrzucić do { $effects-1-n ->
        [one] { $effects-1-n } karty
        [few] { $effects-1-n } kart
        [many] { $effects-1-n } kart
       *[other] { $effects-1-n } kart
    } i dobrać w zamian tyle samo.
m-zone-san_juan = San Juan
m-rule-san_juan = Działa El Morro
    .text = Kapitanowie z jakimkolwiek listem gończym rzucają na tym akwenie o { $effects-1-n ->
        [one] jedną kość
        [few] { $effects-1-n } kości
        [many] { $effects-1-n } kości
       *[other] { $effects-1-n } kości
    } Zwiadu mniej (co najmniej 1).
m-zone-caracas = Caracas
m-rule-caracas = Wybrzeże Kakaowe
    .text = Udany napad przynosi tu o { m-gold-first } więcej, wliczane do 12 potrzebnych do Chwały.
m-zone-st_maarten = St. Maarten
m-rule-st_maarten = Wolny Port
    .text = Towary, na które nie ma popytu, sprzedasz tu o { m-gold-off } drożej. Wojna nigdy nie zamyka tego portu.
m-zone-basse_terre = Basse-Terre
m-rule-basse_terre = Nabrzeże Żaglomistrzów
    .text = Naprawa kosztuje tu o { m-gold-off } mniej za punkt.
m-zone-st_johns = Port Św. Jana
m-rule-st_johns = Angielska Zatoka
    .text = Zmieniając tu statek, możesz przenieść na nowy swoje ulepszenia.
m-zone-bridgetown = Bridgetown
m-rule-bridgetown = Rumowe Tawerny
    .text = Pytanie o plotkę kosztuje tu o { m-gold-off } mniej, a test Wpływów ma { $effects-2-n ->
        [one] jedną kość
        [few] { $effects-2-n } kości
        [many] { $effects-2-n } kości
       *[other] { $effects-2-n } kości
    } więcej.
m-zone-trinidad = Trynidad
m-rule-trinidad = Jezioro Asfaltowe
    .text = Kadłub naprawiasz tu za darmo, wszystko inne po zwykłej cenie.

## Captains and what they can do

m-felipe_montemayor = Felipe Montemayor
m-ability-felipe_montemayor_1 = Zimna Krew
    .text = Raz na bitwę przenosi jedno świeżo otrzymane trafienie na inną część swojego statku.
m-federico_de_silva = Federico de Silva
m-ability-federico_de_silva_1 = Branka
    .text = Po wygranym starciu załóg jego statek odzyskuje { $effects-1-n ->
        [one] { $effects-1-n } punkt
        [few] { $effects-1-n } punkty
        [many] { $effects-1-n } punktów
       *[other] { $effects-1-n } punktów
    } załogi.
m-cinco_de_irapuato = Cinco de Irapuato
m-ability-cinco_de_irapuato_1 = Syn Lądu Hiszpańskiego
    .text = { $effects-1-n ->
        [one] Jedna dodatkowa kość
        [few] { $effects-1-n } dodatkowe kości
        [many] { $effects-1-n } dodatkowych kości
       *[other] { $effects-1-n } dodatkowych kości
    } Zwiadu na każdym akwenie z hiszpańskim portem.
m-isabel_de_arismendi = Isabel de Arismendi
m-ability-isabel_de_arismendi_1 = Ucho Wicekróla
    .text = Raz na turę może przerzucić wszystkie kości jednego testu Wpływów.
m-frances_wright = Frances Wright
m-ability-frances_wright_1 = Szare Żagle
    .text = Statki NPC, szukając jej, rzucają o { $effects-1-n ->
        [one] jedną kość
        [few] { $effects-1-n } kości
        [many] { $effects-1-n } kości
       *[other] { $effects-1-n } kości
    } Zwiadu mniej (co najmniej 1).
m-nathaniel_crewe = Nathaniel Crewe
m-ability-nathaniel_crewe_1 = Nie Ma Dokąd Uciec
    .text = W jego napadach na kupców nie { $effects-1-n ->
        [one] liczy się jeden symbol
        [few] liczą się { $effects-1-n } symbole
        [many] liczy się { $effects-1-n } symboli
       *[other] liczy się { $effects-1-n } symboli
    } ucieczki.
m-tobias_penhallow = Tobias Penhallow
m-ability-tobias_penhallow_1 = Kredyt Plantatora
    .text = Za pojedyncze towary płaci 2 złota zamiast 3.
m-ability-tobias_penhallow_2 = Kufry na Lądzie
    .text = Może chować złoto w każdym angielskim porcie, do którego może wejść.
m-josiah_thackeray = Josiah Thackeray
m-ability-josiah_thackeray_1 = Syn Szkutnika
    .text = Za naprawy płaci o { m-gold-off } mniej za punkt.
m-ability-josiah_thackeray_2 = Własne Plany
    .text = Za ulepszenia płaci 1 złoto zamiast 3.
m-dominique_de_richery = Dominique de Richery
m-ability-dominique_de_richery_1 = Srebrny Język
    .text = Po nieudanym teście Wpływów o misję może zapłacić { $effects-1-cost ->
        [one] { $effects-1-cost } złoto
        [few] { $effects-1-cost } złota
        [many] { $effects-1-cost } złota
       *[other] { $effects-1-cost } złota
    }, by go zdać.
m-charles_marquis = Charles Marquis
m-ability-charles_marquis_1 = Tłuste Kąski
    .text = Może zacząć napad na kupca z { $effects-1-n ->
        [one] jedną kartą
        [few] { $effects-1-n } kartami
        [many] { $effects-1-n } kartami
       *[other] { $effects-1-n } kartami
    } więcej.
m-nicolas_jaures = Nicolas Jaurès
m-ability-nicolas_jaures_1 = Zaprzysiężony Przewoźnik
    .text = Każda wykonana misja daje mu o { m-gold-first } więcej.
m-honore_castellan = Honoré Castellan
m-ability-honore_castellan_1 = Musztra
    .text = Raz w każdym starciu załóg może przerzucić dowolne swoje kości.
m-machiel_van_riebeeck = Machiel van Riebeeck
m-ability-machiel_van_riebeeck_1 = Przywilej Kompanii
    .text = Fregata i Galeon kosztują go o { m-gold-off } mniej.
m-sikuma = Sikuma
m-ability-sikuma_1 = Krewni na Każdym Brzegu
    .text = Werbunek zawsze uzupełnia jej załogę za darmo.
m-willem_oosterling = Willem Oosterling
m-ability-willem_oosterling_1 = Makler Giełdowy
    .text = Kupując towary, dobiera { $effects-1-n ->
        [one] { $effects-1-n } dodatkową kartę
        [few] { $effects-1-n } dodatkowe karty
        [many] { $effects-1-n } dodatkowych kart
       *[other] { $effects-1-n } dodatkowych kart
    }.
m-hendrik_ten_brink = Hendrik ten Brink
m-ability-hendrik_ten_brink_1 = Znawca Pogody
    .text = Wydarzenia pogodowe nie zadają mu trafień ani nie zabierają akcji.
m-ability-hendrik_ten_brink_2 = Ostro na Wiatr
    .text = Przy porównywaniu statków w bitwie jego zwrotność liczy się o { $effects-1-n } wyżej.

## Specialists

m-carpenter = Rzemieślnik
    .text = Na początku twojej tury napraw { $effects-1-n ->
        [one] { $effects-1-n } punkt
        [few] { $effects-1-n } punkty
        [many] { $effects-1-n } punktów
       *[other] { $effects-1-n } punktów
    } kadłuba, ładowni, masztów lub dział.
m-boatswain = Bosman
    .text = Werbunek zawsze uzupełnia twoją załogę za darmo.
m-gunner = Artylerzysta
    .text = Raz na bitwę, gdy wygrywasz manewr i strzelasz, dodaj { $effects-1-n ->
        [one] { $effects-1-n } trafienie
        [few] { $effects-1-n } trafienia
        [many] { $effects-1-n } trafień
       *[other] { $effects-1-n } trafień
    }.
m-surgeon = Konował
    .text = Po każdej bitwie i każdym napadzie odzyskujesz { $effects-1-n ->
        [one] { $effects-1-n } utracony punkt
        [few] { $effects-1-n } utracone punkty
        [many] { $effects-1-n } utraconych punktów
       *[other] { $effects-1-n } utraconych punktów
    } załogi; febra ci nie szkodzi.
m-lookout = Oko
    .text = { $effects-1-n ->
        [one] Jedna kość
        [few] { $effects-1-n } kości
        [many] { $effects-1-n } kości
       *[other] { $effects-1-n } kości
    } więcej w twoich testach Zwiadu.
m-veteran = Weteran
    .text = { $effects-1-n ->
        [one] Jedna kość
        [few] { $effects-1-n } kości
        [many] { $effects-1-n } kości
       *[other] { $effects-1-n } kości
    } więcej w starciach załóg.
m-steward = Steward
    .text = { $effects-1-n ->
        [one] Jedna kość
        [few] { $effects-1-n } kości
        [many] { $effects-1-n } kości
       *[other] { $effects-1-n } kości
    } więcej w twoich testach Wpływów.
m-helmsman = Sternik
    .text = { $effects-1-n ->
        [one] Jedna kość
        [few] { $effects-1-n } kości
        [many] { $effects-1-n } kości
       *[other] { $effects-1-n } kości
    } Żeglarstwa więcej w bitwach morskich.

## Ships, goods, modifications, special weapons

m-sloop = Słup
m-flute = Fleuta
m-frigate = Fregata
m-galleon = Galeon
m-man_o_war = Okręt Liniowy
m-cocoa = Kakao
m-food = Żywność
m-rum = Rum
m-spices = Przyprawy
m-sugar = Cukier
m-tobacco = Tytoń
m-textiles = Tkaniny
m-wood = Drewno
m-hammocks = Dodatkowe Hamaki
    .text = Załoga +1 (najwyżej 5); nowego marynarza trzeba jeszcze zwerbować.
m-rigging = Żagle i Olinowanie
    .text = Zwrotność +1 (najwyżej 5).
m-hull_plating = Wzmocniony Kadłub
    .text = Odwróć, by anulować 1 trafienie, gdy już wiadomo, w co trafia; z powrotem odwrócisz za 3 złota w dowolnym porcie.
m-big_hold = Pojemna Ładownia
    .text = Ładownia +1 (najwyżej 5).
m-chasers = Ścigacze
    .text = Raz na bitwę, gdy któraś strona ogłasza ucieczkę, zadaj 1 trafienie.
m-gun_port = Dodatkowa Bateria Dział
    .text = Działa +1 (najwyżej 5).
m-swivels = Foglerze
    .text = Tuż przed starciem załóg na morzu rzuć 2 kośćmi; przy co najmniej jednym sukcesie wróg traci 1 punkt załogi.
m-long_guns = Długie Działa
    .text = Przed pierwszą rundą bitwy morskiej rzuć jedną kością za każde działo: każdy sukces to trafienie. Nie łączy się z Kulami Łańcuchowymi ani Kartaczami.
m-grappling_hooks = Bosaki
    .text = Zużyj, by przerzucić dowolne swoje kości manewru, w którym ogłaszasz abordaż.
m-chain_shot = Kule Łańcuchowe
    .text = Zużyj: każda czaszka tej salwy trafia w maszty i żadna w tej rundzie nie przechodzi na kadłub.
m-grape_shot = Kartacze
    .text = Zużyj: każda czaszka tej salwy trafia w załogę i żadna w tej rundzie nie przechodzi na kadłub.
m-garrison = Garnizon

## Events and the captains they bring

m-ev_dutch_1 = Holenderski Okręt Flagowy
    .text = Na koniec rundy wypływa w morze holenderski admirał.
m-admiral-ev_dutch_1 = Philips van Almonde
m-ev_dutch_2 = Holenderski Okręt Flagowy
    .text = Na koniec rundy wypływa w morze holenderski admirał.
m-admiral-ev_dutch_2 = Cornelis Evertsen
m-ev_dutch_3 = Holenderski Okręt Flagowy
    .text = Na koniec rundy wypływa w morze holenderski admirał.
m-admiral-ev_dutch_3 = Jacob Binckes
m-ev_english_1 = Angielski Okręt Flagowy
    .text = Na koniec rundy wypływa w morze angielski admirał.
m-admiral-ev_english_1 = Christopher Myngs
m-ev_english_2 = Angielski Okręt Flagowy
    .text = Na koniec rundy wypływa w morze angielski admirał.
m-admiral-ev_english_2 = John Benbow
m-ev_english_3 = Angielski Okręt Flagowy
    .text = Na koniec rundy wypływa w morze angielski admirał.
m-admiral-ev_english_3 = Ralph Delaval
m-ev_french_1 = Francuski Okręt Flagowy
    .text = Na koniec rundy wypływa w morze francuski admirał.
m-admiral-ev_french_1 = Jean d'Estrées
m-ev_french_2 = Francuski Okręt Flagowy
    .text = Na koniec rundy wypływa w morze francuski admirał.
m-admiral-ev_french_2 = Jean-Baptiste du Casse
m-ev_french_3 = Francuski Okręt Flagowy
    .text = Na koniec rundy wypływa w morze francuski admirał.
m-admiral-ev_french_3 = François-Louis de Châteaurenault
m-ev_spanish_1 = Hiszpański Okręt Flagowy
    .text = Na koniec rundy wypływa w morze hiszpański admirał.
m-admiral-ev_spanish_1 = Alonso del Campo y Espinosa
m-ev_spanish_2 = Hiszpański Okręt Flagowy
    .text = Na koniec rundy wypływa w morze hiszpański admirał.
m-admiral-ev_spanish_2 = Andrés de Pez
m-ev_spanish_3 = Hiszpański Okręt Flagowy
    .text = Na koniec rundy wypływa w morze hiszpański admirał.
m-admiral-ev_spanish_3 = Antonio de Oquendo
m-ev_psloop_1 = Piracki Słup
    .text = Na koniec rundy pojawia się piracki słup.
m-admiral-ev_psloop_1 = John Rackham
m-ev_psloop_2 = Piracki Słup
    .text = Na koniec rundy pojawia się piracki słup.
m-admiral-ev_psloop_2 = Charles Vane
m-ev_psloop_3 = Piracki Słup
    .text = Na koniec rundy pojawia się piracki słup.
m-admiral-ev_psloop_3 = Stede Bonnet
m-ev_pfrigate_1 = Piracka Fregata
    .text = Na koniec rundy pojawia się piracka fregata.
m-admiral-ev_pfrigate_1 = Benjamin Hornigold
m-ev_pfrigate_2 = Piracka Fregata
    .text = Na koniec rundy pojawia się piracka fregata.
m-admiral-ev_pfrigate_2 = Samuel Bellamy
m-ev_pfrigate_3 = Piracka Fregata
    .text = Na koniec rundy pojawia się piracka fregata.
m-admiral-ev_pfrigate_3 = Bartholomew Roberts
m-ev_storm_1 = Sztorm Tropikalny
    .text = Kto kończy turę na morzu, wykonuje test Żeglarstwa i przyjmuje { $effects-1-hits ->
        [one] { $effects-1-hits } trafienie
        [few] { $effects-1-hits } trafienia
        [many] { $effects-1-hits } trafień
       *[other] { $effects-1-hits } trafień
    }, o jedno mniej za każdy sukces. Miejsca trafień się losuje; czaszki rozmieszcza właściciel statku.
m-ev_storm_2 = Sztorm Tropikalny
    .text = Kto kończy turę na morzu, wykonuje test Żeglarstwa i przyjmuje { $effects-1-hits ->
        [one] { $effects-1-hits } trafienie
        [few] { $effects-1-hits } trafienia
        [many] { $effects-1-hits } trafień
       *[other] { $effects-1-hits } trafień
    }, o jedno mniej za każdy sukces. Miejsca trafień się losuje; czaszki rozmieszcza właściciel statku.
m-ev_hurricane = Huragan
    .text = Jak sztorm ({ $effects-1-hits ->
        [one] { $effects-1-hits } trafienie
        [few] { $effects-1-hits } trafienia
        [many] { $effects-1-hits } trafień
       *[other] { $effects-1-hits } trafień
    }); ponadto na koniec rundy każdy statek NPC znosi o jeden akwen na południe albo w następnym możliwym kierunku zgodnie z ruchem wskazówek zegara.
m-ev_war_1 = Wojna!
    .text = Trwająca wojna się kończy. Dwa wylosowane państwa walczą ze sobą aż do pokoju albo następnej wojny.
m-ev_war_2 = Wojna!
    .text = Trwająca wojna się kończy. Dwa wylosowane państwa walczą ze sobą aż do pokoju albo następnej wojny.
m-ev_war_3 = Wojna!
    .text = Trwająca wojna się kończy. Dwa wylosowane państwa walczą ze sobą aż do pokoju albo następnej wojny.
m-ev_peace_1 = Traktat Pokojowy
    .text = Wojna się kończy. Jeśli jej nie ma, każdy gracz traci { $effects-1-else_effects-1-delta ->
        [one] { $effects-1-else_effects-1-delta } poziom
        [few] { $effects-1-else_effects-1-delta } poziomy
        [many] { $effects-1-else_effects-1-delta } poziomów
       *[other] { $effects-1-else_effects-1-delta } poziomów
    } wybranego listu gończego.
m-ev_peace_2 = Traktat Pokojowy
    .text = Wojna się kończy. Jeśli jej nie ma, pierwszy gracz wskazuje państwo: jego porty dostają nowe żetony popytu.
m-ev_pardon = Amnestia Gubernatora
    .text = Na początku swojej tury każdy gracz może zapłacić { $effects-1-cost_per_level ->
        [one] { $effects-1-cost_per_level } złoto
        [few] { $effects-1-cost_per_level } złota
        [many] { $effects-1-cost_per_level } złota
       *[other] { $effects-1-cost_per_level } złota
    } za poziom, by pozbyć się listu gończego jednego państwa.
m-ev_markets = Zmienne Rynki
    .text = Wszystkie porty oddają swoje żetony popytu i dostają nowe.
m-ev_fever = Febra Tropikalna
    .text = Na początku swojej tury każdy kapitan na morzu z załogą co najmniej 2 wykonuje test Dowodzenia; przy porażce traci { $effects-1-on_fail-1-n ->
        [one] { $effects-1-on_fail-1-n } punkt
        [few] { $effects-1-on_fail-1-n } punkty
        [many] { $effects-1-on_fail-1-n } punktów
       *[other] { $effects-1-on_fail-1-n } punktów
    } załogi.
m-ev_calm = Cisza Morska
    .text = Kto zaczyna turę na morzu, ma o { $effects-1-n ->
        [one] jedną akcję
        [few] { $effects-1-n } akcje
        [many] { $effects-1-n } akcji
       *[other] { $effects-1-n } akcji
    } mniej.
m-ev_trades = Pasaty
    .text = Każdy gracz ma w tej rundzie { $effects-1-n ->
        [one] jeden darmowy ruch
        [few] { $effects-1-n } darmowe ruchy
        [many] { $effects-1-n } darmowych ruchów
       *[other] { $effects-1-n } darmowych ruchów
    } między akwenami, ale nie do portu ani z portu.
m-ev_convoy = Bogate Konwoje
    .text = Każdy akwen bez kupca dostaje jednego z toru; udane napady w tej rundzie przynoszą o { m-gold-second } więcej.
m-ev_sweep = Obława
    .text = Okręty flagowe rzucają w tej rundzie o { $effects-1-n ->
        [one] jedną kość
        [few] { $effects-1-n } kości
        [many] { $effects-1-n } kości
       *[other] { $effects-1-n } kości
    } Zwiadu więcej; pokonanie pirata NPC daje o { m-gold-second } więcej.
m-ev_harvest = Obfite Zbiory
    .text = Kto kupuje w tej rundzie towary, dobiera { $effects-1-n ->
        [one] { $effects-1-n } kartę
        [few] { $effects-1-n } karty
        [many] { $effects-1-n } kart
       *[other] { $effects-1-n } kart
    } więcej.

## Glory cards

m-gl_crew_reroll = Drugi Oddech
    .text = Przerzuć dowolną liczbę kości swoich lub przeciwnika w starciu załóg.
m-gl_sea_reroll = Sztuczka Sternika
    .text = Przerzuć dowolną liczbę kości swoich lub przeciwnika w rzucie na manewr.
m-gl_copy = Chwytam w Lot
    .text = Powtórz działanie ostatnio rozpatrzonej karty Chwały.
m-gl_double_shot = Podwójny Nabój
    .text = Twoja salwa zadaje { $effects-1-n ->
        [one] { $effects-1-n } dodatkowe trafienie
        [few] { $effects-1-n } dodatkowe trafienia
        [many] { $effects-1-n } dodatkowych trafień
       *[other] { $effects-1-n } dodatkowych trafień
    } (nawet ponad liczbę twoich dział).
m-gl_raking = Ogień Wzdłużny
    .text = Przenieś do { $effects-1-n ->
        [one] { $effects-1-n } trafienia
        [few] { $effects-1-n } trafień
        [many] { $effects-1-n } trafień
       *[other] { $effects-1-n } trafień
    } swojej salwy, każde na wybraną część statku inną niż kadłub.
m-gl_brace = Trzymać się!
    .text = Anuluj do { $effects-1-n ->
        [one] { $effects-1-n } trafienia, które
        [few] { $effects-1-n } trafień, które
        [many] { $effects-1-n } trafień, które
       *[other] { $effects-1-n } trafień, które
    } twój statek właśnie otrzymuje w bitwie morskiej.
m-gl_smoke = Zasłona Dymna
    .text = Gdy ogłaszasz ucieczkę i wygrywasz manewr: uciekasz, nawet jeśli przeciwnik ma sukcesy.
m-gl_marines = Ludzie spod Pokładu
    .text = W tym starciu twoja załoga liczy się o { $effects-1-n } wyżej (najwyżej 5); { $effects-1-n ->
        [one] dodatkowy człowiek ginie pierwszy
        [few] dodatkowi ludzie giną pierwsi
        [many] dodatkowi ludzie giną pierwsi
       *[other] dodatkowi ludzie giną pierwsi
    }.
m-gl_sharpshooters = Strzelcy na Marsach
    .text = Rzuć { $effects-1-dice ->
        [one] { $effects-1-dice } kością
        [few] { $effects-1-dice } kośćmi
        [many] { $effects-1-dice } kośćmi
       *[other] { $effects-1-dice } kośćmi
    }; każdy sukces zabiera wrogowi { $effects-1-each_success-1-n ->
        [one] { $effects-1-each_success-1-n } punkt
        [few] { $effects-1-each_success-1-n } punkty
        [many] { $effects-1-each_success-1-n } punktów
       *[other] { $effects-1-each_success-1-n } punktów
    } załogi przed pierwszą rundą.
m-gl_powder = Pożar Prochowni
    .text = Jeśli twoja salwa trafia w działa, zadaje im { $effects-1-n ->
        [one] { $effects-1-n } trafienie
        [few] { $effects-1-n } trafienia
        [many] { $effects-1-n } trafień
       *[other] { $effects-1-n } trafień
    } więcej.
m-gl_prize = Pryzowe
    .text = Po wygranej bitwie z graczem lub NPC zyskujesz { m-gold-first }.
m-gl_stash_any = Skrytka w Obcym Porcie
    .text = W tej akcji portowej możesz schować złoto, choć to nie twój port macierzysty.
m-gl_insider = Wieści z Magazynu
    .text = Kupując teraz towary, dobierz { $effects-1-n ->
        [one] { $effects-1-n } dodatkową kartę
        [few] { $effects-1-n } dodatkowe karty
        [many] { $effects-1-n } dodatkowych kart
       *[other] { $effects-1-n } dodatkowych kart
    }.
m-gl_guild = Przychylność Gildii
    .text = Jeden rodzaj towaru sprzedasz tu teraz po { $effects-1-price ->
        [one] { $effects-1-price } złoto
        [few] { $effects-1-price } złota
        [many] { $effects-1-price } złota
       *[other] { $effects-1-price } złota
    } za kartę, choć nie ma na niego popytu; nie daje to Chwały, a żeton popytu zostaje.
m-gl_demand = Zmiana Popytu
    .text = Dobierz { $effects-1-draw ->
        [one] { $effects-1-draw } żeton popytu i zamień go z żetonem dowolnego portu.
        [few] { $effects-1-draw } żetony popytu, zamień jeden z nich z żetonem dowolnego portu, a resztę zwróć do puli.
        [many] { $effects-1-draw } żetonów popytu, zamień jeden z nich z żetonem dowolnego portu, a resztę zwróć do puli.
       *[other] { $effects-1-draw } żetonów popytu, zamień jeden z nich z żetonem dowolnego portu, a resztę zwróć do puli.
    }
m-gl_credit = Kredyt w Stoczni
    .text = Twój rachunek za tę wizytę w stoczni jest o { m-gold-off } niższy (nie mniej niż 0).
m-gl_locker = Skrytka Kapitana
    .text = Gdy ginie twój kapitan, najwyżej { m-gold-first } ze statku trafia do twojego kufra, zamiast przepaść lub paść łupem.
m-gl_contract = Kontrakt Hurtowy
    .text = Jeśli sprzedajesz dokładnie 2 karty poszukiwanego towaru, dostajesz Chwałę jak za { $effects-1-n }.
m-gl_insurance = Ubezpieczenie Morskie
    .text = Gdy tracisz karty ładunku przez uszkodzenia lub wydarzenie, zyskujesz { m-gold-first } za każdą.
m-gl_tavern = Rozmowy w Tawernie
    .text = Dobierz plotkę bez opłaty i bez testu.
m-gl_factor = Zaufany Faktor
    .text = Podejmij się misji z dowolnego portu, jakby twój statek tam stał (jej wymaganie nadal obowiązuje).
m-gl_wind = Pomyślny Wiatr
    .text = Wykonaj w tej turze { $effects-1-n ->
        [one] jedną dodatkową akcję
        [few] { $effects-1-n } dodatkowe akcje
        [many] { $effects-1-n } dodatkowych akcji
       *[other] { $effects-1-n } dodatkowych akcji
    } ruchu.
m-gl_eagle = Bystre Oko
    .text = Rzuć { $effects-1-n ->
        [one] { $effects-1-n } dodatkową kością
        [few] { $effects-1-n } dodatkowymi kośćmi
        [many] { $effects-1-n } dodatkowymi kośćmi
       *[other] { $effects-1-n } dodatkowymi kośćmi
    } w tym teście Zwiadu.
m-gl_fog = We Mgłę
    .text = Test Zwiadu, który właśnie cię odnajduje, okazuje się nieudany.
m-gl_cove = Ukryta Zatoka
    .text = Na morzu: napraw { $effects-1-n ->
        [one] { $effects-1-n } punkt
        [few] { $effects-1-n } punkty
        [many] { $effects-1-n } punktów
       *[other] { $effects-1-n } punktów
    } dowolnych części statku oprócz załogi.
m-gl_frame = Fałszywe Oskarżenie
    .text = Wskaż innego gracza oraz państwo i wykonaj test Wpływów: przy sukcesie państwo to nakłada na niego { $effects-1-on_success-1-delta ->
        [one] { $effects-1-on_success-1-delta } poziom
        [few] { $effects-1-on_success-1-delta } poziomy
        [many] { $effects-1-on_success-1-delta } poziomów
       *[other] { $effects-1-on_success-1-delta } poziomów
    } listu gończego.
m-gl_head = Wyższa Cena
    .text = Podnieś o { $effects-1-delta ->
        [one] { $effects-1-delta } poziom
        [few] { $effects-1-delta } poziomy
        [many] { $effects-1-delta } poziomów
       *[other] { $effects-1-delta } poziomów
    } list gończy, który inny gracz już ma.
m-gl_pardon = Kupione Ułaskawienie
    .text = Zapłać { $effects-1-cost_per_level ->
        [one] { $effects-1-cost_per_level } złoto
        [few] { $effects-1-cost_per_level } złota
        [many] { $effects-1-cost_per_level } złota
       *[other] { $effects-1-cost_per_level } złota
    } za poziom, by całkiem usunąć list gończy jednego państwa.
m-gl_colours = Fałszywa Bandera
    .text = Właśnie atakujesz kogoś, kto nie jest piratem: ta walka nie przynosi ci listu gończego.
m-gl_sabotage = Sabotaż
    .text = Gracz na twoim akwenie lub w twoim porcie przyjmuje { $effects-1-n ->
        [one] { $effects-1-n } trafienie
        [few] { $effects-1-n } trafienia
        [many] { $effects-1-n } trafień
       *[other] { $effects-1-n } trafień
    } w wybraną część statku oprócz kadłuba i załogi.
m-gl_carpenter_1 = Rzemieślnik
    .text = Zatrudnisz go za { m-gold-hire } w dowolnym porcie. { m-carpenter.text }
m-gl_carpenter_2 = Rzemieślnik
    .text = Zatrudnisz go testem Dowodzenia w porcie holenderskim. { m-carpenter.text }
m-gl_boatswain_1 = Bosman
    .text = Zatrudnisz go testem Dowodzenia w dowolnym porcie. { m-boatswain.text }
m-gl_boatswain_2 = Bosman
    .text = Zatrudnisz go za { m-gold-hire } w porcie angielskim. { m-boatswain.text }
m-gl_gunner_1 = Artylerzysta
    .text = Zatrudnisz go za { m-gold-hire } w dowolnym porcie. { m-gunner.text }
m-gl_gunner_2 = Artylerzysta
    .text = Zatrudnisz go po wygranej bitwie. { m-gunner.text }
m-gl_surgeon_1 = Konował
    .text = Zatrudnisz go testem Wpływów w dowolnym porcie. { m-surgeon.text }
m-gl_surgeon_2 = Konował
    .text = Zatrudnisz go za { m-gold-hire } w porcie hiszpańskim. { m-surgeon.text }
m-gl_lookout_1 = Oko
    .text = Zatrudnisz go za { m-gold-hire } w dowolnym porcie. { m-lookout.text }
m-gl_lookout_2 = Oko
    .text = Zatrudnisz go testem Zwiadu w dowolnym porcie. { m-lookout.text }
m-gl_veteran_1 = Weteran
    .text = Zatrudnisz go testem Dowodzenia w dowolnym porcie. { m-veteran.text }
m-gl_veteran_2 = Weteran
    .text = Zatrudnisz go po wygranej bitwie. { m-veteran.text }
m-gl_steward_1 = Steward
    .text = Zatrudnisz go za { m-gold-hire } w dowolnym porcie. { m-steward.text }
m-gl_steward_2 = Steward
    .text = Zatrudnisz go testem Wpływów w porcie francuskim. { m-steward.text }
m-gl_helmsman_1 = Sternik
    .text = Zatrudnisz go za { m-gold-hire } w dowolnym porcie. { m-helmsman.text }
m-gl_helmsman_2 = Sternik
    .text = Zatrudnisz go testem Żeglarstwa w dowolnym porcie. { m-helmsman.text }

## Rumours

m-ru_telmo = Wrak San Telmo
    .text = Nurkowie wydobywają { m-gold-first }.
m-ru_strongbox = Zakopany Kufer
    .text = Wykopujesz { m-gold-first }.
m-ru_myriad = Mnogość Towarów
    .text = Opuszczony frachtowiec: dobierz { $effects-1-n ->
        [one] { $effects-1-n } kartę
        [few] { $effects-1-n } karty
        [many] { $effects-1-n } kart
       *[other] { $effects-1-n } kart
    } ładunku i zatrzymaj, co się zmieści; za każdą pozostawioną dostajesz { $effects-1-sell_rest ->
        [one] { $effects-1-sell_rest } złoto
        [few] { $effects-1-sell_rest } złota
        [many] { $effects-1-sell_rest } złota
       *[other] { $effects-1-sell_rest } złota
    }.
m-ru_smugglers = Zatoka Przemytników
    .text = { m-gold-first } i po jednej broni specjalnej każdego rodzaju, którego nie masz.
m-ru_hermit = Szkutnik Pustelnik
    .text = Weź z dowolnego portu jeden żeton ulepszenia i zamontuj go za darmo.
m-ru_ghost = Milczący Słup
    .text = Abordaż dryfującego słupa: starcie z załogą { $effects-1-crew } o Dowodzeniu { $effects-1-leadership }. Zwycięstwo przynosi { $effects-1-on_win-1-n ->
        [one] { $effects-1-on_win-1-n } złoto
        [few] { $effects-1-on_win-1-n } złota
        [many] { $effects-1-on_win-1-n } złota
       *[other] { $effects-1-on_win-1-n } złota
    }.
m-ru_gunner = Artylerzysta Rozbitek
    .text = Rozbitek dołącza do ciebie jako Artylerzysta; zyskujesz { m-gold-second }.
m-ru_surgeon = Wysadzony Konował
    .text = Wysadzony na bezludny brzeg dołącza do ciebie jako Konował; zyskujesz { m-gold-second }.
m-ru_pearls = Ławice Pereł
    .text = Zyskujesz { m-gold-first }, potem rzucasz { $effects-2-dice ->
        [one] { $effects-2-dice } kością
        [few] { $effects-2-dice } kośćmi
        [many] { $effects-2-dice } kośćmi
       *[other] { $effects-2-dice } kośćmi
    } i zyskujesz { $effects-2-each_success-1-n ->
        [one] { $effects-2-each_success-1-n } złoto
        [few] { $effects-2-each_success-1-n } złota
        [many] { $effects-2-each_success-1-n } złota
       *[other] { $effects-2-each_success-1-n } złota
    } za każdy sukces.
m-ru_cache = Skrytka Pirata
    .text = { m-gold-first } i { $effects-2-n ->
        [one] jedna dodatkowa karta
        [few] { $effects-2-n } dodatkowe karty
        [many] { $effects-2-n } dodatkowych kart
       *[other] { $effects-2-n } dodatkowych kart
    } Chwały.
m-ru_ambergris = Ambra na Rafie
    .text = Zyskujesz { m-gold-first } i całkowicie naprawiasz swój statek (oprócz załogi).
m-ru_channel = Tajny Kanał
    .text = Zachowaj tę kartę: dla ciebie Curaçao i Santo Domingo to sąsiednie akweny.
m-ru_plate = Zaginiony Statek ze Srebrem
    .text = { m-gold-second }, ale rafa zadaje { $effects-1-n ->
        [one] { $effects-1-n } trafienie
        [few] { $effects-1-n } trafienia
        [many] { $effects-1-n } trafień
       *[other] { $effects-1-n } trafień
    } twojemu kadłubowi (jeśli miałoby to zatopić twój statek, możesz zostawić wrak; plotka okazuje się wtedy nieprawdą).
m-ru_papers = Fałszywe Papiery
    .text = Zachowaj tę kartę: listy gończe nie zamykają przed tobą żadnego portu.
m-ru_court = Przyjaciel na Dworze
    .text = Usuń cały list gończy wybranego państwa; jeśli nie masz żadnego, zyskujesz { $effects-1-else_gold ->
        [one] { $effects-1-else_gold } złoto
        [few] { $effects-1-else_gold } złota
        [many] { $effects-1-else_gold } złota
       *[other] { $effects-1-else_gold } złota
    }.
m-ru_gratitude = Wdzięczność Gubernatora
    .text = Gubernator wypłaca ci { m-gold-first }.
m-ru_veteran = Stary Żołnierz
    .text = Dołącza do ciebie jako Weteran; zyskujesz { m-gold-second }.
m-ru_helmsman = Uczeń Ślepego Pilota
    .text = Dołącza do ciebie jako Sternik; zyskujesz { m-gold-second }.
m-ru_widow = Kufer Wdowy
    .text = Dobierz { $effects-1-n ->
        [one] { $effects-1-n } dodatkową kartę
        [few] { $effects-1-n } dodatkowe karty
        [many] { $effects-1-n } dodatkowych kart
       *[other] { $effects-1-n } dodatkowych kart
    } Chwały i zyskaj { m-gold-second }.
m-ru_yard = Zbankrutowana Stocznia
    .text = Kup tu teraz Fregatę albo Galeon za { $effects-1-price ->
        [one] { $effects-1-price } złoto
        [few] { $effects-1-price } złota
        [many] { $effects-1-price } złota
       *[other] { $effects-1-price } złota
    } (stary statek oddajesz w rozliczeniu; za sam statek nie ma Chwały) albo zyskaj { $effects-1-else_gold ->
        [one] { $effects-1-else_gold } złoto
        [few] { $effects-1-else_gold } złota
        [many] { $effects-1-else_gold } złota
       *[other] { $effects-1-else_gold } złota
    }.
m-ru_clerk = Przekupny Urzędnik
    .text = Wskaż towar: weź { $effects-1-n ->
        [one] { $effects-1-n } jego kartę
        [few] { $effects-1-n } jego karty
        [many] { $effects-1-n } jego kart
       *[other] { $effects-1-n } jego kart
    } ze stosu kart odrzuconych, a potem z talii; za każdą kartę, która się nie mieści, dostajesz { $effects-1-else_gold ->
        [one] { $effects-1-else_gold } złoto
        [few] { $effects-1-else_gold } złota
        [many] { $effects-1-else_gold } złota
       *[other] { $effects-1-else_gold } złota
    }.
m-ru_marriage = Dobra Partia
    .text = Zachowaj tę kartę: { $effects-1-n ->
        [one] jedna dodatkowa kość
        [few] { $effects-1-n } dodatkowe kości
        [many] { $effects-1-n } dodatkowych kości
       *[other] { $effects-1-n } dodatkowych kości
    } w twoich testach Wpływów.
m-ru_debts = Długi w Tawernie
    .text = { m-gold-first } i pełna załoga.
m-ru_cartographer = Kartograf
    .text = Zachowaj tę kartę: raz na turę przerzuć wszystkie kości jednego ze swoich testów Zwiadu.
m-ru_comrade = Stary Towarzysz
    .text = Dołącza do ciebie jako Bosman; zyskujesz { m-gold-second }.

## Missions

m-mi_cousin = Kuzynka Królowej
    .text = Bez hiszpańskiego listu gończego i po udanym teście Wpływów. Przewieź kuzynkę królowej Hiszpanii do portu { $goal-1-at }: { m-gold-done }.
m-mi_mail = Królewska Poczta
    .text = Bez angielskiego listu gończego i po udanym teście Wpływów. Dostarcz depesze Korony do portu { $goal-1-at }: { m-gold-done }.
m-mi_powder = Proch dla Garnizonu
    .text = Bez hiszpańskiego listu gończego. Zawieź proch do portu { $goal-1-at }: { m-gold-done }. Zajmuje { $cargo_space ->
        [one] { $cargo_space } miejsce
        [few] { $cargo_space } miejsca
        [many] { $cargo_space } miejsc
       *[other] { $cargo_space } miejsc
    }; gdy trafienie dosięgnie ładowni, kadłub przyjmuje { $on_fail-1-n ->
        [one] { $on_fail-1-n } trafienie
        [few] { $on_fail-1-n } trafienia
        [many] { $on_fail-1-n } trafień
       *[other] { $on_fail-1-n } trafień
    } więcej, a misja przepada.
m-mi_dividend = Dywidenda Kompanii
    .text = Bez holenderskiego listu gończego i po udanym teście Wpływów. Zawieź srebro Kompanii do portu { $goal-1-at }: { m-gold-done }.
m-mi_missionary = Misjonarz
    .text = Po udanym teście Wpływów. Zawieź misjonarza i jego medyka do portu { $goal-1-at }: { m-gold-done }, a Konował zostaje z tobą.
m-mi_hunt = Polowanie na Czarną Banderę
    .text = Bez żadnego listu gończego. Pokonaj pirata NPC albo gracza z listem gończym: { m-gold-done }.
m-mi_thief = Łowca Głów
    .text = Bez angielskiego listu gończego i po udanym teście Wpływów. Pokonaj piracką fregatę albo gracza z listem gończym: { m-gold-done }.
m-mi_admiral = Upokorzyć Admirała
    .text = Z co najmniej { $claim-1-n ->
        [one] jednym listem gończym
        [few] { $claim-1-n } listami gończymi
        [many] { $claim-1-n } listami gończymi
       *[other] { $claim-1-n } listami gończymi
    }. Pokonaj dowolny okręt flagowy: { m-gold-done }.
m-mi_raid_sd = Najazd na Santo Domingo
    .text = Z załogą co najmniej { $claim-1-n }. Desant w porcie { $goal-1-at } przeciw załodze { $goal-1-crew } o Dowodzeniu { $goal-1-leadership }: { m-gold-done } i { $on_complete-2-delta ->
        [one] { $on_complete-2-delta } poziom
        [few] { $on_complete-2-delta } poziomy
        [many] { $on_complete-2-delta } poziomów
       *[other] { $on_complete-2-delta } poziomów
    } hiszpańskiego listu gończego.
m-mi_stores = Spalić Składy
    .text = Z załogą co najmniej { $claim-1-n }. Desant w porcie { $goal-1-at } przeciw załodze { $goal-1-crew } o Dowodzeniu { $goal-1-leadership }: { m-gold-done } i { $on_complete-2-delta ->
        [one] { $on_complete-2-delta } poziom
        [few] { $on_complete-2-delta } poziomy
        [many] { $on_complete-2-delta } poziomów
       *[other] { $on_complete-2-delta } poziomów
    } francuskiego listu gończego.
m-mi_cutting = Nocny Wypad
    .text = Z załogą co najmniej { $claim-1-n }. Desant w porcie { $goal-1-at } przeciw załodze { $goal-1-crew } o Dowodzeniu { $goal-1-leadership }: { m-gold-done } i { $on_complete-2-delta ->
        [one] { $on_complete-2-delta } poziom
        [few] { $on_complete-2-delta } poziomy
        [many] { $on_complete-2-delta } poziomów
       *[other] { $on_complete-2-delta } poziomów
    } francuskiego listu gończego.
m-mi_rival = Zniszczyć Konkurencję
    .text = Po udanym teście Wpływów. Napadnij na { $goal-1-n ->
        [one] angielskiego kupca
        [few] { $goal-1-n } angielskich kupców
        [many] { $goal-1-n } angielskich kupców
       *[other] { $goal-1-n } angielskich kupców
    } (list gończy dostajesz jak zwykle): { m-gold-done }.
m-mi_sugar = Kontrakt na Cukier
    .text = Dostarcz { $goal-1-n ->
        [one] { $goal-1-n } kartę
        [few] { $goal-1-n } karty
        [many] { $goal-1-n } kart
       *[other] { $goal-1-n } kart
    } Cukru do portu { $goal-1-at }: { m-gold-done }.
m-mi_timber = Drewno dla Floty
    .text = Bez hiszpańskiego listu gończego. Dostarcz { $goal-1-n ->
        [one] { $goal-1-n } kartę
        [few] { $goal-1-n } karty
        [many] { $goal-1-n } kart
       *[other] { $goal-1-n } kart
    } Drewna do portu { $goal-1-at }: { m-gold-done }.
m-mi_cloth = Tkaniny dla Osadników
    .text = Dostarcz { $goal-1-n ->
        [one] { $goal-1-n } kartę
        [few] { $goal-1-n } karty
        [many] { $goal-1-n } kart
       *[other] { $goal-1-n } kart
    } Tkanin do portu { $goal-1-at }: { m-gold-done }.
m-mi_rum = Rum dla Bractwa
    .text = Dostarcz { $goal-1-n ->
        [one] { $goal-1-n } kartę
        [few] { $goal-1-n } karty
        [many] { $goal-1-n } kart
       *[other] { $goal-1-n } kart
    } Rumu do portu { $goal-1-at }: { m-gold-done }.
m-mi_famine = Statek z Pomocą
    .text = Dostarcz { $goal-1-n ->
        [one] { $goal-1-n } kartę
        [few] { $goal-1-n } karty
        [many] { $goal-1-n } kart
       *[other] { $goal-1-n } kart
    } Żywności do portu { $goal-1-at }: { m-gold-done }, a jeden z twoich listów gończych spada o { $on_complete-2-delta ->
        [one] { $on_complete-2-delta } poziom
        [few] { $on_complete-2-delta } poziomy
        [many] { $on_complete-2-delta } poziomów
       *[other] { $on_complete-2-delta } poziomów
    }.
m-mi_survey = Kartowanie Przejść
    .text = Po udanym teście Wpływów. Akcją zwiadu zdaj test Zwiadu na akwenach { $goal-1-at }, { $goal-2-at } i { $goal-3-at }: { m-gold-done } i Oko.
m-mi_spy = Raport Szpiega
    .text = Bez angielskiego listu gończego i po udanym teście Wpływów. Zdaj test Wpływów w porcie { $goal-1-at }, a potem złóż raport w porcie { $goal-2-at }: { m-gold-done }.
m-mi_ransom = Okup
    .text = Pokaż { $claim-1-n ->
        [one] { $claim-1-n } złoto
        [few] { $claim-1-n } złota
        [many] { $claim-1-n } złota
       *[other] { $claim-1-n } złota
    }. Zapłać w porcie { $goal-1-at } { $goal-1-n ->
        [one] { $goal-1-n } złoto
        [few] { $goal-1-n } złota
        [many] { $goal-1-n } złota
       *[other] { $goal-1-n } złota
    } za jeńca i zawieź go do portu { $goal-2-at }: { m-gold-done }.
m-mi_shipwright = Odnaleźć Szkutnika
    .text = Znajdź rozbitka na akwenie { $goal-1-at } akcją zwiadu i testem Zwiadu: { m-gold-done } i Rzemieślnik.
m-mi_marque = List Kaperski
    .text = Bez hiszpańskiego listu gończego i po udanym teście Wpływów. Wskaż państwo inne niż Hiszpania i napadnij na { $goal-1-n ->
        [one] jednego jego kupca
        [few] { $goal-1-n } jego kupców
        [many] { $goal-1-n } jego kupców
       *[other] { $goal-1-n } jego kupców
    }, bez listu gończego: { m-gold-done }.
m-mi_petition = Petycja
    .text = Z co najmniej { $claim-1-n ->
        [one] jednym listem gończym
        [few] { $claim-1-n } listami gończymi
        [many] { $claim-1-n } listami gończymi
       *[other] { $claim-1-n } listami gończymi
    }. Zdaj test Wpływów w swoim porcie macierzystym: znika cały list gończy jednego państwa.
m-mi_duel = Sprawa Honoru
    .text = Natychmiastowy pojedynek do { $goal-1-wounds ->
        [one] { $goal-1-wounds } rany
        [few] { $goal-1-wounds } ran
        [many] { $goal-1-wounds } ran
       *[other] { $goal-1-wounds } ran
    } z przeciwnikiem o Dowodzeniu { $goal-1-leadership }: { m-gold-done }. Przegrana to nieudana misja i strata { $on_fail-1-n ->
        [one] { $on_fail-1-n } punktu
        [few] { $on_fail-1-n } punktów
        [many] { $on_fail-1-n } punktów
       *[other] { $on_fail-1-n } punktów
    } załogi; nikt nie ginie.
m-mi_four_flags = Cztery Bandery
    .text = Po udanym teście Wpływów. Wykonaj akcję portową w porcie każdego z czterech państw: { m-gold-done } i Steward.

## What is asked

prompt-m-port = W porcie: { $card }. Co robisz?
prompt-m-market = { $count ->
    [one] Na targu leży jedna karta
    [few] Na targu leżą { $count } karty
    [many] Na targu leży { $count } kart
   *[other] Na targu leży { $count } kart
}; { $room ->
    [0] twoja ładownia jest pełna.
    [one] w ładowni zmieści się jeszcze jedna.
    [few] w ładowni zmieszczą się jeszcze { $room }.
    [many] w ładowni zmieści się jeszcze { $room }.
   *[other] w ładowni zmieści się jeszcze { $room }.
} { $count ->
    [one] Kupujesz ją?
    [few] Kupujesz kolejną?
    [many] Kupujesz kolejną?
   *[other] Kupujesz kolejną?
}
prompt-m-brokers = { $count ->
    [one] Maklerzy wymienią jeszcze jeden towar. Który?
    [few] Maklerzy wymienią do { $count } towarów. Które?
    [many] Maklerzy wymienią do { $count } towarów. Które?
   *[other] Maklerzy wymienią do { $count } towarów. Które?
}
prompt-m-trim = { $count ->
    [one] Jedna karta twojego ładunku nie mieści się w ładowni. Co zostawiasz?
    [few] { $count } karty twojego ładunku nie mieszczą się w ładowni. Co zostawiasz?
    [many] { $count } kart twojego ładunku nie mieści się w ładowni. Co zostawiasz?
   *[other] { $count } kart twojego ładunku nie mieści się w ładowni. Co zostawiasz?
}
prompt-m-carry-over = Nowy statek: { $card }. Zabierasz na niego swoje ulepszenia? Zabrane nie idą na sprzedaż.
prompt-m-keep-rumour = Którą plotkę zachowujesz?
prompt-m-tongue = Test do misji „{ $card }” nieudany. Zapłacisz { $gold } złota, by go zdać?
prompt-m-wreck = Rafa zatopiłaby twój statek. Bierzesz złoto mimo to czy zostawiasz wrak?
prompt-m-marque = Na kupców którego państwa opiewa twój list kaperski?
prompt-m-claim-remote = Której misji podejmuje się dla ciebie faktor?
prompt-m-chase = { $count ->
    [0] Nie ma już sukcesów: używasz broni czy ruszasz dalej?
    [one] Masz jeden sukces: dobierasz, odrzucasz czy wymieniasz kartę?
    [few] Masz { $count } sukcesy: dobierasz, odrzucasz czy wymieniasz kartę?
    [many] Masz { $count } sukcesów: dobierasz, odrzucasz czy wymieniasz kartę?
   *[other] Masz { $count } sukcesów: dobierasz, odrzucasz czy wymieniasz kartę?
}
prompt-m-declare = { $npc ->
    [1] Runda { $count }: co robi { $card }?
   *[0] { $foe ->
        [1] Runda { $count }, przeciwnik: { $target }. Ostrzał, abordaż czy ucieczka?
       *[0] Runda { $count }, przeciwnik: { $rival }. Ostrzał, abordaż czy ucieczka?
    }
}
prompt-m-hail = Bandera kupca: { $nation }. Napadasz? Wybierz, za czyj statek go uznajesz.
prompt-m-place-hit = { $npc ->
    [1] { $card } przyjmuje trafienie. Która część? Do rozmieszczenia: { $left }
   *[0] Którą część twojego statku dosięga trafienie? Do rozmieszczenia: { $left }
}
prompt-m-prize = Pryz: { $card }. Przejmujesz go i porzucasz własny statek?
prompt-m-ransack = Plądrujesz statek ({ $rival }). Co zabierasz?
prompt-m-reroll = Które kości przerzucasz? Zaznaczone: { $count }
prompt-m-stow = { $over ->
    [0] Co zatrzymujesz? Wolne miejsca: { $count }
    [one] Za mała ładownia: o jedną kartę za dużo. Co wyrzucasz?
    [few] Za mała ładownia: o { $over } karty za dużo. Co wyrzucasz?
    [many] Za mała ładownia: o { $over } kart za dużo. Co wyrzucasz?
   *[other] Za mała ładownia: o { $over } kart za dużo. Co wyrzucasz?
}
prompt-m-move-hit = Które trafienie przenosisz?
prompt-m-move-hit-to = Dokąd je przenosisz?
prompt-m-cancel-hit = Które trafienie anulujesz?
prompt-m-rake-hit = Które trafienie przenosisz?
prompt-m-plate-hit = Czy Wzmocniony Kadłub przyjmuje trafienie, a jeśli tak, które?
prompt-m-raid-more = { $count ->
    [one] Zaczynasz napad z jedną kartą więcej?
    [few] Zaczynasz napad z { $count } kartami więcej?
    [many] Zaczynasz napad z { $count } kartami więcej?
   *[other] Zaczynasz napad z { $count } kartami więcej?
}
prompt-m-reward-from = Które państwo płaci ci za pirata?
prompt-m-captain = Którym kapitanem grasz?
prompt-m-first-ship = Którym statkiem zaczynasz?
prompt-m-another = Przed twoim portem macierzystym czyhają piraci. Dobierasz innego kapitana?
prompt-m-toll = Przystań żąda { $gold } złota. Płacisz czy zostajesz na morzu?
prompt-m-retest = Test nieudany: { $skill }. Przerzucasz wszystkie kości?
prompt-m-carpenter-mends = Co naprawia twój Rzemieślnik?
prompt-m-careen = Co naprawiasz na plaży?
prompt-m-act = { $free ->
    [0] { $count ->
        [0] Nie masz już akcji. Zagraj kartę albo zakończ turę.
        [one] Została ci jedna akcja. Co robisz?
        [few] Zostały ci { $count } akcje. Co robisz?
        [many] Zostało ci { $count } akcji. Co robisz?
       *[other] Zostało ci { $count } akcji. Co robisz?
    }
   *[other] Akcje: { $count }, darmowe ruchy: { $free }. Co robisz?
}
prompt-m-full-hand = Na ręce mieszczą się cztery karty Chwały. Którą odrzucasz?
prompt-m-repair-there = Co naprawiasz?
prompt-m-own-bounty-of = { $count ->
    [one] Które państwo obniża swój list gończy o jeden poziom?
    [few] Które państwo obniża swój list gończy o { $count } poziomy?
    [many] Które państwo obniża swój list gończy o { $count } poziomów?
   *[other] Które państwo obniża swój list gończy o { $count } poziomów?
}
prompt-m-price-target = Czyj list gończy podnosisz?
prompt-m-price-nation = Które państwo daje więcej za głowę tego kapitana?
prompt-m-frame-target = Kogo oskarżasz?
prompt-m-frame-nation = Któremu państwu donosisz?
prompt-m-clear-bounty = Które państwo wycofuje swój list gończy?
prompt-m-pardon = Ułaskawienie kosztuje { $gold } złota za poziom. Od listu którego państwa się wykupujesz?
prompt-m-sabotage-target = Czyj statek sabotujesz?
prompt-m-sabotage-place = Co psujesz?
prompt-m-favoured-good = Któremu towarowi sprzyja gildia?
prompt-m-demand-good = Który z dobranych towarów wybierasz?
prompt-m-demand-port = W którym porcie ma być na niego popyt?
prompt-m-redeal-nation = W portach którego państwa zmienia się popyt?
prompt-m-haul = { $left ->
    [0] Twoja ładownia jest pełna; za każdą pozostałą kartę ({ $count }) dostajesz złoto: { $gold }.
   *[other] Wolne miejsca: { $left }. Co zatrzymujesz? Za każdą pozostawioną kartę dostajesz złoto: { $gold }.
}
prompt-m-warehouse-good = Który towar bierzesz z magazynu?
prompt-m-gift-port = Z którego portu bierzesz ulepszenie?
prompt-m-ship-offer = Bierzesz statek za { $gold } złota i swój stary czy { $count } złota?
prompt-m-window-when-scouted = Wypatrzono cię. Zagrywasz kartę?
prompt-m-window-on-engage = Walka zaraz się zacznie. Zagrywasz kartę?
prompt-m-window-naval-after-manoeuvre-roll = Rzut na manewr za wami. Zagrywasz kartę lub używasz czegoś?
prompt-m-window-naval-flee-won = Manewr do ucieczki wygrany. Zagrywasz kartę?
prompt-m-window-naval-own-fire = Działa strzelają. Zagrywasz kartę lub używasz czegoś?
prompt-m-window-naval-own-hits-located = Wiadomo, w co trafia salwa. Zagrywasz kartę lub używasz czegoś?
prompt-m-window-own-ship-hit = Twój statek obrywa. Zagrywasz kartę lub używasz czegoś?
prompt-m-window-crew-start = Zaraz zetrą się załogi. Zagrywasz kartę?
prompt-m-window-crew-after-roll = Załogi rzuciły kośćmi. Zagrywasz kartę lub używasz czegoś?
prompt-m-window-after-battle-won = Bitwa wygrana. Zagrywasz kartę?
prompt-m-window-own-cargo-lost = Tracisz ładunek. Zagrywasz kartę?
prompt-m-window-own-death = Twój kapitan ginie. Zagrywasz kartę?

## Choices

choice-m-pass = { $at ->
    [retest] Pogódź się z porażką
    [toll] Zostań na morzu
    [another] Zatrzymaj tego kapitana
    [hail] Puść kupca wolno
    [tongue] Odpuść tę misję
    [carpenter-mends] Nic nie naprawiaj
    [carry-over] Zostaw ulepszenia
    [ship-offer] Weź złoto
    [wreck] Zostaw wrak w spokoju
    [pardon] Nie kupuj ułaskawienia
    [plate-hit] Przyjmij wszystkie trafienia
    [raid-more] Trzy karty wystarczą
    [prize] Zostań na swoim statku
   *[other] Pasuj
}
choice-m-done = { $at ->
    [act] Zakończ turę
    [port] Zakończ akcję portową
    [market] Nie kupuj więcej
    [brokers] Nie oddawaj więcej
    [chase] Podejdź do burty
    [stow] Nie zatrzymuj więcej
    [haul] Nie zatrzymuj więcej
    [reroll] Przerzuć zaznaczone kości
    [ransack] Nie bierz więcej
   *[other] Gotowe
}
choice-m-enter = { $chance ->
    [100] Wpłyń do portu: { $card }
   *[other] Wpłyń do portu: { $card } (wpuszczą cię na { $chance } %, inaczej { $gold } złota)
}
choice-m-leave = Wypłyń w morze
choice-m-port = Wykonaj akcję portową
choice-m-retire = Odeślij kapitana na emeryturę
choice-m-recruit = { $chance ->
    [100] Zwerbuj załogę: { $count }
   *[other] Zwerbuj załogę: { $count } ({ $dice ->
        [one] jedna kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, { $chance } %)
}
choice-m-hand = Zaciągnij marynarza za { $gold } złota
choice-m-market = Obejrzyj towary na targu
choice-m-rumour = { $gold ->
    [one] Wypytaj o plotkę za 1 złoto
   *[other] Wypytaj o plotkę za { $gold } złota
}: { $dice ->
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, { $chance } %
choice-m-prove = Sprawdź: { $card } ({ $skill }, { $dice ->
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, { $chance } %)
choice-m-fulfil = Zrób, czego wymaga tu „{ $card }”
choice-m-modify = { $gold ->
    [one] Zamontuj „{ $thing }” za 1 złoto
   *[other] Zamontuj „{ $thing }” za { $gold } złota
}: { $text }
choice-m-reinforce = Odwróć z powrotem za { $gold } złota: { $card }
choice-m-shoot = { $count ->
    [one] Strzelaj: najwyżej jedno trafienie
    [few] Strzelaj: najwyżej { $count } trafienia
    [many] Strzelaj: najwyżej { $count } trafień
   *[other] Strzelaj: najwyżej { $count } trafień
}
choice-m-board = Abordaż, załoga { $crew }
choice-m-flee = Uciekaj
choice-m-draw = Dobierz jeszcze jedną kartę
choice-m-take = { $at ->
    [prize] Przejmij pryz
    [ransack] Zabierz plotkę
    [wreck] Weź złoto
   *[other] Tak
}
choice-m-ability = { $at ->
    [retest] Powtórz test
    [raid-more] { $count ->
        [one] Zacznij z jedną kartą więcej
        [few] Zacznij z { $count } kartami więcej
        [many] Zacznij z { $count } kartami więcej
       *[other] Zacznij z { $count } kartami więcej
    }
    [window-naval-own-fire] { $count ->
        [one] Niech Artylerzysta doda trafienie
        [few] Niech Artylerzysta doda { $count } trafienia
        [many] Niech Artylerzysta doda { $count } trafień
       *[other] Niech Artylerzysta doda { $count } trafień
    }
    [window-own-ship-hit] Przenieś trafienie na inną część statku
    [window-crew-after-roll] Przerzuć kości załogi
   *[other] Użyj zdolności kapitana
}
choice-m-another = Dobierz innego kapitana
choice-m-pay = Zapłać
choice-m-sail = { $count ->
    [0] Płyń: { $card }
    [one] Płyń: { $card } (będzie cię tam szukał jeden statek)
    [few] Płyń: { $card } (będą cię tam szukać { $count } statki)
    [many] Płyń: { $card } (będzie cię tam szukać { $count } statków)
   *[other] Płyń: { $card } (będzie cię tam szukać { $count } statków)
}
choice-m-scout-merchant = Szukaj kupca: { $dice ->
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, { $chance } %
choice-m-scout-npc = Szukaj: { $card } ({ $dice ->
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, { $chance } %)
choice-m-scout-seat = Szukaj: { $rival } ({ $dice ->
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, { $chance } %)
choice-m-scout-rumour = Sprawdź: { $card } ({ $skill }, { $dice ->
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, { $chance } %)
choice-m-scout-mission = Zrób, czego wymaga tu „{ $card }”
choice-m-scout-beach = { $count ->
    [one] Kilowanie: napraw punkt na plaży
    [few] Kilowanie: napraw { $count } punkty na plaży
    [many] Kilowanie: napraw { $count } punktów na plaży
   *[other] Kilowanie: napraw { $count } punktów na plaży
}
choice-m-sell = { $wanted ->
    [yes] Sprzedaj za { $gold } złota: { $card }, jest na to popyt ({ $count } na pokładzie)
   *[no] Sprzedaj za { $gold } złota: { $card } ({ $count } na pokładzie)
}
choice-m-buy = { $gold ->
    [one] Kup za 1 złoto: { $card }
   *[other] Kup za { $gold } złota: { $card }
}
choice-m-drop = Wyrzuć: { $card }
choice-m-keep = Zatrzymaj: { $card }
choice-m-first-ship = { $card }: kadłub { $hull }, ładownia { $cargo }, załoga { $crew }, działa { $cannons }, zwrotność { $manoeuvre }
choice-m-ship = { $way ->
    [get] Zmień statek i weź { $gold ->
        [one] 1 złoto
       *[other] { $gold } złota
    }: { $card }
   *[pay] Zmień statek za { $gold ->
        [one] 1 złoto
       *[other] { $gold } złota
    }: { $card }
} (kadłub { $hull }, ładownia { $cargo }, załoga { $crew }, działa { $cannons }, zwrotność { $manoeuvre })
choice-m-repair = { $gold ->
    [one] Napraw za 1 złoto
   *[other] Napraw za { $gold } złota
}: { $place } ({ $left } z { $most })
choice-m-weapon = Kup „{ $thing }” za { $gold } złota: { $text }
choice-m-vend = { $gold ->
    [one] Sprzedaj za 1 złoto: { $card }
   *[other] Sprzedaj za { $gold } złota: { $card }
}
choice-m-use = Użyj „{ $thing }”: { $text }
choice-m-use-in-raid = Zużyj „{ $thing }”: jedna kość staje się sukcesem
choice-m-claim = { $chance ->
    [100] Podejmij się misji „{ $thing }”: { $text }
   *[other] Podejmij się misji „{ $thing }” ({ $chance } %): { $text }
}
choice-m-play = Zagraj „{ $thing }”: { $text }
choice-m-raid = Napadnij na kupca (bandera: { $nation })
choice-m-rid = { $symbol ->
    [escape] Odrzuć: { $card } (złoto { $gold }, ucieczka)
   *[hit] Odrzuć: { $card } (złoto { $gold }, trafienie: { $place })
}
choice-m-swap = { $symbol ->
    [escape] Wymień: { $card } (złoto { $gold }, ucieczka)
   *[hit] Wymień: { $card } (złoto { $gold }, trafienie: { $place })
}
choice-m-cargo = { $symbol ->
    [escape] { $card } (złoto { $gold }, ucieczka)
   *[hit] { $card } (złoto { $gold }, trafienie: { $place })
}
choice-m-reroll = { $theirs ->
    [yes] Przerzuć kość wroga: { $face ->
        [skull] czaszka
       *[other] { $face }
    }
   *[no] Przerzuć swoją kość: { $face ->
        [skull] czaszka
       *[other] { $face }
    }
}
choice-m-chest = { $way ->
    [in] Włóż do kufra { $count ->
        [one] 1 złoto
       *[other] { $count } złota
    }: będzie tam { $gold }
   *[out] Wyjmij z kufra { $count ->
        [one] 1 złoto
       *[other] { $count } złota
    }: zostanie tam { $gold }
}
choice-m-face = { $face ->
    [skull] Czaszka
   *[other] { $face }
}
choice-m-thing = { $thing }: { $text }
choice-m-captain = { $card } ({ $target }): Żeglarstwo { $seamanship }, Zwiad { $scouting }, Dowodzenie { $leadership }, Wpływy { $influence }
choice-m-rumour-card = { $thing } ({ $target }): { $text }
choice-m-location = { $place } (zostało { $left })
choice-m-card = { $card }
choice-m-nation = { $nation }
choice-m-seat = { $rival }

## The story

event-m-port = { $seat } schodzi na ląd: { $card }.
event-m-sold = { $gold ->
    [one] { $seat } sprzedaje za 1 złoto: { $card }.
   *[other] { $seat } sprzedaje za { $gold } złota: { $card }.
}
event-m-replaced = Wymieniono na targu: { $card }.
event-m-market = Oglądasz targ: { $cards }.
event-m-market-hidden = { $seat } ogląda na targu { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}.
event-m-bought = Kupujesz: { $cards }.
event-m-bought-hidden = { $seat } kupuje { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} ładunku.
event-m-unsold = Na targu zostaje: { $cards }.
event-m-new-ship = { $seat } obejmuje nowy statek: { $card }.
event-m-armed = { $seat } bierze na pokład: { $card }.
event-m-vended = { $seat } sprzedaje: { $card }.
event-m-fitted = { $seat } montuje: { $card }.
event-m-reinforced = { $seat } zleca naprawę: { $card }.
event-m-token = Nowość w porcie { $target }: { $card }.
event-m-recruited = { $seat } uzupełnia załogę.
event-m-not-recruited = { $seat } nikogo nie werbuje: za darmo nikt nie chce się zaciągnąć.
event-m-listens = { $seat } nadstawia ucha w tawernie.
event-m-rumour = Słyszysz plotkę „{ $card }”. { $text }
event-m-rumour-hidden = { $seat } słyszy plotkę.
event-m-rumour-kept = Zachowujesz plotkę „{ $card }”; druga wraca.
event-m-rumour-kept-hidden = { $seat } zachowuje jedną plotkę; druga wraca.
event-m-proves = { $seat } idzie tropem plotki „{ $card }”.
event-m-rumour-false = „{ $card }”: to tylko gadanina.
event-m-rumour-true = „{ $card }”: to prawda!
event-m-claims = { $seat } stara się o misję „{ $card }”.
event-m-claim-refused = { $seat } nie dostaje misji „{ $card }”.
event-m-mission = Nowa misja w porcie { $target }: „{ $card }”.
event-m-mission-taken = { $seat } podejmuje się misji „{ $card }”.
event-m-mission-given-up = { $seat } porzuca misję „{ $card }”.
event-m-mission-failed = { $seat }: misja „{ $card }” nieudana.
event-m-mission-step = { $seat } robi postęp w misji „{ $card }”: { $left ->
    [one] został jeden krok.
    [few] zostały { $left } kroki.
    [many] zostało { $left } kroków.
   *[other] zostało { $left } kroków.
}
event-m-mission-done = { $seat } wykonuje misję „{ $card }”.
event-m-marque = { $seat } ma list kaperski na kupców państwa: { $nation }.
event-m-delivered = { $seat } dostarcza: { $count }× { $card }.
event-m-lands = { $seat } robi desant: { $card }.
event-m-duel-round = Pojedynek: { $seat } ma { $count ->
    [one] jedną ranę
    [few] { $count } rany
    [many] { $count } ran
   *[other] { $count } ran
}, rywal { $dealt }.
event-m-stashed = Złoto w twoim kufrze: { $gold }.
event-m-stashed-hidden = { $seat } zagląda do kufra.
event-m-merchant = { $seat } znajduje kupca. Bandera: { $nation }.
event-m-let-go = { $seat } puszcza kupca wolno.
event-m-raids = { $seat } napada na kupca. Bandera: { $nation }.
event-m-turned-up = Odkryta karta: { $card }.
event-m-shook-off = { $seat } odrzuca: { $card }.
event-m-raid-failed = { $why ->
    [hit] { $seat }: napad nieudany, działa kupca zniszczyły część statku.
   *[escaped] { $count ->
        [0] { $seat }: napad nieudany.
        [one] { $seat }: napad nieudany, jedna ucieczka.
        [few] { $seat }: napad nieudany, { $count } ucieczki.
        [many] { $seat }: napad nieudany, { $count } ucieczek.
       *[other] { $seat }: napad nieudany, { $count } ucieczek.
    }
}
event-m-looted = { $gold ->
    [one] { $seat } łupi kupca: 1 złoto.
   *[other] { $seat } łupi kupca: { $gold } złota.
}
event-m-kept-cargo = { $seat } zatrzymuje: { $card }.
event-m-took-cargo = { $seat } bierze na pokład: { $card }.
event-m-took-cargo-hidden = { $seat } bierze na pokład ładunek.
event-m-dropped = { $seat } wyrzuca: { $card }.
event-m-overboard = { $seat } traci: { $card }.
event-m-battle = { $npc ->
    [1] { $card } atakuje! Cel: { $rival }.
   *[0] { $foe ->
        [1] { $seat } atakuje! Cel: { $target }.
       *[0] { $seat } atakuje! Cel: { $rival }.
    }
}
event-m-battle-round = Runda { $count } bitwy.
event-m-broke-off = Żadna strona nie może zaszkodzić drugiej: obie przerywają walkę.
event-m-declared = { $npc ->
    [0] { $seat } { $deed ->
        [board] idzie na abordaż.
        [flee] ucieka.
       *[shoot] strzela.
    }
   *[other] { $card } { $deed ->
        [board] idzie na abordaż.
        [flee] ucieka.
       *[shoot] strzela.
    }
}
event-m-manoeuvred = { $npc ->
    [1] { $card } manewruje: sukcesy { $count } z { $dice }.
   *[0] { $seat } manewruje: sukcesy { $count } z { $dice }.
}
event-m-manoeuvre-won = { $npc ->
    [1] { $card } wygrywa manewr.
   *[0] { $seat } wygrywa manewr.
}
event-m-manoeuvre-tied = Nikt nie wygrywa manewru.
event-m-long-guns = { $npc ->
    [1] { $card } strzela z Długich Dział, trafienia: { $count }.
   *[0] { $seat } strzela z Długich Dział, trafienia: { $count }.
}
event-m-volley = { $npc ->
    [1] { $card } daje salwę: { $count ->
        [one] jedno trafienie.
        [few] { $count } trafienia.
        [many] { $count } trafień.
       *[other] { $count } trafień.
    }
   *[0] { $seat } daje salwę: { $count ->
        [one] jedno trafienie.
        [few] { $count } trafienia.
        [many] { $count } trafień.
       *[other] { $count } trafień.
    }
}
event-m-chasers = { $seat } strzela ze Ścigaczy.
event-m-plated = { $seat }: Wzmocniony Kadłub przyjmuje trafienie.
event-m-used-weapon = { $seat } używa broni: { $card }.
event-m-ability = { $seat } korzysta ze zdolności: { $card }.
event-m-rerolled = { $seat } każe przerzucić { $count ->
    [one] jedną kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}.
event-m-sunk = { $npc ->
    [1] { $card } idzie na dno.
   *[0] { $seat }: statek idzie na dno.
}
event-m-fled = { $npc ->
    [1] { $card } umyka.
   *[0] { $seat } umyka.
}
event-m-boarding = { $npc ->
    [1] Starcie załóg: { $card } kontra { $rival }.
   *[0] { $foe ->
        [1] Starcie załóg: { $seat } kontra { $target }.
       *[0] Starcie załóg: { $seat } kontra { $rival }.
    }
}
event-m-swivels = { $count ->
    [0] Foglerze nie kładą nikogo.
   *[other] Foglerze kładą jednego z wrogów.
}
event-m-crew-lost = { $npc ->
    [1] { $card } traci załogę: { $count }; zostaje { $left }.
   *[0] { $seat } traci załogę: { $count }; zostaje { $left }.
}
event-m-no-winner = Obie załogi wybite: nikt nie wygrywa.
event-m-landed = { $seat } zwycięża na lądzie.
event-m-won = { $npc ->
    [0] { $foe ->
        [0] { $seat } zwycięża. Przegrywa: { $rival }.
       *[other] { $seat } zwycięża. Przegrywa: { $target }.
    }
   *[other] { $card } zwycięża. Przegrywa: { $rival }.
}
event-m-npc-beaten = { $card } znika z planszy.
event-m-reward = { $nation } płaci za zwycięstwo: { $seat } dostaje { $gold } złota, pokonany kapitan: { $rival }.
event-m-plundered = { $seat } plądruje statek ({ $rival }) i zabiera złoto: { $gold }.
event-m-spoilt = Zniszczone trafieniem: { $card }.
event-m-captured = { $seat } zdobywa statek: { $card }.
event-m-took-rumour = { $seat } zabiera plotkę. Traci ją { $rival }.
event-m-took-glory = { $seat } zabiera kartę „{ $card }”.
event-m-took-glory-hidden = { $seat } zabiera kartę Chwały.
event-m-locker = { $seat } ma złoto w skrytce.
event-m-died = { $seat } traci kapitana: { $card }.
event-m-token-laid = Ulepszenie znów leży w porcie: { $card }.
event-m-began = Zaczyna { $seat }.
event-m-captain = { $seat } gra kapitanem: { $card }.
event-m-captain-hidden = { $seat } dobiera kapitana.
event-m-put-out = { $seat }: { $card }, statek: { $target }.
event-m-demand = Nowy popyt w porcie { $target }: { $card }.
event-m-round = { $left ->
    [0] Runda { $count }. To ostatnie wydarzenie.
    [one] Runda { $count }. Zostało jedno wydarzenie.
    [few] Runda { $count }. Zostały { $left } wydarzenia.
    [many] Runda { $count }. Zostało { $left } wydarzeń.
   *[other] Runda { $count }. Zostało { $left } wydarzeń.
}
event-m-merchants-back = Kupcy z toru wracają na morze.
event-m-event = Wydarzenie: „{ $card }”.
event-m-arrived = { $card } pojawia się na akwenie: { $target }.
event-m-npc-sailed = { $card } płynie na akwen: { $target }.
event-m-npc-looked = { $card } szuka statku ({ $seat }): sukcesy { $successes } z { $dice }.
event-m-war = Wojna: { $nation } kontra { $other }!
event-m-peace = Pokój zawierają { $nation } i { $other }.
event-m-turn = Teraz gra: { $seat }.
event-m-sailed = { $seat } płynie na akwen: { $card }.
event-m-left-port = { $seat } wypływa z portu: { $card }.
event-m-entered = { $seat } wpływa do portu: { $card }.
event-m-retired = { $seat } odsyła kapitana na emeryturę.
event-m-scouts = { $npc ->
    [0] { $seat } wypatruje celu: { $rival }.
   *[other] { $seat } wypatruje celu: { $card }.
}
event-m-tested = { $seat }, test: { $skill }. Sukcesy: { $successes } z { $dice }.
event-m-gained = { $gold ->
    [one] { $seat } zyskuje 1 złoto.
   *[other] { $seat } zyskuje { $gold } złota.
}
event-m-paid = { $gold ->
    [one] { $seat } płaci 1 złoto.
   *[other] { $seat } płaci { $gold } złota.
}
event-m-glory = { $seat } zdobywa punkt Chwały { $why ->
    [defeat] za zwycięstwo.
    [sale] za sprzedaż poszukiwanego towaru.
    [raid] za bogaty napad.
    [mission] za misję.
    [rumour] za prawdziwą plotkę.
   *[ship] za wspaniały statek.
}
event-m-announced = { $seat } osiąga cel: Chwała { $glory }, złoto w kufrze { $gold }. To ostatnia runda.
event-m-hit = { $npc ->
    [0] { $seat } obrywa: { $place }, zostaje { $left }.
   *[other] { $card } obrywa: { $place }, zostaje { $left }.
}
event-m-mended = { $npc ->
    [0] { $seat } odzyskuje punkty: { $place }, teraz { $left }.
   *[other] { $card } odzyskuje punkty: { $place }, teraz { $left }.
}
event-m-bounty = { $level ->
    [0] { $seat } nie ma już listu gończego ({ $nation }).
   *[other] { $seat } ma list gończy ({ $nation }), poziom { $level }.
}
event-m-drew-glory = { $seat } dobiera kartę „{ $card }”.
event-m-drew-glory-hidden = { $seat } dobiera kartę Chwały.
event-m-discarded-glory = { $seat } odrzuca kartę „{ $card }”.
event-m-played = { $seat } zagrywa kartę „{ $card }”.
event-m-copied = Działa tak jak „{ $card }”.
event-m-joined = { $seat } zyskuje specjalistę: { $card }.
event-m-hire-failed = { $seat } dostaje odmowę: { $card } nie chce dziś płynąć.
event-m-rolled = { $seat } rzuca: sukcesy { $count } z { $dice }.
event-m-lost-crew = { $seat } traci załogę: { $count }, zostaje { $left }.
event-m-frames = { $seat } składa donos ({ $nation }). Cel oskarżenia: { $rival }.
event-m-sabotaged = { $seat } dokonuje sabotażu. Ofiara: { $rival }.
event-m-favoured = { $seat } dostaje od gildii w tej sprzedaży po { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
} za towar: { $card }.
event-m-drew-demand = { $seat } dobiera żetony popytu: { $cards }.
event-m-salvaged = { $seat } znajduje: { $cards }.
event-m-took-goods = { $count ->
    [0] { $seat } nie ma miejsca na towar: { $card }.
   *[other] { $seat } bierze z magazynu: { $count }× { $card }.
}
event-m-gift-unfit = { $seat } ma już ulepszenie: { $card }. Zostaje ono w porcie.

## The end

outcome-m-glory = Cel Chwały osiągnięty.
outcome-m-events = Nie ma już wydarzeń.
outcome-m-captains = Nie ma już kapitanów.

## Refusals

refuse-glory = Chwała, o którą gracie, to liczba od { $least } do { $most }.
refuse-option-value = „{ $name }” nie jest tu możliwe; możliwe: { $possible }.
why-m-not-now = Tego nie można teraz zrobić.
why-m-answer = To nie jest odpowiedź na zadane pytanie.
why-m-window = W tej chwili możesz zagrać pasującą kartę, użyć czegoś, co pasuje, albo spasować.
why-m-not-in-hand = Nie masz na ręce karty „{ $card }”.
why-m-wrong-moment = „{ $card }”: nie można tego użyć w tej chwili.
why-m-no-crew = Statek bez załogi nie może iść na abordaż.
why-m-npc-stays = NPC ucieka tylko wtedy, gdy ma mniej dział lub załogi niż przeciwnik.
why-m-no-successes = Nie masz już sukcesów, by zmieniać karty.
why-m-not-in-raid = Wśród kart napadu nie ma takiej: { $card }.
why-m-not-aboard = Nie masz na pokładzie: { $card }.
why-m-flipped = { $card }: to ulepszenie jest odwrócone.
why-m-scout-first = Tę kartę zagrano do testu Zwiadu: powiedz, czego szukasz.
why-m-no-pass = Nie ma czego spasować; gdy skończysz, zakończ turę.
why-m-in-port = Najpierw wypłyń w morze.
why-m-too-far = { $card } i { $target } nie sąsiadują ze sobą.
why-m-no-actions = Nie masz już na to akcji.
why-m-at-sea = Już jesteś na morzu.
why-m-ashore = Już jesteś w porcie.
why-m-no-port = Nie ma tu portu: { $card }.
why-m-wanted = { $card }: port jest dla ciebie zamknięty, dopóki { $nation } ściga cię listem gończym.
why-m-at-war = { $card }: port jest dla ciebie zamknięty, bo { $nation } walczy z twoim państwem.
why-m-port-at-sea = Akcję portową wykonuje się w porcie.
why-m-ported = Akcję portową tej tury już wykonano.
why-m-port-first = To robi się w akcji portowej.
why-m-retire-at-sea = Kapitan odchodzi na emeryturę w porcie.
why-m-retire-first = Kapitan odchodzi na emeryturę na początku tury, przed jakąkolwiek akcją.
why-m-no-captains = Nie ma już kapitana, który by go zastąpił.
why-m-no-combat = Nie toczy się żadna walka.
why-m-no-raid = Nie ma kupca do napadnięcia; najpierw go poszukaj.
why-m-scout-ashore = Wypatrywać można tylko na morzu.
why-m-rumour-elsewhere = Nie masz plotki, którą da się tu sprawdzić.
why-m-rumour-scouted = W tej turze już sprawdzano twoją plotkę.
why-m-mission-elsewhere = Nie masz misji, w której da się tu i teraz coś zrobić.
why-m-no-beach = Nie ma tu czego naprawiać na plaży.
why-m-no-merchant = Nie ma tu kupca: { $card }.
why-m-crippled = Ze zniszczoną częścią statku nie możesz napadać na kupców.
why-m-scouted = { $npc ->
    [0] W tej turze już szukano tego celu: { $rival }.
   *[other] W tej turze już szukano tego celu: { $card }.
}
why-m-no-target = Nie ma takiego statku, którego można by szukać.
why-m-rival-ashore = { $rival } jest w porcie.
why-m-not-here = { $npc ->
    [0] { $rival } jest poza tym akwenem.
   *[other] { $card } jest poza tym akwenem.
}
why-m-market-first = Tę kartę zagrano na potrzeby targu: obejrzyj towary.
why-m-card-first = Najpierw skorzystaj z zagranej karty albo z niej zrezygnuj.
why-m-once = To już załatwiono w tej akcji portowej.
why-m-none-aboard = Nie masz na pokładzie: { $card }.
why-m-see-market = Najpierw obejrzyj towary na targu.
why-m-full = W porcie możesz mieć najwyżej tyle kart ładunku: { $count }.
why-m-too-dear = Cena w złocie to { $gold }, a możesz wydać { $purse }.
why-m-crew-full = Twoja załoga jest pełna.
why-m-recruit-first = Najpierw spróbuj werbunku.
why-m-no-rumours = Nie ma już plotek do usłyszenia.
why-m-no-rumour = Nie znasz żadnej plotki.
why-m-no-mission = Nie masz misji.
why-m-done-first = Najpierw zakończ akcję portową.
why-m-no-token = W tym porcie nie ma ulepszeń na sprzedaż.
why-m-have = To już masz: { $card }.
why-m-not-flipped = { $card }: nie ma czego odwracać z powrotem.
why-m-none-left = Nie ma już w zasobach: { $card }.
why-m-repair-crew = Załogę się werbuje, nie naprawia.
why-m-whole = { $place }: nie ma uszkodzeń do naprawy.
why-m-not-for-sale = { $card }: tego nie można kupić.
why-m-mission-not-out = Misji „{ $card }” nie ma do wzięcia.
why-m-mission-at = Misję „{ $card }” bierze się w porcie { $target }.
why-m-mission-refused = Misji „{ $card }” odmówiono ci w tej turze; spróbuj w następnej.
why-m-mission-needs = Nie spełniasz wymagań misji „{ $thing }”.
why-m-not-home = Twój kufer jest w porcie: { $card }.
why-m-chest-same = Właśnie tyle złota leży już w kufrze: { $gold }.
why-m-chest-out = Złoto wyjmuje się z kufra tylko w porcie macierzystym.
why-m-chest-more = Więcej nie masz: całe twoje złoto to { $gold }.
why-m-market-open = Najpierw zakończ zakupy na targu.
why-m-not-on-market = Nie ma na targu: { $card }.
