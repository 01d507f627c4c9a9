import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Añade tu foto',
  notes: {
    a: 'primer café',
    b: 'segundo café',
    c: 'esa risa',
    d: 'lluvia, un paraguas',
    e: 'domingo, tarde',
    f: '¿tú y yo?',
  },
  niches: {
    default: {
      title: 'Toda historia empieza con una foto.',
      lead: 'En algún lugar de esta pared hay sitio para dos. Ponte en la foto.',
    },
    she: {
      title: 'Una pared a tu gusto.',
      lead: 'Cuelga a quien te guste. Deja fuera a quien no.',
    },
    bdsm: {
      title: 'No todas las fotos lo muestran.',
      lead: 'Lo que disfrutas queda entre tú y las personas que elijas.',
    },
    bbw: {
      title: 'Demasiado para un marco pequeño.',
      lead: 'Personas de tamaño real, sonrisas de tamaño real y sitio para la tuya.',
    },
    gilf: {
      title: 'Queda mucho carrete.',
      lead: 'Tienes álbumes llenos de historias. Aquí hay una página en blanco.',
    },
    milf: {
      title: 'Ahora, una foto tuya.',
      lead: 'Durante años hiciste las fotos de los demás. Te toca a ti.',
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
