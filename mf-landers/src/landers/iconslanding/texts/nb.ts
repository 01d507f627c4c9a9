import type { Messages } from '@pairwise/i18n';

import type { iconslanding as source } from './en.ts';

export const iconslanding = {
  action: 'Finn noen som vil være med',
  pick: 'Hva ville dere gjort sammen?',
  chosen: '{things}: noen kommer til å si ja.',
  none: 'Trykk på det du har lyst til.',
  things: {
    coffee: 'Kaffe',
    walk: 'En tur',
    cook: 'Matlaging',
    music: 'Musikk',
    film: 'En film',
    book: 'Bøker',
    travel: 'Reiser',
    dance: 'Dans',
    wine: 'Vin',
  },
  niches: {
    default: {
      title: 'Velg tre. Finn én.',
      lead: 'Begynn med det du har lyst til. Selskapet finner du etterpå.',
    },
    she: {
      title: 'Din kveld, dine regler.',
      lead: 'Velg planen først. Selskapet får søke på plassen.',
    },
    bdsm: {
      title: 'Først litt småprat.',
      lead: 'Fortell over en kaffe hva du liker. Resten kan vente, eller ikke.',
    },
    bbw: {
      title: 'Sulten på godt selskap?',
      lead: 'God mat, lange samtaler, høy latter. Hva har du lyst på?',
    },
    gilf: {
      title: 'Ingen små planer.',
      lead: 'Du vet hvordan en kveld blir god. Velg hvordan den begynner.',
    },
    milf: {
      title: 'Tid til deg selv igjen.',
      lead: 'Kalenderen har en ledig kveld. Hva skriver du inn?',
    },
    gay: {
      title: 'Menn som spiser brunsj.',
      lead: 'Eller danser, går tur eller leser på sofaen. Hva blir det i dag?',
    },
  },
  variants: {
    weekend: {
      title: 'To dager, ni ideer.',
      lead: 'Velg dine og finn noen som har valgt det samme.',
    },
  },
} satisfies Messages<typeof source>;
