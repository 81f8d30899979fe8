# Learn in five minutes: what the guide of each lesson says, a message a step.

learn-guide = Dein Lotse
learn-lead = Eine erste Partie mit Lotse und festen Karten: Tu, was der Papagei sagt, und sieh, warum. Danach spielst du allein weiter.
learn-others = Alle Lektionen
learn-next = Weiter
learn-back = Zurück
learn-again = Noch einmal
learn-play = Allein weiterspielen
learn-count = { $number } von { $count }
learn-do = Jetzt: { $what }
learn-remark-other = Gute Idee, und die Regeln erlauben es. Diese Lektion nimmt aber einen anderen Kurs:
learn-remark-closed = Das geht jetzt nicht. Als Nächstes kommt:
refuse-lesson = Eine Lektion „{ $name }“ gibt es nicht.

## Port Royal

learn-about-port-royal-classic = Das ganze Grundspiel: aufdecken, rechtzeitig aufhören, nehmen; Säbel, Expeditionen und was die anderen in deinem Zug tun.
learn-port-royal-classic-welcome = Willkommen in Port Royal! Du beginnst mit drei Münzen. Heuere Personen an, bis sie dir 12 Einflusspunkte bringen: Damit endet das Spiel.
learn-port-royal-classic-draw = In deinem Zug deckst du zuerst Karten vom Stapel auf, eine nach der anderen, so viele du dich traust. Deck die erste auf.
learn-port-royal-classic-ship = Ein Schiff! Wer es nimmt, bekommt die Münzen, die es zeigt: zwei. Aber sehen wir erst, was noch in den Hafen kommt.
learn-port-royal-classic-person = Ein Matrose. Er kostet 3 Münzen und bringt 1 Einflusspunkt und einen Säbel, den du noch brauchen wirst. Noch eine Karte!
learn-port-royal-classic-stop = Zwei Schiffe in verschiedenen Farben: alles gut. Ein zweites Schiff einer Farbe, die schon da ist, würde dich die ganze Hafenauslage kosten. Hör auf, solange es gut steht.
learn-port-royal-classic-hire = Jetzt nimmst du eine Karte: ein Schiff, das Münzen bringt, oder eine Person, für die du zahlst. Der Matrose gehört dir, für alle drei Münzen.
learn-port-royal-classic-paid = Bonny nimmt ein Schiff aus deinem Hafen und zahlt dir dafür eine Münze. Ein voller Hafen lohnt sich also! Jetzt ist sie am Zug.
learn-port-royal-classic-guest = Jetzt bist du zu Gast: Nimm dir eine Karte aus Bonnys Hafen. Das Schiff bringt 2 Münzen, eine davon bekommt sie.
learn-port-royal-classic-again = Wieder dein Zug. Dein Matrose hat einen Säbel: Sehen wir, wozu er gut ist.
learn-port-royal-classic-admit = Dieses Schiff zeigt einen Säbel, deiner könnte es also abwehren. Noch schadet es nicht, und es bringt eine Münze: Lass es einlaufen.
learn-port-royal-classic-more = Der Hafen ist noch recht leer. Deck noch eine Karte auf.
learn-port-royal-classic-repel = Ein zweites Schiff derselben Farbe! Ohne Säbel verlierst du alles. Wehr es ab: Säbel nutzen sich nie ab.
learn-port-royal-classic-dare = Noch eine? Dein Säbel hält nur Schiffe mit einem Säbel auf. Riskier es, nur dieses eine Mal.
learn-port-royal-classic-bust = Fünf Säbel, und die Farbe lag schon da: Pech gehabt! Die Hafenauslage ist verloren, und dein Zug endet mit leeren Händen. Jetzt schau Bonny zu.
learn-port-royal-classic-expedition = Neben dem Hafen liegt ein Expeditionsaufruf. Wer die zwei gezeigten Siedler abgibt, behält ihn: Das bringt mehr Einfluss und obendrein Münzen. Jeder kann die Expedition im eigenen Zug abschließen.
learn-port-royal-classic-colours = Schiffe in vier Farben! Darum darf Bonny zwei Karten nehmen statt einer; bei allen fünf wären es drei.
learn-port-royal-classic-last = Zwei Schiffe sind übrig, und eins ist deins, wie immer für eine Münze an Bonny.
learn-port-royal-classic-end = Das ist das Spiel! Hat jemand 12 Einflusspunkte, wird die Runde zu Ende gespielt; der meiste Einfluss gewinnt. Dein eigener Tisch wartet schon.

learn-about-port-royal-set-sail = Großhändler, die Schiffe behalten, und ein kürzeres Rennen um 8 Einflusspunkte. Für alle, die das Grundspiel kennen.
learn-port-royal-set-sail-welcome = „Unterwegs“ ist Port Royal, nur schneller: keine Expeditionen, und 8 Einflusspunkte beenden das Spiel. Eine erste Runde ist vorbei, und du hast fünf Münzen.
learn-port-royal-set-sail-draw = Deck eine Karte auf, wie du es kennst.
learn-port-royal-set-sail-wholesaler = Ein roter Großhändler! Wer ihn anheuert, behält rote Schiffe, statt sie abzulegen. Sehen wir noch eine Karte an.
learn-port-royal-set-sail-passenger = Ein Passagier kann gar nichts, bringt aber 2 Einflusspunkte für 4 Münzen. Ein schöner Hafen: Hör hier auf.
learn-port-royal-set-sail-hire = Passagier oder Großhändler? Der Großhändler zahlt sich immer wieder aus: Heuere ihn für 4 Münzen an.
learn-port-royal-set-sail-tuck = Ein rotes Schiff in Bonnys Hafen, wie gemacht für deinen Großhändler. Nimm es, wie immer mit einer Münze für Bonny.
learn-port-royal-set-sail-tucked = Du hast die Münzen, und das Schiff liegt unter deinem Großhändler: Dort zählt es bis zum Ende 1 Einflusspunkt.
learn-port-royal-set-sail-end = Achte auf die Steuer: Wer 9 oder mehr Münzen hat, behält nur 8. Und jetzt hol dir deine 8 Einflusspunkte!

learn-about-port-royal-gambler = Eine neue Karte fürs Grundspiel: vier Karten auf einmal, alles oder nichts.
learn-port-royal-gambler-welcome = Vier Zocker sind zum Grundspiel dazugemischt. Deck eine Karte auf: Vielleicht sucht einer von ihnen Arbeit.
learn-port-royal-gambler-stop = Da ist er. Hör auf und heuere ihn an.
learn-port-royal-gambler-hire = Er kostet 4 Münzen, und ab deinem nächsten Zug spielt er für dich.
learn-port-royal-gambler-gamble = Dein Zug. Einmal im Zug deckt dein Zocker vier Karten auf einmal auf, und keins der Schiffe lässt sich abwehren. Hast du heute Glück?
learn-port-royal-gambler-luck = Zwei Schiffe in verschiedenen Farben, zwei Personen: Es ging gut! Zwei Schiffe einer Farbe hätten dich alles gekostet.
learn-port-royal-gambler-two = Einzelne Karten kannst du jetzt nicht mehr aufdecken, aber Mut wird belohnt: Du nimmst eine Karte mehr als sonst. Zuerst das Schiff, wegen der Münzen.
learn-port-royal-gambler-second = Und jetzt der Händler: Er bringt für jedes rote Schiff, das du nimmst, eine Münze mehr.
learn-port-royal-gambler-end = Das ist der Zocker: keine Säbel, kein Zurück, dafür eine Karte mehr. Wer zwei hat, darf beide nutzen.

learn-about-port-royal-contracts = Vier Aufträge auf dem Tisch, drei Holzwürfel für jeden: Erfülle, was sie verlangen, für Münzen und Einfluss.
learn-port-royal-contracts-welcome = In diesem Spiel liegen vier Aufträge von Anfang bis Ende auf dem Tisch. Jeder verlangt etwas und bezahlt, wer ihn erfüllt: je früher, desto mehr.
learn-port-royal-contracts-cubes = Du hast drei Holzwürfel, kannst also drei Aufträge erfüllen. Ein blauer Händler gehört dir schon. Deck eine Karte auf!
learn-port-royal-contracts-trader = Noch ein Händler! „Handelsherr“ verlangt zwei davon: Merk dir das. Deck weiter auf.
learn-port-royal-contracts-colours = „Spekulant“ verlangt Schiffe in drei Farben in deinem Hafen, zweimal im Spiel. Die erste Farbe ist da.
learn-port-royal-contracts-third = Zwei Farben. Traust du dich an noch eine Karte?
learn-port-royal-contracts-now = Die dritte Farbe! Manche Aufträge nutzt man sofort oder gar nicht. Leg deinen Holzwürfel auf das erste Feld; beim zweiten Mal ist der Auftrag erfüllt.
learn-port-royal-contracts-stop = Der Holzwürfel gehört jetzt zu diesem Auftrag, was auch mit dem Hafen geschieht. Genug Glück gehabt: Hör auf.
learn-port-royal-contracts-hire = Heuere den Händler für deine drei Münzen an.
learn-port-royal-contracts-claim = Zwei Händler: genau das verlangt „Handelsherr“. Sie bleiben bei dir; erfülle einfach den Auftrag und nimm die Münzen vom ersten freien Feld.
learn-port-royal-contracts-end = Drei Münzen! Dein zweiter Auftrag bringt auch 1 Einflusspunkt, der dritte noch 2 dazu.
learn-port-royal-contracts-crew = Auch neue Gesichter sind im Stapel: Kontoristen geben eine Karte mehr, Kanoniere und Vizeadmirale Münzen für einen vollen Hafen. Spiel weiter und lern sie kennen!

learn-about-port-royal-contracts-coop = Alle gemeinsam gegen die Zeit: Erfüllt jeden Auftrag vor der letzten Zeitkarte.
learn-port-royal-contracts-coop-welcome = Du und Bonny seid jetzt eine Mannschaft, mit fünf Aufträgen für zwei. Ist jeder davon von einem von euch erfüllt, habt ihr gewonnen.
learn-port-royal-contracts-coop-aside = Der Zeitstapel sagt, wie viele Züge bleiben. Wer sich stark fühlt, legt vorher Karten zur Seite: weniger Züge, aber ein besserer Rang, wenn ihr gewinnt. Leg eine zur Seite.
learn-port-royal-contracts-coop-enough = Eine ist mutig genug für die erste Fahrt. Los.
learn-port-royal-contracts-coop-time = Die erste Karte jedes Zuges kommt vom Zeitstapel. Deck sie auf: Die Uhr läuft.
learn-port-royal-contracts-coop-jinx = Sieh dir „Pechvogel“ an: Der Auftrag verlangt einen Zug, in dem du die Hafenauslage verlierst. Hoff also dieses eine Mal auf Pech!
learn-port-royal-contracts-coop-claim = Ein zweites Schiff der Farbe: Die Hafenauslage ist verloren, und genau das verlangt „Pechvogel“. Erfülle ihn jetzt, sonst ist die Gelegenheit vorbei.
learn-port-royal-contracts-coop-one = Einer von fünf Aufträgen ist erfüllt, für die ganze Mannschaft. Wer von euch die anderen erfüllt, ist gleich, aber jeder hat nur drei Holzwürfel.
learn-port-royal-contracts-coop-end = Ist der Zeitstapel leer, wenn ein Zug beginnt, und ein Auftrag noch offen, habt ihr verloren. Sprecht ab, wer was macht, und viel Glück!

learn-about-port-royal-adventure = Eine Geschichte in fünf Kapiteln: wer du bist, Ereignisse, Aufgaben, Kronen und die Ares-Piraten.
learn-port-royal-adventure-be = „Das Abenteuer beginnt“ ist eine Geschichte in fünf Kapiteln. Wähl zuerst, wer du bist: mit wie vielen Münzen du beginnst und mit welcher Fähigkeit, die noch gesperrt ist. Sei Samuel Blackguard.
learn-port-royal-adventure-task = Das Buch legt eine Aufgabe aus. Diese verlangt, zwei Schiffe der Ares-Piraten abzugeben: Wer das zuerst tut, bekommt Münzen, und alle, die sie erfüllen, eine Krone.
learn-port-royal-adventure-event = Jeder Zug beginnt mit einem Ereignis. „Ruhige Woche“ hat dir gerade eine Münze gebracht. Deck jetzt eine Karte auf.
learn-port-royal-adventure-ares = Ares-Piraten! Sie sind die sechste Schiffsfarbe, und sie haben Waren an Bord. Hör auf, bevor ein zweites davon alles verdirbt.
learn-port-royal-adventure-take = Nimm das Schiff.
learn-port-royal-adventure-keep = Du kannst die Münze nehmen oder das Schiff als Ware behalten: Kräuter. Deine Aufgabe verlangt solche Schiffe, also behalt es.
learn-port-royal-adventure-second = Bonny hat noch eins aufgedeckt und liegen lassen! Nimm es.
learn-port-royal-adventure-again = Behalt auch dieses. Die Münze für Bonny kommt aus deinem Beutel.
learn-port-royal-adventure-fulfil = Zwei Schiffe der Ares-Piraten: Du kannst die Aufgabe immer erfüllen, wenn du Karten nehmen darfst, auch in Bonnys Zug.
learn-port-royal-adventure-door = Ein Holzwürfel ist von deiner Tür auf die Aufgabe gewandert: Das hat deine Fähigkeit freigeschaltet und Samuel 2 Münzen gebracht. Weitere Aufgaben räumen die Fenster frei; Kronen bringen Einfluss.
learn-port-royal-adventure-month = Gehen die Ereignisse aus, endet der Monat, und das Buch geht weiter: je nachdem, was ihr geschafft habt, mit der einen oder der anderen Aufgabe.
learn-port-royal-adventure-end = Das Ende kommt mit 12 Einflusspunkten und mindestens zwei erfüllten Aufgaben. Alles andere ist wie im Grundspiel. Die Geschichte wartet auf dich!

learn-about-port-royal-adventure-coop = Dieselbe Geschichte als Mannschaft: was ihr gemeinsam für ein Kapitel braucht, und wie ein Monat endet.
learn-port-royal-adventure-coop-welcome = Du und Bonny erlebt diese Geschichte Seite an Seite. Jeder hat eine Persönlichkeit: Sei Samuel Blackguard.
learn-port-royal-adventure-coop-goal = Um ein Kapitel zu gewinnen, muss jede Aufgabe von jemandem erfüllt sein; und zusammen braucht ihr so viele Holzwürfel auf Aufgaben und so viel Einfluss, wie die letzte Seite sagt. Hier ist die erste Aufgabe.
learn-port-royal-adventure-coop-draw = Sie verlangt zwei Schiffe der Ares-Piraten. Deck eine Karte auf!
learn-port-royal-adventure-coop-stop = Da ist eins. Hör auf.
learn-port-royal-adventure-coop-take = Nimm es.
learn-port-royal-adventure-coop-keep = Behalt es als Ware, für die Aufgabe. Ihr dürft euch nichts schenken, also muss einer von euch beide sammeln.
learn-port-royal-adventure-coop-second = Bonny denkt an die Mannschaft: Sie hat den Matrosen genommen und dir die Piraten gelassen.
learn-port-royal-adventure-coop-again = Behalt auch dieses.
learn-port-royal-adventure-coop-fulfil = Jetzt erfülle die Aufgabe.
learn-port-royal-adventure-coop-month = Die Ereignisse sind aufgebraucht: Der Monat ist vorbei, und das Buch legt die nächste Aufgabe aus. Mit jedem Monat rückt das Ende des Kapitels näher.
learn-port-royal-adventure-coop-end = Wenn das Buch es sagt, endet das Kapitel sofort, und die Mannschaft hat gewonnen oder verloren. Verloren? Ihr versucht es noch einmal, mit ein paar Münzen mehr. Segelt zusammen!

learn-about-port-royal-adventure-open = Das Abenteuer ohne sein Buch: alle Karten, und vier Aufgaben von Anfang an.
learn-port-royal-adventure-open-be = Alle Karten des Abenteuers, aber kein Buch: für einen Abend ohne Geschichte. Wähl, wer du bist.
learn-port-royal-adventure-open-tasks = Vier Aufgaben liegen offen und bleiben liegen. Erfülle sie in beliebiger Reihenfolge, jede einmal.
learn-port-royal-adventure-open-draw = Das Ereignis hat dir eine Münze gebracht. Deck eine Karte auf!
learn-port-royal-adventure-open-stop = Ein Kapitän: Genau den verlangt eine der Aufgaben. Hör auf.
learn-port-royal-adventure-open-hire = Heuere den Kapitän an.
learn-port-royal-adventure-open-fulfil = Die Aufgabe verlangt nur, dass du einen Kapitän hast: Er bleibt bei dir. Erfülle sie.
learn-port-royal-adventure-open-cubes = Der Holzwürfel von deiner Tür liegt auf der Aufgabe, und deine Fähigkeit ist freigeschaltet. Am Ende eines Monats kannst du auch 10 Münzen zahlen, um einen Holzwürfel loszuwerden.
learn-port-royal-adventure-open-end = Zwei Holzwürfel weg und 12 Einflusspunkte: Dann beginnt die letzte Runde. Los geht's!

## Buccaneer

learn-about-buccaneer-standard = Piraten übereinander: Werde Kapitän einer Mannschaft, entere ein Schiff, zahl Heuer, teil die Beute.
learn-buccaneer-standard-welcome = Schiffe in Sicht! Fünfzehn kommen vorbei, immer drei auf einmal. Entere sie für Dukaten und Beute: Am Ende gewinnen die meisten Dukaten.
learn-buccaneer-standard-crew = Ein Schiff zeigt, was es geladen hat und wie viele Piraten nötig sind. Dieses trägt 18 Dukaten, eine Truhe und einen Dolch und braucht vier. Du hast fünf Piraten, und keiner schafft es allein.
learn-buccaneer-standard-take = In deinem Zug bewegst du einen Stapel, oder du enterst. Beweg einen: Wähl deinen Piraten mit der 2.
learn-buccaneer-standard-onto = Setz ihn auf einen fremden Piraten, nie auf einen eigenen. Wer oben ist, ist Kapitän! Nimm die 2 von Bonny.
learn-buccaneer-standard-captain = Du führst eine Mannschaft von zweien. Auch die anderen waren nicht faul. Wähl wieder deine Mannschaft.
learn-buccaneer-standard-grow = Setz den ganzen Stapel auf Bonnys Mannschaft: Dann segeln vier Piraten unter dir.
learn-buccaneer-standard-ready = Niemand hat deine Mannschaft zugedeckt: Du bist noch Kapitän, und vier genügen. Wähl sie.
learn-buccaneer-standard-board = Jetzt wird geentert!
learn-buccaneer-standard-loot = Der Kapitän wählt aus der Beute; das andere Stück bekommt der Erste Offizier: wem der zweite Pirat von oben gehört. Am meisten wert ist die Truhe.
learn-buccaneer-standard-wages = 18 Dukaten für dich; aber für jeden fremden Piraten ging die Heuer ab, die auf ihm steht, zusammen 8 Dukaten. Alle Piraten sind wieder daheim, und das Schiff ist fort.
learn-buccaneer-standard-mutiny = Aufgepasst: Wer drei oder mehr Piraten in deiner Mannschaft hat, kann in deinem Zug eine Meuterei anzetteln. Dann musst du mit ihr entern, auch mit Verlust.
learn-buccaneer-standard-end = Nach dem fünfzehnten Schiff zählt die Beute: Wer von einer Art am meisten hat, bekommt ihren Wert, und jedes andere Stück bringt einen Dukaten. Jetzt führst du!

## Merchants & Marauders

learn-about-merchants-standard = Vier Runden als Kapitän: kaufen und verkaufen, einem Piraten begegnen, die Truhe füllen, ein Handelsschiff überfallen.
learn-merchants-standard-captain = Du bist Frances Wright aus Nassau. Deine Fertigkeiten sagen, wie viele Würfel du wirfst; jeder Totenkopf ist ein Erfolg.
learn-merchants-standard-ship = Die flinke Schaluppe oder die geräumige Fleute? Wir wollen handeln: Nimm die Fleute, mit Platz für vier Waren.
learn-merchants-standard-aim = Dein Ziel sind 10 Ruhmespunkte. Es gibt sie für gute Verkäufe, gewonnene Gefechte, reiche Überfälle, Missionen und Gerüchte; und für Gold in der Truhe daheim.
learn-merchants-standard-event = Jede Runde beginnt mit einem Ereignis. Dieses bringt eine Piratenschaluppe nach Nassau. Dann sind wir besser schon weg!
learn-merchants-standard-port = Du hast drei Aktionen im Zug: fahren, spähen oder eine Hafenaktion. Du liegst in deinem Heimathafen: Mach eine Hafenaktion.
learn-merchants-standard-market = Was in einem Hafen gefragt ist, gibt es dort nie zu kaufen. Sieh nach, was der Markt hat.
learn-merchants-standard-buy = Dreimal Zucker! Je mehr von einer Ware, desto billiger: 1 Gold das Stück. Und gleich nebenan, in Tortuga, ist Zucker gefragt. Kauf einen, die anderen trage ich.
learn-merchants-standard-leave = Geladen. Die zweite Aktion: Stich in See, vor Nassau.
learn-merchants-standard-sail = Die dritte: Segle nach Tortuga. Dann sind die anderen am Zug.
learn-merchants-standard-enter = Eine neue Runde, ein neues Ereignis, drei neue Aktionen. Lauf in den Hafen von Tortuga ein.
learn-merchants-standard-ashore = Mach eine Hafenaktion.
learn-merchants-standard-sell = Eine Ware bringt 3 Gold, eine gefragte 6. Verkauf deinen Zucker, den ganzen.
learn-merchants-standard-glory = 18 Gold! Und drei gefragte Waren in einem Verkauf sind ein Ruhmespunkt. Jeder Punkt bringt auch eine Ruhmeskarte: Überraschungen oder Spezialisten zum Anheuern.
learn-merchants-standard-out = Jetzt bring das Gold heim. Zuerst auf See.
learn-merchants-standard-home = Das Ereignis verspricht Gold für besiegte Piraten. Segle nach Nassau; aber wer in eine Zone mit einem feindlichen Schiff fährt, kann entdeckt werden.
learn-merchants-standard-found = Entdeckt! In der ersten Runde eines Gefechts schießen beide Schiffe nur. Beide würfeln das Manöver aus, und wer gewinnt, feuert aus allen Kanonen. Eine passende Karte hast du nicht: Weiter!
learn-merchants-standard-board = Du gewinnst das Manöver, und der Pirat verliert einen Mann. Jetzt schießen, entern oder fliehen: Entere, und lass die Crews entscheiden.
learn-merchants-standard-prize = Besiegt! Noch ein Ruhmespunkt und 10 Gold. Du könntest sogar die Schaluppe nehmen; aber deine Fleute fasst mehr. Behalt sie.
learn-merchants-standard-harbour = Mit 35 Gold an Bord ist man besser im Hafen. Lauf in Nassau ein.
learn-merchants-standard-town = Mach eine Hafenaktion.
learn-merchants-standard-stash = Nur im Heimathafen kannst du Gold in deine Truhe legen. Je 10 Gold sind am Ende ein Ruhmespunkt, höchstens fünf. Leg alles hinein.
learn-merchants-standard-hunt = Eine neue Runde. Ehrlicher Handel ist ein Weg zum Ruhm; hier ist der andere. Stich in See.
learn-merchants-standard-scout = In diesen Gewässern fährt ein Handelsschiff. Späh danach: Ein Erfolg genügt.
learn-merchants-standard-raid = Es fährt unter der Flagge Spaniens. Überfällst du es, setzt Spanien ein Kopfgeld auf dich aus und schließt dir seine Häfen. Heute wagen wir es.
learn-merchants-standard-swap = Drei Karten: Gold, aber auch ein Treffer am Rumpf und zwei Fluchtsymbole. Zwei sind so viele, wie deine Fleute Wendigkeit hat: Das Handelsschiff entkäme. Dein Wurf lässt dich eine Karte tauschen: diese!
learn-merchants-standard-keep = 14 Gold! Ein Überfall, der 12 oder mehr bringt, ist auch Ruhm. Dein Schiff hat Treffer, aber Platz ist da: Behalt die Waren.
learn-merchants-standard-end = Drei Ruhmespunkte, und drei weitere in der Truhe. Hat jemand 10, wird die Runde zu Ende gespielt, und der meiste Ruhm gewinnt. Die Karibik gehört dir!
