import type { Messages } from '@pairwise/i18n';

import type { directDebit as source } from './en.ts';

export const directDebit = {
  intro:
    'Wir ziehen {price} einmalig von deinem Bankkonto ein. Damit wir sicher sind, dass du es bist, senden wir einen Code an dein Handy.',
  account: 'Dein Bankkonto',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  ibanHint: 'Sie steht auf deiner Bankkarte und in deiner Banking-App.',
  address: 'Deine Adresse',
  street: 'Straße',
  houseNumber: 'Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  mobile: 'Handynummer',
  mobileHint: 'Für den Code. Wir nutzen sie für nichts anderes.',
  required: 'Bitte fülle dieses Feld aus.',
  mandate: 'SEPA-Lastschriftmandat',
  notice: 'Betrag und Datum jeder Lastschrift kündigen wir dir spätestens einen Tag vorher per E-Mail an.',
  authorise:
    'Ich stimme diesem Mandat zu: für diese Zahlung von {price} und für Pakete, die ich später wieder bestelle.',
  send: 'Code senden',
  failed: 'Das Formular konnte nicht geladen werden',
  codeTitle: 'Gib deinen Code ein',
  codeText: 'Wir haben eine SMS mit einem Code an {mobile} gesendet. Er gilt zehn Minuten.',
  code: 'SMS-Code',
  codeFormat: 'Der Code hat sechs Ziffern.',
  confirm: 'Zahlungspflichtig bestellen – {price}',
  resendIn: 'Einen neuen Code kannst du in {time} anfordern.',
  resend: 'Neuen Code senden',
  resent: 'Ein neuer Code ist unterwegs. Der alte gilt nicht mehr.',
  noResend: 'Wenn kein Code angekommen ist, prüfe bitte deine Nummer.',
  change: 'Meine Angaben ändern',
  again: 'Neuen Code anfordern',
  creditorId: 'Gläubiger-ID',
  reference: 'Mandatsreferenz',
  repeatText: 'Mit deinem Mandat ziehen wir {price} von diesem Bankkonto ein.',
  otherAccount: 'Anderes Bankkonto verwenden',
  offline: 'Du bist offline. Was du eingegeben hast, bleibt hier, bis du wieder online bist.',
} satisfies Messages<typeof source>;
