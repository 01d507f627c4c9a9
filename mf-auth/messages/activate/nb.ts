import type { Messages } from '@pairwise/i18n';

import type { activate as source } from './en.ts';

export const activate = {
  working: 'Bekrefter adressen din …',
  title: 'Adressen din er bekreftet',
  lead: 'Velkommen, {name}! Hva vil du gjøre først?',
  leadVisitor: 'Adressen din er bekreftet. Logg inn for å fortsette.',
  open: 'Ingen kan finne deg ennå: noen spørsmål om deg er fortsatt ubesvarte.',
  undelivered: 'Meldingen din kunne ikke leveres: medlemmet kan ikke lenger nås. Dette skrev du:',
  hostText: 'Du kom hit fra siden til denne personen.',
  hostAction: 'Skriv til {name}',
  profileTitle: 'Profilen din',
  profileText: 'Et bilde og noen ord gir flere svar.',
  profileReadyText: 'Bildet og svarene dine er på plass. Du kan endre dem når som helst.',
  profileOpen: 'Fullfør profilen min',
  profileDone: 'Se profilen min',
  premiumTitle: 'Premium',
  premiumText: 'Se alle bilder og skriv til så mange du vil.',
  premiumAction: 'Se hva Premium er',
  membersTitle: 'Medlemmer',
  membersText: 'Se hvem som er i nærheten av deg.',
  membersAction: 'Møt folk',
  failedTitle: 'Adressen din kunne ikke bekreftes ennå',
  resend: 'Be om en ny e-post',
  resendIn: 'Be om en ny e-post om {seconds} s',
  sent: 'Vi har sendt en ny e-post til {email}.',
  login: 'Logg inn for å be om en ny e-post',
  confirmedAlready: 'E-postadressen din er allerede bekreftet. Du trenger ikke å gjøre noe mer.',
  members: 'Møt folk',
} satisfies Messages<typeof source>;
