import type { PageText } from '../../page-text.ts';

export default {
  title: 'Rétractation et remboursements',
  lead: 'Tu as {refund_days} jours pour changer d’avis sur une commande. Voici ce que tu récupères, et comment.',
  description:
    'Tu as changé d’avis sur une commande sur {site} ? Voici combien de temps tu as, ce que tu récupères, et comment.',
  sections: [
    {
      id: 'right',
      title: 'Ton droit de rétractation',
      body: [
        'Tu peux te rétracter d’une commande dans un délai de {refund_days} jours, sans donner de motif. Le délai commence le lendemain de ton achat et expire à la fin de son dernier jour, à minuit, où que tu sois.',
      ],
    },
    {
      id: 'how',
      title: 'Comment te rétracter',
      body: [
        'Le plus rapide est notre formulaire, qui fonctionne aussi sans connexion : [renoncer au contrat ici](withdrawal). Il te faut le numéro de la commande, qui se trouve dans l’e-mail de confirmation du paiement et sur la page [Paiements et crédits](transactions). Appuie sur « Confirmer la rétractation » : ta rétractation prend effet à ce moment-là, et nous la confirmons par e-mail avec la date et l’heure.',
        'Tu peux aussi nous adresser une déclaration dénuée d’ambiguïté par e-mail à [{email}](mail), par téléphone ou par courrier à {company}, {address}, {city}, {country}. Il suffit de l’envoyer avant l’expiration du délai.',
      ],
    },
    {
      id: 'amount',
      title: 'Ce que tu récupères',
      body: [
        {
          items: [
            'Aucun crédit de la commande utilisé : le prix total.',
            'Une partie utilisée : la part des crédits non utilisés, arrondie en ta faveur.',
            'Tous utilisés : rien, car tu as reçu la totalité du service que tu nous as demandé de commencer immédiatement.',
          ],
        },
        'Un exemple : sur 30 crédits à 29,99, tu en as utilisé 10. Tu récupères les deux tiers du prix, soit 20,00. Les crédits les plus anciens sont utilisés en premier, y compris les gratuits.',
      ],
    },
    {
      id: 'when',
      title: 'Quand et comment l’argent arrive',
      body: [
        'Nous te remboursons immédiatement, et au plus tard 14 jours après ta rétractation, par le moyen de paiement que tu avais utilisé, sans frais. Il peut falloir quelques jours de plus avant que l’argent soit sur ton compte ; cela dépend de ta banque. Un prélèvement encore en cours est remboursé dès que son montant nous est parvenu.',
      ],
    },
    {
      id: 'effect',
      title: 'Ce que deviennent les crédits et Premium',
      body: [
        'Les crédits non utilisés de la commande sont retirés de ton solde. Premium prend fin si aucune autre commande ne le maintient ; les photos au-delà de la troisième sont alors masquées, et reviennent avec ta prochaine commande. Rien n’est supprimé.',
      ],
    },
    {
      id: 'wrong',
      title: 'Quand quelque chose s’est mal passé',
      body: [
        'Payé deux fois par erreur ? Nous le remarquons et te remboursons le second paiement de nous-mêmes. Les crédits ne sont pas là alors que le paiement a été débité ? Certains moyens de paiement prennent un peu de temps ; s’ils manquent encore après une heure, [écris-nous](service).',
        'Avant de faire reprendre un paiement par ta banque, parle-nous-en : une telle reprise fait perdre les crédits et peut bloquer les prélèvements pour toi.',
        'Tes droits légaux en cas de défaut de conformité d’un service numérique subsistent, en plus de ce droit de rétractation.',
      ],
    },
    {
      id: 'form',
      title: 'Modèle de formulaire de rétractation',
      body: [
        'Tu peux utiliser ce texte, mais ce n’est pas obligatoire :',
        {
          items: [
            'À l’attention de {company}, {address}, {city}, {country}, {email} :',
            'Je vous notifie par la présente ma rétractation du contrat portant sur l’achat de crédits sur {site}.',
            'Numéro de la commande, et jour où j’ai commandé',
            'Mon nom, et l’adresse e-mail de mon compte',
            'Date, et ma signature en cas de notification sur papier',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
