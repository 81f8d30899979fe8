### Merchants & Marauders

title-merchants = Merchants & Marauders

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

## Zones and their rules

m-zone-havana = Havana
m-rule-havana = Royal Dockyard
m-text-rule-havana = Buying a Frigate or a Galleon here costs 3 gold less.
m-zone-nassau = Nassau
m-rule-nassau = Shallow Banks
m-text-rule-nassau = Navy ships roll one Scouting die fewer in this zone (at least 1).
m-zone-tortuga = Tortuga
m-rule-tortuga = Brethren of the Coast
m-text-rule-tortuga = Recruiting here never needs a test: the crew is filled for free.
m-zone-port_royale = Port Royale
m-rule-port_royale = Pirate Haven
m-text-rule-port_royale = With an English bounty test Influence to enter; if it fails pay 2 gold or stay at sea. War never closes this port.
m-zone-petit_goave = Petit-Goâve
m-rule-petit_goave = Filibusters' Arsenal
m-text-rule-petit_goave = Special weapons cost 2 gold here instead of 3.
m-zone-old_providence = Old Providence
m-rule-old_providence = Careening Beach
m-text-rule-old_providence = At sea here a scout action may repair 1 point anywhere but in the crew instead of looking out.
m-zone-cartagena = Cartagena
m-rule-cartagena = Silver Road
m-text-rule-cartagena = A successful raid here on a merchant called Spanish brings 3 gold more, which count toward the 12 for Glory.
m-zone-santo_domingo = Santo Domingo
m-rule-santo_domingo = Old Customs House
m-text-rule-santo_domingo = When you buy goods here draw 1 extra card.
m-zone-caribbean_sea = the Caribbean Sea
m-rule-caribbean_sea = Open Water
m-text-rule-caribbean_sea = No port and no rule of its own; a merchant found here has only the flag of its token.
m-zone-curacao = Curaçao
m-rule-curacao = Brokers of the Company
m-text-rule-curacao = Once you see the goods on offer you may discard up to 2 of the cards and draw as many anew.
m-zone-san_juan = San Juan
m-rule-san_juan = Guns of El Morro
m-text-rule-san_juan = Captains with any bounty roll one Scouting die fewer in this zone (at least 1).
m-zone-caracas = Caracas
m-rule-caracas = Cocoa Coast
m-text-rule-caracas = A successful raid here brings 1 gold more, which counts toward the 12 for Glory.
m-zone-st_maarten = St. Maarten
m-rule-st_maarten = Free Port
m-text-rule-st_maarten = Goods that are not in demand sell for 4 gold here instead of 3. War never closes this port.
m-zone-basse_terre = Basse-Terre
m-rule-basse_terre = Sailmakers' Quay
m-text-rule-basse_terre = Repairs cost 1 gold per point here instead of 2.
m-zone-st_johns = St. John's
m-rule-st_johns = English Harbour
m-text-rule-st_johns = When you change ships here you may carry your modifications over to the new ship.
m-zone-bridgetown = Bridgetown
m-rule-bridgetown = Rum Houses
m-text-rule-bridgetown = Asking for a rumour costs 1 gold here instead of 2, and the Influence test has one more die.
m-zone-trinidad = Trinidad
m-rule-trinidad = Pitch Lake
m-text-rule-trinidad = The hull is repaired here for free, everything else at its price.

## Captains and what they can do

m-felipe_montemayor = Felipe Montemayor
m-ability-felipe_montemayor_1 = Cool Under Fire
m-text-ability-felipe_montemayor_1 = Once per battle move one hit just taken to another location of his ship.
m-federico_de_silva = Federico de Silva
m-ability-federico_de_silva_1 = Press the Beaten
m-text-ability-federico_de_silva_1 = After winning a crew combat his ship regains 1 crew.
m-cinco_de_irapuato = Cinco de Irapuato
m-ability-cinco_de_irapuato_1 = Son of the Main
m-text-ability-cinco_de_irapuato_1 = One extra Scouting die in every zone that has a Spanish port.
m-isabel_de_arismendi = Isabel de Arismendi
m-ability-isabel_de_arismendi_1 = Viceroy's Ear
m-text-ability-isabel_de_arismendi_1 = Once per turn she may reroll all dice of one Influence test.
m-frances_wright = Frances Wright
m-ability-frances_wright_1 = Grey Sails
m-text-ability-frances_wright_1 = NPC ships roll one Scouting die fewer against her (at least 1).
m-nathaniel_crewe = Nathaniel Crewe
m-ability-nathaniel_crewe_1 = Nowhere to Run
m-text-ability-nathaniel_crewe_1 = In his merchant raids one escape symbol is ignored.
m-tobias_penhallow = Tobias Penhallow
m-ability-tobias_penhallow_1 = Planter's Credit
m-text-ability-tobias_penhallow_1 = Single goods cost him 2 gold instead of 3.
m-ability-tobias_penhallow_2 = Strongboxes Ashore
m-text-ability-tobias_penhallow_2 = He may stash gold in any English port he may enter.
m-josiah_thackeray = Josiah Thackeray
m-ability-josiah_thackeray_1 = Shipwright's Son
m-text-ability-josiah_thackeray_1 = Repairs cost him 1 gold per point.
m-ability-josiah_thackeray_2 = Own Drawings
m-text-ability-josiah_thackeray_2 = Modifications cost him 1 gold instead of 3.
m-dominique_de_richery = Dominique de Richery
m-ability-dominique_de_richery_1 = Silver Tongue
m-text-ability-dominique_de_richery_1 = After failing the Influence test for a mission he may pay 2 gold to pass it.
m-charles_marquis = Charles Marquis
m-ability-charles_marquis_1 = Rich Pickings
m-text-ability-charles_marquis_1 = He may start a merchant raid with 4 cards instead of 3.
m-nicolas_jaures = Nicolas Jaurès
m-ability-nicolas_jaures_1 = Bonded Carrier
m-text-ability-nicolas_jaures_1 = Every mission he completes pays 3 gold more.
m-honore_castellan = Honoré Castellan
m-ability-honore_castellan_1 = Drillmaster
m-text-ability-honore_castellan_1 = Once per crew combat he may reroll any of his own dice.
m-machiel_van_riebeeck = Machiel van Riebeeck
m-ability-machiel_van_riebeeck_1 = Company Charter
m-text-ability-machiel_van_riebeeck_1 = A Frigate or Galleon costs him 5 gold less.
m-sikuma = Sikuma
m-ability-sikuma_1 = Kin on Every Shore
m-text-ability-sikuma_1 = Recruiting always fills her crew for free.
m-willem_oosterling = Willem Oosterling
m-ability-willem_oosterling_1 = Exchange Broker
m-text-ability-willem_oosterling_1 = He draws 2 extra cards when buying goods.
m-hendrik_ten_brink = Hendrik ten Brink
m-ability-hendrik_ten_brink_1 = Weather-wise
m-text-ability-hendrik_ten_brink_1 = Weather events neither damage him nor take his actions.
m-ability-hendrik_ten_brink_2 = Close-hauled
m-text-ability-hendrik_ten_brink_2 = His ship counts as 1 more manoeuvrable when ships are compared in battle.

## Specialists

m-carpenter = Carpenter
m-text-carpenter = At the start of your turn repair 1 damage on Hull, Cargo, Masts or Cannons for free.
m-boatswain = Boatswain
m-text-boatswain = Recruiting always fills your crew for free.
m-gunner = Gunner
m-text-gunner = Once per battle, when you win the manoeuvre and shoot, add 1 hit.
m-surgeon = Surgeon
m-text-surgeon = After every battle or raid you survive regain 1 lost crew; fever events do not affect you.
m-lookout = Lookout
m-text-lookout = One extra die on your Scouting tests.
m-veteran = Veteran
m-text-veteran = One extra die on Leadership tests in crew combat.
m-steward = Steward
m-text-steward = One extra die on your Influence tests.
m-helmsman = Helmsman
m-text-helmsman = One extra die on Seamanship tests in naval battles (not in merchant raids).

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
m-text-hammocks = Crew value +1 (at most 5); the new hand must still be recruited.
m-rigging = Sails & Rigging
m-text-rigging = Manoeuvrability +1 (at most 5).
m-hull_plating = Reinforced Hull
m-text-hull_plating = Turn it over to cancel 1 hit once its location is known; turned back for 3 gold in any port.
m-big_hold = Spacious Hold
m-text-big_hold = Hold +1 (at most 5).
m-chasers = Chasers
m-text-chasers = Once in a battle, when either side has declared Flee, deal 1 hit.
m-gun_port = Extra Battery
m-text-gun_port = Cannons +1 (at most 5).
m-swivels = Swivel Guns
m-text-swivels = Just before a crew combat at sea roll 2 dice; with at least one success the enemy loses 1 crew.
m-long_guns = Long Guns
m-text-long_guns = Before the first round of a naval battle roll one die per cannon: each success is a hit. No Chain or Grape Shot with these.
m-grappling_hooks = Grappling Hooks
m-text-grappling_hooks = Used up: reroll any of your own dice of a manoeuvre in which you declared Board.
m-chain_shot = Chain Shot
m-text-chain_shot = Used up: every skull of this volley hits the masts; none passes on to the hull in this round.
m-grape_shot = Grape Shot
m-text-grape_shot = Used up: every skull of this volley hits the crew; none passes on to the hull in this round.

## Events and the captains they bring

m-ev_dutch_1 = Dutch Navy Ship
m-text-ev_dutch_1 = A Dutch admiral puts to sea at the end of the round.
m-admiral-ev_dutch_1 = Philips van Almonde
m-ev_dutch_2 = Dutch Navy Ship
m-text-ev_dutch_2 = A Dutch admiral puts to sea at the end of the round.
m-admiral-ev_dutch_2 = Cornelis Evertsen
m-ev_dutch_3 = Dutch Navy Ship
m-text-ev_dutch_3 = A Dutch admiral puts to sea at the end of the round.
m-admiral-ev_dutch_3 = Jacob Binckes
m-ev_english_1 = English Navy Ship
m-text-ev_english_1 = An English admiral puts to sea at the end of the round.
m-admiral-ev_english_1 = Christopher Myngs
m-ev_english_2 = English Navy Ship
m-text-ev_english_2 = An English admiral puts to sea at the end of the round.
m-admiral-ev_english_2 = John Benbow
m-ev_english_3 = English Navy Ship
m-text-ev_english_3 = An English admiral puts to sea at the end of the round.
m-admiral-ev_english_3 = Ralph Delaval
m-ev_french_1 = French Navy Ship
m-text-ev_french_1 = A French admiral puts to sea at the end of the round.
m-admiral-ev_french_1 = Jean d'Estrées
m-ev_french_2 = French Navy Ship
m-text-ev_french_2 = A French admiral puts to sea at the end of the round.
m-admiral-ev_french_2 = Jean-Baptiste du Casse
m-ev_french_3 = French Navy Ship
m-text-ev_french_3 = A French admiral puts to sea at the end of the round.
m-admiral-ev_french_3 = François-Louis de Châteaurenault
m-ev_spanish_1 = Spanish Navy Ship
m-text-ev_spanish_1 = A Spanish admiral puts to sea at the end of the round.
m-admiral-ev_spanish_1 = Alonso del Campo y Espinosa
m-ev_spanish_2 = Spanish Navy Ship
m-text-ev_spanish_2 = A Spanish admiral puts to sea at the end of the round.
m-admiral-ev_spanish_2 = Andrés de Pez
m-ev_spanish_3 = Spanish Navy Ship
m-text-ev_spanish_3 = A Spanish admiral puts to sea at the end of the round.
m-admiral-ev_spanish_3 = Antonio de Oquendo
m-ev_psloop_1 = Pirate Sloop
m-text-ev_psloop_1 = A pirate sloop appears at the end of the round.
m-admiral-ev_psloop_1 = John Rackham
m-ev_psloop_2 = Pirate Sloop
m-text-ev_psloop_2 = A pirate sloop appears at the end of the round.
m-admiral-ev_psloop_2 = Charles Vane
m-ev_psloop_3 = Pirate Sloop
m-text-ev_psloop_3 = A pirate sloop appears at the end of the round.
m-admiral-ev_psloop_3 = Stede Bonnet
m-ev_pfrigate_1 = Pirate Frigate
m-text-ev_pfrigate_1 = A pirate frigate appears at the end of the round.
m-admiral-ev_pfrigate_1 = Benjamin Hornigold
m-ev_pfrigate_2 = Pirate Frigate
m-text-ev_pfrigate_2 = A pirate frigate appears at the end of the round.
m-admiral-ev_pfrigate_2 = Samuel Bellamy
m-ev_pfrigate_3 = Pirate Frigate
m-text-ev_pfrigate_3 = A pirate frigate appears at the end of the round.
m-admiral-ev_pfrigate_3 = Bartholomew Roberts
m-ev_storm_1 = Tropical Storm
m-text-ev_storm_1 = Whoever ends the turn at sea tests Seamanship and takes 3 hits, one fewer per success. Locations are rolled; the owner places skulls.
m-ev_storm_2 = Tropical Storm
m-text-ev_storm_2 = Whoever ends the turn at sea tests Seamanship and takes 3 hits, one fewer per success. Locations are rolled; the owner places skulls.
m-ev_hurricane = Hurricane
m-text-ev_hurricane = As a storm; and at the end of the round every NPC ship is driven one zone south, or the next way clockwise.
m-ev_war_1 = War!
m-text-ev_war_1 = A war that is on ends. Two nations drawn by lot are at war until there is peace, or another war.
m-ev_war_2 = War!
m-text-ev_war_2 = A war that is on ends. Two nations drawn by lot are at war until there is peace, or another war.
m-ev_war_3 = War!
m-text-ev_war_3 = A war that is on ends. Two nations drawn by lot are at war until there is peace, or another war.
m-ev_peace_1 = Peace Treaty
m-text-ev_peace_1 = The war ends. If there is none, every player loses 1 bounty level of his choice.
m-ev_peace_2 = Peace Treaty
m-text-ev_peace_2 = The war ends. If there is none, the first player names a nation: its ports get new demand tokens.
m-ev_pardon = Governor's Amnesty
m-text-ev_pardon = At the start of his turn every player may pay 5 gold per level to be rid of one nation's bounty.
m-ev_markets = Volatile Markets
m-text-ev_markets = All ports give their demand tokens back and get new ones.
m-ev_fever = Tropical Fever
m-text-ev_fever = At the start of his turn every captain at sea with 2 crew or more tests Leadership; if it fails 1 crew is lost.
m-ev_calm = Dead Calm
m-text-ev_calm = Whoever starts the turn at sea has 2 actions instead of 3.
m-ev_trades = Trade Winds
m-text-ev_trades = Every player has one free move between zones in this round, not into or out of a port.
m-ev_convoy = Rich Convoys
m-text-ev_convoy = Every zone without a merchant gets one from the track; successful raids of this round bring 2 gold more.
m-ev_sweep = Pirate Hunt
m-text-ev_sweep = Navy ships roll one more Scouting die in this round; defeating an NPC pirate pays 5 gold more.
m-ev_harvest = Bumper Harvest
m-text-ev_harvest = Whoever buys goods in this round draws 2 more cards.

## Glory cards

m-gl_crew_reroll = Second Wind
m-text-gl_crew_reroll = Reroll any number of your own or of your opponent's dice in a crew combat.
m-gl_sea_reroll = Trick of the Helm
m-text-gl_sea_reroll = Reroll any number of your own or of your opponent's dice in a manoeuvre roll.
m-gl_copy = Quick Study
m-text-gl_copy = Copy the effect of the glory card that was resolved last.
m-gl_double_shot = Double-shotted Guns
m-text-gl_double_shot = Your volley deals 1 extra hit (even beyond your Cannons).
m-gl_raking = Raking Fire
m-text-gl_raking = Move up to 2 hits of your volley to a location of your choice other than Hull.
m-gl_brace = Brace!
m-text-gl_brace = Cancel up to 2 hits your ship has just taken in a naval battle.
m-gl_smoke = Smoke Screen
m-text-gl_smoke = You declared Flee and won the manoeuvre: you escape even if your opponent rolled successes.
m-gl_marines = Hands from Below
m-text-gl_marines = Your crew counts 1 higher during this crew combat (at most 5); the extra hand is lost first.
m-gl_sharpshooters = Marksmen in the Tops
m-text-gl_sharpshooters = Roll 3 dice; each success removes 1 enemy crew before the first round.
m-gl_powder = Powder Fire
m-text-gl_powder = If your volley hit Cannons, it deals 1 further hit to Cannons.
m-gl_prize = Prize Money
m-text-gl_prize = After winning a battle against a player or an NPC gain 5 gold.
m-gl_stash_any = Stash in Any Port
m-text-gl_stash_any = During this Port action you may stash gold although this is not your home port.
m-gl_insider = Word from the Warehouse
m-text-gl_insider = Draw 3 extra cards when you buy goods now.
m-gl_guild = Guild Favour
m-text-gl_guild = One kind of good sells here for 6 gold a card now although it is not in demand; it earns no Glory and the demand token stays.
m-gl_demand = Shift in Demand
m-text-gl_demand = Draw 3 demand tokens, swap one of them with the token of any port and return the rest to the pool.
m-gl_credit = Shipyard Credit
m-text-gl_credit = Your bill for this shipyard visit is 5 gold lower (not below 0).
m-gl_locker = Hidden Locker
m-text-gl_locker = When your captain dies up to 10 gold from the ship goes to your stash instead of being lost or plundered.
m-gl_contract = Bulk Contract
m-text-gl_contract = If you sell exactly 2 cards of the demanded good, the sale earns Glory as if they were 3.
m-gl_insurance = Marine Insurance
m-text-gl_insurance = When you lose cargo cards to damage or an event gain 3 gold for each.
m-gl_tavern = Tavern Talk
m-text-gl_tavern = Draw a rumour without payment or test.
m-gl_factor = Trusted Factor
m-text-gl_factor = Claim a mission from any port as if you were there (its requirement still applies).
m-gl_wind = Following Wind
m-text-gl_wind = Take one extra Move action this turn.
m-gl_eagle = Sharp Eyes
m-text-gl_eagle = Roll 2 extra dice in this Scouting test.
m-gl_fog = Into the Fog
m-text-gl_fog = A Scouting test that has just found you fails instead.
m-gl_cove = Hidden Cove
m-text-gl_cove = At sea: repair 2 damage in any locations except Crew.
m-gl_frame = Framed!
m-text-gl_frame = Name another player and a nation and test Influence: on a success that nation puts 1 bounty on him.
m-gl_head = A Higher Price
m-text-gl_head = Raise one bounty another player already has by 1 level.
m-gl_pardon = Bought Pardon
m-text-gl_pardon = Pay 3 gold per level to remove one nation's bounty completely.
m-gl_colours = False Colours
m-text-gl_colours = You have just engaged a non-pirate: this engagement brings you no bounty.
m-gl_sabotage = Sabotage
m-text-gl_sabotage = A player in your zone or port takes 1 hit on a location of your choice except Hull and Crew.
m-gl_carpenter_1 = Carpenter
m-text-gl_carpenter_1 = Hire when the condition is met: At the start of your turn repair 1 damage on Hull, Cargo, Masts or Cannons for free.
m-gl_carpenter_2 = Carpenter
m-text-gl_carpenter_2 = Hire when the condition is met: At the start of your turn repair 1 damage on Hull, Cargo, Masts or Cannons for free.
m-gl_boatswain_1 = Boatswain
m-text-gl_boatswain_1 = Hire when the condition is met: Recruiting always fills your crew for free.
m-gl_boatswain_2 = Boatswain
m-text-gl_boatswain_2 = Hire when the condition is met: Recruiting always fills your crew for free.
m-gl_gunner_1 = Gunner
m-text-gl_gunner_1 = Hire when the condition is met: Once per battle, when you win the manoeuvre and shoot, add 1 hit.
m-gl_gunner_2 = Gunner
m-text-gl_gunner_2 = Hire when the condition is met: Once per battle, when you win the manoeuvre and shoot, add 1 hit.
m-gl_surgeon_1 = Surgeon
m-text-gl_surgeon_1 = Hire when the condition is met: After every battle or raid you survive regain 1 lost crew; fever events do not affect you.
m-gl_surgeon_2 = Surgeon
m-text-gl_surgeon_2 = Hire when the condition is met: After every battle or raid you survive regain 1 lost crew; fever events do not affect you.
m-gl_lookout_1 = Lookout
m-text-gl_lookout_1 = Hire when the condition is met: One extra die on your Scouting tests.
m-gl_lookout_2 = Lookout
m-text-gl_lookout_2 = Hire when the condition is met: One extra die on your Scouting tests.
m-gl_veteran_1 = Veteran
m-text-gl_veteran_1 = Hire when the condition is met: One extra die on Leadership tests in crew combat.
m-gl_veteran_2 = Veteran
m-text-gl_veteran_2 = Hire when the condition is met: One extra die on Leadership tests in crew combat.
m-gl_steward_1 = Steward
m-text-gl_steward_1 = Hire when the condition is met: One extra die on your Influence tests.
m-gl_steward_2 = Steward
m-text-gl_steward_2 = Hire when the condition is met: One extra die on your Influence tests.
m-gl_helmsman_1 = Helmsman
m-text-gl_helmsman_1 = Hire when the condition is met: One extra die on Seamanship tests in naval battles (not in merchant raids).
m-gl_helmsman_2 = Helmsman
m-text-gl_helmsman_2 = Hire when the condition is met: One extra die on Seamanship tests in naval battles (not in merchant raids).

## Rumours

m-ru_telmo = Wreck of the San Telmo
m-text-ru_telmo = Divers bring up 12 gold.
m-ru_strongbox = Buried Strongbox
m-text-ru_strongbox = You dig up 10 gold.
m-ru_myriad = A Myriad of Goods
m-text-ru_myriad = An abandoned carrier: draw 6 cargo cards and keep all that fit; each card left behind pays 1 gold.
m-ru_smugglers = Smugglers' Cove
m-text-ru_smugglers = 6 gold and one special weapon of every kind you lack.
m-ru_hermit = The Hermit Shipwright
m-text-ru_hermit = Take any one modification token from a port and fit it for free.
m-ru_ghost = The Silent Sloop
m-text-ru_ghost = Board the drifting sloop: crew combat against 2 crew with Leadership 2. Winning brings 15 gold.
m-ru_gunner = Castaway Gunner
m-text-ru_gunner = The castaway joins you as Gunner; gain 4 gold.
m-ru_surgeon = Marooned Surgeon
m-text-ru_surgeon = The marooned man joins you as Surgeon; gain 4 gold.
m-ru_pearls = Pearl Banks
m-text-ru_pearls = Gain 4 gold, then roll 4 dice and gain 3 gold per success.
m-ru_cache = A Pirate's Cache
m-text-ru_cache = 8 gold and one extra glory card.
m-ru_ambergris = Ambergris on the Reef
m-text-ru_ambergris = Gain 9 gold and repair your ship completely (except Crew).
m-ru_channel = The Secret Channel
m-text-ru_channel = Keep this card: for you Curaçao and Santo Domingo are adjacent sea zones.
m-ru_plate = Lost Plate Ship
m-text-ru_plate = 15 gold, but the reef deals 1 hit to your Hull (you may leave the wreck if that would sink you; then the rumour fails).
m-ru_papers = Forged Papers
m-text-ru_papers = Keep this card: bounties never keep you out of a port.
m-ru_court = A Friend at Court
m-text-ru_court = Remove all bounties of one nation of your choice; if you have none gain 8 gold.
m-ru_gratitude = The Governor's Gratitude
m-text-ru_gratitude = The governor pays 12 gold.
m-ru_veteran = The Old Soldier
m-text-ru_veteran = He joins you as Veteran; gain 4 gold.
m-ru_helmsman = The Blind Pilot's Pupil
m-text-ru_helmsman = He joins you as Helmsman; gain 4 gold.
m-ru_widow = The Widow's Sea Chest
m-text-ru_widow = Draw 2 extra glory cards and gain 4 gold.
m-ru_yard = The Bankrupt Yard
m-text-ru_yard = Buy a Frigate or Galleon here now for 22 gold (your old ship is taken in exchange; no Glory for the ship itself), or gain 8 gold.
m-ru_clerk = The Corrupt Clerk
m-text-ru_clerk = Name a good: take 3 cards of it from the discard pile, then from the deck; 2 gold for each card you cannot hold.
m-ru_marriage = A Good Match
m-text-ru_marriage = Keep this card: one extra die on your Influence tests.
m-ru_debts = Tavern Debts
m-text-ru_debts = 7 gold and your crew is filled.
m-ru_cartographer = The Cartographer
m-text-ru_cartographer = Keep this card: once per turn reroll all dice of one of your Scouting tests.
m-ru_comrade = An Old Comrade
m-text-ru_comrade = He joins you as Boatswain; gain 4 gold.

## Missions

m-mi_cousin = The Queen's Cousin
m-text-mi_cousin = Carry a cousin of the Spanish queen from Caracas to Havana.
m-mi_mail = The Royal Packet
m-text-mi_mail = Bring the Crown's dispatches to Port Royale.
m-mi_powder = Powder for the Garrison
m-text-mi_powder = The kegs fill 1 cargo space; if your Cargo location is hit on the way you take 1 extra hit on the Hull and the mission fails.
m-mi_dividend = The Company Dividend
m-text-mi_dividend = Take the Company's silver to St. Maarten.
m-mi_missionary = The Missionary
m-text-mi_missionary = Carry a missionary and his physician to Trinidad; the physician stays with you.
m-mi_hunt = Hunt the Black Flag
m-text-mi_hunt = Defeat a pirate NPC or a player with a bounty.
m-mi_thief = Thief-taker
m-text-mi_thief = Defeat the pirate frigate or a player with a bounty.
m-mi_admiral = Humble the Admiral
m-text-mi_admiral = Defeat any naval ship.
m-mi_raid_sd = Raid on Santo Domingo
m-text-mi_raid_sd = Land at Santo Domingo and beat its garrison.
m-mi_stores = Burn the Stores
m-text-mi_stores = Land at Basse-Terre and burn the magazines.
m-mi_cutting = Cutting-out Expedition
m-text-mi_cutting = Storm the anchorage of Tortuga by night.
m-mi_rival = Ruin the Rival House
m-text-mi_rival = Make a successful raid on an English merchant (its bounty applies as usual).
m-mi_sugar = Sugar Contract
m-text-mi_sugar = Deliver 2 Sugar to Nassau (instead of selling them).
m-mi_timber = Timber for the Fleet
m-text-mi_timber = Deliver 3 Wood to Havana (instead of selling them).
m-mi_cloth = Cloth for the Settlers
m-text-mi_cloth = Deliver 2 Textiles to Old Providence (instead of selling them).
m-mi_rum = Rum for the Brethren
m-text-mi_rum = Deliver 3 Rum to Port Royale (instead of selling them).
m-mi_famine = Relief Ship
m-text-mi_famine = Deliver 2 Food to starving Curaçao.
m-mi_survey = Chart the Passages
m-text-mi_survey = Pass a Scouting test (Scout action) in the zones of Havana, Tortuga and San Juan.
m-mi_spy = The Spy's Report
m-text-mi_spy = Meet the agent in Cartagena (Influence test in port), then report back.
m-mi_ransom = The Ransom
m-text-mi_ransom = Pay 5 gold in Caracas for a prisoner and bring him home.
m-mi_shipwright = Find the Shipwright
m-text-mi_shipwright = Find the castaway shipwright in the Caribbean Sea (Scout action and test).
m-mi_marque = Letter of Marque
m-text-mi_marque = Make two successful raids on merchants of one nation other than Spain that you name when claiming; these two raids bring no bounty.
m-mi_petition = The Petition
m-text-mi_petition = Carry a petition to your home port and pass an Influence test there.
m-mi_duel = A Matter of Honour
m-text-mi_duel = Duel at once: both sides roll Leadership, you and your rival can take 2 wounds each. Losing ends the mission and costs 1 crew, nobody dies.
m-mi_four_flags = Four Flags
m-text-mi_four_flags = Take a Port action in a port of each of the four nations while you hold this mission.

## What is asked

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
   *[other] { $count } actions and { $free } free moves left. What do you do?
}

## The story

event-m-began = { $seat } is the first player.
event-m-captain = { $seat } sails as { $card }.
event-m-captain-hidden = { $seat } draws a captain.
event-m-put-out = { $seat } is { $card }, with a { $target }.
event-m-demand = { $card } now wants { $target }.
event-m-round = { $left ->
    [0] Round { $count }. This is the last event.
   *[other] Round { $count }. { $left } events are left.
}
event-m-merchants-back = The merchants of the track are back at sea.
event-m-event = Event: { $card }.
event-m-arrived = The { $card } appears at { $target }.
event-m-npc-sailed = The { $card } sails to { $target }.
event-m-npc-looked = The { $card } looks for { $seat }: { $successes } of { $dice } dice succeed.
event-m-war = War breaks out between { $nation } and { $other }.
event-m-peace = { $nation } and { $other } make peace.
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
event-m-glory = { $seat } wins a Glory point: { $why }.
event-m-announced = { $seat } has reached the goal with { $glory } Glory and { $gold } gold in the chest. This round is the last.
event-m-hit = { $npc ->
    [0] { $seat } is hit: { $place } falls to { $left }.
   *[other] The { $card } is hit: { $place } falls to { $left }.
}
event-m-mended = { $npc ->
    [0] { $seat }: { $place } rises to { $left }.
   *[other] The { $card }: { $place } rises to { $left }.
}
event-m-bounty = { $level ->
    [0] The bounty of { $nation } on { $seat } is lifted.
   *[other] The bounty of { $nation } on { $seat } is now at level { $level }.
}

## The end

outcome-m-glory = The Glory to play for has been reached.
outcome-m-events = There are no more events.
outcome-m-captains = There are no more captains.

## Refusals

refuse-glory = The Glory to play for is a number from { $least } to { $most }.
refuse-option-value = “{ $name }” is not possible there; possible: { $possible }.
