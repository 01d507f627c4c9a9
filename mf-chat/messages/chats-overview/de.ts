import type { Messages } from '@pairwise/i18n';

import type { chats as source } from './en.ts';

export const chats = {
  title: 'Nachrichten',
  list: 'Unterhaltungen',
  deletedMember: 'Gelöschtes Mitglied',
  online: 'Jetzt online',
  unread_one: '{count} ungelesene Nachricht',
  unread_other: '{count} ungelesene Nachrichten',
  you: 'Du: {text}',
  draft: 'Entwurf',
  photo: 'Hat ein Foto geschickt',
  photoByYou: 'Du hast ein Foto geschickt',
  gift: 'Hat ein Geschenk geschickt',
  giftByYou: 'Du hast ein Geschenk geschickt',
  nothingYet: 'Noch keine Nachrichten',
  older: 'Ältere Unterhaltungen anzeigen',
  emptyTitle: 'Noch keine Unterhaltungen',
  emptyText: 'Finde jemanden, mit dem du reden möchtest. Eine Unterhaltung beginnt auf dem Profil.',
  emptyAction: 'Mitglieder finden',
  failedTitle: 'Deine Nachrichten konnten nicht geladen werden',
  retry: 'Noch einmal versuchen',
  offlineTitle: 'Du bist offline',
  offlineText: 'Deine Nachrichten sind wieder da, sobald du online bist.',
  chooseTitle: 'Mach da weiter, wo ihr aufgehört habt',
  chooseText: 'Wähle links eine Unterhaltung, um sie hier zu lesen.',
  loading: 'Deine Nachrichten werden geladen',
} satisfies Messages<typeof source>;
