import type { Messages } from '@pairwise/i18n';

import type { gifts as source } from './en.ts';

export const gifts = {
  open: 'Velg en gave',
  title: 'En gave til {name}',
  choose: 'Gaver',
  close: 'Lukk',
  pick: 'Velg en gave',
  choice_one: '{gift}, {count} kreditt',
  choice_other: '{gift}, {count} kreditter',
  send_one: 'Send {gift} for {count} kreditt',
  send_other: 'Send {gift} for {count} kreditter',
  balance_one: 'Du har {count} kreditt.',
  balance_other: 'Du har {count} kreditter.',
  notEnoughCredits: 'Du har ikke nok kreditter. Valget ditt blir liggende her.',
  failed: 'Gavene kunne ikke lastes inn',
  offline: 'Gavene vises her så snart du er på nett igjen.',
  gift: 'Gave',
  preview: 'Gave: {gift}',
  previewByYou: 'Gaven din: {gift}',
  names: {
    rose: 'Rose',
    coffee: 'Kaffe',
    chocolate: 'Sjokolade',
    drink: 'Cocktail',
    bouquet: 'Bukett',
    ring: 'Ring',
    other: 'En gave',
  },
} satisfies Messages<typeof source>;
