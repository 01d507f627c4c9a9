import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Ta część jest teraz niedostępna',
    text: 'Cała reszta nadal działa. Spróbuj ponownie albo wróć tu za chwilę.',
    offline: 'Jesteś offline. Wczytamy to, gdy tylko wróci połączenie.',
    retry: 'Spróbuj ponownie',
  },
} satisfies Messages<typeof en>;
