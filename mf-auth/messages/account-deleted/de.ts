import type { Messages } from '@pairwise/i18n';

import type { accountDeleted as source } from './en.ts';

export const accountDeleted = {
  closedTitle: 'Dein Konto ist geschlossen',
  closedUntil: 'Niemand sieht dich mehr. Bis zum {date} kannst du zurückkommen; danach ist alles Persönliche gelöscht.',
  mailed: 'Den Link zum Zurückkommen haben wir dir gerade per E-Mail geschickt.',
  title: 'Komm zurück zu deinem Konto',
  text: 'Ein geschlossenes Konto lässt sich {days} Tage lang zurückholen, mit dem Link aus unserer E-Mail.',
  againTitle: 'Keine E-Mail mit dem Link?',
  again: 'Gib noch einmal deine Anmeldedaten ein, dann schicken wir dir den Link erneut.',
  submit: 'Link schicken',
  sentTitle: 'Der Link ist unterwegs',
  sent: 'Wir haben ihn an {email} geschickt.',
  backTitle: 'Möchtest du zurückkommen?',
  backText: 'Profil, Fotos, Unterhaltungen und Credits: Es ist alles noch da.',
  reactivate: 'Konto zurückholen',
  welcome: 'Schön, dass du wieder da bist, {name}.',
  notNow: 'Jetzt nicht',
  toHome: 'Zur Startseite',
} satisfies Messages<typeof source>;
