import type { ChatStock } from '../stocks.ts';

export const it: ChatStock = {
  chats: `
Ciao! Anche a te piace camminare, hai un percorso preferito?
Ciao! Lungo il lago, la mattina presto. E tu?
Io in montagna, appena posso.
Allora troviamo una via di mezzo.
Con un caffè alla fine? Perfetto.

Cosa cucini stasera?
Zuppa di zucca, per almeno sei persone.
E le altre cinque?
È ancora da decidere.

Domanda del giorno: mare o montagna?
Montagna la mattina, mare la sera. Si può?
Solo se conosci un posto che ha tutti e due.
La Liguria. Conosco un paesino.
Parlami di questo paesino.

La tua frase mi ha fatto sorridere. C'è dietro una storia?
Sì, e dura esattamente un caffè.
Io bevo il caffè molto lentamente.
Perfetto, è una storia lenta.
`,
};
