import type { PageText } from '../../page-text.ts';

export default {
  title: 'Zugangssperre',
  lead: '{site} ist für Erwachsene. Wie du Kinder davon fernhältst, wie du dich selbst aussperrst und wann wir jemanden sperren.',
  sections: [
    {
      id: 'age',
      title: 'Wie wir Kinder fernhalten',
      body: [
        'Bei der Registrierung fragen wir nach dem Geburtsdatum; wer unter {min_age} ist, bekommt kein Konto, und das abgelehnte Datum wird nicht gespeichert. Wir prüfen jedes Foto, bevor andere es sehen.',
        'Glaubst du, dass ein Mitglied minderjährig ist? [Melde es](complaints), auf Wunsch ohne deinen Namen. Solche Meldungen kommen zuerst dran, und ein Konto kann ruhen, bis wir es geprüft haben.',
      ],
    },
    {
      id: 'devices',
      title: 'Die Seite auf dem Gerät eines Kindes sperren',
      body: [
        'Handys, Computer und Router können Adressen sperren. Setze {domain} auf die Liste der gesperrten Websites:',
        {
          items: [
            'iPhone und iPad: Einstellungen, Bildschirmzeit, Beschränkungen, Webinhalt.',
            'Android: die App Google Family Link, das Konto des Kindes, Google Chrome, blockierte Websites.',
            'Windows: Microsoft Family Safety, Inhaltsfilter, blockierte Websites.',
            'Mac: Systemeinstellungen, Bildschirmzeit, Inhalt & Datenschutz.',
            'Der ganze Haushalt: die Kindersicherung deines Routers.',
          ],
        },
        'Eine solche Sperre gilt für ein Gerät oder ein Netz. Am meisten hilft sie zusammen mit einem Gespräch.',
      ],
    },
    {
      id: 'yourself',
      title: 'Dich selbst aussperren',
      body: [
        'Möchtest du {site} fernbleiben, lösche dein Konto in deinen [Einstellungen](settings). Nach 14 Tagen lässt es sich nicht mehr zurückholen. Du kannst {domain} auch auf deinen eigenen Geräten sperren, wie oben beschrieben.',
        'Brauchst du nur eine Pause, dann mach dich [unsichtbar](settings), das kostet nichts; auch E-Mails lassen sich pausieren.',
      ],
    },
    {
      id: 'ban',
      title: 'Wann wir jemanden sperren',
      body: [
        'Es entscheidet ein Mensch, nach einer Meldung oder einer Prüfung. Gründe sind vor allem: Minderjährigkeit, Gewalt oder Drohungen, Betrug, Profile, die jemand anderen zeigen, und Beleidigungen oder Spam, die nicht aufhören.',
        'Ist ein Konto gesperrt oder endgültig geschlossen, wird es abgemeldet, niemand sieht das Profil, und eine Anmeldung ist nicht mehr möglich. Das Mitglied bekommt unsere Gründe per E-Mail. Unbenutzte Credits lassen sich zurückfordern, wie unter [Widerrufsrecht](return-policy) beschrieben.',
      ],
    },
    {
      id: 'appeal',
      title: 'Wenn du glaubst, dass wir falsch lagen',
      body: [
        'Öffne den Link in unserer E-Mail und bitte um eine zweite Prüfung. Du hast sechs Monate Zeit, und es ist kostenlos. Hast du die E-Mail nicht mehr, [schreib uns](service). Hattest du recht, öffnen wir das Konto wieder.',
      ],
    },
  ],
} satisfies PageText;
