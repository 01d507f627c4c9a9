import type { Messages } from '@pairwise/i18n';

import type { chats as source } from './en.ts';

export const chats = {
  title: 'Berichten',
  list: 'Gesprekken',
  deletedMember: 'Verwijderd lid',
  online: 'Nu online',
  unread_one: '{count} ongelezen bericht',
  unread_other: '{count} ongelezen berichten',
  you: 'Jij: {text}',
  draft: 'Concept',
  photo: 'Heeft een foto gestuurd',
  photoByYou: 'Je hebt een foto gestuurd',
  gift: 'Heeft een cadeau gestuurd',
  giftByYou: 'Je hebt een cadeau gestuurd',
  nothingYet: 'Nog geen berichten',
  older: 'Oudere gesprekken tonen',
  emptyTitle: 'Nog geen gesprekken',
  emptyText: 'Vind iemand met wie je wilt praten. Een gesprek begint op het profiel.',
  emptyAction: 'Leden zoeken',
  failedTitle: 'Je berichten konden niet worden geladen',
  retry: 'Opnieuw proberen',
  offlineTitle: 'Je bent offline',
  offlineText: 'Je berichten staan hier zodra je weer online bent.',
  chooseTitle: 'Ga verder waar jullie gebleven waren',
  chooseText: 'Kies links een gesprek om het hier te lezen.',
  loading: 'Je berichten worden geladen',
} satisfies Messages<typeof source>;
