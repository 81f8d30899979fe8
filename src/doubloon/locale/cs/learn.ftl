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
learn-port-royal-classic-more = V přístavu toho pořád moc není. Odkryj další kartu.
learn-port-royal-classic-repel = Druhá loď stejné barvy! Bez šavle přijdeš o všechno. Odraz ji: šavle se nikdy nespotřebují.
learn-port-royal-classic-dare = Ještě jednu? Tvoje šavle zastaví jen loď s jednou šavlí. Riskni to, jen pro tentokrát.
learn-port-royal-classic-bust = Pět šavlí a ta barva už tu byla: krach! Přístav je pryč a tvůj tah končí s prázdnou. Teď sleduj, co dělá Bonny.
learn-port-royal-classic-expedition = Vedle přístavu leží expedice. Kdo odevzdá dva Osadníky, které ukazuje, nechá si ji: přinese víc vlivu a k tomu mince. Splnit ji může každý ve svém tahu.
learn-port-royal-classic-colours = Lodě čtyř barev! Proto si Bonny bere dvě karty místo jedné; za všech pět barev by byly tři.
learn-port-royal-classic-last = Zbývají dvě lodě a jedna je tvoje, jako vždy za minci, kterou dostane Bonny.
learn-port-royal-classic-end = To je celá hra! Jakmile má někdo 12 bodů vlivu, kolo se dohraje a vyhrává, kdo má nejvíc vlivu. Tvůj vlastní stůl čeká.

learn-about-port-royal-set-sail = Kramáři, kteří si lodě nechávají, a kratší závod o 8 bodů vlivu. Pro ty, kdo znají základní hru.
learn-port-royal-set-sail-welcome = „Napněte plachty!“ je Port Royal, jen rychlejší: žádné expedice a hru končí 8 bodů vlivu. První kolo je za vámi a máš pět mincí.
learn-port-royal-set-sail-draw = Odkryj kartu, jak to znáš.
learn-port-royal-set-sail-wholesaler = Červený kramář! Kdo ho najme, červené lodě si nechává, místo aby je odkládal. Podíváme se ještě na jednu kartu.
learn-port-royal-set-sail-passenger = Cestující nic neumí, ale dává 2 body vlivu za 4 mince. Pěkný přístav: tady skonči.
learn-port-royal-set-sail-hire = Cestující, nebo Kramář? Kramář se bude vyplácet pořád: najmi ho za 4 mince.
learn-port-royal-set-sail-tuck = Bonny má v přístavu červenou loď, jako stvořenou pro tvého Kramáře. Vezmi si ji, jako vždy za minci.
learn-port-royal-set-sail-tucked = Máš mince a loď leží pod Kramářem: do konce hry tam platí za 1 bod vlivu.
learn-port-royal-set-sail-end = Pozor na daně: kdo má 9 a víc mincí, nechá si jen 8. A teď si pro svých 8 bodů vlivu dojdi!

learn-about-port-royal-gambler = Jedna nová karta do základní hry: čtyři karty naráz, všechno, nebo nic.
learn-port-royal-gambler-welcome = Do balíčku základní hry přibyli čtyři Karbaníci. Odkryj kartu: třeba některý hledá práci.
learn-port-royal-gambler-stop = Tady je. Skonči a najmi ho.
learn-port-royal-gambler-hire = Stojí 4 mince a od příštího tahu hraje za tebe.
learn-port-royal-gambler-gamble = Tvůj tah. Jednou za tah Karbaník odkryje čtyři karty naráz a žádnou loď mezi nimi nejde odrazit. Máš dnes štěstí?
learn-port-royal-gambler-luck = Dvě lodě různých barev a dvě postavy: vyšlo to! Dvě lodě stejné barvy by tě stály všechno.
learn-port-royal-gambler-two = Po jedné už teď odkrývat nemůžeš, ale odvaha se platí: bereš si o kartu víc. Nejdřív loď, kvůli mincím.
learn-port-royal-gambler-second = A teď Obchodník: za každou červenou loď, kterou si vezmeš, přidá minci.
learn-port-royal-gambler-end = To je Karbaník: žádné šavle, žádné couvání, zato o kartu víc. Kdo má dva, smí použít oba.

learn-about-port-royal-contracts = Čtyři kontrakty na stole a tři kostičky pro každého: splň, co žádají, a získej mince a vliv.
learn-port-royal-contracts-welcome = V téhle hře leží na stole od začátku do konce čtyři kontrakty. Každý něco žádá a tomu, kdo ho splní, zaplatí: čím dřív, tím víc.
learn-port-royal-contracts-cubes = Máš tři kostičky, takže můžeš splnit tři kontrakty. Modrého Obchodníka už máš. Odkryj kartu!
learn-port-royal-contracts-trader = Další Obchodník! „Král obchodníků“ chce právě dva: to si zapamatuj. Odkrývej dál.
learn-port-royal-contracts-colours = „Malý hazardní hráč“ chce lodě tří barev ve tvém přístavu, dvakrát za hru. První barva už tu je.
learn-port-royal-contracts-third = Dvě barvy. Troufneš si na další kartu?
learn-port-royal-contracts-now = Třetí barva! Některé kontrakty se musí využít hned, nebo vůbec. Polož kostičku na první políčko; podruhé bude kontrakt splněný.
learn-port-royal-contracts-stop = Kostička teď patří tomuhle kontraktu, ať se s přístavem stane cokoli. Štěstí stačilo: skonči.
learn-port-royal-contracts-hire = Najmi Obchodníka za svoje tři mince.
learn-port-royal-contracts-claim = Dva Obchodníci: přesně to chce „Král obchodníků“. Zůstanou u tebe; jen kontrakt splň a vezmi si mince z prvního volného políčka.
learn-port-royal-contracts-end = Tři mince! Druhý splněný kontrakt přinese i 1 bod vlivu, třetí ještě 2.
learn-port-royal-contracts-crew = V balíčku jsou i nové tváře: Kupci dávají kartu navíc, Kanonýři a Viceadmirálové mince za plný přístav. Hraj dál a poznej je!

learn-about-port-royal-contracts-coop = Všichni společně proti času: splňte každý kontrakt dřív, než dojde poslední časová karta.
learn-port-royal-contracts-coop-welcome = Ty a Bonny jste teď tým a máte pět kontraktů pro dva. Jakmile každý z nich někdo z vás splní, vyhráli jste.
learn-port-royal-contracts-coop-aside = Časový balíček říká, kolik tahů zbývá. Kdo si věří, odloží karty už před hrou: míň tahů, ale lepší hodnost za výhru. Odlož jednu.
learn-port-royal-contracts-coop-enough = Jedna na první plavbu stačí. Vyplouváme.
learn-port-royal-contracts-coop-time = První karta každého tahu je z časového balíčku. Odkryj ji: čas běží.
learn-port-royal-contracts-coop-jinx = Podívej se na kontrakt „Smolař“: chce tah, který skončí krachem. Tak pro jednou doufej ve smůlu!
learn-port-royal-contracts-coop-claim = Druhá loď té barvy: přístav je pryč, a přesně to „Smolař“ chce. Splň ho teď, jinak je šance pryč.
learn-port-royal-contracts-coop-one = Jeden kontrakt z pěti je splněný, pro celý tým. Kdo z vás splní ostatní, je jedno, ale každý má jen tři kostičky.
learn-port-royal-contracts-coop-end = Když na začátku tahu dojde časový balíček a nějaký kontrakt ještě čeká, prohráli jste. Domluvte se, kdo co udělá, a hodně štěstí!

learn-about-port-royal-adventure = Příběh o pěti kapitolách: osobnosti, události, úkoly, koruny a Piráti Ares.
learn-port-royal-adventure-be = „Dobrodružství začíná“ je příběh o pěti kapitolách. Nejdřív si zvol, kdo jsi: s kolika mincemi začínáš a jakou schopnost máš, zatím zamčenou. Buď Samuel Blackguard.
learn-port-royal-adventure-task = Kniha vykládá úkol. Tenhle chce odevzdat dvě lodě Pirátů Ares: kdo je první, dostane mince, a každý, kdo ho splní, korunu.
learn-port-royal-adventure-event = Každý tah začíná událostí. „Klidný týden“ ti právě přinesl minci. Teď odkryj kartu.
learn-port-royal-adventure-ares = Piráti Ares! Je to šestá barva lodí a vezou zboží. Skonči, než druhá taková všechno zkazí.
learn-port-royal-adventure-take = Vezmi si tu loď.
learn-port-royal-adventure-keep = Můžeš si vzít minci, nebo nechat loď jako zboží: byliny. Úkol takové lodě chce, tak si ji nech.
learn-port-royal-adventure-second = Bonny odkrývá další a nechává ji ležet! Vezmi si ji.
learn-port-royal-adventure-again = Nech si i tuhle. Minci pro hostitelku zaplatíš ze svého.
learn-port-royal-adventure-fulfil = Dvě lodě Pirátů Ares: úkol můžeš splnit, kdykoli si bereš karty, i když je na tahu Bonny.
learn-port-royal-adventure-door = Kostička z tvých dveří leží na úkolu: to odemklo schopnost a přineslo 2 mince. Další úkoly uvolňují okna; koruny dávají vliv.
learn-port-royal-adventure-month = Když události dojdou, končí měsíc a kniha jde dál: podle toho, co jste dokázali, s tím nebo oním úkolem.
learn-port-royal-adventure-end = Konec přijde s 12 body vlivu a aspoň dvěma splněnými úkoly. Všechno ostatní je jako v základní hře. Příběh čeká!

learn-about-port-royal-adventure-coop = Tentýž příběh jako tým: co společně potřebujete, abyste kapitolu vyhráli, a jak končí měsíc.
learn-port-royal-adventure-coop-welcome = Ty a Bonny prožíváte příběh bok po boku. Každý má svou osobnost: buď Samuel Blackguard.
learn-port-royal-adventure-coop-goal = Kapitolu vyhrajete, když každý úkol někdo splní; a společně potřebujete kostičky na úkolech a vliv, kolik říká poslední stránka. Tady je první úkol.
learn-port-royal-adventure-coop-draw = Chce dvě lodě Pirátů Ares. Odkryj kartu!
learn-port-royal-adventure-coop-stop = Jedna je tady. Skonči.
learn-port-royal-adventure-coop-take = Vezmi si ji.
learn-port-royal-adventure-coop-keep = Nech si ji jako zboží, kvůli úkolu. Dávat si nic nesmíte, takže obě musí nasbírat jen jeden z vás.
learn-port-royal-adventure-coop-second = Bonny myslí na tým: bere si Námořníka a piráty nechává tobě.
learn-port-royal-adventure-coop-again = Nech si i tuhle.
learn-port-royal-adventure-coop-fulfil = Teď úkol splň.
learn-port-royal-adventure-coop-month = Události došly: měsíc je u konce a kniha vykládá další úkol. S každým měsícem se blíží konec kapitoly.
learn-port-royal-adventure-coop-end = Až to kniha řekne, kapitola hned končí a tým vyhrál, nebo prohrál. Prohra? Zkusíte to znovu s pár mincemi navíc. Šťastnou plavbu!

learn-about-port-royal-adventure-open = Dobrodružství bez knihy: všechny jeho karty a čtyři úkoly hned od začátku.
learn-port-royal-adventure-open-be = Všechny karty dobrodružství, ale žádná kniha: na večer bez příběhu. Zvol si, kdo jsi.
learn-port-royal-adventure-open-tasks = Čtyři úkoly leží vyložené a zůstanou. Plň je v libovolném pořadí, každý jednou.
learn-port-royal-adventure-open-draw = Událost ti dala minci. Odkryj kartu!
learn-port-royal-adventure-open-stop = Kapitán: právě toho chce jeden z úkolů. Skonči.
learn-port-royal-adventure-open-hire = Najmi Kapitána.
learn-port-royal-adventure-open-fulfil = Úkol chce jen to, aby Kapitán byl mezi tvými kartami: zůstane ti. Splň ho.
learn-port-royal-adventure-open-cubes = Kostička z tvých dveří leží na úkolu a schopnost je odemčená. Na konci měsíce se jde kostičky zbavit i za 10 mincí.
learn-port-royal-adventure-open-end = Dvě kostičky pryč a 12 bodů vlivu: pak začíná poslední kolo. Tak vzhůru!

## Buccaneer

learn-about-buccaneer-standard = Piráti jeden na druhém: staň se kapitánem posádky, přepadni loď, plať žold, děl kořist.
learn-buccaneer-standard-welcome = Lodě na obzoru! Propluje jich patnáct, vždy po třech. Přepadej je kvůli dukátům a kořisti: na konci vyhrává, kdo má nejvíc dukátů.
learn-buccaneer-standard-crew = Loď ukazuje, co veze a kolik pirátů je třeba. Tahle veze 18 dukátů, truhlu a dýku a chce čtyři. Máš pět pirátů a žádný to nezvládne sám.
learn-buccaneer-standard-take = V tahu buď přesuneš sloupek, nebo přepadneš loď. Přesuň: vyber svého piráta s dvojkou.
learn-buccaneer-standard-onto = Postav ho na cizího piráta, nikdy na vlastního. Kdo je nahoře, je kapitán! Vyber dvojku, kterou má Bonny.
learn-buccaneer-standard-captain = Velíš posádce o dvou. Ani ostatní nezaháleli. Vyber znovu svoji posádku.
learn-buccaneer-standard-grow = Postav celý sloupek na posádku, které velí Bonny: pak pod tebou poplují čtyři piráti.
learn-buccaneer-standard-ready = Tvou posádku nikdo nepřekryl: pořád jí velíš a čtyři stačí. Vyber ji.
learn-buccaneer-standard-board = A teď do útoku!
learn-buccaneer-standard-loot = Kapitán si vybírá z kořisti; druhý kus dostane první důstojník, majitel druhého piráta shora. Nejvíc má cenu truhla.
learn-buccaneer-standard-wages = 18 dukátů pro tebe; ale za každého cizího piráta šel žold, který je na něm napsaný, celkem 8 dukátů. Všichni piráti se vrátili domů a loď je pryč.
learn-buccaneer-standard-mutiny = Pozor: kdo má ve tvé posádce tři nebo víc pirátů, může ve tvém tahu vyvolat vzpouru. Pak s ní musíš přepadnout loď, i se ztrátou.
learn-buccaneer-standard-end = Po patnácté lodi se počítá kořist: kdo má nejvíc jednoho druhu, dostane jeho hodnotu, a každý jiný kus platí dukát. Teď velíš ty!

## Merchants & Marauders

learn-about-merchants-standard = Čtyři kola v roli kapitána: nakup a prodej, potkej piráta, naplň truhlu, přepadni kupce.
learn-merchants-standard-captain = Jsi Frances Wright z Nassau. Dovednosti říkají, kolika kostkami házíš; každá lebka je úspěch.
learn-merchants-standard-ship = Hbitá šalupa, nebo prostorná flauta? Chceme obchodovat: vezmi si flautu, má místo pro čtyři kusy zboží.
learn-merchants-standard-aim = Tvůj cíl je 10 bodů slávy. Dávají je dobré prodeje, vyhrané bitvy, bohatá přepadení, mise a zvěsti; a taky zlato v truhle doma.
learn-merchants-standard-event = Každé kolo začíná událostí. Tahle přivede do Nassau pirátskou šalupu. To už tu raději nebudeme!
learn-merchants-standard-port = V tahu máš tři akce: plavbu, průzkum, nebo přístavní akci. Kotvíš v domovském přístavu: proveď přístavní akci.
learn-merchants-standard-market = Zboží, které přístav žádá, se v něm nikdy nedá koupit. Podívej se, co je na trhu.
learn-merchants-standard-buy = Třikrát cukr! Čím víc stejného, tím levněji: po jednom zlaťáku. A Tortuga, hned vedle, cukr žádá. Kup jeden, ostatní přinesu já.
learn-merchants-standard-leave = Naloženo. Druhá akce: vypluj z přístavu na moře u Nassau.
learn-merchants-standard-sail = Třetí: pluj k Tortuze. Pak jsou na tahu ostatní.
learn-merchants-standard-enter = Nové kolo, nová událost, tři nové akce. Vpluj do přístavu Tortuga.
learn-merchants-standard-ashore = Proveď přístavní akci.
learn-merchants-standard-sell = Zboží vynese 3 zlaťáky, žádané 6. Prodej všechen cukr.
learn-merchants-standard-glory = 18 zlaťáků! A tři kusy žádaného zboží v jednom prodeji jsou bod slávy. S každým bodem přijde i karta slávy: překvapení, nebo specialisté.
learn-merchants-standard-out = Teď se zlatem domů. Nejdřív na moře.
learn-merchants-standard-home = Událost slibuje zlato za poražené piráty. Pluj k Nassau; ale kdo vpluje do oblasti s nepřátelskou lodí, může být vypátrán.
learn-merchants-standard-found = Našli nás! V prvním kole bitvy obě lodě jen střílejí. Obě strany hodí na manévr a vítěz pálí ze všech děl. Kartu k zahrání nemáš: jdeme na to!
learn-merchants-standard-board = Vyhráváš manévr a pirátovi ubyl muž. Teď střelba, abordáž, nebo útěk: zvol abordáž, ať rozhodnou posádky.
learn-merchants-standard-prize = Poražen! Další bod slávy a 10 zlaťáků. Můžeš si vzít i šalupu, ale flauta uveze víc. Nech si ji.
learn-merchants-standard-harbour = S 35 zlaťáky na palubě je rozumné být v přístavu. Vpluj do Nassau.
learn-merchants-standard-town = Proveď přístavní akci.
learn-merchants-standard-stash = Jen doma můžeš uložit zlato do truhly. Každých 10 zlaťáků je na konci bod slávy, nejvýš pět bodů. Ulož všechno.
learn-merchants-standard-hunt = Nové kolo. Poctivý obchod je jedna cesta ke slávě; tady je druhá. Vypluj na moře.
learn-merchants-standard-scout = V těchhle vodách pluje kupec. Vypátrej ho: stačí jeden úspěch.
learn-merchants-standard-raid = Pluje pod vlajkou Španělska. Když ho přepadneš, vypíše Španělsko odměnu za tvou hlavu a zavře ti přístavy. Dnes to riskneme.
learn-merchants-standard-swap = Tři karty: zlato, ale i zásah do trupu a dva úniky. Dva je tolik, kolik má flauta obratnost: kupec by unikl. Tvůj hod dovolí vyměnit jednu kartu: tuhle!
learn-merchants-standard-keep = 14 zlaťáků! Přepadení za 12 a víc je taky sláva. Loď dostala zásah, ale místo je: zboží si nech.
learn-merchants-standard-end = Tři body slávy a další tři v truhle. Jakmile má někdo 10, kolo se dohraje a vyhrává, kdo má nejvíc slávy. Karibik je tvůj!
