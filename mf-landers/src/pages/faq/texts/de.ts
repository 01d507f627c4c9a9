import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Häufige Fragen',
  lead: 'Gib ein Wort ein oder öffne eine Frage. Deine fehlt? Der [Kundenservice](service) beantwortet sie.',
  description: 'Antworten auf die häufigsten Fragen zu {site}: zu Profilen, Nachrichten, Credits und Sicherheit.',
  groups: [
    {
      id: 'start',
      title: 'Erste Schritte',
      questions: [
        {
          id: 'cost',
          question: 'Was kostet {site}?',
          answer: [
            'Ein Konto erstellen, suchen, Likes vergeben und lesen ist kostenlos. Was du sendest, bezahlst du mit Credits; alle [Preise](pricing) stehen auf einer Seite. Es gibt kein Abo.',
            'Neue Mitglieder bekommen Credits geschenkt, sobald ihre E-Mail-Adresse bestätigt ist: {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'Die E-Mail zum Bestätigen meiner Adresse kommt nicht an',
          answer: [
            'Sieh im Spam-Ordner nach. Ist sie dort nicht, melde dich an: Über den Hinweis ganz oben lässt du sie dir noch einmal schicken und kannst die Adresse berichtigen. Der Link gilt sieben Tage.',
          ],
        },
        {
          id: 'password',
          question: 'Ich kann mich nicht anmelden',
          answer: [
            'Wähle ein neues Passwort über [Passwort vergessen](reset); der Link dafür gilt eine Stunde. Nach fünf falschen Passwörtern ist die Anmeldung 15 Minuten lang gesperrt, danach länger. Das schützt dich vor Fremden, die dein Passwort erraten wollen.',
          ],
        },
        {
          id: 'language',
          question: 'Wie ändere ich die Sprache?',
          answer: [
            'Im Menü oben auf jeder Seite. Wir merken uns deine Wahl, auch für E-Mails, sobald du angemeldet bist.',
          ],
        },
      ],
    },
    {
      id: 'members',
      title: 'Profile und Likes',
      questions: [
        {
          id: 'who-sees-me',
          question: 'Wer sieht mein Profil?',
          answer: [
            'Andere Mitglieder. Besucher ohne Konto sehen Vorname, Alter, Region und das erste Foto, und auch das nur, wo ihnen die Suche offensteht. Bist du [unsichtbar](settings), was nichts kostet, sehen dich nur Mitglieder, die du magst oder mit denen du schreibst, und niemand sieht, wann du online bist.',
          ],
        },
        {
          id: 'photo-review',
          question: 'Warum ist mein Foto noch nicht zu sehen?',
          answer: [
            'Jedes Foto sieht sich zuerst ein Mensch an, meist innerhalb weniger Minuten. Wird es abgelehnt, steht der Grund in deinem [Profil](profile), und du kannst um eine zweite Prüfung bitten.',
          ],
        },
        {
          id: 'how-many-photos',
          question: 'Wie viele Fotos kann ich zeigen?',
          answer: ['Drei, mit Premium 25. JPEG, PNG und WebP bis 10 MB, mindestens 400 Pixel auf jeder Seite.'],
        },
        {
          id: 'match',
          question: 'Was ist ein Match?',
          answer: [
            'Zwei Mitglieder, die sich gegenseitig mögen. Beide sehen es sofort. Im Swipe-Spiel hast du vier Likes am Tag; Likes in Profilen zählen extra.',
          ],
        },
        {
          id: 'fictional',
          question: 'Sind alle Profile echt?',
          answer: [
            'Ein Mensch prüft die Fotos, aber wir prüfen keine Ausweise. Kommt dir ein Profil verdächtig vor, melde es bitte.',
            'Manche Profile sind {fictional_plural}. Jedes ist als „{fictional_singular}“ gekennzeichnet.',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Nachrichten',
      questions: [
        {
          id: 'free-messages',
          question: 'Wie viele Nachrichten kann ich kostenlos schreiben?',
          answer: [
            'Du kannst Unterhaltungen mit zwei Mitgliedern beginnen und mit deinen geschenkten Credits schreiben. Wer dir zuerst geschrieben hat, belegt keinen der beiden Plätze. Lesen ist immer kostenlos.',
          ],
        },
        {
          id: 'not-delivered',
          question: 'Warum sieht niemand meine Nachricht?',
          answer: [
            'Bis deine E-Mail-Adresse bestätigt ist, halten wir deine Nachrichten zurück. Öffne den Link in unserer E-Mail, dann werden sie zugestellt.',
          ],
        },
        {
          id: 'contact-details',
          question: 'Warum kann ich meine Telefonnummer nicht senden?',
          answer: [
            'In einer ersten Nachricht werden Kontaktdaten und Links abgelehnt: So beginnt der meiste Betrug. Sobald die andere Person geantwortet hat, kannst du sie senden.',
          ],
        },
        {
          id: 'offline',
          question: 'Was passiert, wenn das Netz weg ist?',
          answer: [
            'Deine Nachricht wartet bis zu 24 Stunden in deinem Browser und wird gesendet, sobald du wieder online bist, und zwar genau einmal. Du bezahlst nur, was ankommt.',
          ],
        },
        {
          id: 'delete-chat',
          question: 'Was passiert, wenn ich eine Unterhaltung lösche?',
          answer: [
            'Sie verschwindet bei dir. Die andere Person behält sie. Kommt eine neue Nachricht, ist die Unterhaltung wieder da, aber nur mit dem neuen Teil.',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Credits, Premium und Bezahlen',
      questions: [
        {
          id: 'what-costs',
          question: 'Was kostet wie viele Credits?',
          answer: [
            {
              facts: [
                ['Eine Nachricht', '{message_credits}'],
                ['Ein Foto in einer Unterhaltung', '{photo_credits}'],
                ['Ein Geschenk, ab', '{gift_credits}'],
                ['Empfangen und lesen', '0'],
              ],
            },
            'Der Knopf zeigt den Preis, bevor du sendest.',
          ],
        },
        {
          id: 'premium',
          question: 'Wie werde ich Premium-Mitglied?',
          answer: [
            'Kaufe ein beliebiges Paket [Credits](credits). Premium hat kein Enddatum und ist kein Abo. Du siehst alle Fotos, zeigst bis zu 25, beginnst so viele Unterhaltungen, wie du möchtest, und siehst, wann deine Nachrichten gelesen wurden.',
          ],
        },
        {
          id: 'expire',
          question: 'Verfallen Credits?',
          answer: ['Nein. Sie bleiben, bis du sie verbrauchst oder dein Konto löschst.'],
        },
        {
          id: 'not-arrived',
          question: 'Ich habe bezahlt, aber meine Credits fehlen',
          answer: [
            'Manche Zahlungsarten brauchen etwas länger. Unter [Zahlungen und Credits](transactions) siehst du immer den aktuellen Stand. Fehlen die Credits nach einer Stunde, [schreib uns](service) mit der Bestellnummer.',
          ],
        },
        {
          id: 'discount',
          question: 'Warum gilt mein Rabattcode nicht?',
          answer: [
            'Ein Code gilt einmal. Manche gelten nur ab einem Mindestbetrag, in einem Land, für eine Zahlungsart oder bis zu einem bestimmten Tag; das steht auf der Zahlungsseite. Codes lassen sich nicht kombinieren: Der bessere zählt.',
          ],
        },
        {
          id: 'money-back',
          question: 'Wie bekomme ich mein Geld zurück?',
          answer: [
            'Du kannst es {refund_days} Tage lang für unbenutzte Credits zurückverlangen, ohne Angabe von Gründen: [Bestellung widerrufen](withdrawal). Einzelheiten stehen unter [Widerrufsrecht](return-policy).',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Sicherheit',
      questions: [
        {
          id: 'safe-date',
          question: 'Wie bleibe ich bei einem Treffen sicher?',
          answer: [
            {
              items: [
                'Sprecht zuerst per Video oder am Telefon.',
                'Trefft euch an einem öffentlichen Ort, und kümmere dich selbst um Hin- und Rückweg.',
                'Sag Freunden, wo und mit wem du bist.',
                'Behalte dein Getränk im Blick, und geh, wenn es sich nicht richtig anfühlt.',
                'Schick nie Geld, Gutscheinkarten oder Codes, egal, was man dir erzählt.',
                'Behalte deine Adresse und deinen Arbeitsplatz eine Weile für dich.',
              ],
            },
            'Wir prüfen nicht, ob jemand vorbestraft ist. In Gefahr? Wähle den Notruf, in Europa 112.',
          ],
        },
        {
          id: 'money',
          question: 'Ein Mitglied bittet mich um Geld',
          answer: [
            'Schick nichts: Das ist fast immer Betrug. Melde das Mitglied über „Melden“ im Profil oder in der Unterhaltung und antworte nicht mehr. Hast du schon bezahlt, sprich mit deiner Bank und der Polizei.',
          ],
        },
        {
          id: 'report',
          question: 'Wie melde ich ein Mitglied?',
          answer: [
            'Über „Melden“ im Profil, im Menü der Unterhaltung oder neben einer Nachricht. Ein Mensch entscheidet, und du bekommst die Gründe per E-Mail. Das Mitglied erfährt nicht, wer gemeldet hat. Ohne Konto geht es mit dem [Formular](complaints).',
          ],
        },
        {
          id: 'block',
          question: 'Was passiert, wenn ich jemanden blockiere?',
          answer: [
            'Ihr begegnet euch hier nicht mehr: keine Suche, keine Likes, keine Nachrichten. Eure Unterhaltungen verschwinden aus deiner Liste. Wen du blockiert hast, steht in deinem [Profil](profile).',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Konto und Daten',
      questions: [
        {
          id: 'emails',
          question: 'Wie bestelle ich E-Mails ab?',
          answer: [
            'Wähle in deinen [Einstellungen](settings), welche du möchtest, oder nimm den Link am Ende einer E-Mail. E-Mails zu deinen Zahlungen und deinem Konto kommen immer.',
          ],
        },
        {
          id: 'change-mail',
          question: 'Wie ändere ich meine E-Mail-Adresse?',
          answer: [
            'In deinen [Einstellungen](settings). Sie ändert sich, wenn du den Link öffnest, den wir an die neue Adresse senden.',
          ],
        },
        {
          id: 'copy',
          question: 'Kann ich eine Kopie meiner Daten bekommen?',
          answer: ['Ja: [fordere sie an](export). Wir packen alles in eine Datei, und der Link dazu gilt sieben Tage.'],
        },
        {
          id: 'delete-account',
          question: 'Wie lösche ich mein Konto?',
          answer: [
            'Ganz unten in deinen [Einstellungen](settings). Du bist sofort unsichtbar, und 14 Tage lang bringt der Link in unserer E-Mail alles zurück. Dann werden deine Daten gelöscht, und übrige Credits sind verloren.',
            'Bevor du es löschst, bieten wir dir einmal {delete_discount} % Rabatt auf eine Bestellung an, sieben Tage lang, falls du doch bleiben möchtest.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
