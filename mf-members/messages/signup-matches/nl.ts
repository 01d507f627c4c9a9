import type { Messages } from '@pairwise/i18n';

import type { signupMatches as en } from './en.ts';

export const signupMatches = {
  title: 'Welkom, {name}',
  lead: 'Deze mensen passen bij wat je zoekt. Een like is een goed begin.',
  unconfirmed: 'Eén like kun je nu al geven. Bevestig je e-mailadres voor meer.',
  likeGiven: 'Je hebt je like gegeven. Bevestig je e-mailadres voor meer.',
  goOn: 'Iedereen bekijken',
  emptyTitle: 'Er past nog niemand',
  emptyText: 'Kijk rond: een ruimere zoekopdracht toont meer mensen.',
  failedTitle: 'De eerste voorstellen konden niet worden geladen',
  offlineTitle: 'Je bent offline',
  offlineText: 'Ze verschijnen zodra je weer verbinding hebt.',
} satisfies Messages<typeof en>;
