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
    .task = Spend two Ares prizes.

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
    .task = Have two swords and spend two Ares prizes.

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
