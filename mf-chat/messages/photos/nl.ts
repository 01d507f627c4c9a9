import type { Messages } from '@pairwise/i18n';

import type { photos as source } from './en.ts';

export const photos = {
  attach: 'Foto toevoegen',
  chosen: 'De foto die je hebt gekozen',
  added: 'Foto toegevoegd',
  ready: 'Je foto staat klaar.',
  remove: 'Foto verwijderen',
  drop: 'Laat je foto hier los',
  oneAtATime: 'Je kunt één foto tegelijk sturen. De eerste is gekozen.',
  dismiss: 'Sluiten',
  notEnoughCredits: 'Je hebt niet genoeg credits. Je foto blijft hier staan.',
  uploading: 'De foto wordt verstuurd',
  cancel: 'Deze foto niet versturen',
  removed: 'Deze foto is verwijderd.',
  enlarge: 'Foto van {name} vergroten',
  enlargeOwn: 'Je foto vergroten',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  failed: 'Deze foto kon niet worden geladen.',
  retry: 'Opnieuw proberen',
} satisfies Messages<typeof source>;
