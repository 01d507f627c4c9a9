export const lander = {
  trust: '18+ only. We check every photo.',
  price: 'From {price} a message.',
  invented: 'The people in these pictures are drawn and invented.',
  person: '{name}, {age}',
} as const;
