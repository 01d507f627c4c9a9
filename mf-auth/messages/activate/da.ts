import type { Messages } from '@pairwise/i18n';

import type { activate as source } from './en.ts';

export const activate = {
  working: 'Bekræfter din adresse …',
  title: 'Din adresse er bekræftet',
  lead: 'Velkommen, {name}! Hvad vil du gøre først?',
  leadVisitor: 'Din adresse er bekræftet. Log ind for at fortsætte.',
  open: 'Ingen kan finde dig endnu: Nogle spørgsmål om dig mangler svar.',
  undelivered: 'Din besked kunne ikke leveres: Medlemmet kan ikke længere kontaktes. Du skrev:',
  hostText: 'Du kom hertil fra denne persons side.',
  hostAction: 'Skriv til {name}',
  profileTitle: 'Din profil',
  profileText: 'Et billede og et par ord giver flere svar.',
  profileReadyText: 'Dit billede og dine svar er på plads. Du kan altid ændre dem.',
  profileOpen: 'Gør min profil færdig',
  profileDone: 'Se min profil',
  premiumTitle: 'Premium',
  premiumText: 'Se alle billeder, og skriv til så mange, du vil.',
  premiumAction: 'Se, hvad Premium er',
  membersTitle: 'Medlemmer',
  membersText: 'Se, hvem der er i nærheden af dig.',
  membersAction: 'Mød folk',
  failedTitle: 'Din adresse kunne ikke bekræftes endnu',
  resend: 'Bed om en ny e-mail',
  resendIn: 'Bed om en ny e-mail om {seconds} s',
  sent: 'Vi har sendt en ny e-mail til {email}.',
  login: 'Log ind for at bede om en ny e-mail',
  confirmedAlready: 'Din e-mailadresse er allerede bekræftet. Du behøver ikke at gøre mere.',
  members: 'Mød folk',
} satisfies Messages<typeof source>;
