export const heads = {
  login: {
    title: 'Logg inn',
    description: 'Logg inn på {site} og se hvem som har skrevet til deg.',
  },
  signup: {
    title: 'Opprett kontoen din',
    description: 'Bli medlem på {site}. Det er gratis: først kontoen din, så noen korte spørsmål om deg.',
  },
};
