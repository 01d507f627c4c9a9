import type { Messages } from '@pairwise/i18n';

import type { transitionsvideolanding as source } from './en.ts';

export const transitionsvideolanding = {
  action: 'Zagraj swoją scenę',
  pause: 'Zatrzymaj film',
  play: 'Odtwórz film',
  scenes: {
    a: 'Spojrzenie.',
    b: 'Jedno zdanie.',
    c: 'Śmiech.',
    d: 'A ty?',
  },
  niches: {
    default: {
      title: 'Wystarczy mgnienie oka.',
      lead: 'Cztery sceny, jeden wieczór. Ostatnia rola wciąż jest wolna.',
    },
    she: {
      title: 'Scenariusz piszesz ty.',
      lead: 'Ty mówisz „akcja”, ty mówisz „cięcie”. Główna rola należy do ciebie.',
    },
    bdsm: {
      title: 'Między scenami.',
      lead: 'To, co dzieje się poza kadrem, jest ustalone wcześniej. Zawsze.',
    },
    bbw: {
      title: 'Rola z rozmachem.',
      lead: 'Główne role dla wielkich dam i dla tych, którzy je uwielbiają.',
    },
    gilf: {
      title: 'Najlepszy jest trzeci akt.',
      lead: 'Koniec prób. Swoją rolę znasz na pamięć.',
    },
    milf: {
      title: 'Jej scena.',
      lead: 'Po latach ról drugoplanowych światło pada na nią.',
    },
    gay: {
      title: 'Facet spotyka faceta.',
      lead: 'Stara historia opowiedziana na nowo, dziś wieczorem na twojej ulicy.',
    },
  },
  variants: {
    premiere: {
      title: 'Dziś premiera.',
      lead: 'Miejsce obok ciebie jest jeszcze wolne.',
    },
  },
} satisfies Messages<typeof source>;
