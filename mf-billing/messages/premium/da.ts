import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Hold samtalen i gang',
  intro: 'Uanset hvilken pakke du vælger, låser den alt i Premium op, og det forbliver låst op.',
  premiumTitle: 'Du har Premium',
  premiumIntro: 'Alt nedenfor er låst op for dig. Med flere credits kan I snakke videre.',
  benefitsTitle: 'Det følger med hver pakke',
  benefits: {
    photos: 'Se alle billeder af alle medlemmer',
    ownPhotos: 'Vis op til 25 billeder af dig selv i stedet for 3',
    conversations: 'Start så mange samtaler, du vil',
    receipts: 'Se, hvornår dine beskeder er læst',
  },
  claim: '{percent} % større chance for et match',
  claimText: 'for Premium-medlemmer på {site}.*',
  claimNote:
    '* Kilde: {site} har selv talt Premium-medlemmers og gratis medlemmers matches de seneste tolv måneder. Et gennemsnit, ikke et løfte.',
  bundlesTitle: 'Vælg, hvor meget du vil sige',
} satisfies Messages<typeof source>;
