import type { Messages } from '@pairwise/i18n';

import type { transitionsvideolanding as source } from './en.ts';

export const transitionsvideolanding = {
  action: 'Rodar mi escena',
  pause: 'Pausar la película',
  play: 'Reproducir la película',
  scenes: {
    a: 'Una mirada.',
    b: 'Una frase.',
    c: 'Una risa.',
    d: '¿Y tú?',
  },
  niches: {
    default: {
      title: 'Todo cambia en un instante.',
      lead: 'Cuatro escenas, una noche. Para la última aún falta reparto.',
    },
    she: {
      title: 'El guion lo escribes tú.',
      lead: 'Tú dices «acción» y tú dices «corten». El papel principal es tuyo.',
    },
    bdsm: {
      title: 'Entre escena y escena.',
      lead: 'Lo que pasa fuera de cámara se acuerda antes. Siempre.',
    },
    bbw: {
      title: 'Un papel con sustancia.',
      lead: 'Papeles principales para grandes protagonistas y para quienes las adoran.',
    },
    gilf: {
      title: 'El tercer acto es el mejor.',
      lead: 'Se acabaron los ensayos. Te sabes el papel de memoria.',
    },
    milf: {
      title: 'La escena es suya.',
      lead: 'Tras años de papeles secundarios, el foco está sobre ella.',
    },
    gay: {
      title: 'Hombre conoce a hombre.',
      lead: 'Una vieja historia contada de nuevo, esta noche en tu calle.',
    },
  },
  variants: {
    premiere: {
      title: 'Esta noche es el estreno.',
      lead: 'A tu lado queda una butaca libre.',
    },
  },
} satisfies Messages<typeof source>;
