import type { Messages } from '@pairwise/i18n';

import type { photos as source } from './en.ts';

export const photos = {
  attach: 'Tilføj et billede',
  chosen: 'Billedet, du har valgt',
  added: 'Billedet er tilføjet',
  ready: 'Dit billede er klar til at blive sendt.',
  remove: 'Fjern billedet',
  drop: 'Slip dit billede her',
  oneAtATime: 'Du kan sende ét billede ad gangen. Det første blev valgt.',
  dismiss: 'Luk',
  notEnoughCredits: 'Du har ikke nok credits. Billedet bliver her.',
  uploading: 'Sender billedet',
  cancel: 'Send ikke dette billede',
  removed: 'Billedet er fjernet.',
  enlarge: 'Forstør billedet fra {name}',
  enlargeOwn: 'Forstør dit billede',
  previous: 'Forrige billede',
  next: 'Næste billede',
  failed: 'Billedet kunne ikke indlæses.',
  retry: 'Prøv igen',
} satisfies Messages<typeof source>;
