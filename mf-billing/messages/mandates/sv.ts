import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Autogiromedgivanden',
  text: 'Med ett medgivande får vi dra betalningen för dina beställningar från ditt bankkonto.',
  loading: 'Laddar dina medgivanden',
  failedTitle: 'Dina medgivanden kunde inte laddas',
  none: 'Du har inte lämnat något medgivande.',
  account: 'Konto som slutar på {last4}',
  accepted: 'Godkänt den {date}',
  revokedOn: 'Återkallat den {date}',
  state: { active: 'Giltigt', revoked: 'Återkallat', expired: 'Har gått ut' },
  reference: 'Medgivandereferens',
  creditor: 'Betalningsmottagare',
  creditorId: 'Betalningsmottagar-id',
  holder: 'Kontoinnehavare',
  read: 'Läs medgivandet',
  save: 'Spara som pdf',
  /** Read out after the name of a button. */
  ofMandate: 'Medgivande {reference}',
  revoke: 'Återkalla',
  askTitle: 'Vill du återkalla medgivandet?',
  askText:
    'Vi drar inget mer med stöd av det. En betalning som redan ligger hos din bank dras ändå. Du kan betala med autogiro igen när du vill.',
  confirm: 'Återkalla medgivandet',
  keep: 'Behåll det',
  offline: 'Du är offline. Du kan återkalla medgivandet när du är online igen.',
} satisfies Messages<typeof source>;
