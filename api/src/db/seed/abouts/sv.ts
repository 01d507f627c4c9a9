import type { AboutStock } from '../stocks.ts';

export const sv: AboutStock = {
  openings: `
Jag har bott här i några år och trivs med människorna.
Efter några hektiska år har jag tid för något nytt.
#friends Mina vänner skulle säga pålitlig, lite virrig och alltid med på en plan.
#morning Jag är morgonpigg men gör undantag för gott sällskap.
Jag gillar enkla saker som är välgjorda: bröd, en bok, en cykeltur.
Uppvuxen vid havet, och jag kollar fortfarande vinden före nyheterna.
#work Jag renoverar gamla möbler till vardags, och de flesta förlåter mig.
På tåget berättar folk allt möjligt för mig. Det måste vara mitt ansikte.
#work Jag undervisar och lär mig minst lika mycket som klassen.
Bäst är det när en plan spricker och det blir något roligare.
#sport Förra året började jag klättra och har inte pratat om annat sedan dess.
#garden Bakom huset har jag en liten trädgård, och den leder stort.
#morning På morgonen är jag ingen hjälp, på kvällen är jag i högform.
Jag samlar på historier, mest andras.
#work Jag jobbar skift på sjukhus, så min tisdag är ibland en lördag.
`,
  middles: `
#food På fredagar lagar jag mat till den som kommer förbi.
#museum På museum stannar jag alltid för länge framför en enda tavla.
#music Små konsertlokaler och dåliga skämt är min svaghet.
#travel På sommaren försvinner jag med tält och nästan utan plan.
#pets Min hund tycker att vi är ett bra lag.
#food Jag gör en fantastisk gryta och fyra helt okej.
#books I jackfickan finns alltid en bok, sällan samma som i går.
#sport Jag springer, även om folk i spåret kallar det rask promenad.
#pets Katten följde med lägenheten och ser mig som gästen.
#family Min systerdotter lär mig rita hästar. Hennes är bättre.
#music Jag sjunger i en kör där glädjen väger tyngre än tonen.
#games Brädspel tar jag på allvar, förluster inte.
#travel Jag älskar nattåg, även när jag inte får en blund.
#garden På balkongen odlar jag tomater och ger bort de flesta.
#bike Min cykel är äldre än de flesta av mina åsikter.
`,
  closings: `
Har vi något att berätta för varandra? Skriv.
Ingen saga, bara någon som finns där.
#coffee Vi börjar med en kaffe och ser hur sent det blir.
Berätta vad som fick dig att skratta i dag.
#walk Välj en promenad, vilken som helst. Jag tar med fika.
Skicka din bästa fråga så gör jag mitt bästa med svaret.
Har du läst ända hit borde vi nog prata.
Vart skulle du åka om du var ledig på fredag?
Hellre ses en gång än skriva i veckor.
#music Vilken låt måste jag höra? Börja där.
Ingen brådska, inget manus. Vi får se.
Jag gillar folk som menar det de säger och skrattar under tiden.
`,
};
