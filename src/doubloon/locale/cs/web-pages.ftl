### The browser table's pages: start, waiting room, my games, campaign, rules, settings.

## Every page

web-brand = Doubloon
web-title = { $page } · Doubloon
web-skip = K obsahu
web-nav = Hlavní nabídka
web-nav-play = Hrát
web-nav-games = Moje hry
web-nav-rules = Pravidla
web-nav-cards = Karty
web-nav-settings = Nastavení
web-nav-turns = { $count ->
    [one] jedna čeká na tebe
    [few] { $count } čekají na tebe
   *[other] { $count } čeká na tebe
}
web-language = Jazyk
web-lang-en = English
web-lang-pl = Polski
web-lang-cs = Čeština
web-lang-de = Deutsch
web-to-light = Světlý vzhled
web-to-dark = Tmavý vzhled
web-notice = Doubloon je svobodný herní stůl od fanoušků. S autory ani vydavateli těchto her není nijak spojen a všechna slova i obrázky jsou jeho vlastní. Pokud se ti hra líbí, kup si krabici.
web-failed = Tohle se nepovedlo: { $why }
web-loading = Okamžik.
web-copy = Kopírovat
web-copied = Zkopírováno.

## Start

web-start-title = Hrát
web-start-head = Přisedni si
web-start-lead = Tři pirátské hry na jakékoli obrazovce, s přáteli i s boty. Zdarma a bez účtu.
web-start-games = Která hra?
web-start-how = Jak se bude hrát
web-start-options = Podrobnosti
web-start-seats = Kdo hraje?
web-start-count = Míst
web-start-go = Hrát hned
web-start-open = Otevřít stůl
web-start-going = Stůl se prostírá.
web-start-go-note = { $bots ->
    [0] Hra začne hned.
    [one] Ty a jeden bot. Hra začne hned.
    [few] Ty a { $bots } boti. Hra začne hned.
   *[other] Ty a { $bots } botů. Hra začne hned.
}
web-start-open-note = { $count ->
    [one] Dostaneš odkaz pro jednoho kamaráda; hra začne, až budete připravení.
    [few] Dostaneš odkaz pro { $count } kamarády; hra začne, až budou všichni připravení.
   *[other] Dostaneš odkaz pro { $count } kamarádů; hra začne, až budou všichni připravení.
}
web-start-here-note = { $count ->
    [one] U této obrazovky hraje jeden člověk. Hra začne hned.
    [few] U této obrazovky hrají { $count } lidé. Hra začne hned.
   *[other] U této obrazovky hraje { $count } lidí. Hra začne hned.
}
web-start-read = Přečíst pravidla
web-start-look = Prohlédnout karty

web-game-port-royal = Odkrývej jednu loď za druhou a skonči dřív, než skončí tvoje štěstí.
web-game-buccaneer = Vrš piráty na sebe, přepadej lodě a plať každému, kdo leží pod tebou.
web-game-merchants = Obchoduj, lov, nebo se nech lovit na otevřené mapě Karibiku.
web-game-facts-port-royal = 1 až 5 hráčů · 30 minut
web-game-facts-buccaneer = 3 až 5 hráčů · 30 minut
web-game-facts-merchants = 2 až 4 hráči · 2 až 3 hodiny

web-mode-port-royal-classic = Základní hra
web-mode-port-royal-set-sail = Napněte plachty!
web-mode-port-royal-contracts = Kontrakty
web-mode-port-royal-contracts-coop = Kontrakty, společně
web-mode-port-royal-adventure = Dobrodružství začíná
web-mode-port-royal-adventure-coop = Dobrodružství začíná, společně
web-mode-port-royal-adventure-open = Dobrodružství začíná, volně
web-mode-buccaneer-standard = Běžná hra
web-mode-merchants-standard = Běžná hra
web-mode-about-port-royal-classic = Odkrývej lodě a postavy, včas skonči a jako první získej 12 bodů vlivu.
web-mode-about-port-royal-set-sail = Malá krabička: méně karet, kramáři a závod o 8 bodů vlivu.
web-mode-about-port-royal-contracts = Základní hra se čtyřmi kontrakty; kdo je splní první, dostane zaplaceno.
web-mode-about-port-royal-contracts-coop = Společně, nebo sólo, proti času: splňte včas všechny kontrakty.
web-mode-about-port-royal-adventure = Kapitola z knihy příběhů, každý za sebe: dva splněné úkoly a 12 bodů vlivu.
web-mode-about-port-royal-adventure-coop = Kapitola z knihy příběhů, společně nebo sólo: splňte všechny úkoly, než skončí poslední měsíc.
web-mode-about-port-royal-adventure-open = Bez knihy, se všemi novými kartami a čtyřmi úkoly naráz, každý za sebe.
web-mode-about-buccaneer-standard = Vrš své piráty na cizí, přepadej lodě a vyplácej žold. Kořist se počítá na konci.
web-mode-about-merchants-standard = Každý má kapitána, loď, podpalubí a jméno, které se musí proslavit: prodávej, přepadej, choď za zvěstmi a zakopávej zlato.

web-option-mix = Přimíchat
web-option-end = Hra končí
web-option-chapter = Kapitola
web-option-people = Osobnosti
web-option-memory-aid = Pomoc paměti
web-option-glory = Body slávy k výhře
web-option-captains = Kapitáni
web-option-npcs = Boje loďstva a pirátů
web-value-mix-set-sail = Napněte plachty!
web-value-mix-gambler = Karbaník
web-value-mix-contract-crew = Posádka z Kontraktů
web-about-mix-set-sail = Kramáři schovávají lodě jako vliv a na břeh přicházejí cestující.
web-about-mix-gambler = Čtyři odvážlivci: odkryjí čtyři karty naráz.
web-about-mix-contract-crew = Kupci, kanonýři, viceadmirálové a nové lodě, jen bez kontraktů.
web-value-end-standard = dosažením cílového vlivu
web-value-end-expedition = dosažením cíle, s expedicí
web-value-people-sheets = každý má jeden list se dvěma stranami
web-value-people-draft = listy kolují a každý si vybere
web-value-memory-aid-true = Ukazovat žold přikrytých pirátů
web-value-captains-random = rozdá náhoda
web-value-captains-chosen = každý si vybere
web-value-npcs-policy = podle pevných rozkazů
web-value-npcs-left = řídí hráč po levici

web-seat = Místo { $number }
web-seat-you = Ty
web-seat-who = Kdo sedí na místě { $number }?
web-seat-here = Někdo u této obrazovky
web-seat-friend = Kamarád, přes odkaz
web-seat-bot = Bot: { $name }
web-seat-name = Jméno pro místo { $number }
web-seat-player = Hráč { $number }
web-bot-random = náhodný
web-bot-greedy = zkušený
web-bot-easy = snadný
web-bot-medium = střední
web-bot-hard = těžký
web-bot-champion = mistr
web-bot-search = hledající
web-your-name = Tvoje jméno
web-your-name-hint = Jak ti máme říkat?
web-guest = Host

web-more = Hodiny, soukromí, jazyk
web-more-campaign = Založit kampaň
web-more-campaign-about = Posádka projde všech pět kapitol a její příběh se uchová. Začíná se 1. kapitolou.
web-more-campaign-name = Jméno kampaně
web-more-open = Přidat se může kdokoli
web-more-open-about = Stůl se ukáže na úvodní stránce. Jinak ho najdou jen ti, kdo mají odkaz.
web-more-clock = Hodiny
web-clock-none = Bez hodin
web-clock-live = Živě, minuty na celou hru
web-clock-days = Pomalu, dny na každý tah
web-clock-bank = Minuty pro každého
web-clock-add = Sekundy navíc za tah
web-clock-move = Dny na každý tah
web-more-grace = Sekundy, než zaskočí bot
web-more-stand-in = Kdo zaskočí
web-more-name = Jméno stolu
web-more-lang = Jazyk stolu

## Lists of tables

web-tables-open = Otevřené stoly
web-tables-none = Právě teď nikdo na hráče nečeká. Otevři stůl a zaškrtni „Přidat se může kdokoli“.
web-tables-continue = Pokračuj v rozehraném
web-tables-turn = Jsi na tahu
web-tables-playing = Hraje se
web-tables-waiting = Čeká na hráče
web-tables-over = Dohráno
web-tables-past = Odehrané
web-tables-all = Všechny moje hry
web-tables-join = Přisednout
web-tables-watch = Dívat se
web-tables-go = Pokračovat
web-tables-enter = Ke stolu
web-tables-replay = Záznam
web-tables-alone = Zatím tu nikdo nesedí
web-tables-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
web-tables-waits = Na tahu je { $name }
web-campaigns = Kampaně
web-learn = Než vypluješ
web-learn-rules = Pravidla: { $game }
web-learn-cards = Karty: { $game }
web-learn-five = Nauč se za pět minut
web-learn-five-of = Nauč se za pět minut: { $game }
web-learn-mode = Nauč se tuto variantu za pět minut

## Waiting room

web-wait-share = Pošli tenhle odkaz přátelům
web-wait-send = Poslat odkaz
web-wait-send-text = Zahraj si se mnou: { $game }
web-share-here = Tenhle odkaz funguje jen na tomto počítači: aby fungoval i jinde, spusť server příkazem „doubloon serve --host 0.0.0.0“ a otevři tuhle stránku pod adresou počítače ve své síti.
web-wait-listed = Stůl je v seznamu pro všechny.
web-wait-private = Tenhle stůl najdou jen ti, kdo mají odkaz.
web-wait-seats = Kdo kde sedí
web-wait-bot = Bot, { $strength }
web-wait-free = Volné místo
web-wait-ready = Připraveno
web-wait-not-ready = Ještě ne
web-wait-sit = Sednout si sem
web-wait-sit-too = Sednout si také k této obrazovce
web-wait-be-ready = Můžeme začít
web-wait-hold = Počkat, ještě ne
web-wait-leave = Vstát
web-wait-next = Jméno dalšího člověka u této obrazovky, pro místo { $number }
web-wait-mine = U této obrazovky
web-wait-fair = Rozdání je dané: server zapečetil tajemství a každý hráč k němu přidává svůj díl. Po hře se pečeť zlomí a každý si může ověřit, že se s žádnou kartou nehnulo.
web-wait-seal = Pečeť { $seal }
web-wait-game = Co se hraje
web-wait-people = { $count ->
    [0] Jste tu všichni. Hra začne, až budete připravení.
    [one] Jedno místo je volné. Hra začne, až bude obsazené a všichni připravení.
    [few] Volná jsou { $count } místa. Hra začne, až budou obsazená a všichni připravení.
   *[other] Volných je { $count } míst. Hra začne, až budou obsazená a všichni připravení.
}
web-wait-clock-none = Hraje se bez hodin.
web-wait-clock-live = Každý má na celou hru { $minutes ->
    [one] jednu minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} a s každým tahem dostane { $seconds ->
    [one] jednu sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} navíc.
web-wait-clock-days = { $days ->
    [one] Na každý tah je jeden den.
    [few] Na každý tah jsou { $days } dny.
   *[other] Na každý tah je { $days } dní.
}
web-wait-told = { $name }: { $value }

## My games

web-games-title = Moje hry
web-games-none = Zatím nemáš žádné hry. K té první vedou dvě kliknutí.
web-games-play = Na úvodní stránku

## Campaign

web-campaign-title = Kampaň
web-campaign-new = V téhle kampani se zatím žádná hra nedohrála. Její příběh začne koncem první kapitoly.
web-campaign-crew = Posádka
web-campaign-chapters = Pět kapitol
web-campaign-chapter = { $number }. kapitola
web-campaign-won = Vyhraná
web-campaign-next = Další
web-campaign-ahead = Ještě ne
web-campaign-done = Všech pět kapitol je vyhraných. Moře je vaše.
web-campaign-defeats = { $count ->
    [one] Jedna prohra v této kapitole. Bonusové mince pro další pokus: { $coins }.
    [few] { $count } prohry za sebou v této kapitole. Bonusové mince pro další pokus: { $coins }.
   *[other] { $count } proher za sebou v této kapitole. Bonusové mince pro další pokus: { $coins }.
}
web-campaign-go = Ke stolu
web-campaign-go-next = Hurá na { $number }. kapitolu
web-campaign-go-again = Zkusit znovu { $number }. kapitolu
web-campaign-lost-table = Sedni si k poslednímu stolu a řekni si tam o další kapitolu.
web-campaign-records = Lodní deník
web-campaign-none = Žádná hra se zatím nedohrála.
web-campaign-lost = Prohraná
web-campaign-winners = Vítězství: { $names }
web-campaign-way = Cesta knihou
web-campaign-cubes = Kostičky
web-campaign-influence = Vliv
web-campaign-turns = Tahy

## Rules

web-rules-title = Pravidla: { $game }
web-rules-games = Hry
web-rules-index = Oddíly
web-rules-search = Hledat v pravidlech
web-rules-search-hint = Slovo nebo číslo, třeba { $number }
web-rules-only = Jen naše rozhodnutí
web-rules-found = { $count ->
    [0] To v žádném pravidle není.
    [one] Jedno pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
web-rules-ruling = naše rozhodnutí
web-rules-derived = vyplývá
web-rules-marks = Pravidla vyprávíme vlastními slovy. „Naše rozhodnutí“ značí, co tištěná pravidla nechávají otevřené a my to rozhodli; „vyplývá“ značí, co plyne z jiných pravidel; dvě písmena jmenují vydání, které to říká.
web-rules-link = Odkaz na pravidlo { $number }
web-rules-missing = Pravidlo { $number } tu není.

## Settings

web-settings-title = Nastavení
web-settings-you = Ty
web-settings-save = Uložit
web-settings-saved = Uloženo.
web-settings-name-about = Tohle jméno uvidí ostatní u stolu.
web-settings-mail = E-mailová adresa
web-settings-mail-about = Kam ti dát vědět, když jsi v pomalé hře na tahu a nejsi u stolu. Nech prázdné, pokud o zprávy nestojíš. Funguje, jen když tento server posílá poštu.
web-settings-look = Vzhled a zvuk
web-settings-theme = Vzhled
web-settings-sound = Zvuk
web-settings-sound-about = Krátké tóny pro karty, mince a tvůj tah.
web-settings-pace = Tempo
web-settings-pace-about = Jak dlouho se ukazuje každý tah ostatních.
web-settings-notify = Dát mi vědět, že jsem na tahu
web-settings-notify-about = Oznámení prohlížeče, i když se zrovna díváš jinam.
web-settings-notify-denied = Prohlížeč oznámení pro tuto stránku zakazuje; změníš to v jeho nastavení.
web-settings-device = Jiné zařízení
web-settings-device-about = Vezmi si svá místa a hry s sebou: tady si vytvoř kód a tam ho zadej, nebo tam otevři jeho odkaz. Kód platí jednou, deset minut.
web-settings-code-make = Vytvořit kód
web-settings-code-here = Tvůj kód
web-settings-code-link = Odkaz pro druhé zařízení
web-settings-code-enter = Kód z druhého zařízení
web-settings-code-use = Použít kód
web-settings-code-warn = Toto zařízení pak bude patřit tomu hostovi; co se tu hrálo pod jménem { $name }, zůstane stranou.
web-settings-code-done = Vítej na palubě: { $name }. Tvoje hry jsou teď tady.
