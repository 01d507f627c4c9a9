import type { Messages } from '@pairwise/i18n';

import type { signupMatches as en } from './en.ts';

export const signupMatches = {
  title: 'Willkommen, {name}',
  lead: 'Diese Menschen passen zu dem, was du suchst. Ein Like ist ein guter Anfang.',
  unconfirmed: 'Ein Like kannst du schon vergeben. Für mehr bestätige deine E-Mail-Adresse.',
  likeGiven: 'Du hast dein Like vergeben. Für mehr bestätige deine E-Mail-Adresse.',
  goOn: 'Alle ansehen',
  emptyTitle: 'Noch passt niemand',
  emptyText: 'Sieh dich um: Eine breitere Suche zeigt mehr Menschen.',
  failedTitle: 'Die ersten Vorschläge ließen sich nicht laden',
  offlineTitle: 'Du bist offline',
  offlineText: 'Sie erscheinen, sobald du wieder verbunden bist.',
} satisfies Messages<typeof en>;
