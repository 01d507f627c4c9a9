import type { Messages } from '@pairwise/i18n';

import type { menu as source } from './en.ts';

export const menu = {
  label: 'Opciones de la conversación con {name}',
  close: 'Cerrar',
  profile: 'Ver perfil',
  mute: 'Silenciar',
  unmute: 'Dejar de silenciar',
  muted: 'Has silenciado a {name}. No recibes notificaciones.',
  unmuted: 'Vuelves a recibir notificaciones de {name}.',
  muteFailed: 'No se ha podido silenciar a {name}. {reason}',
  unmuteFailed: 'La conversación con {name} sigue silenciada. {reason}',
  block: 'Bloquear a {name}',
  report: 'Denunciar perfil',
  delete: 'Eliminar conversación',
  deleteTitle: '¿Eliminar la conversación con {name}?',
  deleteText: 'Solo se elimina para ti. Si llega un mensaje nuevo, vuelve a aparecer, pero sin los anteriores.',
  cancel: 'Cancelar',
  deleted: 'Conversación eliminada',
  undo: 'Deshacer',
  restored: 'Conversación restaurada',
  undoneTooLate: 'Demasiado tarde: la conversación está eliminada.',
} satisfies Messages<typeof source>;
