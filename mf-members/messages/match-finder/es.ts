import type { Messages } from '@pairwise/i18n';

import type { matchFinder as en } from './en.ts';

export const matchFinder = {
  open: 'Seis preguntas para un match',
  progress: 'Pregunta {number} de {total}',
  position: '{number} de {total}',
  back: 'Pregunta anterior',
  next: 'Continuar',
  show: 'Ver quién encaja',
  loading: 'Cargando tus respuestas…',
  failedTitle: 'No se han podido cargar tus respuestas',
  offlineTitle: 'Estás sin conexión',
  offline: 'Podrás continuar en cuanto vuelvas a tener conexión.',

  who: {
    title: '¿A quién te gustaría conocer?',
    lead: 'Seis preguntas cortas y luego ves quién encaja.',
    female: 'Mujeres',
    male: 'Hombres',
    both: 'Ambos',
  },
  age: { title: '¿Entre qué edades?', lead: 'Ambas edades están incluidas.' },
  place: { title: '¿Dónde te gustaría que viviera?', lead: 'En un país entero o en una parte.' },
  intention: {
    title: '¿Qué buscas?',
    lead: 'Quienes buscan lo mismo salen primero en el juego de deslizar.',
    relationship: 'Una relación',
    dating: 'Citas, y ya se verá',
    friendship: 'Amistad',
    chat: 'Alguien con quien hablar',
  },
  interests: {
    title: '¿Qué te gustaría compartir?',
    lead: 'Hasta tres intereses. Basta con tener uno en común.',
    chosen: '{count} de {limit} elegidos',
  },
  strict: {
    title: '¿Cuánto importa la edad?',
    lead: 'Puedes cambiarlo cuando quieras.',
    soft: 'También otras edades',
    softDetail: 'Personas de cualquier edad pueden encontrar tu perfil.',
    hard: 'Solo estas edades',
    hardDetail: 'Quienes no tengan estas edades tampoco verán tu perfil.',
  },
} satisfies Messages<typeof en>;
