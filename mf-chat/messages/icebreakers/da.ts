import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Foreslå en åbningsreplik',
  title: 'En første linje til {name}',
  text: 'Vælg en, og gør den til din egen. Intet sendes, før du trykker på send.',
  others: 'Vis andre',
  failed: 'Forslagene kunne ikke indlæses',
  offline: 'Forslagene vises her, så snart du er online igen.',
  close: 'Luk',
} satisfies Messages<typeof source>;
