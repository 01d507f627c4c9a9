import type { Messages } from '@pairwise/i18n';

import type { credits as source } from './en.ts';

export const credits = {
  title: 'Lisää krediittejä',
  balance_zero: 'Sinulla ei ole krediittejä jäljellä.',
  balance_one: 'Sinulla on {count} krediitti jäljellä.',
  balance_other: 'Sinulla on {count} krediittiä jäljellä.',
  next: 'Kun olet maksanut, palaat suoraan sinne, missä olit.',
  history: 'Maksut ja krediitit',
} satisfies Messages<typeof source>;
