import type { Messages } from '@pairwise/i18n';

import type { gifts as source } from './en.ts';

export const gifts = {
  open: 'Valitse lahja',
  title: 'Lahja jäsenelle {name}',
  choose: 'Lahjat',
  close: 'Sulje',
  pick: 'Valitse lahja',
  choice_one: '{gift}, {count} krediitti',
  choice_other: '{gift}, {count} krediittiä',
  send_one: 'Lähetä: {gift}, {count} krediitti',
  send_other: 'Lähetä: {gift}, {count} krediittiä',
  balance_one: 'Sinulla on {count} krediitti.',
  balance_other: 'Sinulla on {count} krediittiä.',
  notEnoughCredits: 'Krediittisi eivät riitä. Valintasi säilyy tässä.',
  failed: 'Lahjoja ei voitu ladata',
  offline: 'Lahjat näkyvät tässä heti, kun yhteys palaa.',
  gift: 'Lahja',
  preview: 'Lahja: {gift}',
  previewByYou: 'Lahjasi: {gift}',
  names: {
    rose: 'Ruusu',
    coffee: 'Kahvi',
    chocolate: 'Suklaa',
    drink: 'Drinkki',
    bouquet: 'Kukkakimppu',
    ring: 'Sormus',
    other: 'Lahja',
  },
} satisfies Messages<typeof source>;
