import type { Messages } from '@pairwise/i18n';

import type { video as source } from './en.ts';

export const video = {
  action: 'Skriv den neste linjen',
  pause: 'Sett filmen på pause',
  play: 'Spill av filmen',
  scene: 'En gate om natten: i to vinduer tennes lyset, og to mennesker skriver til hverandre.',
  lines: {
    a: 'Er du fortsatt oppe?',
    b: 'Ja. Hvem spør?',
    c: 'Vinduet rett overfor.',
    d: 'Vink, da.',
  },
  niches: {
    default: {
      title: 'To vinduer. Én gate.',
      lead: 'En kort film om hvordan det begynner. Slutten er opp til deg.',
    },
    she: {
      title: 'Hun tenner lyset.',
      lead: 'Og bestemmer om hun skal vinke. En film om valget hennes.',
    },
    bdsm: {
      title: 'Bak gardinen.',
      lead: 'Hva de snakker om, er deres sak. At de snakker, er poenget.',
    },
    bbw: {
      title: 'Det varmeste vinduet.',
      lead: 'Det synes på lang avstand. Noen ler der inne.',
    },
    gilf: {
      title: 'Her lyser det alltid.',
      lead: 'De har sett ut på gata i årevis. I kveld skriver de.',
    },
    milf: {
      title: 'Etter ti er det hennes tid.',
      lead: 'Huset sover, lampen er tent, mobilen lyser opp.',
    },
    gay: {
      title: 'Fyren på den andre siden av gata.',
      lead: 'De har nikket til hverandre i et år. I kveld skriver en av dem.',
    },
  },
  variants: {
    late: {
      title: 'Det er sent. Bra.',
      lead: 'De beste linjene skrives etter midnatt.',
    },
  },
} satisfies Messages<typeof source>;
