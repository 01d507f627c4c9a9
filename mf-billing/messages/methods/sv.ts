import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Betalsätt',
  lastUsed: 'Senast använt',
  sdd: 'Autogiro',
  sct: 'Banköverföring',
  creditcard: 'Betalkort',
  details: {
    card: 'Betala med ditt kort',
    bank: 'Betala via din egen bank',
    wallet: 'Bekräfta i appen eller på ditt konto',
    code: 'Betala med en kod från bankappen',
    voucher: 'Betala med koden på ditt värdebevis',
    transfer: 'Tar en eller två bankdagar',
    direct_debit: 'Dras från ditt konto',
  },
  after: {
    card: 'Du anger dina kortuppgifter på vår betalpartners säkra sida, och banken kan be dig bekräfta betalningen. Krediterna kommer några sekunder senare.',
    bank: 'Du bekräftar betalningen hos din egen bank. Krediterna kommer några sekunder senare.',
    wallet: 'Du bekräftar betalningen i appen eller på ditt konto. Krediterna kommer några sekunder senare.',
    code: 'Du anger koden från bankappen. Krediterna kommer några sekunder senare.',
    voucher: 'Du anger koden på ditt värdebevis. Krediterna kommer några sekunder senare.',
    transfer:
      'Vi visar vilket konto du ska föra över beloppet till. Krediterna kommer så fort pengarna är framme, oftast inom två bankdagar.',
    direct_debit: 'Du bekräftar att vi får dra beloppet från ditt konto en gång. Krediterna kommer direkt därefter.',
  },
} satisfies Messages<typeof source>;
