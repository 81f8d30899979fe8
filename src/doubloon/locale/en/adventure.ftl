### The Adventure Begins: a story in five chapters, and what stands on its cards.

# $from is the card read before this one, $last the task laid out last: "card-" and the code,
# such as "card-21" or "card-27a", since a variant cannot start with a digit.
# A paragraph is one line; a blank line separates paragraphs.

## Chapter 1

story-title-1 =
    For thirty-one years the light on the point has said the same thing to every ship that came near: two long, one short, two long, one short. Sailors call it the Candle. They set their clocks by it and propose marriage by it, and nobody has ever thanked it.

    Its keeper is Isaura Wren. She is also the reason you can read a chart, splice a rope and tell an honest man from a polite one, because sooner or later she taught every one of you all three, with a ruler in her hand.

    Tonight you are on the quay when the Candle says two long. You wait for the short. You go on waiting. And out there in the dark, quite close, somebody is chanting to the beat of oars.
    .name = The Dark Lighthouse

story-10 =
    By morning the whole town has seen them: eight ships, their sails dyed the brown of strong tea, with a bronze ram's head at every bow. The Ares fleet. They do not land. They lie off the reef called the Comb and help themselves to whatever blunders past in the dark.

    At the lighthouse the door stands open and the kettle is full. Isaura Wren is gone. So is Tam Oakum, the boy who trims her lamp, and so is every chart of the harbour, down to the one she kept for wrapping fish. Ambrose Tull, the harbour master, looks round the empty room and says that he is so very sorry.

    Nobody knows where the raiders sail when they leave, except the raiders. So ask their ships. Bring in two of them, strip them to the ribs, and see what they have been carrying.
    .name = Tea-Brown Sails
    .task = Spend two Ares ships that you keep.

story-11 =
    A month without the Candle, and the Comb has eaten three ships. You can see their masts at low water. Ambrose Tull has had buckets of pitch set burning along the mole, which look brave and light up nothing but Ambrose Tull.

    Whatever you have learnt about the raiders so far points west, along cliffs that nobody has ever sailed by night without a light behind them. The captains of Port Royal have all heard you ask. They study their boots. One remembers a sick aunt.

    Still, strangers are coming in whose ships and farms and parishes were burnt by Ares, and a grudge like that is worth more than wages. Sit down in The Second Anchor, order Dorcas Grubb's terrible stew, and do not get up until somebody with a captain's hat has said yes.
    .name = Nobody Sails Blind
    .task = Have a Captain.

story-12 =
    Your two prizes lie on the mud like plucked geese, and they have talked. Below deck in each you found straw, shackles, and one dish with a spoon. They carry prisoners. Where to, the planks could not say.

    The books might. Every Ares ship keeps a book of rituals by the wheel, and Hezekiah Binns, who binds books in Rope Lane and can swear in eleven languages, has held a page of one against his window. There is a second text under the first, pricked letter by letter with a needle. "Guests," he reads. "Guests received." To get at the rest he must cut the thing leaf from leaf, so you will not have it back.

    Nor will Ares, and Ares knows his address. Since Tuesday a man has been leaning on the wall opposite. Bring old Binns a whole book, and a sword to lean on the other wall.
    .name = The Guest List
    .task = Spend one Book of Rituals and have one sword.

story-13 =
    No raider has been broken open on the mud. The brown sails come and go as they please, and whatever their holds might have told you has gone over the horizon with them.

    But raiders must buy their onions somewhere, and people who sell onions have consciences. All week the chapel of St Elmo has been oddly full. Men who last prayed at their own christening kneel down, look at the grating, look at Father Ignace behind it, and go away again. Father Ignace is deaf in one ear, and it is widely held that he chooses which.

    "They wish to tell," he says, "but not to shout. Find me a priest with two good ears. And bring silver, my children. What a man did himself, he confesses for nothing. Who else was in the boat costs extra."
    .name = What the Chapel Heard
    .task = Spend four coins and have a Priest.

story-14 =
    You have a captain, and a captain changes everything, beginning with the seating. There is one table now, with one lantern on it and one person talking, and the name that comes up again and again is Needle Cove. Smugglers use it. The entrance is as wide as a barn door, the cliffs lean over to look at you, and if Ares keeps its guests anywhere on this shore, it keeps them there.

    "I can take you in with no moon," says the captain. "I know it by the smell. What I cannot do is steer and be shot at."

    Fair enough. Keep that captain in your pay, and put two swords in the bow where they can be seen to advantage. Then muffle the oars, and nobody is to sneeze until Thursday.
    .name = Needle Cove
    .task = Have two swords and a Captain.

story-15 =
    The captain's hat still hangs on its nail in The Second Anchor with nobody under it. Dorcas Grubb has begun to keep eggs in it. Without a captain there is no creeping along the cliffs by night, and so one of you says what none of you wanted to be the first to say. Then we go in at the front door, by daylight.

    The raiders lie in line off the Comb, and they let their own ships through. That is the whole of the plan. Two prizes, under their own brown sails, their own bronze rams polished, steered straight at the middle of the line and not stopping.

    They will not be fit for much afterwards. And you will want two swords aboard for the moment when somebody over there counts the faces on your deck and finds that he knows none of them.
    .name = The Front Door
    .task = Have two swords and spend two Ares ships that you keep.

story-16 =
    Late, but not too late, two raiders have been broken up on the mud, and behind the lining of a cabin was a bill that nobody had thought to burn. Water, biscuit and clean straw, for two, to the old powder magazine on Gull Rock. Powder does not eat biscuit. Guests do.

    There is one door out there, one key, and one guard, a long sad man by the name of Cobb. He went over to Ares for the wages and has regretted it ever since in both knees, for the rock is damp. He is not a bad man. At the right hour he could be a deaf one.

    Ares has a herb that takes the swelling down, but the officers keep it for themselves. A measure of that for his knees, then, and two coins for the boat home, and Cobb will turn round and look at the sea.
    .name = The Guard with Bad Knees
    .task = Spend one Herbs and two coins.

story-17 =
    The sea is keeping its mouth shut. No raider has been made to talk, and you have stared at the horizon until it stared back. So look the other way. Wren always said that people who live by the water forget that they have a back door.

    Up in the hills the charcoal burners have begun to bake one loaf too many. A woman at the well tells you that there is no boy, and you had not asked. And somebody up there counts aloud, goats, beans, stars. Only one person in Port Royal ever had that habit: Tam Oakum, who trimmed the Candle.

    Hill people do not talk to sailors. They would talk to a settler who knows the price of a goat, and they would open the door to a priest. Come with both, on foot, and leave your swagger at the bridge.
    .name = One Loaf Too Many
    .task = Have a Settler and a Priest.

story-61 = { $last ->
    [card-14]
        Needle Cove smells of tar and old onions, exactly as promised. Your swords meet two sleepy men and a dog, and the dog surrenders first. The cages are empty, their locks neatly picked. Under an upturned boat sits a boy, counting.

        "You took your time," says Tam Oakum. Ares had them both, he says, but Wren can swim and he cannot, so she left him a job instead: to wait for you and to keep this. It is the brass key to the Candle's lens. Round it is a strip of paper in her hand.

        "I am well. The charts are not burnt, and I am going after them. Do not look for me. Look to the docks. No grain ship will try the Comb without a chart. Feed them first. Then ask who is not hungry."

        "She has underlined 'first' twice," says Tam, "and 'who' three times."
    [card-15]
        The line breaks with a noise like a cupboard falling downstairs. Your borrowed ships are matchwood, but so is the third raider, and behind her lamp locker, his shackles neatly picked, sits a boy, counting.

        "You took your time," says Tam Oakum. Ares had them both, he says, but Wren can swim and he cannot, so when she went over the side she left him a job: to wait for you and to keep this. It is the brass key to the Candle's lens. Round it is a strip of paper in her hand.

        "I am well. The charts are not burnt, and I am going after them. Do not look for me. Look to the docks. No grain ship will try the Comb without a chart. Feed them first. Then ask who is not hungry."

        "She has underlined 'first' twice," says Tam, "and 'who' three times."
    [card-16]
        Cobb turns his back, hums, and hears nothing at all. In the powder magazine one bar is missing from the window, and forty feet below it is the sea. On the clean straw sits a boy, counting.

        "You took your time," says Tam Oakum. Ares had them both, he says, but Wren can swim and he cannot, so when she jumped she left him a job: to wait for you and to keep this. It is the brass key to the Candle's lens. Round it is a strip of paper in her hand.

        "I am well. The charts are not burnt, and I am going after them. Do not look for me. Look to the docks. No grain ship will try the Comb without a chart. Feed them first. Then ask who is not hungry."

        "She has underlined 'first' twice," says Tam, "and 'who' three times."
   *[card-17]
        The settler admires the goats, the priest knocks, and the last door on the hill opens by a hand's breadth. Inside, next to the oil barrel that he came ashore in, sits a boy, counting.

        "You took your time," says Tam Oakum. Ares had them both, he says, but Wren can swim and he cannot, so she gave him the barrel and a job: to wait for you and to keep this. It is the brass key to the Candle's lens. Round it is a strip of paper in her hand.

        "I am well. The charts are not burnt, and I am going after them. Do not look for me. Look to the docks. No grain ship will try the Comb without a chart. Feed them first. Then ask who is not hungry."

        "She has underlined 'first' twice," says Tam, "and 'who' three times."
}
    .name = The Brass Key

story-lost-1 =
    The raiders are gone in the night, all of them, and what they knew has gone with them. On the point the Candle is a tall grey post. Ambrose Tull comes down to the quay in clean cuffs to say how very sorry he is, and somehow it takes him half an hour.

    When he has left, Dorcas Grubb puts a pot on the table without being asked. Wren never marked a chart wrong, she reminds you. She handed it back and said: again, and look at the edges this time. So eat. There are a few coins under the bread. The tide is at five.
    .name = A Tall Grey Post

## Chapter 2

story-title-2 =
    A harbour eats like an elephant: all day, and mostly bread. Port Royal's bread comes by sea, in fat grain ships that feel their way through the Comb with a chart on the table and the Candle over the bow. Now there is no Candle, and there are no charts. The convoy came, looked, lay outside for two days like a cow at a gate, and went home.

    On the docks they have stopped whistling. The loaves are smaller and, mysteriously, heavier. Tam Oakum, who counts everything, has counted eleven bakeries shut and one new carriage. The carriage belongs to Cadwallader Spry, who deals in grain.

    Feed them first, Wren wrote. Then ask who is not hungry. You begin with the first, because the second looks like being noisy.
    .name = Hungry Docks

story-20 =
    Now and then a master is desperate enough, or drunk enough, to try the Comb on the top of the tide. A few get in. Some have bread in the hold, and some have rum, which explains a good deal about the steering.

    By eight each morning two hundred dockers stand on Fish Quay with their hats in their hands, not asking. That is the worst of it. A docker who does not shout has started saving his breath. Big Hannah Pike, who carries an anchor the way you carry a cat, sat down yesterday halfway up a gangplank and could not say why.

    So when the next master offers you coin or cargo, take the cargo for once. One load of bread, handed out here, for nothing. It will not fill the docks. It will tell them who you are.
    .name = The First Loaves
    .task = Spend one Bread.

story-21 =
    Nobody made a speech about the bread. But this morning a rope lies coiled that you did not coil, and a crate you meant to carry has walked to your door by itself. Hannah Pike nods to you across Fish Quay. It is a small nod. It weighs about a ton.

    The traders have seen it too. Shopkeepers can smell which way a street is leaning. Any trader already in your service comes by with a coin for your trouble and asks, looking elsewhere, how many others there are. That is the question. One trader who sells below Cadwallader Spry's price is a fool, and bankrupt by Friday. Two are a market.

    Get two of them behind you, and let Spry find out what it is like to be undersold by people who can count.
    .name = Two Are a Market
    .task = Have two Traders.

story-22 =
    The first loaves never came. The dockers waited on Fish Quay until the sun was high, and then they put their hats back on and went. Hannah Pike, passing you, patted your shoulder. You would rather she had hit you.

    There is bread in Port Royal, as it happens. It lives behind a green door in Cooper Street, where Cadwallader Spry sells it by the slice. He has hung out a little board with the price on it and, under the price, the words "No Chalk, No Tears". He thinks that it is witty.

    So pay. Six coins for what used to cost one, counted into a hand with a ring on every finger. Pay it in daylight, before witnesses, and keep the bill. A swindle, Wren used to say, is only a lesson until you write it down. Then it is evidence.
    .name = A Shameful Price
    .task = Spend six coins.

story-23 =
    Spry has cut his price twice this week, and each time your traders cut theirs by a farthing more, for the pleasure of it. He ought to be ruined. He is not. Every night his sheds are empty, every morning they are full, and no ship has come in between.

    One man walks past those sheds at two in the morning with a lantern: Sergeant Lemuel Babcock of the night watch, who is as upright as a gatepost and, so he tells you, as talkative. But no gatepost ever looked at a cask the way that Babcock looks at one.

    Roll a barrel of rum down to the watch-house about midnight. Say that it is somebody's birthday, and let it work. Bring a sword as well. The rum is for the sergeant's tongue. The sword is for whoever would like him to hold it.
    .name = The Sergeant's Birthday
    .task = Spend one Rum and have one sword.

story-24 = { $from ->
    [card-21]
        The traders came, looked at your bread, looked at Spry's new carriage, and remembered appointments. None of them would be the first to undersell him. So the docks live on what you hand out yourselves, and the queue on Fish Quay goes round the corner now. At the back of it stand the ropewalk widows and the sailmakers' children, who wait four hours and get the smell.

        There must be a second kitchen, at the other end of town. Dorcas Grubb knows of one: a dead bakery in Tar Street, two ovens, most of a roof, and a landlord who wants two coins before he will look for the key. And flour does not grow on shelves.

        Stock it with one good cargo of bread and pay the man his rent. Hannah Pike will lend you eight dockers to carry, to stir and, where required, to glare.
   *[card-22]
        You paid what Spry asked, you paid it in daylight, and that did something he had not allowed for. By evening his price was chalked on forty doors. Somebody left onions on your step, and somebody else a ham, nearly all of it. The docks have begun to feed one another. But Fish Quay is a long walk on an empty stomach, and the ropewalk widows live right across town.

        Over there they could use a kitchen of their own. Dorcas Grubb knows of one: a dead bakery in Tar Street, two ovens, most of a roof, and a landlord who wants two coins before he will look for the key.

        So pay the man his rent, and start the place off with one honest cargo of bread that nobody bought from Spry. Hannah Pike will lend you eight dockers to carry, to stir and, where required, to glare.
}
    .name = The Bakery in Tar Street
    .task = Spend one Bread and two coins.

story-25 =
    The price went unpaid, the bread stayed behind the green door, and last night hunger stopped being polite. Somebody threw a stone. Somebody else had an idea, which was worse: the town granary in Mill Street. It holds the seed corn and the hospital's flour. That is a month for forty invalids, or one wild evening for everybody.

    They are coming tonight with handcarts, and you know them. That is Hannah Pike in front. The man with the crowbar taught half the children here to swim. Ambrose Tull would send the watch, but he is so very sorry, the watch is wanted at the harbour office.

    So it is you. Two swords at the door, worn and not drawn, and every neighbour greeted by name. It is hard to storm a building past somebody who is asking after your mother.
    .name = The Granary Door
    .task = Have two swords.

story-26 =
    The rum did its work. Sergeant Babcock talked until the cask rang hollow, and what it came to is this. The sacks move by night, out of the harbour's own bonded store, under a pass with a proper seal. He never asked whose. Sergeants who ask do not become old sergeants. But there is a clerk who writes those passes, a thin young man who has stopped sleeping, and who has not eaten a meal in company since the light went out.

    So invite him. Not him: everybody. Lay trestles down the whole of Fish Quay, spend your bread and your rum on one shameless supper, and leave a chair free by the lamp post.

    You cannot drag a frightened man to a table. But he will walk past it twice, and smell it, and there will be a chair.
    .name = The Empty Chair
    .task = Spend one Rum and one Bread.

story-27a =
    The night watch has kept its mouth shut, and while nobody was talking, somebody was hiring. There are new faces on Fish Quay, broad ones, well fed. They stand about wherever your traders sell cheap bread, and they jostle, and they beg your pardon, and now and then a stall falls over by itself. Yesterday a baker's cart went into the harbour. It jumped, they say.

    The traders are still with you, but they have started closing at noon. If bread cannot be handed out in the open here, soon it will not be handed out at all, and Spry need only wait.

    Then do it in the open. Tomorrow at eight, in the middle of the quay, one whole cargo of bread, and at either end of the table a sword that has had a good breakfast. If the broad gentlemen would like a loaf, they may queue.
    .name = Bread under Arms
    .task = Have two swords and spend one Bread.

story-27b =
    The ovens in Tar Street are hot, and there is a smell of crust along the whole waterfront. Children have started whistling again, out of tune, which is how you can tell that it is real. But Tam has done a sum on the back of a shovel. At this rate the flour will last nine days. He has done it twice.

    Help arrives in muddy boots. Across the bay there are settlers with maize and cassava in the ground and no buyer but Spry, who named them a price they are too well brought up to repeat. "Fields we have," they say. "What we want is keels." And in The Second Anchor sits more than one captain with an empty hold.

    Put one of each at the same table. Bread that never had to pass the Comb owes nothing to any chart, and nothing at all to Cadwallader Spry.
    .name = Fields and Keels
    .task = Have a Settler and a Captain.

story-28 = { $from ->
    [card-24]
        The second kitchen is still four walls and a cold oven. The landlord has hung the key back on its nail, and the queue on Fish Quay has stopped growing only because people have stopped coming. You cannot bake as fast as the docks get hungry, not while one man is sitting on the flour.

        So go to the green door in Cooper Street, and for once do not ask the price of a loaf. Ask the price of the lot. Cadwallader Spry puts his rings together and thinks. He has a trunk packed; he is not deaf. For eight coins, in a bag, today, you may have the sheds, the stock and the lease, and he will throw in the little board.

        It is robbery. It is also four hundred sacks. And a lease, Tam points out, has a landlord's name on it.
   *[card-25]
        They came with their handcarts, stood a while in front of your two swords and their own names, and went home. Hannah Pike stayed to shake hands. The seed corn is safe, and so is something harder to store. But a guarded granary feeds nobody, and from its steps the whole crowd could see whose sheds are full.

        Go to the green door in Cooper Street, then, before they do. Do not ask the price of a loaf. Ask the price of the lot. Cadwallader Spry puts his rings together and listens to the street. For eight coins, in a bag, today, you may have the sheds, the stock and the lease, and he will be on the evening coach.

        It is robbery. It is also four hundred sacks. And a lease, Tam points out, has a landlord's name on it.
}
    .name = The Price of the Lot
    .task = Spend eight coins.

story-29 =
    The granary is empty. Nobody was hurt, unless you count Hannah Pike, who sat on its steps afterwards with flour to the elbows and would not look at anyone. It lasted one evening. Now there is no grain in Port Royal at any price, and even Spry's carriage stays at home.

    Across the strait, in St Brice, the convoy still lies at its moorings with its holds full and its nerves gone. It is not so much the reef, they say, as what sits beside it. But Ares lets its own ships pass. Suppose that a brown sail went first, feeling for the bottom, and the rest came behind her like ducklings?

    They will do it if the duck is theirs to keep. Give them one of your Ares prizes, and three coins for a pilot with a long lead line and no imagination.
    .name = Duck and Ducklings
    .task = Spend one Ares ship that you keep, and three coins.

story-62 = { $last ->
    [card-26]
        He comes at midnight, a thin clerk named Barnaby Moth, takes the empty chair, eats without looking up, and talks to the tablecloth.

        So now you know who is not hungry. The sheds belong to the harbour. The passes bear the harbour's seal. And for every sack, Spry pays the harbour office a penny towards the light. The candle-penny, they call it. It has been charged every week since the Candle went out.

        You put it to Ambrose Tull, who is so very sorry. It is quite legal: the lighthouse is in debt for its oil. He writes the sum down for you. His sevens have a curl at the foot, like a pig's tail.

        The docks are eating. Hannah Pike is shouting at everybody. But the reef is still shut, and off the sponge boats comes a scout with wet hair, asking for you by name.
    [card-27a]
        Nobody draws. It is hard to start a fight in so long a queue, and by noon one of the broad gentlemen, chewing, mentions who hired him.

        So now you know who is not hungry. Spry's sheds belong to the harbour. The bullies are paid from its purse. And for every sack, Spry gives the harbour office a penny towards the light. The candle-penny, they call it. It has been charged every week since the Candle went out.

        You put it to Ambrose Tull, who is so very sorry. It is quite legal: the lighthouse is in debt for its oil. He writes the sum down for you. His sevens have a curl at the foot, like a pig's tail.

        The docks are eating. Hannah Pike is shouting at everybody. But the reef is still shut, and off the sponge boats comes a scout with wet hair, asking for you by name.
    [card-27b]
        The boats from across the bay come in at dusk, low in the water with maize, and in Cooper Street the price falls so fast that you can hear it. Spry leaves town. Tam reads what he left in the stove.

        So now you know who is not hungry. The sheds belong to the harbour. And for every sack, Spry paid the harbour office a penny towards the light. The candle-penny, they call it. It has been charged every week since the Candle went out.

        You put it to Ambrose Tull, who is so very sorry. It is quite legal: the lighthouse is in debt for its oil. He writes the sum down for you. His sevens have a curl at the foot, like a pig's tail.

        The docks are eating. Hannah Pike is shouting at everybody. But the reef is still shut, and off the sponge boats comes a scout with wet hair, asking for you by name.
    [card-28]
        You count out eight coins. Spry counts them again and is gone by the evening coach. By morning the sheds stand open to the street, and Tam has read the lease.

        So now you know who is not hungry. The landlord is the harbour. And for every sack he sold, Spry paid the harbour office a penny towards the light. The candle-penny, they call it. It has been charged every week since the Candle went out.

        You put it to Ambrose Tull, who is so very sorry. It is quite legal: the lighthouse is in debt for its oil. He writes the sum down for you. His sevens have a curl at the foot, like a pig's tail.

        The docks are eating. Hannah Pike is shouting at everybody. But the reef is still shut, and off the sponge boats comes a scout with wet hair, asking for you by name.
   *[card-29]
        She comes through the Comb at dawn, a brown sail with eleven grain ships behind her, and the whole town wades in to catch the ropes. Nobody is minding Spry's office, so Tam goes in and reads.

        Now you know who is not hungry. The sheds belong to the harbour. And for every sack, Spry pays the harbour office a penny towards the light. The candle-penny, they call it. It has been charged every week since the Candle went out.

        You put it to Ambrose Tull, who is so very sorry. It is quite legal: the lighthouse is in debt for its oil. He writes the sum down for you. His sevens have a curl at the foot, like a pig's tail.

        The docks are eating. Hannah Pike is shouting at everybody. But no ship can do that twice, and off the sponge boats comes a scout with wet hair, asking for you by name.
}
    .name = The Candle-Penny

story-lost-2 =
    On Fish Quay the trestles are stacked against the wall, and nobody has asked when they will be out again. Families with cousins inland have gone to them. Cooper Street smells of varnish: Spry is having the carriage done.

    Hannah Pike finds you looking at the water. She has half a loaf inside her coat, heaven knows how old, and she breaks it exactly, because Tam is watching. "We have been hungry before," she says. "We were never asked to breakfast before. That was you. Do it again, and start earlier." With the bread comes a small fistful of coins, from people who cannot spare them.
    .name = Half a Loaf

## Chapter 3

story-title-3 =
    Port Royal once had a better chart-house than it has now. It stood at the end of the old mole, with a copper roof and a bay window, and on the morning of the great shake it slid into the sea in one piece, with the kettle on. At slack water, they say, you can see the weathercock.

    The scout with the wet hair is called Nettle Quaye. She dives for sponges, holds her breath longer than most people hold a grudge, and talks as though there were not air for more. "Been down there," she says. "Whole house is weed. Door is new. Looked in at the window. Lead boxes. Flat." She holds her hands apart, by the width of a chart.

    Nobody hangs a new door on a drowned house unless there is something in it that they mean to come back for.
    .name = Charts under Water

story-30 =
    You cannot hold your breath like Nettle Quaye, and lead boxes do not float. What you need is the diving bell. There is one in Port Royal, a bronze thing as big as a pantry, and it belongs to the Society of Salvors, who keep it under a cloth and dust it.

    The Society receives you in a row: seven old gentlemen, one ear trumpet. They have lent the bell twice. The first time they got back the rope. "We do not ask whether you are brave," says Sir Josiah Trumble, who has the chair. "Brave people lose bells. We ask whether you ever went somewhere disagreeable, with a proper party, and came home."

    New ventures are being cried on the quay, and scouts are looking for work. Complete an expedition, any expedition. Then call again and mention it in passing.
    .name = The Loan of the Bell
    .task = Have one completed expedition.

story-31 =
    The bell hangs from your own boom, freshly dusted. Sir Josiah patted it goodbye. What you lack now is a place to drop it, for the great shake broke the old mole into nine pieces, and the weathercock shows itself only to people who are looking for something else. Nettle found it once. She was following a fish.

    But whoever hung that door had to find it again, by night, in a loaded boat. And Ares writes everything down and calls it prayer. Hezekiah Binns turns a page to the window. "Here is a hymn," he says, "with a remarkable number of numbers. The steeple over the crane. So many cables. Amen. It runs through the whole volume, one line to a leaf."

    Bring him a book of rituals to unpick, and a coin for thread. He means to sew the remains into something useful, with recipes.
    .name = Hymn with Numbers
    .task = Spend one Book of Rituals and one coin.

story-32 =
    The Society of Salvors has heard nothing of any expedition of yours, and says so: seven heads shaking in a row, like washing. No expedition, no bell.

    Then begin at the other end. Before a bell can go down there must be forty people on the rope, and the diving families tell you plainly what they think of that. The old mole is a graveyard. Their grandmothers are down there, with the kettle on. They are not going to swim through Granny for a crew that has never crossed the bay together.

    What they would follow is somebody to bless the water and somebody to answer for it. A priest, to ask leave of the dead. A captain, to bring back the living. Gather those two, let them be seen at one table, and the rest will drift over to find out what is for dinner.
    .name = Asking Granny's Leave
    .task = Have a Priest and a Captain.

story-33 =
    Somebody has noticed you. Ever since the bell came aboard, a brown sail has stood on the horizon from breakfast to dusk, and on the roof of the harbour office there is a man with a telescope who takes an interest in what you eat. Sail for the old mole now, and you would dive before an audience.

    Nettle has a remedy. "Fish do it," she says. "Big crowd. All colours. Nobody sees the one that leaves." She means the roads, where on most mornings a ship or two swings at anchor and the telescope counts them. But let there be four colours of flag at once, flutes, frigates, a galleon in everybody's way, and each master shouting at the next.

    So keep the harbour open for longer than is sensible. When it is full enough, one boat will go out behind the washing, with something large under a cloth.
    .name = A Crowd of Fish
    .task = As the active player, have ships of four colours in the harbour.

story-34 =
    Bell or no bell, you must get out to the old mole unwatched, and you are watched from the moment you yawn. There is a brown sail on the horizon and a telescope on the roof of the harbour office. Nettle Quaye's remedy is a crowd: ships of four colours in the roads together, all in each other's way, and one boat leaving behind them like a boy out of church.

    A month ago it would have been free. Since then the pilots have heard of it. With the charts gone, nobody brings a ship past the Comb except nine old men in oilskins who know it by feel, and the nine have held a meeting. They want five coins, together, on the spot. It is not blackmail, their spokesman says. It is seamanship.

    Fill the roads, then, and have the purse open at the same moment.
    .name = The Nine Old Men
    .task = As the active player, have ships of four colours in the harbour and spend five coins.

story-35 =
    The notice goes up on a Monday. Anything raised from the old mole, it says, belongs to the harbour and is to be delivered to Ambrose Tull for safe keeping. He is so very sorry. It is an ancient law. The ink comes off on your thumb.

    The Society of Salvors takes this badly. They lent their bell to a proven expedition, and they hold that what a bell brings up belongs to whoever had the nerve to sit in it. Sir Josiah will say so to the governor, in his good wig. But the governor keeps a long list of people who want a favour, and to be moved to the top of it will use up two crowns of the credit you have at court.

    Spend them. And bring a captain to sign for the salvage, because the law, for once, smiles on anybody with a ship's log.
    .name = Wet Ink
    .task = Spend two crowns and have a Captain.

story-36 =
    The bell sits idle under its cloth. There is no getting it out to the mole, not past so many eyes. So Nettle Quaye draws with her toe. Here is the mole. Here is the sandbank called the Spoon. And twice a year, when sun and moon pull on the same rope, the sea goes out so far that you could walk from the one to the other and knock.

    The next such tide is nine days off, more or less, and somebody must be sitting there when it comes. The Spoon has no water, no shade, and a great many crabs with opinions.

    Settlers have made homes of worse. Find one to pitch a camp, and send over a cargo of bread. From the town it will look like poor people on a beach, and nobody has ever put a telescope on those.
    .name = The Camp on the Spoon
    .task = Have a Settler and spend one Bread.

story-37 =
    The Society came round. An expedition is an expedition, Sir Josiah allows, even when it is late for dinner. So the bell goes down with Nettle Quaye in it, and comes up with Nettle Quaye in it, looking cross. "Iron," she says. "No keyhole. A bowl by the handle. A slot. Writing all round."

    Hezekiah Binns has her draw it, and goes pale, and then pink. It is an Ares rite, carved for people who cannot be trusted with a key. First the herb. It swells in the wet and lifts a catch. Then the book, which is the right thickness to a hair, slides in below and keeps the catch from falling back. A good deal of religion, says Binns, is carpentry.

    One measure of herbs, then, and one book of rituals. The door will not give either of them back.
    .name = Religion and Carpentry
    .task = Spend one Herbs and one Book of Rituals.

story-38 =
    No expedition, no bell. The Society has locked it up, and Sir Josiah is said to sleep beside it. But Nettle Quaye has cousins, and the cousins have lungs. For three days they have gone down on the old mole with a stone in their arms and come up without it, to haul at that new door with a rope. Yesterday it moved.

    Today something else did. The brown sail on the horizon has become two, and then three. Whoever put the boxes in has noticed somebody taking them out, and is coming, late and out of temper, to object.

    The divers cannot fight. They have nothing on but grease. What they need is one more afternoon, and three swords on the weathercock rock, where the boats must land, to explain to Ares that the house is let.
    .name = The House Is Let
    .task = Have three swords.

story-63 = { $last ->
    [card-35]
        The governor reads your captain's log, looks at Sir Josiah's wig, and signs. What the bell brings up is yours.

        Eleven lead boxes stand in The Second Anchor. Dorcas Grubb lends her oyster knife. And there they are, dry as biscuit: the charts of Port Royal, every rock of the Comb in Wren's small brown hand. By evening the first grain ship is in, ringing her bell like a wedding.

        In the last box lies a slip that is no chart. "Received of the Candle," it says, "the quarter's payment." The seal is a ram's head. Somebody here has been paying Ares, and the Candle had only one keeper. Nobody says it. Everybody thinks it.

        One diver has not come for her wages, a quiet grey woman who gave her name as Jane Plain. Then Nettle Quaye puts down her cup, and coughs, and goes on coughing.
    [card-36]
        On the ninth night the sea walks off and leaves the chart-house standing in the moonlight. Your settler knocks, out of politeness, and then fetches an axe.

        Eleven lead boxes stand in The Second Anchor. Dorcas Grubb lends her oyster knife. And there they are, dry as biscuit: the charts of Port Royal, every rock of the Comb in Wren's small brown hand. By evening the first grain ship is in, ringing her bell like a wedding.

        In the last box lies a slip that is no chart. "Received of the Candle," it says, "the quarter's payment." The seal is a ram's head. Somebody here has been paying Ares, and the Candle had only one keeper. Nobody says it. Everybody thinks it.

        One diver has not come for her wages, a quiet grey woman who gave her name as Jane Plain. Then Nettle Quaye puts down her cup, and coughs, and goes on coughing.
    [card-37]
        The leaf swells, the catch lifts, the book holds. The door of the drowned house swings open as softly as a vestry's.

        Eleven lead boxes stand in The Second Anchor. Dorcas Grubb lends her oyster knife. And there they are, dry as biscuit: the charts of Port Royal, every rock of the Comb in Wren's small brown hand. By evening the first grain ship is in, ringing her bell like a wedding.

        In the last box lies a slip that is no chart. "Received of the Candle," it says, "the quarter's payment." The seal is a ram's head. Somebody here has been paying Ares, and the Candle had only one keeper. Nobody says it. Everybody thinks it.

        One diver has not come for her wages, a quiet grey woman who gave her name as Jane Plain. Then Nettle Quaye puts down her cup, and coughs, and goes on coughing.
   *[card-38]
        Three swords, one narrow rock, and a tide that runs the wrong way for visitors. At sunset Ares rows off, and the door comes away in the divers' hands.

        Eleven lead boxes stand in The Second Anchor. Dorcas Grubb lends her oyster knife. And there they are, dry as biscuit: the charts of Port Royal, every rock of the Comb in Wren's small brown hand. By evening the first grain ship is in, ringing her bell like a wedding.

        In the last box lies a slip that is no chart. "Received of the Candle," it says, "the quarter's payment." The seal is a ram's head. Somebody here has been paying Ares, and the Candle had only one keeper. Nobody says it. Everybody thinks it.

        One diver has not come for her wages, a quiet grey woman who gave her name as Jane Plain. Then Nettle Quaye puts down her cup, and coughs, and goes on coughing.
}
    .name = Eleven Lead Boxes

story-lost-3 =
    The sea has shut over the old mole like a drawer. Two nights ago there were lanterns out there that were not yours, and oars, and chanting. Nettle Quaye went down at dawn to look, and came up, and shook her head. The boxes have been moved.

    "Not far," she says, after a while. "Heavy. Drag marks." She wrings out her hair. "Lost a sponge bed once. Took six goes to find it. Sixth was best." At the bottom of her bag are some old coins that she picked up on the way, green as peas and still good. She tips them into your palm and starts greasing the rope.
    .name = Drag Marks

## Chapter 4

story-title-4 =
    It begins with the divers. They cough, then they shiver in the sun, and then they lie down and ask, quite politely, for the sea to be turned off. Within a week those who nursed them are lying down too. People call it the drowned fever. The dead of the old mole, they say, have come up to fetch their charts. Father Ignace says that the dead have more sense, and that it is in the mud.

    A yellow flag flies on the harbour office. No ship may leave. Ambrose Tull is so very sorry; he has moved aboard his own, the Punctual, for the air.

    And in the queue at the well they are saying something else, quietly. Received of the Candle. So it was Wren who paid the raiders. And this is the bill.
    .name = Fever Season

story-40 =
    The doctor was the first to leave. The apothecary was the second, in the doctor's boat. Everybody with an uncle in the hills has remembered him, and of the respectable citizens who put down their names to nurse, eleven have since sprained something.

    "Then we shall have the others," says Dorcas Grubb. She rolls up her sleeves, and it is like watching a ship clear for action. The others are standing at the back, as always: deckhands between ships, a small trader with nothing to trade, girls who gut herring. Nobody has ever offered them much, and they have nowhere to run. They can boil water. They can lift. They can sit by a bed at four in the morning and tell lies about the weather.

    Courage is scarce this month, but it is going cheap. Take on three people of the sort who ask three coins or less.
    .name = Courage Going Cheap
    .task = Have three persons with a printed cost of 3 or less.

story-41 =
    Forty beds in the sail loft, then sixty, and then nobody calls them beds. It is the first ward in Port Royal, and it has everything a hospital needs but food and medicine.

    Hezekiah Binns comes up the ladder, out of breath, with a page in his hand. "The Ninth Rite, against the water-cough. It is not incense at all! They lay at anchor over that mud for months. They have had this fever, they have cured it, and they have dressed up the cure as a prayer so that nobody would steal it." Grey leaf, steeped, to be given with bread.

    Steal it, then. One measure of Ares herbs, one cargo of bread: soup. And see that the woman in the end bed gets some. She has no name, she waves every spoon on to her neighbour, and all day long one finger taps on the rail.
    .name = The Ninth Rite
    .task = Spend one Herbs and one Bread.

story-42 =
    Your three cheap hands have become thirty. Herring girls, it turns out, give orders like admirals, and the sail loft runs so well that it is full. Also, it rains in.

    On Thursday Dorcas Grubb takes down the sign of The Second Anchor, for the first time in twenty-six years, and carries it indoors. The tables are beds now, and the bar is a dispensary. She will nurse the lot, she says, but she cannot nurse and cook and keep the cellar and throw people out. Find her an innkeeper to stand beside her, somebody who knows stairs, and sheets, and how to say no at midnight.

    It is Tam, carrying blankets, who stops at the end bed. The nameless woman's finger is going on the rail. Two long, one short. He counts it three times. Then he says, very small, "Miss Wren?"
    .name = The Sign Comes Down
    .task = Have an Innkeeper.

story-43 =
    Too few hands. The taverns took in whom they could until the pot-boys fell ill, and then they put chairs against their doors. In the sail loft people lie two to a blanket.

    So Father Ignace has thrown open the chapel. A pew makes a decent bed if you are short. He has moved the altar candles to where they are useful, and any crew that already keeps a priest gets a coin from the plate, on the understanding that it will come back with friends. He wants a second collar at the bedsides, and three coins for straw, broth and somebody to stop the bell.

    Tam is spreading the straw when he stands still. In the last pew lies the woman with no name, knocking on the wood with one finger: two long, one short. He counts again, to be certain. "It's her," he says. "It's Miss Wren."
    .name = A Pew for the Sick
    .task = Have a Priest and spend three coins.

story-44 =
    Soup and grey leaf have done what they can. All along the wall people are sitting up and complaining, and Dorcas Grubb knows no better sign. Isaura Wren is not complaining. She was in the water for longer than anybody, for weeks, under another name, and the fever has gone down into her chest and does not mean to leave.

    On a frigate beyond the yellow flag sits Sir Lucian Goodbody, the King's own physician, on his way home with a parrot. He has cured this before, with a silver tube and a steady hand. You cannot pay him; he is richer than the town. But he can be asked, by people of such standing that it would be awkward to refuse.

    So be such people. Spend three crowns, every bow that you are owed and every good word at court, on one hour of his time.
    .name = The King's Physician
    .task = Spend three crowns.

story-45 =
    There are hands enough, there is roof enough, and still the beds do not empty. Nobody has made the soup on Binns's page, for the leaf never came. The fever goes through the house like a slow tide and leaves sores wherever it has been.

    "Then we do it the old way," says Isaura Wren. She has her own name back, and a voice like a hinge, and she is giving a lesson from a bed that she cannot get out of. "Strong spirit on the wounds. Clean linen every day, and burn it after. I have taken off a toe with less." Then she coughs until Tam looks away.

    The old way costs money. Linen is sold by the inch now, and what you need comes to four coins. And rum, the kind that lifts varnish. Nobody is to drink it. Dorcas will be standing there.
    .name = The Old Way
    .task = Spend one Rum and four coins.

story-46 =
    The leaf works. All down the chapel they are sitting up in the pews and asking for gravy, and Wren, under the window, has opened one eye to correct Father Ignace's Latin.

    Then an order is nailed to the door. The sick being too many for the hands that tend them, it says, they shall be taken off to the hulks, tomorrow, for their own good. Ambrose Tull has signed it, so very sorry. There is no soup on the hulks, and nobody has ever written home from one. And there is one patient here whom he would be sorriest of all to hear talk.

    The law leaves a single way out: a quarantine ashore, if two people of rank will vouch for it. Not cheap people. Find two of the sort who cost five coins or more, and stand them in the doorway in their good coats.
    .name = Two Good Coats
    .task = Have two persons with a printed cost of 5 or more.

story-47 =
    Thirty in the chapel yesterday, thirty-one today. Father Ignace has had some graves dug ahead, so as not to be rushed. No leaf has come, and no soup. Isaura Wren lies under the window with her finger going on the sill: two long, one long. She is losing count, and that frightens Tam more than the cough.

    Yet the cure is in plain sight. It is out there behind the Comb, under brown sails, every grey leaf that grew on this coast. Ares has stripped the hills of it. They carry it pressed flat, behind panels, between planks, in the very bindings of their books.

    So take one ship's physic for tonight. And for the rest take another raider, any one that you can drag on to the mud, and pull her apart board from board. Leaf by leaf, if that is how it comes.
    .name = Leaf by Leaf
    .task = Spend one Herbs and one other Ares ship that you keep.

story-64 = { $last ->
    [card-44]
        Sir Lucian comes ashore in a bad temper, with his parrot, and works for an hour without a word. Then he asks whether there is any soup.

        The yellow flag comes down. In the end bed Isaura Wren sits up, thin as a rake and twice as sharp, with her whole class round her. "I did not run," she says. "I did a sum. Ever since Tull came, the town has paid for nine barrels of lamp oil a quarter, and I was never sent more than seven. I took that to the harbour office, like a fool, and the same night Ares came for me. I am not the Candle on that slip. The Candle is an account. Count the oil."

        Down at the quay a small ship ties up under the royal flag. Off it comes a crown auditor, with a folding desk, and asks the way to the books.
    [card-45]
        Nine days of rum and burning linen. On the tenth morning Dorcas Grubb, red-eyed, sober and terrible, opens the shutters, and nobody coughs.

        The yellow flag comes down. In the end bed Isaura Wren sits up, thin as a rake and twice as sharp, with her whole class round her. "I did not run," she says. "I did a sum. Ever since Tull came, the town has paid for nine barrels of lamp oil a quarter, and I was never sent more than seven. I took that to the harbour office, like a fool, and the same night Ares came for me. I am not the Candle on that slip. The Candle is an account. Count the oil."

        Down at the quay a small ship ties up under the royal flag. Off it comes a crown auditor, with a folding desk, and asks the way to the books.
    [card-46]
        All morning two good coats stand in the chapel door with good names inside them. Tull's boatmen look at the coats, and row home without passengers.

        A week later the yellow flag comes down. In the last pew Isaura Wren sits up, thin as a rake and twice as sharp, with her whole class round her. "I did not run," she says. "I did a sum. Ever since Tull came, the town has paid for nine barrels of lamp oil a quarter, and I was never sent more than seven. I took that to the harbour office, like a fool, and the same night Ares came for me. I am not the Candle on that slip. The Candle is an account. Count the oil."

        Down at the quay a small ship ties up under the royal flag. Off it comes a crown auditor, with a folding desk, and asks the way to the books.
   *[card-47]
        Behind the last plank there is leaf for a whole town. It goes into the kettles by the armful, and that night the bell is quiet, and the next.

        The yellow flag comes down. In the last pew Isaura Wren sits up, thin as a rake and twice as sharp, with her whole class round her. "I did not run," she says. "I did a sum. Ever since Tull came, the town has paid for nine barrels of lamp oil a quarter, and I was never sent more than seven. I took that to the harbour office, like a fool, and the same night Ares came for me. I am not the Candle on that slip. The Candle is an account. Count the oil."

        Down at the quay a small ship ties up under the royal flag. Off it comes a crown auditor, with a folding desk, and asks the way to the books.
}
    .name = Count the Oil

story-lost-4 =
    Father Ignace rings the bell himself these evenings, so that nobody else need count. In the loft and in the chapel the beds are full, and you have tried one of them yourselves. It is hard to be of use lying down, but it is a good place to listen from. What you hear is Dorcas Grubb, going along the rows with a candle.

    "Fevers turn," she says. "It is all they do. You wait for the turn, and you are there when it comes, with the kettle hot." She puts some coins on your blanket, out of the jar behind the bar. "Now get up. You look dreadful. There is leaf to find."
    .name = Fevers Turn

## Chapter 5

story-title-5 =
    Mistress Henrietta Sloe, auditor to the Crown, stands four feet and ten inches tall and has closed two ports and a bishop. She unfolds her desk in the middle of the customs hall, trims her pen, and asks for six years of books. Ambrose Tull could not be more helpful. He carries them in himself.

    All but one. The lighthouse ledger cannot be found. He is so very sorry; Miss Wren must have taken it. There is that slip, after all: received of the Candle. And with such people about, he is having the treasury moved to his own ship, the Punctual, where he can keep an eye on it.

    The Punctual, Tam reports, has taken on water for sixty days. On the steps Wren holds out her wrists to the constable. "Count the oil," she tells you over her shoulder.
    .name = The Auditor's Ledger

story-50 =
    You tell Mistress Sloe everything: the sheds, the candle-penny, the seven barrels. She listens without moving anything but the pen. Then she caps the ink.

    "I have sat at this desk in fourteen ports," she says, "and in every one of them pirates have come to tell me who the thief is. Sometimes they were right. So I have a rule. I listen to people who pay. Not bribes; do not trouble yourselves. Taxes. When the collector next comes round, and your purse is fat enough to be worth his while, do not sink it all in goods the night before. Stand there and pay. I should like to see the receipt."

    It hurts already. Fresh assessments are going up on the wall, and every one of you knows to the coin how to stay just below the line.
    .name = People Who Pay
    .task = Pay tax when a tax card makes you.

story-51 =
    Mistress Sloe blots your receipt, and her eyebrows, the only soft thing about her, rise by a hair. "Well," she says. "Then bring me that ledger, and I shall read it."

    It is not lost. Barnaby Moth, a thin clerk from the harbour office, has been walking round your house since dark, and now he speaks to your gatepost. He was told to burn it. He could not; he ruled those pages himself. What he wants is five coins for a passage to anywhere, and not to be seen.

    So there is a sign. On a day when there are four in the harbour, not three and not five, leave the purse on the quay, and leave beside it one thing you had every right to carry off, so that he has something to kneel behind. Exactly four. He is a clerk. He will count.
    .name = Exactly Four
    .task = As the active player, with exactly four cards in the harbour, spend five coins and take one card fewer.

story-52 =
    No receipt, no hearing. Mistress Sloe looks through you as though you were a window and goes on reading what she has been given. In the town you are Wren's crew, and Wren is in the lock-up. There is a man on your corner, and another on your roof who thinks you have not noticed. Anything you do on a large scale, Ambrose Tull hears of before supper.

    "Do it small, then," says Nettle Quaye. "Shrimp. Nobody hunts shrimp."

    Let in one ship, or one stranger looking for work, and shut up shop for the day. No crowds. No luck pushed. Let them watch that, and yawn. Then do it again. A man who is paid by the week can stay awake for one dull evening but not for two, and there is a thin clerk at the harbour office who waits only until nobody is looking.
    .name = Nobody Hunts Shrimp
    .task = As the active player, stop with exactly one card in the harbour, twice.

story-53 = { $from ->
    [card-51]
        It goes like a clock. Four in the harbour, one purse, one bale; a thin shadow kneels to tie its shoe, and when it has gone there is a parcel, still warm from Barnaby Moth's shirt. The lighthouse ledger. Nine barrels paid for, seven delivered, quarter after quarter, and every seven has a curl at the foot like a pig's tail.

        Tonight it is the most dangerous book in the Indies, and you have it in the bread bin. The court does not sit until Monday. Tull has missed it already. You can tell by the running.

        Down the quay live three enormous brothers by the name of Tybuk, who are gentle with cats and have never lost anything they were asked to sit on. They want two coins, for sausages. See that whoever keeps the watch with you adds up to three swords.
   *[card-52]
        Two dull evenings. On the second the man on your roof begins to snore, and towards midnight something slides under your door, with a note in a clerk's neat hand. "I ruled these pages myself. Please be kind to them. B. Moth." The lighthouse ledger. Nine barrels paid for, seven delivered, quarter after quarter, and every seven has a curl at the foot like a pig's tail.

        So much for lying low. The court does not sit until Monday, and by breakfast Tull will have missed the most dangerous book in the Indies, which you keep in the bread bin.

        Down the quay live three enormous brothers by the name of Tybuk, who are gentle with cats and have never lost anything they were asked to sit on. They want two coins, for sausages. See that whoever keeps the watch with you adds up to three swords.
}
    .name = The Tybuk Brothers
    .task = Have three swords and spend two coins.

story-54 = { $from ->
    [card-51]
        Barnaby Moth waited. There were three in the harbour, and five, and once, for a moment, six, but never four and a purse. A clerk's courage keeps about as long as milk. He has gone back to his stool, and the ledger has gone aboard the Punctual, to the harbour master's own cabin.

        So have the treasury, the good silver and Ambrose Tull's winter coat. He means to be away before the court sits on Monday. But there is one deep channel through the Comb, forty yards across, and Hannah Pike has been out to look at it. Six lighters, chained beam to beam, would sit in it like a cork.

        Her dockers will do it for love. What they cannot do is sit out there for three nights on love. Send a cargo of bread and a cask of rum, and let Hannah do the pouring.
   *[card-52]
        You meant to lie low. But harbours fill up, and ships came in that it would have been a sin to turn away, and there was singing. By Thursday there were four men on your roof. A thin clerk with a parcel under his coat looked up, saw them, and walked on. Now the ledger is aboard the Punctual.

        So are the treasury, the good silver and Ambrose Tull's winter coat. He means to be away before the court sits on Monday. But there is one deep channel through the Comb, forty yards across, and Hannah Pike has been out to look at it. Six lighters, chained beam to beam, would sit in it like a cork.

        Her dockers will do it for love. What they cannot do is sit out there for three nights on love. Send a cargo of bread and a cask of rum, and let Hannah do the pouring.
}
    .name = A Cork for the Comb
    .task = Spend one Bread and one Rum.

story-55 =
    The court sits in the customs hall with the windows open, since half the town wants to listen and the other half is holding it up to see. On one side stands Isaura Wren. On the other sits Ambrose Tull, in clean cuffs. Between them lies a ledger with too few barrels in it.

    "A forgery," he says sorrowfully. "By pirates." There is a silence, because it is a point.

    Mistress Sloe looks at you over her spectacles. She has your tax receipt before her; she can enter this book in evidence, if people of standing will swear to it and stake what they stand to lose. Three coins, for the stamp. And three crowns: your good name, set down next to the ledger, where everybody can see how small a heap it makes and guess how long it took.
    .name = On Your Good Name
    .task = Spend three crowns and three coins.

story-56 =
    The court sits in the customs hall, and it is going badly. The ledger is on the table. But Mistress Sloe has no tax receipt of yours, and she has her rule. She turns the pages with the end of her pen, as if they might be damp.

    "These people," says Ambrose Tull, quite kindly, "have never in their lives brought anything to Port Royal. They only take." It is not a large lie. It is just large enough to stand on.

    So knock it from under him. Fit out a voyage honestly, send out those it asks for, and bring something home: complete an expedition, and lay it before the court with the log. Auditors know little of courage. But a thing that was fetched from far away and then entered in the right column has been known to bring tears to their eyes.
    .name = In the Right Column
    .task = Have one completed expedition.

story-57 =
    Mistress Sloe has your receipt, and she believes you. She says so while she sharpens her pen. "But I cannot write down what I believe. You have no ledger. Show me that man's hand on a payment to Ares. And show me twice, so that nobody can call it chance."

    Hezekiah Binns asks what the harbour master's sevens look like. You draw one, with the curl at the foot, like a pig's tail. He sits down. He has met that pig before. At the back of their books of rituals the raiders keep accounts, so much received on such a day; and being careful people, they made the payer write the sum himself.

    One book might be anybody's. Two, from two different ships, unpicked and laid side by side on a folding desk, would be Ambrose Tull.
    .name = Two Books, One Hand
    .task = Spend two Books of Rituals.

story-58 =
    No receipt, no ledger, no witness. Mistress Sloe is sorry, and she at least does not say so. She can read only what is in the books, and in the books the lighthouse owes ten coins for oil, and its keeper ran away from the debt.

    Tam works at that for a whole evening. Then he puts down the chalk. "If there is a debt," he says, "and somebody pays it, the harbour has to hand over the oil." Behind the bars of the lock-up, Wren begins to laugh.

    Because there is no oil. It went to Ares, as money. But if you stood up in the market and paid the lighthouse debt yourselves, ten coins, one by one, before the whole town, then Ambrose Tull would have to roll out the barrels. Or else explain to everybody at once where they are.
    .name = The Lighthouse Debt
    .task = Spend ten coins.

story-65 = { $last ->
    [card-55]
        Sworn, stamped, entered. Mistress Sloe reads out the oil, barrel by barrel, and by the third quarter Tull's chair is empty. He gets as far as the Comb. With no light to steer by, the Punctual sits down on the reef with the treasury in her lap.

        Unpaid, the brown sails are gone by morning.

        At dusk nine barrels go up to the point, all nine, for the first time in six years. Everybody has come: Dorcas with the terrible stew, Nettle, dripping, and Father Ignace, who says that he can hear the sea. Tam takes the brass key from round his neck. Wren closes his fingers on it. Then she looks at her whole class as if you had got a sum right at last and she had never doubted it.

        "Well?" she says. "It will not light itself."

        Two long. The harbour holds its breath. One short.
    [card-56]
        Mistress Sloe reads your log to the last entry, blows her nose, and opens the ledger at page one. Tull does not wait for page two. He gets as far as the Comb, where the Punctual, with no light to steer by, sits down on the reef.

        Unpaid, the brown sails are gone by morning.

        At dusk nine barrels go up to the point, all nine, for the first time in six years. Everybody has come: Dorcas with the terrible stew, Nettle, dripping, and Father Ignace, who says that he can hear the sea. Tam takes the brass key from round his neck. Wren closes his fingers on it. Then she looks at her whole class as if you had got a sum right at last and she had never doubted it.

        "Well?" she says. "It will not light itself."

        Two long. The harbour holds its breath. One short.
    [card-57]
        Two pages, two ships, one pig's tail. Mistress Sloe lays down her pen, and Tull is already running. The Punctual gets as far as the channel, where Hannah Pike waits with six lighters, a chain, and her arms folded.

        Unpaid, the brown sails are gone by morning.

        At dusk nine barrels go up to the point, all nine, for the first time in six years. Everybody has come: Dorcas with the terrible stew, Nettle, dripping, and Father Ignace, who says that he can hear the sea. Tam takes the brass key from round his neck. Wren closes his fingers on it. Then she looks at her whole class as if you had got a sum right at last and she had never doubted it.

        "Well?" she says. "It will not light itself."

        Two long. The harbour holds its breath. One short.
   *[card-58]
        You count ten coins on to a fish barrel, and the whole town counts along. "Now the oil," says Tam. Tull is so very sorry that he runs. The Punctual gets as far as the channel, where Hannah Pike waits with six lighters and her arms folded.

        Unpaid, the brown sails are gone by morning.

        At dusk nine barrels go up to the point, all nine, for the first time in six years. Everybody has come: Dorcas with the terrible stew, Nettle, dripping, and Father Ignace, who says that he can hear the sea. Tam takes the brass key from round his neck. Wren closes his fingers on it. Then she looks at her whole class as if you had got a sum right at last and she had never doubted it.

        "Well?" she says. "It will not light itself."

        Two long. The harbour holds its breath. One short.
}
    .name = Two Long, One Short

story-lost-5 =
    The Punctual leaves on the tide, to the minute, low in the water with other people's money. Mistress Sloe closes the last book, squares it with the edge of the desk, and writes: not proven. She is not a woman who likes the words.

    She stops beside you on the steps. "The Crown allows me to reopen an account once," she says. "I have been known to miscount how often once is." And she drops something into your hand, a few coins, wrapped in a page of figures. From the lock-up window comes a tapping on the bars. Two long, one short. Wren is not crying. She is setting you homework.
    .name = Not Proven

## What a personality or an event gives, within its text

pr-value-coins = { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
pr-value-crowns = { $value ->
    [one] { $value } crown
   *[other] { $value } crowns
}
pr-value-swords = { $value ->
    [one] { $value } sword
   *[other] { $value } swords
}

## Personalities

personality-grace-may = Grace "Kid" May
    .about = She fell out of three crow's nests before she was nine and landed every time on something profitable.
    .ability = When you let a second ship of a colour into your own harbour and lose it, gain { pr-value-coins } if there are at most 4 cards there, the new ship included.
personality-samuel-blackguard = Samuel Blackguard
    .about = He has never been seen to steal anything, and he would like you to notice how carefully that is put.
    .ability = Gain { pr-value-coins } once, when this ability is unlocked.
personality-jacques-grandeur = Jacques Grandeur
    .about = He has named two islands after himself and is looking for a third, with a better view.
    .ability = Gain { pr-value-crowns } for each expedition you complete.
personality-lady-anne = Lady Anne
    .about = People lower their wages when she smiles and find out on the stairs that they have done it.
    .ability = As a Mademoiselle: every person you hire costs you { pr-value-coins } less.
personality-jean-blackbeard = Jean Blackbeard
    .about = The beard is dyed, the cutlass is not for show, and he will discuss only one of the two.
    .ability = As a Sailor: you have { pr-value-swords } more.
personality-pirate-mary = Pirate Mary
    .about = She can price a fleet at a glance and has never liked an empty horizon.
    .ability = At the beginning of your take step, gain { pr-value-coins } if there are at least 3 ships in the harbour, once per turn.
personality-don-ferdinando = Don Ferdinando
    .about = He gives money away as if it were something he had stepped in, and collects compliments instead.
    .ability = As a Red Trader, but with a crown: gain { pr-value-crowns } when you take a Frigate.
personality-peter-landman = Peter "Snug" Landman
    .about = He went to sea once, disliked it, and has let it come to him ever since.
    .ability = As a Green Trader: gain { pr-value-coins } more when you take a Skiff.
personality-officer-scott = Officer Scott
    .about = He salutes everything that floats, and keeps a list of it.
    .ability = As an Admiral, but with { pr-value-coins }: gain { pr-value-coins } at the beginning of your take step if there are at least 5 cards in the harbour.
personality-thomas-fishborn = Thomas Fishborn
    .about = He says that he was born in a net, and he still looks at every day as if something might be swimming under it.
    .ability = As a Scout: once per turn, in phase 1 of your own turn, look at the top 3 cards of the draw pile, discard two of them and put one back on top.

## Events

adventure-event-away-with-them = Away with Them
    .text = In phase 1 the active player gains { pr-value-coins } for each Pinnace repelled, and may repel one even if no Pinnace lies in the harbour.
adventure-event-prestigious-flutes = Flutes Are Prestigious
    .text = In phase 2 every player gains { pr-value-crowns } for each Flute taken, whether for its income or to keep it as a good.
adventure-event-joined-forces = Joined Forces
    .text = In phase 1 the active player repels ships with the swords of all players.
adventure-event-market-day = Market Day
    .text = In phase 2 every hire costs { pr-value-coins } less, for all players.
adventure-event-good-prices = Good Prices
    .text = In phase 2 every player gains { pr-value-coins } more for the first ship they take for its income.
adventure-event-poor-box = Poor Box
    .text = Now whoever has the fewest coins gains { pr-value-coins }.
adventure-event-royal-envoy = Royal Envoy
    .text = Now whoever has the fewest crowns gains { pr-value-crowns }.
adventure-event-long-watch = Long Watch
    .text = In phase 1 the active player must have 3 cards in the harbour before stopping, and then gains { pr-value-coins }.
adventure-event-thick-fog = Thick Fog
    .text = In phase 1 the active player cannot repel ships.
adventure-event-open-wharf = Open Wharf
    .text = In phase 2 the players who are not active pay the active player no coin for what they take.
adventure-event-alms-day = Alms Day
    .text = Now every player with a Priest gains { pr-value-coins }; a Jack of All Trades or a personality does not count.
adventure-event-muster = Muster
    .text = Now every player with at least 2 swords gains { pr-value-coins }.
adventure-event-audience = Audience
    .text = In phase 2 the active player may pay 3 coins for { pr-value-crowns }.
adventure-event-quiet-week = Quiet Week
    .text = Now the active player gains { pr-value-coins }.
adventure-event-month-end = Month's End
    .text = Now the book tells how it goes on: a new page and a new task, or the end of the chapter.
adventure-event-month-end-variant = Month's End
    .text = Now every player may pay { pr-value-coins } to take the next cube off their personality.

## Goods

good-bread = Bread
good-rum = Rum
good-herbs = Herbs
good-book-of-rituals = Book of Rituals
