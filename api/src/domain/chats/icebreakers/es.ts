import type en from './en.ts';

export default {
  openings: [
    '¿Qué te ha hecho sonreír hoy?',
    '¿Qué es lo más rico que has comido esta semana?',
    '¿Qué canción no te saltas nunca?',
    '¿Madrugar o trasnochar?',
    '¿Cómo sería tu domingo perfecto?',
    '¿Mar o montaña?',
    '¿Qué película volverías a ver esta misma noche?',
    '¿Qué pequeña cosa te hace feliz?',
    '¿Café, té o nada antes de las diez?',
    'Si este fin de semana pudiéramos estar en cualquier sitio, ¿dónde sería?',
    '¿Qué querías ser de mayor cuando tenías diez años?',
    '¿Qué talento tuyo sorprende a la gente?',
    '¿Con qué te has reído a carcajadas por última vez?',
    '¿Cocinar en casa o comer fuera?',
    '¿Qué ciudad me enseñarías primero?',
    '¿Qué es lo que más ilusión te hace ahora mismo?',
    '¿Qué libro o qué serie te ha robado horas de sueño?',
    '¿Qué te piden siempre tus amistades?',
    '¿Pista de baile o mesa del rincón?',
    'Cuéntame algo que no esté en tu perfil.',
  ],
  aboutInterest: [
    'Un interés en común: {interest}. ¿Cómo empezó en tu caso?',
    '{interest}: ¿qué me recomendarías primero?',
  ],
} satisfies typeof en;
