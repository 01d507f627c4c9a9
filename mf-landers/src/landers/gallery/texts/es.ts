import type { Messages } from '@pairwise/i18n';

import type { gallery as source } from './en.ts';

export const gallery = {
  action: 'Colgar mi retrato',
  wall: 'Los retratos',
  room: 'Sala 1',
  works: {
    a: 'Risa antes del chiste',
    b: 'Esperando el tranvía, sin prisa',
    c: 'Color en una semana gris',
    d: 'Estudio de alguien que sabe escuchar',
    e: 'Guiño, óleo sobre lienzo',
    f: 'El camino más largo a casa',
  },
  niches: {
    default: {
      title: 'El arte de conocerse.',
      lead: 'Una sala tranquila, buena luz y personas que merecen una segunda mirada. Sin prisa.',
    },
    she: {
      title: 'Aquí eliges tú las obras.',
      lead: 'Pasea y párate donde quieras. Nadie habla antes que tú.',
    },
    bdsm: {
      title: 'La colección privada.',
      lead: 'Algunas obras solo se enseñan a quien lo pide bien.',
    },
    bbw: {
      title: 'A Rubens le encantaría.',
      lead: 'La belleza nunca fue cosa de estrecheces. Pasa y mira.',
    },
    gilf: {
      title: 'Grandes clásicos.',
      lead: 'Cada año mejor, y todavía con muchas sorpresas.',
    },
    milf: {
      title: 'La favorita de la colección.',
      lead: 'Elegancia, calidez y una sonrisa de la que hablan los vigilantes.',
    },
    gay: {
      title: 'Retratos de caballeros.',
      lead: 'Y de algún granuja. Descubre quién es quién.',
    },
  },
  variants: {
    opening: {
      title: 'Noche de inauguración.',
      lead: 'Hay nervios en la sala. Eso es lo bonito. Pasa.',
    },
  },
} satisfies Messages<typeof source>;
