import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Mandater til direkte debitering',
  text: 'Med et mandat kan vi trække prisen for dine bestillinger fra din bankkonto.',
  loading: 'Indlæser dine mandater',
  failedTitle: 'Dine mandater kunne ikke indlæses',
  none: 'Du har ikke noget mandat.',
  account: 'Konto, der ender på {last4}',
  accepted: 'Accepteret {date}',
  revokedOn: 'Tilbagekaldt {date}',
  state: { active: 'Gyldigt', revoked: 'Tilbagekaldt', expired: 'Udløbet' },
  reference: 'Mandatreference',
  creditor: 'Kreditor',
  creditorId: 'Kreditor-id',
  holder: 'Kontoejer',
  read: 'Læs mandatet',
  save: 'Gem som PDF',
  /** Read out after the name of a button. */
  ofMandate: 'Mandat {reference}',
  revoke: 'Tilbagekald',
  askTitle: 'Vil du tilbagekalde mandatet?',
  askText:
    'Vi trækker ikke mere med det. En betaling, der allerede ligger hos din bank, bliver stadig trukket. Du kan altid betale med direkte debitering igen.',
  confirm: 'Tilbagekald mandatet',
  keep: 'Behold det',
  offline: 'Du er offline. Du kan tilbagekalde mandatet, når du er online igen.',
} satisfies Messages<typeof source>;
