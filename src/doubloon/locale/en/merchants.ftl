### Merchants & Marauders

## Nations, places, skills

m-nation-spanish = Spain
m-nation-english = England
m-nation-french = France
m-nation-dutch = the Netherlands
m-place-hull = Hull
m-place-cargo = Hold
m-place-masts = Masts
m-place-crew = Crew
m-place-cannons = Cannons
m-skill-seamanship = Seamanship
m-skill-scouting = Scouting
m-skill-leadership = Leadership
m-skill-influence = Influence
m-npc_spanish = Spanish navy
m-npc_english = English navy
m-npc_french = French navy
m-npc_dutch = Dutch navy
m-pirate_sloop = pirate sloop
m-pirate_frigate = pirate frigate
m-merchant = merchant

## Gold in the texts of cards: what they take off a price, do first and second, pay, and cost

m-gold-off = { $effects-1-delta } gold
m-gold-first = { $effects-1-n } gold
m-gold-second = { $effects-2-n } gold
m-gold-done = { $on_complete-1-n } gold
m-gold-hire = { $hire-1-n } gold

## Zones and their rules

m-zone-havana = Havana
m-rule-havana = Royal Dockyard
    .text = Buying a Frigate or a Galleon here costs { m-gold-off } less.
m-zone-nassau = Nassau
m-rule-nassau = Shallow Banks
    .text = Navy ships roll { $effects-1-n ->
        [one] one Scouting die
       *[other] { $effects-1-n } Scouting dice
    } fewer in this zone (at least 1).
m-zone-tortuga = Tortuga
m-rule-tortuga = Brethren of the Coast
    .text = Recruiting here never needs a test: the crew is filled for free.
m-zone-port_royale = Port Royale
m-rule-port_royale = Pirate Haven
    .text = With an English bounty test Influence to enter; if it fails pay { $effects-1-toll } gold or stay at sea. War never closes this port.
m-zone-petit_goave = Petit-Goâve
m-rule-petit_goave = Filibusters' Arsenal
    .text = Special weapons cost { m-gold-off } less here.
m-zone-old_providence = Old Providence
m-rule-old_providence = Careening Beach
    .text = At sea here a scout action may repair { $effects-1-n ->
        [one] 1 point
       *[other] { $effects-1-n } points
    } anywhere but in the crew instead of looking out.
m-zone-cartagena = Cartagena
m-rule-cartagena = Silver Road
    .text = A successful raid here on a merchant called Spanish brings { m-gold-first } more, counted toward the 12 for Glory.
m-zone-santo_domingo = Santo Domingo
m-rule-santo_domingo = Old Customs House
    .text = When you buy goods here draw { $effects-1-n ->
        [one] 1 extra card
       *[other] { $effects-1-n } extra cards
    }.
m-zone-caribbean_sea = the Caribbean Sea
m-rule-caribbean_sea = Open Water
    .text = No port and no rule of its own; a merchant found here has only the flag of its token.
m-zone-curacao = Curaçao
m-rule-curacao = Brokers of the Company
    .text = Once you see the goods on offer you may discard up to { $effects-1-n ->
        [one] 1 of the cards and draw one
       *[other] { $effects-1-n } of the cards and draw as many
    } anew.
m-zone-san_juan = San Juan
m-rule-san_juan = Guns of El Morro
    .text = Captains with any bounty roll { $effects-1-n ->
        [one] one Scouting die
       *[other] { $effects-1-n } Scouting dice
    } fewer in this zone (at least 1).
m-zone-caracas = Caracas
m-rule-caracas = Cocoa Coast
    .text = A successful raid here brings { m-gold-first } more, counted toward the 12 for Glory.
m-zone-st_maarten = St. Maarten
m-rule-st_maarten = Free Port
    .text = Goods that are not in demand sell for { m-gold-off } more here. War never closes this port.
m-zone-basse_terre = Basse-Terre
m-rule-basse_terre = Sailmakers' Quay
    .text = Repairs cost { m-gold-off } less per point here.
m-zone-st_johns = St. John's
m-rule-st_johns = English Harbour
    .text = When you change ships here you may carry your modifications over to the new ship.
m-zone-bridgetown = Bridgetown
m-rule-bridgetown = Rum Houses
    .text = Asking for a rumour costs { m-gold-off } less here, and the Influence test has { $effects-2-n ->
        [one] one more die
       *[other] { $effects-2-n } more dice
    }.
m-zone-trinidad = Trinidad
m-rule-trinidad = Pitch Lake
    .text = The hull is repaired here for free, everything else at its price.

## Captains and what they can do

m-felipe_montemayor = Felipe Montemayor
m-ability-felipe_montemayor_1 = Cool Under Fire
    .text = Once per battle move one hit just taken to another location of his ship.
m-federico_de_silva = Federico de Silva
m-ability-federico_de_silva_1 = Press the Beaten
    .text = After winning a crew combat his ship regains { $effects-1-n } crew.
m-cinco_de_irapuato = Cinco de Irapuato
m-ability-cinco_de_irapuato_1 = Son of the Main
    .text = { $effects-1-n ->
        [one] One extra Scouting die
       *[other] { $effects-1-n } extra Scouting dice
    } in every zone that has a Spanish port.
m-isabel_de_arismendi = Isabel de Arismendi
m-ability-isabel_de_arismendi_1 = Viceroy's Ear
    .text = Once per turn she may reroll all dice of one Influence test.
m-frances_wright = Frances Wright
m-ability-frances_wright_1 = Grey Sails
    .text = NPC ships roll { $effects-1-n ->
        [one] one Scouting die
       *[other] { $effects-1-n } Scouting dice
    } fewer against her (at least 1).
m-nathaniel_crewe = Nathaniel Crewe
m-ability-nathaniel_crewe_1 = Nowhere to Run
    .text = In his merchant raids { $effects-1-n ->
        [one] one escape symbol is
       *[other] { $effects-1-n } escape symbols are
    } ignored.
m-tobias_penhallow = Tobias Penhallow
m-ability-tobias_penhallow_1 = Planter's Credit
    .text = Single goods cost him 2 gold instead of 3.
m-ability-tobias_penhallow_2 = Strongboxes Ashore
    .text = He may stash gold in any English port he may enter.
m-josiah_thackeray = Josiah Thackeray
m-ability-josiah_thackeray_1 = Shipwright's Son
    .text = Repairs cost him { m-gold-off } less per point.
m-ability-josiah_thackeray_2 = Own Drawings
    .text = Modifications cost him 1 gold instead of 3.
m-dominique_de_richery = Dominique de Richery
m-ability-dominique_de_richery_1 = Silver Tongue
    .text = After failing the Influence test for a mission he may pay { $effects-1-cost } gold to pass it.
m-charles_marquis = Charles Marquis
m-ability-charles_marquis_1 = Rich Pickings
    .text = He may start a merchant raid with { $effects-1-n ->
        [one] one card
       *[other] { $effects-1-n } cards
    } more.
m-nicolas_jaures = Nicolas Jaurès
m-ability-nicolas_jaures_1 = Bonded Carrier
    .text = Every mission he completes pays { m-gold-first } more.
m-honore_castellan = Honoré Castellan
m-ability-honore_castellan_1 = Drillmaster
    .text = Once per crew combat he may reroll any of his own dice.
m-machiel_van_riebeeck = Machiel van Riebeeck
m-ability-machiel_van_riebeeck_1 = Company Charter
    .text = A Frigate or Galleon costs him { m-gold-off } less.
m-sikuma = Sikuma
m-ability-sikuma_1 = Kin on Every Shore
    .text = Recruiting always fills her crew for free.
m-willem_oosterling = Willem Oosterling
m-ability-willem_oosterling_1 = Exchange Broker
    .text = He draws { $effects-1-n ->
        [one] 1 extra card
       *[other] { $effects-1-n } extra cards
    } when buying goods.
m-hendrik_ten_brink = Hendrik ten Brink
m-ability-hendrik_ten_brink_1 = Weather-wise
    .text = Weather events neither damage him nor take his actions.
m-ability-hendrik_ten_brink_2 = Close-hauled
    .text = His ship counts as { $effects-1-n } more manoeuvrable when ships are compared in battle.

## Specialists

m-carpenter = Carpenter
    .text = At the start of your turn repair { $effects-1-n ->
        [one] 1 point
       *[other] { $effects-1-n } points
    } of hull, hold, masts or cannons.
m-boatswain = Boatswain
    .text = Recruiting always fills your crew for free.
m-gunner = Gunner
    .text = Once in a battle, when you win the manoeuvre and shoot, add { $effects-1-n ->
        [one] 1 hit
       *[other] { $effects-1-n } hits
    }.
m-surgeon = Surgeon
    .text = After every battle or raid regain { $effects-1-n } lost crew; fever does you no harm.
m-lookout = Lookout
    .text = { $effects-1-n ->
        [one] One more die
       *[other] { $effects-1-n } more dice
    } in your Scouting tests.
m-veteran = Veteran
    .text = { $effects-1-n ->
        [one] One more die
       *[other] { $effects-1-n } more dice
    } in crew combat.
m-steward = Steward
    .text = { $effects-1-n ->
        [one] One more die
       *[other] { $effects-1-n } more dice
    } in your Influence tests.
m-helmsman = Helmsman
    .text = { $effects-1-n ->
        [one] One more die
       *[other] { $effects-1-n } more dice
    } of Seamanship in naval battles.

## Ships, goods, modifications, special weapons

m-sloop = Sloop
m-flute = Flute
m-frigate = Frigate
m-galleon = Galleon
m-man_o_war = Man-of-war
m-cocoa = Cocoa
m-food = Food
m-rum = Rum
m-spices = Spices
m-sugar = Sugar
m-tobacco = Tobacco
m-textiles = Textiles
m-wood = Wood
m-hammocks = Extra Hammocks
    .text = Crew value +1 (at most 5); the new hand must still be recruited.
m-rigging = Sails & Rigging
    .text = Manoeuvrability +1 (at most 5).
m-hull_plating = Reinforced Hull
    .text = Turn it over to cancel 1 hit once its location is known; turned back for 3 gold in any port.
m-big_hold = Spacious Hold
    .text = Hold +1 (at most 5).
m-chasers = Chasers
    .text = Once in a battle, when either side has declared Flee, deal 1 hit.
m-gun_port = Extra Battery
    .text = Cannons +1 (at most 5).
m-swivels = Swivel Guns
    .text = Just before a crew combat at sea roll 2 dice; with at least one success the enemy loses 1 crew.
m-long_guns = Long Guns
    .text = Before the first round of a naval battle roll one die per cannon: each success is a hit. No Chain or Grape Shot with these.
m-grappling_hooks = Grappling Hooks
    .text = Spend it to reroll any of your own dice of a manoeuvre in which you declared Board.
m-chain_shot = Chain Shot
    .text = Spend it: every skull of this volley hits the masts, and none passes on to the hull in this round.
m-grape_shot = Grape Shot
    .text = Spend it: every skull of this volley hits the crew, and none passes on to the hull in this round.
m-garrison = garrison

## Events and the captains they bring

m-ev_dutch_1 = Dutch Navy Ship
    .text = A Dutch admiral puts to sea at the end of the round.
m-admiral-ev_dutch_1 = Philips van Almonde
m-ev_dutch_2 = Dutch Navy Ship
    .text = A Dutch admiral puts to sea at the end of the round.
m-admiral-ev_dutch_2 = Cornelis Evertsen
m-ev_dutch_3 = Dutch Navy Ship
    .text = A Dutch admiral puts to sea at the end of the round.
m-admiral-ev_dutch_3 = Jacob Binckes
m-ev_english_1 = English Navy Ship
    .text = An English admiral puts to sea at the end of the round.
m-admiral-ev_english_1 = Christopher Myngs
m-ev_english_2 = English Navy Ship
    .text = An English admiral puts to sea at the end of the round.
m-admiral-ev_english_2 = John Benbow
m-ev_english_3 = English Navy Ship
    .text = An English admiral puts to sea at the end of the round.
m-admiral-ev_english_3 = Ralph Delaval
m-ev_french_1 = French Navy Ship
    .text = A French admiral puts to sea at the end of the round.
m-admiral-ev_french_1 = Jean d'Estrées
m-ev_french_2 = French Navy Ship
    .text = A French admiral puts to sea at the end of the round.
m-admiral-ev_french_2 = Jean-Baptiste du Casse
m-ev_french_3 = French Navy Ship
    .text = A French admiral puts to sea at the end of the round.
m-admiral-ev_french_3 = François-Louis de Châteaurenault
m-ev_spanish_1 = Spanish Navy Ship
    .text = A Spanish admiral puts to sea at the end of the round.
m-admiral-ev_spanish_1 = Alonso del Campo y Espinosa
m-ev_spanish_2 = Spanish Navy Ship
    .text = A Spanish admiral puts to sea at the end of the round.
m-admiral-ev_spanish_2 = Andrés de Pez
m-ev_spanish_3 = Spanish Navy Ship
    .text = A Spanish admiral puts to sea at the end of the round.
m-admiral-ev_spanish_3 = Antonio de Oquendo
m-ev_psloop_1 = Pirate Sloop
    .text = A pirate sloop appears at the end of the round.
m-admiral-ev_psloop_1 = John Rackham
m-ev_psloop_2 = Pirate Sloop
    .text = A pirate sloop appears at the end of the round.
m-admiral-ev_psloop_2 = Charles Vane
m-ev_psloop_3 = Pirate Sloop
    .text = A pirate sloop appears at the end of the round.
m-admiral-ev_psloop_3 = Stede Bonnet
m-ev_pfrigate_1 = Pirate Frigate
    .text = A pirate frigate appears at the end of the round.
m-admiral-ev_pfrigate_1 = Benjamin Hornigold
m-ev_pfrigate_2 = Pirate Frigate
    .text = A pirate frigate appears at the end of the round.
m-admiral-ev_pfrigate_2 = Samuel Bellamy
m-ev_pfrigate_3 = Pirate Frigate
    .text = A pirate frigate appears at the end of the round.
m-admiral-ev_pfrigate_3 = Bartholomew Roberts
m-ev_storm_1 = Tropical Storm
    .text = Whoever ends the turn at sea tests Seamanship and takes { $effects-1-hits ->
        [one] 1 hit
       *[other] { $effects-1-hits } hits
    }, one fewer per success. Locations are rolled; the owner places skulls.
m-ev_storm_2 = Tropical Storm
    .text = Whoever ends the turn at sea tests Seamanship and takes { $effects-1-hits ->
        [one] 1 hit
       *[other] { $effects-1-hits } hits
    }, one fewer per success. Locations are rolled; the owner places skulls.
m-ev_hurricane = Hurricane
    .text = A storm of { $effects-1-hits ->
        [one] 1 hit
       *[other] { $effects-1-hits } hits
    }; and at the end of the round every NPC ship is driven one zone south, or the next way clockwise.
m-ev_war_1 = War!
    .text = A war that is on ends. Two nations drawn by lot are at war until there is peace, or another war.
m-ev_war_2 = War!
    .text = A war that is on ends. Two nations drawn by lot are at war until there is peace, or another war.
m-ev_war_3 = War!
    .text = A war that is on ends. Two nations drawn by lot are at war until there is peace, or another war.
m-ev_peace_1 = Peace Treaty
    .text = The war ends. If there is none, every player loses { $effects-1-else_effects-1-delta ->
        [one] 1 bounty level
       *[other] { $effects-1-else_effects-1-delta } bounty levels
    } of his choice.
m-ev_peace_2 = Peace Treaty
    .text = The war ends. If there is none, the first player names a nation: its ports get new demand tokens.
m-ev_pardon = Governor's Amnesty
    .text = At the start of his turn every player may pay { $effects-1-cost_per_level } gold per level to be rid of one nation's bounty.
m-ev_markets = Volatile Markets
    .text = All ports give their demand tokens back and get new ones.
m-ev_fever = Tropical Fever
    .text = At the start of his turn every captain at sea with 2 crew or more tests Leadership; if it fails { $effects-1-on_fail-1-n } crew is lost.
m-ev_calm = Dead Calm
    .text = Whoever starts the turn at sea has { $effects-1-n ->
        [one] one action
       *[other] { $effects-1-n } actions
    } fewer.
m-ev_trades = Trade Winds
    .text = Every player has { $effects-1-n ->
        [one] one free move
       *[other] { $effects-1-n } free moves
    } between zones in this round, not into or out of a port.
m-ev_convoy = Rich Convoys
    .text = Every zone without a merchant gets one from the track; successful raids of this round bring { m-gold-second } more.
m-ev_sweep = Pirate Hunt
    .text = Navy ships roll { $effects-1-n ->
        [one] one more Scouting die
       *[other] { $effects-1-n } more Scouting dice
    } in this round; defeating an NPC pirate pays { m-gold-second } more.
m-ev_harvest = Bumper Harvest
    .text = Whoever buys goods in this round draws { $effects-1-n ->
        [one] 1 more card
       *[other] { $effects-1-n } more cards
    }.

## Glory cards

m-gl_crew_reroll = Second Wind
    .text = Reroll any number of your own or of your opponent's dice in a crew combat.
m-gl_sea_reroll = Trick of the Helm
    .text = Reroll any number of your own or of your opponent's dice in a manoeuvre roll.
m-gl_copy = Quick Study
    .text = Copy the effect of the glory card that was resolved last.
m-gl_double_shot = Double-shotted Guns
    .text = Your volley deals { $effects-1-n ->
        [one] 1 extra hit
       *[other] { $effects-1-n } extra hits
    } (even beyond your Cannons).
m-gl_raking = Raking Fire
    .text = Move up to { $effects-1-n ->
        [one] 1 hit of your volley,
       *[other] { $effects-1-n } hits of your volley, each
    } to a location of your choice other than Hull.
m-gl_brace = Brace!
    .text = Cancel up to { $effects-1-n ->
        [one] 1 hit
       *[other] { $effects-1-n } hits
    } your ship has just taken in a naval battle.
m-gl_smoke = Smoke Screen
    .text = You declared Flee and won the manoeuvre: you escape even if your opponent rolled successes.
m-gl_marines = Hands from Below
    .text = Your crew counts { $effects-1-n } higher during this crew combat (at most 5); { $effects-1-n ->
        [one] the extra hand is
       *[other] the extra hands are
    } lost first.
m-gl_sharpshooters = Marksmen in the Tops
    .text = Roll { $effects-1-dice ->
        [one] one die; a
       *[other] { $effects-1-dice } dice; each
    } success removes { $effects-1-each_success-1-n } enemy crew before the first round.
m-gl_powder = Powder Fire
    .text = If your volley hit Cannons, it deals { $effects-1-n ->
        [one] 1 further hit
       *[other] { $effects-1-n } further hits
    } to Cannons.
m-gl_prize = Prize Money
    .text = After winning a battle against a player or an NPC gain { m-gold-first }.
m-gl_stash_any = Stash in Any Port
    .text = During this Port action you may stash gold although this is not your home port.
m-gl_insider = Word from the Warehouse
    .text = Draw { $effects-1-n ->
        [one] 1 extra card
       *[other] { $effects-1-n } extra cards
    } when you buy goods now.
m-gl_guild = Guild Favour
    .text = One kind of good sells here for { $effects-1-price } gold a card now although it is not in demand; it earns no Glory and the demand token stays.
m-gl_demand = Shift in Demand
    .text = Draw { $effects-1-draw ->
        [one] 1 demand token and swap it
       *[other] { $effects-1-draw } demand tokens, swap one of them
    } with the token of any port{ $effects-1-draw ->
        [one] .
       *[other] , and return the rest to the pool.
    }
m-gl_credit = Shipyard Credit
    .text = Your bill for this shipyard visit is { m-gold-off } lower (not below 0).
m-gl_locker = Hidden Locker
    .text = When your captain dies up to { m-gold-first } from the ship goes to your stash instead of being lost or plundered.
m-gl_contract = Bulk Contract
    .text = If you sell exactly 2 cards of the demanded good, the sale earns Glory as if they were { $effects-1-n }.
m-gl_insurance = Marine Insurance
    .text = When you lose cargo cards to damage or an event gain { m-gold-first } for each.
m-gl_tavern = Tavern Talk
    .text = Draw a rumour without payment or test.
m-gl_factor = Trusted Factor
    .text = Claim a mission from any port as if you were there (its requirement still applies).
m-gl_wind = Following Wind
    .text = Take { $effects-1-n ->
        [one] one extra Move action
       *[other] { $effects-1-n } extra Move actions
    } this turn.
m-gl_eagle = Sharp Eyes
    .text = Roll { $effects-1-n ->
        [one] 1 extra die
       *[other] { $effects-1-n } extra dice
    } in this Scouting test.
m-gl_fog = Into the Fog
    .text = A Scouting test that has just found you fails instead.
m-gl_cove = Hidden Cove
    .text = At sea: repair { $effects-1-n } damage in any locations except Crew.
m-gl_frame = Framed!
    .text = Name another player and a nation and test Influence: on a success that nation puts { $effects-1-on_success-1-delta } bounty on him.
m-gl_head = A Higher Price
    .text = Raise one bounty another player already has by { $effects-1-delta ->
        [one] 1 level
       *[other] { $effects-1-delta } levels
    }.
m-gl_pardon = Bought Pardon
    .text = Pay { $effects-1-cost_per_level } gold per level to remove one nation's bounty completely.
m-gl_colours = False Colours
    .text = You have just engaged a non-pirate: this engagement brings you no bounty.
m-gl_sabotage = Sabotage
    .text = A player in your zone or port takes { $effects-1-n ->
        [one] 1 hit
       *[other] { $effects-1-n } hits
    } on a location of your choice except Hull and Crew.
m-gl_carpenter_1 = Carpenter
    .text = Hire him for { m-gold-hire } in any port. { m-carpenter.text }
m-gl_carpenter_2 = Carpenter
    .text = Hire him by a Leadership test in a Dutch port. { m-carpenter.text }
m-gl_boatswain_1 = Boatswain
    .text = Hire him by a Leadership test in any port. { m-boatswain.text }
m-gl_boatswain_2 = Boatswain
    .text = Hire him for { m-gold-hire } in an English port. { m-boatswain.text }
m-gl_gunner_1 = Gunner
    .text = Hire him for { m-gold-hire } in any port. { m-gunner.text }
m-gl_gunner_2 = Gunner
    .text = Hire him after a battle you have won. { m-gunner.text }
m-gl_surgeon_1 = Surgeon
    .text = Hire him by an Influence test in any port. { m-surgeon.text }
m-gl_surgeon_2 = Surgeon
    .text = Hire him for { m-gold-hire } in a Spanish port. { m-surgeon.text }
m-gl_lookout_1 = Lookout
    .text = Hire him for { m-gold-hire } in any port. { m-lookout.text }
m-gl_lookout_2 = Lookout
    .text = Hire him by a Scouting test in any port. { m-lookout.text }
m-gl_veteran_1 = Veteran
    .text = Hire him by a Leadership test in any port. { m-veteran.text }
m-gl_veteran_2 = Veteran
    .text = Hire him after a battle you have won. { m-veteran.text }
m-gl_steward_1 = Steward
    .text = Hire him for { m-gold-hire } in any port. { m-steward.text }
m-gl_steward_2 = Steward
    .text = Hire him by an Influence test in a French port. { m-steward.text }
m-gl_helmsman_1 = Helmsman
    .text = Hire him for { m-gold-hire } in any port. { m-helmsman.text }
m-gl_helmsman_2 = Helmsman
    .text = Hire him by a Seamanship test in any port. { m-helmsman.text }

## Rumours

m-ru_telmo = Wreck of the San Telmo
    .text = Divers bring up { m-gold-first }.
m-ru_strongbox = Buried Strongbox
    .text = You dig up { m-gold-first }.
m-ru_myriad = A Myriad of Goods
    .text = An abandoned carrier: draw { $effects-1-n ->
        [one] 1 cargo card
       *[other] { $effects-1-n } cargo cards
    } and keep all that fit; each card left behind pays { $effects-1-sell_rest } gold.
m-ru_smugglers = Smugglers' Cove
    .text = { m-gold-first } and one special weapon of every kind you lack.
m-ru_hermit = The Hermit Shipwright
    .text = Take any one modification token from a port and fit it for free.
m-ru_ghost = The Silent Sloop
    .text = Board the drifting sloop: crew combat against { $effects-1-crew } crew with Leadership { $effects-1-leadership }. Winning brings { $effects-1-on_win-1-n } gold.
m-ru_gunner = Castaway Gunner
    .text = The castaway joins you as Gunner; gain { m-gold-second }.
m-ru_surgeon = Marooned Surgeon
    .text = The marooned man joins you as Surgeon; gain { m-gold-second }.
m-ru_pearls = Pearl Banks
    .text = Gain { m-gold-first }, then roll { $effects-2-dice ->
        [one] one die
       *[other] { $effects-2-dice } dice
    } and gain { $effects-2-each_success-1-n } gold per success.
m-ru_cache = A Pirate's Cache
    .text = { m-gold-first } and { $effects-2-n ->
        [one] one extra glory card
       *[other] { $effects-2-n } extra glory cards
    }.
m-ru_ambergris = Ambergris on the Reef
    .text = Gain { m-gold-first } and repair your ship completely (except Crew).
m-ru_channel = The Secret Channel
    .text = Keep this card: for you Curaçao and Santo Domingo are adjacent sea zones.
m-ru_plate = Lost Plate Ship
    .text = { m-gold-second }, but the reef deals { $effects-1-n ->
        [one] 1 hit
       *[other] { $effects-1-n } hits
    } to your Hull (you may leave the wreck if that would sink you; then the rumour fails).
m-ru_papers = Forged Papers
    .text = Keep this card: bounties never keep you out of a port.
m-ru_court = A Friend at Court
    .text = Remove all bounties of one nation of your choice; if you have none gain { $effects-1-else_gold } gold.
m-ru_gratitude = The Governor's Gratitude
    .text = The governor pays { m-gold-first }.
m-ru_veteran = The Old Soldier
    .text = He joins you as Veteran; gain { m-gold-second }.
m-ru_helmsman = The Blind Pilot's Pupil
    .text = He joins you as Helmsman; gain { m-gold-second }.
m-ru_widow = The Widow's Sea Chest
    .text = Draw { $effects-1-n ->
        [one] 1 extra glory card
       *[other] { $effects-1-n } extra glory cards
    } and gain { m-gold-second }.
m-ru_yard = The Bankrupt Yard
    .text = Buy a Frigate or Galleon here now for { $effects-1-price } gold (your old ship is taken in exchange; no Glory for the ship itself), or gain { $effects-1-else_gold } gold.
m-ru_clerk = The Corrupt Clerk
    .text = Name a good: take { $effects-1-n ->
        [one] 1 card
       *[other] { $effects-1-n } cards
    } of it from the discard pile, then from the deck; { $effects-1-else_gold } gold for each card you cannot hold.
m-ru_marriage = A Good Match
    .text = Keep this card: { $effects-1-n ->
        [one] one extra die
       *[other] { $effects-1-n } extra dice
    } on your Influence tests.
m-ru_debts = Tavern Debts
    .text = { m-gold-first } and your crew is filled.
m-ru_cartographer = The Cartographer
    .text = Keep this card: once per turn reroll all dice of one of your Scouting tests.
m-ru_comrade = An Old Comrade
    .text = He joins you as Boatswain; gain { m-gold-second }.

## Missions

m-mi_cousin = The Queen's Cousin
    .text = No Spanish bounty, and an Influence test. Carry a cousin of the Spanish queen to { $goal-1-at }: { m-gold-done }.
m-mi_mail = The Royal Packet
    .text = No English bounty, and an Influence test. Bring the Crown's dispatches to { $goal-1-at }: { m-gold-done }.
m-mi_powder = Powder for the Garrison
    .text = No Spanish bounty. Take powder to { $goal-1-at }: { m-gold-done }. It fills { $cargo_space ->
        [one] 1 space
       *[other] { $cargo_space } spaces
    }; if the hold is hit the hull takes { $on_fail-1-n ->
        [one] 1 hit
       *[other] { $on_fail-1-n } hits
    } more and the mission has failed.
m-mi_dividend = The Company Dividend
    .text = No Dutch bounty, and an Influence test. Take the Company's silver to { $goal-1-at }: { m-gold-done }.
m-mi_missionary = The Missionary
    .text = An Influence test. Carry a missionary and his physician to { $goal-1-at }: { m-gold-done }, and the Surgeon stays with you.
m-mi_hunt = Hunt the Black Flag
    .text = No bounty at all. Defeat an NPC pirate or a player with a bounty: { m-gold-done }.
m-mi_thief = Thief-taker
    .text = No English bounty, and an Influence test. Defeat the pirate frigate or a player with a bounty: { m-gold-done }.
m-mi_admiral = Humble the Admiral
    .text = At least { $claim-1-n ->
        [one] one bounty
       *[other] { $claim-1-n } bounties
    }. Defeat any navy ship: { m-gold-done }.
m-mi_raid_sd = Raid on Santo Domingo
    .text = { $claim-1-n } crew or more. Land at { $goal-1-at } against { $goal-1-crew } crew with Leadership { $goal-1-leadership }: { m-gold-done }, and { $on_complete-2-delta ->
        [one] 1 level
       *[other] { $on_complete-2-delta } levels
    } of Spanish bounty.
m-mi_stores = Burn the Stores
    .text = { $claim-1-n } crew or more. Land at { $goal-1-at } against { $goal-1-crew } crew with Leadership { $goal-1-leadership }: { m-gold-done }, and { $on_complete-2-delta ->
        [one] 1 level
       *[other] { $on_complete-2-delta } levels
    } of French bounty.
m-mi_cutting = Cutting-out Expedition
    .text = { $claim-1-n } crew or more. Land at { $goal-1-at } against { $goal-1-crew } crew with Leadership { $goal-1-leadership }: { m-gold-done }, and { $on_complete-2-delta ->
        [one] 1 level
       *[other] { $on_complete-2-delta } levels
    } of French bounty.
m-mi_rival = Ruin the Rival House
    .text = An Influence test. Raid { $goal-1-n ->
        [one] an English merchant
       *[other] { $goal-1-n } English merchants
    }, bounty and all: { m-gold-done }.
m-mi_sugar = Sugar Contract
    .text = Deliver { $goal-1-n } Sugar to { $goal-1-at }: { m-gold-done }.
m-mi_timber = Timber for the Fleet
    .text = No Spanish bounty. Deliver { $goal-1-n } Wood to { $goal-1-at }: { m-gold-done }.
m-mi_cloth = Cloth for the Settlers
    .text = Deliver { $goal-1-n } Textiles to { $goal-1-at }: { m-gold-done }.
m-mi_rum = Rum for the Brethren
    .text = Deliver { $goal-1-n } Rum to { $goal-1-at }: { m-gold-done }.
m-mi_famine = Relief Ship
    .text = Deliver { $goal-1-n } Food to { $goal-1-at }: { m-gold-done }, and { $on_complete-2-delta ->
        [one] 1 level
       *[other] { $on_complete-2-delta } levels
    } less of one bounty on you.
m-mi_survey = Chart the Passages
    .text = An Influence test. Pass a Scouting test by a scout action at { $goal-1-at }, { $goal-2-at } and { $goal-3-at }: { m-gold-done } and a Lookout.
m-mi_spy = The Spy's Report
    .text = No English bounty, and an Influence test. Pass an Influence test in the port of { $goal-1-at }, then report at { $goal-2-at }: { m-gold-done }.
m-mi_ransom = The Ransom
    .text = { $claim-1-n } gold to show. Pay { $goal-1-n } gold at { $goal-1-at } for a prisoner and bring him to { $goal-2-at }: { m-gold-done }.
m-mi_shipwright = Find the Shipwright
    .text = Find a castaway in the waters of { $goal-1-at } by a scout action and a Scouting test: { m-gold-done } and a Carpenter.
m-mi_marque = Letter of Marque
    .text = No Spanish bounty, and an Influence test. Name a nation other than Spain and raid { $goal-1-n ->
        [one] one
       *[other] { $goal-1-n }
    } of its merchants, without bounty: { m-gold-done }.
m-mi_petition = The Petition
    .text = At least { $claim-1-n ->
        [one] one bounty
       *[other] { $claim-1-n } bounties
    }. Pass an Influence test in your home port: all bounty of one nation is lifted.
m-mi_duel = A Matter of Honour
    .text = A duel at once, { $goal-1-wounds ->
        [one] 1 wound
       *[other] { $goal-1-wounds } wounds
    } each, against Leadership { $goal-1-leadership }: { m-gold-done }. Who loses has failed and loses { $on_fail-1-n } crew; nobody dies.
m-mi_four_flags = Four Flags
    .text = An Influence test. Take a port action in a port of each of the four nations: { m-gold-done } and a Steward.

## What is asked

prompt-m-port = In port at { $card }. What do you do?
prompt-m-market = { $count ->
    [one] One card lies on the market
   *[other] { $count } cards lie on the market
}; { $room ->
    [0] your hold is full.
    [one] your hold has room for one more.
   *[other] your hold has room for { $room } more.
} Buy { $count ->
    [one] it?
   *[other] another?
}
prompt-m-brokers = { $count ->
    [one] The brokers exchange one more good. Which?
   *[other] The brokers exchange up to { $count } goods. Which?
}
prompt-m-trim = { $count ->
    [one] The hold cannot take one card of your cargo. What stays behind?
   *[other] The hold cannot take { $count } cards of your cargo. What stays behind?
}
prompt-m-carry-over = Do your modifications come along to the { $card }? What comes along is not sold.
prompt-m-keep-rumour = Which rumour do you keep?
prompt-m-tongue = The test for { $card } failed. Pay { $gold } gold to pass it?
prompt-m-wreck = The reef would sink your ship. Take the gold all the same, or leave the wreck?
prompt-m-marque = Merchants of which nation does your letter of marque name?
prompt-m-claim-remote = Which mission does your factor claim for you?
prompt-m-chase = { $count ->
    [0] No successes left: use a weapon, or go on?
    [one] One success to use: draw, shake off or swap a card?
   *[other] { $count } successes to use: draw, shake off or swap a card?
}
prompt-m-declare = { $npc ->
    [1] Round { $count }: what does the { $card } do?
   *[0] { $foe ->
        [1] Round { $count } against the { $target }: shoot, board or flee?
       *[0] Round { $count } against { $rival }: shoot, board or flee?
    }
}
prompt-m-hail = The merchant flies the flag of { $nation }. Raid it, and as whose?
prompt-m-place-hit = { $npc ->
    [1] Where does the { $card } take the hit? Left to place: { $left }
   *[0] Where does your ship take the hit? Left to place: { $left }
}
prompt-m-prize = Take the { $card } and leave your own ship?
prompt-m-ransack = What do you take from { $rival }?
prompt-m-reroll = Which dice are rolled again? Marked so far: { $count }
prompt-m-stow = { $over ->
    [0] What do you keep? Room left: { $count }
    [one] Your hold is too small: one card too many. What do you throw away?
   *[other] Your hold is too small: { $over } cards too many. What do you throw away?
}
prompt-m-move-hit = Which hit do you move?
prompt-m-move-hit-to = Where does the hit go?
prompt-m-cancel-hit = Which hit do you turn away?
prompt-m-rake-hit = Which hit do you move?
prompt-m-plate-hit = Does the Reinforced Hull take a hit, and which?
prompt-m-raid-more = { $count ->
    [one] Start the raid with a card more?
   *[other] Start the raid with { $count } cards more?
}
prompt-m-reward-from = Which nation pays you for the pirate?
prompt-m-captain = Which captain do you sail as?
prompt-m-first-ship = Which ship do you start with?
prompt-m-another = Pirates lie before your home port. Draw another captain?
prompt-m-toll = The haven asks { $gold } gold. Pay, or stay at sea?
prompt-m-retest = The { $skill } test failed. Roll all the dice again?
prompt-m-carpenter-mends = What does your Carpenter repair?
prompt-m-careen = What do you repair on the beach?
prompt-m-act = { $free ->
    [0] { $count ->
        [0] No actions left. Play a card, or end your turn.
        [one] One action left. What do you do?
       *[other] { $count } actions left. What do you do?
    }
    [one] { $count ->
        [0] Only a free move left. What do you do?
        [one] One action and a free move left. What do you do?
       *[other] { $count } actions and a free move left. What do you do?
    }
   *[other] { $count ->
        [0] Only { $free } free moves left. What do you do?
        [one] One action and { $free } free moves left. What do you do?
       *[other] { $count } actions and { $free } free moves left. What do you do?
    }
}
prompt-m-full-hand = A hand holds four Glory cards. Which one do you discard?
prompt-m-repair-there = What do you repair?
prompt-m-own-bounty-of = { $count ->
    [one] Which nation's bounty on you goes down by one?
   *[other] Which nation's bounty on you goes down by { $count }?
}
prompt-m-price-target = Whose bounty do you raise?
prompt-m-price-nation = Which nation offers more for that captain?
prompt-m-frame-target = Whom do you accuse?
prompt-m-frame-nation = Which nation do you tell?
prompt-m-clear-bounty = Which nation's bounty on you is lifted?
prompt-m-pardon = A pardon costs { $gold } gold a level. Which nation's bounty do you buy off?
prompt-m-sabotage-target = Whose ship do you sabotage?
prompt-m-sabotage-place = What do you break?
prompt-m-favoured-good = Which good does the guild favour?
prompt-m-demand-good = Which of the drawn goods do you choose?
prompt-m-demand-port = Which port is to want it?
prompt-m-redeal-nation = In the ports of which nation does demand change?
prompt-m-haul = { $left ->
    [0] Your hold is full; each of the { $count } cards left pays { $gold } gold.
   *[other] You have room for { $left } more. What do you keep? Each card left behind pays { $gold } gold.
}
prompt-m-warehouse-good = Which good do you take from the warehouse?
prompt-m-gift-port = From which port do you take the modification?
prompt-m-ship-offer = A ship for { $gold } gold and your old one, or { $count } gold instead?
prompt-m-window-when-scouted = You have been found. Do you play a card?
prompt-m-window-on-engage = The fight is about to begin. Do you play a card?
prompt-m-window-naval-after-manoeuvre-roll = The manoeuvre is rolled. Do you play a card or use something?
prompt-m-window-naval-flee-won = The manoeuvre for the flight is won. Do you play a card?
prompt-m-window-naval-own-fire = The guns fire. Do you play a card or use something?
prompt-m-window-naval-own-hits-located = The hits are located. Do you play a card or use something?
prompt-m-window-own-ship-hit = Your ship is hit. Do you play a card or use something?
prompt-m-window-crew-start = The crews are about to fight. Do you play a card?
prompt-m-window-crew-after-roll = The crews have rolled. Do you play a card or use something?
prompt-m-window-after-battle-won = The battle is won. Do you play a card?
prompt-m-window-own-cargo-lost = You have lost cargo. Do you play a card?
prompt-m-window-own-death = Your captain is lost. Do you play a card?

## Choices

choice-m-pass = { $at ->
    [retest] Let the test fail
    [toll] Stay at sea
    [another] Keep this captain
    [hail] Let the merchant go
    [tongue] Let the mission be
    [carpenter-mends] Repair nothing
    [carry-over] Leave the modifications behind
    [ship-offer] Take the gold instead
    [wreck] Leave the wreck alone
    [pardon] Buy no pardon
    [plate-hit] Take every hit
    [raid-more] Three cards are enough
    [prize] Keep your own ship
   *[other] Pass
}
choice-m-done = { $at ->
    [act] End your turn
    [port] Done in port
    [market] Buy no more
    [brokers] Give no more back
    [chase] Close in
    [stow] Keep no more
    [haul] Keep no more
    [reroll] Roll the marked dice again
    [ransack] Take no more
   *[other] Done
}
choice-m-enter = { $chance ->
    [100] Enter the port of { $card }
   *[other] Enter { $card }: { $chance } % to be let in, else { $gold } gold
}
choice-m-leave = Put to sea
choice-m-port = Take the port action
choice-m-retire = Retire this captain
choice-m-recruit = { $chance ->
    [100] Recruit { $count } crew
   *[other] Recruit { $count } crew: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, { $chance } %
}
choice-m-hand = Hire one hand for { $gold } gold
choice-m-market = See what goods there are to buy
choice-m-rumour = Ask for a rumour for { $gold } gold: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $chance } %
choice-m-prove = Prove { $card }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} of { $skill }, { $chance } %
choice-m-fulfil = Do what { $card } asks for here
choice-m-modify = Fit { $thing } for { $gold } gold: { $text }
choice-m-reinforce = Turn { $card } back for { $gold } gold
choice-m-shoot = { $count ->
    [one] Shoot: at most one hit
   *[other] Shoot: at most { $count } hits
}
choice-m-board = Board, with { $crew } crew
choice-m-flee = Flee
choice-m-draw = Draw one more card
choice-m-take = { $at ->
    [prize] Take the prize
    [ransack] Take the rumour
    [wreck] Take the gold
   *[other] Yes
}
choice-m-ability = { $at ->
    [retest] Roll the test again
    [raid-more] { $count ->
        [one] Start with one more card
       *[other] Start with { $count } more cards
    }
    [window-naval-own-fire] { $count ->
        [one] Let the Gunner add a hit
       *[other] Let the Gunner add { $count } hits
    }
    [window-own-ship-hit] Move a hit to another location
    [window-crew-after-roll] Roll dice of the crew again
   *[other] Use the captain's ability
}
choice-m-another = Draw another captain
choice-m-pay = Pay
choice-m-sail = { $count ->
    [0] Sail to { $card }
    [one] Sail to { $card }, where a ship would look for you
   *[other] Sail to { $card }, where { $count } ships would look for you
}
choice-m-scout-merchant = Look for the merchant: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $chance } %
choice-m-scout-npc = Look for the { $card }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $chance } %
choice-m-scout-seat = Look for { $rival }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $chance } %
choice-m-scout-rumour = Prove { $card }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} of { $skill }, { $chance } %
choice-m-scout-mission = Do what { $card } asks for here
choice-m-scout-beach = { $count ->
    [one] Careen: repair a point on the beach
   *[other] Careen: repair { $count } points on the beach
}
choice-m-sell = { $wanted ->
    [yes] Sell { $card } for { $gold } gold: it is in demand ({ $count } aboard)
   *[no] Sell { $card } for { $gold } gold ({ $count } aboard)
}
choice-m-buy = Buy { $card } for { $gold } gold
choice-m-drop = Throw { $card } away
choice-m-keep = Keep { $card }
choice-m-first-ship = { $card }: hull { $hull }, hold { $cargo }, crew { $crew }, cannons { $cannons }, manoeuvrability { $manoeuvre }
choice-m-ship = { $way ->
    [get] Change to a { $card } and get { $gold } gold
   *[pay] Change to a { $card } for { $gold } gold
}: hull { $hull }, hold { $cargo }, crew { $crew }, cannons { $cannons }, manoeuvrability { $manoeuvre }
choice-m-repair = Repair { $place } ({ $left } of { $most }) for { $gold } gold
choice-m-weapon = Buy { $thing } for { $gold } gold: { $text }
choice-m-vend = Sell { $card } for { $gold } gold
choice-m-use = Use { $thing }: { $text }
choice-m-use-in-raid = Spend { $thing }: one die becomes a success
choice-m-claim = { $chance ->
    [100] Claim { $thing }: { $text }
   *[other] Claim { $thing } ({ $chance } %): { $text }
}
choice-m-play = Play { $thing }: { $text }
choice-m-raid = Raid it as a ship of { $nation }
choice-m-rid = { $symbol ->
    [escape] Discard { $card } ({ $gold } gold, escape)
   *[hit] Discard { $card } ({ $gold } gold, hit on { $place })
}
choice-m-swap = { $symbol ->
    [escape] Exchange { $card } ({ $gold } gold, escape)
   *[hit] Exchange { $card } ({ $gold } gold, hit on { $place })
}
choice-m-cargo = { $symbol ->
    [escape] { $card } ({ $gold } gold, escape)
   *[hit] { $card } ({ $gold } gold, hit on { $place })
}
choice-m-reroll = { $theirs ->
    [yes] Roll the enemy's { $face ->
        [skull] skull
       *[other] { $face }
    } again
   *[no] Roll your { $face ->
        [skull] skull
       *[other] { $face }
    } again
}
choice-m-chest = { $way ->
    [in] Put { $count } gold into the chest, { $gold } with what is there
   *[out] Take { $count } gold out of the chest: { $gold } stay there
}
choice-m-face = { $face ->
    [skull] A skull
   *[other] A { $face }
}
choice-m-thing = { $thing }: { $text }
choice-m-captain = { $card } of { $target }: Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }, Influence { $influence }
choice-m-rumour-card = { $thing } ({ $target }): { $text }
choice-m-location = { $place } ({ $left } left)
choice-m-card = { $card }
choice-m-nation = { $nation }
choice-m-seat = { $rival }

## The story

event-m-port = { $seat } goes ashore at { $card }.
event-m-sold = { $seat } sells { $card } for { $gold } gold.
event-m-replaced = { $card } is replaced on the market.
event-m-market = You look at the market: { $cards }.
event-m-market-hidden = { $seat } looks at { $count ->
    [one] one card
   *[other] { $count } cards
} on the market.
event-m-bought = You buy { $cards }.
event-m-bought-hidden = { $seat } buys { $count ->
    [one] one card
   *[other] { $count } cards
} of cargo.
event-m-unsold = Left on the market: { $cards }.
event-m-new-ship = { $seat } takes over a { $card }.
event-m-armed = { $seat } takes { $card } aboard.
event-m-vended = { $seat } sells { $card }.
event-m-fitted = { $seat } fits { $card }.
event-m-reinforced = { $seat } has the { $card } mended.
event-m-token = On offer at { $target }: { $card }.
event-m-recruited = { $seat } fills the crew.
event-m-not-recruited = Nobody joins { $seat } for nothing.
event-m-listens = { $seat } listens around in the tavern.
event-m-rumour = You hear a rumour: { $card }. { $text }
event-m-rumour-hidden = { $seat } hears a rumour.
event-m-rumour-kept = You keep { $card }; the other rumour goes back.
event-m-rumour-kept-hidden = { $seat } keeps one rumour; the other goes back.
event-m-proves = { $seat } follows a rumour: { $card }.
event-m-rumour-false = { $card } was only talk.
event-m-rumour-true = { $card } is true!
event-m-claims = { $seat } asks for the mission { $card }.
event-m-claim-refused = { $seat } is not given the mission { $card }.
event-m-mission = A new mission at { $target }: { $card }.
event-m-mission-taken = { $seat } takes the mission { $card }.
event-m-mission-given-up = { $seat } gives up the mission { $card }.
event-m-mission-failed = { $seat } has failed the mission { $card }.
event-m-mission-step = { $seat } gets on with { $card }: { $left ->
    [one] one step is left.
   *[other] { $left } steps are left.
}
event-m-mission-done = { $seat } completes the mission { $card }.
event-m-marque = The letter of marque of { $seat } names { $nation }.
event-m-delivered = { $seat } delivers { $count } { $card }.
event-m-lands = { $seat } lands at { $card }.
event-m-duel-round = The duel: { $seat } has { $count ->
    [one] one wound
   *[other] { $count } wounds
}, the rival { $dealt }.
event-m-stashed = Your chest holds { $gold } gold now.
event-m-stashed-hidden = { $seat } sees to the chest.
event-m-merchant = { $seat } finds a merchant that flies the flag of { $nation }.
event-m-let-go = { $seat } lets the merchant go.
event-m-raids = { $seat } raids a merchant of { $nation }.
event-m-turned-up = { $card } is turned up.
event-m-shook-off = { $seat } shakes off { $card }.
event-m-raid-failed = { $why ->
    [hit] { $seat }'s raid fails: the merchant's guns have done for a part of the ship.
   *[escaped] { $count ->
        [0] { $seat }'s raid fails.
        [one] { $seat }'s raid fails, with one escape.
       *[other] { $seat }'s raid fails, with { $count } escapes.
    }
}
event-m-looted = { $seat } plunders the merchant: { $gold } gold.
event-m-kept-cargo = { $seat } keeps { $card }.
event-m-took-cargo = { $seat } takes { $card } aboard.
event-m-took-cargo-hidden = { $seat } takes cargo aboard.
event-m-dropped = { $seat } throws { $card } away.
event-m-overboard = { $seat } loses { $card }.
event-m-battle = { $npc ->
    [1] The { $card } attacks { $rival }!
   *[0] { $foe ->
        [1] { $seat } attacks the { $target }!
       *[0] { $seat } attacks { $rival }!
    }
}
event-m-battle-round = Round { $count } of the battle.
event-m-broke-off = Neither side can do the other any harm: both break off.
event-m-declared = { $npc ->
    [0] { $seat } will { $deed ->
        [board] board.
        [flee] flee.
       *[shoot] shoot.
    }
   *[other] The { $card } will { $deed ->
        [board] board.
        [flee] flee.
       *[shoot] shoot.
    }
}
event-m-manoeuvred = { $npc ->
    [1] The { $card } manoeuvres: { $count } of { $dice } dice succeed.
   *[0] { $seat } manoeuvres: { $count } of { $dice } dice succeed.
}
event-m-manoeuvre-won = { $npc ->
    [1] The { $card } wins the manoeuvre.
   *[0] { $seat } wins the manoeuvre.
}
event-m-manoeuvre-tied = Nobody wins the manoeuvre.
event-m-long-guns = { $npc ->
    [1] The Long Guns of the { $card } score { $count }.
   *[0] { $seat }'s Long Guns score { $count }.
}
event-m-volley = { $npc ->
    [1] The { $card } fires: { $count ->
        [one] one hit.
       *[other] { $count } hits.
    }
   *[0] { $seat } fires: { $count ->
        [one] one hit.
       *[other] { $count } hits.
    }
}
event-m-chasers = { $seat } fires the Chasers.
event-m-plated = { $seat }'s Reinforced Hull takes a hit.
event-m-used-weapon = { $seat } uses { $card }.
event-m-ability = { $seat } makes use of { $card }.
event-m-rerolled = { $seat } has { $count ->
    [one] one die
   *[other] { $count } dice
} rolled again.
event-m-sunk = { $npc ->
    [1] The { $card } sinks.
   *[0] { $seat }'s ship sinks.
}
event-m-fled = { $npc ->
    [1] The { $card } gets away.
   *[0] { $seat } gets away.
}
event-m-boarding = { $npc ->
    [1] Crew combat: the { $card } against { $rival }.
   *[0] { $foe ->
        [1] Crew combat: { $seat } against the { $target }.
       *[0] Crew combat: { $seat } against { $rival }.
    }
}
event-m-swivels = { $count ->
    [0] The Swivel Guns fell nobody.
   *[other] The Swivel Guns fell one of the enemy.
}
event-m-crew-lost = { $npc ->
    [1] The { $card } loses { $count } crew; { $left } left.
   *[0] { $seat } loses { $count } crew; { $left } left.
}
event-m-no-winner = Both crews are gone: nobody has won.
event-m-landed = { $seat } has beaten the enemy ashore.
event-m-won = { $npc ->
    [0] { $foe ->
        [0] { $seat } has beaten { $rival }.
       *[other] { $seat } has beaten the { $target }.
    }
   *[other] The { $card } has beaten { $rival }.
}
event-m-npc-beaten = The { $card } leaves the board.
event-m-reward = { $seat } gets { $gold } gold from { $nation } for beating { $rival }.
event-m-plundered = { $seat } plunders { $rival }'s ship and finds { $gold } gold.
event-m-spoilt = { $card } was spoilt by a hit.
event-m-captured = { $seat } takes the { $card }.
event-m-took-rumour = { $seat } takes { $rival }'s rumour.
event-m-took-glory = { $seat } takes { $card }.
event-m-took-glory-hidden = { $seat } takes a Glory card.
event-m-locker = { $seat } has gold in a hidden locker.
event-m-died = { $seat } loses Captain { $card }.
event-m-token-laid = A modification lies in { $card } again.
event-m-began = { $seat } is the first player.
event-m-captain = { $seat } sails as { $card }.
event-m-captain-hidden = { $seat } draws a captain.
event-m-put-out = { $seat } is { $card }, with a { $target }.
event-m-demand = { $target } now wants { $card }.
event-m-round = { $left ->
    [0] Round { $count }. This is the last event.
   *[other] Round { $count }. { $left } events are left.
}
event-m-merchants-back = The merchants of the track are back at sea.
event-m-event = Event: “{ $card }”.
event-m-arrived = The { $card } appears at { $target }.
event-m-npc-sailed = The { $card } sails to { $target }.
event-m-npc-looked = The { $card } looks for { $seat }: { $successes } of { $dice } dice succeed.
event-m-war = War between { $nation } and { $other }!
event-m-peace = Peace between { $nation } and { $other }.
event-m-turn = { $seat } is to play.
event-m-sailed = { $seat } sails to { $card }.
event-m-left-port = { $seat } puts to sea from { $card }.
event-m-entered = { $seat } enters { $card }.
event-m-retired = { $seat }'s captain retires.
event-m-scouts = { $npc ->
    [0] { $seat } looks for { $rival }.
   *[other] { $seat } looks for the { $card }.
}
event-m-tested = { $seat } tests { $skill }: { $successes } of { $dice } dice succeed.
event-m-gained = { $seat } gains { $gold } gold.
event-m-paid = { $seat } pays { $gold } gold.
event-m-glory = { $seat } wins a Glory point { $why ->
    [defeat] for a victory.
    [sale] for a sale in demand.
    [raid] for a rich raid.
    [mission] for a mission.
    [rumour] for a rumour that is true.
   *[ship] for a great ship.
}
event-m-announced = { $seat } has reached the goal with { $glory } Glory and { $gold } gold in the chest. This round is the last.
event-m-hit = { $npc ->
    [0] { $seat } is hit: { $place }, { $left } left.
   *[other] The { $card } is hit: { $place }, { $left } left.
}
event-m-mended = { $npc ->
    [0] { $seat }: { $place } up to { $left }.
   *[other] The { $card }: { $place } up to { $left }.
}
event-m-bounty = { $level ->
    [0] The bounty of { $nation } on { $seat } is lifted.
   *[other] The bounty of { $nation } on { $seat } is now at level { $level }.
}
event-m-drew-glory = { $seat } draws { $card }.
event-m-drew-glory-hidden = { $seat } draws a Glory card.
event-m-discarded-glory = { $seat } discards { $card }.
event-m-played = { $seat } plays { $card }.
event-m-copied = It does what { $card } did.
event-m-joined = The { $card } joins { $seat }.
event-m-hire-failed = The { $card } will not sail with { $seat } today.
event-m-rolled = { $seat } rolls: { $count } of { $dice } dice succeed.
event-m-lost-crew = { $seat } loses { $count } crew, { $left } left.
event-m-frames = { $seat } accuses { $rival } before { $nation }.
event-m-sabotaged = { $seat } has sabotaged { $rival }.
event-m-favoured = The guild pays { $seat } { $gold } gold for { $card } in this sale.
event-m-drew-demand = { $seat } draws demand for { $cards }.
event-m-salvaged = { $seat } finds { $cards }.
event-m-took-goods = { $count ->
    [0] { $seat } finds no room for { $card }.
   *[other] { $seat } takes { $count } { $card } from the warehouse.
}
event-m-gift-unfit = { $seat } has { $card } already: it stays in its port.

## The end

outcome-m-glory = The Glory to play for has been reached.
outcome-m-events = There are no more events.
outcome-m-captains = There are no more captains.

## Refusals

refuse-glory = The Glory to play for is a number from { $least } to { $most }.
refuse-option-value = “{ $name }” is not possible there; possible: { $possible }.
why-m-not-now = That cannot be done now.
why-m-answer = That is no answer to what is asked now.
why-m-window = At this moment you may play a card or use something that fits, or pass.
why-m-not-in-hand = You do not hold { $card }.
why-m-wrong-moment = { $card } cannot be used at this moment.
why-m-no-crew = A ship without crew cannot board.
why-m-npc-stays = An NPC flees only with fewer cannons or less crew than its opponent.
why-m-no-successes = No success is left to change the cards with.
why-m-not-in-raid = That { $card } is not among the cards of the raid.
why-m-not-aboard = You have no { $card } aboard.
why-m-flipped = { $card } is turned over.
why-m-scout-first = The card is played for a Scouting test: say what you look for.
why-m-no-pass = There is nothing to pass on; end your turn when you are done.
why-m-in-port = Put to sea first.
why-m-too-far = { $card } does not lie beside { $target }.
why-m-no-actions = You have no action left for that.
why-m-at-sea = You are at sea already.
why-m-ashore = You are in port already.
why-m-no-port = There is no port in { $card }.
why-m-wanted = { $card } is closed to you while there is a bounty of { $nation } on you.
why-m-at-war = { $card } is closed to you: your nation is at war with { $nation }.
why-m-port-at-sea = A port action is taken in a port.
why-m-ported = You have taken your port action of this turn.
why-m-port-first = That is done in a port action.
why-m-retire-at-sea = A captain retires in a port.
why-m-retire-first = A captain retires at the start of the turn, before any action.
why-m-no-captains = There is no captain left to follow.
why-m-no-combat = There is no combat.
why-m-no-raid = There is no merchant to raid; look for one first.
why-m-scout-ashore = You look out only at sea.
why-m-rumour-elsewhere = You have no rumour that can be proved here.
why-m-rumour-scouted = You have looked for what your rumour tells of in this turn.
why-m-mission-elsewhere = You have no mission with something to do here and now.
why-m-no-beach = There is nothing to be repaired on a beach here.
why-m-no-merchant = There is no merchant at { $card }.
why-m-crippled = With a destroyed location you cannot raid merchants.
why-m-scouted = { $npc ->
    [0] You have looked for { $rival } in this turn.
   *[other] You have looked for the { $card } in this turn.
}
why-m-no-target = There is no such ship to look for.
why-m-rival-ashore = { $rival } is in port.
why-m-not-here = { $npc ->
    [0] { $rival } is not in this zone.
   *[other] The { $card } is not in this zone.
}
why-m-market-first = The card is played for the market: see what goods there are.
why-m-card-first = First make use of the card that you have played, or be done with it.
why-m-once = You have done with that in this port action.
why-m-none-aboard = You have no { $card } aboard.
why-m-see-market = First see what goods there are to buy.
why-m-full = You may hold { $count } cards of cargo in port, and no more.
why-m-too-dear = That costs { $gold } gold, and you can spend { $purse }.
why-m-crew-full = Your crew is complete.
why-m-recruit-first = First try to recruit.
why-m-no-rumours = There is no rumour left to hear.
why-m-no-rumour = You have heard no rumour.
why-m-no-mission = You have no mission.
why-m-done-first = First be done with the port action.
why-m-no-token = No modification is on sale in this port.
why-m-have = You have { $card } already.
why-m-not-flipped = { $card } need not be turned back.
why-m-none-left = There is no { $card } left in the supply.
why-m-repair-crew = Crew is recruited, not repaired.
why-m-whole = { $place }: there is no damage to repair.
why-m-not-for-sale = A { $card } cannot be bought.
why-m-mission-not-out = { $card } is not on offer.
why-m-mission-at = { $card } is on offer at { $target }.
why-m-mission-refused = { $card } was refused you in this turn; ask again in a later one.
why-m-mission-needs = You do not meet what { $thing } requires.
why-m-not-home = Your chest is in { $card }.
why-m-chest-same = { $gold } gold lies in the chest already.
why-m-chest-out = Gold is taken out of the chest only in the home port.
why-m-chest-more = You have only { $gold } gold in all.
why-m-market-open = First be done with the market.
why-m-not-on-market = There is no { $card } on the market.
