import type { Translation } from '../../../translation.ts';
import type { payments as source } from './en.ts';

export const payments: Translation<typeof source> = {
  payment_completed: {
    subject: 'Danke: {credits} Credits für dich',
    heading: 'Deine Zahlung ist da',
    lines: [
      'Du hast {credits} neue Credits, und Premium ist für dich freigeschaltet.',
      'Bestellung {order}: {amount} inklusive Mehrwertsteuer, bezahlt am {date}.',
      'Das war eine einmalige Zahlung, kein Abo. Den Beleg findest du als PDF bei deinen Zahlungen.',
    ],
    button: 'Meine Zahlungen ansehen',
  },
  payment_duplicate: {
    subject: 'Du hast doppelt bezahlt. Die zweite Zahlung kommt zurück',
    heading: 'Wir erstatten dir {amount}',
    lines: [
      'Deine Bestellung {order} wurde zweimal bezahlt. Die Credits wurden einmal gutgeschrieben, die zweite Zahlung von {amount} erstatten wir vollständig.',
      'Du musst nichts tun. Je nach Bank ist das Geld in wenigen Tagen wieder da.',
    ],
    button: 'Meine Zahlungen ansehen',
  },
  direct_debit_notice: {
    subject: 'Danke: {credits} Credits für dich',
    heading: 'Wir ziehen {amount} von deinem Bankkonto ein',
    lines: [
      'Du hast {credits} neue Credits, und Premium ist für dich freigeschaltet.',
      'Am {date} oder kurz danach ziehen wir {amount} für deine Bestellung {order} vom Bankkonto mit der Endung {last4} ein. Bitte sorge dafür, dass genug Geld darauf ist.',
      'Mandatsreferenz: {reference}. Gläubiger-Identifikationsnummer: {creditor}.',
      'Das ist eine einmalige Zahlung, kein Abo. Du kannst innerhalb von acht Wochen von deiner Bank die Erstattung verlangen.',
    ],
    button: 'Meine Zahlungen ansehen',
  },
  direct_debit_returned: {
    subject: 'Deine Bank hat unsere Lastschrift zurückgegeben',
    heading: 'Die Lastschrift hat nicht geklappt',
    lines: [
      'Deine Bank hat die Lastschrift über {amount} für deine Bestellung {order} vom Bankkonto mit der Endung {last4} zurückgegeben.',
      'Die Credits daraus haben wir zurückgenommen, soweit sie noch da waren. Lastschriften sind für dich gesperrt; alle anderen Zahlungsarten kannst du weiter nutzen.',
    ],
    button: 'Meine Zahlungen ansehen',
  },
  payment_restored: {
    subject: 'Gute Nachricht: Deine Bestellung {order} gilt wieder',
    heading: 'Deine Zahlung über {amount} zählt wieder',
    lines: [
      'Deine Bank hatte die Zahlung für deine Bestellung {order} zurückgebucht. Jetzt ist das Geld wieder bei uns, und damit ist alles geklärt.',
      'Die Credits, die wir abgezogen hatten, sind wieder in deinem Guthaben, und Premium ist für dich freigeschaltet.',
    ],
    button: 'Meine Zahlungen ansehen',
  },
  payment_refunded: {
    subject: 'Dein Geld ist auf dem Rückweg',
    heading: 'Wir erstatten dir {amount}',
    lines: [
      'Von deiner Bestellung {order} erstatten wir {amount} auf demselben Weg, auf dem du bezahlt hast.',
      'Je nach Bank ist das Geld in wenigen Tagen da.',
    ],
    button: 'Meine Zahlungen ansehen',
  },
  refund_failed: {
    subject: 'Deine Erstattung ist zu uns zurückgekommen',
    heading: 'Wir schulden dir noch {amount}',
    lines: [
      'Wir wollten dir {amount} für deine Bestellung {order} auf demselben Weg zurückzahlen, aber deine Bank oder dein Zahlungsanbieter hat das Geld nicht angenommen. Es ist bei uns und gehört weiter dir.',
      'Bitte schreib unserem Kundenservice, auf welches Bankkonto wir es überweisen sollen.',
    ],
    button: 'Meine Zahlungen ansehen',
  },
  withdrawal_done: {
    subject: 'Dein Widerruf ist bei uns angekommen',
    heading: 'Du hast deine Bestellung widerrufen',
    lines: [
      'Du hast deine Bestellung {order} widerrufen: {moment}. Der Widerruf gilt ab diesem Moment.',
      'Von den {credits} Credits waren {unused} unbenutzt. Sie werden von deinem Guthaben abgezogen, und wir erstatten dir {amount} von {paid} auf demselben Weg, auf dem du bezahlt hast. Je nach Bank ist das Geld in wenigen Tagen da.',
      'Premium ist beendet, außer du hast es noch durch eine andere Bestellung. Bewahre diese Mail als Nachweis auf. Nummer deines Widerrufs: {number}',
    ],
    button: 'Meine Zahlungen ansehen',
  },
  withdrawal_all_used: {
    subject: 'Dein Widerruf ist bei uns angekommen',
    heading: 'Es gibt nichts mehr zu erstatten',
    lines: [
      'Du hast deine Bestellung {order} widerrufen: {moment}.',
      'Alle Credits dieser Bestellung sind schon verwendet oder erstattet. Erstattet werden nur unbenutzte Credits, deshalb ändert sich nichts, und Premium bleibt dir.',
      'Nummer deines Widerrufs: {number}',
    ],
    button: 'Meine Zahlungen ansehen',
  },
  withdrawal_too_late: {
    subject: 'Dein Widerruf ist bei uns angekommen',
    heading: 'Die Frist für diese Bestellung ist vorbei',
    lines: [
      'Du hast deine Bestellung {order} widerrufen: {moment}. Die Widerrufsfrist war da schon abgelaufen.',
      'Deine Credits und Premium bleiben, wie sie sind. Wenn du meinst, dass wir uns irren, schreib unserem Kundenservice.',
      'Nummer deines Widerrufs: {number}',
    ],
    button: 'Meine Zahlungen ansehen',
  },
  withdrawal_ended: {
    subject: 'Dein Widerruf ist bei uns angekommen',
    heading: 'Diese Bestellung ist schon beendet',
    lines: [
      'Du hast deine Bestellung {order} widerrufen: {moment}. Das Geld dafür war da schon zurückgegangen.',
      'Du musst nichts tun. Unter deinen Zahlungen siehst du, was passiert ist.',
      'Nummer deines Widerrufs: {number}',
    ],
    button: 'Meine Zahlungen ansehen',
  },
};
