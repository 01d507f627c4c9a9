import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  bundles: 'Pacchetti',
  credits_one: 'credito',
  credits_many: 'di crediti',
  credits_other: 'crediti',
  perMessage: '{price} per messaggio',
  choose: 'Scegli',
  popular: 'Il più scelto',
  saving: '−{percent}%',
  savingLabel: '{percent}% in meno per credito rispetto al pacchetto più piccolo',
  vat: 'Tutti i prezzi si intendono IVA inclusa.',
  once: 'Un pagamento unico, nessun abbonamento. I crediti non scadono mai.',
  failedTitle: 'Non è stato possibile caricare i prezzi',
  loading: 'Caricamento dei prezzi',
} satisfies Messages<typeof source>;
