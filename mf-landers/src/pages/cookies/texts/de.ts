import type { PageText } from '../../page-text.ts';

export default {
  title: 'Cookies',
  lead: 'Was {site} in deinem Browser speichert. Es ist wenig: keine Werbung, keine Tracker, nichts von anderen Unternehmen.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Cookies sind kleine Textdateien, die dein Browser an uns zurücksendet. Das sind alle, die wir setzen:',
        {
          facts: [
            [
              '__Host-auth.session',
              'Hält dich angemeldet. Wird bei der Anmeldung gesetzt und gilt bis 30 Tage nach deinem letzten Besuch. Kein Skript kann es lesen.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Zufallswerte, die deine Anmeldung von einem Teil der Seite zum anderen bringen. Höchstens zwei Minuten lang.',
            ],
            [
              'lang',
              'Die Sprache, die du gewählt hast. Wird gesetzt, wenn du eine wählst oder einen Link in dieser Sprache öffnest, für 365 Tage.',
            ],
            [
              'first-touch',
              'Die Kampagne, über die du zuerst gekommen bist. Wird nur gesetzt, wenn der Link eine genannt hat, für 30 Tage; wenn du dich registrierst, wird sie in deinem Konto gespeichert.',
            ],
            [
              'entry-skipped',
              'Wann du bestätigt hast, volljährig zu sein, damit wir nicht noch einmal fragen. Für 365 Tage.',
            ],
            [
              '__Host-Http-mfe.bucket',
              'Eine Zufallszahl, damit du dieselbe Fassung einer Seite behältst, während wir eine neue mit einem Teil der Besucher erproben. Wird nur dann gesetzt, für 365 Tage.',
            ],
            ['mfe.experiments', 'Dass du nicht an Tests teilnehmen möchtest. Nur wenn du das sagst, für 365 Tage.'],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Speicher im Browser',
      body: [
        'Diese Einträge bleiben in deinem Browser und werden nicht mit jeder Anfrage gesendet:',
        {
          facts: [
            [
              'pairwise.entry-skipped',
              'Wann du bestätigt hast, volljährig zu sein, damit wir nicht noch einmal fragen.',
            ],
            ['pairwise.dismissed.…', 'Welche Hinweise du wann geschlossen hast, damit sie geschlossen bleiben.'],
            [
              'pairwise.had-contact.…',
              'Dass es das erste Like oder die erste Nachricht gab, damit wir Benachrichtigungen erst dann anbieten.',
            ],
            [
              'pairwise.draft.…',
              'Was du beim Verlassen der Seite gerade in einer Unterhaltung getippt hast, bis das Gerät es gespeichert hat. Beim Abmelden wird es entfernt.',
            ],
            ['pairwise-queue.…', 'Was du offline getan hast, bis es gesendet ist. Beim Abmelden wird es entfernt.'],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'Nachrichten, die du geschrieben und noch nicht gesendet hast, und Unterhaltungen, die du gelöscht hast, bis wir sie erhalten haben.',
            ],
            ['pairwise-swipe-keys', 'Ob die Tasten der Tastatur im Swipe-Spiel gelten.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Welche Versionen einer Seite wir zurückgezogen haben und wann die Seite zuletzt neu geladen wurde, weil eine Datei fehlte, damit sie nicht immer wieder neu lädt. Bis du den Tab schließt.',
            ],
            [
              'Entwürfe',
              'Formulare, die du begonnen hast, etwa deine Registrierung oder dein Profil, bis du den Tab schließt.',
            ],
          ],
        },
        'Ein Service Worker bewahrt die Texte einer Seite für die Zeit ohne Netz auf. Wenn du Benachrichtigungen einschaltest, merkt sich dein Browser die Erlaubnis.',
      ],
    },
    {
      id: 'consent',
      title: 'Warum es kein Banner gibt',
      body: [
        'Das meiste davon ist für die von dir gewünschten Funktionen nötig: angemeldet bleiben, deine Sprache behalten, eine Seite sehen, die funktioniert. Dafür verlangt das Gesetz keine Einwilligung.',
        'Zwei Einträge dienen der Messung: first-touch zeigt, welche Kampagne dich zu uns gebracht hat, und __Host-Http-mfe.bucket, mit welcher Fassung einer Seite sich mehr Besucher registrieren. Wir nutzen sie, weil wir ein berechtigtes Interesse daran haben, zu wissen, was funktioniert (DSGVO, Artikel 6 Absatz 1 Buchstabe f). Kein anderes Unternehmen bekommt sie. Du kannst widersprechen: den Tests mit dem [Knopf weiter unten](cookies#experiments), der Kampagne, indem du first-touch in deinem Browser löschst oder [uns schreibst](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Tests mit Seiten',
      body: [
        'Manchmal zeigen wir zwei Fassungen einer Seite, um zu sehen, welche mehr Besucher zur Registrierung bewegt. Welche du siehst, entscheidet der Zufall. Wir zählen Besuche und Registrierungen nach Fassung, Sprache, Gerät, Land und Art der Website. Name und Adresse speichern wir dabei nicht, und niemand sonst bekommt die Zahlen.',
        'Du kannst jederzeit widersprechen. Dann wird deine Zufallszahl gelöscht, du siehst die übliche Seite und deine Besuche zählen nicht mit.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Seiten Dritter',
      body: [
        'Wenn du bezahlst, bist du auf der Seite des Zahlungsanbieters, der eigene Cookies setzt. Dasselbe gilt für Seiten von Partnern, die sich erst nach einem Hinweis öffnen.',
      ],
    },
    {
      id: 'delete',
      title: 'Wie du alles löschst',
      body: [
        'In den Einstellungen deines Browsers kannst du Cookies und Speicher löschen oder verbieten. Du bist dann abgemeldet und musst deine Sprache neu wählen; alles andere funktioniert. Damit du angemeldet bleibst, braucht {site} das erste Cookie.',
        'Mehr über deine Daten: [Datenschutz](privacy).',
      ],
    },
  ],
} satisfies PageText;
