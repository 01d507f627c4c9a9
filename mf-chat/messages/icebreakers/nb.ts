import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Foreslå en åpningsreplikk',
  title: 'En første linje til {name}',
  text: 'Velg en og gjør den til din egen. Ingenting sendes før du trykker på send.',
  others: 'Vis andre',
  failed: 'Forslagene kunne ikke lastes inn',
  offline: 'Forslagene kommer fram her så snart du er på nett igjen.',
  close: 'Lukk',
} satisfies Messages<typeof source>;
