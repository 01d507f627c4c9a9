import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Todo empieza con un hola.',
  lead: 'Encuentra a alguien cerca, descubre cómo es y escribe la primera frase.',
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
