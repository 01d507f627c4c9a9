import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  bundles: 'Packs',
  credits_one: 'crédit',
  credits_many: 'crédits',
  credits_other: 'crédits',
  perMessage: '{price} par message',
  choose: 'Choisir',
  popular: 'Le plus choisi',
  saving: '−{percent} %',
  savingLabel: '{percent} % de moins par crédit que dans le plus petit pack',
  vat: 'Tous les prix incluent la TVA.',
  once: 'Un seul paiement, sans abonnement. Les crédits n’expirent jamais.',
  failedTitle: 'Les prix n’ont pas pu être chargés',
  loading: 'Chargement des prix',
} satisfies Messages<typeof source>;
