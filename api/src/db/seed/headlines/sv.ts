import type { HeadlineStock } from '../stocks.ts';

export const sv: HeadlineStock = {
  lines: `
Först kaffe, sedan resten
Söker ett bra samtal
Jag lagar mat, du väljer musiken
Lugn person, högt skratt
Säg bara hej
Söndagar är bäst utomhus
Nyfiken på din historia
En fönsterplats är ledig
Byter recept mot berättelser
Ett avsnitt till, sedan sover jag, lovar
Mina växter mår utmärkt, tack
Bättre i verkligheten än på en rad
Det finns alltid plats för efterrätt
Att dansa i köket räknas som träning
Ge mig en karta och ingen plan
Om mat kan jag prata i timmar
Noll drama, många planer
Kan mutas med nybakat bröd
Varma händer, falsk sångröst
Skicka låten som du har på hjärnan
Optimist med regnjacka
Prata med mig om allt utom vädret
Ska vi dreja en sned kopp tillsammans?
Inget slår årets första dopp
Sjunger i bilen, för full hals
Vem hjälper mig med korsordet?
Livet är för kort för tråkig ost
Åt vilket håll ligger havet?
Mindre skärm, mer promenad
Hoppas i hemlighet att du gillar brädspel
Två cyklar, en pump, det räcker
Ingen loppis går mig förbi
Visa mig din favoritbänk
Allt smakar bättre ute
Skriver fortfarande vykort
Allt börjar med ett hej
Lär mig något nytt
För god glass går jag hur långt som helst
Halva hjärtat i stan, halva i skärgården
Ryggsäcken är packad, sällskap saknas
Inget filter, varken på bild eller i livet
Du väljer restaurang
Tävlar bara på riktigt i minigolf
Har alltid något gott i väskan
Ibland är ingen plan den bästa planen
Sparar du en dans åt mig?
Vi går vilse med flit
Har du en stund? Jag har hela kvällen
Enkel smak, långa frukostar
Under mitt paraply får två plats
Lång historia, lyckligt slut
Varje bra dag börjar med musik
Huvudet i molnen, händerna i degen
Soffa, filt, du väljer filmen
Sand i skorna, sol på näsan
Mer nyfikenhet än försiktighet
`,
  fragments: `
Leriga stövlar / Rent samvete / Starkt kaffe / Öppna fönster / Långa frukostar / Dåliga vitsar / Kalla dopp
Varma halsdukar / Stor aptit / Litet kök / Gamla vinyler / Nya idéer / Stilla morgnar / Nybakat bröd / Snälla ögon
Vild trädgård / Fullt kylskåp / Lätt packning / Papperskartor i fickan / Raka svar / Blå himmel / Rött vin / Salta bad
`,
};
