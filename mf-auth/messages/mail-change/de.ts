import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  title: 'Bestätige deine neue E-Mail-Adresse',
  text: 'Ab dann meldest du dich mit der neuen Adresse an, und unsere E-Mails gehen dorthin.',
  submit: 'Adresse bestätigen',
  doneTitle: 'Deine Adresse ist geändert',
  done: 'Deine neue E-Mail-Adresse ist {email}.',
  toMembers: 'Weiter zu den Mitgliedern',
  toLogin: 'Anmelden',
  failedTitle: 'Dieser Link funktioniert nicht mehr',
  takenTitle: 'Diese Adresse ist vergeben',
  newMail: 'Neue E-Mail anfordern',
} satisfies Messages<typeof source>;
