import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Añadir mi foto',
  notes: {
    a: 'primer café',
    b: 'segundo café',
    c: 'esa risa',
    d: 'lluvia, un paraguas',
    e: 'domingo, ya de noche',
    f: '¿tú y yo?',
  },
  niches: {
    default: {
      title: 'Toda historia empieza con una foto.',
      lead: 'En algún lugar de esta pared hay sitio para dos. Ponte tú también en la foto.',
    },
    she: {
      title: 'Una pared a tu gusto.',
      lead: 'Cuelga las fotos que te gusten. Las demás, fuera.',
    },
    bdsm: {
      title: 'No todo sale en las fotos.',
      lead: 'Lo que disfrutas queda entre tú y las personas que elijas.',
    },
    bbw: {
      title: 'Un marco pequeño no te hace justicia.',
      lead: 'Personas de tamaño real, sonrisas de tamaño real y sitio para la tuya.',
    },
    gilf: {
      title: 'Queda mucho carrete.',
      lead: 'Tienes álbumes llenos de historias. Aquí hay una página en blanco.',
    },
    milf: {
      title: 'Ahora, una foto tuya.',
      lead: 'Durante años hiciste las fotos a los demás. Te toca a ti.',
    },
    gay: {
      title: 'Él, tú, un fotomatón.',
      lead: 'Cuatro flashes y una buena excusa para arrimarse.',
    },
  },
  variants: {
    summer: {
      title: 'Un verano para guardar.',
      lead: 'Noches largas, pies descalzos y alguien con quien recordarlas.',
    },
  },
} satisfies Messages<typeof source>;
