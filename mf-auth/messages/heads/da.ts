export const heads = {
  login: {
    title: 'Log ind',
    description: 'Log ind på {site}, og se, hvem der har skrevet til dig.',
  },
  signup: {
    title: 'Opret din konto',
    description: 'Bliv medlem på {site}. Det er gratis: først din konto, så nogle korte spørgsmål om dig.',
  },
};
