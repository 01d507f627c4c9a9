import type { Messages } from '@pairwise/i18n';

import type { gifts as source } from './en.ts';

export const gifts = {
  open: 'Vælg en gave',
  title: 'En gave til {name}',
  choose: 'Gaver',
  close: 'Luk',
  pick: 'Vælg en gave',
  choice_one: '{gift}, {count} credit',
  choice_other: '{gift}, {count} credits',
  send_one: 'Send {gift} for {count} credit',
  send_other: 'Send {gift} for {count} credits',
  balance_one: 'Du har {count} credit.',
  balance_other: 'Du har {count} credits.',
  notEnoughCredits: 'Du har ikke nok credits. Dit valg bliver her.',
  failed: 'Gaverne kunne ikke indlæses',
  offline: 'Gaverne vises her, så snart du er online igen.',
  gift: 'Gave',
  preview: 'Gave: {gift}',
  previewByYou: 'Din gave: {gift}',
  names: {
    rose: 'Rose',
    coffee: 'Kaffe',
    chocolate: 'Chokolade',
    drink: 'Cocktail',
    bouquet: 'Buket',
    ring: 'Ring',
    other: 'En gave',
  },
} satisfies Messages<typeof source>;
