import type { Messages } from '@pairwise/i18n';

import type { block as source } from './en.ts';

export const block = {
  action: 'Zablokuj: {name}',
  title: 'Zablokować profil: {name}?',
  intro: 'Co się wtedy stanie:',
  notSeen: 'Nie zobaczycie się już w wyszukiwarce, polubieniach, grach ani rozmowach.',
  noContact: '{name} nie otworzy twojego profilu ani do ciebie nie napisze.',
  removed: 'Wasze polubienia i rozmowy zostaną usunięte, a para się rozpadnie. Nic z tego nie wróci.',
  noNotice: '{name} nie dostanie o tym wiadomości, ale zobaczy blokadę, otwierając twój profil.',
  confirm: 'Zablokuj',
  cancel: 'Anuluj',
  close: 'Zamknij',
  doneTitle: 'Zablokowano: {name}',
  done: 'Już się tu nie spotkacie, a wasze rozmowy zniknęły.',
  queuedTitle: 'Wkrótce zablokujemy: {name}',
  queued: 'Do tego czasu możecie się tu jeszcze spotkać.',
  undo: 'Możesz to cofnąć w swoim profilu, w części „Zablokowane osoby”.',
  unblock: 'Odblokuj: {name}',
  unblocked: 'Odblokowano: {name}. Polubienia i rozmowy nie wrócą.',
} satisfies Messages<typeof source>;
