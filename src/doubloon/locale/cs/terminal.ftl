### The terminal: the table in a window of text, and the plain line mode.

## Who sits where

tui-kind-human = člověk
tui-kind-greedy = zkušený bot
tui-kind-random = náhodný bot
tui-kind-easy = snadný bot
tui-kind-medium = střední bot
tui-kind-hard = těžký bot
tui-kind-champion = mistrovský bot
tui-kind-search = hledající bot
tui-human-1 = Lodivod
tui-human-2 = Anna
tui-human-3 = Béďa
tui-human-4 = Cilka
tui-human-5 = Dan
tui-bot-1 = Bonny
tui-bot-2 = Morgan
tui-bot-3 = Rackham
tui-bot-4 = Teach
tui-bot-5 = Kidd
refuse-who = Míst u stolu je { $seats }, ale jmen hráčů { $count }.

## Figures

tui-coins = { $count ->
    [one] jedna mince
    [few] { $count } mince
   *[other] { $count } mincí
}
tui-repel = { $count ->
    [one] k odražení jedna šavle
    [few] k odražení { $count } šavle
   *[other] k odražení { $count } šavlí
}
tui-no-repel = odrazit nejde
tui-swords = { $count ->
    [0] žádné šavle
    [one] jedna šavle
    [few] { $count } šavle
   *[other] { $count } šavlí
}

## Port Royal: cards in a few words

tui-colour-yellow = žlutá
tui-colour-blue = modrá
tui-colour-green = zelená
tui-colour-red = červená
tui-colour-black = černá
tui-colour-ares = čajová
tui-letter-yellow = Ž
tui-letter-blue = M
tui-letter-green = Z
tui-letter-red = Č
tui-letter-black = K
tui-letter-ares = A
tui-does-trader = { $ship }: +1 mince
tui-does-settler = Dům pro expedice
tui-does-captain = Kotva pro expedice
tui-does-priest = Kříž pro expedice
tui-does-jack = Jakýkoli znak pro expedice
tui-does-sailor = Odráží lodě
tui-does-pirate = Odráží lodě
tui-does-mademoiselle = Najímáš o 1 levněji
    .full = Každá postava, kterou najmeš, tě stojí o 1 minci méně
tui-does-jester = 1 mince za krach či prázdný přístav
    .full = 1 mince za každý krach, a také když na tebe v cizím přístavu nic nezbude
tui-does-admiral = 2 mince za 5 a víc karet
    .full = 2 mince, pokud v přístavu leží 5 nebo víc karet, když přijdeš na řadu s braním
tui-does-governor = Bereš o 1 kartu víc
    .full = V každém přístavu si smíš vzít o jednu kartu víc
tui-does-wholesaler = { $ship }: zůstane jako vliv 1
tui-does-passenger = Jen vliv
tui-does-gambler = Jednou za tah 4 karty naráz
    .full = Jednou za tah smíš odkrýt 4 karty naráz, a když to není krach, vezmeš si o jednu kartu víc
tui-does-clerk = { $ship }: +1 karta
    .full = Když si bereš tuhle loď ({ $ship }), vezmi si o jednu kartu víc
tui-does-gunner = 1 mince za loď, kromě jedné
    .full = Mince za každou loď v přístavu kromě jedné, když přijdeš na řadu s braním
tui-does-vice-admiral = 1 mince za 3 či 4 karty
    .full = 1 mince, pokud v přístavu leží 3 nebo 4 karty, když přijdeš na řadu s braním
tui-does-scout = Prohlédne další 3 karty
    .full = Jednou ve svém tahu si smíš prohlédnout další 3 karty balíčku, dvě odložit a jednu nechat navrchu
tui-does-innkeeper = Koruna za 4 postavy; kupuje chléb a rum
    .full = Pokud v přístavu leží 4 postavy, když přijdeš na řadu s braním, získáš korunu a smíš prodat jeden chléb nebo rum
tui-does-tybuk = Odráží lodě
tui-does-ares-bonus = { $does }, 1 mince za lodě Ares
tui-does-gift = A mince pro někoho dalšího
tui-does-good = Nebo zboží: { $good }
tui-cargo-bread = Chléb
tui-cargo-rum = Rum
tui-cargo-herbs = Byliny
tui-cargo-book = Kniha
tui-does-tax = Od { $threshold } mincí přijdeš o polovinu
tui-does-tax-down = Vše nad { $keep } mincí
tui-sign-bread = { $count ->
    [one] chléb
    [few] { $count } chleby
   *[other] { $count } chlebů
}
tui-sign-settler = { $count ->
    [one] dům
    [few] { $count } domy
   *[other] { $count } domů
}
tui-sign-captain = { $count ->
    [one] kotva
    [few] { $count } kotvy
   *[other] { $count } kotev
}
tui-sign-priest = { $count ->
    [one] kříž
    [few] { $count } kříže
   *[other] { $count } křížů
}
tui-card-person = { $name }: cena { $cost }, vliv { $influence }. { $does }.
tui-card-fighter = { $name }: cena { $cost }, vliv { $influence }, { $swords }. { $does }.
tui-card-ship = { $name } ({ $colour }): { $coins }; { $swords }.
tui-card-ship-gift = { $name } ({ $colour }): { $coins }; { $swords }. { $does }.
tui-card-tax = { $name }: { $does }.
tui-crowns = { $count ->
    [one] jedna koruna
    [few] { $count } koruny
   *[other] { $count } korun
}
tui-card-expedition = { $name }. Žádá: { $needs }. Odměna: vliv { $influence } a { $coins }.

## Port Royal: the table in sentences

tui-harbour = Přístav:
tui-harbour-empty = Přístav je prázdný.
tui-knocking = Před přístavem:
tui-expeditions = Vyložené expedice:
tui-piles = Karet v balíčku: { $pile }, odložených: { $discard }.
tui-odds = Když táhne { $name }, další karta přinese krach s pravděpodobností { $percent } % ({ $fatal } z { $cards }).
tui-odds-mixed = Když táhne { $name }, další karta přinese krach s pravděpodobností { $percent } %.
tui-odds-none = { $name } se krachu bát nemusí: další karta ho nepřinese.
tui-knows-top = { $name } zná další kartu. { $face }
tui-top-known = Další kartu zná { $name }.
tui-scouted = { $name } si prohlíží další karty:
tui-player-free = { $name }: { $coins }, vliv { $influence }, { $swords }. { $display }
tui-player = { $name }: { $coins }, vliv { $influence } z { $goal }, { $swords }. { $display }
tui-display = Karty: { $list }.
tui-display-none = Nemá žádné karty.
tui-count = { $name } ×{ $count }
tui-stored = { $name } (u kramáře)

## Port Royal: contracts

tui-contracts = Kontrakty:
tui-contract = { $name }: { $asks }.
tui-asks-luminary = mnich a vtipálek
tui-asks-bruja = kapitán a slečna
tui-asks-maritime-supremacy = kapitán a viceadmirál
tui-asks-new-colony = osadník a kanonýr
tui-asks-trade-outpost = osadník a kupec
tui-asks-trade-master = 2 obchodníci
tui-asks-thrifty-staff = 4 postavy za 3 nebo méně
tui-asks-mercenary = 3 šavle
tui-asks-explorer = expedice
tui-asks-frigate-nemesis = vezmi si 3 fregaty bez mincí
tui-asks-galleon-nemesis = vezmi si 2 galeony bez mincí
tui-asks-tax-inspector = zaplať daň
tui-asks-jinx = přijď o svůj přístav
tui-asks-speculator = 3 barvy lodí ve tvém přístavu, dvakrát
tui-asks-major-speculator = 4 barvy lodí ve tvém přístavu
tui-asks-pirates-nest = odraz po jedné lodi každé z 5 barev
tui-asks-small-estate = vliv 12
tui-asks-ransom = zaplať 15 mincí
tui-gives-coins = Odměna: { $coins }.
tui-gives-nothing = Odměna: žádné mince.
tui-done-by = Splněno: { $names }.
tui-done-nobody = Zatím nesplnil nikdo.
tui-steps = { $name }: krok { $count } z { $of }.
tui-lacking = Chybí ({ $name }): { $list }.
tui-ready = { $name } má všechno potřebné.
tui-time = { $count ->
    [0] Tohle je poslední tah
    [one] V časovém balíčku zbývá jeden tah
    [few] V časovém balíčku zbývají { $count } tahy
   *[other] V časovém balíčku zbývá { $count } tahů
}, v bodovém balíčku { $score }; nesplněné kontrakty: { $open } z { $all }.
tui-cubes-free = { $count ->
    [0] Žádná volná kostička.
    [one] Jedna volná kostička.
    [few] { $count } volné kostičky.
   *[other] { $count } volných kostiček.
}
tui-kept = Pro Pirátskou pakáž: { $list }.
tui-ranks = Bodový balíček: { $score }. Hodnosti: { $list }.
tui-rank = { $name } od { $least }
tui-rank-landlubbers = suchozemské krysy
tui-rank-sailors = námořníci
tui-rank-pirates = piráti
tui-rank-captains = kapitáni
tui-rank-terror = postrach moří

## Port Royal: what is lacking

tui-lack-persons = { $count ->
    [one] { $name }
    [few] { $count } × { $name }
   *[other] { $count } × { $name }
}
tui-lack-swords = { $count ->
    [one] jedna šavle
    [few] { $count } šavle
   *[other] { $count } šavlí
}
tui-lack-influence = vliv { $count }
tui-lack-expeditions = expedice
tui-lack-cheap = { $count ->
    [one] jedna taková postava
    [few] { $count } takové postavy
   *[other] { $count } takových postav
}
tui-lack-goods = { $count ->
    [one] { $name }
    [few] { $count } × { $name }
   *[other] { $count } × { $name }
}
tui-lack-ares = { $count ->
    [one] ponechaná loď Ares
    [few] { $count } ponechané lodě Ares
   *[other] { $count } ponechaných lodí Ares
}
tui-lack-colour = { $name }
tui-lack-cube = kostička
tui-lack-moment = ta pravá chvíle

## Port Royal: The Adventure Begins

tui-good = { $good }
tui-tasks = Úkoly:
tui-task = Úkol { $code }, { $name }: { $asks }
tui-gives-task = Odměna: { $crowns }, pro prvního navíc { $coins }.
tui-gives-crowns = Odměna: { $crowns }.
tui-gives-first = Odměna pro prvního: { $coins }.
tui-chapter = Kapitola { $chapter }, { $name }, { tui-month }.
tui-open-book = Širé moře, { tui-month }.
tui-event = Událost: { $name }. { $text }
tui-event-none = Zatím žádná událost.
tui-calendar = Tento měsíc ještě přijde: { $list }.
tui-calendar-unknown = { $count ->
    [one] jedna neznámá událost
    [few] { $count } neznámé události
   *[other] { $count } neznámých událostí
}
tui-goal = K výhře: všechny úkoly splněné ({ $done } z { $tasks }), kostičky na úkolech { $cubes } z { $cubes-wanted }, společný vliv { $influence } z { $influence-wanted }.
tui-goal-short = k výhře: ★{ $count }, otevřené ∩ a ⚱
tui-goal-alone = K výhře: vliv { $count } a otevřené dveře i pohár.
tui-traveller = Osobnost: { $name }. Schopnost { $lock ->
    [locked] zamčená
   *[open] odemčená
}: { $ability }. { $fields }
tui-fields = Kostičky ještě tady: { $list }.
tui-fields-none = Všechny kostičky jsou sejmuté.
tui-field-door = dveře
tui-field-cup = pohár
tui-field-window = okno ({ $crowns })
tui-crowns-held = Koruny: { $crowns } z { $most } (vliv { $influence }).
tui-goods = Zboží: { $list }.
tui-can-grace-may = 2 mince za ztrátu malého přístavu
tui-can-samuel-blackguard = jednou 2 mince
tui-can-jacques-grandeur = 2 koruny za expedici
tui-can-lady-anne = najímá o 1 levněji
tui-can-jean-blackbeard = 1 šavle
tui-can-pirate-mary = mince za 3 lodě
tui-can-don-ferdinando = koruna za fregatu
tui-can-peter-landman = mince za bárku
tui-can-officer-scott = mince za 5 karet
tui-can-thomas-fishborn = prohlédne další 3 karty

## Port Royal: the table in the window

tui-title-contracts = KONTRAKTY
tui-title-tasks = ÚKOLY
tui-title-crew = POSÁDKA
tui-title-scouted = ZVĚD VIDÍ
tui-top = Další
tui-top-hidden = tajná
tui-turns-left = { $count ->
    [one] zbývající tah
    [few] zbývající tahy
   *[other] zbývajících tahů
}
tui-score-pile = bodový balíček { $score }
tui-contracts-open = nesplněno { $open } z { $all }
tui-brief-time = tahů { $time }, nesplněno { $open }/{ $all }
tui-heading-chapter = KAPITOLA { $chapter }
tui-heading-open = ŠIRÉ MOŘE
tui-month = { $last ->
    [0] měsíc { $month }
   *[other] měsíc { $month } z { $last }
}
tui-ahead = přijde
tui-lack = chybí: { $list }
tui-have-all = máš všechno

tui-progress = kapitola { $chapter } z { $all } { $marks }  vyhráno { $won }{ $defeats ->
    [0] {""}
    [one] , jedna prohra
    [few] , { $defeats } prohry za sebou
   *[other] , { $defeats } proher za sebou
}{ $coins ->
    [0] {""}
   *[other] , bonusové mince: { $coins }
}
tui-progress-signs = { $chapter }/{ $all } { $marks }{ $defeats ->
    [0] {""}
   *[other] {" "}✗{ $defeats }
}{ $coins ->
    [0] {""}
   *[other] {" "}+{ $coins }●
}
tui-no-campaign = Tenhle stůl k žádné kampani nepatří.
tui-title-expeditions = EXPEDICE
tui-pile = Balíček
tui-discard = Odložené
tui-bust = Krach
tui-bust-of = { $fatal } z { $cards }
tui-turn = { $count }. tah
tui-last-round = POSLEDNÍ KOLO
tui-harbour-calm = V přístavu je klid. Žádná karta neleží odkrytá.
tui-look-pile = Karet v dobíracím balíčku: { $pile }.
tui-look-take = Klávesa { $key } nebo Enter: { $what }.

## Choosing

tui-waiting = Přemýšlí { $name } ...
tui-over = Hra skončila.
tui-see-standing = Ukázat pořadí
tui-took-nothing = { $name } si tu nemůže nic vzít ani zaplatit.
tui-hint = Zkušený bot radí: { $what }.
tui-hint-none = Teď není z čeho vybírat.
tui-undone = Vzato zpět; vyber znovu.
tui-undo-agree = { $reason } Souhlasí ostatní?
tui-may = To teď jde: { $what }.

## Pages

tui-page-keys = Enter: dál   ↑, ↓: číst
tui-words-title = Stůl slovy
tui-campaign-title = Kampaň

## The story and its keys

tui-title-story = PŘÍBĚH
tui-keys-undo = zpět
tui-keys-hint = rada
tui-keys-view = popis
tui-keys-board = deska
tui-keys-campaign = kampaň
tui-keys-save = uložit
tui-keys-help = nápověda
tui-keys-quit = konec
tui-keys-hurry = rychleji
tui-key-space = mezerník

## Start

tui-welcome = D O U B L O O N
tui-welcome-sub = otevřený stůl pro pirátské hry
tui-setting-game = Hra
tui-setting-mode = Režim
tui-setting-mix = Přimíchat
tui-setting-end = Konec
tui-setting-chapter = Kapitola
tui-setting-people = Osobnosti
tui-setting-seats = Míst
tui-setting-seat = Místo { $number }
tui-value-mode-classic = Základní hra
tui-value-mode-set-sail = Napněte plachty!
tui-value-mode-contracts = Kontrakty
tui-value-mode-contracts-coop = Kontrakty, společně
tui-value-mode-adventure = Dobrodružství začíná
tui-value-mode-adventure-coop = Dobrodružství začíná, společně
tui-value-mode-adventure-open = Dobrodružství začíná, volně
tui-about-mode-classic = Odkrývej lodě a postavy, včas skonči a jako první získej 12 bodů vlivu.
tui-about-mode-set-sail = Malá krabička: méně karet, kramáři a závod o 8 bodů vlivu.
tui-about-mode-contracts = Základní hra se čtyřmi kontrakty; kdo je splní první, dostane zaplaceno.
tui-about-mode-contracts-coop = Společně, nebo sólo, proti času: splňte všechny kontrakty, než dojde časový balíček.
tui-about-mode-adventure = Kapitola z knihy, každý za sebe: dva splněné úkoly a 12 bodů vlivu.
tui-about-mode-adventure-coop = Kapitola z knihy, společně nebo sólo: splňte všechny úkoly, než skončí poslední měsíc.
tui-about-mode-adventure-open = Bez knihy, se všemi novými kartami a čtyřmi úkoly naráz, každý za sebe.
tui-value-chapter-1 = 1, { story-title-1.name }
tui-value-chapter-2 = 2, { story-title-2.name }
tui-value-chapter-3 = 3, { story-title-3.name }
tui-value-chapter-4 = 4, { story-title-4.name }
tui-value-chapter-5 = 5, { story-title-5.name }
tui-value-people-sheets = každý má jeden list se dvěma stranami
tui-value-people-draft = listy kolují a každý si vybere
tui-value-mix-set-sail = Napněte plachty!
tui-value-mix-gambler = Karbaník
tui-value-mix-contract-crew = Posádka
tui-value-end-standard = dosažením cílového vlivu
tui-value-end-expedition = dosažením cíle, s expedicí
tui-start-go = Vyplout!
tui-start-keys = Enter: vyplout  Tab: další  ←, →: změnit  Mezerník: zaškrtnout  Ctrl+Q: konec

## Save, quit, help, curtain

tui-save-where = Uložit tuhle hru jako
tui-saved = Uloženo: { $path }
tui-not-saved = { $path }: sem zapsat nejde; vyber jiné místo.
tui-save-exists = { $path } už existuje a není to tahle hra; vyber jiné jméno.
tui-dialog-keys = Enter: ano   Escape: ne
tui-quit-ask = Odejít od stolu? Co není uložené, bude ztraceno.
tui-quit-ask-kept = Odejít od stolu? Hra se uloží do { $path }.
tui-yes = Ano
tui-no = Ne
tui-curtain = Předej obrazovku dál: { $name }
tui-curtain-ready = Až budeš u obrazovky, stiskni Enter
tui-help-title = JAK SE HRAJE U TOHOTO STOLU
tui-help-close = Escape: zpět ke stolu   ↑, ↓: číst
tui-primer-port-royal =
    Ve svém tahu odkrýváš karty, dokud neskončíš; dvě lodě stejné barvy jsou krach a nemáš nic.
    Potom si bereš karty: loď přinese mince, postavu najmeš za její cenu.
    { $seats ->
        [1] Zbylé karty nikdo nebere: hraješ proti času.
       *[other] Nakonec si každý další smí vzít jednu ze zbylých a zaplatí ti za to minci.
    }
tui-primer-buccaneer =
    Ve svém tahu buď položíš svůj sloupek na cizí a staneš se jeho kapitánem, nebo přepadneš loď sloupkem, který má dost pirátů.
    Kapitán bere peníze a kořist a všem ostatním na palubě vyplatí žold.
    Potom jdou všichni domů.
    Když má loď dva druhy kořisti, ten druhý dostane první důstojník, tedy druhý shora.
tui-more-contracts =
    Kontrakty platí tomu, kdo je splní, ve vlastním tahu nebo při braní karet; některé se počítají jen ve chvíli, kdy to nastane.
    Každá tvoje kostička je na jeden kontrakt. Druhý přidá vliv 1, třetí ještě 2.
tui-more-contracts-coop =
    První karta každého tahu je z časového balíčku. Každá odložená karta znamená o tah méně, ale při výhře lepší hodnost.
tui-more-adventure =
    Tah začíná událostí; na konci měsíce { $mode ->
        [adventure-open] může každý zaplatit 10 mincí a odebrat kostičku.
       *[other] se kniha otevře na další stránce.
    }
    Za splněný úkol na něj položíš kostičku své osobnosti, zleva: dveře odemknou schopnost, okna dají koruny.
    Dvě koruny jsou vliv 1. Loď se zbožím si můžeš místo mincí nechat a odevzdat ji za úkol.
tui-help-keys =
    1 až 9, 0      zahrát tuhle možnost
    ↑, ↓           pohyb v seznamu; Enter vybere
    Tab, šipky     prohlížet karty a hráče; Enter bere nebo přepadá
    Myš            klepni na kartu nebo možnost
    Mezerník       popohnat boty
    U  zpět        k tvé poslední volbě
    H  rada        co by udělal zkušený bot
    V  popis       celý stůl slovy
    B  deska       karty, kontrakty nebo úkoly vedle posádky
    C  kampaň      jak daleko je posádka, jestli v nějaké pluje
    S  uložit   Q  konec   ?  tato stránka
tui-help-signs-port-royal =
    ● mince   ★ vliv   ⚔ šavle   ☠ odrazit nejde
    ⌂ dům   ⚓ kotva   ✝ kříž   ✶ kterýkoli z těch tří
    ■ kostička   ♔ koruna   ∩ dveře   ⚱ pohár   ⊞ okno   ☾ konec měsíce
    ■ ◪ □ kapitola vyhraná, hraná, budoucí   ✗ prohry za sebou
tui-help-signs-buccaneer =
    ● dukáty   posádka 4  kolik pirátů je třeba   ?=3  žold za ?
    ♛M5 kapitán  ♞Č první důstojník  Ž M  žold přikrytý  ×4  výška
    M5×4 9..11 Č+2..5   přepadení: kapitánovi 9 až 11, červené 2 až 5
    ▣ truhla 15   ◍ sud 12   ♆ svícen 9   † dýka 6   ★ má nejvíc
tui-help-colours-buccaneer = Piráti každého hráče mají barvu a písmeno:
tui-help-colours-port-royal = Dvě lodě stejné barvy v přístavu jsou krach:
tui-help-rules = Když něco nejde, dozvíš se proč, i s číslem pravidla.

## The end

tui-end-title = LODNÍ DENÍK SE ZAVÍRÁ
tui-end-winner = Vítězí { $names }!
tui-end-winners = Společně vítězí { $names }!
tui-end-nobody = Posádka prohrála.
tui-end-place = { $place }.
tui-end-keys-next = R: další hra  N: jiný stůl  S: uložit  Escape: stůl  Q: konec
tui-end-keys = R: odveta  N: jiný stůl  S: uložit  Escape: stůl  Q: konec
tui-end-rematch = Odveta
tui-end-next = Další hra
tui-end-another = Jiný stůl
tui-end-save = Uložit
tui-end-quit = Konec

## The plain line mode

tui-plain-welcome = { $title }, { $count ->
    [one] jedno místo
    [few] { $count } místa
   *[other] { $count } míst
}: { $names }. Semínko { $seed }. Nápovědu dostaneš slovem "help".
tui-plain-welcome-no-seed = { $title }, { $count ->
    [one] jedno místo
    [few] { $count } místa
   *[other] { $count } míst
}: { $names }. Nápovědu dostaneš slovem "help".
tui-plain-mode = { $title } ({ $mode })
tui-plain-prompt = { $name }: { $prompt }
tui-plain-option = { $number }. { $what } [{ $word }]
tui-told-option = { $number }. { $what }
tui-plain-ask = >
tui-plain-unknown = „{ $text }“ tu mezi možnostmi není; napiš číslo od 1 do { $count }, nebo "help".
tui-plain-number = Možnost číslo { $number } tu není; napiš číslo od 1 do { $count }.
tui-plain-undo-agree = { $reason } Jestli všichni souhlasí, napiš "undo agreed".
tui-plain-why-what = Napiš co, třeba: why { $word }
tui-plain-save-where = Napiš kam, třeba: save evening.jsonl
tui-plain-curtain = Předej obrazovku dál a stiskni Enter: { $name }.
tui-plain-hidden = { $name } ...
tui-plain-standing = Pořadí:
tui-plain-place = { $place }. { $name }: { $scores }.
tui-plain-mate = { $name }: { $scores }.
tui-plain-bye = Hra zůstává rozehraná.
tui-plain-bye-unsaved = Hra zůstává rozehraná a není uložená; uloží ji slovo save nebo --save SOUBOR na začátku.
tui-plain-help =
    Napiš číslo možnosti, její slovo ("{ $word }"), nebo všechno ("{ $whole }").
    hint, h: co by vybral zkušený bot.
    why VOLBA: jestli to jde, a když ne, podle kterého pravidla.
    undo, u: vzít zpět tvou poslední volbu.
    view, look: ukázat stůl znovu.
    log: všechno, co dosud padlo, v zápisu.
    campaign: jak daleko je kampaň a její dosavadní hry.
    save SOUBOR, s SOUBOR: zapsat hru do souboru.
    help, ?: tyhle řádky.
    quit, q: odejít od stolu.

## Buccaneer

tui-setting-memory-aid = Paměť
tui-value-memory-aid-False = bez pomoci, přikrytý žold není vidět
tui-value-memory-aid-True = s pomocí, všechen žold je vidět
tui-value-mode-standard = Běžná hra
tui-about-mode-standard = Vrš své piráty na cizí, přepadej lodě a vyplácej žold. Kořist se počítá na konci.
tui-b-ships = Lodě:
tui-b-ship = { $card }: dukáty { $money }, potřebuje pirátů { $crew }, žold za ? { $wage }. Kořist: { $list }.
tui-b-deck = { $count ->
    [0] Žádná loď už nepřijde.
    [one] Přijde ještě jedna loď.
    [few] Přijdou ještě { $count } lodě.
   *[other] Přijde ještě { $count } lodí.
}
tui-b-to-come = na cestě { $count }
tui-b-crew = posádka { $count }
tui-b-loot-chest = truhla
tui-b-loot-barrel = sud
tui-b-loot-candelabra = svícen
tui-b-loot-dagger = dýka
tui-b-stacks = Sloupky, každý shora dolů:
tui-b-stack = { $list }: výška { $count }, kapitán { $name }, první důstojník { $rival }.
tui-b-lone = Samotní piráti ({ $name }): { $list }.
tui-b-covered = přikrytý ({ $colour })
tui-b-boardings = Co by vyneslo přepadení:
tui-b-boarding = Přepadení ({ $disc }, { $card }): { $list }.
tui-b-gets = { $name } dostane { $gets }
tui-b-range = { $least } až { $most }
tui-b-short = { $least }..{ $most }
tui-b-more = ještě { $count }
tui-b-player = { $name } ({ $colour }): { $ducats }. Kořist: { $list }.
tui-b-player-no-loot = { $name } ({ $colour }): { $ducats }. Žádná kořist.
tui-b-loot = { $kind ->
    [chest] { $count ->
        [one] 1 truhla
        [few] { $count } truhly
       *[other] { $count } truhel
    }
    [barrel] { $count ->
        [one] 1 sud
        [few] { $count } sudy
       *[other] { $count } sudů
    }
    [candelabra] { $count ->
        [one] 1 svícen
        [few] { $count } svícny
       *[other] { $count } svícnů
    }
   *[dagger] { $count ->
        [one] 1 dýka
        [few] { $count } dýky
       *[other] { $count } dýk
    }
}
tui-b-loot-most = { tui-b-loot } (nejvíc, { $coins })
tui-b-loot-paid = { tui-b-loot }: { $coins }
tui-b-closing = { $name }: { $coins } za kořist ({ $list }).

## Looking up

tui-look-up = Která karta nebo pravidlo? Název, jeho část, nebo číslo, třeba { $number }. Prázdné pole: pravidla posledních řádků
tui-look-up-none = Karta „{ $name }“ neexistuje. Stačí část názvu, nebo číslo pravidla.
tui-look-up-nothing = Ještě se nestalo nic, co by vycházelo z pravidel.
tui-keys-look-up = hledat
tui-help-look-up =
    L  hledat      karta podle názvu, nebo pravidlo podle čísla
    G  jazyk       další ze čtyř jazyků
tui-plain-help-look-up =
    card NÁZEV: celá karta; stačí část názvu.
    rule { $number }: celé pravidlo; číslo oddílu vypíše celý oddíl, slovo pravidla, ve kterých je.
    rule: poslední řádky příběhu, každý se svým pravidlem.
    lang JAZYK: pokračovat v jiném jazyce: { $languages }.
tui-plain-card-what = Napiš kterou, třeba: card { $example }
tui-plain-sure = { $question } Jestli to chceš, napiš to znovu.
tui-too-small = Toto okno má { $width } krát { $height } znaků, stůl potřebuje { $columns } krát { $lines }. Zvětši ho, nebo hraj s --plain.
