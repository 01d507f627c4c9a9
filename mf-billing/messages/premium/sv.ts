import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Håll samtalet i gång',
  intro: 'Vilket paket du än väljer låser du upp allt i Premium, och det behåller du.',
  premiumTitle: 'Du har Premium',
  premiumIntro: 'Allt här nedanför är upplåst för dig. Med fler krediter kan samtalen fortsätta.',
  benefitsTitle: 'Ingår i alla paket',
  benefits: {
    photos: 'Se alla bilder på alla medlemmar',
    ownPhotos: 'Visa upp till 25 bilder på dig själv i stället för 3',
    conversations: 'Starta så många chattar du vill',
    receipts: 'Se när dina meddelanden har lästs',
  },
  claim: '{percent} % större chans till en matchning',
  claimText: 'för premiummedlemmar på {site}.*',
  claimNote:
    '* Källa: {site} har räknat matchningarna för premiummedlemmar och gratismedlemmar under de senaste tolv månaderna. Ett genomsnitt, inget löfte.',
  bundlesTitle: 'Välj hur mycket du vill säga',
} satisfies Messages<typeof source>;
