import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  bundles: 'Paket',
  credits_one: 'kredit',
  credits_other: 'krediter',
  perMessage: '{price} per meddelande',
  choose: 'Välj',
  popular: 'Populärast',
  saving: '−{percent} %',
  savingLabel: '{percent} % lägre pris per kredit än i det minsta paketet',
  vat: 'Alla priser är inklusive moms.',
  once: 'En engångsbetalning, ingen prenumeration. Krediter går aldrig ut.',
  failedTitle: 'Priserna kunde inte laddas',
  loading: 'Laddar priserna',
} satisfies Messages<typeof source>;
