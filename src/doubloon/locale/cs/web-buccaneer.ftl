### Buccaneer in the browser.

web-b-ships = Lodě na obzoru
web-b-to-come = { $count ->
    [0] Žádná loď už nepřijde
    [one] Přijde ještě jedna loď
    [few] Přijdou ještě { $count } lodě
   *[other] Přijde ještě { $count } lodí
}
web-b-to-come-list = Ještě přijdou, pořadí není známé: { $cards }
web-b-odds = { $ship }, přepadne ji sloupek, kterému velí { $disc }: kolik zbude kapitánovi
web-b-odds-next = Příští loď: jedna z { $count }, každá stejně pravděpodobná
web-b-loot = Kořist
web-b-loot-most = { $card }: kdo má nejvíc, dostane { $coins ->
    [one] jeden dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
}
web-b-loot-of = { $count ->
    [0] { $seat } nemá nic
    [one] { $seat } má jeden kus, teď v ceně { $coins }
    [few] { $seat } má { $count } kusy, teď v ceně { $coins }
   *[other] { $seat } má { $count } kusů, teď v ceně { $coins }
}
web-b-ducats = { $count ->
    [1] jeden dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}
web-b-plays = je na tahu
web-b-you = ty
web-b-stack = { $count ->
    [one] { $card } ({ $seat })
    [few] Sloupek { $count } pirátů, navrchu { $card }: kapitán { $seat }, první důstojník { $rival }; shora dolů { $names }
   *[other] Sloupek { $count } pirátů, navrchu { $card }: kapitán { $seat }, první důstojník { $rival }; shora dolů { $names }
}
web-b-ship = { $card }: dukáty { $coins }, potřebuje pirátů { $crew }, žold { $wage } za každý ?; kořist { $loot }
web-b-pays = { $exact ->
    [yes] { $seat }, pirátů { $count }: zůstane { $least }
   *[no] { $seat }, pirátů { $count }: zůstane { $least } až { $most }
}
web-b-wage = { $exact ->
    [yes] { $seat } dostane { $least }
   *[no] { $seat } dostane { $least } až { $most }
}
web-b-nobody = Žádný sloupek zatím není dost velký.
web-b-more = { $count ->
    [one] Ještě jeden sloupek
    [few] Ještě { $count } sloupky
   *[other] Ještě { $count } sloupků
}
web-b-no-stacks = Všichni piráti jsou přikrytí.
