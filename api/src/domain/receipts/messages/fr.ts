import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  title: {
    payment: 'Reçu',
    refund: 'Remboursement',
    withdrawal: 'Remboursement après ta rétractation',
    refund_failed: 'Correction d’un remboursement',
  },
  subject: '{title} {number}, {site}',
  register: 'Registre du commerce (KvK) {number}',
  vatNumber: 'Numéro de TVA {number}',
  number: 'Numéro',
  issued: 'Date',
  order: 'Numéro de commande',
  ordered: 'Commandé le',
  method: { payment: 'Payé avec', refund: 'Remboursé par', refund_failed: 'Non remboursé par' },
  description: 'Désignation',
  amount: 'Montant',
  line: {
    payment: 'Pack de {credits} crédits, avec Premium',
    refund: 'Remboursement du pack de {credits} crédits',
    refund_failed: 'Remboursement du pack de {credits} crédits, que ta banque n’a pas accepté',
  },
  discount: 'Réduction',
  net: 'Montant hors TVA',
  vat: 'TVA {rate} ({country})',
  total: { payment: 'Payé', refund: 'Remboursé', refund_failed: 'Non remboursé' },
  noVat: 'Ce montant ne comprend pas de taxe sur la valeur ajoutée.',
  note: {
    payment: 'Il s’agit d’un paiement unique, pas d’un abonnement.',
    refund: 'Le remboursement se fait par le moyen de paiement utilisé. Cela peut prendre quelques jours.',
    refund_failed: 'Nous te devons toujours ce montant. Contacte le service client.',
  },
  methods: { sdd: 'Prélèvement', sct: 'Virement bancaire', creditcard: 'Carte bancaire' },
} satisfies Translation<typeof en>;
