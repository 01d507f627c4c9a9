export const heads = {
  login: {
    title: 'Logga in',
    description: 'Logga in på {site} och se vem som har skrivit till dig.',
  },
  signup: {
    title: 'Skapa ditt konto',
    description: 'Bli medlem på {site}. Det är gratis: först ditt konto, sedan några korta frågor om dig.',
  },
};
