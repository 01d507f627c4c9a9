import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'Ein Match!',
  text: 'Du und {name} mögt euch.',
  photo: 'Foto von {name}',
  write: 'Nachricht schreiben',
  view: 'Profil ansehen',
  keepSwiping: 'Weiter swipen',
  keepLooking: 'Weiter stöbern',
  close: 'Schließen',
} satisfies Messages<typeof en>;
