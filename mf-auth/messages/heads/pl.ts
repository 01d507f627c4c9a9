export const heads = {
  login: {
    title: 'Logowanie',
    description: 'Zaloguj się na {site} i zobacz, kto do ciebie pisze.',
  },
  signup: {
    title: 'Załóż konto',
    description: 'Dołącz do serwisu {site} za darmo: najpierw konto, potem kilka krótkich pytań o ciebie.',
  },
};
