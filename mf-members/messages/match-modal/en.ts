export const matchModal = {
  title: 'It’s a match!',
  text: 'You and {name} like each other.',
  photo: 'Photo of {name}',
  view: 'View profile',
  later: 'Not now',
  close: 'Close',
};
