import type { Messages } from '@pairwise/i18n';

import type { result as source } from './en.ts';

export const result = {
  loading: 'Chargement de ton paiement',
  failedToLoad: 'Ton paiement n’a pas pu être chargé',
  status: {
    open: 'À terminer',
    pending: 'En cours',
    completed: 'Paiement reçu',
    ordered: 'Commande confirmée',
    failed: 'Non payé',
    refunded: 'Remboursé',
    charged_back: 'Repris par la banque',
  },
  pendingTitle: 'Ton paiement est en cours de traitement',
  pendingText:
    'Cela prend en général quelques secondes ; un virement bancaire, jusqu’à deux jours ouvrés. Tu peux quitter cette page : tes crédits arriveront tout seuls.',
  pendingLocked:
    'Pour ne jamais payer deux fois, tu pourras racheter ce pack une fois la commande {number} terminée. Tu peux choisir un autre pack dès maintenant.',
  openTitle: 'Ton paiement t’attend',
  openText: 'Tu n’as pas encore terminé le paiement. Reprends là où tu en étais.',
  continue: 'Continuer le paiement',
  added_one: 'nouveau crédit pour toi',
  added_many: 'nouveaux crédits pour toi',
  added_other: 'nouveaux crédits pour toi',
  balance_one: 'Ton solde est maintenant de {count} crédit.',
  balance_many: 'Ton solde est maintenant de {count} crédits.',
  balance_other: 'Ton solde est maintenant de {count} crédits.',
  debit: 'Nous prélevons {amount} sur ton compte. La date figure dans notre e-mail.',
  premium:
    'Premium est débloqué pour toi : toutes les photos, autant de conversations que tu veux, et les accusés de lecture.',
  backToChat: 'Retour à ma conversation',
  goOn: 'Reprendre là où j’en étais',
  members: 'Découvrir des membres',
  failedText: 'Rien n’a été débité. Ton pack est toujours là : comment préfères-tu payer ?',
  failedCardText: 'Rien n’a été débité. Réessaie avec ta carte, ou paie autrement.',
  failedEndText: 'Rien n’a été débité. Tu peux choisir à nouveau un pack quand tu veux.',
  retryCard: 'Réessayer avec la carte',
  others: 'Moyens de paiement',
  restart: 'Choisir un pack',
  refundedTitle: 'Ce paiement a été remboursé',
  refundedText:
    'Nous t’avons remboursé {amount} par le moyen de paiement que tu avais utilisé. L’argent arrive en quelques jours ; le délai dépend de ta banque.',
  chargedBackTitle: 'Ta banque a repris ce paiement',
  chargedBackText:
    'Ta banque a repris l’argent ; les crédits correspondants ont donc été retirés de ton solde. Si cela te surprend, contacte le service client.',
  service: 'Service client',
  bundle: 'Pack',
  bundleCredits_one: '{count} crédit',
  bundleCredits_many: '{count} crédits',
  bundleCredits_other: '{count} crédits',
  amount: 'Montant',
  paid: 'Payé',
  method: 'Moyen de paiement',
  orderNumber: 'Numéro de commande',
  date: 'Date',
  history: 'Paiements et crédits',
} satisfies Messages<typeof source>;
