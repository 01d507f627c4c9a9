import type { Messages } from '@pairwise/i18n';

import type { iconslanding as source } from './en.ts';

export const iconslanding = {
  action: 'Find en, der vil med',
  pick: 'Hvad ville I lave sammen?',
  chosen: '{things}: Nogen siger ja.',
  none: 'Tryk på det, du har lyst til.',
  things: {
    coffee: 'Kaffe',
    walk: 'En gåtur',
    cook: 'Madlavning',
    music: 'Musik',
    film: 'En film',
    book: 'Bøger',
    travel: 'Rejser',
    dance: 'Dans',
    wine: 'Vin',
  },
  niches: {
    default: {
      title: 'Vælg tre. Find én.',
      lead: 'Begynd med det, du har lyst til. Selskabet finder du bagefter.',
    },
    she: {
      title: 'Din aften, dine regler.',
      lead: 'Vælg planen først. Selskabet må gerne søge stillingen.',
    },
    bdsm: {
      title: 'Først lidt smalltalk.',
      lead: 'Fortæl over en kop kaffe, hvad du kan lide. Resten kan vente, eller ej.',
    },
    bbw: {
      title: 'Sulten efter godt selskab?',
      lead: 'God mad, lange samtaler, høj latter. Hvad har du lyst til?',
    },
    gilf: {
      title: 'Ingen små planer.',
      lead: 'Du ved, hvordan en aften bliver god. Vælg, hvordan den begynder.',
    },
    milf: {
      title: 'Tid til dig igen.',
      lead: 'Der er en fri aften i kalenderen. Hvad skal den bruges til?',
    },
    gay: {
      title: 'Fyre, der tager på brunch.',
      lead: 'Eller danser, går ture eller læser på sofaen. Hvad bliver det i dag?',
    },
  },
  variants: {
    weekend: {
      title: 'To dage, ni ideer.',
      lead: 'Vælg dine, og find en, der har valgt det samme.',
    },
  },
} satisfies Messages<typeof source>;
