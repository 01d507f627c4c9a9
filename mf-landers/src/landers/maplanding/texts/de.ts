import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Ansehen, wer in der Nähe ist',
  here: 'Menschen auf der Karte: {country}',
  pin: '{name}, {age}, bei {town}',
  note: 'Die Karte zeigt größere Städte des Landes, nicht, wo du oder andere wohnen.',
  niches: {
    default: {
      title: 'Näher, als du denkst.',
      lead: 'Eine Bahnfahrt, ein Radweg, zwei Straßen. Schau, wer da ist.',
    },
    she: {
      title: 'Deine Karte, dein Umkreis.',
      lead: 'Du bestimmst, was nah ist und wer es wissen darf.',
    },
    bdsm: {
      title: 'Diskret und in der Nähe.',
      lead: 'Niemand sieht, wo du bist. Du siehst, dass du nicht allein bist.',
    },
    bbw: {
      title: 'Große Herzen in deiner Nähe.',
      lead: 'Vielleicht nur zwei Haltestellen weiter, und mit dem lautesten Lachen der Straße.',
    },
    gilf: {
      title: 'Seit Jahren um die Ecke.',
      lead: 'Vielleicht habt ihr euch auf dem Markt schon zugenickt.',
    },
    milf: {
      title: 'Vielleicht wohnt sie gleich nebenan.',
      lead: 'Der Abend ist frei, und das Café liegt auf halbem Weg.',
    },
    gay: {
      title: 'Vielleicht wohnt er ein paar Häuser weiter.',
      lead: 'Für den Weg brauchst du keine App. Nur eine erste Zeile.',
    },
  },
  variants: {
    commute: {
      title: 'Gleiche Linie, gleiche Haltestelle.',
      lead: 'Vielleicht ist der Mensch vom Platz gegenüber auch hier.',
    },
  },
} satisfies Messages<typeof source>;
