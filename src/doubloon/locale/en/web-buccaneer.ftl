### Buccaneer in the browser.

web-b-ships = Ships in sight
web-b-to-come = { $count ->
    [0] No ship to come
    [one] One ship to come
   *[other] { $count } ships to come
}
web-b-to-come-list = Still to come, in no order: { $cards }
web-b-odds = { $ship }, boarded by the stack under { $disc }: what its captain keeps
web-b-odds-next = The next ship: one of { $count }, each as likely as any other
web-b-loot = Loot
web-b-loot-most = { $card }: { $coins } ducats for the most
web-b-loot-of = { $count ->
    [0] { $seat } has none
    [one] { $seat } has one, worth { $coins } now
   *[other] { $seat } has { $count }, worth { $coins } now
}
web-b-ducats = { $count ->
    [1] one ducat
   *[other] { $count } ducats
}
web-b-plays = plays now
web-b-you = you
web-b-stack = { $count ->
    [one] { $card } of { $seat }
   *[other] Stack of { $count } under { $card }: captain { $seat }, first officer { $rival }; from the top down { $names }
}
web-b-ship = { $card }: { $coins } ducats, needs { $crew } pirates, pays { $wage } to each ?; loot { $loot }
web-b-pays = { $exact ->
    [yes] { $seat } with { $count } pirates would keep { $least }
   *[no] { $seat } with { $count } pirates would keep { $least } to { $most }
}
web-b-wage = { $exact ->
    [yes] { $seat } would get { $least }
   *[no] { $seat } would get { $least } to { $most }
}
web-b-nobody = No stack is large enough yet.
web-b-more = { $count ->
    [one] One more stack
   *[other] { $count } more stacks
}
web-b-no-stacks = All pirates are covered.
