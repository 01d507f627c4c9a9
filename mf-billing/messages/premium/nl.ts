import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Blijf in gesprek',
  intro: 'Met elk pakket krijg je alles van Premium, zonder einddatum.',
  premiumTitle: 'Premium is van jou',
  premiumIntro: 'Je hebt alles wat hieronder staat. Met meer credits blijf je in gesprek.',
  benefitsTitle: 'Hoort bij elk pakket',
  benefits: {
    photos: 'Bekijk alle foto’s van alle leden',
    ownPhotos: 'Toon tot 25 foto’s van jezelf in plaats van 3',
    conversations: 'Begin zoveel gesprekken als je wilt',
    receipts: 'Zie wanneer je berichten zijn gelezen',
  },
  claim: '{percent}% meer kans op een match',
  claimText: 'voor premiumleden van {site}.*',
  claimNote:
    '* Bron: eigen telling van {site} van de matches van premiumleden en van gratis leden in de afgelopen twaalf maanden. Een gemiddelde, geen belofte.',
  bundlesTitle: 'Kies hoeveel je wilt zeggen',
} satisfies Messages<typeof source>;
