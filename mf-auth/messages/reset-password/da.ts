import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: 'Glemt adgangskode?',
  text: 'Skriv din e-mailadresse. Vi sender dig et link, så du kan vælge en ny.',
  submit: 'Send mig et link',
  sentTitle: 'Tjek din indbakke',
  sent: 'Vi har sendt et link til {email}. Det virker i én time.',
  sentUniform: 'Hvis der findes en konto med {email}, er der et link på vej. Det virker i én time.',
  spam: 'Er der ikke kommet noget efter nogle minutter? Tjek dit spamfilter, eller send igen.',
  again: 'Send igen',
  sentAgain: 'Linket er på vej igen.',
  otherEmail: 'Brug en anden adresse',
  chooseTitle: 'Vælg en ny adgangskode',
  chooseText: 'Derefter logger du ind med den. Alle enheder, der er logget ind nu, bliver logget ud.',
  save: 'Gem adgangskoden',
  expiredTitle: 'Linket virker ikke længere',
  newMail: 'Bed om en ny e-mail',
} satisfies Messages<typeof source>;
