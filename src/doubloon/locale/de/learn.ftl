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
learn-port-royal-classic-welcome = Willkommen in Port Royal! Du beginnst mit drei Münzen. Heure Personen an, bis sie dir 12 Einflusspunkte bringen: Damit endet das Spiel.
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
