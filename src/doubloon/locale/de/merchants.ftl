### Merchants & Marauders

## Nations, places, skills

m-nation-spanish = Spanien
m-nation-english = England
m-nation-french = Frankreich
m-nation-dutch = Holland
m-place-hull = Rumpf
m-place-cargo = Laderaum
m-place-masts = Masten
m-place-crew = Crew
m-place-cannons = Kanonen
m-skill-seamanship = Seemannschaft
m-skill-scouting = Spähen
m-skill-leadership = Führung
m-skill-influence = Einfluss
m-npc_spanish = Spanische Marine
m-npc_english = Englische Marine
m-npc_french = Französische Marine
m-npc_dutch = Holländische Marine
m-pirate_sloop = Piratenschaluppe
m-pirate_frigate = Piratenfregatte
m-merchant = Handelsschiff

## Gold in the texts of cards: what they take off a price, do first and second, pay, and cost

m-gold-off = { $effects-1-delta } Gold
m-gold-first = { $effects-1-n } Gold
m-gold-second = { $effects-2-n } Gold
m-gold-done = { $on_complete-1-n } Gold
m-gold-hire = { $hire-1-n } Gold

## Zones and their rules

m-zone-havana = Havanna
m-rule-havana = Königliche Werft
    .text = Fregatten und Galeonen kosten hier { m-gold-off } weniger.
m-zone-nassau = Nassau
m-rule-nassau = Untiefen
    .text = Kriegsschiffe werfen in dieser Zone beim Spähen { $effects-1-n } Würfel weniger (mindestens 1).
m-zone-tortuga = Tortuga
m-rule-tortuga = Küstenbrüder
    .text = Anwerben braucht hier nie eine Probe: Die Crew wird kostenlos aufgefüllt.
m-zone-port_royale = Port Royale
m-rule-port_royale = Piratennest
    .text = Mit englischem Kopfgeld legst du zum Einlaufen eine Probe auf Einfluss ab; misslingt sie, zahl { $effects-1-toll } Gold oder bleib auf See. Krieg sperrt diesen Hafen nie.
m-zone-petit_goave = Petit-Goâve
m-rule-petit_goave = Arsenal der Flibustier
    .text = Spezialwaffen kosten hier { m-gold-off } weniger.
m-zone-old_providence = Old Providence
m-rule-old_providence = Kielholstrand
    .text = Hier auf See darf eine Spähaktion, statt Ausschau zu halten, { $effects-1-n ->
        [one] 1 Punkt
       *[other] { $effects-1-n } Punkte
    } reparieren, nur nicht bei der Crew.
m-zone-cartagena = Cartagena
m-rule-cartagena = Silberstraße
    .text = Ein geglückter Überfall auf ein Handelsschiff, das als spanisch gilt, bringt hier { m-gold-first } mehr, mitgezählt bei den 12 für Ruhm.
m-zone-santo_domingo = Santo Domingo
m-rule-santo_domingo = Altes Zollhaus
    .text = Wenn du hier Waren kaufst, zieh { $effects-1-n ->
        [one] 1 Karte
       *[other] { $effects-1-n } Karten
    } mehr.
m-zone-caribbean_sea = Karibische See
m-rule-caribbean_sea = Offene See
    .text = Kein Hafen, keine eigene Regel; ein Handelsschiff, das du hier findest, hat nur die Flagge seines Markers.
m-zone-curacao = Curaçao
m-rule-curacao = Makler der Kompanie
    .text = Sobald du die angebotenen Waren siehst, darfst du { $effects-1-n ->
        [one] 1 Karte abwerfen und eine neu
       *[other] bis zu { $effects-1-n } Karten abwerfen und ebenso viele neu
    } ziehen.
m-zone-san_juan = San Juan
m-rule-san_juan = Kanonen von El Morro
    .text = Kapitäne mit irgendeinem Kopfgeld werfen in dieser Zone beim Spähen { $effects-1-n } Würfel weniger (mindestens 1).
m-zone-caracas = Caracas
m-rule-caracas = Kakaoküste
    .text = Ein geglückter Überfall bringt hier { m-gold-first } mehr, mitgezählt bei den 12 für Ruhm.
m-zone-st_maarten = St. Maarten
m-rule-st_maarten = Freihafen
    .text = Waren, die nicht gefragt sind, bringen hier { m-gold-off } mehr. Krieg sperrt diesen Hafen nie.
m-zone-basse_terre = Basse-Terre
m-rule-basse_terre = Segelmacherkai
    .text = Reparaturen kosten hier je Punkt { m-gold-off } weniger.
m-zone-st_johns = St. John's
m-rule-st_johns = English Harbour
    .text = Wenn du hier das Schiff wechselst, darfst du deine Umbauten auf das neue mitnehmen.
m-zone-bridgetown = Bridgetown
m-rule-bridgetown = Rumschenken
    .text = Nach einem Gerücht zu fragen kostet hier { m-gold-off } weniger, und die Probe auf Einfluss hat { $effects-2-n } Würfel mehr.
m-zone-trinidad = Trinidad
m-rule-trinidad = Pechsee
    .text = Der Rumpf wird hier kostenlos repariert, alles andere zum üblichen Preis.

## Captains and what they can do

m-felipe_montemayor = Felipe Montemayor
m-ability-felipe_montemayor_1 = Ruhig im Feuer
    .text = Einmal je Gefecht darf er einen eben erlittenen Treffer an eine andere Stelle seines Schiffs verlegen.
m-federico_de_silva = Federico de Silva
m-ability-federico_de_silva_1 = Gepresste Matrosen
    .text = Nach einem gewonnenen Nahkampf bekommt sein Schiff { $effects-1-n } Mann zurück.
m-cinco_de_irapuato = Cinco de Irapuato
m-ability-cinco_de_irapuato_1 = Sohn der Tierra Firme
    .text = In jeder Zone mit spanischem Hafen { $effects-1-n } Würfel mehr beim Spähen.
m-isabel_de_arismendi = Isabel de Arismendi
m-ability-isabel_de_arismendi_1 = Ohr des Vizekönigs
    .text = Einmal je Zug darf sie alle Würfel einer Probe auf Einfluss neu werfen.
m-frances_wright = Frances Wright
m-ability-frances_wright_1 = Graue Segel
    .text = NPC-Schiffe werfen gegen sie beim Spähen { $effects-1-n } Würfel weniger (mindestens 1).
m-nathaniel_crewe = Nathaniel Crewe
m-ability-nathaniel_crewe_1 = Kein Entkommen
    .text = Bei seinen Überfällen auf Handelsschiffe { $effects-1-n ->
        [one] zählt ein Fluchtsymbol
       *[other] zählen { $effects-1-n } Fluchtsymbole
    } nicht.
m-tobias_penhallow = Tobias Penhallow
m-ability-tobias_penhallow_1 = Pflanzerkredit
    .text = Einzelne Waren kosten ihn 2 Gold statt 3.
m-ability-tobias_penhallow_2 = Geldkisten an Land
    .text = Er darf in jedem englischen Hafen, in den er einlaufen darf, Gold verstecken.
m-josiah_thackeray = Josiah Thackeray
m-ability-josiah_thackeray_1 = Sohn des Schiffbauers
    .text = Reparaturen kosten ihn je Punkt { m-gold-off } weniger.
m-ability-josiah_thackeray_2 = Eigene Pläne
    .text = Umbauten kosten ihn 1 Gold statt 3.
m-dominique_de_richery = Dominique de Richery
m-ability-dominique_de_richery_1 = Silberzunge
    .text = Misslingt ihm die Probe auf Einfluss für eine Mission, darf er { $effects-1-cost } Gold zahlen und besteht sie doch.
m-charles_marquis = Charles Marquis
m-ability-charles_marquis_1 = Fette Beute
    .text = Er darf einen Überfall auf ein Handelsschiff mit { $effects-1-n ->
        [one] einer Karte
       *[other] { $effects-1-n } Karten
    } mehr beginnen.
m-nicolas_jaures = Nicolas Jaurès
m-ability-nicolas_jaures_1 = Mit Brief und Siegel
    .text = Jede Mission, die er erfüllt, bringt { m-gold-first } mehr.
m-honore_castellan = Honoré Castellan
m-ability-honore_castellan_1 = Exerziermeister
    .text = Einmal je Nahkampf darf er beliebige eigene Würfel neu werfen.
m-machiel_van_riebeeck = Machiel van Riebeeck
m-ability-machiel_van_riebeeck_1 = Freibrief der Kompanie
    .text = Fregatten und Galeonen kosten ihn { m-gold-off } weniger.
m-sikuma = Sikuma
m-ability-sikuma_1 = Verwandte an jeder Küste
    .text = Anwerben füllt ihre Crew immer kostenlos auf.
m-willem_oosterling = Willem Oosterling
m-ability-willem_oosterling_1 = Börsenmakler
    .text = Wenn er Waren kauft, zieht er { $effects-1-n ->
        [one] 1 Karte
       *[other] { $effects-1-n } Karten
    } mehr.
m-hendrik_ten_brink = Hendrik ten Brink
m-ability-hendrik_ten_brink_1 = Wetterkundig
    .text = Wetterereignisse beschädigen ihn nicht und nehmen ihm keine Aktionen.
m-ability-hendrik_ten_brink_2 = Hart am Wind
    .text = Sein Schiff gilt als um { $effects-1-n } wendiger, wenn im Gefecht Schiffe verglichen werden.

## Specialists

m-carpenter = Zimmermann
    .text = Repariere zu Beginn deines Zuges { $effects-1-n ->
        [one] 1 Punkt
       *[other] { $effects-1-n } Punkte
    } an Rumpf, Laderaum, Masten oder Kanonen.
m-boatswain = Bootsmann
    .text = Anwerben füllt deine Crew immer kostenlos auf.
m-gunner = Kanonier
    .text = Einmal je Gefecht, wenn du das Manöver gewinnst und schießt: { $effects-1-n } Treffer mehr.
m-surgeon = Schiffsarzt
    .text = Nach jedem Gefecht oder Überfall bekommst du { $effects-1-n ->
        [one] 1 verlorenen
       *[other] { $effects-1-n } verlorene
    } Mann zurück; Fieber schadet dir nicht.
m-lookout = Ausguck
    .text = { $effects-1-n } Würfel mehr bei deinen Proben auf Spähen.
m-veteran = Veteran
    .text = { $effects-1-n } Würfel mehr im Nahkampf.
m-steward = Steward
    .text = { $effects-1-n } Würfel mehr bei deinen Proben auf Einfluss.
m-helmsman = Steuermann
    .text = { $effects-1-n } Würfel Seemannschaft mehr in Seegefechten.

## Ships, goods, modifications, special weapons

m-sloop = Schaluppe
m-flute = Fleute
m-frigate = Fregatte
m-galleon = Galeone
m-man_o_war = Linienschiff
m-cocoa = Kakao
m-food = Proviant
m-rum = Rum
m-spices = Gewürze
m-sugar = Zucker
m-tobacco = Tabak
m-textiles = Stoffe
m-wood = Holz
m-hammocks = Extra-Hängematten
    .text = Crew +1 (höchstens 5); der neue Mann muss noch angeworben werden.
m-rigging = Segel & Takelage
    .text = Wendigkeit +1 (höchstens 5).
m-hull_plating = Verstärkter Rumpf
    .text = Dreh ihn um, um 1 Treffer abzuwehren, sobald die Stelle feststeht; für 3 Gold wird er in jedem Hafen zurückgedreht.
m-big_hold = Großer Laderaum
    .text = Laderaum +1 (höchstens 5).
m-chasers = Jagdgeschütze
    .text = Einmal je Gefecht, wenn eine der Seiten Fliehen angesagt hat: Füg 1 Treffer zu.
m-gun_port = Zusatzbatterie
    .text = Kanonen +1 (höchstens 5).
m-swivels = Drehbassen
    .text = Wirf unmittelbar vor einem Nahkampf auf See 2 Würfel; bei mindestens einem Erfolg verliert der Gegner 1 Mann.
m-long_guns = Langrohre
    .text = Wirf vor der ersten Runde eines Seegefechts einen Würfel je Kanone: Jeder Erfolg ist ein Treffer. Kettenkugeln und Kartätschen gehen damit nicht.
m-grappling_hooks = Enterhaken
    .text = Gib sie ab, um beliebige eigene Würfel eines Manövers, für das du Entern angesagt hast, neu zu werfen.
m-chain_shot = Kettenkugeln
    .text = Gib sie ab: Jeder Totenkopf dieser Salve trifft die Masten, und in dieser Runde geht keiner auf den Rumpf über.
m-grape_shot = Kartätschen
    .text = Gib sie ab: Jeder Totenkopf dieser Salve trifft die Crew, und in dieser Runde geht keiner auf den Rumpf über.
m-garrison = Garnison

## Events and the captains they bring

m-ev_dutch_1 = Holländisches Kriegsschiff
    .text = Am Ende der Runde sticht ein holländischer Admiral in See.
m-admiral-ev_dutch_1 = Philips van Almonde
m-ev_dutch_2 = Holländisches Kriegsschiff
    .text = Am Ende der Runde sticht ein holländischer Admiral in See.
m-admiral-ev_dutch_2 = Cornelis Evertsen
m-ev_dutch_3 = Holländisches Kriegsschiff
    .text = Am Ende der Runde sticht ein holländischer Admiral in See.
m-admiral-ev_dutch_3 = Jacob Binckes
m-ev_english_1 = Englisches Kriegsschiff
    .text = Am Ende der Runde sticht ein englischer Admiral in See.
m-admiral-ev_english_1 = Christopher Myngs
m-ev_english_2 = Englisches Kriegsschiff
    .text = Am Ende der Runde sticht ein englischer Admiral in See.
m-admiral-ev_english_2 = John Benbow
m-ev_english_3 = Englisches Kriegsschiff
    .text = Am Ende der Runde sticht ein englischer Admiral in See.
m-admiral-ev_english_3 = Ralph Delaval
m-ev_french_1 = Französisches Kriegsschiff
    .text = Am Ende der Runde sticht ein französischer Admiral in See.
m-admiral-ev_french_1 = Jean d'Estrées
m-ev_french_2 = Französisches Kriegsschiff
    .text = Am Ende der Runde sticht ein französischer Admiral in See.
m-admiral-ev_french_2 = Jean-Baptiste du Casse
m-ev_french_3 = Französisches Kriegsschiff
    .text = Am Ende der Runde sticht ein französischer Admiral in See.
m-admiral-ev_french_3 = François-Louis de Châteaurenault
m-ev_spanish_1 = Spanisches Kriegsschiff
    .text = Am Ende der Runde sticht ein spanischer Admiral in See.
m-admiral-ev_spanish_1 = Alonso del Campo y Espinosa
m-ev_spanish_2 = Spanisches Kriegsschiff
    .text = Am Ende der Runde sticht ein spanischer Admiral in See.
m-admiral-ev_spanish_2 = Andrés de Pez
m-ev_spanish_3 = Spanisches Kriegsschiff
    .text = Am Ende der Runde sticht ein spanischer Admiral in See.
m-admiral-ev_spanish_3 = Antonio de Oquendo
m-ev_psloop_1 = Piratenschaluppe
    .text = Am Ende der Runde taucht eine Piratenschaluppe auf.
m-admiral-ev_psloop_1 = John Rackham
m-ev_psloop_2 = Piratenschaluppe
    .text = Am Ende der Runde taucht eine Piratenschaluppe auf.
m-admiral-ev_psloop_2 = Charles Vane
m-ev_psloop_3 = Piratenschaluppe
    .text = Am Ende der Runde taucht eine Piratenschaluppe auf.
m-admiral-ev_psloop_3 = Stede Bonnet
m-ev_pfrigate_1 = Piratenfregatte
    .text = Am Ende der Runde taucht eine Piratenfregatte auf.
m-admiral-ev_pfrigate_1 = Benjamin Hornigold
m-ev_pfrigate_2 = Piratenfregatte
    .text = Am Ende der Runde taucht eine Piratenfregatte auf.
m-admiral-ev_pfrigate_2 = Samuel Bellamy
m-ev_pfrigate_3 = Piratenfregatte
    .text = Am Ende der Runde taucht eine Piratenfregatte auf.
m-admiral-ev_pfrigate_3 = Bartholomew Roberts
m-ev_storm_1 = Tropensturm
    .text = Wer den Zug auf See beendet, legt eine Probe auf Seemannschaft ab und nimmt { $effects-1-hits } Treffer, je Erfolg einen weniger. Die Stellen werden ausgewürfelt; bei Totenköpfen wählt, wer getroffen wird.
m-ev_storm_2 = Tropensturm
    .text = Wer den Zug auf See beendet, legt eine Probe auf Seemannschaft ab und nimmt { $effects-1-hits } Treffer, je Erfolg einen weniger. Die Stellen werden ausgewürfelt; bei Totenköpfen wählt, wer getroffen wird.
m-ev_hurricane = Hurrikan
    .text = Wie ein Sturm, mit { $effects-1-hits ->
        [one] 1 Treffer
       *[other] { $effects-1-hits } Treffern
    }; außerdem treibt am Ende der Runde jedes NPC-Schiff eine Zone nach Süden, oder im Uhrzeigersinn in die nächste mögliche Richtung.
m-ev_war_1 = Krieg!
    .text = Ein laufender Krieg endet. Zwei ausgeloste Nationen sind im Krieg, bis Frieden ist oder ein anderer Krieg kommt.
m-ev_war_2 = Krieg!
    .text = Ein laufender Krieg endet. Zwei ausgeloste Nationen sind im Krieg, bis Frieden ist oder ein anderer Krieg kommt.
m-ev_war_3 = Krieg!
    .text = Ein laufender Krieg endet. Zwei ausgeloste Nationen sind im Krieg, bis Frieden ist oder ein anderer Krieg kommt.
m-ev_peace_1 = Friedensvertrag
    .text = Der Krieg endet. Gibt es keinen, verlieren alle { $effects-1-else_effects-1-delta ->
        [one] 1 Stufe
       *[other] { $effects-1-else_effects-1-delta } Stufen
    } Kopfgeld ihrer Wahl.
m-ev_peace_2 = Friedensvertrag
    .text = Der Krieg endet. Gibt es keinen, nennt der Startspieler eine Nation: Ihre Häfen bekommen neue Nachfragemarker.
m-ev_pardon = Amnestie des Gouverneurs
    .text = Zu Beginn des eigenen Zuges darf jeder { $effects-1-cost_per_level } Gold je Stufe zahlen, um das Kopfgeld einer Nation loszuwerden.
m-ev_markets = Unruhige Märkte
    .text = Alle Häfen geben ihre Nachfragemarker zurück und bekommen neue.
m-ev_fever = Tropenfieber
    .text = Jeder Kapitän, der seinen Zug mit mindestens 2 Mann auf See beginnt, legt eine Probe auf Führung ab; misslingt sie, { $effects-1-on_fail-1-n ->
        [one] ist 1 Mann
       *[other] sind { $effects-1-on_fail-1-n } Mann
    } verloren.
m-ev_calm = Totenflaute
    .text = Wer den Zug auf See beginnt, hat { $effects-1-n ->
        [one] 1 Aktion
       *[other] { $effects-1-n } Aktionen
    } weniger.
m-ev_trades = Passatwinde
    .text = Alle haben in dieser Runde { $effects-1-n ->
        [one] eine freie Fahrt
       *[other] { $effects-1-n } freie Fahrten
    } zwischen zwei Zonen, nicht in einen Hafen hinein oder aus ihm heraus.
m-ev_convoy = Reiche Konvois
    .text = Jede Zone ohne Handelsschiff bekommt eines von der Leiste; geglückte Überfälle dieser Runde bringen { m-gold-second } mehr.
m-ev_sweep = Piratenjagd
    .text = Kriegsschiffe werfen in dieser Runde beim Spähen { $effects-1-n } Würfel mehr; ein Sieg über einen NPC-Piraten bringt { m-gold-second } mehr.
m-ev_harvest = Rekordernte
    .text = Wer in dieser Runde Waren kauft, zieht { $effects-1-n ->
        [one] 1 Karte
       *[other] { $effects-1-n } Karten
    } mehr.

## Glory cards

m-gl_crew_reroll = Zweite Luft
    .text = Wirf in einem Nahkampf beliebig viele deiner Würfel oder der deines Gegners neu.
m-gl_sea_reroll = Kniff am Ruder
    .text = Wirf bei einem Manöver beliebig viele deiner Würfel oder der deines Gegners neu.
m-gl_copy = Abgeschaut
    .text = Wiederhole die Wirkung der zuletzt abgehandelten Ruhmeskarte.
m-gl_double_shot = Doppelte Ladung
    .text = Deine Salve macht { $effects-1-n } Treffer mehr (auch über deine Kanonen hinaus).
m-gl_raking = Längsfeuer
    .text = Verleg { $effects-1-n ->
        [one] 1 Treffer
       *[other] bis zu { $effects-1-n } Treffer
    } deiner Salve, jeden an eine Stelle deiner Wahl außer dem Rumpf.
m-gl_brace = Festhalten!
    .text = Wehr { $effects-1-n ->
        [one] 1 Treffer ab, den
       *[other] bis zu { $effects-1-n } Treffer ab, die
    } dein Schiff eben in einem Seegefecht erlitten hat.
m-gl_smoke = Rauchschleier
    .text = Du hast Fliehen angesagt und das Manöver gewonnen: Du entkommst, selbst wenn dein Gegner Erfolge geworfen hat.
m-gl_marines = Alle Mann an Deck!
    .text = Deine Crew zählt in diesem Nahkampf { $effects-1-n } mehr (höchstens 5); { $effects-1-n ->
        [one] der zusätzliche Mann geht
       *[other] die zusätzlichen gehen
    } zuerst verloren.
m-gl_sharpshooters = Schützen in den Masten
    .text = Wirf { $effects-1-dice } Würfel; jeder Erfolg kostet den Gegner vor der ersten Runde { $effects-1-each_success-1-n } Mann.
m-gl_powder = Pulverbrand
    .text = Hat deine Salve die Kanonen getroffen, macht sie dort { $effects-1-n ->
        [one] 1 weiteren
       *[other] { $effects-1-n } weitere
    } Treffer.
m-gl_prize = Prisengeld
    .text = Nach einem gewonnenen Gefecht gegen einen Spieler oder NPC bekommst du { m-gold-first }.
m-gl_stash_any = Versteck in jedem Hafen
    .text = Während dieser Hafenaktion darfst du Gold verstecken, obwohl dies nicht dein Heimathafen ist.
m-gl_insider = Wink aus dem Lagerhaus
    .text = Zieh { $effects-1-n ->
        [one] 1 Karte
       *[other] { $effects-1-n } Karten
    } mehr, wenn du jetzt Waren kaufst.
m-gl_guild = Gunst der Gilde
    .text = Eine Warensorte bringt hier jetzt { $effects-1-price } Gold je Karte, obwohl sie nicht gefragt ist; das gibt keinen Ruhm, und der Nachfragemarker bleibt.
m-gl_demand = Neue Nachfrage
    .text = Zieh { $effects-1-draw ->
        [one] 1 Nachfragemarker und tausch ihn gegen den eines beliebigen Hafens.
       *[other] { $effects-1-draw } Nachfragemarker, tausch einen davon gegen den eines beliebigen Hafens und leg die übrigen zurück in den Vorrat.
    }
m-gl_credit = Werftkredit
    .text = Deine Rechnung bei diesem Werftbesuch ist um { m-gold-off } niedriger (nicht unter 0).
m-gl_locker = Geheimfach
    .text = Stirbt dein Kapitän, kommen bis zu { m-gold-first } vom Schiff in deine Truhe, statt verloren oder geplündert zu werden.
m-gl_contract = Großauftrag
    .text = Verkaufst du genau 2 Karten der gefragten Ware, bringt das Ruhm, als wären es { $effects-1-n }.
m-gl_insurance = Seeversicherung
    .text = Verlierst du Frachtkarten durch Schaden oder ein Ereignis, bekommst du für jede { m-gold-first }.
m-gl_tavern = Tavernengeflüster
    .text = Zieh ein Gerücht, ohne zu zahlen und ohne Probe.
m-gl_factor = Vertrauensmann
    .text = Nimm eine Mission aus einem beliebigen Hafen an, als wärst du dort (ihre Bedingung gilt trotzdem).
m-gl_wind = Rückenwind
    .text = Mach in diesem Zug { $effects-1-n ->
        [one] eine zusätzliche Fahrt
       *[other] { $effects-1-n } zusätzliche Fahrten
    }.
m-gl_eagle = Adlerauge
    .text = Wirf bei dieser Probe auf Spähen { $effects-1-n } Würfel mehr.
m-gl_fog = In den Nebel
    .text = Eine Probe auf Spähen, die dich eben gefunden hat, misslingt stattdessen.
m-gl_cove = Verborgene Bucht
    .text = Auf See: Repariere { $effects-1-n ->
        [one] 1 Schaden an einer beliebigen Stelle
       *[other] { $effects-1-n } Schäden an beliebigen Stellen
    } außer der Crew.
m-gl_frame = Angeschwärzt!
    .text = Nenn einen Mitspieler und eine Nation und leg eine Probe auf Einfluss ab: Gelingt sie, setzt diese Nation { $effects-1-on_success-1-delta ->
        [one] 1 Stufe
       *[other] { $effects-1-on_success-1-delta } Stufen
    } Kopfgeld auf ihn aus.
m-gl_head = Ein höherer Preis
    .text = Erhöh ein Kopfgeld, das auf einen Mitspieler schon ausgesetzt ist, um { $effects-1-delta ->
        [one] 1 Stufe
       *[other] { $effects-1-delta } Stufen
    }.
m-gl_pardon = Erkaufte Gnade
    .text = Zahl { $effects-1-cost_per_level } Gold je Stufe, um das Kopfgeld einer Nation ganz loszuwerden.
m-gl_colours = Falsche Flagge
    .text = Du hast eben jemanden angegriffen, der kein Pirat ist: Dieser Angriff bringt dir kein Kopfgeld ein.
m-gl_sabotage = Sabotage
    .text = Ein Spieler in deiner Zone oder deinem Hafen nimmt { $effects-1-n } Treffer an einer Stelle deiner Wahl außer Rumpf und Crew.
m-gl_carpenter_1 = Zimmermann
    .text = Heuere ihn für { m-gold-hire } in einem beliebigen Hafen an. { m-carpenter.text }
m-gl_carpenter_2 = Zimmermann
    .text = Heuere ihn mit einer Probe auf Führung in einem holländischen Hafen an. { m-carpenter.text }
m-gl_boatswain_1 = Bootsmann
    .text = Heuere ihn mit einer Probe auf Führung in einem beliebigen Hafen an. { m-boatswain.text }
m-gl_boatswain_2 = Bootsmann
    .text = Heuere ihn für { m-gold-hire } in einem englischen Hafen an. { m-boatswain.text }
m-gl_gunner_1 = Kanonier
    .text = Heuere ihn für { m-gold-hire } in einem beliebigen Hafen an. { m-gunner.text }
m-gl_gunner_2 = Kanonier
    .text = Heuere ihn nach einem gewonnenen Gefecht an. { m-gunner.text }
m-gl_surgeon_1 = Schiffsarzt
    .text = Heuere ihn mit einer Probe auf Einfluss in einem beliebigen Hafen an. { m-surgeon.text }
m-gl_surgeon_2 = Schiffsarzt
    .text = Heuere ihn für { m-gold-hire } in einem spanischen Hafen an. { m-surgeon.text }
m-gl_lookout_1 = Ausguck
    .text = Heuere ihn für { m-gold-hire } in einem beliebigen Hafen an. { m-lookout.text }
m-gl_lookout_2 = Ausguck
    .text = Heuere ihn mit einer Probe auf Spähen in einem beliebigen Hafen an. { m-lookout.text }
m-gl_veteran_1 = Veteran
    .text = Heuere ihn mit einer Probe auf Führung in einem beliebigen Hafen an. { m-veteran.text }
m-gl_veteran_2 = Veteran
    .text = Heuere ihn nach einem gewonnenen Gefecht an. { m-veteran.text }
m-gl_steward_1 = Steward
    .text = Heuere ihn für { m-gold-hire } in einem beliebigen Hafen an. { m-steward.text }
m-gl_steward_2 = Steward
    .text = Heuere ihn mit einer Probe auf Einfluss in einem französischen Hafen an. { m-steward.text }
m-gl_helmsman_1 = Steuermann
    .text = Heuere ihn für { m-gold-hire } in einem beliebigen Hafen an. { m-helmsman.text }
m-gl_helmsman_2 = Steuermann
    .text = Heuere ihn mit einer Probe auf Seemannschaft in einem beliebigen Hafen an. { m-helmsman.text }

## Rumours

m-ru_telmo = Wrack der San Telmo
    .text = Taucher holen { m-gold-first } herauf.
m-ru_strongbox = Vergrabene Geldkiste
    .text = Du gräbst { m-gold-first } aus.
m-ru_myriad = Waren in Hülle und Fülle
    .text = Ein verlassener Frachter: Zieh { $effects-1-n ->
        [one] 1 Frachtkarte
       *[other] { $effects-1-n } Frachtkarten
    } und behalt alle, die Platz haben; jede zurückgelassene bringt { $effects-1-sell_rest } Gold.
m-ru_smugglers = Schmugglerbucht
    .text = { m-gold-first } und je eine Spezialwaffe jeder Art, die dir fehlt.
m-ru_hermit = Der einsame Schiffbauer
    .text = Nimm einen beliebigen Umbaumarker aus einem Hafen und bau ihn kostenlos ein.
m-ru_ghost = Die stille Schaluppe
    .text = Entere die treibende Schaluppe: Nahkampf gegen { $effects-1-crew } Mann mit Führung { $effects-1-leadership }. Ein Sieg bringt { $effects-1-on_win-1-n } Gold.
m-ru_gunner = Schiffbrüchiger Kanonier
    .text = Der Schiffbrüchige kommt als Kanonier an Bord; du bekommst { m-gold-second }.
m-ru_surgeon = Ausgesetzter Schiffsarzt
    .text = Der Ausgesetzte kommt als Schiffsarzt an Bord; du bekommst { m-gold-second }.
m-ru_pearls = Perlenbänke
    .text = Du bekommst { m-gold-first }; dann wirf { $effects-2-dice } Würfel: { $effects-2-each_success-1-n } Gold je Erfolg.
m-ru_cache = Piratenversteck
    .text = { m-gold-first } und { $effects-2-n ->
        [one] eine zusätzliche Ruhmeskarte
       *[other] { $effects-2-n } zusätzliche Ruhmeskarten
    }.
m-ru_ambergris = Ambra am Riff
    .text = Du bekommst { m-gold-first } und reparierst dein Schiff vollständig (außer der Crew).
m-ru_channel = Die geheime Durchfahrt
    .text = Behalt diese Karte: Für dich sind Curaçao und Santo Domingo benachbarte Seezonen.
m-ru_plate = Verschollenes Silberschiff
    .text = { m-gold-second }, aber das Riff macht { $effects-1-n } Treffer am Rumpf (würde dich das versenken, darfst du das Wrack liegen lassen; dann ist das Gerücht falsch).
m-ru_papers = Gefälschte Papiere
    .text = Behalt diese Karte: Kopfgelder sperren dir nie einen Hafen.
m-ru_court = Ein Freund bei Hofe
    .text = Alle Kopfgelder einer Nation deiner Wahl sind aufgehoben; hast du keine, bekommst du { $effects-1-else_gold } Gold.
m-ru_gratitude = Dank des Gouverneurs
    .text = Der Gouverneur zahlt dir { m-gold-first }.
m-ru_veteran = Der alte Soldat
    .text = Er kommt als Veteran an Bord; du bekommst { m-gold-second }.
m-ru_helmsman = Schüler des blinden Lotsen
    .text = Er kommt als Steuermann an Bord; du bekommst { m-gold-second }.
m-ru_widow = Seekiste der Witwe
    .text = Zieh { $effects-1-n ->
        [one] 1 zusätzliche Ruhmeskarte
       *[other] { $effects-1-n } zusätzliche Ruhmeskarten
    }; du bekommst { m-gold-second }.
m-ru_yard = Die bankrotte Werft
    .text = Kauf hier sofort eine Fregatte oder Galeone für { $effects-1-price } Gold (dein altes Schiff geht in Zahlung; das Schiff selbst bringt keinen Ruhm) oder nimm { $effects-1-else_gold } Gold.
m-ru_clerk = Der bestechliche Schreiber
    .text = Nenn eine Ware: Nimm { $effects-1-n ->
        [one] 1 Karte
       *[other] { $effects-1-n } Karten
    } davon vom Ablagestapel, dann vom Nachziehstapel; { $effects-1-else_gold } Gold für jede, die keinen Platz hat.
m-ru_marriage = Eine gute Partie
    .text = Behalt diese Karte: { $effects-1-n } Würfel mehr bei deinen Proben auf Einfluss.
m-ru_debts = Zechschulden
    .text = { m-gold-first }, und deine Crew wird aufgefüllt.
m-ru_cartographer = Der Kartograf
    .text = Behalt diese Karte: Einmal je Zug darfst du alle Würfel einer deiner Proben auf Spähen neu werfen.
m-ru_comrade = Ein alter Kamerad
    .text = Er kommt als Bootsmann an Bord; du bekommst { m-gold-second }.

## Missions

m-mi_cousin = Die Cousine der Königin
    .text = Kein spanisches Kopfgeld und eine Probe auf Einfluss. Bring eine Cousine der spanischen Königin nach { $goal-1-at }: { m-gold-done }.
m-mi_mail = Die königliche Post
    .text = Kein englisches Kopfgeld und eine Probe auf Einfluss. Bring die Depeschen der Krone nach { $goal-1-at }: { m-gold-done }.
m-mi_powder = Pulver für die Garnison
    .text = Kein spanisches Kopfgeld. Bring Pulver nach { $goal-1-at }: { m-gold-done }. Es belegt { $cargo_space ->
        [one] 1 Platz
       *[other] { $cargo_space } Plätze
    }; wird der Laderaum getroffen, nimmt der Rumpf { $on_fail-1-n } Treffer mehr, und die Mission ist gescheitert.
m-mi_dividend = Dividende der Kompanie
    .text = Kein holländisches Kopfgeld und eine Probe auf Einfluss. Bring das Silber der Kompanie nach { $goal-1-at }: { m-gold-done }.
m-mi_missionary = Der Missionar
    .text = Eine Probe auf Einfluss. Bring einen Missionar und seinen Arzt nach { $goal-1-at }: { m-gold-done }, und der Schiffsarzt bleibt bei dir.
m-mi_hunt = Jagd auf die Schwarze Flagge
    .text = Gar kein Kopfgeld. Besiege einen NPC-Piraten oder einen Spieler mit Kopfgeld: { m-gold-done }.
m-mi_thief = Kopfgeldjäger
    .text = Kein englisches Kopfgeld und eine Probe auf Einfluss. Besiege die Piratenfregatte oder einen Spieler mit Kopfgeld: { m-gold-done }.
m-mi_admiral = Lektion für den Admiral
    .text = Mindestens { $claim-1-n ->
        [one] ein Kopfgeld
       *[other] { $claim-1-n } Kopfgelder
    }. Besiege ein beliebiges Kriegsschiff: { m-gold-done }.
m-mi_raid_sd = Überfall auf Santo Domingo
    .text = Mindestens { $claim-1-n } Mann. Lande im Hafen von { $goal-1-at } gegen { $goal-1-crew } Mann mit Führung { $goal-1-leadership }: { m-gold-done } und { $on_complete-2-delta ->
        [one] 1 Stufe
       *[other] { $on_complete-2-delta } Stufen
    } spanisches Kopfgeld.
m-mi_stores = Brand in den Speichern
    .text = Mindestens { $claim-1-n } Mann. Lande im Hafen von { $goal-1-at } gegen { $goal-1-crew } Mann mit Führung { $goal-1-leadership }: { m-gold-done } und { $on_complete-2-delta ->
        [one] 1 Stufe
       *[other] { $on_complete-2-delta } Stufen
    } französisches Kopfgeld.
m-mi_cutting = Nächtlicher Handstreich
    .text = Mindestens { $claim-1-n } Mann. Lande im Hafen von { $goal-1-at } gegen { $goal-1-crew } Mann mit Führung { $goal-1-leadership }: { m-gold-done } und { $on_complete-2-delta ->
        [one] 1 Stufe
       *[other] { $on_complete-2-delta } Stufen
    } französisches Kopfgeld.
m-mi_rival = Ruin der Konkurrenz
    .text = Eine Probe auf Einfluss. Überfalle { $goal-1-n ->
        [one] ein englisches Handelsschiff
       *[other] { $goal-1-n } englische Handelsschiffe
    }, Kopfgeld inbegriffen: { m-gold-done }.
m-mi_sugar = Zuckerlieferung
    .text = Liefere { $goal-1-n } Zucker nach { $goal-1-at }: { m-gold-done }.
m-mi_timber = Holz für die Flotte
    .text = Kein spanisches Kopfgeld. Liefere { $goal-1-n } Holz nach { $goal-1-at }: { m-gold-done }.
m-mi_cloth = Stoffe für die Siedler
    .text = Liefere { $goal-1-n } Stoffe nach { $goal-1-at }: { m-gold-done }.
m-mi_rum = Rum für die Küstenbrüder
    .text = Liefere { $goal-1-n } Rum nach { $goal-1-at }: { m-gold-done }.
m-mi_famine = Hilfslieferung
    .text = Liefere { $goal-1-n } Proviant nach { $goal-1-at }: { m-gold-done }, und ein Kopfgeld auf dich sinkt um { $on_complete-2-delta ->
        [one] 1 Stufe
       *[other] { $on_complete-2-delta } Stufen
    }.
m-mi_survey = Vermessung der Passagen
    .text = Eine Probe auf Einfluss. Besteh mit Spähaktionen in den Zonen { $goal-1-at }, { $goal-2-at } und { $goal-3-at } je eine Probe auf Spähen: { m-gold-done } und ein Ausguck.
m-mi_spy = Bericht des Spions
    .text = Kein englisches Kopfgeld und eine Probe auf Einfluss. Besteh im Hafen von { $goal-1-at } eine Probe auf Einfluss und erstatte dann in { $goal-2-at } Bericht: { m-gold-done }.
m-mi_ransom = Das Lösegeld
    .text = { $claim-1-n } Gold zum Vorzeigen. Zahl in { $goal-1-at } { $goal-1-n } Gold für einen Gefangenen und bring ihn nach { $goal-2-at }: { m-gold-done }.
m-mi_shipwright = Der verschollene Schiffbauer
    .text = Finde mit einer Spähaktion und einer Probe auf Spähen einen Schiffbrüchigen (Zone: { $goal-1-at }): { m-gold-done } und ein Zimmermann.
m-mi_marque = Kaperbrief
    .text = Kein spanisches Kopfgeld und eine Probe auf Einfluss. Nenn eine Nation außer Spanien und überfalle { $goal-1-n ->
        [one] eines
       *[other] { $goal-1-n }
    } ihrer Handelsschiffe, ohne Kopfgeld: { m-gold-done }.
m-mi_petition = Das Gnadengesuch
    .text = Mindestens { $claim-1-n ->
        [one] ein Kopfgeld
       *[other] { $claim-1-n } Kopfgelder
    }. Besteh in deinem Heimathafen eine Probe auf Einfluss: Alles Kopfgeld einer Nation ist aufgehoben.
m-mi_duel = Ehrensache
    .text = Sofort ein Duell, je { $goal-1-wounds ->
        [one] 1 Wunde
       *[other] { $goal-1-wounds } Wunden
    }, gegen Führung { $goal-1-leadership }: { m-gold-done }. Wer verliert, ist gescheitert und verliert { $on_fail-1-n } Mann; niemand stirbt.
m-mi_four_flags = Vier Flaggen
    .text = Eine Probe auf Einfluss. Mach in je einem Hafen aller vier Nationen eine Hafenaktion: { m-gold-done } und ein Steward.

## What is asked

prompt-m-port = Im Hafen von { $card }. Was tust du?
prompt-m-market = { $count ->
    [one] Eine Karte liegt auf dem Markt
   *[other] { $count } Karten liegen auf dem Markt
}; { $room ->
    [0] dein Laderaum ist voll.
    [one] dein Laderaum hat Platz für noch eine.
   *[other] dein Laderaum hat Platz für noch { $room }.
} { $count ->
    [one] Kaufst du sie?
   *[other] Kaufst du noch eine?
}
prompt-m-brokers = { $count ->
    [one] Die Makler tauschen noch eine Ware. Welche?
   *[other] Die Makler tauschen bis zu { $count } Waren. Welche?
}
prompt-m-trim = { $count ->
    [one] Eine Karte deiner Fracht passt nicht in den Laderaum. Was bleibt zurück?
   *[other] { $count } Karten deiner Fracht passen nicht in den Laderaum. Was bleibt zurück?
}
prompt-m-carry-over = Neues Schiff: { $card }. Kommen deine Umbauten mit? Was mitkommt, wird nicht verkauft.
prompt-m-keep-rumour = Welches Gerücht behältst du?
prompt-m-tongue = Die Probe für „{ $card }“ ist misslungen. Zahlst du { $gold } Gold, um sie doch zu bestehen?
prompt-m-wreck = Das Riff würde dein Schiff versenken. Nimmst du das Gold trotzdem, oder lässt du das Wrack liegen?
prompt-m-marque = Handelsschiffe welcher Nation nennt dein Kaperbrief?
prompt-m-claim-remote = Welche Mission nimmt dein Vertrauensmann für dich an?
prompt-m-chase = { $count ->
    [0] Keine Erfolge mehr: eine Waffe einsetzen oder weiter?
    [one] Ein Erfolg frei: eine Karte ziehen, abwerfen oder tauschen?
   *[other] { $count } Erfolge frei: eine Karte ziehen, abwerfen oder tauschen?
}
prompt-m-declare = { $npc ->
    [1] Runde { $count }, { $card }: schießen, entern oder fliehen?
   *[0] { $foe ->
        [1] Runde { $count }, Gegner: { $target }. Schießen, entern oder fliehen?
       *[0] Runde { $count }, Gegner: { $rival }. Schießen, entern oder fliehen?
    }
}
prompt-m-hail = Das Handelsschiff fährt unter der Flagge von { $nation }. Überfällst du es, und als wessen Schiff?
prompt-m-place-hit = { $npc ->
    [1] { $card }: Wohin geht der Treffer? Noch zu verteilen: { $left }
   *[0] Wo trifft es dein Schiff? Noch zu verteilen: { $left }
}
prompt-m-prize = Wechselst du auf das eroberte Schiff ({ $card }) und gibst dein eigenes auf?
prompt-m-ransack = Was nimmst du von { $rival }?
prompt-m-reroll = Welche Würfel werden neu geworfen? Bisher gewählt: { $count }
prompt-m-stow = { $over ->
    [0] Was behältst du? Noch Platz: { $count }
    [one] Dein Laderaum ist zu klein: eine Karte zu viel. Was wirfst du weg?
   *[other] Dein Laderaum ist zu klein: { $over } Karten zu viel. Was wirfst du weg?
}
prompt-m-move-hit = Welchen Treffer verlegst du?
prompt-m-move-hit-to = Wohin geht der Treffer?
prompt-m-cancel-hit = Welchen Treffer wehrst du ab?
prompt-m-rake-hit = Welchen Treffer verlegst du?
prompt-m-plate-hit = Fängt der verstärkte Rumpf einen Treffer ab, und welchen?
prompt-m-raid-more = { $count ->
    [one] Beginnst du den Überfall mit einer Karte mehr?
   *[other] Beginnst du den Überfall mit { $count } Karten mehr?
}
prompt-m-reward-from = Welche Nation bezahlt dich für den Piraten?
prompt-m-captain = Mit welchem Kapitän fährst du?
prompt-m-first-ship = Mit welchem Schiff beginnst du?
prompt-m-another = Vor deinem Heimathafen liegen Piraten. Ziehst du einen anderen Kapitän?
prompt-m-toll = Das Piratennest verlangt { $gold } Gold. Zahlst du, oder bleibst du auf See?
prompt-m-retest = Die Probe auf { $skill } ist misslungen. Wirfst du alle Würfel neu?
prompt-m-carpenter-mends = Was repariert dein Zimmermann?
prompt-m-careen = Was reparierst du am Strand?
prompt-m-act = { $free ->
    [0] { $count ->
        [0] Keine Aktionen mehr. Spiel eine Karte oder beende deinen Zug.
        [one] Noch eine Aktion. Was tust du?
       *[other] Noch { $count } Aktionen. Was tust du?
    }
    [one] { $count ->
        [0] Nur noch eine freie Fahrt. Was tust du?
        [one] Noch eine Aktion und eine freie Fahrt. Was tust du?
       *[other] Noch { $count } Aktionen und eine freie Fahrt. Was tust du?
    }
   *[other] { $count ->
        [0] Nur noch { $free } freie Fahrten. Was tust du?
        [one] Noch eine Aktion und { $free } freie Fahrten. Was tust du?
       *[other] Noch { $count } Aktionen und { $free } freie Fahrten. Was tust du?
    }
}
prompt-m-full-hand = Mehr als vier Ruhmeskarten hält keine Hand. Welche wirfst du ab?
prompt-m-repair-there = Was reparierst du?
prompt-m-own-bounty-of = { $count ->
    [one] Das Kopfgeld welcher Nation auf dich sinkt um eins?
   *[other] Das Kopfgeld welcher Nation auf dich sinkt um { $count }?
}
prompt-m-price-target = Wessen Kopfgeld erhöhst du?
prompt-m-price-nation = Welche Nation bietet mehr für diesen Kapitän?
prompt-m-frame-target = Wen schwärzt du an?
prompt-m-frame-nation = Welcher Nation erzählst du es?
prompt-m-clear-bounty = Das Kopfgeld welcher Nation auf dich wird aufgehoben?
prompt-m-pardon = Begnadigung kostet { $gold } Gold je Stufe. Das Kopfgeld welcher Nation kaufst du ab?
prompt-m-sabotage-target = Wessen Schiff sabotierst du?
prompt-m-sabotage-place = Was machst du kaputt?
prompt-m-favoured-good = Welche Ware begünstigt die Gilde?
prompt-m-demand-good = Welche der gezogenen Waren wählst du?
prompt-m-demand-port = In welchem Hafen soll sie gefragt sein?
prompt-m-redeal-nation = In den Häfen welcher Nation ändert sich die Nachfrage?
prompt-m-haul = { $left ->
    [0] Dein Laderaum ist voll; übrige Karten: { $count }, jede bringt { $gold } Gold.
    [one] Du hast noch Platz für eine. Was behältst du? Jede zurückgelassene Karte bringt { $gold } Gold.
   *[other] Du hast noch Platz für { $left }. Was behältst du? Jede zurückgelassene Karte bringt { $gold } Gold.
}
prompt-m-warehouse-good = Welche Ware nimmst du aus dem Lagerhaus?
prompt-m-gift-port = Aus welchem Hafen nimmst du den Umbau?
prompt-m-ship-offer = Ein Schiff für { $gold } Gold und dein altes, oder lieber { $count } Gold?
prompt-m-window-when-scouted = Du bist entdeckt. Spielst du eine Karte?
prompt-m-window-on-engage = Gleich beginnt der Kampf. Spielst du eine Karte?
prompt-m-window-naval-after-manoeuvre-roll = Das Manöver ist gewürfelt. Spielst du eine Karte oder setzt du etwas ein?
prompt-m-window-naval-flee-won = Das Manöver zur Flucht ist gewonnen. Spielst du eine Karte?
prompt-m-window-naval-own-fire = Die Kanonen feuern. Spielst du eine Karte oder setzt du etwas ein?
prompt-m-window-naval-own-hits-located = Die Treffer sitzen. Spielst du eine Karte oder setzt du etwas ein?
prompt-m-window-own-ship-hit = Dein Schiff ist getroffen. Spielst du eine Karte oder setzt du etwas ein?
prompt-m-window-crew-start = Gleich kämpfen die Crews. Spielst du eine Karte?
prompt-m-window-crew-after-roll = Die Crews haben gewürfelt. Spielst du eine Karte oder setzt du etwas ein?
prompt-m-window-after-battle-won = Das Gefecht ist gewonnen. Spielst du eine Karte?
prompt-m-window-own-cargo-lost = Du hast Fracht verloren. Spielst du eine Karte?
prompt-m-window-own-death = Dein Kapitän ist verloren. Spielst du eine Karte?

## Choices

choice-m-pass = { $at ->
    [retest] Die Probe misslingen lassen
    [toll] Auf See bleiben
    [another] Diesen Kapitän behalten
    [hail] Das Handelsschiff ziehen lassen
    [tongue] Auf die Mission verzichten
    [carpenter-mends] Nichts reparieren
    [carry-over] Die Umbauten zurücklassen
    [ship-offer] Lieber das Gold nehmen
    [wreck] Das Wrack liegen lassen
    [pardon] Keine Begnadigung kaufen
    [plate-hit] Alle Treffer hinnehmen
    [raid-more] Drei Karten genügen
    [prize] Das eigene Schiff behalten
   *[other] Passen
}
choice-m-done = { $at ->
    [act] Deinen Zug beenden
    [port] Im Hafen fertig
    [market] Nichts mehr kaufen
    [brokers] Nichts mehr zurückgeben
    [chase] Zuschlagen
    [stow] Nichts mehr behalten
    [haul] Nichts mehr behalten
    [reroll] Die gewählten Würfel neu werfen
    [ransack] Nichts mehr nehmen
   *[other] Fertig
}
choice-m-enter = { $chance ->
    [100] In den Hafen von { $card } einlaufen
   *[other] In { $card } einlaufen: { $chance } % auf Einlass, sonst { $gold } Gold
}
choice-m-leave = In See stechen
choice-m-port = Hafenaktion machen
choice-m-retire = Kapitän in den Ruhestand schicken
choice-m-recruit = { $chance ->
    [100] { $count } Mann anwerben
   *[other] { $count } Mann anwerben: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, { $chance } %
}
choice-m-hand = Einen Mann für { $gold } Gold anheuern
choice-m-market = Ansehen, welche Waren es zu kaufen gibt
choice-m-rumour = Für { $gold } Gold nach einem Gerücht fragen: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, { $chance } %
choice-m-prove = „{ $card }“ prüfen: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} für { $skill }, { $chance } %
choice-m-fulfil = Hier tun, was „{ $card }“ verlangt
choice-m-modify = Für { $gold } Gold einbauen: { $thing }. { $text }
choice-m-reinforce = Für { $gold } Gold zurückdrehen: { $card }
choice-m-shoot = { $count ->
    [0] Schießen: kein Treffer möglich
    [one] Schießen: höchstens ein Treffer
   *[other] Schießen: höchstens { $count } Treffer
}
choice-m-board = Entern, mit { $crew } Mann
choice-m-flee = Fliehen
choice-m-draw = Noch eine Karte ziehen
choice-m-take = { $at ->
    [prize] Auf das eroberte Schiff wechseln
    [ransack] Das Gerücht nehmen
    [wreck] Das Gold nehmen
   *[other] Ja
}
choice-m-ability = { $at ->
    [retest] Die Probe neu würfeln
    [raid-more] { $count ->
        [one] Mit einer Karte mehr beginnen
       *[other] Mit { $count } Karten mehr beginnen
    }
    [window-naval-own-fire] { $count ->
        [one] Den Kanonier einen Treffer beisteuern lassen
       *[other] Den Kanonier { $count } Treffer beisteuern lassen
    }
    [window-own-ship-hit] Einen Treffer an eine andere Stelle verlegen
    [window-crew-after-roll] Würfel der Crew neu werfen
   *[other] Die Fähigkeit des Kapitäns nutzen
}
choice-m-another = Einen anderen Kapitän ziehen
choice-m-pay = Zahlen
choice-m-sail = { $count ->
    [0] Kurs auf { $card }
    [one] Kurs auf { $card }, wo ein Schiff nach dir späht
   *[other] Kurs auf { $card }, wo { $count } Schiffe nach dir spähen
}
choice-m-scout-merchant = Nach dem Handelsschiff spähen: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, { $chance } %
choice-m-scout-npc = Spähen nach: { $card } ({ $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, { $chance } %)
choice-m-scout-seat = Nach { $rival } spähen: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, { $chance } %
choice-m-scout-rumour = „{ $card }“ prüfen: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} für { $skill }, { $chance } %
choice-m-scout-mission = Hier tun, was „{ $card }“ verlangt
choice-m-scout-beach = { $count ->
    [one] Kielholen: am Strand einen Punkt reparieren
   *[other] Kielholen: am Strand { $count } Punkte reparieren
}
choice-m-sell = { $wanted ->
    [yes] { $card } für { $gold } Gold verkaufen: hier gefragt ({ $count } an Bord)
   *[no] { $card } für { $gold } Gold verkaufen ({ $count } an Bord)
}
choice-m-buy = { $card } für { $gold } Gold kaufen
choice-m-drop = { $card } wegwerfen
choice-m-keep = { $card } behalten
choice-m-first-ship = { $card }: Rumpf { $hull }, Laderaum { $cargo }, Crew { $crew }, Kanonen { $cannons }, Wendigkeit { $manoeuvre }
choice-m-ship = Schiff wechseln: { $card }, { $way ->
    [get] du bekommst { $gold } Gold
   *[pay] für { $gold } Gold
}: Rumpf { $hull }, Laderaum { $cargo }, Crew { $crew }, Kanonen { $cannons }, Wendigkeit { $manoeuvre }
choice-m-repair = { $place } ({ $left } von { $most }) für { $gold } Gold reparieren
choice-m-weapon = { $thing } für { $gold } Gold kaufen: { $text }
choice-m-vend = { $card } für { $gold } Gold verkaufen
choice-m-use = Einsetzen: { $thing }. { $text }
choice-m-use-in-raid = Einsetzen: { $thing }. Ein Würfel wird zum Erfolg
choice-m-claim = { $chance ->
    [100] „{ $thing }“ annehmen: { $text }
   *[other] „{ $thing }“ annehmen ({ $chance } %): { $text }
}
choice-m-play = „{ $thing }“ ausspielen: { $text }
choice-m-raid = Als Schiff von { $nation } überfallen
choice-m-rid = { $symbol ->
    [escape] { $card } abwerfen ({ $gold } Gold, Flucht)
   *[hit] { $card } abwerfen ({ $gold } Gold, Treffer: { $place })
}
choice-m-swap = { $symbol ->
    [escape] { $card } tauschen ({ $gold } Gold, Flucht)
   *[hit] { $card } tauschen ({ $gold } Gold, Treffer: { $place })
}
choice-m-cargo = { $symbol ->
    [escape] { $card } ({ $gold } Gold, Flucht)
   *[hit] { $card } ({ $gold } Gold, Treffer: { $place })
}
choice-m-reroll = { $theirs ->
    [yes] Würfel des Gegners neu werfen: { $face ->
        [skull] Totenkopf
       *[other] { $face }
    }
   *[no] Eigenen Würfel neu werfen: { $face ->
        [skull] Totenkopf
       *[other] { $face }
    }
}
choice-m-chest = { $way ->
    [in] { $count } Gold in die Truhe legen (danach { $gold } darin)
   *[out] { $count } Gold aus der Truhe nehmen (danach { $gold } darin)
}
choice-m-face = { $face ->
    [skull] Ein Totenkopf
   *[other] Eine { $face }
}
choice-m-thing = { $thing }: { $text }
choice-m-captain = { $card } aus { $target }: Seemannschaft { $seamanship }, Spähen { $scouting }, Führung { $leadership }, Einfluss { $influence }
choice-m-rumour-card = { $thing } ({ $target }): { $text }
choice-m-location = { $place } (noch { $left })
choice-m-card = { $card }
choice-m-nation = { $nation }
choice-m-seat = { $rival }

## The story

event-m-port = { $seat } geht in { $card } an Land.
event-m-sold = { $seat } verkauft { $card } für { $gold } Gold.
event-m-replaced = Auf dem Markt ersetzt: { $card }.
event-m-market = Du siehst dich auf dem Markt um: { $cards }.
event-m-market-hidden = { $seat } sieht sich auf dem Markt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} an.
event-m-bought = Du kaufst: { $cards }.
event-m-bought-hidden = { $seat } kauft { $count ->
    [one] eine Frachtkarte
   *[other] { $count } Frachtkarten
}.
event-m-unsold = Auf dem Markt bleiben: { $cards }.
event-m-new-ship = { $seat } übernimmt ein neues Schiff: { $card }.
event-m-armed = { $seat } nimmt { $card } an Bord.
event-m-vended = { $seat } verkauft { $card }.
event-m-fitted = { $seat } baut ein: { $card }.
event-m-reinforced = { $seat } lässt ausbessern: { $card }.
event-m-token = Im Angebot in { $target }: { $card }.
event-m-recruited = { $seat } füllt die Crew auf.
event-m-not-recruited = Umsonst heuert bei { $seat } niemand an.
event-m-listens = { $seat } hört sich in der Taverne um.
event-m-rumour = Du hörst ein Gerücht: „{ $card }“. { $text }
event-m-rumour-hidden = { $seat } hört ein Gerücht.
event-m-rumour-kept = Du behältst „{ $card }“; das andere Gerücht geht zurück.
event-m-rumour-kept-hidden = { $seat } behält ein Gerücht; das andere geht zurück.
event-m-proves = { $seat } geht einem Gerücht nach: „{ $card }“.
event-m-rumour-false = „{ $card }“ war nur Gerede.
event-m-rumour-true = „{ $card }“ ist wahr!
event-m-claims = { $seat } bewirbt sich um die Mission „{ $card }“.
event-m-claim-refused = { $seat } bekommt die Mission „{ $card }“ nicht.
event-m-mission = Eine neue Mission in { $target }: „{ $card }“.
event-m-mission-taken = { $seat } nimmt die Mission „{ $card }“ an.
event-m-mission-given-up = { $seat } gibt die Mission „{ $card }“ auf.
event-m-mission-failed = { $seat } scheitert an der Mission „{ $card }“.
event-m-mission-step = { $seat } kommt mit „{ $card }“ voran: { $left ->
    [one] noch ein Schritt.
   *[other] noch { $left } Schritte.
}
event-m-mission-done = { $seat } erfüllt die Mission „{ $card }“.
event-m-marque = Der Kaperbrief von { $seat } nennt { $nation }.
event-m-delivered = { $seat } liefert { $count } { $card }.
event-m-lands = { $seat } landet in { $card }.
event-m-duel-round = Das Duell: { $seat } hat { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
}, der Gegner { $dealt }.
event-m-stashed = In deiner Truhe liegen jetzt { $gold } Gold.
event-m-stashed-hidden = { $seat } macht sich an der Truhe zu schaffen.
event-m-merchant = { $seat } findet ein Handelsschiff unter der Flagge von { $nation }.
event-m-let-go = { $seat } lässt das Handelsschiff ziehen.
event-m-raids = { $seat } überfällt ein Handelsschiff von { $nation }.
event-m-turned-up = Aufgedeckt: { $card }.
event-m-shook-off = { $seat } wirft { $card } ab.
event-m-raid-failed = { $why ->
    [hit] Der Überfall von { $seat } misslingt: Die Kanonen des Handelsschiffs haben einen Teil des Schiffs zerstört.
   *[escaped] { $count ->
        [0] Der Überfall von { $seat } misslingt.
        [one] Der Überfall von { $seat } misslingt, mit einem Fluchtsymbol.
       *[other] Der Überfall von { $seat } misslingt, mit { $count } Fluchtsymbolen.
    }
}
event-m-looted = { $seat } plündert das Handelsschiff: { $gold } Gold.
event-m-kept-cargo = { $seat } behält { $card }.
event-m-took-cargo = { $seat } nimmt { $card } an Bord.
event-m-took-cargo-hidden = { $seat } nimmt Fracht an Bord.
event-m-dropped = { $seat } wirft { $card } weg.
event-m-overboard = { $seat } verliert { $card }.
event-m-battle = { $npc ->
    [1] { $card } greift { $rival } an!
   *[0] { $foe ->
        [1] { $seat } greift an: { $target }!
       *[0] { $seat } greift { $rival } an!
    }
}
event-m-battle-round = Runde { $count } des Gefechts.
event-m-broke-off = Keine Seite kann der anderen noch schaden: Beide drehen ab.
event-m-declared = { $npc ->
    [0] { $seat } will { $deed ->
        [board] entern.
        [flee] fliehen.
       *[shoot] schießen.
    }
   *[other] { $card } will { $deed ->
        [board] entern.
        [flee] fliehen.
       *[shoot] schießen.
    }
}
event-m-manoeuvred = { $npc ->
    [1] { $card } manövriert: { $count ->
        [0] kein Erfolg
        [one] ein Erfolg
       *[other] { $count } Erfolge
    } mit { $dice ->
        [one] einem Würfel.
       *[other] { $dice } Würfeln.
    }
   *[0] { $seat } manövriert: { $count ->
        [0] kein Erfolg
        [one] ein Erfolg
       *[other] { $count } Erfolge
    } mit { $dice ->
        [one] einem Würfel.
       *[other] { $dice } Würfeln.
    }
}
event-m-manoeuvre-won = { $npc ->
    [1] { $card } gewinnt das Manöver.
   *[0] { $seat } gewinnt das Manöver.
}
event-m-manoeuvre-tied = Niemand gewinnt das Manöver.
event-m-long-guns = { $npc ->
    [1] { $card } feuert die Langrohre ab: { $count } Treffer.
   *[0] { $seat } feuert die Langrohre ab: { $count } Treffer.
}
event-m-volley = { $npc ->
    [1] { $card } feuert: { $count ->
        [0] kein Treffer.
        [one] ein Treffer.
       *[other] { $count } Treffer.
    }
   *[0] { $seat } feuert: { $count ->
        [0] kein Treffer.
        [one] ein Treffer.
       *[other] { $count } Treffer.
    }
}
event-m-chasers = { $seat } feuert die Jagdgeschütze ab.
event-m-plated = Der verstärkte Rumpf von { $seat } fängt einen Treffer ab.
event-m-used-weapon = { $seat } setzt { $card } ein.
event-m-ability = { $seat } nutzt eine Fähigkeit: { $card }.
event-m-rerolled = { $seat } lässt { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} neu werfen.
event-m-sunk = { $npc ->
    [1] { $card }: Das Schiff sinkt.
   *[0] { $seat }: Das Schiff sinkt.
}
event-m-fled = { $npc ->
    [1] { $card } entkommt.
   *[0] { $seat } entkommt.
}
event-m-boarding = { $npc ->
    [1] Nahkampf: { $card } gegen { $rival }.
   *[0] { $foe ->
        [1] Nahkampf: { $seat } gegen { $target }.
       *[0] Nahkampf: { $seat } gegen { $rival }.
    }
}
event-m-swivels = { $count ->
    [0] Die Drehbassen treffen niemanden.
   *[other] Die Drehbassen strecken einen Gegner nieder.
}
event-m-crew-lost = { $npc ->
    [1] { $card } verliert { $count } Mann; übrig: { $left }.
   *[0] { $seat } verliert { $count } Mann; übrig: { $left }.
}
event-m-no-winner = Beide Crews sind aufgerieben: Niemand hat gewonnen.
event-m-landed = { $seat } hat den Gegner an Land besiegt.
event-m-won = { $npc ->
    [0] { $foe ->
        [0] { $seat } hat { $rival } besiegt.
       *[other] { $seat } hat gesiegt. Besiegt: { $target }.
    }
   *[other] { $card } hat { $rival } besiegt.
}
event-m-npc-beaten = { $card } verlässt den Spielplan.
event-m-reward = { $seat } bekommt { $gold } Gold von { $nation } für den Sieg über { $rival }.
event-m-plundered = { $seat } plündert das Schiff von { $rival } und findet { $gold } Gold.
event-m-spoilt = Durch einen Treffer verdorben: { $card }.
event-m-captured = { $seat } übernimmt das eroberte Schiff: { $card }.
event-m-took-rumour = { $seat } nimmt das Gerücht von { $rival }.
event-m-took-glory = { $seat } nimmt „{ $card }“.
event-m-took-glory-hidden = { $seat } nimmt eine Ruhmeskarte.
event-m-locker = { $seat } hat Gold in einem Geheimfach.
event-m-died = { $seat } verliert den Kapitän: { $card }.
event-m-token-laid = In { $card } liegt wieder ein Umbau.
event-m-began = { $seat } beginnt.
event-m-captain = { $seat } fährt als { $card }.
event-m-captain-hidden = { $seat } zieht einen Kapitän.
event-m-put-out = { $seat } ist { $card } ({ $target }).
event-m-demand = In { $target } ist jetzt gefragt: { $card }.
event-m-round = { $left ->
    [0] Runde { $count }. Das ist das letzte Ereignis.
    [one] Runde { $count }. Noch ein Ereignis danach.
   *[other] Runde { $count }. Noch { $left } Ereignisse danach.
}
event-m-merchants-back = Die Handelsschiffe der Leiste sind wieder auf See.
event-m-event = Ereignis: „{ $card }“.
event-m-arrived = { $card } taucht auf: { $target }.
event-m-npc-sailed = { $card } nimmt Kurs auf { $target }.
event-m-npc-looked = { $card } späht nach { $seat }: { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
} mit { $dice ->
    [one] einem Würfel.
   *[other] { $dice } Würfeln.
}
event-m-war = Krieg zwischen { $nation } und { $other }!
event-m-peace = Frieden zwischen { $nation } und { $other }.
event-m-turn = { $seat } ist am Zug.
event-m-sailed = { $seat } nimmt Kurs auf { $card }.
event-m-left-port = { $seat } verlässt den Hafen von { $card }.
event-m-entered = { $seat } läuft in { $card } ein.
event-m-retired = { $seat } schickt den Kapitän in den Ruhestand.
event-m-scouts = { $npc ->
    [0] { $seat } späht nach { $rival }.
   *[other] { $seat } späht nach: { $card }.
}
event-m-tested = { $seat } macht eine Probe auf { $skill }: { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
} mit { $dice ->
    [one] einem Würfel.
   *[other] { $dice } Würfeln.
}
event-m-gained = { $seat } bekommt { $gold } Gold.
event-m-paid = { $seat } zahlt { $gold } Gold.
event-m-glory = { $seat } gewinnt einen Ruhmespunkt { $why ->
    [defeat] für einen Sieg.
    [sale] für den Verkauf gefragter Waren.
    [raid] für einen reichen Überfall.
    [mission] für eine Mission.
    [rumour] für ein wahres Gerücht.
   *[ship] für ein großes Schiff.
}
event-m-announced = { $seat } hat das Ziel erreicht, mit { $glory } Ruhm und { $gold } Gold in der Truhe. Dies ist die letzte Runde.
event-m-hit = { $npc ->
    [0] { $seat } ist getroffen: { $place }, noch { $left }.
   *[other] { $card } ist getroffen: { $place }, noch { $left }.
}
event-m-mended = { $npc ->
    [0] { $seat }: { $place } wieder auf { $left }.
   *[other] { $card }: { $place } wieder auf { $left }.
}
event-m-bounty = { $level ->
    [0] Das Kopfgeld von { $nation } auf { $seat } ist aufgehoben.
   *[other] Das Kopfgeld von { $nation } auf { $seat } steht jetzt auf Stufe { $level }.
}
event-m-drew-glory = { $seat } zieht „{ $card }“.
event-m-drew-glory-hidden = { $seat } zieht eine Ruhmeskarte.
event-m-discarded-glory = { $seat } wirft „{ $card }“ ab.
event-m-played = { $seat } spielt „{ $card }“.
event-m-copied = Sie wirkt wie „{ $card }“.
event-m-joined = { $seat } bekommt Verstärkung: { $card }.
event-m-hire-failed = Heute will er nicht mit { $seat } fahren: { $card }.
event-m-rolled = { $seat } würfelt: { $count ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $count } Erfolge
} mit { $dice ->
    [one] einem Würfel.
   *[other] { $dice } Würfeln.
}
event-m-lost-crew = { $seat } verliert { $count } Mann; übrig: { $left }.
event-m-frames = { $seat } schwärzt { $rival } bei { $nation } an.
event-m-sabotaged = { $seat } hat { $rival } sabotiert.
event-m-favoured = Die Gilde zahlt { $seat } bei diesem Verkauf { $gold } Gold je Karte: { $card }.
event-m-drew-demand = { $seat } zieht Nachfrage nach: { $cards }.
event-m-salvaged = { $seat } findet: { $cards }.
event-m-took-goods = { $count ->
    [0] { $seat } hat keinen Platz für { $card }.
   *[other] { $seat } nimmt { $count } { $card } aus dem Lagerhaus.
}
event-m-gift-unfit = { $seat } hat das schon: { $card }. Der Umbau bleibt in seinem Hafen.

## The end

outcome-m-glory = Der Ruhm, um den gespielt wurde, ist erreicht.
outcome-m-events = Es gibt keine Ereignisse mehr.
outcome-m-captains = Es gibt keine Kapitäne mehr.

## Refusals

refuse-glory = Der Ruhm, um den gespielt wird, ist eine Zahl von { $least } bis { $most }.
refuse-option-value = „{ $name }“ geht dort nicht; möglich: { $possible }.
why-m-not-now = Das geht jetzt nicht.
why-m-answer = Das ist keine Antwort auf die Frage, die jetzt ansteht.
why-m-window = In diesem Moment darfst du eine passende Karte spielen, etwas Passendes einsetzen oder passen.
why-m-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
why-m-wrong-moment = „{ $card }“ geht in diesem Moment nicht.
why-m-no-crew = Ein Schiff ohne Crew kann nicht entern.
why-m-npc-stays = Ein NPC flieht nur, wenn er weniger Kanonen oder weniger Crew hat als sein Gegner.
why-m-no-successes = Es ist kein Erfolg mehr da, um die Karten zu ändern.
why-m-not-in-raid = Nicht unter den Karten des Überfalls: { $card }.
why-m-not-aboard = Das hast du nicht an Bord: { $card }.
why-m-flipped = { $card }: schon umgedreht.
why-m-scout-first = Die Karte gilt einer Probe auf Spähen: Sag, wonach du spähst.
why-m-no-pass = Hier gibt es nichts zu passen; beende deinen Zug, wenn du fertig bist.
why-m-in-port = Stich erst in See.
why-m-too-far = { $card } grenzt nicht an: { $target }.
why-m-no-actions = Dafür hast du keine Aktion mehr.
why-m-at-sea = Du bist schon auf See.
why-m-ashore = Du bist schon im Hafen.
why-m-no-port = Hier gibt es keinen Hafen: { $card }.
why-m-wanted = { $card } ist für dich gesperrt, solange { $nation } ein Kopfgeld auf dich aussetzt.
why-m-at-war = { $card } ist für dich gesperrt: Deine Nation liegt im Krieg mit { $nation }.
why-m-port-at-sea = Eine Hafenaktion macht man im Hafen.
why-m-ported = Deine Hafenaktion dieses Zuges hast du schon gemacht.
why-m-port-first = Das geht nur in einer Hafenaktion.
why-m-retire-at-sea = Ein Kapitän geht nur im Hafen in den Ruhestand.
why-m-retire-first = Ein Kapitän geht zu Beginn des Zuges in den Ruhestand, vor jeder Aktion.
why-m-no-captains = Es ist kein Kapitän mehr da, der nachfolgen könnte.
why-m-no-combat = Es gibt keinen Kampf.
why-m-no-raid = Es gibt kein Handelsschiff zu überfallen; späh erst nach einem.
why-m-scout-ashore = Spähen geht nur auf See.
why-m-rumour-elsewhere = Du hast kein Gerücht, das sich hier prüfen lässt.
why-m-rumour-scouted = Diesem Gerücht bist du in diesem Zug schon nachgegangen.
why-m-mission-elsewhere = Du hast keine Mission, für die es hier und jetzt etwas zu tun gibt.
why-m-no-beach = Hier lässt sich nichts am Strand reparieren.
why-m-no-merchant = Hier ist kein Handelsschiff: { $card }.
why-m-crippled = Mit einer zerstörten Stelle kannst du keine Handelsschiffe überfallen.
why-m-scouted = { $npc ->
    [0] Nach { $rival } hast du in diesem Zug schon gespäht.
   *[other] Danach hast du in diesem Zug schon gespäht: { $card }.
}
why-m-no-target = So ein Schiff gibt es nicht zu erspähen.
why-m-rival-ashore = { $rival } ist im Hafen.
why-m-not-here = { $npc ->
    [0] { $rival } ist nicht in dieser Zone.
   *[other] { $card } ist nicht in dieser Zone.
}
why-m-market-first = Die Karte gilt dem Markt: Sieh dir die Waren an.
why-m-card-first = Nutz erst die Karte, die du gespielt hast, oder schließ sie ab.
why-m-once = Damit bist du in dieser Hafenaktion schon fertig.
why-m-none-aboard = Das hast du nicht an Bord: { $card }.
why-m-see-market = Sieh dir erst an, welche Waren es zu kaufen gibt.
why-m-full = Mehr Frachtkarten darfst du im Hafen nicht haben als { $count }.
why-m-too-dear = Das kostet { $gold } Gold; ausgeben kannst du { $purse }.
why-m-crew-full = Deine Crew ist vollzählig.
why-m-recruit-first = Versuch erst anzuwerben.
why-m-no-rumours = Es gibt keine Gerüchte mehr zu hören.
why-m-no-rumour = Du hast kein Gerücht gehört.
why-m-no-mission = Du hast keine Mission.
why-m-done-first = Schließ erst die Hafenaktion ab.
why-m-no-token = In diesem Hafen wird kein Umbau angeboten.
why-m-have = Das hast du schon: { $card }.
why-m-not-flipped = Muss nicht zurückgedreht werden: { $card }.
why-m-none-left = Nicht mehr im Vorrat: { $card }.
why-m-repair-crew = Eine Crew wird angeworben, nicht repariert.
why-m-whole = { $place }: kein Schaden zu reparieren.
why-m-not-for-sale = Nicht zu kaufen: { $card }.
why-m-mission-not-out = „{ $card }“ wird nicht angeboten.
why-m-mission-at = „{ $card }“ wird in { $target } angeboten.
why-m-mission-refused = „{ $card }“ wurde dir in diesem Zug verweigert; frag in einem späteren wieder.
why-m-mission-needs = Du erfüllst die Bedingung von „{ $thing }“ nicht.
why-m-not-home = Deine Truhe steht in { $card }.
why-m-chest-same = In der Truhe liegen schon { $gold } Gold.
why-m-chest-out = Gold aus der Truhe nimmt man nur im Heimathafen.
why-m-chest-more = Du hast insgesamt nur { $gold } Gold.
why-m-market-open = Schließ erst den Markt ab.
why-m-not-on-market = Nicht auf dem Markt: { $card }.
