import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Podpowiedz pierwszą wiadomość',
  title: 'Pierwsza wiadomość do: {name}',
  text: 'Wybierz jedną i zmień po swojemu. Nic nie zostanie wysłane, dopóki nie klikniesz „Wyślij”.',
  others: 'Pokaż inne',
  failed: 'Nie udało się wczytać podpowiedzi',
  offline: 'Podpowiedzi pojawią się tutaj, gdy tylko wróci połączenie.',
  close: 'Zamknij',
} satisfies Messages<typeof source>;
