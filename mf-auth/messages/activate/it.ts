import type { Messages } from '@pairwise/i18n';

import type { activate as source } from './en.ts';

export const activate = {
  working: 'Stiamo confermando il tuo indirizzo…',
  title: 'Il tuo indirizzo è confermato',
  lead: 'Ti diamo il benvenuto, {name}. Da dove vuoi cominciare?',
  leadVisitor: 'Il tuo indirizzo è confermato. Accedi per continuare.',
  open: 'Nessuno può ancora trovarti: mancano alcune risposte su di te.',
  undelivered: 'Non abbiamo potuto consegnare il tuo messaggio: questa persona non è più raggiungibile. Avevi scritto:',
  hostText: 'Hai cominciato dalla sua pagina.',
  hostAction: 'Scrivi a {name}',
  profileTitle: 'Il tuo profilo',
  profileText: 'Con una foto e due parole arrivano più risposte.',
  profileReadyText: 'La tua foto e le tue risposte ci sono già. Puoi cambiarle quando vuoi.',
  profileOpen: 'Completa il mio profilo',
  profileDone: 'Vedi il mio profilo',
  premiumTitle: 'Premium',
  premiumText: 'Vedi tutte le foto e scrivi a tutte le persone che vuoi.',
  premiumAction: 'Scopri Premium',
  membersTitle: 'Persone',
  membersText: 'Guarda chi c’è vicino a te.',
  membersAction: 'Conosci gente nuova',
  failedTitle: 'Il tuo indirizzo non è ancora confermato',
  resend: 'Chiedi una nuova email',
  resendIn: 'Chiedi una nuova email tra {seconds} s',
  sent: 'Abbiamo mandato una nuova email a {email}.',
  login: 'Accedi per chiedere una nuova email',
  confirmedAlready: 'Il tuo indirizzo email è già confermato. Non c’è altro da fare.',
  members: 'Conosci gente nuova',
} satisfies Messages<typeof source>;
