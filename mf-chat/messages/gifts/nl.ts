import type { Messages } from '@pairwise/i18n';

import type { gifts as source } from './en.ts';

export const gifts = {
  open: 'Cadeau kiezen',
  title: 'Een cadeau voor {name}',
  choose: 'Cadeaus',
  close: 'Sluiten',
  pick: 'Kies een cadeau',
  choice_one: '{gift}, {count} credit',
  choice_other: '{gift}, {count} credits',
  send_one: '{gift} versturen voor {count} credit',
  send_other: '{gift} versturen voor {count} credits',
  balance_one: 'Je hebt {count} credit.',
  balance_other: 'Je hebt {count} credits.',
  notEnoughCredits: 'Je hebt niet genoeg credits. Je keuze blijft hier staan.',
  failed: 'De cadeaus konden niet worden geladen',
  offline: 'De cadeaus zijn er zodra je weer online bent.',
  gift: 'Cadeau',
  preview: 'Cadeau: {gift}',
  previewByYou: 'Jouw cadeau: {gift}',
  names: {
    rose: 'Roos',
    coffee: 'Koffie',
    chocolate: 'Bonbons',
    drink: 'Cocktail',
    bouquet: 'Boeket',
    ring: 'Ring',
    other: 'Een cadeau',
  },
} satisfies Messages<typeof source>;
