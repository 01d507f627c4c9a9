import type { Messages } from '@pairwise/i18n';

import type { complaints as source } from './en.ts';

export const complaints = {
  title: 'Segnalazioni e reclami',
  intro:
    'Qualcosa qui è illegale, viola le nostre regole o non è andato come doveva? Scrivici. Una persona legge, decide e motiva la decisione.',
  emergency: 'Sei in pericolo in questo momento? Chiama il numero di emergenza locale.',
  onProfile: 'Il modo più rapido per segnalare una persona è «Segnala» nel profilo o nella chat.',

  category: 'Di che cosa si tratta?',
  choose: 'Scegli',
  categoryMissing: 'Scegli di che cosa si tratta.',
  categories: {
    fake_profile: 'Profilo falso o foto di qualcun altro',
    scam_spam: 'Truffa, spam o richieste di denaro',
    harassment: 'Insulti o molestie',
    threat: 'Minacce o violenza',
    underage: 'Qualcuno che potrebbe avere meno di 18 anni',
    illegal_content: 'Contenuto illegale',
    photo: 'Una foto indecente o vietata',
    payment: 'Un pagamento o un rimborso',
    other: 'Altro',
  },

  where: 'Dove si trova?',
  whereOptional: 'Dove si trova? (facoltativo)',
  whereHint: 'L’indirizzo della pagina dal tuo browser. Se non ce l’hai: il nome della persona e il giorno.',
  whereMissing: 'Dicci dove trovarlo.',
  chatsLeave: 'Le tue chat con questa persona vengono tolte dal tuo elenco.',

  text: 'Che cosa è successo, e perché non va bene?',
  textHint:
    'Almeno 10 caratteri. Più dettagli dai, prima possiamo decidere. Per un pagamento aggiungi il numero d’ordine.',
  textMissing: 'Descrivilo con almeno 10 caratteri.',

  name: 'Il tuo nome (facoltativo)',
  email: 'Il tuo indirizzo email',
  emailOptional: 'Il tuo indirizzo email (facoltativo)',
  emailHint: 'Per la conferma di ricezione e la nostra decisione. Chi segnali non lo vede mai.',
  emailMissing: 'Inserisci il tuo indirizzo email, così possiamo risponderti.',
  asMember: 'La conferma di ricezione e la nostra decisione arrivano all’indirizzo email del tuo account.',

  goodFaith: 'Dichiaro in buona fede che quanto scrivo è vero e completo.',
  goodFaithMissing: 'Possiamo accettare solo ciò che è scritto in buona fede.',
  offline: 'Sei offline. Il tuo testo resta qui; invialo quando torna la connessione.',
  submit: 'Invia',

  doneTitle: 'Grazie, il tuo messaggio è arrivato',
  number: 'Il tuo numero di riferimento',
  mailTo: 'La conferma di ricezione è in arrivo a {email}. Il suo link mostra a che punto è il caso.',
  mailMember: 'Ti abbiamo mandato la conferma di ricezione anche per email. Il suo link mostra a che punto è il caso.',
  noMail: 'Non hai indicato un indirizzo email. Conserva il link al tuo caso: è l’unico modo per leggere la decisione.',
  next: 'Che cosa succede ora',
  nextLook: 'Il nostro team esamina il caso, di solito entro un giorno.',
  nextDecide: 'Decide e motiva la decisione.',
  nextAppeal: 'Se non condividi la decisione, puoi chiedere un riesame entro sei mesi.',
  open: 'Apri il mio caso',
  again: 'Segnala qualcos’altro',

  caseTitle: 'Caso',
  caseLoading: 'Caricamento del caso',
  caseFailed: 'Non è stato possibile caricare il caso.',
  caseUnknown: 'Questo link non apre nessun caso',
  caseUnknownText: 'Controlla che sia completo. Non è più valido quando l’account a cui appartiene è stato eliminato.',
  retry: 'Riprova',
  about: 'Argomento',
  received: 'Data di ricezione',
  state: 'Stato',
  states: {
    open: 'Ricevuto. Presto una persona lo esaminerà.',
    in_review: 'Una persona lo sta esaminando.',
    actioned: 'Deciso. Abbiamo preso provvedimenti.',
    dismissed: 'Deciso. Non abbiamo trovato nulla che violi le nostre regole o la legge.',
  },
  reasons: 'La nostra motivazione',
  form: 'Vai al modulo',

  appealTitle: 'Chiedi un riesame',
  appealIntro: 'Non condividi la decisione? Puoi chiedere un riesame una volta, gratis. Scadenza: {date}.',
  appealText: 'Che cosa abbiamo sbagliato?',
  appealHint: 'Almeno 10 caratteri.',
  appealSubmit: 'Chiedi un riesame',
  appealed: 'Hai chiesto un riesame. Se conosciamo il tuo indirizzo, ricevi l’esito per email.',
} satisfies Messages<typeof source>;
