import type { Messages } from '@pairwise/i18n';

import type { socialnetwork as source } from './en.ts';

export const socialnetwork = {
  action: 'Unirme a la conversación',
  feed: 'Qué anda haciendo la gente',
  reply: 'Responder',
  like: 'Dar like a la publicación de {name}',
  compose: '¿En qué andas?',
  members: 'Saluda a',
  posts: {
    a: 'Se me ha quemado la lasaña. He pedido pizza. ¿Alguien se apunta?',
    b: 'He encontrado el mejor banco de la ciudad. Caben dos.',
    c: 'Busco a alguien que también aplauda en el cine.',
  },
  ago: {
    a: 'Ahora mismo',
    b: 'Esta mañana',
    c: 'Ayer',
  },
  niches: {
    default: {
      title: 'Charla ligera, grandes emociones.',
      lead: 'La gente cuenta lo que siente hoy. Solo tienes que responder.',
    },
    she: {
      title: 'Tú eliges quién responde.',
      lead: 'Escribe lo que piensas. Solo recibe respuesta quien te guste.',
    },
    bdsm: {
      title: 'Dilo en buena compañía.',
      lead: 'Entre gente que no se sonroja por nada y respeta un no.',
    },
    bbw: {
      title: 'Aquí gusta todo de ti.',
      lead: 'La risa, las curvas, lo de repetir plato en la cena. Ven tal como eres.',
    },
    gilf: {
      title: 'Historias con solera.',
      lead: 'Gente con algo que contar y tiempo para escuchar.',
    },
    milf: {
      title: 'Cuando los niños duermen.',
      lead: 'Las mejores conversaciones del día empiezan a las nueve.',
    },
    gay: {
      title: 'El grupo de chat, pero mejor.',
      lead: 'Hombres que contestan, con frases completas y con sentimientos.',
    },
  },
  variants: {
    monday: {
      title: 'Los lunes se llevan mejor con alguien.',
      lead: 'Quejarse en compañía. Por algo se empieza.',
    },
  },
} satisfies Messages<typeof source>;
