import type { Messages } from '@pairwise/i18n';

import type { tinderswipe as source } from './en.ts';

export const tinderswipe = {
  action: 'Crear mi perfil gratis',
  like: 'Dar like a {name}',
  pass: 'Descartar a {name}',
  deck: 'Tarjetas para deslizar',
  help: 'Desliza, toca los botones o usa las flechas del teclado.',
  stampLike: 'Like',
  stampPass: 'Paso',
  endTitle: 'Tienes buen gusto.',
  endText: 'Así se conoce aquí a personas de verdad. Tu perfil se hace en dos minutos.',
  endLikes: 'Has dado like a {names}.',
  nobody: 'Exigente. Nos gusta. Dentro hay más gente.',
  again: 'Empezar de nuevo',
  lines: {
    a: 'Hace chistes malísimos y una pasta excelente.',
    b: 'Te enseñará el lado tranquilo de la ciudad.',
    c: 'Baila en la cocina, aunque no haya nadie.',
    d: 'Se sabe todos los bancos con vistas.',
    e: 'Lee primero la última página.',
    f: 'Contesta con notas de voz y canciones.',
  },
  niches: {
    default: {
      title: 'Sí, no, quizá tú.',
      lead: 'Seis personas. Un pulgar. A ver con quién te quedas.',
    },
    she: {
      title: 'Tu pulgar decide.',
      lead: 'Tú miras, tú eliges, tú escribes primero. El resto espera con educación.',
    },
    bdsm: {
      title: '¿Curiosidad? Desliza.',
      lead: 'Personas que saben lo que quieren y preguntan qué quieres tú.',
    },
    bbw: {
      title: 'Curvas a la vista.',
      lead: 'Cuerpos generosos, risas generosas. Desliza a la derecha lo que te encante.',
    },
    gilf: {
      title: 'La experiencia, a la derecha.',
      lead: 'Gente que hace tiempo dejó de fingir. Desliza y verás.',
    },
    milf: {
      title: 'Ella también te ha visto.',
      lead: 'Mujeres adultas que reconocen una buena sonrisa en cuanto la ven.',
    },
    gay: {
      title: 'A la derecha, el indicado.',
      lead: 'Seis hombres. Un pulgar. A ver con quién te quedas.',
    },
  },
} satisfies Messages<typeof source>;
