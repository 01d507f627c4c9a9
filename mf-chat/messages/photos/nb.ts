import type { Messages } from '@pairwise/i18n';

import type { photos as source } from './en.ts';

export const photos = {
  attach: 'Legg til et bilde',
  chosen: 'Bildet du har valgt',
  added: 'Bildet er lagt til',
  ready: 'Bildet ditt er klart til å sendes.',
  remove: 'Fjern bildet',
  drop: 'Slipp bildet ditt her',
  oneAtATime: 'Du kan bare sende ett bilde om gangen. Det første ble valgt.',
  dismiss: 'Lukk',
  notEnoughCredits: 'Du har ikke nok kreditter. Bildet blir liggende her.',
  uploading: 'Sender bildet',
  cancel: 'Ikke send dette bildet',
  removed: 'Bildet er fjernet.',
  enlarge: 'Forstørr bildet fra {name}',
  enlargeOwn: 'Forstørr bildet ditt',
  previous: 'Forrige bilde',
  next: 'Neste bilde',
  failed: 'Bildet kunne ikke lastes inn.',
  retry: 'Prøv igjen',
} satisfies Messages<typeof source>;
