import type { Messages } from '@pairwise/i18n';

import type { tinderswipe as source } from './en.ts';

export const tinderswipe = {
  action: 'Załóż darmowy profil',
  like: 'Polub: {name}',
  pass: 'Pomiń: {name}',
  deck: 'Karty do przesuwania',
  help: 'Przesuwaj, klikaj przyciski albo używaj strzałek.',
  stampLike: 'Lubię',
  stampPass: 'Pomiń',
  endTitle: 'Dobry gust.',
  endText: 'Tak poznaje się tu prawdziwych ludzi. Profil założysz w dwie minuty.',
  endLikes: 'Twoje polubienia: {names}.',
  nobody: 'Wysokie wymagania. Lubimy to. W środku czeka więcej ludzi.',
  again: 'Od początku',
  lines: {
    a: 'Fatalne suchary, znakomity makaron.',
    b: 'Pokaże ci spokojną stronę miasta.',
    c: 'Tańczy w kuchni, nawet w pojedynkę.',
    d: 'Zna każdą ławkę z widokiem.',
    e: 'Zaczyna czytać od ostatniej strony.',
    f: 'Odpisuje głosówkami i piosenkami.',
  },
  niches: {
    default: {
      title: 'Tak, nie, może ty.',
      lead: 'Sześć osób. Jeden kciuk. Zobacz, przy kim się zatrzymasz.',
    },
    she: {
      title: 'Decyduje twój kciuk.',
      lead: 'Patrzysz, wybierasz, zaczynasz rozmowę. Wszyscy inni grzecznie czekają.',
    },
    bdsm: {
      title: 'Ciekawi cię to? Przesuwaj.',
      lead: 'Ludzie, którzy wiedzą, czego chcą, i pytają, czego chcesz ty.',
    },
    bbw: {
      title: 'Uwaga, krągłości.',
      lead: 'Pełne kształty, śmiech na całego. Przesuń w prawo to, co kochasz.',
    },
    gilf: {
      title: 'Doświadczenie? W prawo.',
      lead: 'Ludzie, którzy dawno przestali udawać. Przesuń i zobacz.',
    },
    milf: {
      title: 'Ona też cię widzi.',
      lead: 'Dojrzałe kobiety, które znają się na dobrym uśmiechu.',
    },
    gay: {
      title: 'Ten właściwy jest po prawej.',
      lead: 'Sześciu mężczyzn. Jeden kciuk. Zobacz, przy którym się zatrzymasz.',
    },
  },
} satisfies Messages<typeof source>;
