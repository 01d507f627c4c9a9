export const promo = {
  ad: 'Ad',
  open: '{title}, advertisement',
  leaving: 'You are leaving {name}',
  counting_one: 'You go on to {host} in {count} second.',
  counting_other: 'You go on to {host} in {count} seconds.',
  foreign: 'What happens there is not in our hands.',
  now: 'Go now',
  cancel: 'Stay here',
  loading: 'One moment …',
  failed: 'The advertisement is not there any more.',
};
