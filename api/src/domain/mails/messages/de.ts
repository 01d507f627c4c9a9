import type { Translation } from '../../translation.ts';
import type en from './en.ts';
import { payments } from './payments/de.ts';

const de: Translation<typeof en> = {
  frame: {
    greeting: 'Hallo {name},',
    greetingStranger: 'Hallo,',
    reasonStranger: 'Du bekommst diese Mail, weil jemand diese Adresse bei einer Meldung auf {site} angegeben hat.',
    reasonSignup: 'Du bekommst diese Mail, weil sich jemand mit dieser Adresse bei {site} registriert hat.',
    reasonNewAddress:
      'Du bekommst diese Mail, weil jemand diese Adresse als neue für ein Konto bei {site} angegeben hat.',
    reasonOldAddress: 'Du bekommst diese Mail, weil diese Adresse bisher zu einem Konto bei {site} gehörte.',
    signature: 'Dein Team von {site}',
    unsubscribe: 'Solche Mails abbestellen',
    reason: 'Du bekommst diese Mail, weil diese Adresse zu einem Konto bei {site} gehört.',
    buttonFallback: 'Wenn der Knopf nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  },
  mails: {
    activate: {
      subject: 'Bestätige deine E-Mail-Adresse',
      heading: 'Ein Klick, und du bist dabei',
      lines: [
        'Bitte bestätige, dass diese Adresse dir gehört. Danach können andere Mitglieder dich finden und dir antworten.',
      ],
      button: 'Adresse bestätigen',
      note: 'Der Link gilt sieben Tage. Wenn du dich nicht bei {site} registriert hast, kannst du diese Mail ignorieren.',
    },
    activation_reminder: {
      subject: 'Dein Konto wartet auf dich',
      heading: 'Nur deine E-Mail-Adresse fehlt noch',
      lines: [
        'Du hast dich bei {site} registriert, aber deine Adresse ist noch nicht bestätigt. So lange kann dir niemand antworten.',
      ],
      button: 'Adresse bestätigen',
      note: 'Der Link gilt sieben Tage. Wenn du dich nicht bei {site} registriert hast, kannst du diese Mail ignorieren.',
    },
    reset_password: {
      subject: 'Wähle ein neues Passwort',
      heading: 'Ein neues Passwort',
      lines: ['Du hast um ein neues Passwort gebeten. Der Link führt zu der Seite, auf der du es wählst.'],
      button: 'Neues Passwort wählen',
      note: 'Der Link gilt eine Stunde und nur einmal. Wenn du nicht darum gebeten hast, ignoriere diese Mail: Es hat sich nichts geändert.',
    },
    password_changed: {
      subject: 'Dein Passwort wurde geändert',
      heading: 'Du hast ein neues Passwort',
      lines: [
        'Das Passwort deines Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
        'Warst du das nicht, dann wähle sofort ein neues: mit „Passwort vergessen?“ auf der Anmeldeseite.',
      ],
    },
    mail_change: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      heading: 'Ist das deine Adresse?',
      lines: ['Jemand möchte diese Adresse für ein Konto bei {site} verwenden. Bestätige sie, wenn du das warst.'],
      button: 'Diese Adresse verwenden',
      note: 'Der Link gilt einen Tag und nur einmal. Warst du das nicht, kannst du diese Mail ignorieren.',
    },
    mail_change_notice: {
      subject: 'Deine E-Mail-Adresse soll sich ändern',
      heading: 'Eine neue E-Mail-Adresse',
      lines: [
        'Jemand möchte die E-Mail-Adresse deines Kontos in {email} ändern. Sie ändert sich, sobald die neue Adresse bestätigt ist.',
        'Warst du das nicht, dann melde dich an und ändere dein Passwort.',
      ],
    },
    mail_changed: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      heading: 'Dein Konto hat eine neue Adresse',
      lines: [
        'Ab jetzt meldest du dich mit {email} an, und unsere Mails gehen dorthin. Das hier ist die letzte an diese Adresse.',
        'Warst du das nicht, dann schreib sofort unserem Kundenservice.',
      ],
    },
    mails_on: {
      subject: 'Du bekommst wieder Mails von uns',
      heading: 'Du hörst wieder von uns',
      lines: ['Du hast unsere Mails wieder eingeschaltet. Welche du bekommst, bestimmst du in den Einstellungen.'],
      button: 'Zu den Einstellungen',
    },
    account_deleted: {
      subject: 'Dein Konto wird gelöscht',
      heading: 'Schade, dass du gehst',
      lines: [
        'Dein Profil ist ab jetzt nicht mehr zu sehen. Am {date} werden dein Konto und alles darin endgültig gelöscht.',
        'Bis dahin kannst du zurückkommen und findest alles so vor, wie du es verlassen hast.',
      ],
      button: 'Zurückkommen',
    },
    stay_discount: {
      subject: '{percentage} % Rabatt für dich',
      heading: 'Schön, dass du bleibst',
      lines: [
        'Dein Code ist {code}. Damit sparst du bis zum {date} einmal {percentage} % beim Kauf von Credits.',
        'Gib ihn dort ein, wo du die Zahlungsart wählst.',
      ],
      button: 'Code einlösen',
    },
    address_known: {
      subject: 'Du hast schon ein Konto',
      heading: 'Du bist schon Mitglied',
      lines: [
        'Jemand, wahrscheinlich du, wollte diese Adresse für ein Konto auf {site} verwenden. Es gibt dazu schon eins, deshalb hat sich nichts geändert.',
        'Melde dich mit deinem Passwort an. Weißt du es nicht mehr, schickt dir „Passwort vergessen?“ auf der Anmeldeseite einen Link.',
      ],
      button: 'Anmelden',
      note: 'Warst du es nicht, kannst du diese Mail ignorieren: Wer auch immer es war, hat nicht erfahren, dass du ein Konto hast.',
    },
    like: {
      subject: 'Jemand mag dich',
      heading: 'Du hast ein neues Like',
      lines: [
        'Einem Mitglied von {site} gefällt dein Profil. Sieh nach, wer es ist: Gefällt dir die Person auch, habt ihr ein Match.',
      ],
      button: 'Nachsehen, wer es ist',
      note: 'Welche Mails du bekommst, bestimmst du in deinen Einstellungen.',
    },
    match: {
      subject: 'Du hast ein Match',
      heading: 'Ihr mögt euch',
      lines: ['Jemand, den du auf {site} magst, mag dich auch. Jetzt fehlt nur noch die erste Zeile.'],
      button: 'Dein Match ansehen',
      note: 'Welche Mails du bekommst, bestimmst du in deinen Einstellungen.',
    },
    export_ready: {
      subject: 'Deine Daten liegen bereit',
      heading: 'Die Kopie deiner Daten',
      lines: [
        'Du hast um eine Kopie deiner Daten gebeten. Sie liegt sieben Tage lang in den Einstellungen unter „Deine Daten“ bereit.',
      ],
    },
    complaint_received: {
      subject: 'Deine Meldung ist angekommen',
      heading: 'Danke für deine Meldung',
      lines: [
        'Deine Meldung hat die Nummer {number}. Jemand aus unserem Team sieht sie sich an und entscheidet. Die Entscheidung und ihre Gründe bekommst du per Mail.',
      ],
      button: 'Meldung öffnen',
      note: 'Der Knopf öffnet deine Meldung ohne Anmeldung. Behalte diese Mail deshalb für dich.',
    },
    complaint_actioned: {
      subject: 'Wir haben auf deine Meldung reagiert',
      heading: 'Die Entscheidung über deine Meldung',
      lines: [
        'Wir haben deine Meldung {number} geprüft und etwas unternommen.',
        'Die Gründe: {reasons}',
        'Wenn du damit nicht einverstanden bist, kannst du innerhalb von sechs Monaten um eine zweite Prüfung bitten.',
      ],
      button: 'Meldung öffnen',
    },
    complaint_dismissed: {
      subject: 'Unsere Entscheidung über deine Meldung',
      heading: 'Die Entscheidung über deine Meldung',
      lines: [
        'Wir haben deine Meldung {number} geprüft und nichts gefunden, was gegen unsere Regeln oder das Gesetz verstößt.',
        'Die Gründe: {reasons}',
        'Wenn du damit nicht einverstanden bist, kannst du innerhalb von sechs Monaten um eine zweite Prüfung bitten.',
      ],
      button: 'Meldung öffnen',
    },
    appeal_upheld: {
      subject: 'Unsere Entscheidung nach einer zweiten Prüfung',
      heading: 'Nach einer zweiten Prüfung',
      lines: [
        'Wir haben uns den Fall {number} noch einmal angesehen. Es bleibt bei der Entscheidung.',
        'Die Gründe: {reasons}',
      ],
      button: 'Fall öffnen',
    },
    appeal_overturned: {
      subject: 'Unsere Entscheidung nach einer zweiten Prüfung',
      heading: 'Nach einer zweiten Prüfung',
      lines: [
        'Wir haben uns den Fall {number} noch einmal angesehen. Du hattest recht: Die Entscheidung ist zurückgenommen.',
        'Die Gründe: {reasons}',
      ],
      button: 'Fall öffnen',
    },
    message_removed: {
      subject: 'Eine deiner Nachrichten wurde entfernt',
      heading: 'Eine Nachricht wurde entfernt',
      lines: [
        'Eine deiner Nachrichten entspricht nicht unseren Regeln. Sie ist jetzt weder für dich noch für das andere Mitglied zu sehen.',
        'Die Gründe: {reasons}',
        'Wenn du damit nicht einverstanden bist, schreib unserem Kundenservice.',
      ],
    },
    reported_message_removed: {
      subject: 'Eine deiner Nachrichten wurde entfernt',
      heading: 'Eine Nachricht wurde entfernt',
      lines: [
        'Eine deiner Nachrichten entspricht nicht unseren Regeln. Sie ist jetzt weder für dich noch für das andere Mitglied zu sehen.',
        'Die Gründe: {reasons}',
        'Wenn du damit nicht einverstanden bist, kannst du innerhalb von sechs Monaten um eine zweite Prüfung bitten.',
      ],
      button: 'Fall öffnen',
    },
    ...payments,
    photo_removed: {
      subject: 'Eines deiner Fotos kann nicht gezeigt werden',
      heading: 'Ein Foto wurde abgelehnt',
      lines: [
        'Eines deiner Fotos entspricht nicht unseren Regeln und wird anderen nicht gezeigt.',
        'Die Gründe: {reasons}',
        'Wenn du damit nicht einverstanden bist, kannst du in deinem Profil neben dem Foto um eine zweite Prüfung bitten.',
      ],
      button: 'Mein Profil öffnen',
    },
    photo_restored: {
      subject: 'Dein Foto darf gezeigt werden',
      heading: 'Nach einer zweiten Prüfung',
      lines: [
        'Wir haben uns dein Foto noch einmal angesehen. Du hattest recht: Es darf gezeigt werden. Sind inzwischen alle deine Plätze belegt, kannst du es neu hochladen.',
        'Die Gründe: {reasons}',
      ],
      button: 'Mein Profil öffnen',
    },
    photo_appeal_upheld: {
      subject: 'Dein Foto bleibt abgelehnt',
      heading: 'Nach einer zweiten Prüfung',
      lines: ['Wir haben uns dein Foto noch einmal angesehen. Es bleibt abgelehnt.', 'Die Gründe: {reasons}'],
      button: 'Mein Profil öffnen',
    },
    account_frozen: {
      subject: 'Dein Konto ruht vorerst',
      heading: 'Dein Konto ruht vorerst',
      lines: [
        'Uns wurde gemeldet, dass du minderjährig sein könntest. Bis jemand aus unserem Team das geprüft hat, kann dein Konto nicht benutzt werden, und niemand sieht es.',
        'Du musst nichts tun. Sobald entschieden ist, bekommst du eine Mail.',
      ],
      button: 'Fall öffnen',
    },
    account_suspended: {
      subject: 'Dein Konto wurde gesperrt',
      heading: 'Dein Konto wurde gesperrt',
      lines: [
        'Dein Konto kann nicht mehr benutzt werden, und niemand sieht es.',
        'Die Gründe: {reasons}',
        'Wenn du damit nicht einverstanden bist, kannst du innerhalb von sechs Monaten um eine zweite Prüfung bitten.',
      ],
      button: 'Fall öffnen',
    },
    account_banned: {
      subject: 'Dein Konto wurde geschlossen',
      heading: 'Dein Konto wurde geschlossen',
      lines: [
        'Dein Konto wurde endgültig geschlossen.',
        'Die Gründe: {reasons}',
        'Wenn du damit nicht einverstanden bist, kannst du innerhalb von sechs Monaten um eine zweite Prüfung bitten.',
      ],
      button: 'Fall öffnen',
    },
    account_restored: {
      subject: 'Dein Konto ist wieder offen',
      heading: 'Dein Konto ist wieder offen',
      lines: ['Du kannst dich wieder wie gewohnt anmelden, und andere sehen dich wieder.', 'Die Gründe: {reasons}'],
    },
  },
};

export default de;
