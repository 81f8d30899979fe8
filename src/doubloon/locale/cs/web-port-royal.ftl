### The browser table of Port Royal.

## Figures

web-pr-coins = { $count ->
    [one] mince
    [few] mince
   *[other] mincí
}
web-pr-influence = vliv
web-pr-influence-of = z { $goal }
web-pr-swords = { $count ->
    [one] šavle
    [few] šavle
   *[other] šavlí
}
web-pr-crowns = { $count ->
    [one] koruna
    [few] koruny
   *[other] korun
}
web-pr-cubes = { $count ->
    [one] kostička
    [few] kostičky
   *[other] kostiček
}
web-pr-figure = { $kind ->
    [influence] vliv { $count }
   *[other] { $count } { $what }
}

## Players

web-pr-active = Na tahu
web-pr-first = První
web-pr-asked = Vybírá
web-pr-you = Tvoje karty
web-pr-empty-display = Zatím žádné postavy
web-pr-last-round = Poslední kolo
web-pr-stack = { $name }, { $count }krát
web-pr-stored = Pod kramáři
web-pr-kept = Pro Pirátskou pakáž
web-pr-goods = Zboží

## Harbour

web-pr-harbour = Přístav
web-pr-calm = V přístavu je klid.
web-pr-busted = Krach! { $text }
web-pr-pile = Dobírací balíček, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-pr-pile-short = Balíček
web-pr-discard = odloženo { $count }
web-pr-discard-title = Odkládací balíček
web-pr-discard-none = Zatím se nic neodložilo.
web-pr-bust = krach { $percent } %
web-pr-bust-of = { $fatal } z { $cards } karet
web-pr-no-bust = krach nehrozí
web-pr-top-known = Další kartu zná { $names }
web-pr-top = Další karta
web-pr-expeditions = Expedice
web-pr-knocking = Před přístavem
web-pr-scouted = Tvůj zvěd vidí
web-pr-scouted-help = Karta, na kterou klepneš, zůstane navrchu; ostatní se odloží.
web-pr-colours = { $count ->
    [one] Jedna barva
    [few] { $count } barvy
   *[other] { $count } barev
}
web-pr-allows = { $count ->
    [0] neber žádnou kartu
    [one] vezmi si 1 kartu
    [few] vezmi si { $count } karty
   *[other] vezmi si { $count } karet
}
web-pr-scale = Různé lodě v přístavu: za 0 až 3 jedna karta, za 4 dvě, za 5 tři{ $ares ->
    [yes] , za 6 čtyři
   *[no] {""}
}.
web-pr-more = z toho { $count } díky guvernérům nebo karbaníkům
web-pr-left-you = { $count ->
    [0] Už si nemůžeš vzít žádnou kartu
    [one] Můžeš si vzít ještě 1 kartu
    [few] Můžeš si vzít ještě { $count } karty
   *[other] Můžeš si vzít ještě { $count } karet
}
web-pr-left = { $count ->
    [0] { $name } si už nemůže vzít žádnou kartu
    [one] { $name } si může vzít ještě 1 kartu
    [few] { $name } si může vzít ještě { $count } karty
   *[other] { $name } si může vzít ještě { $count } karet
}
web-pr-ship-here = { $name }: v přístavu
web-pr-ship-away = { $name }: zatím ne
web-pr-letter-yellow = Ž
web-pr-letter-blue = M
web-pr-letter-green = Z
web-pr-letter-red = Č
web-pr-letter-black = K
web-pr-letter-ares = A

## Contracts

web-pr-contracts = Kontrakty
web-pr-asks-luminary = Mnich a vtipálek
web-pr-asks-bruja = Kapitán a slečna
web-pr-asks-maritime-supremacy = Kapitán a viceadmirál
web-pr-asks-new-colony = Osadník a kanonýr
web-pr-asks-trade-outpost = Osadník a kupec
web-pr-asks-trade-master = 2 obchodníci
web-pr-asks-thrifty-staff = 4 postavy za 3 nebo méně
web-pr-asks-mercenary = 3 šavle
web-pr-asks-explorer = Expedice
web-pr-asks-frigate-nemesis = Vezmi si 3 fregaty bez jejich mincí
web-pr-asks-galleon-nemesis = Vezmi si 2 galeony bez jejich mincí
web-pr-asks-tax-inspector = Zaplať daň
web-pr-asks-jinx = Přijď o svůj přístav
web-pr-asks-speculator = 3 barvy lodí ve tvém přístavu, dvakrát
web-pr-asks-major-speculator = 4 barvy lodí ve tvém přístavu
web-pr-asks-pirates-nest = Odraz loď každé barvy
web-pr-asks-small-estate = Vliv 12
web-pr-asks-ransom = Zaplať 15 mincí
web-pr-next = Další: { $coins ->
    [0] žádné mince
    [one] jedna mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
web-pr-done-by = Splněno: { $names }
web-pr-step = { $name }: krok { $count } z { $of }
web-pr-lacking = Chybí: { $list }
web-pr-ready = Máš všechno, co žádá
web-pr-first-coins = { $coins ->
    [one] Pro prvního jedna mince
    [few] Pro prvního { $coins } mince
   *[other] Pro prvního { $coins } mincí
}
web-pr-turns-left = { $count ->
    [one] zbývající tah
    [few] zbývající tahy
   *[other] zbývajících tahů
}
web-pr-open-contracts = Nesplněné kontrakty: { $open } z { $all }
web-pr-score-pile = V bodovém balíčku { $score }: { $rank ->
    [landlubbers] suchozemské krysy
    [sailors] námořníci
    [pirates] piráti
    [captains] kapitáni
   *[terror] postrach moří
}

## What is lacking

web-pr-lack-persons = { $count ->
    [one] { $name }
    [few] { $count } × { $name }
   *[other] { $count } × { $name }
}
web-pr-lack-such = { $count ->
    [one] jedna taková postava
    [few] { $count } takové postavy
   *[other] { $count } takových postav
}
web-pr-lack-swords = { $count ->
    [one] jedna šavle
    [few] { $count } šavle
   *[other] { $count } šavlí
}
web-pr-lack-influence = vliv { $count }
web-pr-lack-expeditions = expedice
web-pr-lack-coins = { $count ->
    [one] jedna mince
    [few] { $count } mince
   *[other] { $count } mincí
}
web-pr-lack-crowns = { $count ->
    [one] jedna koruna
    [few] { $count } koruny
   *[other] { $count } korun
}
web-pr-lack-good = { $count ->
    [one] { $good }
    [few] { $count } × { $good }
   *[other] { $count } × { $good }
}
web-pr-lack-ares = { $count ->
    [one] ponechaná loď Ares
    [few] { $count } ponechané lodě Ares
   *[other] { $count } ponechaných lodí Ares
}
web-pr-lack-cube = kostička
web-pr-lack-moment = ta pravá chvíle

## The adventure

web-pr-tasks = Úkoly
web-pr-chapter = { $chapter }. kapitola
web-pr-open-sea = Širé moře
web-pr-month = { $last ->
    [0] Měsíc { $month }
   *[other] Měsíc { $month } z { $last }
}
web-pr-event = Událost tohoto tahu
web-pr-no-event = Zatím žádná událost
web-pr-calendar = Kalendář
web-pr-past = Minulé
web-pr-ahead = Teprve přijdou
web-pr-unknown = { $count ->
    [one] jedna neznámá událost
    [few] { $count } neznámé události
   *[other] { $count } neznámých událostí
}
web-pr-reserve = V zásobě
web-pr-goal-tasks = Splněné úkoly: { $done } z { $all }
web-pr-goal-cubes = Kostičky na úkolech: { $has } z { $wanted }
web-pr-goal-influence = Společný vliv: { $has } z { $wanted }
web-pr-goal-alone = K výhře: vliv { $goal } a otevřené dveře i pohár
web-pr-field-door-shut = Dveře: zavřené
web-pr-field-door-open = Dveře: otevřené, schopnost platí
web-pr-field-cup-shut = Pohár: stojí na něm kostička
web-pr-field-cup-open = Pohár: otevřený
web-pr-field-window-shut = Okno: { $crowns ->
    [one] po otevření koruna
    [few] po otevření { $crowns } koruny
   *[other] po otevření { $crowns } korun
}
web-pr-field-window-open = Okno: otevřené
web-pr-field-half = Kostička je na půli cesty k úkolu
web-pr-crown-counter = { $crowns } z { $most } korun: vliv { $influence }
web-pr-choose = Kdo jsi?
web-pr-start-coins = { $coins ->
    [one] jedna mince na začátek
    [few] { $coins } mince na začátek
   *[other] { $coins } mincí na začátek
}

## The book

web-pr-story = Číst příběh
web-pr-task = Úkol { $code }
web-pr-last-page = Poslední stránka
web-pr-page = Stránka { $page } z { $all }
web-pr-turn-back = Předchozí stránka
web-pr-turn-on = Další stránka
web-pr-close-book = Ke stolu

## The map of the campaign

web-pr-map = Plavba kampaní
web-pr-map-won = Kapitola { $chapter }, { $name }: vyhraná
web-pr-map-now = Kapitola { $chapter }, { $name }: jste tady
web-pr-map-ahead = Kapitola { $chapter }: teprve přijde
