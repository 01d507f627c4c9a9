import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: 'Unohtuiko salasana?',
  text: 'Kirjoita sähköpostiosoitteesi. Lähetämme sinulle linkin, jolla valitset uuden salasanan.',
  submit: 'Lähetä linkki',
  sentTitle: 'Tarkista sähköpostisi',
  sent: 'Lähetimme linkin osoitteeseen {email}. Se on voimassa yhden tunnin.',
  sentUniform: 'Jos osoitteella {email} on tili, linkki on matkalla. Se on voimassa yhden tunnin.',
  spam: 'Eikö mitään tullut muutamassa minuutissa? Katso roskapostikansio tai lähetä uudelleen.',
  again: 'Lähetä uudelleen',
  sentAgain: 'Linkki on taas matkalla.',
  otherEmail: 'Käytä toista osoitetta',
  chooseTitle: 'Valitse uusi salasana',
  chooseText: 'Sen jälkeen kirjaudut sisään sillä. Kaikki nyt kirjautuneet laitteet kirjataan ulos.',
  save: 'Tallenna salasana',
  expiredTitle: 'Linkki ei enää toimi',
  newMail: 'Pyydä uusi sähköposti',
} satisfies Messages<typeof source>;
