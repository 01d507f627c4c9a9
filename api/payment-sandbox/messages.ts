const en = {
  language: 'en',
  title: 'Test payment',
  banner: 'This is a test. No money is moved.',
  amount: 'Amount',
  description: 'For',
  choose: 'How should this payment end?',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Cancelled',
  expired: 'Expired',
  pending: 'Leave it pending and go back',
  authorized: 'Reserve the amount',
  open: 'Leave it open and go back',
  ended: 'This payment has ended:',
  back: 'Back to the shop',
  unknown: 'There is no such payment.',
};

export type Messages = typeof en;

const de: Messages = {
  language: 'de',
  title: 'Testzahlung',
  banner: 'Dies ist ein Test. Es fließt kein Geld.',
  amount: 'Betrag',
  description: 'Für',
  choose: 'Wie soll diese Zahlung ausgehen?',
  paid: 'Bezahlt',
  failed: 'Fehlgeschlagen',
  canceled: 'Abgebrochen',
  expired: 'Abgelaufen',
  pending: 'In Bearbeitung lassen und zurückgehen',
  authorized: 'Betrag reservieren',
  open: 'Offen lassen und zurückgehen',
  ended: 'Diese Zahlung ist abgeschlossen:',
  back: 'Zurück zum Shop',
  unknown: 'Diese Zahlung gibt es nicht.',
};

const nl: Messages = {
  language: 'nl',
  title: 'Testbetaling',
  banner: 'Dit is een test. Er wordt geen geld overgemaakt.',
  amount: 'Bedrag',
  description: 'Voor',
  choose: 'Hoe moet deze betaling aflopen?',
  paid: 'Betaald',
  failed: 'Mislukt',
  canceled: 'Geannuleerd',
  expired: 'Verlopen',
  pending: 'In behandeling laten en teruggaan',
  authorized: 'Bedrag reserveren',
  open: 'Open laten en teruggaan',
  ended: 'Deze betaling is afgerond:',
  back: 'Terug naar de winkel',
  unknown: 'Deze betaling bestaat niet.',
};

/** Returns the page's texts for a locale as Mollie writes it (`de_DE`); English for other languages. */
export function messagesFor(locale: string | undefined): Messages {
  return [de, nl].find(({ language }) => locale?.slice(0, 2).toLowerCase() === language) ?? en;
}
