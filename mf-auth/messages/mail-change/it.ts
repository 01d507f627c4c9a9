import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  pending: {
    text: 'Conferma {email} con il link che abbiamo mandato lì. Vale fino al {moment}; fino ad allora non cambia nulla.',
    resend: 'Manda di nuovo il link',
    sent: 'Abbiamo mandato un nuovo link a {email}. Quello vecchio non funziona più.',
    cancel: 'Annulla il cambio',
    cancelled: 'La tua email resta quella di prima.',
  },
  request: {
    title: 'Cambia la tua email',
    text: 'Mandiamo un link al nuovo indirizzo. Finché non lo apri, non cambia nulla.',
    email: 'Nuova email',
    submit: 'Mandami il link',
    sentTitle: 'Ancora un passo',
    sent: 'Abbiamo mandato un link a {email}. Vale 24 ore.',
    done: 'Fatto',
  },
  title: 'Conferma il tuo nuovo indirizzo email',
  text: 'Da quel momento accedi con il nuovo indirizzo, e le nostre email arrivano lì.',
  submit: 'Conferma l’indirizzo',
  doneTitle: 'Il tuo indirizzo è cambiato',
  done: 'Il tuo nuovo indirizzo email è {email}.',
  toMembers: 'Continua e guarda chi c’è',
  toLogin: 'Accedi',
  failedTitle: 'Questo link non funziona più',
  takenTitle: 'Questo indirizzo è già in uso',
  newMail: 'Chiedi una nuova email',
} satisfies Messages<typeof source>;
