### Port Royal

## Persons

role-trader = { $colour ->
    [yellow] Žlutý obchodník
    [blue] Modrý obchodník
    [green] Zelený obchodník
    [red] Červený obchodník
    [black] Černý obchodník
   *[none] Obchodník
}
role-settler = Osadník
role-captain = Kapitán
role-priest = Mnich
role-jack = Všeuměl
role-sailor = Námořník
role-pirate = Pirát
role-mademoiselle = Slečna
role-jester = Vtipálek
role-admiral = Admirál
role-governor = Guvernér
role-wholesaler = { $colour ->
    [yellow] Žlutý kramář
    [blue] Modrý kramář
    [green] Zelený kramář
    [red] Červený kramář
    [black] Černý kramář
   *[none] Kramář
}
role-passenger = Cestující
role-gambler = Karbaník
role-clerk = { $colour ->
    [yellow] Žlutý kupec
    [blue] Modrý kupec
    [green] Zelený kupec
    [red] Červený kupec
    [black] Černý kupec
   *[none] Kupec
}
role-gunner = Kanonýr
role-vice-admiral = Viceadmirál

## Ships, expeditions, taxes

ship-pinnace = Šalupa
ship-flute = Flauta
ship-skiff = Bárka
ship-frigate = Fregata
ship-galleon = Galeona
expedition-two-houses = Expedice dvou domů
expedition-two-crosses = Expedice dvou křížů
expedition-two-anchors = Expedice dvou kotev
expedition-two-crosses-house = Expedice křížů a domu
expedition-two-anchors-house = Expedice kotev a domu
expedition-all-three = Velká expedice
tax-card = Výběr daní

## What is asked

prompt-discover-first = Odkryj první kartu.
prompt-discover = Odkrýt další kartu, nebo skončit?
prompt-repel = { $card }: odrazit, nebo pustit do přístavu?
prompt-take = { $count ->
    [one] Můžeš si vzít jednu kartu.
    [few] Můžeš si vzít { $count } karty.
   *[other] Můžeš si vzít { $count } karet.
}
prompt-expedition = Splnit expedici, nebo už nic?
prompt-give = { $card }: kdo vyplouvá za { $symbol ->
    [settler] dům
    [captain] kotvu
   *[priest] kříž
}?
prompt-gift = Kdo dostane minci z banku?

## The story

event-began = Začíná { $seat }.
event-turn = Na tahu je { $seat }.
event-stopped = { $seat } končí s odkrýváním.
event-passed = { $seat } pasuje.
event-gambled = { $seat } posílá karbaníka pro čtyři karty.
event-triggered = { $seat } má dost bodů vlivu: tohle je poslední kolo.
event-revealed = { $seat } odkrývá: { $card }.
event-repelled = { $seat } odráží loď: { $card }.
event-busted = Podruhé { $card }: { $seat } přichází o přístav.
event-stored = { $card } putuje pod kramáře, kterého má { $seat }.
event-gave = { $seat } se vzdává karty: { $card }.
event-unveiled = { $seat } ukazuje, jaká karta byla mincí: { $card }.
event-hired = { $coins ->
    [0] { $seat } najímá zadarmo: { $card }.
    [one] { $seat } najímá za jednu minci: { $card }.
    [few] { $seat } najímá za { $coins } mince: { $card }.
   *[other] { $seat } najímá za { $coins } mincí: { $card }.
}
event-traded = { $coins ->
    [0] { $seat } obchoduje s lodí: { $card }.
    [one] { $seat } obchoduje s lodí za jednu minci: { $card }.
    [few] { $seat } obchoduje s lodí za { $coins } mince: { $card }.
   *[other] { $seat } obchoduje s lodí za { $coins } mincí: { $card }.
}
event-completed = { $coins ->
    [one] { $seat } plní expedici a získává jednu minci: { $card }.
    [few] { $seat } plní expedici a získává { $coins } mince: { $card }.
   *[other] { $seat } plní expedici a získává { $coins } mincí: { $card }.
}
event-earned = { $coins ->
    [one] { $card }: { $seat } získává jednu minci.
    [few] { $card }: { $seat } získává { $coins } mince.
   *[other] { $card }: { $seat } získává { $coins } mincí.
}
event-taxed = { $coins ->
    [one] { $seat } platí na daních jednu minci.
    [few] { $seat } platí na daních { $coins } mince.
   *[other] { $seat } platí na daních { $coins } mincí.
}
event-tax-bonus = { $coins ->
    [one] { $seat } získává při výběru daní jednu minci
    [few] { $seat } získává při výběru daní { $coins } mince
   *[other] { $seat } získává při výběru daní { $coins } mincí
} za { $bonus ->
    [most-swords] nejvíc šavlí.
   *[fewest-influence] nejméně bodů vlivu.
}
event-lost = { $coins ->
    [one] { $seat } má dostat jednu minci, ta však propadá: došly karty.
    [few] { $seat } má dostat { $coins } mince, ty však propadají: došly karty.
   *[other] { $seat } má dostat { $coins } mincí, ty však propadají: došly karty.
}
event-fee = { $seat } platí jednu minci, dostává ji { $rival }.
event-gifted = { $seat } rozhoduje, kdo dostane minci z banku: { $rival }.
event-reshuffled = { $count ->
    [one] Odkládací balíček se míchá: jedna karta.
    [few] Odkládací balíček se míchá: { $count } karty.
   *[other] Odkládací balíček se míchá: { $count } karet.
}

## The end

end-influence = Skončilo kolo, ve kterém někdo dosáhl cíle: vliv { $count }.
end-no-cards = Celé kolo už nebylo koho najmout: ze všech karet se staly mince.

## Refusals

refuse-mode = Režim „{ $name }“ neexistuje; na výběr máš: { $possible }.
refuse-mix = „{ $name }“ přimíchat nejde; přimíchat můžeš: { $possible }.
refuse-end = Konec hry „{ $name }“ neexistuje; na výběr máš: { $possible }.
refuse-seats = { $mode ->
    [standard] Tato hra je pro { $least } až { $most } hráčů; míst u stolu: { $seats }.
   *[other] Režim { $mode } je pro { $least } až { $most } hráčů; míst u stolu: { $seats }.
}
refuse-set-sail-alone = Samotné „Napněte plachty!“ se hraje bez příměsí a do běžného konce; míchat jde v režimu classic.
why-not-now = To teď udělat nejde.
why-repel-first = Nejdřív rozhodni, co s lodí ({ $card }): odrazit (repel), nebo pustit (admit).
why-give-first = Nejdřív vyber, kdo vyplouvá: { $card }.
why-gift-first = Nejdřív řekni, kdo dostane minci.
why-no-ship-to-repel = Odrazit nebo pustit jde jen právě odkrytou loď.
why-expedition-not-open = Tahle expedice vyložená není: { $card }.
why-only-active-completes = Expedice plní jen aktivní hráč.
why-persons-missing = Mezi tvými kartami chybějí postavy, které expedice žádá: { $card }.
why-reveal-first = Než skončíš, odkryj aspoň jednu kartu.
why-stop-not-pass = Odkryj další kartu, nebo skonči; pasuje se až ve 2. fázi.
why-no-draw-after-gamble = Po karbaníkovi už se jednotlivé karty neodkrývají: použij dalšího karbaníka, nebo skonči.
why-no-cards = Nezbývá žádná karta k odkrytí.
why-no-gambler = Nemáš karbaníka.
why-gambler-used = V tomhle tahu už posloužili všichni tvoji karbaníci.
why-phase-2 = Karty se berou až ve 2. fázi, po skončení odkrývání.
why-phase-1-over = 1. fáze už v tomhle tahu skončila: vezmi si kartu, nebo pasuj.
why-not-in-harbour = Taková karta v přístavu není: { $card }.
why-no-card-left = Víc karet už si vzít nesmíš.
why-no-fee = Nemáš na minci, která za tuhle kartu náleží aktivnímu hráči: { $card }.
why-too-dear = { $card } stojí { $cost } a ty máš { $coins ->
    [one] jednu minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
why-too-dear-with-fee = { $card } stojí { $cost } a navíc 1 pro aktivního hráče, a ty máš { $coins ->
    [one] jednu minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.

## Choices

choice-draw = Odkrýt kartu (krach { $percent } %)
choice-stop = Skončit, obchodovat a najímat
choice-repel = Odrazit
choice-admit = Pustit do přístavu
choice-gamble = Použít karbaníka: čtyři karty naráz
choice-pass = Nebrat si nic
choice-done = Už nic
choice-name = { $seat }
choice-give = Vyslat: { $card }
choice-hire = Najmout: { $card } za { $coins }{ $fee ->
    [0] {""}
   *[other] {""} a 1 aktivnímu hráči
} (vliv { $influence })
choice-trade = Obchodovat: { $card } za { trade-income }{ trade-fee }
choice-trade-good = Vzít: { $card } za { trade-income }, nebo nechat jako zboží ({ $good }){ trade-fee }
trade-income = { $crowns ->
    [0] { trade-coins }
    [one] { $coins ->
        [0] jednu korunu
       *[other] { trade-coins } a jednu korunu
    }
    [few] { $coins ->
        [0] { $crowns } koruny
       *[other] { trade-coins } a { $crowns } koruny
    }
   *[other] { $coins ->
        [0] { $crowns } korun
       *[other] { trade-coins } a { $crowns } korun
    }
}
trade-coins = { $coins ->
    [0] 0 mincí
    [one] jednu minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
trade-fee = { $fee ->
    [0] {""}
   *[other] ; 1 připadne aktivnímu hráči
}
choice-complete = Splnit: { $card } (vliv { $influence }, { $coins ->
    [one] jedna mince
    [few] { $coins } mince
   *[other] { $coins } mincí
})

## Contracts

contract-luminary = Komik
contract-bruja = Svůdník
contract-maritime-supremacy = Převaha na moři
contract-new-colony = Nová kolonie
contract-trade-outpost = Obchodní stanice
contract-trade-master = Král obchodníků
contract-thrifty-staff = Levné mužstvo
contract-mercenary = Rváč
contract-explorer = Objevitel
contract-frigate-nemesis = Postrach fregat
contract-galleon-nemesis = Postrach galeon
contract-tax-inspector = Berní úředník
contract-jinx = Smolař
contract-speculator = Malý hazardní hráč
contract-major-speculator = Velký hazardní hráč
contract-pirates-nest = Pirátská pakáž
contract-small-estate = Malé panství
contract-ransom = Výkupné

prompt-last = Ještě něco na závěr?
prompt-aside = { $count ->
    [one] Zbývá jeden tah. Odložit jeho časovou kartu za lepší hodnost?
    [few] Zbývají { $count } tahy. Odložit jednu časovou kartu? O tah méně, ale při výhře lepší hodnost.
   *[other] Zbývá { $count } tahů. Odložit jednu časovou kartu? O tah méně, ale při výhře lepší hodnost.
}
prompt-offer = Tohle se počítá do kontraktu „{ $card }“. Využít to teď?
prompt-waive = { $card }: vzít si mince, nebo se jich zříct kvůli kontraktu?

choice-aside = Odložit časovou kartu
choice-decline = Ne
choice-claim = { $left ->
    [0] { $coins ->
        [one] Splnit: { $card } (jedna mince{ claim-influence })
        [few] Splnit: { $card } ({ $coins } mince{ claim-influence })
       *[other] Splnit: { $card } ({ $coins } mincí{ claim-influence })
    }
    [one] Krok ke splnění: { $card } (pak chybí ještě jeden)
    [few] Krok ke splnění: { $card } (pak chybějí ještě { $left })
   *[other] Krok ke splnění: { $card } (pak jich chybí ještě { $left })
}
claim-influence = { $influence ->
    [0] {""}
   *[other] , vliv { $influence }
}
choice-take-coins = { $coins ->
    [one] Vzít si minci
    [few] Vzít si { $coins } mince
   *[other] Vzít si { $coins } mincí
}

event-laid-out = Vykládá se kontrakt: { $card }.
event-time-stacked = { $count ->
    [one] V časovém balíčku je jedna karta.
    [few] V časovém balíčku jsou { $count } karty.
   *[other] V časovém balíčku je { $count } karet.
}
event-time-out = { $count ->
    [one] Čas vypršel a jeden kontrakt zůstal nesplněný.
    [few] Čas vypršel a { $count } kontrakty zůstaly nesplněné.
   *[other] Čas vypršel a { $count } kontraktů zůstalo nesplněných.
}
event-set-aside = { $seat } odkládá časovou kartu do bodového balíčku.
event-kept = { $seat } si nechává loď pro Pirátskou pakáž: { $card }.
event-waived = { $seat } bere loď a zříká se jejích mincí: { $card }.
event-claimed = { $coins ->
    [0] { $seat } plní kontrakt: { $card }.
    [one] { $seat } plní kontrakt a získává jednu minci: { $card }.
    [few] { $seat } plní kontrakt a získává { $coins } mince: { $card }.
   *[other] { $seat } plní kontrakt a získává { $coins } mincí: { $card }.
}
event-stepped = { $seat } dělá { $count }. krok kontraktu: { $card }.

end-contracts-done = Všechny kontrakty jsou splněné, karet v bodovém balíčku: { $count }. Hodnost: { $rank ->
    [landlubbers] suchozemské krysy
    [sailors] námořníci
    [pirates] piráti
    [captains] kapitáni
   *[terror] postrach moří
}.
end-time-out = Časový balíček došel dřív, než byly splněné všechny kontrakty.

refuse-coop-end = Společná hra končí, když jsou splněné všechny kontrakty nebo vyprší čas; jiný konec nemá.
why-offer-first = Nejdřív rozhodni o kontraktu: splnit (claim), nebo pasovat (pass).
why-aside-first = Nejdřív rozhodni, jestli odložíš časovou kartu: odložit (aside), nebo pasovat (pass).
why-no-aside = Časové karty se odkládají před prvním tahem a ve společné hře také při výběru daní.
why-contract-not-open = Tenhle kontrakt v této hře vyložený není: { $card }.
why-contract-done = Tenhle kontrakt už máš splněný: { $card }.
why-contract-moment = Tenhle kontrakt jde splnit jen ve chvíli, kdy to nastane: { $card }.
why-contract-active = Tenhle kontrakt může splnit jen aktivní hráč: { $card }.
why-no-cube = Všechny tvoje kostičky už někde leží.
why-contract-unmet = Nemáš, co kontrakt žádá: { $card }.

## The Adventure Begins

role-scout = Zvěd
role-innkeeper = Hostinská
role-tybuk = Bratři Tybukové
ship-ares = Piráti Ares
expedition-anchor-cross = Expedice kotvy a kříže
expedition-two-houses-anchor = Expedice domů a kotvy
expedition-cross-house-bread = Expedice kříže, domu a chleba

prompt-keep = { $card }: vzít výnos, nebo loď nechat jako zboží ({ $good })?
prompt-spend = { $count ->
    [one] Kterou loď Ares odevzdáš?
    [few] Kterou loď Ares odevzdáš? Celkem { $count }.
   *[other] Kterou loď Ares odevzdáš? Celkem { $count }.
}
prompt-sell = Prodat zboží hostinské?
prompt-put-back = Která karta zůstane navrchu balíčku?
prompt-personality = Kdo jsi?
prompt-buy = { $coins ->
    [one] Zaplatíš jednu minci a sejmeš kostičku ze své osobnosti?
    [few] Zaplatíš { $coins } mince a sejmeš kostičku ze své osobnosti?
   *[other] Zaplatíš { $coins } mincí a sejmeš kostičku ze své osobnosti?
}
prompt-offer-task = Teď je chvíle pro úkol { $task }. Splnit ho hned?

choice-keep = Nechat jako zboží: { $good }{ $coins ->
    [0] { $crowns ->
        [0] {""}
       *[other] {""}, a získat { trade-income }
    }
   *[other] {""}, a získat { trade-income }
}
choice-cash = Vzít { trade-income }
choice-scout = Poslat zvěda, ať si prohlédne další tři karty
choice-petition = { $crowns ->
    [one] Zaplatit 3 mince za korunu
    [few] Zaplatit 3 mince za { $crowns } koruny
   *[other] Zaplatit 3 mince za { $crowns } korun
}
choice-buy = Zaplatit. { fulfil-opens }
choice-top = Nechat navrchu: { $card }
choice-fulfil = Splnit úkol { $task }: { $asks } { fulfil-opens }
choice-half = První polovina úkolu { $task }: { $asks }
fulfil-opens = { $field ->
    [0] Otevřou se dveře a odemkne se { $who }
    [1] Otevře se pohár
   *[other] Otevře se okno
}{ $gains ->
    [0] .
   *[other] ; získáš { trade-income }.
}
choice-be = { $who }, na začátek { $coins ->
    [one] jedna mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}. Po odemčení: { $ability }
choice-sell = Prodat za { $coins }: { $good }
choice-spend = Odevzdat: { $good }

event-crowned = { $coins ->
    [one] { $seat } získává korunu.
    [few] { $seat } získává { $coins } koruny.
   *[other] { $seat } získává { $coins } korun.
}
event-crowns-spent = { $coins ->
    [one] { $seat } odevzdává korunu.
    [few] { $seat } odevzdává { $coins } koruny.
   *[other] { $seat } odevzdává { $coins } korun.
}
event-good-spent = { $seat } odevzdává zboží: { $good }.
event-good-kept = { $seat } si nechává loď jako zboží: { $good }.
event-good-sold = { $coins ->
    [one] { $seat } prodává za jednu minci: { $good }.
    [few] { $seat } prodává za { $coins } mince: { $good }.
   *[other] { $seat } prodává za { $coins } mincí: { $good }.
}
event-became = { $seat } je { $who }.
event-unlocked = { $seat } odemyká schopnost. { $who }: { $ability }
event-chapter = Začíná { $count }. kapitola.
event-task-laid = Úkol { $task }: { $asks }
event-fulfilled = { $coins ->
    [0] { $seat } plní úkol: { $task }.
    [one] { $seat } jako první plní úkol a získává jednu minci: { $task }.
    [few] { $seat } jako první plní úkol a získává { $coins } mince: { $task }.
   *[other] { $seat } jako první plní úkol a získává { $coins } mincí: { $task }.
}
event-half-fulfilled = { $seat } má polovinu úkolu: { $task }.
event-cube-bought = { $coins ->
    [one] { $seat } platí jednu minci a snímá kostičku.
    [few] { $seat } platí { $coins } mince a snímá kostičku.
   *[other] { $seat } platí { $coins } mincí a snímá kostičku.
}
event-happened = Událost: { $happening }. { $text }
event-granted = { $coins ->
    [one] { $seat } získává jednu minci.
    [few] { $seat } získává { $coins } mince.
   *[other] { $seat } získává { $coins } mincí.
}
event-cards-added = { $count ->
    [one] Do balíčku se zamíchává jedna nová karta.
    [few] Do balíčku se zamíchávají { $count } nové karty.
   *[other] Do balíčku se zamíchává { $count } nových karet.
}
event-looked = { $count ->
    [one] { $seat } nechává zvěda nahlédnout na jednu kartu.
    [few] { $seat } nechává zvěda nahlédnout na { $count } karty.
   *[other] { $seat } nechává zvěda nahlédnout na { $count } karet.
}
event-discarded = { $seat } odkládá bez účinku: { $card }.
event-last-page = { $won ->
    [yes] Poslední stránka: kapitola je vyhraná.
   *[no] Poslední stránka: kapitola je prohraná.
}

end-chapter-won = Všechny úkoly jsou splněné, kostičky i vliv stačí: kapitola je vyhraná.
end-chapter-lost = Kapitola je prohraná: některý úkol zůstal nesplněný, nebo nestačí kostičky či vliv.

refuse-adventure-end = Dobrodružství končí po svém; tohle nastavení vynech.
refuse-adventure-only = Nastavení { $name } se nehodí k režimu { $mode }.
refuse-people = Osobnosti se vybírají takto: { $possible }, ne „{ $name }“.
refuse-chapter = Kapitola „{ $name }“ neexistuje; na výběr máš: { $possible }.
refuse-bonus = Bonus je pro každé místo u stolu jedno číslo od 0 do { $most }; míst je { $seats }.
why-goods-first = Nejdřív rozhodni o zboží.
why-keep-fee = Když si loď necháš, nemáš na minci pro aktivního hráče: { $card }.
why-task-first = Nejdřív rozhodni o úkolu { $task }: splnit (fulfil), nebo pasovat (pass).
why-buy-first = { $coins ->
    [one] Nejdřív rozhodni, jestli zaplatíš jednu minci za kostičku: zaplatit (buy), nebo pasovat (pass).
    [few] Nejdřív rozhodni, jestli zaplatíš { $coins } mince za kostičku: zaplatit (buy), nebo pasovat (pass).
   *[other] Nejdřív rozhodni, jestli zaplatíš { $coins } mincí za kostičku: zaplatit (buy), nebo pasovat (pass).
}
why-choose-first = Nejdřív si vyber osobnost.
why-put-back-first = Nejdřív řekni, která karta zůstane navrchu.
why-no-scout = Nemáš zvěda, který by ti teď posloužil.
why-no-audience = Teď se audience nekoná.
why-audience-active = Na audienci smí jen aktivní hráč.
why-audience-phase = Audience přijde na řadu ve 2. fázi, po skončení odkrývání.
why-audience-coins = Audience stojí { $cost ->
    [one] jednu minci
    [few] { $cost } mince
   *[other] { $cost } mincí
} a ty máš { $coins ->
    [one] jednu minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
why-task-not-open = Tenhle úkol vyložený není: { $task }.
why-task-done = Tenhle úkol už máš splněný: { $task }.
why-task-moment = Tenhle úkol jde splnit jen ve chvíli, kdy to nastane: { $task }.
why-task-unmet = Nemáš, co žádá úkol { $task }: { $asks }
why-long-watch = Dlouhá hlídka žádá, aby v přístavu byly tři karty, než skončíš.
