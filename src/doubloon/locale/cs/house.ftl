# Domácí balíčky: co je na nich špatně, co opravují, a soubor k opravě.

deck-line = Řádek { $line }: { $why }
deck-no-toml = Řádek { $line } nejde přečíst jako TOML: číslo se píše jako název = 3, slovo jako název = "slovo".
deck-no-deck = Domácí balíček je text souboru nebo tabulka karet, ne { $value }.
deck-too-long = Soubor s balíčkem smí mít nejvýš { $most } znaků.
deck-too-much = Balíček opravuje příliš mnoho: opravy smějí mít nejvýš { $most } znaků.
deck-other-game = Tento balíček je pro hru { $value }, ne pro "{ $name }".
deck-no-card = Karta „{ $entry }“ neexistuje, není co opravit.
deck-no-card-close = Karta „{ $entry }“ neexistuje; nemá to být { $possible }?
deck-no-table = „{ $entry }“ je karta: napiš na řádek [{ $entry }] a její čísla pod to.
deck-no-key = „{ $entry }“ žádné „{ $key }“ nemá; opravit můžeš: { $possible }.
deck-fixed = „{ $key }“ karty „{ $entry }“ je pevné, protože na tom stojí pravidla; opravit můžeš: { $possible }.
deck-value = „{ $key }“ karty „{ $entry }“ { $why }
deck-no-number = musí být celé číslo, ne { $value }.
deck-no-switch = musí být true nebo false, ne { $value }.
deck-no-word = musí být jedno z: { $possible }, ne { $value }.
deck-no-list = musí být seznam v hranatých závorkách, ve kterém je { $least ->
        [0] nejvýš { $most }
        [one] { $least } až { $most }
        [few] { $least } až { $most }
       *[other] { $least } až { $most }
    } hodnot, ne { $value }.
deck-range = musí být od { $least } do { $most }, ne { $value }.
deck-set-size = Karet v „{ $set }“ musí být dohromady { $total }, a tady je jich { $count }: kolik kusů přidáš, tolik jich jinde uber.
deck-asks-nothing = Expedice „{ $entry }“ nikoho nežádá.
deck-tax-keeps = „{ $entry }“ musí nechat méně mincí (keep), než od kolika se platí (threshold).
deck-mark = To není balíček s otiskem { $mark }: někdo ho změnil.
refuse-deck-file = „{ $path }“ není soubor s balíčkem; zapíše ho "doubloon cards HRA --export { $path }".
refuse-deck-one-thing = Vždy jen jedno: karta k ukázání, --export, nebo --check.
refuse-deck-one-game = Domácí balíček je pro jednu hru: uveď tu hru a žádnou jinou.
refuse-deck-page = Stránka je pro tabulky našeho vlastního balíčku: s --deck vynech --page a zapiš --report.

deck-entry-crowns = Koruny a vliv
deck-entry-win = Karta 9: kostičky a vliv k výhře

deck-file-about =
    Karty hry { $title }. Kdo má krabici, může je opravit.

    Napiš vytištěné číslo na místo našeho a soubor ulož; co nezměníš, můžeš z něj i vymazat. Za názvem karty stojí, jak jistá jsou naše čísla. Názvy a texty tu nejsou: patří k jazykům. Čím karta je (druh, barva, role, místo v knize), změnit nejde, protože na tom stojí pravidla.
deck-written = { $count ->
        [one] Zapsána { $count } karta
        [few] Zapsány { $count } karty
       *[other] Zapsáno { $count } karet
    }{ $more ->
        [0] {""}
        [one] {" "}a { $more } další položka
        [few] {" "}a { $more } další položky
       *[other] {" "}a { $more } dalších položek
    } s čísly k opravě do { $path }.
deck-as-ours = Balíček nemá chyby a žádné číslo se od našich neliší.
deck-checked = { $count ->
        [one] Balíček nemá chyby; od našich se liší { $count } číslo.
        [few] Balíček nemá chyby; od našich se liší { $count } čísla.
       *[other] Balíček nemá chyby; od našich se liší { $count } čísel.
    } Jeho otisk je { $mark }.
deck-difference = { $name } ({ $entry }), { $key }: { $house } místo { $ours }
deck-in-play = { $count ->
        [one] U tohoto stolu se hraje s domácím balíčkem: jiné je { $count } číslo.
        [few] U tohoto stolu se hraje s domácím balíčkem: jiná jsou { $count } čísla.
       *[other] U tohoto stolu se hraje s domácím balíčkem: jiných je { $count } čísel.
    } Jeho otisk je { $mark }.

## What a contract or a task asks for when a figure of it is corrected: one after the other

need-all = { $first }; { $then }
need-task = { $what }.
need-have = { $card }: { $count }
need-swords = šavle: { $count }
need-influence = vliv: { $count }
need-expeditions = expedice: { $count }
need-persons = postavy: { $count }
need-cost-at-most = každá s vytištěnou cenou nejvýš { $count }
need-cost-at-least = každá s vytištěnou cenou aspoň { $count }
need-pay-coins = odevzdej mince: { $count }
need-pay-crowns = odevzdej koruny: { $count }
need-harbour-cards = ve svém tahu karty v přístavu: přesně { $count }
need-take-fewer = vezmi si méně karet: { $count }
need-stop-with = ve svém tahu skonči s kartami v přístavu: přesně { $count }
need-good = odevzdej zboží ({ $good }): { $count }
need-ares = odevzdej ponechané lodě Ares: { $count }
need-colours = ve svém tahu barvy lodí v přístavu: { $count }
need-waive = vezmi si bez mincí: { $ship }
need-steps = kolikrát: { $count }

## Domácí balíčky

web-house-title = Domácí balíček
web-house-short = domácí balíček
web-house-mark = Domácí balíček { $mark }
web-house-about = Máš krabici a některé naše číslo nesedí? Stáhni soubor se všemi kartami, napiš do něj, co je vytištěno, a vyber ho tady. Stůl s ním hraje a všichni vidí, co je jiné.
web-house-fetch = Stáhnout soubor se všemi kartami
web-house-choose = Tvůj opravený soubor
web-house-drop = Přece jen hrát s naším balíčkem
web-house-card = { $name } (domácí balíček)
web-house-figures = Čísla domácího balíčku
web-house-ours = místo { $value }
web-house-card-column = Karta
web-house-key = Číslo
web-house-here = Tady
web-house-else = Jinak
