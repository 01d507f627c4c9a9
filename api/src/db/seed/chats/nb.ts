import type { ChatStock } from '../stocks.ts';

export const nb: ChatStock = {
  chats: `
Hei! Du liker også å gå tur, har du en favorittrunde?
Hei! Rundt vannet, tidlig om morgenen. Og du?
Jeg drar på fjellet så ofte jeg kan.
Da møtes vi et sted på midten.
Med kaffe til slutt? Perfekt.

Hva lager du i kveld?
Gresskarsuppe, til minst seks.
Og hvem er de andre fem?
Det er ikke bestemt ennå.

Dagens spørsmål: hav eller fjell?
Fjell om morgenen, hav om kvelden. Går det an?
Bare hvis du vet om et sted som har begge deler.
Lofoten. Jeg kjenner en bygd.
Fortell mer om den bygda.

Linja di fikk meg til å smile. Er det en historie bak?
Ja, og den varer nøyaktig én kopp kaffe.
Jeg drikker kaffe veldig sakte.
Perfekt, det er en langsom historie.
`,
};
