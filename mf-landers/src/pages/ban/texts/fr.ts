import type { PageText } from '../../page-text.ts';

export default {
  title: 'Interdiction d’accès',
  lead: '{site} s’adresse aux adultes. Comment en tenir les enfants à l’écart, comment te bloquer l’accès à toi-même, et quand nous excluons quelqu’un.',
  sections: [
    {
      id: 'age',
      title: 'Comment nous tenons les enfants à l’écart',
      body: [
        'L’inscription exige une date de naissance ; aucune personne de moins de {min_age} ans n’obtient de compte, et la date refusée n’est pas enregistrée. Nous vérifions chaque photo avant que les autres la voient.',
        'Tu penses qu’un membre est mineur ? [Signale-le](complaints), sans donner ton nom si tu préfères. Ces signalements sont traités en priorité, et un compte peut être gelé jusqu’à ce que nous l’ayons vérifié.',
      ],
    },
    {
      id: 'devices',
      title: 'Bloquer le site sur l’appareil d’un enfant',
      body: [
        'Les téléphones, les ordinateurs et les routeurs peuvent bloquer des adresses. Ajoute {domain} à la liste des sites bloqués :',
        {
          items: [
            'iPhone et iPad : Réglages, Temps d’écran, Contenu et confidentialité, contenu web.',
            'Android : l’application Google Family Link, le compte de l’enfant, Google Chrome, sites bloqués.',
            'Windows : Microsoft Family Safety, filtres de contenu, sites bloqués.',
            'Mac : Réglages Système, Temps d’écran, Contenu et confidentialité.',
            'Pour toute la maison : le contrôle parental de ta box ou de ton routeur.',
          ],
        },
        'Un tel blocage vaut pour un seul appareil ou un seul réseau. Il est encore plus efficace accompagné d’une discussion.',
      ],
    },
    {
      id: 'yourself',
      title: 'Te bloquer l’accès à toi-même',
      body: [
        'Si tu veux rester à distance du site {site}, supprime ton compte dans tes [paramètres](settings). Après 14 jours, il ne peut plus être rétabli. Tu peux aussi ajouter {domain} aux sites bloqués de tes propres appareils, comme décrit plus haut.',
        'Si tu as seulement besoin d’une pause, le [mode invisible](settings) te cache et ne coûte rien, et les e-mails peuvent être suspendus.',
      ],
    },
    {
      id: 'ban',
      title: 'Quand nous excluons quelqu’un',
      body: [
        'Une personne décide, après un signalement ou un contrôle. Les motifs sont avant tout : un âge inférieur à l’âge requis, la violence ou les menaces, la fraude, les profils qui montrent quelqu’un d’autre, et les insultes ou le spam à répétition.',
        'Un compte suspendu ou fermé définitivement est déconnecté, son profil est invisible et la connexion est refusée. Le membre reçoit nos motifs par e-mail. Le remboursement des crédits non utilisés peut être demandé, comme l’indique la page [Rétractation et remboursements](return-policy).',
      ],
    },
    {
      id: 'appeal',
      title: 'Si tu penses que nous nous sommes trompés',
      body: [
        'Ouvre le lien de notre e-mail et demande un nouvel examen. Tu as six mois, et c’est gratuit. Si tu n’as plus l’e-mail, [écris-nous](service). Si tu avais raison, nous rouvrons le compte.',
      ],
    },
  ],
} satisfies PageText;
