### The Adventure Begins: a story in five chapters, and what stands on its cards.

# $from is the card read before this one, $last the task laid out last: "card-" and the code,
# such as "card-21" or "card-27a", since a variant cannot start with a digit.
# A paragraph is one line; a blank line separates paragraphs.

## Chapter 1

story-title-1 =
    Seit einunddreißig Jahren sagt das Licht auf der Landspitze jedem Schiff, das sich nähert, dasselbe: zweimal lang, einmal kurz, zweimal lang, einmal kurz. Die Seeleute nennen es die Kerze. Sie stellen ihre Uhren danach und machen einander Heiratsanträge in seinem Schein, und bedankt hat sich noch nie jemand.

    Gehütet wird die Kerze von Isaura Wren. Dass ihr eine Seekarte lesen, ein Tau spleißen und einen ehrlichen Mann von einem höflichen unterscheiden könnt, liegt ebenfalls an ihr: Früher oder später hat sie jedem von euch alle drei Künste beigebracht, mit dem Lineal in der Hand.

    Heute Nacht steht ihr am Kai, und die Kerze sagt zweimal lang. Ihr wartet auf das Kurz. Ihr wartet noch immer. Und draußen im Dunkeln, gar nicht weit weg, singt jemand eine Litanei zum Schlag der Ruder.
    .name = Der dunkle Leuchtturm

story-10 =
    Am Morgen hat die ganze Stadt sie gesehen: acht Schiffe, die Segel braun gefärbt wie starker Tee, an jedem Bug ein Widderkopf aus Bronze. Die Ares-Flotte. Sie geht nicht an Land. Sie liegt vor dem Riff, das man den Kamm nennt, und bedient sich an allem, was im Dunkeln vorbeistolpert.

    Im Leuchtturm steht die Tür offen, und der Kessel ist voll. Isaura Wren ist fort. Fort ist auch Tam Oakum, der Junge, der ihr die Lampe putzt, und fort ist jede Seekarte des Hafens, bis hin zu der einen, in die sie immer den Fisch gewickelt hat. Ambrose Tull, der Hafenmeister, sieht sich in der leeren Stube um und sagt, es tue ihm so unendlich leid.

    Wohin die Räuber segeln, wenn sie verschwinden, weiß keiner, außer den Räubern. Also fragt ihre Schiffe. Bringt zwei davon ein, nehmt sie bis auf die Rippen auseinander und seht nach, was sie geladen hatten.
    .name = Teebraune Segel
    .task = Gib zwei behaltene Ares-Schiffe ab.

story-11 =
    Ein Monat ohne die Kerze, und der Kamm hat drei Schiffe gefressen. Bei Ebbe sieht man ihre Masten. Ambrose Tull lässt auf der Mole Eimer mit Pech brennen. Das sieht tapfer aus und beleuchtet nichts als Ambrose Tull.

    Alles, was ihr bisher über die Räuber erfahren habt, weist nach Westen, an Klippen entlang, an denen noch nie jemand bei Nacht gesegelt ist, ohne ein Licht im Rücken. Die Kapitäne von Port Royal haben eure Frage wohl gehört. Sie betrachten ihre Stiefel. Einem fällt eine kranke Tante ein.

    Doch es kommen Fremde in die Stadt, denen Ares das Schiff, den Hof oder die Kirche angezündet hat, und so ein Groll ist mehr wert als Heuer. Setzt euch in den Zweiten Anker, bestellt Dorcas Grubbs fürchterlichen Eintopf, und steht erst wieder auf, wenn jemand mit einem Kapitänshut Ja gesagt hat.
    .name = Niemand segelt blind
    .task = Du brauchst einen Kapitän.

story-12 =
    Eure beiden Prisen liegen im Schlick wie gerupfte Gänse, und sie haben geredet. Unter Deck lagen in jeder Stroh, Fußeisen und ein Napf mit Löffel. Sie befördern Gefangene. Wohin, das wussten die Planken nicht.

    Vielleicht wissen es die Bücher. Auf jedem Ares-Schiff liegt neben dem Steuerrad ein Ritualbuch, und Hezekiah Binns, der in der Seilergasse Bücher bindet und in elf Sprachen fluchen kann, hat eine Seite davon gegen sein Fenster gehalten. Unter dem ersten Text steht ein zweiter, Buchstabe für Buchstabe mit der Nadel gestochen. „Gäste“, liest er. „Gäste erhalten.“ Für den Rest muss er das Ding Blatt um Blatt zerschneiden, ihr bekommt es also nicht zurück.

    Ares auch nicht, und Ares kennt seine Adresse. Seit Dienstag lehnt gegenüber ein Mann an der Mauer. Bringt dem alten Binns ein ganzes Buch, und dazu einen Säbel, der an der anderen Mauer lehnt.
    .name = Die Gästeliste
    .task = Gib ein Ritualbuch ab; außerdem brauchst du einen Säbel.

story-13 =
    Kein einziges Räuberschiff liegt aufgebrochen im Schlick. Die braunen Segel kommen und gehen, wie es ihnen passt, und was ihre Laderäume hätten erzählen können, ist mit ihnen hinter dem Horizont verschwunden.

    Aber auch Räuber müssen irgendwo ihre Zwiebeln kaufen, und wer Zwiebeln verkauft, hat ein Gewissen. Die ganze Woche schon ist die Kapelle von St. Elmo merkwürdig voll. Männer, die zuletzt bei ihrer eigenen Taufe gebetet haben, knien nieder, schauen das Gitter an, schauen Pater Ignace dahinter an und gehen wieder. Pater Ignace ist auf einem Ohr taub, und in der Stadt heißt es, er suche sich aus, auf welchem.

    „Sagen wollen sie es“, meint er, „nur nicht schreien. Findet mir einen Priester mit zwei guten Ohren. Und bringt Silber, meine Kinder. Was einer selbst getan hat, beichtet er umsonst. Wer noch im Boot saß, kostet extra.“
    .name = Was die Kapelle hörte
    .task = Gib vier Münzen ab; außerdem brauchst du einen Priester.

story-14 =
    Ihr habt einen Kapitän, und ein Kapitän ändert alles, angefangen bei der Sitzordnung. Jetzt gibt es einen Tisch, auf dem eine Laterne steht und an dem einer redet, und der Name, der immer wieder fällt, ist Nadelbucht. Schmuggler benutzen sie. Die Einfahrt ist so breit wie ein Scheunentor, die Klippen beugen sich vor, um euch besser zu sehen, und wenn Ares irgendwo an dieser Küste seine Gäste verwahrt, dann dort.

    „Ich bringe euch ohne Mond hinein“, sagt der Kapitän. „Ich finde sie am Geruch. Was ich nicht kann, ist steuern und mich dabei beschießen lassen.“

    Das ist nur gerecht. Behaltet diesen Kapitän in Lohn und Brot, und stellt zwei Säbel in den Bug, wo sie gut zur Geltung kommen. Dann umwickelt die Riemen, und bis Donnerstag wird nicht geniest.
    .name = Die Nadelbucht
    .task = Du brauchst zwei Säbel und einen Kapitän.

story-15 =
    Der Kapitänshut hängt noch immer an seinem Nagel im Zweiten Anker, und niemand steckt darunter. Dorcas Grubb bewahrt inzwischen Eier darin auf. Ohne Kapitän kein Schleichen an den Klippen bei Nacht, und so spricht einer von euch aus, was keiner als Erster sagen wollte. Dann gehen wir eben zur Vordertür hinein, am helllichten Tag.

    Die Räuber liegen in Linie vor dem Kamm, und ihre eigenen Schiffe lassen sie durch. Das ist schon der ganze Plan. Zwei Prisen unter ihren eigenen braunen Segeln, die eigenen Bronzewidder blank poliert, geradewegs auf die Mitte der Linie zu, und nicht anhalten.

    Viel wird mit ihnen danach nicht mehr anzufangen sein. Und ihr wollt zwei Säbel an Bord haben für den Augenblick, in dem da drüben jemand die Gesichter auf eurem Deck zählt und merkt, dass er keines davon kennt.
    .name = Die Vordertür
    .task = Gib zwei behaltene Ares-Schiffe ab; außerdem brauchst du zwei Säbel.

story-16 =
    Spät, aber nicht zu spät sind zwei Räuberschiffe im Schlick zerlegt worden, und hinter der Täfelung einer Kajüte steckte eine Rechnung, die zu verbrennen niemand für nötig gehalten hatte. Wasser, Zwieback und frisches Stroh, für zwei, an das alte Pulvermagazin auf dem Möwenfelsen. Pulver isst keinen Zwieback. Gäste schon.

    Es gibt da draußen eine Tür, einen Schlüssel und einen Wächter, einen langen, traurigen Mann namens Cobb. Er ist der Heuer wegen zu Ares gegangen und bereut es seither in beiden Knien, denn der Felsen ist feucht. Er ist kein schlechter Mann. Zur rechten Stunde könnte er ein tauber sein.

    Ares hat ein Kraut, das die Schwellung nimmt, doch die Offiziere behalten es für sich. Davon also ein Maß für seine Knie, dazu zwei Münzen für das Boot nach Hause, und Cobb dreht sich um und schaut aufs Meer.
    .name = Der Wächter mit den schlimmen Knien
    .task = Gib einmal Kräuter und zwei Münzen ab.

story-17 =
    Das Meer hält dicht. Kein Räuber ist zum Reden gebracht worden, und ihr habt den Horizont angestarrt, bis er zurückgestarrt hat. Also schaut in die andere Richtung. Wer am Wasser wohnt, hat Wren immer gesagt, der vergisst, dass sein Haus eine Hintertür hat.

    Oben in den Hügeln backen die Köhler seit Kurzem einen Laib zu viel. Eine Frau am Brunnen erzählt euch, einen Jungen gebe es hier nicht, und ihr hattet gar nicht gefragt. Und irgendwer dort oben zählt laut, Ziegen, Bohnen, Sterne. Diese Angewohnheit hatte in Port Royal nur einer: Tam Oakum, der die Kerze geputzt hat.

    Hügelleute reden nicht mit Seeleuten. Mit einem Siedler, der weiß, was eine Ziege kostet, würden sie reden, und einem Priester würden sie die Tür aufmachen. Kommt mit beiden, kommt zu Fuß, und lasst euren Seemannsgang an der Brücke.
    .name = Ein Laib zu viel
    .task = Du brauchst einen Siedler und einen Priester.

story-61 = { $last ->
    [card-14]
        Die Nadelbucht riecht nach Teer und alten Zwiebeln, ganz wie versprochen. Eure Säbel treffen auf zwei verschlafene Männer und einen Hund, und der Hund ergibt sich zuerst. Die Käfige sind leer, ihre Schlösser sauber geknackt. Unter einem umgedrehten Boot sitzt ein Junge und zählt.

        „Das hat gedauert“, sagt Tam Oakum. Ares habe sie beide gehabt, erzählt er, aber Wren kann schwimmen und er nicht, also hat sie ihm stattdessen eine Arbeit dagelassen: auf euch zu warten und das hier zu hüten. Es ist der Messingschlüssel zur Linse der Kerze. Um ihn gewickelt ist ein Streifen Papier mit ihrer Handschrift.

        „Mir geht es gut. Die Seekarten sind nicht verbrannt, und ich gehe ihnen nach. Sucht nicht nach mir. Seht nach den Docks. Ohne Seekarte wagt sich kein Kornschiff durch den Kamm. Erst gebt ihnen zu essen. Dann fragt, wer keinen Hunger hat.“

        „‚Erst‘ hat sie zweimal unterstrichen“, sagt Tam, „und ‚wer‘ dreimal.“
    [card-15]
        Die Linie bricht mit einem Lärm, als fiele ein Schrank die Treppe hinunter. Eure geborgten Schiffe sind Kleinholz, aber das dritte Räuberschiff ist es auch, und darin, hinter dem Lampenspind, die Fußeisen sauber geknackt, sitzt ein Junge und zählt.

        „Das hat gedauert“, sagt Tam Oakum. Ares habe sie beide gehabt, erzählt er, aber Wren kann schwimmen und er nicht, und als sie über Bord ging, hat sie ihm eine Arbeit dagelassen: auf euch zu warten und das hier zu hüten. Es ist der Messingschlüssel zur Linse der Kerze. Um ihn gewickelt ist ein Streifen Papier mit ihrer Handschrift.

        „Mir geht es gut. Die Seekarten sind nicht verbrannt, und ich gehe ihnen nach. Sucht nicht nach mir. Seht nach den Docks. Ohne Seekarte wagt sich kein Kornschiff durch den Kamm. Erst gebt ihnen zu essen. Dann fragt, wer keinen Hunger hat.“

        „‚Erst‘ hat sie zweimal unterstrichen“, sagt Tam, „und ‚wer‘ dreimal.“
    [card-16]
        Cobb dreht euch den Rücken zu, summt und hört überhaupt nichts. Im Pulvermagazin fehlt am Fenster ein Gitterstab, und vierzig Fuß darunter ist das Meer. Auf dem frischen Stroh sitzt ein Junge und zählt.

        „Das hat gedauert“, sagt Tam Oakum. Ares habe sie beide gehabt, erzählt er, aber Wren kann schwimmen und er nicht, und als sie sprang, hat sie ihm eine Arbeit dagelassen: auf euch zu warten und das hier zu hüten. Es ist der Messingschlüssel zur Linse der Kerze. Um ihn gewickelt ist ein Streifen Papier mit ihrer Handschrift.

        „Mir geht es gut. Die Seekarten sind nicht verbrannt, und ich gehe ihnen nach. Sucht nicht nach mir. Seht nach den Docks. Ohne Seekarte wagt sich kein Kornschiff durch den Kamm. Erst gebt ihnen zu essen. Dann fragt, wer keinen Hunger hat.“

        „‚Erst‘ hat sie zweimal unterstrichen“, sagt Tam, „und ‚wer‘ dreimal.“
   *[card-17]
        Der Siedler bewundert die Ziegen, der Priester klopft, und die letzte Tür am Hügel geht eine Handbreit auf. Drinnen, neben dem Ölfass, in dem er an Land gekommen ist, sitzt ein Junge und zählt.

        „Das hat gedauert“, sagt Tam Oakum. Ares habe sie beide gehabt, erzählt er, aber Wren kann schwimmen und er nicht, also hat sie ihm das Fass gegeben und eine Arbeit: auf euch zu warten und das hier zu hüten. Es ist der Messingschlüssel zur Linse der Kerze. Um ihn gewickelt ist ein Streifen Papier mit ihrer Handschrift.

        „Mir geht es gut. Die Seekarten sind nicht verbrannt, und ich gehe ihnen nach. Sucht nicht nach mir. Seht nach den Docks. Ohne Seekarte wagt sich kein Kornschiff durch den Kamm. Erst gebt ihnen zu essen. Dann fragt, wer keinen Hunger hat.“

        „‚Erst‘ hat sie zweimal unterstrichen“, sagt Tam, „und ‚wer‘ dreimal.“
}
    .name = Der Messingschlüssel

story-lost-1 =
    Über Nacht sind die Räuber verschwunden, alle miteinander, und was sie wussten, ist mit ihnen fort. Auf der Landspitze ist die Kerze ein hoher grauer Pfahl. Ambrose Tull kommt in sauberen Manschetten an den Kai, um zu sagen, wie unendlich leid es ihm tut, und braucht dafür irgendwie eine halbe Stunde.

    Als er gegangen ist, stellt Dorcas Grubb ungefragt einen Topf auf den Tisch. Wren, erinnert sie euch, hat nie eine Seekarte als falsch angestrichen. Sie gab sie zurück und sagte: noch einmal, und diesmal achtet auf die Ränder. Also esst. Unter dem Brot liegen ein paar Münzen. Die Flut kommt um fünf.
    .name = Ein hoher grauer Pfahl

## Chapter 2

story-title-2 =
    Ein Hafen frisst wie ein Elefant: den ganzen Tag und vor allem Brot. Das Brot von Port Royal kommt übers Meer, in dicken Kornschiffen, die sich durch den Kamm tasten, die Seekarte auf dem Tisch und die Kerze über dem Bug. Jetzt gibt es keine Kerze mehr und keine Karten. Der Konvoi kam, sah, lag zwei Tage draußen wie eine Kuh vor dem Gatter und fuhr wieder heim.

    Auf den Docks pfeift niemand mehr. Die Laibe werden kleiner und rätselhafterweise schwerer. Tam Oakum, der alles zählt, hat elf geschlossene Bäckereien gezählt und eine neue Kutsche. Die Kutsche gehört Cadwallader Spry, und der handelt mit Korn.

    Erst gebt ihnen zu essen, hat Wren geschrieben. Dann fragt, wer keinen Hunger hat. Ihr fangt mit dem Ersten an, denn das Zweite verspricht laut zu werden.
    .name = Hungrige Docks

story-20 =
    Hin und wieder ist ein Schiffer verzweifelt genug oder betrunken genug, um bei höchster Flut den Kamm zu wagen. Ein paar kommen durch. Manche haben Brot im Laderaum und manche Rum, was so manchen Kurs erklärt.

    Morgens um acht stehen auf dem Fischkai zweihundert Schauerleute, die Mütze in der Hand, und bitten um nichts. Das ist das Schlimmste daran. Ein Schauermann, der nicht brüllt, hat angefangen, mit seinem Atem zu sparen. Die große Hannah Pike, die einen Anker trägt wie ihr eine Katze, hat sich gestern mitten auf einer Laufplanke hingesetzt und konnte nicht sagen, warum.

    Wenn euch also der nächste Schiffer Münzen oder Ware bietet, nehmt ausnahmsweise die Ware. Eine Ladung Brot, hier verteilt, umsonst. Satt macht das die Docks nicht. Aber danach wissen sie, wer ihr seid.
    .name = Die ersten Laibe
    .task = Gib einmal Brot ab.

story-21 =
    Eine Rede hat wegen des Brots keiner gehalten. Doch heute früh liegt da ein Tau aufgeschossen, das ihr nicht aufgeschossen habt, und eine Kiste, die ihr schleppen wolltet, ist von allein vor eure Tür gelaufen. Hannah Pike nickt euch quer über den Fischkai zu. Es ist ein kleines Nicken. Es wiegt ungefähr eine Tonne.

    Die Händler haben es auch gesehen. Krämer riechen, in welche Richtung eine Straße sich neigt. Jeder Händler, der schon in euren Diensten steht, kommt mit einer Münze für eure Mühe vorbei und fragt, den Blick woanders, wie viele andere es denn seien. Das ist die Frage. Ein Händler, der billiger verkauft als Cadwallader Spry, ist ein Narr und bis Freitag bankrott. Zwei sind ein Markt.

    Bringt zwei von ihnen hinter euch, und lasst Spry erfahren, wie es ist, von Leuten unterboten zu werden, die rechnen können.
    .name = Zwei sind ein Markt
    .task = Du brauchst zwei Händler.

story-22 =
    Die ersten Laibe sind nie gekommen. Die Schauerleute haben auf dem Fischkai gewartet, bis die Sonne hoch stand, dann haben sie die Mützen wieder aufgesetzt und sind gegangen. Im Vorbeigehen hat Hannah Pike euch auf die Schulter geklopft. Ein Faustschlag wäre euch lieber gewesen.

    Es gibt durchaus Brot in Port Royal. Es wohnt hinter einer grünen Tür in der Böttchergasse, wo Cadwallader Spry es scheibenweise verkauft. Er hat ein Täfelchen hinausgehängt, darauf steht der Preis und unter dem Preis: „Keine Kreide, keine Tränen“. Er hält das für geistreich.

    Also zahlt. Sechs Münzen für das, was früher eine gekostet hat, einzeln in eine Hand gezählt, an der jeder Finger einen Ring trägt. Zahlt am helllichten Tag, vor Zeugen, und hebt die Rechnung auf. Eine Gaunerei, hat Wren immer gesagt, ist nur eine Lehre, bis man sie aufschreibt. Dann ist sie ein Beweis.
    .name = Ein schändlicher Preis
    .task = Gib sechs Münzen ab.

story-23 =
    Zweimal hat Spry diese Woche den Preis gesenkt, und jedes Mal sind eure Händler noch einen Heller tiefer gegangen, aus reiner Freude. Er müsste ruiniert sein. Er ist es nicht. Jeden Abend sind seine Schuppen leer, jeden Morgen sind sie voll, und dazwischen ist kein Schiff eingelaufen.

    Nachts um zwei geht genau einer mit der Laterne an diesen Schuppen vorbei: Sergeant Lemuel Babcock von der Nachtwache, der aufrecht ist wie ein Torpfosten und, wie er euch versichert, ebenso gesprächig. Aber kein Torpfosten hat je ein Fass so angesehen, wie Babcock eines ansieht.

    Rollt gegen Mitternacht ein Fass Rum zum Wachhaus. Sagt, es habe jemand Geburtstag, und lasst es wirken. Bringt auch einen Säbel mit. Der Rum ist für die Zunge des Sergeanten. Der Säbel ist für jeden, der möchte, dass er sie im Zaum hält.
    .name = Der Sergeant hat Geburtstag
    .task = Gib einmal Rum ab; außerdem brauchst du einen Säbel.

story-24 = { $from ->
    [card-21]
        Die Händler kamen, betrachteten euer Brot, betrachteten Sprys neue Kutsche, und da fielen ihnen Verabredungen ein. Ihn als Erster zu unterbieten, das wollte keiner. Nun leben die Docks von dem, was ihr selbst verteilt, und die Schlange auf dem Fischkai reicht inzwischen um die Ecke. Ganz hinten stehen die Seilerwitwen und die Kinder der Segelmacher, die warten vier Stunden und bekommen den Duft.

        Es braucht eine zweite Küche, am anderen Ende der Stadt. Dorcas Grubb weiß eine: eine tote Bäckerei in der Teergasse, zwei Öfen, der größte Teil eines Dachs und ein Hauswirt, der zwei Münzen sehen will, bevor er den Schlüssel sucht. Und Mehl wächst nicht in Regalen.

        Füllt sie also mit einer guten Ladung Brot, und zahlt dem Mann seine Miete. Hannah Pike leiht euch acht Schauerleute zum Schleppen, zum Rühren und, wo es nötig ist, zum bösen Gucken.
   *[card-22]
        Ihr habt gezahlt, was Spry verlangte, ihr habt es am helllichten Tag getan, und damit hatte er nicht gerechnet. Am Abend stand sein Preis mit Kreide auf vierzig Türen. Jemand hat euch Zwiebeln vor die Tür gelegt und jemand anderes einen Schinken, einen fast ganzen. Die Docks haben angefangen, einander zu füttern. Aber mit leerem Magen ist der Fischkai weit, und die Seilerwitwen wohnen am anderen Ende der Stadt.

        Dort könnten sie eine eigene Küche brauchen. Dorcas Grubb weiß eine: eine tote Bäckerei in der Teergasse, zwei Öfen, der größte Teil eines Dachs und ein Hauswirt, der zwei Münzen sehen will, bevor er den Schlüssel sucht.

        Zahlt dem Mann also seine Miete, und macht den Anfang mit einer ehrlichen Ladung Brot, die niemand bei Spry gekauft hat. Hannah Pike leiht euch acht Schauerleute zum Schleppen, zum Rühren und, wo es nötig ist, zum bösen Gucken.
}
    .name = Die Bäckerei in der Teergasse
    .task = Gib einmal Brot und zwei Münzen ab.

story-25 =
    Der Preis blieb unbezahlt, das Brot blieb hinter der grünen Tür, und letzte Nacht hat der Hunger aufgehört, höflich zu sein. Jemand warf einen Stein. Jemand anderes hatte einen Einfall, und der war schlimmer: der städtische Kornspeicher in der Mühlgasse. Dort liegen das Saatkorn und das Mehl fürs Spital. Das ist ein Monat für vierzig Kranke oder ein wilder Abend für alle.

    Heute Nacht kommen sie mit Handkarren, und ihr kennt sie. Ganz vorn geht Hannah Pike. Der Mann mit dem Brecheisen hat hier jedem zweiten Kind das Schwimmen beigebracht. Ambrose Tull würde ja die Wache schicken, aber es tut ihm so unendlich leid, die Wache wird im Hafenamt gebraucht.

    Bleibt also ihr. Zwei Säbel an der Tür, getragen, nicht gezogen, und jeder Nachbar wird mit Namen begrüßt. Es stürmt sich schlecht an jemandem vorbei, der sich gerade nach deiner Mutter erkundigt.
    .name = Vor dem Kornspeicher
    .task = Du brauchst zwei Säbel.

story-26 =
    Der Rum hat seine Arbeit getan. Sergeant Babcock redete, bis das Fass hohl klang, und unterm Strich kam dies heraus. Die Säcke wandern bei Nacht, und zwar aus dem Zolllager des Hafens selbst, mit einem Passierschein und ordentlichem Siegel. Wessen Siegel, hat er nie gefragt. Sergeanten, die fragen, werden keine alten Sergeanten. Aber es gibt einen Schreiber, der diese Scheine ausstellt, einen dünnen jungen Mann, der nicht mehr schläft und der in Gesellschaft keinen Bissen gegessen hat, seit das Licht erlosch.

    Also ladet ihn ein. Nicht ihn: alle. Stellt Tische auf, den ganzen Fischkai entlang, gebt euer Brot und euren Rum für ein einziges schamloses Abendessen, und lasst neben dem Laternenpfahl einen Stuhl frei.

    Einen Mann, der Angst hat, zerrt man nicht an einen Tisch. Doch er wird zweimal daran vorbeigehen, und riechen wird er ihn, und da wird ein Stuhl stehen.
    .name = Der leere Stuhl
    .task = Gib einmal Rum und einmal Brot ab.

story-27a =
    Die Nachtwache hat den Mund gehalten, und während niemand redete, hat jemand Leute angeheuert. Auf dem Fischkai sieht man neue Gesichter, breite, wohlgenährte. Sie stehen überall dort herum, wo eure Händler billiges Brot verkaufen, und sie rempeln, und sie bitten um Verzeihung, und ab und zu fällt ein Stand von allein um. Gestern ist ein Bäckerkarren ins Hafenbecken gefahren. Er sei gesprungen, sagen sie.

    Noch halten die Händler zu euch, aber sie schließen neuerdings zu Mittag. Kann man hier kein Brot mehr unter freiem Himmel verteilen, dann bald überhaupt keines mehr, und Spry braucht nur zu warten.

    Dann eben erst recht unter freiem Himmel. Morgen um acht, mitten auf dem Kai, eine ganze Ladung Brot, und an jedem Ende des Tisches ein Säbel, der gut gefrühstückt hat. Wünschen die breiten Herren auch einen Laib, dürfen sie sich anstellen.
    .name = Brot unter Waffen
    .task = Gib einmal Brot ab; außerdem brauchst du zwei Säbel.

story-27b =
    Die Öfen in der Teergasse sind heiß, und am ganzen Hafen riecht es nach Kruste. Die Kinder pfeifen wieder, und zwar falsch, daran merkt man, dass es echt ist. Aber Tam hat auf der Rückseite einer Schaufel etwas ausgerechnet. Geht es so weiter, reicht das Mehl neun Tage. Er hat es zweimal gerechnet.

    Die Hilfe kommt in schmutzigen Stiefeln. Drüben auf der anderen Seite der Bucht leben Siedler, die Mais und Maniok im Boden haben und keinen Käufer außer Spry, und der hat ihnen einen Preis genannt, den zu wiederholen sie zu gut erzogen sind. „Felder haben wir“, sagen sie. „Was uns fehlt, sind Kiele.“ Und im Zweiten Anker sitzt mehr als ein Kapitän mit leerem Laderaum.

    Setzt je einen von beiden an denselben Tisch. Brot, das nie am Kamm vorbeimusste, ist keiner Seekarte etwas schuldig, und Cadwallader Spry schon gar nichts.
    .name = Felder und Kiele
    .task = Du brauchst einen Siedler und einen Kapitän.

story-28 = { $from ->
    [card-24]
        Die zweite Küche besteht noch immer aus vier Wänden und kalten Öfen. Der Hauswirt hat den Schlüssel zurück an den Nagel gehängt, und die Schlange auf dem Fischkai wächst nur deshalb nicht mehr, weil die Leute nicht mehr kommen. So schnell, wie die Docks Hunger kriegen, könnt ihr nicht backen, nicht solange ein einziger Mann auf dem Mehl sitzt.

        Geht also zu der grünen Tür in der Böttchergasse, und fragt dieses eine Mal nicht, was ein Laib kostet. Fragt, was alles kostet. Cadwallader Spry legt seine Ringe aneinander und denkt nach. Ein Koffer steht gepackt; taub ist er nicht. Für acht Münzen, in einem Beutel, heute noch, gehören euch die Schuppen, der Vorrat und der Pachtvertrag, und das Täfelchen gibt er dazu.

        Es ist Raub. Es sind aber auch vierhundert Säcke. Und auf einem Pachtvertrag, bemerkt Tam, steht der Name dessen, der verpachtet.
   *[card-25]
        Sie kamen mit ihren Handkarren, standen eine Weile vor euren zwei Säbeln und ihren eigenen Namen und gingen heim. Hannah Pike blieb noch, um euch die Hand zu geben. Das Saatkorn ist gerettet, und noch etwas, das sich schwerer lagern lässt. Aber ein bewachter Speicher macht keinen satt, und von seinen Stufen aus konnte die ganze Menge sehen, wessen Schuppen voll sind.

        Geht also zu der grünen Tür in der Böttchergasse, bevor sie es tun. Fragt nicht, was ein Laib kostet. Fragt, was alles kostet. Cadwallader Spry legt seine Ringe aneinander und horcht auf die Straße. Für acht Münzen, in einem Beutel, heute noch, gehören euch die Schuppen, der Vorrat und der Pachtvertrag, und er selbst sitzt in der Abendkutsche.

        Es ist Raub. Es sind aber auch vierhundert Säcke. Und auf einem Pachtvertrag, bemerkt Tam, steht der Name dessen, der verpachtet.
}
    .name = Was alles kostet
    .task = Gib acht Münzen ab.

story-29 =
    Der Kornspeicher ist leer. Verletzt wurde niemand, es sei denn, man zählt Hannah Pike mit, die danach auf den Stufen saß, bis zu den Ellbogen voll Mehl, und keinen ansehen wollte. Es hat einen Abend gereicht. Jetzt gibt es in Port Royal kein Korn mehr, zu keinem Preis, und selbst Sprys Kutsche bleibt zu Hause.

    Jenseits der Meerenge, in St. Brice, liegt der Konvoi noch immer vertäut, die Laderäume voll und die Nerven dahin. Es sei weniger das Riff, heißt es, als das, was daneben hockt. Doch seine eigenen Schiffe lässt Ares durch. Wie wäre es, wenn ein braunes Segel vorausführe und nach dem Grund tastete, und die anderen kämen hinterher wie Küken?

    Sie machen mit, wenn sie die Ente behalten dürfen. Gebt ihnen eine eurer Ares-Prisen, und drei Münzen für einen Lotsen mit langer Lotleine und ohne Fantasie.
    .name = Die Ente und ihre Küken
    .task = Gib ein behaltenes Ares-Schiff und drei Münzen ab.

story-62 = { $last ->
    [card-26]
        Er kommt um Mitternacht, ein dünner Schreiber namens Barnaby Moth, nimmt den leeren Stuhl, isst, ohne aufzublicken, und redet mit dem Tischtuch.

        Nun wisst ihr also, wer keinen Hunger hat. Die Schuppen gehören dem Hafen. Die Passierscheine tragen das Siegel des Hafens. Und für jeden Sack zahlt Spry dem Hafenamt einen Pfennig, für das Licht. Den Kerzenpfennig nennen sie ihn. Er wird jede Woche erhoben, seit die Kerze aus ist.

        Ihr haltet das Ambrose Tull vor, und es tut ihm so unendlich leid. Es geht alles mit rechten Dingen zu: Der Leuchtturm hat Schulden für sein Öl. Tull schreibt euch die Summe auf. Seine Siebenen haben unten einen Kringel, wie ein Schweineschwänzchen.

        Die Docks essen. Hannah Pike brüllt jeden an. Aber noch ist das Riff versperrt, und von den Schwammbooten kommt eine Kundschafterin mit nassem Haar und fragt nach euch, mit Namen.
    [card-27a]
        Niemand zieht blank. In einer so langen Schlange fängt man schlecht eine Schlägerei an, und gegen Mittag lässt einer der breiten Herren kauend fallen, wer ihn angeheuert hat.

        Nun wisst ihr also, wer keinen Hunger hat. Sprys Schuppen gehören dem Hafen. Die Schläger werden aus der Kasse des Hafens bezahlt. Und für jeden Sack gibt Spry dem Hafenamt einen Pfennig, für das Licht. Den Kerzenpfennig nennen sie ihn. Er wird jede Woche erhoben, seit die Kerze aus ist.

        Ihr haltet das Ambrose Tull vor, und es tut ihm so unendlich leid. Es geht alles mit rechten Dingen zu: Der Leuchtturm hat Schulden für sein Öl. Tull schreibt euch die Summe auf. Seine Siebenen haben unten einen Kringel, wie ein Schweineschwänzchen.

        Die Docks essen. Hannah Pike brüllt jeden an. Aber noch ist das Riff versperrt, und von den Schwammbooten kommt eine Kundschafterin mit nassem Haar und fragt nach euch, mit Namen.
    [card-27b]
        In der Dämmerung laufen die Boote von der anderen Seite der Bucht ein, tief im Wasser vor lauter Mais, und in der Böttchergasse fällt der Preis so schnell, dass man es hören kann. Spry verlässt die Stadt. Tam liest, was er im Ofen zurückgelassen hat.

        Nun wisst ihr also, wer keinen Hunger hat. Die Schuppen gehören dem Hafen. Und für jeden Sack zahlte Spry dem Hafenamt einen Pfennig, für das Licht. Den Kerzenpfennig nennen sie ihn. Er wird jede Woche erhoben, seit die Kerze aus ist.

        Ihr haltet das Ambrose Tull vor, und es tut ihm so unendlich leid. Es geht alles mit rechten Dingen zu: Der Leuchtturm hat Schulden für sein Öl. Tull schreibt euch die Summe auf. Seine Siebenen haben unten einen Kringel, wie ein Schweineschwänzchen.

        Die Docks essen. Hannah Pike brüllt jeden an. Aber noch ist das Riff versperrt, und von den Schwammbooten kommt eine Kundschafterin mit nassem Haar und fragt nach euch, mit Namen.
    [card-28]
        Ihr zählt acht Münzen hin. Spry zählt sie nach und ist mit der Abendkutsche fort. Am Morgen stehen die Schuppen zur Straße hin offen, und Tam hat den Pachtvertrag gelesen.

        Nun wisst ihr also, wer keinen Hunger hat. Verpächter ist der Hafen. Und für jeden Sack, den er verkaufte, zahlte Spry dem Hafenamt einen Pfennig, für das Licht. Den Kerzenpfennig nennen sie ihn. Er wird jede Woche erhoben, seit die Kerze aus ist.

        Ihr haltet das Ambrose Tull vor, und es tut ihm so unendlich leid. Es geht alles mit rechten Dingen zu: Der Leuchtturm hat Schulden für sein Öl. Tull schreibt euch die Summe auf. Seine Siebenen haben unten einen Kringel, wie ein Schweineschwänzchen.

        Die Docks essen. Hannah Pike brüllt jeden an. Aber noch ist das Riff versperrt, und von den Schwammbooten kommt eine Kundschafterin mit nassem Haar und fragt nach euch, mit Namen.
   *[card-29]
        Im Morgengrauen kommt sie durch den Kamm, ein braunes Segel mit elf Kornschiffen dahinter, und die ganze Stadt watet ihnen entgegen, um die Leinen zu fangen. Auf Sprys Kontor gibt gerade keiner acht, also geht Tam hinein und liest.

        Nun wisst ihr, wer keinen Hunger hat. Die Schuppen gehören dem Hafen. Und für jeden Sack zahlt Spry dem Hafenamt einen Pfennig, für das Licht. Den Kerzenpfennig nennen sie ihn. Er wird jede Woche erhoben, seit die Kerze aus ist.

        Ihr haltet das Ambrose Tull vor, und es tut ihm so unendlich leid. Es geht alles mit rechten Dingen zu: Der Leuchtturm hat Schulden für sein Öl. Tull schreibt euch die Summe auf. Seine Siebenen haben unten einen Kringel, wie ein Schweineschwänzchen.

        Die Docks essen. Hannah Pike brüllt jeden an. Aber ein zweites Mal gelingt das keinem Schiff, und von den Schwammbooten kommt eine Kundschafterin mit nassem Haar und fragt nach euch, mit Namen.
}
    .name = Der Kerzenpfennig

story-lost-2 =
    Auf dem Fischkai lehnen die Tische gestapelt an der Wand, und keiner hat gefragt, wann sie wieder aufgestellt werden. Familien mit Vettern im Landesinneren sind zu ihnen gezogen. Die Böttchergasse riecht nach Lack: Spry lässt die Kutsche neu streichen.

    Hannah Pike findet euch, wie ihr aufs Wasser schaut. Sie hat einen halben Laib unter der Jacke, der Himmel weiß, wie alt, und bricht ihn ganz genau, denn Tam sieht zu. „Hunger hatten wir schon öfter“, sagt sie. „Zum Frühstück eingeladen waren wir noch nie. Das wart ihr. Macht es noch einmal, und fangt früher an.“ Mit dem Brot kommt eine kleine Faust voll Münzen, von Leuten, die keine übrig haben.
    .name = Ein halber Laib

## Chapter 3

story-title-3 =
    Port Royal hatte einmal ein besseres Seekartenhaus als heute. Es stand am Ende der alten Mole, mit Kupferdach und Erkerfenster, und am Morgen des großen Bebens rutschte es ins Meer, in einem Stück, den Kessel noch auf dem Herd. Bei Stillwasser, heißt es, kann man den Wetterhahn sehen.

    Die Kundschafterin mit dem nassen Haar heißt Nettle Quaye. Sie taucht nach Schwämmen, ihr Atem hält länger als bei den meisten Leuten der Groll, und sie redet, als reichte die Luft nicht für mehr. „War unten“, sagt sie. „Ganzes Haus voll Tang. Tür ist neu. Hab durchs Fenster geguckt. Bleikisten. Flach.“ Sie hält die Hände auseinander, so weit, wie eine Seekarte breit ist.

    Niemand hängt einem ertrunkenen Haus eine neue Tür ein, wenn nichts darin liegt, das er wieder abholen will.
    .name = Seekarten unter Wasser

story-30 =
    So lange die Luft anhalten wie Nettle Quaye könnt ihr nicht, und Bleikisten schwimmen nicht. Was ihr braucht, ist die Taucherglocke. Port Royal besitzt genau eine, ein Bronzeding, so groß wie eine Speisekammer, und sie gehört der Bergungsgesellschaft, die sie unter einem Tuch verwahrt und regelmäßig abstaubt.

    Die Gesellschaft empfängt euch in einer Reihe: sieben alte Herren, ein Hörrohr. Zweimal haben sie die Glocke verliehen. Beim ersten Mal bekamen sie das Seil zurück. „Wir fragen nicht, ob Sie tapfer sind“, sagt Sir Josiah Trumble, der den Vorsitz führt. „Tapfere Leute verlieren Glocken. Wir fragen, ob Sie je an einem unerfreulichen Ort waren, mit ordentlicher Begleitung, und wieder nach Hause gekommen sind.“

    Am Kai werden neue Fahrten ausgerufen, und Kundschafter suchen Arbeit. Schließt eine Expedition ab, irgendeine. Dann sprecht noch einmal vor und lasst es beiläufig fallen.
    .name = Die geliehene Glocke
    .task = Du brauchst eine abgeschlossene Expedition.

story-31 =
    Die Glocke hängt an eurem eigenen Ladebaum, frisch abgestaubt. Sir Josiah hat sie zum Abschied getätschelt. Was euch jetzt noch fehlt, ist die Stelle, um sie hinabzulassen, denn das große Beben hat die alte Mole in neun Stücke zerbrochen, und der Wetterhahn zeigt sich nur Leuten, die gerade etwas anderes suchen. Nettle hat ihn ein Mal gefunden. Sie war einem Fisch nachgeschwommen.

    Aber wer jene Tür eingehängt hat, musste sie wiederfinden, bei Nacht, mit beladenem Boot. Und Ares schreibt alles auf und nennt es Gebet. Hezekiah Binns dreht eine Seite zum Fenster. „Hier ist ein Choral“, sagt er, „mit erstaunlich vielen Zahlen. Der Kirchturm über dem Kran. So und so viele Kabellängen. Amen. Es geht durch den ganzen Band, auf jedem Blatt eine Zeile.“

    Bringt ihm ein Ritualbuch zum Auftrennen, und eine Münze für Garn. Aus den Resten will er etwas Nützliches binden, mit Rezepten.
    .name = Choral mit Zahlen
    .task = Gib ein Ritualbuch und eine Münze ab.

story-32 =
    Von einer Expedition, die ihr unternommen hättet, ist der Bergungsgesellschaft nichts bekannt, und das lässt sie euch wissen: sieben Köpfe, in einer Reihe geschüttelt, wie Wäsche auf der Leine. Keine Expedition, keine Glocke.

    Dann fangt am anderen Ende an. Ehe eine Glocke hinuntergeht, müssen vierzig Leute am Seil stehen, und was die Taucherfamilien davon halten, sagen sie euch ins Gesicht. Die alte Mole ist ein Friedhof. Da unten liegen ihre Großmütter, den Kessel noch auf dem Herd. Sie schwimmen doch nicht mitten durch die Oma, und das für eine Mannschaft, die noch nicht einmal gemeinsam die Bucht überquert hat.

    Folgen würden sie jemandem, der das Wasser segnet, und jemandem, der dafür geradesteht. Einem Priester, der die Toten um Erlaubnis bittet. Einem Kapitän, der die Lebenden zurückbringt. Holt die beiden zusammen, sorgt dafür, dass man sie an einem Tisch sieht, dann kommen die übrigen von allein herüber, um zu erfahren, was es zu essen gibt.
    .name = Mit Omas Erlaubnis
    .task = Du brauchst einen Priester und einen Kapitän.

story-33 =
    Ihr seid jemandem aufgefallen. Seit die Glocke an Bord ist, steht vom Frühstück bis zur Dämmerung ein braunes Segel am Horizont, und auf dem Dach des Hafenamts sitzt ein Mann mit Fernrohr, der sich dafür interessiert, was ihr esst. Wolltet ihr jetzt zur alten Mole, ihr würdet vor Publikum tauchen.

    Nettle weiß Rat. „Machen Fische so“, sagt sie. „Großer Schwarm. Alle Farben. Keiner sieht den einen, der geht.“ Sie meint die Reede, wo an den meisten Morgen ein, zwei Schiffe vor Anker schwojen und das Fernrohr sie zählt. Doch wenn dort auf einmal vier Farben Flagge zeigen, Fleuten, Fregatten, eine Galeone, die allen im Weg liegt, und jeder Schiffer brüllt den nächsten an?

    Haltet den Hafen also länger offen, als es vernünftig ist. Wenn er voll genug ist, fährt hinter all der Wäsche ein Boot hinaus, mit etwas Großem unter einem Tuch.
    .name = Ein bunter Schwarm
    .task = Du bist am Zug, und in der Hafenauslage liegen Schiffe in vier Farben.

story-34 =
    Ob mit Glocke oder ohne, ihr müsst ungesehen hinaus zur alten Mole, und gesehen werdet ihr, sobald ihr morgens gähnt. Am Horizont steht ein braunes Segel und auf dem Dach des Hafenamts ein Fernrohr. Nettle Quayes Mittel dagegen ist ein Gedränge: Schiffe in vier Farben zugleich auf der Reede, alle einander im Weg, und ein Boot, das sich dahinter davonstiehlt wie ein Junge aus der Messe.

    Vor einem Monat hätte das nichts gekostet. Inzwischen haben die Lotsen davon gehört. Seit die Seekarten fort sind, bringt niemand mehr ein Schiff am Kamm vorbei außer neun alten Männern in Ölzeug, die ihn im Gefühl haben, und die neun haben eine Versammlung abgehalten. Sie wollen fünf Münzen, alle auf einmal, auf der Stelle. Das sei keine Erpressung, sagt ihr Sprecher. Das sei Seemannschaft.

    Füllt also die Reede, und haltet im selben Augenblick den Beutel offen.
    .name = Die neun alten Männer
    .task = Du bist am Zug, und in der Hafenauslage liegen Schiffe in vier Farben: Gib fünf Münzen ab.

story-35 =
    An einem Montag hängt die Bekanntmachung an der Wand. Alles, was von der alten Mole gehoben werde, steht darauf, gehöre dem Hafen und sei Ambrose Tull in sichere Verwahrung zu geben. Es tut ihm so unendlich leid. Es ist ein uraltes Gesetz. Die Tinte färbt auf den Daumen ab.

    Die Bergungsgesellschaft nimmt das übel auf. Sie hat ihre Glocke einer bewährten Expedition geliehen, und was eine Glocke heraufholt, gehört ihrer Ansicht nach dem, der die Nerven hatte, sich hineinzusetzen. Sir Josiah wird es dem Gouverneur sagen, in seiner guten Perücke. Doch der Gouverneur führt eine lange Liste von Leuten, die einen Gefallen wollen, und bis ihr ganz oben darauf steht, sind von eurem Ansehen bei Hofe zwei Kronen verbraucht.

    Gebt sie aus. Und bringt einen Kapitän mit, der für das Bergegut unterschreibt, denn wer ein Logbuch führt, dem lächelt das Gesetz, ausnahmsweise.
    .name = Nasse Tinte
    .task = Gib zwei Kronen ab; außerdem brauchst du einen Kapitän.

story-36 =
    Die Glocke hockt untätig unter ihrem Tuch. Hinaus zur Mole ist sie nicht zu bringen, nicht an so vielen Augen vorbei. Also zeichnet Nettle Quaye mit dem Zeh. Hier die Mole. Hier die Sandbank, die man den Löffel nennt. Und zweimal im Jahr, wenn Sonne und Mond am selben Strang ziehen, geht das Meer so weit zurück, dass man vom Löffel hinüberspazieren und anklopfen könnte.

    Bis zur nächsten solchen Ebbe sind es neun Tage, mehr oder weniger, und wenn sie kommt, muss schon jemand da sitzen. Auf dem Löffel gibt es kein Wasser, keinen Schatten und sehr viele Krebse mit festen Ansichten.

    Siedler haben sich schon an schlimmeren Orten eingerichtet. Sucht einen, der dort ein Lager aufschlägt, und schickt eine Ladung Brot hinüber. Von der Stadt aus sieht das aus wie arme Leute am Strand, und auf die hat noch niemand je ein Fernrohr gerichtet.
    .name = Das Lager auf dem Löffel
    .task = Gib einmal Brot ab; außerdem brauchst du einen Siedler.

story-37 =
    Die Gesellschaft hat sich erweichen lassen. Eine Expedition sei eine Expedition, räumt Sir Josiah ein, auch wenn sie zu spät zum Essen komme. Also geht die Glocke mit Nettle Quaye darin hinunter und kommt mit Nettle Quaye darin herauf, und die ist verärgert. „Eisen“, sagt sie. „Kein Schlüsselloch. Schale am Griff. Ein Schlitz. Schrift rundherum.“

    Hezekiah Binns lässt sich das aufzeichnen und wird erst blass und dann rosig. Es ist ein Ares-Ritus, eingemeißelt für Leute, denen man keinen Schlüssel anvertrauen kann. Zuerst das Kraut. Es quillt im Nassen auf und hebt einen Riegel. Dann das Buch, das aufs Haar die richtige Dicke hat: Es gleitet darunter und lässt den Riegel nicht wieder fallen. Ein gut Teil aller Religion, sagt Binns, ist Tischlerei.

    Ein Maß Kräuter also und ein Ritualbuch. Die Tür gibt keines von beiden zurück.
    .name = Religion und Tischlerei
    .task = Gib einmal Kräuter und ein Ritualbuch ab.

story-38 =
    Keine Expedition, keine Glocke. Die Gesellschaft hat sie eingeschlossen, und Sir Josiah soll daneben schlafen. Aber Nettle Quaye hat Vettern und Basen, und die haben Lungen. Seit drei Tagen gehen sie an der alten Mole hinab, einen Stein im Arm, und kommen ohne ihn herauf, um mit einem Seil an der neuen Tür zu zerren. Gestern hat sie sich bewegt.

    Heute bewegt sich noch etwas. Aus dem braunen Segel am Horizont sind zwei geworden, dann drei. Wer die Kisten hineingestellt hat, der hat bemerkt, dass jemand sie herausholt, und kommt nun, spät und schlecht gelaunt, um Einspruch zu erheben.

    Kämpfen können die Taucher nicht. Sie haben nichts am Leib als Fett. Was sie brauchen, ist noch ein einziger Nachmittag, und drei Säbel auf dem Wetterhahnfelsen, wo die Boote anlegen müssen, um Ares zu erklären, dass das Haus vermietet ist.
    .name = Das Haus ist vermietet
    .task = Du brauchst drei Säbel.

story-63 = { $last ->
    [card-35]
        Der Gouverneur liest das Logbuch eures Kapitäns, betrachtet Sir Josiahs Perücke und unterschreibt. Was die Glocke heraufholt, ist euer.

        Im Zweiten Anker stehen elf Bleikisten. Dorcas Grubb leiht euch ihr Austernmesser. Und da sind sie, trocken wie Zwieback: die Seekarten von Port Royal, jeder Fels des Kamms in Wrens kleiner brauner Schrift. Am Abend ist das erste Kornschiff im Hafen und läutet seine Glocke wie zur Hochzeit.

        In der letzten Kiste liegt ein Zettel, der keine Seekarte ist. „Von der Kerze erhalten“, steht darauf, „die Zahlung für das Quartal.“ Das Siegel ist ein Widderkopf. Jemand hier hat Ares bezahlt, und die Kerze wurde immer nur von einer gehütet. Keiner sagt es. Alle denken es.

        Eine Taucherin hat ihren Lohn nicht abgeholt, eine stille graue Frau, die sich Jane Plain nannte. Dann stellt Nettle Quaye ihren Becher ab und hustet und hört nicht mehr auf zu husten.
    [card-36]
        In der neunten Nacht spaziert das Meer davon und lässt das Seekartenhaus im Mondlicht stehen. Euer Siedler klopft, aus Höflichkeit, und holt dann eine Axt.

        Im Zweiten Anker stehen elf Bleikisten. Dorcas Grubb leiht euch ihr Austernmesser. Und da sind sie, trocken wie Zwieback: die Seekarten von Port Royal, jeder Fels des Kamms in Wrens kleiner brauner Schrift. Am Abend ist das erste Kornschiff im Hafen und läutet seine Glocke wie zur Hochzeit.

        In der letzten Kiste liegt ein Zettel, der keine Seekarte ist. „Von der Kerze erhalten“, steht darauf, „die Zahlung für das Quartal.“ Das Siegel ist ein Widderkopf. Jemand hier hat Ares bezahlt, und die Kerze wurde immer nur von einer gehütet. Keiner sagt es. Alle denken es.

        Eine Taucherin hat ihren Lohn nicht abgeholt, eine stille graue Frau, die sich Jane Plain nannte. Dann stellt Nettle Quaye ihren Becher ab und hustet und hört nicht mehr auf zu husten.
    [card-37]
        Das Blatt quillt, der Riegel hebt sich, das Buch hält. Die Tür des ertrunkenen Hauses schwingt auf, so leise wie die einer Sakristei.

        Im Zweiten Anker stehen elf Bleikisten. Dorcas Grubb leiht euch ihr Austernmesser. Und da sind sie, trocken wie Zwieback: die Seekarten von Port Royal, jeder Fels des Kamms in Wrens kleiner brauner Schrift. Am Abend ist das erste Kornschiff im Hafen und läutet seine Glocke wie zur Hochzeit.

        In der letzten Kiste liegt ein Zettel, der keine Seekarte ist. „Von der Kerze erhalten“, steht darauf, „die Zahlung für das Quartal.“ Das Siegel ist ein Widderkopf. Jemand hier hat Ares bezahlt, und die Kerze wurde immer nur von einer gehütet. Keiner sagt es. Alle denken es.

        Eine Taucherin hat ihren Lohn nicht abgeholt, eine stille graue Frau, die sich Jane Plain nannte. Dann stellt Nettle Quaye ihren Becher ab und hustet und hört nicht mehr auf zu husten.
   *[card-38]
        Drei Säbel, ein schmaler Felsen und eine Strömung, die für Besucher in die falsche Richtung läuft. Bei Sonnenuntergang rudert Ares davon, und die Tür bleibt den Tauchern in den Händen.

        Im Zweiten Anker stehen elf Bleikisten. Dorcas Grubb leiht euch ihr Austernmesser. Und da sind sie, trocken wie Zwieback: die Seekarten von Port Royal, jeder Fels des Kamms in Wrens kleiner brauner Schrift. Am Abend ist das erste Kornschiff im Hafen und läutet seine Glocke wie zur Hochzeit.

        In der letzten Kiste liegt ein Zettel, der keine Seekarte ist. „Von der Kerze erhalten“, steht darauf, „die Zahlung für das Quartal.“ Das Siegel ist ein Widderkopf. Jemand hier hat Ares bezahlt, und die Kerze wurde immer nur von einer gehütet. Keiner sagt es. Alle denken es.

        Eine Taucherin hat ihren Lohn nicht abgeholt, eine stille graue Frau, die sich Jane Plain nannte. Dann stellt Nettle Quaye ihren Becher ab und hustet und hört nicht mehr auf zu husten.
}
    .name = Elf Bleikisten

story-lost-3 =
    Das Meer hat sich über der alten Mole geschlossen wie eine Schublade. Vor zwei Nächten waren da draußen Laternen, die nicht eure waren, und Ruder und Litaneien. Im Morgengrauen ist Nettle Quaye hinunter, um nachzusehen, und wieder herauf, und hat den Kopf geschüttelt. Die Kisten sind fortgeschafft.

    „Nicht weit“, sagt sie nach einer Weile. „Schwer. Schleifspuren.“ Sie wringt ihr Haar aus. „Mal ein Schwammfeld verloren. Sechsmal getaucht, bis ich’s hatte. Das sechste Mal war das beste.“ Unten in ihrem Beutel liegen ein paar alte Münzen, die sie unterwegs aufgelesen hat, grün wie Erbsen und noch gut. Sie kippt sie euch in die Hand und fängt an, das Seil zu fetten.
    .name = Schleifspuren

## Chapter 4

story-title-4 =
    Es fängt mit den Tauchern an. Sie husten, dann frösteln sie in der Sonne, und dann legen sie sich hin und bitten, ganz höflich, jemand möge das Meer abstellen. Binnen einer Woche liegen auch die, die sie gepflegt haben. Die Leute nennen es das Ertrunkenenfieber. Die Toten der alten Mole, sagen sie, sind heraufgekommen, um sich ihre Seekarten zu holen. Pater Ignace sagt, so dumm seien die Toten nicht, und es stecke im Schlick.

    Über dem Hafenamt weht eine gelbe Flagge. Kein Schiff darf auslaufen. Ambrose Tull tut es so unendlich leid; er ist auf sein eigenes gezogen, die Punctual, der Luft wegen.

    Und in der Schlange am Brunnen wird noch etwas geredet, leise. Von der Kerze erhalten. Es war also Wren, die den Räubern Geld gegeben hat. Und das hier ist die Rechnung.
    .name = Fieberzeit

story-40 =
    Der Arzt ging als Erster. Als Zweiter ging der Apotheker, im Boot des Arztes. Wer einen Onkel in den Hügeln hat, dem ist er wieder eingefallen, und von den ehrbaren Bürgern, die sich zum Pflegen eingetragen hatten, haben sich seither elf etwas verstaucht.

    „Dann nehmen wir die anderen“, sagt Dorcas Grubb. Sie krempelt die Ärmel hoch, und es ist, als mache ein Schiff klar zum Gefecht. Die anderen stehen hinten, wie immer: Decksleute zwischen zwei Schiffen, ein kleiner Händler, der nichts zu handeln hat, Mädchen, die Heringe ausnehmen. Viel geboten hat ihnen noch nie jemand, und weglaufen können sie nirgendwohin. Sie können Wasser kochen. Sie können heben. Sie können um vier Uhr früh an einem Bett sitzen und über das Wetter lügen.

    Mut ist knapp in diesem Monat, aber er ist billig zu haben. Stellt drei Leute ein, von der Sorte, die drei Münzen oder weniger verlangt.
    .name = Mut, billig abzugeben
    .task = Du brauchst drei Personen, deren aufgedruckte Kosten höchstens 3 betragen.

story-41 =
    Vierzig Betten auf dem Segelboden, dann sechzig, und dann nennt sie keiner mehr Betten. Es ist der erste Krankensaal von Port Royal, und er hat alles, was ein Spital braucht, bis auf Essen und Arznei.

    Hezekiah Binns kommt die Leiter herauf, außer Atem, ein Blatt in der Hand. „Der Neunte Ritus, wider den Wasserhusten. Das ist gar kein Weihrauch! Monatelang lagen sie über diesem Schlick vor Anker. Sie hatten das Fieber, sie haben es geheilt, und die Kur haben sie als Gebet verkleidet, damit sie keiner stiehlt.“ Graublatt, aufgebrüht, mit Brot zu verabreichen.

    Dann stehlt sie. Ein Maß Ares-Kräuter, eine Ladung Brot: Suppe. Und seht zu, dass die Frau im letzten Bett etwas abbekommt. Sie hat keinen Namen, sie winkt jeden Löffel an ihren Nachbarn weiter, und den ganzen Tag klopft einer ihrer Finger auf den Bettrand.
    .name = Der Neunte Ritus
    .task = Gib einmal Kräuter und einmal Brot ab.

story-42 =
    Aus euren drei billigen Leuten sind dreißig geworden. Heringsmädchen, stellt sich heraus, geben Befehle wie Admirale, und auf dem Segelboden geht alles so gut, dass er voll ist. Außerdem regnet es hinein.

    Am Donnerstag nimmt Dorcas Grubb das Schild des Zweiten Ankers ab, zum ersten Mal in sechsundzwanzig Jahren, und trägt es ins Haus. Die Tische sind jetzt Betten, und die Theke ist eine Apotheke. Pflegen will sie jeden, sagt sie, aber pflegen und kochen und den Keller führen und Leute hinauswerfen, das kann sie nicht. Sucht ihr eine Wirtin, die neben ihr steht, eine, die sich mit Treppen auskennt und mit Laken und damit, wie man um Mitternacht Nein sagt.

    Es ist Tam, der mit einem Arm voll Decken am letzten Bett stehen bleibt. Am Bettrand der Namenlosen klopft der Finger. Zweimal lang, einmal kurz. Er zählt es dreimal. Dann sagt er, ganz klein: „Miss Wren?“
    .name = Das Schild kommt herunter
    .task = Du brauchst eine Wirtin.

story-43 =
    Zu wenige Hände. Die Schenken haben aufgenommen, wen sie konnten, bis die Schankburschen krank wurden, und dann haben sie Stühle vor ihre Türen gestellt. Auf dem Segelboden liegen sie zu zweit unter einer Decke.

    Also hat Pater Ignace die Kapelle aufgemacht. Eine Kirchenbank ist ein anständiges Bett, wenn man kurz ist. Die Altarkerzen hat er dorthin gerückt, wo sie nützen, und jede Mannschaft, die schon einen Priester hat, bekommt eine Münze aus dem Opferteller, unter der Bedingung, dass sie mit Freunden wiederkommt. Er wünscht sich einen zweiten Kragen an den Betten, und drei Münzen für Stroh, Brühe und jemanden, der die Glocke anhält.

    Tam streut gerade das Stroh, da bleibt er stehen. In der letzten Bank liegt die Frau ohne Namen und klopft mit einem Finger ans Holz: zweimal lang, einmal kurz. Er zählt noch einmal, um sicherzugehen. „Das ist sie“, sagt er. „Das ist Miss Wren.“
    .name = Eine Bank für die Kranken
    .task = Gib drei Münzen ab; außerdem brauchst du einen Priester.

story-44 =
    Suppe und Graublatt haben getan, was sie konnten. Die ganze Wand entlang sitzen die Leute aufrecht und beschweren sich, und ein besseres Zeichen kennt Dorcas Grubb nicht. Isaura Wren beschwert sich nicht. Sie war länger im Wasser als alle anderen, wochenlang, unter fremdem Namen, und das Fieber hat sich in ihrer Brust eingenistet und denkt nicht daran zu gehen.

    Auf einer Fregatte jenseits der gelben Flagge sitzt Sir Lucian Goodbody, der Leibarzt des Königs, auf dem Heimweg mit einem Papagei. Er hat das schon geheilt, mit einem silbernen Röhrchen und ruhiger Hand. Bezahlen könnt ihr ihn nicht; er ist reicher als die Stadt. Aber bitten können ihn Leute von solchem Rang, dass ein Nein peinlich wäre.

    Seid also solche Leute. Drei Kronen, jede Verbeugung, die man euch schuldet, und jedes gute Wort bei Hofe, für eine einzige Stunde seiner Zeit.
    .name = Der Leibarzt des Königs
    .task = Gib drei Kronen ab.

story-45 =
    Hände gibt es genug, Dach gibt es genug, und trotzdem leeren sich die Betten nicht. Die Suppe von Binns’ Blatt hat niemand gekocht, denn das Kraut ist nie gekommen. Das Fieber zieht durchs Haus wie eine langsame Flut und lässt Geschwüre zurück, wo es gewesen ist.

    „Dann eben nach alter Art“, sagt Isaura Wren. Sie hat ihren Namen wieder und eine Stimme wie eine Türangel und gibt Unterricht aus einem Bett, aus dem sie nicht herauskommt. „Starken Schnaps auf die Wunden. Jeden Tag frisches Leinen, und danach verbrennen. Ich habe schon mit weniger einen Zeh abgenommen.“ Dann hustet sie, bis Tam wegsieht.

    Die alte Art kostet Geld. Leinen wird inzwischen zollweise verkauft, und was ihr braucht, macht vier Münzen. Dazu Rum, die Sorte, die den Lack löst. Getrunken wird nichts davon. Dorcas steht daneben.
    .name = Nach alter Art
    .task = Gib einmal Rum und vier Münzen ab.

story-46 =
    Das Kraut wirkt. In der ganzen Kapelle sitzen sie aufrecht in den Bänken und verlangen Bratensoße, und Wren, unter dem Fenster, hat ein Auge geöffnet, um Pater Ignaces Latein zu verbessern.

    Dann wird ein Befehl an die Tür genagelt. Da der Kranken zu viele seien für die Hände, die sie pflegten, steht darauf, würden sie morgen auf die Hulken verbracht, zu ihrem eigenen Besten. Unterschrieben von Ambrose Tull, dem es so unendlich leidtut. Auf den Hulken gibt es keine Suppe, und nach Hause geschrieben hat von dort noch niemand. Und hier liegt eine Patientin, bei der es ihm am allermeisten leidtäte, sie reden zu hören.

    Das Gesetz lässt einen einzigen Ausweg: Quarantäne an Land, wenn zwei Personen von Rang dafür bürgen. Keine billigen. Findet zwei von der Sorte, die fünf Münzen oder mehr kostet, und stellt sie in die Tür, in ihren guten Mänteln.
    .name = Zwei gute Mäntel
    .task = Du brauchst zwei Personen, deren aufgedruckte Kosten mindestens 5 betragen.

story-47 =
    Gestern dreißig in der Kapelle, heute einunddreißig. Pater Ignace hat ein paar Gräber im Voraus ausheben lassen, um nicht in Eile zu geraten. Kein Kraut ist gekommen und keine Suppe. Isaura Wren liegt unter dem Fenster, und ihr Finger klopft aufs Sims: zweimal lang, einmal lang. Sie verzählt sich, und das macht Tam mehr Angst als der Husten.

    Dabei ist das Heilmittel in Sicht. Es liegt da draußen hinter dem Kamm, unter braunen Segeln, jedes graue Blatt, das an dieser Küste gewachsen ist. Ares hat die Hügel kahl gepflückt. Sie führen es flach gepresst mit sich, hinter Täfelungen, zwischen Planken, selbst in den Einbänden ihrer Bücher.

    Nehmt also für heute Nacht die Arznei von einem Schiff. Und für alles Weitere nehmt noch einen Räuber, irgendeinen, den ihr in den Schlick schleppen könnt, und zieht ihn Brett um Brett auseinander. Blatt für Blatt, wenn es nicht anders geht.
    .name = Blatt für Blatt
    .task = Gib einmal Kräuter und ein weiteres behaltenes Ares-Schiff ab.

story-64 = { $last ->
    [card-44]
        Sir Lucian kommt an Land, schlecht gelaunt, mit seinem Papagei, und arbeitet eine Stunde lang ohne ein Wort. Dann fragt er, ob noch Suppe da ist.

        Die gelbe Flagge wird eingeholt. Im letzten Bett richtet Isaura Wren sich auf, dünn wie eine Messerklinge und doppelt so scharf, um sich herum ihre ganze Klasse. „Ich bin nicht davongelaufen“, sagt sie. „Ich habe gerechnet. Seit Tull hier ist, hat die Stadt in jedem Quartal neun Fässer Lampenöl bezahlt, und geschickt hat man mir nie mehr als sieben. Damit bin ich zum Hafenamt gegangen, ich Närrin, und noch in derselben Nacht kam Ares mich holen. Die Kerze auf dem Zettel bin nicht ich. Die Kerze ist ein Konto. Zählt das Öl.“

        Unten am Kai macht ein kleines Schiff unter königlicher Flagge fest. Eine Revisorin der Krone geht von Bord, mit einem Klapppult, und fragt nach dem Weg zu den Büchern.
    [card-45]
        Neun Tage Rum und brennendes Leinen. Am zehnten Morgen stößt Dorcas Grubb, rotäugig, nüchtern und furchtbar, die Läden auf, und niemand hustet.

        Die gelbe Flagge wird eingeholt. Im letzten Bett richtet Isaura Wren sich auf, dünn wie eine Messerklinge und doppelt so scharf, um sich herum ihre ganze Klasse. „Ich bin nicht davongelaufen“, sagt sie. „Ich habe gerechnet. Seit Tull hier ist, hat die Stadt in jedem Quartal neun Fässer Lampenöl bezahlt, und geschickt hat man mir nie mehr als sieben. Damit bin ich zum Hafenamt gegangen, ich Närrin, und noch in derselben Nacht kam Ares mich holen. Die Kerze auf dem Zettel bin nicht ich. Die Kerze ist ein Konto. Zählt das Öl.“

        Unten am Kai macht ein kleines Schiff unter königlicher Flagge fest. Eine Revisorin der Krone geht von Bord, mit einem Klapppult, und fragt nach dem Weg zu den Büchern.
    [card-46]
        Den ganzen Vormittag stehen in der Kapellentür zwei gute Mäntel, und in den Mänteln stecken gute Namen. Tulls Bootsleute sehen die Mäntel an und rudern heim, ohne Fahrgäste.

        Eine Woche später wird die gelbe Flagge eingeholt. In der letzten Bank richtet Isaura Wren sich auf, dünn wie eine Messerklinge und doppelt so scharf, um sich herum ihre ganze Klasse. „Ich bin nicht davongelaufen“, sagt sie. „Ich habe gerechnet. Seit Tull hier ist, hat die Stadt in jedem Quartal neun Fässer Lampenöl bezahlt, und geschickt hat man mir nie mehr als sieben. Damit bin ich zum Hafenamt gegangen, ich Närrin, und noch in derselben Nacht kam Ares mich holen. Die Kerze auf dem Zettel bin nicht ich. Die Kerze ist ein Konto. Zählt das Öl.“

        Unten am Kai macht ein kleines Schiff unter königlicher Flagge fest. Eine Revisorin der Krone geht von Bord, mit einem Klapppult, und fragt nach dem Weg zu den Büchern.
   *[card-47]
        Hinter der letzten Planke steckt Kraut für eine ganze Stadt. Armweise wandert es in die Kessel, und in dieser Nacht bleibt die Glocke still, und in der nächsten auch.

        Die gelbe Flagge wird eingeholt. In der letzten Bank richtet Isaura Wren sich auf, dünn wie eine Messerklinge und doppelt so scharf, um sich herum ihre ganze Klasse. „Ich bin nicht davongelaufen“, sagt sie. „Ich habe gerechnet. Seit Tull hier ist, hat die Stadt in jedem Quartal neun Fässer Lampenöl bezahlt, und geschickt hat man mir nie mehr als sieben. Damit bin ich zum Hafenamt gegangen, ich Närrin, und noch in derselben Nacht kam Ares mich holen. Die Kerze auf dem Zettel bin nicht ich. Die Kerze ist ein Konto. Zählt das Öl.“

        Unten am Kai macht ein kleines Schiff unter königlicher Flagge fest. Eine Revisorin der Krone geht von Bord, mit einem Klapppult, und fragt nach dem Weg zu den Büchern.
}
    .name = Zählt das Öl

story-lost-4 =
    Pater Ignace läutet die Glocke jetzt abends selbst, damit kein anderer mitzählen muss. Auf dem Segelboden und in der Kapelle sind die Betten voll, und eines davon habt ihr selbst ausprobiert. Nützlich machen kann man sich im Liegen schlecht, aber zuhören kann man gut. Und was ihr hört, ist Dorcas Grubb, die mit einer Kerze die Reihen entlanggeht.

    „Jedes Fieber wendet sich“, sagt sie. „Was anderes kann es nicht. Ihr wartet auf die Wende, und wenn sie kommt, seid ihr da, und der Kessel ist heiß.“ Sie legt euch ein paar Münzen auf die Decke, aus dem Glas hinter der Theke. „Jetzt steht auf. Ihr seht grässlich aus. Es gibt Kraut zu finden.“
    .name = Jedes Fieber wendet sich

## Chapter 5

story-title-5 =
    Madam Henrietta Sloe, Revisorin der Krone, misst vier Fuß und zehn Zoll und hat schon zwei Häfen geschlossen und einen Bischof. Mitten in der Zollhalle klappt sie ihr Pult auf, schneidet ihre Feder zurecht und bittet um die Bücher von sechs Jahren. Ambrose Tull könnte nicht hilfsbereiter sein. Er trägt sie selbst herein.

    Alle bis auf eines. Das Hauptbuch des Leuchtturms ist nicht zu finden. Es tut ihm so unendlich leid; Miss Wren muss es mitgenommen haben. Da ist ja auch dieser Zettel: von der Kerze erhalten. Und weil sich solche Leute herumtreiben, lässt er die Stadtkasse auf sein eigenes Schiff bringen, die Punctual, wo er ein Auge darauf haben kann.

    Die Punctual, meldet Tam, hat Wasser für sechzig Tage an Bord genommen. Auf den Stufen hält Wren dem Konstabler ihre Handgelenke hin. „Zählt das Öl“, sagt sie zu euch, über die Schulter.
    .name = Das Buch der Revisorin

story-50 =
    Ihr erzählt Madam Sloe alles: die Schuppen, den Kerzenpfennig, die sieben Fässer. Sie hört zu, und nichts an ihr bewegt sich als die Feder. Dann schließt sie das Tintenfass.

    „An diesem Pult habe ich in vierzehn Häfen gesessen“, sagt sie, „und in jedem davon sind Piraten zu mir gekommen, um mir zu sagen, wer der Dieb ist. Manchmal hatten sie recht. Deshalb habe ich eine Regel. Ich höre auf Leute, die zahlen. Keine Bestechung; bemühen Sie sich nicht. Steuern. Wenn der Einnehmer das nächste Mal die Runde macht und Ihr Beutel prall genug ist, dass es sich für ihn lohnt, dann stecken Sie nicht am Abend zuvor noch alles in Waren. Bleiben Sie stehen und zahlen Sie. Die Quittung wüsste ich gern in meiner Hand.“

    Es tut jetzt schon weh. Neue Steuerbescheide hängen an der Wand, und jeder von euch weiß auf die Münze genau, wie man knapp unter der Grenze bleibt.
    .name = Leute, die zahlen
    .task = Zahl Steuern, wenn eine Steuererhöhung dich dazu zwingt.

story-51 =
    Madam Sloe löscht die Tinte auf eurer Quittung, und ihre Augenbrauen, das einzig Weiche an ihr, heben sich um ein Haar. „Nun“, sagt sie. „Dann bringen Sie mir dieses Hauptbuch, und ich werde es lesen.“

    Verloren ist es nicht. Barnaby Moth, ein dünner Schreiber aus dem Hafenamt, geht seit Einbruch der Dunkelheit um euer Haus, und jetzt spricht er mit eurem Torpfosten. Er sollte es verbrennen. Er konnte nicht; die Linien auf diesen Seiten hat er selbst gezogen. Was er will, sind fünf Münzen für eine Überfahrt irgendwohin, und nicht gesehen werden.

    Also gibt es ein Zeichen. An einem Tag, an dem im Hafen vier zu zählen sind, nicht drei und nicht fünf, lasst den Beutel auf dem Kai liegen, und daneben eine Sache, die mitzunehmen euer gutes Recht gewesen wäre, damit er etwas hat, wohinter er knien kann. Genau vier. Er ist Schreiber. Er wird zählen.
    .name = Genau vier
    .task = Du bist am Zug, und in der Hafenauslage liegen genau vier Karten: Gib fünf Münzen ab, und nimm eine Karte weniger.

story-52 =
    Keine Quittung, kein Gehör. Madam Sloe schaut durch euch hindurch wie durch ein Fenster und liest weiter, was man ihr gegeben hat. In der Stadt seid ihr Wrens Leute, und Wren sitzt im Arrest. An eurer Ecke steht ein Mann, und auf eurem Dach noch einer, der glaubt, ihr hättet ihn nicht bemerkt. Alles, was ihr im Großen tut, hört Ambrose Tull noch vor dem Abendessen.

    „Dann macht es klein“, sagt Nettle Quaye. „Krabben. Niemand jagt Krabben.“

    Lasst ein einziges Schiff herein oder eine einzige fremde Seele, die Arbeit sucht, und macht Feierabend. Kein Gedränge. Kein Übermut. Sollen sie sich das ansehen und gähnen. Dann macht es noch einmal. Einen öden Abend lang bleibt ein Mann mit Wochenlohn wach, zwei nicht, und im Hafenamt gibt es einen dünnen Schreiber, der nur darauf wartet, dass keiner hinsieht.
    .name = Niemand jagt Krabben
    .task = Du bist am Zug: Hör mit genau einer Karte in der Hafenauslage auf, und das zweimal.

story-53 = { $from ->
    [card-51]
        Es geht wie ein Uhrwerk. Vier im Hafen, ein Beutel, ein Ballen; ein dünner Schatten kniet nieder, um sich den Schuh zu binden, und als er fort ist, liegt da ein Päckchen, noch warm von Barnaby Moths Hemd. Das Hauptbuch des Leuchtturms. Neun Fässer bezahlt, sieben geliefert, Quartal um Quartal, und jede Sieben hat unten einen Kringel, wie ein Schweineschwänzchen.

        Heute Nacht ist es das gefährlichste Buch in ganz Westindien, und es liegt bei euch im Brotkasten. Das Gericht tagt erst am Montag. Tull vermisst das Buch schon. Man merkt es an dem Gerenne.

        Weiter unten am Kai wohnen drei riesenhafte Brüder namens Tybuk, die sanft zu Katzen sind und noch nie etwas verloren haben, worauf sie sich setzen sollten. Sie wollen zwei Münzen, für Würste. Sorgt dafür, dass alle, die mit euch Wache halten, zusammen drei Säbel ergeben.
   *[card-52]
        Zwei öde Abende. Am zweiten beginnt der Mann auf eurem Dach zu schnarchen, und gegen Mitternacht gleitet etwas unter eurer Tür durch, mit einem Zettel in sauberer Schreiberhand. „Die Linien auf diesen Seiten habe ich selbst gezogen. Bitte seien Sie gut zu ihnen. B. Moth.“ Das Hauptbuch des Leuchtturms. Neun Fässer bezahlt, sieben geliefert, Quartal um Quartal, und jede Sieben hat unten einen Kringel, wie ein Schweineschwänzchen.

        So viel zum Stillhalten. Das Gericht tagt erst am Montag, und bis zum Frühstück hat Tull bemerkt, dass ihm das gefährlichste Buch in ganz Westindien fehlt, und das liegt bei euch im Brotkasten.

        Weiter unten am Kai wohnen drei riesenhafte Brüder namens Tybuk, die sanft zu Katzen sind und noch nie etwas verloren haben, worauf sie sich setzen sollten. Sie wollen zwei Münzen, für Würste. Sorgt dafür, dass alle, die mit euch Wache halten, zusammen drei Säbel ergeben.
}
    .name = Die Tybuk-Brüder
    .task = Gib zwei Münzen ab; außerdem brauchst du drei Säbel.

story-54 = { $from ->
    [card-51]
        Barnaby Moth hat gewartet. Es waren drei im Hafen, und fünf, und einmal, für einen Augenblick, sechs, aber nie vier und ein Beutel. Der Mut eines Schreibers hält sich ungefähr so lange wie Milch. Er sitzt wieder auf seinem Schemel, und das Hauptbuch ist an Bord der Punctual, in Tulls eigener Kajüte.

        Dort sind auch die Stadtkasse, das gute Silber und Ambrose Tulls Wintermantel. Der Hafenmeister will fort sein, ehe am Montag das Gericht tagt. Aber durch den Kamm führt nur eine einzige tiefe Fahrrinne, vierzig Yard breit, und Hannah Pike ist hinausgefahren und hat sie sich angesehen. Sechs Schuten, Bord an Bord verkettet, säßen darin wie ein Korken.

        Ihre Schauerleute tun es aus Liebe. Was sie nicht können, ist drei Nächte lang da draußen von Liebe leben. Schickt eine Ladung Brot und ein Fass Rum, und lasst Hannah einschenken.
   *[card-52]
        Ihr wolltet ja stillhalten. Aber Häfen füllen sich, und es kamen Schiffe, die abzuweisen eine Sünde gewesen wäre, und es wurde gesungen. Am Donnerstag saßen vier Mann auf eurem Dach. Ein dünner Schreiber mit einem Päckchen unter dem Mantel blickte auf, sah sie und ging weiter. Jetzt ist das Hauptbuch an Bord der Punctual.

        Dort sind auch die Stadtkasse, das gute Silber und Ambrose Tulls Wintermantel. Der Hafenmeister will fort sein, ehe am Montag das Gericht tagt. Aber durch den Kamm führt nur eine einzige tiefe Fahrrinne, vierzig Yard breit, und Hannah Pike ist hinausgefahren und hat sie sich angesehen. Sechs Schuten, Bord an Bord verkettet, säßen darin wie ein Korken.

        Ihre Schauerleute tun es aus Liebe. Was sie nicht können, ist drei Nächte lang da draußen von Liebe leben. Schickt eine Ladung Brot und ein Fass Rum, und lasst Hannah einschenken.
}
    .name = Ein Korken für den Kamm
    .task = Gib einmal Brot und einmal Rum ab.

story-55 =
    Das Gericht tagt in der Zollhalle, bei offenen Fenstern, denn die halbe Stadt will zuhören, und die andere Hälfte hebt sie hoch, damit sie etwas sieht. Auf der einen Seite steht Isaura Wren. Auf der anderen sitzt Ambrose Tull, in sauberen Manschetten. Zwischen ihnen liegt ein Hauptbuch, in dem ein paar Fässer fehlen.

    „Eine Fälschung“, sagt er bekümmert. „Von Piraten.“ Darauf wird es still, denn da ist etwas dran.

    Madam Sloe sieht euch über ihre Brille hinweg an. Sie hat eure Steuerquittung vor sich; sie kann dieses Buch als Beweis zulassen, wenn angesehene Leute darauf schwören und einsetzen, was sie zu verlieren haben. Drei Münzen, für den Stempel. Und drei Kronen: euer guter Name, neben das Hauptbuch gelegt, wo jeder sehen kann, wie klein das Häufchen ist, und sich denken, wie lange es gedauert hat.
    .name = Auf euren guten Namen
    .task = Gib drei Kronen und drei Münzen ab.

story-56 =
    Das Gericht tagt in der Zollhalle, und es steht nicht gut. Das Hauptbuch liegt auf dem Tisch. Aber eine Steuerquittung von euch hat Madam Sloe nicht, und sie hat ihre Regel. Sie wendet die Seiten mit dem Ende der Feder um, als könnten sie feucht sein.

    „Diese Leute“, sagt Ambrose Tull, beinahe freundlich, „haben in ihrem ganzen Leben noch nie etwas nach Port Royal gebracht. Sie nehmen nur.“ Es ist keine große Lüge. Sie ist gerade groß genug, um darauf zu stehen.

    Also schlagt sie ihm unter den Füßen weg. Rüstet ehrlich eine Fahrt aus, schickt los, wen sie verlangt, und bringt etwas heim: Schließt eine Expedition ab, und legt sie samt Logbuch dem Gericht vor. Von Mut verstehen Revisoren wenig. Aber etwas, das von weit her geholt und dann in die richtige Spalte eingetragen wurde, hat ihnen schon manches Mal die Tränen in die Augen getrieben.
    .name = In der richtigen Spalte
    .task = Du brauchst eine abgeschlossene Expedition.

story-57 =
    Madam Sloe hat eure Quittung, und sie glaubt euch. Das sagt sie, während sie ihre Feder spitzt. „Aber was ich glaube, kann ich nicht niederschreiben. Sie haben kein Hauptbuch. Zeigen Sie mir die Hand dieses Mannes auf einer Zahlung an Ares. Und zeigen Sie sie mir zweimal, damit es niemand Zufall nennen kann.“

    Hezekiah Binns fragt, wie die Siebenen des Hafenmeisters aussehen. Ihr zeichnet eine, mit dem Kringel unten, wie ein Schweineschwänzchen. Er setzt sich. Diesem Schwein ist er schon einmal begegnet. Hinten in ihren Ritualbüchern führen die Räuber nämlich Buch, so und so viel erhalten an dem und dem Tag; und weil sie vorsichtige Leute sind, ließen sie den Zahler die Summe selbst eintragen.

    Ein Buch, das könnte irgendwer gewesen sein. Zwei, von zwei verschiedenen Schiffen, aufgetrennt und nebeneinander auf ein Klapppult gelegt, das wäre Ambrose Tull.
    .name = Zwei Bücher, eine Hand
    .task = Gib zwei Ritualbücher ab.

story-58 =
    Keine Quittung, kein Hauptbuch, kein Zeuge. Madam Sloe tut es leid, und sie wenigstens sagt es nicht. Lesen kann sie nur, was in den Büchern steht, und in den Büchern schuldet der Leuchtturm zehn Münzen für Öl, und seine Hüterin ist vor der Schuld davongelaufen.

    Einen ganzen Abend lang rechnet Tam daran herum. Dann legt er die Kreide weg. „Wenn es eine Schuld gibt“, sagt er, „und jemand bezahlt sie, dann muss der Hafen das Öl herausrücken.“ Hinter den Gittern des Arrests fängt Wren an zu lachen.

    Denn es gibt kein Öl. Es ist zu Ares gegangen, als Geld. Doch wenn ihr euch auf den Markt stelltet und die Schulden des Leuchtturms selbst bezahltet, zehn Münzen, eine nach der anderen, vor der ganzen Stadt, dann müsste Ambrose Tull die Fässer herausrollen. Oder aber allen auf einmal erklären, wo sie sind.
    .name = Die Schulden des Leuchtturms
    .task = Gib zehn Münzen ab.

story-65 = { $last ->
    [card-55]
        Beschworen, gestempelt, eingetragen. Madam Sloe liest das Öl vor, Fass für Fass, und beim dritten Quartal ist Tulls Stuhl leer. Er kommt bis zum Kamm. Ohne Licht zum Steuern setzt sich die Punctual aufs Riff, die Stadtkasse auf dem Schoß.

        Ares bekommt kein Geld mehr, und am Morgen sind die braunen Segel fort.

        In der Dämmerung werden neun Fässer zur Landspitze hinaufgerollt, alle neun, zum ersten Mal seit sechs Jahren. Alle sind gekommen: Dorcas mit dem fürchterlichen Eintopf, Nettle, tropfnass, und Pater Ignace, der sagt, er könne das Meer hören. Tam nimmt den Messingschlüssel ab, den er um den Hals trägt. Wren schließt ihm die Finger darum. Dann sieht sie ihre ganze Klasse an, als hättet ihr endlich eine Rechnung richtig gelöst und als hätte sie nie daran gezweifelt.

        „Na?“, sagt sie. „Von allein geht es nicht an.“

        Zweimal lang. Der Hafen hält den Atem an. Einmal kurz.
    [card-56]
        Madam Sloe liest euer Logbuch bis zum letzten Eintrag, putzt sich die Nase und schlägt das Hauptbuch auf Seite eins auf. Seite zwei wartet Tull nicht ab. Er kommt bis zum Kamm, und dort setzt sich die Punctual, ohne Licht zum Steuern, aufs Riff.

        Ares bekommt kein Geld mehr, und am Morgen sind die braunen Segel fort.

        In der Dämmerung werden neun Fässer zur Landspitze hinaufgerollt, alle neun, zum ersten Mal seit sechs Jahren. Alle sind gekommen: Dorcas mit dem fürchterlichen Eintopf, Nettle, tropfnass, und Pater Ignace, der sagt, er könne das Meer hören. Tam nimmt den Messingschlüssel ab, den er um den Hals trägt. Wren schließt ihm die Finger darum. Dann sieht sie ihre ganze Klasse an, als hättet ihr endlich eine Rechnung richtig gelöst und als hätte sie nie daran gezweifelt.

        „Na?“, sagt sie. „Von allein geht es nicht an.“

        Zweimal lang. Der Hafen hält den Atem an. Einmal kurz.
    [card-57]
        Zwei Seiten, zwei Schiffe, ein Schweineschwänzchen. Madam Sloe legt die Feder hin, und Tull rennt schon. Die Punctual kommt bis zur Fahrrinne, und dort wartet Hannah Pike mit sechs Schuten, einer Kette und verschränkten Armen.

        Ares bekommt kein Geld mehr, und am Morgen sind die braunen Segel fort.

        In der Dämmerung werden neun Fässer zur Landspitze hinaufgerollt, alle neun, zum ersten Mal seit sechs Jahren. Alle sind gekommen: Dorcas mit dem fürchterlichen Eintopf, Nettle, tropfnass, und Pater Ignace, der sagt, er könne das Meer hören. Tam nimmt den Messingschlüssel ab, den er um den Hals trägt. Wren schließt ihm die Finger darum. Dann sieht sie ihre ganze Klasse an, als hättet ihr endlich eine Rechnung richtig gelöst und als hätte sie nie daran gezweifelt.

        „Na?“, sagt sie. „Von allein geht es nicht an.“

        Zweimal lang. Der Hafen hält den Atem an. Einmal kurz.
   *[card-58]
        Ihr zählt zehn Münzen auf ein Heringsfass, und die ganze Stadt zählt mit. „Jetzt das Öl“, sagt Tam. Tull tut es so unendlich leid, dass er rennt. Die Punctual kommt bis zur Fahrrinne, und dort wartet Hannah Pike mit sechs Schuten und verschränkten Armen.

        Ares bekommt kein Geld mehr, und am Morgen sind die braunen Segel fort.

        In der Dämmerung werden neun Fässer zur Landspitze hinaufgerollt, alle neun, zum ersten Mal seit sechs Jahren. Alle sind gekommen: Dorcas mit dem fürchterlichen Eintopf, Nettle, tropfnass, und Pater Ignace, der sagt, er könne das Meer hören. Tam nimmt den Messingschlüssel ab, den er um den Hals trägt. Wren schließt ihm die Finger darum. Dann sieht sie ihre ganze Klasse an, als hättet ihr endlich eine Rechnung richtig gelöst und als hätte sie nie daran gezweifelt.

        „Na?“, sagt sie. „Von allein geht es nicht an.“

        Zweimal lang. Der Hafen hält den Atem an. Einmal kurz.
}
    .name = Zweimal lang, einmal kurz

story-lost-5 =
    Die Punctual läuft mit der Flut aus, pünktlich auf die Minute, tief im Wasser vom Geld anderer Leute. Madam Sloe schlägt das letzte Buch zu, rückt es an der Kante des Pults gerade und schreibt: nicht bewiesen. Sie ist keine Frau, die diese Worte mag.

    Auf den Stufen bleibt sie neben euch stehen. „Die Krone gestattet mir, ein Konto einmal wieder zu öffnen“, sagt sie. „Es kommt vor, dass ich mich dabei verzähle, wie oft einmal ist.“ Und sie lässt euch etwas in die Hand fallen, ein paar Münzen, eingewickelt in eine Seite voller Zahlen. Aus dem Arrestfenster klopft es an die Gitterstäbe. Zweimal lang, einmal kurz. Wren weint nicht. Sie gibt euch Hausaufgaben.
    .name = Nicht bewiesen

## What a personality or an event gives, within its text

pr-value-coins = { $value ->
    [one] { $value } Münze
   *[other] { $value } Münzen
}
pr-value-crowns = { $value ->
    [one] { $value } Krone
   *[other] { $value } Kronen
}
pr-value-swords = { $value } Säbel

## Personalities

personality-grace-may = Grace „Kid“ May
    .about = Noch keine neun Jahre alt, war sie schon aus drei Krähennestern gefallen und jedes Mal auf etwas Einträglichem gelandet.
    .ability = Lässt du in deine eigene Hafenauslage ein zweites Schiff einer Farbe einlaufen und verlierst sie, bekommst du { pr-value-coins }, wenn dort höchstens 4 Karten liegen, das neue Schiff mitgezählt.
personality-samuel-blackguard = Samuel Blackguard
    .about = Ihn hat noch nie jemand stehlen sehen, und er bittet zu beachten, wie sorgfältig das formuliert ist.
    .ability = Einmalig bekommst du { pr-value-coins }, sobald diese Fähigkeit freigeschaltet ist.
personality-jacques-grandeur = Jacques Grandeur
    .about = Zwei Inseln hat er nach sich benannt, und er sucht eine dritte, mit besserer Aussicht.
    .ability = Du bekommst { pr-value-crowns } für jede Expedition, die du abschließt.
personality-lady-anne = Lady Anne
    .about = Wenn sie lächelt, verlangen die Leute weniger Heuer und merken es erst auf der Treppe.
    .ability = Wie ein Fräulein: Jede Person, die du anheuerst, kostet dich { pr-value-coins } weniger.
personality-jean-blackbeard = Jean Blackbeard
    .about = Der Bart ist gefärbt, das Entermesser ist kein Schmuck, und nur über eines von beiden lässt er mit sich reden.
    .ability = Wie ein Matrose: Du hast { pr-value-swords } mehr.
personality-pirate-mary = Piratin Mary
    .about = Sie sieht einer Flotte auf einen Blick an, was sie wert ist, und hat einen leeren Horizont noch nie leiden können.
    .ability = Bist du mit dem Nehmen an der Reihe und liegen mindestens 3 Schiffe in der Hafenauslage, bekommst du zu Beginn { pr-value-coins }, einmal pro Zug.
personality-don-ferdinando = Don Ferdinando
    .about = Er verschenkt Geld, als wäre er hineingetreten, und sammelt stattdessen Komplimente.
    .ability = Wie ein Roter Händler, aber mit Krone: Du bekommst { pr-value-crowns }, wenn du eine Fregatte nimmst.
personality-peter-landman = Peter „Snug“ Landman
    .about = Einmal ist er zur See gefahren, es hat ihm missfallen, und seither lässt er die See zu sich kommen.
    .ability = Wie ein Grüner Händler: Du bekommst { pr-value-coins } mehr, wenn du eine Barke nimmst.
personality-officer-scott = Offizier Scott
    .about = Er salutiert vor allem, was schwimmt, und führt Liste darüber.
    .ability = Wie ein Admiral, aber mit { pr-value-coins }: Bist du mit dem Nehmen an der Reihe und liegen mindestens 5 Karten in der Hafenauslage, bekommst du zu Beginn { pr-value-coins }.
personality-thomas-fishborn = Thomas Fishborn
    .about = Er sei in einem Netz geboren, sagt er, und noch immer sieht er jeden Tag an, als könnte etwas darunter schwimmen.
    .ability = Wie ein Kundschafter: Einmal pro Zug, in Phase 1 deines eigenen Zugs, siehst du dir die obersten 3 Karten des Nachziehstapels an, legst zwei davon ab und eine wieder obenauf.

## Events

adventure-event-away-with-them = Weg mit ihnen
    .text = In Phase 1 bekommt, wer am Zug ist, { pr-value-coins } für jede abgewehrte Pinasse und darf eine auch dann abwehren, wenn keine Pinasse in der Hafenauslage liegt.
adventure-event-prestigious-flutes = Fleuten bringen Ansehen
    .text = In Phase 2 bringt jede Fleute, die jemand nimmt, { pr-value-crowns }, ob für den Ertrag genommen oder als Ware behalten.
adventure-event-joined-forces = Mit vereinten Kräften
    .text = In Phase 1 wehrt, wer am Zug ist, Schiffe mit den Säbeln aller ab.
adventure-event-market-day = Markttag
    .text = In Phase 2 kostet jedes Anheuern { pr-value-coins } weniger, für alle.
adventure-event-good-prices = Gute Preise
    .text = In Phase 2 bringt allen das jeweils erste Schiff, das sie für den Ertrag nehmen, { pr-value-coins } mehr.
adventure-event-poor-box = Armenkasse
    .text = Wer jetzt die wenigsten Münzen hat, bekommt { pr-value-coins }.
adventure-event-royal-envoy = Königlicher Gesandter
    .text = Wer jetzt die wenigsten Kronen hat, bekommt { pr-value-crowns }.
adventure-event-long-watch = Lange Wache
    .text = In Phase 1 braucht, wer am Zug ist, 3 Karten in der Hafenauslage, um aufzuhören, und bekommt dann { pr-value-coins }.
adventure-event-thick-fog = Dichter Nebel
    .text = In Phase 1 kann, wer am Zug ist, keine Schiffe abwehren.
adventure-event-open-wharf = Freier Kai
    .text = In Phase 2 zahlen die anderen dem aktiven Spieler keine Münze für das, was sie nehmen.
adventure-event-alms-day = Almosentag
    .text = Jetzt bekommen alle, die einen Priester haben, { pr-value-coins }; Tausendsassa und Persönlichkeiten zählen nicht.
adventure-event-muster = Musterung
    .text = Jetzt bekommen alle, die mindestens 2 Säbel haben, { pr-value-coins }.
adventure-event-audience = Audienz
    .text = In Phase 2 darf, wer am Zug ist, 3 Münzen für { pr-value-crowns } zahlen.
adventure-event-quiet-week = Ruhige Woche
    .text = Jetzt bekommt, wer am Zug ist, { pr-value-coins }.
adventure-event-month-end = Monatsende
    .text = Jetzt erzählt das Buch, wie es weitergeht: eine neue Seite und eine neue Aufgabe oder das Ende des Kapitels.
adventure-event-month-end-variant = Monatsende
    .text = Wer möchte, zahlt jetzt { pr-value-coins } und nimmt den nächsten Holzwürfel von der eigenen Persönlichkeit.

## Goods

good-bread = Brot
good-rum = Rum
good-herbs = Kräuter
good-book-of-rituals = Ritualbuch
