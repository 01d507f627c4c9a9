import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  bundles: 'Pakker',
  credits_one: 'kreditt',
  credits_other: 'kreditter',
  perMessage: '{price} per melding',
  choose: 'Velg',
  popular: 'Mest populær',
  saving: '−{percent} %',
  savingLabel: '{percent} % lavere pris per kreditt enn i den minste pakken',
  vat: 'Alle priser er inkludert mva.',
  once: 'En engangsbetaling, ikke et abonnement. Kreditter utløper aldri.',
  failedTitle: 'Prisene kunne ikke lastes inn',
  loading: 'Laster inn prisene',
} satisfies Messages<typeof source>;
