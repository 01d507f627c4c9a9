import type { Messages } from '@pairwise/i18n';

import type { chat as source } from './en.ts';

export const chat = {
  label: 'Unterhaltung mit {name}',
  back: 'Zurück zu den Nachrichten',
  profile: 'Profil von {name}',
  nameAge: '{name}, {age}',
  online: {
    now: 'Jetzt online',
    today: 'Heute aktiv',
    week: 'Diese Woche aktiv',
  },
  credits_one: '{count} Credit',
  credits_other: '{count} Credits',
  today: 'Heute',
  yesterday: 'Gestern',
  new_one: '{count} neue Nachricht',
  new_other: '{count} neue Nachrichten',
  you: 'Du',
  sent: 'Gesendet',
  delivered: 'Zugestellt',
  read: 'Gelesen',
  photo: 'Foto von {name}',
  photoByYou: 'Foto von dir',
  gift: {
    rose: 'Eine Rose',
    drink: 'Ein Drink',
    ring: 'Ein Ring',
    other: 'Ein Geschenk',
  },
  older: 'Ältere Nachrichten',
  beginning: 'Hier hat es mit euch angefangen.',
  emptyTitle: 'Noch keine Nachrichten',
  loading: 'Die Unterhaltung wird geladen',
  notFoundTitle: 'Diese Unterhaltung gibt es hier nicht',
  notFoundText: 'Vielleicht wurde sie gelöscht.',
  failedTitle: 'Die Unterhaltung konnte nicht geladen werden',
} satisfies Messages<typeof source>;
