import type { PageText } from '../../page-text.ts';

export default {
  title: 'Cookies',
  lead: 'Ce que le site {site} enregistre dans ton navigateur. C’est court : pas de publicité, pas de pistage, rien qui vienne d’autres entreprises.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Les cookies sont de petits fichiers texte que ton navigateur nous renvoie. Voici tous ceux que nous utilisons :',
        {
          facts: [
            [
              '__Host-auth.session',
              'Garde ta session ouverte. Déposé quand tu te connectes, conservé 30 jours après ta dernière visite. Aucun script ne peut le lire.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Des valeurs aléatoires qui transmettent ta session d’une partie du site à une autre. Deux minutes au plus.',
            ],
            [
              'lang',
              'La langue que tu as choisie. Déposé quand tu en choisis une ou que tu ouvres un lien dans cette langue, conservé 365 jours.',
            ],
            [
              'first-touch',
              'La campagne qui t’a fait connaître le site. Déposé seulement si le lien en indiquait une, conservé 30 jours ; elle est enregistrée avec ton compte à l’inscription.',
            ],
            [
              'entry-skipped',
              'Quand tu as confirmé avoir l’âge de la majorité, pour que nous ne le demandions plus. Conservé 365 jours.',
            ],
            [
              '__Host-Http-mfe.bucket',
              'Un nombre aléatoire, pour que tu gardes la même version d’une page pendant que nous en testons une nouvelle avec une partie des visiteurs. Déposé seulement pendant un tel test, conservé 365 jours.',
            ],
            ['mfe.experiments', 'Que tu ne veux pas participer aux tests. Seulement si tu le dis, pendant 365 jours.'],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Stockage du navigateur',
      body: [
        'Ces entrées restent dans ton navigateur et ne sont pas envoyées à chaque requête :',
        {
          facts: [
            [
              'pairwise.entry-skipped',
              'Quand tu as confirmé avoir l’âge de la majorité, pour que nous ne le demandions plus.',
            ],
            ['pairwise.dismissed.…', 'Les conseils que tu as fermés, et quand, pour qu’ils restent fermés.'],
            [
              'pairwise.had-contact.…',
              'Le fait que tu as liké ou écrit ici, ou reçu un like ou un message, pour que nous ne proposions les notifications qu’à ce moment-là.',
            ],
            [
              'pairwise.draft.…',
              'Ce que tu as saisi dans une conversation en quittant la page, jusqu’à ce que l’appareil l’ait enregistré. Effacé quand tu te déconnectes.',
            ],
            ['pairwise-queue.…', 'Ce que tu as fait hors ligne, jusqu’à l’envoi. Effacé quand tu te déconnectes.'],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'Les messages que tu as écrits et pas encore envoyés, et les conversations que tu as supprimées, jusqu’à ce que nous les ayons reçus.',
            ],
            ['pairwise-swipe-keys', 'Si les touches du clavier fonctionnent dans le jeu du swipe.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Les versions d’une page que nous avons retirées, et quand la page a été rechargée pour la dernière fois parce qu’un fichier manquait, pour qu’elle ne se recharge pas sans cesse. Jusqu’à ce que tu fermes l’onglet.',
            ],
            [
              'Brouillons',
              'Les formulaires que tu as commencés, comme ton inscription ou ton profil, jusqu’à ce que tu fermes l’onglet.',
            ],
          ],
        },
        'Un service worker garde les textes d’une page pour les moments sans connexion. Si tu actives les notifications, ton navigateur garde l’autorisation.',
      ],
    },
    {
      id: 'consent',
      title: 'Pourquoi il n’y a pas de bandeau',
      body: [
        'La plupart sont nécessaires pour ce que tu demandes : garder ta session ouverte, retenir ta langue, afficher une page qui fonctionne. La loi n’exige pas de consentement pour cela.',
        'Deux d’entre eux servent à mesurer : first-touch indique quelle campagne t’a amené ici, et __Host-Http-mfe.bucket, avec quelle version d’une page plus de visiteurs s’inscrivent. Nous les utilisons parce que nous avons un intérêt légitime à savoir ce qui fonctionne (RGPD, article 6, paragraphe 1, point f)). Aucune autre entreprise ne les reçoit. Tu peux t’y opposer : aux tests avec le [bouton ci-dessous](cookies#experiments), à la campagne en effaçant first-touch dans ton navigateur ou en [nous écrivant](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Tests de pages',
      body: [
        'Parfois, nous montrons deux versions d’une page pour savoir laquelle donne envie à plus de visiteurs de s’inscrire. Le hasard décide de celle que tu vois. Nous comptons les visites et les inscriptions par version, langue, appareil, pays et type de site. Nous n’y associons ni ton nom ni ton adresse et ne les communiquons à personne.',
        'Tu peux refuser à tout moment. Ton nombre aléatoire est alors effacé, tu vois la page habituelle et tes visites ne sont pas comptées.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Pages de tiers',
      body: [
        'Quand tu paies, tu es sur la page du prestataire de paiement, qui a ses propres cookies. Il en va de même pour les pages de partenaires, qui ne s’ouvrent qu’après un avertissement.',
      ],
    },
    {
      id: 'delete',
      title: 'Comment tout effacer',
      body: [
        'Tu peux effacer les cookies et le stockage dans les paramètres de ton navigateur, ou les interdire. Ta session est alors fermée et tu dois choisir de nouveau ta langue ; tout le reste fonctionne. Pour garder ta session ouverte, {site} a besoin du premier cookie.',
        'Plus d’informations sur tes données : [confidentialité](privacy).',
      ],
    },
  ],
} satisfies PageText;
