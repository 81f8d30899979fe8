# Learn in five minutes: what the guide of each lesson says, a message a step.

learn-guide = Průvodce
learn-lead = První hra s průvodcem a s pevně danými kartami: dělej, co říká papoušek, a uvidíš proč. Potom hraješ dál po svém.
learn-others = Všechny lekce
learn-next = Dál
learn-back = Zpět
learn-again = Ještě jednou
learn-play = Hrát dál po svém
learn-count = { $number } z { $count }
learn-do = Teď: { $what }
learn-remark-other = Dobrý nápad a pravidla ho dovolují. Tahle lekce ale pluje jinudy:
learn-remark-closed = Teď ještě ne. Na řadě je tohle:
refuse-lesson = Lekce „{ $name }“ neexistuje.

## Port Royal

learn-about-port-royal-classic = Celá základní hra: odkrývat, včas skončit, vzít si kartu; šavle, expedice a co dělají ostatní ve tvém tahu.
learn-port-royal-classic-welcome = Vítej v Port Royalu! Začínáš se třemi mincemi. Najímej postavy, dokud nemáš 12 bodů vlivu: tím hra končí.
learn-port-royal-classic-draw = Ve svém tahu nejdřív odkrýváš karty z balíčku, jednu po druhé, kolik si troufneš. Odkryj první.
learn-port-royal-classic-ship = Loď! Kdo si ji vezme, dostane tolik mincí, kolik na ní vidíš: dvě. Nejdřív se ale podíváme, co ještě připluje.
learn-port-royal-classic-person = Námořník. Stojí 3 mince, přináší 1 bod vlivu a šavli, která se ti bude hodit. Ještě jednu kartu!
learn-port-royal-classic-stop = Dvě lodě různých barev: všechno v pořádku. Druhá loď barvy, která už tu je, by tě připravila o celý přístav, tak skonči, dokud je dobře.
learn-port-royal-classic-hire = Teď si vezmeš jednu kartu: loď, která dá mince, nebo postavu, za kterou zaplatíš. Námořník je tvůj za všechny tři mince.
learn-port-royal-classic-paid = Bonny si bere loď z tvého přístavu a platí ti za to jednu minci. Plný přístav se hostiteli vyplatí! Teď je na tahu ona.
learn-port-royal-classic-guest = Teď jsi host ty: vezmi si jednu kartu z přístavu, který odkryla Bonny. Loď přinese 2 mince, jednu z nich dostane ona.
learn-port-royal-classic-again = Znovu tvůj tah. Tvůj Námořník má šavli: podíváme se, k čemu je.
learn-port-royal-classic-admit = Tahle loď má jednu šavli, takže ji ta tvoje může odrazit. Zatím ale neškodí a dává minci: pusť ji do přístavu.
learn-port-royal-classic-more = V přístavu je pořád prázdno. Odkryj další kartu.
learn-port-royal-classic-repel = Druhá loď stejné barvy! Bez šavle přijdeš o všechno. Odraz ji: šavle se nikdy nespotřebují.
learn-port-royal-classic-dare = Ještě jednu? Tvoje šavle zastaví jen loď s jednou šavlí. Riskni to, jen pro tentokrát.
learn-port-royal-classic-bust = Pět šavlí a ta barva už tu byla: krach! Přístav je pryč a tvůj tah končí s prázdnou. Teď sleduj, co dělá Bonny.
learn-port-royal-classic-expedition = Vedle přístavu leží expedice. Kdo odevzdá dva Osadníky, které ukazuje, nechá si ji: přinese víc vlivu a k tomu mince. Splnit ji může každý ve svém tahu.
learn-port-royal-classic-colours = Lodě čtyř barev! Proto si Bonny bere dvě karty místo jedné; za všech pět barev by byly tři.
learn-port-royal-classic-last = Zbývají dvě lodě a jedna je tvoje, jako vždy za minci, kterou dostane Bonny.
learn-port-royal-classic-end = To je celá hra! Jakmile má někdo 12 bodů vlivu, kolo se dohraje a vyhrává nejvíc vlivu. Tvůj vlastní stůl čeká.
