export const matchModal = {
  title: 'It’s a match!',
  text: 'You and {name} like each other.',
  photo: 'Photo of {name}',
  write: 'Send a message',
  view: 'View profile',
  keepSwiping: 'Keep swiping',
  keepLooking: 'Keep looking',
  close: 'Close',
} as const;
