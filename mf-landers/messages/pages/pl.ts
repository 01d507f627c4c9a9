import type { Messages } from '@pairwise/i18n';

import type { faq as faqSource, pages as source } from './en.ts';

export const pages = {
  loading: 'Wczytujemy stronę',
  failed: 'Nie udało się wczytać strony.',
  retry: 'Spróbuj ponownie',
  contents: 'Na tej stronie',
  experimentsOn: 'Bierzesz udział w testach.',
  experimentsOff: 'Nie bierzesz udziału w testach.',
  experimentsObject: 'Nie chcę brać udziału',
  experimentsAllow: 'Chcę znów brać udział',
  experimentsFailed: 'Nie udało się zapisać twojego wyboru. Sprawdź połączenie i spróbuj ponownie.',
} satisfies Messages<typeof source>;

export const faq = {
  search: 'Szukaj w pytaniach',
  found_one: 'Znaleziono {count} pytanie',
  found_few: 'Znaleziono {count} pytania',
  found_many: 'Znaleziono {count} pytań',
  found_other: 'Znaleziono {count} pytania',
  nothing: 'Żadne pytanie nie zawiera tych słów',
  nothingText: 'Spróbuj innego słowa albo napisz do nas. Odpowie człowiek.',
  service: 'Obsługa klienta',
  link: 'Link do tego pytania',
} satisfies Messages<typeof faqSource>;
