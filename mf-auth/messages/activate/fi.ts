import type { Messages } from '@pairwise/i18n';

import type { activate as source } from './en.ts';

export const activate = {
  working: 'Vahvistetaan osoitettasi …',
  title: 'Osoitteesi on vahvistettu',
  lead: 'Tervetuloa, {name}! Mitä haluat tehdä ensin?',
  leadVisitor: 'Osoitteesi on vahvistettu. Jatka kirjautumalla sisään.',
  open: 'Kukaan ei voi vielä löytää sinua: muutama kysymys sinusta on vastaamatta.',
  undelivered: 'Viestiäsi ei voitu toimittaa: jäsentä ei enää tavoita. Kirjoitit näin:',
  hostText: 'Tulit tänne tämän henkilön sivulta.',
  hostAction: 'Kirjoita jäsenelle {name}',
  profileTitle: 'Profiilisi',
  profileText: 'Kuva ja muutama sana tuovat enemmän vastauksia.',
  profileReadyText: 'Kuvasi ja vastauksesi ovat paikallaan. Voit muuttaa niitä milloin vain.',
  profileOpen: 'Täydennä profiilini',
  profileDone: 'Katso profiilini',
  premiumTitle: 'Premium',
  premiumText: 'Katso kaikki kuvat ja kirjoita niin monelle kuin haluat.',
  premiumAction: 'Katso Premiumin edut',
  membersTitle: 'Jäsenet',
  membersText: 'Katso, keitä on lähelläsi.',
  membersAction: 'Tapaa ihmisiä',
  failedTitle: 'Osoitettasi ei voitu vielä vahvistaa',
  resend: 'Pyydä uusi sähköposti',
  resendIn: 'Pyydä uusi sähköposti ({seconds} s)',
  sent: 'Lähetimme uuden sähköpostin osoitteeseen {email}.',
  login: 'Kirjaudu sisään ja pyydä uusi sähköposti',
  confirmedAlready: 'Sähköpostiosoitteesi on jo vahvistettu. Sinun ei tarvitse tehdä muuta.',
  members: 'Tapaa ihmisiä',
} satisfies Messages<typeof source>;
