### The browser table: cards seen closely, and the gallery of all cards.

web-cards-title = Karty
web-cards-search = Szukaj w nazwach i tekstach
web-cards-set = Zestaw
web-cards-kind = Rodzaj
web-cards-sure = Skąd pochodzi
web-cards-all = Wszystkie
web-cards-count = { $count ->
    [one] Jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
web-cards-none = Nie ma takiej karty.
web-cards-reset = Pokaż wszystkie
web-cards-lost = Nie udało się pobrać kart.
web-cards-games = Gry

web-card-figures = Liczby
web-card-copies = { $count ->
    [one] jedna sztuka
    [few] { $count } sztuki
    [many] { $count } sztuk
   *[other] { $count } sztuk
}
web-card-in-set = { $set }: { $copies }
web-card-rule = Zasada
web-card-ruling = nasze rozstrzygnięcie
web-card-provenance = Skąd to pochodzi
web-card-in-gallery = Pokaż w galerii

web-card-kind-personality = bohater
web-card-kind-task = zadanie
web-card-sure-rulebook = Z druku: tak podaje instrukcja.
web-card-sure-two-sources-agree = Zgadzają się co do tego dwa źródła.
web-card-sure-one-source = Tak podaje jedno źródło.
web-card-sure-reconstructed = Odtworzone: drukowane wartości nie są publicznie znane. Te są nasze, dobrane tak, by pasowały do instrukcji.
web-card-sure-badge-rulebook = z druku
web-card-sure-badge-two-sources-agree = dwa zgodne źródła
web-card-sure-badge-one-source = jedno źródło
web-card-sure-badge-reconstructed = odtworzone
web-card-better = Pewniejsze: { $what } ({ $level }).
web-card-seal = Pieczęć i litera: { $level }.
web-card-sources = { $rulebook ->
    [yes] { $others ->
        [0] Według instrukcji.
        [one] Według instrukcji i jednego publicznego źródła.
        [few] Według instrukcji i { $others } publicznych źródeł.
        [many] Według instrukcji i { $others } publicznych źródeł.
       *[other] Według instrukcji i { $others } publicznych źródeł.
    }
   *[no] { $others ->
        [one] Według jednego publicznego źródła.
        [few] Według { $others } publicznych źródeł.
        [many] Według { $others } publicznych źródeł.
       *[other] Według { $others } publicznych źródeł.
    }
}
