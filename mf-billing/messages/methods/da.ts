import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Betalingsmåder',
  lastUsed: 'Sidst brugt',
  sdd: 'Direkte debitering',
  sct: 'Bankoverførsel',
  creditcard: 'Betalingskort',
  details: {
    card: 'Betal med dit kort',
    bank: 'Betal via din egen bank',
    wallet: 'Bekræft i appen eller på din konto',
    code: 'Betal med en kode fra bankens app',
    voucher: 'Betal med koden på dit værdibevis',
    transfer: 'Tager en til to hverdage',
    direct_debit: 'Trækkes fra din konto',
  },
  after: {
    card: 'Du indtaster kortoplysningerne på vores betalingspartners sikre side, og din bank kan bede dig om at bekræfte. Dine credits kommer nogle sekunder senere.',
    bank: 'Du bekræfter betalingen i din egen bank. Dine credits kommer nogle sekunder senere.',
    wallet: 'Du bekræfter betalingen i appen eller på din konto. Dine credits kommer nogle sekunder senere.',
    code: 'Du indtaster koden fra bankens app. Dine credits kommer nogle sekunder senere.',
    voucher: 'Du indtaster koden på dit værdibevis. Dine credits kommer nogle sekunder senere.',
    transfer:
      'Vi viser dig kontoen, du skal overføre beløbet til. Dine credits kommer, så snart pengene er fremme, normalt inden for to hverdage.',
    direct_debit: 'Du bekræfter, at vi må trække beløbet fra din konto én gang. Dine credits kommer lige efter.',
  },
} satisfies Messages<typeof source>;
