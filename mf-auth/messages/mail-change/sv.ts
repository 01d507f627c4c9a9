import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  pending: {
    text: 'Bekräfta {email} med länken som vi har skickat dit. Den gäller till {moment}, och fram till dess ändras inget.',
    resend: 'Skicka länken igen',
    sent: 'Vi har skickat en ny länk till {email}. Den gamla fungerar inte längre.',
    cancel: 'Avbryt bytet',
    cancelled: 'Din mejladress är kvar som den är.',
  },
  request: {
    title: 'Byt mejladress',
    text: 'Vi skickar en länk till den nya adressen. Inget ändras förrän du öppnar den.',
    email: 'Ny mejladress',
    submit: 'Skicka länken',
    sentTitle: 'Ett steg kvar',
    sent: 'Vi har skickat en länk till {email}. Den gäller i 24 timmar.',
    done: 'Klart',
  },
  title: 'Bekräfta din nya mejladress',
  text: 'Sedan loggar du in med den nya adressen, och våra mejl skickas dit.',
  submit: 'Bekräfta adressen',
  doneTitle: 'Din adress är ändrad',
  done: 'Din nya mejladress är {email}.',
  toMembers: 'Vidare till medlemmarna',
  toLogin: 'Logga in',
  failedTitle: 'Länken fungerar inte längre',
  takenTitle: 'Adressen är upptagen',
  newMail: 'Begär ett nytt mejl',
} satisfies Messages<typeof source>;
