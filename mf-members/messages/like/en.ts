export const like = {
  give: 'Like {name}',
  /** On the button where there is room for a word. */
  short: 'Like',
  shortGiven: 'Liked',
  given: 'You like {name}',
  takenBack: 'You took your like of {name} back',
  failed: 'That did not work',
  ok: 'OK',
};
