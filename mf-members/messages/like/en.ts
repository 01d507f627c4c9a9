export const like = {
  give: 'Like {name}',
  /** The text of the button, where there is room for one. */
  short: 'Like',
  shortGiven: 'Liked',
  given: 'You like {name}',
  unliked: 'You took your like of {name} back',
  notSent: 'Your like for {name} was not sent',
  notTakenBack: '{name} stays liked',
  confirmEmail: 'Confirm my email address',
  ok: 'OK',
};
