import type { Messages } from '@pairwise/i18n';

import type { video as source } from './en.ts';

export const video = {
  action: 'Schrijf de volgende zin',
  pause: 'Film pauzeren',
  play: 'Film afspelen',
  scene: 'Een straat bij nacht: achter twee ramen gaat het licht aan, en twee mensen schrijven elkaar.',
  lines: {
    a: 'Ben je nog wakker?',
    b: 'Ja. Wie vraagt dat?',
    c: 'Het raam aan de overkant.',
    d: 'Zwaai dan.',
  },
  niches: {
    default: {
      title: 'Twee ramen. Eén straat.',
      lead: 'Een korte film over hoe het begint. Het einde bepaal jij.',
    },
    she: {
      title: 'Zij doet het licht aan.',
      lead: 'En beslist of ze zwaait. Een film over haar keuze.',
    },
    bdsm: {
      title: 'Achter het gordijn.',
      lead: 'Waar ze over praten, is van hen. Dát ze praten, daar gaat het om.',
    },
    bbw: {
      title: 'Het warmste raam.',
      lead: 'Je ziet het van ver. Daarbinnen lacht iemand.',
    },
    gilf: {
      title: 'Hier brandt altijd licht.',
      lead: 'Ze kijken al jaren naar de straat. Vanavond schrijven ze.',
    },
    milf: {
      title: 'Na tienen, haar tijd.',
      lead: 'Het huis slaapt, de lamp is aan, de telefoon licht op.',
    },
    gay: {
      title: 'De man van de overkant.',
      lead: 'Een jaar lang knikten ze alleen maar. Vanavond schrijft een van de twee.',
    },
  },
  variants: {
    late: {
      title: 'Het is laat. Mooi zo.',
      lead: 'De beste zinnen schrijf je na middernacht.',
    },
  },
} satisfies Messages<typeof source>;
