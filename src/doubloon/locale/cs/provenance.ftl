### Where the figures of cards come from. The data files name these messages: `source`, `note`, and the keys of `confirmed`.
### All are clauses without a full stop: a page puts them behind a colon, or makes sentences of them.

## Port Royal: the sources of each part of the deck

source-base-persons = shoda pěti veřejných seznamů; počty kusů podle polských a českých pravidel
source-six-lists = shoda šesti veřejných seznamů
source-base-expeditions = shoda čtyř veřejných seznamů; jedna karta je příkladem v pravidlech
source-set-sail-persons = počty kusů: česká a německá pravidla; čísla: jeden veřejný seznam, a kde jsou odvozená, naše
source-set-sail-ships = šavle: jak jsme přečetli poškozenou tabulku v německých pravidlech; mince: jeden veřejný seznam, a kde jsou odvozené, naše
source-set-sail-taxes = česká a německá pravidla
source-gambler = jeden veřejný seznam; počet kusů: česká pravidla
source-contract-persons = shoda dvou veřejných seznamů; počty kusů: česká pravidla
source-contract-ships = šavle: dva seznamy; mince a dar: jeden seznam a česká pravidla
source-contracts = dvojice postav a odměny: jeden veřejný seznam; pečeti: známe jen jejich rozsah od -1 do 2 a některá písmena, naše sedí k příkladu v pravidlech a týmy zkušených botů s nimi vyhrají 25 až 60 % her (docs/coop.md); ostatní: česká pravidla
source-adventure-persons = druhy, počty a schopnosti: česká pravidla; čísla jsou naše
source-adventure-ships = osm Pirátů Ares a zboží: česká pravidla; čísla jsou naše
source-adventure-expeditions = že jsou tři: česká pravidla; požadavky a čísla jsou naše
source-adventure-taxes = hranice a bonus: česká pravidla; počet kusů je náš
source-personalities = jména, schopnosti a pole: česká pravidla; čísla a dvojice jsou naše
source-events = počty, kódy a tři názvy: česká pravidla; účinky jsou naše tam, kde je neurčuje žádná poznámka
source-tasks = požadavky, pokud jsou uvedena pravidla: česká pravidla; úkol 10: stránka ukázaná v pravidlech; všechno ostatní je naše

## Buccaneer

source-buccaneer-pirates = shoda příkladů v pravidlech a osmi recenzí; jména jsou naše, kromě prvního a posledního čísla
source-buccaneer-loot = šest žetonů od každého druhu: pravidla; částky: jedna recenze, první i v pravidlech
source-buccaneer-ships = rozsah posádek a žoldu a čísla tří lodí: pravidla a recenze; ostatní je naše

## Merchants & Marauders: a card may have several

source-rulebook = polská pravidla
source-map_cpp = počítačový prototyp v C++
source-web_django = polský prototyp pro prohlížeč
source-pbf = pravidla hry hrané na fóru (roundstable.com)
source-trictrac = fórum (trictrac.net)
source-csindy = recenze (Colorado Springs Independent)
source-anatoli = blog (Anatoli's Game Room)
source-marks = blog (marksgamingblog)
source-bgg = fórum (BoardGameGeek)
source-labsk = varianta z fóra (labsk.net)
source-sog = pravidla rozšíření Seas of Glory
source-blog_pl = polský blog (033dni)

## Notes on single cards

note-felipe = pravidla mu říkají jen Felipe; příjmení není potvrzené
note-oosterling = jedna karta navíc, ne dvě: se dvěma vyhrál ve 300 hrách zkušených botů 2,2krát víc, než na něj připadá (docs/balance.md)
note-specialists = osm druhů je v pravidlech, jejich účinky jsou odvozené
note-ships = čtyři karty od každého typu lodi: odvozeno z 20 karet a 5 typů
note-cargo = 8 karet a 3 žetony poptávky na každé zboží: odvozeno z 64 karet, 24 žetonů a 8 druhů zboží
note-modifications = dvě od každého druhu: odvozeno ze 16 žetonů a 8 druhů
note-weapons = čtyři od každého druhu: odvozeno z 12 žetonů a 3 druhů
note-almonde = pravidla ho kladou na Curaçao; jeden příspěvek na fóru čte na kartě oblast Caracas
note-haven = že piráty pustí dovnitř úspěch ve zkoušce Vlivu nebo malý poplatek, je z pravidel; výše poplatku ne
note-no-rule = žádný přístav: pravidla; podle jedné recenze nemá právě jedna oblast vlastní pravidlo, a že je to tahle, je náš úsudek

## What is known better than the rest of a card

provenance-zone-rule = vlastní pravidlo oblasti: { $level }
confirmed-name = jméno
confirmed-name-pl = polské jméno
confirmed-given-name = křestní jméno
confirmed-surname = příjmení a iniciály
confirmed-woman = že je to žena
confirmed-nation = národ
confirmed-captain = kapitán
confirmed-ship = loď
confirmed-start-zone = kde se objeví
confirmed-seamanship = Mořeplavba
confirmed-leadership = Velení
confirmed-high-scouting = vysoký Průzkum
confirmed-high-influence = vysoký Vliv
confirmed-abilities = schopnosti
confirmed-money = dukáty
confirmed-crew = posádka
confirmed-wage = žold
confirmed-kind = druh
confirmed-two-per-kind = dvě karty od každého druhu
confirmed-timing = kdy se hraje
confirmed-effects = účinky
confirmed-keep = že si ji necháváš
confirmed-route = trasa
confirmed-large-reward = vysoká odměna ve zlatě
confirmed-exists = že existuje
confirmed-storm-hits = že loď na moři bez úspěchu ve zkoušce Mořeplavby dostane 3 zásahy
confirmed-many-storms = že je víc než jedna bouře
confirmed-men-of-war = že přivádí řadové lodě
confirmed-event-pardon = že jedna událost dovoluje pirátům koupit si milost
confirmed-glory-pardon = že karty slávy dovolují pirátům koupit si milost
confirmed-frame = že existuje karta „Frame“
confirmed-raises-bounty = že jedna karta zvyšuje odměnu za hlavu
confirmed-town-raids = že se dají přepadat města
