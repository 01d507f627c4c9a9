import type { Messages } from '@pairwise/i18n';

import type { gallery as source } from './en.ts';

export const gallery = {
  action: 'Heng opp portrettet ditt',
  wall: 'Portrettene',
  room: 'Sal 1',
  works: {
    a: 'Latter før poenget',
    b: 'Venter på trikken, uten hastverk',
    c: 'Farge i en grå uke',
    d: 'Studie av en god lytter',
    e: 'Blunk, olje på lerret',
    f: 'Den lange veien hjem',
  },
  niches: {
    default: {
      title: 'Kunsten å møtes.',
      lead: 'En stille sal, godt lys og mennesker som er verdt et blikk til. Ta deg god tid.',
    },
    she: {
      title: 'Her er du kurator.',
      lead: 'Gå rundt, stopp der du vil. Ingen sier noe før du gjør det.',
    },
    bdsm: {
      title: 'Den private samlingen.',
      lead: 'Noen verk vises bare for dem som spør pent.',
    },
    bbw: {
      title: 'Rubens ville likt det.',
      lead: 'Skjønnhet var aldri ment å være smal. Kom og se.',
    },
    gilf: {
      title: 'De gamle mesterne.',
      lead: 'Bedre for hvert år, og fortsatt fulle av overraskelser.',
    },
    milf: {
      title: 'Evig publikumsfavoritt.',
      lead: 'Holdning, varme og et smil vaktene snakker om.',
    },
    gay: {
      title: 'Portretter av gentlemen.',
      lead: 'Og av noen skøyere. Finn ut hvem som er hvem.',
    },
  },
  variants: {
    opening: {
      title: 'Vernissasje.',
      lead: 'Alle er litt nervøse. Det er det fine. Kom inn.',
    },
  },
} satisfies Messages<typeof source>;
