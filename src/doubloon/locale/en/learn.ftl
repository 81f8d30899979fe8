# Learn in five minutes: what the guide of each lesson says, a message a step.

learn-guide = The guide
learn-lead = A first game with a guide, on a fixed deal: do what the guide says, and see why. Afterwards you play on by yourself.
learn-others = All lessons
learn-next = Go on
learn-back = Back
learn-again = Once more
learn-play = Play on by yourself
learn-count = { $number } of { $count }
learn-do = Now: { $what }
learn-remark-other = A fair idea, and the rules allow it. This lesson goes another way:
learn-remark-closed = Not now. This is what comes next:
refuse-lesson = There is no lesson called "{ $name }".

## Port Royal

learn-about-port-royal-classic = The whole base game: draw, stop in time, take; swords, expeditions, and what the others do in your turn.
learn-port-royal-classic-welcome = Welcome to Port Royal! You begin with three coins. Hire people until they bring you 12 influence: that ends the game.
learn-port-royal-classic-draw = In your turn you first turn up cards from the pile, one by one, as many as you dare. Turn up the first.
learn-port-royal-classic-ship = A ship! Whoever takes it gets the coins shown on it: two. But first, let us see what else the harbour offers.
learn-port-royal-classic-person = A Sailor. Hiring costs 3 coins and brings 1 influence, and a sword that you will be glad of. One more card!
learn-port-royal-classic-stop = Two ships of different colours: all is well. A second ship of a colour already here would cost you the whole harbour, so stop while it is good.
learn-port-royal-classic-hire = Now you take one card: a ship for coins, or a person for money. The Sailor is yours for all three coins.
learn-port-royal-classic-paid = Bonny took a ship from your harbour, and had to pay you one coin for it. A full harbour pays its host! Now it is her turn.
learn-port-royal-classic-guest = Now you are the guest: take one card from Bonny's harbour. The ship brings 2 coins, one of them goes to her.
learn-port-royal-classic-again = Your turn again. Your Sailor has a sword now: let us see what it is good for.
learn-port-royal-classic-admit = This ship shows one sword, so yours could repel it. But it does no harm yet, and it brings a coin: let it in.
learn-port-royal-classic-more = The harbour is still poor. Turn up another card.
learn-port-royal-classic-repel = A second ship of the same colour! Without a sword you would lose it all. Send it away: swords are never used up.
learn-port-royal-classic-dare = One more? Your sword stops only ships with one sword. Dare it, just this once.
learn-port-royal-classic-bust = Five swords, and the colour was there: the harbour is lost and your turn is over, with nothing. Now watch Bonny.
learn-port-royal-classic-expedition = An expedition lies beside the harbour. Who gives up the two Settlers it shows keeps it: more influence, and coins on top. It waits for anybody's own turn.
learn-port-royal-classic-colours = Four colours of ships in the harbour! That lets Bonny take two cards instead of one; all five would be three.
learn-port-royal-classic-last = Two ships are left, and one is yours, for a coin to Bonny as always.
learn-port-royal-classic-end = That is the game! When somebody has 12 influence the round is played to its end, and most influence wins. Your own table is waiting.
