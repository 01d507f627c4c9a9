import type { Messages } from '@pairwise/i18n';

import type { photos as source } from './en.ts';

export const photos = {
  attach: 'Foto hinzufügen',
  chosen: 'Das Foto, das du gewählt hast',
  added: 'Foto hinzugefügt',
  ready: 'Dein Foto ist bereit.',
  remove: 'Foto entfernen',
  drop: 'Lass dein Foto hier los',
  oneAtATime: 'Du kannst immer nur ein Foto senden. Das erste wurde ausgewählt.',
  dismiss: 'Schließen',
  notEnoughCredits: 'Du hast nicht genug Credits. Dein Foto bleibt hier.',
  uploading: 'Das Foto wird gesendet',
  cancel: 'Dieses Foto nicht senden',
  removed: 'Dieses Foto wurde entfernt.',
  enlarge: 'Foto von {name} groß zeigen',
  enlargeOwn: 'Dein Foto groß zeigen',
  previous: 'Vorheriges Foto',
  next: 'Nächstes Foto',
  failed: 'Dieses Foto konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
} satisfies Messages<typeof source>;
