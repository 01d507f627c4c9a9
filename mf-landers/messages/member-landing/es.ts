import type { Messages } from '@pairwise/i18n';

import type { memberLanding as source } from './en.ts';

export const memberLanding = {
  loading: 'Un momento…',
  photo: 'Foto de {name}',
  likes: 'A {name} le gusta',
  fictional: 'perfil ficticio',
  failedTitle: 'No se ha podido cargar esta página',
  offlineTitle: 'Estás sin conexión',
  offlineText: 'La página se abrirá en cuanto vuelvas a tener conexión.',
  retry: 'Reintentar',
  none: {
    title: 'Alguien nuevo está más cerca de lo que crees.',
    lead: 'Crea tu perfil, mira quién vive cerca y escribe la primera frase.',
    action: 'Empezar gratis',
    ask: '¿También acabas de llegar?',
    answer: 'Hoy mismo.',
  },
  portrait: {
    title: 'Te presentamos a {name}.',
    lead: 'Basta una frase para empezar. Crear una cuenta es gratis y tu primer mensaje espera hasta que quieras enviarlo.',
    action: 'Escribir a {name}',
  },
  opener: {
    legend: 'Elige tu primera frase',
    empty: 'Todavía no hay mensajes. Alguien tiene que empezar.',
    action: 'Enviar a {name}',
    note: 'Antes crearás tu cuenta y ahí aún podrás cambiar la frase.',
    usual: {
      title: 'Tú y {name}: la primera frase.',
      lead: 'Elige una o escribe la tuya en el siguiente paso.',
      a: 'Hola, {name}. Me paré en tu foto y aquí sigo.',
      b: 'Dos preguntas: ¿café o té?, ¿y cuándo?',
      c: 'No tengo ninguna frase ingeniosa. Pero me gustaría conocerte.',
    },
    variants: {
      weekend: {
        title: '{name} y el fin de semana.',
        lead: 'Es solo una pregunta. Elige la tuya.',
        a: '¿Un paseo el domingo y vemos adónde nos lleva?',
        b: '¿Qué haces cuando llueve un sábado?',
        c: 'Conozco un sitio con buenas tartas. ¿Conoces uno mejor?',
      },
    },
  },
  half: {
    you: '¿Y tú?',
    question: '¿Qué tienes en común con {name}?',
    none: 'Toca lo que también te gusta a ti.',
    common_one: '{count} cosa en común',
    common_many: '{count} de cosas en común',
    common_other: '{count} cosas en común',
    action: 'Saludar a {name}',
    usual: {
      title: 'Falta la otra mitad de la foto.',
      lead: 'Aquí está {name}. A ver cuánto puedes completar.',
    },
    variants: {
      music: {
        title: 'La misma canción, la otra mitad.',
        lead: '{name} la tararea en algún lugar. A ver si conoces la melodía.',
      },
    },
  },
  signup: {
    title: 'Saluda a {name}.',
  },
} satisfies Messages<typeof source>;
