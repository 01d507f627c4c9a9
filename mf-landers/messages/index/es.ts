import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Todo empieza con un hola.',
  lead: 'Encuentra a alguien cerca, descubre cómo es y escribe la primera frase.',
  niches: {
    she: {
      title: 'Tu hola decide.',
      lead: 'Mira con calma, descubre cómo son y escribe a quien te guste. La primera frase es tuya.',
    },
    bdsm: {
      title: 'Todo empieza con una pregunta.',
      lead: 'Encuentra a gente adulta que dice lo que le gusta, conoce sus límites y pregunta por los tuyos.',
    },
    bbw: {
      title: 'Todo empieza con tus curvas.',
      lead: 'Encuentra cerca a alguien que las adora, descubre cómo es y escribe la primera frase.',
    },
    gilf: {
      title: 'Todo vuelve a empezar con un hola.',
      lead: 'Encuentra cerca a alguien con mucho que contar y escribe la primera frase.',
    },
    milf: {
      title: 'Todo empieza cuando llega la calma.',
      lead: 'Encuentra cerca a mujeres adultas con una noche para ellas y escribe la primera frase.',
    },
    gay: {
      title: 'Todo empieza con él.',
      lead: 'Encuentra a un hombre cerca, descubre cómo es y escribe la primera frase.',
    },
  },
  action: 'Empezar gratis',
  look: 'Echar un vistazo primero',
  ask: '¿Tienes el domingo libre?',
  answer: 'Ahora sí.',
  pointsTitle: 'Cómo funciona',
  points: {
    free: {
      title: 'Mirar no cuesta nada',
      text: 'Buscar, dar likes y leer lo que te escriben es gratis.',
    },
    checked: {
      title: 'Personas, no imágenes',
      text: 'Revisamos cada foto antes de que la vean los demás.',
    },
    once: {
      title: 'Sin suscripción',
      text: 'Pagas los créditos una sola vez. No caducan nunca y nada se renueva solo.',
    },
  },
  pricing: 'Ver todos los precios',
} satisfies Messages<typeof source>;
