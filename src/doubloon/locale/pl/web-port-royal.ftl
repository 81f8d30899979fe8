### The browser table of Port Royal.

## Figures

web-pr-coins = { $count ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monet
}
web-pr-influence = PZ
web-pr-influence-of = z { $goal }
web-pr-swords = { $count ->
    [one] szabla
    [few] szable
    [many] szabel
   *[other] szabel
}
web-pr-crowns = { $count ->
    [one] korona
    [few] korony
    [many] koron
   *[other] koron
}
web-pr-cubes = { $count ->
    [one] znacznik
    [few] znaczniki
    [many] znaczników
   *[other] znaczników
}
web-pr-figure = { $kind ->
    [influence] punkty zwycięstwa: { $count }
   *[other] { $count } { $what }
}

## Players

web-pr-active = Teraz gra
web-pr-first = 1. gracz
web-pr-asked = Wybiera
web-pr-you = Twoje karty
web-pr-empty-display = Jeszcze nikogo tu nie ma
web-pr-last-round = Ostatnia runda
web-pr-stack = { $name }, sztuk: { $count }
web-pr-stored = Pod Hurtownikami
web-pr-kept = Zatrzymane do kontraktu „Gniazdo piratów”
web-pr-goods = Towary

## Harbour

web-pr-harbour = Port
web-pr-calm = W porcie cisza.
web-pr-busted = Wpadka! { $text }
web-pr-pile = Stos dobierania, kart: { $count }
web-pr-pile-short = Stos
web-pr-discard = odrzucone: { $count }
web-pr-discard-title = Odrzucone karty
web-pr-discard-none = Nic jeszcze nie zostało odrzucone.
web-pr-bust = wpadka: { $percent }%
web-pr-bust-of = { $cards ->
    [one] { $fatal } z { $cards } karty
    [few] { $fatal } z { $cards } kart
    [many] { $fatal } z { $cards } kart
   *[other] { $fatal } z { $cards } kart
}
web-pr-no-bust = bez ryzyka
web-pr-top-known = Następną kartę zna { $names }
web-pr-top = Następna karta
web-pr-expeditions = Ekspedycje
web-pr-knocking = U wejścia do portu
web-pr-scouted = Twój Zwiadowca widzi
web-pr-scouted-help = Dotknięta karta zostaje na wierzchu, pozostałe są odrzucane.
web-pr-colours = { $count ->
    [one] Jeden kolor
    [few] { $count } kolory
    [many] { $count } kolorów
   *[other] { $count } kolorów
}
web-pr-allows = { $count ->
    [0] nie bierzesz kart
    [one] bierzesz 1 kartę
    [few] bierzesz { $count } karty
    [many] bierzesz { $count } kart
   *[other] bierzesz { $count } kart
}
web-pr-scale = Różne statki w porcie: od 0 do 3 pozwalają wziąć jedną kartę, 4 dwie, 5 trzy{ $ares ->
    [yes] , 6 cztery
   *[no] {""}
}.
web-pr-more = w tym dzięki Gubernatorom lub Hazardzistom: { $count }
web-pr-left-you = { $count ->
    [0] Nie możesz wziąć więcej kart
    [one] Możesz wziąć jeszcze 1 kartę
    [few] Możesz wziąć jeszcze { $count } karty
    [many] Możesz wziąć jeszcze { $count } kart
   *[other] Możesz wziąć jeszcze { $count } kart
}
web-pr-left = { $count ->
    [0] { $name } nie może wziąć więcej kart
    [one] { $name } może wziąć jeszcze 1 kartę
    [few] { $name } może wziąć jeszcze { $count } karty
    [many] { $name } może wziąć jeszcze { $count } kart
   *[other] { $name } może wziąć jeszcze { $count } kart
}
web-pr-ship-here = { $name }: w porcie
web-pr-ship-away = { $name }: na razie brak
web-pr-letter-yellow = Ż
web-pr-letter-blue = N
web-pr-letter-green = Z
web-pr-letter-red = C
web-pr-letter-black = K
web-pr-letter-ares = A

## Contracts

web-pr-contracts = Kontrakty
web-pr-asks-luminary = Kapłan i Błazen
web-pr-asks-bruja = Kapitan i Mademoiselle
web-pr-asks-maritime-supremacy = Kapitan i Wiceadmirał
web-pr-asks-new-colony = Osadnik i Kanonier
web-pr-asks-trade-outpost = Osadnik i Kupiec
web-pr-asks-trade-master = 2 Handlarzy
web-pr-asks-thrifty-staff = 4 postacie o koszcie do 3
web-pr-asks-mercenary = 3 szable
web-pr-asks-explorer = Ekspedycja
web-pr-asks-frigate-nemesis = Weź 3 Fregaty bez ich monet
web-pr-asks-galleon-nemesis = Weź 2 Galeony bez ich monet
web-pr-asks-tax-inspector = Zapłać podatek
web-pr-asks-jinx = Strać swój port
web-pr-asks-speculator = 3 kolory statków w twoim porcie, dwa razy
web-pr-asks-major-speculator = 4 kolory statków w twoim porcie
web-pr-asks-pirates-nest = Odeprzyj po jednym statku każdego koloru
web-pr-asks-small-estate = 12 punktów zwycięstwa
web-pr-asks-ransom = Zapłać 15 monet
web-pr-next = Następna nagroda: { $coins ->
    [0] bez monet
    [one] jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
web-pr-done-by = Gotowe: { $names }
web-pr-step = { $name }: krok { $count } z { $of }
web-pr-lacking = Brakuje: { $list }
web-pr-ready = Masz wszystko, czego trzeba
web-pr-first-coins = { $coins ->
    [one] Jedna moneta dla pierwszej osoby
    [few] { $coins } monety dla pierwszej osoby
    [many] { $coins } monet dla pierwszej osoby
   *[other] { $coins } monet dla pierwszej osoby
}
web-pr-turns-left = { $count ->
    [one] tura do końca
    [few] tury do końca
    [many] tur do końca
   *[other] tur do końca
}
web-pr-open-contracts = Otwarte kontrakty: { $open } z { $all }
web-pr-score-pile = Na stosie punktów: { $score }, { $rank ->
    [landlubbers] szczury lądowe
    [sailors] żeglarze
    [pirates] piraci
    [captains] kapitanowie
   *[terror] postrach mórz
}

## What is lacking

web-pr-lack-persons = { $count ->
    [one] { $name }
    [few] { $count } × { $name }
    [many] { $count } × { $name }
   *[other] { $count } × { $name }
}
web-pr-lack-such = { $count ->
    [one] jedna taka postać
    [few] { $count } takie postacie
    [many] { $count } takich postaci
   *[other] { $count } takich postaci
}
web-pr-lack-swords = { $count ->
    [one] jedna szabla
    [few] { $count } szable
    [many] { $count } szabel
   *[other] { $count } szabel
}
web-pr-lack-influence = { $count } PZ
web-pr-lack-expeditions = ekspedycja
web-pr-lack-coins = { $count ->
    [one] jedna moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monet
}
web-pr-lack-crowns = { $count ->
    [one] jedna korona
    [few] { $count } korony
    [many] { $count } koron
   *[other] { $count } koron
}
web-pr-lack-good = { $count ->
    [one] { $good }
    [few] { $count } × { $good }
    [many] { $count } × { $good }
   *[other] { $count } × { $good }
}
web-pr-lack-ares = { $count ->
    [one] zachowany statek Ares
    [few] { $count } zachowane statki Ares
    [many] { $count } zachowanych statków Ares
   *[other] { $count } zachowanych statków Ares
}
web-pr-lack-cube = znacznik
web-pr-lack-moment = właściwa chwila

## The adventure

web-pr-tasks = Zadania
web-pr-chapter = Rozdział { $chapter }
web-pr-open-sea = Otwarte morze
web-pr-month = { $last ->
    [0] Miesiąc { $month }
   *[other] Miesiąc { $month } z { $last }
}
web-pr-event = Wydarzenie tej tury
web-pr-no-event = Jeszcze bez wydarzeń
web-pr-calendar = Kalendarz
web-pr-past = Minione
web-pr-ahead = Jeszcze przed nami
web-pr-unknown = { $count ->
    [one] jedno nieznane wydarzenie
    [few] { $count } nieznane wydarzenia
    [many] { $count } nieznanych wydarzeń
   *[other] { $count } nieznanych wydarzeń
}
web-pr-reserve = W rezerwie
web-pr-goal-tasks = Wykonane zadania: { $done } z { $all }
web-pr-goal-cubes = Znaczniki na zadaniach: { $has } z { $wanted }
web-pr-goal-influence = Razem PZ: { $has } z { $wanted }
web-pr-goal-alone = Do wygranej: { $goal } PZ oraz otwarte drzwi i kielich
web-pr-field-door-shut = Drzwi: zamknięte
web-pr-field-door-open = Drzwi: otwarte, zdolność działa
web-pr-field-cup-shut = Kielich: stoi na nim znacznik
web-pr-field-cup-open = Kielich: otwarty
web-pr-field-window-shut = Okno: { $crowns ->
    [one] po otwarciu korona
    [few] po otwarciu { $crowns } korony
    [many] po otwarciu { $crowns } koron
   *[other] po otwarciu { $crowns } koron
}
web-pr-field-window-open = Okno: otwarte
web-pr-field-half = Znacznik jest w połowie zadania
web-pr-crown-counter = Korony: { $crowns } z { $most }, dają PZ: { $influence }
web-pr-choose = Kim jesteś?
web-pr-start-coins = { $coins ->
    [one] { $coins } moneta na początek
    [few] { $coins } monety na początek
    [many] { $coins } monet na początek
   *[other] { $coins } monet na początek
}

## The book

web-pr-story = Czytaj opowieść
web-pr-task = Zadanie { $code }
web-pr-last-page = Ostatnia strona
web-pr-page = Strona { $page } z { $all }
web-pr-turn-back = Poprzednia strona
web-pr-turn-on = Następna strona
web-pr-close-book = Do stołu

## The map of the campaign

web-pr-map = Kurs kampanii
web-pr-map-won = Rozdział { $chapter }, { $name }: wygrany
web-pr-map-now = Rozdział { $chapter }, { $name }: tu jesteście
web-pr-map-ahead = Rozdział { $chapter }: jeszcze przed wami
