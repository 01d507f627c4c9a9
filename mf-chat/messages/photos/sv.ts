import type { Messages } from '@pairwise/i18n';

import type { photos as source } from './en.ts';

export const photos = {
  attach: 'Lägg till en bild',
  chosen: 'Bilden du har valt',
  added: 'Bilden är tillagd',
  ready: 'Din bild är redo att skickas.',
  remove: 'Ta bort bilden',
  drop: 'Släpp din bild här',
  oneAtATime: 'Du kan bara skicka en bild åt gången. Den första valdes.',
  dismiss: 'Stäng',
  notEnoughCredits: 'Dina krediter räcker inte. Bilden finns kvar här.',
  uploading: 'Skickar bilden',
  cancel: 'Skicka inte den här bilden',
  removed: 'Bilden har tagits bort.',
  enlarge: 'Förstora bilden från {name}',
  enlargeOwn: 'Förstora din bild',
  previous: 'Föregående bild',
  next: 'Nästa bild',
  failed: 'Bilden kunde inte laddas.',
  retry: 'Försök igen',
} satisfies Messages<typeof source>;
