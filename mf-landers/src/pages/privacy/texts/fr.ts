import type { PageText } from '../../page-text.ts';

export default {
  title: 'Politique de confidentialité',
  lead: 'Quelles données {site} conserve sur toi, pourquoi, combien de temps, et ce que tu peux y faire.',
  sections: [
    {
      id: 'controller',
      title: 'Le responsable du traitement',
      body: [
        '{company} est responsable du traitement de tes données. Pour toute question sur la protection des données, écris à [{email}](mail).',
        {
          facts: [
            ['Société', '{company}'],
            ['Adresse', '{address}, {city}, {country}'],
            ['Registre du commerce (KvK)', '{kvk}'],
            ['Téléphone', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Les données que nous conservons',
      body: [
        {
          facts: [
            [
              'Compte',
              'Adresse e-mail, prénom, date de naissance, pays, langue, une empreinte cryptographique de ton mot de passe (jamais le mot de passe lui-même), et la campagne qui t’a fait connaître le site, s’il y en a eu une.',
            ],
            [
              'Profil',
              'Ce que tu choisis de dire : genre, qui tu cherches, région et ville, apparence, situation amoureuse, centres d’intérêt, textes et photos.',
            ],
            [
              'Position',
              'Si tu la partages, arrondie à un kilomètre environ. Les autres membres voient une ville ou une distance approximative, jamais un point précis.',
            ],
            [
              'Ce que tu fais',
              'Likes, profils passés, matchs, blocages, et réponses aux six questions sur qui te correspond. Ta dernière activité, sauf si tu es invisible.',
            ],
            ['Conversations', 'Les messages, photos et cadeaux que tu envoies et reçois.'],
            [
              'Paiements',
              'Commandes, montants, moyen de paiement et état. Les numéros de carte et les mots de passe de ta banque restent chez le prestataire de paiement. Pour un prélèvement, nous conservons sous forme chiffrée le numéro de compte et le numéro de téléphone, ainsi que l’adresse IP depuis laquelle tu as donné ton accord.',
            ],
            [
              'Signalements',
              'Ce que tu signales, ce qui est signalé à ton sujet avec une copie, et ce qui a été décidé.',
            ],
            [
              'Connexions',
              'La date de chaque connexion et le navigateur utilisé. Tu peux voir la liste dans tes paramètres et mettre fin à chaque session.',
            ],
          ],
        },
        'Avant d’enregistrer une photo, nous en retirons ce que l’appareil photo y a ajouté, comme le lieu de la prise de vue.',
      ],
    },
    {
      id: 'why',
      title: 'Pourquoi nous pouvons les utiliser',
      body: [
        {
          facts: [
            [
              'Pour fournir le service',
              'Compte, profil, conversations, paiements : le contrat conclu avec toi (article 6, paragraphe 1, point b), du RGPD).',
            ],
            [
              'Les données sensibles',
              'Qui tu cherches révèle quelque chose de ton orientation sexuelle. Tu l’indiques toi-même pour que les autres te trouvent ; nous l’utilisons avec ton consentement (article 9, paragraphe 2, point a)). Tu retires ce consentement en effaçant cette indication de ton profil ou en supprimant ton compte.',
            ],
            [
              'Sécurité',
              'Les limites, les signalements et la vérification des photos protègent les membres contre la fraude, le spam et la violence : notre intérêt légitime et le leur (article 6, paragraphe 1, point f)), et la loi (article 6, paragraphe 1, point c)).',
            ],
            ['Comptabilité', 'Commandes et paiements : le droit fiscal (article 6, paragraphe 1, point c)).'],
            [
              'E-mails et notifications',
              'Ce que le contrat exige te parvient toujours. Tout le reste, tu le choisis dans tes [paramètres](settings) ; la publicité, seulement avec ton consentement.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Qui les voit ?',
      body: [
        'Les autres membres voient ton profil, dans la mesure où les paramètres du site et les tiens le permettent. Ils ne voient jamais ton adresse e-mail, ta date de naissance, ton nom de famille ni ta position exacte. Avec le [mode invisible](settings), seuls les membres que tu likes ou à qui tu parles te voient.',
        'Des prestataires travaillent pour nous en sous-traitance, sous contrat et uniquement sur nos instructions : hébergement, envoi d’e-mails et de SMS, et paiement. Tu vois le prestataire de paiement sur sa propre page avant de payer. Pour les notifications, nous utilisons le service de l’éditeur de ton navigateur ; il ne sait pas ce que tu écris.',
        'Nous ne vendons pas de données, et nous n’en donnons pas aux annonceurs. Un lien vers un partenaire ne révèle pas qui tu es.',
        'Les autorités ne reçoivent des données que lorsque la loi nous y oblige.',
      ],
    },
    {
      id: 'how-long',
      title: 'Combien de temps nous les conservons',
      body: [
        {
          facts: [
            [
              'Compte, profil, photos, conversations',
              'Jusqu’à ce que tu les supprimes, ou que tu supprimes ton compte.',
            ],
            [
              'Comptes supprimés',
              '14 jours, pendant lesquels tu peux revenir ; ensuite, le profil, les photos, les likes et le texte de tes messages sont supprimés.',
            ],
            [
              'Paiements',
              'Aussi longtemps que le droit fiscal l’exige ; sans ton nom après la suppression de ton compte.',
            ],
            [
              'Mandats de prélèvement',
              '14 mois, car les banques peuvent les demander ; un jour pour ceux qui n’ont jamais été confirmés.',
            ],
            ['Connexions', 'Jusqu’à ta déconnexion, ou 30 jours après la dernière utilisation.'],
            [
              'Compteurs contre les abus',
              '2 jours. Ils contiennent une empreinte cryptographique de l’adresse IP, pas l’adresse elle-même.',
            ],
            ['Les notifications que tu as reçues', '30 jours.'],
            ['Une copie de tes données', '7 jours, puis son lien expire.'],
            [
              'Signalements',
              'Avec la décision, pour que les deux parties puissent la contester et que les abus répétés soient repérés. Quand ton compte est supprimé, le nom et l’adresse sont effacés immédiatement, et tes propos et les preuves une fois le dossier tranché. Le nom et l’adresse des personnes sans compte sont effacés un an après la décision.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Ce que nous mesurons',
      body: [
        'Nos pages signalent à quelle vitesse elles se chargent et si une erreur s’est produite. Un tel rapport ne contient ni nom, ni adresse de page, ni numéro permettant de te reconnaître.',
        'Il n’y a sur {site} aucun traceur publicitaire et aucun outil d’analyse d’autres entreprises. Ce qui est enregistré dans ton navigateur est énuméré à la page [Cookies](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'Ce qui est décidé automatiquement',
      body: [
        'La recherche montre les personnes qui se sont connectées récemment et qui correspondent à ce que tu cherches. Un programme limite ce qu’un compte peut envoyer, refuse les coordonnées dans les premiers messages, et refuse les images déjà refusées auparavant.',
        'Un compte peut être gelé automatiquement quand il est signalé comme appartenant à un enfant. Une personne le vérifie, et tu peux contester la décision. Dans tous les autres cas, aucun compte n’est fermé sans l’intervention d’une personne.',
      ],
    },
    {
      id: 'rights',
      title: 'Tes droits',
      body: [
        {
          items: [
            'Accéder à tes données et les récupérer : [demande une copie](export), un fichier qui les contient toutes, avec tes photos.',
            'Les rectifier : dans ton [profil](profile) et tes [paramètres](settings).',
            'Les effacer : dans tes [paramètres](settings), sans donner de motif.',
            'T’opposer à leur traitement ou en demander la limitation, et retirer un consentement : écris à [{email}](mail).',
            'Introduire une réclamation auprès de l’autorité de protection des données de ton pays, ou du nôtre ({country}).',
          ],
        },
        'Nous répondons dans un délai d’un mois. Tout cela est gratuit.',
      ],
    },
    {
      id: 'security',
      title: 'Comment nous les protégeons',
      body: [
        'Les mots de passe ne sont enregistrés que sous forme d’empreinte cryptographique, à partir de laquelle on ne peut pas les retrouver. Les numéros de compte et de téléphone pour les prélèvements sont chiffrés. Les photos que les autres n’ont pas le droit de voir ne sont pas envoyées à leur navigateur, pas même floutées. Nos journaux d’erreurs ne contiennent pas ce que les membres écrivent.',
      ],
    },
  ],
} satisfies PageText;
