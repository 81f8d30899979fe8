### The browser table: what every page and every game share.

web-page-lost = Tuhle stránku se nepodařilo načíst.
web-lost = Mimo mapu
web-lost-page = Taková stránka tu není.
web-again = Zkusit znovu
web-home = Na úvodní stránku
web-close = Zavřít
web-line-lost = Spojení se serverem vypadlo. Nic se neztratilo, samo se zase obnoví.
web-read-rule = Pravidlo { $rule }
web-sit = Sednout si sem
web-choices = Co můžeš udělat
web-why-not = { $what }: proč ne?
web-all-choices = { $count ->
    [one] Jediná možnost
    [2] Obě možnosti
    [few] Všechny { $count } možnosti
   *[other] Všech { $count } možností
}
web-fewer-choices = Méně
web-waiting-for = Přemýšlí { $name }.
web-doubloon = Doubloon
web-no = Ne
web-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
}
web-clock = Zbývá čas: { $time }

## The line above the table

web-mode-chapter = { $mode }, kapitola { $chapter }
web-turn = { $count }. tah
web-round = { $count }. kolo
web-setting-out = Příprava
web-your-turn = Jsi na tahu
web-turn-of = Na tahu: { $name }
web-watching = díváš se
web-offline = bez spojení
web-call = { $name }: jsi na tahu!
web-turn-elsewhere = Jsi na tahu u jiného stolu.

## Choosing

web-choices-count = { $count ->
    [one] Máš jednu možnost.
    [few] Máš { $count } možnosti.
   *[other] Máš { $count } možností.
}
web-bot-plays = Hraje za tebe bot.
web-undo = Vzít zpět
web-undo-asking = Chceš vzít tah zpět; ostatní musí souhlasit.
web-undo-asked = { $name } chce vzít zpět poslední volbu.
web-undo-agree = Budiž
web-undo-refuse = Ne, hraje se dál
web-hint = Rada: co by udělal dobrý bot?
web-odds = Vyhlídky
web-odds-none = { $name } se krachu bát nemusí: další karta ho nepřinese.
web-odds-some = Táhne { $name }: krach { $fatal ->
    [one] přinese jedna karta
    [few] přinesou { $fatal } karty
   *[other] přinese { $fatal } karet
}, možných je { $cards }.
web-odds-mixed = Když táhne { $name }, další karta přinese krach s pravděpodobností { $percent } %.
web-odds-choices = Co teď můžeš zkusit
web-odds-unseen = { $pile }, dosud neviděno: { $count }
web-odds-how = Počítá se z toho, co víš ze svého místa: všechno, co ještě nebylo vidět, je stejně pravděpodobné.
web-pass-always = V takových chvílích vždycky pasovat
web-pass-ask = Zase se mě pokaždé ptát

## Beside the table

web-beside = Příběh, řeči, lidé, nabídka
web-tab-story = Příběh
web-tab-talk = Řeči
web-tab-people = Lidé
web-tab-menu = Nabídka
web-story = Co se zatím stalo
web-story-empty = Zatím se nic nestalo.
web-taken-back = Vzato zpět:
web-earlier = Co bylo dřív
web-voice = Co se děje u stolu
web-talk-empty = Zatím nikdo nic neřekl.
web-talk-say = Řekni něco ke stolu
web-talk-send = Říct
web-fact-sat = { $name } si sedá ke stolu.
web-fact-stood = { $seat } se vzdává místa; dál hraje bot.
web-fact-away = { $why ->
    [left] { $seat } odchází; dál hraje bot.
    [clock] { $seat } už nemá čas; dál hraje bot.
   *[away] { $seat } tu není; dál hraje bot.
}
web-fact-returned = { $seat } je zpátky.
web-fact-wants-back = { $seat } chce vzít tah zpět.
web-fact-answered = { $yes ->
    [true] { $seat } souhlasí.
   *[other] { $seat } nesouhlasí.
}
web-fact-said = { $seat }: { $text }
web-fact-voted = { $seat } hlasuje pro bota na místě, kde sedí { $rival }.
web-fact-again = { $seat } si chce zahrát znovu.
web-person-you = ty
web-person-person = je tu osobně
web-person-bot = bot: { $name }
web-person-away = pryč, hraje bot
web-person-asked = vybírá
web-person-look = Vzít si obrazovku
web-person-leave = Odejít
web-person-back = Vrátit se
web-person-mute = Ztlumit
web-person-unmute = Zase slyšet
web-person-vote = Nahradit
web-spectator = Díváš se. Vidíš to, co smí vidět každý.
web-leave-title = Odejít od stolu?
web-leave-text = Dál za tebe bude hrát bot. Dokud hra trvá, můžeš se kdykoli vrátit.
web-stay = Zůstat
web-vote-title = Má hráče nahradit bot: { $name }?
web-vote-text = Bot převezme místo natrvalo, pokud to chce víc než polovina ostatních.
web-vote-yes = Hlasovat pro

## How one likes it

web-pace-calm = V klidu
web-pace-brisk = Svižně
web-pace-instant = Hned
web-theme-system = Podle zařízení
web-theme-dark = Noc
web-theme-light = Den
web-read-table = Přečíst stůl
web-rules = Pravidla
web-cards = Karty
web-keys = Klávesy
web-key-choose = zahrát možnost s tímto číslem
web-key-walk = projít všechno, na co jde sáhnout
web-key-zoom = prohlédnout si kartu zblízka
web-key-undo = vzít zpět
web-key-hint = rada
web-key-odds = vyhlídky další karty
web-key-read = stůl slovy
web-key-talk = řeči u stolu
web-key-keys = tato stránka
web-curtain = Předej obrazovku dál: { $name }
web-curtain-text = Za tuhle oponu smí jen { $name }.
web-curtain-open = Tady { $name }

## The end

web-end-winner = Vítězí { $names }!
web-end-winners = Společně vítězí { $names }!
web-end-nobody = Posádka prohrála.
web-end-show = Ukázat konec
web-end-standing = Pořadí
web-end-rematch = Hrát znovu
web-end-chapter = Další kapitola
web-end-campaign = Kampaň
web-end-followed = K další hře
web-end-waiting = Čeká se, až si budou chtít zahrát znovu i ostatní.
web-end-race = Závod
web-end-race-is = Závod v průběhu hry; na konci: { $list }
web-end-figures = V číslech
web-figure-turns = Tahy
web-figure-turned = Odkryté karty
web-figure-busts = Krachy
web-figure-traded = Obchody s loděmi
web-figure-earned = Vydělané mince
web-figure-hired = Najaté postavy
web-figure-expeditions = Expedice
web-figure-claimed = Kontrakty
web-figure-tasks = Úkoly
web-figure-moves = Přesunutí piráti
web-figure-boardings = Přepadené lodě
web-figure-plunder = Dukáty z lodí
web-figure-loot = Získaná kořist
web-figure-wages = Vyplacený žold
web-figure-mutinies = Vzpoury
web-figure-ports = Návštěvy přístavů
web-figure-sold = Prodané zboží
web-figure-sales = Zlato za zboží
web-figure-raids = Přepadení kupci
web-figure-battles = Zahájené bitvy
web-figure-missions = Splněné mise
web-figure-rumours = Pravdivé zvěsti
web-figure-deaths = Ztracení kapitáni
web-fair = Poctivé rozdání
web-fair-promise = Než si kdo sedl ke stolu, server se zaručil za své tajemství touto značkou:
web-fair-text = Server si vylosoval tajemství a zveřejnil jeho značku dřív, než si kdo sedl ke stolu; každý k němu přidal svůj díl. Z obojího plyne všechno, co říká náhoda, takže ji nikdo nemohl řídit. Tahle stránka ověří, že tajemství odpovídá značce, a znovu přepočítá každé číslo, které náhoda řekla. Která karta nebo kostka se za číslem skrývá, přebírá od serveru: jestli chceš ověřit i to, stáhni si hru ze záznamu a spusť { $command }.
web-fair-commitment = Značka, zveřejněná před hrou
web-fair-secret = Tajemství, prozrazené po hře
web-fair-check = Ověřit značku a každé číslo
web-fair-good = Tajemství odpovídá značce. { $count ->
    [one] Ověřeno jedno číslo: plyne z tajemství a dílů hráčů.
    [few] Ověřena { $count } čísla: všechna plynou z tajemství a dílů hráčů.
   *[other] Ověřeno { $count } čísel: všechna plynou z tajemství a dílů hráčů.
}
web-fair-bad = Tohle rozdání ze svého tajemství neplyne: něco se změnilo.
web-fair-lost = Losy se nepodařilo načíst.

## Looking at a game again

web-replay = Záznam
web-share = Kopírovat adresu této pozice
web-shared = Adresa této pozice je zkopírovaná.
web-download = Uložit hru do souboru
web-position = Pozice
web-position-of = { $at } z { $last }
web-step-first = Na začátek
web-step-back = O krok zpět
web-step-next = O krok dál
web-step-last = Na konec
web-play = Přehrát
web-pause = Pozastavit
web-speed = Rychlost
web-eyes = Číma očima
web-eyes-nobody = Jako divák
web-eyes-of = Jako { $name }

# How the pages of docs/rules mark what the house decided, and what follows from other rules.
web-rules-mark-ruling = rozhodnutí
web-rules-mark-derived = vyplývá

web-analysis = Rozbor
web-analysing = Hra se rozebírá, může to trvat minutu.
web-analysis-all = Celý rozbor
web-analysis-draws = Karty, u kterých hrozil krach: { $count }
web-analysis-more = Chceš-li se podívat důkladněji, stáhni si hru: „doubloon analyse SOUBOR --report SOUBOR.html“ má víc času a kreslí grafy.
web-chance-of = { $name } { $chance } %
web-mistake-jump = { $name }, −{ $loss }: chyba po rozhodnutí { $at }
