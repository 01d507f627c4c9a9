export const heads = {
  login: {
    title: 'Accedi',
    description: 'Accedi a {site} e guarda chi ti ha scritto.',
  },
  signup: {
    title: 'Crea il tuo account',
    description: 'Iscriviti a {site}. È gratis: prima il tuo account, poi qualche breve domanda su di te.',
  },
};
