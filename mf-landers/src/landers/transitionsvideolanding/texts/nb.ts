import type { Messages } from '@pairwise/i18n';

import type { transitionsvideolanding as source } from './en.ts';

export const transitionsvideolanding = {
  action: 'Gjør det til din scene',
  pause: 'Sett filmen på pause',
  play: 'Spill av filmen',
  scenes: {
    a: 'Et blikk.',
    b: 'En replikk.',
    c: 'En latter.',
    d: 'Og du?',
  },
  niches: {
    default: {
      title: 'Alt kan snu på et blunk.',
      lead: 'Fire scener, én kveld. Den siste rollen er fortsatt ledig.',
    },
    she: {
      title: 'Manus av deg.',
      lead: 'Du roper opptak, du roper kutt. Hovedrollen er din.',
    },
    bdsm: {
      title: 'Mellom scenene.',
      lead: 'Det som skjer utenfor kamera, er avtalt på forhånd. Alltid.',
    },
    bbw: {
      title: 'En rolle med substans.',
      lead: 'Hovedroller for kvinner som tar plass, og for dem som forguder dem.',
    },
    gilf: {
      title: 'Tredje akt er best.',
      lead: 'Ingen flere prøver. Du kan replikkene utenat.',
    },
    milf: {
      title: 'Hennes scene.',
      lead: 'Etter mange år i biroller er det hun som står i lyset.',
    },
    gay: {
      title: 'Mann møter mann.',
      lead: 'En gammel historie, fortalt på nytt, i kveld i gata di.',
    },
  },
  variants: {
    premiere: {
      title: 'I kveld er det premiere.',
      lead: 'Setet ved siden av deg er fortsatt ledig.',
    },
  },
} satisfies Messages<typeof source>;
