import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Pidä keskustelu käynnissä',
  intro: 'Minkä paketin valitsetkin, se avaa kaiken Premiumissa, ja se pysyy avoinna.',
  premiumTitle: 'Premium on sinun',
  premiumIntro: 'Kaikki alla oleva on sinulle avoinna. Lisäkrediiteillä keskustelu jatkuu.',
  benefitsTitle: 'Sisältyy joka pakettiin',
  benefits: {
    photos: 'Näe kaikkien jäsenten kaikki kuvat',
    ownPhotos: 'Näytä itsestäsi jopa 25 kuvaa 3 kuvan sijaan',
    conversations: 'Aloita niin monta keskustelua kuin haluat',
    receipts: 'Näe, milloin viestisi on luettu',
  },
  claim: '{percent} % suurempi mahdollisuus matchiin',
  claimText: 'Premium-jäsenille palvelussa {site}.*',
  claimNote:
    '* Lähde: {site}, oma laskelma Premium-jäsenten ja ilmaisjäsenten matcheista viimeisten kahdentoista kuukauden ajalta. Keskiarvo, ei lupaus.',
  bundlesTitle: 'Valitse, paljonko haluat sanoa',
} satisfies Messages<typeof source>;
