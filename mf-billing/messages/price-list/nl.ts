import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  packages: 'Pakketten',
  credits_one: 'credit',
  credits_other: 'credits',
  perMessage: '{price} per bericht',
  popular: 'Meest gekozen',
  saving: '−{percent}%',
  savingLabel: '{percent}% goedkoper per credit dan het kleinste pakket',
  vat: 'Alle prijzen zijn inclusief btw.',
  once: 'Eén betaling, geen abonnement. Credits verlopen nooit.',
  failedTitle: 'De prijzen konden niet worden geladen',
  retry: 'Opnieuw proberen',
  offlineTitle: 'Je bent offline',
  offlineText: 'De prijzen staan hier zodra je weer online bent.',
  loading: 'De prijzen worden geladen',
} satisfies Messages<typeof source>;
