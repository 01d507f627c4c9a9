import type { Messages } from '@pairwise/i18n';

import type { gallery as source } from './en.ts';

export const gallery = {
  action: 'Hæng dit portræt op',
  wall: 'Portrætterne',
  room: 'Sal 1',
  works: {
    a: 'Latter før pointen',
    b: 'Venter på bussen, uden hast',
    c: 'Farve i en grå uge',
    d: 'Studie af en god lytter',
    e: 'Blink, olie på lærred',
    f: 'Den lange vej hjem',
  },
  niches: {
    default: {
      title: 'Kunsten at mødes.',
      lead: 'En stille sal, godt lys og mennesker, der er et ekstra blik værd. Giv dig god tid.',
    },
    she: {
      title: 'Du er kuratoren.',
      lead: 'Gå rundt, og stop, hvor du vil. Ingen siger noget, før du gør.',
    },
    bdsm: {
      title: 'Den private samling.',
      lead: 'Nogle værker vises kun for dem, der spørger pænt.',
    },
    bbw: {
      title: 'Rubens ville have været vild med det.',
      lead: 'Skønhed var aldrig ment som noget smalt. Kom og se.',
    },
    gilf: {
      title: 'De gamle mestre.',
      lead: 'Bedre for hvert år, og stadig fulde af overraskelser.',
    },
    milf: {
      title: 'En evig favorit.',
      lead: 'Elegance, varme og et smil, som kustoderne taler om.',
    },
    gay: {
      title: 'Portrætter af gentlemen.',
      lead: 'Og af et par skælmer. Find ud af, hvem der er hvem.',
    },
  },
  variants: {
    opening: {
      title: 'Fernisering.',
      lead: 'Alle er lidt nervøse. Det er det hyggelige ved det. Kom indenfor.',
    },
  },
} satisfies Messages<typeof source>;
