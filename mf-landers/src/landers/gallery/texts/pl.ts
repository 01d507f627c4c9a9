import type { Messages } from '@pairwise/i18n';

import type { gallery as source } from './en.ts';

export const gallery = {
  action: 'Powieś swój portret',
  wall: 'Portrety',
  room: 'Sala 1',
  works: {
    a: 'Śmiech przed puentą',
    b: 'Czekanie na tramwaj, bez pośpiechu',
    c: 'Kolor w szarym tygodniu',
    d: 'Studium uważnego słuchania',
    e: 'Mrugnięcie, olej na płótnie',
    f: 'Do domu okrężną drogą',
  },
  niches: {
    default: {
      title: 'Sztuka spotkania.',
      lead: 'Cicha sala, dobre światło i ludzie, na których warto spojrzeć dwa razy. Nie spiesz się.',
    },
    she: {
      title: 'To twoja wystawa.',
      lead: 'Przejdź się i zatrzymaj, gdzie chcesz. Nikt nie odezwie się przed tobą.',
    },
    bdsm: {
      title: 'Kolekcja prywatna.',
      lead: 'Niektóre dzieła pokazuje się tylko tym, którzy ładnie poproszą.',
    },
    bbw: {
      title: 'Rubens byłby zachwycony.',
      lead: 'Piękno nigdy nie było wąskie. Przyjdź i zobacz.',
    },
    gilf: {
      title: 'Dawni mistrzowie.',
      lead: 'Z każdym rokiem lepsi i wciąż pełni niespodzianek.',
    },
    milf: {
      title: 'Gwiazda stałej wystawy.',
      lead: 'Klasa, ciepło i uśmiech, o którym opowiadają strażnicy.',
    },
    gay: {
      title: 'Portrety dżentelmenów.',
      lead: 'I kilku łobuzów. Sprawdź, który jest który.',
    },
  },
  variants: {
    opening: {
      title: 'Wernisaż.',
      lead: 'Wszyscy trochę się denerwują. I to jest w tym najmilsze. Wejdź.',
    },
  },
} satisfies Messages<typeof source>;
