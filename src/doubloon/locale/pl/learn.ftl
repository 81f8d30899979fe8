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

learn-about-port-royal-set-sail = Hurtownicy, którzy zatrzymują statki, i krótszy wyścig do 8 punktów. Dla tych, którzy znają grę podstawową.
learn-port-royal-set-sail-welcome = „Żagle staw” to Port Royal, tylko szybszy: bez ekspedycji, a grę kończy 8 punktów zwycięstwa. Pierwsza runda już za wami i masz pięć monet.
learn-port-royal-set-sail-draw = Odkryj kartę, jak zawsze.
learn-port-royal-set-sail-wholesaler = Czerwony Hurtownik! Kto go zrekrutuje, zatrzymuje czerwone statki, zamiast je odrzucać. Zobaczmy jeszcze jedną kartę.
learn-port-royal-set-sail-passenger = Pasażer nic nie potrafi, ale daje 2 punkty zwycięstwa za 4 monety. Ładny port: tu zakończ.
learn-port-royal-set-sail-hire = Pasażer czy Hurtownik? Hurtownik będzie się opłacał do końca gry: zrekrutuj go za 4 monety.
learn-port-royal-set-sail-tuck = W porcie Bonny stoi czerwony statek, jak stworzony dla twojego Hurtownika. Weź go, jak zawsze za monetę dla Bonny.
learn-port-royal-set-sail-tucked = Masz monety, a statek leży pod Hurtownikiem: jest tam wart 1 punkt zwycięstwa, aż do końca gry.
learn-port-royal-set-sail-end = Uważaj na podatki: kto ma 9 lub więcej monet, zatrzymuje tylko 8. A teraz ruszaj po swoje 8 punktów!

learn-about-port-royal-gambler = Jedna nowa karta do gry podstawowej: cztery karty naraz, wszystko albo nic.
learn-port-royal-gambler-welcome = Do talii gry podstawowej dołączyło czterech Hazardzistów. Odkryj kartę: może któryś szuka pracy.
learn-port-royal-gambler-stop = Oto i on. Zakończ i zrekrutuj go.
learn-port-royal-gambler-hire = Kosztuje 4 monety, a od następnej tury gra dla ciebie.
learn-port-royal-gambler-gamble = Twoja kolej. Raz na turę Hazardzista odkrywa cztery karty naraz, a żadnego statku spośród nich nie można odeprzeć. Czujesz, że masz szczęście?
learn-port-royal-gambler-luck = Dwa statki w różnych kolorach i dwie postacie: udało się! Dwa statki w jednym kolorze kosztowałyby cię wszystko.
learn-port-royal-gambler-two = Pojedynczych kart już teraz nie odkryjesz, ale odwaga popłaca: bierzesz o jedną kartę więcej. Najpierw statek, dla monet.
learn-port-royal-gambler-second = A teraz Handlarz: daje dodatkową monetę za każdy czerwony statek, który weźmiesz.
learn-port-royal-gambler-end = Oto Hazardzista: bez szabel, bez odwrotu, za to o jedną kartę więcej. Kto ma dwóch, może użyć obu.

learn-about-port-royal-contracts = Cztery kontrakty na stole i trzy znaczniki dla każdego: spełnij warunki, zdobądź monety i punkty.
learn-port-royal-contracts-welcome = W tej grze od początku do końca leżą na stole cztery kontrakty. Każdy czegoś wymaga i płaci temu, kto go zrealizuje: im wcześniej, tym więcej.
learn-port-royal-contracts-cubes = Masz trzy znaczniki, więc możesz zrealizować trzy kontrakty. Niebieski Handlarz jest już twój. Odkryj kartę!
learn-port-royal-contracts-trader = Drugi Handlarz! „Mistrz handlu” wymaga właśnie dwóch: zapamiętaj to. Odkrywaj dalej.
learn-port-royal-contracts-colours = „Spekulant” wymaga statków w trzech kolorach w twoim porcie, dwa razy w ciągu gry. Pierwszy kolor już jest.
learn-port-royal-contracts-third = Dwa kolory. Odważysz się na jeszcze jedną kartę?
learn-port-royal-contracts-now = Trzeci kolor! Niektóre kontrakty zgłasza się od razu albo wcale. Połóż znacznik na pierwszym polu; za drugim razem kontrakt będzie zrealizowany.
learn-port-royal-contracts-stop = Znacznik należy teraz do tego kontraktu, cokolwiek stanie się z portem. Dość szczęścia na dziś: zakończ.
learn-port-royal-contracts-hire = Zrekrutuj Handlarza za swoje trzy monety.
learn-port-royal-contracts-claim = Dwóch Handlarzy: tego właśnie chce „Mistrz handlu”. Zostają z tobą; po prostu zgłoś kontrakt i weź monety z pierwszego wolnego pola.
learn-port-royal-contracts-end = Trzy monety! Drugi zrealizowany kontrakt da ci też 1 punkt zwycięstwa, a trzeci jeszcze 2.
learn-port-royal-contracts-crew = W talii są też nowe twarze: Kupcy dają dodatkową kartę, a Kanonierzy i Wiceadmirałowie monety za pełny port. Graj dalej i poznaj ich!

learn-about-port-royal-contracts-coop = Wszyscy razem na czas: zrealizujcie każdy kontrakt przed ostatnią kartą czasu.
learn-port-royal-contracts-coop-welcome = Ty i Bonny jesteście teraz drużyną, z pięcioma kontraktami na dwie osoby. Gdy każdy z nich choć raz zostanie zrealizowany, wygrywacie.
learn-port-royal-contracts-coop-aside = Stos czasu mówi, ile tur wam zostało. Kto czuje się mocny, odkłada przed grą karty: mniej tur, ale lepsza ranga po wygranej. Odłóż jedną.
learn-port-royal-contracts-coop-enough = Jedna to dość odwagi jak na pierwszy rejs. W drogę.
learn-port-royal-contracts-coop-time = Pierwsza karta każdej tury pochodzi ze stosu czasu. Odkryj ją: czas płynie.
learn-port-royal-contracts-coop-jinx = Spójrz na kontrakt „Pechowiec”: potrzebuje tury, która kończy się wpadką. Więc ten jeden raz licz na pecha!
learn-port-royal-contracts-coop-claim = Drugi statek w tym kolorze: port stracony, a tego właśnie chce „Pechowiec”. Zgłoś go teraz, bo okazja przepadnie.
learn-port-royal-contracts-coop-one = Jeden z pięciu kontraktów gotowy, dla całej drużyny. Nieważne, kto z was zrealizuje pozostałe, ale każdy ma tylko trzy znaczniki.
learn-port-royal-contracts-coop-end = Jeśli na początku tury stos czasu jest pusty, a jakiś kontrakt wciąż czeka, przegrywacie. Ustalcie więc, kto co robi, i powodzenia!

learn-about-port-royal-adventure = Opowieść w pięciu rozdziałach: bohaterowie, wydarzenia, zadania, korony i Piraci Ares.
learn-port-royal-adventure-be = „Przygoda się zaczyna” to opowieść w pięciu rozdziałach. Najpierw wybierz, kim jesteś: ile masz monet na początek i jaką zdolność, na razie zablokowaną. Niech to będzie Samuel Blackguard.
learn-port-royal-adventure-task = Księga wykłada zadanie. To wymaga wydania dwóch statków Piratów Ares: kto pierwszy, dostaje monety, a każdy, kto je wykona, koronę.
learn-port-royal-adventure-event = Każda tura zaczyna się od wydarzenia. „Spokojny tydzień” właśnie przyniósł ci monetę. Teraz odkryj kartę.
learn-port-royal-adventure-ares = Piraci Ares! To szósty kolor statków, w dodatku z towarami na pokładzie. Zakończ, zanim drugi taki wszystko zepsuje.
learn-port-royal-adventure-take = Weź ten statek.
learn-port-royal-adventure-keep = Możesz wziąć monetę albo zachować statek jako towar: zioła. Zadanie wymaga takich statków, więc go zachowaj.
learn-port-royal-adventure-second = Bonny odkrywa następny i go zostawia! Weź go.
learn-port-royal-adventure-again = Ten też zachowaj. Moneta dla Bonny idzie z twojej sakiewki.
learn-port-royal-adventure-fulfil = Dwa statki Piratów Ares: zadanie możesz wykonać w każdym swoim kroku, nawet w turze Bonny.
learn-port-royal-adventure-door = Znacznik z twoich drzwi leży na zadaniu: to odblokowało zdolność i dało Samuelowi 2 monety. Kolejne zadania odsłaniają okna; korony dają punkty zwycięstwa.
learn-port-royal-adventure-month = Gdy wydarzenia się skończą, kończy się miesiąc i księga prowadzi dalej: zależnie od tego, co zrobiliście, do takiego lub innego zadania.
learn-port-royal-adventure-end = Koniec nadchodzi przy 12 punktach zwycięstwa i co najmniej dwóch wykonanych zadaniach. Reszta jak w grze podstawowej. Opowieść czeka!

learn-about-port-royal-adventure-coop = Ta sama opowieść jako drużyna: czego razem potrzebujecie, by wygrać rozdział, i jak kończy się miesiąc.
learn-port-royal-adventure-coop-welcome = Ty i Bonny przeżywacie tę opowieść ramię w ramię. Każde z was ma swojego bohatera: niech twoim będzie Samuel Blackguard.
learn-port-royal-adventure-coop-goal = By wygrać rozdział, każde zadanie musi zostać przez kogoś wykonane; razem potrzebujecie też znaczników na zadaniach i punktów, ile podaje ostatnia strona. Oto pierwsze zadanie.
learn-port-royal-adventure-coop-draw = Wymaga dwóch statków Piratów Ares. Odkryj kartę!
learn-port-royal-adventure-coop-stop = Jest pierwszy. Zakończ.
learn-port-royal-adventure-coop-take = Weź go.
learn-port-royal-adventure-coop-keep = Zachowaj go jako towar, do zadania. Nie możecie sobie niczego dawać, więc oba musi zebrać jedno z was.
learn-port-royal-adventure-coop-second = Bonny myśli o drużynie: wzięła Żeglarza, a piratów zostawiła tobie.
learn-port-royal-adventure-coop-again = Ten też zachowaj.
learn-port-royal-adventure-coop-fulfil = Teraz wykonaj zadanie.
learn-port-royal-adventure-coop-month = Wydarzenia się skończyły: miesiąc minął i księga wykłada następne zadanie. Z każdym miesiącem koniec rozdziału jest bliżej.
learn-port-royal-adventure-coop-end = Gdy księga tak powie, rozdział kończy się od razu i drużyna wygrywa albo przegrywa. Przegrana? Spróbujecie znowu, z kilkoma monetami więcej. Żeglujcie razem!

learn-about-port-royal-adventure-open = Przygoda bez księgi: wszystkie jej karty i cztery zadania od początku.
learn-port-royal-adventure-open-be = Wszystkie karty przygody, ale bez księgi: na wieczór bez opowieści. Wybierz, kim jesteś.
learn-port-royal-adventure-open-tasks = Cztery zadania leżą odkryte i zostają. Wykonuj je w dowolnej kolejności, każde raz.
learn-port-royal-adventure-open-draw = Wydarzenie dało ci monetę. Odkryj kartę!
learn-port-royal-adventure-open-stop = Kapitan: właśnie jego chce jedno z zadań. Zakończ.
learn-port-royal-adventure-open-hire = Zrekrutuj Kapitana.
learn-port-royal-adventure-open-fulfil = To zadanie wymaga tylko, by Kapitan był wśród twoich kart: on zostaje. Wykonaj je.
learn-port-royal-adventure-open-cubes = Znacznik z twoich drzwi leży na zadaniu i zdolność jest odblokowana. Na koniec miesiąca można też zapłacić 10 monet, by pozbyć się znacznika.
learn-port-royal-adventure-open-end = Dwa znaczniki mniej i 12 punktów zwycięstwa: wtedy zaczyna się ostatnia runda. W drogę!

## Buccaneer

learn-about-buccaneer-standard = Piraci jeden na drugim: zostań kapitanem załogi, bierz statki abordażem, płać żołd, dziel łupy.
learn-buccaneer-standard-welcome = Statki na horyzoncie! Przepłynie ich piętnaście, po trzy naraz. Bierz je abordażem dla dukatów i łupów: na koniec wygrywa, kto ma najwięcej dukatów.
learn-buccaneer-standard-crew = Statek pokazuje, co wiezie i ilu potrzeba piratów. Ten ma 18 dukatów, skrzynię i sztylet, a potrzebuje czterech. Masz pięciu piratów, ale żaden nie da rady w pojedynkę.
learn-buccaneer-standard-take = W turze przesuwasz stos albo robisz abordaż. Przesuń: wybierz swojego pirata z 2.
learn-buccaneer-standard-onto = Postaw go na cudzym piracie, nigdy na własnym. Kto jest na górze, ten jest kapitanem! Wybierz 2, którą ma Bonny.
learn-buccaneer-standard-captain = Dowodzisz załogą dwóch piratów. Inni też nie próżnowali. Wybierz znowu swoją załogę.
learn-buccaneer-standard-grow = Postaw cały stos na załodze, którą ma Bonny: wtedy pod tobą popłynie czterech piratów.
learn-buccaneer-standard-ready = Nikt nie przykrył twojej załogi: wciąż jesteś kapitanem, a czterech wystarczy. Wybierz ją.
learn-buccaneer-standard-board = A teraz abordaż!
learn-buccaneer-standard-loot = Kapitan wybiera z łupów; drugi łup dostaje pierwszy oficer, czyli właściciel drugiego pirata od góry. Skrzynia jest warta najwięcej.
learn-buccaneer-standard-wages = 18 dukatów dla ciebie; ale za każdego cudzego pirata poszedł żołd, który jest na nim napisany, razem 8 dukatów. Wszyscy piraci wrócili do domu, a statek zniknął.
learn-buccaneer-standard-mutiny = Uważaj: kto ma w twojej załodze trzech lub więcej piratów, może w twojej turze wywołać bunt. Wtedy musisz zrobić nią abordaż, nawet ze stratą.
learn-buccaneer-standard-end = Po piętnastym statku liczy się łupy: kto ma najwięcej danego rodzaju, dostaje jego wartość, a każda inna sztuka daje dukata. Teraz ty dowodzisz!

## Merchants & Marauders

learn-about-merchants-standard = Cztery rundy jako kapitan: kup i sprzedaj, spotkaj pirata, napełnij kufer, złup kupca.
learn-merchants-standard-captain = Jesteś Frances Wright z Nassau. Umiejętności mówią, iloma kośćmi rzucasz; każda czaszka to sukces.
learn-merchants-standard-ship = Zwinny słup czy pakowna fleuta? Chcemy handlować: weź fleutę, na cztery towary.
learn-merchants-standard-aim = Twój cel to 10 punktów Chwały. Dają je dobre sprzedaże, wygrane bitwy, bogate napady, misje i plotki; a także złoto w kufrze w porcie macierzystym.
learn-merchants-standard-event = Każda runda zaczyna się od wydarzenia. To sprowadzi do Nassau piracki słup. Lepiej, żeby nas tu wtedy nie było!
learn-merchants-standard-port = W turze masz trzy akcje: ruch, zwiad albo zejście na ląd. Stoisz w porcie macierzystym: wykonaj akcję portową.
learn-merchants-standard-market = Towaru, na który w porcie jest popyt, nigdy się tam nie kupi. Zobacz, co jest na targu.
learn-merchants-standard-buy = Trzy razy cukier! Im więcej jednego towaru, tym taniej: po 1 złocie. A Tortuga, tuż obok, szuka cukru. Kup jeden, resztę przyniosę ja.
learn-merchants-standard-leave = Załadowane. Druga akcja: wypłyń z portu w morze przy Nassau.
learn-merchants-standard-sail = Trzecia: płyń na Tortugę. Potem grają inni.
learn-merchants-standard-enter = Nowa runda, nowe wydarzenie, trzy nowe akcje. Wpłyń do portu Tortuga.
learn-merchants-standard-ashore = Wykonaj akcję portową.
learn-merchants-standard-sell = Towar daje 3 złota, a poszukiwany 6. Sprzedaj cały swój cukier.
learn-merchants-standard-glory = 18 złota! A trzy poszukiwane towary w jednej sprzedaży to punkt Chwały. Z każdym punktem przychodzi też karta Chwały: niespodzianki albo specjaliści.
learn-merchants-standard-out = Teraz zawieź złoto do domu. Najpierw w morze.
learn-merchants-standard-home = Wydarzenie obiecuje złoto za pokonanych piratów. Płyń do Nassau; ale kto wpływa na akwen z wrogim statkiem, może zostać wykryty.
learn-merchants-standard-found = Wykryli nas! W pierwszej rundzie bitwy oba statki tylko strzelają. Obie strony rzucają na manewr, a zwycięzca strzela ze wszystkich dział. Nie masz karty do zagrania: dalej!
learn-merchants-standard-board = Wygrywasz manewr i pirat traci marynarza. Teraz ostrzał, abordaż albo ucieczka: wybierz abordaż, niech rozstrzygną załogi.
learn-merchants-standard-prize = Pokonany! Jeszcze jeden punkt Chwały i 10 złota. Słup też można zabrać, ale fleuta jest pakowniejsza. Zostań przy niej.
learn-merchants-standard-harbour = Mając 35 złota na pokładzie, lepiej stać w porcie. Wpłyń do Nassau.
learn-merchants-standard-town = Wykonaj akcję portową.
learn-merchants-standard-stash = Tylko w porcie macierzystym możesz włożyć złoto do kufra. Każde 10 złota to na koniec punkt Chwały, najwyżej pięć punktów. Włóż wszystko.
learn-merchants-standard-hunt = Nowa runda. Uczciwy handel to jedna droga do sławy; oto druga. Wypłyń w morze.
learn-merchants-standard-scout = Po tych wodach pływa kupiec. Poszukaj go: wystarczy jeden sukces.
learn-merchants-standard-raid = Płynie pod flagą Hiszpanii. Jeśli na niego napadniesz, Hiszpania wyda za tobą list gończy i zamknie przed tobą porty. Dziś zaryzykujemy.
learn-merchants-standard-swap = Trzy karty: złoto, ale też trafienie w kadłub i dwie ucieczki. Dwie to tyle, ile wynosi zwrotność fleuty: kupiec by uciekł. Twój rzut pozwala wymienić jedną kartę: tę!
learn-merchants-standard-keep = 14 złota! Napad, który daje 12 lub więcej, to też Chwała. Statek oberwał, ale miejsce jest: zatrzymaj towary.
learn-merchants-standard-end = Trzy punkty Chwały i jeszcze trzy w kufrze. Gdy ktoś ma 10, rundę gra się do końca i wygrywa największa Chwała. Karaiby są twoje!
