import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Tout commence par un bonjour.',
  lead: 'Trouve quelqu’un près de chez toi, découvre qui c’est, et écris la première phrase.',
  niches: {
    she: {
      title: 'Ton bonjour décide.',
      lead: 'Regarde tranquillement, découvre qui ils sont, et écris à qui te plaît. La première phrase est à toi.',
    },
    bdsm: {
      title: 'Tout commence par une question.',
      lead: 'Trouve des adultes qui disent ce qu’ils aiment, connaissent leurs limites et demandent les tiennes.',
    },
    bbw: {
      title: 'Tout commence par tes courbes.',
      lead: 'Trouve près de chez toi quelqu’un qui les aime, découvre qui c’est, et écris la première phrase.',
    },
    gilf: {
      title: 'Tout recommence par un bonjour.',
      lead: 'Trouve près de chez toi quelqu’un qui a des histoires à raconter, et écris la première phrase.',
    },
    milf: {
      title: 'Tout commence quand la maison est calme.',
      lead: 'Trouve près de chez toi des femmes mûres qui ont une soirée à elles, et écris la première phrase.',
    },
    gay: {
      title: 'Tout commence par lui.',
      lead: 'Trouve un homme près de chez toi, découvre qui il est, et écris la première phrase.',
    },
  },
  action: 'Commencer gratuitement',
  look: 'Jeter un œil d’abord',
  ask: 'Libre dimanche ?',
  answer: 'Maintenant, oui.',
  pointsTitle: 'Comment ça marche ?',
  points: {
    free: {
      title: 'Regarder ne coûte rien',
      text: 'Chercher, liker et lire ce que les autres t’écrivent, c’est gratuit.',
    },
    checked: {
      title: 'Des gens, pas des images',
      text: 'Nous vérifions chaque photo avant que les autres la voient.',
    },
    once: {
      title: 'Sans abonnement',
      text: 'Tu paies tes crédits une seule fois. Ils n’expirent jamais, et rien ne se renouvelle tout seul.',
    },
  },
  pricing: 'Voir tous les prix',
} satisfies Messages<typeof source>;
