import type { Messages } from '@pairwise/i18n';

import type { swipe as source } from './en.ts';

export const swipe = {
  title: '¿Te gusta?',
  intro: 'Si el interés es mutuo, es un match.',
  loading: 'Cargando los siguientes perfiles…',
  online: 'en línea ahora',
  actions: 'Dar like o descartar',
  like: 'Dar like a {name}',
  pass: 'Descartar a {name}',
  undo: 'Deshacer el último descarte',
  open: 'Abrir el perfil de {name}',
  stampLike: 'Like',
  stampPass: 'Paso',

  photo: 'Foto {number} de {name}',
  noPhoto: '{name} todavía no tiene foto',
  position: 'Foto {number} de {total} en total',

  likesLabel: 'Likes que te quedan hoy',
  likesLeft_one: 'Te queda {count} like hoy',
  likesLeft_many: 'Te quedan {count} de likes hoy',
  likesLeft_other: 'Te quedan {count} likes hoy',
  liked_one: 'Has dado like a {name}, te queda {count} like hoy.',
  liked_many: 'Has dado like a {name}, te quedan {count} de likes hoy.',
  liked_other: 'Has dado like a {name}, te quedan {count} likes hoy.',
  passed: 'Has descartado a {name}.',
  next: 'Ahora: {name}, {age}.',
  back: 'Vuelve {name}, {age}.',

  limitTitle: 'Has usado tus {count} likes de hoy en este juego',
  todayAt: 'hoy a las {time}',
  limitText: 'Tendrás {count} nuevos {relative}: {when}.',
  oneLikeTitle: 'Ese ha sido tu primer like',
  oneLikeText: 'Confirma tu dirección de correo y tendrás aquí {count} likes al día.',
  passLimitTitle: 'Por hoy ya has visto bastante',
  passLimitText: 'El juego sigue {relative}: {when}.',
  keepLooking: 'Seguir mirando sin dar likes',
  toSearch: 'Buscar miembros',
  toLikes: 'Ver a quién le gusto',

  emptyTitle: 'Por ahora no hay nadie más',
  emptyText: 'Cada día se une gente nueva. En la búsqueda hay más.',
  again: 'Volver a mirar',

  likeNotSent: 'Tu like a {name} no ha llegado, así que la tarjeta ha vuelto. {reason}',
  passNotSent: '{name} vuelve a aparecer: el descarte no ha llegado. {reason}',
  undoFailed: 'No se ha podido recuperar a {name}. {reason}',
  gone: 'Tu decisión sobre {name} no ha contado. {reason}',
  dismiss: 'Ocultar',
  offline: 'Estás sin conexión. El juego seguirá en cuanto la recuperes.',
  offlineTitle: 'Estás sin conexión',
  failedTitle: 'No se ha podido cargar el juego',

  keys: 'Teclas',
  keyLike: 'dar like',
  keyPass: 'descartar',
  keyOpen: 'abrir perfil',
  keyUndo: 'deshacer',
  help: {
    show: 'Cómo se juega',
    title: 'Cómo se juega',
    close: 'Cerrar',
    gestures:
      'Desliza la tarjeta a la derecha para dar like y a la izquierda para descartar. Toca los lados de la foto para ver más.',
    mouse:
      'Arrastra la tarjeta a la derecha para dar like y a la izquierda para descartar. Haz clic en los lados de la foto para ver más.',
    keysToo: 'Las teclas hacen lo mismo:',
    like: 'Dar like',
    pass: 'Descartar',
    open: 'Abrir el perfil',
    undo: 'Deshacer el último descarte',
    help: 'Mostrar esta ayuda',
    backspace: 'Retroceso',
    shortcuts: 'Jugar con el teclado',
  },
} satisfies Messages<typeof source>;
