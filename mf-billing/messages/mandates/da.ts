import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Betalingsaftaler til direkte debitering',
  text: 'En betalingsaftale giver os lov til at trække prisen for dine bestillinger fra din bankkonto.',
  loading: 'Indlæser dine betalingsaftaler',
  failedTitle: 'Dine betalingsaftaler kunne ikke indlæses',
  none: 'Du har ingen betalingsaftale.',
  account: 'Konto, der ender på {last4}',
  accepted: 'Accepteret {date}',
  revokedOn: 'Tilbagekaldt {date}',
  state: { active: 'Gyldig', revoked: 'Tilbagekaldt', expired: 'Udløbet' },
  reference: 'Reference til betalingsaftale',
  creditor: 'Kreditor',
  creditorId: 'Kreditor-id',
  holder: 'Kontoejer',
  read: 'Læs betalingsaftalen',
  save: 'Gem som PDF',
  /** Read out after the name of a button. */
  ofMandate: 'Betalingsaftale {reference}',
  revoke: 'Tilbagekald',
  askTitle: 'Vil du tilbagekalde betalingsaftalen?',
  askText:
    'Vi trækker ikke flere penge med den. En betaling, der allerede ligger hos din bank, bliver stadig trukket. Du kan altid betale med direkte debitering igen.',
  confirm: 'Tilbagekald betalingsaftalen',
  keep: 'Behold den',
  offline: 'Du er offline. Du kan tilbagekalde betalingsaftalen, når du er online igen.',
} satisfies Messages<typeof source>;
