import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Få förslag på öppningsreplik',
  title: 'En första rad till {name}',
  text: 'Välj en och gör den till din. Inget skickas förrän du trycker på skicka.',
  others: 'Visa andra',
  failed: 'Förslagen kunde inte laddas',
  offline: 'Förslagen visas här så fort du är online igen.',
  close: 'Stäng',
} satisfies Messages<typeof source>;
