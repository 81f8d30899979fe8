### What every table says, whatever the game.

chance = náhoda
prompt-chance = Rozhoduje náhoda.

## Titles

title-port-royal = Port Royal
title-buccaneer = Buccaneer
title-merchants = Merchants & Marauders

## The story

event-taken-back = { $count ->
    [one] { $seat } bere zpět jednu volbu.
    [few] { $seat } bere zpět { $count } volby.
   *[other] { $seat } bere zpět { $count } voleb.
}

## Refusals

refuse-possible = Můžeš: { $choices }.
refuse-notation = „{ $text }“ v zápisu neexistuje; napiš místo u stolu a volbu, třeba "P1 draw".
refuse-action = { $text } není akce, kterou lze teď zahrát; které lze, říká maska akcí.
refuse-action-number = Akce je celé číslo, ne „{ $name }“; které lze zahrát, říká maska akcí.
refuse-no-game-on = Žádná hra neběží; nejdřív zavolej reset().
refuse-render-mode = Režim zobrazení „{ $name }“ neexistuje; na výběr máš: { $possible }.
refuse-not-your-turn = { $seat } teď není na řadě: vybírá { $asked }.
refuse-over = Hra skončila, už se nedá nic zahrát.
refuse-chance = Tady náhoda nemůže přinést „{ $text }“.
refuse-nothing-to-undo = Není co vzít zpět.
refuse-undo-revealed = Mezitím se něco odkrylo; vzít to zpět jde jen se souhlasem ostatních.
refuse-undo-acted = Mezitím už na tahu byl někdo další ({ $seat }); vzít to zpět jde jen se souhlasem ostatních.
refuse-unknown-game = Hra „{ $name }“ tu není; na výběr máš: { $possible }.
refuse-options = Nastavení se zadává i se jménem, třeba mode=classic, ne jen „{ $name }“.
refuse-option = Nastavení „{ $name }“ neexistuje; na výběr máš: { $possible }.
refuse-seed = Semínko náhody je celé číslo od 0 do 2^63 - 1, ne „{ $name }“.
refuse-name = Jméno „{ $name }“ nejde použít; může mít nejvýš { $most } písmen, číslic a znaků.
refuse-bot = Bot „{ $name }“ tu není; na výběr máš: { $possible }.
refuse-bot-or-own = Bot „{ $name }“ tu není; na výběr máš: { $possible } a vlastní boty, které se zadávají jako soubor a třída, třeba { $meant }.
refuse-bot-budget = „{ $name }“ není způsob přemýšlení: řekni search:n=400, tedy počet pokusů do { $most }, nebo search:time=1, tedy sekundy.
refuse-bots = Boti se zadávají jako seznam nebo jako jména oddělená čárkami, ne jako „{ $name }“.
refuse-no-bot = „{ $name }“ není bot: zadej jméno nebo objekt, který má choose(view, decision).
refuse-bot-class = { $name } je třída a ještě ne bot: nejdřív ji zavolej, { $name }().
refuse-own-bot = { $name } nemůže hrát ({ $why }): jeho soubor musí jít spustit a třída vytvořit bez argumentů.
refuse-own-mute = Třída { $name } nemá choose(view, decision), takže nemůže hrát.
refuse-own-class = { $count ->
    [0] V souboru { $path } není žádný bot: napiš do něj třídu s choose(view, decision).
   *[other] V souboru { $path } není třída „{ $name }“; boti, kteří v něm jsou: { $possible }.
}
refuse-own-saved = { $name } je vlastní bot a uložená hra žádné soubory nespouští: uveď v --bots, kdo hraje.
refuse-own-fault = { $what }; oprav ho a pak hraj dál z uložené hry, nebo začni znovu.
refuse-own-game = { $match ->
    [mirror] Hra { $game } (sám se sebou)
    [sanity] Hra { $game } (proti náhodným)
   *[main] Hra { $game }
}: { $what }; --seed { $seed } ji zahraje znovu.
own-answered = { $name } odpovídá „{ $text }“, a to nejde
own-silent = { $name } nic neodpovídá (nechybí return?)
own-raised = { $name } selhává ({ $why })
own-raised-at = { $name } selhává na řádku { $line } ({ $why })

## Saves

refuse-reader = „{ $name }“ není místo u tohoto stolu; míst je { $seats }, počítají se od 0 a None je divák.
refuse-no-folder = { $path }: sem nejde zapisovat; zkontroluj jméno a složku.
refuse-format = Uložená hra má formát { $name }, tohle vydání čte formát { $ours }; použij vydání, ve kterém vznikla.
refuse-no-file = Soubor { $path } nejde přečíst; zkontroluj, jak se jmenuje a kde leží.
refuse-file = { $path } není uložená hra Doubloonu.
refuse-truncated = Uložená hra je uprostřed useknutá; použij celou kopii.
refuse-header = Tohle není uložená hra Doubloonu: v prvním řádku chybí platné „{ $name }“.
refuse-rules-version = Hra se hrála podle pravidel verze { $file }, tady platí verze { $ours }; přehraj ji ve vydání, ve kterém vznikla.
refuse-commitment = Tajemství v uložené hře neodpovídá svému závazku: soubor někdo změnil.
refuse-json = není to volba zapsaná jako text JSON.
refuse-line = Řádek { $line } uložené hry nejde zahrát: { $why }
refuse-edited = Řádek { $line } uložené hry říká { $text }, ale ve hře vychází „{ $expected }“: soubor někdo změnil.

## What is counted at the end

score-influence = vliv { $count }
score-contracts = { $count ->
    [0] žádné kontrakty
    [one] jeden kontrakt
    [few] { $count } kontrakty
   *[other] { $count } kontraktů
}
score-crowns = { $count ->
    [one] jedna koruna
    [few] { $count } koruny
   *[other] { $count } korun
}
score-cubes = { $count ->
    [0] žádná volná kostička
    [one] jedna volná kostička
    [few] { $count } volné kostičky
   *[other] { $count } volných kostiček
}
score-coins = { $count ->
    [one] jedna mince
    [few] { $count } mince
   *[other] { $count } mincí
}
score-ducats = { $count ->
    [one] jeden dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}
score-loot = { $count ->
    [0] žádná kořist
    [one] jeden kus kořisti
    [few] { $count } kusy kořisti
   *[other] { $count } kusů kořisti
}
score-glory = { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
   *[other] { $count } bodů slávy
}
score-track = na stupnici { $count }
score-chest = truhla { $count }
percent = { $percent } %
