import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Pidä keskustelu käynnissä',
  intro: 'Minkä paketin valitsetkin, saat koko Premiumin ilman päättymispäivää.',
  premiumTitle: 'Premium on käytössäsi',
  premiumIntro: 'Kaikki alla oleva on käytössäsi. Lisäkrediiteillä keskustelu jatkuu.',
  benefitsTitle: 'Sisältyy joka pakettiin',
  benefits: {
    photos: 'Näet kaikkien jäsenten kaikki kuvat',
    ownPhotos: 'Näytät itsestäsi jopa 25 kuvaa 3 kuvan sijaan',
    conversations: 'Aloitat niin monta keskustelua kuin haluat',
    receipts: 'Näet, milloin viestisi on luettu',
  },
  claim: '{percent} % suurempi mahdollisuus matchiin',
  claimText: 'Premium-jäsenille palvelussa {site}.*',
  claimNote:
    '* Lähde: {site}, oma laskelma Premium-jäsenten ja ilmaisjäsenten matcheista viimeisten kahdentoista kuukauden ajalta. Keskiarvo, ei lupaus.',
  bundlesTitle: 'Valitse, paljonko haluat jutella',
} satisfies Messages<typeof source>;
