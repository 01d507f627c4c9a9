import type { Messages } from '@pairwise/i18n';

import type { accountDeletion as source } from './en.ts';

export const accountDeletion = {
  progress: 'Schritt {step} von 3',
  back: 'Zurück zu den Einstellungen',
  reasonTitle: 'Warum möchtest du gehen?',
  reasonText: 'Deine Antwort hilft uns, besser zu werden. Sie ist freiwillig.',
  reasons: {
    met_somebody: 'Ich habe jemanden kennengelernt',
    no_matches: 'Ich finde niemanden, der passt',
    too_many_mails: 'Zu viele E-Mails',
    too_expensive: 'Es ist zu teuer',
    privacy: 'Ich mache mir Sorgen um meine Privatsphäre',
    other: 'Etwas anderes',
  },
  textLabel: 'Möchtest du mehr dazu sagen? (optional)',
  next: 'Weiter',
  skip: 'Überspringen',
  offers: {
    pause_mails: {
      title: 'Sollen wir dich eine Weile in Ruhe lassen?',
      text: '30 Tage lang keine E-Mails von uns. Dein Konto bleibt, wie es ist.',
      accept: 'E-Mails pausieren',
    },
    invisible: {
      title: 'Möchtest du lieber nicht gesehen werden?',
      text: 'Bist du unsichtbar, findet dich niemand. Deine Unterhaltungen bleiben, und du kommst zurück, wann du willst.',
      accept: 'Mach mich unsichtbar',
    },
    discount: {
      title: '{percentage} % Rabatt, wenn du bleibst',
      text: 'Ein Code für deinen nächsten Kauf, nur für dich. Er gilt einmal und 7 Tage lang.',
      accept: 'Mit Rabatt bleiben',
    },
  },
  decline: 'Nein, weiter zum Löschen',
  other: 'Ein anderes Angebot zeigen',
  accepted: {
    title: 'Schön, dass du bleibst',
    pause_mails: 'Deine E-Mails pausieren bis zum {date}.',
    invisible: 'Du bist jetzt unsichtbar. In den Einstellungen kannst du das ändern.',
    discount: 'Hier ist dein Code für {percentage} % Rabatt. Er gilt einmal, bis zum {date}.',
    code: 'Dein Code',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    toSettings: 'Zurück zu den Einstellungen',
    toCredits: 'Zu den Credits',
    deleteAnyway: 'Konto trotzdem löschen',
  },
  confirmTitle: 'Dein Konto löschen?',
  losses: 'Das passiert dann',
  hidden: 'Ab sofort sieht dich niemand mehr, und du wirst überall abgemeldet.',
  comeBack: '{days} Tage lang kannst du über einen Link zurückkommen, den wir dir mailen.',
  gone: 'Danach sind Profil, Fotos und Nachrichten endgültig gelöscht.',
  credits_one: '{count} Credit geht verloren.',
  credits_other: '{count} Credits gehen verloren.',
  refundable: 'Dafür kannst du {amount} zurückbekommen: Schreib uns vorher an {email}.',
  submit: 'Konto löschen',
  keep: 'Konto behalten',
} satisfies Messages<typeof source>;
