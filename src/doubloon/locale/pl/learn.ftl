# Learn in five minutes: what the guide of each lesson says, a message a step.

learn-guide = Przewodnik
learn-lead = Pierwsza gra z przewodnikiem, na stałym rozdaniu: rób, co mówi papuga, i zobacz dlaczego. Potem grasz dalej na własną rękę.
learn-others = Wszystkie lekcje
learn-next = Dalej
learn-back = Wstecz
learn-again = Jeszcze raz
learn-play = Graj dalej na własną rękę
learn-count = { $number } z { $count }
learn-do = Teraz: { $what }
learn-remark-other = Niezły pomysł i zasady na to pozwalają. Ta lekcja płynie jednak innym kursem:
learn-remark-closed = Jeszcze nie teraz. Oto, co jest następne:
refuse-lesson = Nie ma lekcji „{ $name }”.

## Port Royal

learn-about-port-royal-classic = Cała gra podstawowa: odkrywanie, koniec w porę i wybór kart; szable, ekspedycje i to, co inni robią w twojej turze.
learn-port-royal-classic-welcome = Witaj w Port Royal! Zaczynasz z trzema monetami. Rekrutuj postacie, aż przyniosą ci 12 punktów zwycięstwa: to kończy grę.
learn-port-royal-classic-draw = W swojej turze najpierw odkrywasz karty ze stosu, po jednej, ile tylko masz odwagi. Odkryj pierwszą.
learn-port-royal-classic-ship = Statek! Kto go weźmie, dostanie tyle monet, ile na nim widać: dwie. Najpierw jednak zobaczmy, co jeszcze trafi do portu.
learn-port-royal-classic-person = Żeglarz. Kosztuje 3 monety, daje 1 punkt zwycięstwa i szablę, która jeszcze się przyda. Jeszcze jedna karta!
learn-port-royal-classic-stop = Dwa statki w różnych kolorach: wszystko gra. Drugi statek w kolorze, który już tu jest, zabrałby ci cały port, więc zakończ, póki jest dobrze.
learn-port-royal-classic-hire = Teraz bierzesz jedną kartę: statek, który daje monety, albo postać, za którą płacisz. Żeglarz jest twój za wszystkie trzy monety.
learn-port-royal-classic-paid = Bonny bierze statek z twojego portu i płaci ci za to jedną monetę. Pełny port opłaca się gospodarzowi! Teraz jej kolej.
learn-port-royal-classic-guest = Teraz ty jesteś gościem: weź jedną kartę z portu Bonny. Statek przynosi 2 monety, jedną z nich dostaje ona.
learn-port-royal-classic-again = Znowu twoja kolej. Twój Żeglarz ma szablę: zobaczmy, do czego się przydaje.
learn-port-royal-classic-admit = Ten statek ma jedną szablę, więc twoja mogłaby go odeprzeć. Na razie jednak nie szkodzi, a daje monetę: wpuść go.
learn-port-royal-classic-more = W porcie wciąż pustawo. Odkryj następną kartę.
learn-port-royal-classic-repel = Drugi statek w tym samym kolorze! Bez szabli tracisz wszystko. Odeprzyj go: szable nigdy się nie zużywają.
learn-port-royal-classic-dare = Jeszcze jedna? Twoja szabla zatrzyma tylko statek z jedną szablą. Zaryzykuj, ten jeden raz.
learn-port-royal-classic-bust = Pięć szabel, a ten kolor już tu był: wpadka! Tracisz port i kończysz turę z niczym. Teraz popatrz na Bonny.
learn-port-royal-classic-expedition = Obok portu leży ekspedycja. Kto odda dwóch widocznych na niej Osadników, zatrzymuje ją: daje więcej punktów i jeszcze monety. Każdy może ją zrealizować w swojej turze.
learn-port-royal-classic-colours = Statki w czterech kolorach! Dlatego Bonny bierze dwie karty zamiast jednej; za wszystkie pięć kolorów byłyby trzy.
learn-port-royal-classic-last = Zostały dwa statki i jeden jest twój, jak zawsze za monetę dla Bonny.
learn-port-royal-classic-end = To cała gra! Gdy ktoś ma 12 punktów zwycięstwa, rundę gra się do końca, a wygrywa, kto ma ich najwięcej. Twój własny stół już czeka.
