import type { Messages } from '@pairwise/i18n';

import type { block as source } from './en.ts';

export const block = {
  action: '{name} blokkeren',
  title: '{name} blokkeren?',
  intro: 'Dit gebeurt er dan:',
  notSeen: 'Jullie zien elkaar niet meer bij het zoeken, bij likes, in het swipespel en in gesprekken.',
  noContact: '{name} kan je profiel niet meer openen en je geen berichten meer sturen.',
  removed: 'Jullie likes, match en gesprekken worden verwijderd. Ze komen niet terug.',
  noNotice: '{name} krijgt daar geen bericht van, maar ziet de blokkade bij het openen van je profiel.',
  confirm: 'Blokkeren',
  cancel: 'Annuleren',
  close: 'Sluiten',
  doneTitle: '{name} is geblokkeerd',
  done: 'Jullie komen elkaar hier niet meer tegen en jullie gesprekken zijn weg.',
  queuedTitle: '{name} wordt geblokkeerd',
  queued: 'Tot die tijd kunnen jullie elkaar hier nog tegenkomen.',
  undo: 'Je kunt het ongedaan maken in je profiel, bij geblokkeerde leden.',
  unblock: '{name} niet meer blokkeren',
  unblocked: '{name} is niet meer geblokkeerd. Likes en gesprekken komen niet terug.',
} satisfies Messages<typeof source>;
