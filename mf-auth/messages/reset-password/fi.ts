import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: 'Unohtuiko salasana?',
  text: 'Kirjoita sähköpostiosoitteesi. Lähetämme sinulle linkin, jolla valitset uuden.',
  submit: 'Lähetä linkki',
  sentTitle: 'Katso sähköpostisi',
  sent: 'Lähetimme linkin osoitteeseen {email}. Se toimii yhden tunnin.',
  sentUniform: 'Jos osoitteella {email} on tili, linkki on matkalla. Se toimii yhden tunnin.',
  spam: 'Eikö mitään tullut muutamassa minuutissa? Katso roskaposti tai lähetä uudelleen.',
  again: 'Lähetä uudelleen',
  otherEmail: 'Käytä toista osoitetta',
  chooseTitle: 'Valitse uusi salasana',
  chooseText: 'Sen jälkeen kirjaudut sisään sillä. Kaikki nyt kirjautuneet laitteet kirjataan ulos.',
  save: 'Tallenna salasana',
  expiredTitle: 'Linkki ei enää toimi',
  newMail: 'Pyydä uusi sähköposti',
} satisfies Messages<typeof source>;
