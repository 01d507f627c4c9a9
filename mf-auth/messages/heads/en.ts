export const heads = {
  login: {
    title: 'Log in',
    description: 'Log in to {site} and see who has written to you.',
  },
  signup: {
    title: 'Create your account',
    description: 'Join {site}. It is free: your account first, then a few short questions about you.',
  },
} as const;
