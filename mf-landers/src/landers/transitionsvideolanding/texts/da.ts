import type { Messages } from '@pairwise/i18n';

import type { transitionsvideolanding as source } from './en.ts';

export const transitionsvideolanding = {
  action: 'Gør det til din scene',
  pause: 'Sæt filmen på pause',
  play: 'Afspil filmen',
  scenes: {
    a: 'Et blik.',
    b: 'En replik.',
    c: 'En latter.',
    d: 'Og dig?',
  },
  niches: {
    default: {
      title: 'Alt kan vende på et øjeblik.',
      lead: 'Fire scener, én aften. Den sidste rolle er stadig ledig.',
    },
    she: {
      title: 'Manuskript af dig.',
      lead: 'Du siger »action«, du siger »cut«. Hovedrollen er din.',
    },
    bdsm: {
      title: 'Mellem scenerne.',
      lead: 'Det, der sker uden for kameraet, er aftalt på forhånd. Altid.',
    },
    bbw: {
      title: 'En rolle med fylde.',
      lead: 'Hovedroller til fødte hovedpersoner og til dem, der forguder dem.',
    },
    gilf: {
      title: 'Tredje akt er bedst.',
      lead: 'Ikke flere prøver. Du kan replikkerne udenad.',
    },
    milf: {
      title: 'Hendes scene.',
      lead: 'Efter år med biroller er det hende, der står i lyset.',
    },
    gay: {
      title: 'Mand møder mand.',
      lead: 'En gammel historie, fortalt på ny, i aften i din gade.',
    },
  },
  variants: {
    premiere: {
      title: 'I aften er der premiere.',
      lead: 'Sædet ved siden af dig er stadig ledigt.',
    },
  },
} satisfies Messages<typeof source>;
