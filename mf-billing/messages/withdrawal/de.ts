import type { Messages } from '@pairwise/i18n';

import type { withdrawal as source } from './en.ts';

export const withdrawal = {
  title: 'Vertrag widerrufen',
  intro: 'Du kannst eine Bestellung innerhalb von {days} Tagen ohne Angabe von Gründen widerrufen.',
  loading: 'Deine Bestellungen werden geladen',
  ordersFailed: 'Deine Bestellungen konnten nicht geladen werden. Die Bestellnummer kannst du trotzdem eingeben.',
  choose: 'Welche Bestellung?',
  order: '{credits} Credits, {amount}',
  orderDetail: '{date} · {number} · bis {until}',
  another: 'Eine andere Bestellung',
  number: 'Bestellnummer',
  numberHint: 'Die zehn Ziffern aus der E-Mail zu deiner Zahlung.',
  numberInvalid: 'Gib die zehn Ziffern deiner Bestellnummer ein.',
  email: 'E-Mail-Adresse deines Kontos',
  emailInvalid: 'Gib die E-Mail-Adresse deines Kontos ein.',
  submit: 'Weiter',
  confirmTitle: 'Dein Widerruf',
  statement: 'Ich widerrufe den Vertrag über meine Bestellung {number}.',
  statementOrder: 'Bestellung',
  statementEmail: 'E-Mail-Adresse',
  bought: 'Bezahlt',
  unused: 'Unbenutzte Credits',
  unusedOf: '{unused} von {credits}',
  refund: 'Du bekommst zurück',
  effect:
    'Sind alle Credits unbenutzt, bekommst du alles zurück, sonst den Anteil der unbenutzten. Sie werden von deinem Guthaben abgezogen, und Premium endet, wenn du es nicht durch eine andere Bestellung hast.',
  sameWay: 'Das Geld geht auf demselben Weg zurück, auf dem du bezahlt hast.',
  confirm: 'Widerruf bestätigen',
  back: 'Zurück',
  offline: 'Du bist offline. Es wurde nichts gesendet.',
  doneTitle: 'Dein Widerruf ist eingegangen',
  doneMoment: 'Eingegangen',
  doneId: 'Nummer deines Widerrufs',
  doneMailMember: 'In wenigen Minuten bekommst du eine E-Mail mit diesem Zeitpunkt und dem Betrag.',
  doneMail:
    'Wenn Nummer und Adresse zusammengehören, kommt in wenigen Minuten eine E-Mail mit diesem Zeitpunkt und dem Betrag an diese Adresse. Keine E-Mail? Prüfe die Nummer und versuche es noch einmal, oder schreib unserem Kundenservice.',
  keep: 'Lass diese Seite offen, bis die E-Mail da ist.',
  again: 'Eine andere Bestellung widerrufen',
} satisfies Messages<typeof source>;
