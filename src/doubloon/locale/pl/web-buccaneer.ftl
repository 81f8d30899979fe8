### Buccaneer in the browser.

web-b-ships = Statki na horyzoncie
web-b-to-come = { $count ->
    [0] Więcej statków nie będzie
    [one] Przypłynie jeszcze jeden statek
    [few] Przypłyną jeszcze { $count } statki
    [many] Przypłynie jeszcze { $count } statków
   *[other] Przypłynie jeszcze { $count } statków
}
web-b-to-come-list = Jeszcze przypłyną, w nieznanej kolejności: { $cards }
web-b-odds = { $ship }, abordaż ({ $disc } na wierzchu): ile zostaje kapitanowi
web-b-odds-next = Następny statek: jeden z { $count }, każdy równie prawdopodobny
web-b-loot = Łupy
web-b-loot-most = { $coins ->
    [one] { $card }: { $coins } dukat dla tego, kto ma najwięcej
    [few] { $card }: { $coins } dukaty dla tego, kto ma najwięcej
    [many] { $card }: { $coins } dukatów dla tego, kto ma najwięcej
   *[other] { $card }: { $coins } dukatów dla tego, kto ma najwięcej
}
web-b-loot-of = { $count ->
    [0] { $seat } nie ma nic
    [one] { $seat } ma jeden łup, wart teraz { $coins }
    [few] { $seat } ma { $count } łupy, warte teraz { $coins }
    [many] { $seat } ma { $count } łupów, wartych teraz { $coins }
   *[other] { $seat } ma { $count } łupów, wartych teraz { $coins }
}
web-b-ducats = { $count ->
    [1] jeden dukat
    [few] { $count } dukaty
    [many] { $count } dukatów
   *[other] { $count } dukatów
}
web-b-plays = gra teraz
web-b-you = ty
web-b-stack = { $count ->
    [one] { $card }, gracz: { $seat }
    [few] Stos { $count } piratów, { $card } na wierzchu; kapitan: { $seat }, pierwszy oficer: { $rival }; od góry: { $names }
    [many] Stos { $count } piratów, { $card } na wierzchu; kapitan: { $seat }, pierwszy oficer: { $rival }; od góry: { $names }
   *[other] Stos { $count } piratów, { $card } na wierzchu; kapitan: { $seat }, pierwszy oficer: { $rival }; od góry: { $names }
}
web-b-ship = { $card }; dukaty: { $coins }, potrzeba piratów: { $crew }, żołd za każdy ?: { $wage }; łup: { $loot }
web-b-pays = { $exact ->
    [yes] { $seat } (piratów: { $count }) zachowuje { $least }
   *[no] { $seat } (piratów: { $count }) zachowuje od { $least } do { $most }
}
web-b-wage = { $exact ->
    [yes] { $seat } dostaje { $least }
   *[no] { $seat } dostaje od { $least } do { $most }
}
web-b-nobody = Żaden stos nie jest jeszcze dość duży.
web-b-more = { $count ->
    [one] Jeszcze jeden stos
    [few] Jeszcze { $count } stosy
    [many] Jeszcze { $count } stosów
   *[other] Jeszcze { $count } stosów
}
web-b-no-stacks = Wszyscy piraci są przykryci.
