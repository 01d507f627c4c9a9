import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Continue la conversation',
  intro: 'Chaque pack débloque tout Premium, et tout reste débloqué.',
  premiumTitle: 'Premium est à toi',
  premiumIntro: 'Tout ce qui suit est débloqué pour toi. Avec plus de crédits, la conversation continue.',
  benefitsTitle: 'Inclus dans chaque pack',
  benefits: {
    photos: 'Voir toutes les photos de tous les membres',
    ownPhotos: 'Montrer jusqu’à 25 photos de toi au lieu de 3',
    conversations: 'Commencer autant de conversations que tu veux',
    receipts: 'Voir quand tes messages ont été lus',
  },
  claim: '{percent} % de chances en plus d’avoir un match',
  claimText: 'pour les membres Premium sur {site}.*',
  claimNote:
    '* Source : décompte interne, sur {site}, des matchs des membres Premium et des membres gratuits au cours des douze derniers mois. Une moyenne, pas une promesse.',
  bundlesTitle: 'Choisis selon ce que tu as à dire',
} satisfies Messages<typeof source>;
