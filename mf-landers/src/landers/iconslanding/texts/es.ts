import type { Messages } from '@pairwise/i18n';

import type { iconslanding as source } from './en.ts';

export const iconslanding = {
  action: 'Encontrar con quién',
  pick: '¿Qué plan te gustaría compartir?',
  chosen: '{things}: alguien dirá que sí.',
  none: 'Toca lo que te apetezca.',
  things: {
    coffee: 'Café',
    walk: 'Un paseo',
    cook: 'Cocinar',
    music: 'Música',
    film: 'Una película',
    book: 'Libros',
    travel: 'Viajar',
    dance: 'Bailar',
    wine: 'Vino',
  },
  niches: {
    default: {
      title: 'Elige tres. Encuentra a alguien.',
      lead: 'Empieza por lo que te gustaría hacer. El con quién viene después.',
    },
    she: {
      title: 'Tu noche, tus reglas.',
      lead: 'Elige primero el plan. La compañía ya se presentará.',
    },
    bdsm: {
      title: 'Primero, la charla.',
      lead: 'Con un café delante, cuenta lo que te gusta. Lo demás puede esperar, o no.',
    },
    bbw: {
      title: '¿Hambre de buena compañía?',
      lead: 'Buena comida, largas charlas, carcajadas. ¿Qué te apetece?',
    },
    gilf: {
      title: 'Nada de planes pequeños.',
      lead: 'Sabes cómo se anima una noche. Elige cómo empieza.',
    },
    milf: {
      title: 'Otra vez tiempo para ti.',
      lead: 'La agenda tiene una noche libre. ¿Con qué la llenas?',
    },
    gay: {
      title: 'Caballeros de brunch.',
      lead: 'O de baile, o de monte, o de libro en el sofá. ¿Qué toca hoy?',
    },
  },
  variants: {
    weekend: {
      title: 'Dos días, nueve ideas.',
      lead: 'Elige las tuyas y encuentra a alguien que haya elegido las mismas.',
    },
  },
} satisfies Messages<typeof source>;
