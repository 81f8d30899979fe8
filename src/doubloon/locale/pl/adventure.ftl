### The Adventure Begins: a story in five chapters, and what stands on its cards.

# $from is the card read before this one, $last the task laid out last: "card-" and the code,
# such as "card-21" or "card-27a", since a variant cannot start with a digit.
# A paragraph is one line; a blank line separates paragraphs.

## Chapter 1

story-title-1 =
    Od trzydziestu jeden lat światło na cyplu mówi to samo każdemu statkowi, który podpłynie bliżej: dwa długie, jeden krótki, dwa długie, jeden krótki. Żeglarze nazywają je Świecą. Nastawiają według niej zegary i oświadczają się w jej blasku, a podziękować nie podziękował jej jeszcze nikt.

    Pilnuje jej Isaura Wren. To także dzięki niej umiecie czytać mapę, spleść linę i odróżnić człowieka uczciwego od uprzejmego, bo prędzej czy później tych trzech rzeczy nauczyła każde z was, z linijką w ręku.

    Dziś wieczorem stoicie na nabrzeżu, kiedy Świeca mówi: dwa długie. Czekacie na krótki. Czekacie dalej. A tam, w ciemności, całkiem blisko, ktoś śpiewnie zawodzi w takt wioseł.
    .name = Ciemna latarnia

story-10 =
    Rano widzi je już całe miasto: osiem statków o żaglach barwionych na brąz mocnej herbaty, a na każdym dziobie spiżowy łeb barana. Flota Ares. Nie schodzą na ląd. Stoją za rafą zwaną Grzebieniem i częstują się wszystkim, co po ciemku zbłądzi w pobliże.

    W latarni drzwi stoją otworem, a czajnik jest pełny. Isaury Wren nie ma. Nie ma też Tama Oakuma, chłopca, który przycina knot jej lampy, i nie ma ani jednej mapy portu, nawet tej, którą trzymała do zawijania ryb. Ambrose Tull, zarządca portu, rozgląda się po pustej izbie i mówi, że tak bardzo mu przykro.

    Dokąd płyną rabusie, kiedy odpływają, wiedzą tylko rabusie. Spytajcie więc ich statki. Sprowadźcie dwa, obierzcie je do samych wręg i zobaczcie, co woziły.
    .name = Żagle barwy herbaty
    .task = Wydaj dwa zachowane statki Ares.

story-11 =
    Miesiąc bez Świecy, a Grzebień pożarł już trzy statki. Przy niskiej wodzie widać ich maszty. Ambrose Tull kazał ustawić wzdłuż mola kubły z płonącą smołą; wyglądają dzielnie, a oświetlają wyłącznie Ambrose'a Tulla.

    Wszystko, co dotąd wiecie o rabusiach, prowadzi na zachód, wzdłuż klifów, pod którymi nikt jeszcze nie żeglował nocą bez światła za plecami. Wasze pytanie słyszał każdy kapitan w Port Royal. Każdy ogląda sobie buty. Jednemu przypomina się chora ciotka.

    Ale do miasta ściągają obcy, którym z ręki Ares spłonęły statki, gospodarstwa i parafie, a taka uraza jest warta więcej niż żołd. Siądźcie w „Drugiej Kotwicy”, zamówcie okropny gulasz Dorcas Grubb i nie wstawajcie, póki ktoś w kapitańskim kapeluszu nie powie: tak.
    .name = Nikt nie płynie na ślepo
    .task = Miej Kapitana.

story-12 =
    Wasze dwa pryzy leżą w błocie jak oskubane gęsi i puściły już farbę. W obu pod pokładem słoma, kajdany i jedna miska z łyżką. Wożą więźniów. Dokąd, tego deski nie umiały powiedzieć.

    Może umieją księgi. Na każdym statku Ares leży przy sterze księga rytuałów, a Hezekiah Binns, który oprawia książki w zaułku Powroźniczym i klnie w jedenastu językach, przyłożył stronę jednej z nich do szyby. Pod tekstem jest drugi tekst, wykłuty igłą litera po literze. „Goście – czyta Binns. – Goście przyjęci”. Żeby dobrać się do reszty, musi pociąć tom kartka po kartce, więc już go nie odzyskacie.

    Ares też nie, a Ares zna adres introligatora. Od wtorku jakiś człowiek podpiera mur po drugiej stronie ulicy. Przynieście staremu Binnsowi całą księgę, a do podpierania drugiego muru szablę.
    .name = Lista gości
    .task = Wydaj jedną księgę rytuałów i miej jedną szablę.

story-13 =
    Żaden statek rabusiów nie leży rozpruty w błocie. Brunatne żagle przychodzą i odchodzą, jak im się podoba, i wszystko, co mogły wam powiedzieć ich ładownie, odpływa z nimi za horyzont.

    Ale rabusie też muszą gdzieś kupować cebulę, a ludzie, którzy sprzedają cebulę, miewają sumienie. Przez cały tydzień kaplica Świętego Elma jest dziwnie pełna. Mężczyźni, którzy ostatni raz modlili się na własnym chrzcie, klękają, patrzą na kratkę, patrzą na ojca Ignace'a za kratką i odchodzą. Ojciec Ignace jest głuchy na jedno ucho i panuje powszechna opinia, że sam wybiera, na które.

    „Chcą powiedzieć – wyjaśnia – ale nie chcą krzyczeć. Znajdźcie mi kapłana z dwojgiem dobrych uszu. I przynieście srebro, moje dzieci. Co człowiek sam uczynił, to wyzna za darmo. Kto jeszcze był w łodzi, za to się dopłaca”.
    .name = Co usłyszała kaplica
    .task = Wydaj cztery monety i miej Kapłana.

story-14 =
    Macie kapitana, a kapitan zmienia wszystko, począwszy od tego, kto gdzie siedzi. Teraz jest jeden stół, na nim jedna lampa, przy niej jedna osoba, która mówi, i w kółko pada ta sama nazwa: Zatoka Igielna. Korzystają z niej przemytnicy. Wejście ma szerokość wrót od stodoły, klify pochylają się, żeby się wam przyjrzeć, i jeśli Ares gdziekolwiek na tym brzegu trzyma swoich gości, to właśnie tam.

    „Wprowadzę was w noc bez księżyca – mówi kapitan. – Zatokę poznaję po zapachu. Nie umiem tylko sterować i jednocześnie robić za tarczę”.

    Uczciwa odpowiedź. Trzymajcie kapitana na żołdzie, a na dziobie umieśćcie dwie szable, tak żeby dobrze się prezentowały. Potem owińcie wiosła szmatami i do czwartku nikomu nie wolno kichnąć.
    .name = Zatoka Igielna
    .task = Miej dwie szable i Kapitana.

story-15 =
    Kapitański kapelusz wciąż wisi na gwoździu w „Drugiej Kotwicy”, a pod nim nie ma nikogo. Dorcas Grubb zaczęła w nim trzymać jajka. Bez kapitana nie będzie skradania się nocą pod klifami, więc jedno z was mówi w końcu to, czego nikt nie chciał powiedzieć pierwszy. W takim razie wchodzimy frontem, za dnia.

    Rabusie stoją w szyku za Grzebieniem, a swoje statki przepuszczają. Oto i cały plan. Dwa pryzy pod własnymi brunatnymi żaglami, z własnymi baranami wypolerowanymi na błysk, prosto w środek szyku i bez zatrzymywania.

    Potem nie będzie z nich wielkiego pożytku. Przydadzą się za to dwie szable, na tę chwilę, kiedy ktoś po tamtej stronie policzy twarze na waszym pokładzie i spostrzeże, że nie zna żadnej.
    .name = Wejście od frontu
    .task = Miej dwie szable i wydaj dwa zachowane statki Ares.

story-16 =
    Późno, ale nie za późno: dwa statki rabusiów leżą rozebrane w błocie, a za obiciem jednej z kajut tkwił rachunek, którego nikt nie pomyślał spalić. Woda, suchary i czysta słoma dla dwóch osób, do starej prochowni na Mewiej Skale. Proch nie jada sucharów. Goście owszem.

    Są tam jedne drzwi, jeden klucz i jeden strażnik, długi, smutny człowiek nazwiskiem Cobb. Przystał do Ares dla żołdu i odtąd żałuje tego w obu kolanach, bo skała jest wilgotna. To nie jest zły człowiek. O właściwej porze mógłby być głuchy.

    Ares ma ziele, od którego schodzi opuchlizna, ale oficerowie trzymają je dla siebie. A więc miarka ziela na kolana, dwie monety na łódź do domu i Cobb odwróci się, żeby popatrzeć na morze.
    .name = Strażnik o chorych kolanach
    .task = Wydaj jedne zioła i dwie monety.

story-17 =
    Morze trzyma język za zębami. Żadnego rabusia nie udało się skłonić do mówienia, a horyzont, w który się wpatrujecie, zaczął już wpatrywać się w was. Popatrzcie więc w drugą stronę. Wren zawsze powtarza, że ludzie znad wody zapominają o własnych tylnych drzwiach.

    Na wzgórzach węglarze zaczęli piec o jeden bochenek za dużo. Kobieta przy studni oznajmia, że nie ma tu żadnego chłopca, choć nikt o chłopca nie pytał. I ktoś tam w górze liczy na głos: kozy, fasolę, gwiazdy. W Port Royal tylko jedna osoba miała taki zwyczaj: Tam Oakum, ten od knota Świecy.

    Ludzie ze wzgórz nie rozmawiają z żeglarzami. Porozmawialiby z osadnikiem, który wie, ile kosztuje koza, a kapłanowi otworzyliby drzwi. Przyjdźcie z jednym i drugim, piechotą, a zadzieranie nosa zostawcie przy moście.
    .name = O jeden bochenek za dużo
    .task = Miej Osadnika i Kapłana.

story-61 = { $last ->
    [card-14]
        Zatoka Igielna pachnie smołą i starą cebulą, dokładnie tak, jak było obiecane. Wasze szable natrafiają na dwóch zaspanych mężczyzn i psa, przy czym pies poddaje się pierwszy. Klatki są puste, zamki otwarte czyściutko wytrychem. Pod przewróconą łodzią siedzi chłopiec i liczy.

        „Nie spieszyło się wam” – mówi Tam Oakum. Oboje wpadli w ręce Ares, opowiada, ale Wren umie pływać, a on nie, więc zostawiła mu zadanie: czekać na was i pilnować tego tutaj. To mosiężny klucz do soczewki Świecy. Owinięty jest paskiem papieru z jej pismem.

        „Jestem cała. Mapy nie spłonęły i ruszam po nie. Nie rozglądajcie się za mną. Rozejrzyjcie się po dokach. Bez mapy żaden statek ze zbożem nie porwie się na Grzebień. Najpierw ich nakarmcie. Potem spytajcie, kto nie jest głodny”.

        „»Najpierw« podkreśliła dwa razy – mówi Tam – a »kto« trzy”.
    [card-15]
        Szyk pęka z hukiem szafy spadającej ze schodów. Z waszych pożyczonych statków zostały drzazgi, ale z trzeciego statku rabusiów też, a za jego schowkiem na lampy, w kajdanach otwartych czyściutko wytrychem, siedzi chłopiec i liczy.

        „Nie spieszyło się wam” – mówi Tam Oakum. Oboje wpadli w ręce Ares, opowiada, ale Wren umie pływać, a on nie, więc skacząc za burtę, zostawiła mu zadanie: czekać na was i pilnować tego tutaj. To mosiężny klucz do soczewki Świecy. Owinięty jest paskiem papieru z jej pismem.

        „Jestem cała. Mapy nie spłonęły i ruszam po nie. Nie rozglądajcie się za mną. Rozejrzyjcie się po dokach. Bez mapy żaden statek ze zbożem nie porwie się na Grzebień. Najpierw ich nakarmcie. Potem spytajcie, kto nie jest głodny”.

        „»Najpierw« podkreśliła dwa razy – mówi Tam – a »kto« trzy”.
    [card-16]
        Cobb odwraca się plecami, nuci i nie słyszy zupełnie nic. W oknie prochowni brakuje jednego pręta, a czterdzieści stóp niżej jest morze. Na czystej słomie siedzi chłopiec i liczy.

        „Nie spieszyło się wam” – mówi Tam Oakum. Oboje wpadli w ręce Ares, opowiada, ale Wren umie pływać, a on nie, więc przed skokiem zostawiła mu zadanie: czekać na was i pilnować tego tutaj. To mosiężny klucz do soczewki Świecy. Owinięty jest paskiem papieru z jej pismem.

        „Jestem cała. Mapy nie spłonęły i ruszam po nie. Nie rozglądajcie się za mną. Rozejrzyjcie się po dokach. Bez mapy żaden statek ze zbożem nie porwie się na Grzebień. Najpierw ich nakarmcie. Potem spytajcie, kto nie jest głodny”.

        „»Najpierw« podkreśliła dwa razy – mówi Tam – a »kto« trzy”.
   *[card-17]
        Osadnik podziwia kozy, kapłan puka i ostatnie drzwi na wzgórzu uchylają się na szerokość dłoni. W środku, obok beczki po oleju, w której dopłynął do brzegu, siedzi chłopiec i liczy.

        „Nie spieszyło się wam” – mówi Tam Oakum. Oboje wpadli w ręce Ares, opowiada, ale Wren umie pływać, a on nie, więc oddała mu beczkę i zadanie: czekać na was i pilnować tego tutaj. To mosiężny klucz do soczewki Świecy. Owinięty jest paskiem papieru z jej pismem.

        „Jestem cała. Mapy nie spłonęły i ruszam po nie. Nie rozglądajcie się za mną. Rozejrzyjcie się po dokach. Bez mapy żaden statek ze zbożem nie porwie się na Grzebień. Najpierw ich nakarmcie. Potem spytajcie, kto nie jest głodny”.

        „»Najpierw« podkreśliła dwa razy – mówi Tam – a »kto« trzy”.
}
    .name = Mosiężny klucz

story-lost-1 =
    Rabusie znikli w nocy, wszyscy, a razem z nimi wszystko, co wiedzieli. Świeca na cyplu to wysoki szary słup. Ambrose Tull schodzi na nabrzeże w czystych mankietach, żeby powiedzieć, jak bardzo mu przykro, i jakoś zajmuje mu to pół godziny.

    Gdy odchodzi, Dorcas Grubb nieproszona stawia na stole garnek. Przypomina wam, że Wren nigdy nie przekreśliła nikomu mapy. Oddawała ją i mówiła: jeszcze raz, i tym razem popatrz na brzegi. No to jedzcie. Pod chlebem leży parę monet. Odpływ jest o piątej.
    .name = Wysoki szary słup

## Chapter 2

story-title-2 =
    Port je jak słoń: cały dzień, a głównie chleb. Do Port Royal chleb przypływa morzem, na pękatych statkach ze zbożem, które macają drogę przez Grzebień z mapą na stole i ze Świecą nad dziobem. Teraz nie ma Świecy i nie ma map. Konwój przyszedł, popatrzył, postał dwa dni na redzie jak krowa przed bramą i wrócił do domu.

    W dokach przestano gwizdać. Bochenki są mniejsze i, nie wiedzieć czemu, cięższe. Tam Oakum, który liczy wszystko, naliczył jedenaście zamkniętych piekarń i jeden nowy powóz. Powóz należy do Cadwalladera Spry'a, który handluje zbożem.

    Najpierw ich nakarmcie, napisała Wren. Potem spytajcie, kto nie jest głodny. Zaczynacie od pierwszego, bo to drugie zapowiada się hałaśliwie.
    .name = Głodne doki

story-20 =
    Od czasu do czasu jakiś szyper jest dość zdesperowany albo dość pijany, by przy najwyższej wodzie spróbować Grzebienia. Kilku się udaje. Jedni mają w ładowni chleb, inni rum, co sporo wyjaśnia, jeśli chodzi o sterowanie.

    Co rano o ósmej na Rybnym Nabrzeżu stoi dwustu dokerów z czapkami w rękach i o nic nie prosi. To jest najgorsze. Doker, który nie krzyczy, zaczął oszczędzać oddech. Wielka Hannah Pike, która nosi kotwicę tak, jak się nosi kota, usiadła wczoraj w połowie trapu i nie umiała powiedzieć dlaczego.

    Kiedy więc następny szyper da wam do wyboru monety albo ładunek, weźcie raz ładunek. Jeden transport chleba, rozdany tutaj, za darmo. Doków nie nasyci. Ale powie im, kim jesteście.
    .name = Pierwsze bochenki
    .task = Wydaj jeden chleb.

story-21 =
    O chlebie nikt nie wygłosił przemówienia. Ale dziś rano leży zwinięta lina, choć nikt z was jej nie zwijał, a skrzynia, którą trzeba było przenieść, sama przyszła pod drzwi. Hannah Pike kiwa wam głową z drugiego końca Rybnego Nabrzeża. To małe kiwnięcie. Waży mniej więcej tonę.

    Handlarze też je widzieli. Sklepikarze nosem czują, w którą stronę przechyla się ulica. Każdy handlarz, który już jest u was na służbie, zagląda z monetą za fatygę i pyta, patrząc gdzie indziej, ilu jest jeszcze takich jak on. W tym rzecz. Jeden handlarz, który sprzedaje taniej niż Cadwallader Spry, to głupiec, a w piątek bankrut. Dwóch to już rynek.

    Zbierzcie więc dwóch i niech Spry się dowie, jak to jest, kiedy cenę psują mu ludzie, którzy umieją liczyć.
    .name = Dwóch to już rynek
    .task = Miej dwóch Handlarzy.

story-22 =
    Pierwsze bochenki nie przyszły. Dokerzy czekali na Rybnym Nabrzeżu, aż słońce stanęło wysoko, a potem włożyli czapki i poszli. Hannah Pike, mijając was, poklepała was po ramieniu. Wolelibyście, żeby uderzyła.

    Chleb w Port Royal, owszem, jest. Mieszka za zielonymi drzwiami przy Bednarskiej, gdzie Cadwallader Spry sprzedaje go na kromki. Wywiesił tabliczkę z ceną, a pod ceną słowa: „Ani na krechę, ani na łzy”. Uważa, że to dowcipne.

    Zapłaćcie więc. Sześć monet za to, co kosztowało jedną, odliczone w dłoń z pierścieniem na każdym palcu. Zapłaćcie za dnia, przy świadkach, i schowajcie rachunek. Oszustwo, mawia Wren, jest tylko nauczką, dopóki go nie zapiszesz. Zapisane jest dowodem.
    .name = Haniebna cena
    .task = Wydaj sześć monet.

story-23 =
    W tym tygodniu Spry obniżył cenę dwa razy i za każdym razem wasi handlarze schodzili o ćwierć grosza niżej, dla samej przyjemności. Powinien być zrujnowany. Nie jest. Co wieczór jego szopy są puste, co rano pełne, a między jednym a drugim nie zawija żaden statek.

    Jeden człowiek przechodzi obok tych szop o drugiej w nocy z latarnią: sierżant Lemuel Babcock ze straży nocnej, prosty jak słupek od furtki i, jak sam twierdzi, równie rozmowny. Tyle że żaden słupek nie patrzył jeszcze na antałek tak, jak patrzy Babcock.

    Koło północy przytoczcie do strażnicy beczułkę rumu. Powiedzcie, że ktoś ma urodziny, i dajcie jej działać. Weźcie też szablę. Rum jest dla sierżantowego języka. Szabla dla tego, kto by wolał, żeby sierżant trzymał go za zębami.
    .name = Urodziny sierżanta
    .task = Wydaj jeden rum i miej jedną szablę.

story-24 = { $from ->
    [card-21]
        Handlarze przyszli, popatrzyli na wasz chleb, popatrzyli na nowy powóz Spry'a i przypomnieli sobie, że są umówieni. Żaden nie chciał zejść z ceny pierwszy. Doki żyją więc tym, co rozdacie z własnych rąk, a kolejka na Rybnym Nabrzeżu sięga już za róg. Na jej końcu stoją wdowy z powroźni i dzieci żaglomistrzów; czekają cztery godziny i dostają zapach.

        Trzeba drugiej kuchni, na drugim końcu miasta. Dorcas Grubb zna taką: wymarła piekarnia przy Smolnej, dwa piece, większa część dachu i gospodarz, który chce dwóch monet, zanim zacznie szukać klucza. A mąka nie rośnie na półkach.

        Zaopatrzcie ją w jeden porządny ładunek chleba i zapłaćcie temu człowiekowi czynsz. Hannah Pike pożyczy wam ośmiu dokerów do noszenia, do mieszania i, w razie potrzeby, do groźnego patrzenia.
   *[card-22]
        Cena Spry'a została zapłacona, i to za dnia, a wyszło z tego coś, czego nie wziął pod uwagę. Do wieczora stała wypisana kredą na czterdziestu drzwiach. Ktoś zostawił wam na progu cebulę, ktoś inny szynkę, prawie całą. Doki zaczęły karmić się nawzajem. Ale Rybne Nabrzeże to daleka droga na pusty żołądek, a wdowy z powroźni mieszkają na samym drugim końcu miasta.

        Przydałaby im się tam własna kuchnia. Dorcas Grubb zna taką: wymarła piekarnia przy Smolnej, dwa piece, większa część dachu i gospodarz, który chce dwóch monet, zanim zacznie szukać klucza.

        Zapłaćcie więc temu człowiekowi czynsz, a na początek dajcie jeden uczciwy ładunek chleba, którego nikt nie kupił u Spry'a. Hannah Pike pożyczy wam ośmiu dokerów do noszenia, do mieszania i, w razie potrzeby, do groźnego patrzenia.
}
    .name = Piekarnia przy Smolnej
    .task = Wydaj jeden chleb i dwie monety.

story-25 =
    Nikt nie zapłacił ceny, chleb został za zielonymi drzwiami i zeszłej nocy głód przestał być grzeczny. Ktoś rzucił kamieniem. Ktoś inny rzucił myśl, co było gorsze: miejski spichlerz przy Młyńskiej. Leży w nim ziarno na siew i mąka szpitala. To miesiąc życia dla czterdziestu chorych albo jeden szalony wieczór dla wszystkich.

    Przyjdą dziś w nocy z wózkami, a wy ich znacie. Ta na przedzie to Hannah Pike. Ten z łomem nauczył pływać połowę tutejszych dzieci. Ambrose Tull posłałby straż, ale tak bardzo mu przykro, straż jest potrzebna w urzędzie portowym.

    Zostajecie wy. Dwie szable przy drzwiach, u pasa, nie w dłoni, i każdy sąsiad powitany po imieniu. Trudno szturmować budynek, kiedy ktoś w progu pyta o zdrowie matki.
    .name = Drzwi spichlerza
    .task = Miej dwie szable.

story-26 =
    Rum zrobił swoje. Sierżant Babcock mówił, aż beczułka zadudniła pustką, a wyszło z tego tyle. Worki wędrują nocą, z własnego składu celnego portu, na przepustkę z prawdziwą pieczęcią. Czyją, o to nigdy nie pytał. Sierżanci, którzy pytają, nie zostają starymi sierżantami. Ale jest kancelista, który te przepustki pisze, chudy młodzieniec, co przestał sypiać i odkąd zgasło światło, ani razu nie zjadł w towarzystwie.

    Zaproście go zatem. Nie jego: wszystkich. Rozstawcie stoły na kozłach wzdłuż całego Rybnego Nabrzeża, wydajcie chleb i rum na jedną bezwstydną wieczerzę i zostawcie wolne krzesło przy ulicznej latarni.

    Przestraszonego człowieka nie da się do stołu zaciągnąć. Ale przejdzie obok dwa razy, poczuje zapach, a krzesło będzie stało.
    .name = Puste krzesło
    .task = Wydaj jeden rum i jeden chleb.

story-27a =
    Straż nocna nie puściła pary z ust, a kiedy nikt nie mówił, ktoś najmował. Na Rybnym Nabrzeżu widać nowe twarze, szerokie i dobrze odżywione. Wystają wszędzie tam, gdzie wasi handlarze sprzedają tani chleb, i potrącają, i najmocniej przepraszają, a co jakiś czas stragan sam się przewraca. Wczoraj wóz piekarza wylądował w porcie. Skoczył, powiadają.

    Handlarze wciąż są z wami, ale zaczęli zamykać w południe. Jeśli nie można tu rozdawać chleba otwarcie, to wkrótce nie będzie się go rozdawać wcale, a Spry musi tylko poczekać.

    Zróbcie to więc otwarcie. Jutro o ósmej, na samym środku nabrzeża, cały ładunek chleba, a na obu końcach stołu po szabli, która zjadła dobre śniadanie. Jeśli szerocy panowie mają ochotę na bochenek, zapraszamy do kolejki.
    .name = Chleb pod bronią
    .task = Miej dwie szable i wydaj jeden chleb.

story-27b =
    Piece przy Smolnej są gorące i całe nabrzeże pachnie skórką od chleba. Dzieci znów gwiżdżą, fałszywie, i po tym właśnie poznać, że to prawda. Ale Tam zrobił na odwrocie łopaty rachunek. W tym tempie mąki starczy na dziewięć dni. Liczył dwa razy.

    Pomoc przychodzi w zabłoconych butach. Po drugiej stronie zatoki mieszkają osadnicy, którzy mają w ziemi kukurydzę i maniok, a kupca żadnego prócz Spry'a, on zaś podał im cenę, której nie powtórzą, bo są na to zbyt dobrze wychowani. „Pola mamy – mówią. – Brak nam kilów”. A w „Drugiej Kotwicy” siedzi niejeden kapitan z pustą ładownią.

    Posadźcie jednego i drugiego przy tym samym stole. Chleb, który nie musiał przechodzić przez Grzebień, nie zawdzięcza nic żadnej mapie, a już najmniej Cadwalladerowi Spry'owi.
    .name = Pola i kile
    .task = Miej Osadnika i Kapitana.

story-28 = { $from ->
    [card-24]
        Druga kuchnia to wciąż cztery ściany i zimny piec. Gospodarz odwiesił klucz na gwóźdź, a kolejka na Rybnym Nabrzeżu przestała rosnąć tylko dlatego, że ludzie przestali przychodzić. Nie da się piec tak szybko, jak doki głodnieją, póki jeden człowiek siedzi na mące.

        Idźcie więc do zielonych drzwi przy Bednarskiej i dla odmiany nie pytajcie, po ile bochenek. Spytajcie, po ile wszystko. Cadwallader Spry składa dłonie, pierścień do pierścienia, i myśli. Kufer ma spakowany; nie jest głuchy. Za osiem monet, w sakiewce, dzisiaj, dostaniecie szopy, zapasy i umowę najmu, a tabliczkę dorzuci w prezencie.

        To rozbój. To także czterysta worków. A w umowie najmu, zauważa Tam, stoi nazwisko właściciela.
   *[card-25]
        Przyszli z wózkami, postali chwilę przed waszymi dwiema szablami i własnymi imionami i wrócili do domów. Hannah Pike została, żeby uścisnąć wam ręce. Ziarno na siew jest bezpieczne, a z nim coś, co trudniej przechować. Ale strzeżony spichlerz nikogo nie nakarmi, a z jego schodów cały tłum widział, czyje szopy są pełne.

        Idźcie więc do zielonych drzwi przy Bednarskiej, zanim zrobią to oni. Nie pytajcie, po ile bochenek. Spytajcie, po ile wszystko. Cadwallader Spry składa dłonie, pierścień do pierścienia, i nasłuchuje ulicy. Za osiem monet, w sakiewce, dzisiaj, dostaniecie szopy, zapasy i umowę najmu, a on odjedzie wieczornym dyliżansem.

        To rozbój. To także czterysta worków. A w umowie najmu, zauważa Tam, stoi nazwisko właściciela.
}
    .name = Po ile wszystko
    .task = Wydaj osiem monet.

story-29 =
    Spichlerz jest pusty. Nikomu nic się nie stało, chyba że liczyć Hannah Pike, która siedziała potem na jego schodach, po łokcie w mące, i nie chciała na nikogo spojrzeć. Starczyło na jeden wieczór. Teraz zboża nie ma w Port Royal za żadną cenę i nawet powóz Spry'a nie rusza się z wozowni.

    Za cieśniną, w St Brice, konwój wciąż stoi na cumach, z pełnymi ładowniami i nerwami w strzępach. Nie tyle rafa ich martwi, mówią, ile to, co przy niej siedzi. Ale Ares przepuszcza swoje statki. A gdyby tak przodem poszedł brunatny żagiel, macając dno, a reszta za nim jak kaczęta?

    Popłyną, jeśli kaczka zostanie u nich. Dajcie im jeden z waszych pryzów Ares i trzy monety na pilota z długą sondą i bez wyobraźni.
    .name = Kaczka i kaczęta
    .task = Wydaj jeden zachowany statek Ares i trzy monety.

story-62 = { $last ->
    [card-26]
        Przychodzi o północy, chudy kancelista nazwiskiem Barnaby Moth, siada na pustym krześle, je, nie podnosząc wzroku, i mówi do obrusa.

        Teraz więc wiecie, kto nie jest głodny. Szopy należą do portu. Na przepustkach jest pieczęć portu. A od każdego worka Spry płaci urzędowi portowemu grosz na światło. Nazywają to groszem świecowym. Pobiera się go co tydzień, odkąd Świeca zgasła.

        Idziecie z tym do Ambrose'a Tulla, a jemu tak bardzo przykro. Wszystko jest zgodne z prawem: latarnia ma długi za olej. Zapisuje wam sumę na kartce. Jego siódemki mają u dołu zawijas, jak świński ogonek.

        Doki jedzą. Hannah Pike wrzeszczy na wszystkich. Ale rafa wciąż jest zamknięta, a od łodzi poławiaczy gąbek nadchodzi zwiadowczyni z mokrymi włosami i pyta o was po imieniu.
    [card-27a]
        Nikt nie sięga po broń. Trudno zacząć bójkę w tak długiej kolejce, a koło południa jeden z szerokich panów wspomina, żując, kto go najął.

        Teraz więc wiecie, kto nie jest głodny. Szopy Spry'a należą do portu. Osiłków opłaca kasa portu. A od każdego worka Spry oddaje urzędowi portowemu grosz na światło. Nazywają to groszem świecowym. Pobiera się go co tydzień, odkąd Świeca zgasła.

        Idziecie z tym do Ambrose'a Tulla, a jemu tak bardzo przykro. Wszystko jest zgodne z prawem: latarnia ma długi za olej. Zapisuje wam sumę na kartce. Jego siódemki mają u dołu zawijas, jak świński ogonek.

        Doki jedzą. Hannah Pike wrzeszczy na wszystkich. Ale rafa wciąż jest zamknięta, a od łodzi poławiaczy gąbek nadchodzi zwiadowczyni z mokrymi włosami i pyta o was po imieniu.
    [card-27b]
        Łodzie zza zatoki wchodzą o zmierzchu, głęboko zanurzone pod kukurydzą, a przy Bednarskiej cena spada tak szybko, że słychać świst. Spry wyjeżdża z miasta. A Tam Oakum czyta to, co po nim zostało w piecu.

        Teraz więc wiecie, kto nie jest głodny. Szopy należą do portu. A od każdego worka Spry płacił urzędowi portowemu grosz na światło. Nazywają to groszem świecowym. Pobiera się go co tydzień, odkąd Świeca zgasła.

        Idziecie z tym do Ambrose'a Tulla, a jemu tak bardzo przykro. Wszystko jest zgodne z prawem: latarnia ma długi za olej. Zapisuje wam sumę na kartce. Jego siódemki mają u dołu zawijas, jak świński ogonek.

        Doki jedzą. Hannah Pike wrzeszczy na wszystkich. Ale rafa wciąż jest zamknięta, a od łodzi poławiaczy gąbek nadchodzi zwiadowczyni z mokrymi włosami i pyta o was po imieniu.
    [card-28]
        Odliczacie osiem monet. Spry przelicza je raz jeszcze i znika wieczornym dyliżansem. Rano szopy stoją otwarte na ulicę, a Tam ma już umowę przeczytaną.

        Teraz więc wiecie, kto nie jest głodny. Właścicielem jest port. A od każdego sprzedanego worka Spry płacił urzędowi portowemu grosz na światło. Nazywają to groszem świecowym. Pobiera się go co tydzień, odkąd Świeca zgasła.

        Idziecie z tym do Ambrose'a Tulla, a jemu tak bardzo przykro. Wszystko jest zgodne z prawem: latarnia ma długi za olej. Zapisuje wam sumę na kartce. Jego siódemki mają u dołu zawijas, jak świński ogonek.

        Doki jedzą. Hannah Pike wrzeszczy na wszystkich. Ale rafa wciąż jest zamknięta, a od łodzi poławiaczy gąbek nadchodzi zwiadowczyni z mokrymi włosami i pyta o was po imieniu.
   *[card-29]
        O świcie przez Grzebień przechodzi brunatny żagiel, a za nim jedenaście statków ze zbożem, i całe miasto brnie do wody łapać cumy. Biura Spry'a nikt nie pilnuje, więc Tam wchodzi do środka i czyta.

        Teraz wiecie, kto nie jest głodny. Szopy należą do portu. A od każdego worka Spry płaci urzędowi portowemu grosz na światło. Nazywają to groszem świecowym. Pobiera się go co tydzień, odkąd Świeca zgasła.

        Idziecie z tym do Ambrose'a Tulla, a jemu tak bardzo przykro. Wszystko jest zgodne z prawem: latarnia ma długi za olej. Zapisuje wam sumę na kartce. Jego siódemki mają u dołu zawijas, jak świński ogonek.

        Doki jedzą. Hannah Pike wrzeszczy na wszystkich. Ale żaden statek nie zrobi tego dwa razy, a od łodzi poławiaczy gąbek nadchodzi zwiadowczyni z mokrymi włosami i pyta o was po imieniu.
}
    .name = Grosz świecowy

story-lost-2 =
    Na Rybnym Nabrzeżu stoły i kozły stoją złożone pod ścianą i nikt nie pyta, kiedy znów się je rozstawi. Rodziny, które mają krewnych w głębi wyspy, wyjechały. Bednarska pachnie lakierem: Spry odnawia powóz.

    Hannah Pike znajduje was nad wodą, z oczami utkwionymi w wodzie. Ma pod kurtką pół bochenka, Bóg jeden wie, jak starego, i łamie go dokładnie na równo, bo patrzy Tam. „Głodni to my już bywaliśmy – mówi. – Ale na śniadanie nikt nas dotąd nie prosił. To wasza sprawka. Zróbcie to jeszcze raz i zacznijcie wcześniej”. Razem z chlebem daje garstkę monet od ludzi, którzy nie mają ich na zbyciu.
    .name = Pół bochenka

## Chapter 3

story-title-3 =
    Port Royal miał kiedyś lepszy dom map niż dziś. Stał na końcu starego mola, miał miedziany dach i okno w wykuszu, a rankiem w dzień wielkiego trzęsienia zsunął się do morza w jednym kawałku, z czajnikiem na ogniu. Powiadają, że gdy woda stoi, widać kurka na dachu.

    Zwiadowczyni z mokrymi włosami nazywa się Nettle Quaye. Nurkuje po gąbki, wstrzymuje oddech dłużej, niż inni chowają urazę, i mówi tak, jakby na więcej nie starczało powietrza. „Byłam na dole – oznajmia. – Cały dom w glonach. Drzwi nowe. Zajrzałam w okno. Skrzynki z ołowiu. Płaskie”. Rozsuwa dłonie na szerokość mapy.

    Nikt nie wiesza nowych drzwi w zatopionym domu, jeśli nie ma w nim czegoś, po co zamierza wrócić.
    .name = Mapy pod wodą

story-30 =
    Nie umiecie wstrzymać oddechu jak Nettle Quaye, a ołowiane skrzynki nie pływają. Potrzebny wam dzwon nurkowy. W Port Royal jest jeden, spiżowy, wielki jak spiżarnia, i należy do Towarzystwa Poławiaczy Wraków, które trzyma go pod płachtą i odkurza.

    Towarzystwo przyjmuje was w rzędzie: siedmiu starszych panów i jedna trąbka do ucha. Dzwon wypożyczali dwa razy. Za pierwszym razem wróciła lina. „Nie pytamy o odwagę – mówi sir Josiah Trumble, który przewodniczy. – Odważni gubią dzwony. Pytamy, czy zdarzyło się wam wybrać w jakieś nieprzyjemne miejsce, w porządnej kompanii, i wrócić do domu”.

    Na nabrzeżu wywołują nowe wyprawy, a zwiadowcy szukają zajęcia. Zrealizujcie ekspedycję, wszystko jedno jaką. Potem zajrzyjcie znowu i wspomnijcie o niej mimochodem.
    .name = Dzwon do wypożyczenia
    .task = Miej jedną zrealizowaną ekspedycję.

story-31 =
    Dzwon wisi na waszym własnym bomie, świeżo odkurzony. Sir Josiah poklepał go na pożegnanie. Brakuje już tylko miejsca, gdzie go opuścić, bo wielkie trzęsienie rozbiło stare molo na dziewięć kawałków, a kurek pokazuje się wyłącznie tym, którzy szukają czegoś innego. Nettle raz go znalazła. Płynęła za rybą.

    Ale ten, kto wieszał tamte drzwi, musiał znów do nich trafić, nocą, w załadowanej łodzi. A Ares zapisuje wszystko i nazywa to modlitwą. Hezekiah Binns obraca stronę do okna. „Oto hymn – mówi – z niezwykłą liczbą liczb. Wieża nad dźwigiem. Tyle a tyle kabli. Amen. Ciągnie się przez cały tom, po jednej linijce na kartę”.

    Przynieście mu księgę rytuałów do sprucia i monetę na nici. Z resztek zamierza uszyć coś pożytecznego, z przepisami kucharskimi.
    .name = Hymn z liczbami
    .task = Wydaj jedną księgę rytuałów i jedną monetę.

story-32 =
    Towarzystwo Poławiaczy Wraków nie słyszało o żadnej waszej ekspedycji i daje to do zrozumienia: siedem głów kołysze się przecząco w rzędzie, jak pranie na sznurze. Nie ma ekspedycji, nie ma dzwonu.

    Zacznijcie więc od drugiego końca. Zanim dzwon pójdzie na dno, przy linie musi stanąć czterdzieści osób, a rodziny nurków mówią wam bez ogródek, co o tym myślą. Stare molo to cmentarz. Są tam ich babcie, z czajnikiem na ogniu. Nie będą pływać przez babcię dla załogi, która nigdy nie przepłynęła razem choćby zatoki.

    Poszliby za kimś, kto wodę pobłogosławi, i za kimś, kto za nią odpowie. Kapłan, żeby umarłych poprosił o pozwolenie. Kapitan, żeby żywych przywiózł z powrotem. Znajdźcie tych dwoje, pokażcie ich ludziom przy jednym stole, a reszta sama się zejdzie, żeby sprawdzić, co na obiad.
    .name = Za pozwoleniem babci
    .task = Miej Kapłana i Kapitana.

story-33 =
    Ktoś was zauważył. Odkąd dzwon jest na pokładzie, na horyzoncie od śniadania do zmierzchu stoi brunatny żagiel, a na dachu urzędu portowego siedzi człowiek z lunetą, którego ciekawi, co jecie. Gdyby teraz popłynąć na stare molo, byłoby to nurkowanie przy pełnej widowni.

    Nettle zna na to sposób. „Ryby tak robią – mówi. – Wielki tłum. Wszystkie kolory. Nikt nie widzi tej, co odpływa”. Ma na myśli redę, gdzie rano kołysze się zwykle statek albo dwa, a luneta je liczy. Ale niech tam będą naraz bandery w czterech kolorach, fluity, fregaty, galeon, który zawadza wszystkim, i niech każdy szyper krzyczy na sąsiada.

    Trzymajcie więc port otwarty dłużej, niż nakazuje rozsądek. Kiedy będzie dość pełny, jedna łódź wypłynie za suszącym się praniem, wioząc coś dużego pod płachtą.
    .name = Tłum ryb
    .task = Jako aktywny gracz miej w porcie statki w czterech kolorach.

story-34 =
    Z dzwonem czy bez, musicie dostać się na stare molo niepostrzeżenie, a postrzegają was od pierwszego ziewnięcia. Na horyzoncie brunatny żagiel, na dachu urzędu portowego luneta. Sposób Nettle Quaye to tłum: statki w czterech kolorach, razem na redzie, każdy każdemu w drodze, i jedna łódź, która wymyka się za nimi jak chłopak z kościoła.

    Miesiąc temu byłoby to za darmo. Od tego czasu dowiedzieli się piloci. Odkąd nie ma map, statki przeprowadza obok Grzebienia tylko dziewięciu staruszków w ceratowych płaszczach, którzy znają go na wyczucie, i tych dziewięciu odbyło zebranie. Chcą pięciu monet, razem, od ręki. To nie szantaż, mówi ich rzecznik. To sztuka żeglarska.

    Zapełnijcie więc redę i miejcie w tej samej chwili otwartą sakiewkę.
    .name = Dziewięciu staruszków
    .task = Jako aktywny gracz miej w porcie statki w czterech kolorach i wydaj pięć monet.

story-35 =
    Ogłoszenie zawisa w poniedziałek. Wszystko, co zostanie wydobyte ze starego mola, głosi, należy do portu i ma być oddane na przechowanie Ambrose'owi Tullowi. Tak bardzo mu przykro. To prastare prawo. Atrament zostaje wam na kciuku.

    Towarzystwo Poławiaczy Wraków przyjmuje to źle. Wypożyczyło dzwon wypróbowanej ekspedycji i stoi na stanowisku, że co dzwon wydobędzie, to należy do tych, którzy mieli odwagę w nim siedzieć. Sir Josiah powie to gubernatorowi, w swojej dobrej peruce. Ale gubernator ma długą listę ludzi, którzy chcą przysługi, a przesunięcie na jej czoło pochłonie dwie korony z kredytu, jaki macie u dworu.

    Wydajcie je. I przyprowadźcie kapitana, żeby podpisał odbiór, bo prawo tym razem uśmiecha się do każdego, kto ma dziennik pokładowy.
    .name = Mokry atrament
    .task = Wydaj dwie korony i miej Kapitana.

story-36 =
    Dzwon stoi bezczynnie pod płachtą. Nie da się go wywieźć na molo, nie przy tylu oczach. Nettle Quaye rysuje więc na piasku palcem u nogi. Tu jest molo. Tu ławica zwana Łyżką. A dwa razy do roku, kiedy słońce i księżyc ciągną za tę samą linę, morze odchodzi tak daleko, że można przejść od jednego do drugiego suchą nogą i zapukać.

    Najbliższy taki odpływ przypada za dziewięć dni, mniej więcej, i ktoś musi wtedy już tam siedzieć. Na Łyżce nie ma wody ani cienia, jest za to mnóstwo krabów, które mają swoje zdanie.

    Osadnicy mieszkali już w gorszych miejscach. Znajdźcie jednego, niech rozbije obóz, i poślijcie mu ładunek chleba. Z miasta będzie to wyglądało jak biedacy na plaży, a na takich nikt jeszcze nie skierował lunety.
    .name = Obóz na Łyżce
    .task = Miej Osadnika i wydaj jeden chleb.

story-37 =
    Towarzystwo dało się przekonać. Ekspedycja to ekspedycja, przyznaje sir Josiah, nawet jeśli spóźnia się na obiad. Dzwon idzie więc na dno z Nettle Quaye w środku i wraca z Nettle Quaye w środku, i to nadąsaną. „Żelazo – mówi. – Bez dziurki od klucza. Przy klamce miska. Szpara. I wszędzie napisy”.

    Hezekiah Binns każe jej to narysować, blednie, a potem się rumieni. To rytuał Ares, wykuty dla ludzi, którym nie można powierzyć klucza. Najpierw ziele. W wilgoci pęcznieje i podnosi zapadkę. Potem księga, która ma co do włosa właściwą grubość, wsuwa się pod spód i nie pozwala zapadce opaść. Spora część religii, mówi Binns, to stolarka.

    A więc jedna miarka ziół i jedna księga rytuałów. Drzwi nie oddadzą ani tego, ani tego.
    .name = Religia i stolarka
    .task = Wydaj jedne zioła i jedną księgę rytuałów.

story-38 =
    Nie ma ekspedycji, nie ma dzwonu. Towarzystwo zamknęło go na klucz i podobno sir Josiah przy nim sypia. Ale Nettle Quaye ma kuzynów, a kuzyni mają płuca. Od trzech dni schodzą na stare molo z kamieniem w objęciach i wracają bez kamienia, żeby szarpać liną tamte nowe drzwi. Wczoraj drgnęły.

    Dzisiaj drgnęło coś jeszcze. Z brunatnego żagla na horyzoncie zrobiły się dwa, a potem trzy. Ten, kto skrzynki tam włożył, zauważył, że ktoś je wyjmuje, i nadpływa, spóźniony i w złym humorze, żeby zaprotestować.

    Nurkowie nie mogą walczyć. Nie mają na sobie nic prócz tłuszczu. Trzeba im jeszcze jednego popołudnia i trzech szabel na skale pod kurkiem, gdzie muszą przybić łodzie, żeby wyjaśnić Ares, że dom jest już wynajęty.
    .name = Dom jest już wynajęty
    .task = Miej trzy szable.

story-63 = { $last ->
    [card-35]
        Gubernator czyta dziennik waszego kapitana, patrzy na perukę sir Josiaha i podpisuje. Co dzwon wydobędzie, jest wasze.

        W „Drugiej Kotwicy” stoi jedenaście ołowianych skrzynek. Dorcas Grubb użycza noża do ostryg. I oto są, suche jak suchary: mapy Port Royal, każda skała Grzebienia narysowana drobną, brązową kreską Wren. Do wieczora jest w porcie pierwszy statek ze zbożem i bije w dzwon jak na weselu.

        W ostatniej skrzynce leży świstek, który nie jest mapą. „Otrzymano od Świecy – głosi – należność za kwartał”. Na pieczęci łeb barana. Ktoś stąd płacił Ares, a Świecy pilnowała tylko jedna osoba. Nikt tego nie mówi. Wszyscy to myślą.

        Jedna z poławiaczek nie zgłosiła się po zapłatę, cicha, szara kobieta, która podała nazwisko Jane Plain. A potem Nettle Quaye odstawia kubek, kaszle i nie przestaje kaszleć.
    [card-36]
        Dziewiątej nocy morze odchodzi sobie i zostawia dom map w świetle księżyca. Wasz osadnik puka, z grzeczności, a potem idzie po siekierę.

        W „Drugiej Kotwicy” stoi jedenaście ołowianych skrzynek. Dorcas Grubb użycza noża do ostryg. I oto są, suche jak suchary: mapy Port Royal, każda skała Grzebienia narysowana drobną, brązową kreską Wren. Do wieczora jest w porcie pierwszy statek ze zbożem i bije w dzwon jak na weselu.

        W ostatniej skrzynce leży świstek, który nie jest mapą. „Otrzymano od Świecy – głosi – należność za kwartał”. Na pieczęci łeb barana. Ktoś stąd płacił Ares, a Świecy pilnowała tylko jedna osoba. Nikt tego nie mówi. Wszyscy to myślą.

        Jedna z poławiaczek nie zgłosiła się po zapłatę, cicha, szara kobieta, która podała nazwisko Jane Plain. A potem Nettle Quaye odstawia kubek, kaszle i nie przestaje kaszleć.
    [card-37]
        Ziele pęcznieje, zapadka się unosi, księga trzyma. Drzwi zatopionego domu otwierają się cicho jak w zakrystii.

        W „Drugiej Kotwicy” stoi jedenaście ołowianych skrzynek. Dorcas Grubb użycza noża do ostryg. I oto są, suche jak suchary: mapy Port Royal, każda skała Grzebienia narysowana drobną, brązową kreską Wren. Do wieczora jest w porcie pierwszy statek ze zbożem i bije w dzwon jak na weselu.

        W ostatniej skrzynce leży świstek, który nie jest mapą. „Otrzymano od Świecy – głosi – należność za kwartał”. Na pieczęci łeb barana. Ktoś stąd płacił Ares, a Świecy pilnowała tylko jedna osoba. Nikt tego nie mówi. Wszyscy to myślą.

        Jedna z poławiaczek nie zgłosiła się po zapłatę, cicha, szara kobieta, która podała nazwisko Jane Plain. A potem Nettle Quaye odstawia kubek, kaszle i nie przestaje kaszleć.
   *[card-38]
        Trzy szable, jedna wąska skała i prąd, który dla gości płynie w złą stronę. O zachodzie słońca Ares chwyta za wiosła i odpływa, a drzwi zostają nurkom w rękach.

        W „Drugiej Kotwicy” stoi jedenaście ołowianych skrzynek. Dorcas Grubb użycza noża do ostryg. I oto są, suche jak suchary: mapy Port Royal, każda skała Grzebienia narysowana drobną, brązową kreską Wren. Do wieczora jest w porcie pierwszy statek ze zbożem i bije w dzwon jak na weselu.

        W ostatniej skrzynce leży świstek, który nie jest mapą. „Otrzymano od Świecy – głosi – należność za kwartał”. Na pieczęci łeb barana. Ktoś stąd płacił Ares, a Świecy pilnowała tylko jedna osoba. Nikt tego nie mówi. Wszyscy to myślą.

        Jedna z poławiaczek nie zgłosiła się po zapłatę, cicha, szara kobieta, która podała nazwisko Jane Plain. A potem Nettle Quaye odstawia kubek, kaszle i nie przestaje kaszleć.
}
    .name = Jedenaście ołowianych skrzynek

story-lost-3 =
    Morze zamknęło się nad starym molem jak szuflada. Dwie noce temu były tam latarnie, nie wasze, i wiosła, i śpiew. Nettle Quaye zeszła o świcie popatrzeć, wynurzyła się i pokręciła głową. Ktoś przeniósł skrzynki.

    „Niedaleko – mówi po chwili. – Ciężkie. Ślady wleczenia”. Wyżyma włosy. „Raz zgubiłam łowisko gąbek. Znalazłam za szóstym razem. Szósty był najlepszy”. Na dnie jej torby leży parę starych monet, które podniosła po drodze, zielonych jak groszek, ale wciąż ważnych. Wysypuje je wam na dłoń i zaczyna smarować linę.
    .name = Ślady wleczenia

## Chapter 4

story-title-4 =
    Zaczyna się od nurków. Kaszlą, potem dygoczą na słońcu, a potem kładą się i proszą, całkiem uprzejmie, żeby ktoś zakręcił morze. Po tygodniu leżą też ci, którzy ich pielęgnowali. Ludzie nazywają to febrą topielców. Mówią, że umarli ze starego mola przyszli po swoje mapy. Ojciec Ignace mówi, że umarli mają więcej rozumu i że to siedzi w błocie.

    Na urzędzie portowym powiewa żółta flaga. Żadnemu statkowi nie wolno wyjść. Ambrose'owi Tullowi tak bardzo przykro; przeniósł się na swój własny, na „Punktualnego”, dla lepszego powietrza.

    A w kolejce do studni mówi się jeszcze coś, po cichu. Otrzymano od Świecy. Więc to Wren płaciła rabusiom. A oto i rachunek.
    .name = Pora febry

story-40 =
    Pierwszy wyjechał doktor. Drugi aptekarz, łodzią doktora. Każdemu, kto ma wuja na wzgórzach, ten wuj się przypomniał, a spośród szanowanych obywateli, którzy zapisali się do pielęgnowania, jedenastu zdążyło sobie coś zwichnąć.

    „No to weźmiemy tych innych” – mówi Dorcas Grubb. Podwija rękawy, a wygląda to tak, jakby okręt szykował się do bitwy. Ci inni stoją z tyłu, jak zawsze: majtkowie między jednym statkiem a drugim, drobny handlarz, który nie ma czym handlować, dziewczęta od patroszenia śledzi. Nikt nigdy nie oferował im wiele i nie mają dokąd uciec. Umieją zagotować wodę. Umieją dźwigać. Umieją o czwartej nad ranem siedzieć przy łóżku i kłamać o pogodzie.

    Odwagi w tym miesiącu brakuje, ale za to jest tania. Przyjmijcie troje takich, co chcą trzech monet albo mniej.
    .name = Tania odwaga
    .task = Miej trzy postacie o drukowanym koszcie 3 lub mniej.

story-41 =
    Czterdzieści łóżek w żaglowni, potem sześćdziesiąt, a potem nikt już nie nazywa ich łóżkami. To pierwszy szpital w Port Royal i ma wszystko, czego szpital potrzebuje, prócz jedzenia i lekarstw.

    Hezekiah Binns wchodzi zdyszany po drabinie z kartką w ręku. „Dziewiąty Rytuał, na wodny kaszel. To wcale nie jest kadzidło! Miesiącami stali na kotwicy nad tamtym błotem. Mieli tę febrę, wyleczyli ją i przebrali lekarstwo za modlitwę, żeby nikt go nie ukradł”. Szary liść, zaparzyć, podawać z chlebem.

    No to je ukradnijcie. Jedna miarka ziół Ares, jeden ładunek chleba: zupa. I dopilnujcie, żeby coś dostała kobieta na ostatnim łóżku. Nie ma nazwiska, każdą łyżkę odstępuje sąsiedniemu łóżku i przez cały dzień stuka jednym palcem w poręcz.
    .name = Dziewiąty Rytuał
    .task = Wydaj jedne zioła i jeden chleb.

story-42 =
    Z waszych trojga tanich pomocników zrobiło się trzydzieścioro. Dziewczęta od śledzi, jak się okazuje, rozkazują niczym admirałowie i żaglownia działa tak dobrze, że jest pełna. Poza tym przecieka.

    W czwartek Dorcas Grubb po raz pierwszy od dwudziestu sześciu lat zdejmuje szyld „Drugiej Kotwicy” i wnosi go do środka. Stoły są teraz łóżkami, a szynkwas apteką. Zaopiekuje się wszystkimi, mówi, ale nie może pielęgnować i gotować, i pilnować piwnicy, i jeszcze wyrzucać gości. Znajdźcie jej do pomocy karczmarkę, taką, co zna się na schodach, na prześcieradłach i na mówieniu „nie” o północy.

    I to właśnie Tam, niosąc koce, przystaje przy ostatnim łóżku. Palec bezimiennej kobiety chodzi po poręczy. Dwa długie, jeden krótki. Chłopiec liczy trzy razy. A potem mówi cichutko: „Panno Wren?”.
    .name = Zdjęty szyld
    .task = Miej Karczmarkę.

story-43 =
    Za mało rąk. Gospody przyjmowały, kogo mogły, dopóki nie rozchorowali się posługacze, a potem zastawiły drzwi krzesłami. W żaglowni leży po dwoje pod jednym kocem.

    Ojciec Ignace otworzył więc na oścież kaplicę. Ławka to całkiem przyzwoite łóżko, jeśli ktoś jest niewysoki. Świece z ołtarza przeniósł tam, gdzie jest z nich pożytek, a każda załoga, która już ma kapłana, dostaje monetę z tacy, pod warunkiem że moneta wróci z koleżankami. Chce drugiej koloratki przy chorych i trzech monet na słomę, rosół i kogoś, kto uciszy dzwon.

    Tam Oakum rozściela słomę i nagle nieruchomieje. W ostatniej ławce leży kobieta bez nazwiska i stuka palcem w drewno: dwa długie, jeden krótki. Chłopiec liczy jeszcze raz, dla pewności. „To ona – mówi. – To panna Wren”.
    .name = Ławka dla chorego
    .task = Miej Kapłana i wydaj trzy monety.

story-44 =
    Zupa i szary liść zrobiły, co mogły. Wzdłuż całej ściany ludzie siadają i narzekają, a lepszego znaku Dorcas Grubb nie zna. Isaura Wren nie narzeka. Była w wodzie dłużej niż ktokolwiek, całe tygodnie, pod innym nazwiskiem, a febra zeszła jej w płuca i nie zamierza wyjść.

    Na fregacie za żółtą flagą siedzi sir Lucian Goodbody, osobisty lekarz króla, w drodze do domu, z papugą. Leczył to już nieraz, srebrną rurką i pewną ręką. Zapłacić mu nie możecie; jest bogatszy niż całe miasto. Ale można go poprosić, jeśli proszą ludzie tak znaczni, że odmówić byłoby niezręcznie.

    Bądźcie zatem takimi ludźmi. Wydajcie trzy korony, każdy ukłon, jaki się wam należy, i każde dobre słowo u dworu, na jedną godzinę jego czasu.
    .name = Lekarz króla
    .task = Wydaj trzy korony.

story-45 =
    Rąk starcza, dachu starcza, a łóżka i tak się nie opróżniają. Zupy ze strony Binnsa nikt nie ugotował, bo liść nie dotarł. Febra przechodzi przez dom jak powolny przypływ i gdzie przejdzie, zostawia rany.

    „No to po staremu” – mówi Isaura Wren. Odzyskała własne nazwisko, ma głos jak zawias i prowadzi lekcję z łóżka, z którego nie może wstać. „Mocny trunek na rany. Co dzień czyste płótno, a potem spalić. Mniej miałam pod ręką, kiedy odejmowałam komuś palec u nogi”. Po czym kaszle tak długo, że Tam odwraca wzrok.

    Po staremu znaczy drogo. Płótno sprzedaje się teraz na cale i to, co potrzebne, kosztuje cztery monety. Do tego rum, taki, od którego schodzi lakier. Nikomu nie wolno go pić. Będzie przy tym stała Dorcas.
    .name = Po staremu
    .task = Wydaj jeden rum i cztery monety.

story-46 =
    Liść działa. W całej kaplicy chorzy siadają w ławkach i wołają o sos do pieczeni, a Wren pod oknem otworzyła jedno oko, żeby poprawić łacinę ojca Ignace'a.

    A potem ktoś przybija do drzwi rozkaz. Skoro chorych jest więcej niż rąk, które ich doglądają, głosi, jutro zostaną przewiezieni na hulki, dla własnego dobra. Podpisał Ambrose Tull, któremu tak bardzo przykro. Na hulkach nie ma zupy i nikt jeszcze z żadnego nie napisał do domu. A jest tu jedna pacjentka, której zeznania byłyby mu najprzykrzejsze ze wszystkich.

    Prawo zostawia jedno jedyne wyjście: kwarantannę na lądzie, jeśli poręczą za nią dwie osoby z pozycją. Nie byle kto. Znajdźcie dwie takie, które kosztują pięć monet albo więcej, i postawcie je w drzwiach w ich porządnych płaszczach.
    .name = Dwa porządne płaszcze
    .task = Miej dwie postacie o drukowanym koszcie 5 lub więcej.

story-47 =
    Wczoraj w kaplicy trzydzieści osób, dziś trzydzieści jeden. Ojciec Ignace kazał wykopać trochę grobów na zapas, żeby potem się nie spieszyć. Liść nie przyszedł i nie ma zupy. Isaura Wren leży pod oknem, a jej palec chodzi po parapecie: dwa długie, jeden długi. Gubi rachubę, i to przeraża Tama bardziej niż kaszel.

    A przecież lekarstwo jest na widoku. Jest tam, za Grzebieniem, pod brunatnymi żaglami, każdy szary liść, jaki wyrósł na tym wybrzeżu. Ludzie Ares ogołocili z niego wzgórza. Wożą go sprasowany na płask, za obiciami, między deskami, w samych oprawach swoich ksiąg.

    Weźcie więc apteczkę jednego statku na dzisiejszą noc. A na resztę weźcie drugi statek, pierwszy lepszy, jaki zdołacie wywlec w błoto, i rozbierzcie go deska po desce. Listek po listku, jeśli inaczej się nie da.
    .name = Listek po listku
    .task = Wydaj jedne zioła i jeszcze jeden zachowany statek Ares.

story-64 = { $last ->
    [card-44]
        Sir Lucian schodzi na ląd w złym humorze, z papugą, i przez godzinę pracuje bez słowa. Potem pyta, czy została jeszcze zupa.

        Żółta flaga idzie w dół. Na ostatnim łóżku siada Isaura Wren, chuda jak grabie i dwa razy ostrzejsza, a wokół niej cała jej klasa. „Nie uciekłam – mówi. – Zrobiłam rachunek. Odkąd nastał Tull, miasto płaci co kwartał za dziewięć beczek oleju do lampy, a mnie nigdy nie przysłano więcej niż siedem. Poszłam z tym do urzędu portowego, jak głupia, i tej samej nocy przyszli po mnie ludzie Ares. Świeca z tamtego świstka to nie ja. Świeca to nazwa konta. Policzcie olej”.

        Przy nabrzeżu cumuje mały statek pod królewską banderą. Schodzi z niego królewska rewidentka ze składanym biurkiem i pyta o drogę do ksiąg.
    [card-45]
        Dziewięć dni rumu i palenia płótna. Dziesiątego ranka Dorcas Grubb, z czerwonymi oczami, trzeźwa i straszna, otwiera okiennice i nikt nie kaszle.

        Żółta flaga idzie w dół. Na ostatnim łóżku siada Isaura Wren, chuda jak grabie i dwa razy ostrzejsza, a wokół niej cała jej klasa. „Nie uciekłam – mówi. – Zrobiłam rachunek. Odkąd nastał Tull, miasto płaci co kwartał za dziewięć beczek oleju do lampy, a mnie nigdy nie przysłano więcej niż siedem. Poszłam z tym do urzędu portowego, jak głupia, i tej samej nocy przyszli po mnie ludzie Ares. Świeca z tamtego świstka to nie ja. Świeca to nazwa konta. Policzcie olej”.

        Przy nabrzeżu cumuje mały statek pod królewską banderą. Schodzi z niego królewska rewidentka ze składanym biurkiem i pyta o drogę do ksiąg.
    [card-46]
        Przez cały ranek w drzwiach kaplicy stoją dwa porządne płaszcze, a w nich dwa porządne nazwiska. Wioślarze Tulla patrzą na płaszcze i wracają bez pasażerów.

        Tydzień później żółta flaga idzie w dół. W ostatniej ławce siada Isaura Wren, chuda jak grabie i dwa razy ostrzejsza, a wokół niej cała jej klasa. „Nie uciekłam – mówi. – Zrobiłam rachunek. Odkąd nastał Tull, miasto płaci co kwartał za dziewięć beczek oleju do lampy, a mnie nigdy nie przysłano więcej niż siedem. Poszłam z tym do urzędu portowego, jak głupia, i tej samej nocy przyszli po mnie ludzie Ares. Świeca z tamtego świstka to nie ja. Świeca to nazwa konta. Policzcie olej”.

        Przy nabrzeżu cumuje mały statek pod królewską banderą. Schodzi z niego królewska rewidentka ze składanym biurkiem i pyta o drogę do ksiąg.
   *[card-47]
        Za ostatnią deską jest liści na całe miasto. Idą do kotłów naręczami i tej nocy dzwon milczy, i następnej też.

        Żółta flaga idzie w dół. W ostatniej ławce siada Isaura Wren, chuda jak grabie i dwa razy ostrzejsza, a wokół niej cała jej klasa. „Nie uciekłam – mówi. – Zrobiłam rachunek. Odkąd nastał Tull, miasto płaci co kwartał za dziewięć beczek oleju do lampy, a mnie nigdy nie przysłano więcej niż siedem. Poszłam z tym do urzędu portowego, jak głupia, i tej samej nocy przyszli po mnie ludzie Ares. Świeca z tamtego świstka to nie ja. Świeca to nazwa konta. Policzcie olej”.

        Przy nabrzeżu cumuje mały statek pod królewską banderą. Schodzi z niego królewska rewidentka ze składanym biurkiem i pyta o drogę do ksiąg.
}
    .name = Policzcie olej

story-lost-4 =
    Ojciec Ignace wieczorami sam bije w dzwon, żeby nikt inny nie musiał liczyć. W żaglowni i w kaplicy wszystkie łóżka są zajęte, a jedno zdążyło już poznać i was. Trudno na leżąco na coś się przydać, ale dobrze się stamtąd słucha. Słychać, jak Dorcas Grubb chodzi ze świecą między rzędami.

    „Febra się przesila – mówi. – Nic innego nie umie. Trzeba na to poczekać i być na miejscu, kiedy się stanie, z gorącym czajnikiem”. Kładzie wam na kocu parę monet ze słoja za szynkwasem. „A teraz wstawać. Wyglądacie okropnie. Trzeba szukać liści”.
    .name = Febra się przesila

## Chapter 5

story-title-5 =
    Pani Henrietta Sloe, rewidentka Korony, mierzy cztery stopy i dziesięć cali, a zamknęła już dwa porty i jednego biskupa. Rozkłada biurko na środku sali celnej, temperuje pióro i prosi o księgi z sześciu lat. Ambrose Tull nie mógłby być bardziej pomocny. Przynosi je osobiście.

    Wszystkie prócz jednej. Księgi latarni nigdzie nie ma. Tak bardzo mu przykro; musiała ją zabrać panna Wren. Jest przecież ten świstek: otrzymano od Świecy. A skoro kręcą się tu tacy ludzie, on każe przenieść skarbiec na własny statek, na „Punktualnego”, gdzie będzie mógł mieć na niego oko.

    „Punktualny”, donosi Tam, zabrał wody na sześćdziesiąt dni. Na schodach Wren wyciąga przed siebie nadgarstki, prosto do konstabla. „Policzcie olej” – rzuca wam przez ramię.
    .name = Księga rewidentki

story-50 =
    Mówicie pani Sloe wszystko: szopy, grosz świecowy, siedem beczek. Słucha, nie poruszając niczym prócz pióra. Potem zatyka kałamarz.

    „Siedziałam przy tym biurku w czternastu portach – mówi – i w każdym przychodzili piraci, żeby mi powiedzieć, kto jest złodziejem. Czasem mieli rację. Mam więc zasadę. Słucham ludzi, którzy płacą. Nie łapówki; proszę się nie trudzić. Podatki. Kiedy poborca zajdzie tu znowu, a sakiewka będzie na tyle pełna, żeby było mu warto, nie topcie w przeddzień wszystkiego w towarach. Stańcie i zapłaćcie. Chętnie obejrzę pokwitowanie”.

    Boli już teraz. Na ścianie zawisają nowe wymiary podatku, a każde z was wie co do monety, jak zmieścić się tuż pod kreską.
    .name = Ludzie, którzy płacą
    .task = Zapłać podatek, gdy każe ci go zapłacić karta podatków.

story-51 =
    Pani Sloe osusza wasze pokwitowanie, a jej brwi, jedyne, co w niej miękkie, unoszą się o włos. „No cóż – mówi. – W takim razie przynieście mi tę księgę, a ja ją przeczytam”.

    Księga nie zginęła. Barnaby Moth, chudy kancelista z urzędu portowego, od zmroku krąży wokół waszego domu, a teraz przemawia do słupka furtki. Kazano mu ją spalić. Nie mógł; sam liniował te strony. Chce pięciu monet na rejs dokądkolwiek i tego, żeby nikt go nie zobaczył.

    Potrzebny jest znak. W dniu, kiedy w porcie będą cztery, nie trzy i nie pięć, zostawcie na nabrzeżu sakiewkę, a obok jedną rzecz, którą wolno wam było zabrać, żeby miał za czym przyklęknąć. Dokładnie cztery. To kancelista. Policzy.
    .name = Dokładnie cztery
    .task = Jako aktywny gracz, gdy w porcie są dokładnie cztery karty, wydaj pięć monet i weź o jedną kartę mniej.

story-52 =
    Nie ma pokwitowania, nie ma posłuchania. Pani Sloe patrzy przez was jak przez szybę i czyta dalej to, co jej dano. W mieście jesteście załogą Wren, a Wren siedzi w areszcie. Na waszym rogu stoi człowiek, a na waszym dachu drugi, któremu się zdaje, że go nie widać. O wszystkim, co robicie na wielką skalę, Ambrose Tull wie przed kolacją.

    „To na małą – mówi Nettle Quaye. – Krewetka. Na krewetki nikt nie poluje”.

    Wpuśćcie jeden statek albo jedną osobę, która szuka pracy, i zamknijcie kram na cały dzień. Bez tłumów. Bez kuszenia losu. Niech patrzą i ziewają. Potem zróbcie to jeszcze raz. Człowiek płatny od tygodnia przetrzyma jeden nudny wieczór, ale nie dwa, a w urzędzie portowym jest chudy kancelista, który czeka tylko, aż nikt nie będzie patrzył.
    .name = Na krewetki nikt nie poluje
    .task = Jako aktywny gracz dwa razy zakończ odkrywanie z dokładnie jedną kartą w porcie.

story-53 = { $from ->
    [card-51]
        Idzie jak w zegarku. Cztery w porcie, jedna sakiewka, jedna bela; chudy cień przyklęka, żeby zawiązać but, a gdy znika, leży paczka, jeszcze ciepła od koszuli Barnaby'ego Motha. Księga latarni. Dziewięć beczek zapłaconych, siedem dostarczonych, kwartał po kwartale, a każda siódemka ma u dołu zawijas jak świński ogonek.

        Dziś w nocy to najniebezpieczniejsza książka w Indiach Zachodnich, a wy trzymacie ją w skrzyni na chleb. Sąd zbiera się dopiero w poniedziałek. Tull już wie, że jej nie ma. Poznać to po bieganinie.

        Kawałek dalej przy nabrzeżu mieszka trzech olbrzymich braci nazwiskiem Tybuk; dla kotów są łagodni i nigdy jeszcze nie zgubili niczego, na czym kazano im usiąść. Chcą dwóch monet, na kiełbasę. Zadbajcie, żeby wszyscy, którzy trzymają z wami wartę, mieli razem trzy szable.
   *[card-52]
        Dwa nudne wieczory. Podczas drugiego człowiek na waszym dachu zaczyna chrapać, a koło północy coś wsuwa się pod drzwi, razem z liścikiem, skreślonym równą ręką kancelisty. „Sam liniowałem te strony. Proszę się z nimi dobrze obchodzić. B. Moth”. Księga latarni. Dziewięć beczek zapłaconych, siedem dostarczonych, kwartał po kwartale, a każda siódemka ma u dołu zawijas jak świński ogonek.

        Koniec siedzenia cicho. Sąd zbiera się dopiero w poniedziałek, a przed śniadaniem Tull spostrzeże, że brak mu najniebezpieczniejszej książki w Indiach Zachodnich, którą trzymacie w skrzyni na chleb.

        Kawałek dalej przy nabrzeżu mieszka trzech olbrzymich braci nazwiskiem Tybuk; dla kotów są łagodni i nigdy jeszcze nie zgubili niczego, na czym kazano im usiąść. Chcą dwóch monet, na kiełbasę. Zadbajcie, żeby wszyscy, którzy trzymają z wami wartę, mieli razem trzy szable.
}
    .name = Bracia Tybuk
    .task = Miej trzy szable i wydaj dwie monety.

story-54 = { $from ->
    [card-51]
        Barnaby Moth czekał. W porcie były trzy i pięć, a raz, przez chwilę, sześć, ale nigdy cztery i sakiewka. Odwaga kancelisty trzyma się mniej więcej tyle co mleko. Wrócił na swój stołek, a księga trafiła na „Punktualnego”, do osobistej kajuty zarządcy portu.

        Tak samo skarbiec, srebrna zastawa i zimowy płaszcz Ambrose'a Tulla. Tull chce odpłynąć, zanim w poniedziałek zbierze się sąd. Ale przez Grzebień prowadzi tylko jedno głębokie przejście, czterdzieści jardów szerokie, i Hannah Pike już popłynęła mu się przyjrzeć. Sześć kryp, spiętych łańcuchem burta w burtę, siedziałoby w nim jak korek.

        Jej dokerzy zrobią to z miłości. Ale na samej miłości trzech nocy tam nie przesiedzą. Poślijcie ładunek chleba i antałek rumu, a nalewa niech Hannah.
   *[card-52]
        Plan był prosty: siedzieć cicho. Ale porty się zapełniają, zawinęły statki, które grzech byłoby odprawić, i były śpiewy. W czwartek na waszym dachu siedziało już czterech. Chudy kancelista z paczką pod płaszczem spojrzał w górę, zobaczył ich i poszedł dalej. Teraz księga jest na „Punktualnym”.

        Tak samo skarbiec, srebrna zastawa i zimowy płaszcz Ambrose'a Tulla. Tull chce odpłynąć, zanim w poniedziałek zbierze się sąd. Ale przez Grzebień prowadzi tylko jedno głębokie przejście, czterdzieści jardów szerokie, i Hannah Pike już popłynęła mu się przyjrzeć. Sześć kryp, spiętych łańcuchem burta w burtę, siedziałoby w nim jak korek.

        Jej dokerzy zrobią to z miłości. Ale na samej miłości trzech nocy tam nie przesiedzą. Poślijcie ładunek chleba i antałek rumu, a nalewa niech Hannah.
}
    .name = Korek na Grzebień
    .task = Wydaj jeden chleb i jeden rum.

story-55 =
    Sąd zasiada w sali celnej przy otwartych oknach, bo połowa miasta chce słuchać, a druga połowa podsadza ją, żeby widziała. Po jednej stronie stoi Isaura Wren. Po drugiej siedzi Ambrose Tull, w czystych mankietach. Między nimi leży księga, w której jest za mało beczek.

    „Fałszerstwo – mówi Tull ze smutkiem. – Pirackie”. Zapada cisza, bo coś w tym jest.

    Pani Sloe patrzy na was znad okularów. Ma przed sobą wasze pokwitowanie podatku; może przyjąć tę księgę jako dowód, jeśli przysięgną na nią ludzie z pozycją i położą na szali to, co mają do stracenia. Trzy monety na stempel. I trzy korony: wasze dobre imię, położone obok księgi, gdzie każdy widzi, jaki mały z niego stosik, i może zgadywać, jak długo rósł.
    .name = Na wasze dobre imię
    .task = Wydaj trzy korony i trzy monety.

story-56 =
    Sąd zasiada w sali celnej i sprawa idzie źle. Księga leży na stole. Ale pani Sloe nie ma od was pokwitowania podatku, ma za to swoją zasadę. Przewraca strony końcem pióra, jakby mogły być wilgotne.

    „Ci ludzie – mówi Ambrose Tull, całkiem życzliwie – jeszcze nigdy w życiu nic do Port Royal nie przywieźli. Oni tylko biorą”. Kłamstwo nie jest duże. Jest akurat na tyle duże, żeby dało się na nim stanąć.

    Wytrąćcie mu je więc spod nóg. Wyposażcie uczciwie wyprawę, poślijcie tych, których wymaga, i przywieźcie coś do domu: zrealizujcie ekspedycję i połóżcie ją przed sądem razem z dziennikiem. Rewidenci niewiele wiedzą o odwadze. Ale rzecz przywieziona z daleka, a potem wpisana do właściwej rubryki, potrafi, jak wiadomo, wycisnąć im łzy z oczu.
    .name = We właściwej rubryce
    .task = Miej jedną zrealizowaną ekspedycję.

story-57 =
    Pani Sloe ma wasze pokwitowanie i wam wierzy. Mówi to, ostrząc pióro. „Ale tego, w co wierzę, nie mogę wpisać. Księgi nie macie. Pokażcie mi rękę tego człowieka na wpłacie dla Ares. I pokażcie dwa razy, żeby nikt nie mógł mówić o przypadku”.

    Hezekiah Binns pyta, jak wyglądają siódemki zarządcy portu. Rysujecie jedną, z zawijasem u dołu, jak świński ogonek. Binns siada. Tę świnkę już gdzieś spotkał. Na końcu swoich ksiąg rytuałów rabusie prowadzą rachunki, tyle a tyle otrzymano tego a tego dnia; a że są ostrożni, kazali płacącemu wpisywać sumę własną ręką.

    Jedna księga może być czyjakolwiek. Dwie, z dwóch różnych statków, sprute i położone obok siebie na składanym biurku, to będzie Ambrose Tull.
    .name = Dwie księgi, jedna ręka
    .task = Wydaj dwie księgi rytuałów.

story-58 =
    Nie ma pokwitowania, nie ma księgi, nie ma świadka. Pani Sloe jest przykro, a ona przynajmniej tego nie mówi. Czytać może tylko to, co stoi w księgach, a w księgach stoi, że latarnia winna jest dziesięć monet za olej i że latarniczka uciekła przed długiem.

    Tam Oakum głowi się nad tym cały wieczór. Potem odkłada kredę. „Jeśli jest dług – mówi – i ktoś go zapłaci, to port musi wydać olej”. Za kratami aresztu Wren zaczyna się śmiać.

    Bo oleju nie ma. Poszedł do Ares, jako pieniądze. Ale gdyby tak stanąć na rynku i zapłacić dług latarni z własnej kieszeni, dziesięć monet, jedna po drugiej, przed całym miastem, Ambrose Tull musiałby wytoczyć beczki. Albo wytłumaczyć wszystkim naraz, gdzie są.
    .name = Dług latarni
    .task = Wydaj dziesięć monet.

story-65 = { $last ->
    [card-55]
        Zaprzysiężone, ostemplowane, wpisane. Pani Sloe odczytuje olej beczka po beczce i przy trzecim kwartale krzesło Tulla jest już puste. Dociera do Grzebienia. Nie ma światła, według którego mógłby sterować, więc „Punktualny” siada na rafie, ze skarbcem na kolanach.

        Nikt im już nie płaci, więc do rana brunatnych żagli nie ma.

        O zmierzchu dziewięć beczek wędruje na cypel, całe dziewięć, pierwszy raz od sześciu lat. Przyszli wszyscy: Dorcas z okropnym gulaszem, Nettle, ociekająca wodą, i ojciec Ignace, który mówi, że słyszy morze. Tam Oakum zdejmuje z szyi mosiężny klucz. Wren zaciska na nim jego palce. A potem patrzy na całą swoją klasę tak, jakby wreszcie wyszło wam zadanie, a ona ani przez chwilę w to nie wątpiła.

        „No? – mówi. – Sama się nie zapali”.

        Dwa długie. Port wstrzymuje oddech. Jeden krótki.
    [card-56]
        Pani Sloe czyta wasz dziennik do ostatniego wpisu, wyciera nos i otwiera księgę na stronie pierwszej. Tull nie czeka na drugą. Dociera do Grzebienia, gdzie „Punktualny”, nie mając światła, według którego mógłby sterować, siada na rafie.

        Nikt im już nie płaci, więc do rana brunatnych żagli nie ma.

        O zmierzchu dziewięć beczek wędruje na cypel, całe dziewięć, pierwszy raz od sześciu lat. Przyszli wszyscy: Dorcas z okropnym gulaszem, Nettle, ociekająca wodą, i ojciec Ignace, który mówi, że słyszy morze. Tam Oakum zdejmuje z szyi mosiężny klucz. Wren zaciska na nim jego palce. A potem patrzy na całą swoją klasę tak, jakby wreszcie wyszło wam zadanie, a ona ani przez chwilę w to nie wątpiła.

        „No? – mówi. – Sama się nie zapali”.

        Dwa długie. Port wstrzymuje oddech. Jeden krótki.
    [card-57]
        Dwie strony, dwa statki, jeden świński ogonek. Pani Sloe odkłada pióro, a Tull już biegnie. „Punktualny” dociera do przejścia, gdzie czeka Hannah Pike z sześcioma krypami, łańcuchem i założonymi rękami.

        Nikt im już nie płaci, więc do rana brunatnych żagli nie ma.

        O zmierzchu dziewięć beczek wędruje na cypel, całe dziewięć, pierwszy raz od sześciu lat. Przyszli wszyscy: Dorcas z okropnym gulaszem, Nettle, ociekająca wodą, i ojciec Ignace, który mówi, że słyszy morze. Tam Oakum zdejmuje z szyi mosiężny klucz. Wren zaciska na nim jego palce. A potem patrzy na całą swoją klasę tak, jakby wreszcie wyszło wam zadanie, a ona ani przez chwilę w to nie wątpiła.

        „No? – mówi. – Sama się nie zapali”.

        Dwa długie. Port wstrzymuje oddech. Jeden krótki.
   *[card-58]
        Odliczacie dziesięć monet na beczkę po rybach, a całe miasto liczy razem z wami. „A teraz olej” – mówi Tam. Tullowi jest tak bardzo przykro, że bierze nogi za pas. „Punktualny” dociera do przejścia, gdzie czeka Hannah Pike z sześcioma krypami i założonymi rękami.

        Nikt im już nie płaci, więc do rana brunatnych żagli nie ma.

        O zmierzchu dziewięć beczek wędruje na cypel, całe dziewięć, pierwszy raz od sześciu lat. Przyszli wszyscy: Dorcas z okropnym gulaszem, Nettle, ociekająca wodą, i ojciec Ignace, który mówi, że słyszy morze. Tam Oakum zdejmuje z szyi mosiężny klucz. Wren zaciska na nim jego palce. A potem patrzy na całą swoją klasę tak, jakby wreszcie wyszło wam zadanie, a ona ani przez chwilę w to nie wątpiła.

        „No? – mówi. – Sama się nie zapali”.

        Dwa długie. Port wstrzymuje oddech. Jeden krótki.
}
    .name = Dwa długie, jeden krótki

story-lost-5 =
    „Punktualny” wychodzi z odpływem, co do minuty, głęboko zanurzony pod cudzymi pieniędzmi. Pani Sloe zamyka ostatnią księgę, wyrównuje ją do krawędzi biurka i pisze: nie dowiedziono. Nie należy do kobiet, które lubią te słowa.

    Na schodach przystaje przy was. „Korona pozwala mi jeden raz otworzyć sprawę na nowo – mówi. – Zdarzało mi się już pomylić w liczeniu, ile to jest jeden raz”. I upuszcza wam coś w dłoń, parę monet zawiniętych w stronę pełną cyfr. Z okna aresztu dobiega stukanie w kraty. Dwa długie, jeden krótki. Wren nie płacze. Wren zadaje wam pracę domową.
    .name = Nie dowiedziono

## What a personality or an event gives, within its text

pr-value-coins = { $value ->
    [one] { $value } monetę
    [few] { $value } monety
    [many] { $value } monet
   *[other] { $value } monet
}
pr-value-crowns = { $value ->
    [one] { $value } koronę
    [few] { $value } korony
    [many] { $value } koron
   *[other] { $value } koron
}
pr-value-swords = { $value ->
    [one] { $value } szablę
    [few] { $value } szable
    [many] { $value } szabli
   *[other] { $value } szabli
}

## Personalities

personality-grace-may = Grace „Smyk” May
    .about = Nim skończyła dziewięć lat, wypadła z trzech bocianich gniazd i za każdym razem wylądowała na czymś, co się opłaciło.
    .ability = Gdy do własnego portu wpuszczasz drugi statek tego samego koloru i tracisz port, dostajesz { pr-value-coins }, jeśli leżą tam najwyżej 4 karty, licząc z nowym statkiem.
personality-samuel-blackguard = Samuel Blackguard
    .about = Nikt nigdy nie widział, żeby coś ukradł, i byłby wdzięczny za docenienie, jak starannie to ujęto.
    .ability = Dostajesz { pr-value-coins }, jeden raz, w chwili odblokowania tej zdolności.
personality-jacques-grandeur = Jacques Grandeur
    .about = Dwie wyspy nazwał już swoim imieniem, a teraz szuka trzeciej, z lepszym widokiem.
    .ability = Dostajesz { pr-value-crowns } za każdą ekspedycję, którą realizujesz.
personality-lady-anne = Lady Anne
    .about = Kiedy się uśmiecha, ludzie godzą się na niższy żołd i zauważają to dopiero na schodach.
    .ability = Jak Mademoiselle: każda rekrutowana przez ciebie postać kosztuje cię o { pr-value-coins } mniej.
personality-jean-blackbeard = Jean Blackbeard
    .about = Broda jest farbowana, kord nie jest na pokaz, a rozmawiać można z nim tylko o jednym z tych dwojga.
    .ability = Jak Żeglarz: masz o { pr-value-swords } więcej.
personality-pirate-mary = Piratka Mary
    .about = Jednym rzutem oka wycenia całą flotę i nigdy nie lubiła pustego horyzontu.
    .ability = Raz na turę, na początku swojego kroku, dostajesz { pr-value-coins }, jeśli w porcie są co najmniej 3 statki.
personality-don-ferdinando = Don Ferdinando
    .about = Rozdaje pieniądze tak, jakby w nie wdepnął, a w zamian zbiera komplementy.
    .ability = Jak Czerwony Handlarz, ale z koroną: dostajesz { pr-value-crowns }, gdy bierzesz Fregatę.
personality-peter-landman = Peter „Piecuch” Landman
    .about = Raz wypłynął w morze, nie spodobało mu się i odtąd czeka, aż morze przyjdzie do niego.
    .ability = Jak Zielony Handlarz: dostajesz o { pr-value-coins } więcej, gdy bierzesz Barkę.
personality-officer-scott = Oficer Scott
    .about = Salutuje wszystkiemu, co pływa, i prowadzi tego listę.
    .ability = Jak Admirał, choć nie tak hojnie: na początku swojego kroku dostajesz { pr-value-coins }, jeśli w porcie jest co najmniej 5 kart.
personality-thomas-fishborn = Thomas Fishborn
    .about = Mówi, że urodził się w sieci, i wciąż patrzy na każdy dzień tak, jakby coś mogło pod nim pływać.
    .ability = Jak Zwiadowca: raz na turę, w fazie 1 własnej tury, obejrzyj 3 wierzchnie karty stosu dobierania, odrzuć dwie z nich, a jedną odłóż na wierzch.

## Events

adventure-event-away-with-them = Precz z nimi
    .text = W fazie 1 aktywny gracz dostaje { pr-value-coins } za każdą odpartą Szalupę i może odeprzeć Szalupę nawet wtedy, gdy żadna nie leży w porcie.
adventure-event-prestigious-flutes = Prestiżowe fluity
    .text = W fazie 2 każdy gracz dostaje { pr-value-crowns } za każdą wziętą Fluitę, czy to dla zysku, czy jako zachowany towar.
adventure-event-joined-forces = Wspólnymi siłami
    .text = W fazie 1 aktywny gracz odpiera statki szablami wszystkich graczy.
adventure-event-market-day = Dzień targowy
    .text = W fazie 2 każda rekrutacja kosztuje o { pr-value-coins } mniej, dla wszystkich graczy.
adventure-event-good-prices = Dobre ceny
    .text = W fazie 2 każdy gracz dostaje o { pr-value-coins } więcej za pierwszy statek, który bierze dla zysku.
adventure-event-poor-box = Skarbonka ubogich
    .text = Teraz ten, kto ma najmniej monet, dostaje { pr-value-coins }.
adventure-event-royal-envoy = Poseł królewski
    .text = Teraz ten, kto ma najmniej koron, dostaje { pr-value-crowns }.
adventure-event-long-watch = Długa wachta
    .text = W fazie 1 aktywny gracz musi mieć w porcie 3 karty, zanim zakończy odkrywanie, a wtedy dostaje { pr-value-coins }.
adventure-event-thick-fog = Gęsta mgła
    .text = W fazie 1 aktywny gracz nie może odpierać statków.
adventure-event-open-wharf = Otwarte nabrzeże
    .text = W fazie 2 pozostali gracze nie płacą aktywnemu graczowi monety za to, co biorą.
adventure-event-alms-day = Dzień jałmużny
    .text = Teraz każdy gracz, który ma Kapłana, dostaje { pr-value-coins }; Złota rączka i bohater się nie liczą.
adventure-event-muster = Przegląd załóg
    .text = Teraz każdy gracz, który ma co najmniej 2 szable, dostaje { pr-value-coins }.
adventure-event-audience = Audiencja
    .text = W fazie 2 aktywny gracz może zapłacić 3 monety za { pr-value-crowns }.
adventure-event-quiet-week = Spokojny tydzień
    .text = Teraz aktywny gracz dostaje { pr-value-coins }.
adventure-event-month-end = Koniec miesiąca
    .text = Teraz księga mówi, co dalej: nowa strona i nowe zadanie albo koniec rozdziału.
adventure-event-month-end-variant = Koniec miesiąca
    .text = Teraz każdy gracz może zapłacić { pr-value-coins }, żeby zdjąć ze swojego bohatera następny znacznik.

## Goods

good-bread = Chleb
good-rum = Rum
good-herbs = Zioła
good-book-of-rituals = Księga rytuałów
