import type { Messages } from '@pairwise/i18n';

import type { complaint as source } from './en.ts';

export const complaint = {
  action: 'Profil melden',
  title: '{name} melden',
  close: 'Schließen',
  intro: '{name} erfährt nicht, von wem die Meldung kommt. Gerade jetzt in Gefahr? Wähle den Notruf.',

  category: 'Worum geht es?',
  choose: 'Bitte wählen',
  categoryMissing: 'Wähle, worum es geht.',
  categories: {
    fake_profile: 'Falsches Profil oder fremde Fotos',
    scam_spam: 'Betrug, Spam oder Bitte um Geld',
    harassment: 'Beleidigung oder Belästigung',
    threat: 'Drohungen oder Gewalt',
    underage: 'Vielleicht unter 18',
    illegal_content: 'Verbotene Inhalte',
    photo: 'Ein anstößiges oder verbotenes Foto',
    other: 'Etwas anderes',
  },

  evidence: 'Woran sieht man es?',
  wholeProfile: 'Am ganzen Profil',
  photo: 'Foto {number} von {name}',
  message: 'Die gemeldete Nachricht und die kurz davor gehen mit der Meldung an unser Team.',

  text: 'Was ist passiert?',
  textHint: 'Mindestens 10 Zeichen. Je genauer, desto schneller können wir entscheiden.',
  textMissing: 'Bitte beschreibe es mit mindestens 10 Zeichen.',
  email: 'Deine E-Mail-Adresse (optional)',
  emailHint: 'Für die Bestätigung und unsere Entscheidung. {name} sieht sie nie.',

  goodFaith: 'Ich versichere nach bestem Wissen, dass meine Angaben richtig und vollständig sind.',
  goodFaithMissing: 'Wir können nur Meldungen annehmen, die nach bestem Wissen gemacht sind.',
  block: '{name} auch blockieren',
  blockDetail: 'Ihr begegnet euch nicht mehr, und eure Unterhaltungen werden entfernt.',
  submit: 'Meldung senden',

  doneTitle: 'Danke, deine Meldung ist da',
  receipt: 'Deine Fallnummer',
  receiptMail: 'Die Bestätigung haben wir dir auch gemailt. Der Link darin zeigt den aktuellen Stand.',
  next: 'Wie es weitergeht',
  nextLook: 'Menschen aus unserem Team sehen sich deine Meldung an, meist innerhalb eines Tages.',
  nextDecide: 'Sie treffen eine Entscheidung und begründen sie. Du bekommst eine E-Mail, die betroffene Person auch.',
  nextAppeal: 'Bist du nicht einverstanden, kannst du sechs Monate lang um eine zweite Prüfung bitten.',
  nextVisitor: 'Sie treffen eine Entscheidung und begründen sie. Heb die Fallnummer auf, um danach zu fragen.',
  blocked: '{name} ist blockiert: Ihr begegnet euch hier nicht mehr.',
  done: 'Fertig',
} satisfies Messages<typeof source>;
