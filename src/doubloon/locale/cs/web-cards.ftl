### The browser table: cards seen closely, and the gallery of all cards.

web-cards-title = Karty
web-cards-search = Hledat v názvech a textech
web-cards-set = Sada
web-cards-kind = Druh
web-cards-sure = Odkud to víme
web-cards-all = Vše
web-cards-count = { $count ->
    [one] Jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-cards-none = Taková karta tu není.
web-cards-reset = Ukázat vše
web-cards-lost = Karty se nepodařilo načíst.
web-cards-games = Hry

web-card-figures = Čísla
web-card-copies = { $count ->
    [one] jeden kus
    [few] { $count } kusy
   *[other] { $count } kusů
}
web-card-in-set = { $set }: { $copies }
web-card-rule = Pravidlo
web-card-ruling = naše rozhodnutí
web-card-provenance = Odkud to víme
web-card-in-gallery = Ukázat v galerii

web-card-kind-personality = osobnost
web-card-kind-task = úkol
web-card-sure-rulebook = Tištěné: říkají to pravidla.
web-card-sure-two-sources-agree = Shodují se na tom dva zdroje.
web-card-sure-one-source = Říká to jeden zdroj.
web-card-sure-reconstructed = Odvozené: tištěná čísla nejsou veřejná. Tahle jsou naše a sedí k pravidlům.
web-card-sure-badge-rulebook = tištěné
web-card-sure-badge-two-sources-agree = shoda dvou zdrojů
web-card-sure-badge-one-source = jeden zdroj
web-card-sure-badge-reconstructed = odvozené
web-card-better = Lépe známé: { $what } ({ $level }).
web-card-seal = Pečeť a písmeno: { $level }.
web-card-sources = { $rulebook ->
    [yes] { $others ->
        [0] Najdeš to v pravidlech.
        [one] Najdeš to v pravidlech a v jednom veřejném zdroji.
        [few] Najdeš to v pravidlech a ve { $others } veřejných zdrojích.
       *[other] Najdeš to v pravidlech a v { $others } veřejných zdrojích.
    }
   *[no] { $others ->
        [one] Najdeš to v jednom veřejném zdroji.
        [few] Najdeš to ve { $others } veřejných zdrojích.
       *[other] Najdeš to v { $others } veřejných zdrojích.
    }
}
