import type { MailMessages } from '../mail-templates.ts';

const de: MailMessages = {
  frame: {
    greeting: 'Hallo {name},',
    signature: 'Dein Team von {site}',
    unsubscribe: 'Keine solchen Mails mehr',
    reason: 'Du bekommst diese Mail, weil diese Adresse zu einem Konto bei {site} gehört.',
    buttonFallback: 'Wenn der Knopf nicht geht, kopiere diese Adresse in deinen Browser:',
  },
  mails: {
    activate: {
      subject: 'Bestätige deine E-Mail-Adresse',
      heading: 'Ein Klick, und du bist dabei',
      lines: [
        'Bitte bestätige, dass diese Adresse dir gehört. Danach können andere Mitglieder dich finden und dir antworten.',
      ],
      button: 'Adresse bestätigen',
      note: 'Der Link gilt sieben Tage. Wenn du dich nicht bei {site} angemeldet hast, kannst du diese Mail vergessen.',
    },
    activation_reminder: {
      subject: 'Dein Konto wartet auf dich',
      heading: 'Nur deine E-Mail-Adresse fehlt noch',
      lines: [
        'Du hast dich bei {site} angemeldet, aber deine Adresse ist noch nicht bestätigt. So lange kann dir niemand antworten.',
      ],
      button: 'Adresse bestätigen',
      note: 'Der Link gilt sieben Tage. Wenn du dich nicht bei {site} angemeldet hast, kannst du diese Mail vergessen.',
    },
    reset_password: {
      subject: 'Wähle ein neues Passwort',
      heading: 'Ein neues Passwort',
      lines: ['Du hast um ein neues Passwort gebeten. Der Link führt zu der Seite, auf der du es wählst.'],
      button: 'Neues Passwort wählen',
      note: 'Der Link gilt eine Stunde und nur einmal. Wenn du nicht darum gebeten hast, lass die Mail liegen: Es hat sich nichts geändert.',
    },
    password_changed: {
      subject: 'Dein Passwort wurde geändert',
      heading: 'Dein Passwort ist neu',
      lines: [
        'Das Passwort deines Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
        'Warst du das nicht, dann setze sofort ein neues: mit „Passwort vergessen?“ auf der Anmeldeseite.',
      ],
    },
    mail_change: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      heading: 'Ist das deine Adresse?',
      lines: ['Jemand möchte diese Adresse für sein Konto bei {site} verwenden. Bestätige sie, wenn du das warst.'],
      button: 'Diese Adresse verwenden',
      note: 'Der Link gilt einen Tag und nur einmal. Warst du das nicht, kannst du diese Mail vergessen.',
    },
    mail_change_notice: {
      subject: 'Deine E-Mail-Adresse soll sich ändern',
      heading: 'Eine neue E-Mail-Adresse',
      lines: [
        'Jemand möchte die E-Mail-Adresse deines Kontos in {email} ändern. Sie ändert sich, sobald jene Adresse bestätigt ist.',
        'Warst du das nicht, dann melde dich an und ändere dein Passwort.',
      ],
    },
    account_deleted: {
      subject: 'Dein Konto wird gelöscht',
      heading: 'Schade, dass du gehst',
      lines: [
        'Dein Profil ist ab jetzt nicht mehr zu sehen. Am {date} werden dein Konto und alles darin endgültig gelöscht.',
        'Bis dahin kannst du zurückkommen und findest alles, wie du es verlassen hast.',
      ],
      button: 'Zurückkommen',
    },
    export_ready: {
      subject: 'Deine Daten liegen bereit',
      heading: 'Die Kopie deiner Daten',
      lines: [
        'Du hast um eine Kopie deiner Daten gebeten. Sie liegt sieben Tage lang in den Einstellungen unter „Deine Daten“ bereit.',
      ],
    },
  },
};

export default de;
