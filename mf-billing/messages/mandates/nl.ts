import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Incassomachtigingen',
  text: 'Met een machtiging mogen we de prijs van je bestellingen van je bankrekening afschrijven.',
  loading: 'Je machtigingen worden geladen',
  failedTitle: 'Je machtigingen konden niet worden geladen',
  none: 'Je hebt geen machtiging.',
  account: 'Rekening eindigend op {last4}',
  accepted: 'Gegeven op {date}',
  revokedOn: 'Ingetrokken op {date}',
  state: { active: 'Geldig', revoked: 'Ingetrokken', expired: 'Verlopen' },
  reference: 'Machtigingskenmerk',
  creditor: 'Incassant',
  creditorId: 'Incassant-ID',
  holder: 'Rekeninghouder',
  read: 'Machtiging lezen',
  save: 'Opslaan als pdf',
  ofMandate: 'Machtiging {reference}',
  revoke: 'Intrekken',
  askTitle: 'Deze machtiging intrekken?',
  askText:
    'We schrijven er niets meer mee af. Een betaling die al bij je bank ligt, wordt nog afgeschreven. Je kunt altijd weer via incasso betalen.',
  confirm: 'Machtiging intrekken',
  keep: 'Behouden',
  offline: 'Je bent offline. Je kunt de machtiging intrekken zodra je weer online bent.',
} satisfies Messages<typeof source>;
