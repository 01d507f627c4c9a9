import type { PageText } from '../../page-text.ts';

export default {
  title: 'Kundenservice',
  lead: 'Wir helfen dir gern. Vieles löst du am schnellsten selbst, deshalb sieh zuerst hier nach.',
  sections: [
    {
      id: 'yourself',
      title: 'Schnelle Hilfe',
      body: [
        {
          items: [
            '[Häufige Fragen](faq), mit Suche',
            '[Ein neues Passwort festlegen](reset)',
            '[Deine Zahlungen und ihr Stand](transactions)',
            '[Eine Bestellung widerrufen](withdrawal)',
            '[Etwas melden oder dich beschweren](complaints)',
            '[Benachrichtigungen ändern oder dein Konto löschen](settings)',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Schreiben oder anrufen',
      body: [
        {
          facts: [
            ['E-Mail', '[{email}](mail)'],
            ['Telefon', '[{phone}](phone)'],
            ['Brief', '{company}, {address}, {city}, {country}'],
          ],
        },
        'Du kannst uns auf Deutsch, Englisch oder Niederländisch schreiben. Jede Nachricht liest ein Mensch.',
      ],
    },
    {
      id: 'helps-us',
      title: 'Was uns hilft, dir zu helfen',
      body: [
        {
          items: [
            'Schreib von der E-Mail-Adresse deines Kontos.',
            'Bei einer Zahlung: die Bestellnummer und der Tag.',
            'Bei einem Fehler: was du getan hast, was du gesehen hast und auf welchem Gerät.',
            'Bei einem Mitglied: die Adresse des Profils. Am schnellsten geht „Melden“ direkt im Profil.',
          ],
        },
        'Sende uns nie dein Passwort oder deine Kartennummer. Wir fragen nie danach, auch nicht am Telefon.',
      ],
    },
    {
      id: 'danger',
      title: 'Bei Gefahr',
      body: [
        'Bist du gerade jetzt in Gefahr, wähle den Notruf, in Europa 112. Danach [melde das Mitglied](complaints), damit wir andere schützen können.',
      ],
    },
    {
      id: 'company',
      title: 'Das Unternehmen',
      body: [
        {
          facts: [
            ['Unternehmen', '{company}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Umsatzsteuer-ID', '{vat_numbers}'],
            ['Handelsnamen', '{tradenames}'],
          ],
        },
        'Das ist auch unsere Kontaktstelle für Behörden und für Nutzer nach dem Gesetz über digitale Dienste.',
      ],
    },
  ],
} satisfies PageText;
