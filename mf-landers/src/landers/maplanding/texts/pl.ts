import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Zobacz, kto jest w pobliżu',
  here: 'Ludzie na mapie: {country}',
  pin: '{name}, {age}, okolica: {town}',
  note: 'Mapa pokazuje większe miasta w kraju, nie to, gdzie mieszkasz ty lub inni.',
  niches: {
    default: {
      title: 'Bliżej, niż myślisz.',
      lead: 'Przystanek tramwajem, kawałek rowerem, dwie ulice. Zobacz, kto jest obok.',
    },
    she: {
      title: 'Twoja mapa, twój zasięg.',
      lead: 'Ty decydujesz, co znaczy „blisko” i kto może o tym wiedzieć.',
    },
    bdsm: {
      title: 'Dyskretnie i blisko.',
      lead: 'Nikt nie widzi, gdzie jesteś. Ty widzisz, że nie tylko ty tak masz.',
    },
    bbw: {
      title: 'Wielkie serca w pobliżu.',
      lead: 'Może dwa przystanki dalej, ze śmiechem głośniejszym niż cała ulica.',
    },
    gilf: {
      title: 'Za rogiem, od lat.',
      lead: 'Może już od dawna kłaniacie się sobie na targu.',
    },
    milf: {
      title: 'Może ona mieszka niedaleko.',
      lead: 'Wożenie dzieci do szkoły z głowy, wieczór wolny, a kawiarnia w połowie drogi.',
    },
    gay: {
      title: 'Może on mieszka ulicę dalej.',
      lead: 'Żeby tam dojść, nie trzeba aplikacji. Wystarczy pierwsze zdanie.',
    },
  },
  variants: {
    commute: {
      title: 'Ta sama linia, ten sam przystanek.',
      lead: 'Może osoba z siedzenia naprzeciwko też tu jest.',
    },
  },
} satisfies Messages<typeof source>;
