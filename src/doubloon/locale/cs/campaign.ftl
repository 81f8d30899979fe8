### The campaign: pages of the story as they are laid out, the crew's progress, what is refused.

## Pages

task-name = { $code }, { $name }
page-title =
    Kapitola { $chapter }: { $name }

    { $text }
page-task =
    { $name }

    { $text }

    Úkol { $task }: { $asks }
page-last =
    { $name }

    { $text }

## What the library refuses

refuse-campaign-finished = Všechny kapitoly ({ $count }) jsou vyhrané; pomocí --chapter řekni, kterou si chceš zahrát znovu.
refuse-campaign-chapter = Kapitolu { $name } zatím hrát nejde; můžeš: 1 až { $most }.
refuse-campaign-share = { $coins ->
    [0] Nejsou žádné bonusové mince k rozdělení.
   *[other] Bonusové mince k rozdělení: { $coins }. Napiš pro každé místo u stolu jedno číslo (míst je { $seats }), součet musí být { $coins }.
}
refuse-campaign-table = Tenhle stůl není další hrou kampaně.
refuse-campaign-not-over = Do záznamů patří jen dohraná hra.
refuse-campaign-name = Kampaň se nemůže jmenovat „{ $name }“; použij nejvýš { $most } písmen, číslic a znaků, z toho aspoň jedno písmeno nebo číslici.
refuse-campaign-namesakes = Dva z posádky mají stejné jméno: { $name }. Dej každému vlastní.
refuse-campaign-file = { $path } není kampaň Doubloonu.
refuse-no-campaign-file = Soubor kampaně { $path } nejde přečíst; zkontroluj, jak se jmenuje a kde leží.
refuse-campaign-format = Kampaň má formát { $name }, tohle vydání čte formát { $ours }; použij vydání, ve kterém vznikla.
refuse-campaign-part = Tohle není správný soubor kampaně: něco je špatně v části „{ $part }“.
refuse-campaign-game = V rozehrané hře této kampaně nejde pokračovat: { $why } Zahodit ji lze pomocí --anew.

## Progress

campaign-line = { $name } ({ $crew }): vyhrané kapitoly { $won } z { $all }. { $under_way ->
    [yes] Rozehraná je
   *[no] Následuje
} kapitola { $chapter }, { $title }.
campaign-finished-line = { $name } ({ $crew }): všechny kapitoly ({ $all }) jsou vyhrané{ $under_way ->
    [yes] , a jedna se hraje znovu.
   *[no] .
}
campaign-together = Hrají společně.
campaign-apart = Hrají proti sobě.
campaign-defeats = { $count ->
    [one] Jedna prohra
    [few] { $count } prohry za sebou
   *[other] { $count } proher za sebou
} v této kapitole. Bonusové mince pro další pokus: { $coins }. Rozdají se rovným dílem, pokud hru nezačneš s --share.
campaign-defeats-now = { $count ->
    [one] Jedna prohra
    [few] { $count } prohry za sebou
   *[other] { $count } proher za sebou
} v této kapitole před touto hrou.
campaign-cards = Nové karty v balíčku: { $names }.
campaign-records = Odehrané hry:
campaign-no-records = Žádná hra se zatím nedohrála.
campaign-record-won = { $number }. { $date }: vyhraná kapitola { $chapter }, { $title }, cesta: { $tasks }. { $people }. Kostičky { $cubes } z { $cubes_asked }, vliv { $influence } z { $influence_asked }, tahy { $turns }, semínko { $seed }.
campaign-record-lost = { $number }. { $date }: prohraná kapitola { $chapter }, { $title }, cesta: { $tasks }. { $people }. Kostičky { $cubes } z { $cubes_asked }, vliv { $influence } z { $influence_asked }, tahy { $turns }, semínko { $seed }.
campaign-record-apart = { $number }. { $date }: kapitola { $chapter }, { $title }, vítězství: { $names }, cesta: { $tasks }. { $people }. Kostičky { $cubes }, vliv { $influence }, tahy { $turns }, semínko { $seed }.
campaign-gave-up = Kapitola { $chapter } prohraná tolikrát po sobě: { $tries }. Boti tu končí; víc pokusů dá --tries.
campaign-person = { $name } jako { $who }
campaign-opening = { $name }, hra { $number }: kapitola { $chapter }, { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}.
campaign-bonus = Bonusové mince: { $shares }.
campaign-share = { $name } ({ $coins })
campaign-founded = Kampaň { $name } je založená; leží v { $path }.
campaign-go-on = Pokračuj příkazem: doubloon campaign play "{ $name }"
campaign-none = V { $path } žádné kampaně nejsou; založíš ji příkazem "doubloon campaign new".
campaign-broken = { $path }: { $why }
campaign-auto = Posádka botů

## What the command refuses

refuse-numbers = { $flag } chce celá čísla oddělená čárkami, ne „{ $name }“.
refuse-no-campaign = Kampaň „{ $name }“ v { $path } není; "doubloon campaign list" ukáže ty, které tam jsou.
refuse-campaign-exists = Kampaň „{ $name }“ už existuje, leží v { $path }; vyber jiné jméno.
refuse-campaign-folder = V { $path } kampaň uložit nejde; zadej složku, do které se dá zapisovat.
refuse-campaign-elsewhere = Kampaň v { $path } mezitím pokračovala jinde: odsud se už nic neuloží. Otevři ji znovu a hraj dál.
refuse-campaign-option = Nastavení { $name } si kampaň určuje sama; vynech ho.
refuse-campaign-under-way = Rozehraná hra má své semínko, kapitolu i bonusové mince: vynech --seed, --chapter a --share, nebo ji zahoď pomocí --anew.
refuse-campaign-old = { $why } Nebo začni kapitolu znovu pomocí --anew.
refuse-campaign-tries = Každá kapitola potřebuje aspoň jeden pokus, ne { $name }.
refuse-campaign-tries-alone = --tries patří k --auto.
refuse-campaign-json = Výsledek k vypsání má jen to, co boti hrají sami: použij --json spolu s --auto.
