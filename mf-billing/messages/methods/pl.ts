import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Sposoby płatności',
  lastUsed: 'Ostatnio używany',
  sdd: 'Polecenie zapłaty',
  sct: 'Przelew',
  creditcard: 'Karta płatnicza',
  details: {
    card: 'Płacisz swoją kartą',
    bank: 'Płacisz przez swój bank',
    wallet: 'Potwierdzasz w aplikacji lub na koncie',
    code: 'Płacisz kodem z aplikacji banku',
    voucher: 'Płacisz kodem z kuponu',
    transfer: 'Trwa jeden lub dwa dni robocze',
    direct_debit: 'Pobierzemy kwotę z twojego rachunku',
  },
  after: {
    card: 'Dane karty podajesz na bezpiecznej stronie naszego partnera, a bank może poprosić o potwierdzenie. Kredyty pojawią się po kilku sekundach.',
    bank: 'Płatność potwierdzasz w swoim banku. Kredyty pojawią się po kilku sekundach.',
    wallet: 'Płatność potwierdzasz w aplikacji lub na swoim koncie. Kredyty pojawią się po kilku sekundach.',
    code: 'Wpisujesz kod z aplikacji banku. Kredyty pojawią się po kilku sekundach.',
    voucher: 'Wpisujesz kod z kuponu. Kredyty pojawią się po kilku sekundach.',
    transfer:
      'Pokażemy ci rachunek, na który przelejesz kwotę. Kredyty pojawią się, gdy tylko dotrą pieniądze, zwykle w ciągu dwóch dni roboczych.',
    direct_debit:
      'Potwierdzasz, że możemy jednorazowo pobrać kwotę z twojego rachunku. Kredyty pojawią się zaraz potem.',
  },
} satisfies Messages<typeof source>;
