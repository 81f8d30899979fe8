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

learn-about-port-royal-set-sail = Wholesalers that keep ships, and a shorter race to 8 influence. For who knows the base game.
learn-port-royal-set-sail-welcome = Set Sail plays like Port Royal, only faster: no expeditions, and 8 influence end the game. A first round is over, and you have five coins.
learn-port-royal-set-sail-draw = Turn up a card, as you know it.
learn-port-royal-set-sail-wholesaler = A red Wholesaler! Whoever hires him keeps red ships instead of discarding them. Let us see one more card.
learn-port-royal-set-sail-passenger = A Passenger has no skill at all, just 2 influence for 4 coins. A fine harbour: stop here.
learn-port-royal-set-sail-hire = Passenger or Wholesaler? The Wholesaler goes on paying: hire him for 4 coins.
learn-port-royal-set-sail-tuck = A red ship in Bonny's harbour, as if it were made for your Wholesaler. Take it, with a coin for Bonny as always.
learn-port-royal-set-sail-tucked = You got the coins, and the ship went under your Wholesaler: it is worth 1 influence there, to the end of the game.
learn-port-royal-set-sail-end = Mind the tax: with 9 coins or more you keep only 8. Now race for the 8 influence yourself!

learn-about-port-royal-gambler = One new card for the base game: four cards at once, all or nothing.
learn-port-royal-gambler-welcome = Four Gamblers have joined the deck of the base game. Turn up a card: perhaps one of them is looking for work.
learn-port-royal-gambler-stop = There he is. Stop, and hire him.
learn-port-royal-gambler-hire = He costs 4 coins, and from your next turn on he plays for you.
learn-port-royal-gambler-gamble = Your turn. Once a turn your Gambler turns up four cards at once, and no ship among them can be repelled. Feeling lucky?
learn-port-royal-gambler-luck = Two ships of different colours, two persons: it went well! Two ships of one colour would have cost you everything.
learn-port-royal-gambler-two = You cannot turn up single cards now, but courage is paid: you take one card more than usual. First the ship, for its coins.
learn-port-royal-gambler-second = And now the Trader: she brings a coin more for every red ship that you take.
learn-port-royal-gambler-end = That is the Gambler: no swords, no second thoughts, one card more. Whoever has two of them may use both.

learn-about-port-royal-contracts = Four contracts on the table, three cubes for each player: reach what they ask, for coins and influence.
learn-port-royal-contracts-welcome = In this game four contracts lie on the table from the beginning to the end. Each asks for something, and pays who completes it: the earlier, the more.
learn-port-royal-contracts-cubes = You have three cubes, so you may complete three contracts. A blue Trader is yours already. Turn up a card!
learn-port-royal-contracts-trader = Another Trader! Trade Master asks for two of them: remember that one. Go on turning up.
learn-port-royal-contracts-colours = Speculator asks for ships of three colours in your own harbour, twice in a game. The first colour is here.
learn-port-royal-contracts-third = Two colours. Dare one more card?
learn-port-royal-contracts-now = The third colour! Some contracts must be claimed at once or not at all. Put your cube on the first space; the second time completes it.
learn-port-royal-contracts-stop = Your cube now belongs to this contract, whatever becomes of this harbour. Enough of luck: stop.
learn-port-royal-contracts-hire = Hire the Trader for your three coins.
learn-port-royal-contracts-claim = Two Traders: what Trade Master asks for. They stay with you; just claim the contract, and get the coins of the first free space.
learn-port-royal-contracts-end = Three coins! Your second contract will also bring 1 influence, the third another 2.
learn-port-royal-contracts-crew = New faces are in the deck too: Clerks give an extra card, Gunners and Vice Admirals coins for a full harbour. Play on and meet them!

learn-about-port-royal-contracts-coop = All together against time: complete every contract before the last time card.
learn-port-royal-contracts-coop-welcome = You and Bonny are a team now, with five contracts for two. Once each of them was completed by one of you, you have won.
learn-port-royal-contracts-coop-aside = The time pile says how many turns are left. If you feel strong, set cards aside before you start: fewer turns, but a better rank if you win. Set one aside.
learn-port-royal-contracts-coop-enough = One is daring enough for a first voyage. Go.
learn-port-royal-contracts-coop-time = The first card of every turn comes from the time pile. Turn it up: the clock is ticking.
learn-port-royal-contracts-coop-jinx = Look at Jinx: it wants a turn that ends in a bust. So for once, hope for the worst!
learn-port-royal-contracts-coop-claim = A second ship of the colour: the harbour is lost, and that is just what Jinx asks for. Claim it now, or the chance is gone.
learn-port-royal-contracts-coop-one = One contract of five is done, for the whole team. It does not matter who of you does the others, but each has only three cubes.
learn-port-royal-contracts-coop-end = If the time pile is empty when a turn begins, and a contract is still open, you have lost. So plan who does what, and good luck!

learn-about-port-royal-adventure = A story in five chapters: who you are, events, tasks, crowns and the Ares Pirates.
learn-port-royal-adventure-be = The Adventure Begins is a story in five chapters. First choose who you are: the coins to begin with, and an ability that is still locked. Be Samuel Blackguard.
learn-port-royal-adventure-task = The book lays out a task. This one wants two ships of the Ares Pirates, to be spent: whoever is first gets coins, and everybody who does it a crown.
learn-port-royal-adventure-event = Every turn begins with an event. A Quiet Week has just brought you a coin. Now turn up a card.
learn-port-royal-adventure-ares = Ares Pirates! They are a sixth colour of ships, and they carry goods. Stop before a second one spoils it.
learn-port-royal-adventure-take = Take the ship.
learn-port-royal-adventure-keep = You may have its coin, or keep the ship as a good: herbs. Your task wants such ships, so keep it.
learn-port-royal-adventure-second = Bonny turned up another one, and left it! Take it.
learn-port-royal-adventure-again = Keep this one too. The coin for Bonny comes from your purse.
learn-port-royal-adventure-fulfil = Two ships of the Ares Pirates: you can fulfil the task in any of your steps, even in Bonny's turn.
learn-port-royal-adventure-door = A cube went from your door to the task: that unlocked your ability, and brought Samuel 2 coins. Further tasks clear the windows; crowns bring influence.
learn-port-royal-adventure-month = When the events run out the month ends, and the book goes on: depending on what you did, with one task or another.
learn-port-royal-adventure-end = The end comes with 12 influence and at least two tasks done. All else is as in the base game. The story waits for you!

learn-about-port-royal-adventure-coop = The same story as a team: what all of you need to win a chapter, and how a month ends.
learn-port-royal-adventure-coop-welcome = You and Bonny live through this story side by side. Each has a personality: be Samuel Blackguard.
learn-port-royal-adventure-coop-goal = To win a chapter every task must have been done by somebody; and together you need cubes on tasks and influence, as the last page says. Here is the first task.
learn-port-royal-adventure-coop-draw = It wants two ships of the Ares Pirates. Turn up a card!
learn-port-royal-adventure-coop-stop = There is one. Stop.
learn-port-royal-adventure-coop-take = Take it.
learn-port-royal-adventure-coop-keep = Keep it as a good, for the task. You cannot give each other anything, so one of you must collect both.
learn-port-royal-adventure-coop-second = Bonny thinks of the team: she took the Sailor and left you the pirates.
learn-port-royal-adventure-coop-again = Keep this one too.
learn-port-royal-adventure-coop-fulfil = Now fulfil the task.
learn-port-royal-adventure-coop-month = The events have run out: the month is over, and the book lays out the next task. With every month the end of the chapter comes closer.
learn-port-royal-adventure-coop-end = When the book says so, the chapter ends at once, and the team has won or lost. Lost? You try again with a few coins more. Sail together!

learn-about-port-royal-adventure-open = The adventure without its book: all its cards, four tasks from the start.
learn-port-royal-adventure-open-be = All cards of the adventure, but no book: for an evening without a story. Choose who you are.
learn-port-royal-adventure-open-tasks = Four tasks lie open, and stay. Do them in any order, each once.
learn-port-royal-adventure-open-draw = The event has paid you a coin. Turn up a card!
learn-port-royal-adventure-open-stop = A Captain: one of the tasks wants just that. Stop.
learn-port-royal-adventure-open-hire = Hire the Captain.
learn-port-royal-adventure-open-fulfil = The task only asks that you have a Captain: he stays. Fulfil it.
learn-port-royal-adventure-open-cubes = The cube from your door lies on the task, and your ability is unlocked. At the end of a month you may also pay 10 coins to be rid of a cube.
learn-port-royal-adventure-open-end = Two cubes gone and 12 influence: then the last round begins. Off you go!

## Buccaneer

learn-about-buccaneer-standard = Pirates on top of each other: be captain of a crew, board a ship, pay wages, share the loot.
learn-buccaneer-standard-welcome = Ships in sight! Fifteen will pass, three at a time. Board them for ducats and loot: in the end most ducats win.
learn-buccaneer-standard-crew = A ship says what it carries, and how many pirates are needed. This one carries 18 ducats, a chest and a dagger, and needs four. You have five pirates, and none of them can do it alone.
learn-buccaneer-standard-take = In a turn you move a stack, or you board. Move: choose your pirate with the 2.
learn-buccaneer-standard-onto = Put him on somebody else's pirate, never on your own. Whoever is on top is the captain! Take Bonny's 2.
learn-buccaneer-standard-captain = You command a crew of two. The others have not been idle either. Choose your crew again.
learn-buccaneer-standard-grow = Put the whole stack on Bonny's crew: then four pirates sail under you.
learn-buccaneer-standard-ready = Nobody has covered your crew: you are still captain, and four are enough. Choose it.
learn-buccaneer-standard-board = Now board!
learn-buccaneer-standard-loot = The captain chooses from the loot; the other piece goes to the first officer, the owner of the second pirate from above. The chest is worth most.
learn-buccaneer-standard-wages = 18 ducats for you; but every pirate of the others got the wage that is written on him, 8 ducats in all. All pirates have gone home, and the ship is gone.
learn-buccaneer-standard-mutiny = Mind: whoever has three pirates or more in a crew of yours may call a mutiny in your turn. Then you must board with it, even at a loss.
learn-buccaneer-standard-end = After the fifteenth ship the loot is counted: who has most of a kind gets what it is worth, and every other piece pays a ducat. Your turn, captain!

## Merchants & Marauders

learn-about-merchants-standard = Four rounds as a captain: buy and sell, meet a pirate, fill your chest, raid a merchant.
learn-merchants-standard-captain = You are Frances Wright of Nassau. Your skills say how many dice you roll; every skull is a success.
learn-merchants-standard-ship = The nimble sloop or the roomy flute? We want to trade: take the flute, with room for four goods.
learn-merchants-standard-aim = Your aim is 10 Glory. It comes from good sales, won battles, rich raids, missions and rumours; and from gold in your chest at home.
learn-merchants-standard-event = Every round begins with an event. This one will bring a pirate sloop to Nassau. We had better be gone by then!
learn-merchants-standard-port = You have three actions a turn: move, scout, or go ashore. You lie in your home port: go ashore.
learn-merchants-standard-market = The goods that a port wants are never sold there. See what the market has.
learn-merchants-standard-buy = Three times sugar! The more of a kind, the cheaper: one gold each. And Tortuga, next door, wants sugar. Buy one, I will carry the others.
learn-merchants-standard-leave = Loaded. The second action: leave the port for the sea off Nassau.
learn-merchants-standard-sail = The third: sail to Tortuga. Then the others have their turn.
learn-merchants-standard-enter = A new round, a new event, three new actions. Enter the port of Tortuga.
learn-merchants-standard-ashore = Go ashore.
learn-merchants-standard-sell = Goods pay 3 gold each; what the port wants pays 6. Sell your sugar, all of it.
learn-merchants-standard-glory = 18 gold! And three goods in demand in one sale are a point of Glory. Every point brings a Glory card too: surprises, or specialists to hire.
learn-merchants-standard-out = Now bring the gold home. Out to sea first.
learn-merchants-standard-home = The event promises gold for beaten pirates. Sail to Nassau; but whoever enters a zone with a hostile ship may be found.
learn-merchants-standard-found = Found! In the first round of a battle both ships only shoot. Both roll for the manoeuvre, and whoever wins it fires all cannons. You have no card to play: on with it!
learn-merchants-standard-board = You won the manoeuvre, and one of the pirate's crew is down. Now shoot, board or flee: board, and let the crews decide.
learn-merchants-standard-prize = Beaten! One more Glory, and 10 gold. You could even take the sloop; but your flute is roomier. Keep it.
learn-merchants-standard-harbour = With 35 gold aboard it is wise to be in port. Enter Nassau.
learn-merchants-standard-town = Go ashore.
learn-merchants-standard-stash = Only at home can you put gold into your chest. Every 10 gold there are a point of Glory at the end, five points at most. Put it all in.
learn-merchants-standard-hunt = A new round. Honest trade is one way to fame; here is the other. Put to sea.
learn-merchants-standard-scout = A merchant sails in these waters. Look for it: one success of your Scouting dice is enough.
learn-merchants-standard-raid = It flies the flag of Spain. If you raid it Spain puts a bounty on you, and closes its ports to you. Today we dare.
learn-merchants-standard-swap = Three cards: gold, but also a hit on your hull, and two escapes. Two are as many as your flute's manoeuvrability: the merchant would get away. Your roll lets you exchange one card: this one!
learn-merchants-standard-keep = 14 gold! From 12 on a raid is Glory too. Your ship was hit, but there is room: keep the goods.
learn-merchants-standard-end = Three points of Glory, and three more in your chest. When somebody has 10 the round is played to its end, and most Glory wins. The Caribbean is yours, captain!
