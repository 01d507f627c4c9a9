export const heads = {
  login: {
    title: 'Inloggen',
    description: 'Log in bij {site} en kijk wie je heeft geschreven.',
  },
  signup: {
    title: 'Maak je account',
    description: 'Word lid van {site}. Het is gratis: eerst je account, dan een paar korte vragen over jou.',
  },
};
