import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  bundles: 'Pakiety',
  credits_one: 'kredyt',
  credits_few: 'kredyty',
  credits_many: 'kredytów',
  credits_other: 'kredytu',
  perMessage: '{price} za wiadomość',
  choose: 'Wybierz',
  popular: 'Najczęściej wybierany',
  saving: '−{percent}%',
  savingLabel: 'O {percent}% mniej za kredyt niż w najmniejszym pakiecie',
  vat: 'Wszystkie ceny zawierają VAT.',
  once: 'Płatność jednorazowa, bez abonamentu. Kredyty nie tracą ważności.',
  failedTitle: 'Nie udało się wczytać cen',
  loading: 'Wczytujemy ceny',
} satisfies Messages<typeof source>;
