import type { Messages } from '@pairwise/i18n';

import type { iconslanding as source } from './en.ts';

export const iconslanding = {
  action: 'Trova compagnia',
  pick: 'Che cosa fareste insieme?',
  chosen: '{things}: qualcuno dirà di sì.',
  none: 'Tocca quello che ti va.',
  things: {
    coffee: 'Caffè',
    walk: 'Passeggiata',
    cook: 'Cucina',
    music: 'Musica',
    film: 'Cinema',
    book: 'Libri',
    travel: 'Viaggi',
    dance: 'Ballo',
    wine: 'Vino',
  },
  niches: {
    default: {
      title: 'Tre idee, una persona.',
      lead: 'Comincia da quello che ti va di fare. Il con chi viene dopo.',
    },
    she: {
      title: 'La tua serata, le tue regole.',
      lead: 'Prima scegli il programma. Poi la compagnia si candida.',
    },
    bdsm: {
      title: 'Prima due chiacchiere.',
      lead: 'Racconta davanti a un caffè che cosa ti piace. Il resto può aspettare, oppure no.',
    },
    bbw: {
      title: 'Fame di buona compagnia?',
      lead: 'Buon cibo, lunghe chiacchierate, risate forti. Di che cosa hai voglia?',
    },
    gilf: {
      title: 'Qui si pensa in grande.',
      lead: 'Sai come si fa una bella serata. Scegli come comincia.',
    },
    milf: {
      title: 'Di nuovo tempo per te.',
      lead: 'Sul calendario c’è una sera libera. Che cosa ci metti?',
    },
    gay: {
      title: 'Uomini da brunch.',
      lead: 'O da ballo, da trekking, da libro sul divano. Oggi che cosa ti va?',
    },
  },
  variants: {
    weekend: {
      title: 'Due giorni, nove idee.',
      lead: 'Scegli le tue e trova chi ha scelto le stesse.',
    },
  },
} satisfies Messages<typeof source>;
