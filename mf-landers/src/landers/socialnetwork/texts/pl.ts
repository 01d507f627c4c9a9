import type { Messages } from '@pairwise/i18n';

import type { socialnetwork as source } from './en.ts';

export const socialnetwork = {
  action: 'Dołącz do rozmowy',
  feed: 'Co słychać u innych',
  reply: 'Odpowiedz',
  like: 'Polub wpis: {name}',
  compose: 'Co u ciebie słychać?',
  members: 'Powiedz „cześć”',
  posts: {
    a: 'Lazania spalona. Pizza zamówiona. Ktoś wpadnie?',
    b: 'Mam najlepszą ławkę w mieście. Miejsca są dwa.',
    c: 'Szukam kogoś, kto też klaszcze w kinie.',
  },
  ago: {
    a: 'Przed chwilą',
    b: 'Dziś rano',
    c: 'Wczoraj',
  },
  niches: {
    default: {
      title: 'Małe rozmowy, wielkie uczucia.',
      lead: 'Ludzie mówią, co ich dziś porusza. Wystarczy, że odpiszesz.',
    },
    she: {
      title: 'Ty wybierasz, kto odpisze.',
      lead: 'Pisz, co myślisz. Odpowiedź dostanie tylko ten, kto ci się spodoba.',
    },
    bdsm: {
      title: 'Powiedz to w dobrym towarzystwie.',
      lead: 'Wśród ludzi, którzy się nie rumienią i szanują słowo „nie”.',
    },
    bbw: {
      title: 'Przyjdź w pełnej krasie.',
      lead: 'Śmiech, krągłości, dokładka przy kolacji. Bądź po prostu sobą.',
    },
    gilf: {
      title: 'Historie warte swoich lat.',
      lead: 'Ludzie, którzy mają co opowiadać i mają czas, żeby słuchać.',
    },
    milf: {
      title: 'Gdy dzieci już śpią.',
      lead: 'Najlepsze rozmowy dnia zaczynają się o dziewiątej wieczorem.',
    },
    gay: {
      title: 'Jak czat grupowy, tylko lepiej.',
      lead: 'Mężczyźni, którzy odpisują, pełnymi zdaniami i z uczuciem.',
    },
  },
  variants: {
    monday: {
      title: 'Poniedziałek lepiej znosi się z kimś.',
      lead: 'Ponarzekajcie razem. To już jakiś początek.',
    },
  },
} satisfies Messages<typeof source>;
