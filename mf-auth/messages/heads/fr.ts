export const heads = {
  login: {
    title: 'Se connecter',
    description: 'Connecte-toi sur {site} et découvre qui t’a écrit.',
  },
  signup: {
    title: 'Crée ton compte',
    description: 'Inscris-toi sur {site}. C’est gratuit : d’abord ton compte, puis quelques courtes questions sur toi.',
  },
};
