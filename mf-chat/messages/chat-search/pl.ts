import type { Messages } from '@pairwise/i18n';

import type { find as source } from './en.ts';

export const find = {
  label: 'Szukaj w rozmowie',
  close: 'Zamknij wyszukiwanie',
  older: 'Starszy wynik',
  newer: 'Nowszy wynik',
  position: '{current} z {total}',
  positionMore: '{current} z {total}+',
  announce: '{position}: {text}',
  loading: 'Szukamy…',
  none: 'Nie ma wiadomości z tym tekstem',
  failed: 'Wyszukiwanie się nie udało.',
  retry: 'Spróbuj ponownie',
  offline: 'Jesteś offline. Będziemy szukać dalej, gdy wróci połączenie.',
} satisfies Messages<typeof source>;
