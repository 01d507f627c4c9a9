import type { Messages } from '@pairwise/i18n';

import type { signupMatches as en } from './en.ts';

export const signupMatches = {
  title: 'Tervetuloa, {name}',
  lead: 'He vastaavat sitä, mitä etsit. Tykkäys on hyvä alku.',
  unconfirmed: 'Voit antaa nyt yhden tykkäyksen. Vahvista sähköpostiosoitteesi, niin saat lisää.',
  likeGiven: 'Olet antanut tykkäyksesi. Vahvista sähköpostiosoitteesi, niin saat lisää.',
  goOn: 'Katso kaikki',
  emptyTitle: 'Sopivia ei vielä löytynyt',
  emptyText: 'Katsele ympärillesi: laajempi haku näyttää enemmän.',
  failedTitle: 'Ensimmäisiä ehdotuksiasi ei voitu ladata',
  offlineTitle: 'Verkkoyhteys puuttuu',
  offlineText: 'Ne näkyvät heti, kun yhteys palaa.',
} satisfies Messages<typeof en>;
