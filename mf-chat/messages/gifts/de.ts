import type { Messages } from '@pairwise/i18n';

import type { gifts as source } from './en.ts';

export const gifts = {
  open: 'Geschenk wählen',
  title: 'Ein Geschenk für {name}',
  choose: 'Geschenke',
  close: 'Schließen',
  pick: 'Wähle ein Geschenk',
  choice_one: '{gift}, {count} Credit',
  choice_other: '{gift}, {count} Credits',
  send_one: '{gift} für {count} Credit senden',
  send_other: '{gift} für {count} Credits senden',
  balance_one: 'Du hast {count} Credit.',
  balance_other: 'Du hast {count} Credits.',
  notEnoughCredits: 'Du hast nicht genug Credits. Deine Auswahl bleibt hier.',
  failed: 'Die Geschenke konnten nicht geladen werden',
  offline: 'Die Geschenke sind da, sobald du wieder online bist.',
  gift: 'Geschenk',
  preview: 'Geschenk: {gift}',
  previewByYou: 'Dein Geschenk: {gift}',
  names: {
    rose: 'Rose',
    coffee: 'Kaffee',
    chocolate: 'Pralinen',
    drink: 'Cocktail',
    bouquet: 'Blumenstrauß',
    ring: 'Ring',
    other: 'Ein Geschenk',
  },
} satisfies Messages<typeof source>;
