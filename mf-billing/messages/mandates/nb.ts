import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Fullmakter for direkte debitering',
  text: 'Med en fullmakt kan vi trekke beløpet for bestillingene dine fra bankkontoen din.',
  loading: 'Laster inn fullmaktene dine',
  failedTitle: 'Fullmaktene dine kunne ikke lastes inn',
  none: 'Du har ikke gitt noen fullmakt.',
  account: 'Konto som slutter på {last4}',
  accepted: 'Godkjent {date}',
  revokedOn: 'Tilbakekalt {date}',
  state: { active: 'Gyldig', revoked: 'Tilbakekalt', expired: 'Utløpt' },
  reference: 'Fullmaktsreferanse',
  creditor: 'Betalingsmottaker',
  creditorId: 'Betalingsmottaker-ID',
  holder: 'Kontoeier',
  read: 'Les fullmakten',
  save: 'Lagre som PDF',
  /** Read out after the name of a button. */
  ofMandate: 'Fullmakt {reference}',
  revoke: 'Tilbakekall',
  askTitle: 'Vil du tilbakekalle fullmakten?',
  askText:
    'Vi trekker ikke noe mer med den. En betaling som allerede ligger hos banken din, blir likevel trukket. Du kan betale med direkte debitering igjen når som helst.',
  confirm: 'Tilbakekall fullmakten',
  keep: 'Behold den',
  offline: 'Du er uten nett. Du kan tilbakekalle fullmakten når du er på nett igjen.',
} satisfies Messages<typeof source>;
