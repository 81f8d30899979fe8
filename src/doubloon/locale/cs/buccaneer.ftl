### Buccaneer

## Discs, loot, ships

disc = { $colour ->
    [red] červený
    [blue] modrý
    [yellow] žlutý
    [black] černý
   *[green] zelený
} { $rank ->
    [q] ?
   *[other] { $rank }
}
pirate-2 = Plavčík
pirate-3 = Palubník
pirate-4 = Pomocník kanonýra
pirate-5 = Lodivod
pirate-q = Cizinec
loot-chest = Truhla s pokladem
loot-barrel = Sud rumu
loot-candelabra = Svícen
loot-dagger = Dýka
prize-oyster-smack = Ústřicový člun
prize-coastal-lugger = Pobřežní lugr
prize-spice-pinnace = Šalupa s kořením
prize-fishing-ketch = Rybářská keč
prize-mail-cutter = Poštovní kutr
prize-governors-yawl = Guvernérova jola
prize-salt-schooner = Solný škuner
prize-sugar-brig = Cukrová briga
prize-timber-barque = Bark s dřívím
prize-rum-fluyt = Rumová flauta
prize-silk-trader = Loď s hedvábím
prize-crown-merchantman = Královská obchodní loď
prize-powder-galleon = Galeona s prachem
prize-bishops-galleon = Biskupova galeona
prize-silver-fleet-flagship = Vlajková loď stříbrné flotily

## What is asked

prompt-b-choose = Který z tvých sloupků vyrazí?
prompt-b-mutinous = Vzpoura! Který ze sloupků přepadne loď?
prompt-b-use = { $count ->
    [one] Pirát { $card }: co udělá?
    [few] Sloupek { $count } pirátů, velí { $card }: co udělá?
   *[other] Sloupek { $count } pirátů, velí { $card }: co udělá?
}
prompt-b-board = Vzpoura! Sloupek { $count } pirátů, velí { $card }: kterou loď přepadne?
prompt-b-loot = { $card }: kterou kořist si bereš?
prompt-b-mutiny = Ve sloupku { $count } pirátů, kterému velí { $rival }, máš { $own ->
    [one] jednoho svého
    [few] { $own } své
   *[other] { $own } svých
}. Vyvolat vzpouru?

## Choices

choice-b-pass = Bez vzpoury
choice-b-take = { $count ->
    [one] Pirát: { $card }
    [few] Sloupek { $count } pirátů, velí { $card }
   *[other] Sloupek { $count } pirátů, velí { $card }
}
choice-b-onto = { $count ->
    [one] Na { $card } ({ $rival })
    [few] Na { $card } ({ $rival }, výška { $count })
   *[other] Na { $card } ({ $rival }, výška { $count })
}
choice-b-board = { $exact ->
    [yes] Přepadnout: { $card } (pro tebe { $least } z { $money })
   *[no] Přepadnout: { $card } (pro tebe { $least } až { $most } z { $money })
}
choice-b-loot = Pro tebe { $card }, { $rival } dostane: { $target }
choice-b-mutiny = Vzpoura ve sloupku { $count } pirátů, velí { $card }

## The story

event-b-began = Začíná { $seat }.
event-b-turn = Na tahu je { $seat }.
event-b-skipped = { $seat } nemůže nic udělat a vynechává.
event-b-disbanded = Pat: všechny posádky jdou domů bez žoldu.
event-b-ship-shown = Na obzoru je loď: { $card }.
event-b-sailed-away = { $card } odplouvá bez úhony.
event-b-moved = { $seat } klade { $card } na { $target } ({ $rival }): výška sloupku { $count }.
event-b-mutiny = { $seat } vyvolává vzpouru ve sloupku, kterému velí { $rival } ({ $card }).
event-b-boarded = { $seat } přepadá loď: { $card }. Pirátů { $count }, dukátů { $coins }.
event-b-looted = { $seat } bere kořist: { $card }.
event-b-wage = { $coins ->
    [one] { $seat } platí jeden dukát, dostává ho { $rival }.
    [few] { $seat } platí { $coins } dukáty, dostává je { $rival }.
   *[other] { $seat } platí { $coins } dukátů, dostává je { $rival }.
}
event-b-supply = { $coins ->
    [one] { $seat } nemá na žold: jeden dukát doplácí zásoba.
    [few] { $seat } nemá na žold: { $coins } dukáty doplácí zásoba.
   *[other] { $seat } nemá na žold: { $coins } dukátů doplácí zásoba.
}
event-b-loot-scored = { $coins ->
    [one] { $card }: { $seat } získává jeden dukát.
    [few] { $card }: { $seat } získává { $coins } dukáty.
   *[other] { $card }: { $seat } získává { $coins } dukátů.
}

end-b-ships = Poslední loď je pryč.

## Refusals

refuse-switch = Nastavení { $name } je buď zapnuté (on), nebo vypnuté (off).
why-b-not-now = To teď udělat nejde.
why-b-mutiny-first = Nejdřív rozhodni o vzpouře ve sloupku, kterému velí { $card }: vyvolat, nebo pasovat.
why-b-loot-first = Nejdřív si vyber kořist z lodi: { $card }.
why-b-no-pass = Když můžeš, musíš se přesunout nebo přepadnout loď.
why-b-own-turn = Vzpoura se vyvolává na začátku kapitánova tahu, ne ve tvém vlastním.
why-b-no-loot = Teď není z jaké kořisti vybírat.
why-b-take-first = Nejdřív řekni, který z tvých sloupků vyrazí.
why-b-use-first = Vybraný pirát: { $card }. Řekni, kam ho dát nebo co přepadnout.
why-b-not-yours = Tenhle pirát není tvůj: { $card }.
why-b-covered = Tenhle pirát není navrchu sloupku: { $card }.
why-b-mutiny = Je vzpoura: sloupek, který se bouří, musí přepadnout loď.
why-b-useless = Sloupek, kterému velí { $card }, se nemůže přesunout ani nic přepadnout: na žádném cizím sloupku není dost místa a každá loď žádá víc pirátů.
why-b-mutiny-board = Je vzpoura: sloupek musí přepadnout loď.
why-b-own-stack = Sloupek nemůžeš položit na svůj vlastní.
why-b-too-high = { $count ->
    [one] Sloupek smí mít nejvýš jednoho piráta.
    [few] Sloupek smí mít nejvýš { $count } piráty.
   *[other] Sloupek smí mít nejvýš { $count } pirátů.
}
why-b-ship-gone = Tahle loď tu neleží: { $card }.
why-b-few-hands = { $card } žádá { $count ->
    [one] jednoho piráta
    [few] { $count } piráty
   *[other] { $count } pirátů
} a ve sloupku { $crew ->
    [one] je jeden
    [few] jsou { $crew }
   *[other] jich je { $crew }
}.
