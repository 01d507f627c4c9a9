import type { PageText } from '../../page-text.ts';

export default {
  title: 'Conditions d’utilisation',
  lead: 'Les règles entre toi et {company} quand tu utilises {site}. Version du {version}.',
  description:
    'Les règles entre toi et nous quand tu utilises {site} : ce que tu peux attendre de nous, ce que tu paies, et ce que nous attendons de toi.',
  sections: [
    {
      id: 'company',
      title: 'Qui sommes-nous ?',
      body: [
        '{company} exploite {site}. Quand ces conditions disent « nous », il s’agit de cette société.',
        {
          facts: [
            ['Société', '{company}'],
            ['Adresse', '{address}, {city}, {country}'],
            ['Registre du commerce (KvK)', '{kvk}'],
            ['Numéro de TVA', '{vat_numbers}'],
            ['Noms commerciaux', '{tradenames}'],
            ['Téléphone', '[{phone}](phone)'],
            ['E-mail', '[{email}](mail)'],
          ],
        },
        'Tu peux nous écrire en anglais, en allemand ou en néerlandais.',
      ],
    },
    {
      id: 'service',
      title: 'Le site {site}',
      body: [
        '{site} est un lieu de rencontre pour adultes : tu crées un profil, tu regardes ceux des autres, tu leur envoies des likes et tu leur écris.',
        'Nous mettons des personnes en contact. Nous ne pouvons pas promettre que quelqu’un réponde, que tu trouves l’amour, ni que ce qu’un membre dit à son propre sujet soit vrai. Pense à ta sécurité quand tu rencontres quelqu’un : nos [conseils de sécurité](faq#safe-date) t’y aident.',
        'Certains profils sont des {fictional_plural}. Chacun porte la mention « {fictional_singular} ». Ils sont inventés, et tu ne peux pas rencontrer les personnes qu’ils montrent.',
      ],
    },
    {
      id: 'account',
      title: 'Ton compte',
      body: [
        'Pour t’inscrire, tu dois avoir au moins {min_age} ans. L’inscription est gratuite. Ton compte est strictement personnel : une personne, un compte.',
        'Nous envoyons un lien à ton adresse e-mail. Tant que tu ne l’as pas ouvert, les membres à qui tu écris ne peuvent pas lire tes messages.',
        'Choisis un mot de passe que tu n’utilises nulle part ailleurs et garde-le pour toi. Si tu penses que quelqu’un d’autre utilise ton compte, [change ton mot de passe](settings) : cela met fin à toutes les autres sessions.',
      ],
    },
    {
      id: 'rules',
      title: 'Nos règles de conduite',
      body: [
        'Tu es responsable de ce que tu écris et montres. Voici ce qui est interdit sur {site} :',
        {
          items: [
            'se faire passer pour quelqu’un d’autre, ou utiliser les photos de quelqu’un d’autre',
            'les photos d’enfants, de personnes qui n’ont pas donné leur accord, ou de personnes nues',
            'les insultes, les menaces, le harcèlement, la haine, ou tout autre contenu contraire à la loi',
            'demander de l’argent, faire de la publicité ou du spam, ou diriger des membres vers des services payants',
            'collecter des données de membres, ou utiliser des programmes qui agissent à ta place',
            'les coordonnées, comme un numéro de téléphone, dans un premier message, avant que l’autre personne ait répondu',
          ],
        },
        'Ce que tu montres reste à toi. Tu nous autorises à l’enregistrer et à le montrer aux autres membres tant que cela reste sur {site}. Les photos ne sont montrées aux visiteurs que là où la recherche leur est ouverte.',
      ],
    },
    {
      id: 'moderation',
      title: 'Nos contrôles et nos décisions',
      body: [
        'Une personne regarde chaque photo avant que les autres la voient. Les textes ne sont pas lus à l’avance. Un programme refuse les coordonnées dans les premiers messages, et les images que nous avons déjà refusées.',
        'Tu peux signaler un profil, une photo, un message ou toute autre chose : avec « Signaler », juste à côté, ou avec notre [formulaire de signalement et de réclamation](complaints). Une personne décide de chaque signalement.',
        'Si quelque chose est contraire à ces règles ou à la loi, nous pouvons le retirer, suspendre le compte ou le fermer définitivement. Notre choix dépend de la gravité des faits, de leur fréquence et de leurs conséquences pour les autres. La personne concernée reçoit l’exposé de nos motifs par e-mail.',
        'Une seule mesure précède la décision d’une personne : un compte signalé comme appartenant à un enfant peut être gelé jusqu’à ce que nous l’ayons examiné.',
        'La personne à l’origine d’un signalement et toute personne concernée par notre décision peuvent la contester gratuitement dans un délai de six mois, avec le lien de notre e-mail. Tu peux aussi saisir un tribunal, ou un organe de règlement extrajudiciaire des litiges de ton pays. Les membres qui font fréquemment des signalements manifestement infondés peuvent également être suspendus.',
      ],
    },
    {
      id: 'free',
      title: 'Ce qui est gratuit',
      body: [
        {
          items: [
            't’inscrire, chercher, liker, et lire tout ce que les membres t’écrivent',
            'commencer des conversations avec deux membres ; répondre à d’autres ne compte pas',
            'trois photos sur ton profil',
          ],
        },
        'Les nouveaux membres reçoivent des crédits gratuits une fois leur adresse e-mail confirmée : {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Crédits et Premium',
      body: [
        'Les crédits servent à payer ce que tu envoies. Tu les achètes par packs, en une fois : {site} n’a pas d’abonnement, et rien ne se renouvelle tout seul. Tous les [prix](pricing) incluent la TVA et sont affichés dans ta monnaie avant que tu commandes.',
        {
          facts: [
            ['Crédits pour un message', '{message_credits}'],
            ['Crédits pour une photo dans une conversation', '{photo_credits}'],
            ['Crédits pour un cadeau, à partir de', '{gift_credits}'],
          ],
        },
        'L’achat d’un pack, quel qu’il soit, fait aussi de toi un membre Premium : tu vois toutes les photos, tu peux en montrer toi-même jusqu’à 25, commencer autant de conversations que tu veux, et voir quand tes messages ont été lus. Premium n’a pas de date de fin. Il ne prend fin que lorsque toutes tes commandes ont été remboursées.',
        'Les crédits n’expirent pas tant que ton compte existe. Ils ne peuvent être ni vendus, ni donnés à d’autres, ni échangés contre de l’argent, sauf en vertu de ton [droit de rétractation](return-policy).',
      ],
    },
    {
      id: 'order',
      title: 'Comment le contrat est conclu',
      body: [
        'Tu choisis un pack et un moyen de paiement, et tu appuies sur le bouton avec le prix. C’est ta commande. Le contrat est conclu quand le paiement est accepté ; nous ajoutons alors les crédits et t’envoyons un e-mail avec le numéro de commande.',
        'Un code promo n’est valable qu’une fois et ne se cumule pas avec un autre. Un code peut être limité à un pays, à un moyen de paiement, à une période ou à un montant minimum ; nous l’indiquons avant que tu paies.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Rétractation',
      body: [
        'Tu peux te rétracter d’une commande dans un délai de {refund_days} jours sans donner de motif : [renoncer au contrat ici](withdrawal). La page [Rétractation et remboursements](return-policy) explique ce que tu récupères.',
      ],
    },
    {
      id: 'leaving',
      title: 'Quand tu pars, et quand nous mettons fin au contrat',
      body: [
        'Tu peux supprimer ton compte à tout moment dans tes [paramètres](settings). Tu deviens immédiatement invisible. Pendant 14 jours, tu peux revenir avec le lien que nous t’envoyons ; ensuite, tes données personnelles sont supprimées et les crédits restants sont perdus. Demande ton remboursement avant, si tu y as droit.',
        'Nous pouvons mettre fin au contrat avec un préavis de 30 jours par e-mail, et sans préavis en cas de manquement grave à ces conditions. Si nous y mettons fin sans manquement de ta part, nous remboursons tes crédits non utilisés.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilité',
      body: [
        'Notre responsabilité est illimitée en cas de faute intentionnelle et de faute lourde, en cas d’atteinte à la vie, à l’intégrité physique ou à la santé, et partout où la loi l’exige. En cas de faute légère, nous ne sommes responsables que si nous manquons à une obligation sans laquelle le contrat ne pourrait pas être exécuté, et alors dans la limite du dommage prévisible.',
        'Nous veillons au bon fonctionnement du site {site}, mais il peut être indisponible par moments, par exemple pendant une maintenance. Tes droits en cas de défaut de conformité d’un service numérique ne sont pas affectés.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications de ces conditions',
      body: [
        'La date de cette version figure en haut. Si nous modifions ces conditions à ton désavantage, nous t’écrivons au moins 30 jours avant. Si tu n’es pas d’accord, tu peux supprimer ton compte et récupérer le prix de tes crédits non utilisés.',
      ],
    },
    {
      id: 'law',
      title: 'Droit applicable et litiges',
      body: [
        'Le droit du pays où {company} a son siège s’applique ({country}). Si tu as la qualité de consommateur, tu conserves la protection que t’accorde le droit de ton propre pays, et tu peux aussi saisir les tribunaux de ce pays.',
        '[Écris-nous](service) d’abord : la plupart des problèmes se règlent rapidement.',
      ],
    },
  ],
} satisfies PageText;
