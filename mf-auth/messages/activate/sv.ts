import type { Messages } from '@pairwise/i18n';

import type { activate as source } from './en.ts';

export const activate = {
  working: 'Bekräftar din adress …',
  title: 'Din adress är bekräftad',
  lead: 'Välkommen, {name}! Vad vill du göra först?',
  leadVisitor: 'Din adress är bekräftad. Logga in för att fortsätta.',
  open: 'Ingen kan hitta dig än: du har några frågor om dig själv kvar att svara på.',
  undelivered: 'Ditt meddelande kunde inte levereras: medlemmen går inte längre att nå. Så här skrev du:',
  hostText: 'Du kom hit via den här personens sida.',
  hostAction: 'Skriv till {name}',
  profileTitle: 'Din profil',
  profileText: 'En bild och några ord ger fler svar.',
  profileReadyText: 'Din bild och dina svar finns där. Du kan ändra dem när som helst.',
  profileOpen: 'Gör klart min profil',
  profileDone: 'Se min profil',
  premiumTitle: 'Premium',
  premiumText: 'Se alla bilder och skriv till så många du vill.',
  premiumAction: 'Vad är Premium?',
  membersTitle: 'Medlemmar',
  membersText: 'Se vilka som finns nära dig.',
  membersAction: 'Möt människor',
  failedTitle: 'Din adress är inte bekräftad än',
  resend: 'Begär ett nytt mejl',
  resendIn: 'Begär ett nytt mejl om {seconds} s',
  sent: 'Vi har skickat ett nytt mejl till {email}.',
  login: 'Logga in för att begära ett nytt mejl',
  confirmedAlready: 'Din mejladress är redan bekräftad. Du behöver inte göra något mer.',
  members: 'Möt människor',
} satisfies Messages<typeof source>;
