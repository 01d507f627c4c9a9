import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: 'Jest para!',
  text: 'Ty i {name} podobacie się sobie.',
  photo: 'Zdjęcie: {name}',
  write: 'Napisz wiadomość',
  view: 'Zobacz profil',
  keepSwiping: 'Przesuwaj dalej',
  keepLooking: 'Szukaj dalej',
  close: 'Zamknij',
} satisfies Messages<typeof en>;
