### The Adventure Begins: a story in five chapters, and what stands on its cards.

# $from is the card read before this one, $last the task laid out last: "card-" and the code,
# such as "card-21" or "card-27a", since a variant cannot start with a digit.
# A paragraph is one line; a blank line separates paragraphs.

## Chapter 1

story-title-1 =
    Jedenatřicet let říká světlo na mysu každé lodi, která se přiblíží, totéž: dva dlouhé, jeden krátký, dva dlouhé, jeden krátký. Námořníci mu říkají Svíce. Řídí si podle něj hodinky, žádají při něm o ruku, a ještě mu nikdo nepoděkoval.

    O Svíci se stará Isaura Wren. Její zásluhou také umíte číst v mapách, splétat lana a rozeznat poctivého člověka od zdvořilého, protože dřív nebo později naučila všem třem věcem každého z vás, s pravítkem v ruce.

    Dnes večer stojíte na nábřeží, když Svíce řekne dva dlouhé. Čekáte na krátký. Čekáte dál. A kdesi venku ve tmě, docela blízko, někdo prozpěvuje do taktu vesel.
    .name = Zhaslý maják

story-10 =
    Do rána je vidělo celé město: osm lodí, plachty obarvené dohněda jako silný čaj a na každé přídi bronzová beraní hlava. Flotila Ares. Nepřistávají. Leží u útesu, kterému se říká Hřeben, a berou si všechno, co jim ve tmě přibloudí do cesty.

    Dveře majáku jsou dokořán a konvice plná. Isaura Wren je pryč. Pryč je i Tam Oakum, chlapec, který jí přistřihuje knot, a pryč jsou všechny mapy přístavu až po tu, do které balila ryby. Správce přístavu Ambrose Tull se rozhlédne po prázdné místnosti a praví, že je mu to nesmírně líto.

    Kam nájezdníci plují, když odplouvají, neví nikdo kromě nájezdníků. Ptejte se tedy jejich lodí. Přivezte dvě, oberte je až na žebra a podívejte se, co vozily.
    .name = Plachty barvy čaje
    .task = Odevzdej dvě lodě Ares, které máš před sebou.

story-11 =
    Měsíc bez Svíce a Hřeben už spolkl tři lodě. Za odlivu jim vidíte stěžně. Ambrose Tull dal podél mola zapálit vědra se smolou. Vypadají statečně a neosvětlují nic než Ambrose Tulla.

    Všechno, co jste se zatím o nájezdnících dozvěděli, ukazuje na západ, podél skal, kolem kterých ještě nikdo neplul v noci bez světla za zády. Všichni kapitáni v Port Royalu slyšeli, že se ptáte. Prohlížejí si špičky bot. Jeden si vzpomněl na nemocnou tetu.

    Přicházejí však cizinci, kterým Ares spálil lodě, statky i fary, a taková křivda má větší cenu než žold. Posaďte se U Druhé kotvy, poručte si příšerný guláš Dorcas Grubb a nevstávejte, dokud někdo v kapitánském klobouku neřekne ano.
    .name = Naslepo nikdo nepluje
    .task = Měj kapitána.

story-12 =
    Vaše dvě kořisti leží na bahně jako oškubané husy a promluvily. V podpalubí každé z nich jste našli slámu, okovy a jednu misku se lžící. Vozí zajatce. Kam, to už prkna říct neuměla.

    Knihy by možná uměly. Každá loď Ares má u kormidla knihu rituálů, a Hezekiah Binns, který v Provaznické uličce váže knihy a umí klít jedenácti jazyky, podržel stránku jedné takové proti oknu. Pod prvním textem je druhý, vypíchaný jehlou písmenko po písmenku. „Hosté,“ čte. „Hosté přijati.“ Aby se dostal ke zbytku, musí knihu rozřezat list po listu, takže ji zpátky nedostanete.

    Ares také ne, a Ares zná jeho adresu. Od úterka se o protější zeď opírá nějaký muž. Přineste starému Binnsovi celou knihu a šavli, která se bude opírat o tu jeho.
    .name = Seznam hostů
    .task = Odevzdej jednu knihu rituálů a měj jednu šavli.

story-13 =
    Na bahně neleží jediná rozebraná loď. Hnědé plachty si připlouvají a odplouvají, jak se jim zlíbí, a co vám mohla jejich podpalubí prozradit, to odnesly s sebou za obzor.

    Jenže i nájezdníci musí někde kupovat cibuli a lidé, kteří prodávají cibuli, mívají svědomí. Kaple svatého Elma je celý týden podivně plná. Muži, kteří se naposledy modlili na vlastních křtinách, pokleknou, podívají se na mřížku, podívají se na otce Ignace za ní a zase odejdou. Otec Ignace je na jedno ucho hluchý a všeobecně se má za to, že si vybírá na které.

    „Chtějí to říct,“ povídá, „ale nechtějí u toho křičet. Najděte mi mnicha, který má obě uši zdravé. A přineste stříbro, děti moje. Co člověk spáchal sám, z toho se vyzpovídá zadarmo. Kdo seděl v loďce s ním, to je za příplatek.“
    .name = Co slyšela kaple
    .task = Zaplať čtyři mince a měj mnicha.

story-14 =
    Máte kapitána a kapitán mění všechno, počínaje zasedacím pořádkem. Teď je tu jeden stůl, na něm jedna lucerna a mluví jen jeden. A jméno, které padá znovu a znovu, je Jehlová zátoka. Používají ji pašeráci. Vjezd je široký jako vrata od stodoly, skály se naklánějí, aby si vás prohlédly, a jestli Ares na tomhle pobřeží někde přechovává hosty, tak tam.

    „Dovedu vás dovnitř i bez měsíce,“ říká kapitán. „Poznám to po čichu. Ale kormidlovat, když po mně střílejí, to neumím.“

    To se dá uznat. Toho kapitána si nechte v žoldu a na příď postavte dvě šavle, kde se budou pěkně vyjímat. Pak obalte vesla hadry a do čtvrtka ať nikdo nekýchne.
    .name = Jehlová zátoka
    .task = Měj dvě šavle a kapitána.

story-15 =
    Kapitánský klobouk pořád visí U Druhé kotvy na hřebíku a pod ním nikdo. Dorcas Grubb si do něj začala dávat vejce. Bez kapitána se v noci podél skal nikam neproplížíte, a tak jeden z vás řekne to, co nikdo nechtěl říct první. Půjdeme tedy předním vchodem. Za bílého dne.

    Nájezdníci kotví v řadě před Hřebenem a vlastní lodě pouštějí dál. To je celý plán. Dvě ukořistěné lodě pod vlastními hnědými plachtami, s vlastními vyleštěnými berany, namířené rovnou doprostřed řady a bez zastavení.

    Potom už nebudou k ničemu. A budete s sebou chtít dvě šavle pro chvíli, kdy si někdo naproti přepočítá tváře na vaší palubě a zjistí, že žádnou nezná.
    .name = Přední vchod
    .task = Měj dvě šavle a odevzdej dvě lodě Ares, které máš před sebou.

story-16 =
    Pozdě, ale ne příliš pozdě se na bahně podařilo rozebrat dvě nájezdnické lodě a za obložením jedné kajuty ležel účet, který nikoho nenapadlo spálit. Voda, suchary a čistá sláma pro dva, do staré prachárny na Racčí skále. Střelný prach suchary nejí. Hosté ano.

    Jsou tam jedny dveře, jeden klíč a jeden strážný, dlouhý smutný muž jménem Cobb. K Ares přeběhl kvůli žoldu a od té doby toho lituje v obou kolenou, protože na skále je vlhko. Není to zlý člověk. V pravou hodinu by to mohl být člověk hluchý.

    Ares má bylinu, po které otok splaskne, ale důstojníci si ji nechávají pro sebe. Takže jednu dávku na jeho kolena, k tomu dvě mince na lodičku domů, a Cobb se otočí a zahledí se na moře.
    .name = Strážný s bolavými koleny
    .task = Odevzdej jedny byliny a zaplať dvě mince.

story-17 =
    Moře mlčí. Žádný nájezdník nepromluvil a vy jste hleděli na obzor tak dlouho, až se začal dívat zpátky. Podívejte se tedy na druhou stranu. Wren vždycky říkala, že lidé od vody zapomínají, že mají také zadní dveře.

    Nahoře v kopcích začali uhlíři péct o bochník víc, než snědí. Žena u studny vám povídá, že tu žádný kluk není, a vy jste se přitom neptali. A někdo tam nahoře nahlas počítá: kozy, fazole, hvězdy. Ten zvyk měl v Port Royalu jen jediný člověk, Tam Oakum, který přistřihoval knot Svíce.

    Horalé se s námořníky nebaví. S osadníkem, který ví, zač je koza, by řeč dali, a mnichovi by otevřeli. Přijďte s oběma, pěšky, a furiantství nechte u mostu.
    .name = O bochník víc
    .task = Měj osadníka a mnicha.

story-61 = { $last ->
    [card-14]
        Jehlová zátoka páchne dehtem a starou cibulí, přesně jak bylo slíbeno. Vašim šavlím se postaví dva ospalí muži a pes, a pes se vzdá první. Klece jsou prázdné, zámky úhledně odemčené šperhákem. Pod převráceným člunem sedí chlapec a počítá.

        „Že jste si ale dali na čas,“ povídá Tam Oakum. Ares je měl oba, vypráví, jenže Wren plavat umí a on ne, a tak mu aspoň nechala práci: počkat na vás a opatrovat tohle. Je to mosazný klíč k čočce Svíce. Kolem něj je ovinutý proužek papíru s jejím písmem.

        „Jsem v pořádku. Mapy neshořely a já jdu za nimi. Mě nehledejte. Hleďte si doků. Žádná loď s obilím se bez mapy do Hřebenu neodváží. Nejdřív lidi nakrmte. Pak se ptejte, kdo hlad nemá.“

        „Slovo ‚nejdřív‘ podtrhla dvakrát,“ říká Tam, „a ‚kdo‘ třikrát.“
    [card-15]
        Řada se prolomí s rachotem, jako když spadne ze schodů skříň. Z vašich vypůjčených lodí jsou třísky, ale ze třetího nájezdníka také, a za přihrádkou na lampy, s okovy úhledně odemčenými, sedí chlapec a počítá.

        „Že jste si ale dali na čas,“ povídá Tam Oakum. Ares je měl oba, vypráví, jenže Wren plavat umí a on ne, a tak mu nechala práci, než skočila přes palubu: počkat na vás a opatrovat tohle. Je to mosazný klíč k čočce Svíce. Kolem něj je ovinutý proužek papíru s jejím písmem.

        „Jsem v pořádku. Mapy neshořely a já jdu za nimi. Mě nehledejte. Hleďte si doků. Žádná loď s obilím se bez mapy do Hřebenu neodváží. Nejdřív lidi nakrmte. Pak se ptejte, kdo hlad nemá.“

        „Slovo ‚nejdřív‘ podtrhla dvakrát,“ říká Tam, „a ‚kdo‘ třikrát.“
    [card-16]
        Cobb se otočí zády, pobrukuje si a neslyší vůbec nic. V okně prachárny chybí jedna mříž a čtyřicet stop pod ním je moře. Na čisté slámě sedí chlapec a počítá.

        „Že jste si ale dali na čas,“ povídá Tam Oakum. Ares je měl oba, vypráví, jenže Wren plavat umí a on ne, a tak mu nechala práci, než skočila: počkat na vás a opatrovat tohle. Je to mosazný klíč k čočce Svíce. Kolem něj je ovinutý proužek papíru s jejím písmem.

        „Jsem v pořádku. Mapy neshořely a já jdu za nimi. Mě nehledejte. Hleďte si doků. Žádná loď s obilím se bez mapy do Hřebenu neodváží. Nejdřív lidi nakrmte. Pak se ptejte, kdo hlad nemá.“

        „Slovo ‚nejdřív‘ podtrhla dvakrát,“ říká Tam, „a ‚kdo‘ třikrát.“
   *[card-17]
        Osadník se obdivuje kozám, mnich zaklepe a poslední dveře na kopci se pootevřou na dlaň. Uvnitř, vedle sudu od oleje, ve kterém ho moře vyneslo na břeh, sedí chlapec a počítá.

        „Že jste si ale dali na čas,“ povídá Tam Oakum. Ares je měl oba, vypráví, jenže Wren plavat umí a on ne, a tak mu přenechala sud a k němu práci: počkat na vás a opatrovat tohle. Je to mosazný klíč k čočce Svíce. Kolem něj je ovinutý proužek papíru s jejím písmem.

        „Jsem v pořádku. Mapy neshořely a já jdu za nimi. Mě nehledejte. Hleďte si doků. Žádná loď s obilím se bez mapy do Hřebenu neodváží. Nejdřív lidi nakrmte. Pak se ptejte, kdo hlad nemá.“

        „Slovo ‚nejdřív‘ podtrhla dvakrát,“ říká Tam, „a ‚kdo‘ třikrát.“
}
    .name = Mosazný klíč

story-lost-1 =
    Nájezdníci v noci zmizeli, všichni do jednoho, a s nimi i to, co věděli. Ze Svíce na mysu je jen vysoký šedý sloup. Ambrose Tull sejde v čistých manžetách na nábřeží, aby vám řekl, jak nesmírně je mu to líto, a kdovíproč mu to trvá půl hodiny.

    Když odejde, postaví Dorcas Grubb na stůl hrnec, aniž si o něj kdo řekl. Wren nikdy na žádnou mapu nenapsala, že je špatně, připomene vám. Vrátila ji a řekla: znovu, a tentokrát se dívej na okraje. Tak jezte. Pod chlebem je pár mincí. Příliv je v pět.
    .name = Vysoký šedý sloup

## Chapter 2

story-title-2 =
    Přístav jí jako slon: celý den, a hlavně chleba. Do Port Royalu připlouvá chleba po moři, v tlustých obilních lodích, které si Hřebenem hledají cestu s mapou na stole a se Svící nad přídí. Teď není Svíce a nejsou mapy. Konvoj připlul, podíval se, dva dny stál venku jako kráva před vraty a odplul domů.

    V docích si přestali hvízdat. Bochníky jsou menší a jakousi záhadou těžší. Tam Oakum, který počítá všechno, napočítal jedenáct zavřených pekáren a jeden nový kočár. Kočár patří Cadwalladeru Spryovi, který obchoduje s obilím.

    Nejdřív lidi nakrmte, napsala Wren. Pak se ptejte, kdo hlad nemá. Začínáte tím prvním, protože to druhé bude zjevně hlučnější.
    .name = Hladové doky

story-20 =
    Tu a tam je nějaký kapitán dost zoufalý nebo dost opilý, aby to s nejvyšším přílivem přes Hřeben zkusil. Pár jich projede. Někteří mají v podpalubí chleba a někteří rum, čímž se o jejich kormidlování leccos vysvětluje.

    Každé ráno v osm stojí na Rybím nábřeží dvě stě dokařů s čepicemi v rukou a o nic neprosí. To je na tom nejhorší. Dokař, který nekřičí, už začal šetřit dechem. Velká Hannah Pike, která nosí kotvu, jako vy nosíte kočku, si včera uprostřed můstku sedla a neuměla říct proč.

    Až vám tedy příští kapitán nabídne peníze, nebo náklad, vezměte si pro jednou náklad. Jednu várku chleba, rozdanou tady a zadarmo. Doky se tím nenasytí. Ale dozvědí se, kdo jste.
    .name = První bochníky
    .task = Odevzdej jeden chléb.

story-21 =
    Nad tím chlebem nikdo neřečnil. Ale dnes ráno leží stočené lano, které jste nestáčeli, a bedna, kterou jste chtěli odnést, došla k vašim dveřím sama. Hannah Pike na vás přes Rybí nábřeží kývne. Je to malé kývnutí. Váží asi tunu.

    Všimli si toho i obchodníci. Hokynáři vyčenichají, na kterou stranu se ulice naklání. Každý obchodník, který už je ve vašich službách, se zastaví s mincí za námahu, dívá se jinam a ptá se, kolik je těch ostatních. A v tom to vězí. Jeden obchodník, který prodává levněji než Cadwallader Spry, je blázen a do pátku na mizině. Dva jsou trh.

    Získejte dva a ať Spry pozná, jaké to je, když člověku podrazí ceny lidé, kteří umějí počítat.
    .name = Dva jsou trh
    .task = Měj dva obchodníky.

story-22 =
    První bochníky nepřišly. Dokaři čekali na Rybím nábřeží, dokud nestálo slunce vysoko, a pak si nasadili čepice a šli. Hannah Pike vás cestou poplácala po rameni. To vás radši měla praštit.

    Chleba v Port Royalu kupodivu je. Bydlí za zelenými dveřmi v Bednářské ulici, kde ho Cadwallader Spry prodává po krajících. Vyvěsil si tabulku s cenou a pod cenu napsal: „Na dluh ani na slzy.“ Myslí si, že je vtipný.

    Zaplaťte tedy. Šest mincí za to, co stávalo jednu, vysázených do dlaně s prstenem na každém prstu. Zaplaťte za bílého dne a před svědky a účet si schovejte. Podvod, říkávala Wren, je jen ponaučení, dokud si ho nezapíšete. Potom je to důkaz.
    .name = Hanebná cena
    .task = Zaplať šest mincí.

story-23 =
    Spry tento týden zlevnil dvakrát a vaši obchodníci pokaždé ještě o fartink víc, jen tak pro radost. Měl by být na mizině. Není. Každý večer má sklady prázdné, každé ráno plné a mezitím nepřiplula jediná loď.

    Kolem těch skladů chodí ve dvě ráno s lucernou jediný muž: seržant Lemuel Babcock z noční hlídky, rovný jako kůl v plotě a podle vlastních slov stejně upovídaný. Jenže žádný kůl v plotě se ještě na soudek nepodíval tak jako Babcock.

    Kolem půlnoci dokutálejte na strážnici sud rumu. Řekněte, že má někdo narozeniny, a nechte ho působit. A přineste i šavli. Rum je na seržantův jazyk. Šavle na toho, kdo by byl radši, kdyby ho držel za zuby.
    .name = Seržantovy narozeniny
    .task = Odevzdej jeden rum a měj jednu šavli.

story-24 = { $from ->
    [card-21]
        Obchodníci přišli, podívali se na váš chleba, podívali se na Spryův nový kočár a vzpomněli si, že mají jednání. Nikdo z nich nechtěl být první, kdo mu srazí cenu. Doky tak žijí z toho, co rozdáte sami, a fronta na Rybím nábřeží se už stáčí za roh. Na jejím konci stojí vdovy z provaznické dráhy a děti plachtařů, čekají čtyři hodiny a dostane se na ně vůně.

        Musí vzniknout druhá kuchyně, na opačném konci města. Dorcas Grubb o jedné ví: mrtvá pekárna v Dehtové ulici, dvě pece, většina střechy a domácí, který chce dvě mince, než se vůbec podívá po klíči. A mouka neroste na policích.

        Zásobte ji jedním pořádným nákladem chleba a zaplaťte domácímu nájem. Hannah Pike vám půjčí osm dokařů na nošení, na míchání a v případě potřeby na zlé pohledy.
   *[card-22]
        Zaplatili jste, kolik si Spry řekl, zaplatili jste za bílého dne, a to udělalo něco, s čím nepočítal. Do večera stála jeho cena napsaná křídou na čtyřiceti dveřích. Někdo vám na práh položil cibuli a někdo jiný šunku, skoro celou. Doky se začaly krmit navzájem. Jenže na Rybí nábřeží je to s prázdným žaludkem daleko a vdovy z provaznické dráhy bydlí až na druhém konci města.

        Na svém konci by potřebovaly kuchyni vlastní. Dorcas Grubb o jedné ví: mrtvá pekárna v Dehtové ulici, dvě pece, většina střechy a domácí, který chce dvě mince, než se vůbec podívá po klíči.

        Zaplaťte mu tedy nájem a do začátku přivezte jeden poctivý náklad chleba, který nikdo nekoupil od Sprye. Hannah Pike vám půjčí osm dokařů na nošení, na míchání a v případě potřeby na zlé pohledy.
}
    .name = Pekárna v Dehtové ulici
    .task = Odevzdej jeden chléb a zaplať dvě mince.

story-25 =
    Cenu nikdo nezaplatil, chleba zůstal za zelenými dveřmi a minulou noc přestal být hlad zdvořilý. Někdo hodil kamenem. Někdo jiný dostal nápad, a to bylo horší: městská sýpka v Mlýnské ulici. Je v ní osivo a mouka pro špitál. To je měsíc pro čtyřicet nemocných, nebo jeden divoký večer pro všechny.

    Přijdou dnes v noci s ručními vozíky a vy je znáte. Ta vepředu je Hannah Pike. Ten muž s páčidlem naučil polovinu zdejších dětí plavat. Ambrose Tull by poslal hlídku, ale je mu to nesmírně líto, hlídky je zapotřebí u správy přístavu.

    Zbýváte tedy vy. Dvě šavle přede dveřmi, u pasu, netasené, a každého souseda pozdravit jménem. Těžko se bere útokem dům, před nímž se vás někdo ptá, jak se daří mamince.
    .name = Dveře sýpky
    .task = Měj dvě šavle.

story-26 =
    Rum vykonal své. Seržant Babcock mluvil, dokud sud nezněl dutě, a v souhrnu to bylo tohle. Pytle se stěhují v noci, z přístavního celního skladu, na propustku s řádnou pečetí. Čí, na to se nikdy neptal. Ze seržantů, kteří se ptají, nebývají staří seržanti. Ale je tu písař, který ty propustky píše, hubený mladík, co přestal spát a od té doby, co zhaslo světlo, nejedl ve společnosti.

    Tak ho pozvěte. Ne jeho: všechny. Rozložte stoly po celém Rybím nábřeží, dejte svůj chleba a svůj rum na jednu nestydatou večeři a u lampy nechte volnou židli.

    Vyděšeného člověka ke stolu nedotáhnete. Ale dvakrát projde kolem, ucítí to a bude tam židle.
    .name = Prázdná židle
    .task = Odevzdej jeden rum a jeden chléb.

story-27a =
    Noční hlídka držela jazyk za zuby, a zatímco nikdo nemluvil, někdo najímal. Na Rybím nábřeží jsou nové tváře, široké a dobře živené. Postávají všude, kde vaši obchodníci prodávají levný chleba, strkají se, omlouvají se a tu a tam se sám od sebe převrhne stánek. Včera skončil v přístavu pekařský vozík. Prý skočil.

    Obchodníci jsou pořád s vámi, ale začali zavírat v poledne. Jestli se tu chleba nedá rozdávat veřejně, brzy se nebude rozdávat vůbec a Spryovi stačí počkat.

    Udělejte to tedy veřejně. Zítra v osm, uprostřed nábřeží, celý náklad chleba, a na každém konci stolu šavle, která dobře posnídala. Jestli si široké panstvo přeje bochník, může se postavit do fronty.
    .name = Chléb ve zbrani
    .task = Měj dvě šavle a odevzdej jeden chléb.

story-27b =
    Pece v Dehtové ulici jsou rozpálené a po celém nábřeží voní kůrka. Děti si zase začaly hvízdat, falešně, a podle toho se pozná, že je to doopravdy. Jenže Tam si na rubu lopaty udělal výpočet. Takhle mouka vydrží devět dní. Počítal to dvakrát.

    Pomoc přichází v zablácených botách. Za zátokou jsou osadníci, kteří mají v zemi kukuřici a maniok a jediného kupce, Sprye, a ten jim řekl cenu, na jejíž opakování jsou příliš dobře vychovaní. „Pole máme,“ říkají. „Nám chybějí kýly.“ A U Druhé kotvy sedí nejeden kapitán s prázdným podpalubím.

    Posaďte od každého jednoho k témuž stolu. Chleba, který nemusel přes Hřeben, není nic dlužen žádné mapě a už vůbec nic Cadwalladeru Spryovi.
    .name = Pole a kýly
    .task = Měj osadníka a kapitána.

story-28 = { $from ->
    [card-24]
        Druhá kuchyně jsou pořád čtyři zdi a studená pec. Domácí pověsil klíč zpátky na hřebík a fronta na Rybím nábřeží přestala růst jen proto, že lidé přestali chodit. Nemůžete péct tak rychle, jak doky hladovějí, dokud si jeden člověk na mouce sedí.

        Jděte tedy k zeleným dveřím v Bednářské ulici a pro jednou se neptejte, zač je bochník. Ptejte se, zač je to všechno. Cadwallader Spry sepne prsteny a přemýšlí. Kufr má sbalený; hluchý není. Za osm mincí, v pytlíku a ještě dnes, můžete mít sklady, zásoby i nájemní smlouvu a tu tabulku vám přidá zadarmo.

        Je to loupež. Je to také čtyři sta pytlů. A na nájemní smlouvě, upozorňuje Tam, stojí jméno pronajímatele.
   *[card-25]
        Přišli s ručními vozíky, chvíli postáli před vašimi dvěma šavlemi a před vlastními jmény a šli domů. Hannah Pike zůstala, aby vám potřásla rukou. Osivo je v bezpečí a s ním i něco, co se skladuje hůř. Jenže hlídaná sýpka nikoho nenakrmí a z jejích schodů celý dav dobře viděl, čí sklady jsou plné.

        Jděte tedy k zeleným dveřím v Bednářské ulici dřív než oni. Neptejte se, zač je bochník. Ptejte se, zač je to všechno. Cadwallader Spry sepne prsteny a naslouchá ulici. Za osm mincí, v pytlíku a ještě dnes, můžete mít sklady, zásoby i nájemní smlouvu a on odjede večerním dostavníkem.

        Je to loupež. Je to také čtyři sta pytlů. A na nájemní smlouvě, upozorňuje Tam, stojí jméno pronajímatele.
}
    .name = Zač je to všechno
    .task = Zaplať osm mincí.

story-29 =
    Sýpka je prázdná. Nikomu se nic nestalo, pokud nepočítáte Hannah Pike, která potom seděla na schodech, až po lokty od mouky, a nechtěla se na nikoho podívat. Vydrželo to jeden večer. Teď není v Port Royalu obilí za žádné peníze a i Spryův kočár zůstává doma.

    Za průlivem, v St Brice, leží konvoj pořád na kotvě, s plným podpalubím a s nervy nadranc. Ani tak nejde o útes, povídají, jako o to, co sedí vedle něj. Ale vlastní lodě Ares pouští. Co kdyby první plula hnědá plachta, ohmatávala dno a ostatní se drželi za ní jako kachňata?

    Pojedou, když si tu kachnu budou smět nechat. Dejte jim jednu ze svých ukořistěných lodí Ares a tři mince na lodivoda s dlouhou olovnicí a bez fantazie.
    .name = Kachna a kachňata
    .task = Odevzdej jednu loď Ares, kterou máš před sebou, a zaplať tři mince.

story-62 = { $last ->
    [card-26]
        Přijde o půlnoci, hubený písař jménem Barnaby Moth, posadí se na prázdnou židli, jí, aniž zvedne oči, a mluví do ubrusu.

        Teď tedy víte, kdo hlad nemá. Sklady patří přístavu. Na propustkách je přístavní pečeť. A z každého pytle odvádí Spry správě přístavu penny na světlo. Říká se tomu svícné. Vybírá se každý týden od chvíle, kdy Svíce zhasla.

        Předložíte to Ambrose Tullovi a jemu je to nesmírně líto. Všechno je zcela podle zákona: maják má dluh za olej. Tu částku vám napíše. Jeho sedmičky mají u paty kudrlinku jako prasečí ocásek.

        Doky jedí. Hannah Pike na každého křičí. Ale útes je pořád zavřený a z člunů lovců mořských hub vystupuje zvědka s mokrými vlasy a ptá se po vás jménem.
    [card-27a]
        Nikdo netasí. Těžko začít rvačku v tak dlouhé frontě a k poledni se jeden ze širokých pánů s plnou pusou zmíní, kdo ho najal.

        Teď tedy víte, kdo hlad nemá. Spryovy sklady patří přístavu. Rváči jsou placeni z jeho měšce. A z každého pytle dává Spry správě přístavu penny na světlo. Říká se tomu svícné. Vybírá se každý týden od chvíle, kdy Svíce zhasla.

        Předložíte to Ambrose Tullovi a jemu je to nesmírně líto. Všechno je zcela podle zákona: maják má dluh za olej. Tu částku vám napíše. Jeho sedmičky mají u paty kudrlinku jako prasečí ocásek.

        Doky jedí. Hannah Pike na každého křičí. Ale útes je pořád zavřený a z člunů lovců mořských hub vystupuje zvědka s mokrými vlasy a ptá se po vás jménem.
    [card-27b]
        Za soumraku připlují čluny z druhé strany zátoky, hluboko ponořené pod kukuřicí, a v Bednářské ulici padá cena tak rychle, že je to slyšet. Spry opouští město. Co po něm zbylo v kamnech, to si Tam přečte.

        Teď tedy víte, kdo hlad nemá. Sklady patří přístavu. A z každého pytle odváděl Spry správě přístavu penny na světlo. Říká se tomu svícné. Vybírá se každý týden od chvíle, kdy Svíce zhasla.

        Předložíte to Ambrose Tullovi a jemu je to nesmírně líto. Všechno je zcela podle zákona: maják má dluh za olej. Tu částku vám napíše. Jeho sedmičky mají u paty kudrlinku jako prasečí ocásek.

        Doky jedí. Hannah Pike na každého křičí. Ale útes je pořád zavřený a z člunů lovců mořských hub vystupuje zvědka s mokrými vlasy a ptá se po vás jménem.
    [card-28]
        Odpočítáte osm mincí. Spry je přepočítá a večerním dostavníkem je pryč. Ráno jsou sklady otevřené do ulice a Tam má smlouvu přečtenou.

        Teď tedy víte, kdo hlad nemá. Pronajímatelem je přístav. A z každého pytle, který prodal, odváděl Spry správě přístavu penny na světlo. Říká se tomu svícné. Vybírá se každý týden od chvíle, kdy Svíce zhasla.

        Předložíte to Ambrose Tullovi a jemu je to nesmírně líto. Všechno je zcela podle zákona: maják má dluh za olej. Tu částku vám napíše. Jeho sedmičky mají u paty kudrlinku jako prasečí ocásek.

        Doky jedí. Hannah Pike na každého křičí. Ale útes je pořád zavřený a z člunů lovců mořských hub vystupuje zvědka s mokrými vlasy a ptá se po vás jménem.
   *[card-29]
        Za úsvitu projede Hřebenem hnědá plachta a za ní jedenáct lodí s obilím, a celé město se brodí do vody chytat lana. Spryovu kancelář nikdo nehlídá, a tak do ní Tam vejde a čte.

        Teď víte, kdo hlad nemá. Sklady patří přístavu. A z každého pytle odvádí Spry správě přístavu penny na světlo. Říká se tomu svícné. Vybírá se každý týden od chvíle, kdy Svíce zhasla.

        Předložíte to Ambrose Tullovi a jemu je to nesmírně líto. Všechno je zcela podle zákona: maják má dluh za olej. Tu částku vám napíše. Jeho sedmičky mají u paty kudrlinku jako prasečí ocásek.

        Doky jedí. Hannah Pike na každého křičí. Ale dvakrát se takový kousek žádné lodi nepovede a z člunů lovců mořských hub vystupuje zvědka s mokrými vlasy a ptá se po vás jménem.
}
    .name = Svícné

story-lost-2 =
    Na Rybím nábřeží stojí stoly opřené o zeď a nikdo se nezeptal, kdy se zase rozloží. Rodiny, které mají bratrance ve vnitrozemí, odešly k nim. Bednářská ulice je cítit lakem: Spry si dává natřít kočár.

    Hannah Pike vás najde, jak se díváte na vodu. Pod kabátem má půl bochníku, bůhví jak starého, a rozlomí ho přesně, protože Tam se dívá. „Hlad už jsme měli,“ říká. „Ale na snídani nás ještě nikdo nepozval. To až vy. Udělejte to znovu a začněte dřív.“ S chlebem přichází hrstka mincí od lidí, kteří je nemají nazbyt.
    .name = Půl bochníku

## Chapter 3

story-title-3 =
    Port Royal míval lepší dům map, než má teď. Stál na konci starého mola, měl měděnou střechu a arkýř, a to ráno, kdy přišel velký otřes, sjel v jednom kuse do moře i s konvicí na plotně. Když se voda utiší, je prý vidět kohouta na střeše.

    Zvědka s mokrými vlasy se jmenuje Nettle Quaye. Potápí se pro mořské houby, dech v sobě udrží déle než většina lidí zášť a mluví, jako by na víc nebyl vzduch. „Byla jsem tam,“ říká. „Dům samá řasa. Dveře nové. Koukla jsem oknem. Olověné bedny. Ploché.“ Roztáhne ruce, na šířku mapy.

    Na utopený dům nikdo nevěší nové dveře, pokud v něm není něco, pro co se hodlá vrátit.
    .name = Mapy pod vodou

story-30 =
    Neumíte zadržet dech jako Nettle Quaye a olověné bedny neplavou. Potřebujete potápěčský zvon. V Port Royalu jeden je, bronzová věc velká jako spižírna, a patří Společnosti lovců vraků, která ho má pod plachtou a oprašuje ho.

    Společnost vás přijme v řadě: sedm starých pánů, jedno naslouchátko. Zvon už půjčili dvakrát. Poprvé se jim vrátilo lano. „Neptáme se, zda jste stateční,“ praví sir Josiah Trumble, který předsedá. „Stateční lidé ztrácejí zvony. Ptáme se, zda jste se někdy s řádnou výpravou vydali na nějaké nepříjemné místo a vrátili se domů.“

    Na nábřeží se vyvolávají nové podniky a zvědové hledají práci. Splňte nějakou expedici, kteroukoli. Pak přijďte znovu a jen tak mezi řečí se o tom zmiňte.
    .name = Zvon na půjčku
    .task = Měj jednu splněnou expedici.

story-31 =
    Zvon visí na vašem ráhně, čerstvě oprášený. Sir Josiah ho na rozloučenou poplácal. Teď už vám chybí jen místo, kam ho spustit, protože velký otřes rozlámal staré molo na devět kusů a kohout se ukazuje jen lidem, kteří hledají něco jiného. Nettle ho jednou našla. Sledovala rybu.

    Jenže ten, kdo věšel ty dveře, je musel najít znovu, v noci a s plně naloženým člunem. A Ares si zapisuje všechno a říká tomu modlitba. Hezekiah Binns natočí stránku k oknu. „Tady je chorál,“ povídá, „s pozoruhodným množstvím čísel. Věž nad jeřábem. Tolik a tolik délek lana. Amen. Táhne se to celým svazkem, na každém listu jeden verš.“

    Přineste mu knihu rituálů na rozpárání a minci na nitě. Ze zbytků hodlá sešít něco užitečného, s recepty.
    .name = Chorál s čísly
    .task = Odevzdej jednu knihu rituálů a zaplať jednu minci.

story-32 =
    Společnost lovců vraků o žádné vaší expedici neslyšela a dává to najevo: sedm hlav se v řadě vrtí jako prádlo na šňůře. Bez expedice není zvon.

    Začněte tedy z druhého konce. Než se může spustit zvon, musí být u lana čtyřicet lidí, a potápěčské rodiny vám rovnou povědí, co si o tom myslí. Staré molo je hřbitov. Leží tam jejich babičky, s konvicí na plotně. Nebudou proplouvat babičkou kvůli posádce, která spolu ještě nepřejela ani zátoku.

    Šli by za někým, kdo vodě požehná, a za někým, kdo se za ni zaručí. Mnich, aby poprosil mrtvé o dovolení. Kapitán, aby přivezl zpátky živé. Sežeňte ty dva, ať je všichni vidí u jednoho stolu, a ostatní se přiloudají zjistit, co je k večeři.
    .name = S dovolením babičky
    .task = Měj mnicha a kapitána.

story-33 =
    Někdo si vás všiml. Od chvíle, kdy máte zvon na palubě, stojí na obzoru od snídaně do soumraku hnědá plachta a na střeše správy přístavu je muž s dalekohledem, kterého zajímá, co jíte. Kdybyste teď vypluli ke starému molu, potápěli byste se před publikem.

    Nettle zná lék. „Ryby to umějí,“ říká. „Velký houf. Všechny barvy. Nikdo nevidí tu, co odplave.“ Myslí tím rejdu, kde se po ránu obvykle pohupuje na kotvě loď nebo dvě a dalekohled je počítá. Ale ať se tam najednou sejdou čtyři barvy vlajek, flauty, fregaty, galeona, která všem překáží, a každý kapitán ať řve na toho vedle.

    Nechte tedy přístav otevřený déle, než je rozumné. Až bude dost plný, vypluje za rozvěšeným prádlem jeden člun a v něm cosi velkého pod plachtou.
    .name = Houf ryb
    .task = Jako aktivní hráč měj v přístavu lodě čtyř barev.

story-34 =
    Se zvonem, nebo bez zvonu, musíte ke starému molu nepozorovaně, a přitom vás pozorují od prvního zívnutí. Na obzoru je hnědá plachta a na střeše správy přístavu dalekohled. Lék Nettle Quaye je tlačenice: na rejdě naráz lodě čtyř barev, všechny si navzájem v cestě, a za nimi se vytratí jeden člun jako kluk z kostela.

    Před měsícem by to bylo zadarmo. Od té doby se o tom doslechli lodivodi. Co zmizely mapy, neprovede loď kolem Hřebenu nikdo než devět starců v nepromokavých kabátech, kteří ho znají po hmatu, a těch devět mělo schůzi. Chtějí pět mincí, dohromady a na dřevo. To není vydírání, praví jejich mluvčí. To je námořní umění.

    Zaplňte tedy rejdu a v tutéž chvíli mějte otevřený měšec.
    .name = Devět starců
    .task = Jako aktivní hráč měj v přístavu lodě čtyř barev a zaplať pět mincí.

story-35 =
    Vyhláška visí od pondělka. Cokoli bude vyzvednuto u starého mola, stojí v ní, náleží přístavu a budiž odevzdáno do úschovy Ambrose Tullovi. Je mu to nesmírně líto. Je to prastarý zákon. Inkoust vám zůstane na palci.

    Společnost lovců vraků to nese těžce. Půjčila zvon osvědčené expedici a zastává názor, že co zvon vynese, patří tomu, kdo měl odvahu v něm sedět. Sir Josiah to guvernérovi řekne, a to v lepší paruce. Jenže guvernér má dlouhý seznam lidí, kteří od něj něco chtějí, a přesun na jeho začátek vás bude stát dvě koruny z toho, co máte u dvora k dobru.

    Vydejte je. A přiveďte kapitána, aby vyzvednutý náklad podepsal, protože zákon se pro jednou usmívá na každého, kdo má lodní deník.
    .name = Mokrý inkoust
    .task = Odevzdej dvě koruny a měj kapitána.

story-36 =
    Zvon zahálí pod plachtou. K molu ho nedostanete, ne přes tolik očí. A tak Nettle Quaye kreslí palcem u nohy. Tady je molo. Tady je písčina, které se říká Lžíce. A dvakrát do roka, když slunce a měsíc zatáhnou za jedno lano, ustoupí moře tak daleko, že byste mohli z jednoho k druhému dojít pěšky a zaklepat.

    Příští takový odliv bude za devět dní, možná o den víc či míň, a někdo tam při tom musí sedět. Na Lžíci není voda, není stín a je tam spousta krabů, kteří mají na věc svůj názor.

    Osadníci už zabydleli i horší místa. Najděte jednoho, který tam rozbije tábor, a pošlete za ním náklad chleba. Z města to bude vypadat jako chudáci na pláži a na ty ještě nikdo dalekohledem nemířil.
    .name = Tábor na Lžíci
    .task = Měj osadníka a odevzdej jeden chléb.

story-37 =
    Společnost si dala říct. Expedice je expedice, připouští sir Josiah, i když přijde pozdě k večeři. Zvon tedy jde dolů s Nettle Quaye a nahoru s Nettle Quaye, která se mračí. „Železo,“ říká. „Žádná klíčová dírka. U kliky miska. Štěrbina. Kolem dokola písmo.“

    Hezekiah Binns si to od ní nechá nakreslit, zbledne a pak zrůžoví. Je to obřad Ares, vytesaný pro lidi, kterým se nedá svěřit klíč. Nejdřív bylina. Vlhkem nabobtná a zvedne západku. Potom kniha, tlustá přesně na vlas, se zasune pod ni a nedovolí západce spadnout zpátky. V náboženství, praví Binns, je spousta tesařiny.

    Takže jedna dávka bylin a jedna kniha rituálů. Dveře vám nevrátí ani jedno.
    .name = Náboženství a tesařina
    .task = Odevzdej jedny byliny a jednu knihu rituálů.

story-38 =
    Bez expedice není zvon. Společnost ho zamkla a sir Josiah prý vedle něj spí. Jenže Nettle Quaye má bratrance a bratranci mají plíce. Tři dny se u starého mola noří s kamenem v náručí a vynořují se bez něj, aby těmi novými dveřmi lomcovali lanem. Včera se pohnuly.

    Dnes se pohnulo i něco jiného. Z hnědé plachty na obzoru jsou dvě, a potom tři. Kdo bedny uložil, všiml si, že je někdo vybírá, a jede, pozdě a s mizernou náladou, něco proti tomu namítnout.

    Potápěči bojovat nemohou. Nemají na sobě nic než tuk. Potřebují jen jedno další odpoledne a tři šavle na skále s kohoutem, kde musí čluny přistát, aby Ares vysvětlily, že dům už je obsazený.
    .name = Dům je obsazený
    .task = Měj tři šavle.

story-63 = { $last ->
    [card-35]
        Guvernér si přečte deník vašeho kapitána, podívá se na paruku sira Josiaha a podepíše. Co zvon vynese, je vaše.

        U Druhé kotvy stojí jedenáct olověných beden. Dorcas Grubb půjčí svůj nůž na ústřice. A tady jsou, suché jako suchar: mapy Port Royalu, každá skalka Hřebenu zakreslená drobným hnědým písmem Isaury Wren. Do večera je v přístavu první loď s obilím a vyzvání lodním zvonem jako na svatbě.

        V poslední bedně leží lístek, který není mapa. „Přijato od Svíce,“ stojí na něm, „splátka za čtvrtletí.“ Na pečeti je beraní hlava. Někdo odtud Ares platil, a Svíce měla jedinou strážkyni. Nikdo to neřekne. Všichni si to myslí.

        Jedna potápěčka si nepřišla pro mzdu, tichá šedivá žena, která se zapsala jako Jane Plain. Pak Nettle Quaye odloží hrnek, zakašle a kašlat nepřestane.
    [card-36]
        Devátou noc moře odejde a nechá dům map stát v měsíčním světle. Váš osadník ze slušnosti zaklepe a potom dojde pro sekyru.

        U Druhé kotvy stojí jedenáct olověných beden. Dorcas Grubb půjčí svůj nůž na ústřice. A tady jsou, suché jako suchar: mapy Port Royalu, každá skalka Hřebenu zakreslená drobným hnědým písmem Isaury Wren. Do večera je v přístavu první loď s obilím a vyzvání lodním zvonem jako na svatbě.

        V poslední bedně leží lístek, který není mapa. „Přijato od Svíce,“ stojí na něm, „splátka za čtvrtletí.“ Na pečeti je beraní hlava. Někdo odtud Ares platil, a Svíce měla jedinou strážkyni. Nikdo to neřekne. Všichni si to myslí.

        Jedna potápěčka si nepřišla pro mzdu, tichá šedivá žena, která se zapsala jako Jane Plain. Pak Nettle Quaye odloží hrnek, zakašle a kašlat nepřestane.
    [card-37]
        List nabobtná, západka se zvedne, kniha drží. Dveře utopeného domu se otevřou tiše jako v sakristii.

        U Druhé kotvy stojí jedenáct olověných beden. Dorcas Grubb půjčí svůj nůž na ústřice. A tady jsou, suché jako suchar: mapy Port Royalu, každá skalka Hřebenu zakreslená drobným hnědým písmem Isaury Wren. Do večera je v přístavu první loď s obilím a vyzvání lodním zvonem jako na svatbě.

        V poslední bedně leží lístek, který není mapa. „Přijato od Svíce,“ stojí na něm, „splátka za čtvrtletí.“ Na pečeti je beraní hlava. Někdo odtud Ares platil, a Svíce měla jedinou strážkyni. Nikdo to neřekne. Všichni si to myslí.

        Jedna potápěčka si nepřišla pro mzdu, tichá šedivá žena, která se zapsala jako Jane Plain. Pak Nettle Quaye odloží hrnek, zakašle a kašlat nepřestane.
   *[card-38]
        Tři šavle, jedna úzká skála a proud, který návštěvám nepřeje. Při západu slunce Ares odvesluje a dveře zůstanou potápěčům v rukou.

        U Druhé kotvy stojí jedenáct olověných beden. Dorcas Grubb půjčí svůj nůž na ústřice. A tady jsou, suché jako suchar: mapy Port Royalu, každá skalka Hřebenu zakreslená drobným hnědým písmem Isaury Wren. Do večera je v přístavu první loď s obilím a vyzvání lodním zvonem jako na svatbě.

        V poslední bedně leží lístek, který není mapa. „Přijato od Svíce,“ stojí na něm, „splátka za čtvrtletí.“ Na pečeti je beraní hlava. Někdo odtud Ares platil, a Svíce měla jedinou strážkyni. Nikdo to neřekne. Všichni si to myslí.

        Jedna potápěčka si nepřišla pro mzdu, tichá šedivá žena, která se zapsala jako Jane Plain. Pak Nettle Quaye odloží hrnek, zakašle a kašlat nepřestane.
}
    .name = Jedenáct olověných beden

story-lost-3 =
    Moře se nad starým molem zavřelo jako zásuvka. Předevčírem v noci tam byly lucerny, které nebyly vaše, a vesla a zpěv. Nettle Quaye se tam za úsvitu šla podívat, vynořila se a zavrtěla hlavou. Bedny jsou přestěhované.

    „Ne daleko,“ řekne po chvíli. „Těžké. Stopy po vlečení.“ Vyždímá si vlasy. „Jednou jsem ztratila houby. Celou mělčinu. Našla až na šestý pokus. Šestý byl nejlepší.“ Na dně vaku má pár starých mincí, které cestou posbírala, zelených jako hrášek a pořád platných. Vysype vám je do dlaně a začne mastit lano.
    .name = Stopy po vlečení

## Chapter 4

story-title-4 =
    Začne to u potápěčů. Kašlou, pak se na slunci třesou zimou a pak si lehnou a docela zdvořile prosí, jestli by někdo nevypnul moře. Do týdne leží i ti, kdo je ošetřovali. Lidé tomu říkají utopenecká horečka. Mrtví od starého mola si prý přišli pro své mapy. Otec Ignace říká, že mrtví mají víc rozumu a že je to v bahně.

    Na správě přístavu vlaje žlutá vlajka. Žádná loď nesmí vyplout. Ambrose Tullovi je to nesmírně líto; odstěhoval se na vlastní, na Dochvilnou, kvůli vzduchu.

    A ve frontě u studny se potichu povídá ještě něco. Přijato od Svíce. Takže nájezdníky platila Wren. A tohle je účet.
    .name = Čas horečky

story-40 =
    Jako první odjel doktor. Jako druhý lékárník, doktorovou loďkou. Každý, kdo má v kopcích strýčka, si na něj vzpomněl, a z ctihodných občanů, kteří se zapsali jako ošetřovatelé, si jich jedenáct mezitím něco vymklo.

    „Tak si vezmeme ty ostatní,“ řekne Dorcas Grubb. Vyhrne si rukávy a je to, jako když se loď chystá k boji. Ti ostatní stojí jako vždycky vzadu: palubáci mezi dvěma loděmi, drobný obchodník, který nemá s čím obchodovat, děvčata, co kuchají sledě. Nikdo jim nikdy moc nenabídl a nemají kam utéct. Umějí vařit vodu. Umějí zvedat. Umějí sedět ve čtyři ráno u postele a lhát o počasí.

    Odvahy je tento měsíc málo, zato je levná. Najměte tři lidi, kteří si řeknou o tři mince nebo méně.
    .name = Odvaha za babku
    .task = Měj tři postavy s vytištěnou cenou 3 nebo méně.

story-41 =
    Čtyřicet lůžek na plachtařské půdě, pak šedesát, a pak už tomu nikdo neříká lůžka. Je to první nemocniční sál v Port Royalu a má všechno, co špitál potřebuje, kromě jídla a léků.

    Hezekiah Binns přileze po žebříku, celý udýchaný, se stránkou v ruce. „Devátý rituál, proti vodnímu kašli. To vůbec není kadidlo! Měsíce kotvili nad tím bahnem. Tu horečku měli, vyléčili ji a lék přestrojili za modlitbu, aby jim ho nikdo neukradl.“ Šedý list, vyluhovat, podávat s chlebem.

    Tak ho ukradněte. Jedna dávka bylin Ares, jeden náklad chleba: polévka. A dohlédněte, aby se dostalo na ženu na krajním lůžku. Nemá jméno, každou lžíci posune sousedovi a jeden její prst celý den vyťukává na pelest.
    .name = Devátý rituál
    .task = Odevzdej jedny byliny a jeden chléb.

story-42 =
    Z vašich tří levných pomocníků je třicet. Ukázalo se, že děvčata od sleďů velí jako admirálové a na plachtařské půdě to šlape tak dobře, že je plno. A prší tam.

    Ve čtvrtek sundá Dorcas Grubb poprvé za šestadvacet let vývěsní štít Druhé kotvy a odnese ho dovnitř. Ze stolů jsou lůžka a z výčepu lékárna. Ošetřovat bude všechny, povídá, ale nemůže ošetřovat a vařit a hlídat sklep a vyhazovat hosty. Najděte jí do páru hostinskou, která se vyzná ve schodech a v prostěradlech a umí o půlnoci říct ne.

    Je to Tam, s náručí přikrývek, kdo se u krajního lůžka zastaví. Prst bezejmenné ženy ťuká na pelest. Dva dlouhé, jeden krátký. Přepočítá to třikrát. Pak docela tiše řekne: „Slečno Wren?“
    .name = Štít jde dolů
    .task = Měj hostinskou.

story-43 =
    Málo rukou. Hospody přijímaly, koho mohly, dokud neonemocněli i pikolíci, a pak podepřely dveře židlemi. Na plachtařské půdě leží lidé po dvou pod jednou přikrývkou.

    A tak otec Ignace otevřel kapli dokořán. Z lavice je slušné lůžko, když je člověk malý. Oltářní svíce přestěhoval tam, kde jsou k užitku, a každá posádka, která už mnicha má, dostane z pokladničky minci s tím, že se ta mince vrátí a přivede kamarádky. K lůžkům chce druhou kutnu a tři mince na slámu, na vývar a na někoho, kdo zastaví ten zvon.

    Slámu rozhazuje Tam a najednou strne. V poslední lavici leží žena beze jména a jedním prstem klepe na dřevo: dva dlouhé, jeden krátký. Počítá ještě jednou, aby měl jistotu. „To je ona,“ řekne. „To je slečna Wren.“
    .name = Lavice pro nemocné
    .task = Měj mnicha a zaplať tři mince.

story-44 =
    Polévka a šedý list udělaly, co mohly. Podél celé stěny si lidé sedají a stěžují si a lepší znamení Dorcas Grubb nezná. Isaura Wren si nestěžuje. Byla ve vodě déle než kdokoli jiný, celé týdny, pod cizím jménem, a horečka jí sestoupila do prsou a nehodlá odejít.

    Na fregatě za žlutou vlajkou sedí sir Lucian Goodbody, osobní lékař krále, na cestě domů s papouškem. Tuhle nemoc už léčil a vyléčil, stříbrnou trubičkou a pevnou rukou. Zaplatit mu nemůžete; je bohatší než celé město. Ale dá se požádat, když ho žádají lidé tak vážení, že by bylo trapné odmítnout.

    Buďte tedy takoví lidé. Vydejte tři koruny, každou úklonu, kterou vám kdo dluží, a každé dobré slovo u dvora, za jedinou hodinu jeho času.
    .name = Králův lékař
    .task = Odevzdej tři koruny.

story-45 =
    Rukou je dost, střechy je dost, a přece se lůžka neprázdní. Polévku z Binnsovy stránky nikdo neuvařil, protože list nepřišel. Horečka prochází domem jako pomalý příliv a kudy projde, zůstávají boláky.

    „Tak to uděláme postaru,“ řekne Isaura Wren. Zase má své jméno, hlas jako nenamazaný pant a přednáší z postele, ze které nemůže vstát. „Na rány silný líh. Každý den čisté plátno a potom ho spálit. I palec u nohy jsem uřízla s horší výbavou.“ Pak kašle, až se Tam podívá jinam.

    Postaru, to stojí peníze. Plátno se teď prodává na palce a to, co potřebujete, přijde na čtyři mince. A rum, takový, po kterém se loupe lak. Nikdo ho nebude pít. Dorcas bude stát u toho.
    .name = Postaru
    .task = Odevzdej jeden rum a zaplať čtyři mince.

story-46 =
    List zabírá. Po celé kapli si v lavicích sedají a chtějí omáčku a Wren pod oknem otevřela jedno oko, aby otci Ignacovi opravila latinu.

    Vtom někdo přibije na dveře nařízení. Jelikož je nemocných víc než rukou, jež o ně pečují, stojí v něm, budou zítra pro vlastní dobro převezeni na vysloužilé lodní trupy. Podepsán Ambrose Tull, jemuž je to nesmírně líto. Na trupech není polévka a ještě nikdo odtamtud nenapsal domů. A je tu jedna pacientka, u níž by mu bylo líto ze všeho nejvíc, kdyby promluvila.

    Zákon nechává jediná dvířka: karanténu na břehu, pokud se za ni zaručí dvě vážené osoby. Ne levné. Najděte dvě takové, které stojí pět mincí nebo víc, a postavte je v lepších kabátech do dveří.
    .name = Dva lepší kabáty
    .task = Měj dvě postavy s vytištěnou cenou 5 nebo více.

story-47 =
    Včera jich bylo v kapli třicet, dnes jedenatřicet. Otec Ignace dal vykopat pár hrobů dopředu, aby se pak nemuselo spěchat. List nepřišel a polévka také ne. Isaura Wren leží pod oknem a prst jí ťuká na parapet: dva dlouhé, jeden dlouhý. Ztrácí počet a toho se Tam bojí víc než kašle.

    A lék je přitom na očích. Je tam venku za Hřebenem, pod hnědými plachtami, každý šedý list, který na tomhle pobřeží vyrostl. Ares ho v kopcích oškubal do posledního. Vozí ho slisovaný za obložením, mezi prkny, i v samých vazbách svých knih.

    Na dnešní noc tedy vezměte lékárnu z jedné lodi. A na zbytek vezměte dalšího nájezdníka, kteréhokoli, kterého dovlečete na bahno, a rozeberte ho prkno po prknu. List po listu, když to jinak nepůjde.
    .name = List po listu
    .task = Odevzdej jedny byliny a jednu další loď Ares, kterou máš před sebou.

story-64 = { $last ->
    [card-44]
        Sir Lucian vystoupí na břeh se špatnou náladou a s papouškem a hodinu beze slova pracuje. Pak se zeptá, jestli je nějaká polévka.

        Žlutá vlajka jde dolů. Na krajním lůžku se posadí Isaura Wren, hubená jako hrábě a dvakrát tak ostrá, a kolem ní celá její třída. „Neutekla jsem,“ říká. „Počítala jsem. Co přišel Tull, platí město každé čtvrtletí devět sudů oleje do lamp, a já jich nikdy nedostala víc než sedm. Šla jsem s tím jako hlupačka na správu přístavu a ještě tu noc si pro mě přišel Ares. Ta Svíce na lístku nejsem já. Svíce je účet. Spočítejte olej.“

        Dole u nábřeží se uvazuje malá loď s královskou vlajkou. Vystoupí z ní korunní revizorka se skládacím stolkem a ptá se na cestu k účetním knihám.
    [card-45]
        Devět dní rumu a hořícího plátna. Desátého rána otevře Dorcas Grubb okenice, s červenýma očima, střízlivá a strašlivá, a nikdo nezakašle.

        Žlutá vlajka jde dolů. Na krajním lůžku se posadí Isaura Wren, hubená jako hrábě a dvakrát tak ostrá, a kolem ní celá její třída. „Neutekla jsem,“ říká. „Počítala jsem. Co přišel Tull, platí město každé čtvrtletí devět sudů oleje do lamp, a já jich nikdy nedostala víc než sedm. Šla jsem s tím jako hlupačka na správu přístavu a ještě tu noc si pro mě přišel Ares. Ta Svíce na lístku nejsem já. Svíce je účet. Spočítejte olej.“

        Dole u nábřeží se uvazuje malá loď s královskou vlajkou. Vystoupí z ní korunní revizorka se skládacím stolkem a ptá se na cestu k účetním knihám.
    [card-46]
        Celé dopoledne stojí ve dveřích kaple dva lepší kabáty a v nich dvě dobrá jména. Tullovi lodníci se na kabáty podívají a odveslují domů bez pasažérů.

        Za týden jde žlutá vlajka dolů. V poslední lavici se posadí Isaura Wren, hubená jako hrábě a dvakrát tak ostrá, a kolem ní celá její třída. „Neutekla jsem,“ říká. „Počítala jsem. Co přišel Tull, platí město každé čtvrtletí devět sudů oleje do lamp, a já jich nikdy nedostala víc než sedm. Šla jsem s tím jako hlupačka na správu přístavu a ještě tu noc si pro mě přišel Ares. Ta Svíce na lístku nejsem já. Svíce je účet. Spočítejte olej.“

        Dole u nábřeží se uvazuje malá loď s královskou vlajkou. Vystoupí z ní korunní revizorka se skládacím stolkem a ptá se na cestu k účetním knihám.
   *[card-47]
        Za posledním prknem je listí pro celé město. Po náručích putuje do kotlů a tu noc zvon mlčí, a příští také.

        Žlutá vlajka jde dolů. V poslední lavici se posadí Isaura Wren, hubená jako hrábě a dvakrát tak ostrá, a kolem ní celá její třída. „Neutekla jsem,“ říká. „Počítala jsem. Co přišel Tull, platí město každé čtvrtletí devět sudů oleje do lamp, a já jich nikdy nedostala víc než sedm. Šla jsem s tím jako hlupačka na správu přístavu a ještě tu noc si pro mě přišel Ares. Ta Svíce na lístku nejsem já. Svíce je účet. Spočítejte olej.“

        Dole u nábřeží se uvazuje malá loď s královskou vlajkou. Vystoupí z ní korunní revizorka se skládacím stolkem a ptá se na cestu k účetním knihám.
}
    .name = Spočítejte olej

story-lost-4 =
    Otec Ignace teď po večerech zvoní sám, aby to nemusel počítat nikdo jiný. Na půdě i v kapli jsou lůžka plná a jedno z nich jste vyzkoušeli i vy. Vleže se těžko dělá něco užitečného, ale dobře se odtud naslouchá. A slyšíte Dorcas Grubb, jak obchází řady se svíčkou.

    „Horečka se láme,“ říká. „Nic jiného ani neumí. Člověk čeká, až se zlomí, a pak je u toho s horkou konvicí.“ Položí vám na přikrývku pár mincí ze sklenice za výčepem. „A teď vstávat. Vypadáte hrozně. Je potřeba najít list.“
    .name = Horečka se láme

## Chapter 5

story-title-5 =
    Paní Henrietta Sloe, korunní revizorka, měří čtyři stopy a deset palců a zavřela už dva přístavy a jednoho biskupa. Uprostřed celnice rozloží stolek, přiřízne si pero a požádá o účetní knihy za šest let. Ambrose Tull nemůže být ochotnější. Přinese je osobně.

    Všechny až na jednu. Účetní kniha majáku se nemůže najít. Je mu to nesmírně líto; slečna Wren si ji nejspíš vzala. Je tu přece ten lístek: přijato od Svíce. A když se tu potulují takoví lidé, dává přestěhovat pokladnu na vlastní loď, na Dochvilnou, kde na ni dohlédne.

    Dochvilná, hlásí Tam, nabrala vodu na šedesát dní. Wren na schodech nastaví strážníkovi zápěstí. „Spočítejte olej,“ řekne vám přes rameno.
    .name = Revizorčina kniha

story-50 =
    Povíte paní Sloe všechno: o skladech, o svícném, o sedmi sudech. Poslouchá a nepohne ničím než perem. Pak zavře kalamář.

    „S tímhle stolkem jsem seděla ve čtrnácti přístavech,“ říká, „a v každém za mnou přišli piráti povědět mi, kdo krade. Někdy měli pravdu. Mám tedy pravidlo. Naslouchám lidem, kteří platí. Ne úplatky, s tím se neobtěžujte. Daně. Až půjde příště kolem výběrčí a váš měšec bude tak tlustý, že mu to bude stát za to, neutopte to večer předtím všechno ve zboží. Stůjte a plaťte. Ráda bych viděla stvrzenku.“

    Bolí to už teď. Na zdi visí nové výměry a každý z vás ví na minci přesně, jak zůstat těsně pod čarou.
    .name = Lidé, kteří platí
    .task = Zaplať daň, když tě k tomu přinutí karta Výběr daní.

story-51 =
    Paní Sloe vysuší vaši stvrzenku a obočí, jediné měkké, co na ní je, se jí o vlásek zvedne. „Nuže,“ řekne. „Přineste mi tu knihu a já ji přečtu.“

    Není ztracená. Barnaby Moth, hubený písař ze správy přístavu, krouží od setmění kolem vašeho domu a teď promluví na sloupek vaší branky. Měl ji spálit. Nedokázal to; linkoval ty stránky sám. Chce pět mincí na cestu kamkoli a chce nebýt viděn.

    Domluvíte si tedy znamení. V den, kdy budou v přístavu čtyři, ne tři a ne pět, nechte na nábřeží měšec a vedle něj jednu věc, kterou jste si směli plným právem odnést, aby si měl za čím kleknout. Přesně čtyři. Je to písař. Bude počítat.
    .name = Přesně čtyři
    .task = Jako aktivní hráč zaplať pět mincí, když jsou v přístavu přesně čtyři karty, a vezmi si o jednu kartu méně.

story-52 =
    Bez stvrzenky není slyšení. Paní Sloe se dívá skrz vás, jako byste byli okno, a čte dál, co jí dali. Ve městě jste posádka slečny Wren a slečna Wren je v šatlavě. Na vašem rohu stojí muž a další je na vaší střeše a myslí si, že jste si nevšimli. O všem, co uděláte ve velkém, ví Ambrose Tull do večeře.

    „Tak v malém,“ řekne Nettle Quaye. „Kreveta. Na krevetu nikdo nepoluje.“

    Vpusťte jednu loď nebo jednoho cizince, který hledá práci, a zavřete pro dnešek krám. Žádné davy. Žádné pokoušení štěstěny. Ať se na to dívají a zívají. A pak znovu. Člověk placený od týdne vydrží bdít jeden nudný večer, ale ne dva, a na správě přístavu je hubený písař, který čeká jen na to, až se nikdo nebude dívat.
    .name = Na krevetu nikdo nepoluje
    .task = Jako aktivní hráč dvakrát skonči s odkrýváním, když je v přístavu přesně jedna karta.

story-53 = { $from ->
    [card-51]
        Jde to jako hodinky. Čtyři v přístavu, jeden měšec, jeden žok; hubený stín si klekne zavázat střevíc, a když zmizí, leží tu balíček, ještě teplý od košile Barnabyho Motha. Účetní kniha majáku. Devět sudů zaplaceno, sedm dodáno, čtvrtletí za čtvrtletím, a každá sedmička má u paty kudrlinku jako prasečí ocásek.

        Dnes v noci je to nejnebezpečnější kniha v celé Západní Indii a vy ji máte v chlebníku. Soud zasedá až v pondělí. Tull už ji postrádá. Pozná se to podle toho běhání.

        Kousek dál po nábřeží bydlí tři obrovští bratři jménem Tybukové, kteří jsou něžní na kočky a nikdy neztratili nic, na čem si měli sednout. Chtějí dvě mince, na klobásy. Zařiďte, aby ti, kdo s vámi drží hlídku, dali dohromady tři šavle.
   *[card-52]
        Dva nudné večery. Druhý večer začne muž na vaší střeše chrápat a k půlnoci se vám pode dveřmi cosi prosune, s lístkem psaným úhlednou písařskou rukou. „Ty stránky jsem linkoval sám. Buďte na ně prosím hodní. B. Moth.“ Účetní kniha majáku. Devět sudů zaplaceno, sedm dodáno, čtvrtletí za čtvrtletím, a každá sedmička má u paty kudrlinku jako prasečí ocásek.

        S držením při zemi je konec. Soud zasedá až v pondělí a do snídaně začne Tull postrádat nejnebezpečnější knihu v celé Západní Indii, kterou vy máte v chlebníku.

        Kousek dál po nábřeží bydlí tři obrovští bratři jménem Tybukové, kteří jsou něžní na kočky a nikdy neztratili nic, na čem si měli sednout. Chtějí dvě mince, na klobásy. Zařiďte, aby ti, kdo s vámi drží hlídku, dali dohromady tři šavle.
}
    .name = Bratři Tybukové
    .task = Měj tři šavle a zaplať dvě mince.

story-54 = { $from ->
    [card-51]
        Barnaby Moth čekal. V přístavu byly tři a bylo jich pět a jednou na okamžik šest, ale nikdy čtyři a k tomu měšec. Odvaha písařů vydrží asi tak dlouho jako mléko. Vrátil se na svou stoličku a kniha putovala na Dochvilnou, do kajuty samotného správce přístavu.

        Pokladna, dobré stříbro a zimní kabát Ambrose Tulla putovaly za ní. Tull hodlá zmizet, než v pondělí zasedne soud. Jenže Hřebenem vede jediná hluboká průrva, čtyřicet yardů široká, a Hannah Pike se na ni byla podívat. Šest prámů, bok k boku spoutaných řetězem, by v ní sedělo jako zátka.

        Její dokaři to udělají z lásky. Ale tři noci tam venku o samotné lásce nevydrží. Pošlete náklad chleba a sud rumu a nalévat nechte Hannah.
   *[card-52]
        Chtěli jste se držet při zemi. Jenže přístavy se plní, připluly lodě, které by byl hřích poslat pryč, a zpívalo se. Ve čtvrtek už byli na vaší střeše muži čtyři. Hubený písař s balíčkem pod kabátem vzhlédl, uviděl je a šel dál. Teď je kniha na palubě Dochvilné.

        Stejně jako pokladna, dobré stříbro a zimní kabát Ambrose Tulla. Tull hodlá zmizet, než v pondělí zasedne soud. Jenže Hřebenem vede jediná hluboká průrva, čtyřicet yardů široká, a Hannah Pike se na ni byla podívat. Šest prámů, bok k boku spoutaných řetězem, by v ní sedělo jako zátka.

        Její dokaři to udělají z lásky. Ale tři noci tam venku o samotné lásce nevydrží. Pošlete náklad chleba a sud rumu a nalévat nechte Hannah.
}
    .name = Zátka do Hřebenu
    .task = Odevzdej jeden chléb a jeden rum.

story-55 =
    Soud zasedá v celnici při otevřených oknech, protože půlka města chce poslouchat a druhá půlka ji drží na ramenou, aby viděla. Na jedné straně stojí Isaura Wren. Na druhé sedí v čistých manžetách Ambrose Tull. Mezi nimi leží kniha, ve které je málo sudů.

    „Padělek,“ praví zarmouceně. „Od pirátů.“ Nastane ticho, protože na tom něco je.

    Paní Sloe se na vás podívá přes brýle. Má před sebou vaši daňovou stvrzenku; může tu knihu přijmout jako důkaz, pokud se za ni přísahou zaručí vážení lidé a vsadí to, oč mohou přijít. Tři mince na kolek. A tři koruny: vaše dobré jméno, položené vedle knihy, kde všichni uvidí, jak malá je to hromádka, a domyslí si, jak dlouho se vršila.
    .name = Na vaše dobré jméno
    .task = Odevzdej tři koruny a zaplať tři mince.

story-56 =
    Soud zasedá v celnici a nevypadá to dobře. Kniha leží na stole. Jenže paní Sloe od vás nemá daňovou stvrzenku a má své pravidlo. Obrací listy koncem pera, jako by mohly být vlhké.

    „Tihle lidé,“ praví Ambrose Tull docela laskavě, „v životě do Port Royalu nic nepřinesli. Jenom berou.“ Není to velká lež. Je zrovna tak velká, aby se na ní dalo stát.

    Podrazte mu ji tedy. Poctivě vystrojte výpravu, vyšlete ty, které si žádá, a přivezte něco domů: splňte expedici a předložte ji soudu i s lodním deníkem. O odvaze toho revizoři moc nevědí. Ale věc přivezená zdaleka a pak zapsaná do správné kolonky jim už nejednou vehnala slzy do očí.
    .name = Do správné kolonky
    .task = Měj jednu splněnou expedici.

story-57 =
    Paní Sloe má vaši stvrzenku a věří vám. Říká to, zatímco si ořezává pero. „Jenže to, čemu věřím, zapsat nemohu. Knihu nemáte. Ukažte mi rukopis toho muže na platbě pro Ares. A ukažte mi ho dvakrát, aby nikdo nemohl říct, že je to náhoda.“

    Hezekiah Binns se ptá, jak vypadají správcovy sedmičky. Jednu mu nakreslíte, s kudrlinkou u paty jako prasečí ocásek. Musí si sednout. S tím prasetem už se potkal. Vzadu ve svých knihách rituálů si nájezdníci vedou účty, přijato tolik a tolik toho a toho dne; a protože jsou to lidé opatrní, nechali částku napsat toho, kdo platil.

    Jedna kniha by mohla být kohokoli. Dvě, ze dvou různých lodí, rozpárané a položené vedle sebe na skládacím stolku, by byly Ambrose Tull.
    .name = Dvě knihy, jedna ruka
    .task = Odevzdej dvě knihy rituálů.

story-58 =
    Žádná stvrzenka, žádná kniha, žádný svědek. Paní Sloe je to líto, a ta to aspoň neříká. Může číst jen to, co je v knihách, a v knihách stojí, že maják dluží deset mincí za olej a jeho strážkyně od dluhu utekla.

    Tam Oakum si s tím láme hlavu celý večer. Pak odloží křídu. „Když je to dluh,“ řekne, „a někdo ho zaplatí, musí přístav vydat olej.“ Za mřížemi šatlavy se Wren začne smát.

    Protože žádný olej není. Odtekl k Ares, jako peníze. Ale kdybyste se postavili na trh a dluh majáku zaplatili sami, deset mincí, jednu po druhé, před celým městem, musel by Ambrose Tull vykutálet sudy. Anebo všem najednou vysvětlit, kde jsou.
    .name = Dluh majáku
    .task = Zaplať deset mincí.

story-65 = { $last ->
    [card-55]
        Odpřisáhnuto, okolkováno, zapsáno. Paní Sloe předčítá olej, sud po sudu, a u třetího čtvrtletí je Tullova židle prázdná. Dostane se až k Hřebenu. Bez světla, podle kterého by kormidlovala, dosedne Dochvilná na útes s pokladnou v klíně.

        Nikdo jim neplatí, a tak jsou hnědé plachty do rána pryč.

        Za soumraku stoupá na mys devět sudů, všech devět, poprvé po šesti letech. Přišli všichni: Dorcas s příšerným gulášem, Nettle, ze které kape, i otec Ignace, který říká, že slyší moře. Tam Oakum si sundá z krku mosazný klíč. Wren mu kolem něj sevře prsty. Pak se podívá na celou svou třídu, jako byste konečně vypočítali příklad správně a ona o tom ani na chvíli nepochybovala.

        „Tak co?“ řekne. „Samo se to nerozsvítí.“

        Dva dlouhé. Přístav zatají dech. Jeden krátký.
    [card-56]
        Paní Sloe dočte váš deník do posledního zápisu, vysmrká se a otevře knihu na straně jedna. Na stranu dvě už Tull nečeká. Dostane se až k Hřebenu, kde Dochvilná bez světla, podle kterého by kormidlovala, dosedne na útes.

        Nikdo jim neplatí, a tak jsou hnědé plachty do rána pryč.

        Za soumraku stoupá na mys devět sudů, všech devět, poprvé po šesti letech. Přišli všichni: Dorcas s příšerným gulášem, Nettle, ze které kape, i otec Ignace, který říká, že slyší moře. Tam Oakum si sundá z krku mosazný klíč. Wren mu kolem něj sevře prsty. Pak se podívá na celou svou třídu, jako byste konečně vypočítali příklad správně a ona o tom ani na chvíli nepochybovala.

        „Tak co?“ řekne. „Samo se to nerozsvítí.“

        Dva dlouhé. Přístav zatají dech. Jeden krátký.
    [card-57]
        Dvě stránky, dvě lodě, jeden prasečí ocásek. Paní Sloe odloží pero a Tull už běží. Dochvilná se dostane až do průrvy, kde čeká Hannah Pike se šesti prámy, s řetězem a se založenýma rukama.

        Nikdo jim neplatí, a tak jsou hnědé plachty do rána pryč.

        Za soumraku stoupá na mys devět sudů, všech devět, poprvé po šesti letech. Přišli všichni: Dorcas s příšerným gulášem, Nettle, ze které kape, i otec Ignace, který říká, že slyší moře. Tam Oakum si sundá z krku mosazný klíč. Wren mu kolem něj sevře prsty. Pak se podívá na celou svou třídu, jako byste konečně vypočítali příklad správně a ona o tom ani na chvíli nepochybovala.

        „Tak co?“ řekne. „Samo se to nerozsvítí.“

        Dva dlouhé. Přístav zatají dech. Jeden krátký.
   *[card-58]
        Odpočítáte na sud od ryb deset mincí a celé město počítá s vámi. „A teď olej,“ řekne Tam. Tullovi je to tak nesmírně líto, že se dá na útěk. Dochvilná se dostane až do průrvy, kde čeká Hannah Pike se šesti prámy a se založenýma rukama.

        Nikdo jim neplatí, a tak jsou hnědé plachty do rána pryč.

        Za soumraku stoupá na mys devět sudů, všech devět, poprvé po šesti letech. Přišli všichni: Dorcas s příšerným gulášem, Nettle, ze které kape, i otec Ignace, který říká, že slyší moře. Tam Oakum si sundá z krku mosazný klíč. Wren mu kolem něj sevře prsty. Pak se podívá na celou svou třídu, jako byste konečně vypočítali příklad správně a ona o tom ani na chvíli nepochybovala.

        „Tak co?“ řekne. „Samo se to nerozsvítí.“

        Dva dlouhé. Přístav zatají dech. Jeden krátký.
}
    .name = Dva dlouhé, jeden krátký

story-lost-5 =
    Dochvilná odplouvá s odlivem, na minutu přesně, hluboko ponořená pod cizími penězi. Paní Sloe zavře poslední knihu, srovná ji podle hrany stolku a napíše: neprokázáno. Není to žena, která by to slovo měla ráda.

    Na schodech se vedle vás zastaví. „Koruna mi dovoluje otevřít účet znovu jednou,“ řekne. „Už se mi stalo, že jsem se spletla v tom, kolikrát je jednou.“ A upustí vám něco do dlaně, pár mincí zabalených do stránky plné čísel. Z okna šatlavy je slyšet ťukání na mříže. Dva dlouhé, jeden krátký. Wren nepláče. Zadává vám domácí úkol.
    .name = Neprokázáno

## What a personality or an event gives, within its text

pr-value-coins = { $value ->
    [one] { $value } minci
    [few] { $value } mince
   *[other] { $value } mincí
}
pr-value-crowns = { $value ->
    [one] { $value } korunu
    [few] { $value } koruny
   *[other] { $value } korun
}
pr-value-swords = { $value ->
    [one] { $value } šavli
    [few] { $value } šavle
   *[other] { $value } šavlí
}

## Personalities

personality-grace-may = Grace „Kid“ May
    .about = Do devíti let spadla ze tří strážních košů a pokaždé přistála na něčem výnosném.
    .ability = Když do vlastního přístavu vpustíš druhou loď téže barvy, a tím o něj přijdeš, získáš { pr-value-coins }, jsou-li v něm i s novou lodí nejvýše 4 karty.
personality-samuel-blackguard = Samuel Blackguard
    .about = Nikdy ho nikdo neviděl krást a rád by upozornil, jak pečlivě je to řečeno.
    .ability = Jednou získáš { pr-value-coins }, a to ve chvíli, kdy se tato schopnost odemkne.
personality-jacques-grandeur = Jacques Grandeur
    .about = Dva ostrovy už po sobě pojmenoval a hledá třetí, s hezčí vyhlídkou.
    .ability = Za každou expedici, kterou splníš, získáš { pr-value-crowns }.
personality-lady-anne = Lady Anne
    .about = Když se usměje, lidé si sami sníží žold a zjistí to až na schodech.
    .ability = Jako Slečna: každá postava, kterou najímáš, tě stojí o { pr-value-coins } méně.
personality-jean-blackbeard = Jean Blackbeard
    .about = Vousy má barvené, šavli ne na parádu a je ochoten hovořit jen o jednom z toho.
    .ability = Jako Námořník: máš o { pr-value-swords } více.
personality-pirate-mary = Pirátka Mary
    .about = Jediným pohledem ocení celou flotilu a prázdný obzor nikdy neměla ráda.
    .ability = Než si začneš brát karty, získáš { pr-value-coins }, jsou-li v přístavu aspoň 3 lodě; jednou za tah.
personality-don-ferdinando = Don Ferdinando
    .about = Peněz se zbavuje, jako by do nich šlápl, a místo nich sbírá poklony.
    .ability = Jako červený Obchodník, ale s korunou: když si vezmeš fregatu, získáš { pr-value-crowns }.
personality-peter-landman = Peter „Snug“ Landman
    .about = Jednou se vydal na moře, nelíbilo se mu tam a od té doby nechává moře chodit za sebou.
    .ability = Jako zelený Obchodník: když si vezmeš bárku, získáš o { pr-value-coins } více.
personality-officer-scott = Důstojník Scott
    .about = Salutuje všemu, co plave, a vede si o tom seznam.
    .ability = Jako Admirál, jen skromněji: než si začneš brát karty, získáš { pr-value-coins }, je-li v přístavu aspoň 5 karet.
personality-thomas-fishborn = Thomas Fishborn
    .about = Prý se narodil v síti a dodnes se na každý den dívá, jako by pod ním mohlo něco plavat.
    .ability = Jako Zvěd: jednou za tah si v 1. fázi svého vlastního tahu prohlédni 3 vrchní karty dobíracího balíčku, dvě z nich odlož a jednu vrať navrch.

## Events

adventure-event-away-with-them = Pryč s nimi
    .text = V 1. fázi získá aktivní hráč { pr-value-coins } za každou odraženou šalupu a smí jednu odrazit, i když v přístavu žádná šalupa neleží.
adventure-event-prestigious-flutes = Flauty jsou prestižní
    .text = Ve 2. fázi získá každý hráč { pr-value-crowns } za každou flautu, kterou si vezme, ať pro výnos, nebo jako zboží, které si nechá.
adventure-event-joined-forces = Spojenými silami
    .text = V 1. fázi odráží aktivní hráč lodě šavlemi všech hráčů.
adventure-event-market-day = Tržní den
    .text = Ve 2. fázi je každé najímání o { pr-value-coins } levnější, pro všechny hráče.
adventure-event-good-prices = Dobré ceny
    .text = Ve 2. fázi získá každý hráč o { pr-value-coins } více za první loď, kterou si vezme pro výnos.
adventure-event-poor-box = Kasička pro chudé
    .text = Kdo má nejméně mincí, získá nyní { pr-value-coins }.
adventure-event-royal-envoy = Královský posel
    .text = Kdo má nejméně korun, získá nyní { pr-value-crowns }.
adventure-event-long-watch = Dlouhá hlídka
    .text = V 1. fázi musí mít aktivní hráč v přístavu 3 karty, než smí skončit, a pak získá { pr-value-coins }.
adventure-event-thick-fog = Hustá mlha
    .text = V 1. fázi nesmí aktivní hráč odrážet lodě.
adventure-event-open-wharf = Volné molo
    .text = Ve 2. fázi neplatí ostatní hráči aktivnímu hráči za to, co si vezmou, žádnou minci.
adventure-event-alms-day = Den almužen
    .text = Každý hráč s Mnichem nyní získá { pr-value-coins }; Všeuměl ani osobnost se nepočítají.
adventure-event-muster = Přehlídka
    .text = Každý hráč s aspoň 2 šavlemi nyní získá { pr-value-coins }.
adventure-event-audience = Audience
    .text = Ve 2. fázi smí aktivní hráč zaplatit 3 mince za { pr-value-crowns }.
adventure-event-quiet-week = Klidný týden
    .text = Aktivní hráč nyní získá { pr-value-coins }.
adventure-event-month-end = Konec měsíce
    .text = Kniha teď poví, jak to jde dál: nová stránka a nový úkol, nebo konec kapitoly.
adventure-event-month-end-variant = Konec měsíce
    .text = Každý hráč nyní smí zaplatit { pr-value-coins } a odebrat ze své osobnosti další kostičku.

## Goods

good-bread = Chléb
good-rum = Rum
good-herbs = Byliny
good-book-of-rituals = Kniha rituálů
