import type { Messages } from '@pairwise/i18n';

import type { alonetonight as source } from './en.ts';

export const alonetonight = {
  action: 'Empezar a hablar gratis',
  niches: {
    default: {
      title: 'Alguien más sigue en vela.',
      lead: 'Habla con gente adulta que busca compañía esta noche, y quizá para más tiempo.',
      ask: '¿Duermes?',
      answer: 'Ya no.',
    },
    she: {
      title: 'Esta noche eliges tú.',
      lead: 'Aquí las mujeres marcan el ritmo. Di hola cuando te apetezca, a alguien que sabe esperar.',
      ask: '¿Te toca a ti?',
      answer: 'Ahora sí.',
    },
    bdsm: {
      title: 'Di lo que te gusta.',
      lead: 'Habla sin tapujos con gente adulta que conoce sus límites y pregunta por los tuyos.',
      ask: '¿Curiosidad?',
      answer: 'Cuéntame más.',
    },
    bbw: {
      title: 'Esta noche hay mucho que querer.',
      lead: 'Conoce a personas con curvas y a quienes no las querrían de otra manera.',
      ask: '¿Hay sitio para mí?',
      answer: 'Siempre.',
    },
    gilf: {
      title: 'La noche aún es joven.',
      lead: 'Gente adulta con una vida a sus espaldas y una velada por delante. Habla con alguien que tiene mucho que contar.',
      ask: '¿Demasiado tarde?',
      answer: 'Nunca.',
    },
    milf: {
      title: 'La casa ya está en silencio.',
      lead: 'Mujeres adultas con una noche para ellas, y gente encantada de compartirla.',
      ask: '¿Todos duermen?',
      answer: 'Por fin.',
    },
    gay: {
      title: 'Él tampoco duerme.',
      lead: 'Habla con hombres que buscan compañía esta noche, y quizá para más tiempo.',
      ask: '¿Sigues sin dormir?',
      answer: 'Por ti, sí.',
    },
  },
  variants: {
    weekend: {
      title: 'El sábado sigue libre.',
      lead: 'Encuentra con quién pasarlo, antes de que acabe en otro domingo de sofá.',
      ask: '¿Ya tienes planes?',
      answer: 'Todavía no.',
    },
  },
} satisfies Messages<typeof source>;
