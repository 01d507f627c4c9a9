import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Otwieramy twój link…',
  expiredTitle: 'Ten link już nie działa',
  failedTitle: 'Nie udało się otworzyć linku',
  unsubscribeTitle: 'Koniec z e-mailami?',
  unsubscribeText: 'Kliknij przycisk, a wyłączymy wszystkie e-maile, które nie dotyczą samego konta.',
  unsubscribe: 'Wyłącz e-maile',
  unsubscribedTitle: 'Gotowe: żadnych e-maili od nas',
  unsubscribedText: 'Jednak chcesz je dostawać? Wybierz w ustawieniach, które.',
  settings: 'Do ustawień',
  loginTitle: 'Zaloguj się tym linkiem',
  loginText: 'Kliknij przycisk, żeby zalogować się na tym urządzeniu. Link działa raz.',
  login: 'Zaloguj mnie',
  toLogin: 'Zaloguj się hasłem',
} satisfies Messages<typeof source>;
