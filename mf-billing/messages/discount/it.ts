import type { Messages } from '@pairwise/i18n';

import type { discount as source } from './en.ts';

export const discount = {
  open: 'Inserisci un codice sconto',
  label: 'Codice sconto',
  apply: 'Applica',
  remove: 'Togli',
  applied: 'Codice {code}',
  bonus: 'Sconto di benvenuto',
  percent: '−{percent}%',
  insteadOf: 'Invece di {price}',
  endsIn: 'scade tra',
  ended: 'Il tuo sconto di benvenuto è scaduto. Il totale è di nuovo a prezzo pieno.',
} satisfies Messages<typeof source>;
