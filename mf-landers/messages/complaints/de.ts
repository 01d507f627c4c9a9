import type { Messages } from '@pairwise/i18n';

import type { complaints as source } from './en.ts';

export const complaints = {
  title: 'Melden oder beschweren',
  intro:
    'Ist hier etwas verboten, verstößt etwas gegen unsere Regeln oder ist für dich etwas schiefgegangen? Schreib uns. Ein Mensch liest es, entscheidet und nennt dir die Gründe.',
  emergency: 'Gerade jetzt in Gefahr? Wähle den Notruf.',
  onProfile: 'Ein Mitglied meldest du am schnellsten über „Melden“ im Profil oder in der Unterhaltung.',

  category: 'Worum geht es?',
  choose: 'Bitte wählen',
  categoryMissing: 'Wähle, worum es geht.',
  categories: {
    fake_profile: 'Falsches Profil oder fremde Fotos',
    scam_spam: 'Betrug, Spam oder Bitte um Geld',
    harassment: 'Beleidigung oder Belästigung',
    threat: 'Drohungen oder Gewalt',
    underage: 'Jemand, der vielleicht unter 18 ist',
    illegal_content: 'Verbotene Inhalte',
    photo: 'Ein anstößiges oder verbotenes Foto',
    payment: 'Eine Zahlung oder Erstattung',
    other: 'Etwas anderes',
  },

  where: 'Wo ist es?',
  whereOptional: 'Wo ist es? (optional)',
  whereHint: 'Die Adresse der Seite aus deinem Browser. Hast du sie nicht: der Name des Mitglieds und der Tag.',
  whereMissing: 'Sag uns, wo wir es finden.',
  chatsLeave: 'Deine Unterhaltungen mit diesem Mitglied werden aus deiner Liste entfernt.',

  text: 'Was ist passiert, und was ist daran falsch?',
  textHint:
    'Mindestens 10 Zeichen. Je genauer, desto schneller können wir entscheiden. Bei einer Zahlung bitte die Bestellnummer.',
  textMissing: 'Bitte beschreibe es mit mindestens 10 Zeichen.',

  name: 'Dein Name (optional)',
  email: 'Deine E-Mail-Adresse',
  emailOptional: 'Deine E-Mail-Adresse (optional)',
  emailHint: 'Für die Bestätigung und unsere Entscheidung. Die gemeldete Person sieht sie nie.',
  emailMissing: 'Gib deine E-Mail-Adresse ein, damit wir antworten können.',
  asMember: 'Bestätigung und Entscheidung gehen an die E-Mail-Adresse deines Kontos.',

  goodFaith: 'Ich versichere nach bestem Wissen, dass meine Angaben richtig und vollständig sind.',
  goodFaithMissing: 'Wir können nur annehmen, was nach bestem Wissen geschrieben ist.',
  offline: 'Du bist offline. Dein Text bleibt hier; sende ihn, sobald du wieder online bist.',
  submit: 'Senden',

  doneTitle: 'Danke, deine Meldung ist da',
  number: 'Deine Fallnummer',
  mailTo: 'Die Bestätigung ist unterwegs an {email}. Der Link darin zeigt den aktuellen Stand.',
  mailMember: 'Die Bestätigung haben wir dir auch gemailt. Der Link darin zeigt den aktuellen Stand.',
  noMail:
    'Du hast keine E-Mail-Adresse angegeben. Heb den Link zu deinem Fall auf: Nur so erfährst du unsere Entscheidung.',
  next: 'Wie es weitergeht',
  nextLook: 'Menschen aus unserem Team sehen es sich an, meist innerhalb eines Tages.',
  nextDecide: 'Sie treffen eine Entscheidung und begründen sie.',
  nextAppeal: 'Bist du nicht einverstanden, kannst du sechs Monate lang um eine zweite Prüfung bitten.',
  open: 'Meinen Fall öffnen',
  again: 'Etwas anderes melden',

  caseTitle: 'Fall',
  caseLoading: 'Der Fall wird geladen',
  caseFailed: 'Der Fall konnte nicht geladen werden.',
  caseUnknown: 'Dieser Link öffnet keinen Fall',
  caseUnknownText: 'Prüfe, ob er vollständig ist. Er gilt nicht mehr, wenn das Konto dazu gelöscht ist.',
  retry: 'Noch einmal versuchen',
  about: 'Thema',
  received: 'Eingegangen',
  state: 'Stand',
  states: {
    open: 'Eingegangen. Als Nächstes sieht es sich ein Mensch an.',
    in_review: 'Ein Mensch sieht es sich gerade an.',
    actioned: 'Entschieden. Wir haben etwas unternommen.',
    dismissed: 'Entschieden. Wir haben nichts gefunden, was gegen unsere Regeln oder Gesetze verstößt.',
  },
  reasons: 'Unsere Gründe',
  form: 'Zum Formular',

  appealTitle: 'Um eine zweite Prüfung bitten',
  appealIntro: 'Bist du nicht einverstanden? Bis zum {date} kannst du einmal darum bitten, kostenlos.',
  appealText: 'Worin haben wir uns geirrt?',
  appealHint: 'Mindestens 10 Zeichen.',
  appealSubmit: 'Um zweite Prüfung bitten',
  appealed:
    'Du hast um eine zweite Prüfung gebeten. Das Ergebnis bekommst du per E-Mail, wenn wir deine Adresse kennen.',
} satisfies Messages<typeof source>;
