import type { Messages } from '@pairwise/i18n';

import type { transitionsvideolanding as source } from './en.ts';

export const transitionsvideolanding = {
  action: 'Gör den till din scen',
  pause: 'Pausa filmen',
  play: 'Spela filmen',
  scenes: {
    a: 'En blick.',
    b: 'En rad.',
    c: 'Ett skratt.',
    d: 'Och du?',
  },
  niches: {
    default: {
      title: 'Allt kan vända på ett ögonblick.',
      lead: 'Fyra scener, en kväll. Den sista rollen är fortfarande ledig.',
    },
    she: {
      title: 'Manus: du.',
      lead: 'Du ropar tagning, du ropar bryt. Huvudrollen är din.',
    },
    bdsm: {
      title: 'Mellan scenerna.',
      lead: 'Det som händer utanför bild är överenskommet i förväg. Alltid.',
    },
    bbw: {
      title: 'En roll med substans.',
      lead: 'Huvudroller för kvinnor som tar plats, och för dem som avgudar dem.',
    },
    gilf: {
      title: 'Tredje akten är bäst.',
      lead: 'Inga fler repetitioner. Du kan dina repliker utantill.',
    },
    milf: {
      title: 'Hennes scen.',
      lead: 'Efter år av biroller är det hon som står i ljuset.',
    },
    gay: {
      title: 'Kille möter kille.',
      lead: 'En gammal historia, berättad på nytt, i kväll på din gata.',
    },
  },
  variants: {
    premiere: {
      title: 'I kväll är det premiär.',
      lead: 'Platsen bredvid dig är fortfarande ledig.',
    },
  },
} satisfies Messages<typeof source>;
