import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: 'Passwort vergessen?',
  text: 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
  submit: 'Link schicken',
  sentTitle: 'Schau in dein Postfach',
  sent: 'Wir haben einen Link an {email} geschickt. Er gilt eine Stunde.',
  sentUniform: 'Wenn zu {email} ein Konto gehört, ist ein Link unterwegs. Er gilt eine Stunde.',
  spam: 'Nach ein paar Minuten nichts da? Schau in den Spam-Ordner oder lass dir den Link noch einmal schicken.',
  again: 'Noch einmal schicken',
  sentAgain: 'Der Link ist noch einmal unterwegs.',
  otherEmail: 'Andere Adresse verwenden',
  chooseTitle: 'Neues Passwort wählen',
  chooseText: 'Danach meldest du dich damit an. Alle Geräte, die jetzt angemeldet sind, werden abgemeldet.',
  save: 'Passwort speichern',
  expiredTitle: 'Dieser Link gilt nicht mehr',
  newMail: 'Neue E-Mail anfordern',
} satisfies Messages<typeof source>;
