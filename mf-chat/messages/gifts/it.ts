import type { Messages } from '@pairwise/i18n';

import type { gifts as source } from './en.ts';

export const gifts = {
  open: 'Scegli un regalo',
  title: 'Un regalo per {name}',
  choose: 'Regali',
  close: 'Chiudi',
  pick: 'Scegli un regalo',
  choice_one: '{gift}, {count} credito',
  choice_many: '{gift}, {count} di crediti',
  choice_other: '{gift}, {count} crediti',
  send_one: 'Invia per {count} credito: {gift}',
  send_many: 'Invia per {count} di crediti: {gift}',
  send_other: 'Invia per {count} crediti: {gift}',
  balance_one: 'Hai {count} credito.',
  balance_many: 'Hai {count} di crediti.',
  balance_other: 'Hai {count} crediti.',
  notEnoughCredits: 'Non hai abbastanza crediti. La tua scelta resta qui.',
  failed: 'Non è stato possibile caricare i regali',
  offline: 'Troverai qui i regali non appena torna la connessione.',
  gift: 'Regalo',
  preview: 'Regalo: {gift}',
  previewByYou: 'Il tuo regalo: {gift}',
  names: {
    rose: 'Rosa',
    coffee: 'Caffè',
    chocolate: 'Cioccolatini',
    drink: 'Cocktail',
    bouquet: 'Bouquet',
    ring: 'Anello',
    other: 'Un regalo',
  },
} satisfies Messages<typeof source>;
