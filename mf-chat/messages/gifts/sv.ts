import type { Messages } from '@pairwise/i18n';

import type { gifts as source } from './en.ts';

export const gifts = {
  open: 'Välj en present',
  title: 'En present till {name}',
  choose: 'Presenter',
  close: 'Stäng',
  pick: 'Välj en present',
  choice_one: '{gift}, {count} kredit',
  choice_other: '{gift}, {count} krediter',
  send_one: 'Skicka {gift} för {count} kredit',
  send_other: 'Skicka {gift} för {count} krediter',
  balance_one: 'Du har {count} kredit.',
  balance_other: 'Du har {count} krediter.',
  notEnoughCredits: 'Dina krediter räcker inte. Ditt val finns kvar här.',
  failed: 'Presenterna kunde inte laddas',
  offline: 'Presenterna visas här så fort du är online igen.',
  gift: 'Present',
  preview: 'Present: {gift}',
  previewByYou: 'Din present: {gift}',
  names: {
    rose: 'Ros',
    coffee: 'Kaffe',
    chocolate: 'Choklad',
    drink: 'Cocktail',
    bouquet: 'Bukett',
    ring: 'Ring',
    other: 'En present',
  },
} satisfies Messages<typeof source>;
