import type { Messages } from '@pairwise/i18n';

import type { photos as source } from './en.ts';

export const photos = {
  attach: 'Lisää kuva',
  chosen: 'Valitsemasi kuva',
  added: 'Kuva on lisätty',
  ready: 'Kuvasi on valmis lähetettäväksi.',
  remove: 'Poista kuva',
  drop: 'Pudota kuvasi tähän',
  oneAtATime: 'Voit lähettää yhden kuvan kerrallaan. Ensimmäinen valittiin.',
  dismiss: 'Sulje',
  notEnoughCredits: 'Krediittisi eivät riitä. Kuva säilyy tässä.',
  uploading: 'Lähetetään kuvaa',
  cancel: 'Älä lähetä tätä kuvaa',
  removed: 'Kuva on poistettu.',
  enlarge: 'Suurenna kuva, lähettäjä {name}',
  enlargeOwn: 'Suurenna kuvasi',
  previous: 'Edellinen kuva',
  next: 'Seuraava kuva',
  failed: 'Kuvaa ei voitu ladata.',
  retry: 'Yritä uudelleen',
} satisfies Messages<typeof source>;
