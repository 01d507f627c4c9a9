import type { Messages } from '@pairwise/i18n';

import type { iconslanding as source } from './en.ts';

export const iconslanding = {
  action: 'Zoek er iemand bij',
  pick: 'Wat zouden jullie samen doen?',
  chosen: '{things}: iemand zegt vast ja.',
  none: 'Tik aan waar je zin in hebt.',
  things: {
    coffee: 'Koffie',
    walk: 'Wandelen',
    cook: 'Koken',
    music: 'Muziek',
    film: 'Film',
    book: 'Boeken',
    travel: 'Reizen',
    dance: 'Dansen',
    wine: 'Wijn',
  },
  niches: {
    default: {
      title: 'Kies er drie. Vind er één.',
      lead: 'Begin met wat je wilt doen. Met wie komt daarna.',
    },
    she: {
      title: 'Jouw avond, jouw regels.',
      lead: 'Eerst kies jij het plan. Het gezelschap solliciteert bij jou.',
    },
    bdsm: {
      title: 'Eerst de koffie.',
      lead: 'Vertel daarbij wat je lekker vindt. De rest kan wachten, of niet.',
    },
    bbw: {
      title: 'Trek in goed gezelschap?',
      lead: 'Lekker eten, lange gesprekken, hard lachen. Waar heb je zin in?',
    },
    gilf: {
      title: 'Geen kleine plannen.',
      lead: 'Jij weet hoe een avond goed wordt. Kies hoe hij begint.',
    },
    milf: {
      title: 'Weer tijd voor jou.',
      lead: 'Er is nog een avond vrij in je agenda. Wat ga je doen?',
    },
    gay: {
      title: 'Mannen die dansen.',
      lead: 'Of wandelen, of lezen op de bank. Wat wordt het vandaag?',
    },
  },
  variants: {
    weekend: {
      title: 'Twee dagen, negen ideeën.',
      lead: 'Kies er een en vind iemand die hetzelfde koos.',
    },
  },
} satisfies Messages<typeof source>;
