export const heads = {
  login: {
    title: 'Kirjaudu sisään',
    description: 'Kirjaudu palveluun {site} ja katso, kuka on kirjoittanut sinulle.',
  },
  signup: {
    title: 'Luo tilisi',
    description: 'Liity palveluun {site}. Se on ilmaista: ensin tilisi, sitten muutama lyhyt kysymys sinusta.',
  },
};
