import type { Messages } from '@pairwise/i18n';

import type { alonetonight as source } from './en.ts';

export const alonetonight = {
  action: 'Zacznij rozmowę za darmo',
  niches: {
    default: {
      title: 'Ktoś jeszcze nie śpi.',
      lead: 'Porozmawiaj z dorosłymi, którzy szukają towarzystwa na dziś wieczór, a może na dłużej.',
      ask: 'Śpisz?',
      answer: 'Teraz już nie.',
    },
    she: {
      title: 'Dziś wybierasz ty.',
      lead: 'Tempo nadają tu kobiety. Odezwij się, kiedy masz ochotę, do kogoś, kto umie czekać.',
      ask: 'Twój ruch?',
      answer: 'Teraz tak.',
    },
    bdsm: {
      title: 'Powiedz, co lubisz.',
      lead: 'Rozmawiaj otwarcie z dorosłymi, którzy znają swoje granice i pytają o twoje.',
      ask: 'Ciekawi cię to?',
      answer: 'Opowiedz więcej.',
    },
    bbw: {
      title: 'Dziś więcej do kochania.',
      lead: 'Poznaj ludzi o pełnych kształtach i tych, którzy nie chcą żadnych innych.',
      ask: 'Znajdzie się miejsce?',
      answer: 'Zawsze.',
    },
    gilf: {
      title: 'Noc jest jeszcze młoda.',
      lead: 'Dojrzali ludzie z kawałem życia za sobą i wieczorem przed sobą. Porozmawiaj z kimś, kto ma co opowiadać.',
      ask: 'Za późno?',
      answer: 'Nigdy.',
    },
    milf: {
      title: 'W domu wreszcie cisza.',
      lead: 'Dojrzałe kobiety, które mają wieczór dla siebie, i ludzie, którzy chętnie go z nimi spędzą.',
      ask: 'Wszyscy śpią?',
      answer: 'Nareszcie.',
    },
    gay: {
      title: 'On też nie śpi.',
      lead: 'Porozmawiaj z mężczyznami, którzy szukają towarzystwa na dziś wieczór, a może na dłużej.',
      ask: 'Jeszcze nie śpisz?',
      answer: 'Czekam na ciebie.',
    },
  },
  variants: {
    weekend: {
      title: 'Sobota jest jeszcze wolna.',
      lead: 'Znajdź kogoś, z kim ją spędzisz, zanim zrobi się z niej kolejna niedziela na kanapie.',
      ask: 'Jakieś plany?',
      answer: 'Jeszcze nie.',
    },
  },
} satisfies Messages<typeof source>;
