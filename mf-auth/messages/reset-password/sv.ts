import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: 'Glömt lösenordet?',
  text: 'Ange din mejladress. Vi skickar en länk så att du kan välja ett nytt.',
  submit: 'Skicka en länk',
  sentTitle: 'Kolla din inkorg',
  sent: 'Vi har skickat en länk till {email}. Den gäller i en timme.',
  sentUniform: 'Om det finns ett konto för {email} är en länk på väg. Den gäller i en timme.',
  spam: 'Inget efter några minuter? Titta i skräpposten, eller skicka igen.',
  again: 'Skicka igen',
  sentAgain: 'Länken är på väg igen.',
  otherEmail: 'Använd en annan adress',
  chooseTitle: 'Välj ett nytt lösenord',
  chooseText: 'Sedan loggar du in med det. Alla enheter som är inloggade nu loggas ut.',
  save: 'Spara lösenordet',
  expiredTitle: 'Länken fungerar inte längre',
  newMail: 'Begär ett nytt mejl',
} satisfies Messages<typeof source>;
