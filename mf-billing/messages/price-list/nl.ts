import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  bundles: 'Pakketten',
  credits_one: 'credit',
  credits_other: 'credits',
  perMessage: '{price} per bericht',
  choose: 'Kiezen',
  popular: 'Meest gekozen',
  saving: '−{percent}%',
  savingLabel: '{percent}% goedkoper per credit dan het kleinste pakket',
  vat: 'Alle prijzen zijn inclusief btw.',
  once: 'Eenmalige betaling, geen abonnement. Credits verlopen nooit.',
  failedTitle: 'De prijzen konden niet worden geladen',
  loading: 'De prijzen worden geladen',
} satisfies Messages<typeof source>;
