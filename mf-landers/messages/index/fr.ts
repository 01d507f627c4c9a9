import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Tout commence par un bonjour.',
  lead: 'Trouve quelqu’un près de chez toi, découvre qui c’est, et écris la première phrase.',
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
