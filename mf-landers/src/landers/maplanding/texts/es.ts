import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Ver quién está cerca',
  here: 'Personas en el mapa: {country}',
  pin: '{name}, {age}, cerca de {town}',
  note: 'El mapa muestra ciudades del país, no dónde vives tú ni dónde viven los demás.',
  niches: {
    default: {
      title: 'Más cerca de lo que crees.',
      lead: 'Un tranvía, un carril bici, dos calles. Mira quién está por aquí.',
    },
    she: {
      title: 'Tu mapa, tus distancias.',
      lead: 'Tú decides qué es cerca y quién puede saberlo.',
    },
    bdsm: {
      title: 'Con discreción, y cerca.',
      lead: 'Nadie ve dónde estás. Tú ves que hay más gente como tú.',
    },
    bbw: {
      title: 'Corazones grandes cerca de ti.',
      lead: 'Quizá a dos paradas, con una risa que se oye más que la calle.',
    },
    gilf: {
      title: 'A la vuelta de la esquina, desde hace años.',
      lead: 'Quizá es alguien a quien ya saludas en el mercado.',
    },
    milf: {
      title: 'Quizá ella vive cerca.',
      lead: 'Se acabaron las carreras al colegio, la noche está libre y el café queda a medio camino.',
    },
    gay: {
      title: 'Quizá él está en la calle de al lado.',
      lead: 'Para ir hasta allí no hace falta ninguna app. Solo una primera frase.',
    },
  },
  variants: {
    commute: {
      title: 'Misma línea, misma parada.',
      lead: 'La persona del otro lado del pasillo quizá también está aquí.',
    },
  },
} satisfies Messages<typeof source>;
