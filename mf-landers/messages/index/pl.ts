import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Wszystko zaczyna się od „cześć”.',
  lead: 'Znajdź kogoś w pobliżu, przeczytaj, kim jest, i napisz pierwsze zdanie.',
  niches: {
    she: {
      title: 'Decyduje twoje „cześć”.',
      lead: 'Rozejrzyj się spokojnie, przeczytaj profile i napisz do tych, którzy ci się podobają. Pierwsze zdanie należy do ciebie.',
    },
    bdsm: {
      title: 'Zaczyna się od pytania.',
      lead: 'Znajdź dorosłych, którzy mówią, co lubią, znają swoje granice i pytają o twoje.',
    },
    bbw: {
      title: 'Zaczyna się od ciebie, w całości.',
      lead: 'Znajdź w okolicy kogoś, kto kocha krągłości, przeczytaj profil i napisz pierwsze zdanie.',
    },
    gilf: {
      title: 'Zaczyna się znów od „cześć”.',
      lead: 'Znajdź w okolicy kogoś, kto ma co opowiadać, i napisz pierwsze zdanie.',
    },
    milf: {
      title: 'Zaczyna się, gdy robi się cicho.',
      lead: 'Znajdź w okolicy dojrzałe kobiety, które mają wieczór dla siebie, i napisz pierwsze zdanie.',
    },
    gay: {
      title: 'Zaczyna się od niego.',
      lead: 'Znajdź mężczyznę w okolicy, przeczytaj jego profil i napisz pierwsze zdanie.',
    },
  },
  action: 'Zacznij za darmo',
  look: 'Najpierw się rozejrzyj',
  ask: 'Masz wolną niedzielę?',
  answer: 'Teraz już tak.',
  pointsTitle: 'Jak to tu działa',
  points: {
    free: {
      title: 'Oglądanie nic nie kosztuje',
      text: 'Szukanie, polubienia i czytanie tego, co piszą do ciebie inni, są za darmo.',
    },
    checked: {
      title: 'Ludzie, nie obrazki',
      text: 'Sprawdzamy każde zdjęcie, zanim zobaczą je inni.',
    },
    once: {
      title: 'Bez abonamentu',
      text: 'Za kredyty płacisz raz. Nie tracą ważności i nic nie odnawia się samo.',
    },
  },
  pricing: 'Zobacz wszystkie ceny',
} satisfies Messages<typeof source>;
