export const promo = {
  ad: 'Ad',
  open: '{title}, advertisement',
  failed: 'This advertisement is no longer available.',
} as const;
