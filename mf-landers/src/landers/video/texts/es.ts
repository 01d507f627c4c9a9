import type { Messages } from '@pairwise/i18n';

import type { video as source } from './en.ts';

export const video = {
  action: 'Escribir la siguiente frase',
  pause: 'Pausar la película',
  play: 'Reproducir la película',
  scene: 'Una calle de noche: en dos ventanas se enciende la luz y dos personas se escriben.',
  lines: {
    a: '¿Sigues sin dormir?',
    b: 'Sí. ¿Quién pregunta?',
    c: 'La ventana de enfrente.',
    d: 'Entonces saluda.',
  },
  niches: {
    default: {
      title: 'Dos ventanas. Una calle.',
      lead: 'Un corto sobre cómo empieza todo. El final depende de ti.',
    },
    she: {
      title: 'Ella enciende la luz.',
      lead: 'Y decide si saluda. Una película sobre lo que ella elige.',
    },
    bdsm: {
      title: 'Detrás de la cortina.',
      lead: 'De qué hablan es cosa suya. Lo que importa es que hablen.',
    },
    bbw: {
      title: 'La ventana más cálida.',
      lead: 'Se ve desde lejos. Ahí dentro alguien se ríe.',
    },
    gilf: {
      title: 'La luz siempre encendida.',
      lead: 'Llevan años mirando la calle. Esta noche escriben.',
    },
    milf: {
      title: 'Después de las diez, su hora.',
      lead: 'La casa duerme, la lámpara está encendida, el teléfono se ilumina.',
    },
    gay: {
      title: 'El vecino de enfrente.',
      lead: 'Llevan un año saludándose. Esta noche uno de los dos escribe.',
    },
  },
  variants: {
    late: {
      title: 'Es tarde. Mejor.',
      lead: 'Las mejores frases se escriben después de medianoche.',
    },
  },
} satisfies Messages<typeof source>;
