import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'Ein Match!',
  text: 'Du und {name} mögt euch.',
  photo: 'Foto von {name}',
  view: 'Profil ansehen',
  later: 'Später',
  close: 'Schließen',
} satisfies Messages<typeof en>;
