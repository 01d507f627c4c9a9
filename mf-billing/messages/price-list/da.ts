import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  bundles: 'Pakker',
  credits_one: 'credit',
  credits_other: 'credits',
  perMessage: '{price} pr. besked',
  choose: 'Vælg',
  popular: 'Mest populær',
  saving: '−{percent} %',
  savingLabel: '{percent} % lavere pris pr. credit end i den mindste pakke',
  vat: 'Alle priser er inklusive moms.',
  once: 'En engangsbetaling, ikke et abonnement. Credits udløber aldrig.',
  failedTitle: 'Priserne kunne ikke indlæses',
  loading: 'Indlæser priserne',
} satisfies Messages<typeof source>;
