import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Få forslag til åpningsreplikk',
  title: 'En første linje til {name}',
  text: 'Velg en og gjør den til din egen. Ingenting sendes før du trykker på send.',
  others: 'Vis andre',
  failed: 'Forslagene kunne ikke lastes inn',
  offline: 'Forslagene vises her så snart du er på nett igjen.',
  close: 'Lukk',
} satisfies Messages<typeof source>;
