import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Wszystko zaczyna się od „cześć”.',
  lead: 'Znajdź kogoś w pobliżu, przeczytaj, kim jest, i napisz pierwsze zdanie.',
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
