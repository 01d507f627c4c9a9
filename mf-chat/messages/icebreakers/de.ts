import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Ersten Satz vorschlagen',
  title: 'Ein erster Satz für {name}',
  text: 'Such dir einen aus und mach ihn zu deinem. Gesendet wird erst, wenn du auf Senden tippst.',
  others: 'Andere zeigen',
  failed: 'Die Vorschläge konnten nicht geladen werden',
  offline: 'Die Vorschläge sind da, sobald du wieder online bist.',
  close: 'Schließen',
} satisfies Messages<typeof source>;
