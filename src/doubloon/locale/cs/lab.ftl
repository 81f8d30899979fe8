### Laboratoř: arény, rozbor dohrané hry, fakta o hrách.

## Nápověda

usage-arena =
    doubloon arena HRA [--bots A,B,...] [PŘEPÍNAČE]

    Nech boty hrát proti sobě, každého stejně často na každém místě a každé rozesazení se stejným
    rozdáním. Když je botů víc než míst, potkají se v každém možném složení. Když je jich méně, dělí
    se o místa rovným dílem a zbylá dostávají všichni po řadě. Jméno uvedené dvakrát má dvě místa:
    mistr proti třem zkušeným je champion,greedy,greedy,greedy. Hraje se po celých kolech, takže her
    může být o něco víc. Kde všichni společně vyhrávají nebo prohrávají, tvoří každý bot celý tým.
    Bez --bots hraje greedy proti random.
verb-arena = Nechat boty hrát proti sobě na všech místech a ohodnotit je.
arg-checks = Kolik her odehraje každý bot sám se sebou a stejně tolik s náhodnými; čtvrtinu všech, pokud neřekneš jinak.
value-checks = N
arg-jobs = Kolik procesů pracuje; výsledek je stejný.
value-jobs = N
arg-on = Pracovat na clusteru Ray: ray je cluster na tomto počítači, ray=ADRESA jiný.
value-on = ray[=ADRESA]
arg-out = Ukládat každou dohranou hru do tohoto souboru. Spuštěná s ním znovu, aréna pokračuje tam, kde přestala.
value-out = SOUBOR
arg-report = Zapsat zprávu s grafy do tohoto souboru HTML.
value-report = SOUBOR
usage-analyse =
    doubloon analyse SOUBOR [PŘEPÍNAČE]

    Podívej se na dohranou hru znovu: šance všech na výhru, co s nimi udělala rozhodnutí a co štěstí,
    největší chyby s lepší volbou a riziko každého odkrytí. Rozhodnutí se posuzují podle toho, co
    mohl hráč v tu chvíli vědět. "doubloon replay SOUBOR --at N" ukáže pozici z té hry.
verb-analyse = Říct, co rozhodlo dohranou hru: šance, štěstí, chyby.
arg-playouts = Kolikrát se každá volba rozehraje dál: 24krát, ve hře { title-merchants } 6krát, pokud neřekneš jinak. V dlouhých hrách zbude při větším počtu čas na méně rozhodnutí.
value-playouts = N

## Tabulky

lab-written = Zpráva je v { $path }.
lab-point = ,
lab-interval = { $low } až { $high }
lab-seat = místo { $number }
lab-column-bot = bot
lab-column-games = hry
lab-column-won = výhry
lab-column-interval = 95 %
lab-column-rating = hodnocení
lab-column-spread = rozptyl

## Aréna

arena-title = Aréna: { $title }
arena-played = { $games ->
    [one] Jedna hra
    [few] { $games } hry
   *[other] { $games } her
} ({ $title }), { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, průměrný počet tahů { $turns }.
arena-options = Hráno s nastavením: { $options }.
arena-made = Semínko { $seed }, commit { $commit }, kód { $code }.
arena-fair = Výhry se počítají na každé místo, které bot měl; spravedlivý podíl je { $share }.
arena-most = Nejvyšší možný podíl je { $share } ({ $bots }): z několika míst u jednoho stolu může vyhrát jen jedno.
arena-kept = Přerušeno. Dohrané hry jsou v { $path }; stejný příkaz bude pokračovat odtud.
arena-lost = Přerušeno a nic se nezachovalo; s --out SOUBOR by aréna mohla pokračovat jindy.
arena-team = Každý bot tvořil celé týmy, všechny se stejným rozdáním.
arena-few-deals = { $deals ->
    [one] To všechno bylo jedno rozdání.
    [few] To všechno byla { $deals } rozdání.
   *[other] To všechno bylo { $deals } rozdání.
} Hry z jednoho rozdání jsou si podobné: je-li jich méně než dvacet, mohou skutečné podíly snadno ležet mimo intervaly a hodnocení se ještě hodně mění. Sehraj víc her.
arena-mirror = { $bot } sám se sebou: { $share } z { $games } her ({ $interval }). { $passed ->
    [yes] Spravedlivý podíl { $fair } leží v intervalu.
   *[no] Spravedlivý podíl { $fair } v intervalu neleží: místa nejsou rovnocenná, nebo je to jeden případ z dvaceti.
}
arena-sanity = { $bot } proti náhodným: { $share } z { $games } her ({ $interval }). { $passed ->
    [yes] To je víc než spravedlivý podíl { $fair }.
   *[no] Není jisté, že je to víc než spravedlivý podíl { $fair }.
}
arena-check-team = Tým botů { $bot }: { $share } z { $games } her ({ $interval }).
arena-unchecked = Žádný bot nebyl vyzkoušen proti sobě a proti náhodným.
arena-wins = Výhry
arena-checks = Zkoušky
arena-ratings = Hodnocení
arena-ratings-note = Všichni začínají na 25. Hodnocení počítá openskill v pořadí her.
arena-seats = Výhry podle míst
arena-pairs = Kdo skončil před kým
arena-pairs-note = Podíl společných her, ve kterých bot z řádku skončil před botem ze sloupce; stejná umístění se počítají napůl.
arena-before = před
arena-behind = za

## Rozbor

progress-choices = { $done } z { $total } rozhodnutí
analyse-title = Rozbor hry { $title }
analyse-made = { $title }: { $total ->
    [one] zváženo jediné rozhodnutí, při kterém bylo z čeho volit
    [few] zvážena všechna { $total } rozhodnutí, při kterých bylo z čeho volit
   *[other] zváženo všech { $total } rozhodnutí, při kterých bylo z čeho volit
}, každé rozehráno dál zkušenými boty { $playouts }krát. Změny jsou procentní body.
analyse-made-some = { $title }: rozhodnutí, při kterých bylo z čeho volit: { $total }; zváženo je { $weighed } z nich, rovnoměrně z celé hry, protože všechna by trvala příliš dlouho. Každé bylo rozehráno dál zkušenými boty { $playouts }krát: čím častěji, tím méně rozhodnutí se stihne zvážit. Změny jsou procentní body.
analyse-seed = Semínko { $seed }: s --seed { $seed } --playouts { $playouts } vyjde přesně totéž.
analyse-stopped = Přerušeno dřív, než byla zvážena všechna rozhodnutí; zatím není co říct.
analyse-seat = { $seat }
analyse-team = tým
analyse-chances = Šance na výhru
analyse-luck = Štěstí a umění
analyse-mistakes = Největší chyby
analyse-strokes = Zásahy štěstěny
analyse-risks = Riziko odkrývání
analyse-choices = učiněná rozhodnutí
analyse-chance = šance na výhru
analyse-change = změna šance
analyse-own = vlastní rozhodnutí
analyse-others = rozhodnutí ostatních
analyse-chance-did = štěstí
analyse-rest = nevysvětleno
analyse-bust = riziko krachu
analyse-bust-yes = krach
analyse-column-at = po rozhodnutí
analyse-column-seat = hráč
analyse-column-bust = riziko
analyse-column-busted = výsledek
analyse-measure = Rozhodnutí se porovnávají s rozhodnutími zkušeného bota: kdo volí vždy jako on, má za vlastní rozhodnutí +0,0. Chyba se porovnává s nejlepší nalezenou volbou, takže jí může být i volba zkušeného bota. Všechny změny jsou sečteny za celou hru, takže jich může být víc než 100.
analyse-luck-untold = Štěstí nešlo oddělit, protože nebyla zvážena všechna rozhodnutí: co udělala náhoda, je součástí toho, co zůstalo nevysvětleno.
analyse-unexplained = Nevysvětleno je to, co se změnilo při nezvážených rozhodnutích, a to, co změnil jen nový pohled na pozici: vidí o tah dál nebo očima někoho jiného.
analyse-anew = Nevysvětleno je to, co změnil jen nový pohled na pozici: vidí o tah dál nebo očima někoho jiného.
analyse-murky = Nevysvětleno je hodně proti tomu, co se ví o rozhodnutích a o náhodě. Tyhle součty ber s rezervou: dívej se hlavně na chyby, protože každá z nich byla zvážena zvlášť.
analyse-murky-alone = Nevysvětleno je hodně proti tomu, co se ví o rozhodnutích a o náhodě. Tyhle součty ber s rezervou.
analyse-account = { $seat }: na začátku { $start }, vlastní rozhodnutí { $own }, rozhodnutí ostatních { $others }, štěstí { $luck }, na konci { $end }.
analyse-account-rest = { $seat }: na začátku { $start }, vlastní rozhodnutí { $own }, rozhodnutí ostatních { $others }, štěstí { $luck }, nevysvětleno { $rest }, na konci { $end }.
analyse-account-blind = { $seat }: na začátku { $start }, vlastní rozhodnutí { $own }, rozhodnutí ostatních { $others }, nevysvětleno { $rest }, na konci { $end }.
analyse-account-team = Tým: na začátku { $start }, jeho rozhodnutí { $own }, štěstí { $luck }, na konci { $end }.
analyse-account-team-rest = Tým: na začátku { $start }, jeho rozhodnutí { $own }, štěstí { $luck }, nevysvětleno { $rest }, na konci { $end }.
analyse-account-team-blind = Tým: na začátku { $start }, jeho rozhodnutí { $own }, nevysvětleno { $rest }, na konci { $end }.
analyse-account-mate = Z toho { $seat }: { $own }.
analyse-mistake = Po rozhodnutí { $at }, { $seat }: volba „{ $said }“ (šance { $chance }); lepší bylo „{ $better }“ ({ $more }).
analyse-why = V tazích rozehraných dál to přináší v průměru: { $facts }.
analyse-risk = Karty, které by ukončily tah: { $fatal } z { $cards }.
analyse-fact-influence = vliv { $change }
analyse-fact-coins = mince { $change }
analyse-fact-swords = šavle { $change }
analyse-fact-ducats = dukáty { $change }
analyse-fact-glory = sláva { $change }
analyse-fact-wealth = zlato { $change }
analyse-fact-loot = žetony kořisti { $change }
analyse-fact-contracts = kontrakty { $change }
analyse-fact-time = časové karty { $change }
analyse-fact-tasks = úkoly { $change }
analyse-fact-ships = velké lodě { $change }
analyse-fact-cargo = náklad { $change }
analyse-fact-errands = mise a zvěsti { $change }
analyse-fact-damage = poškození { $change }
analyse-fact-deaths = ztracení kapitáni { $change }
analyse-no-mistakes = Žádná chyba nevyčnívá nad náhodu.
analyse-mistakes-show = "doubloon replay SOUBOR --at { $at }" ukáže stůl po rozhodnutí { $at }; jiná čísla ukážou jiné chvíle hry.
analyse-stroke = Po rozhodnutí { $at }: { $told } ({ $change }: { $seat })
analyse-stroke-team = Po rozhodnutí { $at }: { $told } ({ $change } pro tým)
analyse-draws = { $seat }: odkryté karty { $draws }, očekávané krachy { $expected }, krachy { $busts }.
analyse-riskiest = Nejriskantnější karty
analyse-drew = Po rozhodnutí { $at }, { $seat } odkrývá kartu: riziko krachu { $risk } (karty: { $fatal } z { $cards }).
analyse-drew-bust = Po rozhodnutí { $at }, { $seat } odkrývá kartu: riziko krachu { $risk } (karty: { $fatal } z { $cards }), a je to krach.

## Odmítnutí

refuse-jobs = Musí pracovat aspoň jeden proces, ne { $name }.
refuse-on = Pracovat se dá na ray nebo ray=ADRESA, ne na „{ $name }“.
refuse-checks = Zkouška nemůže mít tolik her: { $name }.
refuse-no-ray = Cluster Ray potřebuje balík ray: nainstaluj "doubloon[ray]".
refuse-no-cluster = Na „{ $name }“ žádný cluster Ray není.
refuse-no-lab = Laboratoř potřebuje balík { $name }: nainstaluj "doubloon[lab]".
refuse-worker-dies = Hra třikrát ukončila svůj proces; hry dohrané předtím jsou uložené.
refuse-arena-alone = Aréna potřebuje dva různé boty, třeba greedy,random.
refuse-no-ledger = { $path } neobsahuje hry arény.
refuse-ledger-line = Řádek { $line } v { $path } není hra arény.
refuse-other-arena = { $path } začal jinak, { $name }: { $theirs }, ne { $ours }; zvol jiný soubor.
refuse-bot-changed = Od chvíle, kdy { $path } začal, se změnilo: { $files }; zvol pro hry jiný soubor, nebo vrať změnu zpět.
refuse-place = Do { $path } nejde nic zapsat; zadej soubor ve složce, která existuje.
refuse-same-file = Soubor { $path } je potřeba takový, jaký je; zadej pro zápis jiný.
refuse-page = V { $path } není místo pro tabulky; potřebuje řádky { $begin } a { $end }.
refuse-few-games = { $games } her je na učení málo; zkus { $enough }.
refuse-leg = Etapa { $name } tu není; začni některou z etap 1 až { $most }.
refuse-instinct = { $path } neobsahuje to, co se ví před etapou { $leg }; začni etapou 1.
refuse-rounds = Musí se odehrát aspoň jedno kolo a nejvýš { $most } kol, ne { $name }.
refuse-unknown-course = Kurz „{ $name }“ tu není; na výběr máš: { $possible }.
refuse-other-games = { $path } obsahuje jiné hry než tyto; zvol jiný soubor.
refuse-unfinished = Rozebrat se dá jen dohraná hra; tahle ještě neskončila.
refuse-playouts = Každá volba se musí rozehrát dál aspoň dvakrát: { $name } je málo.
refuse-option-saved = Uložená hra má vlastní nastavení: { $name } je jen pro nové hry.
