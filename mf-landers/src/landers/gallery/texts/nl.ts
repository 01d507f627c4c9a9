import type { Messages } from '@pairwise/i18n';

import type { gallery as source } from './en.ts';

export const gallery = {
  action: 'Hang je portret op',
  wall: 'De portretten',
  room: 'Zaal 1',
  works: {
    a: 'Lach vóór de grap',
    b: 'Wachten op de tram, zonder haast',
    c: 'Kleur in een grijze week',
    d: 'Studie van een goede luisteraar',
    e: 'Knipoog, olieverf op doek',
    f: 'De lange weg naar huis',
  },
  niches: {
    default: {
      title: 'De kunst van het ontmoeten.',
      lead: 'Een stille zaal, goed licht en mensen die een tweede blik waard zijn.',
    },
    she: {
      title: 'Jij bent de curator.',
      lead: 'Loop rond, blijf staan waar je wilt. Niemand spreekt vóór jou.',
    },
    bdsm: {
      title: 'De privécollectie.',
      lead: 'Sommige werken laat je alleen zien aan wie het netjes vraagt.',
    },
    bbw: {
      title: 'Rubens zou genieten.',
      lead: 'Schoonheid is nooit smal geweest. Kom kijken.',
    },
    gilf: {
      title: 'De oude meesters.',
      lead: 'Elk jaar beter, en nog altijd vol verrassingen.',
    },
    milf: {
      title: 'Een blijvende favoriet.',
      lead: 'Uitstraling, warmte en een glimlach waar de suppoosten over praten.',
    },
    gay: {
      title: 'Portretten van heren.',
      lead: 'En van een paar boefjes. Ontdek wie wie is.',
    },
  },
  variants: {
    opening: {
      title: 'De opening.',
      lead: 'Iedereen is een beetje zenuwachtig. Dat is juist leuk. Kom binnen.',
    },
  },
} satisfies Messages<typeof source>;
