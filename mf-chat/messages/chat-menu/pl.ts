import type { Messages } from '@pairwise/i18n';

import type { menu as source } from './en.ts';

export const menu = {
  label: 'Więcej o rozmowie: {name}',
  close: 'Zamknij',
  profile: 'Zobacz profil',
  mute: 'Wycisz',
  unmute: 'Wyłącz wyciszenie',
  muted: 'Wyciszono rozmowę: {name}. Nie dostajesz powiadomień.',
  unmuted: 'Znów dostajesz powiadomienia z rozmowy: {name}.',
  muteFailed: 'Nie udało się wyciszyć rozmowy: {name}. {reason}',
  unmuteFailed: 'Rozmowa nadal jest wyciszona: {name}. {reason}',
  block: 'Zablokuj: {name}',
  report: 'Zgłoś profil',
  delete: 'Usuń rozmowę',
  deleteTitle: 'Usunąć rozmowę: {name}?',
  deleteText: 'Zniknie tylko u ciebie. Nowa wiadomość przywróci rozmowę, ale bez wcześniejszych wiadomości.',
  cancel: 'Anuluj',
  deleted: 'Rozmowa usunięta',
  undo: 'Cofnij',
  restored: 'Rozmowa przywrócona',
  undoneTooLate: 'Za późno: rozmowa jest już usunięta.',
} satisfies Messages<typeof source>;
