import type { Translation } from '../../../translation.ts';
import type { payments as source } from './en.ts';

export const payments: Translation<typeof source> = {
  payment_completed: {
    subject: 'Merci : {credits} crédits pour toi',
    heading: 'Nous avons reçu ton paiement',
    lines: [
      'Tu as {credits} nouveaux crédits, et tout Premium est débloqué pour toi.',
      'Commande {order} : {amount}, TVA incluse, payée le {date}.',
      'Il s’agit d’un paiement unique, pas d’un abonnement. Tu trouveras ton reçu en PDF parmi tes paiements.',
    ],
    button: 'Voir mes paiements',
  },
  payment_duplicate: {
    subject: 'Tu as payé deux fois. Nous te remboursons le second paiement',
    heading: 'Nous te remboursons {amount}',
    lines: [
      'Ta commande {order} a été payée deux fois. Les crédits ont été ajoutés une fois, et nous te remboursons intégralement le second paiement de {amount}.',
      'Tu n’as rien à faire. L’argent arrive en quelques jours ; le délai dépend de ta banque.',
    ],
    button: 'Voir mes paiements',
  },
  direct_debit_notice: {
    subject: 'Merci : {credits} crédits pour toi',
    heading: 'Nous prélèverons {amount} sur ton compte',
    lines: [
      'Tu as {credits} nouveaux crédits, et tout Premium est débloqué pour toi.',
      'À partir du {date}, nous prélèverons {amount} pour ta commande {order} sur le compte se terminant par {last4}. Veille à ce qu’il soit suffisamment approvisionné.',
      'Référence unique du mandat : {reference}. Identifiant créancier SEPA : {creditor}.',
      'Il s’agit d’un paiement unique, pas d’un abonnement. Tu peux en demander le remboursement à ta banque dans un délai de huit semaines.',
    ],
    button: 'Voir mes paiements',
  },
  direct_debit_returned: {
    subject: 'Ta banque a rejeté notre prélèvement',
    heading: 'Le prélèvement n’a pas abouti',
    lines: [
      'Ta banque a rejeté le prélèvement de {amount} pour ta commande {order}, sur le compte se terminant par {last4}.',
      'Nous avons retiré les crédits non utilisés de cette commande. Le paiement par prélèvement est bloqué pour ton compte ; tous les autres moyens de paiement fonctionnent toujours.',
    ],
    button: 'Voir mes paiements',
  },
  payment_restored: {
    subject: 'Bonne nouvelle : ta commande {order} est de nouveau active',
    heading: 'Ton paiement de {amount} est de nouveau pris en compte',
    lines: [
      'Ta banque avait repris le paiement de ta commande {order}. Elle nous a maintenant rendu l’argent, et tout est réglé.',
      'Les crédits que nous avions retirés sont de retour sur ton solde, et tout Premium est débloqué pour toi.',
    ],
    button: 'Voir mes paiements',
  },
  payment_refunded: {
    subject: 'Ton remboursement est en route',
    heading: 'Nous te remboursons {amount}',
    lines: [
      'Nous te remboursons {amount} pour ta commande {order}, par le moyen de paiement que tu avais utilisé.',
      'L’argent arrive en quelques jours ; le délai dépend de ta banque.',
    ],
    button: 'Voir mes paiements',
  },
  refund_failed: {
    subject: 'Ton remboursement nous est revenu',
    heading: 'Nous te devons encore {amount}',
    lines: [
      'Nous avons voulu te rembourser {amount} pour ta commande {order} par le moyen de paiement que tu avais utilisé, mais ta banque ou ton prestataire de paiement a refusé ce remboursement. L’argent est chez nous et il reste à toi.',
      'Écris à notre service client pour nous dire sur quel compte bancaire nous pouvons te le verser.',
    ],
    button: 'Voir mes paiements',
  },
  withdrawal_done: {
    subject: 'Nous avons reçu ta rétractation',
    heading: 'Ta rétractation est enregistrée',
    lines: [
      'Tu as envoyé ta rétractation pour la commande {order} le {moment}. Elle prend effet à ce moment-là.',
      'Sur ses {credits} crédits, {unused} n’étaient pas utilisés. Ils sont retirés de ton solde, et nous te remboursons {amount} sur {paid}, par le moyen de paiement que tu avais utilisé. L’argent arrive en quelques jours ; le délai dépend de ta banque.',
      'Premium a pris fin, sauf si une autre de tes commandes le maintient. Garde cet e-mail comme preuve. Numéro de ta rétractation : {number}',
    ],
    button: 'Voir mes paiements',
  },
  withdrawal_all_used: {
    subject: 'Nous avons reçu ta rétractation',
    heading: 'Il n’y a plus rien à rembourser',
    lines: [
      'Tu as envoyé ta rétractation pour la commande {order} le {moment}.',
      'Tous les crédits de cette commande sont déjà utilisés ou remboursés. Une rétractation ne donne droit qu’au remboursement des crédits non utilisés ; rien ne change donc, et Premium reste à toi.',
      'Numéro de ta rétractation : {number}',
    ],
    button: 'Voir mes paiements',
  },
  withdrawal_too_late: {
    subject: 'Nous avons reçu ta rétractation',
    heading: 'Le délai de cette commande est écoulé',
    lines: [
      'Tu as envoyé ta rétractation pour la commande {order} le {moment}. Le délai de rétractation avait déjà expiré.',
      'Tes crédits et Premium restent inchangés. Si tu penses que nous nous trompons, écris à notre service client.',
      'Numéro de ta rétractation : {number}',
    ],
    button: 'Voir mes paiements',
  },
  withdrawal_ended: {
    subject: 'Nous avons reçu ta rétractation',
    heading: 'Cette commande est déjà close',
    lines: [
      'Tu as envoyé ta rétractation pour la commande {order} le {moment}. Son montant avait déjà été remboursé.',
      'Tu n’as rien à faire. La page de tes paiements montre ce qui s’est passé.',
      'Numéro de ta rétractation : {number}',
    ],
    button: 'Voir mes paiements',
  },
};
