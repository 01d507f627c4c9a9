import type { Messages } from '@pairwise/i18n';

import type { photos as source } from './en.ts';

export const photos = {
  attach: 'Dodaj zdjęcie',
  chosen: 'Wybrane zdjęcie',
  added: 'Zdjęcie dodane',
  ready: 'Zdjęcie jest gotowe do wysłania.',
  remove: 'Usuń zdjęcie',
  drop: 'Upuść zdjęcie tutaj',
  oneAtATime: 'Możesz wysyłać po jednym zdjęciu. Wybraliśmy pierwsze.',
  dismiss: 'Zamknij',
  notEnoughCredits: 'Masz za mało kredytów. Twoje zdjęcie zostaje tutaj.',
  uploading: 'Wysyłamy zdjęcie',
  cancel: 'Nie wysyłaj tego zdjęcia',
  removed: 'To zdjęcie zostało usunięte.',
  enlarge: 'Powiększ zdjęcie od: {name}',
  enlargeOwn: 'Powiększ swoje zdjęcie',
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  failed: 'Nie udało się wczytać tego zdjęcia.',
  retry: 'Spróbuj ponownie',
} satisfies Messages<typeof source>;
