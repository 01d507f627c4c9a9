import type { PageText } from '../../page-text.ts';

export default {
  title: 'Widerrufsrecht',
  lead: 'Du hast {refund_days} Tage, um dir eine Bestellung anders zu überlegen. Hier steht, was du zurückbekommst und wie.',
  description:
    'Du hast dir eine Bestellung bei {site} anders überlegt? Hier steht, wie lange du Zeit hast, was du zurückbekommst und wie.',
  sections: [
    {
      id: 'right',
      title: 'Dein Widerrufsrecht',
      body: [
        'Du kannst eine Bestellung innerhalb von {refund_days} Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag nach dem Kauf und endet mit Ablauf ihres letzten Tages, wo immer du bist.',
      ],
    },
    {
      id: 'how',
      title: 'So widerrufst du',
      body: [
        'Am schnellsten geht es mit unserem Formular, auch ohne Anmeldung: [Vertrag widerrufen](withdrawal). Du brauchst die Bestellnummer; sie steht in der E-Mail zu deiner Zahlung und unter [Zahlungen und Credits](transactions). Drücke auf „Widerruf bestätigen“: Von diesem Moment an gilt dein Widerruf, und wir bestätigen ihn per E-Mail mit Datum und Uhrzeit.',
        'Du kannst den Widerruf auch anders eindeutig erklären: per E-Mail an [{email}](mail), am Telefon oder per Brief an {company}, {address}, {city}, {country}. Es genügt, die Erklärung vor Ablauf der Frist abzusenden.',
      ],
    },
    {
      id: 'amount',
      title: 'Was du zurückbekommst',
      body: [
        {
          items: [
            'Kein Credit der Bestellung benutzt: den vollen Preis.',
            'Ein Teil benutzt: den Anteil der unbenutzten, zu deinen Gunsten gerundet.',
            'Alle benutzt: nichts, denn du hast die ganze Leistung erhalten, mit der wir auf deinen Wunsch sofort begonnen haben.',
          ],
        },
        'Ein Beispiel: Von 30 Credits für 29,99 hast du 10 benutzt. Du bekommst zwei Drittel des Preises zurück, das sind 20,00. Die ältesten Credits werden zuerst benutzt, auch geschenkte.',
      ],
    },
    {
      id: 'when',
      title: 'Wann und wie das Geld kommt',
      body: [
        'Wir zahlen es sofort zurück, spätestens 14 Tage nach deinem Widerruf, auf demselben Weg, auf dem du bezahlt hast, und ohne Gebühr. Bis es auf deinem Konto ist, kann es je nach Bank noch einige Tage dauern. Eine Lastschrift, die noch unterwegs ist, zahlen wir zurück, sobald das Geld bei uns ist.',
      ],
    },
    {
      id: 'effect',
      title: 'Was mit Credits und Premium geschieht',
      body: [
        'Die unbenutzten Credits der Bestellung werden von deinem Guthaben abgezogen. Premium endet, wenn du es nicht durch eine andere Bestellung hast; Fotos ab dem vierten sind dann verborgen und kommen mit deiner nächsten Bestellung zurück. Gelöscht wird nichts.',
      ],
    },
    {
      id: 'wrong',
      title: 'Wenn etwas schiefgegangen ist',
      body: [
        'Versehentlich doppelt bezahlt? Das merken wir und zahlen den zweiten Betrag von selbst zurück. Keine Credits, obwohl die Zahlung abgebucht ist? Manche Zahlungsarten brauchen etwas länger; fehlen sie nach einer Stunde, [schreib uns](service).',
        'Bitte lass eine Zahlung nicht von deiner Bank zurückholen, bevor du mit uns gesprochen hast: Eine Rückbuchung nimmt die Credits wieder weg und kann Lastschriften für dich sperren.',
        'Deine gesetzlichen Rechte bei einem mangelhaften digitalen Produkt bestehen neben diesem Widerrufsrecht.',
      ],
    },
    {
      id: 'form',
      title: 'Muster-Widerrufsformular',
      body: [
        'Du kannst diesen Text benutzen, musst es aber nicht:',
        {
          items: [
            'An {company}, {address}, {city}, {country}, {email}:',
            'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf von Credits auf {site}.',
            'Nummer der Bestellung und Tag, an dem ich bestellt habe',
            'Mein Name und die E-Mail-Adresse meines Kontos',
            'Datum, auf Papier auch meine Unterschrift',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
