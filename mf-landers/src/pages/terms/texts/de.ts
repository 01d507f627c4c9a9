import type { PageText } from '../../page-text.ts';

export default {
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Die Regeln zwischen dir und {company}, wenn du {site} benutzt. Fassung vom {version}.',
  description:
    'Die Regeln zwischen dir und uns, wenn du {site} benutzt: was du erwarten darfst, was du zahlst und was wir von dir erwarten.',
  sections: [
    {
      id: 'company',
      title: 'Wer wir sind',
      body: [
        '{company} betreibt {site}. „Wir“ meint in diesen Bedingungen dieses Unternehmen.',
        {
          facts: [
            ['Unternehmen', '{company}'],
            ['Anschrift', '{address}, {city}, {country}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Umsatzsteuer-ID', '{vat_numbers}'],
            ['Handelsnamen', '{tradenames}'],
            ['Telefon', '[{phone}](phone)'],
            ['E-Mail', '[{email}](mail)'],
          ],
        },
        'Du kannst uns auf Deutsch, Englisch oder Niederländisch schreiben.',
      ],
    },
    {
      id: 'service',
      title: 'Was {site} ist',
      body: [
        'Auf {site} lernen sich Erwachsene kennen: Du legst ein Profil an, siehst dir die Profile anderer an, zeigst, wen du magst, und schreibst.',
        'Wir bringen Menschen in Kontakt. Wir können nicht versprechen, dass jemand antwortet, dass du einen Menschen fürs Leben findest oder dass alles stimmt, was Mitglieder über sich sagen. Pass auf dich auf, wenn du dich mit jemandem triffst: Unsere [Tipps zur Sicherheit](faq#safe-date) helfen dabei.',
        'Manche Profile sind {fictional_plural}. Jedes davon ist als „{fictional_singular}“ gekennzeichnet. Sie sind erfunden, und die gezeigten Personen kannst du nicht treffen.',
      ],
    },
    {
      id: 'account',
      title: 'Dein Konto',
      body: [
        'Um ein Konto zu erstellen, musst du mindestens {min_age} Jahre alt sein. Es ist kostenlos. Dein Konto gehört nur dir: ein Mensch, ein Konto.',
        'Wir senden dir einen Link an deine E-Mail-Adresse. Bis du ihn geöffnet hast, können die Mitglieder, denen du schreibst, deine Nachrichten nicht lesen.',
        'Wähle ein Passwort, das du nirgends sonst benutzt, und behalte es für dich. Glaubst du, dass jemand anderes dein Konto benutzt, dann [ändere dein Passwort](settings): Dann werden alle anderen Geräte abgemeldet.',
      ],
    },
    {
      id: 'rules',
      title: 'Wie wir miteinander umgehen',
      body: [
        'Für das, was du schreibst und zeigst, bist du verantwortlich. Auf {site} nicht erlaubt sind:',
        {
          items: [
            'sich als jemand anderes auszugeben oder fremde Fotos zu benutzen',
            'Fotos von Kindern, von Menschen, die nicht einverstanden sind, und Nacktfotos',
            'Beleidigungen, Drohungen, Belästigung, Hass und alles andere, was gegen Gesetze verstößt',
            'um Geld zu bitten, zu werben, Spam zu schicken oder Mitglieder zu kostenpflichtigen Diensten zu lenken',
            'Daten von Mitgliedern zu sammeln oder Programme für dich handeln zu lassen',
            'Kontaktdaten wie Telefonnummern in einer ersten Nachricht, bevor die andere Person geantwortet hat',
          ],
        },
        'Was du zeigst, bleibt deins. Du erlaubst uns, es zu speichern und anderen Mitgliedern zu zeigen, solange es auf {site} steht. Fotos sehen Besucher ohne Konto nur dort, wo ihnen die Suche offensteht.',
      ],
    },
    {
      id: 'moderation',
      title: 'Wie wir prüfen und entscheiden',
      body: [
        'Jedes Foto sieht sich ein Mensch an, bevor andere es sehen. Texte werden nicht vorab gelesen. Ein Programm lehnt Kontaktdaten in ersten Nachrichten ab und Bilder, die wir schon einmal abgelehnt haben.',
        'Du kannst ein Profil, ein Foto, eine Nachricht oder etwas anderes melden: über „Melden“ direkt daneben oder über unser [Formular für Beschwerden](complaints). Über jede Meldung entscheidet ein Mensch.',
        'Verstößt etwas gegen diese Regeln oder gegen ein Gesetz, können wir es entfernen, das Konto sperren oder endgültig schließen. Was wir wählen, hängt davon ab, wie schwer der Verstoß ist, wie oft er vorkam und was er bei anderen angerichtet hat. Wer davon betroffen ist, bekommt unsere Gründe per E-Mail.',
        'Eine Maßnahme kommt vor der Entscheidung eines Menschen: Ein Konto, das als Konto eines Kindes gemeldet wird, kann ruhen, bis wir es geprüft haben.',
        'Wer etwas gemeldet hat oder von unserer Entscheidung betroffen ist, kann sechs Monate lang kostenlos widersprechen, über den Link in unserer E-Mail. Der Weg zu einem Gericht oder zu einer außergerichtlichen Schlichtungsstelle in deinem Land steht dir ebenfalls offen. Wer häufig offensichtlich falsche Meldungen schickt, kann selbst gesperrt werden.',
      ],
    },
    {
      id: 'free',
      title: 'Was kostenlos ist',
      body: [
        {
          items: [
            'ein Konto erstellen, suchen, Likes vergeben und alles lesen, was Mitglieder dir schreiben',
            'Unterhaltungen mit zwei Mitgliedern beginnen; Antworten an andere zählen nicht mit',
            'drei Fotos in deinem Profil',
          ],
        },
        'Neue Mitglieder bekommen Credits geschenkt, sobald ihre E-Mail-Adresse bestätigt ist: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits und Premium',
      body: [
        'Mit Credits bezahlst du, was du sendest. Du kaufst sie als Paket, einmalig: {site} hat kein Abo, und nichts verlängert sich von selbst. Alle [Preise](pricing) enthalten die Umsatzsteuer und werden dir vor der Bestellung in deiner Währung angezeigt.',
        {
          facts: [
            ['Credits für eine Nachricht', '{message_credits}'],
            ['Credits für ein Foto in einer Unterhaltung', '{photo_credits}'],
            ['Credits für ein Geschenk, ab', '{gift_credits}'],
          ],
        },
        'Mit jedem Paket wirst du auch Premium-Mitglied: Du siehst alle Fotos, zeigst selbst bis zu 25, beginnst so viele Unterhaltungen, wie du möchtest, und siehst, wann deine Nachrichten gelesen wurden. Premium hat kein Enddatum. Es endet nur, wenn alle deine Bestellungen erstattet sind.',
        'Credits verfallen nicht, solange dein Konto besteht. Du kannst sie nicht verkaufen, verschenken oder auszahlen lassen, außer durch dein [Widerrufsrecht](return-policy).',
      ],
    },
    {
      id: 'order',
      title: 'Wie ein Vertrag entsteht',
      body: [
        'Du wählst ein Paket und eine Zahlungsart und drückst auf den Knopf mit dem Preis. Das ist deine Bestellung. Der Vertrag kommt zustande, wenn die Zahlung angenommen ist; dann schreiben wir dir die Credits gut und senden dir eine E-Mail mit der Bestellnummer.',
        'Ein Rabattcode gilt nur einmal und lässt sich nicht mit einem anderen kombinieren. Er kann auf ein Land, eine Zahlungsart, einen Zeitraum oder einen Mindestbetrag beschränkt sein; das zeigen wir dir, bevor du bezahlst.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Widerruf',
      body: [
        'Eine Bestellung kannst du innerhalb von {refund_days} Tagen ohne Angabe von Gründen widerrufen: [Vertrag widerrufen](withdrawal). Was du zurückbekommst, steht unter [Widerrufsrecht](return-policy).',
      ],
    },
    {
      id: 'leaving',
      title: 'Wenn du gehst, und wenn wir kündigen',
      body: [
        'Du kannst dein Konto jederzeit in deinen [Einstellungen](settings) löschen. Du bist sofort unsichtbar. 14 Tage lang kannst du mit dem Link zurückkommen, den wir dir senden; danach werden deine personenbezogenen Daten gelöscht, und übrige Credits sind verloren. Fordere dein Geld vorher zurück, wenn du ein Recht darauf hast.',
        'Wir können den Vertrag mit einer Frist von 30 Tagen per E-Mail kündigen, bei einem schweren Verstoß gegen diese Bedingungen auch ohne Frist. Kündigen wir, ohne dass du gegen die Regeln verstoßen hast, zahlen wir dir deine unbenutzten Credits zurück.',
      ],
    },
    {
      id: 'liability',
      title: 'Haftung',
      body: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit und wo das Gesetz es vorschreibt. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Pflicht verletzen, deren Erfüllung den Vertrag überhaupt erst möglich macht, und dann nur bis zur Höhe des vorhersehbaren Schadens.',
        'Wir sorgen dafür, dass {site} funktioniert, doch zeitweise kann es nicht erreichbar sein, etwa während einer Wartung. Deine Rechte bei einem mangelhaften digitalen Produkt bleiben unberührt.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen dieser Bedingungen',
      body: [
        'Das Datum dieser Fassung steht oben. Ändern wir die Bedingungen zu deinem Nachteil, schreiben wir dir mindestens 30 Tage vorher. Bist du nicht einverstanden, kannst du dein Konto löschen und bekommst den Preis deiner unbenutzten Credits zurück.',
      ],
    },
    {
      id: 'law',
      title: 'Recht und Streitfälle',
      body: [
        'Es gilt das Recht des Landes, in dem {company} seinen Sitz hat ({country}). Als Verbraucher behältst du den Schutz, den dir das Recht deines eigenen Landes gibt, und du kannst auch dort vor Gericht gehen.',
        'Bitte [schreib uns](service) zuerst: Das meiste lässt sich schnell lösen.',
      ],
    },
  ],
} satisfies PageText;
