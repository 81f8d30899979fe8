### The table server: its command, its page and what it refuses.

## The command

usage-serve =
    doubloon serve [PŘEPÍNAČE]

    Nabízej stoly po síti. Každý tah se uloží dřív, než se o něm kdo dozví; server můžeš kdykoli
    zastavit, i násilím, a zase spustit.
usage-bot-seat =
    doubloon bot-seat STŮL [PŘEPÍNAČE] -- PROGRAM ...

    Posaď program ke stolu na serveru. Zprávy serveru čte na vstupu a své příkazy píše na výstup,
    jako JSON, každou na jeden řádek: popisuje je docs/protocol.md.
usage-export =
    doubloon export ZÁLOHA [PŘEPÍNAČE]

    Zapiš všechny stoly, hry a hosty z databáze serveru do souboru s řádky JSON.
usage-import =
    doubloon import ZÁLOHA [PŘEPÍNAČE]

    Načti soubor, který zapsal "doubloon export", do prázdné databáze.
verb-serve = Nabízet stoly po síti.
verb-bot-seat = Posadit program ke stolu na serveru.
verb-export = Zapsat stoly serveru do souboru.
verb-import = Načíst stoly serveru ze souboru.
arg-table = Stůl podle svého id.
arg-command = Program a to, s čím se volá.
arg-url = Adresa serveru.
value-url = URL
arg-called = Jméno, které má program u stolu.
value-called = JMÉNO
arg-backup = Soubor s řádky JSON.
arg-patience = Kolik sekund smí být někdo pryč, než se zavolá program z --hook: 30, pokud neřekneš jinak.
value-patience = N
arg-host = Adresa, na které se poslouchá: 127.0.0.1 jen pro tento počítač, 0.0.0.0 pro síť.
value-host = ADRESA
arg-port = Port, na kterém se poslouchá: 8412, pokud neřekneš jinak; 0 vezme kterýkoli volný.
value-port = N
arg-db = Kde se stoly uchovávají: soubor SQLite, nebo adresa databáze PostgreSQL.
value-db = DATABÁZE
arg-workers = Kolik procesů slouží; víc než jeden potřebuje PostgreSQL.
value-workers = N
arg-sync = Co uložený tah přežije: "process" pád serveru; "power" i výpadek proudu, ale pomaleji.
value-sync = JAK
arg-origin = Další webová adresa, jejíž stránky smějí tento server používat. Lze zadat vícekrát.
value-origin = URL
arg-hook = Program, který se zavolá s JSON na vstupu, když je na tahu někdo, kdo je pryč a má uvedenou e-mailovou adresu.
value-hook = PROGRAM
arg-unlimited = Bez omezení adres a rychlosti: na měření a pro boty mezi přáteli.
arg-open = Otevřít stránku v prohlížeči.

serve-address = Server se stoly je připravený: { $address }
serve-exported = { $count ->
    [one] Zapsán jeden řádek
    [few] Zapsány { $count } řádky
   *[other] Zapsáno { $count } řádků
} do { $path }. Jsou v něm otisky klíčů a tajemství rozehraných her: dobře ho hlídej.
serve-imported = { $count ->
    [one] Načten jeden řádek
    [few] Načteny { $count } řádky
   *[other] Načteno { $count } řádků
}.
serve-stopped = Server se stoly se zastavil; všechny stoly zůstávají uložené.

## The page

serve-title = Doubloon
serve-tables = Otevřené stoly
serve-no-tables = Teď není otevřený žádný stůl.
serve-table = { $title }, u stolu { $names }, { $free ->
    [0] žádné volné místo
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}: { $id }
serve-how = Stůl pro prohlížeč tu není sestavený: sestaví ho "make setup". Programy si ke stolu sedají klientem v Pythonu nebo přes WebSocket, jak popisuje docs/protocol.md.

## Bots

bot-random = Bere kteroukoli možnost, každou se stejnou šancí. Dobrá společnost pro úplně první hru.
bot-greedy = Podívá se, co která možnost přinese, a vezme tu nejlepší. Vidí jen to, co smí vidět jeho místo.
bot-easy = Hraje jako střední, ale často ho něco vyruší. Na první hry.
bot-medium = Podívá se, co která možnost přinese, a vezme tu nejlepší. Totéž co zkušený (greedy).
bot-hard = Chvíli se dívá dopředu. Nad středním vyhrává častěji, než prohrává.
bot-champion = U každé volby se dívá dopředu nejvýš asi sekundu: silnější tu není.
bot-search = Dívá se dopředu, 400krát u každé volby; search:n=1000 nebo search:time=2 je víc.

## Refusals

refuse-stale = Stůl se mezitím pohnul: teď má verzi { $version }. Podívej se znovu a pak vyber.
refuse-damaged = Uložený stůl { $name } se nehraje tak, jak byl zapsán; zůstal beze změny.
refuse-no-table = Stůl „{ $name }“ tu není.
refuse-no-crew = Kampaň „{ $name }“ tu není.
refuse-no-page = Na této adrese nic není.
refuse-no-seat = Míst u tohoto stolu je { $seats }, počítají se od 0, a na tomhle nikdo nesedí.
refuse-method = Tahle adresa nerozumí tomu, co se po ní chce.
refuse-not-your-seat = Tohle není tvoje místo: { $seat }.
refuse-taken = { $count ->
    [0] Všechna místa u tohoto stolu jsou obsazená.
    [one] Tohle místo je obsazené; volné je ještě jedno.
    [few] Tohle místo je obsazené; volná jsou ještě { $count }.
   *[other] Tohle místo je obsazené; volných je ještě { $count }.
}
refuse-left = Tohle místo už je opuštěné, nebo hra skončila.
refuse-not-away = Na tomhle místě sedíš ty; žádný bot za tebe nezaskakuje.
refuse-begun = Hra už začala.
refuse-not-begun = Hra ještě nezačala: všichni musí být připravení.
refuse-bot-plays = Zaskakuje za tebe bot. Nejdřív se vrať na své místo.
refuse-undo-asked = O vrácení tahu už žádá { $seat }.
refuse-nobody-asked = Nikdo tvůj souhlas nežádá.
refuse-empty = Nic v tom není řečeno.
refuse-no-vote = O tomhle místě nehlasuješ.
refuse-few-voters = Na odhlasování někoho, kdo tu je, jsou potřeba aspoň dva další.
refuse-no-rematch = Odveta může být jen jedna, až po konci hry.
refuse-no-odds = Vyhlídky nejsou: nic, co by ještě mohla přinést náhoda, tu nezbývá.
refuse-not-asked = Teď nevybíráš ty.
refuse-query = „{ $text }“ není číslo pro „{ $name }“.
refuse-not-over = Hra neskončila: záznam by prozradil její tajemství.
refuse-rules-pinned = U tohoto stolu se hrálo podle pravidel verze { $name }, která už tento server nehraje; dohrané hry se dají dál číst.
refuse-key = Tenhle klíč tu nikdo nezná.
refuse-code = Tenhle kód tu nikdo nezná, nebo už posloužil, nebo je příliš starý.
refuse-message = Tuhle zprávu nejde přečíst: { $why }
refuse-hello-first = Nejdřív pozdrav (hello).
refuse-hello-twice = Pozdrav (hello) už tu jednou byl.
refuse-too-fast = Příliš mnoho naráz; chvilku počkej.
refuse-too-much-talk = Příliš mnoho řečí naráz; chvilku počkej.
refuse-too-many = Příliš mnoho stolů a hostů z tvé adresy; nějakou dobu počkej.
refuse-analyst-busy = Právě se rozebírá několik her; zkus to za minutu znovu.
refuse-too-long = To je delší než cokoli, co se tu žádá.
refuse-full = Máme plno; zkus to později.
refuse-origin = Stránky odjinud tento server používat nesmějí.
refuse-trouble = Něco se tu pokazilo a nic se nezměnilo. Zkus to znovu.
refuse-long-name = Jméno má nejvýš { $most } znaků.
refuse-bot-seats = Boti sedají na místa číslovaná od 0 (míst je { $seats }) a aspoň jedno nechávají lidem.
refuse-two-clocks = Vyber jedny hodiny: čas na celou hru, nebo čas na každou volbu.
refuse-no-campaign-mode = Kampaň tvoří jen kapitoly sady Dobrodružství začíná: vyber režim adventure nebo adventure-coop.
refuse-no-server = Server potřebuje „{ $name }“: nainstaluj doubloon[server].
refuse-port = Port je číslo od 0 do 65535, ne { $name }.
refuse-import-not-empty = V databázi už stoly jsou; načítej do prázdné.
refuse-import-head = Tohle není export verze { $ours }.
refuse-import-line = Řádek { $line } exportu nejde přečíst; nic se nenačetlo.
refuse-program = Program { $name } nejde spustit: { $why }.
refuse-program-failed = Program { $name } skončil s kódem { $code }.
refuse-by-server = Server odmítá: { $why }
refuse-no-answer = Na { $url } žádný server neodpovídá.
refuse-sync = „{ $name }“ neexistuje; na výběr máš: { $possible }.
refuse-listen = Na { $host }, port { $port }, poslouchat nejde: { $why }.
refuse-workers = Sloužit musí aspoň jeden proces.
refuse-workers-sqlite = Víc procesů potřebuje PostgreSQL: jeho adresu zadej pomocí --db.
refuse-database = Databáze má verzi { $found }, tohle vydání čte nejvýš verzi { $ours }; použij novější vydání.
refuse-database-url = Tohle není adresa databáze SQLite ani PostgreSQL.
refuse-database-open = Databázi nejde otevřít: { $why }.
