export const promo = {
  ad: 'Ad',
  open: '{title}, advertisement',
  failed: 'The advertisement is not there any more.',
};
