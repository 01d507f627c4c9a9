export const signupMatches = {
  title: 'Welcome, {name}',
  lead: 'These people fit what you’re looking for. A like is a good beginning.',
  unconfirmed: 'You can give one like now. Confirm your email address for more.',
  likeGiven: 'You have given your like. Confirm your email address for more.',
  goOn: 'See everyone',
  emptyTitle: 'Nobody fits yet',
  emptyText: 'Look around: a wider search shows more people.',
  failedTitle: 'Your first people could not be loaded',
  offlineTitle: 'You are offline',
  offlineText: 'They appear as soon as you are back.',
} as const;
