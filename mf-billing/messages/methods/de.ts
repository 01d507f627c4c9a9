import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Zahlungsarten',
  lastUsed: 'Zuletzt genutzt',
  sdd: 'SEPA-Lastschrift',
  sct: 'Überweisung',
  creditcard: 'Kreditkarte',
  details: {
    card: 'Mit deiner Karte bezahlen',
    bank: 'Über deine eigene Bank bezahlen',
    wallet: 'In der App oder im Konto bestätigen',
    code: 'Mit einem Code aus deiner Banking-App',
    voucher: 'Mit dem Code deines Gutscheins',
    transfer: 'Dauert ein bis zwei Werktage',
    direct_debit: 'Wird von deinem Bankkonto abgebucht',
  },
  after: {
    card: 'Du gibst deine Karte auf der sicheren Seite unseres Zahlungspartners ein, und vielleicht bittet dich deine Bank um eine Bestätigung. Sekunden später sind deine Credits da.',
    bank: 'Du bestätigst die Zahlung bei deiner eigenen Bank. Sekunden später sind deine Credits da.',
    wallet: 'Du bestätigst die Zahlung in der App oder in deinem Konto. Sekunden später sind deine Credits da.',
    code: 'Du gibst den Code aus deiner Banking-App ein. Sekunden später sind deine Credits da.',
    voucher: 'Du gibst den Code deines Gutscheins ein. Sekunden später sind deine Credits da.',
    transfer:
      'Wir zeigen dir das Konto, auf das du den Betrag überweist. Deine Credits sind da, sobald das Geld da ist, meist innerhalb von zwei Werktagen.',
    direct_debit:
      'Du bestätigst, dass wir den Betrag einmal von deinem Bankkonto abbuchen dürfen. Gleich danach sind deine Credits da.',
  },
} satisfies Messages<typeof source>;
