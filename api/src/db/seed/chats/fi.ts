import type { ChatStock } from '../stocks.ts';

export const fi: ChatStock = {
  chats: `
Moi! Sinäkin tykkäät vaeltaa, onko sinulla lempireitti?
Moi! Järven ympäri aikaisin aamulla. Entä sinulla?
Minä käyn Lapissa aina kun voin.
Sitten tavataan jossain puolivälissä.
Ja lopuksi kahvit? Sopii.

Mitä kokkaat tänään?
Kurpitsakeittoa, ainakin kuudelle.
Ketkä ne muut viisi ovat?
Se on vielä auki.

Päivän kysymys: meri vai tunturi?
Aamulla tunturi, illalla meri. Saako niin vastata?
Vain jos tiedät paikan, jossa on molemmat.
Lofootit. Tiedän yhden kylän.
Kerro lisää siitä kylästä.

Esittelylauseesi sai minut hymyilemään. Onko siihen tarina?
On, ja se kestää tasan yhden kahvikupillisen.
Minä juon kahvini tosi hitaasti.
Täydellistä, se on hidas tarina.
`,
};
