### The `doubloon` command: its help, its pages and what it refuses.

## Help

help-usage = Použití: { $line }
help-commands =
    {""}
    Příkazy
help-arguments =
    {""}
    Argumenty
help-positional = { $name ->
    [GAME] HRA
    [FILE] SOUBOR
    [NAME] KARTA
    [NUMBER] ČÍSLO
    [CAMPAIGN] KAMPAŇ
    [TABLE] STŮL
    [COMMAND] PROGRAM
    [BACKUP] ZÁLOHA
   *[other] { $name }
}
help-options =
    {""}
    Přepínače

usage-doubloon =
    doubloon PŘÍKAZ ...

    Doubloon, otevřený stůl pro pirátské hry.
    "doubloon play" tě posadí ke stolu se třemi boty.
usage-play =
    doubloon play [HRA] [PŘEPÍNAČE]

    Hraj v terminálu: sólo proti botům, nebo s ostatními u jedné obrazovky.
    Bez HRY se stůl zeptá, co se bude hrát. HRA může být i uložená hra: pokračuješ tam, kde
    přestala, a při odchodu se zase uloží.
usage-sim =
    doubloon sim HRA [PŘEPÍNAČE]

    Nech boty odehrát mnoho her a spočítej, kdo vyhrává. Po každé hře si boti poposednou o místo.
    Když je botů méně než míst, střídají se: greedy,random na čtyřech místech je greedy, random,
    greedy, random. Jediný obsadí všechna, a bez --bots je to random.
usage-replay =
    doubloon replay SOUBOR [PŘEPÍNAČE]

    Přehraj uloženou hru, porovnej každý její řádek a řekni, jak stojí nebo jak skončila.
usage-verify =
    doubloon verify SOUBOR [PŘEPÍNAČE]

    Ověř, že uložená hra byla rozdána poctivě: každé zamíchání a každý hod se spočítá znovu.
usage-games =
    doubloon games [PŘEPÍNAČE]

    Vypiš hry, pro kolik jsou hráčů a jaká mají nastavení.
usage-cards =
    doubloon cards HRA [KARTA] [PŘEPÍNAČE]

    Ukaž všechny karty hry, nebo jednu celou: její čísla, odkud se vzala, a její pravidlo.
    Kdo má krabici, může je zapsat do souboru (--export), opravit ho a zkontrolovat (--check).
usage-rules =
    doubloon rules HRA [ČÍSLO] [PŘEPÍNAČE]

    Ukaž pravidla hry: všechna, jeden oddíl (R3), jedno pravidlo i s podbody (R3.6), nebo všechna,
    ve kterých je dané slovo (daň).
usage-bench =
    doubloon bench [HRA] [PŘEPÍNAČE]

    Změř, jak je jádro na tomto počítači rychlé, v náhodných hrách o čtyřech místech.
usage-campaign =
    doubloon campaign PŘÍKAZ ...

    Dobrodružství začíná jako kampaň: jedna posádka, pět kapitol, a mezi večery se nic nezapomene.
usage-campaign-new =
    doubloon campaign new KAMPAŇ --crew A,B,... [PŘEPÍNAČE]

    Založ kampaň pro posádku o jednom až čtyřech členech: lidi uveď jménem, boty jejich slovem.
usage-campaign-list =
    doubloon campaign list [PŘEPÍNAČE]

    Vypiš kampaně a jak jsou daleko.
usage-campaign-show =
    doubloon campaign show KAMPAŇ [PŘEPÍNAČE]

    Ukaž, jak je kampaň daleko, její prohry a bonusové mince, nové karty a všechny odehrané hry.
usage-campaign-play =
    doubloon campaign play KAMPAŇ [PŘEPÍNAČE]

    Zahraj si další kapitolu, nebo pokračuj v rozehrané hře. Ukládá se po každé volbě.
    Posádka botů hraje sama a příběh se vypráví.
usage-campaign-auto =
    doubloon campaign auto [PŘEPÍNAČE]

    Nech boty odehrát celou kampaň a vyprávět její příběh; nic se neukládá.

verb-play = Hrát v terminálu, s boty nebo u jedné obrazovky.
verb-sim = Nechat boty odehrát mnoho her a spočítat, kdo vyhrává.
verb-replay = Převyprávět uloženou hru, nebo ukázat její pozici.
verb-verify = Ověřit, že uložená hra byla rozdána poctivě.
verb-games = Vypsat hry a jejich nastavení.
verb-cards = Ukázat karty hry.
verb-rules = Ukázat pravidla hry.
verb-campaign = Provést posádku pěti kapitolami sady Dobrodružství začíná.
verb-campaign-new = Založit kampaň.
verb-campaign-list = Vypsat kampaně.
verb-campaign-show = Ukázat, jak je kampaň daleko a co se odehrálo.
verb-campaign-play = Zahrát další kapitolu, nebo pokračovat.
verb-campaign-auto = Nechat boty odehrát celou kampaň.
verb-bench = Změřit, jak rychlé tu je jádro.

arg-help = Ukázat tuhle stránku.
arg-version = Ukázat verzi.
arg-game = Hra, třeba port-royal; všechny vypíše "doubloon games".
arg-file = Uložená hra.
arg-name = Karta podle id nebo názvu: admiral-2, nebo Admirál.
arg-number = Pravidlo, oddíl, nebo hledané slovo: R3.6, R3, nebo daň.
arg-seats = Kolik hráčů hraje.
arg-play-seats = Kolik hráčů hraje. Bez toho boti uvedení v --bots a jeden člověk, nejsou-li tam uvedeni lidé; bez --bots čtyři, nebo méně, když jich hra víc nedovolí.
arg-sim-seats = Kolik hráčů hraje. Bez toho tolik, kolik je uvedeno botů; když je uveden jeden nebo žádný, čtyři, nebo méně, když jich hra víc nedovolí.
arg-arena-seats = Kolik hráčů hraje. Bez toho čtyři, nebo méně, když jich hra víc nedovolí.
arg-bots = Boti oddělení čárkami: easy, medium, hard, champion, greedy, random, search:n=400. Když je jich méně než míst, střídají se.
arg-sim-bots = Boti oddělení čárkami: easy, medium, hard, champion, greedy, random, search:n=400, nebo vlastní: careful.py:Careful, soubor a třída v něm. Když je jich méně než míst, střídají se.
arg-arena-bots = { arg-sim-bots }
arg-play-bots = Boti oddělení čárkami: easy, medium, hard, champion, greedy, random, search:n=400, nebo vlastní: careful.py:Careful, soubor a třída v něm. Sedí na posledních místech a lidé na ostatních ("none" znamená bez botů); human:Ann je člověk se jménem.
arg-plain = Řádek po řádku, bez kreslení: pro čtečky obrazovky, roury a skripty.
arg-save = Při odchodu uložit hru do tohoto souboru.
arg-sim-games = Kolik her; bez toho 100.
arg-arena-games = Kolik her; bez toho 100. Kontroly přibudou k tomu, takže s pomalými boty začni jen s několika.
arg-bench-games = Kolik her změřit; bez toho 300.
arg-show = Vyprávět celý příběh.
arg-at = Ukázat pozici po tolika volbách hráčů.
arg-check = Jen zkontrolovat: zda je uložená hra pravá a dohraná, nebo co je špatně na balíčku.
arg-deck = Hrát s opravenými kartami z tohoto souboru, tedy s domácím balíčkem; viz docs/house-decks.md.
arg-export = Zapsat karty do tohoto souboru, aby šly opravit.
arg-seed = Celé číslo: stejné semínko dá stejnou náhodu. Bez něj se vylosuje nové.
arg-lang = Jazyk: en, pl, cs, nebo de.
arg-option = Nastavení hry jako klíč=hodnota, třeba mix=gambler,set-sail. Lze zadat vícekrát.
arg-campaign = Jméno kampaně.
arg-crew = Posádka, jeden až čtyři členové oddělení čárkami: jména lidí, boti (greedy, random), nebo bot se jménem (Polly:greedy).
arg-competitive = Hrát proti sobě, ne společně.
arg-folder = Složka, ve které kampaně leží; jinak složka ve tvém domovském adresáři.
arg-auto = Nechat boty hrát na všech místech, kapitolu za kapitolou.
arg-tries = Kolikrát smějí boti každou kapitolu zkusit: 25, pokud neřekneš jinak.
arg-share = Kdo dostane kolik bonusových mincí, podle míst, třeba 2,1,0. Jinak se rozdají rovným dílem.
arg-chapter = Vyhraná kapitola, kterou si chceš zahrát znovu.
arg-anew = Zahodit rozehranou hru.
arg-json = Vypsat výsledek jako JSON.

value-seats = N
value-bots = A,B,...
value-save = SOUBOR
value-deck = SOUBOR
value-export = SOUBOR
value-check = SOUBOR
value-games = N
value-crew = A,B,...
value-folder = SLOŽKA
value-tries = N
value-share = N,N,...
value-chapter = N
value-at = N
value-seed = N
value-lang = JAZYK
value-option = KLÍČ=HODNOTA

## Games

games-title = { $title } ({ $id })
games-mode = režim { $mode }: míst { $least } až { $most }
games-option = nastavení { $name }: { $values }
games-range = { $least } až { $most }
games-rules = verze pravidel { $version }

## Cards

fact-id = id
fact-name = název
fact-copies = kusů
fact-cost = cena
fact-influence = vliv
fact-swords = šavle
fact-coins = mince
fact-set = sada
fact-confidence = jistota
fact-kind = druh
fact-colour = barva
fact-needs = žádá
fact-threshold = daň platí, kdo má aspoň
fact-keep = po zdanění zbude
fact-bonus = pak bonus za
fact-bonus_coins = bonusové mince
fact-gift = mince pro jiného hráče
fact-mix = do základní hry po přimíchání
fact-five_seats_only = jen pro pět hráčů
fact-code = do dobrodružství s kódem
fact-ares_bonus = mince za každou vzatou loď Ares
fact-good = lze nechat jako
fact-good-name = { $good }
fact-persons = { $count } × { $name }
fact-goods = { $count } × { $good }
fact-sells = kupuje
fact-price = { $good } za { $count }
fact-need = žádá
fact-crowns = koruny
fact-needs_goods = žádá zboží
fact-rewards = mince za splnění jako 1., 2., ...
fact-seal = časové karty podle pečeti
fact-letter = písmeno
fact-seal_confidence = jistota pečeti a písmena
fact-steps = kroky
fact-now = rozhoduje se ve chvíli, kdy to nastane
fact-active = jen pro aktivního hráče
fact-coop = jen ve společné hře
fact-cubes = kostičky
fact-contracts = kontrakty
fact-nation = národ
fact-home = domovský přístav
fact-place = místo
fact-start_zone = kde se objeví
fact-test = zkouška
fact-toughness = trup a stěžně
fact-cargo = podpalubí
fact-crew = posádka
fact-cannons = děla
fact-maneuverability = obratnost
fact-buy = cena
fact-sell = prodejní cena
fact-demand_tokens = žetony poptávky
fact-money = dukáty na palubě
fact-wage = žold
fact-majority = dukáty za nejvíc
fact-loot = kořist
fact-note = poznámka

swords-skull = lebka
yes = ano
set-base = Základní hra
set-set-sail = Napněte plachty!
set-gambler = Karbaník
set-contract-crew = Kontrakty
set-contracts = Kontrakty
set-adventure = Dobrodružství začíná
kind-person = postava
kind-ship = loď
kind-expedition = expedice
kind-tax = daň
kind-contract = kontrakt
kind-personality = osobnost
kind-task = úkol
kind-pirate = pirát
kind-loot = kořist
kind-zone = oblast
kind-captain = kapitán
kind-specialist = specialista
kind-cargo = zboží
kind-modification = vylepšení
kind-special_weapon = speciální zbraň
kind-npc = událost s lodí
kind-event = událost
kind-glory = karta slávy
kind-rumor = zvěst
kind-mission = mise
colour-yellow = žlutá
colour-blue = modrá
colour-green = zelená
colour-red = červená
colour-black = černá
colour-ares = Ares
bonus-fewest-influence = nejmenší vliv
bonus-most-swords = nejvíc šavlí
confidence-rulebook = pravidla
confidence-two-sources-agree = shoda dvou zdrojů
confidence-one-source = jeden zdroj
confidence-reconstructed = odvozené

card-title = { $name } ({ $id })
card-confidence = Jak jistá jsou čísla: { $level }
card-confirmed = Lépe známé: { $what } ({ $level })
card-source = Odkud to víme: { $source }
card-reconstructed = (!) Odvozené: tištěná čísla nejsou veřejná. Tahle jsou naše a sedí k pravidlům.
card-house = Domácí balíček: { $key } = { $house } místo { $ours }.

## Simulations and measurements

progress = { $done } z { $total } her
sim-games = { $games ->
    [one] Jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, míst { $seats }, semínko { $seed }.
sim-speed = Rozhodnutí: { $decisions } za { $seconds } s, tedy { $pace } her/s a { $speed } rozhodnutí/s.
sim-slow = Rozhodnutí: { $decisions } za { $seconds } s, tedy { $pace } s na hru a { $speed } rozhodnutí/s.
sim-turns = Průměrný počet tahů ve hře: { $turns }. Výhry, s intervaly 95 %:
sim-bot = { $name }: { $share } % ({ $low } až { $high })
sim-same = { $name } ({ $number })
sim-seat = { $seat }: { $share } % ({ $low } až { $high })
sim-team = tým: { $share } % ({ $low } až { $high })
sim-paces = Čas procesoru na jednu volbu, když bylo z čeho vybírat:
sim-pace = { $name }: průměrně { $mean } ms, nejdéle { $slowest } ms; déle než sekundu: { $long } z { $choices }

bench-title = { $games ->
    [one] Jedna náhodná hra
    [few] { $games } náhodné hry
   *[other] { $games } náhodných her
}, míst { $seats }, v jednom procesu.
bench-compiled = Jádro je přeložené.
bench-plain = Jádro je obyčejný Python; přeloží ho "make fast".
bench-decisions-per-s = rozhodnutí/s: { $figure }
bench-games-per-s = hry/s: { $figure }
bench-clone-us = kopie pozice: { $figure } µs
bench-view-us = pohled na pozici: { $figure } µs
bench-import-ms = import doubloon: { $figure } ms
bench-table-kb = stůl se zápisem hry: { $figure } kB

## Saved games

replay-title = { $title }, míst { $seats }, { $choices ->
    [one] jedna volba
    [few] { $choices } volby
   *[other] { $choices } voleb
}.
replay-next = Vybírá { $seat }: { $prompt } Může: { $possible }.
replay-place = { $place }. { $seat }: { $scores }
replay-checked = { $over ->
    [yes] Uložená hra je celá a pravá
   *[no] Uložená hra je zatím pravá, ale není dohraná
}: { $choices ->
    [one] jedna volba
    [few] { $choices } volby
   *[other] { $choices } voleb
}, každá podle pravidel, a náhoda se shoduje se svým zdrojem.
verify-seed = { $count ->
    [one] Poctivé: jediný los plyne
    [few] Poctivé: všechny { $count } losy plynou
   *[other] Poctivé: všech { $count } losů plyne
} ze semínka { $seed }.
verify-commitment = { $count ->
    [one] Poctivé: jediný los plyne
    [few] Poctivé: všechny { $count } losy plynou
   *[other] Poctivé: všech { $count } losů plyne
} z tajemství{ $shares ->
    [0] {""}
    [one] {""} a dílu jednoho hráče
    [few] {""} a dílů { $shares } hráčů
   *[other] {""} a dílů { $shares } hráčů
}; tajemství odpovídá závazku { $commitment }.

## Refusals

refuse-lang = Jazyk „{ $name }“ tu není; na výběr máš: { $possible }.
refuse-verb = Příkaz „{ $name }“ neexistuje; na výběr máš: { $possible }.
refuse-flag = Přepínač { $name } tu není; seznam těch, které jsou, dá --help.
refuse-flag-first = Přepínače patří až za příkaz: „doubloon games { $name } ...“.
refuse-flag-meant = Přepínač { $name } tu není; nemá to být { $meant }?
refuse-extra = To je moc: „{ $text }“ sem nepatří; co ano, ukáže --help.
refuse-missing = Chybí { help-positional }; jak příkaz zavolat, ukáže --help.
refuse-no-value = Za { $name } musí být hodnota.
refuse-no-flag = Je potřeba { $name } a za ním hodnota.
refuse-repeated = { $name } lze zadat jen jednou.
refuse-value = „{ $text }“ pro { $name } použít nejde.
refuse-command-line = Příkazu nejde rozumět; jak ho zavolat, ukáže --help.
refuse-number = { $flag } chce celé číslo, ne „{ $name }“.
refuse-key-value = Nastavení se píše jako klíč=hodnota, třeba mode=classic, ne „{ $text }“.
refuse-games = Musí se odehrát aspoň jedna hra, ne { $name }.
refuse-too-many-bots = { $bots ->
    [0] Musí hrát aspoň jeden bot.
   *[other] Botů je { $bots }, ale míst jen { $seats }.
}
refuse-bot-choice = Bot odpovídá „{ $text }“, a to nejde.
refuse-card = Karta „{ $name }“ neexistuje; stačí část názvu a všechny vypíše "doubloon cards HRA".
refuse-cards = Tomu odpovídá víc karet: { $list }.
refuse-rule = Pravidlo „{ $name }“ neexistuje; číslují se od { $first } a poslední oddíl je { $last }.
refuse-no-rules = Pravidla hry { $name } v této instalaci nejsou.
refuse-at = Volba číslo { $name } v uložené hře není; je jich { $most }.
refuse-by-hand = Náhodu v této hře určovali lidé ručně, takže není co ověřovat.
refuse-save-decides = Uložená hra má svá místa, semínko, nastavení i balíček; vynech --seats, --seed, --option a --deck.
refuse-no-textual = Kreslený stůl potřebuje balík textual: nainstaluj "doubloon[tui]", nebo hraj s --plain.
refuse-system = Tento počítač to nedovolí: { $why }.
refuse-save-exists = { $path } už existuje; vyber jiné jméno, nebo v té hře pokračuj: "doubloon play { $path }".
refuse-deck-exists = { $path } už existuje; vyber pro balíček jiné jméno.
refuse-hand-played = V { $path } určovali náhodu lidé ručně, takže pokračovat nejde; podívej se na hru pomocí "doubloon replay".
refuse-save-place = Do { $path } hru uložit nejde; zadej soubor ve složce, která existuje.
