import type { Messages } from '@pairwise/i18n';

import type { iconslanding as source } from './en.ts';

export const iconslanding = {
  action: 'Trouver de la compagnie',
  pick: 'Que feriez-vous ensemble ?',
  chosen: '{things} : quelqu’un dira oui.',
  none: 'Touche ce dont tu as envie.',
  things: {
    coffee: 'Café',
    walk: 'Une balade',
    cook: 'Cuisiner',
    music: 'Musique',
    film: 'Un film',
    book: 'Livres',
    travel: 'Voyager',
    dance: 'Danser',
    wine: 'Vin',
  },
  niches: {
    default: {
      title: 'Trois envies. Une rencontre.',
      lead: 'Commence par ce que tu ferais. Avec qui, ça vient après.',
    },
    she: {
      title: 'Ta soirée, tes règles.',
      lead: 'Choisis d’abord le programme. Les candidatures suivront.',
    },
    bdsm: {
      title: 'D’abord, faire connaissance.',
      lead: 'Dis autour d’un café ce que tu aimes. Le reste peut attendre, ou pas.',
    },
    bbw: {
      title: 'Faim de bonne compagnie ?',
      lead: 'De bons plats, de longues conversations, de grands éclats de rire. De quoi as-tu envie ?',
    },
    gilf: {
      title: 'Toujours voir grand.',
      lead: 'Tu sais comment une soirée devient belle. Choisis comment elle commence.',
    },
    milf: {
      title: 'Du temps pour toi, enfin.',
      lead: 'L’agenda a une soirée libre. Qu’est-ce qu’on y met ?',
    },
    gay: {
      title: 'Brunch entre hommes.',
      lead: 'Ou danse, ou rando, ou lecture sur le canapé. Qu’est-ce qui te tente aujourd’hui ?',
    },
  },
  variants: {
    weekend: {
      title: 'Deux jours, neuf idées.',
      lead: 'Choisis les tiennes et trouve quelqu’un qui a fait le même choix.',
    },
  },
} satisfies Messages<typeof source>;
