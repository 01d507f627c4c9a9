import type { Messages } from '@pairwise/i18n';

import type { gifts as source } from './en.ts';

export const gifts = {
  open: 'Wybierz prezent',
  title: 'Prezent dla: {name}',
  choose: 'Prezenty',
  close: 'Zamknij',
  pick: 'Wybierz prezent',
  choice_one: '{gift}, {count} kredyt',
  choice_few: '{gift}, {count} kredyty',
  choice_many: '{gift}, {count} kredytów',
  choice_other: '{gift}, {count} kredytu',
  send_one: '{gift}: wyślij za {count} kredyt',
  send_few: '{gift}: wyślij za {count} kredyty',
  send_many: '{gift}: wyślij za {count} kredytów',
  send_other: '{gift}: wyślij za {count} kredytu',
  balance_one: 'Masz {count} kredyt.',
  balance_few: 'Masz {count} kredyty.',
  balance_many: 'Masz {count} kredytów.',
  balance_other: 'Masz {count} kredytu.',
  notEnoughCredits: 'Masz za mało kredytów. Twój wybór zostaje tutaj.',
  failed: 'Nie udało się wczytać prezentów',
  offline: 'Prezenty pojawią się tutaj, gdy tylko wróci połączenie.',
  gift: 'Prezent',
  preview: 'Prezent: {gift}',
  previewByYou: 'Twój prezent: {gift}',
  names: {
    rose: 'Róża',
    coffee: 'Kawa',
    chocolate: 'Czekoladki',
    drink: 'Drink',
    bouquet: 'Bukiet',
    ring: 'Pierścionek',
    other: 'Prezent',
  },
} satisfies Messages<typeof source>;
