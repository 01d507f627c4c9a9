import type { Messages } from '@pairwise/i18n';

import type { block as source } from './en.ts';

export const block = {
  action: 'Bloquear a {name}',
  title: '¿Bloquear a {name}?',
  intro: 'Qué pasará:',
  notSeen: 'Ya no habrá forma de encontrarse en la búsqueda, los likes, los juegos ni los chats.',
  noContact: '{name} no puede abrir tu perfil ni escribirte.',
  removed: 'Los likes, el match y las conversaciones se eliminan. No vuelven.',
  noNotice: '{name} no recibe ningún aviso, pero ve el bloqueo si abre tu perfil.',
  confirm: 'Bloquear',
  cancel: 'Cancelar',
  close: 'Cerrar',
  doneTitle: 'Has bloqueado a {name}',
  done: 'Ya no hay forma de encontrarse aquí, y las conversaciones han desaparecido.',
  queuedTitle: 'Vamos a bloquear a {name}',
  queued: 'Mientras tanto, puede que aún aparezca su perfil.',
  undo: 'Puedes deshacerlo en tu perfil, en los miembros bloqueados.',
  unblock: 'Desbloquear a {name}',
  unblocked: 'Has desbloqueado a {name}. Los likes y las conversaciones no vuelven.',
} satisfies Messages<typeof source>;
