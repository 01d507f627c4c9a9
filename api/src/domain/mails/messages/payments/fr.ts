import type { payments as source } from './en.ts';

export const payments: typeof source = {
  payment_completed: {
    subject: 'Merci : {credits} crédits pour toi',
    heading: 'Ton paiement est arrivé',
    lines: [
      'Tu as {credits} nouveaux crédits, et tout Premium est débloqué pour toi.',
      'Commande {order} : {amount}, TVA incluse, payée le {date}.',
      'Il s’agit d’un paiement unique, pas d’un abonnement. Ton reçu se trouve avec tes paiements, en PDF.',
    ],
    button: 'Voir mes paiements',
  },
  payment_duplicate: {
    subject: 'Tu as payé deux fois. Nous te renvoyons le second paiement',
    heading: 'Nous te renvoyons {amount}',
    lines: [
      'Ta commande {order} a été payée deux fois. Les crédits ont été ajoutés une fois, et nous te remboursons intégralement le second paiement de {amount}.',
      'Tu n’as rien à faire. Selon ta banque, l’argent revient en quelques jours.',
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
      'Il s’agit d’un paiement unique, pas d’un abonnement. Ta banque peut le rembourser dans un délai de huit semaines.',
    ],
    button: 'Voir mes paiements',
  },
  direct_debit_returned: {
    subject: 'Ta banque a rejeté notre prélèvement',
    heading: 'Le prélèvement n’a pas abouti',
    lines: [
      'Ta banque a rejeté le prélèvement de {amount} pour ta commande {order}, sur le compte se terminant par {last4}.',
      'Nous avons retiré les crédits non utilisés de cette commande. Le prélèvement est bloqué pour ton compte ; tous les autres moyens de paiement fonctionnent toujours.',
    ],
    button: 'Voir mes paiements',
  },
  payment_refunded: {
    subject: 'Ton remboursement est en route',
    heading: 'Nous te renvoyons {amount}',
    lines: [
      'Nous te remboursons {amount} pour ta commande {order}, par le moyen de paiement que tu avais utilisé.',
      'Selon ta banque, l’argent arrive en quelques jours.',
    ],
    button: 'Voir mes paiements',
  },
  withdrawal_done: {
    subject: 'Nous avons reçu ta rétractation',
    heading: 'Ta rétractation est enregistrée',
    lines: [
      'Tu as envoyé ta rétractation pour la commande {order} le {moment}. Elle est valable à partir de ce moment.',
      'Sur ses {credits} crédits, {unused} n’étaient pas utilisés. Ils quittent ton solde, et nous te remboursons {amount} sur {paid}, par le moyen de paiement que tu avais utilisé. Selon ta banque, l’argent arrive en quelques jours.',
      'Premium a pris fin, sauf si une autre de tes commandes le maintient. Garde cet e-mail comme preuve. Numéro de ta déclaration : {number}',
    ],
    button: 'Voir mes paiements',
  },
  withdrawal_all_used: {
    subject: 'Nous avons reçu ta rétractation',
    heading: 'Il n’y a plus rien à rembourser',
    lines: [
      'Tu as envoyé ta rétractation pour la commande {order} le {moment}.',
      'Tous les crédits de cette commande sont déjà utilisés ou remboursés. Une rétractation rembourse ceux qui ne sont pas utilisés ; rien ne change donc, et Premium reste à toi.',
      'Numéro de ta déclaration : {number}',
    ],
    button: 'Voir mes paiements',
  },
  withdrawal_too_late: {
    subject: 'Nous avons reçu ta rétractation',
    heading: 'Le délai de cette commande est écoulé',
    lines: [
      'Tu as envoyé ta rétractation pour la commande {order} le {moment}. Le délai de rétractation avait expiré avant.',
      'Tes crédits et Premium restent inchangés. Si tu penses que nous nous trompons, écris à notre service client.',
      'Numéro de ta déclaration : {number}',
    ],
    button: 'Voir mes paiements',
  },
  withdrawal_ended: {
    subject: 'Nous avons reçu ta rétractation',
    heading: 'Cette commande a déjà pris fin',
    lines: [
      'Tu as envoyé ta rétractation pour la commande {order} le {moment}. Son montant avait été remboursé avant.',
      'Tu n’as rien à faire. Sous tes paiements, tu peux voir ce qui s’est passé.',
      'Numéro de ta déclaration : {number}',
    ],
    button: 'Voir mes paiements',
  },
};
