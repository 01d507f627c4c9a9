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
      lead: 'Ludzie piszą, co im dziś w duszy gra. Wystarczy, że odpiszesz.',
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
      title: 'Historie, na które trzeba lat.',
      lead: 'Ludzie, którzy mają co opowiadać i mają czas, żeby słuchać.',
    },
    milf: {
      title: 'Gdy dzieci już śpią.',
      lead: 'Najlepsze rozmowy dnia zaczynają się o dziewiątej wieczorem.',
    },
    gay: {
      title: 'Jak czat grupowy, tylko lepszy.',
      lead: 'Mężczyźni, którzy odpisują pełnymi zdaniami i z uczuciem.',
    },
  },
  variants: {
    monday: {
      title: 'Poniedziałek znosi się lepiej we dwoje.',
      lead: 'Ponarzekajcie razem. To już jakiś początek.',
    },
  },
} satisfies Messages<typeof source>;
