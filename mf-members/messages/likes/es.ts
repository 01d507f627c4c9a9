import type { Messages } from '@pairwise/i18n';

import type { likes as source } from './en.ts';

export const likes = {
  title: 'Likes',
  tabs: 'Likes',
  received: 'Recibidos',
  given: 'Enviados',
  matches: 'Matches',
  newCount_one: '{count} nuevo',
  newCount_many: '{count} nuevos',
  newCount_other: '{count} nuevos',
  new: 'Nuevo',
  match: 'Match',
  online: 'en línea',
  loading: 'Cargando los likes…',
  more: 'Mostrar más',

  like: 'Devolver el like a {name}',
  unlike: 'Quitar el like a {name}',
  unliked: 'Has quitado el like a {name}.',
  undo: 'Deshacer',
  write: 'Escribir a {name}',
  likeFailed: 'Tu like a {name} no ha llegado. {reason}',
  unlikeFailed: 'Tu like a {name} sigue ahí. {reason}',
  dismiss: 'Ocultar',

  noneReceived: 'Todavía no te ha encontrado nadie',
  noneReceivedPhoto: 'Una segunda foto muestra más de ti y se tarda un minuto.',
  noneReceivedPhotos: 'Otra foto muestra más de ti y se tarda un minuto.',
  noneReceivedFull: 'Da el primer paso: quien recibe tu like también te ve.',
  noneReceivedNoPhoto: 'Lo primero que mira la gente es la foto. Basta una para empezar.',
  addSecond: 'Añadir una segunda foto',
  addMore: 'Añadir otra foto',
  addFirst: 'Añadir una foto',
  noneGiven: 'Todavía no has dado ningún like',
  noneGivenText: 'Desliza unos cuantos perfiles: tienes cuatro likes al día.',
  play: 'Jugar a deslizar',
  noneMatches: 'Todavía no hay matches',
  noneMatchesText: 'Un match empieza con un like. Mira a quién le gustas ya o sigue deslizando.',
  seeReceived: 'Ver a quién le gusto',

  failedTitle: 'No se han podido cargar los likes',
  offlineTitle: 'Estás sin conexión',
  offlineText: 'Los likes aparecerán en cuanto vuelvas a tener conexión.',

  steps: 'Entre las personas a las que gustas',
  all: 'Todos los likes',
  previous: 'Anterior',
  next: 'Siguiente',
  place: '{number} de {total}',
} satisfies Messages<typeof source>;
