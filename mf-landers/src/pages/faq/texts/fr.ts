import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Questions fréquentes',
  lead: 'Tape un mot, ou ouvre une question. La tienne manque ? Le [service client](service) y répond.',
  description:
    'Les réponses aux questions que les membres posent le plus sur {site} : profils, messages, crédits et sécurité.',
  groups: [
    {
      id: 'start',
      title: 'Premiers pas',
      questions: [
        {
          id: 'cost',
          question: 'Combien coûte {site} ?',
          answer: [
            'S’inscrire, chercher, liker et lire, c’est gratuit. Tu paies en crédits ce que tu envoies ; tous les [prix](pricing) sont sur une seule page. Il n’y a pas d’abonnement.',
            'Les nouveaux membres reçoivent des crédits gratuits une fois leur adresse e-mail confirmée : {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'L’e-mail pour confirmer mon adresse n’arrive pas',
          answer: [
            'Regarde dans tes spams. S’il n’y est pas, connecte-toi : le message en haut de la page permet de le renvoyer, et tu peux corriger l’adresse. Le lien est valable sept jours.',
          ],
        },
        {
          id: 'password',
          question: 'Je n’arrive pas à me connecter',
          answer: [
            'Choisis un nouveau mot de passe avec [Mot de passe oublié ?](reset) ; le lien est valable une heure. Après cinq mots de passe incorrects, la connexion est bloquée pendant 15 minutes, puis plus longtemps. Cela te protège des inconnus qui essaient de le deviner.',
          ],
        },
        {
          id: 'language',
          question: 'Comment changer de langue ?',
          answer: [
            'Avec le menu en haut de chaque page. Nous retenons ton choix, aussi pour les e-mails une fois ta session ouverte.',
          ],
        },
      ],
    },
    {
      id: 'members',
      title: 'Profils et likes',
      questions: [
        {
          id: 'who-sees-me',
          question: 'Qui voit mon profil ?',
          answer: [
            'Les autres membres. Les visiteurs voient un prénom, un âge, une région et la première photo, et seulement là où la recherche leur est ouverte. Avec le [mode invisible](settings), qui est gratuit, seuls les membres que tu likes ou à qui tu parles te voient, et personne ne voit quand tu es en ligne.',
          ],
        },
        {
          id: 'photo-review',
          question: 'Pourquoi ma photo n’est-elle pas encore visible ?',
          answer: [
            'Une personne regarde d’abord chaque photo, en général en quelques minutes. Si elle est refusée, ton [profil](profile) dit pourquoi, et tu peux demander un nouvel examen.',
          ],
        },
        {
          id: 'how-many-photos',
          question: 'Combien de photos puis-je montrer ?',
          answer: ['Trois, et 25 avec Premium. JPEG, PNG et WebP jusqu’à 10 Mo, au moins 400 pixels de chaque côté.'],
        },
        {
          id: 'match',
          question: 'Qu’est-ce qu’un match ?',
          answer: [
            'Deux membres qui se plaisent. Tous deux le voient immédiatement. Dans le jeu du swipe, tu as quatre likes par jour ; les likes sur les profils sont comptés à part.',
          ],
        },
        {
          id: 'fictional',
          question: 'Tous les profils sont-ils réels ?',
          answer: [
            'Une personne vérifie les photos, mais nous ne contrôlons pas les papiers d’identité. Si un profil te semble suspect, signale-le.',
            'Certains profils sont des {fictional_plural}. Chacun porte la mention « {fictional_singular} ».',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Messages',
      questions: [
        {
          id: 'free-messages',
          question: 'Combien de messages puis-je écrire gratuitement ?',
          answer: [
            'Tu peux commencer des conversations avec deux membres et écrire avec les crédits reçus au départ. Répondre à quelqu’un qui t’a écrit en premier ne compte pas. Lire est toujours gratuit.',
          ],
        },
        {
          id: 'not-delivered',
          question: 'Pourquoi personne ne voit-il mon message ?',
          answer: [
            'Tant que ton adresse e-mail n’est pas confirmée, nous gardons tes messages en attente. Ouvre le lien de notre e-mail et ils seront remis.',
          ],
        },
        {
          id: 'contact-details',
          question: 'Pourquoi ne puis-je pas envoyer mon numéro de téléphone ?',
          answer: [
            'Dans un premier message, les coordonnées et les liens sont refusés : c’est ainsi que commencent la plupart des arnaques. Dès que l’autre personne a répondu, tu peux les envoyer.',
          ],
        },
        {
          id: 'offline',
          question: 'Que se passe-t-il quand je perds la connexion ?',
          answer: [
            'Ton message attend dans ton navigateur, 24 heures au maximum, et part une seule fois à ton retour en ligne. Tu ne paies que ce qui arrive.',
          ],
        },
        {
          id: 'delete-chat',
          question: 'Que se passe-t-il quand je supprime une conversation ?',
          answer: [
            'Elle disparaît pour toi. L’autre personne la garde. Un nouveau message la fait revenir, mais avec les nouveaux messages seulement.',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Crédits, Premium et paiement',
      questions: [
        {
          id: 'what-costs',
          question: 'Combien de crédits pour un message, une photo, un cadeau ?',
          answer: [
            {
              facts: [
                ['Un message', '{message_credits}'],
                ['Une photo dans une conversation', '{photo_credits}'],
                ['Un cadeau, à partir de', '{gift_credits}'],
                ['Recevoir et lire', '0'],
              ],
            },
            'Le bouton affiche le prix avant l’envoi.',
          ],
        },
        {
          id: 'premium',
          question: 'Comment devenir membre Premium ?',
          answer: [
            'Achète un pack de [crédits](credits), peu importe lequel. Premium n’a pas de date de fin et n’est pas un abonnement. Tu vois toutes les photos, tu en montres jusqu’à 25, tu commences autant de conversations que tu veux et tu vois quand tes messages ont été lus.',
          ],
        },
        {
          id: 'expire',
          question: 'Les crédits expirent-ils ?',
          answer: ['Non. Ils restent jusqu’à ce que tu les utilises ou que tu supprimes ton compte.'],
        },
        {
          id: 'not-arrived',
          question: 'J’ai payé, mais je n’ai pas reçu mes crédits',
          answer: [
            'Certains moyens de paiement prennent un peu de temps. La page [Paiements et crédits](transactions) montre l’état, toujours à jour. Si tes crédits ne sont toujours pas là après une heure, [écris-nous](service) avec le numéro de commande.',
          ],
        },
        {
          id: 'discount',
          question: 'Pourquoi mon code promo ne fonctionne-t-il pas ?',
          answer: [
            'Un code n’est valable qu’une fois. Certains sont liés à un montant minimum, à un pays, à un moyen de paiement ou à une date limite ; la page de paiement l’indique. Les codes ne se cumulent pas : c’est le plus avantageux qui s’applique.',
          ],
        },
        {
          id: 'money-back',
          question: 'Comment me faire rembourser ?',
          answer: [
            'Pendant {refund_days} jours, sans donner de motif, tu peux récupérer le prix des crédits que tu n’as pas utilisés : [rétracte-toi de la commande](withdrawal). La page [Rétractation et remboursements](return-policy) donne les détails.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Sécurité',
      questions: [
        {
          id: 'safe-date',
          question: 'Comment rencontrer quelqu’un en toute sécurité ?',
          answer: [
            {
              items: [
                'Parlez-vous d’abord en vidéo ou au téléphone.',
                'Retrouvez-vous dans un lieu public, et fais l’aller et le retour par tes propres moyens.',
                'Dis à quelqu’un de confiance où tu es et avec qui.',
                'Garde un œil sur ton verre, et pars si tu ne te sens pas à l’aise.',
                'N’envoie jamais d’argent, de cartes cadeaux ou de codes, quelle que soit l’histoire.',
                'Garde pour toi, pendant un temps, ton adresse et ton lieu de travail.',
              ],
            },
            'Nous ne vérifions pas les casiers judiciaires. En danger ? Appelle le numéro d’urgence, le 112 en Europe.',
          ],
        },
        {
          id: 'money',
          question: 'Un membre me demande de l’argent',
          answer: [
            'N’envoie rien : c’est presque toujours une arnaque. Signale le membre avec « Signaler », sur son profil ou dans la conversation, et ne réponds plus. Si tu as déjà payé, parles-en à ta banque et à la police.',
          ],
        },
        {
          id: 'report',
          question: 'Comment signaler un membre ?',
          answer: [
            'Avec « Signaler », sur son profil, dans le menu de la conversation ou à côté d’un message. Une personne décide et tu reçois les motifs par e-mail. Le membre ne saura pas qui a fait le signalement. Sans compte, utilise le [formulaire](complaints).',
          ],
        },
        {
          id: 'block',
          question: 'Que se passe-t-il quand je bloque quelqu’un ?',
          answer: [
            'Vous ne vous croisez plus ici : ni recherche, ni likes, ni messages. Tes conversations avec ce membre disparaissent de ta liste. Tu trouves la liste des membres bloqués sur ton [profil](profile).',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Compte et données',
      questions: [
        {
          id: 'emails',
          question: 'Comment ne plus recevoir d’e-mails ?',
          answer: [
            'Choisis dans tes [paramètres](settings) ceux que tu veux, ou utilise le lien à la fin d’un e-mail. Tu recevras toujours ceux qui concernent tes paiements et ton compte.',
          ],
        },
        {
          id: 'change-mail',
          question: 'Comment changer d’adresse e-mail ?',
          answer: [
            'Dans tes [paramètres](settings). Elle change quand tu ouvres le lien que nous envoyons à la nouvelle adresse.',
          ],
        },
        {
          id: 'copy',
          question: 'Puis-je obtenir une copie de mes données ?',
          answer: [
            'Oui : [demande-la](export). Nous mettons tout dans un seul fichier, et son lien est valable sept jours.',
          ],
        },
        {
          id: 'delete-account',
          question: 'Comment supprimer mon compte ?',
          answer: [
            'À la fin de tes [paramètres](settings). Tu deviens immédiatement invisible et, pendant 14 jours, le lien de notre e-mail rétablit tout. Ensuite, tes données sont supprimées et les crédits restants sont perdus.',
            'Avant la suppression, nous te proposons {delete_discount} % de réduction sur une commande, une fois et pendant sept jours, au cas où tu préférerais rester.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
