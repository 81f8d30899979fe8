### Where the figures of cards come from. The data files name these messages: `source`, `note`, and the keys of `confirmed`.
### All are clauses without a full stop: a page puts them behind a colon, or makes sentences of them.

## Port Royal: the sources of each part of the deck

source-base-persons = pięć zgodnych publicznych spisów; liczby sztuk jak w polskiej i czeskiej instrukcji
source-six-lists = sześć zgodnych publicznych spisów
source-base-expeditions = cztery zgodne publiczne spisy; jedna karta jest przykładem w instrukcjach
source-set-sail-persons = liczby sztuk: czeska i niemiecka instrukcja; wartości: jeden publiczny spis, a gdzie są odtworzone – nasze
source-set-sail-ships = szable: nasz odczyt uszkodzonej tabeli z niemieckiej instrukcji; monety: jeden publiczny spis, a gdzie są odtworzone – nasze
source-set-sail-taxes = czeska i niemiecka instrukcja
source-gambler = jeden publiczny spis; liczba sztuk: czeska instrukcja
source-contract-persons = dwa zgodne publiczne spisy; liczby sztuk: czeska instrukcja
source-contract-ships = szable: dwa spisy; monety i dar: jeden spis i czeska instrukcja
source-contracts = pary postaci i nagrody: jeden publiczny spis; pieczęcie: znany jest tylko ich zakres, od -1 do 2, i niektóre litery, a nasze pasują do przykładu z instrukcji i dają drużynom zręcznych botów od 25 do 60 % wygranych (docs/coop.md); reszta: czeska instrukcja
source-adventure-persons = rodzaje, liczby sztuk i zdolności: czeska instrukcja; wartości są nasze
source-adventure-ships = ośmiu Piratów Ares i towary: czeska instrukcja; wartości są nasze
source-adventure-expeditions = to, że są trzy: czeska instrukcja; wymagania i wartości są nasze
source-adventure-taxes = próg i premia: czeska instrukcja; liczba sztuk jest nasza
source-personalities = imiona, zdolności i pola: czeska instrukcja; wartości i pary są nasze
source-events = liczby kart, kody i trzy nazwy: czeska instrukcja; skutki są nasze tam, gdzie nie przesądza ich żadna uwaga
source-tasks = wymagania, jeśli podano instrukcję: czeska instrukcja; zadanie 10: strona pokazana w instrukcji; cała reszta jest nasza

## Buccaneer

source-buccaneer-pirates = zgodne przykłady z instrukcji i osiem recenzji; nazwy są nasze, prócz pierwszej i ostatniej liczby
source-buccaneer-loot = po sześć żetonów każdego rodzaju: instrukcja; kwoty: jedna recenzja, pierwsza także w instrukcji
source-buccaneer-ships = zakres załóg i żołdu oraz liczby trzech statków: instrukcja i recenzje; reszta jest nasza

## Merchants & Marauders: a card may have several

source-rulebook = polska instrukcja
source-map_cpp = prototyp komputerowy w C++
source-web_django = polski prototyp przeglądarkowy
source-pbf = zasady rozgrywki na forum (roundstable.com)
source-trictrac = forum (trictrac.net)
source-csindy = recenzja (Colorado Springs Independent)
source-anatoli = blog (Anatoli's Game Room)
source-marks = blog (marksgamingblog)
source-bgg = forum (BoardGameGeek)
source-labsk = wariant z forum (labsk.net)
source-sog = instrukcja dodatku Seas of Glory
source-blog_pl = polski blog (033dni)

## Notes on single cards

note-felipe = instrukcja nazywa go tylko imieniem Felipe; nazwisko jest niepotwierdzone
note-oosterling = jedna dodatkowa karta, a nie dwie: z dwiema wygrywał 2,2 raza częściej, niż mu się należy, w 300 grach zręcznych botów (docs/balance.md)
note-specialists = osiem rodzajów podaje instrukcja, ich działanie jest odtworzone
note-ships = po cztery karty każdego typu statku: wniosek z 20 kart i 5 typów
note-cargo = po 8 kart i 3 żetony popytu na każdy towar: wniosek z 64 kart, 24 żetonów i 8 towarów
note-modifications = po dwa każdego rodzaju: wniosek z 16 żetonów i 8 rodzajów
note-weapons = po cztery każdego rodzaju: wniosek z 12 żetonów i 3 rodzajów
note-almonde = instrukcja umieszcza go na Curaçao; według jednego wpisu na forum karta wskazuje akwen Caracas
note-haven = to, że sukces w teście Wpływów albo drobne myto wpuszcza piratów, jest z instrukcji; wysokość myta już nie
note-no-rule = brak portu: instrukcja; według jednej recenzji dokładnie jeden akwen nie ma własnej zasady, a że to ten, jest naszym wnioskiem

## What is known better than the rest of a card

provenance-zone-rule = własna zasada akwenu: { $level }
confirmed-name = nazwa
confirmed-name-pl = polska nazwa
confirmed-given-name = imię
confirmed-surname = nazwisko i inicjały
confirmed-woman = że to kobieta
confirmed-nation = państwo
confirmed-captain = kapitan
confirmed-ship = statek
confirmed-start-zone = miejsce pojawienia się
confirmed-seamanship = Żeglarstwo
confirmed-leadership = Dowodzenie
confirmed-high-scouting = wysoki Zwiad
confirmed-high-influence = wysokie Wpływy
confirmed-abilities = zdolności
confirmed-money = dukaty
confirmed-crew = załoga
confirmed-wage = żołd
confirmed-kind = rodzaj
confirmed-two-per-kind = po dwie karty każdego rodzaju
confirmed-timing = moment zagrania
confirmed-effects = działanie
confirmed-keep = że się ją zachowuje
confirmed-route = trasa
confirmed-large-reward = wysoka nagroda w złocie
confirmed-exists = że istnieje
confirmed-storm-hits = że statek na morzu bez sukcesu w teście Żeglarstwa otrzymuje 3 trafienia
confirmed-many-storms = że jest więcej niż jeden sztorm
confirmed-men-of-war = że wprowadza okręty liniowe
confirmed-event-pardon = że pewne wydarzenie pozwala piratom kupić ułaskawienie
confirmed-glory-pardon = że karty Chwały pozwalają piratom kupić ułaskawienie
confirmed-frame = że istnieje karta „Frame”
confirmed-raises-bounty = że pewna karta podnosi poziom listu gończego
confirmed-town-raids = że są napady na miasta
