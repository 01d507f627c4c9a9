export const emojis = {
  open: 'Choose an emoji',
  title: 'Emojis',
  search: 'Search emojis',
  none: 'No emoji by that name.',
  loading: 'Loading the emojis',
  failed: 'The emojis could not be loaded.',
} as const;
