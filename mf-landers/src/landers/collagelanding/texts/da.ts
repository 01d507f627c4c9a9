import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Hæng dit billede op',
  notes: {
    a: 'første kaffe',
    b: 'anden kaffe',
    c: 'den latter',
    d: 'regn, én paraply',
    e: 'søndag, sent',
    f: 'os?',
  },
  niches: {
    default: {
      title: 'Enhver historie begynder med et billede.',
      lead: 'Et sted på denne væg er der plads til to. Kom med på billedet.',
    },
    she: {
      title: 'En væg efter din smag.',
      lead: 'Hæng dem op, du kan lide. Lad resten ligge.',
    },
    bdsm: {
      title: 'Ikke alt kan ses på billedet.',
      lead: 'Det, du nyder, bliver mellem dig og dem, du vælger.',
    },
    bbw: {
      title: 'For god til en lille ramme.',
      lead: 'Mennesker i naturlig størrelse, smil i naturlig størrelse, og plads til dit.',
    },
    gilf: {
      title: 'Stadig masser af film på rullen.',
      lead: 'Du har albummer fulde af historier. Her er en blank side.',
    },
    milf: {
      title: 'Nu et billede af dig.',
      lead: 'I alle de år var det dig, der tog billeder af de andre. Nu er det din tur.',
    },
    gay: {
      title: 'Ham, dig og en fotoautomat.',
      lead: 'Fire klik og en god undskyldning for at sidde tæt.',
    },
  },
  variants: {
    summer: {
      title: 'En sommer, der er værd at gemme.',
      lead: 'Lange aftener, bare tæer i græsset og en at mindes det med.',
    },
  },
} satisfies Messages<typeof source>;
