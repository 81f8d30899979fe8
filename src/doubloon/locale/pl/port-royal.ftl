### Port Royal

## Persons

role-trader = { $colour ->
    [yellow] Żółty Handlarz
    [blue] Niebieski Handlarz
    [green] Zielony Handlarz
    [red] Czerwony Handlarz
    [black] Czarny Handlarz
   *[none] Handlarz
}
role-settler = Osadnik
role-captain = Kapitan
role-priest = Kapłan
role-jack = Złota rączka
role-sailor = Żeglarz
role-pirate = Pirat
role-mademoiselle = Mademoiselle
role-jester = Błazen
role-admiral = Admirał
role-governor = Gubernator
role-wholesaler = { $colour ->
    [yellow] Żółty Hurtownik
    [blue] Niebieski Hurtownik
    [green] Zielony Hurtownik
    [red] Czerwony Hurtownik
    [black] Czarny Hurtownik
   *[none] Hurtownik
}
role-passenger = Pasażer
role-gambler = Hazardzista
role-clerk = { $colour ->
    [yellow] Żółty Kupiec
    [blue] Niebieski Kupiec
    [green] Zielony Kupiec
    [red] Czerwony Kupiec
    [black] Czarny Kupiec
   *[none] Kupiec
}
role-gunner = Kanonier
role-vice-admiral = Wiceadmirał

## Ships, expeditions, taxes

ship-pinnace = Szalupa
ship-flute = Fluita
ship-skiff = Barka
ship-frigate = Fregata
ship-galleon = Galeon
expedition-two-houses = Ekspedycja dwóch domów
expedition-two-crosses = Ekspedycja dwóch krzyży
expedition-two-anchors = Ekspedycja dwóch kotwic
expedition-two-crosses-house = Ekspedycja krzyży i domu
expedition-two-anchors-house = Ekspedycja kotwic i domu
expedition-all-three = Wielka Ekspedycja
tax-card = Podwyżka podatków

## What is asked

prompt-discover-first = Odkryj pierwszą kartę.
prompt-discover = Odkrywasz kolejną kartę czy kończysz?
prompt-repel = { $card }: odpierasz ten statek czy wpuszczasz go do portu?
prompt-take = { $count ->
    [one] Możesz wziąć jedną kartę.
    [few] Możesz wziąć { $count } karty.
    [many] Możesz wziąć { $count } kart.
   *[other] Możesz wziąć { $count } kart.
}
prompt-expedition = Realizujesz ekspedycję czy kończysz?
prompt-give = { $card }: kogo wysyłasz za { $symbol ->
    [settler] dom
    [captain] kotwicę
   *[priest] krzyż
}?
prompt-gift = Kto dostaje monetę z banku?

## The story

event-began = Zaczyna { $seat }.
event-turn = Teraz gra: { $seat }.
event-stopped = { $seat } kończy odkrywanie.
event-passed = { $seat } pasuje.
event-gambled = { $seat } posyła Hazardzistę po cztery karty.
event-triggered = { $seat } ma już dość punktów zwycięstwa: to ostatnia runda.
event-revealed = { $seat } odkrywa: { $card }.
event-repelled = { $seat } odpiera statek: { $card }.
event-busted = { $card } po raz drugi: { $seat } traci port.
event-stored = { $seat } odkłada pod Hurtownika: { $card }.
event-gave = { $seat } oddaje: { $card }.
event-unveiled = { $seat } odsłania jedną z monet, to była karta: { $card }.
event-hired = { $coins ->
    [0] { $seat } rekrutuje za darmo: { $card }.
    [one] { $seat } rekrutuje za jedną monetę: { $card }.
    [few] { $seat } rekrutuje za { $coins } monety: { $card }.
    [many] { $seat } rekrutuje za { $coins } monet: { $card }.
   *[other] { $seat } rekrutuje za { $coins } monet: { $card }.
}
event-traded = { $coins ->
    [0] { $seat } handluje bez zysku: { $card }.
    [one] { $seat } handluje i dostaje jedną monetę: { $card }.
    [few] { $seat } handluje i dostaje { $coins } monety: { $card }.
    [many] { $seat } handluje i dostaje { $coins } monet: { $card }.
   *[other] { $seat } handluje i dostaje { $coins } monet: { $card }.
}
event-completed = { $coins ->
    [one] { $seat } realizuje ekspedycję i dostaje jedną monetę: { $card }.
    [few] { $seat } realizuje ekspedycję i dostaje { $coins } monety: { $card }.
    [many] { $seat } realizuje ekspedycję i dostaje { $coins } monet: { $card }.
   *[other] { $seat } realizuje ekspedycję i dostaje { $coins } monet: { $card }.
}
event-earned = { $coins ->
    [one] { $card }: { $seat } dostaje jedną monetę.
    [few] { $card }: { $seat } dostaje { $coins } monety.
    [many] { $card }: { $seat } dostaje { $coins } monet.
   *[other] { $card }: { $seat } dostaje { $coins } monet.
}
event-taxed = { $coins ->
    [one] { $seat } płaci jedną monetę podatku.
    [few] { $seat } płaci { $coins } monety podatku.
    [many] { $seat } płaci { $coins } monet podatku.
   *[other] { $seat } płaci { $coins } monet podatku.
}
event-tax-bonus = { $coins ->
    [one] { $seat } dostaje przy podatku jedną monetę
    [few] { $seat } dostaje przy podatku { $coins } monety
    [many] { $seat } dostaje przy podatku { $coins } monet
   *[other] { $seat } dostaje przy podatku { $coins } monet
}, bo ma { $bonus ->
    [most-swords] najwięcej szabel.
   *[fewest-influence] najmniej punktów zwycięstwa.
}
event-lost = { $coins ->
    [one] { $seat } nie dostaje jednej monety: skończyły się karty.
    [few] { $seat } nie dostaje { $coins } monet: skończyły się karty.
    [many] { $seat } nie dostaje { $coins } monet: skończyły się karty.
   *[other] { $seat } nie dostaje { $coins } monet: skończyły się karty.
}
event-fee = { $seat } płaci jedną monetę, dostaje ją { $rival }.
event-gifted = { $seat } wskazuje, kto dostaje monetę z banku: { $rival }.
event-reshuffled = { $count ->
    [one] Odrzucone karty tworzą nowy stos: { $count } karta.
    [few] Odrzucone karty tworzą nowy stos: { $count } karty.
    [many] Odrzucone karty tworzą nowy stos: { $count } kart.
   *[other] Odrzucone karty tworzą nowy stos: { $count } kart.
}

## The end

end-influence = { $count ->
    [one] Dobiegła końca runda, w której ktoś zdobył { $count } punkt zwycięstwa.
    [few] Dobiegła końca runda, w której ktoś zdobył { $count } punkty zwycięstwa.
    [many] Dobiegła końca runda, w której ktoś zdobył { $count } punktów zwycięstwa.
   *[other] Dobiegła końca runda, w której ktoś zdobył { $count } punktów zwycięstwa.
}
end-no-cards = Przez całą rundę nie było kogo rekrutować: wszystkie karty stały się monetami.

## Refusals

refuse-mode = Nie ma trybu „{ $name }”; są tryby: { $possible }.
refuse-mix = „{ $name }” nie da się dołączyć; można dołączyć: { $possible }.
refuse-end = Nie ma zakończenia „{ $name }”; są zakończenia: { $possible }.
refuse-seats = { $mode ->
    [standard] W tej grze liczba miejsc może być od { $least } do { $most }, a nie { $seats }.
   *[other] Tryb { $mode }: liczba miejsc od { $least } do { $most }, a nie { $seats }.
}
refuse-set-sail-alone = W samo „Żagle staw” gra się bez dodatków i do zwykłego końca; żeby mieszać, użyj trybu classic.
why-not-now = Teraz nie można tego zrobić.
why-repel-first = Najpierw zdecyduj, czy odpierasz, czy wpuszczasz: { $card }.
why-give-first = Najpierw wybierz, kogo wysyłasz: { $card }.
why-gift-first = Najpierw wskaż gracza, który dostaje monetę.
why-no-ship-to-repel = Odeprzeć lub wpuścić można tylko dopiero co odkryty statek.
why-expedition-not-open = Ta ekspedycja nie leży odkryta: { $card }.
why-only-active-completes = Ekspedycje realizuje tylko aktywny gracz.
why-persons-missing = Brakuje ci postaci, których wymaga { $card }.
why-reveal-first = Zanim skończysz, odkryj co najmniej jedną kartę.
why-stop-not-pass = Odkryj kolejną kartę albo zakończ; pasuje się w fazie 2.
why-no-draw-after-gamble = Po Hazardziście nie odkrywa się już pojedynczych kart: użyj następnego Hazardzisty albo zakończ.
why-no-cards = Nie ma już kart do odkrycia.
why-no-gambler = Nie masz Hazardzisty.
why-gambler-used = Wszyscy twoi Hazardziści już w tej turze zagrali.
why-phase-2 = Karty bierze się w fazie 2, gdy skończysz odkrywać.
why-phase-1-over = Faza 1 tej tury już minęła: weź kartę albo spasuj.
why-not-in-harbour = Nie ma w porcie takiej karty: { $card }.
why-no-card-left = Masz już tyle kart, ile wolno ci wziąć.
why-no-fee = Nie masz monety dla aktywnego gracza za tę kartę: { $card }.
why-too-dear = { $card } kosztuje { $cost }, a masz { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}.
why-too-dear-with-fee = { $card } kosztuje { $cost } i jeszcze 1 dla aktywnego gracza, a masz { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}.

## Choices

choice-draw = Odkryj kartę (wpadka: { $percent }%)
choice-stop = Zakończ; czas na handel i rekrutację
choice-repel = Odeprzyj
choice-admit = Wpuść
choice-gamble = Użyj Hazardzisty: cztery karty naraz
choice-pass = Nic nie bierz
choice-done = Nic więcej
choice-name = { $seat }
choice-give = Wyślij: { $card }
choice-hire = Rekrutuj: { $card } za { $coins }{ $fee ->
    [0] {""}
   *[other] {""} i 1 dla aktywnego gracza
} (PZ: { $influence })
choice-trade = Handluj: { $card }, { trade-income }{ trade-fee }
choice-trade-good = Weź: { $card }, { trade-income } albo towar: { $good }{ trade-fee }
trade-income = { $crowns ->
    [0] { trade-coins }
    [one] { $coins ->
        [0] jedna korona
       *[other] { trade-coins } i jedna korona
    }
    [few] { $coins ->
        [0] { $crowns } korony
       *[other] { trade-coins } i { $crowns } korony
    }
    [many] { $coins ->
        [0] { $crowns } koron
       *[other] { trade-coins } i { $crowns } koron
    }
   *[other] { $coins ->
        [0] { $crowns } koron
       *[other] { trade-coins } i { $crowns } koron
    }
}
trade-coins = { $coins ->
    [0] bez monet
    [one] jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
trade-fee = { $fee ->
    [0] {""}
   *[other] ; 1 dla aktywnego gracza
}
choice-complete = Zrealizuj: { $card } (PZ: { $influence }, monety: { $coins })

## Contracts

contract-luminary = Luminarz
contract-bruja = Czarownica
contract-maritime-supremacy = Panowanie na morzu
contract-new-colony = Nowa kolonia
contract-trade-outpost = Placówka handlowa
contract-trade-master = Mistrz handlu
contract-thrifty-staff = Tania załoga
contract-mercenary = Najemnik
contract-explorer = Odkrywca
contract-frigate-nemesis = Postrach fregat
contract-galleon-nemesis = Postrach galeonów
contract-tax-inspector = Poborca podatkowy
contract-jinx = Pechowiec
contract-speculator = Spekulant
contract-major-speculator = Wielki spekulant
contract-pirates-nest = Gniazdo piratów
contract-small-estate = Mały majątek
contract-ransom = Okup

prompt-last = Coś jeszcze, zanim skończysz?
prompt-aside = { $count ->
    [one] Została jedna tura. Odłożyć jej kartę czasu dla lepszej rangi?
    [few] Zostały { $count } tury. Odłożyć jedną kartę czasu: o turę mniej, ale lepsza ranga w razie wygranej?
    [many] Zostało { $count } tur. Odłożyć jedną kartę czasu: o turę mniej, ale lepsza ranga w razie wygranej?
   *[other] Zostało { $count } tur. Odłożyć jedną kartę czasu: o turę mniej, ale lepsza ranga w razie wygranej?
}
prompt-offer = To się liczy do kontraktu: { $card }. Wykorzystać to teraz?
prompt-waive = { $card }: bierzesz monety czy rezygnujesz z nich dla kontraktu?

choice-aside = Odłóż kartę czasu
choice-decline = Nie
choice-claim = { $left ->
    [0] { $coins ->
        [one] Zgłoś kontrakt: { $card }, jedna moneta{ claim-influence }
        [few] Zgłoś kontrakt: { $card }, { $coins } monety{ claim-influence }
        [many] Zgłoś kontrakt: { $card }, { $coins } monet{ claim-influence }
       *[other] Zgłoś kontrakt: { $card }, { $coins } monet{ claim-influence }
    }
    [one] Krok w kontrakcie: { $card }, potem jeszcze jeden
    [few] Krok w kontrakcie: { $card }, potem jeszcze { $left }
    [many] Krok w kontrakcie: { $card }, potem jeszcze { $left }
   *[other] Krok w kontrakcie: { $card }, potem jeszcze { $left }
}
claim-influence = { $influence ->
    [0] {""}
   *[other] , PZ: { $influence }
}
choice-take-coins = { $coins ->
    [one] Weź monetę
    [few] Weź { $coins } monety
    [many] Weź { $coins } monet
   *[other] Weź { $coins } monet
}

event-laid-out = Na stół trafia kontrakt: { $card }.
event-time-stacked = { $count ->
    [one] Stos czasu ma { $count } kartę.
    [few] Stos czasu ma { $count } karty.
    [many] Stos czasu ma { $count } kart.
   *[other] Stos czasu ma { $count } kart.
}
event-time-out = { $count ->
    [one] Czas minął, a jeden kontrakt wciąż jest otwarty.
    [few] Czas minął, a { $count } kontrakty wciąż są otwarte.
    [many] Czas minął, a { $count } kontraktów wciąż jest otwartych.
   *[other] Czas minął, a { $count } kontraktów wciąż jest otwartych.
}
event-set-aside = { $seat } odkłada kartę czasu na poczet wyniku.
event-kept = { $seat } zatrzymuje statek do kontraktu „Gniazdo piratów”: { $card }.
event-waived = { $seat } bierze statek i rezygnuje z monet: { $card }.
event-claimed = { $coins ->
    [0] { $seat } realizuje kontrakt: { $card }.
    [one] { $seat } realizuje kontrakt i dostaje jedną monetę: { $card }.
    [few] { $seat } realizuje kontrakt i dostaje { $coins } monety: { $card }.
    [many] { $seat } realizuje kontrakt i dostaje { $coins } monet: { $card }.
   *[other] { $seat } realizuje kontrakt i dostaje { $coins } monet: { $card }.
}
event-stepped = { $seat } robi krok { $count } w kontrakcie: { $card }.

end-contracts-done = Wszystkie kontrakty zrealizowane, a kart na stosie punktów jest { $count }: { $rank ->
    [landlubbers] szczury lądowe
    [sailors] żeglarze
    [pirates] piraci
    [captains] kapitanowie
   *[terror] postrach mórz
}.
end-time-out = Stos czasu skończył się przed zrealizowaniem wszystkich kontraktów.

refuse-coop-end = Gra wspólna kończy się, gdy wszystkie kontrakty są zrealizowane albo minie czas; innego zakończenia nie ma.
why-offer-first = Najpierw zdecyduj o kontrakcie: zgłaszasz (claim) czy pasujesz (pass).
why-aside-first = Najpierw zdecyduj, czy odkładasz kartę czasu (aside), czy pasujesz (pass).
why-no-aside = Karty czasu odkłada się przed pierwszą turą oraz gdy w grze wspólnej wyjdzie podatek.
why-contract-not-open = Tego kontraktu nie ma w tej grze: { $card }.
why-contract-done = Ten kontrakt masz już zrealizowany: { $card }.
why-contract-moment = Ten kontrakt można zgłosić tylko w chwili, gdy to się dzieje: { $card }.
why-contract-active = Ten kontrakt może zgłosić tylko aktywny gracz: { $card }.
why-no-cube = Wszystkie twoje znaczniki są zajęte.
why-contract-unmet = Nie masz tego, czego wymaga { $card }.

## The Adventure Begins

role-scout = Zwiadowca
role-innkeeper = Karczmarka
role-tybuk = Brat Tybuk
ship-ares = Piraci Ares
expedition-anchor-cross = Ekspedycja kotwicy i krzyża
expedition-two-houses-anchor = Ekspedycja domów i kotwicy
expedition-cross-house-bread = Ekspedycja krzyża, domu i chleba

prompt-keep = { $card }: bierzesz zysk czy zachowujesz jako towar ({ $good })?
prompt-spend = { $count ->
    [one] Który statek Ares wydajesz?
    [few] Który statek Ares wydajesz? Razem { $count }.
    [many] Który statek Ares wydajesz? Razem { $count }.
   *[other] Który statek Ares wydajesz? Razem { $count }.
}
prompt-sell = Sprzedajesz towar swojej Karczmarce?
prompt-put-back = Która karta zostaje na wierzchu stosu?
prompt-personality = Kim jesteś?
prompt-buy = { $coins ->
    [one] Płacisz { $coins } monetę, żeby zdjąć znacznik ze swojego bohatera?
    [few] Płacisz { $coins } monety, żeby zdjąć znacznik ze swojego bohatera?
    [many] Płacisz { $coins } monet, żeby zdjąć znacznik ze swojego bohatera?
   *[other] Płacisz { $coins } monet, żeby zdjąć znacznik ze swojego bohatera?
}
prompt-offer-task = To chwila na zadanie { $task }. Wykonujesz je teraz?

choice-keep = Zachowaj jako towar: { $good }{ $coins ->
    [0] { $crowns ->
        [0] {""}
       *[other] {""}, zysk: { trade-income }
    }
   *[other] {""}, zysk: { trade-income }
}
choice-cash = Weź zysk: { trade-income }
choice-scout = Wyślij Zwiadowcę, by obejrzał trzy następne karty
choice-petition = { $crowns ->
    [one] Zapłać 3 monety za koronę
    [few] Zapłać 3 monety za { $crowns } korony
    [many] Zapłać 3 monety za { $crowns } koron
   *[other] Zapłać 3 monety za { $crowns } koron
}
choice-buy = Zapłać. { fulfil-opens }
choice-top = Zostaw na wierzchu: { $card }
choice-fulfil = Wykonaj zadanie { $task }: { $asks } { fulfil-opens }
choice-half = Pierwsza połowa zadania { $task }: { $asks }
fulfil-opens = { $field ->
    [0] Otwiera drzwi i odblokowuje zdolność ({ $who })
    [1] Otwiera kielich
   *[other] Otwiera okno
}{ $gains ->
    [0] .
   *[other] ; zysk: { trade-income }.
}
choice-be = { $who }; monety na początek: { $coins }. Po odblokowaniu: { $ability }
choice-sell = Sprzedaj za { $coins }: { $good }
choice-spend = Wydaj: { $good }

event-crowned = { $coins ->
    [one] { $seat } zdobywa koronę.
    [few] { $seat } zdobywa { $coins } korony.
    [many] { $seat } zdobywa { $coins } koron.
   *[other] { $seat } zdobywa { $coins } koron.
}
event-crowns-spent = { $coins ->
    [one] { $seat } wydaje koronę.
    [few] { $seat } wydaje { $coins } korony.
    [many] { $seat } wydaje { $coins } koron.
   *[other] { $seat } wydaje { $coins } koron.
}
event-good-spent = { $seat } wydaje towar: { $good }.
event-good-kept = { $seat } zachowuje statek jako towar: { $good }.
event-good-sold = { $coins ->
    [one] { $seat } sprzedaje towar za { $coins } monetę: { $good }.
    [few] { $seat } sprzedaje towar za { $coins } monety: { $good }.
    [many] { $seat } sprzedaje towar za { $coins } monet: { $good }.
   *[other] { $seat } sprzedaje towar za { $coins } monet: { $good }.
}
event-became = { $seat } to { $who }.
event-unlocked = { $seat } odblokowuje zdolność ({ $who }): { $ability }
event-chapter = Zaczyna się rozdział { $count }.
event-task-laid = Zadanie { $task }: { $asks }
event-fulfilled = { $coins ->
    [0] { $seat } wykonuje zadanie { $task }.
    [one] { $seat } dostaje jedną monetę i jako pierwsza osoba wykonuje zadanie { $task }.
    [few] { $seat } dostaje { $coins } monety i jako pierwsza osoba wykonuje zadanie { $task }.
    [many] { $seat } dostaje { $coins } monet i jako pierwsza osoba wykonuje zadanie { $task }.
   *[other] { $seat } dostaje { $coins } monet i jako pierwsza osoba wykonuje zadanie { $task }.
}
event-half-fulfilled = { $seat } jest w połowie zadania { $task }.
event-cube-bought = { $coins ->
    [one] { $seat } płaci { $coins } monetę i zdejmuje znacznik.
    [few] { $seat } płaci { $coins } monety i zdejmuje znacznik.
    [many] { $seat } płaci { $coins } monet i zdejmuje znacznik.
   *[other] { $seat } płaci { $coins } monet i zdejmuje znacznik.
}
event-happened = Wydarzenie: { $happening }. { $text }
event-granted = { $coins ->
    [one] { $seat } dostaje jedną monetę.
    [few] { $seat } dostaje { $coins } monety.
    [many] { $seat } dostaje { $coins } monet.
   *[other] { $seat } dostaje { $coins } monet.
}
event-cards-added = { $count ->
    [one] Do stosu zostaje wtasowana { $count } nowa karta.
    [few] Do stosu zostają wtasowane { $count } nowe karty.
    [many] Do stosu zostaje wtasowanych { $count } nowych kart.
   *[other] Do stosu zostaje wtasowanych { $count } nowych kart.
}
event-looked = { $count ->
    [one] { $seat } wysyła Zwiadowcę, by obejrzał jedną kartę.
    [few] { $seat } wysyła Zwiadowcę, by obejrzał { $count } karty.
    [many] { $seat } wysyła Zwiadowcę, by obejrzał { $count } kart.
   *[other] { $seat } wysyła Zwiadowcę, by obejrzał { $count } kart.
}
event-discarded = { $seat } odrzuca bez skutku: { $card }.
event-last-page = { $won ->
    [yes] Ostatnia strona: rozdział wygrany.
   *[no] Ostatnia strona: rozdział przegrany.
}

end-chapter-won = Wszystkie zadania wykonane, znaczników i punktów zwycięstwa wystarcza: rozdział wygrany.
end-chapter-lost = Rozdział przegrany: zostało niewykonane zadanie albo brakuje znaczników lub punktów zwycięstwa.

refuse-adventure-end = Przygoda ma własne zakończenia; pomiń tę opcję.
refuse-adventure-only = Opcja { $name } nie pasuje do trybu { $mode }.
refuse-people = Sposoby wyboru bohaterów: { $possible }, a nie „{ $name }”.
refuse-chapter = Nie ma rozdziału „{ $name }”; są rozdziały: { $possible }.
refuse-bonus = Premia to jedna liczba od 0 do { $most } dla każdego miejsca (miejsc: { $seats }).
why-goods-first = Najpierw zdecyduj o towarze.
why-keep-fee = Jeśli zachowasz tę kartę, nie zapłacisz za nią monety aktywnemu graczowi: { $card }.
why-task-first = Najpierw zdecyduj o zadaniu { $task }: wykonujesz (fulfil) czy pasujesz (pass).
why-buy-first = { $coins ->
    [one] Najpierw zdecyduj, czy płacisz { $coins } monetę za znacznik (buy), czy pasujesz (pass).
    [few] Najpierw zdecyduj, czy płacisz { $coins } monety za znacznik (buy), czy pasujesz (pass).
    [many] Najpierw zdecyduj, czy płacisz { $coins } monet za znacznik (buy), czy pasujesz (pass).
   *[other] Najpierw zdecyduj, czy płacisz { $coins } monet za znacznik (buy), czy pasujesz (pass).
}
why-choose-first = Najpierw wybierz swojego bohatera.
why-put-back-first = Najpierw powiedz, która karta zostaje na wierzchu.
why-no-scout = Nie masz teraz Zwiadowcy do użycia.
why-no-audience = Nie ma teraz audiencji.
why-audience-active = Na audiencję idzie tylko aktywny gracz.
why-audience-phase = Audiencja jest w fazie 2, gdy skończysz odkrywać.
why-audience-coins = Audiencja kosztuje { $cost }, a masz { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}.
why-task-not-open = Tego zadania nie ma na stole: { $task }.
why-task-done = To zadanie masz już wykonane: { $task }.
why-task-moment = Zadanie { $task } można wykonać tylko w chwili, gdy to się dzieje.
why-task-unmet = Nie masz tego, czego wymaga zadanie { $task }: { $asks }
why-long-watch = Długa wachta wymaga trzech kart w porcie, zanim skończysz odkrywać.
