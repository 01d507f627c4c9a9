import type { PageText } from '../../page-text.ts';

export default {
  title: 'Service client',
  lead: 'Nous t’aidons avec plaisir. Tu peux régler beaucoup de choses plus vite par toi-même, alors regarde d’abord ici.',
  sections: [
    {
      id: 'yourself',
      title: 'Aide rapide',
      body: [
        {
          items: [
            '[Questions fréquentes](faq), avec une recherche',
            '[Choisir un nouveau mot de passe](reset)',
            '[Tes paiements et leur état](transactions)',
            '[Te rétracter d’une commande](withdrawal)',
            '[Faire un signalement ou une réclamation](complaints)',
            '[Modifier les notifications, ou supprimer ton compte](settings)',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Écrire ou appeler',
      body: [
        {
          facts: [
            ['E-mail', '[{email}](mail)'],
            ['Téléphone', '[{phone}](phone)'],
            ['Courrier', '{company}, {address}, {city}, {country}'],
          ],
        },
        'Tu peux nous écrire en anglais, en allemand ou en néerlandais. Une personne lit chaque message.',
      ],
    },
    {
      id: 'helps-us',
      title: 'Ce qui nous aide à t’aider',
      body: [
        {
          items: [
            'Écris depuis l’adresse e-mail de ton compte.',
            'Pour un paiement : le numéro de commande et la date.',
            'Pour une erreur : ce que tu as fait, ce que tu as vu, et sur quel appareil.',
            'Pour un membre : l’adresse du profil. Le plus rapide, c’est « Signaler » sur le profil lui-même.',
          ],
        },
        'Ne nous envoie jamais ton mot de passe ni ton numéro de carte. Nous ne les demandons jamais, pas même au téléphone.',
      ],
    },
    {
      id: 'danger',
      title: 'En cas de danger',
      body: [
        'Si tu es en danger en ce moment, appelle le numéro d’urgence, le 112 en Europe. Ensuite, [signale le membre](complaints), pour que nous puissions protéger les autres.',
      ],
    },
    {
      id: 'company',
      title: 'La société',
      body: [
        {
          facts: [
            ['Société', '{company}'],
            ['Registre du commerce (KvK)', '{kvk}'],
            ['Numéro de TVA', '{vat_numbers}'],
            ['Noms commerciaux', '{tradenames}'],
          ],
        },
        'C’est aussi notre point de contact pour les autorités et pour les utilisateurs au titre du règlement sur les services numériques.',
      ],
    },
  ],
} satisfies PageText;
