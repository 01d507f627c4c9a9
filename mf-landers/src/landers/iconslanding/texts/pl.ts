import type { Messages } from '@pairwise/i18n';

import type { iconslanding as source } from './en.ts';

export const iconslanding = {
  action: 'Znajdź towarzystwo',
  pick: 'Co zrobicie razem?',
  chosen: '{things}: ktoś powie „tak”.',
  none: 'Zaznacz, na co masz ochotę.',
  things: {
    coffee: 'Kawa',
    walk: 'Spacer',
    cook: 'Gotowanie',
    music: 'Muzyka',
    film: 'Kino',
    book: 'Książki',
    travel: 'Podróże',
    dance: 'Taniec',
    wine: 'Wino',
  },
  niches: {
    default: {
      title: 'Trzy pomysły. Jedna osoba.',
      lead: 'Zacznij od tego, co chcesz robić. Z kim, okaże się za chwilę.',
    },
    she: {
      title: 'Twój wieczór, twoje zasady.',
      lead: 'Najpierw wybierz plan. Towarzystwo zgłosi się do ciebie.',
    },
    bdsm: {
      title: 'Najpierw pogawędka.',
      lead: 'Przy kawie powiedz, co lubisz. Reszta może poczekać albo i nie.',
    },
    bbw: {
      title: 'Apetyt na dobre towarzystwo?',
      lead: 'Dobre jedzenie, długie rozmowy, głośny śmiech. Na co masz ochotę?',
    },
    gilf: {
      title: 'Plany? Tylko wielkie.',
      lead: 'Wiesz, z czego robi się dobry wieczór. Wybierz, od czego się zacznie.',
    },
    milf: {
      title: 'Znów masz czas dla siebie.',
      lead: 'W kalendarzu jest wolny wieczór. Co tam wpiszesz?',
    },
    gay: {
      title: 'Faceci na brunch.',
      lead: 'Albo na tańce, w góry, z książką na kanapę. Co dziś wybierasz?',
    },
  },
  variants: {
    weekend: {
      title: 'Dwa dni, dziewięć pomysłów.',
      lead: 'Wybierz swoje i znajdź kogoś, kto wybiera to samo.',
    },
  },
} satisfies Messages<typeof source>;
