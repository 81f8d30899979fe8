### The table server: its command, its page and what it refuses.

## The command

usage-serve =
    doubloon serve [OPTIONS]

    Serve tables over the network. Every move is stored before anybody is told; the server can be
    stopped, or killed, and started again at any moment.
usage-bot-seat =
    doubloon bot-seat TABLE [OPTIONS] -- COMMAND ...

    Give a program a seat at a table of a server. It reads the server's messages on its input and
    writes its commands on its output, as JSON, a line each: docs/protocol.md tells them.
usage-export =
    doubloon export BACKUP [OPTIONS]

    Write all tables, games and guests of a server's database to a file of JSON lines.
usage-import =
    doubloon import BACKUP [OPTIONS]

    Read a file that "doubloon export" wrote into an empty database.
verb-serve = Serve tables over the network.
verb-bot-seat = Give a program a seat at a server's table.
verb-export = Write a server's tables to a file.
verb-import = Read a server's tables from a file.
arg-table = A table, by its id.
arg-command = A program and what it is called with.
arg-url = The address of the server.
value-url = URL
arg-called = The name that the program has at the table.
value-called = NAME
arg-backup = A file of JSON lines.
arg-patience = Seconds that somebody may be away before the hook is called: 30, unless you say otherwise.
value-patience = N
arg-host = The address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for the network.
value-host = ADDRESS
arg-port = The port to listen on, 8412 unless you say otherwise; 0 takes any free one.
value-port = N
arg-db = Where tables are kept: a SQLite file, or the address of a PostgreSQL database.
value-db = DATABASE
arg-workers = How many processes serve; more than one need PostgreSQL.
value-workers = N
arg-sync = What a stored move survives: "process", the death of the server; "power", a power cut too, and slower.
value-sync = HOW
arg-origin = Another web address whose pages may use this server. Can be given several times.
value-origin = URL
arg-hook = A program to call, with JSON on its input, when it is the turn of somebody who is away and left an e-mail address.
value-hook = PROGRAM
arg-unlimited = Without limits for addresses and rates: for measuring, and for bots among friends.
arg-open = Open the page in a browser.

serve-address = The table server is ready: { $address }
serve-exported = { $count ->
    [one] One line is
   *[other] { $count } lines are
} in { $path }. It holds hashes of keys and the secrets of running games: keep it safe.
serve-imported = { $count ->
    [one] One line was
   *[other] { $count } lines were
} read.
serve-stopped = The table server has stopped; all tables are kept.

## The page

serve-title = Doubloon
serve-tables = Open tables
serve-no-tables = No table is open now.
serve-table = { $title } with { $names }, { $free ->
    [0] no free seat
    [one] one free seat
   *[other] { $free } free seats
}: { $id }
serve-how = The table in the browser was not built here: "make setup" builds it. Programs take a seat with the Python client or over a WebSocket, as docs/protocol.md tells.

## Bots

bot-random = Takes any option, all equally likely. Good company for the very first game.
bot-greedy = Looks at what each option brings, and takes the best. It sees only what its seat may see.
bot-easy = Plays like medium, but is often distracted. For your first games.
bot-medium = Looks at what each option brings, and takes the best. The same as greedy.
bot-hard = Looks ahead for a moment. Beats medium more often than not.
bot-champion = Looks ahead for up to a second or so at each choice: the strongest there is.
bot-search = Looks ahead, 400 times at each choice; say search:n=1000 or search:time=2 for more.

## Refusals

refuse-stale = The table has moved on: it is at version { $version } now. Look again, then choose.
refuse-damaged = The stored table { $name } does not play as it was written; it has been left alone.
refuse-no-table = There is no table "{ $name }" here.
refuse-no-crew = There is no campaign "{ $name }" here.
refuse-no-page = There is nothing at this address.
refuse-no-seat = This table has { $seats } seats, counted from 0, and nobody to speak of sits there.
refuse-method = This address does not understand what was asked of it.
refuse-not-your-seat = { $seat } is not your seat.
refuse-taken = { $count ->
    [0] All seats of this table are taken.
   *[other] That seat is taken; { $count } others are free.
}
refuse-left = You have left this seat already, or the game is over.
refuse-not-away = You have this seat; no bot stands in for you.
refuse-begun = The game has begun already.
refuse-not-begun = The game has not begun yet: all must be ready.
refuse-bot-plays = A bot stands in for you. Come back to your seat first.
refuse-undo-asked = { $seat } has asked to take back already.
refuse-nobody-asked = Nobody asks for your consent.
refuse-empty = There is nothing in it to say.
refuse-no-vote = You have no vote on that seat.
refuse-few-voters = It takes at least two others to vote out somebody who is there.
refuse-no-rematch = There can be a rematch once, after the game is over.
refuse-no-odds = There are no odds to tell: nothing that chance could still bring is left here.
refuse-not-asked = It is not for you to choose now.
refuse-query = "{ $text }" is no number for "{ $name }".
refuse-not-over = The game is not over: its replay would tell its secrets.
refuse-rules-pinned = This table was played under rules version { $name }, which this server no longer plays; finished games can still be read.
refuse-key = This key is not known here.
refuse-code = This code is not known, or was used, or is too old.
refuse-message = This message cannot be read: { $why }
refuse-hello-first = Say hello first.
refuse-hello-twice = You have said hello already.
refuse-too-fast = Too much at once; wait a moment.
refuse-too-much-talk = Too much talk at once; wait a moment.
refuse-too-many = Too many tables and guests from your address; wait a while.
refuse-analyst-busy = Several games are being weighed just now; try again in a minute.
refuse-too-long = That is longer than anything asked for here.
refuse-full = The house is full; try again later.
refuse-origin = Pages from elsewhere may not use this server.
refuse-trouble = Something went wrong here, and nothing was changed. Try again.
refuse-long-name = A name has at most { $most } characters.
refuse-bot-seats = Bots take seats from 0 to one less than { $seats }, and leave at least one to people.
refuse-two-clocks = Choose one clock: time for the whole game, or time for each choice.
refuse-no-campaign-mode = Only the chapters of The Adventure Begins make a campaign: choose the mode adventure or adventure-coop.
refuse-no-server = The server needs "{ $name }": install doubloon[server].
refuse-port = A port is a number from 0 to 65535, not { $name }.
refuse-import-not-empty = The database has tables already; import into an empty one.
refuse-import-head = This is not an export of version { $ours }.
refuse-import-line = Line { $line } of the export cannot be read; nothing was imported.
refuse-program = The program { $name } cannot be started: { $why }.
refuse-program-failed = The program { $name } ended with { $code }.
refuse-by-server = The server refuses: { $why }
refuse-no-answer = No server answers at { $url }.
refuse-sync = There is no "{ $name }"; it is one of: { $possible }.
refuse-listen = Cannot listen on { $host } port { $port }: { $why }.
refuse-workers = At least one process must serve.
refuse-workers-sqlite = Several processes need PostgreSQL: give its address with --db.
refuse-database = The database has version { $found }, and this release reads up to version { $ours }; use a newer release.
refuse-database-url = That is no address of a SQLite or PostgreSQL database.
refuse-database-open = The database cannot be opened: { $why }.
