import type { HeadlineStock } from '../stocks.ts';

export const nl: HeadlineStock = {
  lines: `
Koffie eerst, dan de rest
Op zoek naar iemand om mee te lachen
Zondagochtend is mijn favoriete dagdeel
Liever een lange wandeling dan een lange vergadering
Zeg maar gewoon hallo
Nieuwsgierig naar jouw verhaal
Fietsen met tegenwind, maar wel met zon
Goed gezelschap gezocht
Ik kook, jij kiest de muziek
Rustig type met een luide lach
Wie gaat er mee naar zee?
Serieus waar het moet, verder vooral niet
Ruilt recepten tegen verhalen
Nog één aflevering en dan echt naar bed
Mijn planten leven allemaal nog
Vraag me naar die keer in Lissabon
Beter in het echt dan in één regel
Heb jij ook altijd je fietslicht bij je?
Altijd in voor de mooie omweg
Er kan nog best een toetje bij
De waterkoker staat al aan
Dansen in de keuken telt ook als sport
Wat zing jij onder de douche?
Geef me een kaart en geen plan
Kan uren praten over eten
Veel plannen, weinig drama
Als eerste op, als laatste van tafel
Om te kopen met vers brood
Niet perfect, wel op tijd
Mijn liefdestaal is soep
Warme handen, valse zangstem
Trotse winnaar van precies één pubquiz
Stuur me het liedje dat je niet kwijtraakt
Optimist met paraplu
Smalltalk mag, een echt gesprek liever
Samen slecht zijn in pottenbakken?
Niets gaat boven de eerste duik van het jaar
Groot voorstander van uitgebreid ontbijten
Lekker eigenwijs, verder heel gezellig
Zingt in de auto, met volle overgave
Goed in kaartlezen, slecht in aankomen
Wie helpt me met dit cryptogram?
Het leven is te kort voor flauwe kaas
Snel onder de indruk van een mooi handschrift
Eerlijk, vrolijk en meestal op tijd
Welke kant is het strand?
Minder scrollen, meer slenteren
Houdt een plekje op het kleed voor je vrij
Stiekem hoop ik dat je van bordspellen houdt
Twee fietsen, één pomp, genoeg voor samen
Nog nooit een markt overgeslagen
Breng me naar jouw favoriete bankje
Buiten smaakt alles beter
Laten we meteen naar het leuke deel gaan
Ansichtkaarten schrijf ik nog met de hand
Zwak voor slimme mensen in regenlaarzen
Opgegroeid met hagelslag en goede manieren
Loopt overal heen voor goed ijs
Half stad, half strand
Rugzak staat klaar, gezelschap nog niet
Praat met me over alles, behalve het weer
Liefst een huis vol mensen
Geen filter, niet op foto’s en niet in het echt
Vroege vogel met een zwak voor late avonden
Jij mag kiezen waar we eten
Kent elke kat in de straat bij naam
Alleen fanatiek bij midgetgolf
Neemt altijd iets lekkers mee
Soms is geen plan het beste plan
Lacht om eigen grappen, dan hoef jij niet
Wil je een dans voor me bewaren?
Volwassen, op de meeste dagen
Leert gitaar spelen, sorry alvast
Zullen we expres verdwalen?
Kampvuur boven cocktailbar
Heb je even? Ik heb de hele avond
Leest nooit eerst de laatste bladzijde
Hier omdat een vriendin me uitdaagde
Eenvoudige smaak, lange ontbijten
Donderdag is de nieuwe vrijdag
Plek voor twee onder deze paraplu
Romantisch, maar ik lees wel de handleiding
Achter de zonsondergang aan op de fiets
Zwaait naar treinen en groet de buren
Sta open voor verrassingen
Op jacht naar de perfecte pannenkoek
Mijn agenda heeft precies één gat: jij
Lang verhaal, goed einde
Elke goede dag begint met muziek
Gevonden: één vrije avond
Kijkt serieus, is het niet
Hoofd in de wolken, handen in het deeg
Noem me ouderwets, maar bel me
Hele menukaart proeven, steeds één date verder
Winterzwemmer en zomerslaper
Wat zou jouw playlist over je vertellen?
Bank, deken, jij kiest de film
Iemand moet toch om mijn woordgrappen lachen
Wind mee vandaag
Zand in mijn schoenen, zon op mijn neus
Op mijn best aan een grote tafel
Eindelijk opgekeken van mijn telefoon
Weekenden zijn om te zwerven
Wees lief en neem trek mee
Kaartje over en geen smoes meer
Beginnen we met een rondje lopen?
Eerder nieuwsgierig dan voorzichtig
Gelooft in een tweede portie
Jouw karaokelied blijft ons geheim
Bloeit op van zon en complimenten
Geduldig met mensen, niet met files
Net verhuisd en op zoek naar de beste bakker
Vertel me iets wat ik nog niet weet
Handig met gereedschap, onhandig met flirten
Tuinstoel staat klaar, zon is besteld
Kom je ook voor de borrelhapjes?
Mijn fiets kent de weg naar huis
Boek in de tas, tijd genoeg
Liever samen afwassen dan alleen uit eten
Hagelslag op beide helften
Geef mij maar een dijk en een thermosfles
Altijd één boterham te veel bij me
Vraag maar raak
Even offline koffie drinken?
Dromen mag, doen is leuker
Grote plannen, kleine keuken
Zoekt geen ridder en geen prinses, wel een leuk mens
Spontaan, mits het in de agenda past
Hoe drink jij je koffie?
Eerste date zonder scherm, graag
Terras, schaduw, goed gesprek
Met jou durf ik vast de hoge duikplank
Stapelt boeken, geen bezwaren
Wakker van muziek, blij van regen op het dak
Zet mij bij een vuurtje en ik blijf
Gewoon, maar dan bijzonder
Wie brengt de stroopwafels?
Mooie dingen komen vaak te voet
Ik bewaar het laatste stukje taart voor jou
Schaatsen geslepen, nu nog ijs
Vrijdagmiddag om vijf uur op mijn mooist
Dit is mijn derde poging tot een leuke zin
Samen naar het museum en dan vooral de taart
Hou van mensen die blijven hangen
Nooit te oud voor een glijbaan
Kan niet dansen, doe het toch
Waar is jouw favoriete plek in het bos?
Ook in november een zonnig humeur
Heeft tijd, humor en een reservehelm
Kies jij een film? Ik doe de popcorn
Doe mij maar een spontane dinsdag
Ergens tussen boekenclub en dansvloer
Wandelschoenen aan, telefoon uit
Maak kennis met iemand die echt luistert
Het begint altijd met hoi
`,
  fragments: `
Modder aan mijn laarzen / Rust in mijn hoofd / Sterke koffie / Open ramen / Lang ontbijten / Flauwe grappen / Goede schoenen
Koud water / Warme sjaals / Grote trek / Kleine keuken / Oude platen / Frisse ideeën / Stille ochtenden / Late zon
Vers brood / Lieve ogen / Korte mailtjes / Trage zondagen / Wilde tuin / Volle koelkast / Lichte bagage / Papieren kaarten
Sterke verhalen / Eerlijke antwoorden / Natte haren / Zonnig humeur / Zachte truien / Blauwe lucht / Rode wijn / Zoute wind
Rare sokken / Rijpe tomaten / Pure chocola / Hete soep / Koel hoofd / Lange brieven / Vroege treinen / Lege stranden
Echte boeken / Livemuziek / Grote dromen / Twee linkervoeten / Snelle fiets / Goede timing / Zelfgemaakte jam / Hoge verwachtingen
Weinig drama / Blote voeten / Eerste rij / Nieuwsgierige blik / Groene vingers / Sterrennachten / Fijne buren / Geheime recepten
Tweede portie / Rugzak klaar / Gulle lach / Scherpe potloden / Zee in zicht / Hart op de tong
`,
};
