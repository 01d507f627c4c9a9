import type { Messages } from '@pairwise/i18n';

import type { redirect as source } from './en.ts';

export const redirect = {
  ad: 'Mainos',
  title: 'Poistut palvelusta {name}',
  counting_one: 'Siirryt sivustolle {host} {count} sekunnin kuluttua.',
  counting_other: 'Siirryt sivustolle {host} {count} sekunnin kuluttua.',
  foreign: 'Emme voi vaikuttaa siihen, mitä siellä tapahtuu. Kumppani ei saa tietää, kuka olet.',
  now: 'Siirry nyt',
  cancel: 'Jää tänne',
  stayed: 'Jäät tänne',
  stayedText: 'Sivustoa {host} ei avattu.',
  home: 'Etusivulle',
  loading: 'Hetkinen …',
  refused: 'Tämä linkki ei vie mihinkään',
  refusedText:
    'Avaamme vain kumppaneiden sivuja, jotka olemme tarkistaneet, ja vain tietyn ajan. Tämä ei ole niiden joukossa.',
  failed: 'Linkkiä ei voitu tarkistaa.',
  retry: 'Yritä uudelleen',
} satisfies Messages<typeof source>;
