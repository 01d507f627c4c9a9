import type { Messages } from '@pairwise/i18n';

import type { complaint as source } from './en.ts';

export const complaint = {
  action: 'Segnala profilo',
  title: 'Segnala {name}',
  close: 'Chiudi',
  intro:
    '{name} non viene a sapere chi ha fatto la segnalazione. Sei in pericolo in questo momento? Chiama il numero di emergenza locale.',

  category: 'Di che cosa si tratta?',
  choose: 'Scegli',
  categoryMissing: 'Scegli di che cosa si tratta.',
  categories: {
    fake_profile: 'Profilo falso o foto di qualcun altro',
    scam_spam: 'Truffa, spam o richieste di denaro',
    harassment: 'Insulti o molestie',
    threat: 'Minacce o violenza',
    underage: 'Potrebbe avere meno di 18 anni',
    illegal_content: 'Contenuto illegale',
    photo: 'Una foto indecente o vietata',
    other: 'Altro',
  },

  evidence: 'Da che cosa si vede?',
  wholeProfile: 'Il profilo nel suo insieme',
  photo: 'Foto {number} di {name}',
  message: 'Il messaggio che segnali, e quelli subito prima, arrivano al nostro team con la segnalazione.',

  text: 'Che cosa è successo?',
  textHint: 'Almeno 10 caratteri. Più dettagli dai, prima possiamo decidere.',
  textMissing: 'Descrivilo con almeno 10 caratteri.',
  email: 'Il tuo indirizzo email (facoltativo)',
  emailHint: 'Per la conferma di ricezione e la nostra decisione. {name} non lo vede mai.',

  goodFaith: 'Dichiaro in buona fede che quanto scrivo è vero e completo.',
  goodFaithMissing: 'Possiamo accettare solo segnalazioni fatte in buona fede.',
  block: 'Blocca anche {name}',
  blockDetail: 'Non vi incontrate più, e le vostre chat vengono eliminate.',
  submit: 'Invia la segnalazione',

  doneTitle: 'Grazie, la tua segnalazione è arrivata',
  receipt: 'Il tuo numero di riferimento',
  receiptMail: 'Ti abbiamo mandato la conferma di ricezione anche per email. Il suo link mostra a che punto è il caso.',
  next: 'Che cosa succede ora',
  nextLook: 'Il nostro team esamina la tua segnalazione, di solito entro un giorno.',
  nextDecide: 'Decide e motiva la decisione. Ricevi un’email, e la riceve anche la persona che hai segnalato.',
  nextAppeal: 'Se non condividi la decisione, puoi chiedere un riesame entro sei mesi.',
  nextVisitor: 'Decide e motiva la decisione. Tieni il numero di riferimento, per chiederci com’è andata.',
  blocked: 'Hai bloccato {name}: qui non vi incontrate più.',
  done: 'Fatto',
} satisfies Messages<typeof source>;
