export const state = {
  retry: 'Try again',
  offlineTitle: 'You are offline',
  offlineText: 'It will all be here as soon as you are back online.',
} as const;
