### Where the figures of cards come from. The data files name these messages: `source`, `note`, and the keys of `confirmed`.
### All are clauses without a full stop: a page puts them behind a colon, or makes sentences of them.

## Port Royal: the sources of each part of the deck

source-base-persons = Fünf öffentliche Listen stimmen überein; Anzahlen wie in der polnischen und der tschechischen Spielregel
source-six-lists = Sechs öffentliche Listen stimmen überein
source-base-expeditions = Vier öffentliche Listen stimmen überein; eine Karte ist das Beispiel der Spielregeln
source-set-sail-persons = Anzahlen: tschechische und deutsche Spielregel; Werte: eine öffentliche Liste, und wo sie rekonstruiert sind, unsere eigenen
source-set-sail-ships = Säbel: wie wir die beschädigte Tabelle der deutschen Spielregel lesen; Münzen: eine öffentliche Liste, und wo sie rekonstruiert sind, unsere eigenen
source-set-sail-taxes = tschechische und deutsche Spielregel
source-gambler = eine öffentliche Liste; Anzahl: tschechische Spielregel
source-contract-persons = Zwei öffentliche Listen stimmen überein; Anzahlen: tschechische Spielregel
source-contract-ships = Säbel: zwei Listen; Münzen und Geschenk: eine Liste und die tschechische Spielregel
source-contracts = Personenpaare und Prämien: eine öffentliche Liste; Siegel: bekannt sind nur die Spanne von -1 bis 2 und einige Buchstaben, unsere passen zum Beispiel der Spielregel und lassen Teams gieriger Bots 25 bis 60 % der Partien gewinnen (docs/coop.md); der Rest: tschechische Spielregel
source-adventure-persons = Arten, Anzahlen und Fähigkeiten: tschechische Spielregel; die Werte sind unsere
source-adventure-ships = acht Ares-Piraten und die Waren: tschechische Spielregel; die Werte sind unsere
source-adventure-expeditions = dass es drei sind: tschechische Spielregel; Bedingungen und Werte sind unsere
source-adventure-taxes = Grenze und Bonus: tschechische Spielregel; die Anzahl ist unsere
source-personalities = Namen, Fähigkeiten und Felder: tschechische Spielregel; Werte und Paare sind unsere
source-events = Anzahlen, Codes und drei Namen: tschechische Spielregel; die Wirkungen sind unsere, wo keine Anmerkung sie festlegt
source-tasks = Bedingungen, wo die Spielregel genannt ist: tschechische Spielregel; Aufgabe 10: eine in der Spielregel gezeigte Seite; alles andere ist unseres

## Buccaneer

source-buccaneer-pirates = Die Beispiele der Spielregel und acht Rezensionen stimmen überein; die Namen sind unsere, bis auf die erste und die letzte Zahl
source-buccaneer-loot = sechs Beutestücke je Art: Spielregel; Beträge: eine Rezension, der erste auch in der Spielregel
source-buccaneer-ships = Spannen von Crew und Heuer und die Werte von drei Schiffen: Spielregel und Rezensionen; der Rest ist unserer

## Merchants & Marauders: a card may have several

source-rulebook = polnische Spielregel
source-map_cpp = Computerprototyp in C++
source-web_django = polnischer Prototyp für den Browser
source-pbf = Regeln einer Forenpartie (roundstable.com)
source-trictrac = Forum (trictrac.net)
source-csindy = Rezension (Colorado Springs Independent)
source-anatoli = Blog (Anatoli's Game Room)
source-marks = Blog (marksgamingblog)
source-bgg = Forum (BoardGameGeek)
source-labsk = Variante aus einem Forum (labsk.net)
source-sog = Spielregel der Erweiterung Seas of Glory
source-blog_pl = polnischer Blog (033dni)

## Notes on single cards

note-felipe = Die Spielregel nennt ihn nur Felipe; der Nachname ist nicht bestätigt
note-oosterling = eine zusätzliche Karte, nicht zwei: mit zweien gewann er in 300 Partien gieriger Bots das 2,2-Fache seines Anteils (docs/balance.md)
note-specialists = Die acht Arten stehen in der Spielregel, ihre Wirkungen sind rekonstruiert
note-ships = vier Karten je Schiffstyp: aus 20 Karten und 5 Typen geschlossen
note-cargo = 8 Karten und 3 Nachfragemarker je Ware: aus 64 Karten, 24 Markern und 8 Waren geschlossen
note-modifications = zwei je Art: aus 16 Markern und 8 Arten geschlossen
note-weapons = vier je Art: aus 12 Markern und 3 Arten geschlossen
note-almonde = Laut Spielregel erscheint er in Curaçao; ein Forenbeitrag liest auf der Karte die Zone Caracas
note-haven = Dass ein Erfolg bei Einfluss oder ein kleiner Zoll Piraten einlässt, steht in der Spielregel; wie hoch der Zoll ist, nicht
note-no-rule = kein Hafen: Spielregel; laut einer Rezension hat genau eine Zone keine eigene Regel, und dass es diese ist, schließen wir

## What is known better than the rest of a card

provenance-zone-rule = die eigene Regel der Zone: { $level }
confirmed-name = Name
confirmed-name-pl = polnischer Name
confirmed-given-name = Vorname
confirmed-surname = Nachname und Initialen
confirmed-woman = dass sie eine Frau ist
confirmed-nation = Nation
confirmed-captain = Kapitän
confirmed-ship = Schiff
confirmed-start-zone = wo es erscheint
confirmed-seamanship = Seemannschaft
confirmed-leadership = Führung
confirmed-high-scouting = hohes Spähen
confirmed-high-influence = hoher Einfluss
confirmed-abilities = Fähigkeiten
confirmed-money = Dukaten
confirmed-crew = Crew
confirmed-wage = Heuer
confirmed-kind = Art
confirmed-two-per-kind = zwei Karten je Art
confirmed-timing = wann sie gespielt wird
confirmed-effects = Wirkungen
confirmed-keep = dass du es behältst
confirmed-route = Route
confirmed-large-reward = eine hohe Belohnung in Gold
confirmed-exists = dass es das gibt
confirmed-storm-hits = dass ein Schiff auf See ohne Erfolg bei Seemannschaft 3 Treffer nimmt
confirmed-many-storms = dass es mehr als einen Sturm gibt
confirmed-men-of-war = dass es Linienschiffe bringt
confirmed-event-pardon = dass Piraten durch ein Ereignis eine Begnadigung kaufen können
confirmed-glory-pardon = dass Piraten durch Ruhmeskarten eine Begnadigung kaufen können
confirmed-frame = dass es eine Karte namens „Frame“ gibt
confirmed-raises-bounty = dass eine Karte das Kopfgeld erhöht
confirmed-town-raids = dass es Überfälle auf Städte gibt
