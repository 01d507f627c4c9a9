import type { Messages } from '@pairwise/i18n';

import type { result as source } from './en.ts';

export const result = {
  loading: 'Deine Zahlung wird geladen',
  failedToLoad: 'Deine Zahlung konnte nicht geladen werden',
  status: {
    open: 'Wartet auf dich',
    pending: 'In Bearbeitung',
    completed: 'Zahlung erhalten',
    ordered: 'Bestellung bestätigt',
    failed: 'Nicht bezahlt',
    refunded: 'Erstattet',
    charged_back: 'Zurückgebucht',
  },
  pendingTitle: 'Deine Zahlung wird bearbeitet',
  pendingText:
    'Das dauert meist nur Sekunden, bei einer Überweisung bis zu zwei Werktage. Du kannst diese Seite ruhig verlassen: Deine Credits kommen von allein.',
  pendingLocked:
    'Damit du nie doppelt bezahlst, kannst du dieses Paket erst wieder kaufen, wenn Bestellung {number} abgeschlossen ist. Ein anderes Paket kannst du sofort wählen.',
  transfer: {
    title: 'Wir warten auf deine Überweisung',
    text: 'Deine Credits sind da, sobald das Geld da ist, meist innerhalb von zwei Werktagen. Du kannst diese Seite ruhig verlassen: Sie kommen von allein.',
    details: 'Überweise auf dieses Konto',
    hint: 'Gib den Verwendungszweck genau so an: Daran erkennen wir deine Überweisung.',
    amount: 'Betrag',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Name der Bank',
    reference: 'Verwendungszweck',
    copy: 'Kopieren',
    copied: 'Kopiert',
    otherText:
      'Noch nicht überwiesen? Du kannst auch anders bezahlen. Kommt deine Überweisung trotzdem an, zahlen wir sie dir vollständig zurück.',
  },
  openTitle: 'Deine Zahlung wartet auf dich',
  openText: 'Du hast die Zahlung noch nicht abgeschlossen. Mach dort weiter, wo du aufgehört hast.',
  continue: 'Zahlung fortsetzen',
  added_one: 'neuer Credit für dich',
  added_other: 'neue Credits für dich',
  balance_one: 'Du hast jetzt {count} Credit.',
  balance_other: 'Du hast jetzt {count} Credits.',
  debit: '{amount} ziehen wir per Lastschrift ein. Das Datum steht in unserer E-Mail.',
  premium:
    'Premium ist für dich freigeschaltet: alle Fotos, so viele Unterhaltungen, wie du möchtest, und Lesebestätigungen.',
  backToChat: 'Zurück zur Unterhaltung',
  goOn: 'Dort weitermachen, wo du warst',
  members: 'Mitglieder entdecken',
  failedText: 'Es wurde nichts abgebucht. Dein Paket ist noch hier: Wie möchtest du stattdessen bezahlen?',
  failedCardText: 'Es wurde nichts abgebucht. Versuche es noch einmal mit der Karte oder bezahle anders.',
  failedEndText: 'Es wurde nichts abgebucht. Du kannst jederzeit wieder ein Paket wählen.',
  retryCard: 'Noch einmal mit der Karte',
  others: 'Zahlungsarten',
  restart: 'Paket wählen',
  refundedTitle: 'Diese Zahlung wurde erstattet',
  refundedText:
    'Wir haben {amount} auf demselben Weg zurückgezahlt. Je nach Bank ist das Geld in wenigen Tagen bei dir.',
  chargedBackTitle: 'Diese Zahlung wurde zurückgebucht',
  chargedBackText:
    'Deine Bank hat das Geld zurückgeholt, darum wurden die Credits von deinem Guthaben abgezogen. Wenn dich das überrascht, melde dich bitte beim Kundenservice.',
  service: 'Kundenservice',
  bundle: 'Paket',
  bundleCredits_one: '{count} Credit',
  bundleCredits_other: '{count} Credits',
  amount: 'Betrag',
  paid: 'Bezahlt',
  method: 'Zahlungsart',
  orderNumber: 'Bestellnummer',
  date: 'Datum',
  history: 'Zahlungen und Credits',
} satisfies Messages<typeof source>;
