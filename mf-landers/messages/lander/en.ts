export const lander = {
  trust: '18+ only. Every photo is checked by a person.',
  invented: 'The people in these pictures are drawn and invented.',
  person: '{name}, {age}',
};
