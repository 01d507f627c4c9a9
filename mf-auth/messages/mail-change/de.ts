import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  pending: {
    text: 'Bestätige {email} mit dem Link, den wir dorthin geschickt haben. Er gilt bis {moment}, und bis dahin ändert sich nichts.',
    resend: 'Link noch einmal senden',
    sent: 'Wir haben einen neuen Link an {email} geschickt. Der alte gilt nicht mehr.',
    cancel: 'Änderung abbrechen',
    cancelled: 'Deine E-Mail-Adresse bleibt, wie sie ist.',
  },
  request: {
    title: 'E-Mail-Adresse ändern',
    text: 'Wir schicken einen Link an die neue Adresse. Solange du ihn nicht öffnest, ändert sich nichts.',
    email: 'Neue E-Mail-Adresse',
    submit: 'Link schicken',
    sentTitle: 'Noch ein Schritt',
    sent: 'Wir haben einen Link an {email} geschickt. Er gilt 24 Stunden.',
    done: 'Fertig',
  },
  title: 'Bestätige deine neue E-Mail-Adresse',
  text: 'Danach meldest du dich mit der neuen Adresse an, und unsere E-Mails gehen dorthin.',
  submit: 'Adresse bestätigen',
  doneTitle: 'Deine Adresse ist geändert',
  done: 'Deine neue E-Mail-Adresse ist {email}.',
  toMembers: 'Weiter zu den Mitgliedern',
  toLogin: 'Anmelden',
  failedTitle: 'Dieser Link gilt nicht mehr',
  takenTitle: 'Diese Adresse ist vergeben',
  newMail: 'Neue E-Mail anfordern',
} satisfies Messages<typeof source>;
