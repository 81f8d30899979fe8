### Buccaneer

## Discs, loot, ships

disc = { $colour ->
    [red] czerwony
    [blue] niebieski
    [yellow] żółty
    [black] czarny
   *[green] zielony
} { $rank ->
    [q] ?
   *[other] { $rank }
}
pirate-2 = Chłopiec okrętowy
pirate-3 = Majtek
pirate-4 = Pomocnik kanoniera
pirate-5 = Szyper
pirate-q = Nieznajomy
loot-chest = Skrzynia skarbów
loot-barrel = Beczka rumu
loot-candelabra = Kandelabr
loot-dagger = Sztylet
prize-oyster-smack = Łódź poławiaczy ostryg
prize-coastal-lugger = Lugier przybrzeżny
prize-spice-pinnace = Pinasa z przyprawami
prize-fishing-ketch = Kecz rybacki
prize-mail-cutter = Kuter pocztowy
prize-governors-yawl = Jol gubernatora
prize-salt-schooner = Szkuner z solą
prize-sugar-brig = Bryg z cukrem
prize-timber-barque = Bark z drewnem
prize-rum-fluyt = Fluita z rumem
prize-silk-trader = Statek z jedwabiem
prize-crown-merchantman = Statek handlowy Korony
prize-powder-galleon = Galeon z prochem
prize-bishops-galleon = Galeon biskupa
prize-silver-fleet-flagship = Okręt flagowy Srebrnej Floty

## What is asked

prompt-b-choose = Który z twoich stosów rusza do akcji?
prompt-b-mutinous = Bunt! Który ze stosów rusza do abordażu?
prompt-b-use = { $count ->
    [one] { $card }: co robi ten pirat?
    [few] Co robi stos { $count } piratów ({ $card } na wierzchu)?
    [many] Co robi stos { $count } piratów ({ $card } na wierzchu)?
   *[other] Co robi stos { $count } piratów ({ $card } na wierzchu)?
}
prompt-b-board = Bunt! Na który statek rusza stos ({ $card } na wierzchu, piratów: { $count })?
prompt-b-loot = { $card }: który łup bierzesz?
prompt-b-mutiny = W stosie, którym dowodzi { $rival } (piratów: { $count }), twoich jest { $own }. Wszczynasz bunt?

## Choices

choice-b-pass = Bez buntu
choice-b-take = { $count ->
    [one] Pirat: { $card }
    [few] Stos { $count } piratów: { $card } na wierzchu
    [many] Stos { $count } piratów: { $card } na wierzchu
   *[other] Stos { $count } piratów: { $card } na wierzchu
}
choice-b-onto = { $count ->
    [one] Na wierzch: { $card } ({ $rival })
    [few] Na wierzch: { $card } ({ $rival }), wysokość { $count }
    [many] Na wierzch: { $card } ({ $rival }), wysokość { $count }
   *[other] Na wierzch: { $card } ({ $rival }), wysokość { $count }
}
choice-b-board = { $exact ->
    [yes] Abordaż: { $card }, dla ciebie { $least } z { $money }
   *[no] Abordaż: { $card }, dla ciebie od { $least } do { $most } z { $money }
}
choice-b-loot = Dla ciebie { $card }, a { $rival } bierze: { $target }
choice-b-mutiny = { $count ->
    [one] Bunt w stosie: { $card } na wierzchu, { $count } pirat
    [few] Bunt w stosie: { $card } na wierzchu, { $count } piratów
    [many] Bunt w stosie: { $card } na wierzchu, { $count } piratów
   *[other] Bunt w stosie: { $card } na wierzchu, { $count } piratów
}

## The story

event-b-began = Zaczyna { $seat }.
event-b-turn = Teraz gra: { $seat }.
event-b-skipped = { $seat } nie może nic zrobić i traci kolejkę.
event-b-disbanded = Pat: wszystkie załogi wracają do domu bez żołdu.
event-b-ship-shown = Na horyzoncie statek: { $card }.
event-b-sailed-away = { $card } odpływa bez szwanku.
event-b-moved = { $seat } kładzie: { $card } na { $target } ({ $rival }); wysokość stosu: { $count }.
event-b-mutiny = { $seat } wszczyna bunt w stosie: { $card } na wierzchu, dowodzi { $rival }.
event-b-boarded = { $seat } bierze abordażem: { $card }; piratów: { $count }, dukatów: { $coins }.
event-b-looted = { $seat } bierze łup: { $card }.
event-b-wage = { $coins ->
    [one] { $seat } płaci jednego dukata, dostaje go { $rival }.
    [few] { $seat } płaci { $coins } dukaty, dostaje je { $rival }.
    [many] { $seat } płaci { $coins } dukatów, dostaje je { $rival }.
   *[other] { $seat } płaci { $coins } dukatów, dostaje je { $rival }.
}
event-b-supply = { $coins ->
    [one] { $seat } nie ma dość: jednego dukata dopłacają zasoby.
    [few] { $seat } nie ma dość: { $coins } dukaty dopłacają zasoby.
    [many] { $seat } nie ma dość: { $coins } dukatów dopłacają zasoby.
   *[other] { $seat } nie ma dość: { $coins } dukatów dopłacają zasoby.
}
event-b-loot-scored = { $coins ->
    [one] { $card }: { $seat } dostaje jednego dukata.
    [few] { $card }: { $seat } dostaje { $coins } dukaty.
    [many] { $card }: { $seat } dostaje { $coins } dukatów.
   *[other] { $card }: { $seat } dostaje { $coins } dukatów.
}

end-b-ships = Ostatni statek zniknął z horyzontu.

## Refusals

refuse-switch = Opcję { $name } można tylko włączyć (on) albo wyłączyć (off).
why-b-not-now = Teraz nie można tego zrobić.
why-b-mutiny-first = Najpierw zdecyduj o buncie w tym stosie ({ $card } na wierzchu): wszczynasz czy pasujesz.
why-b-loot-first = Najpierw wybierz łup: { $card }.
why-b-no-pass = Jeśli możesz, musisz przenieść piratów albo zrobić abordaż.
why-b-own-turn = Bunt wszczyna się na początku tury kapitana, nie we własnej.
why-b-no-loot = Nie ma teraz łupu do wyboru.
why-b-take-first = Najpierw powiedz, który z twoich stosów rusza do akcji.
why-b-use-first = Rusza { $card }; powiedz, gdzie go położyć albo jaki statek zdobyć.
why-b-not-yours = { $card } to nie twój pirat.
why-b-covered = { $card } nie leży na wierzchu stosu.
why-b-mutiny = Jest bunt: zbuntowany stos musi zrobić abordaż.
why-b-useless = Ten stos ({ $card } na wierzchu) nie może się ruszyć ani zrobić abordażu: na żadnym cudzym stosie nie ma dla niego miejsca, a każdy statek wymaga więcej piratów.
why-b-mutiny-board = Jest bunt: ten stos musi zrobić abordaż.
why-b-own-stack = Nie możesz położyć stosu na własnym stosie.
why-b-too-high = { $count ->
    [one] Stos nie może mieć więcej niż { $count } pirata.
    [few] Stos nie może mieć więcej niż { $count } piratów.
    [many] Stos nie może mieć więcej niż { $count } piratów.
   *[other] Stos nie może mieć więcej niż { $count } piratów.
}
why-b-ship-gone = Ten statek nie leży odkryty: { $card }.
why-b-few-hands = { $card }: potrzeba piratów: { $count }, a stos ma { $crew }.
