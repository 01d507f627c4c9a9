import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  pending: {
    text: 'Bekreft {email} med lenken vi har sendt dit. Den er gyldig til {moment}, og fram til da endres ingenting.',
    resend: 'Send lenken på nytt',
    sent: 'Vi har sendt en ny lenke til {email}. Den gamle virker ikke lenger.',
    cancel: 'Avbryt byttet',
    cancelled: 'E-postadressen din forblir som den er.',
  },
  request: {
    title: 'Bytt e-postadresse',
    text: 'Vi sender en lenke til den nye adressen. Ingenting endres før du åpner den.',
    email: 'Ny e-postadresse',
    submit: 'Send meg lenken',
    sentTitle: 'Ett trinn igjen',
    sent: 'Vi har sendt en lenke til {email}. Den er gyldig i 24 timer.',
    done: 'Ferdig',
  },
  title: 'Bekreft den nye e-postadressen din',
  text: 'Deretter logger du inn med den nye adressen, og e-postene våre sendes dit.',
  submit: 'Bekreft adressen',
  doneTitle: 'Adressen din er endret',
  done: 'Den nye e-postadressen din er {email}.',
  toMembers: 'Videre til medlemmene',
  toLogin: 'Logg inn',
  failedTitle: 'Lenken virker ikke lenger',
  takenTitle: 'Adressen er allerede i bruk',
  newMail: 'Be om en ny e-post',
} satisfies Messages<typeof source>;
