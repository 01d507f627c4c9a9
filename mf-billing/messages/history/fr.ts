import type { Messages } from '@pairwise/i18n';

import type { history as source } from './en.ts';

export const history = {
  title: 'Paiements et crédits',
  loading: 'Chargement de tes paiements',
  failedTitle: 'Tes paiements n’ont pas pu être chargés',
  emptyTitle: 'Rien pour l’instant',
  emptyText: 'Tes paiements, et chaque crédit reçu ou utilisé, s’afficheront ici.',
  toBundles: 'Voir les packs',
  payments: 'Paiements',
  noPayments: 'Tu n’as encore acheté aucun pack.',
  paymentCredits_one: '{count} crédit',
  paymentCredits_many: '{count} crédits',
  paymentCredits_other: '{count} crédits',
  status: {
    created: 'Non terminé',
    pending: 'En cours',
    completed: 'Payé',
    failed: 'Non payé',
    cancelled: 'Annulé',
    expired: 'Expiré',
    refunded: 'Remboursé',
    charged_back: 'Repris par la banque',
  },
  repeat: 'Commander à nouveau le dernier pack',
  credits: 'Crédits',
  reason: {
    signup: 'Cadeau de bienvenue',
    purchase: 'Pack',
    message: 'Message',
    photo: 'Photo',
    gift: 'Cadeau',
    bonus: 'Bonus',
    refund_reversal: 'Pack remboursé',
    chargeback_reversal: 'Pack rétabli',
    message_refund: 'Message remboursé',
    adjustment: 'Correction du service client',
  },
  balanceAfter: 'Solde {balance}',
  more: 'Afficher plus',
  morePayments: 'Afficher plus de paiements',
} satisfies Messages<typeof source>;
