import type { Messages } from '@pairwise/i18n';

import type { accountDeleted as source } from './en.ts';

export const accountDeleted = {
  closedTitle: 'Kontoen din er stengt',
  closedUntil:
    'Ingen ser deg lenger. Du kan komme tilbake fram til {date}. Deretter er personopplysningene dine borte.',
  mailed: 'Lenken for å komme tilbake ligger i e-posten vi akkurat har sendt deg.',
  title: 'Kom tilbake til kontoen din',
  text: 'Du kan åpne en stengt konto igjen innen {days} dager, med lenken i e-posten fra oss.',
  againTitle: 'Har du ikke fått lenken?',
  again: 'Logg inn en gang til, så sender vi den på nytt.',
  submit: 'Send meg lenken',
  sentTitle: 'Lenken er på vei',
  sent: 'Vi har sendt den til {email}.',
  backTitle: 'Vil du komme tilbake?',
  backText: 'Profil, bilder, samtaler og kreditter er der fortsatt.',
  reactivate: 'Åpne kontoen min igjen',
  welcome: 'Velkommen tilbake, {name}!',
  notNow: 'Ikke nå',
  toHome: 'Til forsiden',
} satisfies Messages<typeof source>;
