import type { AboutStock } from '../stocks.ts';

export const da: AboutStock = {
  openings: `
Jeg har boet her i nogle år og er glad for stedet.
Efter nogle travle år har jeg tid til noget nyt.
#friends Mine venner ville sige pålidelig, lidt distræt og altid med på en plan.
#morning Jeg står tidligt op, men gør undtagelser for godt selskab.
Jeg kan lide enkle ting, der er lavet godt: brød, en bog, en cykeltur.
Jeg er vokset op ved havet og tjekker stadig vinden før nyhederne.
#work Jeg sætter gamle møbler i stand til daglig, og de fleste tilgiver mig.
I toget fortæller folk mig alt muligt. Det må være mit ansigt.
#work Jeg underviser og lærer mindst lige så meget som klassen.
Det bedste er, når en plan går i vasken, og det bliver sjovere.
#sport Sidste år begyndte jeg at klatre, og jeg har ikke talt om andet siden.
#garden Bag huset har jeg en lille have, og den fører stort.
#morning Om morgenen er jeg ingen hjælp, om aftenen er jeg i topform.
Jeg samler på historier, mest andres.
#work Jeg har skiftende vagter på hospitalet, så min tirsdag er nogle gange en lørdag.
`,
  middles: `
#food Om fredagen laver jeg mad til dem, der kommer forbi.
#museum På museer bliver jeg altid stående for længe foran ét billede.
#music Små spillesteder og dårlige vittigheder er min svaghed.
#travel Om sommeren forsvinder jeg med telt og næsten uden plan.
#pets Min hund synes, at vi er et godt hold.
#food Jeg laver én fantastisk gryderet og fire helt fine.
#books I jakkelommen er der altid en bog, sjældent den samme som i går.
#sport Jeg løber, selvom folk på stien kalder det rask gang.
#pets Katten fulgte med lejligheden og ser mig som gæsten.
#family Min niece lærer mig at tegne heste. Hendes er flottere.
#music Jeg synger i et kor, hvor glæden tæller mere end tonen.
#games Brætspil tager jeg alvorligt, nederlag gør jeg ikke.
#travel Jeg elsker nattog, også når jeg ikke lukker et øje.
#garden På altanen dyrker jeg tomater og giver de fleste væk.
#bike Min cykel er ældre end de fleste af mine meninger.
`,
  closings: `
Har vi noget at fortælle hinanden? Skriv til mig.
Ikke noget eventyr, bare en, der er der.
#coffee Vi begynder med en kop kaffe og ser, hvor sent det bliver.
Fortæl mig, hvad der fik dig til at grine i dag.
#walk Vælg en tur, lige meget hvilken. Jeg tager kage med.
Send mig dit bedste spørgsmål, så gør jeg mit bedste med svaret.
Har du læst helt hertil, burde vi nok tale sammen.
Hvor ville du tage hen, hvis du havde fri på fredag?
Hellere mødes én gang end skrive i ugevis.
#music Hvilken sang skal jeg høre? Begynd der.
Ingen hast, intet manuskript. Vi ser, hvad der sker.
Jeg kan lide folk, der mener, hvad de siger, og griner imens.
`,
};
