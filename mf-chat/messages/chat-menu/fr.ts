import type { Messages } from '@pairwise/i18n';

import type { menu as source } from './en.ts';

export const menu = {
  label: 'Options de la conversation avec {name}',
  close: 'Fermer',
  profile: 'Voir le profil',
  mute: 'Mettre en sourdine',
  unmute: 'Réactiver les notifications',
  muted: 'La conversation avec {name} est en sourdine. Tu ne reçois plus de notifications.',
  unmuted: 'Tu reçois à nouveau les notifications de ta conversation avec {name}.',
  muteFailed: 'La conversation avec {name} n’a pas pu être mise en sourdine. {reason}',
  unmuteFailed: 'La conversation avec {name} est toujours en sourdine. {reason}',
  block: 'Bloquer {name}',
  report: 'Signaler le profil',
  delete: 'Supprimer la conversation',
  deleteTitle: 'Supprimer la conversation avec {name} ?',
  deleteText: 'Elle n’est supprimée que pour toi. Un nouveau message la fera réapparaître, sans les anciens.',
  cancel: 'Annuler',
  deleted: 'Conversation supprimée',
  undo: 'Annuler',
  restored: 'Conversation restaurée',
  undoneTooLate: 'Trop tard : la conversation est supprimée.',
} satisfies Messages<typeof source>;
