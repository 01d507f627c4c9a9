import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: 'Glemt passordet?',
  text: 'Skriv inn e-postadressen din. Vi sender deg en lenke så du kan velge et nytt.',
  submit: 'Send meg en lenke',
  sentTitle: 'Sjekk innboksen din',
  sent: 'Vi har sendt en lenke til {email}. Den er gyldig i én time.',
  sentUniform: 'Hvis det finnes en konto for {email}, er en lenke på vei. Den er gyldig i én time.',
  spam: 'Ingenting etter noen minutter? Sjekk søppelposten, eller send på nytt.',
  again: 'Send på nytt',
  sentAgain: 'Lenken er på vei igjen.',
  otherEmail: 'Bruk en annen adresse',
  chooseTitle: 'Velg et nytt passord',
  chooseText: 'Deretter logger du inn med det nye passordet. Alle enheter som er logget inn nå, blir logget ut.',
  save: 'Lagre passordet',
  expiredTitle: 'Lenken virker ikke lenger',
  newMail: 'Be om en ny e-post',
} satisfies Messages<typeof source>;
