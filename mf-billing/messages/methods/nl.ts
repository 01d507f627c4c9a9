import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Betaalmethoden',
  lastUsed: 'Laatst gebruikt',
  sdd: 'Automatische incasso',
  sct: 'Bankoverschrijving',
  creditcard: 'Creditcard',
  details: {
    card: 'Betaal met je kaart',
    bank: 'Betaal via je eigen bank',
    wallet: 'Bevestig in de app of in je account',
    code: 'Betaal met een code uit je bankapp',
    voucher: 'Betaal met de code van je voucher',
    transfer: 'Duurt een tot twee werkdagen',
    direct_debit: 'Wordt van je rekening afgeschreven',
  },
  after: {
    card: 'Je vult je kaartgegevens in op de beveiligde pagina van onze betaalpartner; misschien vraagt je bank je om een bevestiging. Een paar tellen later staan je credits klaar.',
    bank: 'Je bevestigt de betaling bij je eigen bank. Een paar tellen later staan je credits klaar.',
    wallet: 'Je bevestigt de betaling in de app of in je account. Een paar tellen later staan je credits klaar.',
    code: 'Je vult de code uit je bankapp in. Een paar tellen later staan je credits klaar.',
    voucher: 'Je vult de code van je voucher in. Een paar tellen later staan je credits klaar.',
    transfer:
      'We laten je zien naar welke rekening je het bedrag overmaakt. Je credits staan klaar zodra het geld binnen is, meestal binnen twee werkdagen.',
    direct_debit:
      'Je bevestigt dat we het bedrag één keer van je rekening mogen afschrijven. Meteen daarna staan je credits klaar.',
  },
} satisfies Messages<typeof source>;
