import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  bundles: 'Paketit',
  credits_one: 'krediitti',
  credits_other: 'krediittiä',
  perMessage: '{price}/viesti',
  choose: 'Valitse',
  popular: 'Suosituin',
  saving: '−{percent} %',
  savingLabel: '{percent} % halvempi krediitti kuin pienimmässä paketissa',
  vat: 'Kaikki hinnat sis. alv.',
  once: 'Kertamaksu, ei jatkuva tilaus. Krediitit eivät vanhene.',
  failedTitle: 'Hintoja ei voitu ladata',
  loading: 'Ladataan hintoja',
} satisfies Messages<typeof source>;
