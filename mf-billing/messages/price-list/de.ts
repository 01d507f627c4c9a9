import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  bundles: 'Pakete',
  credits_one: 'Credit',
  credits_other: 'Credits',
  perMessage: '{price} pro Nachricht',
  choose: 'Auswählen',
  popular: 'Am beliebtesten',
  saving: '−{percent} %',
  savingLabel: '{percent} % weniger pro Credit als im kleinsten Paket',
  vat: 'Alle Preise enthalten die Mehrwertsteuer.',
  once: 'Einmalige Zahlung, kein Abo. Credits verfallen nie.',
  failedTitle: 'Die Preise konnten nicht geladen werden',
  loading: 'Die Preise werden geladen',
} satisfies Messages<typeof source>;
