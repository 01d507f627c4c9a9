import type { Messages } from '@pairwise/i18n';

import type { signupMatches as en } from './en.ts';

export const signupMatches = {
  title: 'Velkommen, {name}',
  lead: 'De passer til det, du søger. Et like er en god begyndelse.',
  unconfirmed: 'Du kan give ét like nu. Bekræft din e-mailadresse for at få flere.',
  likeGiven: 'Du har givet dit like. Bekræft din e-mailadresse for at få flere.',
  goOn: 'Se alle',
  emptyTitle: 'Ingen passer endnu',
  emptyText: 'Se dig omkring: En bredere søgning viser flere.',
  failedTitle: 'Dine første forslag kunne ikke indlæses',
  offlineTitle: 'Du er offline',
  offlineText: 'De vises, så snart du er online igen.',
} satisfies Messages<typeof en>;
