import type { Messages } from '@pairwise/i18n';

import type { pay as source } from './en.ts';

export const pay = {
  methodTitle: 'Wie möchtest du bezahlen?',
  repeatFailed: 'Deine letzte Bestellung konnte nicht geladen werden',
  orderTitle: 'Prüfe deine Bestellung',
  loading: 'Deine Bestellung wird geladen',
  summary: 'Deine Bestellung',
  credits_one: 'Credit für {price}',
  credits_other: 'Credits für {price}',
  perMessage: '{price} pro Nachricht',
  change: 'Anderes Paket wählen',
  bundle: 'Paket',
  bundleCredits_one: '{count} Credit, Premium inklusive',
  bundleCredits_other: '{count} Credits, Premium inklusive',
  method: 'Zahlungsart',
  total: 'Gesamt, inkl. MwSt.',
  once: 'Einmalige Zahlung, kein Abo. Credits verfallen nie.',
  afterTitle: 'So geht es weiter',
  otherMethod: 'Andere Zahlungsart wählen',
  order: 'Zahlungspflichtig bestellen – {price}',
  terms: 'AGB',
  returns: 'Widerrufsrecht',
  continued: 'Du setzt Bestellung {number} fort. Du bezahlst sie nur einmal.',
  retired: '{method} gibt es nicht mehr. Bitte wähle eine dieser Zahlungsarten.',
  notOffered: '{method} ist für diese Bestellung nicht möglich. Bitte wähle eine dieser Zahlungsarten.',
  refused: '{method} funktioniert gerade nicht. Bitte wähle eine dieser Zahlungsarten.',
  nothing: 'Es wurde nichts abgebucht.',
  safe: 'Du bezahlst eine Bestellung nie doppelt.',
  offline: 'Du bist offline. Deine Bestellung bleibt hier, bis du wieder online bist.',
} satisfies Messages<typeof source>;
