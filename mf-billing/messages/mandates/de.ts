import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Lastschriftmandate',
  text: 'Mit einem Mandat erlaubst du uns, den Preis deiner Bestellungen von deinem Bankkonto einzuziehen.',
  loading: 'Deine Mandate werden geladen',
  failedTitle: 'Deine Mandate konnten nicht geladen werden',
  none: 'Du hast kein Mandat.',
  account: 'Konto mit der Endung {last4}',
  accepted: 'Erteilt am {date}',
  revokedOn: 'Widerrufen am {date}',
  state: { active: 'Gültig', revoked: 'Widerrufen', expired: 'Abgelaufen' },
  reference: 'Mandatsreferenz',
  creditor: 'Zahlungsempfänger',
  creditorId: 'Gläubiger-ID',
  holder: 'Kontoinhaber',
  read: 'Mandat lesen',
  save: 'Als PDF speichern',
  ofMandate: 'Mandat {reference}',
  revoke: 'Widerrufen',
  askTitle: 'Dieses Mandat widerrufen?',
  askText:
    'Wir ziehen damit nichts mehr ein. Eine Zahlung, die schon bei deiner Bank liegt, wird noch eingezogen. Du kannst jederzeit wieder per Lastschrift bezahlen.',
  confirm: 'Mandat widerrufen',
  keep: 'Behalten',
  offline: 'Du bist offline. Du kannst das Mandat widerrufen, sobald du wieder online bist.',
} satisfies Messages<typeof source>;
