import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  pending: {
    text: 'Bekræft {email} med det link, vi har sendt dertil. Det virker indtil {moment}, og indtil da ændres intet.',
    resend: 'Send linket igen',
    sent: 'Vi har sendt et nyt link til {email}. Det gamle virker ikke længere.',
    cancel: 'Annuller skiftet',
    cancelled: 'Din e-mailadresse forbliver, som den er.',
  },
  request: {
    title: 'Skift e-mailadresse',
    text: 'Vi sender et link til den nye adresse. Intet ændres, før du åbner det.',
    email: 'Ny e-mailadresse',
    submit: 'Send mig linket',
    sentTitle: 'Nu mangler der kun ét trin',
    sent: 'Vi har sendt et link til {email}. Det virker i 24 timer.',
    done: 'Færdig',
  },
  title: 'Bekræft din nye e-mailadresse',
  text: 'Derefter logger du ind med den nye adresse, og vores e-mails sendes dertil.',
  submit: 'Bekræft adressen',
  doneTitle: 'Din adresse er ændret',
  done: 'Din nye e-mailadresse er {email}.',
  toMembers: 'Videre til medlemmerne',
  toLogin: 'Log ind',
  failedTitle: 'Linket virker ikke længere',
  takenTitle: 'Adressen er allerede i brug',
  newMail: 'Bed om en ny e-mail',
} satisfies Messages<typeof source>;
