import type { Messages } from '@pairwise/i18n';

import type { transitionsvideolanding as source } from './en.ts';

export const transitionsvideolanding = {
  action: 'Maak er jouw scène van',
  pause: 'Film pauzeren',
  play: 'Film afspelen',
  scenes: {
    a: 'Een blik.',
    b: 'Een zin.',
    c: 'Een lach.',
    d: 'En jij?',
  },
  niches: {
    default: {
      title: 'Eén moment verandert alles.',
      lead: 'Vier scènes, één avond. De laatste rol is nog vrij.',
    },
    she: {
      title: 'Jij schrijft het script.',
      lead: 'Jij zegt actie, jij zegt stop. De hoofdrol is voor jou.',
    },
    bdsm: {
      title: 'Tussen de scènes.',
      lead: 'Wat buiten beeld gebeurt, is vooraf afgesproken. Altijd.',
    },
    bbw: {
      title: 'Een rol met inhoud.',
      lead: 'Hoofdrollen voor dames met rondingen en iedereen die hen aanbidt.',
    },
    gilf: {
      title: 'De derde akte is de beste.',
      lead: 'Geen repetities meer. Je kent je tekst uit je hoofd.',
    },
    milf: {
      title: 'Haar scène.',
      lead: 'Na jaren in bijrollen staat zij nu in de schijnwerpers.',
    },
    gay: {
      title: 'Hij ontmoet hem.',
      lead: 'Een oud verhaal, nieuw verteld, vanavond in jouw straat.',
    },
  },
  variants: {
    premiere: {
      title: 'Vanavond is de première.',
      lead: 'Naast jou is nog een stoel vrij.',
    },
  },
} satisfies Messages<typeof source>;
