import type { Messages } from '@pairwise/i18n';

import type { accountDeleted as source } from './en.ts';

export const accountDeleted = {
  closedTitle: 'Ditt konto är stängt',
  closedUntil: 'Ingen ser dig längre. Du kan komma tillbaka fram till {date}. Sedan är dina personuppgifter borta.',
  mailed: 'Länken för att komma tillbaka finns i mejlet vi just har skickat.',
  title: 'Kom tillbaka till ditt konto',
  text: 'Ett stängt konto kan öppnas igen inom {days} dagar, via länken i vårt mejl.',
  againTitle: 'Har du inte fått länken?',
  again: 'Logga in en gång till så skickar vi den igen.',
  submit: 'Skicka länken',
  sentTitle: 'Länken är på väg',
  sent: 'Vi har skickat den till {email}.',
  backTitle: 'Vill du komma tillbaka?',
  backText: 'Profil, bilder, chattar och krediter finns kvar.',
  reactivate: 'Öppna mitt konto igen',
  welcome: 'Välkommen tillbaka, {name}!',
  notNow: 'Inte nu',
  toHome: 'Till startsidan',
} satisfies Messages<typeof source>;
