import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  pending: {
    text: 'Vahvista {email} sinne lähettämällämme linkillä. Se on voimassa {moment} asti, eikä mikään muutu sitä ennen.',
    resend: 'Lähetä linkki uudelleen',
    sent: 'Lähetimme uuden linkin osoitteeseen {email}. Vanha ei enää toimi.',
    cancel: 'Peru vaihto',
    cancelled: 'Sähköpostiosoitteesi pysyy ennallaan.',
  },
  request: {
    title: 'Vaihda sähköpostiosoite',
    text: 'Lähetämme linkin uuteen osoitteeseen. Mikään ei muutu, ennen kuin avaat sen.',
    email: 'Uusi sähköpostiosoite',
    submit: 'Lähetä linkki',
    sentTitle: 'Vielä yksi vaihe',
    sent: 'Lähetimme linkin osoitteeseen {email}. Se on voimassa 24 tuntia.',
    done: 'Valmis',
  },
  title: 'Vahvista uusi sähköpostiosoitteesi',
  text: 'Sen jälkeen kirjaudut sisään uudella osoitteella, ja sähköpostimme tulevat sinne.',
  submit: 'Vahvista osoite',
  doneTitle: 'Osoitteesi on vaihdettu',
  done: 'Uusi sähköpostiosoitteesi on {email}.',
  toMembers: 'Jatka jäseniin',
  toLogin: 'Kirjaudu sisään',
  failedTitle: 'Linkki ei enää toimi',
  takenTitle: 'Osoite on varattu',
  newMail: 'Pyydä uusi sähköposti',
} satisfies Messages<typeof source>;
