import type { ChatStock } from '../stocks.ts';

export const da: ChatStock = {
  chats: `
Hej! Du kan også lide at gå ture, har du en yndlingsrute?
Hej! Langs vandet, tidligt om morgenen. Og dig?
Jeg tager til skoven, så ofte jeg kan.
Så mødes vi et sted på midten.
Med kaffe til sidst? Perfekt.

Hvad laver du i aften?
Græskarsuppe, til mindst seks.
Og hvem er de andre fem?
Det er ikke besluttet endnu.

Dagens spørgsmål: hav eller skov?
Skov om morgenen, hav om aftenen. Må man det?
Kun hvis du kender et sted, der har begge dele.
Møns Klint. Jeg kender en lille kro.
Fortæl mig mere om den kro.

Din linje fik mig til at smile. Er der en historie bag?
Ja, og den varer præcis én kop kaffe.
Jeg drikker kaffe meget langsomt.
Perfekt, det er en langsom historie.
`,
};
