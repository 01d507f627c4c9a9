import type { Messages } from '@pairwise/i18n';

import type { menu as source } from './en.ts';

export const menu = {
  label: 'Altro sulla chat con {name}',
  close: 'Chiudi',
  profile: 'Vedi il profilo',
  mute: 'Silenzia',
  unmute: 'Riattiva le notifiche',
  muted: 'Hai silenziato {name}. Non ricevi più notifiche.',
  unmuted: 'Ricevi di nuovo le notifiche di {name}.',
  muteFailed: 'Non è stato possibile silenziare {name}. {reason}',
  unmuteFailed: 'Le notifiche di {name} sono ancora silenziate. {reason}',
  block: 'Blocca {name}',
  report: 'Segnala profilo',
  delete: 'Elimina chat',
  deleteTitle: 'Eliminare la chat con {name}?',
  deleteText: 'Viene eliminata solo per te. Se arriva un nuovo messaggio riappare, senza quelli precedenti.',
  cancel: 'Annulla',
  deleted: 'Chat eliminata',
  undo: 'Annulla',
  restored: 'Chat ripristinata',
  undoneTooLate: 'Troppo tardi: la chat è eliminata.',
} satisfies Messages<typeof source>;
