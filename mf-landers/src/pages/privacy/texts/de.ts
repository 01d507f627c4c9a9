import type { PageText } from '../../page-text.ts';

export default {
  title: 'Datenschutz',
  lead: 'Welche Daten {site} über dich speichert, warum, wie lange, und was du tun kannst.',
  sections: [
    {
      id: 'controller',
      title: 'Wer verantwortlich ist',
      body: [
        '{company} ist für deine Daten verantwortlich. Bei allen Fragen zum Datenschutz schreib an [{email}](mail).',
        {
          facts: [
            ['Unternehmen', '{company}'],
            ['Anschrift', '{address}, {city}, {country}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Telefon', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Welche Daten wir speichern',
      body: [
        {
          facts: [
            [
              'Konto',
              'E-Mail-Adresse, Vorname, Geburtsdatum, Land, Sprache, ein Hashwert deines Passworts (nie das Passwort selbst) und, falls es eine gab, die Kampagne, über die du gekommen bist.',
            ],
            [
              'Profil',
              'Was du angeben möchtest: Geschlecht, wen du suchst, Region und Ort, Aussehen, Beziehungsstatus, Interessen, Texte und Fotos.',
            ],
            [
              'Standort',
              'Wenn du ihn teilst, auf etwa einen Kilometer gerundet. Andere Mitglieder sehen einen Ort oder eine grobe Entfernung, nie einen Punkt.',
            ],
            [
              'Was du tust',
              'Likes, übersprungene Profile, Matches, Blockierungen und die Antworten im Match-Finder. Wann du zuletzt aktiv warst, außer du bist unsichtbar.',
            ],
            ['Unterhaltungen', 'Nachrichten, Fotos und Geschenke, die du sendest und bekommst.'],
            [
              'Zahlungen',
              'Bestellungen, Beträge, Zahlungsart und Stand. Kartennummern und Passwörter deiner Bank bleiben beim Zahlungsanbieter. Für eine Lastschrift speichern wir Konto- und Telefonnummer verschlüsselt und von welcher IP-Adresse du zugestimmt hast.',
            ],
            [
              'Meldungen',
              'Was du meldest, was über dich gemeldet wird, mit einer Kopie davon, und was entschieden wurde.',
            ],
            [
              'Anmeldungen',
              'Wann und mit welchem Browser du dich angemeldet hast. In deinen Einstellungen siehst du die Liste und kannst jedes Gerät abmelden.',
            ],
          ],
        },
        'Bevor ein Foto gespeichert wird, entfernen wir, was die Kamera hinzugefügt hat, zum Beispiel den Ort der Aufnahme.',
      ],
    },
    {
      id: 'why',
      title: 'Warum wir sie nutzen dürfen',
      body: [
        {
          facts: [
            [
              'Um den Dienst zu erbringen',
              'Konto, Profil, Unterhaltungen, Zahlungen: der Vertrag mit dir (DSGVO, Artikel 6 Absatz 1 Buchstabe b).',
            ],
            [
              'Besondere Kategorien von Daten',
              'Wen du suchst, sagt etwas über deine sexuelle Orientierung. Du gibst es selbst an, damit andere dich finden; wir nutzen es mit deiner Einwilligung (Artikel 9 Absatz 2 Buchstabe a). Du widerrufst sie, indem du die Angabe aus deinem Profil oder dein Konto löschst.',
            ],
            [
              'Sicherheit',
              'Obergrenzen, Meldungen und die Prüfung der Fotos schützen Mitglieder vor Betrug, Spam und Gewalt: unser berechtigtes Interesse und ihres (Artikel 6 Absatz 1 Buchstabe f) und das Gesetz (Buchstabe c).',
            ],
            ['Buchhaltung', 'Bestellungen und Zahlungen: das Steuerrecht (Artikel 6 Absatz 1 Buchstabe c).'],
            [
              'E-Mails und Benachrichtigungen',
              'Was zum Vertrag gehört, bekommst du immer. Alles andere wählst du in deinen [Einstellungen](settings); Werbung nur mit deiner Einwilligung.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Wer sie sieht',
      body: [
        'Andere Mitglieder sehen dein Profil, soweit deine Einstellungen und die der Seite es zulassen. Deine E-Mail-Adresse, dein Geburtsdatum, deinen Nachnamen und deinen genauen Standort sehen sie nie. Bist du [unsichtbar](settings), sehen dich nur Mitglieder, die du magst oder mit denen du schreibst.',
        'Dienstleister arbeiten für uns auf Grundlage eines Vertrags und nur nach unserer Weisung: Hosting, Versand von E-Mails und SMS, Zahlung. Den Zahlungsanbieter siehst du auf seiner eigenen Seite, bevor du bezahlst. Für Benachrichtigungen nutzen wir den Dienst des Herstellers deines Browsers; er erfährt nicht, was du schreibst.',
        'Wir verkaufen keine Daten und geben sie nicht an Werbetreibende. Ein Link zu einem Partner verrät nicht, wer du bist.',
        'Behörden bekommen Daten nur, wenn das Gesetz uns dazu verpflichtet.',
      ],
    },
    {
      id: 'how-long',
      title: 'Wie lange wir sie speichern',
      body: [
        {
          facts: [
            ['Konto, Profil, Fotos, Unterhaltungen', 'Bis du sie oder dein Konto löschst.'],
            [
              'Gelöschte Konten',
              '14 Tage, in denen du zurückkommen kannst; danach werden Profil, Fotos, Likes und der Text deiner Nachrichten gelöscht.',
            ],
            [
              'Zahlungen',
              'So lange, wie das Steuerrecht es verlangt; nach dem Löschen deines Kontos ohne deinen Namen.',
            ],
            ['Mandate für Lastschriften', '14 Monate, weil Banken danach fragen können; nie bestätigte: einen Tag.'],
            ['Anmeldungen', 'Bis du dich abmeldest, oder 30 Tage nach der letzten Nutzung.'],
            [
              'Zähler gegen Missbrauch',
              '2 Tage. Sie enthalten einen Hashwert der IP-Adresse, nicht die Adresse selbst.',
            ],
            ['Welche Benachrichtigungen du bekommen hast', '30 Tage.'],
            ['Eine Kopie deiner Daten', '7 Tage, dann gilt der Link dazu nicht mehr.'],
            [
              'Meldungen',
              'Mit der Entscheidung, damit beide Seiten widersprechen können und wiederholter Missbrauch auffällt. Wird dein Konto gelöscht, löschen wir Name und Adresse sofort, deine Worte und die Beweise, sobald der Fall entschieden ist. Name und Adresse von Menschen ohne Konto löschen wir ein Jahr nach der Entscheidung.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Was wir messen',
      body: [
        'Unsere Seiten melden, wie schnell sie laden und ob ein Fehler aufgetreten ist. Ein solcher Bericht enthält keinen Namen, keine Adresse einer Seite und keine Nummer, an der man dich erkennen könnte.',
        'Auf {site} gibt es keine Werbe-Tracker und keine Analysedienste anderer Unternehmen. Was in deinem Browser gespeichert wird, steht unter [Cookies](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'Was automatisch entschieden wird',
      body: [
        'Die Suche zeigt, wer zuletzt aktiv war und zu deiner Suche passt. Ein Programm begrenzt, wie viel ein Konto senden kann, lehnt Kontaktdaten in ersten Nachrichten ab und Bilder, die schon einmal abgelehnt wurden.',
        'Wird ein Konto als Konto eines Kindes gemeldet, kann es automatisch ruhen. Ein Mensch prüft das, und du kannst widersprechen. In allen anderen Fällen entscheidet ein Mensch, bevor ein Konto geschlossen wird.',
      ],
    },
    {
      id: 'rights',
      title: 'Deine Rechte',
      body: [
        {
          items: [
            'Deine Daten sehen und mitnehmen: [fordere eine Kopie an](export), eine Datei mit allem und deinen Fotos.',
            'Daten berichtigen: in deinem [Profil](profile) und deinen [Einstellungen](settings).',
            'Daten löschen: in deinen [Einstellungen](settings), ohne Angabe von Gründen.',
            'Der Verarbeitung widersprechen, sie einschränken oder eine Einwilligung widerrufen: schreib an [{email}](mail).',
            'Dich bei der Datenschutzbehörde deines Landes oder unseres ({country}) beschweren.',
          ],
        },
        'Wir antworten innerhalb eines Monats. All das ist kostenlos.',
      ],
    },
    {
      id: 'security',
      title: 'Wie wir sie schützen',
      body: [
        'Passwörter speichern wir nur als Hashwert, der sich nicht zurückrechnen lässt. Konto- und Telefonnummern für Lastschriften sind verschlüsselt. Fotos, die andere nicht sehen dürfen, werden nicht an ihren Browser gesendet, auch nicht unscharf. Unsere Fehlerprotokolle enthalten nicht, was Mitglieder schreiben.',
      ],
    },
  ],
} satisfies PageText;
