import type { Messages } from '@pairwise/i18n';

import type { tinderswipe as source } from './en.ts';

export const tinderswipe = {
  action: 'Maak mijn gratis profiel',
  like: '{name} liken',
  pass: '{name} overslaan',
  deck: 'Kaarten om te swipen',
  help: 'Swipe, tik op de knoppen of gebruik de pijltjestoetsen.',
  stampLike: 'Like',
  stampPass: 'Overslaan',
  endTitle: 'Goede smaak.',
  endText: 'Zo leer je hier echte mensen kennen. Een profiel maak je in twee minuten.',
  endLikes: 'Je vindt {names} leuk.',
  nobody: 'Kieskeurig. Dat mogen we wel. Binnen zijn er meer.',
  again: 'Opnieuw',
  lines: {
    a: 'Maakt slechte woordgrappen en heel goede pasta.',
    b: 'Laat je de stille kant van de stad zien.',
    c: 'Danst in de keuken, ook alleen.',
    d: 'Kent elk bankje met uitzicht.',
    e: 'Leest de laatste bladzijde eerst.',
    f: 'Antwoordt met spraakberichten en liedjes.',
  },
  niches: {
    default: {
      title: 'Ja, nee, misschien jij.',
      lead: 'Zes mensen. Eén duim. Kijk bij wie je blijft hangen.',
    },
    she: {
      title: 'Jouw duim beslist.',
      lead: 'Jij kijkt, jij kiest, jij schrijft eerst. De rest wacht netjes.',
    },
    bdsm: {
      title: 'Nieuwsgierig? Swipe door.',
      lead: 'Mensen die weten wat ze willen, en vragen wat jij wilt.',
    },
    bbw: {
      title: 'Let op: rondingen.',
      lead: 'Volle vormen, gulle lach. Swipe naar rechts wat je mooi vindt.',
    },
    gilf: {
      title: 'Ervaring? Naar rechts.',
      lead: 'Mensen die zich allang niet meer anders voordoen. Swipe en kijk zelf.',
    },
    milf: {
      title: 'Zij zag jou ook.',
      lead: 'Volwassen vrouwen die een mooie lach herkennen.',
    },
    gay: {
      title: 'Rechts zit je goed.',
      lead: 'Zes mannen. Eén duim. Kijk bij wie je blijft hangen.',
    },
  },
} satisfies Messages<typeof source>;
