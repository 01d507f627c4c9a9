export const like = {
  give: 'Like {name}',
  /** The text of the button, where there is room for one. */
  short: 'Like',
  shortGiven: 'Liked',
  given: 'You like {name}',
  unliked: 'You no longer like {name}',
  notSent: 'Your like for {name} was not sent',
  notUnliked: '{name} stays liked',
  confirmEmail: 'Confirm my email address',
  ok: 'OK',
} as const;
