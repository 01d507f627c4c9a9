import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Guarda chi è vicino a te',
  here: 'Persone sulla mappa: {country}',
  pin: '{name}, {age}, vicino a {town}',
  note: 'La mappa mostra le città più grandi del paese, non dove abiti tu né dove abitano gli altri.',
  niches: {
    default: {
      title: 'Più vicino di quanto pensi.',
      lead: 'Una corsa in tram, una pista ciclabile, due strade. Guarda chi c’è intorno.',
    },
    she: {
      title: 'La tua mappa, il tuo raggio.',
      lead: 'Decidi tu quanto vicino è vicino, e chi può saperlo.',
    },
    bdsm: {
      title: 'Con discrezione, e qui vicino.',
      lead: 'Nessuno vede dove sei. Tu vedi che ci sono altre persone come te.',
    },
    bbw: {
      title: 'Grandi cuori vicino a te.',
      lead: 'Forse a due fermate da qui, con una risata più forte del traffico.',
    },
    gilf: {
      title: 'Dietro l’angolo, da anni.',
      lead: 'Forse al mercato vi scambiate già un cenno.',
    },
    milf: {
      title: 'Forse lei abita qui vicino.',
      lead: 'Niente più corse a scuola, la serata è libera e il bar è a metà strada.',
    },
    gay: {
      title: 'Forse lui è in fondo alla via.',
      lead: 'Per arrivarci a piedi non serve un’app. Basta una prima frase.',
    },
  },
  variants: {
    commute: {
      title: 'Stessa linea, stessa fermata.',
      lead: 'Forse anche chi ti siede di fronte è qui.',
    },
  },
} satisfies Messages<typeof source>;
