import type { Messages } from '@pairwise/i18n';

import type { video as source } from './en.ts';

export const video = {
  action: 'Napisz następne zdanie',
  pause: 'Zatrzymaj film',
  play: 'Odtwórz film',
  scene: 'Nocna ulica: w dwóch oknach zapala się światło, dwie osoby piszą do siebie.',
  lines: {
    a: 'Jeszcze nie śpisz?',
    b: 'Nie. A kto pyta?',
    c: 'Okno naprzeciwko.',
    d: 'To pomachaj.',
  },
  niches: {
    default: {
      title: 'Dwa okna. Jedna ulica.',
      lead: 'Krótki film o tym, jak to się zaczyna. Zakończenie należy do ciebie.',
    },
    she: {
      title: 'Ona zapala światło.',
      lead: 'I decyduje, czy pomachać. Film o jej wyborze.',
    },
    bdsm: {
      title: 'Za zasłoną.',
      lead: 'O czym rozmawiają, to ich sprawa. Ważne, że rozmawiają.',
    },
    bbw: {
      title: 'Najcieplejsze okno.',
      lead: 'Widać je z daleka. Ktoś się tam śmieje.',
    },
    gilf: {
      title: 'Tu zawsze pali się światło.',
      lead: 'Od lat patrzą na tę ulicę. Dziś do siebie piszą.',
    },
    milf: {
      title: 'Po dziesiątej jest jej czas.',
      lead: 'Dom śpi, lampa świeci, telefon się budzi.',
    },
    gay: {
      title: 'Facet z naprzeciwka.',
      lead: 'Od roku witają się skinieniem głowy. Dziś jeden z nich pisze.',
    },
  },
  variants: {
    late: {
      title: 'Jest późno. I dobrze.',
      lead: 'Najlepsze zdania pisze się po północy.',
    },
  },
} satisfies Messages<typeof source>;
