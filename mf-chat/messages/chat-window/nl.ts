import type { Messages } from '@pairwise/i18n';

import type { chat as source } from './en.ts';

export const chat = {
  label: 'Gesprek met {name}',
  back: 'Terug naar berichten',
  profile: 'Profiel van {name}',
  nameAge: '{name}, {age}',
  online: {
    now: 'Nu online',
    today: 'Vandaag actief',
    week: 'Deze week actief',
  },
  credits_one: '{count} credit',
  credits_other: '{count} credits',
  today: 'Vandaag',
  yesterday: 'Gisteren',
  new_one: '{count} nieuw bericht',
  new_other: '{count} nieuwe berichten',
  you: 'Jij',
  sent: 'Verzonden',
  delivered: 'Bezorgd',
  read: 'Gelezen',
  photo: 'Foto van {name}',
  photoByYou: 'Foto van jou',
  gift: {
    rose: 'Een roos',
    drink: 'Een drankje',
    ring: 'Een ring',
    other: 'Een cadeau',
  },
  older: 'Oudere berichten',
  beginning: 'Hier begon het tussen jullie.',
  emptyTitle: 'Nog geen berichten',
  loading: 'Het gesprek wordt geladen',
  notFoundTitle: 'Dit gesprek is hier niet',
  notFoundText: 'Misschien is het verwijderd.',
  failedTitle: 'Het gesprek kon niet worden geladen',
} satisfies Messages<typeof source>;
